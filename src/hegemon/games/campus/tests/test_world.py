"""Chapter 1: the map."""

from __future__ import annotations

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.games.campus import GAME
from hegemon.games.campus.maps import MAPS, named_map
from hegemon.games.campus.state import blank
from hegemon.games.campus.tests.positions import campus, legal
from hegemon.games.campus.turn import income, whole_owner
from hegemon.games.campus.world import WORLDS, World

NEIGHBOURS = {
    0: {1, 2},
    1: {0, 2, 3},
    2: {0, 1, 4},
    3: {1, 4, 5, 12},
    4: {2, 3, 6, 7},
    5: {3, 6, 10, 11, 12},
    6: {4, 5, 7, 8},
    7: {4, 6, 8, 9},
    8: {6, 7, 9},
    9: {7, 8},
    10: {5, 11},
    11: {5, 10},
    12: {3, 5},
}
BUILDINGS = {(0, 1, 2): 2, (3, 4): 3, (12,): 1, (5, 10, 11): 2, (6, 7, 8, 9): 4}


def world(players: int = 2, **options: object) -> World:
    return blank(players, GAME.settle(players, options)).world


def members(of: World, building: int) -> tuple[int, ...]:
    return tuple(int(of.members[k]) for k in range(of.member_starts[building], of.member_starts[building + 1]))


@pytest.mark.rule("CAMPUS-1.1")
@pytest.mark.parametrize("name", ["johanneberg", "university", "random:5"])
def test_neighbours_are_neighbours_in_both_directions(name: str) -> None:
    here = world(map=name)
    size = int(here.territories)
    pairs = {(one, other) for one in range(size) for other in range(size) if here.adjacent(one, other)}
    assert pairs == {(other, one) for one, other in pairs}
    assert {one for one, _ in pairs} == set(range(size))


@pytest.mark.rule("CAMPUS-1.1")
@pytest.mark.parametrize("name", ["johanneberg", "university", "random:5"])
def test_every_territory_belongs_to_exactly_one_building(name: str) -> None:
    here = world(map=name)
    by_building = [members(here, building) for building in range(here.map.buildings)]
    assert sorted(sum(by_building, ())) == list(range(here.territories))
    assert [len(part) for part in by_building] == list(here.map.sizes)
    assert all(here.map.building_of[t] == number for number, part in enumerate(by_building) for t in part)


@pytest.mark.rule("CAMPUS-1.1")
def test_a_building_has_an_owner_only_while_one_player_has_all_of_it() -> None:
    state = campus({"fysik": "A1", "kemi": "A1", "sspa": "A1", "vag-och-vatten": "A1"})
    assert [int(whole_owner(state, building)) for building in range(5)] == [1, 0, 1, -1, 1]


@pytest.mark.rule("CAMPUS-1.1")
@pytest.mark.parametrize(("last", "bonus"), [("A1", 2), ("B1", 0)])
def test_a_building_pays_its_bonus_only_to_who_owns_it_whole(last: str, bonus: int) -> None:
    state = campus({"sspa": "A1", "vag-och-vatten": "A1", "arkitektur": last})
    assert income(state, 0) == 3 + bonus


@pytest.mark.rule("CAMPUS-1.2")
def test_the_small_map_has_the_neighbours_and_buildings_of_the_rule_book() -> None:
    here = world(map="johanneberg")
    assert {t: {u for u in range(13) if here.adjacent(t, u)} for t in range(here.territories)} == NEIGHBOURS
    assert {members(here, k): int(here.map.bonus[k]) for k in range(here.map.buildings)} == BUILDINGS


@pytest.mark.rule("CAMPUS-1.2")
def test_two_play_on_the_small_map_unless_they_say_otherwise() -> None:
    assert world(2).map.name == "johanneberg"
    assert world(2, map="university").map.name == "university"


@pytest.mark.rule("CAMPUS-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_small_map_takes_two_to_four(players: int) -> None:
    assert world(players, map="johanneberg").territories == 13


@pytest.mark.rule("CAMPUS-1.2")
@pytest.mark.parametrize("players", [5, 6])
def test_the_small_map_refuses_five_and_six(players: int) -> None:
    with pytest.raises(NotUnderstood, match=f"the map johanneberg is for 2 to 4 players, not {players}"):
        world(players, map="johanneberg")


@pytest.mark.rule("CAMPUS-1.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play_on_the_university_unless_they_say_otherwise(players: int) -> None:
    here = world(players)
    assert here.map.name == "university"
    assert 36 <= here.territories <= 44
    assert 7 <= here.map.buildings <= 9


@pytest.mark.rule("CAMPUS-1.4")
def test_a_random_map_has_as_many_territories_as_the_size_says() -> None:
    assert [int(world(map="random:3", size=size).territories) for size in (12, 30, 45)] == [12, 30, 45]
    assert world(map="random:3").territories == 30


@pytest.mark.parametrize("name", ["johanneberg", "university", "random:5"])
def test_the_drawing_has_every_territory_and_lawn(name: str) -> None:
    here = named_map(name, 30)
    assert len(here.cells) == here.width * here.height
    assert set(here.cells) == set(range(-1, int(here.territories)))


def test_a_map_is_made_once() -> None:
    one = named_map("random:3", 20)
    assert named_map("random:3", 21) is not one
    assert named_map("random:3", 20) is one


def test_of_many_maps_and_worlds_no_more_than_sixty_four_are_kept() -> None:
    maps, worlds = [], []
    for number in range(70):
        named_map(f"random:{number}", 12)
        world(round_limit=number + 1, attack_dice=1, defence_dice=1)
        maps.append(len(MAPS))
        worlds.append(len(WORLDS.things))
    assert (max(maps), max(worlds)) == (64, 64)


@pytest.mark.rule("CAMPUS-1.4")
def test_the_same_number_is_the_same_map_and_another_number_another() -> None:
    one, same, other = world(map="random:8"), world(map="random:8"), world(map="random:9")
    assert list(one.links) == list(same.links) != list(other.links)


@pytest.mark.rule("CAMPUS-1.4")
@pytest.mark.parametrize("number", range(6))
def test_on_a_random_map_every_territory_can_be_reached(number: int) -> None:
    here = named_map(f"random:{number}", 30)
    reached = {0}
    for _ in range(30):
        reached |= {int(link) for t in reached for link in here.links[here.starts[t] : here.starts[t + 1]]}
    assert reached == set(range(30))


def test_the_moves_of_a_map_are_written_with_its_names() -> None:
    assert legal(campus({"vag-och-vatten": "A2"}))[1:] == [
        "attack vag-och-vatten sspa 1",
        "attack vag-och-vatten arkitektur 1",
    ]
