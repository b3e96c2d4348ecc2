"""A match: moves in text, refused ones without a trace, each seat its own log, the last move taken back."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.engine.murmurs import MURMURS
from tests.engine.outsiders import HEAP
from tests.engine.toys import LAID, SEALED, Sealed, blank, lay, setup

from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.events import EVERYONE
from hegemon.engine.fields import COPIER
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.moves import sample


class Untold(Sealed):
    """Sealed, but nothing is told when a card is laid."""

    def tell(
        self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        if kind != LAID:
            super().tell(kind, first, second, third, fourth, audience)


def untold(players: int, options: Options) -> Untold:
    state = Untold()
    state.take(blank(players, options), COPIER)
    return state


UNTOLD = Game("untold", "Untold", "Cards laid without a word.", 1, (2, 4), SEALED.dials, untold, setup, "")


def begun() -> Match:
    """Seat 0 holds cards 3, 11 and 13, seat 1 cards 2, 14 and 16; card 1 is the prize."""
    return SEALED.new(2, 3, ["Ada", "Bo"])


def finished(seed: int = 3) -> Match:
    match, dice = SEALED.new(3, seed), seeded(seed, 1)
    while match.pending:
        seat = match.pending[0]
        match.play_move(seat, int(sample(match.state.legal(seat), dice)))
    return match


def test_a_match_begins_with_what_is_pending() -> None:
    match = begun()
    assert (match.pending, match.over, match.moves) == ([0, 1], False, [])
    assert match.legal(0) == ["lay c3 stake 0-5", "lay c11 stake 0-5", "lay c13 stake 0-5"]
    assert match.asides(0) == ["give 1 1-5"]


def test_a_move_is_played_from_its_text() -> None:
    match = begun()
    match.play(0, " lay  c11 stake 02 ")
    assert match.pending == [1]
    assert [(entry.seat, entry.move, entry.text) for entry in match.moves] == [(0, lay(10, 2), "lay c11 stake 2")]


def test_seats_that_have_nothing_to_say_are_not_there() -> None:
    match = begun()
    with pytest.raises(NotUnderstood, match="there is no seat 2; seats are 0 to 1"):
        match.play(2, "lay c3 stake 0")


@pytest.mark.parametrize("ask", ["legal", "asides", "view", "picks"])
@pytest.mark.parametrize("seat", [-1, 2, 64])
def test_a_seat_that_is_not_there_gets_no_answer(ask: str, seat: int) -> None:
    with pytest.raises(NotUnderstood, match=f"there is no seat {seat}; seats are 0 to 1"):
        getattr(begun(), ask)(seat)


@pytest.mark.parametrize("seat", [-1, 2, 64])
def test_a_seat_that_is_not_there_has_no_log(seat: int) -> None:
    with pytest.raises(NotUnderstood, match=f"there is no seat {seat}"):
        begun().log(seat)


@pytest.mark.parametrize(
    ("seat", "text", "sentence"),
    [
        (0, "lay c1 stake 0", "You do not hold Card 1. (SEALED-2)"),
        (0, "lay c3 stake 6", "That is not among the legal moves now."),
        (0, "give 0 1", "That is not among the legal moves now."),
        (1, "lay c3 stake 1", "You do not hold Card 3. (SEALED-2)"),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(seat: int, text: str, sentence: str) -> None:
    match = begun()
    before = match.position()
    with pytest.raises(NotAllowed) as caught:
        match.play(seat, text)
    assert str(caught.value) == str(match.why_not(seat, text)) == sentence
    assert (match.position(), match.moves) == (before, [])


def test_a_move_that_is_not_understood_changes_nothing() -> None:
    match = begun()
    before = match.position()
    with pytest.raises(NotUnderstood):
        match.play(0, "lay c3 stake 1-5")
    assert (match.position(), match.moves) == (before, [])


def test_nobody_listens_any_more_after_a_refused_move() -> None:
    match = begun()
    with pytest.raises(NotAllowed):
        match.play(0, "give 0 1")
    assert match.state.heard is None


def test_a_legal_move_has_nothing_against_it() -> None:
    assert begun().why_not(0, "lay c3 stake 5") is None
    assert begun().why_not(1, "give 0 5") is None


def test_nothing_can_be_played_when_it_is_over() -> None:
    match = finished()
    assert (match.over, match.standing.over) == (True, True)
    assert [match.legal(seat) + match.asides(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(NotAllowed):
        match.play(0, "lay c1 stake 0")


def test_the_picker_builds_a_legal_move() -> None:
    match = begun()
    assert match.picks(0).words == ["lay"]
    assert match.picks(0, [1]).words == ["c3", "c11", "c13"]
    assert match.picks(0, (1, 10)).ranges == [(0, 5)]
    assert match.picks(0, [1, 10, 4]).move == lay(10, 4)


def test_a_view_has_the_players_names_and_own_secrets_only() -> None:
    match = begun()
    match.play(0, "lay c11 stake 2")
    assert match.view(0)["laid"] == [10, 2]
    assert match.view(1)["laid"] == [-1, 0]
    assert (match.view()["hand"], match.view()["names"]) == ([], ["Ada", "Bo"])


def test_names_that_are_not_given_are_the_seats_numbers() -> None:
    assert SEALED.new(3, 1, ["Ada"]).names == ["Ada", "seat 1", "seat 2"]


def test_each_seat_reads_what_it_may_know() -> None:
    match = begun()
    match.play(0, "lay c11 stake 2")
    match.play(1, "give 0 1")
    assert match.log(0) == ["Card 1 is the prize.", "Ada lays Card 11 with 2.", "Bo gives Ada 1."]
    assert match.log(1) == match.log() == ["Card 1 is the prize.", "Bo gives Ada 1."]


def test_the_log_can_be_read_from_a_move_on() -> None:
    match = begun()
    match.play(0, "lay c11 stake 2")
    match.play(1, "lay c16 stake 0")
    assert match.log(None, 1)[0] == "Ada shows Card 11 with 2."
    assert match.log(None, 2) == []


def test_nothing_is_taken_back_while_several_choose_in_secret() -> None:
    match = begun()
    match.play(1, "give 0 2")
    before = match.position()
    with pytest.raises(NotAllowed):
        match.take_back(1)
    assert (match.can_take_back(1), match.position()) == (False, before)


def test_what_was_before_stays_when_a_move_is_taken_back() -> None:
    match = begun()
    match.play(0, "lay c11 stake 2")
    kept = match.position()
    match.play(1, "give 0 2")
    match.take_back(1)
    assert match.position() == kept
    assert [entry.text for entry in match.moves] == ["lay c11 stake 2"]
    assert match.log(0) == ["Card 1 is the prize.", "Ada lays Card 11 with 2."]


def test_only_the_last_move_is_taken_back_and_only_by_its_seat() -> None:
    match = begun()
    match.play(1, "give 0 2")
    match.play(0, "give 1 1")
    before = match.position()
    with pytest.raises(NotAllowed):
        match.take_back(1)
    assert match.position() == before


@pytest.mark.parametrize("seat", [0, 1, 7, -1])
def test_before_the_first_move_nothing_is_taken_back(seat: int) -> None:
    assert not begun().can_take_back(seat)
    with pytest.raises(NotAllowed):
        begun().take_back(seat)


def test_after_the_dice_nothing_is_taken_back() -> None:
    match = SEALED.new(2, 3)
    match.play(0, "lay c3 stake 3")
    match.play(1, "lay c2 stake 4")
    assert match.state.dice.drawn > SEALED.new(2, 3).state.dice.drawn
    assert not match.can_take_back(1)


def test_after_a_card_was_turned_up_nothing_is_taken_back() -> None:
    match = Match(UNTOLD, 2, {"coins": 5}, 3)
    match.deal()
    match.play(0, "lay c3 stake 0")
    match.play(1, "lay c2 stake 0")
    assert match.log()[-1] == "Card 12 is the prize."
    assert not match.can_take_back(1)


def test_a_sealed_choice_is_not_taken_back_for_that_would_tell_who_has_answered() -> None:
    match = begun()
    match.play(0, "lay c3 stake 0")
    assert not match.can_take_back(0)


def test_a_question_has_a_number_that_a_sealed_answer_leaves_as_it_is() -> None:
    match = SEALED.new(3, 3)
    numbers = [match.question]
    for seat in range(3):
        match.play(seat, match.legal(seat)[0].replace("0-5", "0"))
        numbers.append(match.question)
    assert numbers == [1, 1, 1, 2]


def test_something_beside_a_question_leaves_it_open() -> None:
    match = begun()
    match.play(0, "give 1 2")
    assert (match.question, match.moves[-1].opened) == (1, False)


def test_a_step_is_noticed_by_its_seat_and_by_those_who_hear_of_it() -> None:
    match = begun()
    match.play(0, "lay c11 stake 2")
    match.play(1, "give 0 1")
    assert [[step.noticed_by(reader) for reader in (0, 1, -1)] for step in match.moves] == [
        [True, False, False],
        [True, True, True],
    ]


def test_what_was_taken_back_stays_among_the_steps_and_its_question_is_over() -> None:
    match = HEAP.new(2, 1)
    match.play(0, "take 1")
    match.take_back(0)
    assert [(step.text, step.undone) for step in match.steps[1:]] == [("take 1", True)]
    assert (match.moves, match.question, match.edition) == ([], 3, 1)


def test_a_remark_stands_among_the_steps_and_is_no_move() -> None:
    match = begun()
    match.remark(1, "Bo is back.", audience=0b10)
    assert (match.moves, match.log(), match.can_take_back(1)) == ([], ["Card 1 is the prize."], False)
    assert [match.steps[-1].noticed_by(reader) for reader in (0, 1, -1)] == [False, True, False]


def test_a_move_of_before_is_looked_at_as_it_was() -> None:
    match = HEAP.new(2, 1, stones=9)
    for seat, text in enumerate(["take 1", "take 2", "take 3"]):
        match.play(seat % 2, text)
    assert [match.at(moves).position() == match.position() for moves in range(4)] == [False, False, False, True]
    assert match.at(1).legal(1) == ["take 1-3"]


def test_what_is_shown_is_made_anew_for_every_state_and_name() -> None:
    match = begun()
    first = match.shown(0)
    assert match.shown(0) is first
    match.rename(["Eve", "Bo"])
    assert match.shown(0)["names"] == ["Eve", "Bo"]
    match.play(0, "lay c11 stake 2")
    assert match.shown(0)["laid"] == [10, 2]


def test_what_the_seat_with_the_word_does_unseen_opens_no_question() -> None:
    match = MURMURS.new(2, 1)
    numbers = []
    for text in ("murmur", "murmur", "pass"):
        match.play(0, text)
        numbers.append(match.question)
    assert numbers == [1, 1, 2]


def test_whether_a_move_can_be_taken_back_does_not_tell_what_another_did_unseen() -> None:
    match = MURMURS.new(2, 1)
    match.play(0, "pass")
    before = (match.can_take_back(0), match.why_not_take_back(0))
    match.play(1, "murmur")
    assert (match.can_take_back(0), match.why_not_take_back(0)) == before == (True, "")


def test_what_others_did_unseen_falls_with_the_move_that_made_it_possible() -> None:
    match = MURMURS.new(2, 1)
    match.play(0, "murmur")
    match.play(0, "pass")
    match.play(1, "murmur")
    match.take_back(0)
    assert [(step.text, step.undone) for step in match.steps[1:]] == [
        ("murmur", False),
        ("pass", True),
        ("murmur", True),
    ]
    assert (match.pending, match.state.lines()) == ([0], ["turn 0", "said 1 0"])


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ([], "Nothing has been played yet."),
        (
            [(0, "pass"), (1, "murmur"), (1, "pass")],
            "seat 1 has moved since, so you cannot undo your move.",
        ),
    ],
)
def test_a_refusal_to_take_back_says_what_the_seat_knows(moves: list[tuple[int, str]], sentence: str) -> None:
    match = MURMURS.new(2, 1)
    for seat, text in moves:
        match.play(seat, text)
    with pytest.raises(NotAllowed) as caught:
        match.take_back(0)
    assert str(caught.value) == sentence


def test_an_answer_that_nobody_chose_is_taken_back_with_the_move_before_it() -> None:
    match = MURMURS.new(2, 1)
    match.play(0, "pass")
    match.play(1, "pass")
    match.steps[-1].automatic = True
    assert match.take_back(0).text == "pass"
    assert ([step.undone for step in match.steps[1:]], match.pending) == ([True, True], [0])
