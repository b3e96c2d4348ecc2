"""The end of Swarm in words: how it was won, and what each player has to show for it."""

from __future__ import annotations

from hegemon.games.swarm.view import View
from hegemon.games.swarm.words.reading import amount, player_name
from hegemon.kit.verdict import listed

# By ending, SWARM-9.1 to SWARM-9.3: how the winners have won.
WINS = {
    "bastions": "{0} holds enough bastions to win.",
    "long night": "After the long night {0} has the most points.",
    "duel": "There was a tie, and {0} has won the duel.",
    "list": "The duel left a tie, which cities, water and quests decide for {0}.",
    "draw": "The duel left a tie: {0} share the win.",
}


def outcome(view: View) -> str:
    """Who has won, and by what."""
    return WINS[view["ending"]].format(listed([player_name(view, seat) for seat in view["winners"]]))


def score(view: View, seat: int) -> str:
    """The points of a player."""
    return amount(int(view["seats"][seat]["points"]), "point")
