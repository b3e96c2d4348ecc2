"""One is asked, or several in secret, and then nobody."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.kit.asking import Asking


def table() -> Asking:
    state = Asking()
    state.seats = 3
    state.answer = vec[i64]([-1, -1, -1])
    return state


def test_at_first_nobody_is_asked_and_nobody_has_answered() -> None:
    state = table()
    assert (state.phase, state.turn, state.asked, state.answered) == (0, 0, 0, 0)


def test_one_seat_has_the_word() -> None:
    state = table()
    state.ask_one(4, 2)
    assert (state.phase, state.turn, state.pending(), state.unanswered()) == (4, 2, 0b100, 0b100)


def test_a_sealed_answer_can_be_changed_until_all_are_in() -> None:
    state = table()
    state.ask_all(5, 0b101)
    state.seal(0, 11)
    state.seal(0, 12)
    assert (state.pending(), state.unanswered(), state.all_answered()) == (0b101, 0b100, False)
    state.seal(2, 13)
    assert (state.all_answered(), list(state.answer)) == (True, [12, -1, 13])


def test_a_new_question_forgets_the_answers_to_the_one_before() -> None:
    state = table()
    state.ask_all(5, 0b101)
    state.seal(0, 11)
    state.ask_all(6, 0b011)
    assert (state.unanswered(), list(state.answer)) == (0b011, [-1, -1, -1])
    state.seal(0, 11)
    state.ask_one(4, 0)
    assert (state.answered, state.unanswered(), state.all_answered()) == (0, 0b001, False)


def test_opened_answers_leave_nobody_asked_and_nothing_sealed() -> None:
    state = table()
    state.ask_all(5, 0b011)
    state.seal(0, 11)
    state.open_answers()
    assert (state.phase, state.pending(), state.unanswered(), list(state.answer)) == (5, 0, 0, [-1, -1, -1])


def test_a_question_to_nobody_is_answered_at_once() -> None:
    state = table()
    state.ask_one(4, 2)
    state.ask_nobody(6)
    assert (state.phase, state.turn, state.pending(), state.all_answered()) == (6, 2, 0, True)
