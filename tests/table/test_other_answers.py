"""Who has answered while others are still asked may change it: to something else."""

from __future__ import annotations

from hegemon.engine import discovery
from hegemon.engine.match import Match
from hegemon.table.rooms.choices import other_answers


def keeping() -> Match:
    """Two players of Swarm who choose a traitor at the same time."""
    game = discovery.game("swarm")
    match = Match(game, 2, game.settle(2, {}), 7)
    match.deal()
    return match


def texts(match: Match, seat: int) -> list[str]:
    return [match.notation.format(entry) for entry in other_answers(match, seat)]


def test_all_answers_are_offered_to_who_has_given_none() -> None:
    match = keeping()
    assert texts(match, 0) == match.legal(0)


def test_what_was_answered_is_not_offered_again_and_the_rest_is() -> None:
    match = keeping()
    first, second, *rest = match.legal(0)
    match.play(0, first)
    assert texts(match, 0) == [second, *rest]
    match.play(0, second)
    assert texts(match, 0) == [first, *rest]


def test_the_answer_of_one_takes_nothing_from_another() -> None:
    match = keeping()
    match.play(0, match.legal(0)[0])
    assert texts(match, 1) == match.legal(1)
