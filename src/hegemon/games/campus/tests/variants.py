"""How Campus is played in its battery, and in the soak: every map and every dial at its ends."""

from __future__ import annotations

from hegemon.engine.dials import Options

VARIANTS: list[Options] = [  # games short enough to play often
    {"map": "johanneberg", "round_limit": 6},
    {"map": "university", "round_limit": 3},
    {"map": "random:3", "size": 14, "fight": "one_roll", "ties": "attacker", "round_limit": 4},
    {"fair_deal": False, "attack_dice": 4, "defence_dice": 3, "bonus_scale": 300, "round_limit": 4},
    {"round_limit": 1, "bonus_scale": 0, "batch": 1},
]

CONSTANTS = {"world"}

SOAK: list[Options] = [  # games of full length
    {"map": "johanneberg"},
    {"map": "university"},
    {"map": "random:1"},
    {"map": "random:2", "size": 12},
]

GREEDY_WINS = 0.95  # of the games against random for two, at least, from either seat
