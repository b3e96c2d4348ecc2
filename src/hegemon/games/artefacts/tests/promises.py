"""What is promised of every world, looked at from its finished form: `broken_promises` for tests and for long runs."""

from __future__ import annotations

from hegemon.games.artefacts.content import FREE, OBSTACLE, RELIC, SIZES
from hegemon.games.artefacts.world import World
from hegemon.kit.graph import Graph


def broken_promises(world: World) -> list[str]:
    """ARTEFACTS-1.2 to ARTEFACTS-1.5 Whatever does not hold, in words."""
    return [*broken_areas(world), *broken_continents(world), *broken_furniture(world), *broken_graphs(world)]


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
    return wrong


def broken_furniture(world: World) -> list[str]:
    ground = [int(thing) for thing in world.furniture.ground]
    land = int(world.starts[world.land_areas])
    wrong = ["something at sea"] if set(ground[land:]) - {FREE} else []
    for area in range(int(world.land_areas)):
        if ground[int(world.starts[area]) : int(world.starts[area + 1])].count(FREE) < 2:
            wrong.append(f"area {area} has too few free slots")
    if ground.count(FREE) < 8 * SIZES[world.size][5]:
        wrong.append("too few free slots")
    if ground.count(RELIC) != world.artefacts or OBSTACLE not in {*ground, OBSTACLE}:
        wrong.append("artefacts are miscounted")
    return wrong


def broken_graphs(world: World) -> list[str]:
    wrong = [] if len(reached(world.next)) == world.areas else ["not all areas are reached"]
    for slot in range(int(world.slots)):
        for other in links(world.near, slot):
            one, two = int(world.area_of[slot]), int(world.area_of[other])
            if one != two and two not in links(world.next, one):
                wrong.append(f"slots {slot} and {other} touch and their areas do not")
    return wrong


def reached(graph: Graph) -> set[int]:
    found, new = {0}, [0]
    while new:
        new = [other for one in new for other in links(graph, one) if other not in found]
        found |= set(new)
        new = list(dict.fromkeys(new))
    return found


def links(graph: Graph, one: int) -> list[int]:
    return [int(graph.links[k]) for k in range(int(graph.starts[one]), int(graph.starts[one + 1]))]
