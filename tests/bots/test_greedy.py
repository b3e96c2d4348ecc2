"""The greedy bot: the move after which it stands best, chance averaged, others' sealed choices filled in."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.engine.toys import GONE, Sealed, new_sealed

from hegemon.bots.bot import NOTHING
from hegemon.bots.greedy import Greedy
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.moves import contains, count, first, pack, span
from hegemon.engine.state import Standing, State

TAKE = 1


class Urns(State):
    """One seat takes once from one of some urns: what it holds is certain, or thrown with a die."""

    def __init__(self, urns: list[int]) -> None:
        super().__init__()
        self.seats = 1
        self.urns = urns  # what each is worth in percent; below 0: that much on a six, else nothing
        self.won = -1.0

    def pending(self) -> i64:
        return 1 if self.won < 0 else 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(TAKE, urn) for urn in range(len(self.urns))])

    def play(self, seat: i64, move: i64) -> None:
        worth = self.urns[first(move)] / 100
        self.won = worth if worth >= 0 else -worth * (self.dice.below(6) == 5)

    def copy(self) -> Urns:
        twin = Urns(self.urns)
        twin.dice = self.dice.copy()
        return twin

    def imagine(self, seat: i64, dice: Dice) -> Urns:
        twin = self.copy()
        twin.dice = dice.fork()
        return twin

    def standing(self) -> Standing:
        return Standing([1], [0], "" if self.pending() else "Taken.")

    def evaluate(self, seat: i64) -> float:
        return self.won


class Counted(Urns):
    """The urn is chosen by a count; the one in the middle is the best."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([span(TAKE, 0, 0, 1, 9)])

    def play(self, seat: i64, move: i64) -> None:
        self.won = 1.0 - abs(int(count(move)) - 5) / 10

    def copy(self) -> Counted:
        return Counted(self.urns)


def choice(urns: list[int], seed: int = 1) -> int:
    return int(first(Greedy(seeded(seed)).answer(Urns(urns), 0)))


@pytest.mark.parametrize(("urns", "best"), [([10, 80, 30], 1), ([90, 0], 0), ([0, 0, 1], 2), ([5], 0)])
def test_the_best_move_is_chosen(urns: list[int], best: int) -> None:
    assert choice(urns) == best


def test_of_equal_moves_every_one_is_chosen_now_and_then() -> None:
    assert {choice([20, 70, 70, 20], seed) for seed in range(20)} == {1, 2}
    assert choice([20, 70, 70, 20], 3) == choice([20, 70, 70, 20], 3)


def test_equal_moves_are_equally_likely_wherever_they_stand_in_the_list() -> None:
    chosen = Counter(choice([70, 70, 10, 20, 70], seed) for seed in range(600))
    assert set(chosen) == {0, 1, 4}
    assert all(160 <= times <= 240 for times in chosen.values())


