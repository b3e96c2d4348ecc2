"""Weights fitted to who won."""

from __future__ import annotations

from math import exp
from random import Random

import pytest
from librt.vecs import vec
from tests.lab.test_training import COURSE

from hegemon.engine.state import State
from hegemon.lab.fitting import Fit, fitted, fitted_sureness, is_left_out, loss, open_positions, solved
from hegemon.lab.positions import KEPT, Position, Series, positions_of
from hegemon.lab.training import features_of

TRUE = [1.0, -2.0, 0.5]  # by which the games of Lead are won
SERIES = Series("campus", 2, 6, 5, {"map": "johanneberg", "round_limit": 2})


class Lead(State):
    """Nothing but an evaluation: what the first of two seats is ahead by decides."""

    def __init__(self, ahead: list[float]) -> None:
        super().__init__()
        self.seats = 2
        self.ahead = ahead

    def evaluate(self, seat: int) -> float:
        lead = sum(weight * ahead for weight, ahead in zip(self.weights, self.ahead))
        return 1.0 / (1.0 + exp(-lead if seat == 0 else lead))


def leads(number: int, seed: int) -> list[Position]:
    """Games of one position each, won by the true weights and the lot."""
    lot = Random(seed)
    positions = []
    for game in range(number):
        state = Lead([lot.gauss(0, 1) for _ in TRUE])
        state.weigh(vec[float](TRUE))
        positions.append(Position(state, 0, float(lot.random() < state.evaluate(0)), game))
    return positions


def test_a_spoiled_weight_comes_back_and_the_games_left_out_are_guessed_better() -> None:
    positions = leads(3000, 1)
    learned = [position for position in positions if not is_left_out(position)]
    tested = [position for position in positions if is_left_out(position)]
    begin = [1.0, -2.0, 5.0]  # the third is ten times too much
    fit = fitted(learned, begin)
    assert loss(tested, fit) < loss(tested, fitted_sureness(learned, begin)) - 0.05
    whole = [weight * fit.sureness for weight in fit.weights]
    assert whole == pytest.approx(TRUE, rel=0.25)


def test_weights_that_fit_hardly_move() -> None:
    fit = fitted(leads(2000, 2), TRUE)
    assert fit.weights == pytest.approx(TRUE, rel=0.15)
    assert fit.sureness == pytest.approx(1.0, rel=0.15)


def test_a_weight_keeps_its_sign_and_one_of_nothing_stays_nothing() -> None:
    fit = fitted(leads(400, 3), [1.0, 2.0, 0.0])  # the second has the wrong sign
    assert 0.0 < fit.weights[1] < 0.5
    assert fit.weights[2] == 0.0


def test_guesses_that_are_too_sure_are_told_by_the_sureness_alone() -> None:
    weights = [4 * weight for weight in TRUE]
    fit = fitted_sureness(leads(2000, 4), weights)
    assert fit.weights == weights
    assert fit.sureness == pytest.approx(0.25, rel=0.15)


def test_of_several_seats_equal_chances_stay_equal_however_sure_the_guess_is() -> None:
    state = game_state(3)
    position = Position(state, 0, 1 / 3, 0)
    assert loss([position], Fit([], 1.0)) == pytest.approx(loss([position], Fit([], 5.0)))


def game_state(seats: int) -> State:
    """A state that guesses the same for each of so many seats."""

    class Even(State):
        def evaluate(self, seat: int) -> float:
            return 1.0 / float(self.seats)

    state = Even()
    state.seats = seats
    return state


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]], [6.0, 10.0, 8.0]) == pytest.approx([1, 2, 3])


def test_positions_follow_from_the_seed_and_say_who_won() -> None:
    games, again = list(positions_of(SERIES)), list(positions_of(SERIES))
    assert [len(positions) for positions in games] == [KEPT] * 6
    for positions, others in zip(games, again):
        assert [position[1:] for position in positions] == [other[1:] for other in others]
        assert all(position.state.same(other.state) for position, other in zip(positions, others))
        shares = {(position.seat, position.share) for position in positions}
        assert len(shares) == len({seat for seat, _ in shares}), "a seat got one share of one game"
        assert all(position.state.unanswered() for position in positions)


def test_a_game_that_is_cut_teaches_nothing() -> None:
    assert [*positions_of(Series("campus", 2, 2, 5, SERIES.options, moves=20))] == [[], []]


def test_the_evaluation_of_a_real_game_can_be_fitted() -> None:
    positions = open_positions([position for positions in positions_of(SERIES) for position in positions])
    begin = [feature.weight for feature in features_of(COURSE)]
    fit = fitted(positions, begin)
    assert loss(positions, fit) < loss(positions, fitted_sureness(positions, begin))
    assert [weight > 0 for weight in fit.weights] == [weight > 0 for weight in begin]
