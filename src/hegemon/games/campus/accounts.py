"""What must add up in every state of Campus, true or imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.moves import COUNT_LIMIT
from hegemon.games.campus import ending
from hegemon.games.campus.phases import MOVING, OVER, PLACING, SETUP

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus


def audit(state: Campus) -> list[str]:
    """Every account that does not balance, as a sentence."""
    wrong: list[str] = []
    numbers_in_range(state, wrong)
    if wrong:
        return wrong
    for territory in range(state.world.territories):
        audit_territory(state, territory, wrong)
    for seat in range(state.seats):
        audit_seat(state, seat, wrong)
    audit_turn(state, wrong)
    return wrong


def numbers_in_range(state: Campus, wrong: list[str]) -> None:
    if state.seats != len(state.held):
        wrong.append(f"there are {len(state.held)} seats, not {state.seats}")
        return
    if not SETUP <= state.phase <= OVER:
        wrong.append(f"there is no phase {state.phase}")
    if not 0 <= state.turn < state.seats or not 0 <= state.first < state.seats:
        wrong.append("the turn is nobody's")
    if not 0 <= state.round <= state.world.round_limit + 1:
        wrong.append(f"there is no round {state.round}")
    for owner in state.owner:
        if not 0 <= owner < state.seats:
            wrong.append(f"a territory belongs to seat {owner}")
    for place in state.fell:
        if not 0 <= place < state.seats:
            wrong.append(f"nobody can be number {place} to fall")


def audit_territory(state: Campus, territory: i64, wrong: list[str]) -> None:
    name = state.world.map.names[territory]
    if state.troops[territory] < 1 and state.phase != OVER:
        wrong.append(f"{name} stands empty")
    if state.troops[territory] >= COUNT_LIMIT:
        wrong.append(f"{name} holds more troops than can be counted")
    if state.fresh[territory] < 0 or state.vanguard[territory] < 0:
        wrong.append(f"{name} has less than no troops of a kind")
    if state.fresh[territory] + state.vanguard[territory] > state.troops[territory]:
        wrong.append(f"{name} has more fresh and vanguard troops than troops")
    if state.owner[territory] != state.turn and state.fresh[territory] + state.vanguard[territory] > 0:
        wrong.append(f"{name} has a history on another's turn")


def audit_seat(state: Campus, seat: i64, wrong: list[str]) -> None:
    held: i64 = 0
    for owner in state.owner:
        held += 1 if owner == seat else 0
    if held != state.held[seat]:
        wrong.append(f"seat {seat} owns {held} territories, not {state.held[seat]}")
    if (held == 0) != (state.fell[seat] > 0):
        wrong.append(f"seat {seat} owns {held} territories and is {'out' if held else 'still in'}")
    troops = ending.troops_of(state, seat) + state.reserve[seat]
    if troops != state.raised[seat] - state.lost[seat] or state.reserve[seat] < 0 or state.lost[seat] < 0:
        wrong.append(f"seat {seat} has {troops} troops, {state.raised[seat]} raised less {state.lost[seat]} lost")
    if state.reserve[seat] > 0 and state.phase != SETUP and (state.turn != seat or state.phase != PLACING):
        wrong.append(f"seat {seat} has troops to place at the wrong time")


def audit_turn(state: Campus, wrong: list[str]) -> None:
    left = state.reserve[state.turn]
    if state.phase == SETUP and not 0 < state.batch <= left:
        wrong.append(f"{state.batch} of {left} troops are to be placed in this go")
    if state.phase != SETUP and state.batch != 0:
        wrong.append("a batch is open after the setup")
    if (state.phase == PLACING and left == 0) or (state.phase == MOVING and left > 0):
        wrong.append(f"{left} troops are to be placed")
    if state.phase != OVER and state.fell[state.turn] > 0:
        wrong.append(f"it is the turn of seat {state.turn}, who is out")
    if state.phase != OVER and ending.fallen(state) >= state.seats - 1:
        wrong.append("only one player is left and the game goes on")
