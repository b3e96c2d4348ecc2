"""The board: a picture from a view."""

from __future__ import annotations

import re
import time
from typing import Any
from xml.etree import ElementTree

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.playout import playout
from hegemon.engine.state import SPECTATOR
from hegemon.games.frontier import GAME, board
from hegemon.games.frontier.drawing.glyphs import ELEMENTS, FEATURES, PENCILLED, SHAPES
from hegemon.games.frontier.drawing.live import lettered_tiles, rings
from hegemon.games.frontier.drawing.panels import all_panels
from hegemon.games.frontier.drawing.territory import border, land
from hegemon.games.frontier.drawing.textures import FLOORS, texture
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.tests.views import a_view, seen
from hegemon.kit.drawing.panels import pictures
from hegemon.kit.drawing.paths import steps
from hegemon.presentation import Presentation

SVG = "{http://www.w3.org/2000/svg}"
SIZES = [(5, 5, 2), (15, 15, 4), (12, 7, 3), (40, 40, 8)]
MOST_CHANGED = 40  # parts that one move may change: a tile, its neighbours, and what bowmen reach
MILLISECONDS = 5.0  # for parts and panels where nothing has changed; measured at 0.2, on a machine that is not busy


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def titles(view: FrontierView) -> dict[str, str]:
    """What every tile says of itself."""
    tiles = parsed(board.draw(view)).findall(f".//{SVG}g[@data-tile]")
    return {str(tile.get("data-tile")): tile.findtext(f"{SVG}title") or "" for tile in tiles}


def plain_view(**changes: Any) -> Any:
    """Grass of five by five, on which A owns a1 and b1, and B owns c1."""
    view = a_view(5, 5, 2, share=0)
    size = 25
    view |= {key: [""] * size for key in ("element", "feature", "soldier", "building")}
    view |= {key: [0] * size for key in ("chopped", "opened", "reinforced", "defence")}
    view |= {"floor": ["grass"] * size, "owner": [0, 0, 1] + [-1] * 22, "attack": [[0] * size, [0] * size]}
    return view | changes


def with_tile(tile: int, **things: Any) -> Any:
    view = plain_view()
    for key, value in things.items():
        view[key][tile] = value
    return view


@pytest.mark.parametrize(("width", "height", "players"), SIZES)
def test_a_picture_needs_nothing_beside_it(width: int, height: int, players: int) -> None:
    picture = board.draw(a_view(width, height, players))
    identities = [element.get("id") for element in parsed(picture).iter() if element.get("id")]
    wanted = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture)}
    assert len(identities) == len(set(identities))
    assert wanted <= set(identities)
    assert not re.search(r'<script|<style|style=|<image|@import|on[a-z]+="|href="[^#]', picture)


def test_the_layers_are_two_groups_and_the_panels_a_third() -> None:
    root = parsed(board.draw(a_view()))
    assert [group.get("id") for group in root.findall(f"{SVG}g")] == ["still", "live", "panels"]
    assert root.get("viewBox", "").startswith(" ".join(board.view_box(a_view()).split()[:3]))


def test_a_tile_that_costs_more_than_one_action_carries_its_price_for_whoever_may_take_it() -> None:
    free = with_tile(7, element="lake") | {"seat": SPECTATOR}
    assert "#price-2" in board.pieces(free)["tile-c2"]
    parts = board.pieces(with_tile(7, element="mountain"))
    assert 'class="price" display="none"' in parts["tile-c2"]
    assert "#price-3" in parts["tile-c2"]
    assert "costs 3 actions" in titles(with_tile(7, element="mountain"))["c2"]
    for own in (with_tile(2, element="mountain"), with_tile(7), with_tile(7, element="woods", chopped=1)):
        assert "price" not in "".join(board.pieces(own).values())


def test_a_tile_that_can_be_conquered_carries_the_attack_and_the_defence_it_exceeds() -> None:
    weak = with_tile(2, defence=3) | {"turn": 0}
    weak["owner"][2] = 1
    weak["attack"] = [[4] * 25, [9] * 25]
    assert ">4 : 3</text>" in board.pieces(weak)["tile-c1"]
    strong = weak | {"defence": [4] * 25}
    assert 'class="price"' not in board.pieces(strong)["tile-c1"]
    assert 'class="price"' not in board.pieces(weak | {"turn": 1})["tile-c1"]


def test_an_owners_colour_is_the_same_on_every_ground() -> None:
    lands = [board.pieces(with_tile(1, floor=floor))["land-b1"] for floor in FLOORS]
    assert len(set(lands)) == 1
    assert "fill-opacity" in lands[0].partition("wash-")[0]


