"""What happens in Tianxia and can be told, in the past tense that fits a name and `you` alike."""

from __future__ import annotations

from typing import Final

from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.notation import COUNT, Kind
from hegemon.games.tianxia import moves, nomads, wares
from hegemon.games.tianxia.benefits import THINGS
from hegemon.games.tianxia.items import ITEM_LABELS, ITEMS

ROUND: Final = 0
REVEALED: Final = 1
ADVANCED: Final = 2
INCOME: Final = 3
ENTERED: Final = 4
GOVERNED: Final = 5
TOOK: Final = 6
EXCHANGED: Final = 7
SHIPPED: Final = 8
DELIVERED: Final = 9
DRILLED: Final = 10
WALLED: Final = 11
TOWERED: Final = 12
TRAINED: Final = 13
LOADED: Final = 14
PUSHED: Final = 15
PASSED: Final = 16
STEPPED: Final = 17
GAINED: Final = 18
SCORED: Final = 19
DREW: Final = 20
DREW_CARD: Final = 21
SOLD_DISC: Final = 22
USED: Final = 23
DISCARDED: Final = 24
SENT_HOME: Final = 25
CAME_HOME: Final = 26
CONVERTED: Final = 27
ATTACKED: Final = 28
WON: Final = 29
RAIDED: Final = 30
LOST: Final = 31
WITHDREW: Final = 32
ORDERED: Final = 33
SACKED: Final = 34
ENDED: Final = 35
FULFILLED: Final = 36
REFILLED: Final = 37
MISSED: Final = 38
HIRED: Final = 39
SHIPPED_NOTHING: Final = 40
FINISHED: Final = 41


# What events speak of; what lies on the board has the kinds that moves have.
REGIONS: Final = moves.regions()
BUILDINGS: Final = moves.buildings()
CONVERSIONS: Final = moves.exchanges()
SECTIONS: Final = moves.sections()
TRACKS: Final = moves.tracks()
BONUS_TILES: Final = moves.bonus_tiles()
OBJECTIVES: Final = moves.objective_cards()
PORTS: Final = moves.ports()
DRILLS: Final = moves.drills()
BARGES: Final = moves.barges()
ORDERS: Final = moves.standing_orders()
THING: Final = Kind("thing", THINGS)
ITEM: Final = Kind("item", ITEMS, ITEM_LABELS)
NOMADS: Final = Kind("nomads", [row.name for row in nomads.CARDS], [row.label for row in nomads.CARDS])
SHIPS: Final = Kind("ship", [row.name for row in wares.SHIPS], [row.label for row in wares.SHIPS])

TELLINGS: Final = [
    Telling(ROUND, "round", [COUNT], "Round {0} began."),
    Telling(REVEALED, "revealed", [NOMADS], "The nomads: {0}.", reveals=True),
    Telling(ADVANCED, "advanced", [SECTIONS, COUNT, COUNT], "{0}: {1} step(s) to the border, strength {2}."),
    Telling(INCOME, "income", [SEAT], "{0} took income."),
    Telling(ENTERED, "entered", [SEAT, REGIONS, COUNT], "{0} placed a disc on {1} for {2} coin(s)."),
    Telling(DRILLED, "drilled", [SEAT, DRILLS, COUNT], "{0} placed a disc on {1} for {2} coin(s)."),
    Telling(GOVERNED, "governed", [SEAT, BUILDINGS, COUNT], "{0} installed a governor in the {1} for {2} wood."),
    Telling(TOOK, "took", [SEAT, BONUS_TILES], "{0} took a bonus tile: {1}."),
    Telling(EXCHANGED, "exchanged", [SEAT, CONVERSIONS, COUNT], "{0} exchanged {1}, {2} time(s)."),
    Telling(SHIPPED, "shipped", [SEAT, PORTS], "{0} started shipping at {1}."),
    Telling(DELIVERED, "delivered", [SEAT, SHIPS, COUNT, THING], "{0} delivered {3} to the {1}, space {2}."),
    Telling(WALLED, "walled", [SEAT, SECTIONS], "{0} built a wall at {1}."),
    Telling(TOWERED, "towered", [SEAT, SECTIONS], "{0} built a tower at {1}."),
    Telling(TRAINED, "trained", [SEAT, SECTIONS], "{0} put a soldier on the wall at {1}."),
    Telling(LOADED, "loaded", [SEAT, BARGES, COUNT], "{0} sent a worker to the {1} for {2} coin(s)."),
    Telling(PUSHED, "pushed", [SEAT], "{0} had a worker pushed off a barge."),
    Telling(PASSED, "passed", [SEAT, COUNT], "{0} passed and took place {1} in the next round."),
    Telling(STEPPED, "stepped", [SEAT, TRACKS, COUNT], "{0} reached step {2} of the {1}."),
    Telling(GAINED, "gained", [SEAT, COUNT, THING], "{0} gained {1} {2}."),
    Telling(SCORED, "scored", [SEAT, COUNT, ITEM], "{0} scored {1} point(s) for {2}."),
    Telling(DREW, "drew", [SEAT], "{0} drew an objective."),
    Telling(DREW_CARD, "drew card", [SEAT, OBJECTIVES], "{0} drew the objective {1}.", reveals=True),
    Telling(SOLD_DISC, "sold disc", [SEAT, COUNT], "{0} sold a disc for {1} coin(s)."),
    Telling(USED, "used", [SEAT, BONUS_TILES], "{0} used a bonus tile: {1}."),
    Telling(DISCARDED, "discarded", [SEAT, OBJECTIVES], "{0} discarded the objective {1}."),
    Telling(SENT_HOME, "sent home", [SEAT], "{0} sent a full merchant row home."),
    Telling(CAME_HOME, "came home", [SEAT], "{0} recalled a merchant."),
    Telling(CONVERTED, "converted", [SEAT, COUNT, THING], "{0} paid {1} {2}."),
    Telling(ATTACKED, "attacked", [SECTIONS, COUNT, COUNT], "Attack at {0}: strength {1} against defence {2}."),
    Telling(WON, "won", [SECTIONS], "The battle at {0} was won."),
    Telling(SACKED, "sacked", [SEAT, BUILDINGS], "{0} lost a governor in the {1}."),
    Telling(RAIDED, "raided", [BUILDINGS, COUNT], "Nomads raided the {0}; strength left: {1}."),
    Telling(LOST, "lost", [SEAT, COUNT, COUNT], "{0} lost {1} coin(s) and {2} point(s) to raiders."),
    Telling(WITHDREW, "withdrew", [SECTIONS], "The nomads of {0} went back."),
    Telling(ORDERED, "ordered", [SEAT, ORDERS], "{0} changed the answer to raiders: {1}."),
    Telling(REFILLED, "refilled", [SHIPS, PORTS], "The {0} came to {1}.", reveals=True),
    Telling(FULFILLED, "fulfilled", [SEAT, OBJECTIVES, COUNT], "{0} scored {2} for the objective {1}.", reveals=True),
    Telling(MISSED, "missed", [SEAT, OBJECTIVES], "{0} scored nothing for the objective {1}.", reveals=True),
    Telling(HIRED, "hired", [SEAT, BARGES, COUNT], "{0} sent a neutral worker to the {1} for {2} coin(s)."),
    Telling(SHIPPED_NOTHING, "shipped nothing", [SEAT], "{0} could make no delivery at sea."),
    Telling(FINISHED, "finished", [SEAT, COUNT], "{0} passed in place {1}, for the last time."),
    Telling(ENDED, "ended", [COUNT], "The game ended after round {0}."),
]
CHRONICLE: Final = Chronicle(TELLINGS)
