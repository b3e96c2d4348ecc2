"""Checks of notice: who may know that something was done, and that a question which is closed is closed for all."""

from __future__ import annotations

from hegemon.conformance.case import Case, spaced
from hegemon.conformance.knowledge import Sight, everyone
from hegemon.conformance.walk import legal_steps
from hegemon.engine.moves import contains
from hegemon.engine.state import bit

STEPS = 12  # of a game that everyone looks at before and after
ASIDES_A_MOMENT = 6


def steps_are_noticed_by_those_who_see_them(case: Case) -> None:
    """A match counts a step for a reader exactly where the reader sees or hears that something was done."""
    match = case.match(0)
    steps = case.courses[0].steps
    looked_at = set(spaced(range(len(steps)), STEPS))
    for number, step in enumerate(steps):
        if number not in looked_at:
            match.play_move(step.seat, step.move)
            continue
        before, asked = Sight(match.state.copy()), (match.state.pending(), match.state.question())
        match.play_move(step.seat, step.move)
        after, made = Sight(match.state), match.steps[-1]
        is_asked_anew = (match.state.pending(), match.state.question()) != asked
        for reader in everyone(match.state):
            heard = any(event.seen_by(reader) for event in made.events)
            seen = heard or before.seen(reader) != after.seen(reader)
            who = f"{case.name}: `{made.text}` of seat {step.seat}: reader {reader}"
            assert made.noticed_by(reader) or not seen, f"{who} sees what no event has told of"
            known = seen or is_asked_anew or reader == step.seat
            assert known or not made.noticed_by(reader), f"{who} is shown that something was done, and sees nothing"


def a_question_that_is_closed_is_another_one(case: Case) -> None:
    """Where something beside the question leads on to other answers that are missing, the question has a new number."""
    for state in case.open_moments:
        beside = [step for step in legal_steps(state) if contains(state.asides(step.seat), step.move)]
        for step in spaced(beside, ASIDES_A_MOMENT):
            after = state.copy()
            after.play(step.seat, step.move)
            waiting, mine = state.unanswered(), bit(step.seat)
            still = (waiting, waiting & ~mine, waiting | mine)
            is_same = after.unanswered() in still and after.pending() == state.pending()
            moved_on = f"{case.name}: {step} leads on, and the question keeps its number"
            assert is_same or after.question() != state.question(), moved_on
