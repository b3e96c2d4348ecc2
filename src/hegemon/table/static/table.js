// @ts-check
/** A table: takes in what the server tells, shows it, and sends what the player does. */

import { Afterwards } from "./afterwards.js";
import { Animator } from "./animate.js";
import { Asked } from "./asked.js";
import { AutoEnd } from "./autoend.js";
import { courseOf } from "./battle.js";
import { Chat, unread } from "./chat.js";
import { Choices } from "./choices.js";
import { Coaching } from "./coaching.js";
import { conceal, Curtain, turnTo } from "./curtain.js";
import { Deals } from "./deals.js";
import { letterOf, need } from "./dom.js";
import { Drawer } from "./drawer.js";
import { Foretelling } from "./foretelling.js";
import { Live, liveAddress, wakeful } from "./live.js";
import { Log } from "./log.js";
import { News, newsOf } from "./news.js";
import { Notice } from "./notice.js";
import { isTalk, merge, NOTHING, seatsThen } from "./parts.js";
import { Players } from "./players.js";
import { Recap } from "./recap.js";
import { Scrubber } from "./replay.js";
import { Room } from "./room.js";
import { Rules } from "./rules.js";
import { BROWSER, Refused, send, sentenceOf } from "./send.js";
import { Sounds, soundOf } from "./sounds.js";
import { isWayAt, spotsAt } from "./spoken.js";
import { Stage } from "./stage.js";
import { tellText } from "./telling.js";

/** @typedef {import("./parts.js").Parts} Parts */

class Table {
  root = need("table");
  id = this.root.dataset.table ?? "";
  game = this.root.dataset.game ?? "";
  /** @type {number | null} */
  seat = this.root.dataset.seat ? Number(this.root.dataset.seat) : null;
  /** @type {Parts} */
  known = NOTHING;
  /** @type {any} a position of the past that is shown instead */
  past = null;
  /** @type {number[]} the own seats that were awaited last */
  awaited = [];
  fresh = 0;
  live = /** @type {Live | null} */ (null);

  news = new News(need("sign"));
  deals = new Deals(need("deals"), (move) => void this.act("moves", this.answer(move)));
  text = need("text");
  asked = new Asked((id) => this.rules.open(id));
  scrubber = new Scrubber(need("scrubber"), this.id, () => this.seat, {
    show: (position) => this.showPast(position),
    now: () => this.showPast(null),
  });
  drawer = new Drawer(need("log-panel"), (key) => this.leafOpened(key), ["ArrowLeft", "ArrowRight"].map((key) => this.scrubber.stepButton(key)));
  rules = new Rules(need("rules"), this.game, () => this.drawer.open("rules"));
  stage = new Stage();
  board = this.stage.board;
  choices = new Choices({ board: this.board, root: need("choices"), beside: need("asides"), note: need("note") }, this.hooks());
  log = new Log(need("log"), this.board);
  recap = new Recap(need("recap"), this.id, (moment) => void this.scrubber.watch(moment), this.board);
  autoEnd = new AutoEnd((move) => void this.act("moves", this.answer(move)), () => this.tellEnd());
  chat = new Chat(need("chat"), (text, to) => this.post("chat", to === null ? { text } : { text, to }));
  players = new Players({
    open: async (seat, known, shown) => (await import("./seatmenu.js")).openSeatMenu(this.id, seat, known, shown, (other) => this.turn(other)),
    light: (seat) => this.lightSeat(seat),
    unlight: () => this.board.unlight(),
  });
  room = new Room(this.id, () => this.showChoices(false));
  ending = new Afterwards(need("result"), this.id, this.board);
  curtain = new Curtain(need("curtain"), this.root);
  animator = new Animator(need("board"), (kind, word) => this.board.find(kind, word));
  sounds = new Sounds();
  foretelling = new Foretelling(this);
  notice = new Notice(this.sounds);
  coach = new Coaching([this.board, this.game, { read: (number) => void this.act("read", { number }), leave: () => void this.act("learnt"), focus: () => void this.choices.focusNext() }], () => this.known.lesson && this.showChoices(false));

  /** @param {any} first the snapshot that came with the page */
  constructor(first) {
    need("menu").onclick = () => this.openMenu().catch(() => this.news.write("The menu did not arrive. Try again."));
    this.board.ontight = (isTight) => this.drawer.tighten(isTight);
    this.hear(first);
    if (this.known.stage !== "playing") this.drawer.suit(this.known.stage);
    if (!this.curtain.isDown && !this.live) this.connect({ epoch: first.epoch, seq: first.seq });
    wakeful(() => this.live);
    this.openAddressed();
  }

