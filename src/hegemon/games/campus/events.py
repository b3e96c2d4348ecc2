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
            Telling(DEALT, "dealt", [SEAT, COUNT, COUNT], "{0} holds {1} territories and has {2} troops to place."),
            Telling(PLACED, "placed", [SEAT, territory, COUNT], "{0} places {2} on {1}."),
            Telling(RAISED, "raised", [SEAT, COUNT, COUNT], "Round {2}: {0} raises {1} troops."),
            Telling(COMPENSATED, "compensated", [SEAT, COUNT], "{0} receives {1} more for going later."),
            Telling(ATTACKED, "attacked", [SEAT, territory, territory, COUNT], "{0} attacks {2} from {1} with {3}."),
            Telling(
                ROLLED,
                "rolled",
                [DICE, DICE, COUNT, COUNT],
                "Dice {0} against {1}: the attacker loses {2}, the defender {3}.",
            ),
            Telling(CONQUERED, "conquered", [SEAT, territory, SEAT, COUNT], "{0} takes {1} from {2}; {3} move in."),
            Telling(REPELLED, "repelled", [SEAT, territory, COUNT], "{0} keeps {1} with {2}."),
            Telling(REINFORCED, "reinforced", [SEAT, territory, territory, COUNT], "{0} moves {3} from {1} to {2}."),
            Telling(FELL, "fell", [SEAT], "{0} is out."),
            Telling(STOPPED, "stopped", [SEAT], "The die ends the game: {0} had the last turn."),
            Telling(WENT_ON, "went on", [SEAT], "The die lets the last round go on after {0}."),
            Telling(ENDED, "ended", [COUNT], "The game is over in round {0}."),
        ]
    )
