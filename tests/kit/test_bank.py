"""What players own: nothing comes from nowhere, and nobody owes."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.kit.bank import can_pay, gain, hand_over, pay, pay_what_there_is


@pytest.fixture
def purses() -> vec[i64]:
    return vec[i64]([5, 2, 0])


def test_who_has_enough_can_pay(purses: vec[i64]) -> None:
    assert [can_pay(purses, seat, 2) for seat in range(3)] == [True, True, False]
    pay(purses, 1, 2)
    gain(purses, 2, 3)
    assert list(purses) == [5, 0, 3]


def test_nobody_pays_what_it_has_not(purses: vec[i64]) -> None:
    with pytest.raises(AssertionError, match="seat 1 cannot pay 3"):
        pay(purses, 1, 3)
    with pytest.raises(AssertionError, match="seat 2 cannot pay 1"):
        hand_over(purses, 2, 0, 1)
    assert list(purses) == [5, 2, 0]


def test_what_is_handed_over_is_with_the_other(purses: vec[i64]) -> None:
    hand_over(purses, 0, 2, 4)
    assert list(purses) == [1, 2, 4]


@pytest.mark.parametrize(("seat", "paid"), [(0, 3), (1, 2), (2, 0)])
def test_a_toll_takes_no_more_than_there_is(purses: vec[i64], seat: int, paid: int) -> None:
    before = int(purses[seat])
    assert (int(pay_what_there_is(purses, seat, 3)), int(purses[seat])) == (paid, before - paid)
