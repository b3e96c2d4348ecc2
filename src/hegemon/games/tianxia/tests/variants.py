"""How Tianxia is played in its battery, and in the soak: dials at their ends, and raiders answered in secret."""

from __future__ import annotations

from hegemon.conformance.trial import Trial
from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.engine.state import State
from hegemon.games.tianxia.content import HOUSES
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.oracle.compare import agreed_games
from hegemon.games.tianxia.tests.promises import kept_promises
from hegemon.kit.cards import IN_DECK
from hegemon.lab.fairness import Bounds
from hegemon.lab.tally import ordinal

VARIANTS: list[Options] = [
    {},
    {"loss_order": "ask", "nomad_strength": 300, "rounds": 3, "starting_goods": 6, "lone_turns": 1},
    {
        "rounds": 8,
        "nomad_strength": 25,
        "tower_spaces": 3,
        "soldier_price": 0,
        "disc_surcharge": 0,
        "disc_coins": 5,
        "step_price": 0,
        "neutral_workers": 0,
        "loss_order": "points",
        "prestige_second": 15,
        "penalty": 0,
        "compensation": "places",
    },
    {
        "rounds": 1,
        "tower_spaces": 1,
        "disc_surcharge": 3,
        "disc_coins": 0,
        "end_division": 1,
        "soldier_price": 5,
        "compensation": "off",
    },
]

CONSTANTS = {"world"}

SOAK: list[Options] = [
    {},
    {"loss_order": "ask", "nomad_strength": 200},
    {"lone_turns": 2, "starting_goods": 6},
    {"rounds": 8, "tower_spaces": 3},
]

RANDOM_GAMES = 20_000  # of all those together
GREEDY_WINS = 0.97  # of the games against random for two, at least, from either seat

TRIALS = [
    Trial("greedy games and what is promised of them", range(50_000, 50_600), 150, kept_promises, "every promise kept"),
    Trial("random games beside the oracle", range(100_000, 100_300), 5, agreed_games, "no difference in any state"),
]

THINKING_GAMES = 1_000  # between bots that think ahead, for each number of players: what wins, what is never used

FAIR = Bounds(
    players=(2, 3, 4), games=2_000, seed=20270615, seat=0.04, traits={"turn": 0.04, "house": 0.06}, length=(4, 4)
)


def traits(state: State) -> dict[str, list[str]]:
    """When each seat's turn came first, and its house."""
    assert isinstance(state, Tianxia)
    order = state.turn_order()
    return {
        "turn": [ordinal(order.index(seat)) for seat in range(len(order))],
        "house": [HOUSES[int(house)].name for house in state.house],
    }


def length(state: State) -> int:
    """In rounds."""
    assert isinstance(state, Tianxia)
    return int(state.round)


def swap(state: State, seat: int, dice: Dice) -> State:
    """Two objectives that the seat cannot place change places, and the two lowest of each stack."""
    assert isinstance(state, Tianxia)
    twin = state.copy()
    exchange_objectives(twin, seat, dice)
    for stack in (twin.stack, twin.ship_deck, twin.demand_deck, twin.nomad_deck):
        if len(stack) > 1:
            at = int(dice.below(len(stack) - 1))
            stack[at], stack[at + 1] = stack[at + 1], stack[at]
    return twin


def exchange_objectives(state: Tianxia, seat: int, dice: Dice) -> None:
    places = state.objective_at
    unknown = [card for card in range(len(places)) if places[card] >= IN_DECK and places[card] != seat]
    if len(unknown) < 2 or state.phase == 2:
        return
    one = unknown.pop(int(dice.below(len(unknown))))
    two = unknown[int(dice.below(len(unknown)))]
    places[one], places[two] = places[two], places[one]
    for at in range(len(state.objective_deck)):
        card = int(state.objective_deck[at])
        state.objective_deck[at] = {one: two, two: one}.get(card, card)
