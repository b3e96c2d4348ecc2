"""What is promised of games between greedy bots, and that a promise which is broken is named."""

from __future__ import annotations

from collections import Counter

from hegemon.games.tianxia.tests.promises import broken_promises, greedy_game


def test_promises_that_hold_say_nothing() -> None:
    assert broken_promises(Counter(games=10, battles=60, won=30), [60, 100, 140]) == []


def test_promises_that_are_broken_are_named() -> None:
    assert broken_promises(Counter(games=10, battles=90, won=10), [150, 141, 9]) == [
        "a lane is attacked 2.25 times in a game",
        "11% of the battles are won",
        "winners score 141 at the median",
    ]
    assert broken_promises(Counter(games=10, battles=0), [60]) == ["a lane is attacked 0.00 times in a game"]
    assert broken_promises(Counter(games=1, battles=4, won=4), [60]) == []  # too few to tell


def test_a_game_is_counted_with_its_battles_and_the_score_of_its_winner() -> None:
    counted, score = greedy_game(2, 3, rounds=3)
    assert counted["games"] == 1
    assert counted["battles"] >= counted["won"]
    assert score > 0
