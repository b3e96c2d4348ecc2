"""What a seat may know: everything but the dice to come."""

from __future__ import annotations

import json

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus.phases import PLACING
from hegemon.games.campus.tests.positions import campus, dice_showing, play


def told() -> dict[str, object]:
    """The view of a game of three in which C has fallen and A has just lost a troop."""
    state = campus({"fysik": "A5 f2 v1", "kemi": "A1"}, players=3, turn="A", first="B", round=4, fallen="C")
    state.dice = dice_showing("1:6")
    play(state, "attack fysik sspa 1")
    return state.view(0)


def test_the_view_shows_every_territory() -> None:
    territories = told()["territories"]
    assert isinstance(territories, list)
    assert [entry["name"] for entry in territories[3:5]] == ["fysik", "kemi"]
    assert territories[3] == {"name": "fysik", "owner": 0, "troops": 4, "fresh": 2, "vanguard": 0}
    assert territories[4] == {"name": "kemi", "owner": 0, "troops": 1, "fresh": 1, "vanguard": 0}
    others = [(entry["owner"], entry["troops"], entry["fresh"]) for entry in [*territories[:3], *territories[5:]]]
    assert others == [(1, 1, 0)] * 11


def test_the_view_shows_the_accounts() -> None:
    view = told()
    shown = {name: view[name] for name in ("reserve", "held", "income", "raised", "lost", "fell")}
    assert shown == {
        "reserve": [0, 0, 0],
        "held": [2, 11, 0],
        "income": [6, 12, 0],
        "raised": [6, 11, 0],
        "lost": [1, 0, 0],
        "fell": [0, 0, 1],
    }


def test_the_view_shows_how_the_game_stands_and_nothing_else() -> None:
    view = told()
    names = [
        "game",
        "map",
        "size",
        "players",
        "phase",
        "round",
        "round_limit",
        "ends_by_die",
        "first",
        "turn",
        "batch",
        "over",
    ]
    assert [view[name] for name in names] == ["campus", "johanneberg", 30, 3, "move", 4, 20, True, 1, 0, 0, False]
    assert set(view) == {*names, "territories", "reserve", "held", "income", "raised", "lost", "fell"}


def test_a_vanguard_is_seen() -> None:
    territories = campus({"fysik": "A5 f2 v1"}).view(1)["territories"]
    assert isinstance(territories, list)
    assert [entry["vanguard"] for entry in territories if entry["vanguard"]] == [1]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everyone_sees_the_same_and_nothing_of_the_dice(seat: int) -> None:
    state = campus({"fysik": "A5"}, phase=PLACING, reserve=(3, 0))
    shown = json.dumps(state.view(seat))
    state.dice = seeded(99)
    assert shown == json.dumps(state.view(0))
    assert "dice" not in json.loads(shown)


def test_the_view_tells_when_it_is_over() -> None:
    state = campus({"fysik": "A5"}, turn="B", round_limit=1)
    play(state, "end")
    assert (state.view(0)["over"], state.view(0)["phase"]) == (True, "over")


def test_an_imagined_state_differs_in_nothing_but_the_dice() -> None:
    state = campus({"fysik": "A5", "sspa": "B3"})
    imagined = state.imagine(0, seeded(5))
    assert imagined.lines()[:-1] == state.lines()[:-1]
    assert imagined.lines()[-1] != state.lines()[-1]


def test_imagined_dice_do_not_tell_what_the_true_ones_will_show() -> None:
    state = campus({"fysik": "A9", "sspa": "B9"})
    dice = seeded(5)
    futures = set()
    for _ in range(20):
        imagined = state.imagine(0, dice)
        imagined.play(0, state.notation().parse("attack fysik sspa 8"))
        futures.add(tuple(imagined.lost))
    assert len(futures) > 5


def test_imagining_leaves_the_true_state_alone() -> None:
    state = campus({"fysik": "A9", "sspa": "B9"})
    before = state.lines()
    play(state.imagine(0, seeded(5)), "attack fysik sspa 8", "end")
    assert state.lines() == before
