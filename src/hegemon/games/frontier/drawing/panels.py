"""What lies beside the map: a panel for each player with a warehouse, and the list of loot."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hegemon.games.frontier.content import PLACES_A_RESOURCE
from hegemon.games.frontier.drawing import palette
from hegemon.games.frontier.drawing.glyphs import RESOURCES, glyph_markup, placed
from hegemon.games.frontier.drawing.palette import PEN
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.reading import amount, player_name
from hegemon.kit.drawing.markup import box, disc
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS
from hegemon.kit.drawing.panels import Panel

WIDTH = 330
PLAYER_HEIGHT = 48
LOOT_LINE = 19
STRIP = (8, 29, 314, 14)  # left, top, width and height of a warehouse
WIDEST_PLACE = 15.7
LEAST_TICK = 5  # width of a place in which a stroke can be seen
LOOT_LEFT = 62
LOOT_STEP = 17.5


class Stock(NamedTuple):
    """What a player's panel shows."""

    seat: int
    name: str
    tiles: int
    stored: int
    resources: tuple[int, ...]
    capacity: int
    fallen: bool
    actions: int  # still to be spent, or -1 for those who are not in turn
    spent: int
    cap: int


def all_panels(view: FrontierView) -> list[Panel]:
    """The players, then the loot."""
    found = [player(stock_of(view, seat)) for seat in range(view["players"])]
    return [*found, loot(view["map"], tuple(view["loot"]), view["looted"])]


def stock_of(view: FrontierView, seat: int) -> Stock:
    """What there is to show of a player."""
    in_turn = view["phase"] != "over" and seat == view["turn"]
    return Stock(
        seat,
        player_name(view, seat),
        view["tiles"][seat],
        view["stored"][seat],
        tuple(view["resources"][seat]),
        view["capacity"],
        bool(view["fallen"][seat]),
        view["actions"] if in_turn else -1,
        view["spent"],
        view["cap"],
    )


@lru_cache(maxsize=16384)
def player(own: Stock) -> Panel:
    """Letter, name, resources and tiles in one line, the warehouse below."""
    edge = palette.HIGHLIGHT if own.actions >= 0 else palette.FRAME
    parts = [
        box(1, 1, WIDTH - 2, PLAYER_HEIGHT - 2, palette.PAPER, edge, 7),
        seat_badge(own.seat, 18, 15.5, 19),
        PEN.cut(33, 20, 13, own.name, 98.8),
        PEN.text(WIDTH - 10, 20, 13, amount(own.tiles, "tile"), anchor="end"),
    ]
    parts.append(out() if own.fallen else resources(own.resources) + warehouse(own))
    markup = f'<g data-seat="{own.seat}">{"".join(parts)}</g>'
    return Panel(f"player-{LETTERS[own.seat].lower()}", title(own), markup, WIDTH, PLAYER_HEIGHT)


def seat_badge(seat: int, x: float, y: float, size: float) -> str:
    """A seat's letter on its colour, square with round corners, round a middle."""
    square = box(x - size / 2, y - size / 2, size, size, COLOURS[seat], palette.INK, size / 4)
    return square + PEN.text(x, y + size * 0.26, size * 0.72, LETTERS[seat], INKS[seat], "middle")


def title(own: Stock) -> str:
    """A panel in words."""
    facts = [amount(own.tiles, "tile")]
    if own.fallen:
        return f"{own.name}: {facts[0]}, out"
    if own.actions >= 0:
        facts.append(f"in turn with {amount(own.actions, 'action')}, {own.spent} of {own.cap} spent")
    facts.append(f"{amount(own.stored, 'action')} stored")
    facts += [amount(count, name) for name, count in zip(RESOURCES, own.resources) if count]
    return f"{own.name}: {', '.join(facts)}"


def out() -> str:
    return PEN.text(STRIP[0] + 2, STRIP[1] + 10.5, 11, "lost the spawn and is out", palette.FADED, plain=True)


def resources(counts: tuple[int, ...]) -> str:
    """Each resource as its symbol and how many there are."""
    parts = []
    for k, (name, count) in enumerate(zip(RESOURCES, counts)):
        x = 148 + 38 * k
        shade = "1" if count else "0.35"
        glyph = (
            f'<g opacity="{shade}" stroke-linejoin="round">{glyph_markup(placed(RESOURCES[name], x, 15.5, 0.68))}</g>'
        )
        parts.append(glyph + PEN.text(x + 11, 20, 13, str(count), palette.INK if count else palette.FADED))
    return "".join(parts)


