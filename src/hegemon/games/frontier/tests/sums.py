"""Attack and defence of a tile as sums over the tiles they come from, as the rule book prints them."""

from __future__ import annotations

from hegemon.games.frontier import expansion, power
from hegemon.games.frontier.content import BOWMAN, CATAPULT, CATAPULT_ATTACK, COAST_LOSS, ELEMENTS
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.scenes import PLENTY, legal, tile
from hegemon.games.frontier.tests.sketches import NOBODY, SEATS

Parts = list[tuple[int, int]]  # a tile, and what it brings


def verdict(state: Frontier, letter: str, name: str) -> str:
    """Both sums for a tile, and whether the player may take it."""
    second = needed(state, name) if state.owner[tile(state, name)] == NOBODY else defence_sum(state, name)
    return "\n".join([attack_sum(state, letter, name), second, outcome(state, letter, name)])


def attack_sum(state: Frontier, letter: str, name: str) -> str:
    """A player's attack: `A attacks c2: b1 1 + b2 3 = 4`."""
    seat, target = SEATS.index(letter), tile(state, name)
    parts = [(own, attack_share(state, own, target)) for own in owned(state, seat)]
    is_coastal = not state.ground.is_water(target) and any(state.ground.is_water(own) for own, share in parts if share)
    loss = COAST_LOSS if is_coastal else 0
    whole = int(power.attack_on(state, seat, target))
    assert sum(share for _, share in parts) - loss == whole
    return f"{letter} attacks {name}: {added(state, parts)}{f' - {loss} from ships' if loss else ''} = {whole}"


def attack_share(state: Frontier, own: int, target: int) -> int:
    """FRONTIER-5.2, FRONTIER-5.5 What one tile brings against another."""
    distance = state.world.grid.distance(own, target)
    if distance == 1 and (state.ground.is_water(own) or not state.ground.is_water(target)):
        return int(power.attack_power(state, own))
    if distance != 2 or is_out_of_sight(state, own, target):
        return 0
    if state.soldier[own] == CATAPULT and power.is_structure(state, target):
        return CATAPULT_ATTACK
    return 1 if state.soldier[own] == BOWMAN else 0


def is_out_of_sight(state: Frontier, own: int, target: int) -> bool:
    """FRONTIER-7.2 Do mountains or woods stop a shot?"""
    grid = state.world.grid
    shots = range(grid.shot_starts[own], grid.shot_starts[own + 1])
    return any(power.is_stopped(state, shot) for shot in shots if grid.targets[shot] == target)


def defence_sum(state: Frontier, name: str) -> str:
    """The owner's defence: `B defends c2: c2 1 + d2 2 = 3`; the tile itself comes first."""
    target = tile(state, name)
    seat = int(state.owner[target])
    parts = [(own, defence_share(state, own, target)) for own in owned(state, seat) if own != target]
    parts.insert(0, (target, int(power.own_defence(state, target))))
    whole = int(power.defence_of(state, target))
    assert sum(share for _, share in parts) == whole
    return f"{SEATS[seat]} defends {name}: {added(state, parts, target)} = {whole}"


def defence_share(state: Frontier, own: int, target: int) -> int:
    """FRONTIER-5.2 What one tile does for the defence of another."""
    distance = state.world.grid.distance(own, target)
    if distance == 1:
        return int(power.defence_power(state, own))
    is_shot = distance == 2 and state.soldier[own] == BOWMAN and not is_out_of_sight(state, own, target)
    return 1 if is_shot else 0


def needed(state: Frontier, name: str) -> str:
    """What an element that nobody owns asks for."""
    element = state.element[tile(state, name)]
    return f"{name} is nobody's {ELEMENTS[element]}: {state.world.element_power[element]} is needed"


def outcome(state: Frontier, letter: str, name: str) -> str:
    """What the rules say to the player who would take the tile now, with plenty of actions."""
    asked = state.copy()
    asked.turn = SEATS.index(letter)
    asked.stored[int(asked.turn)] = PLENTY
    may_take = any(move.split()[1] == name for move in legal(asked) if move.startswith("take"))
    if not may_take:
        return f"{letter} cannot take {name}"
    cost = int(expansion.cost_of(state, tile(state, name)))
    return f"{letter} may take {name}, for {cost} {'action' if cost == 1 else 'actions'}"


def owned(state: Frontier, seat: int) -> list[int]:
    """The tiles of a seat."""
    return [number for number in range(int(state.world.tiles)) if state.owner[number] == seat]


def added(state: Frontier, parts: Parts, always: int = NOBODY) -> str:
    """Tiles with what they bring, those that bring nothing left out but for one: `b1 1 + b2 3`."""
    shown = [f"{state.world.grid.names[own]} {share}" for own, share in parts if share or own == always]
    return " + ".join(shown) or "nothing"
