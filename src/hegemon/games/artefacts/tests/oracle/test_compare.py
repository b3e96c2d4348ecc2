"""Random games of the rules and of the oracle side by side: the tests play few, `make soak` many."""

from __future__ import annotations

from collections import Counter

import pytest

from hegemon.games.artefacts.tests.oracle.compare import compare_game, compare_games, variant_of
from hegemon.games.artefacts.tests.oracle.wrongs import WRONGS, Wrong

GAMES = range(1, 9)


def test_the_rules_and_the_oracle_agree_in_every_state_of_random_games() -> None:
    tally, differences = compare_games(GAMES)
    assert [difference.report() for difference in differences] == []
    assert tally["states"] > 500


@pytest.mark.parametrize("wrong", WRONGS, ids=str)
def test_a_small_wrong_in_the_oracle_is_noticed(wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong.make(monkeypatch)
    assert compare_game(variant_of(wrong.game), wrong.game, Counter())
