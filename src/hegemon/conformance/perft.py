"""Node counts by depth: how many ways the game can go on. A rule that changes by accident changes them."""

from __future__ import annotations

from hegemon.conformance.walk import Step
from hegemon.engine.moves import expand, size
from hegemon.engine.state import State, lowest


def node_counts(state: State, most: int) -> list[int]:
    """How many lines of play have one move, two moves, and so on, as deep as there are no more than so many.

    Spans count with every count; chance falls as the state's own dice fall; of several seats the first answers.
    """
    counts: list[int] = []
    level = [state]
    while level and (nodes := sum(width(one) for one in level)) <= most and nodes:
        counts.append(nodes)
        level = [child(one, step) for one in level for step in answers(one)]
    return counts


def width(state: State) -> int:
    """How many answers there are."""
    asked = state.unanswered()
    return sum(int(size(entry)) for entry in state.legal(lowest(asked))) if asked else 0


def answers(state: State) -> list[Step]:
    asked = state.unanswered()
    if not asked:
        return []
    seat = int(lowest(asked))
    return [Step(seat, int(move)) for move in expand(state.legal(seat))]


def child(state: State, step: Step) -> State:
    after = state.copy()
    after.play(step.seat, step.move)
    return after
