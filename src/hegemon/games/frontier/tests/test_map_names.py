"""Chapter 1: a map is called by its name, and the same name always gives the same map."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.games.frontier import GAME
from hegemon.games.frontier.dials import parse_map
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.drawn_maps import MAP_7, RICH, drawn, named, picture, rows_of


@pytest.mark.rule("FRONTIER-1.6")
def test_the_same_name_gives_the_same_map_and_another_another() -> None:
    assert picture(drawn(7)) == picture(drawn(7))
    assert named(7) == "9x9-7"
    assert len({str(picture(drawn(number))) for number in range(5)}) == 5
    assert picture(drawn(7, size="9x8"))[0] != picture(drawn(7))[0][:72]


@pytest.mark.rule("FRONTIER-1.6")
def test_a_name_gives_the_map_that_it_has_always_given() -> None:
    found = drawn(7, size="8x6")
    assert rows_of(found) == MAP_7.split("\n")[1:-1]
    assert [int(number) for number in found.loot] == [1]
    assert [int(tile) for tile in found.spawns] == [0, 7, 40, 47]


@pytest.mark.rule("FRONTIER-1.6")
@pytest.mark.parametrize(
    ("players", "dials", "digest"),
    [
        (4, {"size": "15x15"}, "2126b702b71c"),
        (5, {"size": "15x15"}, "ad4eef76e5f6"),
        (2, RICH, "c65b2e5b8781"),
    ],
    ids=["15x15-7", "15x15-7-p5", "12x11-7-w"],
)
def test_larger_maps_are_what_they_have_always_been(players: int, dials: dict[str, Any], digest: str) -> None:
    found = drawn(7, players, **dials)
    assert blake2b(str(picture(found)).encode(), digest_size=6).hexdigest() == digest


@pytest.mark.rule("FRONTIER-1.6")
def test_up_to_four_players_share_their_maps_and_more_have_others() -> None:
    assert picture(drawn(7, 2)) == picture(drawn(7, 3)) == picture(drawn(7, 4))
    assert [named(7, players) for players in (2, 4, 5, 8)] == ["9x9-7", "9x9-7", "9x9-7-p5", "9x9-7-p8"]


@pytest.mark.rule("FRONTIER-1.6")
def test_other_weights_give_the_name_a_mark() -> None:
    names = {named(7, **dials) for dials in ({}, {"iron_weight": 2}, {"gold_weight": 2}, {"iron_weight": 3})}
    assert len(names) == 4
    assert all(re.fullmatch("9x9-7(-w[0-9a-f]{12})?", name) for name in names)
    assert named(7, actions=4, castle_power=9) == "9x9-7"


@pytest.mark.rule("FRONTIER-1.6")
def test_weights_that_a_sum_would_mix_up_have_marks_of_their_own() -> None:
    alike = [(15, 59, 61), (36, 6, 0)]  # these weigh the same, each multiplied by a power of 1009
    names = [named(7, grass_weight=grass, woods_weight=woods, iron_weight=iron) for grass, woods, iron in alike]
    assert names[0] != names[1]


@pytest.mark.rule("FRONTIER-1.6")
def test_the_map_of_a_game_is_chosen_by_number_or_drawn_by_lot() -> None:
    for seed in (1, 2):
        state = GAME.start(2, seed, size="9x9", map="7")
        assert isinstance(state, Frontier)
        assert [int(n) for n in state.floor] == picture(drawn(7))[0]
        assert state.view(-1)["map"] == "9x9-7"
    assert len({GAME.start(2, seed, size="5x5").view(-1)["map"] for seed in range(5)}) == 5


@pytest.mark.rule("FRONTIER-1.6")
@pytest.mark.parametrize("given", ["-1", "1000000", "x", "", "07", "1.5"])
def test_a_map_has_a_number_below_a_million(given: str) -> None:
    with pytest.raises(NotUnderstood, match="a map is random or a number from 0 to 999999"):
        parse_map(given)
    assert [parse_map(word) for word in ("random", "0", "999999")] == [-1, 0, 999999]


@pytest.mark.rule("FRONTIER-1.6")
def test_a_map_is_drawn_with_dice_of_its_own() -> None:
    games = [GAME.start(2, 9, size="9x9", map=number).lines() for number in ("7", "8")]
    fields = [{line.split()[0]: line.split()[1:] for line in lines} for lines in games]
    assert fields[0]["floor"] != fields[1]["floor"]
    for name in ("first", "spawn", "stored", "dice"):
        assert fields[0][name] == fields[1][name]
