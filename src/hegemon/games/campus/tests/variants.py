"""How Campus is played in its battery, and in the soak: every map and every dial at its ends."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.engine.state import State
from hegemon.games.campus.state import Campus
from hegemon.lab.fairness import Bounds, Remedy
from hegemon.lab.tally import ordinal

VARIANTS: list[Options] = [  # games short enough to play often
    {"map": "johanneberg", "round_limit": 6},
    {"map": "university", "round_limit": 3},
    {"map": "random:3", "size": 14, "fight": "one_roll", "ties": "attacker", "round_limit": 4},
    {"fair_deal": False, "attack_dice": 4, "defence_dice": 3, "bonus_scale": 300, "round_limit": 4},
    {"round_limit": 1, "bonus_scale": 0, "batch": 1},
    {"map": "johanneberg", "compensation": False, "ending": "whole_round", "round_limit": 3},
]

CONSTANTS = {"world"}

SOAK: list[Options] = [  # games of full length
    {"map": "johanneberg"},
    {"map": "university"},
    {"map": "random:1"},
    {"map": "random:2", "size": 12},
]

GREEDY_WINS = 0.95  # of the games against random for two, at least, from either seat

FAIR = Bounds(
    players=(2, 3, 4, 5, 6),
    games=2_000,
    seed=20261116,
    seat=0.04,
    traits={"turn": 0.04},
    length=(3, 30),
    # Four players are nearly even without it: so few games could not tell.
    remedy=Remedy("turn", ({"compensation": False, "ending": "whole_round"},), games=1_000, players=(2, 3, 5, 6)),
)


def traits(state: State) -> dict[str, list[str]]:
    """When each seat's turn comes."""
    order = state.turn_order()
    return {"turn": [ordinal(order.index(seat)) for seat in range(len(order))]}


def length(state: State) -> int:
    """In rounds."""
    assert isinstance(state, Campus)
    return min(int(state.round), int(state.world.round_limit))
