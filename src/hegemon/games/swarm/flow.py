"""The game from phase to phase: who may answer what, and what comes when a phase has nobody left to ask.

Chapters do their own part and leave nobody asked; which chapter is next is said here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.moves import first, verb
from hegemon.engine.state import NOBODY
from hegemon.games.swarm import (
    auction,
    battle,
    clash,
    content,
    deals,
    desert,
    duel,
    ending,
    hands,
    movement,
    moves,
    phases,
    prayer,
    quests,
    setup,
    treason,
)
from hegemon.games.swarm.board_facts import effect
from hegemon.kit.seats import count_bits, seat_after

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def play(state: Swarm, seat: i64, move: i64) -> None:
    """Carry out an answer, or something beside it; offers that can no longer be paid are off after either."""
    if deals.is_aside(move):
        deals.play(state, seat, move)
        if verb(move) == moves.ORDER_TREASON:
            treason.obey(state, seat)
        elif verb(move) == moves.ORDER_SHRINE:
            clash.obey(state, seat)
        auction.ask_paid(state)
    else:
        answer(state, seat, move)
    run(state)
    deals.drop_unpayable(state)


def run(state: Swarm) -> None:
    """From phase to phase until somebody is asked, or the game is over."""
    while state.asked == 0 and state.phase != phases.OVER:
        go_on(state)


def go_on(state: Swarm) -> None:
    """The round from top to bottom: nobody is left to ask in a phase, and the next begins.

    Every phase asks whom its chapter finds able to answer, perhaps nobody; then the one after it is next.
    """
    phase = state.phase
    if phase == phases.KEEPING:
        state.ask_one(phases.DEPLOYING, state.start)  # and from there in turn order
    elif phase == phases.DEPLOYING:
        begin_round(state)  # all may pray, in secret
    elif phase == phases.PRAYING:
        begin_movement(state)  # in turn order
    elif phase == phases.DROPPING:
        movement.ask(state, phases.MOVING, state.start)
    elif phase == phases.MOVING:
        begin_battles(state)  # the start player chooses a tile
    elif phase == phases.PLACE_OF_BATTLE:
        if state.tile >= 0:
            battle.choose_foe(state)  # the first of three or more chooses
        else:
            after_battles(state)
    elif phase == phases.FOE:
        battle.ask_plans(state)  # both, in secret
    elif phase == phases.PLANNING:
        treason.ask(state, phases.TREASON)  # all with an unplayed traitor card, in secret
    elif phase == phases.TREASON:
        clash.resolve(state)  # the winner may send a troop into a temple
    elif phase == phases.SHRINE:
        battle.choose_place(state)  # the next battle, if one is due
    else:
        go_on_late(state)


def go_on_late(state: Swarm) -> None:
    """The auction with its discards, the quests, and the duel."""
    phase = state.phase
    if phase in (phases.BIDDING, phases.SEALED_BIDDING):
        buyer = auction.sell(state)
        if buyer == NOBODY or not hands.ask_discard(state, buyer, phases.BIDDING):
            open_lot(state, state.lot + 1)
    elif phase == phases.DISCARDING:
        if state.after_discard == phases.QUESTS:
            look_at_quests(state, seat_after(state.start, state.turn, state.seats))
        else:
            open_lot(state, state.lot + 1)
    elif phase == phases.DUEL:
        treason.ask(state, phases.DUEL_TREASON)
    else:
        assert phase == phases.DUEL_TREASON, "after every phase there is another"
        duel.drop_out(state)
        if count_bits(state.duelists) == 1:
            ending.finish(state, state.duelists, phases.BY_DUEL)
        else:
            show_leaders(state)


def begin_round(state: Swarm) -> None:
    """Phase 1: the event, the swarm, and prayer."""
    state.round += 1
    state.fought = 0
    state.prays = 0
    state.arrived = state.world.nothing_anywhere[:]
    for seat in range(state.seats):
        state.wins[seat] = 0
    deals.new_phase(state)
    desert.reveal(state)
    prayer.ask(state)


def begin_movement(state: Swarm) -> None:
    """Phase 2: drops, then moves."""
    deals.new_phase(state)
    movement.begin(state)
    movement.ask(state, phases.DROPPING, state.start)


def begin_battles(state: Swarm) -> None:
    """Phase 3."""
    deals.new_phase(state)
    battle.choose_place(state)


def after_battles(state: Swarm) -> None:
    """The bastions are looked at; phases 4 and 5."""
    ahead = ending.look(state)
    if ahead:
        decide(state, ahead, phases.BASTIONS)
        return
    deals.new_phase(state)
    desert.harvest(state)
    deals.new_phase(state)
    open_lot(state, 0)


def open_lot(state: Swarm, lot: i64) -> None:
    """Lot after lot, then the quests."""
    if not auction.open_lot(state, lot):
        look_at_quests(state, state.start)


def look_at_quests(state: Swarm, seat: i64) -> None:
    """SWARM-8.3 Each in turn order, from this seat on; then the round is over."""
    while seat != NOBODY:
        if quests.look_at_hand(state, seat) and hands.ask_discard(state, seat, phases.QUESTS):
            return
        seat = seat_after(state.start, seat, state.seats)
    finish_round(state)


def finish_round(state: Swarm) -> None:
    """SWARM-9.2 The ending event's round is the last."""
    if effect(state) == content.LONG_NIGHT:
        decide(state, ending.most_points(state), phases.POINTS)
    else:
        begin_round(state)


