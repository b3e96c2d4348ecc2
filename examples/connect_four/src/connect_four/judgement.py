"""What can be said about a position: why a move is not allowed, who stands better, and whether it can be at all."""

from __future__ import annotations

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains
from mypy_extensions import i64

from connect_four import rules
from connect_four.content import BOARD, FLOOR


def why_not(state: rules.ConnectFour, seat: i64, move: i64) -> NotAllowed | None:
    """The rule that the move breaks, or nothing when it is legal."""
    if contains(state.legal(seat), move):
        return None
    if not state.pending():
        return NotAllowed("FOUR-1.2", "The game is over.")
    if seat != state.turn:
        return NotAllowed("FOUR-1.2", "It is not your turn.")
    return NotAllowed("FOUR-1.3", "There is no free cell there.")


def evaluate(state: rules.ConnectFour, seat: i64) -> float:
    """Won is 1 and lost is 0; nearly so when the next stone decides; otherwise stones in pairs count."""
    if not state.pending():
        return state.standing().share(int(seat))
    if can_win(state):
        return 0.95 if seat == state.turn else 0.05
    return 0.5 + (pairs(state.stones[seat]) - pairs(state.stones[1 - seat])) / 200


def can_win(state: rules.ConnectFour) -> bool:
    """Can the player to move make four at once?"""
    for move in state.legal(state.turn):
        tried = state.copy()
        tried.play(state.turn, move)
        if rules.has_four(tried.stones[state.turn]):
            return True
    return False


def pairs(stones: i64) -> int:
    """How often two stones of a player lie side by side, in any direction."""
    return sum([int(stones & stones >> step).bit_count() for step in (1, 6, 7, 8)])


def audit(state: rules.ConnectFour) -> list[str]:
    """What cannot be in any game: positions written by hand are read through this."""
    red, yellow, taken = state.stones[0], state.stones[1], state.taken()
    if not 0 <= state.turn <= 1 or taken & ~BOARD:
        return ["a stone lies beside the board, or the turn is nobody's"]
    wrong: list[str] = []
    if red & yellow:
        wrong.append("two stones lie in one cell")
    if taken & ~(taken << 1 | FLOOR):
        wrong.append("a stone hangs in the air")
    if int(red).bit_count() - int(yellow).bit_count() != state.turn:
        wrong.append("the stones do not fit the turn")
    if rules.has_four(state.stones[state.turn]):
        wrong.append("the game went on after four in a row")
    return wrong
