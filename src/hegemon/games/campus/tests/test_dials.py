"""The dials: as the rule book lists them, and what they refuse."""

from __future__ import annotations

import re

import pytest

from hegemon.engine.dials import format_value
from hegemon.engine.errors import NotUnderstood
from hegemon.games.campus import GAME
from hegemon.games.campus.state import blank


def printed_dials() -> list[list[str]]:
    """The rows of the rule book's table: name, range, default."""
    table = GAME.rules.read_text(encoding="utf-8").split("## Options")[1].split("\n| --- ")[1].splitlines()[1:]
    rows = [line.strip("|").split("|") for line in table if line.startswith("|")]
    return [[re.sub(r"[`\s]", "", cell) for cell in row[:3]] for row in rows if row[0].strip().startswith("`")]


def test_the_rule_book_lists_every_dial_with_range_and_default() -> None:
    printed = {name: (allowed, default) for name, allowed, default in printed_dials()}
    assert set(printed) == {dial.name for dial in GAME.dials}
    for dial in GAME.dials:
        if dial.name == "round_limit":
            assert printed[dial.name][0] == f"{dial.low}-{dial.high}"  # its defaults have a table of their own
        elif dial.kind == "number":
            assert printed[dial.name] == (f"{dial.low}-{dial.high}", str(dial.default))
        elif dial.kind == "choice":
            assert printed[dial.name] == (",".join(dial.choices), dial.default)
        elif dial.kind == "switch":
            assert printed[dial.name] == ("on,off", format_value(dial.default))


def test_the_defaults_are_those_of_the_rules() -> None:
    assert GAME.settle(2, {}) == {
        "map": "johanneberg",
        "size": 30,
        "fair_deal": True,
        "batch": 3,
        "starting_troops": 15,
        "compensation": True,
        "minimum_income": 3,
        "territories_per_troop": 3,
        "bonus_scale": 100,
        "attack_dice": 3,
        "defence_dice": 2,
        "ties": "defender",
        "fight": "to_the_end",
        "round_limit": 20,
        "ending": "die",
    }


@pytest.mark.rule("CAMPUS-1.2", "CAMPUS-1.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_map_follows_the_number_of_players(players: int) -> None:
    assert GAME.settle(players, {})["map"] == ("johanneberg" if players == 2 else "university")


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("map", "moon", "there is no map called 'moon'; choose johanneberg, university or random:NUMBER"),
        ("map", True, "map takes johanneberg (2 to 4 players), university or random:NUMBER, not 'True'"),
        ("rounds", 3, "there is no dial 'rounds' here; did you mean round_limit?"),
    ],
)
def test_what_a_dial_does_not_take_is_refused(name: str, value: object, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        GAME.settle(2, {name: value})
    assert str(refused.value) == sentence


@pytest.mark.rule("CAMPUS-1.4")
@pytest.mark.parametrize("number", ["", "x", "-1", "1.5", "9223372036854775808", "00000000000000000001", "٣"])
def test_a_random_map_takes_a_whole_number(number: str) -> None:
    with pytest.raises(NotUnderstood, match=r"a random map is random:NUMBER with a number from 0 to 2\*\*63 - 1"):
        GAME.settle(2, {"map": f"random:{number}"})


@pytest.mark.rule("CAMPUS-1.4")
def test_the_largest_number_of_a_random_map_is_taken() -> None:
    assert GAME.settle(2, {"map": "random:9223372036854775807"})["map"] == "random:9223372036854775807"


def test_every_dial_reaches_the_rules() -> None:
    given = {name: value - 1 for name, value in GAME.settle(2, {}).items() if type(value) is int and name != "size"}
    world = blank(2, GAME.settle(2, {**given, "fair_deal": False, "fight": "one_roll"})).world
    assert {name: int(getattr(world, name)) for name in given} == given
    assert (world.fair_deal, world.to_the_end) == (False, False)
