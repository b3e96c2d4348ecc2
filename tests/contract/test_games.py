"""Every game that can be found passes the battery, with every number of players."""

from __future__ import annotations

from hegemon.conformance import Conformance
from hegemon.conformance.case import Case
from hegemon.conformance.declared import declared_cases
from hegemon.engine import discovery


class TestGames(Conformance):
    """The battery for whatever discovery finds; no game is named here."""

    @classmethod
    def cases(cls, scale: int) -> list[Case]:
        return [case for game in discovery.all_games() for case in declared_cases(game, scale)]


def test_every_game_is_played_with_every_number_of_players() -> None:
    for game in discovery.all_games():
        seats = {case.players for case in declared_cases(game)}
        assert seats == set(range(game.least, game.most + 1)), f"{game.title} is not played by {seats}"
