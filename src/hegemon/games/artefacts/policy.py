"""Quick plausible answers: how others may be expected to answer in a battle, and where they would place armies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.moves import contains, first, sample, verb
from hegemon.games.artefacts import battle, choices, effects, slots
from hegemon.games.artefacts.content import ATTACKING, DEFENDING, FIGHTING, FLEEING, MARCHING, OPPOSING, SIDING, USING
from hegemon.games.artefacts.devices import POWERS, Device
from hegemon.games.artefacts.moves import ABSTAIN, CALL, DONE, OPPOSE, SUPPORT, USE

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

EMPTY_WORTH: Final = 3  # of a place in an area where nobody is
TAKEN_WORTH: Final = 2  # where this army makes the seat the owner
OWNED_WORTH: Final = 1


def reply(state: Artefacts, seat: i64, dice: Dice) -> i64:
    """A quick answer; where there is nothing to reckon with, a random one."""
    if state.phase in (MARCHING, FIGHTING):
        return sample(choices.legal(state, seat), dice)
    if state.phase == USING:
        return chosen_use(state, seat)
    if state.phase == FLEEING:
        return choices.legal(state, seat)[0]
    if SIDING <= state.phase < USING:
        return chosen_side(state, seat)
    return best_place(state, seat)


def chosen_side(state: Artefacts, seat: i64) -> i64:
    """The side that wins with the seat's armies, against whoever owns more."""
    attack, defence = strength(state, ATTACKING), strength(state, DEFENDING)
    mine = slots.armies(state, battle.station(state, seat), seat)
    threat = slots.owned_areas(state, state.attacker) - slots.owned_areas(state, state.defender)
    moves = choices.legal(state, seat)
    if attack + mine > defence and threat <= 0 and moves[0] == SUPPORT:
        return SUPPORT
    if defence + mine > attack and threat >= 0 and moves[len(moves) - 2] == OPPOSE:
        return OPPOSE
    return ABSTAIN


def favours(state: Artefacts, seat: i64) -> vec[i64]:
    """ARTEFACTS-5.2 The answer that a leader of the battle hopes for while somebody else is asked for a side."""
    if not SIDING <= state.phase <= OPPOSING or state.turn == seat:
        return vec[i64]()
    wanted = SUPPORT if seat == state.attacker else OPPOSE
    if seat not in (state.attacker, state.defender) or not contains(choices.legal(state, state.turn), wanted):
        return vec[i64]()
    return vec[i64]([wanted])


def strength(state: Artefacts, side: i64) -> i64:
    """What a side has so far."""
    return effects.living(state, side) + battle.aid(state, side)


def chosen_use(state: Artefacts, seat: i64) -> i64:
    """Something that turns the battle, for a side that would not win."""
    side = state.side[seat]
    behind = strength(state, ATTACKING + DEFENDING - side) - strength(state, side)
    if side not in (ATTACKING, DEFENDING) or behind < 0:
        return DONE
    for move in choices.legal_uses(state, seat):
        if verb(move) in (USE, CALL):
            device = device_of(state, move)
            is_enough = device.act is None and device.measured(state, seat, state.arena) > behind
            if is_enough or (behind > 0 and (device.act is effects.call_off or device.act is effects.flee)):
                return move
    return DONE


def device_of(state: Artefacts, move: i64) -> Device:
    """The artefact or power that a move uses."""
    if verb(move) == USE:
        return state.world.relics[first(move)]
    return POWERS[state.world.furniture.power_of[first(move)]]


def best_place(state: Artefacts, seat: i64) -> i64:
    """A slot in an area that it wins."""
    best: i64 = -1
    best_worth: i64 = -1
    for move in choices.legal(state, seat):
        worth = place_worth(state, seat, state.world.area_of[first(move)]) if verb(move) != DONE else 0
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def place_worth(state: Artefacts, seat: i64, area: i64) -> i64:
    if slots.occupants(state, area) == 0:
        return EMPTY_WORTH
    owner = slots.owner_of(state, area)
    if owner == seat:
        return OWNED_WORTH
    rivals: i64 = 0
    for other in range(state.seats):
        if other != seat:
            rivals = max(rivals, slots.armies(state, area, other))
    return TAKEN_WORTH if slots.armies(state, area, seat) + 1 > rivals else 0
