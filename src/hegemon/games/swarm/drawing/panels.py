"""What lies beside the tiles: the round, its event, the auction, the last battle, the duel."""

from __future__ import annotations

from html import escape
from typing import Any

from hegemon.games.swarm import content
from hegemon.games.swarm.content import EVENTS, LEADERS, EventCard
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import ARROW, EVENT_GLYPHS, GLYPHS, element_disc
from hegemon.games.swarm.drawing.shapes import box, placed, text, wrapped
from hegemon.games.swarm.drawing.still import BOARD_WIDTH
from hegemon.kit.drawing.lettering import shortened, text_width
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS, player_name

View = dict[str, Any]
Panel = tuple[str, float]  # markup below the origin, and its height

SPACE = 6  # between panels
BIDDING = ("bid", "sealed bid")
DUELLING = ("duel", "duel treason")
HALF = BOARD_WIDTH / 2
LOTS = {"quest": "quest", "leader": "leader", "covert": "covert card"}

# What the seats that are asked do, one of them or several.
DEEDS = {
    "keep": ("keeps a traitor", "keep a traitor"),
    "deploy": ("places the first troops", "place their first troops"),
    "pray": ("decides on prayer", "decide on prayer"),
    "drop": ("drops troops", "drop troops"),
    "move": ("moves", "move"),
    "battle": ("picks a battle", "pick a battle"),
    "foe": ("picks a foe", "pick a foe"),
    "plan": ("plans in secret", "plan in secret"),
    "treason": ("may betray", "may betray"),
    "shrine": ("may send a troop inside", "may send a troop inside"),
    "bid": ("bids", "bid"),
    "sealed bid": ("bids in secret", "bid in secret"),
    "discard": ("discards a card", "discard a card"),
    "duel": ("shows a leader", "show a leader"),
    "duel treason": ("may betray", "may betray"),
}
ENDINGS = {
    "bastions": "holds the bastions",
    "long night": "has the most points",
    "duel": "wins the duel",
    "list": "is ahead after the duel",
    "draw": "share the win",
}


def panels(view: View) -> list[Panel]:
    """The panels that have something to show, from the top."""
    parts = [status(view), event(view), auction(view), duel(view), battle(view)]
    return [part for part in parts if part[1]]


def status(view: View) -> Panel:
    """The round, and who does what."""
    when = f"Round {view['round']}" if view["round"] else "Setup"
    words = shortened(f"{when} · {doings(view)}", BOARD_WIDTH / 14)
    return text(0, 14, 14, words), 18


def doings(view: View) -> str:
    """Who is asked for what, or who has won and how."""
    if view["over"]:
        how = ENDINGS.get(view["ending"], "")
        return f"the end: {names(view, view['winners'])} {how}".rstrip()
    asked = view["asked"]
    deeds = DEEDS.get(view["phase"], (view["phase"], view["phase"]))
    return f"{names(view, asked)} {deeds[0 if len(asked) == 1 else 1]}"


def names(view: View, seats: list[int]) -> str:
    """One player by name, several by their letters."""
    if len(seats) == 1:
        return player_name(view, seats[0])
    if len(seats) == view["players"]:
        return "all"
    return ", ".join(LETTERS[seat] for seat in seats)


def event(view: View) -> Panel:
    """The event of the round: where the swarm goes, and what else happens."""
    card = next((card for card in EVENTS if card.name == view["event"]), None)
    if card is None:
        return "", 0
    lines = wrapped(card.text, (BOARD_WIDTH - 130) / 10)
    parts = [
        box((0, 0, BOARD_WIDTH, 40), palette.PAPER, palette.SAND_DARK, 6),
        placed(GLYPHS[EVENT_GLYPHS[card.effect]], 22, 20, 0.68),
        text(44, 15, 12, card.label),
        *[text(44, 26 + 10.5 * k, 10, line, palette.FADED, plain=True) for k, line in enumerate(lines)],
        placed(compass(card), BOARD_WIDTH - 42, 20),
    ]
    return f'<g id="event"><title>{escape(f"{card.label}: {card.text}")}</title>{"".join(parts)}</g>', 40