def warehouse(own: Stock) -> str:
    """The strip of places: five for a resource, one for a stored action, the rest empty; and what may still be done."""
    left, top, width, height = STRIP
    todo = "" if own.actions < 0 else f"{amount(own.actions, 'action')} left"
    room = width - 94 if todo else width
    step = min(WIDEST_PLACE, room / own.capacity)
    parts = [box(left, top, step * own.capacity, height, palette.PAGE, palette.FRAME, 2)]
    lines = "".join(f"M{number(left + k * step)} {top}v{height}" for k in range(1, own.capacity))
    parts.append(f'<path d="{lines}" stroke="{palette.FRAME}" stroke-width="0.5"/>' if lines else "")
    place = 0
    for name, count in zip(RESOURCES, own.resources):
        for _ in range(count):
            parts.append(stored_resource(name, left + place * step, top, step * PLACES_A_RESOURCE))
            place += PLACES_A_RESOURCE
    parts.append(ticks(own.seat, left + place * step, top, step, max(0, min(own.stored, own.capacity - place))))
    if todo:
        parts.append(PEN.text(WIDTH - 10, top + 11, 12, todo, palette.HIGHLIGHT, "end"))
    return "".join(parts)


def stored_resource(name: str, x: float, top: float, width: float) -> str:
    """Five places filled with a resource; beyond the end of the strip there is no room for it."""
    height = STRIP[3]
    size = min(0.52, width / 24)
    if x + width > WIDTH - 4:
        return ""
    glyph = glyph_markup(placed(RESOURCES[name], x + width / 2, top + height / 2, size))
    return box(x + 0.6, top + 0.6, width - 1.2, height - 1.2, palette.PAPER, palette.INK, 2) + glyph


def ticks(seat: int, x: float, top: float, step: float, count: int) -> str:
    """A stroke for each stored action, as a pencil makes it; where there is no room for strokes, a bar."""
    if not count:
        return ""
    if step < LEAST_TICK:
        return box(x, top + 1, step * count, STRIP[3] - 2, COLOURS[seat])
    strokes = "".join(f"M{number(x + (k + 0.32) * step)} {top + 11.5}l{number(step * 0.36)} -9" for k in range(count))
    return f'<path d="{strokes}" stroke="{palette.INK}" stroke-width="2" stroke-linecap="round"/>'


@lru_cache(maxsize=1024)
def loot(name: str, numbers: tuple[int, ...], paid: int) -> Panel:
    """The numbers that villages pay, those already paid crossed out."""
    in_line = int((WIDTH - LOOT_LEFT - 6) / LOOT_STEP)
    lines = max(1, -(-len(numbers) // in_line))
    height = 28 + LOOT_LINE * lines + 2
    parts = [
        box(1, 1, WIDTH - 2, height - 2, palette.PAPER, palette.FRAME, 7),
        PEN.text(10, 19, 13, f"Map {name}"),
        PEN.text(10, 42, 12, "Loot"),
    ]
    for k, number_of_loot in enumerate(numbers):
        x, y = LOOT_LEFT + k % in_line * LOOT_STEP, 37 + k // in_line * LOOT_LINE
        parts.append(loot_number(x, y, number_of_loot, k < paid))
    if not numbers:
        parts.append(PEN.text(LOOT_LEFT - 8, 42, 12, "no villages on this map", palette.FADED, plain=True))
    left = ", ".join(map(str, numbers[paid:])) or "none"
    return Panel("loot", f"Map {name}. Loot still to be had: {left}", "".join(parts), WIDTH, height)


def loot_number(x: float, y: float, value: int, is_paid: bool) -> str:
    """A number in a ring; crossed out when a village has paid it."""
    ring = disc(x, y, 7.6, palette.PAGE, palette.INK)
    figure = PEN.text(x, y + 4, 11, str(value), palette.FADED if is_paid else palette.INK, "middle")
    cross = f"M{number(x - 6)} {number(y + 6)}l12 -12M{number(x - 6)} {number(y - 6)}l12 12"
    return ring + figure + (f'<path d="{cross}" stroke="{palette.HIGHLIGHT}" stroke-width="1.8"/>' if is_paid else "")
