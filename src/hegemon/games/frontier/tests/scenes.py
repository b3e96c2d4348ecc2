"""Small positions from a drawing in words, for the examples of the rule book.

    . A+bowman snow+woods         nothing; A's, with a bowman; nobody's, woods upon snow
    . A+fort   B+water+port       buildings, `stumps` for chopped woods, `!` for the iron of a building

The drawing is the upper left part of a map of 9 by 9. Everything else is grass, with the spawns far away in the lower
corners, unless a tile is said to be one: `A*`.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.engine.events import Event
from hegemon.engine.state import submit
from hegemon.games.frontier import GAME
from hegemon.games.frontier.content import (
    BUILDINGS,
    CHOPPED,
    ELEMENTS,
    FEATURES,
    FLOORS,
    FORTIFICATION,
    REINFORCED,
    RESOURCES,
    SOLDIERS,
)
from hegemon.games.frontier.state import Frontier, blank
from hegemon.games.frontier.tests.sketches import SEATS

SIDE = 9
PLENTY = 10
NAMES = ["Ada", "Bo", "Cleo", "Dan"]


def scene(
    drawing: str,
    *,
    stored: Sequence[int] = (PLENTY,),
    resources: str = "",
    loot: Sequence[int] = (),
    **options: object,
) -> Frontier:
    """The position of a drawing, on A's turn; A has what is said, such as `log log iron`, in hand."""
    size = {"size": f"{SIDE}x{SIDE}", **options}
    state = blank(2, GAME.settle(2, size))
    state.dice = seeded(1)
    state.round = 1
    for row, line in enumerate(rows(drawing)):
        for column, word in enumerate(line):
            put(state, row * SIDE + column, word)
    for seat, corner in enumerate((SIDE * (SIDE - 1), SIDE * SIDE - 1)):
        if state.spawn[seat] < 0:
            state.spawn[seat], state.owner[corner] = corner, seat
    for seat, actions in enumerate(stored):
        state.stored[seat] = actions
    for name in resources.split():
        state.resources[RESOURCES.index(name)] += 1
    state.loot = vec[i64](loot)
    state.derive()
    return state


def rows(drawing: str) -> list[list[str]]:
    """The words of a drawing, line by line."""
    return [line.split() for line in drawing.strip().splitlines()]


def put(state: Frontier, tile: int, word: str) -> None:
    """Everything that is said of one tile."""
    for part in word.strip(".").split("+"):
        name = part.rstrip("!*")
        if name and name in SEATS:
            state.owner[tile] = SEATS.index(name)
            if part.endswith("*"):
                state.spawn[SEATS.index(name)] = tile
        elif name == "stumps":
            state.element[tile] = CHOPPED
        elif name in FLOORS:
            state.floor[tile] = FLOORS.index(name)
        elif name in SOLDIERS:
            state.soldier[tile] = SOLDIERS.index(name) + 1
        elif name in BUILDINGS:
            state.building[tile] = BUILDINGS.index(name) + FORTIFICATION + (REINFORCED if part.endswith("!") else 0)
        elif name in FEATURES and name:
            state.feature[tile] = FEATURES.index(name)
        else:
            assert name in ELEMENTS, f"{name} is nothing that lies or stands on a map"
            state.element[tile] = ELEMENTS.index(name)


def play(state: Frontier, *moves: str) -> list[str]:
    """Play checked moves of whose turn it is; the log of them, in which the players are called Ada and Bo."""
    events: list[Event] = []
    state.heard = events
    for text in moves:
        submit(state, int(state.turn), int(state.notation().parse(text)))
    state.heard = None
    return [state.chronicle().sentence(event, NAMES) for event in events]


def legal(state: Frontier) -> list[str]:
    """The legal moves of whose turn it is."""
    return [state.notation().format(entry) for entry in state.legal(state.turn)]


def may(state: Frontier, text: str) -> bool:
    """Is this a legal move now?"""
    return text in legal(state)


def tile(state: Frontier, name: str) -> int:
    return state.world.grid.names.index(name)
