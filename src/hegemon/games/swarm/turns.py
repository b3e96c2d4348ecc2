"""One place that knows which chapter answers in which phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.moves import first, verb
from hegemon.games.swarm import (
    asking,
    auction,
    battle,
    clash,
    deals,
    drop,
    duel,
    hands,
    march,
    prayer,
    setup,
    treason,
)
from hegemon.games.swarm.moves import SHRINE as SEND
from hegemon.games.swarm.phases import (
    BIDDING,
    DEPLOYING,
    DISCARDING,
    DROPPING,
    DUEL,
    FOE,
    KEEPING,
    MOVING,
    PLACE_OF_BATTLE,
    PLANNING,
    PRAYING,
    SEALED_BIDDING,
    SHRINE,
)

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def legal(state: Swarm, seat: i64) -> vec[i64]:
    """What a seat that is asked may answer."""
    phase = state.phase
    if phase == DROPPING:
        return drop.legal(state, seat)
    if phase == MOVING:
        return march.legal(state, seat)
    if phase == BIDDING:
        return auction.legal(state, seat)
    if phase == PRAYING:
        return prayer.legal(state)
    if phase == PLANNING:
        return battle.legal_plans(state, seat)
    return legal_rarely(state, seat)


def legal_rarely(state: Swarm, seat: i64) -> vec[i64]:
    phase = state.phase
    if phase == KEEPING:
        return setup.legal_traitors(state, seat)
    if phase == DEPLOYING:
        return setup.legal_deployments(state)
    if phase == PLACE_OF_BATTLE:
        return battle.legal_places(state)
    if phase == FOE:
        return battle.legal_foes(state, seat)
    if phase == SHRINE:
        return clash.legal_shrine()
    if phase == SEALED_BIDDING:
        return auction.legal_sealed(state, seat)
    if phase == DISCARDING:
        return hands.legal(state, seat)
    if phase == DUEL:
        return duel.legal(state, seat)
    return treason.legal(state, seat)


def play(state: Swarm, seat: i64, move: i64) -> None:
    """Carry out an answer, or something beside it; offers that can no longer be paid are off after either."""
    if deals.is_aside(move):
        deals.play(state, seat, move)
        auction.ask_paid(state)
        return
    answer(state, seat, move)
    deals.drop_unpayable(state)


def answer(state: Swarm, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == DROPPING:
        drop.play(state, seat, move)
    elif phase == MOVING:
        march.play(state, seat, move)
    elif phase == BIDDING:
        auction.play(state, seat, move)
    elif phase == DEPLOYING:
        setup.deploy(state, seat, first(move))
    elif phase == PLACE_OF_BATTLE:
        battle.gather(state, first(move))
    elif phase == FOE:
        battle.announce(state, seat, first(move))
    elif phase == SHRINE:
        clash.answer_shrine(state, seat, verb(move) == SEND)
    elif phase == DISCARDING:
        hands.discard(state, seat, move)
    elif asking.seal(state, seat, move):
        open_sealed(state)


def open_sealed(state: Swarm) -> None:
    """All answers are in."""
    phase = state.phase
    if phase == KEEPING:
        setup.keep(state)
    elif phase == PRAYING:
        prayer.pray(state)
    elif phase == PLANNING:
        battle.turn_up(state)
    elif phase == SEALED_BIDDING:
        auction.open_sealed(state)
    elif phase == DUEL:
        duel.turn_up(state)
    else:
        treason.close(state)
