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


def chronicle() -> Chronicle:
    """The sentences of the log."""
    region, building, section, track = moves.regions(), moves.buildings(), moves.sections(), moves.tracks()
    bonus, card, port = moves.bonus_tiles(), moves.objective_cards(), moves.ports()
    thing, item = Kind("thing", THINGS), Kind("item", ITEMS, ITEM_LABELS)
    nomad = Kind("nomads", [row.name for row in nomads.CARDS], [row.label for row in nomads.CARDS])
    ship = Kind("ship", [row.name for row in wares.SHIPS], [row.label for row in wares.SHIPS])
    drill, barge, order = moves.drills(), moves.barges(), moves.standing_orders()
    return Chronicle(
        [
            Telling(ROUND, "round", [COUNT], "Round {0} began."),
            Telling(REVEALED, "revealed", [nomad], "The nomads: {0}.", reveals=True),
            Telling(ADVANCED, "advanced", [section, COUNT, COUNT], "{0}: {1} step(s) to the border, strength {2}."),
            Telling(INCOME, "income", [SEAT], "{0} took income."),
            Telling(ENTERED, "entered", [SEAT, region, COUNT], "{0} placed a disc on {1} for {2} coin(s)."),
            Telling(DRILLED, "drilled", [SEAT, drill, COUNT], "{0} placed a disc on {1} for {2} coin(s)."),
            Telling(GOVERNED, "governed", [SEAT, building, COUNT], "{0} installed a governor in the {1} for {2} wood."),
            Telling(TOOK, "took", [SEAT, bonus], "{0} took a bonus tile: {1}."),
            Telling(EXCHANGED, "exchanged", [SEAT, moves.exchanges(), COUNT], "{0} exchanged {1}, {2} time(s)."),
            Telling(SHIPPED, "shipped", [SEAT, port], "{0} started shipping at {1}."),
            Telling(DELIVERED, "delivered", [SEAT, ship, COUNT, thing], "{0} delivered {3} to the {1}, space {2}."),
            Telling(WALLED, "walled", [SEAT, section], "{0} built a wall at {1}."),
            Telling(TOWERED, "towered", [SEAT, section], "{0} built a tower at {1}."),
            Telling(TRAINED, "trained", [SEAT, section], "{0} put a soldier on the wall at {1}."),
            Telling(LOADED, "loaded", [SEAT, barge, COUNT], "{0} sent a worker to the {1} for {2} coin(s)."),
            Telling(PUSHED, "pushed", [SEAT], "{0} had a worker pushed off a barge."),
            Telling(PASSED, "passed", [SEAT, COUNT], "{0} passed and took place {1} in the next round."),
            Telling(STEPPED, "stepped", [SEAT, track, COUNT], "{0} reached step {2} of the {1}."),
            Telling(GAINED, "gained", [SEAT, COUNT, thing], "{0} gained {1} {2}."),
            Telling(SCORED, "scored", [SEAT, COUNT, item], "{0} scored {1} point(s) for {2}."),
            Telling(DREW, "drew", [SEAT], "{0} drew an objective."),
            Telling(DREW_CARD, "drew card", [SEAT, card], "{0} drew the objective {1}.", reveals=True),
            Telling(SOLD_DISC, "sold disc", [SEAT, COUNT], "{0} sold a disc for {1} coin(s)."),
            Telling(USED, "used", [SEAT, bonus], "{0} used a bonus tile: {1}."),
            Telling(DISCARDED, "discarded", [SEAT, card], "{0} discarded the objective {1}."),
            Telling(SENT_HOME, "sent home", [SEAT], "{0} sent a full merchant row home."),
            Telling(CAME_HOME, "came home", [SEAT], "{0} called a merchant home."),
            Telling(CONVERTED, "converted", [SEAT, COUNT, thing], "{0} paid {1} {2}."),
            Telling(ATTACKED, "attacked", [section, COUNT, COUNT], "Attack at {0}: strength {1} against defence {2}."),
            Telling(WON, "won", [section], "The battle at {0} was won."),
            Telling(SACKED, "sacked", [SEAT, building], "{0} lost a governor in the {1}."),
            Telling(RAIDED, "raided", [building, COUNT], "Nomads raided the {0}; strength left: {1}."),
            Telling(LOST, "lost", [SEAT, COUNT, COUNT], "{0} lost {1} coin(s) and {2} point(s) to raiders."),
            Telling(WITHDREW, "withdrew", [section], "The nomads of {0} went back."),
            Telling(ORDERED, "ordered", [SEAT, order], "{0} changed the answer to raiders: {1}."),
            Telling(REFILLED, "refilled", [ship, port], "The {0} came to {1}.", reveals=True),
            Telling(FULFILLED, "fulfilled", [SEAT, card, COUNT], "{0} scored {2} for the objective {1}.", reveals=True),
            Telling(MISSED, "missed", [SEAT, card], "{0} scored nothing for the objective {1}.", reveals=True),
            Telling(ENDED, "ended", [COUNT], "The game ended after round {0}."),
        ]
    )
