"""What happens in Campus and can be told; nothing is hidden, so everyone hears it all."""

from __future__ import annotations

from typing import Final

from hegemon.engine.events import DICE, SEAT, Chronicle, Telling
from hegemon.engine.notation import COUNT, Kind

DEALT: Final = 0
PLACED: Final = 1
RAISED: Final = 2
ATTACKED: Final = 3
ROLLED: Final = 4
CONQUERED: Final = 5
REPELLED: Final = 6
REINFORCED: Final = 7
FELL: Final = 8
ENDED: Final = 9
STOPPED: Final = 10
WENT_ON: Final = 11
COMPENSATED: Final = 12


def chronicle_for(territory: Kind) -> Chronicle:
    """The sentences of the log on a map."""
    return Chronicle(
        [
            Telling(DEALT, "dealt", [SEAT, COUNT, COUNT], "{0} started with {1} territories and {2} troops to place."),
            Telling(PLACED, "placed", [SEAT, territory, COUNT], "{0} placed {2} on {1}."),
            Telling(RAISED, "raised", [SEAT, COUNT, COUNT], "Round {2}: {0} received {1} new troop(s)."),
            Telling(COMPENSATED, "compensated", [SEAT, COUNT], "{0} got {1} extra troop(s) for going later."),
            Telling(ATTACKED, "attacked", [SEAT, territory, territory, COUNT], "{0} attacked {2} from {1} with {3}."),
            Telling(
                ROLLED,
                "rolled",
                [DICE, DICE, COUNT, COUNT],
                "Rolled {0} against {1}: the attacker lost {2}, the defender {3}.",
            ),
            Telling(CONQUERED, "conquered", [SEAT, territory, SEAT, COUNT], "{0} took {1} from {2} and moved {3} in."),
            Telling(REPELLED, "repelled", [SEAT, territory, COUNT], "{0} held {1} with {2} left."),
            Telling(REINFORCED, "reinforced", [SEAT, territory, territory, COUNT], "{0} moved {3} from {1} to {2}."),
            Telling(FELL, "fell", [SEAT], "{0} lost the last territory and dropped out."),
            Telling(STOPPED, "stopped", [SEAT], "The die ended the game after {0}'s turn."),
            Telling(WENT_ON, "went on", [SEAT], "The die let the last round go on after {0}'s turn."),
            Telling(ENDED, "ended", [COUNT], "The game ended in round {0}."),
        ]
    )
