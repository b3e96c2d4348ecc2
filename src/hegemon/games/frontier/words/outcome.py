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
    wealth = [wealth_of(view, seat) for seat in left]
    return why_it_ended(view) + verdict(names, tiles, ("tile", "tiles"), wealth, "in the warehouse")


def why_it_ended(view: FrontierView) -> str:
    """FRONTIER-9.2 Who began a turn and could do nothing, or that the rounds are over, whichever is certain."""
    if view["round"] < view["round_limit"] or view["turn"] != view["first"]:
        return f"{player_name(view, view['turn'])} has no tiles left to take. "
    return f"Round {view['round_limit']} was the last. "


def score(view: FrontierView, seat: int) -> str:
    """FRONTIER-9.2 What a player holds, and what lies in the warehouse where another holds as much."""
    tiles = view["tiles"][seat]
    shown = amount(tiles, "tile")
    return f"{shown}, {filled(view, seat)}" if view["tiles"].count(tiles) > 1 and tiles else shown


def filled(view: FrontierView, seat: int) -> str:
    """FRONTIER-3.1 How full a warehouse is: `warehouse 9/20`."""
    return f"warehouse {wealth_of(view, seat)}/{view['capacity']}"


def wealth_of(view: FrontierView, seat: int) -> int:
    """The places that a player's stored actions and resources take."""
    return int(places_for(view["stored"][seat], sum(view["resources"][seat])))


def drops_out(event: str) -> bool:
    """FRONTIER-9.1 Who has lost the spawn is out."""
    return event == "fell"
