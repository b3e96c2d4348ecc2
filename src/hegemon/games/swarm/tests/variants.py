"""How Swarm is played in its battery, and in the soak: both auctions, and every dial at its ends."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.engine.state import State, bit
from hegemon.games.swarm import cards
from hegemon.games.swarm.content import SPECIALTIES
from hegemon.games.swarm.phases import KEEPING, LAID, LOTS, QUEST_LOT
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.world import TRAITORS_DRAWN
from hegemon.lab.fairness import Bounds

VARIANTS: list[Options] = [
    {},
    {"auction": "sealed", "ties": "defender", "bastions_to_win": 2, "hold": 1, "rain_on_top": 0},
    {
        "bastions": 6,
        "cities": 5,
        "basins": 4,
        "drop_cost": 0,
        "move_cost": 0,
        "prayer_troops": 3,
        "starting_leaders": 4,
        "leader_limit": 1,
        "covert_limit": 1,
        "quest_limit": 1,
        "deals": 1,
    },
    {"starting_water": 0, "mercy": 0, "starting_leaders": 1, "minimum_bid": 2, "deals": 0, "ending_among_last": 1},
]

CONSTANTS = {"world"}

SOAK: list[Options] = [
    {},
    {"auction": "sealed"},
    {"hold": 1},
    {"starting_water": 12, "covert_limit": 8, "starting_leaders": 4},
]

RANDOM_GAMES = 20_000  # of all those together
GREEDY_GAMES = 2_000

GREEDY_WINS = 0.9  # of the games against random for two, at least, from either seat
GREEDY_AMONG_RANDOM = 0.6  # of the games against three of them, at least

THINKING_GAMES = 1_000  # between bots that think ahead, for each number of players: what wins, what is never used

FAIR = Bounds(players=(3, 4, 5), games=2_000, seed=20261116, seat=0.03, traits={"specialty": 0.08}, length=(8, 16))


def traits(state: State) -> dict[str, list[str]]:
    """The specialty of each seat."""
    assert isinstance(state, Swarm)
    return {"specialty": [SPECIALTIES[int(specialty)].name for specialty in state.specialty]}


def length(state: State) -> int:
    """In rounds."""
    assert isinstance(state, Swarm)
    return int(state.round)


def swap(state: State, seat: int, dice: Dice) -> State:
    """Cards that the seat cannot place change places, others exchange their traitors, and two late events swap.

    While another's answer lies sealed only quests do: no answer speaks of them.
    """
    assert isinstance(state, Swarm)
    twin = state.copy()
    sealed = int(twin.answered & ~bit(seat)) != 0
    for lot in [QUEST_LOT] if sealed else range(LOTS):
        exchange_unknown(twin, lot, seat, dice)
    if not sealed and twin.phase != KEEPING:
        exchange_traitors(twin, seat)
    exchange_events(twin)
    return twin


def exchange_unknown(state: Swarm, lot: int, seat: int, dice: Dice) -> None:
    """Two cards that the seat cannot place, laid wards apart, take each other's place."""
    places, known = cards.places_of(state, lot), cards.known_of(state, lot)
    wards = range(LAID, LAID + int(state.seats))
    unknown = [card for card in range(len(places)) if not known[card] >> seat & 1 and places[card] not in wards]
    if len(unknown) < 2:
        return
    one = unknown.pop(int(dice.below(len(unknown))))
    two = unknown[int(dice.below(len(unknown)))]
    places[one], places[two] = places[two], places[one]
    known[one], known[two] = known[two], known[one]
    deck = cards.deck_of(state, lot)
    for at in range(len(deck)):
        deck[at] = {one: two, two: one}.get(int(deck[at]), int(deck[at]))


def exchange_traitors(state: Swarm, seat: int) -> None:
    """Two others whose traitors are unplayed exchange them, and those they put away."""
    others = [other for other in range(int(state.seats)) if other != seat and not state.spent >> other & 1]
    if len(others) < 2:
        return
    one, two = others[0], others[-1]
    state.traitor[one], state.traitor[two] = state.traitor[two], state.traitor[one]
    for k in range(TRAITORS_DRAWN):
        here, there = one * TRAITORS_DRAWN + k, two * TRAITORS_DRAWN + k
        state.drawn[here], state.drawn[there] = state.drawn[there], state.drawn[here]


def exchange_events(state: Swarm) -> None:
    """The two lowest events, which not even a seer sees, unless one of them ends the game."""
    if len(state.events) > 2 and state.world.ending_event not in (state.events[0], state.events[1]):
        state.events[0], state.events[1] = state.events[1], state.events[0]
