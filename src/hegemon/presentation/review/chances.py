"""Who was how likely to win, move by move, and the moves around which that changed most.

An evaluation is a guess, and often kinder to who has just moved: so what counts is the mean over a while, about a
round, before a move and after it.
"""

from __future__ import annotations

from dataclasses import dataclass

from hegemon.engine.state import State

Chances = list[float]  # by seat; together 1
MOST_TURNS = 3
LEAST_SWING = 0.05  # of the chances: what moves less turns nothing
LEAST_LEAD = 0.1  # over an even share: as long as nobody has it a guess tells nothing
A_WHILE = 1 / 25  # of the game
OPENING = 0.1  # of the game, in which a guess means little
APART = 2  # whiles between two turning points at least


@dataclass(slots=True)
class Turn:
    """A turning point: a move, who gained or lost most by it, and all chances, in the mean before it and after it."""

    move: int  # how many moves had been made after it
    seat: int
    before: Chances
    after: Chances
    swing: float

    def gain(self, seat: int) -> float:
        """What it brought somebody."""
        return self.after[seat] - self.before[seat]


def chance_after(state: State, before: Chances | None) -> Chances:
    """The chances in a state, as its evaluation guesses them; as before while a sealed choice lies open."""
    if before is not None and not state.settled():
        return before
    worths = [max(0.0, worth) for worth in state.worths()]
    total = sum(worths)
    return [worth / total for worth in worths] if total > 0 else [1 / len(worths)] * len(worths)


def a_while(chances: list[Chances]) -> int:
    """How many moves a while is: as many times once for every seat, so that no seat is in it oftener than others."""
    seats = len(chances[0])
    return seats * max(1, round(len(chances) * A_WHILE / seats))


def smoothed(chances: list[Chances]) -> list[Chances]:
    """The means of the while around each move; the end stays as it is."""
    reach, running = a_while(chances), chances[:-1]
    begins = range(-(reach // 2), len(running) - reach // 2)
    return [*(mean(running[max(0, begin) : begin + reach]) for begin in begins), chances[-1]]


def turning_points(chances: list[Chances]) -> list[Turn]:
    """The moves around which most of the win changed hands, in the order in which they were played.

    What is certain at the very end is no turn of the game and is left out of the means.
    """
    running, reach = chances[:-1], a_while(chances)
    found: list[Turn] = []
    first = max(reach, round(len(running) * OPENING))
    turns = [turn_at(running, move, reach) for move in range(first, len(running) - reach + 1)]
    for turn in sorted(turns, key=lambda turn: (-turn.swing, turn.move)):
        is_far = all(abs(turn.move - other.move) >= APART * reach for other in found)
        if turn.swing >= LEAST_SWING and is_far and len(found) < MOST_TURNS:
            found.append(turn)
    return sorted((sharpened(running, turn, reach) for turn in found), key=lambda turn: turn.move)


def turn_at(running: list[Chances], move: int, reach: int) -> Turn:
    """What changed from the while before a move to the while after it."""
    before, after = mean(running[move - reach : move]), mean(running[move : move + reach])
    seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    return Turn(move, seat, before, after, swing(before, after))


def sharpened(running: list[Chances], turn: Turn, reach: int) -> Turn:
    """The same turn, told at the move nearby that did most for it."""
    sign = 1 if turn.gain(turn.seat) > 0 else -1
    near = range(max(1, turn.move - reach // 2), min(len(running), turn.move + reach // 2 + 1))
    turn.move = max(near, key=lambda move: sign * (running[move][turn.seat] - running[move - 1][turn.seat]))
    return turn


def is_telling(chances: list[Chances]) -> bool:
    """Was somebody ahead for a while between the opening and the very end, so that the chances are worth a look?

    >>> is_telling([[0.9, 0.1], [0.52, 0.48], [0.49, 0.51], [1.0, 0.0]])
    False
    """
    running = chances[:-1]
    later = running[len(running) // 3 :]
    return any(max(then) - 1 / len(then) >= LEAST_LEAD for then in later)


def mean(some: list[Chances]) -> Chances:
    """The mean chances of several moments.

    >>> mean([[1.0, 0.0], [0.5, 0.5]])
    [0.75, 0.25]
    """
    return [sum(seat) / len(some) for seat in zip(*some)]


def swing(before: Chances, after: Chances) -> float:
    """How much of the win went from some to others.

    >>> swing([0.5, 0.5], [0.75, 0.25])
    0.25
    """
    return sum(abs(new - old) for old, new in zip(before, after)) / 2
