"""The toy keeps the contract where secrets are concerned, so that it can stand for games that have them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from tests.engine.toys import GONE, IN_DECK, NOTHING, Sealed, give, lay, new_sealed

from hegemon.engine.dice import seeded
from hegemon.engine.fields import Names
from hegemon.engine.moves import expand, sample
from hegemon.engine.playout import playout


def moments(players: int, seed: int) -> list[Sealed]:
    """States of a random game in which now and then a gift is made."""
    state, dice, seen = new_sealed(players, seed), seeded(seed, 1), []
    while state.pending():
        seen.append(state.copy())
        seat = int(dice.below(players))
        choices = state.asides(seat) if dice.below(3) == 0 else state.legal(seat)
        if choices:
            state.play(seat, sample(choices, dice))
    return [*seen, state]


def known(state: Sealed, seat: int) -> list[object]:
    """Everything that reaches a seat."""
    moves = [*expand(state.legal(seat)), *expand(state.asides(seat))]
    refused = [str(state.why_not(seat, lay(card))) for card in range(16)]
    return [state.view(seat), state.view(-1), moves, refused]


def with_other_secrets(state: Sealed, seat: int) -> Sealed:
    """The same for this seat, but the hands of the two others have changed places, laid cards too."""
    twin = state.copy()
    one, other = [k for k in range(3) if k != seat]
    for card, holder in enumerate(state.holder):
        if holder in (one, other):
            twin.holder[card] = one + other - holder
    for mine, theirs in ((one, other), (other, one)):
        twin.laid[mine] = state.laid[theirs]
        twin.stake[mine] = min(state.stake[theirs], state.coins[mine])
    return twin


def test_what_is_imagined_cannot_be_told_from_what_is() -> None:
    dice = seeded(1)
    for state in moments(3, 2):
        for seat in range(3):
            assert known(state.imagine(seat, dice), seat) == known(state, seat)


def test_what_is_imagined_from_what_is_imagined_is_as_likely() -> None:
    state, dice = next(state for state in moments(2, 4) if len(state.hand(0)) == 1), seeded(9)
    once = Counter(state.imagine(0, dice).hand(1)[0] for _ in range(1000))
    twice = Counter(state.imagine(0, dice).imagine(0, dice).hand(1)[0] for _ in range(1000))
    assert set(once) == set(twice) == {*state.hand(1), *state.deck}
    assert all(abs(once[card] - twice[card]) < 60 for card in once)


def test_nothing_that_the_others_hide_reaches_a_seat() -> None:
    for state in moments(3, 3):
        for seat in range(3):
            assert known(with_other_secrets(state, seat), seat) == known(state, seat)


def test_what_is_imagined_is_made_of_what_the_seat_knows_alone() -> None:
    for state in moments(3, 3):
        for seat in range(3):
            twin = with_other_secrets(state, seat)
            assert twin.imagine(seat, seeded(8)).lines() == state.imagine(seat, seeded(8)).lines()


def test_imagined_games_add_up_to_their_end() -> None:
    dice = seeded(5)
    for state in moments(4, 5):
        imagined = state.imagine(2, dice)
        while imagined.audit() == [] and playout(imagined, dice, 1):
            pass
        assert imagined.audit() == []
        assert imagined.standing().over


def test_imagining_changes_nothing() -> None:
    for state in moments(3, 6):
        before = state.lines()
        playout(state.imagine(1, seeded(1)), seeded(2), 100)
        assert state.lines() == before


def test_imagined_dice_are_not_the_true_ones() -> None:
    state = new_sealed(2, 7)
    imagined = state.imagine(0, seeded(8))
    assert list(imagined.dice.key) != list(state.dice.key)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_sealed_choices_does_not_matter(order: tuple[int, ...]) -> None:
    state, first = new_sealed(3, 9), new_sealed(3, 9)
    for played, seats in ((state, order), (first, (0, 1, 2))):
        for seat in seats:
            played.play(seat, lay(played.hand(seat)[0], seat))
    assert state.same(first)


def test_a_sealed_choice_is_turned_up_with_the_last_one() -> None:
    state = new_sealed(3, 1)
    for seat in (2, 0):
        state.play(seat, lay(state.hand(seat)[0]))
        assert (state.pending() > 0, state.cards_at(GONE)) == (True, [])
    state.play(1, lay(state.hand(1)[0]))
    assert (list(state.laid), len(state.cards_at(GONE))) == ([NOTHING] * 3, 4)


def test_nothing_is_settled_while_a_choice_lies_sealed() -> None:
    state, seen = new_sealed(3, 1), []
    for seat in (2, 0, 1):
        seen.append(state.settled())
        state.play(seat, lay(state.hand(seat)[0]))
    assert [*seen, state.settled()] == [True, False, False, True]


def test_a_staked_coin_cannot_be_given_away() -> None:
    state = new_sealed(2, 1)
    state.play(0, lay(state.hand(0)[0], 4))
    assert list(expand(state.asides(0))) == [give(1, 1)]
    state.play(0, give(1, 1))
    assert list(state.asides(0)) == []


def test_without_coins_a_card_is_laid_without_a_stake() -> None:
    state = new_sealed(2, 1, coins=0)
    assert list(state.legal(0)) == [lay(card) for card in state.hand(0)]
    assert list(state.asides(0)) == []


def test_no_field_is_forgotten() -> None:
    state, names = new_sealed(2, 1), Names()
    state.visit(names)
    assert set(vars(state)) - {"heard"} <= set(names.names)
    assert {"seats", "dice"} <= set(names.names)


def test_a_dealt_card_is_in_one_place() -> None:
    state = new_sealed(4, 3)
    assert sorted(state.deck) == state.cards_at(IN_DECK)
    assert [len(state.hand(seat)) for seat in range(4)] == [3, 3, 3, 3]
