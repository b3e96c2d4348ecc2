"""How a game of the oracle stands: who is where, and what follows from it."""

from __future__ import annotations

from hegemon.games.artefacts.tests.oracle.parts import NOBODY, Artefact, Battle, Dials, Question
from hegemon.games.artefacts.tests.oracle.world import World


class Ground:
    """Everything that is kept, and what can be counted from it."""

    def __init__(self, world: World, players: int, dials: Dials | None = None, first: int = 0) -> None:
        self.world = world
        self.players = players
        self.first = first  # who goes first, drawn by lot
        self.dials = dials or Dials()
        self.armies: dict[int, int] = {}  # slot to seat
        self.burnt: set[int] = set()
        self.artefacts = [
            Artefact(slot.artefact_number, slot.artefact, number)
            for number, slot in sorted(world.slots.items())
            if slot.artefact
        ]
        self.powers = {number: area.power for number, area in sorted(world.areas.items()) if area.power}
        self.area_numbers = {area.name: number for number, area in world.areas.items()}
        self.round = 0
        self.turn = NOBODY
        self.moved: set[int] = set()  # slots of armies that have marched this turn
        self.is_still = True  # no slot, artefact or power changed this turn
        self.still_turns = 0
        self.battles_left = 0
        self.reserve = 0  # armies still to be placed in this debrief
        self.debt = dict.fromkeys(range(players), 0)  # armies less in the next debrief
        self.battle: Battle | None = None
        self.ending = ""
        self.question: Question | None = None

    def held_by(self, seat: int) -> list[Artefact]:
        """ARTEFACTS-2.2, 6.1 Held anywhere, not used and not destroyed."""
        return [artefact for artefact in self.artefacts if artefact.holder == seat and not artefact.gone]

    def lying_in(self, slot: int) -> list[Artefact]:
        """ARTEFACTS-4.2 An artefact here that nobody has taken."""
        return [one for one in self.artefacts if one.slot == slot and one.holder == NOBODY and not one.gone]

    def carried_in(self, slot: int) -> list[Artefact]:
        """ARTEFACTS-6.1 What the army here carries."""
        return [one for one in self.artefacts if one.slot == slot and one.holder != NOBODY and not one.gone]

    def seats(self) -> range:
        return range(self.players)

    def clockwise_from(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in self.seats()]

    def area_of(self, slot: int) -> int:
        return self.world.slots[slot].area

    def is_free(self, slot: int) -> bool:
        """ARTEFACTS-1.5 Usable, no artefact, no obstacle, no army, not crossed out."""
        place = self.world.slots[slot]
        if not place.usable or place.obstacle or self.lying_in(slot):
            return False
        return slot not in self.armies and slot not in self.burnt

    def free_slots(self) -> list[int]:
        return [slot for slot in sorted(self.world.slots) if self.is_free(slot)]

    def slots_near(self, area: int) -> list[int]:
        """The slots of an area and of those adjacent to it."""
        areas = {area} | self.world.areas[area].neighbours
        return [slot for near in sorted(areas) for slot in self.world.areas[near].slots]

    def armies_of(self, seat: int) -> list[int]:
        return [slot for slot, owner in sorted(self.armies.items()) if owner == seat]

    def armies_in(self, seat: int, area: int) -> list[int]:
        return [slot for slot in self.armies_of(seat) if self.area_of(slot) == area]

    def seats_in(self, area: int) -> set[int]:
        return {seat for slot, seat in self.armies.items() if self.area_of(slot) == area}

    def occupied_areas(self, seat: int) -> set[int]:
        return {self.area_of(slot) for slot in self.armies_of(seat)}

    def burnt_in(self, area: int) -> list[int]:
        return [slot for slot in sorted(self.burnt) if self.area_of(slot) == area]

    def are_adjacent(self, area: int, other: int) -> bool:
        return other in self.world.areas[area].neighbours

    def is_near_burnt(self, slot: int) -> bool:
        return bool(self.world.slots[slot].neighbours & self.burnt)

    def owner(self, area: int) -> int:
        """ARTEFACTS-2.1, 2.2 Most armies; a tie goes to who of those tied holds most artefacts, else to nobody."""
        rank = {seat: (len(self.armies_in(seat, area)), len(self.held_by(seat))) for seat in self.seats_in(area)}
        best = [seat for seat in rank if rank[seat] == max(rank.values())]
        return best[0] if len(best) == 1 else NOBODY

    def owned_count(self, seat: int) -> int:
        return sum(self.owner(area) == seat for area in self.world.areas)

    def full_count(self, seat: int) -> int:
        """ARTEFACTS-4.3 Owned areas and the bonus of each continent whose areas you all own (or half, rounded up)."""
        count = self.owned_count(seat)
        for continent in self.world.continents:
            if all(self.owner(area) == seat for area in continent.areas):
                count += continent.bonus
        return (count + 1) // 2 if self.dials.debrief == "half" else count

    def debrief_areas(self, seat: int) -> set[int]:
        """ARTEFACTS-4.3 Areas you occupy, and those next to them that nobody occupies, as the step begins."""
        occupied = self.occupied_areas(seat)
        near = {other for area in occupied for other in self.world.areas[area].neighbours}
        return occupied | {area for area in near if not self.seats_in(area)}

    def on_side(self, battle: Battle, side: str) -> list[int]:
        return [seat for seat in self.clockwise_from(battle.attacker) if battle.side.get(seat) == side]

    def contributors(self, battle: Battle, side: str) -> list[int]:
        """ARTEFACTS-5.6 Only who had an army in the count is a winner or contributor."""
        return [seat for seat in self.on_side(battle, side) if self.fighters(battle, seat)]

    def fighters(self, battle: Battle, seat: int) -> list[int]:
        """ARTEFACTS-5.1, 5.2 All armies inside; of an attacker from next door all of the chosen area."""
        return self.armies_in(seat, battle.base[seat])
