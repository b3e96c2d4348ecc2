"""The dials: what they begin with, and what they refuse."""

from __future__ import annotations

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.games.frontier import GAME
from hegemon.games.frontier.dials import RECIPE, parse_map, parse_size
from hegemon.games.frontier.state import blank


@pytest.mark.rule("FRONTIER-1.1", "FRONTIER-3.1", "FRONTIER-3.2", "FRONTIER-4.1", "FRONTIER-5.1", "FRONTIER-9.2")
def test_the_defaults_are_those_of_the_rules() -> None:
    options = GAME.settle(2, {})
    assert {name: options[name] for name in options if name not in [dial.name for dial in RECIPE]} == {
        "size": "15x15",
        "map": "random",
        "actions": 2,
        "warehouse": 10,
        "spend_cap": 10,
        "head_start": "waited",
        "range": 2,
        "tile_power": 1,
        "mountain_power": 3,
        "lake_power": 2,
        "woods_power": 2,
        "castle_power": 4,
        "fortification_power": 3,
        "port_power": 2,
        "stacking": "highest",
        "support": "all",
        "blocked": "ends",
        "round_limit": 40,
    }


@pytest.mark.rule("FRONTIER-1.3")
def test_the_weights_are_those_of_the_rules() -> None:
    assert [dial.default for dial in RECIPE] == [
        *[50, 50, 50, 5, 50, 80, 3],
        *[100, 5, 7, 5, 3, 2, 2],
        *[200, 5, 6, 1, 1, 1, 1, 1],
    ]


@pytest.mark.rule("FRONTIER-1.1")
@pytest.mark.parametrize("size", ["5x5", "40x40", "5x40", "15x9"])
def test_a_map_has_5_to_40_tiles_a_side(size: str) -> None:
    grid = blank(2, GAME.settle(2, {"size": size})).world.grid
    assert f"{grid.width}x{grid.height}" == size


@pytest.mark.rule("FRONTIER-1.1")
@pytest.mark.parametrize(
    "size", ["4x5", "5x4", "41x40", "40x41", "15", "15x", "x15", "15x15x15", "1 5x15", "٥x15", "+5x9", "015x9"]
)
def test_other_sizes_are_refused(size: str) -> None:
    with pytest.raises(NotUnderstood, match="a size is COLUMNSxROWS, each 5 to 40, such as 15x15, not"):
        GAME.settle(2, {"size": size})


@pytest.mark.rule("FRONTIER-1.6")
@pytest.mark.parametrize(("given", "number"), [("random", -1), ("0", 0), ("999999", 999999)])
def test_a_map_is_a_number_or_drawn_by_lot(given: str, number: int) -> None:
    assert parse_map(given) == number
    assert blank(2, GAME.settle(2, {"map": given})).world.map_number == number


@pytest.mark.rule("FRONTIER-1.6")
@pytest.mark.parametrize("given", ["1000000", "-1", "7.5", "seven", "007", "9999999999"])
def test_other_maps_are_refused(given: str) -> None:
    with pytest.raises(NotUnderstood, match="a map is random or a number from 0 to 999999, not"):
        GAME.settle(2, {"map": given})


def test_a_size_is_read_as_columns_and_rows() -> None:
    assert parse_size("7x12") == (7, 12)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("size", 15, "a size is COLUMNSxROWS, each 5 to 40, such as 15x15, not"),
        ("size", True, "size takes COLUMNSxROWS, each 5 to 40, not"),
        ("rounds", 3, "there is no dial 'rounds' here; did you mean round_limit"),
    ],
)
def test_what_a_dial_does_not_take_is_refused(name: str, value: object, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        GAME.settle(2, {name: value})
    assert str(refused.value).startswith(sentence)
