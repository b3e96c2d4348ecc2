"""The rules one by one, then what is secret, positions that cannot be, the bots, and what the game says."""

from __future__ import annotations

import re
from typing import Any

import hegemon
import pytest
from hegemon.bots.arena import contest
from hegemon.bots.roster import new_bot
from hegemon.engine.dice import seeded
from hegemon.presentation import Presentation

from cups import GAME
from cups.judgement import odds


def cups(*hands: str, **given: Any) -> hegemon.Match:
    """A game in its second round: these dice lie under the cups, and seat 0 is to bid. Who has none went out before."""
    text = GAME.new(players=len(hands), seed=1, second_throw=False, **given).position()
    lines = {
        "starter": "0",
        "turn": "0",
        "round": "2",
        "left": " ".join(str(len(hand)) for hand in hands),
        "pips": " ".join(" ".join(f"{hand:0<5}") for hand in hands),
        "fell": " ".join("0" if hand else "1" for hand in hands),
    }
    for name, values in lines.items():
        text = re.sub(rf"^{name} .*$", f"{name} {values}", text, flags=re.MULTILINE)
    return hegemon.from_position(text)


def played(match: hegemon.Match, *moves: str) -> hegemon.Match:
    """The match after these moves of whoever is asked."""
    for move in moves:
        match.play(match.pending[0], move)
    return match


def seen(match: hegemon.Match, seat: int | None = None) -> dict[str, Any]:
    """What a seat may know, or a spectator."""
    return match.view(seat)


@pytest.mark.rule("CUPS-1.1")
def test_each_sees_the_own_dice_and_no_others() -> None:
    match = GAME.new(players=3, seed=7)
    hands = [seen(match, seat)["hand"] for seat in range(3)]
    assert hands == [{"dice": dice, "answer": ""} for dice in ([4, 4, 5], [3, 6, 6], [3, 5, 5])]
    assert seen(match)["hand"] == {}
    assert match.log(1) == [*match.log(), "seat 1 looks under the cup: 3 6 6."]


