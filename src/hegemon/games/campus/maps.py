"""CAMPUS-1 The map: territories, who is whose neighbour, and the buildings they belong to.

A map is made from its drawing, a grid of cells: territories whose rooms share at least two edges of cells are
neighbours. Two maps are drawn in `content.py`; `random:NUMBER` is grown from its number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.games.campus import content
from hegemon.games.campus.grown_plan import Plan, grown_plan
from hegemon.kit.graph import zeros

LEAST_SIZE: Final = 12
MOST_SIZE: Final = 60
SEED_BITS: Final = 63
SEED_DIGITS: Final = 19
NAMING_STREAM: Final = 1 << 20  # of the map's seed; the streams before it grow the rooms
KEPT_MAPS: Final = 64

ASCII: Final = str.maketrans("åäöéü ", "aaoeu-", "'.")


class Map:
    """A campus. Neighbours of t are `links[starts[t]:starts[t + 1]]`, ascending; `cells` has -1 for lawn."""

    def __init__(self, name: str, plan: Plan, labels: list[str], building_labels: list[str]) -> None:
        graph = plan.graph()
        self.name = name
        self.territories = graph.size
        self.names = [notation_name(label) for label in labels]
        self.labels = labels
        self.starts = graph.starts
        self.links = graph.links
        self.buildings = plan.buildings
        self.building_of = plan.building_of
        self.building_names = [notation_name(label) for label in building_labels]
        self.building_labels = building_labels
        self.sizes = zeros(plan.buildings)
        self.borders = zeros(plan.buildings)  # by building: territories with a neighbour outside
        self.bonus = zeros(plan.buildings)
        self.width = plan.width
        self.height = plan.height
        self.cells = plan.cells
        self.weigh_buildings()

    def weigh_buildings(self) -> None:
        """CAMPUS-1.3 A building pays for its size and for its borders."""
        for territory in range(self.territories):
            building = self.building_of[territory]
            self.sizes[building] += 1
            self.borders[building] += 1 if self.is_border(territory) else 0
        for building in range(self.buildings):
            self.bonus[building] = bonus_for(self.sizes[building], self.borders[building])

    def is_border(self, territory: i64) -> bool:
        """Whether a territory has a neighbour outside its building."""
        for k in range(self.starts[territory], self.starts[territory + 1]):
            if self.building_of[self.links[k]] != self.building_of[territory]:
                return True
        return False


def bonus_for(size: i64, borders: i64) -> i64:
    """CAMPUS-1.3 Half of its territories and of its borders to defend together, rounded down.

    >>> bonus_for(4, 2)
    3
    """
    return (size + borders) // 2


def notation_name(label: str) -> str:
    """A display name as it is written in moves.

    >>> notation_name("Väg och vatten")
    'vag-och-vatten'
    """
    return label.lower().translate(ASCII)


def named_map(name: str, size: i64) -> Map:
    """The map of this name; the size, a number of territories, counts for random maps only."""
    key = f"{name} {size}"
    if key not in MAPS:
        if len(MAPS) >= KEPT_MAPS:
            MAPS.clear()
        MAPS[key] = made_map(name, size)
    return MAPS[key]


def made_map(name: str, size: i64) -> Map:
    """CAMPUS-1.2, CAMPUS-1.3, CAMPUS-1.4 The drawn maps, and those that grow from a number."""
    if name == content.JOHANNEBERG:
        return drawn_map(name, content.JOHANNEBERG_PICTURE, content.JOHANNEBERG_BUILDINGS)
    if name == content.UNIVERSITY:
        return drawn_map(name, content.UNIVERSITY_PICTURE, content.UNIVERSITY_BUILDINGS)
    if name.startswith(content.RANDOM):
        return random_map(parsed_seed(name[len(content.RANDOM) :]), size)
    raise NotUnderstood(f"there is no map called {quoted(name)}; choose johanneberg, university or random:NUMBER")


def drawn_map(name: str, picture: str, buildings: list[tuple[str, int, dict[str, str]]]) -> Map:
    """A map from its picture and the list of its buildings and rooms."""
    symbols = [symbol for symbol in content.SYMBOLS if symbol in picture]
    building_of = zeros(i64(len(symbols)))
    labels = ["" for _ in symbols]
    for building in range(len(buildings)):
        for symbol, label in buildings[building][2].items():
            room = symbols.index(symbol)
            labels[room] = label
            building_of[i64(room)] = i64(building)
    rows = picture.split()
    cells = vec[i64](capacity=i64(len(picture)))
    for row in rows:
        for symbol in row:
            cells = append(cells, i64(-1 if symbol == content.LAWN_SYMBOL else symbols.index(symbol)))
    plan = Plan(i64(len(rows[0])), i64(len(rows)), cells, building_of, i64(len(buildings)))
    drawn = Map(name, plan, labels, [label for label, _, _ in buildings])
    for building in range(len(buildings)):
        if buildings[building][1] != content.BY_FORMULA:
            drawn.bonus[i64(building)] = i64(buildings[building][1])
    return drawn


def random_map(seed: int, size: i64) -> Map:
    """CAMPUS-1.4 A campus grown from a number, with names drawn from the themes."""
    if not LEAST_SIZE <= size <= MOST_SIZE:
        raise NotUnderstood(f"a random map has {LEAST_SIZE} to {MOST_SIZE} territories, not {size}")
    plan = grown_plan(seed, size)
    dice = seeded(seed, NAMING_STREAM)
    themes = vec[i64]([i64(theme) for theme in range(len(content.THEMES))])
    dice.shuffle(themes)
    labels: list[str] = []
    building_labels: list[str] = []
    for building in range(plan.buildings):
        building_label, room_labels = content.THEMES[themes[building]]
        building_labels.append(building_label)
        order = vec[i64]([i64(room) for room in range(len(room_labels))])
        dice.shuffle(order)
        for k in range(rooms_of(plan, building)):
            labels.append(room_labels[order[k]])
    return Map(f"{content.RANDOM}{seed}", plan, labels, building_labels)


def rooms_of(plan: Plan, building: i64) -> i64:
    """How many rooms a building has."""
    rooms: i64 = 0
    for home in plan.building_of:
        rooms += 1 if home == building else 0
    return rooms


def parsed_seed(text: str) -> int:
    """The number of a random map."""
    if text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS and int(text) < 1 << SEED_BITS:
        return int(text)
    raise NotUnderstood(f"a random map is random:NUMBER with a number from 0 to 2**{SEED_BITS} - 1, not {quoted(text)}")


MAPS: Final[dict[str, Map]] = {}
