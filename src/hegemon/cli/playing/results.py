"""How a game stands or ended, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.cli.screen import aligned

if TYPE_CHECKING:
    from hegemon.engine.match import Match


def result_lines(match: Match) -> list[str]:
    """The end and who won, or who is awaited; then a line for each seat, the best first."""
    return [headline(match), *aligned(standing_rows(match))]


def headline(match: Match) -> str:
    """One sentence: over and why, or who is to decide."""
    standing = match.standing
    if not standing.over:
        return f"{listed([match.names[seat] for seat in match.pending])} to decide."
    winners = listed([match.names[seat] for seat in standing.winners])
    return f"{winners} {'share the win' if len(standing.winners) > 1 else 'wins'}: {standing.ending}."


def standing_rows(match: Match) -> list[list[str]]:
    standing = match.standing
    rows = [["place", "seat", "name", "score"]]
    for seat in sorted(range(match.players), key=lambda seat: (standing.places[seat], seat)):
        rows.append([str(standing.places[seat]), str(seat), match.names[seat], str(standing.scores[seat])])
    return rows


def listed(names: list[str]) -> str:
    """Names in a row.

    >>> listed(["Ada", "Bo", "Cleo"])
    'Ada, Bo and Cleo'
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
