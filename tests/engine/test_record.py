"""Records and positions as text: written, read back, and every fault said with its line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.record import (
    POSITION_TITLE,
    RECORD_TITLE,
    Header,
    Line,
    Record,
    format_position,
    parse_entry,
    parse_position,
    parse_record,
)

pytestmark = pytest.mark.forms

RECORD = """hegemon record 1
# A comment.
game sealed
version 3
players 2
option coins 5
option map random:7
seat 0 Ada
seat 1 Bo
seed 77

0 lay c3 stake 1
1 give 0 2
"""
POSITION = """hegemon position 1
game sealed
version 3
players 2
option coins 5

gold 1 2
turn 0
"""


def changed(old: str, new: str, text: str = RECORD) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


def refusal(text: str, parse: Callable[[str], object] = parse_record) -> tuple[str, int, int]:
    with pytest.raises(NotUnderstood) as caught:
        parse(text)
    return caught.value.sentence, caught.value.line, caught.value.column


def record(names: list[str]) -> Record:
    return Record(Header("sealed", 3, len(names), {"coins": 5, "fair": True}), 7, names, [Line(0, "0 pass")])


def test_a_record_is_read() -> None:
    read = parse_record(RECORD)
    header = read.header
    assert (header.game, header.version, header.players) == ("sealed", 3, 2)
    assert header.options == {"coins": "5", "map": "random:7"}
    assert (read.seed, read.names, read.position) == (77, ["Ada", "Bo"], [])
    assert [(line.number, line.text) for line in read.moves] == [(12, "0 lay c3 stake 1"), (13, "1 give 0 2")]


def test_a_record_is_written_as_it_is_read() -> None:
    assert str(parse_record(RECORD)) == changed("# A comment.", str(parse_record(RECORD)).splitlines()[1])


def test_a_record_says_that_it_holds_secrets() -> None:
    assert str(parse_record(RECORD)).splitlines()[1].startswith("# Holds secrets")
    assert format_position(parse_record(RECORD).header, []).splitlines()[1].startswith("# Holds secrets")


@pytest.mark.parametrize(
    "names", [["Ada", "Bo"], ["Åsa Ek", "毛 泽"], ["#1", "seat 0"], ["a" * 500, "🂡"], ["seed 5", "0"]]
)
def test_names_of_any_letters_come_back(names: list[str]) -> None:
    assert parse_record(str(record(names))).names == names


def test_spaces_round_a_name_mean_nothing() -> None:
    assert parse_record(str(record(["  Ada", "Bo  "]))).names == ["Ada", "Bo"]


def test_values_are_written_as_dials_read_them() -> None:
    assert parse_record(str(record(["Ada"]))).header.options == {"coins": "5", "fair": "on"}


@pytest.mark.parametrize("change", [lambda t: t.replace("\n", "\r\n"), lambda t: t.replace("\n", "  \n"), str.rstrip])
def test_line_ends_of_every_kind_mean_the_same(change: Callable[[str], str]) -> None:
    assert str(parse_record(change(RECORD))) == str(parse_record(RECORD))


def test_comments_and_empty_lines_between_moves_mean_nothing() -> None:
    text = changed("1 give", "\n# Well played.\n\n1 give")
    assert [(line.number, line.text) for line in parse_record(text).moves][1] == (16, "1 give 0 2")


def test_header_lines_may_come_in_any_order() -> None:
    head, _, moves = RECORD.partition("\n\n")
    title, *lines = head.splitlines()
    turned = "\n".join([title, *reversed(lines)]) + "\n\n" + moves
    assert parse_record(turned).names == ["Ada", "Bo"]


@pytest.mark.parametrize(
    "text", ["", "\n", "hegemon record 2\n\n", " hegemon record 1\n\n", "\ufeffhegemon record 1\n\n", POSITION]
)
def test_what_does_not_begin_as_a_record_is_none(text: str) -> None:
    assert refusal(text) == (f"this does not begin with {RECORD_TITLE!r}", 1, 1)


@pytest.mark.parametrize("lines", range(1, 11))
def test_a_header_that_is_cut_short_says_so(lines: int) -> None:
    cut = "\n".join(RECORD.splitlines()[:lines])
    assert refusal(cut) == ("the empty line after the header is missing: the file is cut short", lines, 1)


@pytest.mark.parametrize("word", ["game", "version", "players", "seed"])
def test_a_missing_line_of_the_header_is_named(word: str) -> None:
    line = next(line for line in RECORD.splitlines() if line.startswith(word))
    assert refusal(changed(f"{line}\n", ""))[0] == f"the header has no line `{word} ...`"


@pytest.mark.parametrize("word", ["game", "version", "players", "seed"])
def test_a_second_line_of_the_header_is_pointed_at(word: str) -> None:
    line = next(line for line in RECORD.splitlines() if line.startswith(word))
    assert refusal(changed("\n\n", f"\n{line}\n\n")) == (f"the header has a second line `{word} ...`", 11, 1)


def test_a_second_line_of_an_option_is_pointed_at() -> None:
    assert refusal(changed("seed 77", "option coins 6\nseed 77"))[1:] == (10, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_without_a_name_is_missed(seat: int) -> None:
    name = ["Ada", "Bo"][seat]
    assert refusal(changed(f"seat {seat} {name}\n", ""))[0] == f"the header has no line `seat {seat} NAME`"
    assert refusal(changed(f"seat {seat} {name}", f"seat {seat}"))[0] == f"the header has no line `seat {seat} NAME`"


@pytest.mark.parametrize("line", ["seat 2 Cy", "seat 0 Ada again", "colour red", "Seed 3", "seat x Y"])
def test_a_line_that_the_header_does_not_know_is_pointed_at(line: str) -> None:
    assert refusal(changed("\n\n", f"\n{line}\n\n")) == (f"the header knows no line {line!r}", 11, 1)


@pytest.mark.parametrize("line", ["game", "game a b"])
def test_a_game_is_one_word(line: str) -> None:
    assert refusal(changed("game sealed", line)) == ("`game` is followed by one word", 3, 1)


@pytest.mark.parametrize("word", ["", "x", "-1", "1.0", "1 2", "²", "2147483648", "9" * 100])
def test_a_version_is_a_number(word: str) -> None:
    sentence = "`version` is followed by a whole number below 2147483648"
    assert refusal(changed("version 3", f"version {word}")) == (sentence, 4, 9)


@pytest.mark.parametrize("word", ["63", "-1", "two"])
def test_players_are_a_number_that_fits(word: str) -> None:
    assert refusal(changed("players 2", f"players {word}"))[1:] == (5, 9)


@pytest.mark.parametrize("word", [str(2**256), "-1", "0x7"])
def test_a_seed_is_a_number_that_fits(word: str) -> None:
    assert refusal(changed("seed 77", f"seed {word}"))[1:] == (10, 6)
    assert parse_record(changed("seed 77", f"seed {2**256 - 1}")).seed == 2**256 - 1


@pytest.mark.parametrize("line", ["option", "option coins", "option coins 5 6"])
def test_an_option_is_a_name_and_a_value(line: str) -> None:
    assert refusal(changed("option coins 5", line)) == ("an option is written `option NAME VALUE`", 6, 1)


def test_a_record_is_cut_after_some_moves() -> None:
    read = parse_record(RECORD)
    assert [len(read.cut(moves).moves) for moves in (0, 1, 2, 9)] == [0, 1, 2, 2]
    assert str(read.cut(2)) == str(read)
    assert parse_record(str(read.cut(0))).moves == []


def test_a_record_may_begin_from_a_position() -> None:
    read = parse_record(changed("seed 77", "field gold 1 2\nfield turn 0"))
    assert (read.position, read.position_line, read.seed) == (["gold 1 2", "turn 0"], 10, 0)
    assert str(parse_record(str(read))) == str(read)
    assert read.cut(1).position == ["gold 1 2", "turn 0"]


def test_a_record_begins_from_a_seed_or_a_position_not_both() -> None:
    assert refusal(changed("seed 77", "field gold 1\nseed 77"))[0] == "the header knows no line 'seed 77'"


def test_a_position_is_read_with_the_line_its_fields_begin_on() -> None:
    header, fields, line = parse_position(POSITION)
    assert (header.game, header.options, fields, line) == ("sealed", {"coins": "5"}, ["gold 1 2", "turn 0"], 7)
    assert parse_position(format_position(header, fields))[1] == fields


def test_a_position_without_fields_is_read_and_knows_behind_which_line_they_are_missing() -> None:
    head = POSITION.partition("\n\n")[0]
    assert parse_position(head + "\n\n")[1:] == ([], len(head.splitlines()))


@pytest.mark.parametrize("text", ["", RECORD])
def test_what_does_not_begin_as_a_position_is_none(text: str) -> None:
    assert refusal(text, parse_position) == (f"this does not begin with {POSITION_TITLE!r}", 1, 1)


@pytest.mark.parametrize(
    ("text", "entry"), [("0 pass", (0, "pass", 3)), ("1   lay  c3", (1, "lay  c3", 5)), ("  1 x", (1, "x", 5))]
)
def test_a_move_has_a_seat_a_text_and_a_column(text: str, entry: tuple[int, str, int]) -> None:
    assert parse_entry(Line(4, text), 2) == entry


@pytest.mark.parametrize("text", ["pass", "0", "x pass", "1.0 pass", "2 pass", "-1 pass", "99999999999999999999 pass"])
def test_a_move_without_a_seat_is_said_with_its_line(text: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        parse_entry(Line(4, text), 2)
    assert caught.value.line == 4


def test_a_seat_that_is_no_number_is_pointed_at() -> None:
    with pytest.raises(NotUnderstood) as caught:
        parse_entry(Line(4, "x pass"), 2)
    assert caught.value.column == 1


def test_a_record_of_a_hundred_thousand_moves_is_read() -> None:
    long = parse_record(RECORD + "0 pass\n" * 100_000)
    assert (len(long.moves), long.moves[-1].number) == (100_002, 100_013)
