"""Fields: what is written is read back, everything wrong is said with its line, and a digest misses nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.fields import COPIER, Digest, Fields, Names, Reader, Writer, format_key

pytestmark = pytest.mark.forms

KEY = "0123456789abcdef" * 4
LARGE = 10**18 - 1


def read_number(line: str) -> int:
    return int(Reader([line]).number("gold", 0))


def read_cells(line: str, before: list[int]) -> list[int]:
    return list(Reader([line]).cells("gold", vec[i64](before)))


def read_dice(line: str) -> Dice:
    return Reader([line]).dice("dice", seeded(0))


def written(show: Callable[[Fields], object]) -> list[str]:
    writer = Writer()
    show(writer)
    return writer.lines


def show_dice(dice: Dice, fields: Fields) -> None:
    fields.dice("dice", dice)


def digest(*shown: int | list[int] | Dice) -> tuple[int, int]:
    mixed = Digest()
    for value in shown:
        if isinstance(value, Dice):
            mixed.dice("dice", value)
        elif isinstance(value, list):
            mixed.cells("cells", vec[i64](value))
        else:
            mixed.number("number", value)
    return mixed.left, mixed.right


def refusal(read: Callable[[], object]) -> tuple[str, int]:
    with pytest.raises(NotUnderstood) as caught:
        read()
    return caught.value.sentence, caught.value.line


@pytest.mark.parametrize("value", [0, 7, -1, LARGE, -LARGE])
def test_a_number_is_read_back(value: int) -> None:
    assert read_number(*written(lambda f: f.number("gold", value))) == value


@pytest.mark.parametrize("value", [2**63 - 1, -(2**63), 10**18])
def test_every_number_that_a_field_can_hold_is_read_back(value: int) -> None:
    assert read_number(*written(lambda f: f.number("gold", value))) == value


@pytest.mark.parametrize("values", [[], [0], [3, -3, LARGE], list(range(100))])
def test_cells_are_read_back(values: list[int]) -> None:
    (line,) = written(lambda f: f.cells("gold", vec[i64](values)))
    assert read_cells(line, []) == read_cells(line, values) == values


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 1000])
def test_dice_are_read_back_at_their_place(drawn: int) -> None:
    dice = Dice(seeded(2**255 + 12345).key, 10**18 - 1, drawn)
    back = read_dice(*written(partial(show_dice, dice)))
    assert (back.drawn, back.stream, list(back.key)) == (drawn, dice.stream, list(dice.key))
    assert [back.word() for _ in range(20)] == [dice.word() for _ in range(20)]


def test_dice_that_were_forked_are_read_back() -> None:
    forks = [seeded(seed).fork() for seed in range(9)]
    assert [read_dice(*written(partial(show_dice, fork))).stream for fork in forks] == [fork.stream for fork in forks]


def test_fields_are_read_in_any_order_and_empty_lines_mean_nothing() -> None:
    reader = Reader(["", "b 2", "   ", "  a   1"])
    assert (reader.number("a", 0), reader.number("b", 0)) == (1, 2)
    reader.finish()


@pytest.mark.parametrize("word", ["x", "1.5", "--1", "-", "+1", "²", "٣", "0x1", "1_000"])
def test_what_is_no_whole_number_is_said_with_its_line(word: str) -> None:
    assert refusal(lambda: read_number(f"gold {word}")) == (f"{word!r} in the field 'gold' is not a whole number", 1)
    assert refusal(lambda: read_cells(f"gold 1 {word}", [])) == (
        f"{word!r} in the field 'gold' is not a whole number",
        1,
    )


@pytest.mark.parametrize("word", ["9223372036854775808", "-9223372036854775809", "1" * 5000])
def test_a_number_that_no_field_can_hold_is_said_with_its_line(word: str) -> None:
    assert refusal(lambda: read_number(f"gold {word}"))[1] == 1
    assert refusal(lambda: read_cells(f"gold 1 {word}", []))[1] == 1


@pytest.mark.parametrize(("line", "found"), [("gold", 0), ("gold 1 2", 2)])
def test_a_number_is_one_number(line: str, found: int) -> None:
    assert refusal(lambda: read_number(line)) == (f"the field 'gold' takes one number, not {found}", 1)


@pytest.mark.parametrize(("line", "found"), [("gold", 0), ("gold 1", 1), ("gold 1 2 3", 3)])
def test_cells_that_have_a_length_keep_it(line: str, found: int) -> None:
    assert refusal(lambda: read_cells(line, [0, 0])) == (f"the field 'gold' takes 2 numbers, not {found}", 1)


@pytest.mark.parametrize("line", ["dice", f"dice {KEY}", f"dice {KEY} 0", f"dice {KEY} 0 0 0", f"dice {KEY[1:]} 0 0"])
def test_dice_are_a_key_a_stream_and_a_place(line: str) -> None:
    assert refusal(lambda: read_dice(line))[0] == "the field 'dice' takes a key of 64 hex digits, a stream and a number"


def test_a_key_has_hex_digits_only() -> None:
    wrong = KEY[:-1] + "g"
    assert refusal(lambda: read_dice(f"dice {wrong} 0 0"))[0].endswith("has letters that are no hex digits: '89abcdeg'")


@pytest.mark.parametrize("places", ["-1 0", "0 -1"])
def test_dice_have_no_place_below_nought(places: str) -> None:
    assert refusal(lambda: read_dice(f"dice {KEY} {places}")) == ("the field 'dice' takes no number below 0", 1)


def test_a_field_that_is_missing_is_named() -> None:
    assert refusal(lambda: Reader([]).number("gold", 0))[0] == "the field 'gold' is missing from the position"


def test_a_field_that_stands_twice_is_said_with_the_second_line() -> None:
    assert refusal(lambda: Reader(["a 1", "", "a 2"], 10)) == ("the field 'a' stands here a second time", 12)


def test_a_field_that_nobody_asked_for_is_said_with_its_line() -> None:
    reader = Reader(["a 1", "b 2"], 5)
    reader.number("a", 0)
    assert refusal(reader.finish) == ("no field is called 'b'", 6)


def test_a_key_is_written_word_by_word() -> None:
    assert format_key(seeded(0xABC << 32).key) == "0" * 8 + "00000abc" + "0" * 48


def test_a_copier_gives_what_is_equal_and_shares_nothing() -> None:
    cells, dice = vec[i64]([1, 2]), seeded(1)
    other_cells, other_dice = COPIER.cells("cells", cells), COPIER.dice("dice", dice)
    other_cells[0] = 9
    other_dice.word()
    assert (list(cells), list(other_cells), dice.drawn, other_dice.drawn) == ([1, 2], [9, 2], 0, 1)


def test_a_plain_look_changes_nothing() -> None:
    look, dice = Fields(), seeded(1)
    assert (look.number("a", 5), list(look.cells("b", vec[i64]([1])))) == (5, [1])
    assert look.dice("c", dice) is dice


def test_names_come_in_order() -> None:
    names = Names()
    names.dice("dice", seeded(0))
    names.number("gold", 1)
    names.cells("cells", vec[i64]())
    assert names.names == ["dice", "gold", "cells"]


def test_any_bit_of_any_cell_changes_the_digest() -> None:
    cells = [5, -1, 0, 2**62, -(2**63), 77]
    seen = {digest(cells)}
    for at in range(len(cells)):
        for bits in range(63):
            seen.add(digest([*cells[:at], cells[at] ^ 1 << bits, *cells[at + 1 :]]))
    assert len(seen) == 1 + 6 * 63


def test_the_order_of_cells_and_of_fields_changes_the_digest() -> None:
    assert len({digest([1, 2, 3]), digest([1, 3, 2]), digest([3, 2, 1]), digest([2, 1, 3])}) == 4
    assert digest(1, 2) != digest(2, 1)


def test_where_one_field_ends_and_the_next_begins_changes_the_digest() -> None:
    assert len({digest([1, 2], [3]), digest([1], [2, 3]), digest([1, 2, 3], []), digest([], [1, 2, 3])}) == 4


def test_key_stream_and_place_of_dice_change_the_digest() -> None:
    dice = [seeded(1), seeded(2), seeded(1 << 255), seeded(1, 1), Dice(seeded(1).key, 0, 1), Dice(seeded(1).key, 0, 16)]
    assert len({digest(one) for one in dice}) == len(dice)


def test_many_small_states_have_different_digests() -> None:
    assert len({digest([a, b, c], d) for a in range(9) for b in range(9) for c in range(9) for d in range(9)}) == 9**4


def test_a_digest_is_the_same_in_every_form_and_on_every_machine() -> None:
    assert digest(1, [2, -3], seeded(4, 5)) == (1958523047, 2738315863)
