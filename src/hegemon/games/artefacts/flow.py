"""How a game of Artefacts goes.

setup      one army each in turn, until everybody has all                            after_settling
a turn     march, fight, debrief; each as far as the player can and likes             begin_turn, after_...
a battle   sides are declared round the table, then artefacts and the area's power
           are used; it is counted; winners are rewarded, who was wiped out returns   begin_battle, after_...
a round    everyone once; after the last of the limit, or when nothing has changed
           for as many turns as there are players, it is over                         end_turn

Whoever could only answer `done` is not asked: `go_on` passes over such steps. Whenever no slot is free, it is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.moves import first, second, third, verb
from hegemon.engine.state import bit
from hegemon.games.artefacts import battle, choices, content, debrief, ending, flight, march, moves, slots
from hegemon.games.artefacts.events import BEGAN, RAISED, SETTLED, STOPPED, WIPED_OUT
from hegemon.kit.seats import all_seats, first_of, in_order

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def begin(state: Artefacts) -> None:
    """ARTEFACTS-3.1 The first in order places the first army."""
    state.phase = content.SETTLING
    after_settling(state)


def play(state: Artefacts, seat: i64, move: i64) -> None:
    """Carry out a move of the seat that is asked, and what follows from it."""
    act(state, seat, move)
    if state.left == 0:
        ending.finish(state)
    else:
        go_on(state)


def act(state: Artefacts, seat: i64, move: i64) -> None:
    """What a move does by itself."""
    kind = verb(move)
    if kind == moves.MARCH:
        march.march(state, seat, first(move), second(move))
    elif kind in (moves.RAISE, moves.SETTLE):
        place(state, seat, first(move), RAISED if kind == moves.RAISE else SETTLED)
    elif kind == moves.DONE:
        state.tell(STOPPED, seat, state.phase)
        STEPS[state.phase](state)
    elif kind in (moves.FIGHT, moves.FIGHT_FROM):
        begin_battle(state, seat, first(move), second(move), second(move) if kind == moves.FIGHT else third(move))
    elif kind == moves.FLEE:
        flight.flee(state, seat, first(move), second(move))
    elif kind in (moves.USE, moves.USE_ON):
        battle.use(state, seat, first(move), second(move))
    elif kind in (moves.CALL, moves.CALL_ON):
        battle.call(state, seat, first(move), second(move))
    else:
        state.waiting &= ~bit(seat)
        battle.declare(state, seat, kind - moves.SUPPORT + content.ATTACKING)  # the sides have the order of the verbs


def place(state: Artefacts, seat: i64, slot: i64, event: i64) -> None:
    """ARTEFACTS-3.1, ARTEFACTS-4.3, ARTEFACTS-5.6, ARTEFACTS-5.8 A new army."""
    state.reserve -= 1
    slots.stand(state, seat, slot)
    state.tell(event, seat, slot, state.world.area_of[slot])


def go_on(state: Artefacts) -> None:
    """Pass over steps in which the seat that would be asked could do nothing."""
    while state.phase != content.OVER and not choices.is_asked(state):
        STEPS[state.phase](state)


def after_settling(state: Artefacts) -> None:
    """ARTEFACTS-3.1 The next in order places an army; by the dial, every other army goes the other way round."""
    placed: i64 = 0
    for number in state.hosts:
        placed += number
    lap, place = placed // state.seats, placed % state.seats
    if lap == state.house.starting_armies:
        state.round = 1
        begin_turn(state, state.first)
        return
    if state.house.snake and lap % 2 == 1:
        place = state.seats - 1 - place
    state.turn = in_order(state.first, place, state.seats)
    state.reserve = 1


def begin_turn(state: Artefacts, seat: i64) -> None:
    """ARTEFACTS-4.1 First armies move."""
    state.active, state.turn, state.phase = seat, seat, content.MARCHING
    state.battles = state.house.battles
    state.stirred = 0
    march.begin(state)
    state.tell(BEGAN, seat, state.round)


def after_marching(state: Artefacts) -> None:
    """ARTEFACTS-5.1 Then there may be a battle."""
    state.phase = content.FIGHTING


def begin_battle(state: Artefacts, seat: i64, other: i64, area: i64, source: i64) -> None:
    """ARTEFACTS-5.2 Clockwise from the attacker, every other player inside is asked for a side."""
    battle.begin(state, seat, other, area, source)
    state.phase = content.SUPPORTING if state.house.two_rounds else content.SIDING
    state.waiting = battle.bystanders(state)
    ask_next(state)


def ask_next(state: Artefacts) -> None:
    """The next, clockwise from the attacker, of those still to be asked; for artefacts the defender is second."""
    if state.waiting:
        state.turn = first_of(state.attacker, state.waiting, state.seats)
        if state.phase == content.USING and state.turn != state.attacker and state.waiting >> state.defender & 1:
            state.turn = state.defender


def after_siding(state: Artefacts) -> None:
    """ARTEFACTS-5.2 When every side is declared, artefacts and the power; with two rounds the defender asks first."""
    if state.waiting == 0 and state.phase == content.SUPPORTING:
        state.phase = content.OPPOSING
        state.waiting = battle.abstainers(state)
    elif state.waiting == 0:
        state.phase = content.USING
        state.waiting = battle.users(state)
    ask_next(state)


def after_using(state: Artefacts) -> None:
    """ARTEFACTS-5.2 When all are done, or the battle is called off, it is decided."""
    state.waiting &= ~bit(state.turn)
    if state.arena < 0:
        end_battle(state)
    elif state.waiting == 0:
        decide(state)
    else:
        ask_next(state)


def after_fleeing(state: Artefacts) -> None:
    """ARTEFACTS-6.4 Who has fled may use other things still."""
    state.phase = content.USING


def decide(state: Artefacts) -> None:
    """ARTEFACTS-5.8 Losses and curses first, then rewards."""
    winners = battle.count(state)
    if state.left == 0:
        ending.finish(state)
        return
    battle.open_rewards(state)
    state.phase = content.REWARDING
    state.waiting = battle.those(state, winners, True)
    state.reserve = state.house.rewards
    ask_next(state)


def after_rewarding(state: Artefacts) -> None:
    """ARTEFACTS-5.6, ARTEFACTS-5.8 The next winner; after the last one those return who have no army left."""
    state.waiting &= ~bit(state.turn)
    state.reserve = state.house.rewards
    if state.waiting == 0:
        state.phase = content.RETURNING
        state.waiting = battle.those(state, all_seats(state.seats), False)
        begin_return(state)
    else:
        ask_next(state)


def begin_return(state: Artefacts) -> None:
    """ARTEFACTS-5.8 Who was wiped out comes back with as many armies as at setup."""
    if state.waiting:
        ask_next(state)
        state.reserve = state.house.starting_armies
        state.tell(WIPED_OUT, state.turn, state.reserve)


def after_returning(state: Artefacts) -> None:
    """ARTEFACTS-5.8 The next to return; after the last one the battle is over."""
    state.waiting &= ~bit(state.turn)
    if state.waiting == 0:
        end_battle(state)
    else:
        begin_return(state)


def end_battle(state: Artefacts) -> None:
    """ARTEFACTS-5.1 The turn goes on, with another battle if there may be one."""
    battle.end(state)
    state.phase, state.turn, state.waiting, state.reserve = content.FIGHTING, state.active, 0, 0


def after_fighting(state: Artefacts) -> None:
    """ARTEFACTS-4.3 Last the debrief."""
    state.phase = content.RAISING
    debrief.begin(state, state.active)


def end_turn(state: Artefacts) -> None:
    """ARTEFACTS-7.2 The next player, unless the last round is over or nothing has changed for a whole one."""
    state.reserve = 0
    state.quiet = 0 if state.stirred else state.quiet + 1
    following = in_order(state.active, 1, state.seats)
    is_still = state.quiet == state.seats and state.round < state.house.round_limit
    if following == state.first and not is_still:  # if both ends come at once, it is the last round that is named
        state.round += 1
    if state.quiet == state.seats or state.round > state.house.round_limit:
        ending.finish(state)
    else:
        begin_turn(state, following)


# What comes after each step, in the order of the phases.
STEPS: Final[list[Callable[[Artefacts], None]]] = [
    after_settling,
    after_marching,
    after_fighting,
    after_siding,
    after_siding,
    after_siding,
    after_using,
    after_fleeing,
    after_rewarding,
    after_returning,
    end_turn,
]
