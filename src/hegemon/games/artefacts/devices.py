"""Chapter 6: artefacts, their curses, and area powers. A new one is a line here, and at most one short function.

Each has a *measure*, how much it would do now, and fits where that is above 0; a plain number always is. What has no
*act* stands by: it adds its measure to the strength of its side at the count. Other acts are done at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.games.artefacts import effects, losses
from hegemon.games.artefacts.content import (
    ABSTAINING,
    ATTACKING,
    BURNT,
    DEFENDING,
    FIGHTING,
    FREE,
    IDOL_STRENGTH,
    MARCHING,
    RAISING,
    USING,
    VANGUARD_STRENGTH,
    WALL_STRENGTH,
)

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

Measure = Callable[["Artefacts", i64, i64], i64]  # of a seat in an area
Act = Callable[["Artefacts", i64, i64, i64], None]  # of a seat in an area, on a slot
Strike = Callable[["Artefacts", i64, i64], None]  # at a seat in an area

NOWHERE: Final = 0  # on what slot something is used: on none
ATTACKERS: Final = 1 << ATTACKING
DEFENDERS: Final = 1 << DEFENDING
FIGHTERS: Final = ATTACKERS | DEFENDERS
UNTOUCHED: Final = DEFENDERS | 1 << ABSTAINING
ANYONE: Final = FIGHTERS | 1 << ABSTAINING


class Curse:
    """What befalls the owner when an artefact is destroyed."""

    def __init__(self, name: str, text: str, strike: Strike) -> None:
        self.name = name
        self.text = text
        self.strike = strike


class Device:
    """A kind of artefact or area power: who may use it when, what it measures and does."""

    def __init__(
        self,
        name: str,
        text: str,
        users: int,  # the sides that may use it in a battle, as bits
        measure: Measure | None = None,
        act: Act | None = None,
        amount: int = 1,  # what it measures, if that is always the same
        on: int = NOWHERE,  # or what the slot must be that it is used on
        curse: Curse | None = None,
        step: int = USING,
    ) -> None:
        self.name = name
        self.text = text
        self.users: i64 = users
        self.measure = measure
        self.act = act
        self.amount: i64 = amount
        self.on: i64 = on
        self.curse = curse
        self.step: i64 = step

    def measured(self, state: Artefacts, seat: i64, area: i64) -> i64:
        """How much it would do now."""
        return self.amount if self.measure is None else self.measure(state, seat, area)


GRAVE_CALL: Final = Curse("Grave Call", "Another army of yours in the same area dies.", losses.grave_call)
TITHE: Final = Curse("Tithe", "Your next debrief raises two armies fewer.", losses.tithe)
BLIGHT: Final = Curse("Blight", "The two lowest free slots of the area are crossed out.", losses.blight)

ARTEFACTS: Final = [
    Device(
        "Army of the Dead",
        "Every crossed-out slot in the contested area counts as an army of yours.",
        FIGHTERS,
        effects.crossed_out,
        curse=GRAVE_CALL,
    ),
    Device(
        "Shield of Ruin",
        "Unless the attacking side has more living armies than there are crossed-out slots in the contested area, the "
        "battle is called off.",
        UNTOUCHED,
        effects.too_few,
        effects.call_off,
    ),
    Device(
        "Broken Shield of Ruin",
        "Unless the attacking side has fewer living armies than there are crossed-out slots in the contested area, the "
        "battle is called off.",
        UNTOUCHED,
        effects.too_many,
        effects.call_off,
    ),
    Device(
        "Path to the Underworld",
        "Your fighting armies next to a crossed-out slot may flee to a free slot next to a crossed-out one in an "
        "adjacent area.",
        FIGHTERS,
        effects.ways_out,
        effects.flee,
    ),
    Device(
        "Bone Drum",
        "Each of your fighting armies next to a crossed-out slot counts double.",
        FIGHTERS,
        effects.beside_burnt,
        curse=TITHE,
    ),
    Device(
        "Horn of the Marches",
        "One strength for each area next to the contested one where you have armies that do not fight.",
        FIGHTERS,
        effects.posts_around,
    ),
    Device("Idol of the Threshold", "Three strength, in defence only.", DEFENDERS, amount=IDOL_STRENGTH, curse=BLIGHT),
    Device("Vanguard Banner", "Two strength, in attack only.", ATTACKERS, amount=VANGUARD_STRENGTH),
    Device(
        "Levy Bell",
        "Place an army in a free slot of the contested area, if you fight inside it: it fights too.",
        FIGHTERS,
        effects.room_to_levy,
        effects.levy,
        on=FREE,
    ),
    Device(
        "Gravedigger's Spade",
        "A crossed-out slot in the contested area is free again.",
        ANYONE,
        effects.crossed_out,
        effects.reclaim,
        on=BURNT,
    ),
    Device(
        "Cinder Torch",
        "A free slot in the contested area is crossed out.",
        ANYONE,
        effects.free_here,
        effects.scorch,
        on=FREE,
        curse=BLIGHT,
    ),
    Device("White Flag", "The winners of this battle lose nothing.", ANYONE, act=effects.spare),
    Device("Red Scythe", "The winners of this battle lose twice as much.", ANYONE, act=effects.reap),
]

POWERS: Final = [
    Device("Old Walls", "In a battle for this area: two strength, in defence only.", DEFENDERS, amount=WALL_STRENGTH),
    Device(
        "Charnel House",
        "In a battle for this area: every two crossed-out slots here count as an army of yours.",
        FIGHTERS,
        effects.charnel,
    ),
    Device(
        "Watchtower",
        "In a battle for this area: if the attacker comes from next door, the battle is called off.",
        UNTOUCHED,
        effects.from_next_door,
        effects.call_off,
    ),
    Device(
        "Great Pyre",
        "In a battle for this area: all free slots here are crossed out.",
        ANYONE,
        effects.free_here,
        effects.scorch_all,
    ),
    Device(
        "Relay Post",
        "While you move: your armies here that have moved this turn may move again.",
        ANYONE,
        effects.weary,
        effects.refresh,
        step=MARCHING,
    ),
    Device(
        "Drill Yard",
        "Before a battle: you may begin one more battle this turn.",
        ANYONE,
        effects.enemies_in_reach,
        effects.drill,
        step=FIGHTING,
    ),
    Device("Granary", "In your debrief: raise two armies more.", ANYONE, act=effects.feed, step=RAISING),
    Device(
        "Ash Garden",
        "In your debrief: a crossed-out slot here is free again.",
        ANYONE,
        effects.crossed_out,
        effects.reclaim,
        on=BURNT,
        step=RAISING,
    ),
]
DEVICES: Final = ARTEFACTS + POWERS
