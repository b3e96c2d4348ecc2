// @ts-check
/** The head of the dock: who is asked, for what, and the rule behind it. */

import { Battle } from "./battle.js";
import { element, fill, need } from "./dom.js";
import { afterwards, hasPlayed } from "./afterwards.js";
import { addressed, hostOf } from "./parts.js";
import { capital } from "./wording.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {{past?: boolean, seat?: number | null, isReplaced?: boolean}} Manner */

const LAST = /^Round (\d+) of \1$/;

export class Asked {
  /** @param {(id: string) => void} openRule */
  constructor(openRule) {
    this.dock = need("dock");
    this.eyebrow = need("asked");
    this.why = need("why");
    this.prompt = need("prompt");
    this.battle = new Battle();
    this.goal = document.getElementById("goal");
    this.text = "";
    this.question = "";
    this.rule = "";
    this.prompt.after(this.battle.root);
    this.why.addEventListener("click", () => openRule(this.rule));
  }

  /** @param {Parts} known @param {Manner} [manner] */
  show(known, manner = {}) {
    const isYours = known.line.yours && known.stage === "playing" && !manner.past && !manner.isReplaced;
    this.dock.classList.toggle("yours", isYours);
    this.dock.classList.toggle("in-secret", isYours && isSecret(known));
    this.dock.classList.remove("fighting");
    this.battle.hide();
    this.dock.classList.toggle("watched", !hasActs(known, manner));
    const when = element("span", { class: "when", "aria-hidden": "true" }, ...(known.stage === "playing" ? whenOf(known.course) : []));
    fill(this.eyebrow, element("span", {}, isYours ? yours(known) : whose(known, manner)), when);
    this.text = textOf(known, manner);
    this.rule = known.line.rules[0] ?? "";
    this.why.hidden = !this.rule || known.stage !== "playing";
    this.why.title = this.rule && `Rule ${this.rule}`;
    this.write();
    if (this.goal) this.goal.hidden = !known.goal || !!manner.past;
    if (this.goal) this.goal.textContent = known.goal && `Goal: ${known.goal}`;
  }

  /** An attack is shown first. @param {string[]} names of who fights @param {string} target @param {number} troops */
  announce([one], target, troops) {
    this.dock.classList.add("fighting");
    const force = troops ? ` with ${troops}` : "";
    this.tell("Attack under way", `${capital(one)} ${one === "you" ? "attack" : "attacks"} ${target}${force}`);
  }

  /** Something is shown first, and no question is asked meanwhile. @param {string} eyebrow @param {string} text @param {boolean} [isAwaited] to go on */
  tell(eyebrow, text, isAwaited = false) {
    fill(this.eyebrow, element("span", {}, eyebrow));
    this.dock.classList.toggle("yours", isAwaited);
    this.why.hidden = true;
    this.text = text;
    this.write();
  }

  /** Ask for the next step of a move; nothing asks as the game does. @param {string} question */
  ask(question) {
    this.question = question;
    this.write();
  }

  write() {
    const words = (this.dock.classList.contains("yours") && this.question) || this.text;
    if (this.prompt.textContent !== words) this.prompt.textContent = words;
  }
}

/** How far the game is: the round, and where there is room the phase. @param {Parts["course"]} course */
function whenOf(course) {
  const phase = course?.phases.names[course.phases.now];
  const round = course?.heading && element("span", { class: "round" }, course.heading.replace(LAST, "Last round"));
  return [round, phase && element("span", { class: "phase" }, phase)];
}

/** Is there anything that this reader may do, now or later? @param {Parts} known @param {Manner} manner */
function hasActs(known, manner) {
  if (known.stage === "waiting") return known.can_host;
  if (known.stage === "over") return hasPlayed(known) || !!known.rematch;
  return known.stage === "playing" && manner.seat !== null;
}

/** @param {Parts} known @param {Manner} manner */
function textOf(known, { past, isReplaced, seat = null }) {
  if (past) return addressed(known, seat);
  if (known.stage === "readonly") return known.problem;
  if (known.stage === "waiting") return known.can_host ? startsWith(known) : `Waiting for ${hostOf(known)} to start`;
  if (known.result) return afterwards(known);
  return isReplaced ? "A bot is playing for you" : known.line.text;
}

/** What a start would mean now. @param {Parts} known */
function startsWith(known) {
  const open = known.seats.filter((seat) => seat.kind === "open");
  return open.length === 1 ? `Start now with a bot in seat ${open[0].letter}?` : "Start now with bots in the open seats?";
}

/** What is answered in secret says so. @param {Parts} known */
function yours(known) {
  return isSecret(known) ? "Your turn · secret" : "Your turn";
}

/** @param {Parts} known */
function isSecret({ picks, verbs }) {
  return picks.length > 0 && picks.every((entry) => verbs[entry.verb]?.secret);
}

/** Who else is waited for. @param {Parts} known @param {Manner} manner */
export function whose(known, { past, seat = null }) {
  if (past) return "Earlier in the game";
  if (known.stage === "waiting") return "Not started";
  if (known.stage === "over") return "Game over";
  if (known.stage === "readonly") return "Read only";
  if (known.lesson) return "Tutorial";
  const others = known.seats.filter((one) => one.asked && one.seat !== seat);
  if (!others.length) return "";
  return others.length > 2 ? `Waiting for ${others.length} players` : `Waiting for ${others.map((one) => one.name).join(" and ")}`;
}
