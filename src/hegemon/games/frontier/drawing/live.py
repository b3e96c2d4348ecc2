"""The live layer of the board: who owns what, what stands there, and what each tile says of itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from itertools import takewhile

from hegemon.games.frontier.drawing import palette
from hegemon.games.frontier.drawing.glyphs import BANNER, HULL, POLE, SAIL
from hegemon.games.frontier.drawing.still import CELL, Layout, layout_of, middle
from hegemon.games.frontier.drawing.territory import land
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.reading import player_name, tile_names
from hegemon.kit.drawing.markup import LETTERING, box, untouched, use
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS
from hegemon.kit.drawing.paths import moved
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted

BEYOND = -2  # the owner of what lies outside of the map
SCENERY = untouched('<use href="#scenery"/>')
SIGN = 9.5  # from the middle of a tile to that of its price or of an axe, across and down: no ring covers it
MOST_KNOWN = 512  # drawings of one tile that are kept

Things = tuple[object, ...]  # all that a tile's part depends on


class Frame:
    """What of a tile's parts does not depend on the course of the game; and its drawings so far."""

    def __init__(self, layout: Layout, tile: int, names: tuple[str, ...]) -> None:
        width, height, floors, elements, features = layout
        self.tile = tile
        self.width = width
        self.name = tile_names(width, height)[tile]
        self.floor, self.element, self.feature = floors[tile], elements[tile], features[tile]
        self.names = names
        self.land = f"land-{self.name}"
        self.thing = f"tile-{self.name}"
        self.known: dict[Things, str] = {}

    def drawn(self, things: Things) -> str:
        """The tile to point at, and all that stands on it; made once for the same things."""
        markup = self.known.get(things)
        if markup is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            markup = self.known[things] = self.draw(*things)  # type: ignore[arg-type]
        return markup

    def draw(
        self,
        owner: int,
        chopped: int,
        opened: int,
        soldier: str,
        building: str,
        reinforced: int,
        price: int,
        pay: int,
        strike: int,
        is_lettered: int,
        defence: int,
        *attacks: int,
    ) -> str:
        """The part of the tile."""
        x, y = middle(self.width, self.tile)
        title = self.title(owner, chopped, opened, soldier, building, reinforced)
        is_held = owner >= 0 or bool(self.element and not chopped)
        strength = power(self.names, owner, defence, attacks) if is_held else ""  # else it needs no attack
        strength += f"; costs {price} actions" if price > 1 else ""
        strength += f"; pays {counted(pay, 'action')}" if pay else ""
        parts = [self.printed(x, y, chopped, opened), *self.standing(x, y, owner, soldier, building, reinforced)]
        if is_lettered:
            parts.append(use(f"letter-{LETTERS[owner]}", x - CELL / 2 + 12, y - CELL / 2 + 17.5))
        if sign := self.sign(owner, chopped, price):
            parts.append(f'<g class="price" display="none">{use(sign, x - SIGN, y + SIGN)}</g>')
        if strike:
            parts.append(f'<g class="price" display="none">{versus(x, y + SIGN + 3, strike, defence)}</g>')
        free = "" if owner >= 0 else ' data-free=""'
        left, top = number(x - CELL / 2), number(y - CELL / 2)
        return (
            f'<g data-tile="{self.name}"{free} pointer-events="all"><title>{escape(title + strength)}</title>'
            f'<path d="M{left} {top}h{CELL}v{CELL}h-{CELL}z" fill="none"/>{"".join(parts)}</g>'
        )

    def standing(self, x: float, y: float, owner: int, soldier: str, building: str, reinforced: int) -> list[str]:
        """What its owner has put here."""
        parts = []
        if owner >= 0 and self.floor == "water" and not building:
            parts.append(ship(x, y, owner))
        if reinforced:
            parts.append(iron_edge(x, y))
        if building:
            parts.append(self.built(x, y, building))
        if soldier:
            parts.append(f'<g fill="{COLOURS[max(owner, 0)]}">{use(f"soldier-{soldier}", x + 12, y + 11)}</g>')
        return parts

    def sign(self, owner: int, chopped: int, price: int) -> str:
        """What is shown where the tile can be picked: its price, or an axe on woods of whose turn it is."""
        if price > 1:
            return f"price-{price}"
        return "axe" if owner >= 0 and self.element == "woods" and not chopped else ""

    def printed(self, x: float, y: float, chopped: int, opened: int) -> str:
        """Woods and features, which change when they are used."""
        parts = []
        if self.element == "woods":
            parts.append(use("chopped" if chopped else "woods", x, y))
        if self.feature:
            name = f"taken-{self.feature}" if opened else self.feature
            parts.append(corner(name, x, y) if self.element else use(name, x, y))
        return "".join(parts)

    def built(self, x: float, y: float, building: str) -> str:
        """A port in the middle of its tile; a fortification below what else is there."""
        if building == "port":
            return use(building, x, y)
        return use(building, x - 9, y + 12) if self.element or self.feature else use(building, x + 1, y + 6)

    def title(self, owner: int, chopped: int, opened: int, soldier: str, building: str, reinforced: int) -> str:
        """What the tile is and whose."""
        found = [self.floor]
        if self.element:
            found.append("chopped woods" if chopped else self.element)
        if self.feature:
            found.append(f"{self.feature} (taken)" if opened else self.feature)
        if building:
            found.append(f"{building} with iron" if reinforced else building)
        if soldier:
            found.append(soldier)
        whose = f"{self.names[owner]}'s " if owner >= 0 else ""
        return f"{self.name}: {whose}{', '.join(found)}"


