"""The drawn examples of the rule book: positions, and what the rules themselves make of them.

Each example is a block of RULES.md under the name that it has here; `book.py` puts it there. They are all in one tiny
world, that of `positions.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.artefacts import debrief, slots
from hegemon.games.artefacts.content import MARCHING, RAISING, RELIC
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import SEATS, at, sentences, table

NAMES = {"A": "Ada", "B": "Bo", "C": "Cleo", "D": "Dora"}
GAP = "     "
NAME = 12  # letters, with the space after it


def sketch(state: Artefacts, areas: list[str]) -> list[str]:
    """A line for each area: its name, what is in its slots, and whose it is."""
    return [f"{name.title():<{NAME}}{' '.join(row(state, name)):<13}  {owner(state, name):<6}" for name in areas]


def row(state: Artefacts, name: str) -> str:
    """What is in the slots of an area, free ones too."""
    area = state.world.area_names.index(name)
    size = int(state.world.starts[area + 1] - state.world.starts[area])
    return at(state, name).ljust(size, ".")


def owner(state: Artefacts, name: str) -> str:
    seat = int(slots.owner_of(state, state.world.area_names.index(name)))
    return NAMES[SEATS[seat]] if seat >= 0 else "nobody"


def trimmed(lines: list[str]) -> str:
    return "\n".join(line.rstrip() for line in lines)


def told(state: Artefacts, moves: tuple[str, ...]) -> list[str]:
    """What the log says of some moves, but for the armies that fell: those can be seen."""
    found = sentences(state, *moves, names=list(NAMES.values()))
    return [sentence for sentence in found if " lost the army in " not in sentence]


def course(state: Artefacts, areas: list[str], *moves: str) -> str:
    """A position before and after some moves, and what the log says of them."""
    before = sketch(state, areas)
    log = told(state, moves)
    both = [f"{one}{GAP}{other[NAME:]}" for one, other in zip(before, sketch(state, areas))]
    head = f"{'':{NAME}}{'before':<{len(before[0]) - NAME + len(GAP)}}after"
    return trimmed([head, *both, "", *log])


def reading() -> str:
    state = table(
        {"gorsefell": "AAx", "ravenscar": "B..C", "northolt": ""}, lying=["Bone Drum", "Idol of the Threshold"]
    )
    return trimmed(sketch(state, ["gorsefell", "ravenscar", "northolt"]))


def owning() -> str:
    state = table({"ravenscar": "AABBC", "gorsefell": "A", "northolt": "AB"}, carried={"Red Scythe": 1})
    return trimmed(sketch(state, ["ravenscar", "northolt"]))


def marching() -> str:
    state = table({"gorsefell": "A", "pinesward": ".A"}, phase=MARCHING, lying=["Horn of the Marches"])
    assert state.ground[7] == RELIC
    return course(state, ["gorsefell", "pinesward"], "march 1 2", "march 9 8")


def counting() -> str:
    board = {"gorsefell": "AA", "pinesward": "A", "inglewood": "AAB", "alderney": "A", "ravenscar": "ABB"}
    state = table({**board, "vellin": "AA"}, phase=RAISING)
    areas = [*board, "vellin"]
    owned, income = int(slots.owned_areas(state, 0)), int(debrief.income(state, 0))
    bonus = int(state.world.bonus[0])
    assert owned + bonus == income
    lines = sketch(state, areas)
    return trimmed([*lines, "", f"{owned} areas + {bonus} for the continent of the first four = {income} armies"])


def ten() -> str:
    state = table({"gorsefell": "AAAAA", "ravenscar": "BBBBB", "northolt": "CCCCC"}, allies="adjacent")
    areas = ["gorsefell", "ravenscar", "northolt"]
    return course(state, areas, "fight b ravenscar from gorsefell", "support")


def single() -> str:
    state = table({"gorsefell": "AAAAAAA", "ravenscar": "B", "jackdaw": "B"})
    return course(state, ["gorsefell", "ravenscar"], "fight b ravenscar from gorsefell")


def suffering() -> str:
    board = {"gorsefell": "AAAAAAA", "ravenscar": "CCCBDD", "jackdaw": "D"}
    state = table(board, players=4, carried={"Red Scythe": 44})
    moves = ["fight d ravenscar from gorsefell", "support", "abstain", "use 1"]
    return course(state, ["gorsefell", "ravenscar"], *moves)


def dead() -> str:
    board = {"gorsefell": "AAA", "ravenscar": "BBBBxx", "jackdaw": "B"}
    state = table(board, carried={"Army of the Dead": 1})
    return course(state, ["gorsefell", "ravenscar"], "fight b ravenscar from gorsefell", "use 11")


def fleeing() -> str:
    board = {"gorsefell": "AAAA", "ravenscar": ".Bx.B", "northolt": ".x"}
    state = table(board, carried={"Path to the Underworld": 23})
    moves = ["fight b ravenscar from gorsefell", "use 2", "flee 23 28", "flee 26 31"]
    return course(state, ["gorsefell", "ravenscar", "northolt"], *moves)


EXAMPLES: dict[str, Callable[[], str]] = {
    "reading": reading,
    "owning": owning,
    "marching": marching,
    "counting": counting,
    "ten": ten,
    "single": single,
    "suffering": suffering,
    "dead": dead,
    "fleeing": fleeing,
}
