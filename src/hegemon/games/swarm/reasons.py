"""Why a move is not allowed: the rule, and a sentence fit for the player, who learns nothing hidden by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, first, verb
from hegemon.games.swarm import auction, battle, content, covert, deals, hands, movement, moves, phases, setup
from hegemon.games.swarm.board_facts import label

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

# The phases in which a verb can be an answer, and the rule that says so.
TIMES: Final = {
    moves.KEEP: ([phases.KEEPING], "SWARM-2.4"),
    moves.DEPLOY: ([phases.DEPLOYING], "SWARM-2.5"),
    moves.PRAY: ([phases.PRAYING], "SWARM-4.3"),
    moves.STAY: ([phases.PRAYING], "SWARM-4.3"),
    moves.DROP: ([phases.DROPPING], "SWARM-5.1"),
    moves.DESCEND: ([phases.DROPPING], "SWARM-5.1"),
    moves.MOVE: ([phases.MOVING], "SWARM-5.2"),
    moves.DONE: ([phases.DROPPING, phases.MOVING], "SWARM-5.4"),
    moves.BATTLE: ([phases.PLACE_OF_BATTLE], "SWARM-6.1"),
    moves.AGAINST: ([phases.FOE], "SWARM-6.1"),
    moves.PLAN: ([phases.PLANNING], "SWARM-6.2"),
    moves.PLAN_WITH: ([phases.PLANNING], "SWARM-6.2"),
    moves.BETRAY: ([phases.TREASON, phases.DUEL_TREASON], "SWARM-3.2"),
    moves.PASS: ([phases.TREASON, phases.DUEL_TREASON, phases.BIDDING, phases.SEALED_BIDDING], "SWARM-3.2"),
    moves.SHRINE: ([phases.SHRINE], "SWARM-6.7"),
    moves.SKIP: ([phases.SHRINE], "SWARM-6.7"),
    moves.BID: ([phases.BIDDING, phases.SEALED_BIDDING], "SWARM-8.1"),
    moves.BID_UPTO: ([phases.BIDDING], "SWARM-8.1"),
    moves.DISCARD_QUEST: ([phases.DISCARDING], "SWARM-8.2"),
    moves.DISCARD_LEADER: ([phases.DISCARDING], "SWARM-8.2"),
    moves.DISCARD_COVERT: ([phases.DISCARDING], "SWARM-8.2"),
    moves.SHOW: ([phases.DUEL], "SWARM-9.3"),
}


def why_not(state: Swarm, seat: i64, move: i64) -> NotAllowed | None:
    """The first rule that the move breaks; nothing when it is legal."""
    if contains(state.legal(seat), move) or contains(state.asides(seat), move):
        return None
    if state.phase == phases.OVER:
        return NotAllowed("SWARM-9.2", "The game is over.")
    if deals.is_aside(move):
        return deals.why_not(state, seat, move)
    if state.asked >> seat & 1 == 0:
        return NotAllowed("SWARM-2.1", "It is not your turn.")
    if moves.PLAY_THIEF <= verb(move) <= moves.PLAY_WARD:
        return covert.why_not(state, seat, move)
    times, rule = TIMES[int(verb(move))]
    if int(state.phase) not in times:
        return NotAllowed(rule, f"You cannot do that now: {phases.PHASES[state.phase].question}.")
    return why_not_answer(state, seat, move)


def why_not_answer(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    """The chapter whose question it is knows."""
    phase = state.phase
    if phase == phases.KEEPING:
        return NotAllowed("SWARM-2.4", f"{content.LEADERS[first(move)].label} is not among your four traitor cards.")
    if phase == phases.DEPLOYING:
        return setup.why_not_deploy(state, first(move))
    if phase == phases.PRAYING:
        return NotAllowed("SWARM-4.3", "The swarm is on that temple.")
    if phase == phases.DROPPING:
        return movement.why_not_drop(state, seat, move)
    if phase == phases.MOVING:
        return movement.why_not_march(state, seat, move)
    if phase == phases.PLACE_OF_BATTLE:
        return NotAllowed("SWARM-6.1", f"There is no battle at {label(state, first(move))}.")
    if phase == phases.FOE:
        return NotAllowed("SWARM-6.1", "That player has no troops there to fight.")
    if phase == phases.PLANNING:
        return battle.why_not_plan(state, seat, move)
    if phase in (phases.BIDDING, phases.SEALED_BIDDING):
        return auction.why_not(state, seat, move)
    if phase == phases.DISCARDING:
        return hands.why_not(state, seat)
    if phase == phases.DUEL:
        return NotAllowed("SWARM-9.3", "Show one of your leaders that has not been in this duel.")
    return NotAllowed("SWARM-3.2", "No leader that was shown is your traitor.")
