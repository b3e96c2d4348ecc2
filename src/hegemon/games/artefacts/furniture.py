"""ARTEFACTS-1.5 What lies in a world at the start: obstacles, artefacts and area powers, all on land.

Each is drawn from dice of its own, so that the shares change nothing of the terrain.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Numbers, Options
from hegemon.engine.dice import Dice, seeded
from hegemon.games.artefacts.content import FREE, FREE_AN_AREA, OBSTACLE, RELIC, SIZES, SLOTS_A_PLAYER
from hegemon.games.artefacts.devices import ARTEFACTS, POWERS
from hegemon.games.artefacts.terrain import NONE

STREAMS: Final = 1 << 30  # beyond those of the terrains
OBSTACLES: Final = 0
RELICS: Final = 1
POWER: Final = 2
NAMES: Final = 3
LAYERS: Final = 4
PERCENT: Final = 100


class Shares:
    """The dials that say how much lies in a world, in percent."""

    def __init__(self, options: Options) -> None:
        dial = Numbers(options)
        self.obstacles = dial["obstacles"]
        self.artefacts = dial["artefacts"]
        self.powers = dial["powers"]


class Furniture:
    """What is in each slot, which artefact lies where, and which area has which power."""

    def __init__(self, size: str, number: i64, shares: Shares, starts: vec[i64], areas: i64, slots: i64) -> None:
        self.starts = starts  # of the land areas
        self.ground = vec[i64]([FREE for _ in range(slots)])
        self.spare = slots - SLOTS_A_PLAYER * SIZES[size][5]  # slots that may be taken from the players
        self.relic_slot = vec[i64]()  # by artefact, in the order of slots, as is the next
        self.relic_kind = vec[i64]()
        self.power_of = vec[i64]([NONE for _ in range(areas)])  # by area
        self.fill(OBSTACLE, shares.obstacles, layer_dice(size, number, OBSTACLES))
        dice = layer_dice(size, number, RELICS)
        self.fill(RELIC, shares.artefacts, dice)
        self.list_relics(dice)
        self.add_powers(shares.powers, layer_dice(size, number, POWER))

    def fill(self, thing: i64, share: i64, dice: Dice) -> None:
        """That part of the land slots, as far as every area and the players keep enough free ones."""
        land = self.starts[len(self.starts) - 1]
        wanted = min(self.spare, rounded(land, share))
        for slot in dealt(land, land, dice):
            if wanted > 0 and self.ground[slot] == FREE and self.free_beside(slot) > FREE_AN_AREA:
                self.ground[slot] = thing
                self.spare -= 1
                wanted -= 1

    def free_beside(self, slot: i64) -> i64:
        """The free slots of the land area that a slot belongs to."""
        area: i64 = 0
        while self.starts[area + 1] <= slot:
            area += 1
        number: i64 = 0
        for other in range(self.starts[area], self.starts[area + 1]):
            if self.ground[other] == FREE:
                number += 1
        return number

    def list_relics(self, dice: Dice) -> None:
        """Every artefact has a number of its own; no kind comes again before all have come."""
        for slot in range(len(self.ground)):
            if self.ground[slot] == RELIC:
                self.relic_slot = append(self.relic_slot, slot)
        self.relic_kind = dealt(i64(len(ARTEFACTS)), i64(len(self.relic_slot)), dice)

    def add_powers(self, share: i64, dice: Dice) -> None:
        """That part of the land areas."""
        areas = i64(len(self.starts)) - 1
        wanted = rounded(areas, share)
        kinds = dealt(i64(len(POWERS)), areas, dice)
        places = dealt(areas, areas, dice)
        for k in range(wanted):
            self.power_of[places[k]] = kinds[k]


def rounded(number: i64, share: i64) -> i64:
    """That many percent of a number.

    >>> rounded(22, 25), rounded(120, 7)
    (6, 8)
    """
    return (number * share + PERCENT // 2) // PERCENT


def layer_dice(size: str, number: i64, layer: i64) -> Dice:
    """The dice of one layer of a world."""
    return seeded(int(number), STREAMS + i64(list(SIZES).index(size)) * LAYERS + layer)


def dealt(kinds: i64, wanted: i64, dice: Dice) -> vec[i64]:
    """So many of some kinds: all in random order, and all again while more are wanted."""
    found = vec[i64](capacity=wanted)
    while len(found) < wanted:
        deck = vec[i64](list(range(kinds)))
        dice.shuffle(deck)
        for kind in deck:
            found = append(found, kind)
    return found[:wanted]
