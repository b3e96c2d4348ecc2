"""The board: a picture from a view."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from hegemon.games.campus import board
from hegemon.games.campus.drawing.arrows import crossing
from hegemon.games.campus.drawing.floorplan import Floorplan, centred, floorplan, overlap
from hegemon.games.campus.drawing.plates import sight
from hegemon.games.campus.drawing.signs import BADGE_HEIGHT, BADGE_WIDTH, FAR, HALFWAY, SCALE
from hegemon.games.campus.drawing.still import doors_of
from hegemon.games.campus.maps import named_map
from hegemon.kit.drawing.markup import Rectangle, live_group

SVG = "{http://www.w3.org/2000/svg}"
MAPS = [("johanneberg", 30), ("university", 30), ("random:3", 12), ("random:1", 30), ("random:8", 60)]
SLACK = 1e-6


def live(shown: Any) -> str:
    return live_group(board.pieces(shown))


def view(name: str = "johanneberg", size: int = 30, players: int = 2, **changes: Any) -> Any:
    campus = named_map(name, size)
    territories = [
        {"name": room, "owner": number % players, "troops": 1 + number % 5, "fresh": 1, "vanguard": 0}
        for number, room in enumerate(campus.names)
    ]
    return {
        "game": "campus",
        "map": name,
        "size": size,
        "players": players,
        "round": 4,
        "round_limit": 60,
        "phase": "move",
        "turn": 1,
        "territories": territories,
        "reserve": [0] * players,
        "income": [3] * players,
        "held": [sum(room["owner"] == seat for room in territories) for seat in range(players)],
        "over": False,
        **changes,
    }


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def inside(box: Rectangle, cells: set[tuple[int, int]]) -> bool:
    left, top, width, height = box
    columns = range(int(left + SLACK), int(left + width - SLACK) + 1)
    rows = range(int(top + SLACK), int(top + height - SLACK) + 1)
    return all((x, y) in cells for x in columns for y in rows)


def texts(plan: Floorplan) -> list[Rectangle]:
    """What is written in each room: its name, then its badge, room after room."""
    boxes = []
    for name, (x, y) in zip(plan.names, plan.badges):
        boxes += [centred(name.x, name.y, name.width(), name.height()), centred(x, y, BADGE_WIDTH, BADGE_HEIGHT)]
    return boxes


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("name", "size"), MAPS)
def test_a_picture_needs_nothing_beside_it(name: str, size: int, players: int) -> None:
    picture = board.draw(view(name, size, players))
    root = parsed(picture)
    identities = [element.get("id") for element in root.iter() if element.get("id")]
    wanted = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture))
    assert len(identities) == len(set(identities))
    assert {one or other for one, other in wanted} <= set(identities)
    assert not re.search(r'<script|<style|style=|<image|@import|on[a-z]+="|href="[^#]', picture)


def test_the_layers_are_two_groups() -> None:
    root = parsed(board.draw(view()))
    assert [group.get("id") for group in root.findall(f"{SVG}g")] == ["still", "live", "players"]


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_a_picture_of_the_map_alone_has_all_rooms_and_signs_in_it(name: str, size: int) -> None:
    plan, shown = floorplan(name, size), view(name, size)
    left, top, width, height = (float(side) / SCALE for side in board.view_box(shown).split())
    rooms = [(x, y, 1, 1) for room in range(len(plan.names)) for x, y in plan.grid.places(room)]
    for box in [*rooms, *(plaque.box() for plaque in plan.plaques)]:
        assert left < box[0] < box[0] + box[2] < left + width
        assert top < box[1] < box[1] + box[3] < top + height


def test_every_room_is_named_and_says_who_holds_it() -> None:
    shown = view(names=["Ada", "Grace"])
    shown["territories"][3] |= {"owner": 0, "troops": 5}
    shown["territories"][4] |= {"owner": 1, "troops": 1}
    rooms = parsed(board.draw(shown)).findall(f".//{SVG}g[@data-territory]")
    titles = {room.get("data-territory"): room.findtext(f"{SVG}title") for room in rooms}
    assert list(titles) == list(named_map("johanneberg", 30).names)
    assert titles["fysik"] == "Fysik — Ada, 5 troops"
    assert titles["kemi"] == "Kemi — Grace, 1 troop"


def test_a_room_without_an_owner_has_no_colour_and_no_badge() -> None:
    shown = view()
    shown["territories"][3]["owner"] = -1
    layer = live(shown)
    assert "Fysik — unowned" in layer
    assert layer.count('href="#badge-') == 12
    assert layer.count('class="brief') == 13


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_names_and_badges_stay_in_their_rooms(name: str, size: int) -> None:
    plan = floorplan(name, size)
    boxes = texts(plan)
    for room in range(len(plan.names)):
        cells = set(plan.grid.places(room))
        assert inside(boxes[2 * room], cells), plan.map.names[room]
        assert inside(boxes[2 * room + 1], cells), plan.map.names[room]


@pytest.mark.parametrize("letters", [FAR, HALFWAY])
@pytest.mark.parametrize(("name", "size"), MAPS)
def test_badges_of_a_small_picture_are_larger_and_of_one_size(name: str, size: int, letters: float) -> None:
    plan, seen = floorplan(name, size), sight(name, size, letters)
    assert seen.times >= (1.3 if seen.names else 1.4)
    for room, badge in enumerate(seen.badges):
        box = centred(*badge, BADGE_WIDTH * seen.times, BADGE_HEIGHT * seen.times)
        assert inside(box, set(plan.grid.places(room))), plan.map.names[room]


@pytest.mark.parametrize("letters", [FAR, HALFWAY])
@pytest.mark.parametrize(("name", "size"), MAPS)
def test_every_building_is_named_on_a_small_picture_beside_the_badges(name: str, size: int, letters: float) -> None:
    plan, seen = floorplan(name, size), sight(name, size, letters)
    boxes = [centred(*badge, BADGE_WIDTH * seen.times, BADGE_HEIGHT * seen.times) for badge in seen.badges]
    plates = [plate.box() for plate in seen.plates.values()]
    assert [seen.plates[k].label for k in sorted(seen.plates)] == list(plan.map.building_labels)
    assert not [pair for pair in combinations(boxes + plates, 2) if overlap(*pair)]


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_halfway_a_room_with_space_for_its_name_has_it_beside_its_badge(name: str, size: int) -> None:
    plan, seen = floorplan(name, size), sight(name, size, HALFWAY)
    plates = [plate.box() for plate in seen.plates.values()]
    assert seen.names
    for room, label in seen.names.items():
        box = centred(label.x, label.y, label.width(), label.height())
        badge = centred(*seen.badges[room], BADGE_WIDTH * seen.times, BADGE_HEIGHT * seen.times)
        assert inside(box, set(plan.grid.places(room))), plan.map.names[room]
        assert not [other for other in [badge, *plates] if overlap(box, other)], plan.map.names[room]


def test_a_picture_that_goes_about_alone_shows_names_and_small_badges() -> None:
    root = parsed(board.draw(view()))
    brief = [element for element in root.iter() if (element.get("class") or "").startswith("brief")]
    assert len(brief) == 15
    assert all(element.get("display") == "none" for element in brief)


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_a_mark_stands_in_its_room_and_mostly_beside_what_is_written_there(name: str, size: int) -> None:
    plan = floorplan(name, size)
    boxes = texts(plan)
    covers = 0
    for room, place in enumerate(plan.marks):
        assert inside(centred(*place, 0.4, 0.4), set(plan.grid.places(room))), plan.map.names[room]
        covers += any(overlap(centred(*place, 1.6, 1.6), box) for box in boxes[2 * room : 2 * room + 2])
    assert covers < 0.4 * len(plan.marks)


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_the_arrow_of_an_attack_covers_nothing_that_is_written(name: str, size: int) -> None:
    plan = floorplan(name, size)
    written = texts(plan) + [plaque.box() for plaque in plan.plaques]
    pairs = [pair for door in plan.doors for pair in (door.rooms, door.rooms[::-1])]
    ways = [way for source, target in pairs if (way := crossing(plan, source, target))]
    assert len(ways) >= 0.8 * len(pairs)
    for (x, y), (end_x, end_y) in ways:
        box = (min(x, end_x), min(y, end_y), max(abs(end_x - x), SLACK), max(abs(end_y - y), SLACK))
        assert not any(overlap(box, other) for other in written)


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_no_text_covers_another(name: str, size: int) -> None:
    plan = floorplan(name, size)
    boxes = texts(plan) + [plaque.box() for plaque in plan.plaques]
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_plaques_stand_on_the_map_and_cover_no_other_building(name: str, size: int) -> None:
    plan = floorplan(name, size)
    for building, plaque in enumerate(plan.plaques):
        others = [room for room, home in enumerate(plan.building_of) if home != building]
        assert plan.is_on_map(plaque.box())
        assert not any(overlap(plaque.box(), (x, y, 1, 1)) for room in others for x, y in plan.grid.places(room))


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_there_is_a_door_between_neighbours_and_nowhere_else(name: str, size: int) -> None:
    plan = floorplan(name, size)
    campus = plan.map
    links = {
        (t, int(other))
        for t in range(len(plan.names))
        for other in campus.links[campus.starts[t] : campus.starts[t + 1]]
    }
    assert {door.rooms for door in plan.doors} == {(one, other) for one, other in links if one < other}


def test_names_of_players_are_text_and_not_markup() -> None:
    picture = board.draw(view(names=["<b>Ada</b>", 'Grace "&" co']))
    assert "<b>" not in picture
    assert "<b>Ada</b>" in "".join(parsed(picture).itertext())


def test_a_name_too_long_for_the_strip_is_shortened() -> None:
    picture = board.draw(view(names=["Wolfeschlegelsteinhausenbergerdorff" * 3, "Bo"]))
    strip = parsed(picture).find(f"{SVG}g[@id='players']")
    assert strip is not None
    assert "..." in "".join(strip.itertext())
    assert "Bo" in "".join(strip.itertext())


def test_the_still_layer_does_not_depend_on_the_game() -> None:
    still = board.still(view("university"))
    assert still in board.draw(view("university", players=3))
    assert still in board.draw(view("university", players=6, over=True))


def test_the_live_layer_is_small_and_shows_what_changed() -> None:
    before, after = view("university"), view("university")
    after["territories"][7]["troops"] = 77
    parts, changed = board.pieces(before), board.pieces(after)
    assert len(live(before)) < len(board.still(before)) * 0.6
    assert [key for key in parts if parts[key] != changed[key]] == ["room-bindery", "badge-bindery"]
    assert ">77</text>" in changed["badge-bindery"]


def test_what_is_written_lies_over_rings_and_walls_below_them() -> None:
    parts = board.pieces(view())
    order = list(parts)
    over = next(k for k, key in enumerate(order) if 'class="over-rings"' in parts[key])
    assert order[over] == "overlay"
    assert all(key.startswith("badge-") for key in order[over + 1 :])
    assert {"walls", "arrow", "room-fysik"} <= set(order[:over])


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_a_door_leads_from_a_room_into_its_neighbour(name: str, size: int) -> None:
    plan = floorplan(name, size)
    ways = 0
    for room in range(len(plan.names)):
        for way in doors_of(plan, room).split(";"):
            word, *numbers = way.split(" ")
            x, y, across, down = (float(number) for number in numbers)
            cells = [(x / SCALE + part * across, y / SCALE + part * down) for part in (-0.5, 0.5)]
            sides = [plan.grid.at(int(at[0] - abs(down) / 4), int(at[1] - abs(across) / 4)) for at in cells]
            assert sides == [room, plan.map.names.index(word)]
            ways += 1
    assert ways == 2 * len(plan.doors)


def test_the_last_attack_is_an_arrow_to_its_target() -> None:
    calm, fought = live(view()), live(view(last={"from": "fysik", "to": "sspa"}))
    assert "stroke-dasharray" not in calm
    assert '<use href="#room-5" clip-path="url(#inside-5)"' in fought
    assert "stroke-dasharray" in fought


def test_the_attack_among_the_events_of_a_move_is_an_arrow() -> None:
    spots = [["seat", "0"], ["territory", "fysik"], ["territory", "sspa"]]
    events = [{"name": "attacked", "spots": spots}, {"name": "rolled", "spots": []}]
    shown = board.pieces(view(events=events))
    assert shown["arrow"] == board.pieces(view(last={"from": "fysik", "to": "sspa"}))["arrow"] != ""
    assert board.pieces(view(events=events[1:]))["arrow"] == ""


def test_troops_that_may_attack_on_are_marked() -> None:
    shown = view(turn=1)
    shown["territories"][1]["vanguard"] = 2
    assert live(shown) != live(view(turn=1))
    shown["turn"] = 0
    assert live(shown) == live(view(turn=0))


def test_the_strip_says_how_it_stands() -> None:
    picture = board.draw(view(names=["Ada", "Grace"], reserve=[0, 3], income=[4, 5], held=[6, 7]))
    strip = "".join(parsed(picture).itertext())
    assert "Round 4 of 60 · Grace is attacking" in strip
    assert "7 held, +5, 3 to place" in strip
    assert "Game over" in "".join(parsed(board.draw(view(over=True))).itertext())
