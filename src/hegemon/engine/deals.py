"""A deal between two seats, as bots see it: what is proposed, how it is answered, and who promises peace by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_ANSWER: Final = -1  # an answer that is not allowed now


class Deal:
    """Something changes hands, and one side promises to leave the other in peace until promises lapse.

    Promises bind nobody. Whoever takes what was offered is taken to have promised; a bot keeps or breaks its word.
    """

    def __init__(self, maker: i64, partner: i64, proposal: i64, accept: i64, decline: i64, bound: i64) -> None:
        self.maker = maker  # who proposes
        self.partner = partner  # who answers
        self.proposal = proposal  # the maker's move
        self.accept = accept  # the partner's moves, or NO_ANSWER
        self.decline = decline
        self.bound = bound  # the side that promises peace

    def protected(self) -> i64:
        """The side that is promised peace."""
        return self.maker if self.bound == self.partner else self.partner
