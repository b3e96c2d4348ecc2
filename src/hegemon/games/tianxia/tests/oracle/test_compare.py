"""Random games of the rules and of the oracle side by side: the tests play few, `make soak` many."""

from __future__ import annotations

from collections import Counter

import pytest

from hegemon.games.tianxia.tests.oracle.choosers import Variant
from hegemon.games.tianxia.tests.oracle.compare import compare_game, compare_games
from hegemon.games.tianxia.tests.oracle.wrongs import WRONGS, Wrong

GAMES = (1, 3, 4, 7, 9, 10)  # of two, three and four, two of them bent
ENOUGH = 12  # games in which a wrong must show


def test_the_rules_and_the_oracle_agree_in_every_state_of_random_games() -> None:
    tally, differences = compare_games(GAMES)
    assert [difference.report() for difference in differences] == []
    assert tally["states"] > 1_500


@pytest.mark.parametrize("wrong", WRONGS, ids=str)
def test_a_small_wrong_in_the_oracle_is_noticed(wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong.make(monkeypatch)
    games = (Variant(2 + number % 3, dict(wrong.options)) for number in range(ENOUGH))
    assert any(compare_game(variant, number, Counter()) for number, variant in enumerate(games))
