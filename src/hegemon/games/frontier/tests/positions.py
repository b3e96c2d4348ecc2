"""Positions of Frontier from a drawing in words, with clean accounts, and words to play and to look at them.

The words are those of `scenes`: `A+bowman`, `snow+woods`, `B+water+port!`, `A*` for a spawn, `.` for plain grass. A
drawing is the upper left part of the map; the rest is grass. Spawns that are not drawn are far below, on the last row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.engine.events import Event
from hegemon.engine.state import submit
from hegemon.games.frontier import GAME, accounts, power, warehouse
from hegemon.games.frontier.content import RESOURCE_KINDS, RESOURCES, VILLAGE
from hegemon.games.frontier.state import Frontier, blank
from hegemon.games.frontier.tests.scenes import put, rows
from hegemon.games.frontier.tests.sketches import SEATS

SIDE = 9
CORNERS = (SIDE * (SIDE - 1), SIDE * SIDE - 1, SIDE * SIDE - 5)  # where A, B and C spawn unless it is drawn
DERIVED = ("lands", "waters", "boards", "force", "held", "harbours")
NONE_BUT_A: dict[str, str] = {}


def frontier(
    drawing: str,
    *,
    seats: int = 2,
    turn: str = "A",
    first: str = "A",
    round: int = 1,
    spent: int = 0,
    stored: Sequence[int] = (10,),
    has: str = "",
    others: Mapping[str, str] = NONE_BUT_A,
    loot: Sequence[int] = (),
    spawns: Mapping[str, str] = NONE_BUT_A,
    fallen: str = "",
    **dials: object,
) -> Frontier:
    """The position of a drawing; A has what is said, such as `log log iron`, and the `others` theirs.

    `spawns={"B": "b1"}` says whose spawn a tile was that somebody else may own; `fallen="CB"` are out, C fell first.
    """
    state = blank(seats, GAME.settle(seats, {"size": f"{SIDE}x{SIDE}", **dials}))
    state.dice = seeded(1)
    state.round, state.spent = round, spent
    state.turn, state.first = SEATS.index(turn), SEATS.index(first)
    width = int(state.world.grid.width)
    for row, line in enumerate(rows(drawing)):
        for column, word in enumerate(line):
            put(state, row * width + column, word)
    spawn_rest(state, spawns, fallen)
    for seat, actions in enumerate(stored):
        state.stored[seat] = 0 if state.fell[seat] else actions
    for letter, given in {"A": has, **others}.items():
        for name in given.split():
            state.resources[SEATS.index(letter) * RESOURCE_KINDS + RESOURCES.index(name)] += 1
    balance(state, loot)
    state.derive()
    assert state.audit() == []
    return state


def spawn_rest(state: Frontier, spawns: Mapping[str, str], fallen: str) -> None:
    """Spawns that were not drawn; those of the fallen are A's."""
    for letter, name in spawns.items():
        state.spawn[SEATS.index(letter)] = tile(state, name)
    for place, letter in enumerate(fallen):
        state.fell[SEATS.index(letter)] = place + 1
    for seat in range(int(state.seats)):
        if state.spawn[seat] < 0:
            state.spawn[seat] = CORNERS[seat]
            state.owner[CORNERS[seat]] = 0 if state.fell[seat] else seat


def balance(state: Frontier, loot: Sequence[int]) -> None:
    """Whatever is there was gained somewhere, and the list of loot has a number for each village."""
    spare = vec[i64]([0] * RESOURCE_KINDS)
    villages = [number for number in range(int(state.world.tiles)) if state.feature[number] == VILLAGE]
    for number in range(int(state.world.tiles)):
        accounts.count_made(state, number, spare)
    for seat in range(int(state.seats)):
        for resource in range(RESOURCE_KINDS):
            spare[resource] += warehouse.amount(state, seat, resource)
    state.gone = vec[i64]([-spare[resource] for resource in range(RESOURCE_KINDS)])
    state.looted = sum(1 for number in villages if state.owner[number] >= 0)
    state.loot = vec[i64]([*loot, *([1] * (len(villages) - len(loot)))])


def does(state: Frontier, *moves: str) -> list[str]:
    """Play checked moves of whose turn it is; the log. After each, accounts and what is kept along must be right."""
    events: list[Event] = []
    state.heard = events
    for text in moves:
        submit(state, int(state.turn), int(state.notation().parse(text)))
        assert state.audit() == []
        assert_kept_along(state)
    state.heard = None
    return [state.chronicle().sentence(event, list(SEATS)) for event in events]


def assert_kept_along(state: Frontier) -> None:
    """What is kept along with the fields is what follows from them."""
    twin = state.copy()
    twin.derive()
    for name in DERIVED:
        assert list(getattr(twin, name)) == list(getattr(state, name)), name


def refused(state: Frontier, text: str, seat: str = "") -> tuple[str, str]:
    """The rule against a move and its sentence; nothing has changed. A legal move gives ("", "allowed")."""
    before = state.digest()
    asked = SEATS.index(seat) if seat else int(state.turn)
    reason = state.why_not(asked, state.notation().parse(text))
    assert state.digest() == before
    return ("", "allowed") if reason is None else (reason.rule, reason.sentence)


def legal(state: Frontier) -> list[str]:
    """The legal moves of whose turn it is."""
    return [state.notation().format(entry) for entry in state.legal(state.turn)]


def moves(state: Frontier, word: str) -> list[str]:
    """The legal moves that begin with a word, without it."""
    return [move.removeprefix(f"{word} ") for move in legal(state) if move.startswith(f"{word} ")]


def reached(state: Frontier, names: str) -> str:
    """Those of some tiles that can be taken now, with or without a gift of gold."""
    takes = {move.split()[0] for move in moves(state, "take")}
    return " ".join(name for name in names.split() if name in takes)


def attack(state: Frontier, name: str, seat: str = "A") -> int:
    return int(power.attack_on(state, SEATS.index(seat), tile(state, name)))


def attacks(state: Frontier, names: str, seat: str = "A") -> list[int]:
    return [attack(state, name, seat) for name in names.split()]


def defence(state: Frontier, name: str) -> int:
    return int(power.defence_of(state, tile(state, name)))


def strength(state: Frontier, name: str) -> int:
    """The power of a tile."""
    return int(power.power_of(state, tile(state, name)))


def owner(state: Frontier, name: str) -> str:
    """The letter of who owns a tile, or a dot."""
    number = int(state.owner[tile(state, name)])
    return SEATS[number] if number >= 0 else "."


def hand(state: Frontier, seat: str = "A") -> str:
    """The resources of a seat: `log log iron`."""
    counts = [int(warehouse.amount(state, SEATS.index(seat), resource)) for resource in range(RESOURCE_KINDS)]
    return " ".join(name for name, count in zip(RESOURCES, counts) for _ in range(count))


def left(state: Frontier, seat: str = "A") -> int:
    """The actions of a seat, stored ones included."""
    return int(state.stored[SEATS.index(seat)])


def tile(state: Frontier, name: str) -> int:
    return state.world.grid.names.index(name)
