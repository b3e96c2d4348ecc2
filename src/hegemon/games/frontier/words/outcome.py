"""The end of Frontier in words: how it was won, and what each player has to show for it."""

from __future__ import annotations

from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.warehouse import places_for
from hegemon.games.frontier.words.reading import amount, player_name
from hegemon.kit.verdict import verdict


def outcome(view: FrontierView) -> str:
    """FRONTIER-9.1, FRONTIER-9.2 Who has won, and by what."""
    left = [seat for seat, fallen in enumerate(view["fallen"]) if not fallen]
    names = [player_name(view, seat) for seat in left]
    if len(left) == 1:
        return f"{names[0]} captured every other spawn."
    tiles = [view["tiles"][seat] for seat in left]
    wealth = [int(places_for(view["stored"][seat], sum(view["resources"][seat]))) for seat in left]
    return verdict(names, tiles, ("tile", "tiles"), wealth, "in the warehouse")


def score(view: FrontierView, seat: int) -> str:
    """What a player holds."""
    return amount(view["tiles"][seat], "tile")