def test_a_move_worth_nothing_is_better_than_none() -> None:
    assert {choice([0, 0], seed) for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("seed", range(20))
def test_a_throw_is_worth_what_it_brings_on_the_average(seed: int) -> None:
    assert choice([-100, 95], seed) == 1


def test_a_good_bet_is_nearly_always_taken() -> None:
    taken = [choice([2, -100], seed) for seed in range(60)]
    assert sum(taken) > 50


def test_counts_between_the_ends_are_tried() -> None:
    assert count(Greedy(seeded(1)).answer(Counted([]), 0)) == 5


def test_a_choice_is_legal_and_changes_nothing() -> None:
    for seed in range(5):
        state, bot = new_sealed(3, seed), Greedy(seeded(seed))
        before = state.lines()
        for seat in range(3):
            assert contains(state.legal(seat), bot.answer(state, seat))
        assert state.lines() == before


def test_a_choice_depends_on_nothing_that_is_hidden() -> None:
    state = new_sealed(2, 3)
    other = state.imagine(0, seeded(9))
    assert list(other.hand(1)) != list(state.hand(1))
    assert Greedy(seeded(4)).answer(other, 0) == Greedy(seeded(4)).answer(state, 0)


def last_card(players: int) -> Sealed:
    """Each seat holds one card, seat 0 the worst one and forty coins: only with a stake can it win the prize."""
    state = next(state for state in map(partial(new_sealed, players), range(99)) if state.hand(0)[0] == 0)
    for seat in range(players):
        for card in state.hand(seat)[1:]:
            state.holder[card] = GONE
    state.coins[0] = 40
    state.minted += 35
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sealed_choice_is_played_on_until_all_is_turned_up(players: int) -> None:
    state = last_card(players)
    assert (state.audit(), len(state.legal(0))) == ([], 1)
    assert count(Greedy(seeded(1)).answer(state, 0)) > 0


class Bargain(Urns):
    """Beside the urns lies an offer that changes what the seat has at once."""

    def __init__(self, gain: int) -> None:
        super().__init__([1, 2])
        self.gain = gain
        self.won = -1.0
        self.has = 50

    def asides(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(2), pack(3), span(4, 0, 0, 1, 9)])

    def play(self, seat: i64, move: i64) -> None:
        self.has += self.gain if move == pack(2) else 0

    def copy(self) -> Bargain:
        twin = Bargain(self.gain)
        twin.has = self.has
        return twin

    def evaluate(self, seat: i64) -> float:
        return self.has / 100


@pytest.mark.parametrize(("gain", "said"), [(10, pack(2)), (1, pack(2)), (0, NOTHING), (-5, NOTHING)])
def test_an_offer_is_accepted_when_it_gains_something(gain: int, said: int) -> None:
    assert Greedy(seeded(1)).aside(Bargain(gain), 0) == said


def test_nothing_is_said_where_nothing_can_be() -> None:
    assert Greedy(seeded(1)).beside(Urns([1]), 0) == NOTHING


class Watched(Urns):
    """What the last urn holds is hidden, and turned up when it is taken; the others are open. Every try is counted."""

    def __init__(self, urns: list[int], tries: Counter[int], hidden: int = 0) -> None:
        super().__init__(urns)
        self.tries = tries
        self.hidden = hidden
        self.opened = 0

    def conceals(self) -> bool:
        return True

    def turned_up(self) -> i64:
        return self.opened

    def play(self, seat: i64, move: i64) -> None:
        self.tries[int(first(move))] += 1
        self.opened = int(first(move) == len(self.urns) - 1)
        self.won = (self.hidden if self.opened else self.urns[first(move)]) / 100

    def copy(self) -> Watched:
        return Watched(self.urns, self.tries, self.hidden)

    def imagine(self, seat: i64, dice: Dice) -> Watched:
        return Watched(self.urns, self.tries, int(dice.below(100)))


@pytest.mark.parametrize(("seed", "worst", "chosen"), [(1, 70, 1), (2, 70, 1), (1, 20, 2), (2, 20, 2)])
def test_only_what_turns_up_something_is_tried_in_several_worlds(seed: int, worst: int, chosen: int) -> None:
    tries: Counter[int] = Counter()
    assert first(Greedy(seeded(seed)).answer(Watched([0, worst, 0], tries), 0)) == chosen
    assert tries == {0: 2, 1: 2, 2: 4 + 12}


class Veiled(Urns):
    """How full both urns are is hidden; the second always holds a little more than the first."""

    def __init__(self, hidden: int) -> None:
        super().__init__([0, 0])
        self.hidden = hidden

    def conceals(self) -> bool:
        return True

    def play(self, seat: i64, move: i64) -> None:
        self.won = (self.hidden + int(first(move))) / 100

    def copy(self) -> Veiled:
        return Veiled(self.hidden)

    def imagine(self, seat: i64, dice: Dice) -> Veiled:
        return Veiled(int(dice.below(90)))


@pytest.mark.parametrize("seed", range(20))
def test_moves_are_compared_in_the_same_worlds(seed: int) -> None:
    assert first(Greedy(seeded(seed)).answer(Veiled(50), 0)) == 1
