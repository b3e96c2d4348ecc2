"""What prompts say can still be done is what the rules allow, at every moment of games played by lot."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.state import lowest
from hegemon.games.tianxia import GAME, phases, words
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import climb, give, legal, play, table
from hegemon.games.tianxia.tests.scenes import seen
from hegemon.games.tianxia.words.possible import actions_left, gifts_left, pieces_left

MOST = 700  # moves of one game


def is_possible(state: Tianxia, *verbs: str) -> bool:
    return bool(legal(state, *verbs))


def compared(state: Tianxia) -> bool:
    """Hold what a prompt reads off a view to the rules, where a turn goes on; whether it does."""
    view = seen(state)
    if view["phase"] != "turn" or view["effects"]:
        return False
    if view["deed"] in ("fortify", "train"):
        assert pieces_left(view) == [piece for piece in ("wall", "tower", "soldier") if is_possible(state, piece)]
        return True
    if view["deed"] != "region" or (view["action"] == "ship" and not view["times"]):
        return False
    by_rules = {action: is_possible(state, action) for action in ("govern", "exchange")}
    by_rules["ship"] = is_possible(state, "ship", "deliver")
    assert actions_left(view) == [action for action, holds in by_rules.items() if holds]
    gifts = gifts_left(view)
    assert ("the step" in gifts) == is_possible(state, "banner")
    assert any(gift != "the step" for gift in gifts) == is_possible(state, "bubble")
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_prompt_offers_is_what_the_rules_allow(players: int) -> None:
    state, dice, times = GAME.start(players, 11), seeded(players), 0
    assert isinstance(state, Tianxia)
    for _ in range(MOST):
        if not state.unanswered():
            break
        asked = lowest(state.unanswered())
        times += compared(state)
        state.play(asked, state.sample(asked, dice))
    assert times > 40


def test_who_has_nothing_left_to_do_in_a_region_is_told_to_end_the_turn() -> None:
    state = table()
    give(state, "1 wood")
    play(state, "region zhao", "banner", "govern quarry 1")
    assert words.prompt(seen(state)) == "Take 1 coin and 1 rice, or end your turn"
    assert words.button(seen(state), ["done"]) == "Take all, end turn"
    state.done_parts |= phases.BUBBLE
    assert words.prompt(seen(state)) == "End your turn"
    assert words.button(seen(state), ["done"]) == "End turn"


def test_a_step_that_end_turn_took_asks_before_the_turn_ends() -> None:
    state = table()
    give(state, "1 wood")
    climb(state, "general", 3)
    play(state, "region qin", "govern drill_yard 1", "done")
    assert words.prompt(seen(state)) == "Before your turn ends: choose a section for a free soldier"


def test_who_lacks_the_stone_is_not_told_to_build() -> None:
    state = table()
    play(state, "military fortify", "climb sage")
    assert words.prompt(seen(state)) == "End your turn"
    give(state, "1 stone")
    assert words.prompt(seen(state)) == "Build a wall, or end your turn"
