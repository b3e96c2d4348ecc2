"""Chapter 1: the maps."""

from __future__ import annotations

import re

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.errors import NotUnderstood
from hegemon.games.campus import content
from hegemon.games.campus.maps import Map, bonus_for, named_map, notation_name
from hegemon.games.campus.tests.planarity import is_planar
from hegemon.kit.graph import Graph, is_connected, linked_where, shared_edges, zeros

JOHANNEBERG = {
    "vasa-norra": ["vasa-sodra", "chalmersvillan"],
    "vasa-sodra": ["vasa-norra", "chalmersvillan", "fysik"],
    "chalmersvillan": ["vasa-norra", "vasa-sodra", "kemi"],
    "fysik": ["vasa-sodra", "kemi", "sspa", "karhuset"],
    "kemi": ["chalmersvillan", "fysik", "maskin", "horsalarna"],
    "sspa": ["fysik", "maskin", "vag-och-vatten", "arkitektur", "karhuset"],
    "maskin": ["kemi", "sspa", "horsalarna", "edit"],
    "horsalarna": ["kemi", "maskin", "edit", "kopparbunkern"],
    "edit": ["maskin", "horsalarna", "kopparbunkern"],
    "kopparbunkern": ["horsalarna", "edit"],
    "vag-och-vatten": ["sspa", "arkitektur"],
    "arkitektur": ["sspa", "vag-och-vatten"],
    "karhuset": ["fysik", "sspa"],
}
RANDOM = [(f"random:{seed}", size) for seed in (0, 7, 2**63 - 1) for size in (12, 30, 60)]
EVERY = [("johanneberg", 30), ("university", 30), *RANDOM]


def neighbours(campus: Map, territory: int) -> list[str]:
    return [campus.names[k] for k in campus.links[campus.starts[territory] : campus.starts[territory + 1]]]


def graph(campus: Map) -> Graph:
    return Graph(campus.territories, campus.starts, campus.links)


def without_link(campus: Map, one: int, other: int) -> Graph:
    """The map with one pair of neighbours parted."""
    count = int(campus.territories)
    counts = zeros(campus.territories * campus.territories)
    for here in range(count):
        for k in range(campus.starts[here], campus.starts[here + 1]):
            counts[here * count + campus.links[k]] = 0 if {here, int(campus.links[k])} == {one, other} else 1
    return linked_where(campus.territories, counts, 1)