def test_woods_that_may_be_chopped_carry_an_axe_and_what_is_nobodys_says_so() -> None:
    parts = board.pieces(with_tile(1, element="woods") | {"turn": 0})
    assert '<g class="price" display="none"><use href="#axe"' in parts["tile-b1"]
    assert "axe" not in board.pieces(with_tile(1, element="woods", chopped=1))["tile-b1"]
    assert "data-free" in parts["tile-d1"]
    assert "data-free" not in parts["tile-b1"]


def test_a_letter_stands_where_nothing_else_does() -> None:
    owner = [0, 0, 1, -1, -1, 0, -1, 1, -1]
    bare = [False] * 9
    assert lettered_tiles(owner, 3, {4}, bare) == {0, 2, 5, 7}
    assert lettered_tiles(owner, 3, {4}, [True, *bare[1:]]) == {1, 2, 5, 7}
    assert lettered_tiles(owner, 3, {0}, bare) == {2, 5, 7}
    assert lettered_tiles(owner, 3, set(), [True] * 9) == {0, 2, 5, 7}


def test_a_tile_says_what_it_is_and_how_strong() -> None:
    view = with_tile(2, floor="snow", element="mountain", feature="iron", opened=1, soldier="bowman", defence=5)
    view["attack"] = [[3] * 25, [4] * 25]
    view["names"] = ["Ada", "Bo"]
    said = titles(view)
    assert said["c1"] == "c1: Bo's snow, mountain, iron (taken), bowman, defence 5; could be attacked by Ada with 3"
    assert said["d1"] == "d1: grass"


def test_an_element_that_nobody_owns_says_who_could_overcome_it() -> None:
    view = with_tile(3, element="lake") | {"attack": [[3] * 25, [4] * 25], "names": ["Ada", "Bo"]}
    view["owner"][3] = -1
    assert titles(view)["d1"] == "d1: grass, lake; attack strength: Ada 3, Bo 4; costs 2 actions"


def test_buildings_iron_and_stumps_are_said() -> None:
    view = with_tile(0, element="woods", chopped=1, building="fortification", reinforced=1)
    assert titles(view)["a1"].startswith("a1: Ada's grass, chopped woods, fortification with iron, ")


def test_a_border_lies_only_between_different_owners() -> None:
    same = (True,) * 8
    assert border(0, 0, 0, same) == ""
    assert border(0, 0, 0, (False, *same[1:])).count("M") == 1
    assert border(0, 0, 0, (True, False, *same[2:])).count("M") == 1  # the bend at a corner
    assert border(0, 0, 0, (False,) * 8).count("M") == 8  # four sides and four corners
    assert land(5, 0, -1, (0,) * 8) == ""


def test_the_owners_round_a_tile_are_told_clockwise_from_the_north() -> None:
    found = list(rings([0, 1, 2, 3, 4, 5, 6, 7, 8], 3))
    assert found[4] == (1, 2, 5, 8, 7, 6, 3, 0)
    assert found[0] == (-2, -2, 1, 4, 3, -2, -2, -2)


def test_only_owned_land_is_coloured() -> None:
    parts = board.pieces(plain_view())
    coloured = [key for key, markup in parts.items() if "wash-" in markup]
    assert coloured == ["land-a1", "land-b1", "land-c1"]


@pytest.mark.parametrize(
    ("things", "sign"),
    [
        ({"element": "woods"}, "#woods"),
        ({"element": "woods", "chopped": 1}, "#chopped"),
        ({"feature": "gold"}, "#gold"),
        ({"feature": "gold", "opened": 1}, "#taken-gold"),
        ({"soldier": "bowman"}, "#soldier-bowman"),
        ({"building": "fortification"}, "#fortification"),
        ({"building": "port", "floor": "water"}, "#port"),
    ],
)
def test_what_stands_on_a_tile_is_drawn_there(things: dict[str, Any], sign: str) -> None:
    before, after = board.pieces(plain_view())["tile-b1"], board.pieces(with_tile(1, **things))["tile-b1"]
    assert sign in after
    assert sign not in before


def test_iron_and_ships_are_drawn() -> None:
    plain = board.pieces(with_tile(1, building="fortification"))["tile-b1"]
    assert board.pieces(with_tile(1, building="fortification", reinforced=1))["tile-b1"] != plain
    owned, free = (board.pieces(with_tile(tile, floor="water"))[key] for tile, key in ((1, "tile-b1"), (5, "tile-a2")))
    assert "fill" in owned.split("</title>")[1].replace('fill="none"', "")
    assert "fill" not in free.split("</title>")[1].replace('fill="none"', "")


