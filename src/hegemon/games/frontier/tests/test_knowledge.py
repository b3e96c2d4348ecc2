"""What a seat may know: everything there is on the table."""

from __future__ import annotations

import json

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.plain import Plain
from hegemon.games.frontier.tests.positions import does, frontier

DRAWING = """
    A*           A+woods     stumps+A  gold     B+snow+attacker
    A+village    A+mountain  castle    iron     B*
    A+fortification! A+catapult  .     B+lake   B+desert+defender
    A+bowman     A+water+port water    material .
"""


def drawn() -> Frontier:
    return frontier(DRAWING, stored=[4, 7], has="log material", others={"B": "iron"}, loot=[2], round=6, spent=3)


def test_the_view_shows_how_the_game_stands() -> None:
    view = drawn().view(1)
    assert {name: view[name] for name in list(view)[:22]} == {
        "game": "frontier",
        "players": 2,
        "seat": 1,
        "width": 9,
        "height": 9,
        "map": "9x9-0",
        "phase": "turn",
        "round": 6,
        "round_limit": 40,
        "turn": 0,
        "first": 0,
        "actions": 4,
        "spent": 3,
        "cap": 10,
        "capacity": 20,
        "prices": {"mountain": 3, "lake": 2, "woods": 2, "castle": 4},
        "spawns": [0, 13],
        "fallen": [0, 0],
        "tiles": [9, 4],
        "stored": [4, 7],
        "resources": [[1, 1, 0], [0, 0, 1]],
        "loot": [2],
    }
    assert view["looted"] == 1


def test_the_view_shows_what_lies_and_stands_on_every_tile() -> None:
    view = drawn().view(-1)
    tiles = {name: view[name] for name in ("floor", "element", "feature", "soldier", "building", "owner")}
    assert {name: part(cells, 0, 5) for name, cells in tiles.items()} == {
        "floor": ["grass", "grass", "grass", "grass", "snow"],
        "element": ["", "woods", "woods", "", ""],
        "feature": ["", "", "", "gold", ""],
        "soldier": ["", "", "", "", "attacker"],
        "building": ["", "", "", "", ""],
        "owner": [0, 0, 0, -1, 1],
    }
    assert part(tiles["element"], 9, 14) == ["", "mountain", "castle", "", ""]
    assert part(tiles["feature"], 9, 14) == ["village", "", "", "iron", ""]
    assert part(tiles["building"], 18, 20) == ["fortification", ""]
    assert part(tiles["soldier"], 18, 23) == ["", "catapult", "", "", "defender"]
    assert part(tiles["building"], 27, 30) == ["", "port", ""]


def test_the_view_shows_what_was_crossed_out_and_reinforced() -> None:
    view = drawn().view(0)
    marked = {
        name: [k for k in range(81) if part(view[name], k, k + 1) == [1]]
        for name in ("chopped", "opened", "reinforced")
    }
    assert marked == {"chopped": [2], "opened": [9], "reinforced": [18]}


@pytest.mark.rule("FRONTIER-5.2")
def test_the_view_shows_every_attack_and_defence() -> None:
    state = drawn()
    view, plain = state.view(0), Plain(state)
    assert view["attack"] == [[plain.attack(seat, square) for square in plain.squares] for seat in range(2)]
    assert view["defence"] == [plain.defence(square) for square in plain.squares]


@pytest.mark.rule("FRONTIER-3.2")
@pytest.mark.parametrize(("stored", "spent", "actions"), [(4, 0, 4), (15, 0, 10), (15, 7, 3), (2, 9, 1)])
def test_the_view_shows_what_can_still_be_spent(stored: int, spent: int, actions: int) -> None:
    assert frontier("A* . .", stored=[stored], spent=spent).view(0)["actions"] == actions


def test_the_view_tells_when_it_is_over() -> None:
    state = frontier("A* . .", turn="B", round=9, round_limit=9)
    does(state, "end")
    view = state.view(0)
    assert (view["phase"], view["round"], view["actions"]) == ("over", 9, 0)


def test_the_view_shows_who_is_out() -> None:
    assert frontier("A* . .", seats=3, fallen="B").view(0)["fallen"] == [0, 1, 0]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everyone_sees_the_same_and_nothing_of_the_dice(seat: int) -> None:
    state = drawn()
    shown = {**state.view(seat), "seat": 0}
    state.dice = seeded(99)
    assert json.dumps(shown) == json.dumps(state.view(0))
    assert "dice" not in shown


def part(cells: object, first: int, beyond: int) -> list[object]:
    assert isinstance(cells, list)
    return cells[first:beyond]
