"""The parts that the checks are made of."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract import hoard

from hegemon.conformance.case import Case, cases, spaced, variant_name
from hegemon.conformance.damage import damaged_lines, damaged_words
from hegemon.conformance.golden import check_golden, golden_cases, write_golden
from hegemon.conformance.perft import node_counts
from hegemon.conformance.story import first_difference, retold, told
from hegemon.conformance.strays import is_said, strange_numbers
from hegemon.conformance.walk import legal_steps
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.moves import expand
from hegemon.engine.record import parse_record
from hegemon.engine.state import State, lowest

HOARD = hoard.game_of(hoard.Hoard)


@pytest.fixture
def case() -> Case:
    return Case(HOARD, 3, {}, swap=hoard.swap)


def leaves(state: State, depth: int) -> int:
    """Node counts by plain recursion."""
    if depth == 0 or not state.pending():
        return int(depth == 0)
    seat = lowest(state.pending())
    total = 0
    for move in expand(state.legal(seat)):
        after = state.copy()
        after.play(seat, move)
        total += leaves(after, depth - 1)
    return total


def test_nodes_are_counted_as_deep_as_they_fit(case: Case) -> None:
    state = case.start(0)
    counts = node_counts(state, 200)
    assert counts == [leaves(state, depth + 1) for depth in range(len(counts))]
    assert counts[-1] <= 200 < leaves(state, len(counts) + 1)


def test_nothing_is_counted_after_the_end(case: Case) -> None:
    assert node_counts(case.courses[0].states[-1], 200) == []


def test_there_is_a_case_for_every_number_of_players() -> None:
    assert [case.players for case in cases(HOARD)] == [2, 3, 4]


def test_a_variant_that_nobody_can_play_is_an_error() -> None:
    with pytest.raises(NotUnderstood, match="xyzzy"):
        cases(HOARD, [{"xyzzy": 3}])


def test_the_same_case_has_the_same_games(case: Case) -> None:
    again = Case(HOARD, 3, {})
    assert again.courses[0].steps == case.courses[0].steps
    assert again.seed(0) != again.seed(1) != Case(HOARD, 4, {}).seed(1)


def test_asides_and_answers_in_any_order_belong_to_random_games(case: Case) -> None:
    larger = Case(HOARD, 3, {}, scale=20)
    verbs = {step.move & 63 for course in larger.courses for step in course.steps}
    first = {course.steps[0].seat for course in larger.courses}
    assert (verbs, first) == ({hoard.CHOOSE, hoard.GIVE}, {0, 1, 2})


def test_names_of_variants_are_fit_for_files() -> None:
    assert variant_name({"map": "random:3", "fair_deal": False, "size": 14}) == "map.random.3+fair_deal.off+size.14"
    assert variant_name({}) == "default"


def test_a_few_of_many_reach_from_the_first_to_the_last() -> None:
    assert spaced(range(100), 4) == [0, 33, 66, 99]
    assert spaced("abc", 4) == ["a", "b", "c"]


def test_damage_is_damage() -> None:
    assert "give p1 3" not in [" ".join(text.split()) for text in damaged_words("give p1 3")]
    damaged = damaged_lines("a 1\nb 2\n", range(2))
    assert len(set(damaged)) == len(damaged) > 30


def test_strange_numbers_are_not_said(case: Case) -> None:
    state = case.moments[3]
    strange = strange_numbers(state, case.dice(1))
    assert len(strange) > 20
    assert not any(is_said(state.notation(), number) for number in strange)
    assert all(is_said(state.notation(), step.move) for step in legal_steps(state))


def test_a_story_is_a_record_with_what_happened(case: Case) -> None:
    text = told(case)
    assert [line.text for line in parse_record(text).moves] == [line.text for line in case.record(0).moves]
    assert "#   seat 0 draws" in text
    assert "[only seats [0]]" in text
    assert retold(HOARD, text) == text


def test_a_story_that_goes_otherwise_today_is_seen(case: Case) -> None:
    text = told(case)
    assert first_difference(text, text) == ""
    assert first_difference(text, text.replace("has chosen", "chose", 1)).startswith("line ")
    assert first_difference("a\nb\n", "a\n") == "line 2: expected 'b', got None"


def test_a_golden_file_is_written_once_and_found_again(case: Case, tmp_path: Path) -> None:
    assert write_golden(case, tmp_path)
    assert not write_golden(case, tmp_path)
    check_golden(case, tmp_path)


def test_a_golden_file_that_tells_of_another_game_is_refused(case: Case, tmp_path: Path) -> None:
    write_golden(case, tmp_path)
    path = tmp_path / f"{case.name}.txt"
    path.write_text(path.read_text(encoding="utf-8").replace("seat 0 draws", "seat 1 draws", 1), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"line \d+: expected '#   seat 1 draws"):
        check_golden(case, tmp_path)


def test_golden_games_are_one_for_each_variant() -> None:
    assert [case.players for case in golden_cases(cases(HOARD))] == [2]
