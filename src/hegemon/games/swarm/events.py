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
    Row(STARTED, "started", "seat tile", "{0} got the start token. The swarm starts at {1}."),
    Row(SPECIALTY_DEALT, "specialty", "seat specialty", "{0} became the {1}."),
    Row(LEADER_DRAWN, "leader", "seat leader", "{0} drew the leader {1}.", True),
    Row(QUEST_DRAWN, "quest", "seat quest", "{0} drew the quest {1}.", True),
    Row(COVERT_DRAWN, "covert", "seat covert", "{0} drew the covert card {1}.", True),
    Row(
        TRAITORS_DRAWN,
        "traitors",
        "leader leader leader leader",
        "Traitor cards to choose from: {0}, {1}, {2} and {3}.",
    ),
    Row(TRAITOR_KEPT, "kept", "seat leader", "{0} kept {1} as a traitor."),
    Row(DEPLOYED, "deployed", "seat tile count", "{0} deployed {2} at {1}."),
    Row(EVENT, "event", "count event", "Round {0}: {1}.", True),
    Row(TOKEN, "token", "seat", "{0} got the start token."),
    Row(SWARM_MOVED, "swarm", "direction tile", "The swarm moved {0} to {1}."),
    Row(DEVOURED, "devoured", "seat tile count", "The swarm drove {2} of {0}'s troops from {1}."),
    Row(PRAYED, "prayed", "seat temple count", "{0} prayed and sent {2} into {1}.", True),
    Row(STAYED, "stayed", "seat", "{0} did not pray.", True),
    Row(DROPPED, "dropped", "seat tile count count", "{0} dropped {2} at {1} for {3} water."),
    Row(DESCENDED, "descended", "seat temple tile count", "{0} brought {3} down from {1} to {2}."),
    Row(MOVED, "moved", "seat tile tile count", "{0} moved {3} from {1} to {2}."),
    Row(BATTLE, "battle", "seat seat tile", "Battle at {2}: {0} against {1}."),
    Row(PLAN_SHOWN, "plan", "seat leader count", "{0} committed {2}, led by {1}.", True),
    Row(TACTICS_SHOWN, "tactics", "seat covert", "{0} used {1}.", True),
    Row(BETRAYED, "betrayed", "seat leader seat", "Treason! {0} revealed {2}'s leader {1} as a traitor.", True),
    Row(KILLED, "killed", "seat leader", "{0}'s leader {1} was killed."),
    Row(SCORED, "scored", "seat count", "{0} scored {1}.", True),
    Row(LOST, "lost", "seat tile count", "{0} lost {2} at {1}.", True),
    Row(WON, "won", "seat tile", "{0} won the battle at {1}.", True),
    Row(ENSHRINED, "enshrined", "seat temple", "{0} sent a troop into {1}.", True),
    Row(HARVESTED, "harvested", "seat count", "{0} harvested {1} water."),
    Row(LOT, "lot", "lot", "Up for auction: a {0}."),
    Row(BID, "bid", "seat count", "{0} bid {1}.", True),
    Row(PASSED, "passed", "seat", "{0} passed.", True),
    Row(SOLD, "sold", "seat lot count", "{0} bought the {1} for {2} water.", True),
    Row(UNSOLD, "unsold", "lot", "Nobody bid for the {0}.", True),
    Row(DISCARDED, "discarded", "seat lot", "{0} discarded a {1}.", True),
    Row(FULFILLED, "fulfilled", "seat quest", "{0} fulfilled the quest {1}.", True),
    Row(REWARDED, "rewarded", "seat count", "{0} received {1} water."),
    Row(PLAYED, "played", "seat covert", "{0} played {1}.", True),
    Row(AIMED, "aimed", "seat covert seat", "{0} played {1} against {2}.", True),
    Row(VOIDED, "voided", "seat", "{0}'s ward cancelled it.", True),
    Row(SPIED_LEADER, "spied", "seat leader", "{0} held the leader {1}.", True),
    Row(SPIED_COVERT, "spied covert", "seat covert", "{0} held the covert card {1}.", True),
    Row(TOOK, "took", "seat seat count", "{0} took {2} water from {1}.", True),
    Row(PAID, "paid", "seat seat count", "{0} paid {1} {2} water.", True),
    Row(OFFERED, "offered", "seat seat count count", "{0} offered {1} {2} water and asked for {3}.", True),
    Row(OFFER_ENDED, "offer ended", "seat seat", "{0}'s offer to {1} ended.", True),
    Row(OFFER_ACCEPTED, "offer accepted", "seat seat", "{0} accepted {1}'s offer.", True),
    Row(DUEL, "duel", "count", "{0} players tied and went into a duel."),
    Row(DUEL_SHOWN, "shown", "seat leader", "{0} showed {1}.", True),
    Row(CLAIM, "claim", "seat count", "{0} held {1} bastions after the battles."),
    Row(ENDED, "ended", "count", "The game ended in round {0}."),
    Row(RETURNED, "returned", "seat tile count", "{2} of {0}'s troops returned from {1} to reserve.", True),
    Row(RESHUFFLED, "reshuffled", "", "The covert discards became a new deck."),
    Row(WARD_LAID, "ward", "seat", "{0} laid a ward."),
    Row(TAXED, "taxed", "seat count", "{0} gave up {1} water."),
    Row(SANK, "sank", "lot", "The {0} went under its deck.", True),
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
