"""Positions of Artefacts in one tiny world from a literal, and the words in which the tests speak about them.

    state = table({"ravenscar": "BBBx", "gorsefell": "AAAA"})       what stands in the first slots of an area
    play(state, "fight b ravenscar from gorsefell")                 a move of whoever is asked

Armies are A to F, x is crossed out, a point is free, and so is what is not said. Areas of the world, their slots, and
which areas are next to which:

    gorsefell    1-7      pinesward inglewood ravenscar longsound
    pinesward    8-12     gorsefell inglewood alderney
    inglewood   13-16     gorsefell pinesward alderney ravenscar vellin
    alderney    17-21     pinesward inglewood vellin jackdaw             these four are a continent, bonus 6
    ravenscar   22-27     gorsefell inglewood northolt vellin longsound
    northolt    28-32     ravenscar vellin stonewell longsound
    vellin      33-37     inglewood alderney ravenscar northolt stonewell jackdaw
    stonewell   38-43     northolt vellin jackdaw
    jackdaw     44-47     alderney vellin stonewell                      these five are another, bonus 7
    longsound   48-50     gorsefell ravenscar northolt                   ocean
"""

from __future__ import annotations

from collections.abc import Sequence

from hegemon.engine.dice import seeded
from hegemon.engine.events import Event
from hegemon.engine.state import submit
from hegemon.games.artefacts import GAME, flow, setup, slots
from hegemon.games.artefacts.content import BURNT, FIGHTING, FREE, GONE, OVER, RELIC, UNTAKEN
from hegemon.games.artefacts.state import Artefacts, blank

SEATS = "ABCDEF"
WORLD: dict[str, object] = {"size": "tiny", "map": "2", "obstacles": 0, "artefacts": 30, "powers": 100}
CROSSED_OUT = "x"


def table(
    board: dict[str, str],
    *,
    players: int = 3,
    turn: str = "A",
    phase: int = FIGHTING,
    round: int = 2,
    carried: dict[str, int] | None = None,
    lying: Sequence[str] = (),
    powers: Sequence[str] = (),
    **options: object,
) -> Artefacts:
    """A state whose accounts add up, at the next question. Artefacts are gone and powers crossed out, but for some."""
    state = blank(players, GAME.settle(players, {**WORLD, **options}))
    setup.lay_out(state, 2)
    state.dice = seeded(1)
    state.phase, state.turn, state.active, state.round = phase, SEATS.index(turn), SEATS.index(turn), round
    state.battles = state.house.battles
    for relic, device in enumerate(state.world.relics):
        if device.name not in lying:
            state.bearer[relic] = GONE
            state.ground[state.world.furniture.relic_slot[relic]] = FREE
    for area, kind in enumerate(state.world.furniture.power_of):
        state.spent[area] = 1 if kind >= 0 and power_name(state, area) not in powers else 0
    for name, text in board.items():
        for k, letter in enumerate(text):
            garrison(state, int(state.world.starts[state.world.area_names.index(name)]) + k, letter)
    for name, slot in (carried or {}).items():
        state.bearer[relic_number(state, name) - 1] = slot - 1
    slots.recount(state)
    flow.go_on(state)
    assert state.audit() == []
    return state


def garrison(state: Artefacts, slot: int, letter: str) -> None:
    if letter == CROSSED_OUT:
        state.ground[slot] = BURNT
    elif letter != ".":
        state.ground[slot] = SEATS.index(letter)


def power_name(state: Artefacts, area: int) -> str:
    view = state.view(-1)["areas"]
    assert isinstance(view, list)
    return str(view[area]["power"])


def relic_number(state: Artefacts, name: str) -> int:
    """The number, from 1, of the first artefact of a kind that is not carried by anybody."""
    numbers = [k for k, device in enumerate(state.world.relics) if device.name == name and state.bearer[k] <= UNTAKEN]
    return numbers[0] + 1


def at(state: Artefacts, name: str) -> str:
    """What stands in the slots of an area, as in a board."""
    area = state.world.area_names.index(name)
    letters = {FREE: ".", BURNT: CROSSED_OUT, RELIC: "*"}
    ground = [int(state.ground[k]) for k in range(int(state.world.starts[area]), int(state.world.starts[area + 1]))]
    return "".join(letters[thing] if thing in letters else SEATS[thing] for thing in ground).rstrip(".")


def legal(state: Artefacts, *verbs: str) -> list[str]:
    """The legal moves of whoever is asked, those of some verbs if any are named."""
    moves = [state.notation().format(move) for move in state.legal(state.turn)]
    return [move for move in moves if not verbs or move.split()[0] in verbs]


def play(state: Artefacts, *moves: str) -> None:
    """Play checked moves of whoever is asked; after each the accounts must add up."""
    for text in moves:
        submit(state, int(state.turn), int(state.notation().parse(text)))
        assert state.audit() == []


def asked(state: Artefacts) -> str:
    """Who is asked, for what."""
    phase = str(state.view(-1)["phase"])
    return phase if state.phase == OVER else f"{SEATS[state.turn]} {phase}"


def sentences(state: Artefacts, *moves: str, names: Sequence[str] = SEATS) -> list[str]:
    """The log of some moves, the players being called A, B, C ... where no names are given."""
    events: list[Event] = []
    state.heard = events
    play(state, *moves)
    return [state.chronicle().sentence(event, list(names)) for event in events]


def refusal(state: Artefacts, text: str, seat: str = "") -> str:
    """Why a move is not allowed: the sentence, with the rule in brackets; `allowed` when it is."""
    reason = state.why_not(SEATS.index(seat) if seat else int(state.turn), state.notation().parse(text))
    return "allowed" if reason is None else str(reason)


def holds(state: Artefacts, seat: str) -> list[str]:
    """The artefacts that a player holds."""
    numbers = [k for k in range(len(state.bearer)) if slots.holder_of(state, k) == SEATS.index(seat)]
    return [state.world.relics[k].name for k in numbers]