  /** What the choices need of the table. */
  hooks() {
    return {
      submit: (/** @type {string} */ move) => this.post("moves", this.answer(move)),
      why: (/** @type {string} */ move) => send(`/t/${this.id}/why`, { seat: this.seat, move }),
      preview: (/** @type {string[]} */ words) => send(`/t/${this.id}/hint`, { seat: this.seat, words }),
      rule: (/** @type {string} */ id) => void this.rules.open(id),
      advise: () => send(`/t/${this.id}/advice`, { seat: this.seat }),
      undo: () => void this.act("back"),
      ask: (/** @type {string} */ question) => this.stepAsked(question),
      skip: () => (this.animator.skip(), this.foretelling.skip()),
    };
  }

  /** A move, bound to the question that is open. @param {string} move */
  answer(move) {
    return { move, question: this.known.line.question };
  }

  /** The menu is fetched by itself, so that a table is there sooner. */
  async openMenu() {
    const { openMenu } = await import("./menu.js");
    openMenu({ table: this.id, game: this.game, seat: this.seat, known: () => this.known, look: (seat) => this.turn(seat), play: (move) => this.post("moves", this.answer(move)), hint: this.choices.plan.offer.hint ? () => void this.choices.keys.hint.ask() : null });
  }

  get own() {
    return this.known.seats.find((seat) => seat.seat === this.seat);
  }

  /** Does a bot play for this seat? */
  get isReplaced() {
    return this.own?.kind === "bot";
  }

  /** @param {import("./live.js").Position | null} position */
  connect(position) {
    this.live?.close();
    const hooks = {
      heard: (/** @type {any} */ message) => this.hear(message),
      sign: (/** @type {string} */ sign, /** @type {string} */ sentence) => this.news.write(sign === "away" ? sentence || "Reconnecting…" : "", sentence && `/t/${this.id}`),
    };
    this.live = new Live(liveAddress({ table: this.id, seat: this.seat }), hooks, position);
  }

  /** @param {any} message a snapshot or an update */
  hear(message) {
    if (!isTalk(message)) this.animator.end();
    const was = this.known;
    const { stage: before, chat: { lines: talked }, seats } = was;
    const isFirst = was === NOTHING;
    this.known = merge(was, message);
    if (!isFirst) this.news.tell(newsOf(was, this.known, { seat: this.seat, isChatOpen: this.drawer.isShown("chat") }));
    if (!isFirst && this.known.stage !== before) this.drawer.suit(this.known.stage);
    const next = turnTo(this.seat, this.awaited, this.known.awaited);
    this.awaited = this.known.awaited;
    const settle = () => (next === null ? this.settled() : this.turn(next));
    if (!isFirst) this.sounds.play(soundOf(message, this.known.stage === "over" && before === "playing"));
    if (message.events && !this.past) this.coach.hide();
    if (message.showdowns && !this.past && !this.own?.resigned) return this.foretelling.play(message.showdowns, seats, settle);
    if (this.foretelling.isOpen) return this.foretelling.wait(next === null ? null : settle);
    if (next !== null) return this.turn(next);
    if (this.curtain.isDown) this.curtain.lift();
    if (!isFirst && !this.drawer.isShown("chat")) this.fresh += unread(talked, this.known.chat.lines, this.seat);
    if (message.events && !this.past) this.animator.play(message, this.seat, { ...courseOf(this), settle });
    else if (!this.animator.isShowing) this.show(isTalk(message)); // what is said meanwhile is shown with what is settled
  }

  /** The position as it is, after whatever was shown first. */
  settled() {
    this.choices.awake();
    this.show();
  }

  /** Title, icon and a sound say whose turn it is. */
  tellTurn() {
    const { line, stage } = this.known;
    this.notice.show(line.yours && stage === "playing" && !this.isReplaced, { prompt: line.text, decision: `${this.id}/${this.seat}/${line.question}` });
  }

  /** Go to another seat of this browser; behind a curtain where seats have secrets. @param {number} seat */
  turn(seat) {
    const to = this.known.seats.find((one) => one.seat === seat);
    const change = () => {
      this.seat = seat;
      this.root.dataset.seat = String(seat);
      history.replaceState(null, "", `/t/${this.id}?seat=${seat}`);
      this.connect(null);
    };
    this.live?.close();
    this.foretelling.drop();
    const isSecret = this.known.conceals;
    this.known = NOTHING;
    this.past = null;
    this.scrubber.library.forget();
    this.scrubber.at = null;
    if (!to || !isSecret) return change();
    conceal(this);
    this.curtain.fall(to, change);
  }

