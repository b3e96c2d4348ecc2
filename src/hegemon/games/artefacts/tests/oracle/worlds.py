"""Hold many generated worlds against chapter 1, and count what they break.

python worlds.py 40
"""

from __future__ import annotations

import sys
from collections import Counter

import hegemon
from hegemon.games.artefacts.tests.oracle.sights import world_of
from hegemon.games.artefacts.tests.oracle.world import LEAST_FREE_A_PLAYER, check_world

SIZES = ("tiny", "small", "regular", "large", "huge")


def main(maps: int) -> None:
    game = hegemon.game("artefacts")
    for size in SIZES:
        broken: Counter[str] = Counter()
        areas, slots, free = [], [], []
        for number in range(1, maps + 1):
            world = world_of(game.new(players=2, seed=number, size=size, map=str(number)).view(None))
            again = world_of(game.new(players=2, seed=number + 7, size=size, map=str(number)).view(None))
            broken["same number, other world"] += world != again
            for sentence in check_world(world, size, 2):
                broken[" ".join("N" if word.isdigit() else word for word in sentence.split())] += 1
            areas.append(len(world.land_areas()))
            slots += [len(area.slots) for area in world.land_areas()]
            free.append(sum(world.is_free_at_start(slot) for slot in world.slots))
        print(f"{size}: {min(areas)}-{max(areas)} land areas of {min(slots)}-{max(slots)} slots, {min(free)} free")
        print(f"  enough for {min(free) // LEAST_FREE_A_PLAYER} players; broken: {dict(+broken)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
