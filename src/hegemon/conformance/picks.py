"""Checks of the picker: a move is a path of picks, and every path of picks is a move."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.conformance.case import Case, spaced
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.moves import expand
from hegemon.engine.notation import Notation, argument
from hegemon.engine.picker import Picks, next_picks

SMALL = 150  # legal moves up to which every path is followed
SAMPLED = 12  # moves whose path is followed otherwise


def every_path_of_picks_is_a_legal_move(case: Case) -> None:
    """Where there are not too many: all paths together are the legal moves, each once."""
    for state in case.open_moments:
        notation = state.notation()
        for seat in range(case.players):
            moves = sorted(expand(state.legal(seat)))
            if 0 < len(moves) <= SMALL:
                assert sorted(paths(notation, state.legal(seat), [])) == moves, f"{case.name}: picks and moves differ"


def every_legal_move_is_a_path_of_picks(case: Case) -> None:
    """Its verb and its arguments are offered one after the other, each with a word and a label."""
    for state in case.open_moments:
        notation = state.notation()
        for seat in range(case.players):
            legal = state.legal(seat)
            for move in spaced(list(expand(legal)), SAMPLED):
                follow(case, notation, legal, int(move))


def wrong_picks_lead_nowhere(case: Case) -> None:
    """A pick that was not offered is NotUnderstood."""
    for state in case.open_moments:
        for seat in range(case.players):
            legal = state.legal(seat)
            for wrong in ([63], [-1], [0, 4095, 4095, 65535, 1]):
                try:
                    next_picks(state.notation(), legal, wrong)
                except NotUnderstood:
                    continue
                raise AssertionError(f"{case.name}: the picks {wrong} lead somewhere")


def follow(case: Case, notation: Notation, legal: vec[i64], move: int) -> None:
    picked: list[int] = []
    for value in path_to(notation, move):
        picks = next_picks(notation, legal, picked)
        assert picks.offers(value), f"{case.name}: {value} is not offered after {picked}"
        assert len(picks.values) == len(picks.words) == len(picks.labels)
        picked.append(value)
    assert next_picks(notation, legal, picked).move == move, f"{case.name}: {picked} is another move than {move}"


def path_to(notation: Notation, move: int) -> list[int]:
    """The picks that make a move."""
    spoken = notation.verb_of(move)
    return [spoken.code, *[int(argument(move, spoken.place(which))) for which in range(len(spoken.kinds))]]


def paths(notation: Notation, legal: vec[i64], picked: list[int]) -> Iterator[int]:
    """The moves that all paths from here lead to."""
    picks = next_picks(notation, legal, picked)
    if picks.complete:
        yield picks.move
    for value in offered(picks):
        yield from paths(notation, legal, [*picked, value])


def offered(picks: Picks) -> list[int]:
    ranges = [value for low, top in picks.ranges for value in range(low, top + 1)]
    return list(dict.fromkeys([*picks.values, *ranges]))
