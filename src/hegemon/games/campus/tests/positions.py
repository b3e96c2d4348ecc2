"""Positions of Campus on the small map from a literal, and the words in which the tests speak about them.

    state = campus({"fysik": "A5", "kemi": "B3"})            A has 5 troops on Fysik, B has 3 on Kemi and 1 on the rest
    state = campus({"kemi": "A6 f3 v1"})                     of A's six, 3 are fresh, 1 is vanguard, and so 2 are done
    state.dice = dice_showing("642:54")                      the next roll is 6 4 2 against 5 4
    play(state, "attack fysik kemi 3")

Seats are written A to F. On its owner's turn a troop of which nothing is said is fresh.
"""

from __future__ import annotations

import re
from functools import cache

from hegemon.engine.dice import Dice, seeded
from hegemon.engine.events import Event
from hegemon.engine.state import submit
from hegemon.games.campus import GAME
from hegemon.games.campus.phases import MOVING, OVER, PLACING, SETUP
from hegemon.games.campus.state import Campus, blank

SEATS = "ABCDEF"
KEY = 7
SEARCHED_STREAMS = 16
SEARCHED_WORDS = 4096
FOUND: dict[tuple[str, ...], tuple[int, int]] = {  # stream and place in it, of rolls that take long to find
    ("642:54", "533:42"): (609, 286),
    ("631:65", "6:54", "6:5"): (340, 40),
    ("641:55", "651:1"): (194, 2907),
}


def campus(
    board: dict[str, str],
    *,
    rest: str = "B1",
    players: int = 2,
    turn: str = "A",
    first: str = "A",
    phase: int = MOVING,
    round: int = 1,
    reserve: tuple[int, ...] = (),
    batch: int = 0,
    fallen: str = "",
    **options: object,
) -> Campus:
    """A state whose accounts add up. `fallen` lists the seats that are out, the first to fall first."""
    state = empty(players, tuple(sorted({"map": "johanneberg", **options}.items())))
    state.turn, state.first, state.phase = SEATS.index(turn), SEATS.index(first), phase
    state.round, state.batch = 0 if phase == SETUP else round, batch
    for number, name in enumerate(state.world.map.names):
        garrison(state, number, board.get(name, rest))
    for seat, troops in enumerate(reserve):
        state.reserve[seat] = troops
        state.raised[seat] += troops
    for order, letter in enumerate(fallen):
        state.fell[SEATS.index(letter)] = order + 1
    assert set(board) <= set(state.world.map.names)
    state.derive()
    assert state.audit() == []
    return state


def empty(players: int, options: tuple[tuple[str, object], ...]) -> Campus:
    """A state in which nobody owns anything."""
    state = emptiness(players, options).copy()
    state.dice = seeded(1)
    return state


@cache
def emptiness(players: int, options: tuple[tuple[str, object], ...]) -> Campus:
    return blank(players, GAME.settle(players, dict(options)))


def garrison(state: Campus, territory: int, text: str) -> None:
    """Put an owner and troops such as `A5` or `A6 f3 v1` on a territory, and into the accounts."""
    owner, *history = text.split()
    seat, troops = SEATS.index(owner[0]), int(owner[1:])
    kinds = {word[0]: int(word[1:]) for word in history}
    state.owner[territory], state.troops[territory] = seat, troops
    state.held[seat] += 1
    state.raised[seat] += troops
    if seat == state.turn and state.phase in (PLACING, MOVING):
        state.fresh[territory] = kinds.get("f", 0) if history else troops
        state.vanguard[territory] = kinds.get("v", 0)


def at(state: Campus, name: str) -> str:
    """Owner and troops of a territory: `A5`."""
    territory = state.world.map.names.index(name)
    return f"{SEATS[state.owner[territory]]}{state.troops[territory]}"


def history(state: Campus, name: str) -> str:
    """The history of the troops of a territory: `f3 v1`."""
    territory = state.world.map.names.index(name)
    return f"f{state.fresh[territory]} v{state.vanguard[territory]}"


def turn_of(state: Campus) -> str:
    return SEATS[state.turn]


def legal(state: Campus) -> list[str]:
    """The legal moves of whose turn it is."""
    return [state.notation().format(entry) for entry in state.legal(state.turn)]


def most(entry: str) -> str:
    """The move of a span that has the highest count: of `place fysik 1-3` it is `place fysik 3`."""
    return re.sub(r"\d+-(\d+)$", r"\1", entry)


def play(state: Campus, *moves: str) -> None:
    """Play checked moves of whose turn it is; after each the accounts must add up and the counts be right."""
    for text in moves:
        submit(state, int(state.turn), int(state.notation().parse(text)))
        recounted = state.copy()
        recounted.derive()
        assert state.audit() == []
        if state.phase != OVER:
            assert (state.choices, list(state.ways)) == (recounted.choices, list(recounted.ways))


def sentences(state: Campus, *moves: str) -> list[str]:
    """The log of some moves, the players being called A, B, C ..."""
    events: list[Event] = []
    state.heard = events
    play(state, *moves)
    return [state.chronicle().sentence(event, list(SEATS)) for event in events]


def refusal(state: Campus, text: str, seat: str = "A") -> str:
    """Why a move is not allowed: the sentence, with the rule in brackets; `allowed` when it is."""
    reason = state.why_not(SEATS.index(seat), state.notation().parse(text))
    return "allowed" if reason is None else str(reason)


def dice_showing(*rolls: str) -> Dice:
    """Dice whose next rolls are these, each written `642:54`, attacker against defender, highest first."""
    stream, drawn = FOUND[rolls] if rolls in FOUND else place_showing(rolls)
    dice = Dice(seeded(KEY).key, stream, drawn)
    assert shows(dice.copy(), rolls)
    return dice


@cache
def place_showing(rolls: tuple[str, ...]) -> tuple[int, int]:
    """Where in the streams of a seed these rolls come next; rare ones belong in FOUND."""
    sides = 6 ** (len(rolls[0]) - 1)
    wanted = {roll for roll in range(sides) if faces(roll, rolls[0]) == rolls[0]}
    for stream in range(SEARCHED_STREAMS):
        dice = seeded(KEY, stream)
        while dice.drawn < SEARCHED_WORDS:
            drawn = int(dice.drawn)
            if dice.word() * sides >> 32 in wanted and shows(Dice(dice.key, stream, drawn), rolls):
                return stream, drawn
    raise AssertionError(f"no dice show {rolls}")


def shows(dice: Dice, rolls: tuple[str, ...]) -> bool:
    """Do the dice, rolled now, show this?"""
    return all(faces(int(dice.roll(len(roll) - 1)), roll) == roll for roll in rolls)


def faces(rolled: int, like: str) -> str:
    """A roll as text, with as many dice on each side as another has."""
    pips = [str(rolled // 6**k % 6 + 1) for k in range(len(like) - 1)]
    attackers = like.index(":")
    return "".join([*sorted(pips[:attackers], reverse=True), ":", *sorted(pips[attackers:], reverse=True)])
