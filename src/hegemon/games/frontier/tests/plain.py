"""The rules of range, power and legality once more: slow, simple, and written from the rule book alone.

They read the fields of a state and its dials, and nothing that the rules keep along with them.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemon.games.frontier.content import (
    ATTACKER,
    BOWMAN,
    BUILDINGS,
    CASTLE,
    CATAPULT,
    DEFENDER,
    DESERT,
    ELEMENTS,
    GOLD,
    LAKE,
    MOUNTAIN,
    PLAIN,
    RESOURCES,
    SNOW,
    SOLDIERS,
    WATER,
    WOODS,
)
from hegemon.games.frontier.grid import tile_name
from hegemon.games.frontier.state import Frontier

Square = tuple[int, int]  # column and row
NOBODY = -1


class Plain:
    """A state, read by its fields."""

    def __init__(self, state: Frontier) -> None:
        self.state = state
        self.dials = state.world.options
        self.width, self.height = (int(side) for side in str(self.dials["size"]).split("x"))
        self.squares = [(x, y) for y in range(self.height) for x in range(self.width)]

    def number(self, dial: str) -> int:
        return int(self.dials[dial])

    def tile(self, square: Square) -> int:
        return square[1] * self.width + square[0]

    def name(self, square: Square) -> str:
        return tile_name(*square)

    def owner(self, square: Square) -> int:
        return int(self.state.owner[self.tile(square)])

    def soldier(self, square: Square) -> int:
        return int(self.state.soldier[self.tile(square)])

    def building(self, square: Square) -> str:
        code = int(self.state.building[self.tile(square)])
        return BUILDINGS[(code - 1) % 2] if code else ""

    def has_iron(self, square: Square) -> bool:
        return self.state.building[self.tile(square)] > 2

    def floor(self, square: Square) -> int:
        return int(self.state.floor[self.tile(square)])

    def is_water(self, square: Square) -> bool:
        return self.floor(square) == WATER

    def element(self, square: Square) -> int:
        """A standing one, or 0."""
        code = int(self.state.element[self.tile(square)])
        return code if code in (MOUNTAIN, LAKE, WOODS, CASTLE) else 0

    def feature(self, square: Square) -> int:
        return int(self.state.feature[self.tile(square)])

    def at_distance(self, square: Square, *wanted: int) -> list[Square]:
        return [other for other in self.squares if distance(square, other) in wanted]

    def power_of_element(self, square: Square) -> int:
        element = self.element(square)
        return self.number(f"{ELEMENTS[element]}_power") if element else 0

    def power_of_building(self, square: Square) -> int:
        building = self.building(square)
        return self.number(f"{building}_power") + self.has_iron(square) if building else 0

    def power(self, square: Square, of_nothing: int) -> int:
        """FRONTIER-5.1."""
        found = [self.power_of_element(square), self.power_of_building(square)]
        return (max(found) if self.dials["stacking"] == "highest" else sum(found)) or of_nothing

    def attack_power(self, square: Square) -> int:
        """FRONTIER-5.2."""
        if self.soldier(square) == CATAPULT:
            return 0
        change = {ATTACKER: 1, BOWMAN: -1}.get(self.soldier(square), 0)
        return max(0, self.power(square, self.number("tile_power")) + change)

    def defence_power(self, square: Square) -> int:
        """FRONTIER-5.2."""
        if self.soldier(square) == CATAPULT:
            return 0
        change = {DEFENDER: 1, BOWMAN: -1}.get(self.soldier(square), 0)
        return max(0, self.power(square, self.number("tile_power")) + change)

    def own_defence(self, square: Square) -> int:
        """FRONTIER-5.2, FRONTIER-5.4."""
        base = 0 if self.floor(square) == DESERT else self.number("tile_power")
        change = {DEFENDER: 1, BOWMAN: -1}.get(self.soldier(square), 0)
        return max(0, self.power(square, base) + change)

    def attack(self, seat: int, target: Square) -> int:
        """FRONTIER-5.2, FRONTIER-5.5."""
        from_land, from_ships = 0, 0
        for own in self.at_distance(target, 1, 2):
            if self.owner(own) == seat:
                share = self.attack_share(own, target)
                if self.is_water(own):
                    from_ships += share
                else:
                    from_land += share
        if not self.is_water(target):
            from_ships = max(0, from_ships - 1)
        return from_land + from_ships

    def attack_share(self, own: Square, target: Square) -> int:
        if distance(own, target) == 1:
            is_barred = self.is_water(target) and not self.is_water(own)
            return 0 if is_barred else self.attack_power(own)
        if not self.sees(own, target):
            return 0
        is_structure = self.element(target) == CASTLE or self.building(target) != ""
        return {BOWMAN: 1, CATAPULT: 3 if is_structure else 0}.get(self.soldier(own), 0)

    def defence(self, target: Square) -> int:
        """FRONTIER-5.2."""
        seat = self.owner(target)
        if seat == NOBODY:
            return 0
        near = [own for own in self.at_distance(target, 1) if self.owner(own) == seat]
        far = [own for own in self.at_distance(target, 2) if self.owner(own) == seat and self.soldier(own) == BOWMAN]
        neighbours = sum(self.defence_power(own) for own in near)
        counted = {"all": neighbours, "half": neighbours // 2, "none": 0}[str(self.dials["support"])]
        return self.own_defence(target) + counted + sum(self.sees(own, target) for own in far)

    def sees(self, own: Square, target: Square) -> bool:
        """FRONTIER-7.2."""
        between = [
            square
            for square in self.at_distance(own, 1)
            if distance(square, target) == 1 and is_on_the_line(own, square, target)
        ]
        return any(self.element(square) not in (MOUNTAIN, WOODS) for square in between)

    def sea(self, square: Square) -> set[Square]:
        """FRONTIER-4.4."""
        found, edge = {square}, [square]
        while edge:
            here = edge.pop()
            more = [near for near in self.at_distance(here, 1) if self.is_water(near) and near not in found]
            found.update(more)
            edge += more
        return found

    def is_open(self, seat: int, square: Square) -> bool:
        """FRONTIER-4.4 Has the seat a port on the sea of this water?"""
        return any(self.owner(water) == seat and self.building(water) == "port" for water in self.sea(square))

    def is_reached(self, seat: int, target: Square) -> bool:
        """FRONTIER-4.1 to FRONTIER-4.4."""
        if self.owner(target) == seat:
            return False
        if self.is_water(target) and not self.is_open(seat, target) and self.building(target) != "port":
            return False
        sources = [square for square in self.squares if self.owner(square) == seat]
        return any(self.goes(seat, source, target) for source in sources)

    def goes(self, seat: int, source: Square, target: Square) -> bool:
        """Is there a way from an own tile to another tile that is not longer than the range?"""
        if distance(source, target) == 1:
            return True
        if SNOW in (self.floor(source), self.floor(target)):
            return False
        by_ship = self.is_water(source)
        steps = self.number("range") + by_ship
        reached = {source}
        for _ in range(steps - 1):
            reached |= {
                near for square in reached for near in self.at_distance(square, 1) if self.is_way(seat, near, by_ship)
            }
        return any(distance(square, target) == 1 for square in reached)

    def is_way(self, seat: int, square: Square, by_ship: bool) -> bool:
        """FRONTIER-4.2, FRONTIER-4.3, FRONTIER-4.4."""
        if self.owner(square) not in (NOBODY, seat) or self.element(square) or self.floor(square) == SNOW:
            return False
        if self.is_water(square):
            return self.is_open(seat, square)
        return not by_ship

    def cost(self, target: Square) -> int:
        """FRONTIER-4.1."""
        return self.power_of_element(target) or 1

    def can_take(self, seat: int, target: Square, actions: int) -> bool:
        """FRONTIER-4.5, FRONTIER-5.3."""
        if self.cost(target) > actions or not self.is_reached(seat, target):
            return False
        if self.owner(target) != NOBODY:
            return self.attack(seat, target) > self.defence(target)
        return not self.element(target) or self.attack(seat, target) >= self.power_of_element(target)

    def gifts(self, seat: int, gold: Square) -> list[Square]:
        """FRONTIER-6.2."""
        return [
            near
            for near in self.at_distance(gold, 1)
            if self.owner(near) == NOBODY
            and not self.element(near)
            and self.feature(near) == PLAIN
            and (not self.is_water(near) or self.is_open(seat, near))
        ]

    def amount(self, seat: int, resource: str) -> int:
        return int(self.state.resources[seat * 3 + RESOURCES.index(resource)])

    def legal(self, seat: int) -> Iterator[str]:
        """Every legal move of the seat whose turn it is."""
        stored = int(self.state.stored[seat])
        capacity = self.number("actions") * self.number("warehouse")
        places = 5 * sum(self.amount(seat, resource) for resource in RESOURCES)
        if places <= capacity:
            yield "end"
        if places + stored > capacity:
            yield from (f"drop {resource}" for resource in RESOURCES if self.amount(seat, resource))
        actions = min(stored, self.number("spend_cap") - int(self.state.spent))
        for square in self.squares:
            yield from self.legal_takes(seat, square, actions)
            yield from self.legal_works(seat, square)

    def legal_takes(self, seat: int, square: Square, actions: int) -> Iterator[str]:
        if self.can_take(seat, square, actions):
            has_gold = self.feature(square) == GOLD and self.owner(square) == NOBODY
            gifts = self.gifts(seat, square) if has_gold else []
            yield from (f"take {self.name(square)} gold {self.name(gift)}" for gift in gifts)
            if not gifts:
                yield f"take {self.name(square)}"

    def legal_works(self, seat: int, square: Square) -> Iterator[str]:
        name = self.name(square)
        if self.owner(square) == seat:
            if self.element(square) == WOODS:
                yield f"chop {name}"
            if self.amount(seat, "material") and not self.soldier(square):
                yield from (
                    f"train {kind} {name}" for kind in SOLDIERS if kind != "catapult" or not self.element(square)
                )
            if self.amount(seat, "log") >= 2 and self.can_be_fortified(square):
                yield f"build fortification {name}"
            if self.amount(seat, "iron") and self.building(square) and not self.has_iron(square):
                yield f"reinforce {name}"
        if self.amount(seat, "log") >= 2 and self.can_be_port(seat, square):
            yield f"build port {name}"

    def can_be_fortified(self, square: Square) -> bool:
        """FRONTIER-8.1."""
        return not self.building(square) and not self.is_water(square) and self.element(square) not in (LAKE, CASTLE)

    def can_be_port(self, seat: int, square: Square) -> bool:
        """FRONTIER-8.2."""
        if not self.is_water(square) or self.owner(square) != NOBODY or self.is_open(seat, square):
            return False
        return any(self.owner(near) == seat and not self.is_water(near) for near in self.at_distance(square, 1))


def distance(one: Square, other: Square) -> int:
    """FRONTIER-1.1."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def is_on_the_line(own: Square, between: Square, target: Square) -> bool:
    """FRONTIER-7.2 The middle of a straight shot; for one that is bent, either of the two tiles beside the line."""
    twice = (2 * between[0] - own[0] - target[0], 2 * between[1] - own[1] - target[1])
    return max(abs(twice[0]), abs(twice[1])) <= 1 and abs(twice[0]) + abs(twice[1]) <= 1
