"""How a game of Tianxia goes.

a round    setup     bonus tiles, a nomad card; nobody is asked                       begin_round
           income    buildings, house, barges; nobody is asked
           action    one turn each in turn order, until all have passed               begin_turn, end_turn
           attack    each nomad at the border, from west to east; where raiders
                     are left, all who have coins are asked at the same time          begin_attack, next_lane
           cleanup   tiles, discs, ships, turn order; nobody is asked                 end_round
the end    after the last round's attack

a turn     a kind of turn, its parts and free actions as small moves, then `done`     take, run
           parts of a benefit come first, and whoever has one answer is not asked

Chapters do their own part; which comes next is said here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.moves import verb
from hegemon.games.tianxia import (
    attack,
    choices,
    cleanup,
    effects,
    events,
    losses,
    moves,
    phases,
    scoring,
    season,
    turn,
)
from hegemon.games.tianxia.board_facts import is_attacked, is_passed
from hegemon.games.tianxia.content import LANE_COUNT

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def play(state: Tianxia, seat: i64, move: i64) -> None:
    """Carry out an answer, or an order beside it, and what follows."""
    if verb(move) == moves.ORDER:
        losses.order(state, seat, move)
    elif state.phase == phases.LOSING:
        losses.answer(state, seat, move)
        if state.all_answered():
            losses.collect(state)
            end_battle(state)
            next_lane(state)
            run(state)
    else:
        take(state, seat, move)
        run(state)


def take(state: Tianxia, seat: i64, move: i64) -> None:
    """A small move of a turn."""
    state.touched = 1
    if len(state.effects) > 0:
        effects.answer(state, seat, move)
    else:
        turn.act(state, seat, move)


def run(state: Tianxia) -> None:
    """Go on until somebody has a choice, or the game is over."""
    while state.phase == phases.TURN:
        effects.resolve(state, state.turn)
        if len(state.effects) > 0:
            return
        if state.deed == phases.CLOSING:
            end_turn(state)
            continue
        only = choices.only_move(state, state.turn)
        if only == choices.SEVERAL:
            return
        take(state, state.turn, only)


def begin_round(state: Tianxia) -> None:
    """TIANXIA-3.1, TIANXIA-3.2 Setup and income; then the first in order has the turn."""
    state.round += 1
    state.tell(events.ROUND, state.round)
    season.lay_out_tiles(state)
    season.advance_nomads(state)
    season.pay_income(state)
    begin_turn(state, state.order[0])


def begin_turn(state: Tianxia, seat: i64) -> None:
    """TIANXIA-3.3 Somebody who has not passed."""
    state.ask_one(phases.TURN, seat)
    state.deed, state.place, state.touched = phases.NO_DEED, -1, 0
    state.done_parts, state.current, state.times = 0, 0, 0
    if len(state.passers) == state.seats - 1:
        state.lone += 1


def end_turn(state: Tianxia) -> None:
    """TIANXIA-3.3 In turn order, until all have passed."""
    place: i64 = 0
    while state.order[place] != state.turn:
        place += 1
    for k in range(i64(1), state.seats + 1):
        seat = state.order[(place + k) % state.seats]
        if not is_passed(state, seat):
            begin_turn(state, seat)
            return
    begin_attack(state)


def begin_attack(state: Tianxia) -> None:
    """TIANXIA-5.0 Lanes from left to right."""
    state.deed, state.place, state.touched, state.lone = phases.NO_DEED, -1, 0, 0
    state.done_parts, state.current, state.times = 0, 0, 0
    state.lane = -1
    next_lane(state)


def next_lane(state: Tianxia) -> None:
    """TIANXIA-5.0 The next nomad at the border attacks; after the last the round is over."""
    for lane in range(state.lane + 1, i64(LANE_COUNT)):
        if is_attacked(state, lane):
            state.lane = lane
            attack.fight(state)
            if losses.ask(state):
                return
            end_battle(state)
    end_round(state)


def end_battle(state: Tianxia) -> None:
    """TIANXIA-5.6 The nomad returns."""
    attack.withdraw(state)
    state.toll = 0


def end_round(state: Tianxia) -> None:
    """TIANXIA-6.1, TIANXIA-6.2 Cleanup, unless that was the last round."""
    state.lane = -1
    if state.round == state.world.rounds:
        state.ask_nobody(phases.OVER)
        state.tell(events.ENDED, state.round)
        scoring.show_objectives(state)
        return
    cleanup.clean_up(state)
    begin_round(state)
