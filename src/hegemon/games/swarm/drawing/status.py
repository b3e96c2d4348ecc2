"""The line over the panels of a whole picture: the round, and who does what."""

from __future__ import annotations

from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.drawing.shapes import BOARD_WIDTH
from hegemon.games.swarm.view import View
from hegemon.kit.drawing.owners import LETTERS, player_name

STATUS_HEIGHT = 18

# What the seats that are asked do, one of them or several.
DEEDS = {
    "keep": ("keeps a traitor", "keep a traitor"),
    "deploy": ("places the first troops", "place their first troops"),
    "pray": ("decides on prayer", "decide on prayer"),
    "drop": ("drops troops", "drop troops"),
    "move": ("moves", "move"),
    "battle": ("picks a battle", "pick a battle"),
    "foe": ("picks a foe", "pick a foe"),
    "plan": ("plans in secret", "plan in secret"),
    "treason": ("may betray", "may betray"),
    "shrine": ("may send a troop inside", "may send a troop inside"),
    "bid": ("bids", "bid"),
    "sealed bid": ("bids in secret", "bid in secret"),
    "discard": ("discards a card", "discard a card"),
    "duel": ("shows a leader", "show a leader"),
    "duel treason": ("may betray", "may betray"),
}
ENDINGS = {
    "bastions": "holds the bastions",
    "long night": "has the most points",
    "duel": "wins the duel",
    "list": "is ahead after the duel",
    "draw": "share the win",
}


def status(view: View) -> str:
    """The round, and who does what."""
    when = f"Round {view['round']}" if view["round"] else "Setup"
    return PEN.cut(0, 14, 14, f"{when} · {doings(view)}", BOARD_WIDTH)


def doings(view: View) -> str:
    """Who is asked for what, or who has won and how."""
    if view["over"]:
        how = ENDINGS.get(view["ending"], "")
        return f"the end: {names(view, view['winners'])} {how}".rstrip()
    asked = view["asked"]
    deeds = DEEDS.get(view["phase"], (view["phase"], view["phase"]))
    return f"{names(view, asked)} {deeds[0 if len(asked) == 1 else 1]}"


def names(view: View, seats: list[int]) -> str:
    """One player by name, several by their letters."""
    if len(seats) == 1:
        return player_name(view, seats[0])
    if len(seats) == view["players"]:
        return "all"
    return ", ".join(LETTERS[seat] for seat in seats)
