"""Chapters 1 and 2: the board is laid, decks are shuffled, everyone is dealt to, and the first troops come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import first, pack
from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm import cards, content, events, phases, troops
from hegemon.games.swarm.board_facts import find_cells, is_safe, label, occupants, swarm_tile
from hegemon.games.swarm.moves import DEPLOY, KEEP
from hegemon.games.swarm.world import TRAITORS_DRAWN as FOUR
from hegemon.kit.cards import IN_DECK, shuffled
from hegemon.kit.seats import all_seats, in_order, seat_after

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

CROWDED: Final = 3  # bastions within one step of a tile, for which the layout is drawn again


def setup(state: Swarm, dice: Dice) -> None:
    """Lay everything out, and ask all for their traitor."""
    state.dice = dice
    lay_tiles(state)
    while is_crowded(state):
        lay_tiles(state)
    place_swarm(state)
    stack_events(state)
    stack_cards(state)
    state.start = dice.below(state.seats)
    state.tell(events.STARTED, state.start, swarm_tile(state))
    for place in range(state.seats):
        deal_cards(state, in_order(state.start, place, state.seats))
    deal_specialties(state)
    deal_traitors(state)
    state.ask_all(phases.KEEPING, all_seats(state.seats))


def lay_tiles(state: Swarm) -> None:
    """SWARM-1.1 The twenty tiles lie at random in a grid of five by four."""
    state.tile_at = shuffled(content.CELLS, state.dice)
    find_cells(state)


def is_crowded(state: Swarm) -> bool:
    """SWARM-1.1 Has some tile three bastions within one step?"""
    for cell in range(i64(content.CELLS)):
        bastions: i64 = 1 if state.world.tile_kind[state.tile_at[cell]] == content.BASTION else 0
        for direction in range(4):
            near = state.world.steps[cell * 4 + direction]
            if near >= 0 and state.world.tile_kind[state.tile_at[near]] == content.BASTION:
                bastions += 1
        if bastions >= CROWDED:
            return True
    return False


def place_swarm(state: Swarm) -> None:
    """SWARM-1.3 On a random tile that is neither the sanctuary nor a bastion."""
    state.swarm = state.dice.below(content.CELLS)
    while is_safe(state, swarm_tile(state)):
        state.swarm = state.dice.below(content.CELLS)
    state.swarm_from = state.swarm


def stack_events(state: Swarm) -> None:
    """SWARM-1.5 Rain cards on top; below all others shuffled, the ending one among the last."""
    rest, on_top = vec[i64](), vec[i64]()
    for card in shuffled(len(state.world.event_effect), state.dice):
        if state.world.event_effect[card] == content.RAIN and len(on_top) < state.world.rain_on_top:
            on_top = append(on_top, card)
        elif card != state.world.ending_event:
            rest = append(rest, card)
    at = state.dice.below(min(state.world.ending_among_last, i64(len(rest) + 1)))
    state.events = piled(rest, at, state.world.ending_event, on_top)


def piled(rest: vec[i64], at: i64, inserted: i64, on_top: vec[i64]) -> vec[i64]:
    """A deck with its top card last: the rest with a card inserted so far from the bottom, then those on top."""
    deck = vec[i64](capacity=len(rest) + len(on_top) + 1)
    for k in range(i64(len(rest) + 1)):
        if k == at:
            deck = append(deck, inserted)
        if k < len(rest):
            deck = append(deck, rest[k])
    for card in on_top:
        deck = append(deck, card)
    return deck


def stack_cards(state: Swarm) -> None:
    """SWARM-1.6 Quests, leaders and covert cards are shuffled, each by themselves."""
    state.quests = shuffled(len(content.QUESTS), state.dice)
    state.leaders = shuffled(len(content.LEADERS), state.dice)
    state.coverts = shuffled(len(state.covert_at), state.dice)
    for lot in range(3):
        places = cards.places_of(state, lot)
        for card in range(i64(len(places))):
            places[card] = IN_DECK


def deal_specialties(state: Swarm) -> None:
    """SWARM-2.2 One specialty each."""
    deck = shuffled(len(content.SPECIALTIES), state.dice)
    for place in range(state.seats):
        seat = in_order(state.start, place, state.seats)
        state.specialty[seat] = deck[place]
        state.tell(events.SPECIALTY_DEALT, seat, deck[place])
        equip(state, seat, deck[place])
    cards.peek(state)


def equip(state: Swarm, seat: i64, specialty: i64) -> None:
    """SWARM-2.2 Water and troops, and what the specialty adds."""
    state.water[seat] = max(i64(0), state.world.starting_water + state.world.specialty_water[specialty])
    state.reserve[seat] = state.world.starting_troops + state.world.specialty_troops[specialty]


def deal_cards(state: Swarm, seat: i64) -> None:
    """SWARM-2.2, SWARM-2.3 A quest and leaders; before the specialties, so that nobody watches the deal."""
    cards.draw(state, phases.QUEST_LOT, seat)
    for _leader in range(state.world.starting_leaders):
        cards.draw(state, phases.LEADER_LOT, seat)


def deal_traitors(state: Swarm) -> None:
    """SWARM-2.4 Four traitor cards each."""
    deck = shuffled(len(content.LEADERS), state.dice)
    for seat in range(state.seats):
        for k in range(FOUR):
            state.drawn[seat * FOUR + k] = deck[seat * FOUR + k]
        four = state.drawn[seat * FOUR : seat * FOUR + FOUR]
        state.tell(events.TRAITORS_DRAWN, four[0], four[1], four[2], four[3], audience=bit(seat))


def legal_traitors(state: Swarm, seat: i64) -> vec[i64]:
    legal = vec[i64](capacity=FOUR)
    for k in range(FOUR):
        legal = append(legal, pack(KEEP, state.drawn[seat * FOUR + k]))
    return legal


def keep(state: Swarm) -> None:
    """SWARM-2.4 All keep one; the other three leave the game face down."""
    for seat in range(state.seats):
        state.traitor[seat] = first(state.answer[seat])
        state.tell(events.TRAITOR_KEPT, seat, state.traitor[seat], audience=bit(seat))
    state.open_answers()


def legal_deployments(state: Swarm) -> vec[i64]:
    """SWARM-2.5 Free is a tile with nobody on it that is neither the swarm's nor the sanctuary."""
    legal = vec[i64](capacity=content.CELLS)
    for tile in range(i64(content.CELLS)):
        if is_free(state, tile):
            legal = append(legal, pack(DEPLOY, tile))
    return legal


