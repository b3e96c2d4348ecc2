"""What must add up in every state of Frontier, true or imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.frontier import bitboards, choices, content, ending, power, warehouse
from hegemon.games.frontier.dials import MAP_NUMBERS
from hegemon.games.frontier.ground import is_solid

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

MOST_NUMBER: Final = 1 << 30


def audit(state: Frontier) -> list[str]:
    """Every account that does not balance, as a sentence."""
    wrong = out_of_range(state)
    if wrong:
        return wrong
    for tile in range(state.world.tiles):
        audit_tile(state, tile, wrong)
    for seat in range(state.seats):
        audit_seat(state, seat, wrong)
    audit_resources(state, wrong)
    audit_turn(state, wrong)
    return wrong


def out_of_range(state: Frontier) -> list[str]:
    """Numbers that mean nothing: with any of them nothing else can be worked out."""
    if state.seats != len(state.fell) or state.seats != state.world.players:
        return [f"there are {state.world.players} seats, not {state.seats}"]
    wrong: list[str] = []
    check_numbers(state, wrong)
    check_cells(state, wrong)
    for tile in range(state.world.tiles):
        if bitboards.is_port(state.building[tile]) and state.floor[tile] != content.WATER:
            wrong.append(f"the port of {state.name_of(tile)} is on land")
    return wrong


def check_numbers(state: Frontier, wrong: list[str]) -> None:
    if not content.TURN <= state.phase <= content.OVER:
        wrong.append(f"there is no phase {state.phase}")
    if not 0 <= state.turn < state.seats or not 0 <= state.first < state.seats:
        wrong.append("the turn is nobody's")
    if not 0 <= state.round <= state.world.round_limit + 1:
        wrong.append(f"there is no round {state.round}")
    if not 0 <= state.number < MAP_NUMBERS:
        wrong.append(f"no map has the number {state.number}")


def check_cells(state: Frontier, wrong: list[str]) -> None:
    within(state.floor, 0, len(content.FLOORS), "flooring", wrong)
    within(state.element, 0, len(content.ELEMENTS), "element", wrong)
    within(state.feature, 0, len(content.FEATURES), "feature", wrong)
    within(state.owner, -1, state.seats, "owner", wrong)
    within(state.soldier, 0, content.CATAPULT + 1, "soldier", wrong)
    within(state.building, 0, content.PORT + content.REINFORCED + 1, "building", wrong)
    within(state.spawn, -1, state.world.tiles, "spawn", wrong)
    within(state.stored, 0, MOST_NUMBER, "store", wrong)
    within(state.resources, 0, MOST_NUMBER, "resource", wrong)
    within(state.gone, -MOST_NUMBER, MOST_NUMBER, "loss", wrong)
    within(state.loot, content.LEAST_LOOT, content.MOST_LOOT + 1, "loot", wrong)
    within(state.fell, 0, state.seats, "fall", wrong)


def within(cells: vec[i64], least: i64, beyond: i64, kind: str, wrong: list[str]) -> None:
    for value in cells:
        if not least <= value < beyond:
            wrong.append(f"there is no {kind} {value}")


def audit_tile(state: Frontier, tile: i64, wrong: list[str]) -> None:
    audit_layers(state, tile, wrong)
    if state.owner[tile] < 0 and (state.soldier[tile] != content.UNARMED or state.building[tile] != content.UNBUILT):
        wrong.append(f"{state.name_of(tile)} is nobody's, and something was made there")
    if state.owner[tile] < 0 and state.element[tile] == content.CHOPPED:
        wrong.append(f"nobody chopped the woods of {state.name_of(tile)}")
    if state.soldier[tile] == content.CATAPULT and power.element_power(state, tile) > 0:
        wrong.append(f"the catapult of {state.name_of(tile)} does not stand on open ground")
    is_fortified = state.building[tile] != content.UNBUILT and not bitboards.is_port(state.building[tile])
    if is_fortified and is_solid(state.floor[tile], state.element[tile]):
        wrong.append(f"the fortification of {state.name_of(tile)} has no ground")


def audit_layers(state: Frontier, tile: i64, wrong: list[str]) -> None:
    """FRONTIER-1.3 What cannot lie upon each other."""
    element = state.element[tile]
    feature = state.feature[tile]
    if state.floor[tile] == content.WATER and (element != content.BARE or feature != content.PLAIN):
        wrong.append(f"{state.name_of(tile)} is water and carries something")
    if state.floor[tile] == content.DESERT and is_woods(element):
        wrong.append(f"there are woods in the desert of {state.name_of(tile)}")
    is_bare = element in (content.LAKE, content.CASTLE) or (is_woods(element) and feature != content.MATERIAL)
    if feature != content.PLAIN and is_bare:
        wrong.append(f"there can be no {content.FEATURES[feature]} in {state.name_of(tile)}")


def is_woods(element: i64) -> bool:
    """Chopped or not."""
    return element in (content.WOODS, content.CHOPPED)


def audit_seat(state: Frontier, seat: i64, wrong: list[str]) -> None:
    has_spawn = state.spawn[seat] >= 0 and state.owner[state.spawn[seat]] == seat
    if has_spawn == (state.fell[seat] > 0):
        wrong.append(f"seat {seat} is {'out and has' if has_spawn else 'in and has not'} its spawn")
    for other in range(seat):
        if state.spawn[other] == state.spawn[seat]:
            wrong.append(f"seats {other} and {seat} have one spawn")
        if state.fell[other] > 0 and state.fell[other] == state.fell[seat]:
            wrong.append(f"seats {other} and {seat} fell at once")
    if state.fell[seat] > ending.fallen(state):
        wrong.append(f"seat {seat} fell before anybody")
    kept = warehouse.filled_places(state, seat)
    if state.fell[seat] > 0 and kept > 0:
        wrong.append(f"seat {seat} is out and has something stored")
    if kept > state.world.capacity and not has_hand(state, seat):
        wrong.append(f"seat {seat} has {kept} in {state.world.capacity} places")


def has_hand(state: Frontier, seat: i64) -> bool:
    """FRONTIER-3.3 Is it in a turn of the seat, where nothing need fit yet? A conquest ends the game in such a turn."""
    return seat == state.turn and (state.phase != content.OVER or ending.is_decided(state))


def audit_resources(state: Frontier, wrong: list[str]) -> None:
    """FRONTIER-6.1, FRONTIER-6.4 What was gained is in a warehouse, was made use of, or is gone."""
    balance = state.gone[:]
    villages: i64 = 0
    looted: i64 = 0
    for tile in range(state.world.tiles):
        count_made(state, tile, balance)
        if state.feature[tile] == content.VILLAGE:
            villages += 1
            looted += 1 if state.owner[tile] >= 0 else 0
    for seat in range(state.seats):
        for resource in range(i64(content.RESOURCE_KINDS)):
            balance[resource] += warehouse.amount(state, seat, resource)
    for resource in range(i64(content.RESOURCE_KINDS)):
        if balance[resource] != 0:
            wrong.append(f"{balance[resource]} {content.RESOURCES[resource]} more than were gained")
    if villages != len(state.loot) or looted != state.looted:
        wrong.append(f"{state.looted} of {len(state.loot)} loot paid for {looted} of {villages} villages")


def count_made(state: Frontier, tile: i64, balance: vec[i64]) -> None:
    """What was gained on a tile is taken from the balance, and what it was used for is added."""
    if state.element[tile] == content.CHOPPED:
        balance[content.LOGS] -= 1
    if state.owner[tile] >= 0 and state.feature[tile] == content.MATERIAL:
        balance[content.MATERIALS] -= 1
    if state.owner[tile] >= 0 and state.feature[tile] == content.IRON:
        balance[content.IRONS] -= 1
    if state.soldier[tile] != content.UNARMED:
        balance[content.MATERIALS] += 1
    if state.building[tile] != content.UNBUILT:
        balance[content.LOGS] += content.BUILDING_LOGS
    if state.building[tile] >= content.FORTIFICATION + content.REINFORCED:
        balance[content.IRONS] += 1


def audit_turn(state: Frontier, wrong: list[str]) -> None:
    if not 0 <= state.spent <= state.world.spend_cap:
        wrong.append(f"{state.spent} actions were spent in a turn")
    if state.round == 0:
        wrong.append("the game has begun and there is no round")
    if state.phase == content.OVER:
        audit_end(state, wrong)
        return
    if state.round > state.world.round_limit:
        wrong.append("the last round is over and the game goes on")
    if state.fell[state.turn] > 0:
        wrong.append(f"it is the turn of seat {state.turn}, who is out")
    if ending.is_decided(state):
        wrong.append("only one player is left and the game goes on")


def audit_end(state: Frontier, wrong: list[str]) -> None:
    """FRONTIER-9.2 One is left, the rounds are over, or whose turn it would be can do nothing."""
    if ending.is_decided(state) or state.round > state.world.round_limit:
        return
    if not state.world.blocked_ends or choices.can_act(state, state.turn):
        wrong.append("the game is over and nothing has ended it")
