"""What happens in Artefacts and can be told; nothing is hidden, so everyone hears it all."""

from __future__ import annotations

from typing import Final

from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.notation import COUNT, Kind
from hegemon.games.artefacts.content import PHASES

MAPPED: Final = 0
SETTLED: Final = 1
BEGAN: Final = 2
MARCHED: Final = 3
TOOK: Final = 4
ATTACKED: Final = 5
ATTACKED_FROM: Final = 6
SUPPORTED: Final = 7
OPPOSED: Final = 8
ABSTAINED: Final = 9
USED: Final = 10
CALLED_POWER: Final = 11
CALLED_OFF: Final = 12
FLED: Final = 13
COUNTED: Final = 14
DRAWN: Final = 15
WON: Final = 16
FELL: Final = 17
DESTROYED: Final = 18
CALLED: Final = 19
TITHED: Final = 20
BLIGHTED_SLOT: Final = 21
RAISED: Final = 22
CLEARED: Final = 23
BURNT_DOWN: Final = 24
WIPED_OUT: Final = 25
MUSTERED: Final = 26
ENDED: Final = 27
STOPPED: Final = 28
STEPS: Final = (  # by phase: how somebody ends it
    "settled no more|finished marching|started no battle|stayed out|stayed out|stayed out|used nothing more"
    "|stayed to fight|claimed no reward|returned no more|ended the turn|ended the game"
).split("|")


def chronicle_for(slot: Kind, area: Kind, relics: list[str], powers: list[str]) -> Chronicle:
    """The sentences of the log in a world with these artefacts and powers."""
    relic = Kind("artefact", [str(k + 1) for k in range(len(relics))], [f"the {name}" for name in relics])
    step = Kind("step", PHASES, STEPS)
    power = Kind("power", area.names, [f"the {name}" for name in powers])
    return Chronicle(
        [
            Telling(MAPPED, "mapped", [COUNT], "World number {0} was drawn."),
            Telling(SETTLED, "settled", [SEAT, slot, area], "{0} settled in {1}."),
            Telling(BEGAN, "began", [SEAT, COUNT], "Round {1}: {0} to move."),
            Telling(MARCHED, "marched", [SEAT, slot, slot], "{0} marched from {1} to {2}."),
            Telling(TOOK, "took", [SEAT, relic, slot], "{0} took {1} in {2}."),
            Telling(ATTACKED, "attacked", [SEAT, SEAT, area], "{0} attacked {1} in {2}."),
            Telling(ATTACKED_FROM, "attacked", [SEAT, SEAT, area, area], "{0} attacked {1} in {2} from {3}."),
            Telling(SUPPORTED, "supported", [SEAT, SEAT, COUNT], "{0} supported {1} with {2}."),
            Telling(OPPOSED, "opposed", [SEAT, SEAT, COUNT], "{0} opposed {1} with {2}."),
            Telling(ABSTAINED, "abstained", [SEAT], "{0} abstained."),
            Telling(USED, "used", [SEAT, relic], "{0} used {1}."),
            Telling(CALLED_POWER, "used", [SEAT, power, area], "{0} used {1} of {2}."),
            Telling(CALLED_OFF, "called off", [area], "The battle for {0} was called off."),
            Telling(FLED, "fled", [SEAT, slot, slot], "{0} fled from {1} to {2}."),
            Telling(COUNTED, "counted", [area, COUNT, COUNT], "The battle for {0} stood at {1} against {2}."),
            Telling(DRAWN, "drawn", [area], "Nobody won in {0}, and nothing was lost."),
            Telling(WON, "won", [SEAT, area, COUNT], "{0} won in {1}; the winning side had to lose {2}."),
            Telling(FELL, "fell", [SEAT, slot], "{0} lost the army in {1}."),
            Telling(DESTROYED, "destroyed", [SEAT, relic], "{0} lost {1} for good."),
            Telling(CALLED, "called", [SEAT, slot], "A Grave Call cost {0} the army in {1}."),
            Telling(TITHED, "tithed", [SEAT, COUNT], "A Tithe cost {0} {1} armies of the next reinforcements."),
            Telling(BLIGHTED_SLOT, "blighted", [SEAT, slot], "A Blight, set loose by {0}, crossed out {1}."),
            Telling(RAISED, "raised", [SEAT, slot], "{0} raised an army in {1}."),
            Telling(CLEARED, "cleared", [SEAT, slot], "{0} cleared {1}."),
            Telling(BURNT_DOWN, "burnt", [SEAT, slot], "{0} crossed out {1}."),
            Telling(WIPED_OUT, "wiped out", [SEAT, COUNT], "{0} had no army left and returned with {1}."),
            Telling(
                MUSTERED, "mustered", [SEAT, COUNT, COUNT], "{0} counted {1} for reinforcements and could raise {2}."
            ),
            Telling(STOPPED, "stopped", [SEAT, step], "{0} {1}."),
            Telling(ENDED, "ended", [COUNT], "The game ended in round {0}."),
        ]
    )
