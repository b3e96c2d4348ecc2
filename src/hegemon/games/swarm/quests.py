"""Chapter 8, quests: looked at when the round is over, in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.swarm import cards, content, events, phases, troops
from hegemon.games.swarm.board_facts import controlled, controller, swarm_tile, tiles_occupied
from hegemon.kit.bank import gain
from hegemon.kit.seats import count_bits

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

SANCTUARY_TILE: Final = 0


def look_at_hand(state: Swarm, seat: i64) -> bool:
    """SWARM-8.3 All quests of a hand at one moment: what one pays neither helps nor hurts another. Was any met?"""
    met: i64 = 0
    for quest in range(i64(len(state.quest_at))):
        if state.quest_at[quest] == seat and holds(state, seat, quest):
            met |= bit(quest)
    for quest in range(i64(len(state.quest_at))):
        if met >> quest & 1:
            fulfil(state, seat, quest)
    return met != 0


def holds(state: Swarm, seat: i64, quest: i64) -> bool:
    """SWARM-8.3 Is the condition of a quest met?"""
    need = state.world.quest_need[quest]
    kind = state.world.quest_kind[quest]
    if kind == content.FIELD_ALL or kind == content.BE_THIRSTY:
        return measure(state, seat, kind) <= need
    return measure(state, seat, kind) >= need


def measure(state: Swarm, seat: i64, kind: i64) -> i64:
    """How far a seat is with a kind of quest."""
    if kind == content.HOLD_CITIES:
        return controlled(state, seat, content.CITY)
    if kind == content.HOLD_BASTIONS:
        return controlled(state, seat, content.BASTION)
    if kind == content.HOLD_BASINS:
        return controlled(state, seat, content.BASIN)
    if kind == content.HOLD_SANCTUARY:
        return 1 if controller(state, SANCTUARY_TILE) == seat else 0
    if kind == content.SAVE_WATER or kind == content.BE_THIRSTY:
        return state.water[seat]
    if kind == content.FIELD_ALL:
        return state.reserve[seat]
    if kind == content.WIN_BATTLES:
        return state.wins[seat]
    return measure_spread(state, seat, kind)


def measure_spread(state: Swarm, seat: i64, kind: i64) -> i64:
    if kind == content.BE_INSIDE:
        return troops_inside(state, seat)
    if kind == content.COMMAND_ELEMENTS:
        return elements_commanded(state, seat)
    if kind == content.NEAR_SWARM:
        return tiles_near_swarm(state, seat)
    assert kind == content.SPREAD_OUT, "every kind of quest is measured"
    return count_bits(tiles_occupied(state, seat))


def troops_inside(state: Swarm, seat: i64) -> i64:
    number: i64 = 0
    for element in range(4):
        number += state.inside[seat * 4 + element]
    return number


def elements_commanded(state: Swarm, seat: i64) -> i64:
    elements: i64 = 0
    for leader in range(i64(len(state.leader_at))):
        if state.leader_at[leader] == seat:
            elements |= bit(state.world.leader_element[leader])
    return count_bits(elements)


def tiles_near_swarm(state: Swarm, seat: i64) -> i64:
    number: i64 = 0
    for direction in range(4):
        near = state.world.steps[state.swarm * 4 + direction]
        if near >= 0 and state.troops[seat * content.CELLS + state.tile_at[near]] > 0:
            number += 1
    return number


def fulfil(state: Swarm, seat: i64, quest: i64) -> None:
    """SWARM-8.3 A fulfilled quest is shown and pays."""
    state.quest_at[quest] = phases.DONE + seat
    cards.show(state, phases.QUEST_LOT, quest)
    state.tell(events.FULFILLED, seat, quest)
    reward = state.world.quest_reward[quest]
    amount = state.world.quest_amount[quest]
    if reward == content.PAYS_WATER:
        gain(state.water, seat, amount)
        state.tell(events.REWARDED, seat, amount)
    elif reward == content.PAYS_TROOPS:
        reinforce(state, seat, amount)
    elif reward == content.PAYS_COVERT:
        cards.draw(state, phases.COVERT_LOT, seat)
    elif reward == content.PAYS_LEADER:
        cards.draw(state, phases.LEADER_LOT, seat)
    elif reward == content.PAYS_POINT:
        state.points[seat] += amount


def reinforce(state: Swarm, seat: i64, amount: i64) -> None:
    """SWARM-8.4 Troops come from the own reserve, onto the sanctuary; a reward that is not there is lost."""
    number = min(amount, state.reserve[seat])
    if number > 0 and swarm_tile(state) != SANCTUARY_TILE:
        troops.come(state, seat, SANCTUARY_TILE, number)
        state.tell(events.DROPPED, seat, SANCTUARY_TILE, number, 0)
