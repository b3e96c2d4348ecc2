"""What must add up in every state of Artefacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.artefacts import choices, content
from hegemon.games.artefacts.devices import DEVICES
from hegemon.games.artefacts.dials import MAP_NUMBERS

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

MOST_NUMBER: Final = 1 << 30


def audit(state: Artefacts) -> list[str]:
    """Every account that does not balance, as a sentence."""
    wrong = out_of_range(state)
    if wrong:
        return wrong
    audit_ground(state, wrong)
    audit_counts(state, wrong)
    audit_turn(state, wrong)
    if not wrong:
        audit_battle(state, wrong)
    if not wrong and state.phase != content.OVER and not choices.is_asked(state):
        wrong.append(f"seat {state.turn} is asked and has no choice")
    return wrong


def out_of_range(state: Artefacts) -> list[str]:
    """Numbers that mean nothing: with any of them nothing else can be worked out."""
    named = state.house.map_number
    if state.seats != state.house.players:
        return [f"there are {state.house.players} seats, not {state.seats}"]
    if not 0 <= state.number < MAP_NUMBERS or (named >= 0 and state.number != named):
        return [f"no world here has the number {state.number}"]
    wrong = wrong_lengths(state)
    if not wrong:
        check_numbers(state, wrong)
        check_cells(state, wrong)
    if not wrong:
        check_bearers(state, wrong)
    return wrong


def wrong_lengths(state: Artefacts) -> list[str]:
    """Lists that are not as long as the world is large."""
    world = state.house.world_of(state.number)
    wrong: list[str] = []
    check_length(state.ground, world.slots, "slots", wrong)
    check_length(state.moved, world.slots, "marks of moves", wrong)
    check_length(state.bearer, world.artefacts, "artefacts", wrong)
    check_length(state.spent, world.areas, "powers", wrong)
    check_length(state.muster, world.areas, "marks of areas", wrong)
    check_length(state.debt, state.seats, "debts", wrong)
    check_length(state.side, state.seats, "sides", wrong)
    check_length(state.base, state.seats, "bases", wrong)
    return wrong


def check_length(cells: vec[i64], wanted: i64, kind: str, wrong: list[str]) -> None:
    if len(cells) != wanted:
        wrong.append(f"there are {len(cells)} {kind}, not {wanted}")


def check_numbers(state: Artefacts, wrong: list[str]) -> None:
    areas = state.house.world_of(state.number).areas
    seats = vec[i64]([state.first, state.active, state.turn])
    numbers = vec[i64]([state.reserve, state.battles, state.quiet, state.toll])
    within(seats, 0, state.seats, "seat", wrong)
    within(vec[i64]([state.attacker, state.defender, state.holder]), -1, state.seats, "seat", wrong)
    within(vec[i64]([state.arena, state.source]), -1, areas, "area", wrong)
    within(numbers, 0, MOST_NUMBER, "number", wrong)
    within(vec[i64]([state.phase]), content.SETTLING, content.OVER + 1, "phase", wrong)
    within(vec[i64]([state.stirred]), 0, 2, "mark", wrong)
    within(vec[i64]([state.round]), 0, state.house.round_limit + 2, "round", wrong)
    within(vec[i64]([state.waiting]), 0, 1 << int(state.seats), "set of seats", wrong)


def check_cells(state: Artefacts, wrong: list[str]) -> None:
    world = state.house.world_of(state.number)
    within(state.ground, content.RELIC, state.seats, "ground", wrong)
    within(state.moved, 0, 2, "mark", wrong)
    within(state.bearer, content.GONE, world.slots, "slot", wrong)
    within(state.spent, 0, 2, "mark", wrong)
    within(state.muster, 0, 2, "mark", wrong)
    within(state.debt, 0, MOST_NUMBER, "debt", wrong)
    within(state.side, content.APART, content.ABSTAINING + 1, "side", wrong)
    within(state.base, -1, world.areas, "area", wrong)
    within(state.aids, 0, len(DEVICES) * state.seats, "help", wrong)


def check_bearers(state: Artefacts, wrong: list[str]) -> None:
    for slot in state.bearer:
        if slot >= 0 and state.ground[slot] < 0:
            wrong.append(f"nobody carries the artefact in slot {slot + 1}")


def within(cells: vec[i64], least: i64, beyond: i64, kind: str, wrong: list[str]) -> None:
    for value in cells:
        if not least <= value < beyond:
            wrong.append(f"there is no {kind} {value}")


def audit_ground(state: Artefacts, wrong: list[str]) -> None:
    """ARTEFACTS-1.5, ARTEFACTS-4.2 Obstacles stay, and a slot holds its artefact until somebody takes it."""
    furniture = state.world.furniture
    for slot in range(state.world.slots):
        if (state.ground[slot] == content.OBSTACLE) != (furniture.ground[slot] == content.OBSTACLE):
            wrong.append(f"the obstacle of slot {slot + 1} has moved")
        if state.ground[slot] == content.RELIC and furniture.ground[slot] != content.RELIC:
            wrong.append(f"there never was an artefact in slot {slot + 1}")
        if state.moved[slot] and state.ground[slot] != state.active:
            wrong.append(f"no army of whose turn it is has moved to slot {slot + 1}")
    for relic in range(state.world.artefacts):
        if (state.bearer[relic] == content.UNTAKEN) != (state.ground[furniture.relic_slot[relic]] == content.RELIC):
            wrong.append(f"artefact {relic + 1} and its slot disagree")
    for area in range(state.world.areas):
        if state.spent[area] and furniture.power_of[area] < 0:
            wrong.append(f"{state.world.area_names[area]} has no power to cross out")


def audit_counts(state: Artefacts, wrong: list[str]) -> None:
    """What is kept along is what is counted anew."""
    twin = state.copy()
    twin.derive()
    if not same(twin.armies, state.armies) or not same(twin.hosts, state.hosts):
        wrong.append("the armies are miscounted")
    if not same(twin.free, state.free) or not same(twin.burnt, state.burnt) or twin.left != state.left:
        wrong.append("the slots are miscounted")
    if not same(twin.held, state.held):
        wrong.append("the artefacts are miscounted")


def same(one: vec[i64], other: vec[i64]) -> bool:
    return list(one) == list(other)


def audit_turn(state: Artefacts, wrong: list[str]) -> None:
    """ARTEFACTS-7.1, ARTEFACTS-7.2 The game goes on exactly as long as nothing has ended it."""
    is_ended = state.left == 0 or state.round > state.house.round_limit or state.quiet >= state.seats
    if is_ended != (state.phase == content.OVER):
        wrong.append("the game should be over" if is_ended else "the game is over and nothing has ended it")
    if state.phase != content.OVER and (state.round == 0) != (state.phase == content.SETTLING):
        wrong.append("the rounds begin when everyone has settled")
    is_placing = state.phase in (content.SETTLING, content.REWARDING, content.RETURNING, content.RAISING)
    if state.reserve and not is_placing:
        wrong.append(f"{state.reserve} armies are to be placed, and nobody is asked to")
    is_own = not content.SIDING <= state.phase <= content.RETURNING and state.phase != content.SETTLING
    if is_own and state.turn != state.active and state.phase != content.OVER:
        wrong.append("somebody is asked in another's turn")


def audit_battle(state: Artefacts, wrong: list[str]) -> None:
    """ARTEFACTS-5.1, ARTEFACTS-5.2 A battle has two principals, and everyone who fights has a place to fight from."""
    if state.phase == content.OVER:
        return
    is_battle = content.SIDING <= state.phase <= content.RETURNING
    if is_battle != (state.arena >= 0) or is_battle != (state.source >= 0):
        wrong.append("there is a battle without a place, or a place without a battle")
    if not is_battle:
        if state.waiting or len(state.aids) or any(side != content.APART for side in state.side):
            wrong.append("something is left of a battle")
        return
    if state.attacker != state.active or state.defender in (-1, state.attacker):
        wrong.append("a battle is fought by whose turn it is, and another")
    if not state.waiting >> state.turn & 1:
        wrong.append(f"seat {state.turn} is asked, and is not to be")
    for seat in range(state.seats):
        if (state.side[seat] in (content.ATTACKING, content.DEFENDING)) != (state.base[seat] >= 0):
            wrong.append(f"seat {seat} fights from nowhere, or not at all")
