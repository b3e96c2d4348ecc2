"""Where a round of Swarm stands: what is being asked."""

from __future__ import annotations

from typing import Final

KEEPING: Final = 0  # all choose one of four traitors
DEPLOYING: Final = 1  # in turn order, five troops each
PRAYING: Final = 2  # all decide whether to pray
DROPPING: Final = 3  # in turn order
MOVING: Final = 4  # in turn order
PLACE_OF_BATTLE: Final = 5  # the start player chooses a tile
FOE: Final = 6  # the first in turn order of three or more chooses whom to fight
PLANNING: Final = 7  # both sides, in secret
TREASON: Final = 8  # all with an unplayed traitor card, in secret
SHRINE: Final = 9  # the winner, a troop into a temple
BIDDING: Final = 10  # open auction, one after the other
SEALED_BIDDING: Final = 11  # all bidders, in secret
DISCARDING: Final = 12  # one seat has too many cards
DUEL: Final = 13  # all who are tied, in secret
DUEL_TREASON: Final = 14
OVER: Final = 15

PHASE_NAMES: Final = [
    "keep",
    "deploy",
    "pray",
    "drop",
    "move",
    "battle",
    "foe",
    "plan",
    "treason",
    "shrine",
    "bid",
    "sealed bid",
    "discard",
    "duel",
    "duel treason",
    "over",
]

# The lots of an auction, and the three kinds of hidden cards.
QUEST_LOT: Final = 0
LEADER_LOT: Final = 1
COVERT_LOT: Final = 2
LOTS: Final = 3
LOT_NAMES: Final = ["quest", "leader", "covert"]

# Where a card is, beside the hands 0 to 5.
IN_DECK: Final = -1
GONE: Final = -2  # out of the game
DISCARDED: Final = -3  # face up
FACE_DOWN: Final = -4  # among the discards, seen by nobody but who put it there
LAID: Final = 8  # and the seat: a ward that lies in wait
DONE: Final = 16  # and the seat: a quest fulfilled

# How a game ended.
BASTIONS: Final = "bastions"
POINTS: Final = "long night"
BY_DUEL: Final = "duel"
BY_LIST: Final = "list"
DRAW: Final = "draw"
ENDINGS: Final = ["", BASTIONS, POINTS, BY_DUEL, BY_LIST, DRAW]

# Answers that a standing order gives.
ASK: Final = 0
ALWAYS: Final = 1
NEVER: Final = 2
ORDERS: Final = ["ask", "always", "never"]