def is_free(state: Swarm, tile: i64) -> bool:
    if state.world.tile_kind[tile] == content.SANCTUARY or tile == swarm_tile(state):
        return False
    return occupants(state, tile) == 0


def why_not_deploy(state: Swarm, tile: i64) -> NotAllowed:
    """The rule against deploying on a tile."""
    if state.world.tile_kind[tile] == content.SANCTUARY:
        return NotAllowed("SWARM-2.5", "Nobody begins in the sanctuary.")
    if tile == swarm_tile(state):
        return NotAllowed("SWARM-2.5", f"The swarm is at {label(state, tile)}.")
    return NotAllowed("SWARM-2.5", f"{label(state, tile)} is taken.")


def deploy(state: Swarm, seat: i64, tile: i64) -> None:
    """SWARM-2.5 In turn order, five troops go from the reserve to a free tile; a warlord's extra ones come along."""
    extra = max(i64(0), state.world.specialty_troops[state.specialty[seat]])
    number = min(state.world.deployed + extra, state.reserve[seat])
    troops.come(state, seat, tile, number)
    state.tell(events.DEPLOYED, seat, tile, number)
    following = seat_after(state.start, seat, state.seats)
    if following == NOBODY:
        state.ask_nobody(phases.DEPLOYING)
    else:
        state.ask_one(phases.DEPLOYING, following)
