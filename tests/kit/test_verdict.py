"""How a game was won, in a sentence."""

from __future__ import annotations

import pytest

from hegemon.kit.verdict import verdict

NAMES = ["Ada", "Bo", "Cleo"]


@pytest.mark.parametrize(
    ("scores", "ties", "sentence"),
    [
        ([3, 9, 4], [0, 0, 0], "Bo holds the most rooms: 9."),
        ([9, 4, 9], [1, 8, 2], "Ada and Cleo hold 9 rooms each, and Cleo has more troops."),
        ([9, 9, 9], [1, 8, 2], "Ada, Bo and Cleo hold 9 rooms each, and Bo has the most troops."),
        (
            [9, 9, 9],
            [8, 8, 2],
            "Ada, Bo and Cleo hold 9 rooms each; Ada and Bo have the most troops and share the win.",
        ),
        ([1, 1, 0], [3, 2, 9], "Ada and Bo hold 1 room each, and Ada has more troops."),
        ([0, 0, 0], [3, 2, 1], "Ada, Bo and Cleo hold 0 rooms each, and Ada has the most troops."),
        ([9, 9, 4], [8, 8, 9], "Ada and Bo hold 9 rooms each, so they share the win."),
    ],
)
def test_a_verdict_says_what_decided(scores: list[int], ties: list[int], sentence: str) -> None:
    assert verdict(NAMES, scores, ("room", "rooms"), ties, "troops") == sentence
