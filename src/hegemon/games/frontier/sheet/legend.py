"""What the signs on the sheet mean: those that are printed, and those that the pencil adds."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.kit.sheet.parts import EDGE, Group, Item

SMALL = 1.5  # how much larger small symbols are shown here


LEGEND: list[Group] = [  # notes name dials
    (
        "Ground",
        [
            Item("Grass", "nothing special", "grass-1", is_ground=True),
            Item("Desert", "does not defend itself", "desert-1", is_ground=True),
            Item("Snow", "reach 1 step only", "snow-1", is_ground=True),
            Item("Water", "closed without a port", "water-1", is_ground=True),
        ],
    ),
    (
        "Elements",
        [
            Item("Mountain", "power {mountain_power}", "mountain"),
            Item("Castle", "power {castle_power}", "castle"),
            Item("Lake", "power {lake_power}", "lake"),
            Item("Sweet woods", "power {woods_power}; a log", "woods"),
        ],
    ),
    (
        "Features",
        [
            Item("Gold", "a tile beside it, free", "gold", SMALL),
            Item("Village", "the next loot, now", "village", SMALL),
            Item("Iron", "a building's power +1", "iron", SMALL),
            Item("Material", "trains a soldier", "material", SMALL),
        ],
    ),
    (
        "Soldiers you draw",
        [
            Item("Attacker", "attack +1", "soldier-attacker", SMALL),
            Item("Defender", "defence +1", "soldier-defender", SMALL),
            Item("Bowman", "1 power, 2 steps away", "soldier-bowman", SMALL),
            Item("Catapult", "3 on structures at 2", "soldier-catapult", SMALL),
        ],
    ),
    (
        "Marks you draw",
        [
            Item("Fortification", "2 logs, power {fortification_power}", sign="F"),
            Item("Port", "2 logs, power {port_power}", sign="P"),
            Item("Thick edge", "iron used, power +1", sign=EDGE),
            Item("Crossed out", "woods chopped: no element", "chopped"),
        ],
    ),
]


def legend(dials: Options) -> list[Group]:
    """The groups with the numbers of the game that is played."""
    return [(words, [item._replace(note=item.note.format(**dials)) for item in items]) for words, items in LEGEND]
