"""Tables one move before a battle is decided, and the move that decides it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from tests.browser import positions
from tests.table.planting import NAMES, SEED, Plan, plant
from tests.table.site import Person, Site

from hegemon.engine import discovery
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.moves import count, counted
from hegemon.presentation import Presentation
from hegemon.presentation.parts import Showdown
from hegemon.table.rooms.lines import showdowns_of

DIALS = positions.SMALL | {"tianxia": {}}
MOST = 1200  # moves of a game
GAMES = 60  # that are looked through
Wanted = Callable[[list[Showdown]], bool]


class Fight(NamedTuple):
    """A game so far, and what is played next."""

    game: str
    players: int
    moves: tuple[tuple[int, str], ...]
    seat: int  # whose move decides it
    move: str
    shown: list[Showdown]  # to seat A

    def planted(self, site: Site, people: list[Person]) -> str:
        """A table of these people one move before it; its id."""
        return plant(site, Plan(self.game, people, people[0], dials=DIALS[self.game], moves=self.moves))

    def decide(self, table: str, people: list[Person]) -> None:
        """Let whose turn it is make the move."""
        person = people[self.seat]
        question = person.snapshot(table, self.seat)["line"]["question"]
        assert person.play(table, self.seat, question, self.move).status_code == 200


def own(shown: list[Showdown]) -> bool:
    """Does seat A take part in the one that is shown?"""
    return len(shown) == 1 and 0 in shown[0]["seats"]


def of_others(shown: list[Showdown]) -> bool:
    """Is it a battle of others?"""
    return len(shown) == 1 and 0 not in shown[0]["seats"]


def treason(shown: list[Showdown]) -> bool:
    return own(shown) and bool(shown[0]["cry"])


def rich(shown: list[Showdown]) -> bool:
    """Is there more than a leader, and does a card come to nothing?"""
    cards = [card for side in shown[0]["sides"] for card in side["cards"]]
    return own(shown) and not shown[0]["cry"] and len(cards) > len(shown[0]["sides"]) and any(c["stamp"] for c in cards)


def several(shown: list[Showdown]) -> bool:
    return len(shown) > 1


@cache
def fight(game: str, players: int, wanted: Wanted) -> Fight:
    """The first battle of random games that seat A sees as wanted, and that somebody else's move decides."""
    for number in range(GAMES):
        found = fight_in(game, players, wanted, number)
        if found is not None:
            return found
    raise AssertionError(f"no such battle in {GAMES} games of {game}")


def fight_in(game: str, players: int, wanted: Wanted, number: int) -> Fight | None:
    found = discovery.game(game)
    match = Match(found, players, found.settle(players, DIALS[game]), int(SEED, 16), NAMES[:players])
    presentation, dice = Presentation(found, strict=True), seeded(number)
    match.deal()
    while not match.over and len(match.moves) < MOST:
        seat = match.unanswered[0]
        move = int(match.state.sample(seat, dice))
        before = tuple((step.seat, step.text) for step in match.moves)
        match.play_move(seat, int(counted(move, count(move))))
        shown = showdowns_of(match, match.steps[-1].events, 0, presentation)
        if seat != 0 and shown and wanted(shown):
            return Fight(game, players, before, seat, match.steps[-1].text, shown)
    return None
