"""What happens in Swarm and can be told, and what of it is only for some."""

from __future__ import annotations

from typing import Final

from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.notation import COUNT, Kind
from hegemon.games.swarm import content

STARTED: Final = 0
SPECIALTY_DEALT: Final = 1
LEADER_DRAWN: Final = 2
QUEST_DRAWN: Final = 3
COVERT_DRAWN: Final = 4
TRAITORS_DRAWN: Final = 5
TRAITOR_KEPT: Final = 6
DEPLOYED: Final = 7
EVENT: Final = 8
TOKEN: Final = 9
SWARM_MOVED: Final = 10
DEVOURED: Final = 11
PRAYED: Final = 12
STAYED: Final = 13
DROPPED: Final = 14
DESCENDED: Final = 15
MOVED: Final = 16
BATTLE: Final = 17
PLAN_SHOWN: Final = 18
TACTICS_SHOWN: Final = 19
BETRAYED: Final = 20
KILLED: Final = 21
SCORED: Final = 22
LOST: Final = 23
WON: Final = 24
ENSHRINED: Final = 25
HARVESTED: Final = 26
LOT: Final = 27
BID: Final = 28
PASSED: Final = 29
SOLD: Final = 30
UNSOLD: Final = 31
DISCARDED: Final = 32
FULFILLED: Final = 33
REWARDED: Final = 34
PLAYED: Final = 35
AIMED: Final = 36
VOIDED: Final = 37
SPIED_LEADER: Final = 38
SPIED_COVERT: Final = 39
TOOK: Final = 40
PAID: Final = 41
OFFERED: Final = 42
OFFER_ENDED: Final = 43
DUEL: Final = 44
DUEL_SHOWN: Final = 45
CLAIM: Final = 46
ENDED: Final = 47
RETURNED: Final = 48
RESHUFFLED: Final = 49
WARD_LAID: Final = 50
SANK: Final = 51
TAXED: Final = 52
OFFER_ACCEPTED: Final = 53


class Row:
    """A kind of event as it stands in the table: kinds by name."""

    def __init__(self, code: int, name: str, kinds: str, sentence: str, reveals: bool = False) -> None:
        self.code = code
        self.name = name
        self.kinds = kinds
        self.sentence = sentence
        self.reveals = reveals


