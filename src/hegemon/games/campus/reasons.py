"""Why a move is not allowed: the rule, and a sentence fit for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, count, first, second, verb
from hegemon.games.campus import choices
from hegemon.games.campus.moves import ATTACK, END, PLACE
from hegemon.games.campus.phases import MOVING, OVER, SETUP

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus


def why_not(state: Campus, seat: i64, move: i64) -> NotAllowed | None:
    """The first rule that the move breaks, in the order of the rule book; nothing when it is legal."""
    if state.phase == OVER:
        return NotAllowed("CAMPUS-5.1", "The game is over.")
    if seat != state.turn:
        return NotAllowed("CAMPUS-2.4", "It's not your turn.")
    if contains(choices.legal(state, seat), move):
        return None
    if verb(move) == PLACE:
        return why_not_place(state, seat, move)
    if state.phase != MOVING:
        return NotAllowed("CAMPUS-3.2", f"Place all your new troops first ({state.reserve[seat]} left).")
    if verb(move) == END:
        return NotAllowed("", "That move is incomplete.")
    return why_not_go(state, seat, move)


def why_not_place(state: Campus, seat: i64, move: i64) -> NotAllowed:
    rule = "CAMPUS-2.3" if state.phase == SETUP else "CAMPUS-3.2"
    if state.phase == MOVING:
        return NotAllowed(rule, "All your new troops are placed. Attack, reinforce or end your turn.")
    if state.owner[first(move)] != seat:
        return NotAllowed(rule, f"{label(state, first(move))} isn't yours. Place troops on your own territories.")
    most = choices.most_placed(state, seat)
    return NotAllowed(rule, f"You can place 1 to {most} troops now, not {count(move)}.")


def why_not_go(state: Campus, seat: i64, move: i64) -> NotAllowed:
    source = first(move)
    target = second(move)
    if state.owner[source] != seat:
        return NotAllowed("CAMPUS-3.3", f"{label(state, source)} isn't yours.")
    if not state.world.adjacent(source, target):
        return NotAllowed("CAMPUS-3.3", f"{label(state, target)} isn't next to {label(state, source)}.")
    if verb(move) == ATTACK:
        return why_not_attack(state, seat, source, target, count(move))
    return why_not_reinforce(state, seat, source, target, count(move))


def why_not_attack(state: Campus, seat: i64, source: i64, target: i64, troops: i64) -> NotAllowed:
    if state.owner[target] == seat:
        return NotAllowed("CAMPUS-3.3", f"{label(state, target)} is already yours. Reinforce it instead.")
    if state.troops[source] == 1:
        return NotAllowed("CAMPUS-3.7", f"The last troop has to stay on {label(state, source)}.")
    most = choices.most_attackers(state.troops[source], state.fresh[source], state.vanguard[source])
    if most == 0:
        return NotAllowed("CAMPUS-3.4", f"The troops on {label(state, source)} have already moved this turn.")
    able = f"Only 1 to {most} troops can" if most > 1 else "Only 1 troop can"
    if troops < 1 or most == state.troops[source] - 1:
        return NotAllowed("CAMPUS-3.7", f"{able} attack from {label(state, source)}. One has to stay.")
    return NotAllowed("CAMPUS-3.6", f"{able} attack from {label(state, source)}. The others have already moved.")


def why_not_reinforce(state: Campus, seat: i64, source: i64, target: i64, troops: i64) -> NotAllowed:
    if state.owner[target] != seat:
        return NotAllowed("CAMPUS-3.3", f"{label(state, target)} isn't yours. Attack it instead.")
    if state.troops[source] == 1:
        return NotAllowed("CAMPUS-3.7", f"The last troop has to stay on {label(state, source)}.")
    most = choices.most_movers(state.troops[source], state.fresh[source])
    if most == 0 and state.vanguard[source] > 0:
        return NotAllowed("CAMPUS-3.5", f"The troops on {label(state, source)} attacked this turn and can't reinforce.")
    if most == 0:
        return NotAllowed("CAMPUS-3.4", f"The troops on {label(state, source)} have already moved this turn.")
    able = f"Only 1 to {most} troops can" if most > 1 else "Only 1 troop can"
    if troops < 1 or most == state.troops[source] - 1:
        return NotAllowed("CAMPUS-3.7", f"{able} leave {label(state, source)}. One has to stay.")
    return NotAllowed("CAMPUS-3.6", f"{able} leave {label(state, source)}. The others have moved or attacked.")


def label(state: Campus, territory: i64) -> str:
    labels = state.world.map.labels
    return labels[territory] if territory < len(labels) else "that"