def compass(card: EventCard) -> str:
    """How far the swarm goes, and an arrow where to; 70 wide round the origin."""
    arrow = f'<path d="{ARROW}" fill="{palette.RED}" transform="rotate({card.direction * 90}) scale(0.62)"/>'
    direction = content.DIRECTIONS[card.direction]
    return (
        f"{placed(GLYPHS['locust'], -22, 0, 0.6)}{text(0, 6, 17, str(card.steps), anchor='middle')}"
        f"<g><title>The swarm goes {card.steps} {direction}</title>{placed(arrow, 21, 0)}</g>"
    )


def auction(view: View) -> Panel:
    """What is up, the highest bid, and who has passed."""
    if view["phase"] not in BIDDING:
        return "", 0
    lot = view["auction"]
    words = f"Auction: a {LOTS[lot['lot']]}"
    parts = [
        box((0, 0, BOARD_WIDTH, 26), palette.DECKS[lot["lot"]][1], palette.DECKS[lot["lot"]][0], 6),
        card_back(7, 4, lot["lot"]),
        text(26, 17.5, 12, words),
        highest_bid(view, 26 + text_width(words) * 12 + 12),
        passed(lot["passed"]),
    ]
    return f'<g id="auction">{"".join(parts)}</g>', 26


def card_back(x: float, y: float, deck: str) -> str:
    """A tiny card, face down."""
    return box((x, y, 13, 18), palette.DECKS[deck][0], palette.PAPER, 2.5, 1.4)


def highest_bid(view: View, x: float) -> str:
    lot = view["auction"]
    if view["phase"] == "sealed bid":
        return text(x, 17.5, 11, "sealed bids", plain=True)
    if lot["bidder"] < 0:
        return text(x, 17.5, 11, "no bid yet", plain=True)
    return (
        f"{placed(GLYPHS['drop'], x + 6, 13, 0.36)}{text(x + 15, 18, 14, str(lot['bid']))}"
        f"{seat_disc(lot['bidder'], x + 48, 13)}"
    )


def passed(seats: list[int]) -> str:
    """Those who are out, at the right end."""
    if not seats:
        return ""
    left = BOARD_WIDTH - 10 - 18 * len(seats)
    discs = "".join(seat_disc(seat, left + 18 * k + 9, 13) for k, seat in enumerate(seats))
    return text(left - 5, 17, 10, "passed", palette.FADED, "end", plain=True) + f'<g opacity="0.75">{discs}</g>'


