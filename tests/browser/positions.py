"""Tables in the middle of a game: moves of a seed, played until the position is as a test wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import i64
from tests.browser.visitor import Visitor
from tests.table.planting import NAMES, SEED, Plan, moves_of, plant
from tests.table.site import Person, Site

from hegemon.engine import discovery
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.moves import count, counted

MOST = 3000  # moves after which it is not to be found
SMALL: dict[str, dict[str, object]] = {
    "artefacts": {"size": "tiny", "map": "2"},
    "campus": {"map": "johanneberg"},
    "frontier": {"size": "9x9"},
    "swarm": {},
    "tianxia": {"rounds": 2},
}


def table_where(
    site: Site,
    game: str,
    people: Sequence[Visitor | Person],
    wanted: Callable[[Match], bool],
    prefer: Sequence[str] = (),
    /,
    **dials: Any,
) -> str:
    """A table of these people at the first moment that is as wanted, what is preferred being done; its id."""
    match = played_until(game, len(people), SMALL[game] | dials, wanted, prefer)
    seated = [one.person if isinstance(one, Visitor) else one for one in people]
    ending = match.standing.ending if match.over else ""
    plan = Plan(game, seated, seated[0], dials=SMALL[game] | dials, moves=moves_of(match), ending=ending)
    return plant(site, plan)


def played_until(
    game: str, players: int, dials: dict[str, object], wanted: Callable[[Match], bool], prefer: Sequence[str] = ()
) -> Match:
    found = discovery.game(game)
    match = Match(found, players, found.settle(players, dials), int(SEED, 16), NAMES[:players])
    match.deal()
    dice = seeded(1)
    while not wanted(match):
        assert len(match.moves) < MOST
        assert not match.over
        seat = match.unanswered[0]
        liked = [entry for verb in prefer for entry in match.legal_entries(seat) if is_of(match, entry, verb)]
        choice = int(liked[dice.below(len(liked))]) if liked else int(match.state.sample(seat, dice))
        match.play_move(seat, int(counted(choice, count(choice))))
    return match


def is_of(match: Match, entry: i64, verb: str) -> bool:
    """Is this a move of that kind?"""
    return match.notation.verb_of(entry).word == verb


def asked_to(verb: str, seat: int = 0) -> Callable[[Match], bool]:
    """Is this seat, and nobody else, asked for something that begins so?"""
    return lambda match: match.unanswered == [seat] and any(text.startswith(verb) for text in match.legal(seat))


def offered(words: str, seat: int = 0) -> Callable[[Match], bool]:
    """Is this seat, and nobody else, asked for something with these words in it?"""
    return lambda match: match.unanswered == [seat] and any(words in text for text in match.legal(seat))


def anyone_asked_to(verb: str) -> Callable[[Match], bool]:
    """Is somebody asked for something that begins so?"""
    return lambda match: any(text.startswith(verb) for seat in match.unanswered for text in match.legal(seat))


def asked_together(*seats: int) -> Callable[[Match], bool]:
    """Are these asked at the same time?"""
    return lambda match: match.unanswered == list(seats)


def begun(match: Match) -> bool:
    """The very first moment."""
    return True


def over(match: Match) -> bool:
    """The end."""
    return match.over
