"""What happens in Frontier and can be told; nothing is hidden, so everyone hears it all."""

from __future__ import annotations

from typing import Final

from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.notation import COUNT, Kind
from hegemon.games.frontier.content import A_SOLDIER, BUILDINGS, RESOURCES, SOLDIERS

MAPPED: Final = 0
SPAWNED: Final = 1
BEGAN: Final = 2
TOOK: Final = 3
CONQUERED: Final = 4
GIVEN: Final = 5
LOOTED: Final = 6
FOUND: Final = 7
CHOPPED: Final = 8
TRAINED: Final = 9
BUILT: Final = 10
REINFORCED: Final = 11
DROPPED: Final = 12
STORED: Final = 13
WASTED: Final = 14
FELL: Final = 15
PASSED: Final = 16
BLOCKED: Final = 17
ENDED: Final = 18


def chronicle_for(tile: Kind) -> Chronicle:
    """The sentences of the log on a map."""
    soldier, building = (
        Kind("soldier", SOLDIERS, A_SOLDIER),
        Kind("building", BUILDINGS),
    )
    resource = Kind("resource", RESOURCES, ["a log", "a material", "iron"])
    return Chronicle(
        [
            Telling(MAPPED, "mapped", [COUNT], "The map has number {0}."),
            Telling(SPAWNED, "spawned", [SEAT, tile, COUNT], "{0} begins on {1} with {2} stored."),
            Telling(BEGAN, "began", [SEAT, COUNT, COUNT], "Round {2}: {0} begins the turn with {1}."),
            Telling(TOOK, "took", [SEAT, tile, COUNT], "{0} takes {1} for {2}."),
            Telling(CONQUERED, "conquered", [SEAT, tile, SEAT, COUNT], "{0} conquers {1} from {2} for {3}."),
            Telling(GIVEN, "given", [SEAT, tile, tile], "The gold of {1} gives {0} also {2}."),
            Telling(LOOTED, "looted", [SEAT, tile, COUNT], "{0} loots {2} in {1}."),
            Telling(FOUND, "found", [SEAT, tile, resource], "{0} finds {2} in {1}."),
            Telling(CHOPPED, "chopped", [SEAT, tile], "{0} chops the woods of {1} for a log."),
            Telling(TRAINED, "trained", [SEAT, soldier, tile], "{0} trains {1} in {2}."),
            Telling(BUILT, "built", [SEAT, building, tile], "{0} builds a {1} in {2}."),
            Telling(REINFORCED, "reinforced", [SEAT, tile], "{0} reinforces {1} with iron."),
            Telling(DROPPED, "dropped", [SEAT, resource], "{0} drops {1}."),
            Telling(STORED, "stored", [SEAT, COUNT], "{0} ends the turn with {1} stored."),
            Telling(WASTED, "wasted", [SEAT, COUNT], "{0} has no room for {1} more."),
            Telling(FELL, "fell", [SEAT, SEAT], "{0} has lost the spawn to {1} and is out."),
            Telling(PASSED, "passed", [SEAT], "{0} can do nothing and is passed over."),
            Telling(BLOCKED, "blocked", [SEAT], "{0} can do nothing."),
            Telling(ENDED, "ended", [COUNT], "The game is over in round {0}."),
        ]
    )
