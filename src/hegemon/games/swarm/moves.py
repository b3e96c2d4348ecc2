"""Every move of Swarm, and how it is written. A verb of a covert card has the card's name in it: `play thief b`."""

from __future__ import annotations

from typing import Final

from hegemon.engine.notation import COUNT, Kind, Notation, Verb
from hegemon.games.swarm import content
from hegemon.games.swarm.phases import ORDERS

KEEP: Final = 0
DEPLOY: Final = 1
PRAY: Final = 2
STAY: Final = 3
DROP: Final = 4
DESCEND: Final = 5
MOVE: Final = 6
DONE: Final = 7
BATTLE: Final = 8
AGAINST: Final = 9
PLAN: Final = 10
PLAN_WITH: Final = 11
BETRAY: Final = 12
PASS: Final = 13
SHRINE: Final = 14
SKIP: Final = 15
BID: Final = 16
BID_UPTO: Final = 17
DISCARD_QUEST: Final = 18
DISCARD_LEADER: Final = 19
DISCARD_COVERT: Final = 20
SHOW: Final = 21
PLAY_THIEF: Final = 22
PLAY_SPY: Final = 23
PLAY_LURE: Final = 24
PLAY_RECRUITS: Final = 25
PLAY_UNREST: Final = 26
PLAY_CARAVAN: Final = 27
PLAY_WARD: Final = 28
PAY: Final = 29
OFFER: Final = 30
ACCEPT: Final = 31
DECLINE: Final = 32
ORDER_TREASON: Final = 33
ORDER_SHRINE: Final = 34

NOBODY_LEADS: Final = 24  # the argument of a plan without a leader
SEAT_LETTERS: Final = ["a", "b", "c", "d", "e", "f"]


class Row:
    """A verb as it stands in the table: kinds of arguments in capitals, fixed words in small letters."""

    def __init__(self, code: int, word: str, parts: str, text: str, shown: str = "") -> None:
        self.code = code
        self.word = word
        self.parts = parts
        self.text = text
        self.shown = shown


ROWS: Final = [
    Row(KEEP, "keep", "TRAITOR", "Keep one of your four traitor cards."),
    Row(DEPLOY, "deploy", "TILE", "Place your first troops on a free tile."),
    Row(PRAY, "pray", "TEMPLE", "Sit out this round and send a troop into a temple."),
    Row(STAY, "stay", "", "Do not pray: move, harvest and bid this round."),
    Row(DROP, "drop", "TILE COUNT", "Pay to put reserve troops on the sanctuary or a tile you control."),
    Row(DESCEND, "descend", "TEMPLE TILE COUNT", "Bring troops down from a temple for free."),
    Row(MOVE, "move", "TILE TILE COUNT", "Pay to move a stack to a neighbouring tile."),
    Row(DONE, "done", "", "Finish your drops or moves."),
    Row(BATTLE, "battle", "TILE", "Fight the next battle on this tile."),
    Row(AGAINST, "against", "PLAYER", "Fight this player first."),
    Row(PLAN, "plan", "LEADER COUNT", "Choose a leader and how many troops to commit, in secret."),
    Row(PLAN_WITH, "plan", "LEADER TACTICS COUNT", "The same, with a tactics card."),
    Row(BETRAY, "treason", "", "Play your traitor card on the leader that was shown."),
    Row(PASS, "pass", "", "Pass."),
    Row(SHRINE, "shrine", "", "Send a reserve troop into the temple of your leader's element."),
    Row(SKIP, "skip", "", "Send no troop."),
    Row(BID, "bid", "COUNT", "Bid this much water."),
    Row(
        BID_UPTO,
        "bid",
        "BID upto COUNT",
        "Bid, and let the table raise for you up to a secret limit.",
        "bid {0} up to {1}",
    ),
    Row(DISCARD_QUEST, "discard", "QUEST", "Put a quest under its deck."),
    Row(DISCARD_LEADER, "discard", "LEADER", "Put a leader under its deck."),
    Row(DISCARD_COVERT, "discard", "COVERT", "Discard a covert card face down."),
    Row(SHOW, "show", "LEADER", "Show a leader in the duel."),
    Row(PLAY_THIEF, "play", "thief PLAYER", "Take water from a player."),
    Row(PLAY_SPY, "play", "spy PLAYER", "Look at a player's leaders and covert cards."),
    Row(PLAY_LURE, "play", "lure DIRECTION", "Move the swarm one step."),
    Row(PLAY_RECRUITS, "play", "recruits TILE COUNT", "Put reserve troops on a tile you control, for free."),
    Row(PLAY_UNREST, "play", "unrest PLAYER TILE", "Send one of a player's troops back to reserve."),
    Row(PLAY_CARAVAN, "play", "caravan", "Take water from the supply."),
    Row(PLAY_WARD, "play", "ward", "Lay a ward in secret against the next card aimed at you."),
    Row(PAY, "pay", "PLAYER COUNT", "Pay water to a player, at any time."),
    Row(OFFER, "offer", "PLAYER give WATER want COUNT", "Offer a player a water deal."),
    Row(ACCEPT, "accept", "PLAYER", "Accept a player's offer."),
    Row(DECLINE, "decline", "PLAYER", "Decline a player's offer."),
    Row(ORDER_TREASON, "order", "treason ORDER", "Set how you answer when treason is called for."),
    Row(ORDER_SHRINE, "order", "shrine ORDER", "Set whether your winners send a troop into a temple."),
]


def notation_for(tiles: Kind, players: int) -> Notation:
    """How moves are written with these tiles and so many players."""
    kinds = {kind.name.upper(): kind for kind in [tiles, COUNT, *kinds_of_moves(players)]}
    verbs: list[Verb] = []
    for row in ROWS:
        parts: list[Kind | str] = []
        for word in row.parts.split():
            parts.append(kinds[word] if word.isupper() else word)
        verbs.append(Verb(row.code, row.word, parts, row.text, row.shown))
    return Notation(verbs)


def kinds_of_moves(players: int) -> list[Kind]:
    """What a move can point at beside tiles."""
    names = [leader.name for leader in content.LEADERS]
    labels = [leader.label for leader in content.LEADERS]
    covert = Kind("covert", [kind.name for kind in content.COVERTS], [kind.label for kind in content.COVERTS])
    return [
        Kind("player", SEAT_LETTERS[:players], [letter.upper() for letter in SEAT_LETTERS[:players]]),
        Kind("temple", content.ELEMENTS, [tile.label for tile in content.TEMPLE_TILES]),
        Kind("traitor", names, labels),
        Kind("leader", [*names, "nobody"], [*labels, "No leader"]),
        covert,
        Kind("tactics", covert.names[: content.TACTICS], covert.labels[: content.TACTICS]),
        Kind("quest", [quest.name for quest in content.QUESTS], [quest.label for quest in content.QUESTS]),
        Kind("direction", content.DIRECTIONS),
        Kind("order", ORDERS),
        Kind("bid", []),
        Kind("water", []),
    ]
