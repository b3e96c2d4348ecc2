"""The battery as a class of tests, to be subclassed by whoever has made a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest

from hegemon.conformance.battery import BATTERY, Check
from hegemon.conformance.case import Case, cases, no_swap
from hegemon.conformance.hashing import can_be_found, hash_seeds_do_not_matter
from hegemon.conformance.plugin import scale_of
from hegemon.conformance.story import told
from hegemon.engine import discovery
from hegemon.engine.dice import Dice
from hegemon.engine.game import Game
from hegemon.engine.state import State

RECORDS = "HEGEMON_RECORDS"


class Conformance:
    """Every check of the battery, for every number of players and every variant that it allows.

    A subclass names the game, and what else there is to know about it:

        class TestConnectFour(Conformance):
            game = "connect_four"
            variants = [{}, {"rows": 8}]

    There is a method `test_...` for every check in `battery.BATTERY`.
    """

    game: ClassVar[str | Game]  # its name where it can be found by name, or the game itself
    variants: ClassVar[Sequence[Mapping[str, object]]] = ({},)  # options to play with
    constants: ClassVar[frozenset[str]] = frozenset()  # attributes of a state that all its copies share

    @staticmethod
    def swap(state: State, seat: int, dice: Dice) -> State | None:
        """A copy that differs from this state only in what the seat cannot see; none where nothing is hidden.

        The dice are for its own choices. A game of another package gets the adapter that carries its state, and changes
        `inner` of a copy.
        """
        return no_swap(state, seat, dice)

    @classmethod
    def cases(cls, scale: int) -> list[Case]:
        """What the tests run on."""
        game = discovery.game(cls.game) if isinstance(cls.game, str) else cls.game
        return cases(game, cls.variants, cls.constants, cls.swap, scale)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test for each case."""
        if "case" in metafunc.fixturenames:
            cases = remembered(self.cases, scale_of(metafunc.config))
            metafunc.parametrize("case", cases, ids=[case.name for case in cases])

    def test_hash_seeds_do_not_matter(self, pytestconfig: pytest.Config) -> None:
        found = [case for case in remembered(self.cases, scale_of(pytestconfig)) if can_be_found(case)]
        if not found:
            pytest.skip("another process cannot find this game by name")
        hash_seeds_do_not_matter(found)

    def test_write_the_story(self, case: Case) -> None:
        """Into the folder that HEGEMON_RECORDS names, so that two runs can be compared."""
        folder = os.environ.get(RECORDS)
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            name = f"{type(self).__name__}-{case.name}.txt"  # two classes may play games of one name
            (Path(folder) / name).write_text(told(case), encoding="utf-8")


@cache
def remembered(cases: Callable[[int], list[Case]], scale: int) -> list[Case]:
    """The cases of a class of tests, made once, so that all its tests share their random games."""
    return cases(scale)


def method(check: Check) -> Callable[[Conformance, Case], None]:
    """A check as a method of the class of tests."""

    def test(self: Conformance, case: Case) -> None:
        check(case)

    test.__doc__ = check.__doc__
    return test


for _check in BATTERY:
    setattr(Conformance, f"test_{_check.__name__}", method(_check))
