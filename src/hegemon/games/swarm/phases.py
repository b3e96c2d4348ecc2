"""The phases of Swarm: what is being asked, in the order of a round; `flow` leads from one to the next."""

from __future__ import annotations

from typing import Final

KEEPING: Final = 0
DEPLOYING: Final = 1
PRAYING: Final = 2
DROPPING: Final = 3
MOVING: Final = 4
PLACE_OF_BATTLE: Final = 5
FOE: Final = 6
PLANNING: Final = 7
TREASON: Final = 8
SHRINE: Final = 9
BIDDING: Final = 10
SEALED_BIDDING: Final = 11
DISCARDING: Final = 12
DUEL: Final = 13
DUEL_TREASON: Final = 14
OVER: Final = 15
QUESTS: Final = 16  # asks nobody: a discard may come in between

# Sets of phases, as bits.
ASKS_TREASON: Final = 1 << TREASON | 1 << DUEL_TREASON
IN_DUEL: Final = 1 << DUEL | 1 << DUEL_TREASON
HALF_FOUGHT: Final = 1 << PLANNING | 1 << TREASON | IN_DUEL  # a battle or a duel is on
CLOSED: Final = 1 << FOE | HALF_FOUGHT | 1 << OVER  # SWARM-3.1 nobody deals


class Phase:
    """A question: its name, the part of the round, the rules that govern it, and what is asked."""

    def __init__(self, name: str, part: str, rules: str, question: str, is_sealed: bool = False) -> None:
        self.name = name
        self.part = part  # of the round, as the rule book divides it; nothing in the setup
        self.rules = [f"SWARM-{number}" for number in rules.split()]
        self.question = question  # to whoever is asked
        self.is_sealed = is_sealed


PHASES: Final = [
    Phase("keep", "", "2.4", "choose a traitor to keep", True),
    Phase("deploy", "", "2.5", "place your first troops"),
    Phase("pray", "event", "4.3 4.4", "pray or stay", True),
    Phase("drop", "movement", "5.1 1.6", "drop troops or finish"),
    Phase("move", "movement", "5.2 5.3 1.6", "move troops or finish"),
    Phase("battle", "battles", "6.1", "choose the next battle"),
    Phase("foe", "battles", "6.1", "choose whom to fight"),
    Phase("plan", "battles", "6.2 6.4 6.5 6.6", "plan your battle", True),
    Phase("treason", "battles", "3.2 6.3", "call treason or pass", True),
    Phase("shrine", "battles", "6.7 4.4", "send a troop into the temple or skip"),
    Phase("bid", "auction", "8.1", "bid or pass"),
    Phase("sealed bid", "auction", "8.1", "bid in secret or pass", True),
    Phase("discard", "auction", "8.2", "discard a card"),
    Phase("duel", "duel", "9.3", "show a leader", True),
    Phase("duel treason", "duel", "3.2 9.3", "call treason or pass", True),
    Phase("over", "", "9.1 9.2", ""),
]

# The lots of an auction, and the three kinds of hidden cards.
QUEST_LOT: Final = 0
LEADER_LOT: Final = 1
COVERT_LOT: Final = 2
LOTS: Final = 3
LOT_NAMES: Final = ["quest", "leader", "covert"]

# Where a card is, beside the deck and the hands 0 to 5.
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
