"""Moves that do not belong here: from other moments, made up, or no moves at all."""

from __future__ import annotations

from hegemon.conformance.case import Case, once_a_case, spaced
from hegemon.conformance.walk import legal_steps
from hegemon.engine.dice import Dice
from hegemon.engine.moves import ARGUMENT_LIMIT, COUNT_LIMIT, VERB_LIMIT, counted, high, pack
from hegemon.engine.notation import Notation, argument
from hegemon.engine.state import State

MADE_UP = 60
COUNTS_TO = 24  # the counts of moves that are made up
STRANGE = 20
LAST = ARGUMENT_LIMIT - 1


@once_a_case
def stray_moves(case: Case, purpose: int = 0) -> list[int]:
    """What could be said in this game and is mostly wrong now; some of it may be legal by chance."""
    return sorted({*case.moves, *made_up_moves(case.moments[0].notation(), case.dice(100 + purpose), MADE_UP)})


def made_up_moves(notation: Notation, dice: Dice, number: int) -> list[int]:
    """Moves with words of this game put together at random."""
    return [made_up_move(notation, dice) for _ in range(number)]


def made_up_move(notation: Notation, dice: Dice) -> int:
    spoken = notation.verbs[dice.below(len(notation.verbs))]
    values = [0, 0, 0]
    for which, kind in enumerate(spoken.kinds):
        values[spoken.place(which)] = int(dice.below(len(kind.names) if kind.names else COUNTS_TO))
    return int(pack(spoken.code, values[0], values[1], values[2]))


def strange_numbers(state: State, dice: Dice) -> list[int]:
    """Numbers that no text of this game means: unknown verbs, names beyond the last, spans, bits where none belong."""
    notation = state.notation()
    numbers = [-1, 1 << 62, -(1 << 63), (1 << 63) - 1]
    numbers += [int(pack(spoken.code, LAST, LAST, COUNT_LIMIT - 1)) for spoken in notation.verbs]
    numbers += [int(pack(VERB_LIMIT - 1 - code)) for code in range(4)]
    numbers += [int(dice.word() << 31 | dice.word() >> 1) for _ in range(STRANGE)]
    for step in spaced(legal_steps(state), 4):
        numbers += [step.move | 1 << 61, int(counted(step.move, COUNT_LIMIT - 1)), step.move ^ 1 << 50]
    spans = [int(entry) for seat in range(int(state.seats)) for entry in state.legal(seat) if high(entry)]
    return [number for number in numbers if not is_said(notation, number)] + spaced(spans, 4)


def is_said(notation: Notation, number: int) -> bool:
    """Does some text mean this number?"""
    spoken = notation.by_code.get(number & VERB_LIMIT - 1)
    if spoken is None or number < 0 or high(number):
        return False
    for which, kind in enumerate(spoken.kinds):
        if kind.names and argument(number, spoken.place(which)) >= len(kind.names):
            return False
    return int(notation.parse(notation.format(number))) == number
