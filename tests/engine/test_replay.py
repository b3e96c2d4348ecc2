"""Records are played again to the same state, positions go on from there, and faults have their line and column."""

from __future__ import annotations

import pytest
from tests.engine.outsiders import HEAP, THROWN
from tests.engine.toys import SEALED

from hegemon.engine.dials import number
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.moves import sample
from hegemon.engine.record import parse_position, parse_record
from hegemon.engine.replay import match_from_position, replay

pytestmark = pytest.mark.forms

HEAP_RECORD = """hegemon record 1
game heap
version 1
players 2
option stones 7
seat 0 Ada
seat 1 Bo
seed 0

0 take 3
1 take 1
0 take 3
"""
HEAP_POSITION = """hegemon position 1
game heap
version 1
players 2
option stones 7

turn 1
stones 5
"""


def played(seed: int, moves: int = 1000, players: int = 3) -> Match:
    """A random game, with an aside now and then."""
    match, dice = SEALED.new(players, seed, ["Ada Ek", "Bö"]), seeded(seed, 1)
    while match.pending and len(match.moves) < moves:
        seat = match.pending[int(dice.below(len(match.pending)))]
        asides = match.state.asides(seat)
        choices = asides if asides and dice.below(3) == 0 else match.state.legal(seat)
        match.play_move(seat, int(sample(choices, dice)))
    return match


def from_text(position: str) -> Match:
    return match_from_position(SEALED, *parse_position(position))


def replay_heap(old: str, new: str) -> Match:
    assert HEAP_RECORD.count(old) == 1
    return replay(HEAP, parse_record(HEAP_RECORD.replace(old, new)))


def refusal(old: str, new: str) -> tuple[str, int, int]:
    with pytest.raises(NotUnderstood) as caught:
        replay_heap(old, new)
    return caught.value.sentence, caught.value.line, caught.value.column


@pytest.mark.parametrize("seed", range(8))
def test_a_record_played_again_gives_the_same_state_and_log(seed: int) -> None:
    match = played(seed)
    again = replay(SEALED, parse_record(str(match.record())))
    assert again.position() == match.position()
    assert str(again.record()) == str(match.record())
    assert [again.log(seat) for seat in range(3)] == [match.log(seat) for seat in range(3)]
    assert again.names == ["Ada Ek", "Bö", "seat 2"]


@pytest.mark.parametrize("name", ["Ada", "Åsa Ek", "  Ada ", "#1", "seat 0", "{0}", "毛 泽", "🂡" * 50])
def test_a_record_keeps_the_names(name: str) -> None:
    again = replay(SEALED, parse_record(str(SEALED.new(2, 3, ["Bo", name]).record())))
    assert again.names == ["Bo", name.strip()]


@pytest.mark.parametrize("name", ["", " ", "A\nB", "A\nseed 5", "A\rB", "A\u2028B", "A\x85B"])
def test_no_name_breaks_a_record(name: str) -> None:
    match = SEALED.new(2, 3, ["Bo", name])
    assert replay(SEALED, parse_record(str(match.record()))).names == match.names


@pytest.mark.parametrize("moves", range(9))
def test_a_record_cut_short_gives_the_state_after_so_many_moves(moves: int) -> None:
    cut = played(3).record().cut(moves)
    assert replay(SEALED, cut).position() == played(3, moves).position()


@pytest.mark.parametrize("moves", range(9))
def test_a_position_is_read_back_and_goes_on_alike(moves: int) -> None:
    match = played(4, moves)
    back = from_text(match.position())
    assert back.position() == match.position()
    for seat in match.pending:
        text = match.legal(seat)[0].split("-")[0]
        match.play(seat, text)
        back.play(seat, text)
    assert back.state.same(match.state)


def test_the_record_of_a_match_from_a_position_begins_there() -> None:
    match = from_text(played(5, 4).position())
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0].split("-")[0])
    again = replay(SEALED, parse_record(str(match.record())))
    assert again.position() == match.position()
    assert str(again.record()) == str(match.record())


def test_a_move_after_a_position_is_taken_back_to_it() -> None:
    begun = SEALED.new(2, 3)
    begun.play(1, begun.legal(1)[0].split("-")[0])
    match = from_text(begun.position())
    before = match.position()
    match.play(0, "give 1 1")
    assert match.position() != before
    match.take_back(0)
    assert match.position() == before


def test_a_position_that_does_not_add_up_is_refused() -> None:
    text = SEALED.new(2, 3).position().replace("\npot 0\n", "\npot 1\n")
    with pytest.raises(NotUnderstood, match="this position cannot be: the coins do not add up"):
        from_text(text)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("pot 0", "pot x", 11),
        ("pot 0", "pot 0 0", 11),
        ("pot 0", "pot 0\npot 0", 12),
        ("pot 0", "pot 0\nhole 1", 12),
        ("coins 5 5", "coins 5", 13),
    ],
)
def test_a_fault_in_a_position_is_said_with_its_line(old: str, new: str, line: int) -> None:
    text = SEALED.new(2, 3).position()
    assert text.count(f"\n{old}\n") == 1
    with pytest.raises(NotUnderstood) as caught:
        from_text(text.replace(f"\n{old}\n", f"\n{new}\n"))
    assert caught.value.line == line


