"""The final duel as the table shows it step by step: the leaders, treason, elements, and who is ahead."""

from __future__ import annotations

from typing import Any

from hegemon.games.swarm.knowledge import view
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does
from hegemon.games.swarm.tests.test_duel import duel
from hegemon.games.swarm.words import showdowns
from hegemon.presentation.scenes import retold

NAMES = ["you", "Bo", "Cleo"]


def dueled(state: Swarm, *moves: str) -> list[dict[str, Any]]:
    """What seat A is shown after the last of these moves."""
    told: list[list[Any]] = [[scene(state, event) for event in state.heard or [] if event.seen_by(0)]]
    for move in moves:
        state.heard = []
        does(state, move[0], move[2:])
        told.append([scene(state, event) for event in state.heard if event.seen_by(0)])
    seen: Any = {**view(state, 0), "names": NAMES}
    earlier = [one for scenes in told[:-1] for one in scenes]
    return showdowns(seen, told[-1], lambda: earlier) if told[-1] else []


def scene(state: Swarm, event: Any) -> Any:
    return retold(state.chronicle(), event, NAMES)


def test_the_higher_skill_wins_the_game() -> None:
    state = duel({"a": ["volkan"], "b": ["pyra"]}, traitors={"b": "tide"})
    (shown,) = dueled(state, "a show volkan", "b show pyra", "a pass", "b pass")
    assert (shown["title"], shown["verdict"], shown["outcome"]) == ("Final duel", "You win 6 to 5", "You win the game")
    assert [(side["name"], side["score"], side["won"]) for side in shown["sides"]] == [
        ("You", 6, True),
        ("Bo", 5, False),
    ]
    assert (shown["seats"], shown["spot"], shown["cry"]) == ([0, 1], None, "")


def test_nothing_is_shown_while_treason_may_still_be_called() -> None:
    state = duel({"a": ["volkan"], "b": ["pyra"]}, traitors={"b": "tide"})
    assert dueled(state, "a show volkan", "b show pyra") == []


def test_a_leader_that_is_countered_counts_nothing() -> None:
    state = duel({"a": ["volkan"], "b": ["brook"]}, traitors={"b": "tide"})
    (shown,) = dueled(state, "a show volkan", "b show brook", "a pass", "b pass")
    own = shown["sides"][0]
    assert (own["score"], own["cards"][0]["stamp"], own["terms"][0]["struck"]) == (0, "Beaten", True)
    assert (shown["steps"][2], shown["outcome"]) == ("Water beats fire", "Bo wins the game")


def test_treason_is_called_out() -> None:
    state = duel({"a": ["asha"], "b": ["volkan"]}, traitors={"a": "volkan"})
    (shown,) = dueled(state, "a show asha", "b show volkan", "b pass", "a treason")
    assert (shown["cry"], shown["sides"][1]["cards"][0]["stamp"]) == ("Treason!", "Traitor")
    assert (shown["outcome"], shown["meaning"]) == ("You win the game", "Volkan is a traitor.")


def test_of_three_everyone_stands_alone_and_it_is_told_why_one_wins() -> None:
    state = duel({"a": ["volkan"], "b": ["gale"], "c": ["brook"]}, seats=3, traitors={"c": "tide"})
    moves = ("a show volkan", "b show gale", "c show brook", "a pass", "b pass", "c pass")
    (shown,) = dueled(state, *moves)
    assert [(side["seat"], side["name"], side["score"]) for side in shown["sides"]] == [
        (0, "You", 0),
        (1, "Bo", 2),
        (2, "Cleo", 1),
    ]
    assert [side["won"] for side in shown["sides"]] == [False, True, False]
    assert shown["meaning"] == "Water beats your fire, and Gale's 2 beats Brook's 1."


def test_a_tie_is_told_with_what_decides_it() -> None:
    state = duel({"a": ["asha"], "b": ["aura"]}, water="a1 b2", traitors={"b": "tide"})
    (shown,) = dueled(state, "a show asha", "b show aura", "a pass", "b pass")
    assert (shown["verdict"], shown["outcome"]) == ("Tied 1 to 1", "Cities, water and quests decide")