  /** @param {boolean} [talkOnly] nothing that the choices depend on has changed */
  show(talkOnly = false) {
    const { known, past } = this;
    this.root.dataset.stage = known.stage;
    this.root.classList.toggle("in-past", !!past);
    this.board.caption.own = this.own?.name ?? "";
    const drawn = this.stage.show(past ? { ...known, ...past } : known);
    this.asked.show(past ? { ...known, ...past } : known, { past: !!past, seat: this.seat, isReplaced: this.isReplaced });
    this.players.show(past ? { ...known, seats: seatsThen(known.seats, past.line.seats, past.players) } : known, this.seat);
    void this.room.show(known);
    void this.ending.show(known, this.seat);
    this.log.show(past ? known.log.lines.filter((line) => line.moment <= past.moment) : known.log.lines, this.seat, past ? "" : known.goal);
    this.recap.show(known, this.seat, !!past || this.isReplaced || !!known.lesson, drawn);
    this.autoEnd.consider(known, this.seat, !!past || this.isReplaced || !!known.lesson);
    this.chat.address(known.seats, this.seat);
    this.chat.show(known.chat.lines);
    this.scrubber.update(known.moments);
    this.drawer.mark("hand", !this.stage.hand.isEmpty && known.stage !== "over");
    this.drawer.begin(known.stage === "playing" && known.log.lines.length < 3);
    this.drawer.mark("panels", this.stage.shownPanels.size > 0);
    this.drawer.mark("chat", true, this.fresh);
    if (!talkOnly) this.showChoices(drawn);
    this.deals.show(past ? null : known);
    if (this.drawer.isShown("text")) this.showText();
    this.tellTurn();
    this.coach.show(known, this.seat, !!past || this.isReplaced);
  }

  /** @param {boolean} drawn was the board touched */
  showChoices(drawn) {
    const { picks, asides, answered, line, verbs, take_back, stage, hints, lesson } = this.known;
    const canReturn = this.isReplaced && !this.own?.resigned;
    const undo = take_back && !this.past && stage === "playing";
    const back = { label: "Take your seat back", deed: () => void this.act(`seats/${this.seat}/back`) };
    this.choices.instead = this.room.next(this.known) ?? this.ending.next(this.known) ?? this.coach.following(lesson) ?? (canReturn ? back : this.autoEnd.instead);
    if (this.past || this.isReplaced) this.choices.show({ picks: [], asides: [], answered: false, question: -1, undo: false }, drawn);
    else this.choices.show({ picks, asides, answered, question: line.question, verbs, undo, hint: hints && line.yours && !lesson, only: lesson?.only }, drawn);
    this.openHand();
  }

  /** The turn is about to end by itself, or it is not any more. */
  tellEnd() {
    this.choices.instead = this.autoEnd.instead;
    this.choices.dock.confirm.classList.toggle("ending", !!this.autoEnd.instead);
    this.choices.showActs();
  }

  /** What is asked for on the way to a move. @param {string} question */
  stepAsked(question) {
    this.asked.ask(question);
    this.openHand();
  }

  /** On a phone the hand opens by itself when the question is about it, and not about the board as well. */
  openHand() {
    if (!this.choices) return;
    this.drawer.follow("hand", this.known.line.yours && this.stage.hand.isAskedFor(this.choices.plan, this.board));
    this.stage.hand.makeWay(document.querySelector("#board .fought"));
  }

  /** The past, or null for now. @param {any} position */
  showPast(position) {
    this.past = position;
    this.foretelling.drop();
    this.animator.skip(), this.settled();
    const { lines } = this.known.log;
    this.board.light(position ? spotsAt(lines, position.moment) : [], false, !!position && isWayAt(lines, position.moment));
  }

  showText() {
    return tellText(this.text, { table: this.id, seat: this.seat, past: this.past, known: this.known, isHidden: () => this.curtain.isDown });
  }

  /** @param {string} key */
  leafOpened(key) {
    if (key === "text") this.showText();
    if (key === "rules") this.rules.offer(this.known.line.rules);
    if (key === "log") this.log.toEnd();
    if (key !== "chat") return;
    this.drawer.mark("chat", true, (this.fresh = 0));
    this.chat.toEnd();
  }

  /** @param {number} seat */
  lightSeat(seat) {
    this.board.light([["seat", String(seat)], ["seat", letterOf(seat).toLowerCase()], ["player", letterOf(seat).toLowerCase()]]);
  }

  /** Do something for the own seat, and say in the dock what is wrong with it. @param {string} deed @param {object} [body] */
  async act(deed, body = {}) {
    try {
      await this.post(deed, body);
    } catch (wrong) {
      this.choices.note.say(sentenceOf(wrong), "", "wrong");
    }
  }

  /** @param {string} deed @param {object} body */
  async post(deed, body) {
    const trying = (/** @type {number} */ tries) => this.news.write(tries ? `Sending again (${tries})…` : "");
    try {
      await send(`/t/${this.id}/${deed}`, { seat: this.seat, ...body }, "POST", { ...BROWSER, trying });
    } catch (wrong) {
      if (wrong instanceof Refused && wrong.status === 409) this.live?.say({ ask: "snapshot" });
      throw wrong;
    }
    this.live?.wake();
  }

  /** A link to a moment opens there. */
  openAddressed() {
    const at = new URL(location.href).searchParams.get("at");
    if (at !== null && /^\d+$/.test(at)) this.scrubber.go(Number(at));
  }
}

const first = need("first");
first.remove();
new Table({ ...JSON.parse(first.textContent ?? "{}"), type: "snapshot" });