def seat_disc(seat: int, x: float, y: float, radius: float = 8) -> str:
    """A seat's letter on its colour."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{COLOURS[seat]}" '
        f'stroke="{palette.INK}" stroke-width="1"/>'
        f"{text(x, y + radius * 0.5, radius * 1.4, LETTERS[seat], INKS[seat], 'middle')}"
    )


def battle(view: View) -> Panel:
    """The last battle, side by side."""
    fight = view["battle"]
    if not fight:
        return "", 0
    place = next((f" for {tile['label']}" for tile in view["tiles"] if tile["name"] == fight["tile"]), "")
    heading = f"Battle{place}" if fight["tile"] else "The last battle"
    parts = [
        box((0, 0, BOARD_WIDTH, 64), palette.PAPER, palette.SAND_DARK, 6),
        text(HALF, 12, 10, heading, palette.FADED, "middle"),
        side(view, fight["left"], fight["right"], False),
        side(view, fight["right"], fight["left"], True),
        placed(GLYPHS["sabres"], HALF, 38, 0.56),
    ]
    return f'<g id="battle"><title>{escape(heading)}</title>{"".join(parts)}</g>', 64


def side(view: View, own: View, other: View, mirrored: bool) -> str:
    """One side of a battle: who, with what, and the score."""
    seat = int(own["seat"])
    x = BOARD_WIDTH - 16 if mirrored else 16
    step, anchor = (-1, "end") if mirrored else (1, "start")
    score_at = HALF - step * 34
    parts = [
        bar(seat, BOARD_WIDTH - 6 if mirrored else 6, 6, 58),
        seat_disc(seat, x + step * 6, 15),
        text(x + step * 19, 19, 11, shortened(player_name(view, seat), 10), anchor=anchor),
    ]
    if own["commitment"] < 0:
        return "".join(parts) + text(x, 42, 10.5, "plans in secret", palette.FADED, anchor, plain=True)
    parts += [
        leader_line(own, x, step, anchor),
        text(x - step * 2, 55, 10, effort(own), palette.INK, anchor, plain=True),
        score(own, other, score_at),
    ]
    return "".join(parts)


def bar(seat: int, x: float, top: float, foot: float) -> str:
    """A stroke in a seat's colour at the end of a panel."""
    return (
        f'<path d="M{number(x)} {number(top)}V{number(foot)}" stroke="{COLOURS[seat]}" stroke-width="5" '
        f'stroke-linecap="round"/>'
    )


def leader_line(own: View, x: float, step: int, anchor: str) -> str:
    """The leader with element, skill and fate."""
    leader = next((leader for leader in LEADERS if leader.name == own["leader"]), None)
    if leader is None:
        return text(x - step * 2, 39, 10.5, "no leader", palette.FADED, anchor, plain=True)
    words = f"{leader.label} {leader.skill}" if step > 0 else f"{leader.skill} {leader.label}"
    fate = ""
    if own["fate"]:
        fate = text(x + step * (20 + text_width(words) * 11), 39, 10.5, own["fate"], palette.RED, anchor)
    return (
        placed(element_disc(leader.element, 7.5), x + step * 5, 35.5)
        + text(x + step * 16, 39, 11, words, anchor=anchor)
        + fate
    )


def effort(own: View) -> str:
    """The commitment, and the tactics card if there was one."""
    card = next((kind.label for kind in content.COVERTS if kind.name == own["tactics"]), "")
    return f"commits {own['commitment']}" + (f" + {card}" if card else "")


def score(own: View, other: View, x: float) -> str:
    """The score, on gold if it is the higher one."""
    if own["score"] < 0:
        return ""
    fill = palette.GOLD if own["score"] > other["score"] else palette.SAND_LIGHT
    return (
        f'<circle cx="{number(x)}" cy="38" r="13" fill="{fill}" stroke="{palette.INK}" stroke-width="1.2"/>'
        f"{text(x, 43.5, 15, str(own['score']), anchor='middle')}"
    )


def duel(view: View) -> Panel:
    """The final duel: what each of the tied has shown."""
    duelists = view["duel"]["duelists"]
    if view["phase"] not in DUELLING or not duelists:
        return "", 0
    parts = [box((0, 0, BOARD_WIDTH, 44), palette.PAPER, palette.RED, 6), text(8, 13, 10, "Final duel", palette.RED)]
    step = BOARD_WIDTH / len(duelists)
    for k, seat in enumerate(duelists):
        parts.append(duelist(view, seat, k * step + 16))
    return f'<g id="duel">{"".join(parts)}</g>', 44


def duelist(view: View, seat: int, x: float) -> str:
    shown = next((leader for leader in LEADERS if leader.name == view["duel"]["shown"][seat]), None)
    if shown is None:
        return seat_disc(seat, x, 29) + text(x + 13, 33, 12, "?")
    return (
        seat_disc(seat, x, 29)
        + placed(element_disc(shown.element, 7), x + 19, 29)
        + text(x + 30, 33, 10, shortened(f"{shown.label} {shown.skill}", 5.5))
    )
