"""Errors say where and why, and survive the way from one process to another."""

from __future__ import annotations

import pickle

import pytest

from hegemon.engine.errors import LONGEST_ECHO, NotAllowed, NotUnderstood, clipped, quoted


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (NotUnderstood("What?"), "What?"),
        (NotUnderstood("What?", 4), "What?"),
        (NotUnderstood("What?", 0, 3), "line 3: What?"),
        (NotUnderstood("What?", 4, 3), "line 3, column 4: What?"),
    ],
)
def test_what_is_not_understood_is_shown_with_its_place(problem: NotUnderstood, text: str) -> None:
    assert (str(problem), problem.sentence) == (text, "What?")


def test_what_is_not_allowed_is_shown_with_its_rule() -> None:
    assert str(NotAllowed("TOY-1.2", "One stays.")) == "One stays. (TOY-1.2)"
    assert str(NotAllowed("", "One stays.")) == "One stays."


def test_both_are_values_that_are_wrong() -> None:
    assert issubclass(NotUnderstood, ValueError)
    assert issubclass(NotAllowed, ValueError)


def test_a_sentence_survives_being_sent() -> None:
    assert str(pickle.loads(pickle.dumps(NotUnderstood("What?")))) == "What?"


def test_a_rule_survives_being_sent() -> None:
    sent = pickle.loads(pickle.dumps(NotAllowed("TOY-1.2", "One stays.")))
    assert (sent.rule, sent.sentence) == ("TOY-1.2", "One stays.")


def test_a_place_survives_being_sent() -> None:
    sent = pickle.loads(pickle.dumps(NotUnderstood("What?", 4, 3)))
    assert (sent.column, sent.line) == (4, 3)


def test_what_was_written_is_repeated_whole_if_it_is_short() -> None:
    assert clipped("a" * LONGEST_ECHO) == "a" * LONGEST_ECHO
    assert quoted("it's") == '"it\'s"'


def test_what_was_written_at_length_is_repeated_by_its_beginning() -> None:
    assert clipped("ab" * LONGEST_ECHO) == clipped("ab" * LONGEST_ECHO)[:-3] + "..."
    assert len(clipped("ab" * LONGEST_ECHO)) == LONGEST_ECHO
    assert clipped("ab" * LONGEST_ECHO).startswith("abab")
