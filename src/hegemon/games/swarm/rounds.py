"""How a round goes from phase to phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.swarm import auction, battle, deals, drop, ending, harvest, prayer, quests, reveal
from hegemon.games.swarm.board_facts import effect, tiles_occupied
from hegemon.games.swarm.content import LONG_NIGHT
from hegemon.games.swarm.phases import OVER

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def begin(state: Swarm) -> None:
    """Phase 1: the event, the swarm, and prayer."""
    state.round += 1
    state.fought = 0
    state.prays = 0
    state.arrived = state.world.nothing_anywhere[:]
    for seat in range(state.seats):
        state.wins[seat] = 0
    deals.new_phase(state)
    reveal.reveal(state)
    prayer.ask(state)


def movement(state: Swarm) -> None:
    """Phase 2: drops, then moves."""
    deals.new_phase(state)
    state.arrived = state.world.nothing_anywhere[:]
    for seat in range(state.seats):
        state.stood[seat] = tiles_occupied(state, seat)
    drop.begin(state)


def battles(state: Swarm) -> None:
    """Phase 3."""
    deals.new_phase(state)
    battle.begin(state)


def after_battles(state: Swarm) -> None:
    """The bastions are looked at; phases 4 and 5."""
    state.tile = -1
    ending.look(state)
    if state.phase == OVER or state.duelists:
        return
    deals.new_phase(state)
    harvest.harvest(state)
    deals.new_phase(state)
    auction.open_lot(state, 0)


def after_auction(state: Swarm) -> None:
    """Quests are looked at."""
    quests.look(state, 0)


def finish(state: Swarm) -> None:
    """The round is over."""
    if effect(state) == LONG_NIGHT:
        ending.count_points(state)
    else:
        begin(state)


def seat_after(state: Swarm, seat: i64) -> i64:
    """The next seat in turn order, or -1 after the last."""
    following = seat + 1
    if following == state.seats:
        following = 0
    return -1 if following == state.start else following
