"""What is asked, the kinds of turn, and the parts of a region turn."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # one player acts
LOSING: Final = 1  # all who have coins say in secret how many the raiders get
OVER: Final = 2
PHASES: Final = ["turn", "losing", "over"]

NO_DEED: Final = 0  # the player has still to choose
REGION: Final = 1
FORTIFY: Final = 2
TRAIN: Final = 3
BARGE: Final = 4
PASS: Final = 5
CLOSING: Final = 6  # `done` was said, and choices that it opened are left
DEEDS: Final = ["", "region", "fortify", "train", "barge", "pass", "closing"]

# Parts of a region turn.
BANNER: Final = 1
BUBBLE: Final = 2
GOVERN: Final = 4
EXCHANGE: Final = 8
SHIP: Final = 16
ACTIONS: Final = GOVERN | EXCHANGE | SHIP
PARTS: Final = {"banner": BANNER, "bubble": BUBBLE, "govern": GOVERN, "exchange": EXCHANGE, "ship": SHIP}

NEUTRAL: Final = 8  # a worker of nobody on a barge

# Where an objective is, beside the deck and the hands.
DISCARDED: Final = -2
