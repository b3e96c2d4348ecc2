"""Ratings of bots from all their games together, those of several players too, with how sure they are.

The model is Plackett and Luce's in the form of Weng and Lin, by `openskill`: a rating is a mean and a deviation, which
begin at 25 and 8.3. The strengths of bots do not change, so no doubt is added from game to game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hegemon.engine.errors import NotUnderstood
from hegemon.lab.intervals import NORMAL_95
from hegemon.lab.ladder.plan import Played

WITHOUT = "ratings need the package openskill: pip install 'hegemon[lab]'"


class Rating(NamedTuple):
    """How strong a bot is."""

    mean: float
    deviation: float

    @property
    def doubt(self) -> float:
        """How far the truth may be away, in 95 of 100 cases."""
        return NORMAL_95 * self.deviation

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.doubt:.1f}"


def require_openskill() -> None:
    """Say at once what is missing, and not after hours of play."""
    try:
        import openskill.models  # noqa: F401
    except ImportError as problem:
        raise NotUnderstood(WITHOUT) from problem


def ratings(games: Iterable[Played], bots: Sequence[str]) -> dict[str, Rating]:
    """The rating of every bot that played; the order in which games were finished does not matter.

    They are rated from the bottom of the ladder up, so that each newcomer meets somebody who is known by then.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce(tau=0.0)
    known: dict[str, PlackettLuceRating] = {}
    rungs = {bot: at for at, bot in enumerate(bots)}

    def height(played: Played) -> tuple[int, int, tuple[str, ...], int]:
        meeting, number = played.fixture
        return len(meeting), rungs.get(meeting[0], len(rungs)), meeting, number

    for played in sorted(games, key=height):
        if not played.over:
            continue
        seating = played.fixture.seating
        teams = [[known.setdefault(bot, model.rating(name=bot))] for bot in seating]
        rated = model.rate(teams, ranks=[float(place) for place in played.places])
        known.update({bot: team[0] for bot, team in zip(seating, rated)})
    return {bot: Rating(found.mu, found.sigma) for bot, found in known.items()}
