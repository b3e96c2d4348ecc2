"""What happens in Frontier and can be told; nothing is hidden, so everyone hears it all."""

from __future__ import annotations

from typing import Final

from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.notation import COUNT, Kind
from hegemon.games.frontier.content import A_RESOURCE, A_SOLDIER, BUILDINGS, RESOURCES, SOLDIERS

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
    resource = Kind("resource", RESOURCES, A_RESOURCE)
    return Chronicle(
        [
            Telling(MAPPED, "mapped", [COUNT], "This is map number {0}."),
            Telling(SPAWNED, "spawned", [SEAT, tile, COUNT], "{0} started on {1} with {2} stored action(s)."),
            Telling(BEGAN, "began", [SEAT, COUNT, COUNT], "Round {2}: {0} had {1} action(s) to spend."),
            Telling(TOOK, "took", [SEAT, tile, COUNT], "{0} took {1} for {2} action(s)."),
            Telling(CONQUERED, "conquered", [SEAT, tile, SEAT, COUNT], "{0} took {1} from {2} for {3} action(s)."),
            Telling(GIVEN, "given", [SEAT, tile, tile], "{0} got {2} with the gold on {1}."),
            Telling(LOOTED, "looted", [SEAT, tile, COUNT], "{0} looted {2} action(s) on {1}."),
            Telling(FOUND, "found", [SEAT, tile, resource], "{0} found {2} on {1}."),
            Telling(CHOPPED, "chopped", [SEAT, tile], "{0} chopped the woods on {1} for a log."),
            Telling(TRAINED, "trained", [SEAT, soldier, tile], "{0} trained {1} on {2}."),
            Telling(BUILT, "built", [SEAT, building, tile], "{0} built a {1} on {2}."),
            Telling(REINFORCED, "reinforced", [SEAT, tile], "{0} reinforced {1} with iron."),
            Telling(DROPPED, "dropped", [SEAT, resource], "{0} discarded {1}."),
            Telling(STORED, "stored", [SEAT, COUNT], "{0} ended the turn with {1} action(s) stored."),
            Telling(WASTED, "wasted", [SEAT, COUNT], "{0} wasted {1} action(s) for lack of room."),
            Telling(FELL, "fell", [SEAT, SEAT], "{0} lost the spawn to {1} and dropped out."),
            Telling(PASSED, "passed", [SEAT], "{0} could do nothing and missed the turn."),
            Telling(BLOCKED, "blocked", [SEAT], "{0} could do nothing, which ended the game."),
            Telling(ENDED, "ended", [COUNT], "The game ended in round {0}."),
        ]
    )
