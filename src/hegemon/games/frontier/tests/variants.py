"""How Frontier is played in its battery, and in the soak: small and large maps, and every dial at its ends."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.engine.state import State
from hegemon.games.frontier.state import Frontier
from hegemon.lab.fairness import Bounds, Remedy

VARIANTS: list[Options] = [  # games short enough to play often
    {"size": "5x5", "round_limit": 12},
    {"round_limit": 5},
    {"size": "40x40", "round_limit": 1},
    {"size": "7x9", "water_weight": 60, "woods_weight": 40, "blocked": "passes", "round_limit": 10},
    {
        "size": "9x6",
        "map": "7",
        "actions": 5,
        "warehouse": 1,
        "spend_cap": 40,
        "head_start": "off",
        "range": 4,
        "stacking": "sum",
        "support": "none",
        "material_weight": 90,
        "iron_weight": 30,
        "gold_weight": 60,
        "woods_weight": 60,
        "round_limit": 4,
    },
    {
        "size": "6x6",
        "actions": 3,
        "head_start": "places",
        "support": "half",
        "range": 1,
        "snow_weight": 200,
        "village_weight": 60,
        "small_castle_weight": 40,
        "large_castle_weight": 40,
        "castle_power": 2,
        "round_limit": 8,
    },
]

CONSTANTS = {"world"}

SOAK: list[Options] = [  # games of full length
    {},
    {"size": "9x9"},
    {"size": "12x12", "water_weight": 40, "woods_weight": 30, "material_weight": 30, "iron_weight": 10},
    {"size": "5x5", "blocked": "passes", "support": "half"},
]

RANDOM_GAMES = 50_000  # of all those together

GREEDY_WINS = [0.97, 0.95, 0.97, 0.93]  # of the games against random for two, at least, from either seat

FAIR = Bounds(
    players=(4,),
    games=2_000,
    seed=20261121,
    seat=0.04,
    traits={"corner": 0.04},
    length=(20, 40),
    options=tuple({"map": str(number)} for number in range(820_000, 820_200)),
    remedy=Remedy("turn", ({"head_start": "off"}, {"head_start": "places"}), games=10_000),
)

CORNERS = ["north-west", "north-east", "south-west", "south-east"]
TURNS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]


def traits(state: State) -> dict[str, list[str]]:
    """Where each seat spawned, as long as that is in corners, and when its turn comes."""
    assert isinstance(state, Frontier)
    seats = int(state.seats)
    found = {"turn": [TURNS[(seat - int(state.first)) % seats] for seat in range(seats)]}
    corners = [int(corner) for corner in state.world.grid.corners()]
    if seats <= len(CORNERS):
        found["corner"] = [CORNERS[corners.index(int(spawn))] for spawn in state.spawn]
    return found


def length(state: State) -> int:
    """In rounds."""
    assert isinstance(state, Frontier)
    return min(int(state.round), int(state.world.round_limit))
