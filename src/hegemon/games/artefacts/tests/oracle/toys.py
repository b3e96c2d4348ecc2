"""Small worlds for tests: a row of square areas.

Area n holds the slots 10n .. 10n+9, drawn as a strip; each area touches the one before and the one after:

    0 1 2 3 4 5 6 7 8 9 | 10 11 12 ... 19 | 20 ...
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hegemon.games.artefacts.tests.oracle.oracle import Model
from hegemon.games.artefacts.tests.oracle.parts import Dials
from hegemon.games.artefacts.tests.oracle.world import Area, Continent, Slot, World

WIDTH = 10
NONE: Mapping[int, str] = {}


def strip(areas: int, artefacts: Mapping[int, str] = NONE, powers: Mapping[int, str] = NONE) -> World:
    """A world of one continent, one slot after the other; areas are called w0, w1, ..."""
    count = areas * WIDTH
    slots = {
        number: Slot(
            number,
            number // WIDTH,
            "land",
            usable=True,
            artefact=artefacts.get(number, ""),
            artefact_number=number if number in artefacts else 0,
            neighbours=frozenset({number - 1, number + 1} & set(range(count))),
        )
        for number in range(count)
    }
    continent = Continent(0, tuple(range(areas)), 5)
    return World(slots, {number: strip_area(number, areas, powers) for number in range(areas)}, (continent,))


def strip_area(number: int, areas: int, powers: Mapping[int, str]) -> Area:
    inside = tuple(range(number * WIDTH, number * WIDTH + WIDTH))
    around = frozenset({number - 1, number + 1} & set(range(areas)))
    return Area(number, "land", inside, around, powers.get(number, ""), f"w{number}")


def position(world: World, armies: Mapping[int, str], burnt: Iterable[int] = (), dials: Dials | None = None) -> Model:
    """A model with these armies: slots by seat, as `{0: "0 1 2"}`; artefacts under an army are held."""
    model = Model(world, max(armies) + 1, dials)
    for seat, text in armies.items():
        model.armies |= {int(slot): seat for slot in text.split()}
    for artefact in model.artefacts:
        artefact.holder = model.armies.get(artefact.slot, -1)
    model.burnt = set(burnt)
    return model


def fight(model: Model, text: str, *answers: str) -> list[str]:
    """Let the first seat fight and give these answers; the moves legal after them."""
    model.begin(model.fight(0, text))
    for answer in answers:
        model.play(answer)
    return model.legal()
