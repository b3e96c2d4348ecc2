"""Why a move is not allowed: the rule, and a sentence fit for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, first, second, verb
from hegemon.games.frontier import buildings, choices, refused_takes, soldiers, warehouse
from hegemon.games.frontier.content import (
    A_SOLDIER,
    BOWMAN,
    BUILDING_LOGS,
    CATAPULT,
    CHOPPED,
    LAKE,
    LOGS,
    PORT,
    REINFORCED,
    RESOURCES,
    UNARMED,
    UNBUILT,
)
from hegemon.games.frontier.marks import is_open
from hegemon.games.frontier.moves import BUILD, CHOP, DROP, END, REINFORCE, TRAIN
from hegemon.games.frontier.phases import OVER

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def why_not(state: Frontier, seat: i64, move: i64) -> NotAllowed | None:
    """A rule that the move breaks; nothing when it is legal."""
    if state.phase == OVER:
        return NotAllowed("FRONTIER-9.2", "The game is over.")
    if seat != state.turn:
        return NotAllowed("FRONTIER-2.3", "It is not your turn.")
    if contains(choices.legal(state, seat), move):
        return None
    if not state.notation().knows(move):
        return NotAllowed("", "That is no move of this game.")
    return broken_rule(state, seat, move)


def broken_rule(state: Frontier, seat: i64, move: i64) -> NotAllowed:
    """What each kind of move wants, asked in turn until something is missing."""
    kind = verb(move)
    if kind == END:
        return why_not_end(state)
    if kind == DROP:
        return why_not_drop(state, seat, first(move))
    if kind == CHOP:
        return why_not_chop(state, seat, first(move))
    if kind == TRAIN:
        return why_not_train(state, seat, first(move) + 1, second(move))
    if kind == BUILD:
        return why_not_build(state, seat, first(move) + 1, second(move))
    if kind == REINFORCE:
        return why_not_reinforce(state, seat, first(move))
    return refused_takes.why_not(state, seat, move)


def why_not_end(state: Frontier) -> NotAllowed:
    sentence = f"Your resources take more than the {state.world.capacity} places of the warehouse: drop one first."
    return NotAllowed("FRONTIER-3.3", sentence)


def why_not_drop(state: Frontier, seat: i64, resource: i64) -> NotAllowed:
    if warehouse.amount(state, seat, resource) == 0:
        return NotAllowed("FRONTIER-3.3", f"You have no {RESOURCES[resource]}.")
    return NotAllowed("FRONTIER-3.3", "Everything fits into the warehouse: there is nothing to drop for.")


def why_not_chop(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    if state.owner[tile] != seat:
        return NotAllowed("FRONTIER-6.1", f"{state.name_of(tile)} is not yours.")
    if state.element[tile] == CHOPPED:
        return NotAllowed("FRONTIER-6.1", f"The woods of {state.name_of(tile)} are chopped already.")
    return NotAllowed("FRONTIER-6.1", f"There are no woods in {state.name_of(tile)}.")


def why_not_train(state: Frontier, seat: i64, soldier: i64, tile: i64) -> NotAllowed:
    rule = "FRONTIER-7.1"
    if soldier >= BOWMAN:
        rule = "FRONTIER-7.3" if soldier == CATAPULT else "FRONTIER-7.2"
    if not soldiers.can_train(state, seat):
        return NotAllowed(rule, "A soldier takes one material, and you have none.")
    if state.owner[tile] != seat:
        return NotAllowed(rule, f"{state.name_of(tile)} is not yours.")
    if state.soldier[tile] != UNARMED:
        return NotAllowed(rule, f"There is {A_SOLDIER[state.soldier[tile] - 1]} in {state.name_of(tile)} already.")
    return NotAllowed(rule, f"A catapult takes open ground; in {state.name_of(tile)} an element stands.")


def why_not_build(state: Frontier, seat: i64, building: i64, tile: i64) -> NotAllowed:
    rule = "FRONTIER-8.2" if building == PORT else "FRONTIER-8.1"
    if not buildings.can_build(state, seat):
        has = warehouse.amount(state, seat, LOGS)
        return NotAllowed(rule, f"A building takes {BUILDING_LOGS} logs, and you have {has if has > 0 else 'none'}.")
    if building == PORT:
        return why_not_port(state, seat, tile)
    if state.owner[tile] != seat:
        return NotAllowed(rule, f"{state.name_of(tile)} is not yours.")
    if state.building[tile] != UNBUILT:
        return NotAllowed(rule, f"There is a building in {state.name_of(tile)} already.")
    if state.ground.is_water(tile):
        return NotAllowed(rule, f"A fortification takes land; {state.name_of(tile)} is water.")
    ground = "lake" if state.element[tile] == LAKE else "castle"
    return NotAllowed(rule, f"A fortification cannot stand on a {ground}, as in {state.name_of(tile)}.")


def why_not_port(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    if not state.ground.is_water(tile):
        return NotAllowed("FRONTIER-8.2", f"A port is built on water; {state.name_of(tile)} is land.")
    if state.owner[tile] >= 0:
        return NotAllowed("FRONTIER-8.2", f"A port is built where nobody is; {state.name_of(tile)} is taken.")
    if is_open(state, seat, tile):
        return NotAllowed("FRONTIER-8.2", "You have a port on that sea already.")
    return NotAllowed("FRONTIER-8.2", f"A port is built next to own land; {state.name_of(tile)} is not.")


def why_not_reinforce(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    if not buildings.can_reinforce(state, seat):
        return NotAllowed("FRONTIER-8.3", "That takes iron, and you have none.")
    if state.owner[tile] != seat:
        return NotAllowed("FRONTIER-8.3", f"{state.name_of(tile)} is not yours.")
    if state.building[tile] > REINFORCED:
        return NotAllowed("FRONTIER-8.3", f"The building of {state.name_of(tile)} has its iron already.")
    return NotAllowed("FRONTIER-8.3", f"There is no building in {state.name_of(tile)}.")
