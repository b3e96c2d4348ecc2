"""What a seat may know: everything but the dice to come."""

from __future__ import annotations

import json

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus.phases import PLACING
from hegemon.games.campus.tests.positions import campus, dice_showing, play


def test_the_view_is_the_open_table() -> None:
    state = campus({"fysik": "A5 f2 v1", "kemi": "A1"}, players=3, turn="A", first="B", round=4, fallen="C")
    state.dice = dice_showing("1:6")
    play(state, "attack fysik sspa 1")
    view = state.view(0)
    assert view.pop("territories") == [
        {
            "name": name,
            "owner": 0 if name in ("fysik", "kemi") else 1,
            "troops": 4 if name == "fysik" else 1,
            "fresh": {"fysik": 2, "kemi": 1}.get(name, 0),
            "vanguard": 0,
        }
        for name in state.world.map.names
    ]
    assert view == {
        "game": "campus",
        "map": "johanneberg",
        "size": 30,
        "players": 3,
        "phase": "move",
        "round": 4,
        "round_limit": 60,
        "first": 1,
        "turn": 0,
        "batch": 0,
        "reserve": [0, 0, 0],
        "held": [2, 11, 0],
        "income": [6, 12, 0],
        "raised": [6, 11, 0],
        "lost": [1, 0, 0],
        "fell": [0, 0, 1],
        "over": False,
    }


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
