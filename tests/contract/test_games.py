"""Every game that can be found passes the battery: every variant, every number of players.

Each variant is played with the fewest and the most players that it allows, and each number of players with at least
one variant. WHOLE=1, as in the soak, plays every variant with every number of players.
"""

from __future__ import annotations

import os

import pytest

from hegemon.conformance import Conformance
from hegemon.conformance.case import Case
from hegemon.conformance.declared import declared_cases
from hegemon.engine import discovery
from hegemon.engine.game import Game

IS_WHOLE = os.environ.get("WHOLE", "0") not in ("", "0")


class TestGames(Conformance):
    """The battery for whatever discovery finds; no game is named here."""

    @classmethod
    def cases(cls, scale: int) -> list[Case]:
        return [case for game in discovery.all_games() for case in chosen(declared_cases(game, scale), IS_WHOLE)]


def chosen(cases: list[Case], is_whole: bool) -> list[Case]:
    """Of one game's cases those that are played."""
    if is_whole:
        return cases
    numbers: dict[str, list[int]] = {}
    first: dict[int, Case] = {}
    for case in cases:
        numbers.setdefault(variant_of(case), []).append(case.players)
        first.setdefault(case.players, case)
    ends = {variant: (min(played), max(played)) for variant, played in numbers.items()}
    return [case for case in cases if case.players in ends[variant_of(case)] or case is first[case.players]]


def variant_of(case: Case) -> str:
    return case.name.split("-", 2)[2]


@pytest.mark.parametrize("game", discovery.all_games(), ids=lambda game: game.name)
def test_every_variant_is_played_by_the_fewest_and_the_most_and_every_number_of_players_plays(game: Game) -> None:
    every = declared_cases(game)
    played = {(variant_of(case), case.players) for case in chosen(every, is_whole=False)}
    assert {players for _variant, players in played} == set(range(game.least, game.most + 1))
    for variant in {variant_of(case) for case in every}:
        numbers = [case.players for case in every if variant_of(case) == variant]
        assert {(variant, min(numbers)), (variant, max(numbers))} <= played
    assert chosen(every, is_whole=True) == every
