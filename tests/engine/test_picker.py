"""The picker: every path of picks leads to a legal move, and every legal move has its path."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.moves import expand, pack, span
from hegemon.engine.notation import COUNT, Kind, Notation, Verb
from hegemon.engine.picker import Picks, next_picks

TILE = Kind("tile", ["north", "east", "south"], ["The North", "The East", "The South"])
END, GO, PAY, OFFER = range(4)
SPOKEN = Notation(
    [
        Verb(END, "end", []),
        Verb(GO, "go", [TILE, TILE, COUNT]),
        Verb(PAY, "pay", [COUNT]),
        Verb(OFFER, "offer", [TILE, "give", COUNT, "want", COUNT]),
    ]
)
LEGAL = vec[i64](
    [
        span(GO, 1, 0, 2, 4),
        span(GO, 1, 2, 1, 1),
        pack(GO, 2, 0, 7),
        span(GO, 2, 0, 8, 9),
        span(GO, 2, 0, 12, 14),
        span(OFFER, 0, 3, 0, 5),
        span(OFFER, 0, 4, 0, 5),
        pack(END),
    ]
)


def picks(*picked: int) -> Picks:
    return next_picks(SPOKEN, LEGAL, list(picked))


def paths(*picked: int) -> list[int]:
    """Every move that can be reached from these picks."""
    here = picks(*picked)
    if here.complete:
        return [here.move]
    ways = here.values + [number for low, top in here.ranges for number in range(low, top + 1)]
    return [move for way in ways for move in paths(*picked, way)]


def test_the_first_picks_are_the_verbs_in_the_order_of_the_moves() -> None:
    first = picks()
    assert (first.kind, first.values, first.words) == ("verb", [GO, OFFER, END], ["go", "offer", "end"])


def test_an_argument_is_offered_once_with_word_and_label() -> None:
    tiles = picks(GO)
    assert (tiles.kind, tiles.values, tiles.words) == ("tile", [1, 2], ["east", "south"])
    assert tiles.labels == ["The East", "The South"]


def test_only_what_agrees_with_the_picks_so_far_is_offered() -> None:
    assert picks(GO, 1).words == ["north", "south"]
    assert picks(GO, 2).words == ["north"]


def test_a_count_is_offered_as_ranges_and_single_numbers() -> None:
    counts = picks(GO, 2, 0)
    assert (counts.kind, counts.values, counts.ranges) == ("count", [7], [(8, 9), (12, 14)])


def test_a_pick_is_offered_exactly_within_numbers_and_ranges() -> None:
    assert [number for number in range(20) if picks(GO, 2, 0).offers(number)] == [7, 8, 9, 12, 13, 14]


def test_a_span_of_one_count_is_a_range_of_one() -> None:
    assert picks(GO, 1, 2).ranges == [(1, 1)]
    assert picks(GO, 1, 2, 1).move == pack(GO, 1, 2, 1)


def test_equal_ranges_are_offered_once() -> None:
    assert next_picks(SPOKEN, vec[i64]([span(PAY, 0, 0, 1, 3), span(PAY, 0, 0, 1, 3)]), [PAY]).ranges == [(1, 3)]


def test_fixed_words_are_not_picked() -> None:
    assert picks(OFFER, 0).values == [3, 4]
    assert picks(OFFER, 0, 4).ranges == [(0, 5)]


def test_a_whole_move_has_nothing_left_to_pick() -> None:
    done = picks(GO, 1, 0, 3)
    assert (done.complete, done.kind, done.values, done.move) == (True, "", [], pack(GO, 1, 0, 3))


def test_a_verb_without_arguments_is_a_whole_move() -> None:
    assert picks(END).complete
    assert picks(END).move == pack(END)


def test_the_paths_of_picks_are_exactly_the_legal_moves() -> None:
    assert sorted(paths()) == sorted(set(expand(LEGAL)))


def test_without_legal_moves_nothing_is_offered() -> None:
    nothing = next_picks(SPOKEN, vec[i64](), [])
    assert (nothing.values, nothing.ranges, nothing.complete) == ([], [], False)


@pytest.mark.parametrize(
    "picked", [[PAY], [GO, 0], [GO, 1, 1], [GO, 1, 0, 5], [GO, 1, 0, -2], [END, 0], [GO, 1, 0, 3, 0]]
)
def test_picks_that_lead_nowhere_are_not_understood(picked: list[int]) -> None:
    with pytest.raises(NotUnderstood, match="these picks lead to no legal move"):
        picks(*picked)


@pytest.mark.parametrize("code", [63, -1, 2**70])
def test_a_number_that_is_no_verb_is_not_understood(code: int) -> None:
    with pytest.raises(NotUnderstood, match=f"no verb has the number {code}"):
        picks(code)


@pytest.mark.parametrize("picked", [[GO, 2**70], [GO, 2**70, 0, 0]])
def test_an_argument_beyond_all_numbers_leads_nowhere(picked: list[int]) -> None:
    with pytest.raises(NotUnderstood):
        picks(*picked)


@pytest.mark.parametrize("picked", [[GO, 1, 0, 2**70], [GO, 1, 0, -(2**70)]])
def test_a_count_beyond_all_numbers_leads_nowhere(picked: list[int]) -> None:
    with pytest.raises(NotUnderstood):
        picks(*picked)
