"""A contest between bots: each answers for its own seat, to the end or the limit, and a check finds what broke."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.engine.outsiders import HEAP, THROWN
from tests.engine.toys import Sealed, lay, new_sealed

from hegemon.bots.arena import checked_contest, contest
from hegemon.bots.bot import Bot
from hegemon.bots.greedy import Greedy
from hegemon.bots.random import Random
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.game import Game
from hegemon.engine.state import State


class Lowest(Bot):
    """Lays its lowest card without a stake, and notes what it was shown."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.seen: list[tuple[int, list[int], list[int]]] = []

    def choose(self, imagined: State, seat: i64) -> i64:
        assert isinstance(imagined, Sealed)
        self.seen.append((int(seat), imagined.hand(1 - seat), [int(word) for word in imagined.dice.key]))
        return lay(imagined.hand(seat)[0])


class Cheat(Bot):
    """Lays a card that it does not hold, with a coin that it does not have."""

    def choose(self, imagined: State, seat: i64) -> i64:
        return lay(0, 6)


def test_a_contest_goes_to_the_end() -> None:
    state = new_sealed(3, 1)
    assert contest(state, [Random(seeded(seat)) for seat in range(3)], 1000) == 9
    assert state.standing().over


@pytest.mark.parametrize("limit", [0, 1, 5])
def test_a_contest_stops_at_its_limit(limit: int) -> None:
    state = new_sealed(3, 1)
    assert contest(state, [Random(seeded(seat)) for seat in range(3)], limit) == limit
    assert not state.standing().over


def test_each_bot_answers_for_its_own_seat() -> None:
    state, bots = new_sealed(2, 1), [Lowest(seeded(7)), Lowest(seeded(8))]
    contest(state, list(bots), 4)
    assert [[seat for seat, _, _ in bot.seen] for bot in bots] == [[0, 0], [1, 1]]


def test_a_bot_sees_neither_the_others_cards_nor_the_true_dice() -> None:
    shown = []
    for seed in range(10):
        state, bot = new_sealed(2, 1), Lowest(seeded(seed + 50))
        contest(state, [bot, Random(seeded(1))], 1)
        shown.append(tuple(bot.seen[0][1]))
        assert bot.seen[0][2] != list(state.dice.key)
    assert len(set(shown)) > 5


def test_a_checked_contest_is_the_same_contest() -> None:
    one, other = new_sealed(3, 4), new_sealed(3, 4)
    contest(one, [Random(seeded(seat)) for seat in range(3)], 1000)
    assert checked_contest(other, [Random(seeded(seat)) for seat in range(3)], 1000) == 9
    assert one.same(other)


def test_a_checked_contest_says_when_it_broke() -> None:
    state = new_sealed(2, 4)
    state.pot = 1
    with pytest.raises(AssertionError, match="after 0 moves: the coins do not add up"):
        checked_contest(state, [Random(seeded(1)), Random(seeded(2))], 1000)


def test_a_checked_contest_finds_a_bot_that_cheats() -> None:
    with pytest.raises(AssertionError, match="after 1 moves: "):
        checked_contest(new_sealed(2, 4), [Cheat(seeded(1)), Cheat(seeded(2))], 1000)


@pytest.mark.parametrize("game", [HEAP, THROWN], ids=repr)
def test_greedy_and_random_play_a_guest(game: Game) -> None:
    state = game.start(2, 3)
    assert checked_contest(state, [Greedy(seeded(1)), Random(seeded(2))], 1000) < 100
    assert state.standing().over


def test_four_greedy_bots_finish_a_game_of_secrets() -> None:
    state = new_sealed(4, 6)
    assert checked_contest(state, [Greedy(seeded(seat)) for seat in range(4)], 1000) == 12
