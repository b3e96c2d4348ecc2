"""How Artefacts is played in its battery, and in the soak: every size, and every dial at its ends."""

from __future__ import annotations

from hegemon.conformance.trial import Trial
from hegemon.engine.dials import Options
from hegemon.engine.state import State
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.oracle.compare import agreed_games
from hegemon.games.artefacts.tests.promises import kept_promises
from hegemon.lab.fairness import Bounds, Remedy
from hegemon.lab.tally import ordinal

VARIANTS: list[Options] = [  # games short enough to play often
    {"size": "tiny", "map": "2", "artefacts": 30, "powers": 100},
    {"size": "small", "round_limit": 2},
    {
        "size": "small",
        "map": "5",
        "starting_armies": 4,
        "snake": True,
        "opening": "off",
        "battles": 3,
        "two_rounds": True,
        "losses": "difference",
        "debrief": "half",
        "allies": "adjacent",
        "rewards": 3,
        "obstacles": 0,
        "artefacts": 30,
        "powers": 100,
        "round_limit": 3,
    },
    {
        "size": "tiny",
        "map": "3",
        "starting_armies": 1,
        "opening": "k_th",
        "losses": "total",
        "rewards": 0,
        "obstacles": 30,
        "artefacts": 0,
        "powers": 0,
        "round_limit": 6,
    },
    {"map": "7", "round_limit": 1, "starting_armies": 1},
    {"size": "large", "map": "11", "round_limit": 1, "starting_armies": 1},
    {"size": "huge", "map": "13", "round_limit": 1, "starting_armies": 1},
]

CONSTANTS = {"house"}

SOAK: list[Options] = [  # games of full length
    {},
    {"size": "tiny", "artefacts": 30, "powers": 100},
    {"size": "small", "two_rounds": True, "allies": "adjacent", "losses": "difference", "battles": 3, "snake": True},
    {"size": "huge", "debrief": "half", "losses": "total", "rewards": 2},
]

RANDOM_GAMES = 30_000  # of all those together

GREEDY_WINS = 0.9  # of the games against random for two, at least, from either seat

TRIALS = [
    Trial("worlds and what is promised of them", range(10_000), 20, kept_promises, "every promise kept"),
    Trial("random games beside the oracle", range(100_000, 100_600), 5, agreed_games, "no difference in any state"),
]

FAIR = Bounds(
    players=(2, 3, 4, 6),
    games=2_000,
    seed=20261202,
    seat=0.04,
    traits={"turn": 0.04},
    length=(3, 12),
    options=tuple({"map": str(number)} for number in range(930_000, 930_200)),
    remedy=Remedy("turn", ({"opening": "off"},), games=1_000),
)


def traits(state: State) -> dict[str, list[str]]:
    """When each seat's turn comes."""
    order = state.turn_order()
    return {"turn": [ordinal(order.index(seat)) for seat in range(len(order))]}


def length(state: State) -> int:
    """In rounds."""
    assert isinstance(state, Artefacts)
    return min(int(state.round), int(state.house.round_limit))