def decide(state: Swarm, ahead: i64, how: str) -> None:
    """SWARM-9.1, SWARM-9.2 No more deals: who is ahead alone has won, SWARM-9.3 tied players duel."""
    deals.new_phase(state)
    if count_bits(ahead) == 1:
        ending.finish(state, ahead, how)
    else:
        duel.begin(state, ahead)
        show_leaders(state)


def show_leaders(state: Swarm) -> None:
    """SWARM-9.3 Who is still tied shows a leader; when nobody has one, the list decides."""
    if not duel.ask(state):
        ending.decide_by_list(state, state.duelists)


def legal(state: Swarm, seat: i64) -> vec[i64]:
    """What a seat that is asked may answer."""
    phase = state.phase
    if phase in (phases.DROPPING, phases.MOVING):
        return movement.legal(state, seat)
    if phase == phases.BIDDING:
        return auction.legal(state, seat)
    if phase == phases.PRAYING:
        return prayer.legal(state)
    if phase == phases.PLANNING:
        return battle.legal_plans(state, seat)
    return legal_rarely(state, seat)


def legal_rarely(state: Swarm, seat: i64) -> vec[i64]:
    phase = state.phase
    if phase == phases.KEEPING:
        return setup.legal_traitors(state, seat)
    if phase == phases.DEPLOYING:
        return setup.legal_deployments(state)
    if phase == phases.PLACE_OF_BATTLE:
        return battle.legal_places(state)
    if phase == phases.FOE:
        return battle.legal_foes(state, seat)
    if phase == phases.SHRINE:
        return clash.legal_shrine()
    if phase == phases.SEALED_BIDDING:
        return auction.legal_sealed(state, seat)
    if phase == phases.DISCARDING:
        return hands.legal(state, seat)
    if phase == phases.DUEL:
        return duel.legal(state, seat)
    return treason.legal(state, seat)


def answer(state: Swarm, seat: i64, move: i64) -> None:
    """The chapter whose question it is takes the answer; a sealed one waits for the others."""
    phase = state.phase
    if phase in (phases.DROPPING, phases.MOVING):
        movement.play(state, seat, move)
    elif phase == phases.BIDDING:
        auction.play(state, seat, move)
    elif phase == phases.DEPLOYING:
        setup.deploy(state, seat, first(move))
    elif phase == phases.PLACE_OF_BATTLE:
        battle.fight_at(state, first(move))
    elif phase == phases.FOE:
        battle.fight_against(state, seat, first(move))
    elif phase == phases.SHRINE:
        clash.answer_shrine(state, seat, verb(move) == moves.SHRINE)
    elif phase == phases.DISCARDING:
        hands.discard(state, seat, move)
    else:
        state.seal(seat, move)
        if state.all_answered():
            open_sealed(state)


def open_sealed(state: Swarm) -> None:
    """All answers are in, and are turned up together."""
    phase = state.phase
    if phase == phases.KEEPING:
        setup.keep(state)
    elif phase == phases.PRAYING:
        prayer.pray(state)
    elif phase == phases.PLANNING:
        battle.turn_up(state)
    elif phase == phases.SEALED_BIDDING:
        auction.open_sealed(state)
    elif phase == phases.DUEL:
        duel.turn_up(state)
    else:
        treason.close(state)
