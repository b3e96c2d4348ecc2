"""The end of Artefacts in words: how it was won, and what each player has to show for it."""

from __future__ import annotations

from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.words.reading import player_name
from hegemon.kit.verdict import verdict
from hegemon.kit.words.english import counted


def outcome(view: ArtefactsView) -> str:
    """ARTEFACTS-7.1 Why it is over, who has won, and by what."""
    names = [player_name(view, seat) for seat in range(view["players"])]
    return f"{ending(view)} {verdict(names, view['owned'], ('area', 'areas'), view['armies'], 'armies')}"


def ending(view: ArtefactsView) -> str:
    """ARTEFACTS-7.1, ARTEFACTS-7.2 Why nobody is asked any more, as the rules rank the reasons."""
    if view["free"] == 0:
        return "The map is full."
    return "The last round is over." if is_played_out(view) else "Nothing changed for a whole round."


def is_played_out(view: ArtefactsView) -> bool:
    """ARTEFACTS-7.2 Was the last turn of the last round played? It is named even where nothing has changed either."""
    is_last_turn = (view["active"] + 1) % view["players"] == view["first"]
    return view["round"] == view["round_limit"] and is_last_turn


def score(view: ArtefactsView, seat: int) -> str:
    """What a player holds, and the armies where another holds as much."""
    owned = view["owned"][seat]
    shown = counted(owned, "area")
    armies = counted(view["armies"][seat], "army", "armies")
    return f"{shown}, {armies}" if view["owned"].count(owned) > 1 else shown
