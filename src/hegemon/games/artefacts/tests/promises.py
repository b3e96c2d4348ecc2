"""What is promised of every world, looked at from its finished form: `broken_promises` for tests and for long runs."""

from __future__ import annotations

from collections import Counter

from hegemon.conformance.trial import Outcome
from hegemon.games.artefacts import GAME
from hegemon.games.artefacts.content import FREE, OBSTACLE, RELIC, SIZES
from hegemon.games.artefacts.furniture import Shares
from hegemon.games.artefacts.world import World
from hegemon.kit.graph import Graph


def broken_promises(world: World) -> list[str]:
    """ARTEFACTS-1.2 to ARTEFACTS-1.5 Whatever does not hold, in words."""
    return [*broken_areas(world), *broken_continents(world), *broken_furniture(world), *broken_graphs(world)]


def kept_promises(numbers: range) -> Outcome:
    """Worlds with the usual dials, of one size after the other."""
    shares = Shares(GAME.settle(2, {}))
    counted: Counter[str] = Counter()
    wrong: list[str] = []
    for number in numbers:
        size = list(SIZES)[number % len(SIZES)]
        world = World(size, number, shares, 2)
        counted["worlds"] += 1
        found = [*broken_promises(world), *broken_shares(world)]
        wrong += [f"{world.name}: {sentence}" for sentence in found]
    return Outcome(counted, wrong)


def sizes(world: World) -> list[int]:
    return [int(world.starts[k + 1] - world.starts[k]) for k in range(int(world.areas))]


def broken_areas(world: World) -> list[str]:
    least, most = SIZES[world.size][3:5]
    land = int(world.land_areas)
    wrong = [] if least <= land <= most else [f"{land} land areas"]
    wrong += [f"land area of {size}" for size in sizes(world)[:land] if not 4 <= size <= 7]
    return wrong + [f"ocean area of {size}" for size in sizes(world)[land:] if not 2 <= size <= 3]


def broken_continents(world: World) -> list[str]:
    counts = [int(world.firsts[k + 1] - world.firsts[k]) for k in range(int(world.continents))]
    wrong = [f"continent of {count}" for count in counts if not 3 <= count <= 8]
    for k, count in enumerate(counts):
        if not count + 1 <= world.bonus[k] <= count + 3:
            wrong.append(f"bonus {world.bonus[k]} for {count} areas")
        wrong += [f"continent {k} is torn" for piece in pieces(world, k) if is_torn_off(world, piece)]
    return wrong


def pieces(world: World, continent: int) -> list[set[int]]:
    """The connected parts of a continent."""
    left = set(range(int(world.firsts[continent]), int(world.firsts[continent + 1])))
    found = []
    while left:
        found.append(reached(world.next, min(left), left))
        left -= found[-1]
    return found


def is_torn_off(world: World, piece: set[int]) -> bool:
    """Is it too small for a continent, and yet no island?"""
    beside = {other for area in piece for other in links(world.next, area)} - piece
    return len(piece) < 3 and min(beside) < world.land_areas


def broken_furniture(world: World) -> list[str]:
    ground = [int(thing) for thing in world.furniture.ground]
    land = int(world.starts[world.land_areas])
    wrong = ["something at sea"] if set(ground[land:]) - {FREE} else []
    for area in range(int(world.land_areas)):
        if ground[int(world.starts[area]) : int(world.starts[area + 1])].count(FREE) < 2:
            wrong.append(f"area {area} has too few free slots")
    if ground.count(FREE) < 8 * SIZES[world.size][5]:
        wrong.append("too few free slots")
    if ground.count(RELIC) != world.artefacts:
        wrong.append("artefacts are miscounted")
    return wrong


def broken_shares(world: World) -> list[str]:
    """ARTEFACTS-1.5 7 % of the land slots obstacles, 8 % artefacts; powers in a quarter of the areas."""
    ground = [int(thing) for thing in world.furniture.ground]
    land, areas = int(world.starts[world.land_areas]), int(world.land_areas)
    found = {"obstacles": (ground.count(OBSTACLE), land * 7), "artefacts": (ground.count(RELIC), land * 8)}
    found["powers"] = (len(world.powered), areas * 25)
    return [f"{number} {kind}" for kind, (number, wanted) in found.items() if abs(100 * number - wanted) > 50]


def broken_graphs(world: World) -> list[str]:
    everywhere = set(range(int(world.areas)))
    wrong = [] if reached(world.next, 0, everywhere) == everywhere else ["not all areas are reached"]
    for slot in range(int(world.slots)):
        for other in links(world.near, slot):
            one, two = int(world.area_of[slot]), int(world.area_of[other])
            if one != two and two not in links(world.next, one):
                wrong.append(f"slots {slot} and {other} touch and their areas do not")
    return wrong


def reached(graph: Graph, start: int, among: set[int]) -> set[int]:
    """All that hangs together with a vertex among some others."""
    found, new = {start}, {start}
    while new:
        new = {other for one in new for other in links(graph, one) if other in among} - found
        found |= new
    return found


def links(graph: Graph, one: int) -> list[int]:
    return [int(graph.links[k]) for k in range(int(graph.starts[one]), int(graph.starts[one + 1]))]
