"""The world of Artefacts as data from outside, and every promise that chapter 1 makes about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

NO_AREA = -1
LAND_AREAS = {"regular": (20, 24)}  # only this size is promised by the rules
LAND_AREA_SLOTS = {"regular": (4, 7)}
CONTINENT_AREAS = (3, 8)
OCEAN_AREA_SLOTS = (2, 3)
EXTRA_BONUS = (0.5, 3.0)
LEAST_FREE_IN_LAND_AREA = 2
LEAST_FREE_A_PLAYER = 8
SHARES = {"obstacle": 1 / 15, "artefact": 1 / 12, "power": 1 / 4}
ABOUT = 2.0  # "about" is read as within this factor, or within SLACK pieces
SLACK = 3


@dataclass(frozen=True)
class Slot:
    """ARTEFACTS-1.1 A space that an army may stand in, if it is usable and no obstacle."""

    number: int
    area: int
    kind: str  # land or ocean
    usable: bool
    obstacle: bool = False
    artefact: str = ""  # the kind of artefact that lies here when the game begins
    artefact_number: int = 0
    neighbours: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Area:
    """ARTEFACTS-1.1 Several slots."""

    number: int
    kind: str
    slots: tuple[int, ...]
    neighbours: frozenset[int]
    power: str = ""
    word: str = ""  # how moves call it; its number, if it has no word

    @property
    def name(self) -> str:
        return self.word or str(self.number)


@dataclass(frozen=True)
class Continent:
    """ARTEFACTS-1.1 Several areas, and what owning them all is worth."""

    number: int
    areas: tuple[int, ...]
    bonus: int


@dataclass(frozen=True)
class World:
    """Everything that chance has decided."""

    slots: Mapping[int, Slot]
    areas: Mapping[int, Area]
    continents: tuple[Continent, ...]

    def usable_slots(self, area: int) -> list[int]:
        return [slot for slot in sorted(self.areas[area].slots) if self.slots[slot].usable]

    def is_free_at_start(self, slot: int) -> bool:
        """ARTEFACTS-1.5 Usable, no artefact, no obstacle."""
        place = self.slots[slot]
        return place.usable and not place.obstacle and not place.artefact

    def land_areas(self) -> list[Area]:
        return [area for area in self.areas.values() if area.kind == "land"]

    def ocean_areas(self) -> list[Area]:
        return [area for area in self.areas.values() if area.kind == "ocean"]


def check_world(world: World, size: str, players: int, shares: Mapping[str, float] = SHARES) -> list[str]:
    """ARTEFACTS-1.2 to 1.5: every broken promise, as a sentence; none when the world is good."""
    return [
        *broken_in_graph(world),
        *broken_in_areas(world, size),
        *broken_in_continents(world),
        *broken_in_ocean(world),
        *broken_in_contents(world, players),
        *broken_in_shares(world, shares),
    ]


def broken_in_graph(world: World) -> Iterable[str]:
    """ARTEFACTS-1.4 Areas are adjacent if any of their cells share an edge; all usable areas are one graph."""
    for slot in world.slots.values():
        for other in slot.neighbours:
            if other == slot.number or slot.number not in world.slots[other].neighbours:
                yield f"slots {slot.number} and {other} are not neighbours of each other"
    for area in world.areas.values():
        touched = {world.slots[other].area for slot in area.slots for other in world.slots[slot].neighbours}
        apart = (touched - {area.number, NO_AREA}) ^ area.neighbours
        if any(other in touched or not may_touch_unseen(world, area, world.areas[other]) for other in apart):
            yield f"area {area.number} has neighbours {sorted(area.neighbours)}, its cells touch {sorted(touched)}"
        if any(area.number not in world.areas[other].neighbours for other in area.neighbours):
            yield f"area {area.number} is not a neighbour of all its neighbours"
    if not is_connected(world.areas, {number: area.neighbours for number, area in world.areas.items()}):
        yield "the usable areas are not one connected graph"


def broken_in_areas(world: World, size: str) -> Iterable[str]:
    """ARTEFACTS-1.2 Areas are cells of one kind, grown by flood fill, so each is connected."""
    for area in world.areas.values():
        if any(world.slots[slot].kind != area.kind or world.slots[slot].area != area.number for slot in area.slots):
            yield f"area {area.number} has cells of another kind or area"
        is_seen = area.kind == "land" or shows_all_cells(world)
        if is_seen and not is_connected(area.slots, {slot: world.slots[slot].neighbours for slot in area.slots}):
            yield f"area {area.number} is not connected"
        least, most = LAND_AREA_SLOTS.get(size, (1, len(world.slots)))
        if area.kind == "land" and not least <= len(area.slots) <= most:
            yield f"land area {area.number} has {len(area.slots)} slots, not {least} to {most}"
    for slot in world.slots.values():
        if slot.area != NO_AREA and slot.number not in world.areas[slot.area].slots:
            yield f"slot {slot.number} is not listed in its area"
    least, most = LAND_AREAS.get(size, (1, len(world.slots)))
    if not least <= len(world.land_areas()) <= most:
        yield f"{len(world.land_areas())} land areas, not {least} to {most}"


def broken_in_continents(world: World) -> Iterable[str]:
    """ARTEFACTS-1.2, 1.3 Connected land of 3-8 areas; the bonus is round(areas + extra), more where areas are small."""
    listed = [area for continent in world.continents for area in continent.areas]
    if sorted(listed) != sorted(area.number for area in world.land_areas()):
        yield "the continents are not exactly the land areas, each once"
    for continent in world.continents:
        yield from broken_in_continent(world, continent)
    for one in world.continents:
        for other in world.continents:
            smaller = slots_an_area(world, one) < slots_an_area(world, other)
            if smaller and extra(one) < extra(other) - 1:
                yield f"continent {one.number} has smaller areas than {other.number} and less extra"


def broken_in_continent(world: World, continent: Continent) -> Iterable[str]:
    """ARTEFACTS-1.2, 1.3 The promises about one continent."""
    least, most = CONTINENT_AREAS
    count = len(continent.areas)
    if not least <= count <= most:
        yield f"continent {continent.number} has {count} areas, not {least} to {most}"
    for piece in pieces(set(continent.areas), world):
        beside = {other for area in piece for other in world.areas[area].neighbours - piece}
        if len(piece) < least and any(world.areas[other].kind == "land" for other in beside):
            yield f"continent {continent.number} is neither connected land nor land and islands"
    if not round(count + EXTRA_BONUS[0] - 0.01) <= continent.bonus <= round(count + EXTRA_BONUS[1] + 0.01):
        yield f"continent {continent.number} of {count} areas has bonus {continent.bonus}"


def broken_in_ocean(world: World) -> Iterable[str]:
    """ARTEFACTS-1.4 All land can be used; of the ocean 2-3 slots in each highlighted area and nothing else."""
    for slot in world.slots.values():
        if slot.kind == "land" and not (slot.usable and slot.area != NO_AREA):
            yield f"land slot {slot.number} cannot be used"
        if slot.area == NO_AREA and slot.usable:
            yield f"slot {slot.number} is in no area, and usable"
    for area in world.ocean_areas():
        usable = len(world.usable_slots(area.number))
        if not OCEAN_AREA_SLOTS[0] <= usable <= OCEAN_AREA_SLOTS[1]:
            yield f"ocean area {area.number} has {usable} usable slots"


def broken_in_contents(world: World, players: int) -> Iterable[str]:
    """ARTEFACTS-1.5 Obstacles, artefacts and powers only on land, at most one thing a slot, and enough room left."""
    for slot in world.slots.values():
        if slot.kind != "land" and (slot.obstacle or slot.artefact):
            yield f"slot {slot.number} of the ocean has something inside"
        if slot.obstacle and slot.artefact:
            yield f"slot {slot.number} is an obstacle and has an artefact"
    for area in world.areas.values():
        free = sum(world.is_free_at_start(slot) for slot in area.slots)
        if area.kind == "land" and free < LEAST_FREE_IN_LAND_AREA:
            yield f"land area {area.number} has {free} free slots"
        if area.kind != "land" and area.power:
            yield f"ocean area {area.number} has a power"
    free = sum(world.is_free_at_start(slot) for slot in world.slots)
    if free < LEAST_FREE_A_PLAYER * players:
        yield f"{free} free slots are too few for {players}"
    numbers = [slot.artefact_number for slot in world.slots.values() if slot.artefact]
    if len(set(numbers)) != len(numbers):
        yield "two artefacts have the same number"


def broken_in_shares(world: World, shares: Mapping[str, float]) -> Iterable[str]:
    """ARTEFACTS-1.5 About 1 slot in 15 an obstacle, 1 in 12 an artefact, 1 area in 4 a power; on land."""
    land = [slot for slot in world.slots.values() if slot.kind == "land"]
    found = {
        "obstacle": (sum(slot.obstacle for slot in land), len(land)),
        "artefact": (sum(bool(slot.artefact) for slot in land), len(land)),
        "power": (sum(bool(area.power) for area in world.land_areas()), len(world.land_areas())),
    }
    for name, (count, whole) in found.items():
        wanted = whole * shares[name]
        if not (wanted / ABOUT <= count <= wanted * ABOUT or abs(count - wanted) <= SLACK):
            yield f"{count} of {whole} for {name}, about {wanted:.1f} was promised"


def pieces(areas: set[int], world: World) -> list[set[int]]:
    """Areas that hang together over land, apart from each other."""
    found: list[set[int]] = []
    for area in sorted(areas):
        touching = [piece for piece in found if world.areas[area].neighbours & piece]
        found = [piece for piece in found if piece not in touching] + [{area}.union(*touching)]
    return found


def shows_all_cells(world: World) -> bool:
    """Whether the ocean's cells that cannot be used are among the slots."""
    return any(not slot.usable for slot in world.slots.values())


def may_touch_unseen(world: World, area: Area, other: Area) -> bool:
    """Whether two areas may share an edge of cells that are not listed."""
    return not shows_all_cells(world) and "ocean" in (area.kind, other.kind)


def extra(continent: Continent) -> int:
    return continent.bonus - len(continent.areas)


def slots_an_area(world: World, continent: Continent) -> float:
    return sum(len(world.areas[area].slots) for area in continent.areas) / len(continent.areas)


def is_connected(nodes: Iterable[int], edges: Mapping[int, Iterable[int]]) -> bool:
    """Whether every node can be reached from every other, walking over these nodes only."""
    everything = set(nodes)
    if not everything:
        return True
    reached: set[int] = set()
    waiting = [min(everything)]
    while waiting:
        node = waiting.pop()
        if node not in reached:
            reached.add(node)
            waiting += [other for other in edges[node] if other in everything]
    return reached == everything
