"""A quick plausible answer to any question, for those whose choice a bot has to imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.moves import counted, high, pack, sample
from hegemon.games.swarm import flow, treason
from hegemon.games.swarm.moves import BETRAY, PASS, STAY
from hegemon.games.swarm.phases import ASKS_TREASON, PLANNING, PRAYING

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

PRAYS_ONE_IN: Final = 4


def reply(state: Swarm, seat: i64, dice: Dice) -> i64:
    """Betrays enemies, mostly does not pray, plans at random but seldom weakly; else anything."""
    if ASKS_TREASON >> state.phase & 1:
        return pack(BETRAY if wants_treason(state, seat) else PASS)
    legal = flow.legal(state, seat)
    if state.phase == PRAYING and dice.below(PRAYS_ONE_IN) > 0:
        return pack(STAY)
    if state.phase == PLANNING:
        return plan(legal[dice.below(len(legal))], dice)
    return sample(legal, dice)


def plan(entry: i64, dice: Dice) -> i64:
    """The better of two commitments at random."""
    if high(entry) == 0:
        return entry
    most = high(entry)
    return counted(entry, 1 + max(dice.below(most), dice.below(most)))


def wants_treason(state: Swarm, seat: i64) -> bool:
    """Is the leader it can betray another's?"""
    leader = state.traitor[seat]
    holder = state.leader_at[leader]
    return holder >= 0 and holder != seat and treason.is_shown(state, leader)
