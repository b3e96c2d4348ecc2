"""Packed moves: every part comes back, and a span stands for exactly its counts."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.engine.moves import (
    ARGUMENT_LIMIT,
    COUNT_LIMIT,
    SINGLE,
    VERB_LIMIT,
    contains,
    count,
    counted,
    covers,
    expand,
    first,
    high,
    pack,
    sample,
    second,
    size,
    span,
    spread,
    third,
    towards,
    verb,
)

pytestmark = pytest.mark.forms

LAST = (VERB_LIMIT - 1, ARGUMENT_LIMIT - 1, ARGUMENT_LIMIT - 1, COUNT_LIMIT - 1)


def parts(move: int) -> tuple[int, ...]:
    return (verb(move), first(move), second(move), third(move))


@pytest.mark.parametrize("which", range(4))
def test_a_part_at_its_limit_leaves_the_others_alone(which: int) -> None:
    given = tuple(LAST[k] if k == which else 0 for k in range(4))
    move = pack(*given)
    assert (*parts(move), high(move)) == (*given, 0)


def test_all_parts_come_back_from_a_packed_move() -> None:
    dice = seeded(1)
    for _ in range(300):
        given = tuple(dice.below(limit + 1) for limit in LAST)
        assert parts(pack(*given)) == given
        assert pack(*given) <= SINGLE


def test_parts_that_are_not_given_are_zero() -> None:
    assert pack(5) == 5
    assert parts(pack(5, 6)) == (5, 6, 0, 0)


def test_the_third_argument_and_the_count_share_their_place() -> None:
    assert count(pack(1, 2, 3, 4)) == third(pack(1, 2, 3, 4)) == 4


def test_the_largest_span_still_fits_into_a_positive_number() -> None:
    entry = span(*LAST, COUNT_LIMIT - 1)
    assert 0 < entry < 2**62
    assert (*parts(entry), high(entry)) == (*LAST, COUNT_LIMIT - 1)


def test_a_second_argument_can_be_added_later() -> None:
    assert towards(span(3, 7, 0, 1, 9), 4095) == span(3, 7, 4095, 1, 9)


def test_a_span_from_nought_to_nought_is_the_single_move() -> None:
    assert span(2, 3, 4, 0, 0) == pack(2, 3, 4, 0)


@pytest.mark.parametrize(
    ("entry", "moves"), [(pack(1, 2, 3, 4), 1), (span(1, 0, 0, 3, 3), 1), (span(1, 0, 0, 0, 6), 7)]
)
def test_the_size_of_an_entry_is_the_number_of_its_moves(entry: int, moves: int) -> None:
    assert size(entry) == len(expand(vec[i64]([entry]))) == moves


def test_a_span_covers_its_counts_and_no_other() -> None:
    entry = span(1, 2, 3, 4, 6)
    assert [number for number in range(12) if covers(entry, pack(1, 2, 3, number))] == [4, 5, 6]


def test_a_span_of_one_count_covers_that_move() -> None:
    assert covers(span(1, 2, 3, 4, 4), pack(1, 2, 3, 4))
    assert not covers(span(1, 2, 3, 4, 4), pack(1, 2, 3, 5))


@pytest.mark.parametrize("other", [pack(2, 2, 3, 5), pack(1, 9, 3, 5), pack(1, 2, 9, 5)])
def test_a_span_covers_no_move_with_another_part(other: int) -> None:
    assert not covers(span(1, 2, 3, 4, 6), other)


def test_a_span_is_no_move_even_where_it_is_itself_listed() -> None:
    entry = span(1, 2, 3, 4, 6)
    assert not covers(entry, entry)
    assert not covers(entry, span(1, 2, 3, 4, 5))
    assert not covers(pack(1, 2, 3, 4), entry)


def test_a_single_move_covers_itself_alone() -> None:
    assert covers(pack(1, 2, 3, 4), pack(1, 2, 3, 4))
    assert not covers(pack(1, 2, 3, 4), pack(1, 2, 3, 5))


@pytest.mark.parametrize("wrong", [-1, -(2**63), 2**63 - 1, SINGLE + 1])
def test_numbers_that_are_no_moves_are_contained_in_nothing(wrong: int) -> None:
    assert not contains(vec[i64]([0, 63, span(1, 2, 3, 0, 9), SINGLE]), wrong)


def test_what_is_contained_is_what_expands() -> None:
    legal = vec[i64]([pack(1, 0, 0, 1), span(2, 5, 0, 0, 3), span(2, 6, 1, 2, 2), pack(3, 0, 0, 7)])
    every = [pack(v, a, b, c) for v in range(5) for a in (0, 5, 6) for b in (0, 1) for c in range(9)]
    assert [move for move in every if contains(legal, move)] == sorted(expand(legal), key=every.index)


def test_expansion_keeps_the_order_of_the_list() -> None:
    legal = vec[i64]([pack(9, 0, 0, 1), span(1, 0, 0, 2, 4), pack(0, 0, 0, 1)])
    assert [(verb(move), count(move)) for move in expand(legal)] == [(9, 1), (1, 2), (1, 3), (1, 4), (0, 1)]


def test_a_single_move_without_a_count_expands_to_itself_once() -> None:
    assert list(expand(vec[i64]([pack(3), pack(4, 5, 6)]))) == [pack(3), pack(4, 5, 6)]


def test_nothing_expands_to_nothing() -> None:
    assert list(expand(vec[i64]())) == []
    assert not contains(vec[i64](), 0)


def test_counting_a_span_makes_a_single_move() -> None:
    assert counted(span(1, 2, 3, 4, 9), 7) == pack(1, 2, 3, 7)


def test_a_sample_takes_each_entry_then_each_count_alike() -> None:
    legal = vec[i64]([pack(1), span(2, 0, 0, 5, 6)])
    dice = seeded(3)
    seen = Counter(sample(legal, dice) for _ in range(8000))
    assert set(seen) == set(expand(legal))
    assert abs(seen[pack(1)] - 4000) < 200
    assert abs(seen[pack(2, 0, 0, 5)] - 2000) < 150


def test_every_sample_is_contained() -> None:
    dice = seeded(5)
    legal = vec[i64]([span(v, v, v, low, low + 3) for v, low in enumerate((0, 1, 65532))])
    assert all(contains(legal, sample(legal, dice)) for _ in range(300))


@pytest.mark.parametrize("most", [2, 3, 5, 9, 100])
@pytest.mark.parametrize(
    "entry", [span(1, 2, 3, 1, 1), span(1, 2, 3, 0, 1), span(1, 2, 3, 7, 15), span(1, 2, 3, 0, 65535)]
)
def test_a_spread_has_both_ends_and_even_steps(entry: int, most: int) -> None:
    counts = [count(move) for move in spread(entry, most)]
    steps = [after - before for before, after in pairwise(counts)]
    assert (counts[0], counts[-1]) == (count(entry), high(entry))
    assert len(counts) == min(most, size(entry))
    assert all(step > 0 for step in steps)
    assert max(steps, default=0) - min(steps, default=0) <= 1


def test_a_single_move_spreads_to_itself() -> None:
    assert list(spread(pack(1, 2, 3, 4), 5)) == [pack(1, 2, 3, 4)]
