"""The moves of Artefacts, and how they are written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.engine.notation import Kind, Notation, Verb
from hegemon.games.artefacts.content import MOST_PLAYERS

DONE: Final = 0
SETTLE: Final = 1
MARCH: Final = 2
FIGHT: Final = 3
FIGHT_FROM: Final = 4
SUPPORT: Final = 5
OPPOSE: Final = 6
ABSTAIN: Final = 7
USE: Final = 8  # an artefact
USE_ON: Final = 9
CALL: Final = 10  # an area's power
CALL_ON: Final = 11
FLEE: Final = 12
RAISE: Final = 13
LETTERS: Final = list("abcdef")[:MOST_PLAYERS]


def fight(player: i64, area: i64, source: i64) -> i64:
    """A battle from inside the area, or from next door."""
    return pack(FIGHT, player, area) if source == area else pack(FIGHT_FROM, player, area, source)


def notation_for(slot: Kind, area: Kind, relics: list[str], players: int) -> Notation:
    """How moves are written in a world with these artefacts."""
    player = Kind("player", LETTERS[:players], [letter.upper() for letter in LETTERS[:players]])
    numbers = [str(k + 1) for k in range(len(relics))]
    artefact = Kind("artefact", numbers, [f"{name} (no. {k + 1})" for k, name in enumerate(relics)])
    verbs = [
        Verb(DONE, "done", [], "End the step, or decline."),
        Verb(SETTLE, "settle", [slot], "Place an army in any free slot."),
        Verb(MARCH, "march", [slot, slot], "Move an army; the slot it leaves is crossed out.", "march {0} to {1}"),
        Verb(FIGHT, "fight", [player, area], "Fight a player in an area you occupy.", "fight {0} in {1}"),
        Verb(FIGHT_FROM, "fight", [player, area, "from", area], "Fight next door.", "fight {0} in {1} from {2}"),
        Verb(SUPPORT, "support", [], "Join the attacker."),
        Verb(OPPOSE, "oppose", [], "Join the defender."),
        Verb(ABSTAIN, "abstain", [], "Join no side."),
        Verb(CALL, "use", [area], "Use the power of an area."),
        Verb(CALL_ON, "use", [area, "on", slot], "Use the power of an area on a slot."),
        Verb(FLEE, "flee", [slot, slot], "Leave a battle on the Path to the Underworld.", "flee {0} to {1}"),
        Verb(RAISE, "raise", [slot], "Place a new army."),
    ]
    if relics:
        verbs.append(Verb(USE, "use", [artefact], "Use an artefact."))
        verbs.append(Verb(USE_ON, "use", [artefact, "on", slot], "Use an artefact on a slot."))
    return Notation(verbs)
