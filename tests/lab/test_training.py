"""Weights tuned by matches."""

from __future__ import annotations

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.features import Feature, format_weights, parse_weights, weights_by_hand
from hegemon.lab.training import Course, Result, features_of, match, moved, stepped, train, trial

LAND, BONUS = Feature("land", 1.0, "a territory"), Feature("bonus", -4.0, "a troop of bonus")
COURSE = Course("campus", 2, "greedy", 5, steps=3, deals=2, options={"map": "johanneberg", "round_limit": 2})


def test_weights_are_written_and_read_back() -> None:
    weights = parse_weights("# found\nbonus -3.25\n", [LAND, BONUS])
    assert list(weights) == [1.0, -3.25]
    assert format_weights(weights, [LAND, BONUS]) == "land 1\nbonus -3.25\n"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("sea 1", "each once: land, bonus"),
        ("land 1\nland 2", "line 2"),
        ("land much", "'much' is no weight"),
        ("land nan", "'nan' is no weight"),
        ("land", "is not a feature and its weight"),
    ],
)
def test_a_line_that_is_no_weight_is_refused(text: str, part: str) -> None:
    with pytest.raises(NotUnderstood, match=part):
        parse_weights(text, [LAND, BONUS])


def test_a_weight_keeps_its_sign_however_far_it_moves() -> None:
    assert moved([1.0, -4.0], [1.0, -1.0], 0.0) == [1.0, -4.0]
    larger, smaller = moved([1.0, -4.0], [1.0, -1.0], 2.0)
    assert larger > 7
    assert -1 < smaller < 0


def test_weights_meet_themselves_evenly() -> None:
    weights = list(weights_by_hand(features_of(COURSE)))
    assert match(COURSE, weights, weights, "even", 4, None) == Result(4.0, 8)


def test_senseless_weights_lose() -> None:
    course = Course("campus", 2, "greedy", 5, steps=1, deals=1, options={"map": "johanneberg", "round_limit": 8})
    features = features_of(course)
    powers = {"sharpness"}  # to which a part is raised: no worth that could be turned upside down
    upside_down = [feature.weight if feature.name in powers else -feature.weight for feature in features]
    result = trial(course, upside_down, 10)
    assert result.share < 0.2
    assert not result.is_better


def test_a_training_that_was_interrupted_goes_on_as_if_it_had_not_been() -> None:
    begin = list(weights_by_hand(features_of(COURSE)))
    kept: dict[int, list[float]] = {}
    whole = train(COURSE, begin, tell=lambda done, weights: kept.update({done: weights}))
    assert sorted(kept) == [1, 2, 3]
    assert train(COURSE, kept[1], first=1) == whole


def test_a_step_follows_from_the_seed_and_moves_all_weights_by_one_factor() -> None:
    begin = list(weights_by_hand(features_of(COURSE)))
    assert stepped(COURSE, begin, 0, None) == stepped(COURSE, begin, 0, None)
    pairs = zip(begin, stepped(COURSE, begin, 0, None))
    factors = {round(after / before, 9) for before, after in pairs if before}
    assert len(factors) <= 2  # up for some, as far down for the others