@pytest.mark.rule("CUPS-1.1")
def test_the_lot_decides_who_begins() -> None:
    assert {GAME.start(3, seed).turn_order()[0] for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("CUPS-1.2")
def test_those_who_have_dice_throw_them() -> None:
    match = played(cups("234", "", "25"), "bid fives 3", "doubt")
    assert [len(seen(match, seat)["hand"]["dice"]) for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("CUPS-1.3")
def test_answers_are_sealed_until_all_are_in() -> None:
    match = GAME.new(players=2, seed=7)
    before = seen(match, 1)
    match.play(0, "keep")
    match.play(0, "again")
    assert (seen(match, 1), match.pending, match.unanswered) == (before, [0, 1], [1])
    assert seen(match, 0)["hand"]["answer"] == "again"
    match.play(1, "keep")
    assert (seen(match, 1)["again"], match.pending) == ([0], [0])


@pytest.mark.rule("CUPS-1.3")
def test_nothing_is_taken_back_while_all_choose_in_secret() -> None:
    match = GAME.new(players=2, seed=7)
    match.play(0, "keep")
    with pytest.raises(hegemon.NotAllowed, match="you can change your choice until everyone has chosen"):
        match.take_back(0)


@pytest.mark.rule("CUPS-2.1")
@pytest.mark.parametrize(("wild", "loser"), [(True, 1), (False, 0)])
def test_ones_count_for_every_other_face(wild: bool, loser: int) -> None:
    match = played(cups("155", "16", wild=wild), "bid fives 4", "doubt")
    assert seen(match)["left"][loser] == (3, 2)[loser] - 1


@pytest.mark.rule("CUPS-2.2")
def test_a_bid_is_higher_than_the_one_before() -> None:
    match = played(cups("234", "25"), "bid fours 4")
    assert match.legal(1) == [
        *[f"bid {face} 5" for face in ("ones", "twos", "threes", "fours")],
        "bid fives 4-5",
        "bid sixes 4-5",
        "doubt",
    ]
    assert str(match.why_not(1, "bid fours 4")) == "Bid at least 5 fours. (CUPS-2.2)"
    assert str(match.why_not(1, "bid sixes 6")) == "Only 5 dice are in play. (CUPS-2.2)"


@pytest.mark.rule("CUPS-2.3")
def test_all_cups_are_opened_when_somebody_doubts() -> None:
    match = cups("234", "25")
    assert str(match.why_not(0, "doubt")) == "There is no bid yet that you could doubt. (CUPS-2.3)"
    played(match, "bid twos 2", "doubt")
    assert seen(match)["shown"] == [[2, 3, 4], [2, 5]]
    assert match.log()[1:4] == ["seat 1 doubts seat 0.", "seat 0 has 2 3 4.", "seat 1 has 2 5."]


@pytest.mark.rule("CUPS-3.1")
@pytest.mark.parametrize(("stake", "bid", "left"), [
    ("one", "bid twos 2", [3, 1]), ("one", "bid sixes 3", [2, 2]),
    ("difference", "bid twos 2", [3, 1]), ("difference", "bid sixes 3", [0, 2]),
])  # fmt: skip
def test_whoever_is_wrong_about_the_bid_loses(stake: str, bid: str, left: list[int]) -> None:
    assert played(cups("234", "25", stake=stake), bid, "doubt").standing.scores == left


@pytest.mark.rule("CUPS-3.2")
def test_whoever_has_lost_dice_begins_or_the_next_who_is_in() -> None:
    assert played(cups("234", "25", "66"), "bid sixes 4", "doubt").pending == [0]
    assert played(cups("2", "25", "66"), "bid sixes 4", "doubt").pending == [1]


@pytest.mark.rule("CUPS-3.3")
def test_the_last_with_dice_wins() -> None:
    match = played(cups("2", "", "5"), "bid twos 2", "doubt")
    assert (match.standing.ending, match.standing.places) == ("last with dice", [2, 3, 1])
    assert match.over and match.legal(2) == []


def test_a_bid_is_taken_back_but_not_what_was_seen() -> None:
    match = played(cups("2", "5"), "bid twos 1")
    assert match.take_back(0).text == "bid twos 1"
    played(match, "bid twos 2", "doubt")
    assert match.why_not_take_back(1) == "`doubt` rolled dice or revealed something, so you cannot undo it."


def test_what_a_seat_imagines_says_the_same_odds() -> None:
    state: Any = cups("255", "16", "34").state
    worlds = [state.imagine(0, seeded(seed)) for seed in range(20)]
    assert len({str(world.lines()) for world in worlds}) == 20
    assert {round(odds(world.inner, 0, 4, 3), 9) for world in worlds} == {round(1 - (2 / 3) ** 4, 9)}


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ("turn 0", "turn 2", "a seat or a phase that does not exist"),
        ("left 2 2", "left 2 4", "more dice than there are"),
        ("left 2 2", "left 2 0", "ends when one seat has dice left"),
        ("fell 0 0", "fell 0 1", "is in and went out"),
        ("pips 2 5", "pips 2 0", "other dice lie under a cup"),
        ("answer 0 0", "answer 0 1", "answered what it was not asked"),
        ("again 0", "again 4", "is out has thrown again"),
        ("number 0", "number 5", "more dice than there are"),
        ("bidder -1", "bidder 1", "a bidder without a bid"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, instead: str, sentence: str) -> None:
    text = cups("25", "66").position()
    assert line in text
    with pytest.raises(hegemon.NotUnderstood, match=sentence):
        hegemon.from_position(text.replace(line, instead))


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(20):
        state = GAME.start(2, seed)
        bots = [new_bot(name, seeded(seed, 1)) for name in ("greedy", "random")]
        contest(state, bots if seed % 2 else bots[::-1], 1000)
        won += state.standing().places[0 if seed % 2 else 1] == 1
    assert won >= 16


def test_the_game_says_whom_it_waits_for_and_what_a_bid_is_worth() -> None:
    presentation, match = Presentation(GAME, strict=True), cups("255", "16")
    assert presentation.moment(seen(match, 0)) == "seat 0 bids."
    hint = presentation.hint(seen(match, 0), lambda: match.imagined(0), ["bid", "fives", "3"])
    assert hint == "3 fives or more: 56%, as far as you can see."


def test_only_the_own_dice_lie_in_the_hand() -> None:
    presentation, match = Presentation(GAME, strict=True), cups("255", "16")
    assert "Under your cup: 2 5 5" in presentation.hand(seen(match, 0))
    assert presentation.hand(seen(match)) == ""
    assert "<circle" not in presentation.pieces(seen(match, 0))["board"]
