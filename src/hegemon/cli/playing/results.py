"""How a game stands or ended, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.cli.screen import aligned

if TYPE_CHECKING:
    from hegemon.cli.playing.terminal import Terminal
    from hegemon.engine.match import Match


def result_lines(match: Match, terminal: Terminal) -> list[str]:
    """The end and who won, or who is awaited; then a line for each seat, the best first."""
    view = match.view()
    scores = [terminal.score(view, seat) for seat in range(match.players)]
    return [headline(match, terminal.outcome(view) if match.over else ""), *aligned(standing_rows(match, scores))]


def headline(match: Match, told: str) -> str:
    """Over and how, in the game's own words if it has any, or who is to move."""
    standing = match.standing
    if not standing.over:
        return f"{listed([match.names[seat] for seat in match.pending])} to move."
    winners = listed([match.names[seat] for seat in standing.winners])
    if len(standing.winners) == 1:
        return f"{told} {winners} wins." if told else f"{winners} wins: {standing.ending}."
    return told or f"{winners} share the victory: {standing.ending}."


def standing_rows(match: Match, scores: list[str]) -> list[list[str]]:
    """A table; what counts is a number where the game has no words for it."""
    standing = match.standing
    rows = [["place", "seat", "name", "score"]]
    for seat in sorted(range(match.players), key=lambda seat: (standing.places[seat], seat)):
        rows.append(
            [str(standing.places[seat]), str(seat), match.names[seat], scores[seat] or str(standing.scores[seat])]
        )
    return rows


def listed(names: list[str]) -> str:
    """Names in a row.

    >>> listed(["Ada", "Bo", "Cleo"])
    'Ada, Bo and Cleo'
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