def power(names: tuple[str, ...], owner: int, defence: int, attacks: tuple[int, ...]) -> str:
    """The defence of a tile, and what others bring against it."""
    against = [(names[seat], attack) for seat, attack in enumerate(attacks) if attack and seat != owner]
    if owner < 0:
        told = ", ".join(f"{name} {attack}" for name, attack in against)
        return f"; attack strength: {told}" if told else ""
    told = listed([f"{name} with {attack}" for name, attack in against])
    return f", defence {defence}" + (f"; could be attacked by {told}" if told else "")


@lru_cache(maxsize=64)
def frames(layout: Layout, names: tuple[str, ...]) -> list[Frame]:
    """The tiles of a map, made once for each company of players."""
    return [Frame(layout, tile, names) for tile in range(layout[0] * layout[1])]


def live_pieces(view: FrontierView) -> dict[str, str]:
    """The parts from the bottom up: territories, the scenery over them, tiles with what stands on them, spawns."""
    names = tuple(player_name(view, seat) for seat in range(view["players"]))
    tiles = frames(layout_of(view), names)
    owner, width = view["owner"], view["width"]
    lettered = lettered_tiles(owner, width, {*view["spawns"]}, [bool(tile.element or tile.feature) for tile in tiles])
    parts = {
        frame.land: land(width, frame.tile, whose, near)
        for frame, whose, near in zip(tiles, owner, rings(owner, width))
    }
    parts["scenery"] = SCENERY
    columns = [view[key] for key in ("chopped", "opened", "soldier", "building", "reinforced")]
    columns += [prices(view), pays(view), strikes(view), [int(frame.tile in lettered) for frame in tiles]]
    for frame, things in zip(tiles, zip(owner, *columns, view["defence"], *view["attack"])):
        parts[frame.thing] = frame.drawn(things)
    for seat, spawn in enumerate(view["spawns"]):
        parts[f"spawn-{LETTERS[seat].lower()}"] = flag(width, spawn, seat, bool(view["fallen"][seat]))
    parts["last"] = last_marks(width, last_tiles(view))
    return parts


def prices(view: FrontierView) -> list[int]:
    """FRONTIER-4.1 What each tile costs who is in turn, by its element; 0 for the usual action, or an own tile."""
    by_element, rows = view["prices"], zip(view["owner"], view["element"], view["chopped"])
    return [by_element.get(element, 0) if owner != view["turn"] and not cut else 0 for owner, element, cut in rows]


def pays(view: FrontierView) -> list[int]:
    """FRONTIER-6.3 The actions that each village would give whoever takes it next; 0 for any other tile."""
    next_loot = view["loot"][view["looted"]] if view["looted"] < len(view["loot"]) else 0
    rows = zip(view["feature"], view["opened"])
    return [next_loot if feature == "village" and not opened else 0 for feature, opened in rows]


def strikes(view: FrontierView) -> list[int]:
    """FRONTIER-4.5 With how much who is in turn attacks each tile of others; 0 where that is not enough."""
    seat = view["turn"]
    rows = zip(view["owner"], view["attack"][seat], view["defence"])
    return [attack if owner not in (-1, seat) and attack > defence else 0 for owner, attack, defence in rows]


def lettered_tiles(owner: list[int], width: int, spawns: set[int], is_drawn_on: list[bool]) -> set[int]:
    """The tiles with an owner's letter: the upper left corners of territories, or the next ones that nothing stands on.

    A spawn has its letter on a flag.
    """
    found = set()
    for tile, whose in enumerate(owner):
        is_west = tile % width > 0 and owner[tile - 1] == whose
        is_north = tile >= width and owner[tile - width] == whose
        if whose < 0 or is_west or is_north or tile in spawns:
            continue
        beside = next((one for one in reaching(owner, width, tile) if not is_drawn_on[one] and one not in spawns), tile)
        found.add(beside)
    return found


