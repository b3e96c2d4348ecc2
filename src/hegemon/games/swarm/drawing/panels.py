"""What lies beside the tiles, panel by panel: the event, the auction, the duel, the last battle, the players."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.swarm import content
from hegemon.games.swarm.content import EVENTS, LEADERS, EventCard
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.battles import battle_of
from hegemon.games.swarm.drawing.glyphs import ARROW, EVENT_GLYPHS, GLYPHS, element_disc
from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.drawing.players import player_panels
from hegemon.games.swarm.drawing.shapes import BOARD_WIDTH, panel, seat_disc, sheet
from hegemon.games.swarm.view import View
from hegemon.kit.drawing.lettering import text_width, wrapped
from hegemon.kit.drawing.markup import box, placed
from hegemon.kit.drawing.panels import Panel

BIDDING = ("bid", "sealed bid")
DUELLING = ("duel", "duel treason")
LOTS = {"quest": "quest", "leader": "leader", "covert": "covert card"}


def all_panels(view: View) -> list[Panel]:
    """The panels that have something to show, from the top."""
    found: list[Panel] = []
    if view["event"]:
        found.append(event(view["event"]))
    if view["phase"] in BIDDING:
        lot = view["auction"]
        found.append(auction(lot["lot"], view["phase"], lot["bid"], lot["bidder"], tuple(lot["passed"])))
    if view["phase"] in DUELLING and view["duel"]["duelists"]:
        found.append(duel(tuple(view["duel"]["duelists"]), tuple(view["duel"]["shown"])))
    if view["battle"]:
        found.append(battle_of(view))
    return found + player_panels(view)


@lru_cache(maxsize=64)
def event(name: str) -> Panel:
    """The event of the round: where the swarm goes, and what else happens."""
    card = next(card for card in EVENTS if card.name == name)
    lines = wrapped(card.text, (BOARD_WIDTH - 130) / 10)
    parts = [
        sheet(40),
        placed(GLYPHS[EVENT_GLYPHS[card.effect]], 22, 20, 0.68),
        PEN.text(44, 15, 12, card.label),
        *[PEN.text(44, 26 + 10.5 * k, 10, line, palette.FADED, plain=True) for k, line in enumerate(lines)],
        placed(compass(card), BOARD_WIDTH - 42, 20),
    ]
    return panel("event", f"{card.label}: {card.text}", f'<g data-event="{name}">{"".join(parts)}</g>', 40)


def compass(card: EventCard) -> str:
    """How far the swarm goes, and an arrow where to; 70 wide round the origin."""
    arrow = f'<path d="{ARROW}" fill="{palette.RED}" transform="rotate({card.direction * 90}) scale(0.62)"/>'
    direction = content.DIRECTIONS[card.direction]
    return (
        f"{placed(GLYPHS['locust'], -22, 0, 0.6)}{PEN.text(0, 6, 17, str(card.steps), anchor='middle')}"
        f"<g><title>The swarm goes {card.steps} {direction}</title>{placed(arrow, 21, 0)}</g>"
    )


@lru_cache(maxsize=4096)
def auction(lot: str, phase: str, bid: int, bidder: int, out: tuple[int, ...]) -> Panel:
    """What is up, the highest bid, and who has passed."""
    words = f"Auction: a {LOTS[lot]}"
    parts = [
        sheet(26, palette.DECKS[lot][1], palette.DECKS[lot][0]),
        card_back(7, 4, lot),
        PEN.text(26, 17.5, 12, words),
        highest_bid(phase, bid, bidder, 26 + text_width(words) * 12 + 12),
        passed(out),
    ]
    return panel("auction", words, f'<g data-lot="{LOTS[lot]}">{"".join(parts)}</g>', 26)


def card_back(x: float, y: float, deck: str) -> str:
    """A tiny card, face down."""
    return box(x, y, 13, 18, palette.DECKS[deck][0], palette.PAPER, 2.5, 1.4)


def highest_bid(phase: str, bid: int, bidder: int, x: float) -> str:
    """The bid that has to be topped, and whose it is."""
    if phase == "sealed bid":
        return PEN.text(x, 17.5, 11, "sealed bids", plain=True)
    if bidder < 0:
        return PEN.text(x, 17.5, 11, "no bid yet", plain=True)
    return (
        f"{placed(GLYPHS['drop'], x + 6, 13, 0.36)}{PEN.text(x + 15, 18, 14, str(bid))}{seat_disc(bidder, x + 48, 13)}"
    )


def passed(seats: tuple[int, ...]) -> str:
    """Those who are out, at the right end."""
    if not seats:
        return ""
    left = BOARD_WIDTH - 10 - 18 * len(seats)
    discs = "".join(seat_disc(seat, left + 18 * k + 9, 13) for k, seat in enumerate(seats))
    return PEN.text(left - 5, 17, 10, "passed", palette.FADED, "end", plain=True) + f'<g opacity="0.75">{discs}</g>'


@lru_cache(maxsize=1024)
def duel(duelists: tuple[int, ...], shown: tuple[str, ...]) -> Panel:
    """The final duel: what each of the tied has shown."""
    parts = [sheet(44, edge=palette.RED), PEN.text(8, 13, 10, "Final duel", palette.RED)]
    step = BOARD_WIDTH / len(duelists)
    for k, seat in enumerate(duelists):
        parts.append(duelist(seat, shown[seat], k * step + 16))
    return panel("duel", "Final duel", "".join(parts), 44)


def duelist(seat: int, leader: str, x: float) -> str:
    """A seat with the leader that it has shown, or none yet."""
    shown = next((card for card in LEADERS if card.name == leader), None)
    if shown is None:
        return seat_disc(seat, x, 29) + PEN.text(x + 13, 33, 12, "?")
    return (
        seat_disc(seat, x, 29)
        + placed(element_disc(shown.element, 7), x + 19, 29)
        + PEN.cut(x + 30, 33, 10, f"{shown.label} {shown.skill}", 55)
    )
