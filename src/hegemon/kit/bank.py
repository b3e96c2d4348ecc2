"""What players own by number, such as water or coins: it is gained, paid and handed over, and never owed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def can_pay(purses: vec[i64], seat: i64, amount: i64) -> bool:
    """Has a seat so much?"""
    return purses[seat] >= amount


def gain(purses: vec[i64], seat: i64, amount: i64) -> None:
    """From the supply."""
    purses[seat] += amount


def pay(purses: vec[i64], seat: i64, amount: i64) -> None:
    """To the supply; nobody pays what it has not."""
    assert can_pay(purses, seat, amount), f"seat {seat} cannot pay {amount}"
    purses[seat] -= amount


def hand_over(purses: vec[i64], giver: i64, taker: i64, amount: i64) -> None:
    """From one seat to another."""
    pay(purses, giver, amount)
    gain(purses, taker, amount)


def pay_what_there_is(purses: vec[i64], seat: i64, amount: i64) -> i64:
    """As much of it as the seat has; how much that was.

    >>> pay_what_there_is(vec[i64]([3, 1]), 1, 2)
    1
    """
    paid = min(purses[seat], amount)
    purses[seat] -= paid
    return paid