def test_a_fault_in_a_records_position_is_said_with_its_line() -> None:
    text = str(from_text(SEALED.new(2, 3).position()).record())
    line = text.splitlines().index("field pot 0") + 1
    with pytest.raises(NotUnderstood) as caught:
        replay(SEALED, parse_record(text.replace("field pot 0", "field pot x")))
    assert caught.value.line == line


@pytest.mark.parametrize("version", [0, 2, 9])
def test_another_version_of_the_rules_is_not_replayed(version: int) -> None:
    with pytest.raises(NotUnderstood, match=f"played under version {version} of Heap's rules; version 1 is here"):
        replay_heap("version 1", f"version {version}")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("players 2\n", "players 3\n", "the header has no line `seat 2 NAME`"),
        ("option stones 7", "option stones 0", "stones takes 1 to 100, not '0'"),
        ("option stones 7", "option stone 7", "there is no dial 'stone' here; did you mean stones?"),
    ],
)
def test_an_impossible_header_is_refused(old: str, new: str, sentence: str) -> None:
    assert refusal(old, new)[0] == sentence


def test_a_default_may_be_left_out_of_the_header() -> None:
    assert replay_heap("option stones 7\n", "").view()["stones"] == 3


@pytest.mark.parametrize(
    ("new", "sentence", "column"),
    [
        ("1 tke 1", "'tke' is not a move here; did you mean take?", 3),
        ("1   take  x", "'x' is not a count; write a whole number such as 3", 11),
        ("1 take 1 2", "'take 1 2' has the wrong shape; write `take COUNT`", 3),
        ("2 take 1", "there is no seat 2; seats are 0 to 1", 1),
        ("take", "a move is written `SEAT MOVE`, not 'take'", 1),
    ],
)
def test_a_move_that_does_not_fit_is_said_with_line_and_column(new: str, sentence: str, column: int) -> None:
    assert refusal("1 take 1", new) == (sentence, 11, column)


@pytest.mark.parametrize("new", ["1 take 4", "0 take 1"])
def test_a_move_that_is_not_allowed_is_said_with_line_and_column(new: str) -> None:
    sentence = f"{new[2:]!r} is not allowed here: That is not among the legal moves now."
    assert refusal("1 take 1", new) == (sentence, 11, 3)


def test_a_move_after_the_end_is_said_with_its_line() -> None:
    assert refusal("0 take 3\n1 take 1\n0 take 3", "0 take 3\n1 take 1\n0 take 3\n1 take 1")[1:] == (13, 3)


def test_a_guest_is_recorded_and_replayed() -> None:
    match = replay_heap("seat 0 Ada", "seat 0 Åsa Ek")
    assert (match.over, match.standing.winners, match.names) == (True, [0], ["Åsa Ek", "Bo"])
    assert str(replay(HEAP, parse_record(str(match.record()))).record()) == str(match.record())


def test_a_guest_goes_on_from_a_position() -> None:
    match = match_from_position(HEAP, *parse_position(HEAP_POSITION))
    assert (match.pending, match.legal(1)) == ([1], ["take 1-3"])


def test_a_guest_with_dice_replays_to_the_same_throws() -> None:
    match = THROWN.new(2, 9)
    while match.pending:
        match.play(match.pending[0], "take 1")
    assert replay(THROWN, parse_record(str(match.record()))).position() == match.position()


def doubled(options: dict[str, object]) -> dict[str, object]:
    """Version 1 counted in pairs, and had no die."""
    return {"die": 6, "stones": 2 * int(str(options["stones"]))}


@pytest.mark.parametrize("given", ["record", "position"])
def test_an_earlier_version_is_played_by_its_own_reading(given: str) -> None:
    later = Game(
        "heap",
        "Heap",
        "",
        2,
        (2, 2),
        [*HEAP.dials, number("die", 0, 0, 9, "")],
        HEAP.make_blank,
        HEAP.make_setup,
        "",
        earlier={1: doubled},
    )
    if given == "record":
        match = replay(later, parse_record(HEAP_RECORD))
    else:
        match = match_from_position(later, *parse_position(HEAP_POSITION))
    assert match.options == {"stones": 14, "die": 6}
    assert match.record().header.lines()[1:] == ["version 2", "players 2", "option stones 14", "option die 6"]


def test_a_version_that_is_neither_of_now_nor_known_is_refused() -> None:
    assert [HEAP.plays(version) for version in (0, 1, 2)] == [False, True, False]
