"""The end of Campus in words: how it was won, and what each player has to show for it."""

from __future__ import annotations

from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.words.reading import player_name, troops_of
from hegemon.kit.verdict import verdict
from hegemon.kit.words.english import counted


def outcome(view: CampusView) -> str:
    """CAMPUS-5.1, CAMPUS-5.2 Who has won, and by what."""
    left = [seat for seat, fell in enumerate(view["fell"]) if not fell]
    names = [player_name(view, seat) for seat in left]
    if len(left) == 1:
        return f"{names[0]} conquered the whole campus."
    held = [view["held"][seat] for seat in left]
    won = verdict(names, held, ("territory", "territories"), [troops_of(view, seat) for seat in left], "troops")
    return f"{early_end(view)}{won}"


def early_end(view: CampusView) -> str:
    """CAMPUS-5.2 That the die ended the last round, where not everyone had a turn in it."""
    is_early = view["ends_by_die"] and view["round"] <= view["round_limit"]
    return f"The die ended the last round after {player_name(view, view['turn'])}'s turn. " if is_early else ""


def score(view: CampusView, seat: int) -> str:
    """CAMPUS-5.2 What a player holds, and the troops where another holds as much."""
    held = view["held"][seat]
    shown = counted(held, "territory", "territories")
    return f"{shown}, {counted(troops_of(view, seat), 'troop')}" if view["held"].count(held) > 1 and held else shown


def drops_out(event: str) -> bool:
    """CAMPUS-5.1 Who has lost the last territory is out."""
    return event == "fell"
