"""How a game that is over went, in lines: turning points, deeds, luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.cli.screen import aligned
from hegemon.engine.state import SPECTATOR

if TYPE_CHECKING:
    from hegemon.engine.match import Match
    from hegemon.presentation.review.chances import Turn
    from hegemon.presentation.review.review import Review


def review_lines(match: Match) -> list[str]:
    """The review of a match that is over."""
    from hegemon.presentation import Presentation
    from hegemon.presentation.review.review import review_of

    review = review_of(match, Presentation(match.game))
    turns = [turn_line(match, turn) for turn in review.turns] or ["No turning points."]
    return [*turns, "", *aligned(rows(match, review))]


def turn_line(match: Match, turn: Turn) -> str:
    """A turning point with what was told of its move."""
    told, step = match.state.chronicle(), match.moves[turn.move - 1]
    said = [told.sentence(event, match.names) for event in step.events if event.seen_by(SPECTATOR)]
    before, after = turn.before[turn.seat], turn.after[turn.seat]
    chances = f"{match.names[turn.seat]}'s chances went from {before:.0%} to {after:.0%}."
    return " ".join([f"Move {turn.move}:", *said[:1], chances])


def rows(match: Match, review: Review) -> list[list[str]]:
    """A row for everything that was counted, a column for each player."""
    counted = [[tally.title, *map(str, tally.counts)] for tally in review.deeds]
    luck = [["Luck with dice", *(f"{part:+.0%}" for part in review.luck)]] if review.luck else []
    return [["", *match.names], *counted, *luck]