ROWS: Final = [
    Row(STARTED, "started", "seat tile", "{0} has the token; the swarm waits at {1}."),
    Row(SPECIALTY_DEALT, "specialty", "seat specialty", "{0} is the {1}."),
    Row(LEADER_DRAWN, "leader", "seat leader", "{0} has {1}.", True),
    Row(QUEST_DRAWN, "quest", "seat quest", "{0} has the quest {1}.", True),
    Row(COVERT_DRAWN, "covert", "seat covert", "{0} has the covert card {1}.", True),
    Row(TRAITORS_DRAWN, "traitors", "leader leader leader leader", "Traitors: {0}, {1}, {2} and {3}."),
    Row(TRAITOR_KEPT, "kept", "seat leader", "{0} keeps the traitor {1}."),
    Row(DEPLOYED, "deployed", "seat tile count", "{0} deploys {2} at {1}."),
    Row(EVENT, "event", "count event", "Round {0}: {1}.", True),
    Row(TOKEN, "token", "seat", "{0} has the token."),
    Row(SWARM_MOVED, "swarm", "direction tile", "The swarm goes {0}, to {1}."),
    Row(DEVOURED, "devoured", "seat tile count", "The swarm drives {2} of {0} from {1}."),
    Row(PRAYED, "prayed", "seat temple count", "{0} prays: {2} into {1}.", True),
    Row(STAYED, "stayed", "seat", "{0} does not pray.", True),
    Row(DROPPED, "dropped", "seat tile count count", "{0} drops {2} at {1} for {3} water."),
    Row(DESCENDED, "descended", "seat temple tile count", "{0} brings {3} from {1} to {2}."),
    Row(MOVED, "moved", "seat tile tile count", "{0} moves {3} from {1} to {2}."),
    Row(BATTLE, "battle", "seat seat tile", "{0} and {1} fight at {2}."),
    Row(PLAN_SHOWN, "plan", "seat leader count", "{0} commits {2} under {1}.", True),
    Row(TACTICS_SHOWN, "tactics", "seat covert", "{0} uses {1}.", True),
    Row(BETRAYED, "betrayed", "seat leader seat", "Treason! {0} has bought {1} of {2}.", True),
    Row(KILLED, "killed", "seat leader", "{1} of {0} is killed."),
    Row(SCORED, "scored", "seat count", "{0} scores {1}.", True),
    Row(LOST, "lost", "seat tile count", "{0} loses {2} at {1}.", True),
    Row(WON, "won", "seat tile", "{0} wins at {1}.", True),
    Row(ENSHRINED, "enshrined", "seat temple", "{0} sends a troop into {1}.", True),
    Row(HARVESTED, "harvested", "seat count", "{0} harvests {1} water."),
    Row(LOT, "lot", "lot", "Auction: a {0}."),
    Row(BID, "bid", "seat count", "{0} bids {1}.", True),
    Row(PASSED, "passed", "seat", "{0} passes.", True),
    Row(SOLD, "sold", "seat lot count", "{0} buys the {1} for {2}.", True),
    Row(UNSOLD, "unsold", "lot", "Nobody wants the {0}.", True),
    Row(DISCARDED, "discarded", "seat lot", "{0} puts a {1} away.", True),
    Row(FULFILLED, "fulfilled", "seat quest", "{0} has fulfilled {1}.", True),
    Row(REWARDED, "rewarded", "seat count", "{0} receives {1} water."),
    Row(PLAYED, "played", "seat covert", "{0} plays {1}.", True),
    Row(AIMED, "aimed", "seat covert seat", "{0} plays {1} against {2}.", True),
    Row(VOIDED, "voided", "seat", "A ward of {0} voids it.", True),
    Row(SPIED_LEADER, "spied", "seat leader", "{0} has {1} in hand.", True),
    Row(SPIED_COVERT, "spied covert", "seat covert", "{0} has {1} in hand.", True),
    Row(TOOK, "took", "seat seat count", "{0} takes {2} water from {1}.", True),
    Row(PAID, "paid", "seat seat count", "{0} pays {1} {2} water.", True),
    Row(OFFERED, "offered", "seat seat count count", "{0} offers {1}: {2} water for {3}.", True),
    Row(OFFER_ENDED, "offer ended", "seat seat", "The offer of {0} to {1} is off.", True),
    Row(OFFER_ACCEPTED, "offer accepted", "seat seat", "{0} accepts the offer of {1}.", True),
    Row(DUEL, "duel", "count", "{0} are tied and show leaders."),
    Row(DUEL_SHOWN, "shown", "seat leader", "{0} shows {1}.", True),
    Row(CLAIM, "claim", "seat count", "{0} holds {1} bastions."),
    Row(ENDED, "ended", "count", "The game is over in round {0}."),
    Row(RETURNED, "returned", "seat tile count", "{2} of {0} return from {1} to reserve.", True),
    Row(RESHUFFLED, "reshuffled", "", "The covert cards are shuffled anew."),
    Row(WARD_LAID, "ward", "seat", "{0} has laid a ward."),
    Row(TAXED, "taxed", "seat count", "{0} gives up {1} water."),
    Row(SANK, "sank", "lot", "A {0} goes under its deck.", True),
]


def chronicle_for(tile: Kind) -> Chronicle:
    """The sentences of the log."""
    kinds = {kind.name: kind for kind in card_kinds()}
    kinds.update({"seat": SEAT, "count": COUNT, "tile": tile})
    tellings: list[Telling] = []
    for row in ROWS:
        row_kinds = [kinds[name] for name in row.kinds.split()]
        tellings.append(Telling(row.code, row.name, row_kinds, row.sentence, row.reveals))
    return Chronicle(tellings)


def card_kinds() -> list[Kind]:
    """Everything that an event can name beside seats, counts and tiles."""
    return [
        Kind("leader", [x.name for x in content.LEADERS], [x.label for x in content.LEADERS]),
        Kind("covert", [x.name for x in content.COVERTS], [x.label for x in content.COVERTS]),
        Kind("quest", [x.name for x in content.QUESTS], [x.label for x in content.QUESTS]),
        Kind("event", [x.name for x in content.EVENTS], [x.label for x in content.EVENTS]),
        Kind("specialty", [x.name for x in content.SPECIALTIES], [x.label for x in content.SPECIALTIES]),
        Kind("temple", content.ELEMENTS, [x.label for x in content.TEMPLE_TILES]),
        Kind("direction", content.DIRECTIONS),
        Kind("lot", ["quest", "leader", "covert card"]),
    ]
