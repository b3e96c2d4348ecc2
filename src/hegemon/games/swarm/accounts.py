"""What must add up in every state of Swarm, true or imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.swarm import cards, clash, content, deals, phases
from hegemon.games.swarm.world import TRAITORS_DRAWN
from hegemon.kit.cards import IN_DECK, is_set, misplaced

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def audit(state: Swarm) -> list[str]:
    """Every account that does not balance, as a sentence."""
    wrong: list[str] = []
    audit_numbers(state, wrong)
    if wrong:
        return wrong
    for seat in range(state.seats):
        audit_seat(state, seat, wrong)
    for lot in range(i64(phases.LOTS)):
        audit_lot(state, lot, wrong)
    audit_traitors(state, wrong)
    audit_question(state, wrong)
    return wrong


def audit_numbers(state: Swarm, wrong: list[str]) -> None:
    """Nothing is out of the range in which the other accounts can be read."""
    if len(state.water) != state.seats:
        wrong.append(f"there are {len(state.water)} seats, not {state.seats}")
        return  # the ranges below are counted by seats
    if not phases.KEEPING <= state.phase <= phases.OVER:
        wrong.append(f"there is no phase {state.phase}")
    if not is_permutation(state.tile_at, content.CELLS):
        wrong.append("a tile is missing from the board")
    if not 0 <= state.swarm < content.CELLS or not 0 <= state.swarm_from < content.CELLS:
        wrong.append("the swarm is not on the board")
    if not -1 <= state.event < len(content.EVENTS) or (state.event < 0) != (state.round == 0):
        wrong.append(f"there is no event {state.event}")
    if not 0 <= state.start < state.seats or not 0 <= state.turn < state.seats:
        wrong.append("the token or the word is nobody's")
    audit_ranges(state, wrong)
    if not is_set(state.events, i64(len(content.EVENTS))):
        wrong.append("the event pile has a card twice, or one that does not exist")


def audit_ranges(state: Swarm, wrong: list[str]) -> None:
    """Every number that points at something points at a thing that is there."""
    last_seat, last_leader = state.seats - 1, i64(len(content.LEADERS) - 1)
    sets = vec[i64](
        [state.asked, state.answered, state.prays, state.passed, state.spent, state.duelists, state.winners]
    )
    check_range("a set of seats", sets, 0, bit(state.seats) - 1, wrong)
    seats = vec[i64]([state.bidder, state.left, state.right])
    check_range("a bidder or fighter", seats, -1, last_seat, wrong)
    check_range("a specialty", state.specialty, 0, i64(len(content.SPECIALTIES) - 1), wrong)
    check_range("the tile of a battle", vec[i64]([state.tile]), -1, content.CELLS - 1, wrong)
    check_range("a lot", vec[i64]([state.lot]), 0, phases.LOTS - 1, wrong)
    if state.phase == phases.DISCARDING and state.after_discard not in (phases.BIDDING, phases.QUESTS):
        wrong.append(f"after the discard there is no phase {state.after_discard}")
    check_range("an ending", vec[i64]([state.ending]), 0, i64(len(phases.ENDINGS) - 1), wrong)
    check_range("an order", state.order_treason, 0, i64(len(phases.ORDERS) - 1), wrong)
    check_range("an order", state.order_shrine, 0, i64(len(phases.ORDERS) - 1), wrong)
    check_range("a shown leader", state.shown, -1, last_leader, wrong)
    check_range("points", state.points, 0, i64(len(content.QUESTS)), wrong)
    for side in (i64(0), i64(clash.SIDE)):
        check_range("a leader in battle", state.clash[side : side + 1], -1, last_leader, wrong)
        card = state.clash[side + clash.TACTICS_CARD : side + clash.TACTICS_CARD + 1]
        check_range("a tactics card", card, -1, i64(len(state.covert_at) - 1), wrong)


def check_range(what: str, values: vec[i64], low: i64, high: i64, wrong: list[str]) -> None:
    for value in values:
        if not low <= value <= high:
            wrong.append(f"{what} is {value}, not {low} to {high}")


def is_permutation(cells: vec[i64], size: i64) -> bool:
    return len(cells) == size and is_set(cells, size)


def troops_of(state: Swarm, seat: i64) -> i64:
    """All troops of a seat, wherever they are."""
    number = state.reserve[seat]
    for tile in range(i64(content.CELLS)):
        number += state.troops[seat * content.CELLS + tile]
    for element in range(4):
        number += state.inside[seat * 4 + element]
    return number


def audit_seat(state: Swarm, seat: i64, wrong: list[str]) -> None:
    """SWARM-2.2 Troops are never lost for good, and nobody owes water."""
    expected = state.world.starting_troops + state.world.specialty_troops[state.specialty[seat]]
    if troops_of(state, seat) != expected or state.reserve[seat] < 0:
        wrong.append(f"seat {seat} has {troops_of(state, seat)} troops, not {expected}")
    if state.water[seat] < 0:
        wrong.append(f"seat {seat} has {state.water[seat]} water")
    for tile in range(i64(content.CELLS)):
        at = seat * content.CELLS + tile
        if not 0 <= state.arrived[at] <= state.troops[at]:
            wrong.append(f"{state.arrived[at]} of {state.troops[at]} troops of seat {seat} have arrived")
    for element in range(4):
        if state.inside[seat * 4 + element] < 0:
            wrong.append(f"seat {seat} has less than nobody inside a temple")
    other = state.offer_to[seat]
    if other == seat or not -1 <= other < state.seats:
        wrong.append(f"seat {seat} makes an offer to {other}")


def audit_lot(state: Swarm, lot: i64, wrong: list[str]) -> None:
    """SWARM-1.6 Each card is in one place, and the deck holds just those that are in it."""
    places = cards.places_of(state, lot)
    wrong += misplaced(phases.LOT_NAMES[lot], cards.deck_of(state, lot), places)
    for card in range(i64(len(places))):
        if not is_place(state, lot, places[card]):
            wrong.append(f"{phases.LOT_NAMES[lot]} {card} is at {places[card]}, where it cannot be")


def is_place(state: Swarm, lot: i64, place: i64) -> bool:
    """Can a card of this lot be there?"""
    if place == IN_DECK or 0 <= place < state.seats:
        return True
    if lot == phases.QUEST_LOT:
        return phases.DONE <= place < phases.DONE + state.seats
    if lot == phases.LEADER_LOT:
        return place == phases.GONE
    return place in (phases.DISCARDED, phases.FACE_DOWN) or phases.LAID <= place < phases.LAID + state.seats


def audit_traitors(state: Swarm, wrong: list[str]) -> None:
    """SWARM-2.4 No traitor card twice, and everyone keeps one of its four."""
    seen: i64 = 0
    for card in state.drawn:
        if not 0 <= card < len(content.LEADERS) or seen >> card & 1:
            wrong.append(f"the traitor card {card} was drawn twice")
            return
        seen |= bit(card)
    for seat in range(state.seats):
        four = state.drawn[seat * TRAITORS_DRAWN : (seat + 1) * TRAITORS_DRAWN]
        if (state.traitor[seat] < 0) != (state.phase == phases.KEEPING):
            wrong.append(f"seat {seat} keeps the traitor {state.traitor[seat]}")
        elif state.traitor[seat] >= 0 and state.traitor[seat] not in four:
            wrong.append(f"seat {seat} keeps a traitor that it never drew")


def audit_question(state: Swarm, wrong: list[str]) -> None:
    """Somebody is asked exactly while it goes on, and answers come only from those who are."""
    if (state.asked == 0) != (state.phase == phases.OVER):
        wrong.append("nobody is asked" if state.asked == 0 else "somebody is asked after the end")
    if state.answered & ~state.asked:
        wrong.append("somebody has answered who was not asked")
    if (state.duelists != 0) != (phases.IN_DUEL >> state.phase & 1 == 1):
        wrong.append("a duel is on at the wrong time")
    if state.bidder >= 0 and state.bid > state.water[state.bidder]:
        wrong.append(f"seat {state.bidder} cannot pay its bid")
    for seat in range(state.seats):
        if deals.set_aside(state, seat) > 0 and deals.spare(state, seat) < 0:
            wrong.append(f"seat {seat} cannot pay its sealed bid beside what it offers")
