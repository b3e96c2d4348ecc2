"""What may be chosen now: whether anything may, and the list of legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.games.artefacts import battle, challenge, content, debrief, flight, march, slots
from hegemon.games.artefacts.devices import POWERS, Device
from hegemon.games.artefacts.moves import ABSTAIN, CALL, CALL_ON, DONE, OPPOSE, RAISE, SETTLE, SUPPORT, USE, USE_ON

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def is_asked(state: Artefacts) -> bool:
    """Has the seat that would be asked more to choose from than `done`?"""
    phase = state.phase
    seat = state.turn
    if phase == content.MARCHING:
        return march.can_march(state, seat) or len(legal_powers(state, seat)) > 0
    if phase == content.FIGHTING:
        return (state.battles > 0 and challenge.is_any(state, seat)) or len(legal_powers(state, seat)) > 0
    if phase == content.RAISING:
        return (state.reserve > 0 and debrief.has_room(state)) or len(legal_powers(state, seat)) > 0
    if phase == content.SETTLING:
        return state.reserve > 0
    if phase == content.FLEEING:
        return len(flight.legal_flights(state, seat)) > 0
    if not state.waiting >> seat & 1:
        return False
    if phase == content.USING:
        return state.arena >= 0 and len(legal_uses(state, seat)) > 0
    return phase <= content.OPPOSING or (state.reserve > 0 and (phase != content.REWARDING or debrief.has_room(state)))


def legal(state: Artefacts, seat: i64) -> vec[i64]:
    """Every legal move of the seat that is asked."""
    phase = state.phase
    if phase == content.MARCHING:
        return joined(march.legal_marches(state, seat), legal_powers(state, seat))
    if phase in (content.RAISING, content.REWARDING):
        return joined(legal_raises(state), legal_powers(state, seat))
    if phase == content.FIGHTING:
        return joined(legal_battles(state, seat), legal_powers(state, seat))
    if phase == content.USING:
        return append(legal_uses(state, seat), i64(DONE))
    if phase == content.FLEEING:
        return append(flight.legal_flights(state, seat), i64(DONE))
    if phase == content.SIDING:
        return vec[i64]([SUPPORT, OPPOSE, ABSTAIN])
    if phase == content.SUPPORTING:
        return vec[i64]([SUPPORT, ABSTAIN])
    if phase == content.OPPOSING:
        return vec[i64]([OPPOSE, ABSTAIN])
    return legal_settlements(state)


def joined(moves: vec[i64], more: vec[i64]) -> vec[i64]:
    for move in more:
        moves = append(moves, move)
    return moves


def legal_settlements(state: Artefacts) -> vec[i64]:
    """ARTEFACTS-3.1, ARTEFACTS-5.8 Any free slot."""
    entries = state.house.scratch
    found: i64 = 0
    for slot in range(state.world.slots):
        if state.ground[slot] == content.FREE:
            entries[found] = pack(SETTLE, slot)
            found += 1
    return entries[:found]


def legal_raises(state: Artefacts) -> vec[i64]:
    """ARTEFACTS-4.3, ARTEFACTS-5.6 Free slots of the areas that are open for it; or no more."""
    entries = state.house.scratch
    entries[0] = DONE
    found: i64 = 1
    for area in range(state.world.areas):
        if state.muster[area] and state.free[area] > 0 and state.reserve > 0:
            for slot in range(state.world.starts[area], state.world.starts[area + 1]):
                if state.ground[slot] == content.FREE:
                    entries[found] = pack(RAISE, slot)
                    found += 1
    return entries[:found]


def legal_battles(state: Artefacts, seat: i64) -> vec[i64]:
    """ARTEFACTS-5.1 At most one battle a turn; or none."""
    moves = vec[i64]([DONE])
    return joined(moves, challenge.legal_fights(state, seat)) if state.battles > 0 else moves


def legal_uses(state: Artefacts, seat: i64) -> vec[i64]:
    """ARTEFACTS-6.2, ARTEFACTS-6.3 In a battle: the artefacts of the seat that fit, and the area's power."""
    moves = vec[i64]()
    for relic in range(state.world.artefacts):
        if slots.holder_of(state, relic) == seat and battle.fits(state, seat, state.world.relics[relic], state.arena):
            moves = listed(state, moves, state.world.relics[relic], state.arena, pack(USE, relic), USE_ON - USE)
    return joined(moves, legal_power(state, seat, state.arena))


def legal_powers(state: Artefacts, seat: i64) -> vec[i64]:
    """ARTEFACTS-6.2 In the own turn: the powers of own areas that belong to this step."""
    moves = vec[i64]()
    for area in state.world.powered:
        moves = joined(moves, legal_power(state, seat, area))
    return moves


def legal_power(state: Artefacts, seat: i64, area: i64) -> vec[i64]:
    """ARTEFACTS-6.2 The power of an area, if it fits: only for the area's owner, and only once."""
    kind = state.world.furniture.power_of[area]
    if kind < 0 or state.spent[area] or POWERS[kind].step != state.phase or slots.owner_of(state, area) != seat:
        return vec[i64]()
    if not battle.fits(state, seat, POWERS[kind], area):
        return vec[i64]()
    return listed(state, vec[i64](), POWERS[kind], area, pack(CALL, area), CALL_ON - CALL)


def listed(state: Artefacts, moves: vec[i64], device: Device, area: i64, use: i64, on: i64) -> vec[i64]:
    """Add the uses of a device: one, or one for each slot that it can be used on."""
    if device.on == 0:
        return append(moves, use)
    for slot in range(state.world.starts[area], state.world.starts[area + 1]):
        if state.ground[slot] == device.on:
            moves = append(moves, use + on | slot << 18)
    return moves
