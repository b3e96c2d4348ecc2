"""Checks of evaluations that can be tuned: weights count, and go with copies and imagined states."""

from __future__ import annotations

from librt.vecs import vec

from hegemon.conformance.case import Case
from hegemon.engine.features import Feature, weights_by_hand
from hegemon.engine.state import State

HEAVIER = 1.5  # each weight by another power of it


def features_are_told_apart(case: Case) -> None:
    """Every feature has a name of one word that no other has, and says what it is."""
    features = case.moments[0].features()
    names = [feature.name for feature in features]
    assert len(set(names)) == len(names), f"{case.name}: a feature is listed twice: {names}"
    for feature in features:
        assert len(feature.name.split()) == 1, f"{case.name}: a feature's name is one word, not {feature.name!r}"
        assert feature.meaning, f"{case.name}: the feature {feature.name} does not say what it is"


def weights_by_hand_change_nothing(case: Case) -> None:
    """A state evaluates by the weights that its game lists until it is told others."""
    for state in case.moments:
        features = state.features()
        if features:
            twin = state.copy()
            twin.weigh(weights_by_hand(features))
            assert list(twin.worths()) == list(state.worths()), f"{case.name}: it begins with other weights"


def other_weights_count(case: Case) -> None:
    """Somewhere in a game other weights lead to another guess."""
    features = case.moments[0].features()
    if not features:
        return
    changed = [weighed(state, features).worths() for state in case.moments]
    before = [state.worths() for state in case.moments]
    assert [list(worths) for worths in changed] != [list(worths) for worths in before], (
        f"{case.name}: no weight makes a difference"
    )


def weights_go_with_a_state(case: Case) -> None:
    """Copies and what a seat imagines are evaluated by the weights of the state they come from."""
    for number, state in enumerate(case.open_moments):
        features = state.features()
        if not features:
            return
        heavy = weighed(state, features)
        imagined = [heavy.imagine(seat, case.dice(700 + number)) for seat in range(case.players)]
        for twin in [heavy.copy(), *imagined]:
            worths = list(twin.worths())
            assert list(weighed(twin, features).worths()) == worths, f"{case.name}: a copy has lost its weights"


def weighed(state: State, features: list[Feature]) -> State:
    """A copy with other weights."""
    twin = state.copy()
    by_hand = weights_by_hand(features)
    twin.weigh(vec[float]([by_hand[place] * HEAVIER ** (1 + place % 3) for place in range(len(features))]))
    return twin
