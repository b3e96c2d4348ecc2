// @ts-check
/** The page of a replay: only the past, with everything that explains it. */

import { Drawer } from "./drawer.js";
import { element, fill, fragment, need } from "./dom.js";
import { Log } from "./log.js";
import { addressed, merge, NOTHING, seatsThen } from "./parts.js";
import { Players } from "./players.js";
import { Scrubber, seatQuery } from "./replay.js";
import { Rules } from "./rules.js";
import { fetched } from "./send.js";
import { isWayAt, spotsAt } from "./spoken.js";
import { Stage } from "./stage.js";
import { paragraphs } from "./telling.js";

/** @param {HTMLElement} root @param {any} first the moment that came with the page */
function replay(root, first) {
  const known = merge(NOTHING, { ...first, type: "snapshot" });
  const seat = root.dataset.seat ? Number(root.dataset.seat) : null;
  const drawer = new Drawer(need("log-panel"));
  new Rules(need("rules"), root.dataset.game ?? "", () => drawer.open("rules"));
  const stage = new Stage();
  const log = new Log(need("log"), stage.board);
  const players = new Players({ open: () => {}, light: () => {}, unlight: () => {} });

  const show = (/** @type {any} */ position) => {
    const shown = { ...known, ...position };
    stage.show(shown);
    const seats = seatsThen(known.seats, shown.line.seats, shown.players).map((one) => ({ ...one, here: true })); // who looks on now is another matter
    players.show({ ...known, seats, can_host: false, mine: [] }, seat);
    drawer.mark("hand", !stage.hand.isEmpty);
    drawer.mark("panels", stage.shownPanels.size > 0);
    fill(need("asked"), "Replay");
    for (const place of [need("prompt"), caption]) fill(place, addressed(shown, seat));
    log.show(known.log.lines.filter((line) => line.moment <= shown.moment), seat);
    fill(need("text"), ...paragraphs(shown.text));
    stage.board.light(spotsAt(known.log.lines, shown.moment), false, isWayAt(known.log.lines, shown.moment));
  };
  const caption = element("p", { class: "what-then", "aria-hidden": "true" }); // where there is no dock
  const scrubber = new Scrubber(need("scrubber"), root.dataset.table ?? "", () => seat, { show, now: null });
  scrubber.root.prepend(caption);
  scrubber.update(known.moments);
  if (known.result) void fetched(`/t/${root.dataset.table}/review${seatQuery(seat)}`).then((text) => scrubber.bookmarks.turn(element("div", {}, ...fragment(text))));
  scrubber.go(Number(root.dataset.at || scrubber.visited() || known.moments.count));
}

const first = need("first");
replay(need("table"), JSON.parse(first.textContent ?? "{}"));
