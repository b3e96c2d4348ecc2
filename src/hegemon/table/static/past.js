// @ts-check
/** The page of a replay: only the past, with everything that explains it. */

import { element, fill, need } from "./dom.js";
import { Log } from "./log.js";
import { merge, NOTHING, seatsThen } from "./parts.js";
import { Scrubber } from "./replay.js";
import { Rules } from "./rules.js";
import { Seats } from "./seats.js";
import { Sheet } from "./sheet.js";
import { Stage } from "./stage.js";

/** @param {HTMLElement} root @param {any} first the moment that came with the page */
function replay(root, first) {
  const known = merge(NOTHING, { ...first, type: "snapshot" });
  const seat = root.dataset.seat ? Number(root.dataset.seat) : null;
  const table = root.dataset.table ?? "";
  const sheet = new Sheet(need("sheet"));
  const rules = new Rules(need("rules"), root.dataset.game ?? "", () => sheet.open("rules"));
  const stage = new Stage((id) => rules.open(id));
  const log = new Log(need("log"), stage.board);
  const seats = new Seats(need("seats"), table, { look: () => {}, light: () => {}, unlight: () => {} });

  const show = (/** @type {any} */ position) => {
    const shown = { ...known, ...position };
    stage.show(shown);
    seats.show({ ...known, seats: seatsThen(known.seats, shown.line.seats), can_host: false, mine: [] }, seat);
    sheet.mark("hand", !!stage.shownHand);
    sheet.mark("panels", stage.shownPanels.size > 0);
    const lines = typeof shown.text === "string" ? shown.text.split("\n") : shown.text;
    log.show(known.log.lines.filter((line) => line.moment <= shown.moment));
    fill(need("text"), ...lines.map((/** @type {string} */ line) => element("p", {}, line)));
  };
  const scrubber = new Scrubber(need("scrubber"), table, () => seat, { show, now: null });
  scrubber.update(known.moments);
  scrubber.go(Number(root.dataset.at ?? "0"));
}

const first = need("first");
replay(need("table"), JSON.parse(first.textContent ?? "{}"));