def test_no_two_symbols_have_the_same_outline() -> None:
    outlines = [glyph[0].path for glyph in (*ELEMENTS.values(), *FEATURES.values())] + list(SHAPES.values())
    outlines += [texture(floor, 1) for floor in FLOORS]
    assert len({steps(path) for path in outlines}) == len(outlines)


def test_soldiers_have_the_shapes_of_the_rule_book() -> None:
    corners = {name: sum(step in "ML" for step, _ in steps(path)) for name, path in PENCILLED.items()}
    curves = {name: sum(step == "C" for step, _ in steps(path)) for name, path in PENCILLED.items()}
    assert corners == {"attacker": 3, "defender": 1, "bowman": 3, "catapult": 4}
    assert curves == {"attacker": 0, "defender": 4, "bowman": 1, "catapult": 0}
    assert {name for name in SHAPES if SHAPES[name] != PENCILLED[name]} == {"bowman"}  # beside a player D


def test_a_fallen_spawn_is_crossed_out() -> None:
    view = plain_view()
    before = board.pieces(view)["spawn-b"]
    assert board.pieces(view | {"fallen": [0, 1]})["spawn-b"] != before


def test_the_tiles_of_the_last_move_are_marked() -> None:
    view = plain_view()
    assert board.pieces(view)["last"] == ""
    event = {"name": "took", "spots": [["seat", "a"], ["tile", "b2"]]}
    assert "M51 51h42" in board.pieces(view | {"events": [event]})["last"]


def test_names_of_players_are_text_and_not_markup() -> None:
    view = plain_view(names=["<b>Ada</b>", 'Grace "&" co'])
    assert "<b>" not in board.draw(view)
    assert "<b>Ada</b>" in titles(view)["a1"]


def test_a_panel_for_each_player_and_one_for_the_loot() -> None:
    view = plain_view(names=["Ada", "Bo"], tiles=[2, 1], stored=[3, 4], resources=[[1, 0, 0], [0, 2, 1]])
    view |= {"turn": 1, "actions": 4, "spent": 1, "loot": [2, 1, 1], "looted": 1, "map": "5x5-3", "fallen": [0, 0]}
    panels = pictures(all_panels(view))
    said = [parsed(panel).findtext(f"{SVG}title") for panel in panels.values()]
    assert list(panels) == ["player-a", "player-b", "loot"]
    assert said == [
        "Ada: 2 tiles, 3 actions stored, 1 log",
        "Bo: 1 tile, in turn with 4 actions, 1 of 10 spent, 4 actions stored, 2 material, 1 iron",
        "Map 5x5-3. Loot still to be had: 1, 1",
    ]
    assert Presentation(GAME).hand(view) == ""


def test_a_panel_says_who_is_out() -> None:
    panel = pictures(all_panels(plain_view(fallen=[0, 1])))["player-b"]
    assert "is out" in "".join(parsed(panel).itertext())


@pytest.mark.parametrize("capacity", [1, 20, 100])
def test_a_warehouse_of_any_size_is_drawn(capacity: int) -> None:
    view = plain_view(capacity=capacity, stored=[7, 90], resources=[[3, 2, 1], [0, 0, 0]])
    for panel in pictures(all_panels(view)).values():
        assert parsed(panel).tag == f"{SVG}svg"


@pytest.mark.parametrize(("size", "players", "moves"), [("15x15", 4, 120), ("8x6", 2, 40), ("20x12", 8, 200)])
def test_a_move_of_a_real_game_changes_few_parts(size: str, players: int, moves: int) -> None:
    state = GAME.start(players, 5, size=size)
    playout(state, seeded(1), moves)
    for step in range(12):
        before = board.pieces(seen(state.view(SPECTATOR)))
        playout(state, seeded(step), 1)
        after = board.pieces(seen(state.view(SPECTATOR)))
        assert list(before) == list(after)
        assert sum(before[key] != after[key] for key in after) <= MOST_CHANGED


def test_the_still_layer_is_the_same_through_a_game() -> None:
    state = GAME.start(3, 5, size="9x9")
    before = board.still(seen(state.view(SPECTATOR)))
    playout(state, seeded(1), 60)
    assert board.still(seen(state.view(SPECTATOR))) == before


@pytest.mark.once
def test_what_has_not_changed_is_drawn_at_once() -> None:
    view = a_view(15, 15, 4)
    best = 1.0
    for _ in range(20):
        start = time.perf_counter()
        board.pieces(view)
        pictures(all_panels(view))
        best = min(best, time.perf_counter() - start)
    assert best * 1000 < MILLISECONDS