def pieces(cells: list[bool], width: int) -> int:
    """How many pieces the marked cells of a drawing fall into."""
    left = {(k % width, k // width) for k, marked in enumerate(cells) if marked}
    found = 0
    while left:
        found += 1
        queue = [left.pop()]
        for x, y in queue:
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= beside
            queue.extend(beside)
    return found


@pytest.mark.rule("CAMPUS-1.2")
def test_johanneberg_has_the_neighbours_of_its_list() -> None:
    campus = named_map("johanneberg", 30)
    assert {name: neighbours(campus, t) for t, name in enumerate(campus.names)} == JOHANNEBERG
    assert list(campus.names) == list(JOHANNEBERG)


@pytest.mark.rule("CAMPUS-1.2")
def test_johanneberg_has_five_buildings_with_their_bonuses() -> None:
    campus = named_map("johanneberg", 30)
    homes = list(campus.building_of)
    members = [[t for t, home in enumerate(homes) if home == building] for building in range(5)]
    assert members == [[0, 1, 2], [3, 4], [12], [5, 10, 11], [6, 7, 8, 9]]
    assert list(campus.bonus) == [2, 3, 1, 2, 4]
    assert list(campus.sizes) == [3, 2, 1, 3, 4]


@pytest.mark.rule("CAMPUS-1.1")
@pytest.mark.parametrize(("name", "size"), EVERY)
def test_neighbours_are_neighbours_both_ways_and_ascending(name: str, size: int) -> None:
    campus = named_map(name, size)
    for here in range(campus.territories):
        there = list(campus.links[campus.starts[here] : campus.starts[here + 1]])
        assert there == sorted(set(there))
        assert here not in there
        assert all(campus.names[here] in neighbours(campus, other) for other in there)


@pytest.mark.rule("CAMPUS-1.1")
@pytest.mark.parametrize(("name", "size"), EVERY)
def test_every_territory_belongs_to_one_building(name: str, size: int) -> None:
    campus = named_map(name, size)
    assert len(campus.building_of) == campus.territories == sum(campus.sizes)
    assert all(list(campus.building_of).count(k) == campus.sizes[k] > 0 for k in range(campus.buildings))


@pytest.mark.parametrize(("name", "size"), EVERY)
def test_rooms_that_touch_touch_well(name: str, size: int) -> None:
    campus = named_map(name, size)
    assert 1 not in list(shared_edges(campus.territories, campus.width, campus.cells))
    assert len(campus.cells) == campus.width * campus.height


@pytest.mark.parametrize(("name", "size"), EVERY)
def test_every_room_is_in_one_piece(name: str, size: int) -> None:
    campus = named_map(name, size)
    for room in range(campus.territories):
        assert pieces([cell == room for cell in campus.cells], int(campus.width)) == 1


@pytest.mark.parametrize(("name", "size"), EVERY)
def test_names_are_ascii_words_that_tell_everything_apart(name: str, size: int) -> None:
    campus = named_map(name, size)
    names = [*campus.names, *campus.building_names]
    assert len(set(names)) == len(names) == campus.territories + campus.buildings
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+){0,2}", name) for name in names)
    assert [notation_name(label) for label in campus.labels] == list(campus.names)


@pytest.mark.rule("CAMPUS-1.3", "CAMPUS-1.4")
@pytest.mark.parametrize(("name", "size"), EVERY)
def test_a_map_is_planar_and_connected(name: str, size: int) -> None:
    campus = named_map(name, size)
    assert is_planar(graph(campus))
    assert is_connected(graph(campus), zeros(campus.territories))


@pytest.mark.rule("CAMPUS-1.3")
def test_university_is_as_large_as_it_should_be() -> None:
    campus = named_map("university", 30)
    assert 36 <= campus.territories <= 44
    assert 7 <= campus.buildings <= 9


@pytest.mark.rule("CAMPUS-1.3", "CAMPUS-1.4")
@pytest.mark.parametrize(("name", "size"), EVERY[1:])
def test_losing_any_building_leaves_the_others_connected(name: str, size: int) -> None:
    campus = named_map(name, size)
    for building in range(campus.buildings):
        shut = vec[i64]([1 if home == building else 0 for home in campus.building_of])
        assert is_connected(graph(campus), shut), campus.building_names[building]


@pytest.mark.rule("CAMPUS-1.3", "CAMPUS-1.4")
@pytest.mark.parametrize(("name", "size"), EVERY[1:5])
def test_losing_any_way_between_buildings_leaves_all_connected(name: str, size: int) -> None:
    campus = named_map(name, size)
    for here in range(campus.territories):
        for k in range(campus.starts[here], campus.starts[here + 1]):
            there = int(campus.links[k])
            if here < there and campus.building_of[here] != campus.building_of[there]:
                assert is_connected(without_link(campus, here, there), zeros(campus.territories))


@pytest.mark.rule("CAMPUS-1.3")
@pytest.mark.parametrize(("name", "size"), EVERY[1:])
def test_a_bonus_is_half_of_size_and_borders_together(name: str, size: int) -> None:
    campus = named_map(name, size)
    homes = dict(zip(campus.names, campus.building_of))
    for building in range(campus.buildings):
        rooms = [t for t in range(campus.territories) if campus.building_of[t] == building]
        borders = [t for t in rooms if any(homes[other] != building for other in neighbours(campus, t))]
        assert campus.bonus[building] == (len(rooms) + len(borders)) // 2
        assert campus.borders[building] == len(borders)


def test_a_larger_building_and_a_building_with_more_borders_pay_more() -> None:
    assert [int(bonus_for(size, 2)) for size in (3, 4, 5, 6)] == [2, 3, 3, 4]
    assert [int(bonus_for(5, borders)) for borders in (1, 2, 3, 5)] == [3, 3, 4, 5]


@pytest.mark.rule("CAMPUS-1.4")
@pytest.mark.parametrize("size", [12, 30, 60])
def test_a_random_map_has_the_size_that_was_asked_for(size: int) -> None:
    campus = named_map("random:5", size)
    assert campus.territories == size
    assert min(campus.sizes) >= 3


@pytest.mark.rule("CAMPUS-1.4")
def test_a_number_always_gives_the_same_random_map_and_another_number_another() -> None:
    campus = named_map("random:42", 12)
    assert list(campus.names)[:4] == ["ballet", "theatre", "sculpture", "pottery"]
    assert list(named_map("random:042", 12).links) == list(campus.links)
    assert list(named_map("random:43", 12).cells) != list(campus.cells)


def test_a_map_is_made_once() -> None:
    assert named_map("university", 30) is named_map("university", 30)


@pytest.mark.parametrize(
    "name", ["", "chalmers", "Johanneberg", "random", "random:", "random:x", "random:-1", "random:1.5"]
)
def test_an_unknown_map_is_not_understood(name: str) -> None:
    with pytest.raises(NotUnderstood, match="random:NUMBER"):
        named_map(name, 30)


@pytest.mark.parametrize("number", [str(2**63), "9" * 5000, "٣", "1_0", " 7"])
def test_a_bad_number_is_not_understood(number: str) -> None:
    with pytest.raises(NotUnderstood, match="from 0 to"):
        named_map(f"random:{number}", 30)


@pytest.mark.parametrize("size", [-1, 0, 11, 61])
def test_a_random_map_cannot_have_every_size(size: int) -> None:
    with pytest.raises(NotUnderstood, match="12 to 60"):
        named_map("random:1", size)


def test_the_themes_give_every_room_of_the_largest_map_its_own_name() -> None:
    names = [room for _, rooms in content.THEMES for room in rooms] + [building for building, _ in content.THEMES]
    assert len(set(names)) == len(names)
    assert all(len(rooms) == 7 for _, rooms in content.THEMES)
    assert len(content.THEMES) >= 60 // 4


@pytest.mark.parametrize("name", ["johanneberg", "university"])
def test_no_room_encloses_anything(name: str) -> None:
    campus = named_map(name, 30)
    for room in range(campus.territories):
        assert pieces([cell != room for cell in campus.cells], int(campus.width)) == 1, campus.names[room]
