"""Chapter 6: artefacts, their curses, and area powers. A new one is a line here, its text in
`content`, and at most one short function in `effects`.

Each has a *measure*, how much it would do now, and fits where that is above 0; a plain number always is. What has no
*act* stands by: it adds its measure to the strength of its side at the count. Other acts are done at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.games.artefacts import content, effects, losses

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

Measure = Callable[["Artefacts", i64, i64], i64]  # of a seat in an area
Act = Callable[["Artefacts", i64, i64, i64], None]  # of a seat in an area, on a slot
Strike = Callable[["Artefacts", i64, i64], None]  # at a seat in an area

NOWHERE: Final = 0  # on what slot something is used: on none
ATTACKERS: Final = 1 << content.ATTACKING
DEFENDERS: Final = 1 << content.DEFENDING
FIGHTERS: Final = ATTACKERS | DEFENDERS
UNTOUCHED: Final = DEFENDERS | 1 << content.ABSTAINING
ANYONE: Final = FIGHTERS | 1 << content.ABSTAINING


class Curse:
    """What befalls the owner when an artefact is destroyed."""

    def __init__(self, name: str, strike: Strike) -> None:
        self.name = name
        self.text = content.TEXTS[name]
        self.strike = strike


class Device:
    """A kind of artefact or area power: who may use it when, what it measures and does."""

    def __init__(
        self,
        name: str,
        users: int,  # the sides that may use it in a battle, as bits
        measure: Measure | None = None,
        act: Act | None = None,
        amount: int = 1,  # what it measures, if that is always the same
        on: int = NOWHERE,  # or what the slot must be that it is used on
        curse: Curse | None = None,
        step: int = content.USING,
    ) -> None:
        self.name = name
        self.text = content.TEXTS[name]
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


GRAVE_CALL: Final = Curse("Grave Call", losses.grave_call)
TITHE: Final = Curse("Tithe", losses.tithe)
BLIGHT: Final = Curse("Blight", losses.blight)

ARTEFACTS: Final = [
    Device("Army of the Dead", FIGHTERS, effects.crossed_out, curse=GRAVE_CALL),
    Device("Shield of Ruin", UNTOUCHED, effects.too_few, effects.call_off),
    Device("Broken Shield of Ruin", UNTOUCHED, effects.too_many, effects.call_off),
    Device("Path to the Underworld", FIGHTERS, effects.ways_out, effects.flee),
    Device("Bone Drum", FIGHTERS, effects.beside_burnt, curse=TITHE),
    Device("Horn of the Marches", FIGHTERS, effects.posts_around),
    Device("Idol of the Threshold", DEFENDERS, amount=content.IDOL_STRENGTH, curse=BLIGHT),
    Device("Vanguard Banner", ATTACKERS, amount=content.VANGUARD_STRENGTH),
    Device("Levy Bell", FIGHTERS, effects.room_to_levy, effects.levy, on=content.FREE),
    Device("Gravedigger's Spade", ANYONE, effects.crossed_out, effects.reclaim, on=content.BURNT),
    Device("Cinder Torch", ANYONE, effects.free_here, effects.scorch, on=content.FREE, curse=BLIGHT),
    Device("White Flag", ANYONE, act=effects.spare),
    Device("Red Scythe", ANYONE, act=effects.reap),
]
POWERS: Final = [
    Device("Old Walls", DEFENDERS, amount=content.WALL_STRENGTH),
    Device("Charnel House", FIGHTERS, effects.charnel),
    Device("Watchtower", UNTOUCHED, effects.from_next_door, effects.call_off),
    Device("Great Pyre", ANYONE, effects.free_here, effects.scorch_all),
    Device("Relay Post", ANYONE, effects.weary, effects.refresh, step=content.MARCHING),
    Device("Drill Yard", ANYONE, effects.enemies_in_reach, effects.drill, step=content.FIGHTING),
    Device("Granary", ANYONE, act=effects.feed, step=content.RAISING),
    Device("Ash Garden", ANYONE, effects.crossed_out, effects.reclaim, on=content.BURNT, step=content.RAISING),
]
DEVICES: Final = ARTEFACTS + POWERS