def reaching(owner: list[int], width: int, tile: int) -> Iterator[int]:
    """A tile, and those of its owner in a row to the right of it and below it."""
    row_end = tile - tile % width + width
    yield tile
    yield from takewhile(lambda one: owner[one] == owner[tile], range(tile + 1, row_end))
    yield from takewhile(lambda one: owner[one] == owner[tile], range(tile + width, len(owner), width))


def last_tiles(view: FrontierView) -> tuple[int, ...]:
    """The tiles that the last move was about, where a view tells of its events."""
    words = [word for event in view.get("events") or [] for kind, word in event["spots"] if kind == "tile"]
    names = tile_names(view["width"], view["height"])
    return tuple(sorted({names.index(word) for word in words if word in names}))


@lru_cache(maxsize=4096)
def last_marks(width: int, tiles: tuple[int, ...]) -> str:
    """A dashed frame round each of some tiles."""
    if not tiles:
        return ""
    side = CELL - 6
    corners = [(tile % width * CELL + 3, tile // width * CELL + 3) for tile in tiles]
    path = "".join(f"M{x} {y}h{side}v{side}h-{side}z" for x, y in corners)
    pen = f'd="{path}" fill="none" pointer-events="none" stroke-dasharray="7 5"'
    return (
        f'<path {pen} stroke="{palette.PAPER}" stroke-width="4.4"/>'
        f'<path {pen} stroke="{palette.INK}" stroke-width="2.4"/>'
    )


def rings(owner: list[int], width: int) -> Iterator[tuple[int, ...]]:
    """For every tile the owners round it, clockwise from the north."""
    rows = [owner[at : at + width] for at in range(0, len(owner), width)]
    left = [one for row in rows for one in (BEYOND, *row[:-1])]
    right = [one for row in rows for one in (*row[1:], BEYOND)]
    edge = [BEYOND] * width

    def above(cells: list[int]) -> list[int]:
        return edge + cells[:-width]

    def below(cells: list[int]) -> list[int]:
        return cells[width:] + edge

    return zip(above(owner), above(right), right, below(right), below(owner), below(left), left, above(left))


@lru_cache(maxsize=4096)
def versus(x: float, y: float, attack: int, defence: int) -> str:
    """The attack and the defence that it exceeds, on a plate at the foot of a tile."""
    plate = box(x - 17, y - 9, 34, 18, palette.HIGHLIGHT, palette.PAPER, 9, 1.6)
    told = palette.PEN.text(x, y + 5, 15, f"{attack} : {defence}", palette.PAPER, "middle")
    return f"<g {LETTERING}>{plate}{told}</g>"


def corner(name: str, x: float, y: float) -> str:
    """A feature made small at the upper right corner of a tile that has an element too."""
    return f'<use href="#{name}" transform="translate({number(x + 13)} {number(y - 13)}) scale(0.72)"/>'


def ship(x: float, y: float, owner: int) -> str:
    """A boat with a sail in its owner's colour: an own tile of water."""
    return (
        f'<g stroke="{palette.INK}" stroke-width="1.3" stroke-linejoin="round">'
        f'<path d="{moved(HULL, x, y)}" fill="{palette.COLOURS["wood"]}"/>'
        f'<path d="{moved(SAIL, x, y)}" fill="{COLOURS[owner]}"/></g>'
    )


def iron_edge(x: float, y: float) -> str:
    """The edges of a tile made bold: its building has iron."""
    half = CELL / 2 - 6
    left, top, side = number(x - half), number(y - half), number(2 * half)
    rivets = "".join(f"M{number(x + a * half)} {number(y + b * half)}h0.1" for a in (-1, 1) for b in (-1, 1))
    return (
        f'<path d="M{left} {top}h{side}v{side}h-{side}z" fill="none" stroke="{palette.INK}" stroke-width="2.6"/>'
        f'<path d="{rivets}" stroke="{palette.INK}" stroke-width="6" stroke-linecap="round"/>'
    )


@lru_cache(maxsize=4096)
def flag(width: int, tile: int, seat: int, fallen: bool) -> str:
    """The spawn of a player: a banner with the letter; crossed out when it has fallen."""
    x, y = middle(width, tile)
    cross = (
        f'<path d="M-15 -18L15 18M15 -18L-15 18" stroke="{palette.HIGHLIGHT}" stroke-width="3.4"/>' if fallen else ""
    )
    return (
        f'<g transform="translate({number(x)} {number(y)})" pointer-events="none" stroke="{palette.INK}" '
        f'stroke-linejoin="round" stroke-linecap="round" fill="none" {LETTERING}>'
        f'<path d="{POLE}" stroke-width="2.4"/><path d="{BANNER}" fill="{COLOURS[seat]}" stroke-width="1.5"/>'
        f'<g stroke="none">{palette.PEN.text(-3.4, -4.6, 14, LETTERS[seat], INKS[seat], "middle")}</g>{cross}</g>'
    )
