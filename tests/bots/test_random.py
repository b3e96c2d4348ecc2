"""The random bot: each entry as likely as the other, then each count of its span."""

from __future__ import annotations

from collections import Counter

from tests.engine.toys import lay, new_sealed

from hegemon.bots.random import Random
from hegemon.engine.dice import seeded
from hegemon.engine.moves import contains, count, expand, first


def test_each_entry_is_as_likely_as_the_other_then_each_count() -> None:
    state, bot = new_sealed(2, 3), Random(seeded(1))
    chosen = [bot.choose(state, 0) for _ in range(6000)]
    cards = Counter(int(first(move)) for move in chosen)
    stakes = Counter(int(count(move)) for move in chosen)
    assert set(chosen) == set(expand(state.legal(0)))
    assert all(abs(cards[card] - 2000) < 150 for card in state.hand(0))
    assert all(abs(stakes[stake] - 1000) < 120 for stake in range(6))


def test_a_long_span_is_no_likelier_than_a_single_move() -> None:
    state, bot = new_sealed(2, 3, coins=9), Random(seeded(2))
    state.coins[1] = 0
    assert all(bot.choose(state, 1) in [lay(card) for card in state.hand(1)] for _ in range(50))


def test_every_choice_is_legal_for_the_seat_that_is_asked() -> None:
    state, bot = new_sealed(4, 5), Random(seeded(3))
    for seat in range(4):
        assert all(contains(state.legal(seat), bot.choose(state, seat)) for _ in range(50))


def test_the_same_dice_choose_the_same_moves() -> None:
    state = new_sealed(2, 3)
    one, other, third = Random(seeded(4)), Random(seeded(4)), Random(seeded(5))
    chosen = [[bot.answer(state, 0) for _ in range(20)] for bot in (one, other, third)]
    assert chosen[0] == chosen[1] != chosen[2]


def test_an_answer_changes_neither_the_state_nor_its_dice() -> None:
    state = new_sealed(2, 3)
    before = state.lines()
    Random(seeded(1)).answer(state, 0)
    assert state.lines() == before
