"""The rules one by one, then positions that cannot be, the bots, and the board as text."""

from __future__ import annotations

import hegemon
import pytest
from hegemon.bots.arena import contest
from hegemon.bots.roster import new_bot
from hegemon.engine.dice import seeded
from hegemon.presentation import Presentation

from connect_four import GAME
from connect_four.rules import ConnectFour

DRAW = "ggcecfbacceefdcbaaegfafdefefadbggagbbbdddc"


def played(columns: str) -> hegemon.Match:
    """A game in which stones fell into these columns, one after the other."""
    match = GAME.new(players=2, seed=1)
    for number, column in enumerate(columns):
        match.play(number % 2, f"drop {column}")
    return match


@pytest.mark.rule("FOUR-1.1")
def test_the_board_begins_empty_and_lies_open() -> None:
    match = played("")
    assert match.view()["columns"] == [[], [], [], [], [], [], []]
    assert match.legal(0) == [f"drop {column}" for column in "abcdefg"]


@pytest.mark.rule("FOUR-1.2")
def test_players_take_turns() -> None:
    assert [played(columns).pending for columns in ("", "d", "dd")] == [[0], [1], [0]]
    with pytest.raises(hegemon.NotAllowed, match="not your turn.*FOUR-1.2"):
        played("d").play(0, "drop d")


@pytest.mark.rule("FOUR-1.3")
def test_a_full_column_takes_no_more() -> None:
    match = played("aaaaaa")
    assert match.legal(0) == [f"drop {column}" for column in "bcdefg"]
    assert str(match.why_not(0, "drop a")) == "There is no free cell there. (FOUR-1.3)"


@pytest.mark.rule("FOUR-1.4")
def test_a_stone_falls_on_the_highest_one() -> None:
    assert played("ddcd").view()["columns"] == [[], [], [0], [0, 1, 1], [], [], []]
    assert played("dc").log() == ["seat 0 drops a stone into d.", "seat 1 drops a stone into c."]


@pytest.mark.rule("FOUR-2.1")
@pytest.mark.parametrize("columns", ["abababa", "aabbccd", "abbccdcddfd", "gffeededdbd"])
def test_four_in_a_row_win(columns: str) -> None:
    match = played(columns)
    assert match.standing.ending == "four in a row"
    assert match.standing.places == [1, 2]
    assert match.over and match.legal(1) == []


@pytest.mark.rule("FOUR-2.1")
def test_no_row_runs_round_the_edge() -> None:
    """Three on top of one column and one at the foot of the next: neighbours as numbers, but not on the board."""
    match = played("ababacbacaca")
    assert match.view()["columns"] == [[0, 0, 0, 1, 1, 1], [1, 1, 0], [1, 0, 0], [], [], [], []]
    assert not match.over


@pytest.mark.rule("FOUR-2.2")
def test_a_full_board_is_a_draw() -> None:
    assert not played(DRAW[:-1]).over
    standing = played(DRAW).standing
    assert (standing.ending, standing.places, standing.winners) == ("full board", [1, 1], [0, 1])


def test_there_are_as_many_lines_of_play_as_there_should_be() -> None:
    assert lines_of_play(ConnectFour(), 7) == 7**7 - 7  # nobody can drop seven stones into one column


def lines_of_play(state: ConnectFour, depth: int) -> int:
    moves = state.legal(state.turn)
    return len(moves) if depth == 1 else sum(lines_of_play(after(state, move), depth - 1) for move in moves)


def after(state: ConnectFour, move: int) -> ConnectFour:
    twin = state.copy()
    twin.play(twin.turn, move)
    return twin


@pytest.mark.parametrize(
    ("turn", "stones", "sentence"),
    [
        (2, "0 0", "the turn is nobody's"),
        (0, "64 0", "beside the board"),
        (0, "1 1", "two stones lie in one cell"),
        (1, "2 0", "hangs in the air"),
        (1, "1 128", "do not fit the turn"),
        (0, "15 1920", "went on after four"),
    ],
)
def test_a_position_that_cannot_be_is_refused(turn: int, stones: str, sentence: str) -> None:
    text = played("").position().replace("turn 0", f"turn {turn}").replace("stones 0 0", f"stones {stones}")
    with pytest.raises(hegemon.NotUnderstood, match=sentence):
        hegemon.from_position(text)


def test_greedy_takes_a_win_and_stops_one() -> None:
    greedy = new_bot("greedy", seeded(1))
    for columns, best in [("abababgc", "drop a"), ("abababg", "drop b"), ("agafa", "drop a")]:
        match = played(columns)
        seat = match.pending[0]
        assert match.notation.format(greedy.answer(match.state, seat)) == best


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(40):
        state = GAME.start(2, seed)
        bots = [new_bot(name, seeded(seed, 1)) for name in ("greedy", "random")]
        contest(state, bots if seed % 2 else bots[::-1], 42)
        won += state.standing().places[0 if seed % 2 else 1] == 1
    assert won >= 36


def test_the_board_is_drawn_as_text() -> None:
    assert GAME.show is not None
    rows = GAME.show(played("ddc").view()).splitlines()
    assert rows[-3:] == [". . . O . . .", ". . X X . . .", "a b c d e f g   X seat 0, O seat 1"]


def test_the_board_is_drawn_in_parts_and_a_move_changes_one() -> None:
    presentation = Presentation(GAME)
    before, after = (presentation.pieces(played(columns).view()) for columns in ("dd", "ddc"))
    assert [key for key in before if before[key] != after[key]] == ["column-c"]
    assert all(presentation.spot("column", name) in after[f"column-{name}"] for name in "abcdefg")
