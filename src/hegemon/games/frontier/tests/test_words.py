"""Frontier in words: moments, positions, remarks on moves; and the map in characters."""

from __future__ import annotations

import re

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.playout import playout
from hegemon.engine.state import SPECTATOR, State
from hegemon.games.frontier import GAME, terminal, words
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.positions import does, frontier, strength
from hegemon.games.frontier.tests.test_board import plain_view, with_tile
from hegemon.games.frontier.tests.views import a_view, seen

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def test_a_moment_says_who_plays_and_what_is_left() -> None:
    view = plain_view(names=["Ada", "Bo"], turn=1, actions=1, round=3)
    assert (words.heading(view), words.moment(view)) == ("Round 3 of 40", "Bo is taking tiles (1 action left)")
    assert words.moment(view | {"actions": 0}) == "Bo is finishing their turn"


@pytest.mark.parametrize(
    ("fallen", "tiles", "stored", "outcome"),
    [
        ([0, 1], [3, 9], [0, 0], "Ada captured every other spawn."),
        ([0, 0], [3, 9], [0, 0], "Round 40 was the last. Bo holds the most tiles: 9."),
        (
            [0, 0],
            [9, 9],
            [4, 0],
            "Round 40 was the last. Ada and Bo hold 9 tiles each, and Bo has more in the warehouse.",
        ),
    ],
)
def test_the_end_says_how_it_was_won(fallen: list[int], tiles: list[int], stored: list[int], outcome: str) -> None:
    resources = [[0, 0, 0], [0, 1, 0]]
    view = plain_view(names=["Ada", "Bo"], phase="over", fallen=fallen, tiles=tiles, stored=stored, resources=resources)
    view |= {"round": 40, "turn": 0, "first": 0}
    assert words.outcome(view) == outcome
    assert words.score(view, 1) == ("9 tiles, warehouse 5/20" if tiles == [9, 9] else "9 tiles")


@pytest.mark.rule("FRONTIER-9.2")
@pytest.mark.parametrize(("round", "turn"), [(5, 0), (5, 1), (40, 1)])
def test_the_end_says_who_could_do_nothing(round: int, turn: int) -> None:
    view = plain_view(names=["Ada", "Bo"], phase="over", tiles=[10, 7], round=round, turn=turn, first=0)
    told = f"{['Ada', 'Bo'][turn]} has no tiles left to take. Ada holds the most tiles: 10."
    assert words.outcome(view) == told
    assert words.describe(view).startswith(f"The game is over. {told}")


def test_a_chapter_is_a_round_or_the_end() -> None:
    assert words.chapter(plain_view(round=3)) == "Round 3"
    assert words.chapter(plain_view(phase="over")) == "The end"


def test_the_rules_that_govern_follow_from_what_a_player_has() -> None:
    view = plain_view(turn=0, actions=2, resources=[[0, 0, 0], [0, 0, 0]])
    assert words.governs(view) == ["FRONTIER-4.1", "FRONTIER-4.2", "FRONTIER-5.3", "FRONTIER-3.3"]
    rich = with_tile(0, element="woods") | {"turn": 0, "actions": 0, "resources": [[2, 1, 1], [0, 0, 0]]}
    rich["building"][1] = "fortification"
    wanted = ["6.1", "7.1", "7.2", "7.3", "8.1", "8.2", "8.3", "3.3"]
    assert words.governs(rich) == [f"FRONTIER-{number}" for number in wanted]
    assert words.governs(view | {"phase": "over"}) == ["FRONTIER-9.1", "FRONTIER-9.2"]


def test_every_rule_that_is_named_is_in_the_book() -> None:
    book = GAME.rules.read_text(encoding="utf-8")
    view = with_tile(0, element="woods") | {"turn": 0, "actions": 2, "resources": [[2, 1, 1], [0, 0, 0]]}
    view["building"][1] = "fortification"
    for rule in words.governs(view) + words.governs(view | {"phase": "over"}):
        assert f"**{rule}**" in book


def test_a_position_is_told_row_by_row() -> None:
    view = with_tile(2, floor="snow", element="mountain", soldier="bowman", defence=5)
    view |= {"names": ["Ada", "Bo"], "spawns": [0, 24], "loot": [1, 2], "looted": 1}
    lines = words.describe(view).splitlines()
    assert "The next village pays 2." in lines
    assert lines[-5] == (
        "a1 grass, spawn of A, Ada with defence 0; b1 grass, Ada with defence 0; "
        "c1 snow, mountain, bowman, Bo with defence 5; d1 to e1 grass."
    )
    assert lines[-1] == "a5 to d5 grass; e5 grass, spawn of B."


def test_who_is_out_and_what_others_have_is_told() -> None:
    view = plain_view(names=["Ada", "Bo"], fallen=[1, 0], tiles=[2, 1], stored=[0, 1], resources=[[0] * 3, [2, 0, 1]])
    view |= {"spawns": [0, 24], "loot": [], "looted": 0}
    told = words.describe(view)
    assert "Ada (A): out of the game, lost the spawn a1, 2 tiles left." in told
    assert "Bo (B): 1 tile; warehouse 16/20 (1 action, 2 logs, 1 iron); starts at e5." in told
    assert "All villages are looted." in told


def said(state: State, typed: str) -> str:
    """The remark on a move, or on its beginning, to Ada."""
    assert isinstance(state, Frontier)
    return words.hint({**seen(state.view(0)), "names": ["Ada", "Bo"]}, lambda: state, typed.split())


BORDER = """
    A+woods A               B+defender .
    A       A+fortification mountain   .
"""


@pytest.mark.parametrize(
    ("typed", "remark"),
    [
        ("take d1", "Grass; costs 1 of 7 actions"),
        ("take c2", "Grass, mountain, 4 against 3; costs 3 of 7 actions"),
        ("take c1", "Bo's tile, grass, defender, 4 against 2; costs 1 of 7 actions"),
        ("take d1 gold", "Grass; costs 1 of 7 actions"),
        ("take d1 gold d2", "gold gives you the second tile; costs 1 of 7 actions"),
        ("take d1 gold a1", "gold gives you the second tile; costs 1 of 7 actions"),
        ("take d1 gold z99", "Grass; costs 1 of 7 actions"),
        ("take", ""),
        ("take z99", ""),
        ("chop", ""),
        ("chop a1", "power 2 becomes 1; +1 log"),
        ("chop a2", ""),
        ("chop z99", ""),
        ("train", "1 material"),
        ("train attacker", "+1 when its tile attacks; 1 material"),
        ("train catapult", "3 against castles and buildings two tiles away; 1 material"),
        ("train defender a1", "+1 when its tile defends; grass, woods, defence 7; 1 material"),
        ("build", "2 logs"),
        ("build tower", "2 logs"),
        ("build fortification a2", "power 3; grass, defence 7; 2 logs"),
        ("build port", "power 2, opens the sea; 2 logs"),
        ("build port d1", "power 2, opens the sea; grass; 2 logs"),
        ("reinforce", ""),
        ("reinforce b2", "+1 power; grass, fortification, defence 7; 1 iron"),
        ("drop", ""),
        ("drop log", "frees 5 places in the warehouse"),
        ("end", "5 actions stored; 2 lost"),
        ("", ""),
        ("dance", ""),
    ],
)
def test_remarks_on_moves(typed: str, remark: str) -> None:
    assert said(frontier(BORDER, stored=(7,), has="log log log"), typed) == remark


@pytest.mark.parametrize(
    ("drawing", "typed", "remark"),
    [
        (". A B", "take a1", "Grass; costs 1 of 7 actions"),
        ("A B .", "take a1", "Ada's tile, grass, 1 against 1; costs 1 of 7 actions"),
        ("B A .", "take a1", "Bo's tile, grass, 1 against 1; costs 1 of 7 actions"),
    ],
)
def test_remarks_on_the_first_tile_and_on_the_first_player(drawing: str, typed: str, remark: str) -> None:
    assert said(frontier(drawing, turn="B" if drawing[0] == "A" else "A", stored=(7, 7)), typed) == remark


@pytest.mark.rule("FRONTIER-6.3")
@pytest.mark.parametrize(("looted", "remark"), [(1, "Grass, village, pays you 2 actions"), (2, "Grass, village")])
def test_a_village_pays_as_long_as_there_is_loot(looted: int, remark: str) -> None:
    state = frontier("A .+village B")
    view = seen({**state.view(0), "loot": [1, 2], "looted": looted})
    assert words.preview(view, lambda: state, ["take", "b1"])["about"] == remark


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("train defender", "Defender"),
        ("train defender a1", "Defender on a1"),
        ("reinforce b2", "b2"),
        ("take d1 gold a1", "d1 and a1"),
        ("chop a1", "a1"),
        ("drop log", "Log"),
    ],
)
def test_what_a_move_in_the_making_is_about(typed: str, what: str) -> None:
    state = frontier(BORDER, stored=(7,), has="log log log")
    assert words.preview(seen(state.view(0)), lambda: state, typed.split())["what"] == what


def test_what_a_tile_costs_is_told_of_the_actions_that_there_are() -> None:
    state = frontier(BORDER, stored=(2,))
    view = seen(state.view(0))
    assert words.preview(view, lambda: state, ["take", "d1"])["spends"] == (1, 2)
    assert "spends" not in words.preview(view, lambda: state, ["take", "c2"])


def test_remarks_follow_the_dials() -> None:
    state = frontier(BORDER, mountain_power=4, fortification_power=2, port_power=5, support="none")
    assert said(state, "take c2") == "Grass, mountain, 3 against 4; costs 4 of 10 actions"
    assert said(state, "build port") == "power 5, opens the sea; 2 logs"
    assert said(state, "build fortification a2") == "power 2; grass, defence 1; 2 logs"


@pytest.mark.rule("FRONTIER-6.1", "FRONTIER-5.1")
@pytest.mark.parametrize(
    ("drawing", "stacking", "remark"),
    [
        ("A+woods", "highest", "power 2 becomes 1"),
        ("A+woods+fortification", "highest", "power stays 3"),
        ("A+woods+fortification!", "sum", "power 6 becomes 4"),
    ],
)
def test_what_chopping_leaves_of_the_power(drawing: str, stacking: str, remark: str) -> None:
    state = frontier(drawing, stacking=stacking)
    assert said(state, "chop a1") == f"{remark}; +1 log"
    does(state, "chop a1")
    assert strength(state, "a1") == int(remark.split()[-1])


@pytest.mark.rule("FRONTIER-3.3")
@pytest.mark.parametrize(
    ("stored", "has", "remark"),
    [
        (1, "", "1 action stored"),
        (5, "log log log", "5 actions stored"),
        (6, "log log log", "5 actions stored; 1 lost"),
        (3, "log log log log log", "no actions left to store; 3 lost"),
    ],
)
def test_what_is_stored_at_the_end_of_a_turn(stored: int, has: str, remark: str) -> None:
    assert said(frontier("A", stored=(stored,), has=has), "end") == remark


def test_every_legal_move_is_remarked_on_the_same_whatever_is_imagined() -> None:
    match = GAME.new(3, seed=4, size="8x8")
    for _moment in range(4):
        playout(match.state, seeded(2), 20)
        seat = match.pending[0]
        for move in match.legal(seat):
            remarks = {said(match.state.imagine(seat, seeded(number)), move) for number in range(3)}
            assert remarks == {said(match.state, move)}
            assert remarks != {""}


@pytest.mark.parametrize(("columns", "wide"), [(40, 2), (60, 3), (70, 4), (80, 5), (120, 5), (18, 1)])
def test_the_map_is_as_wide_as_the_screen_allows(monkeypatch: pytest.MonkeyPatch, columns: int, wide: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", "24")
    rows = ESCAPES.sub("", terminal.show(a_view(15, 15, 4))).splitlines()[1:16]
    assert {len(row) for row in rows} == {3 + 15 * wide}


def test_signs_on_the_map_are_explained_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    view = with_tile(1, element="castle", soldier="catapult", feature="iron", opened=1)
    view |= {"spawns": [0, 24], "names": ["Ada", "Bo"]}
    shown = ESCAPES.sub("", terminal.show(view))
    assert shown.splitlines()[1] == " 1 A.@  A.Hi=B.    .    .   "
    assert "= catapult" in shown
    assert "H castle" in shown
    assert "lake" not in shown


def top_left(monkeypatch: pytest.MonkeyPatch, wide: int, **things: object) -> str:
    """How a1 is shown with so many characters to a tile, colours included."""
    monkeypatch.setenv("COLUMNS", str(4 + 5 * wide))
    view = with_tile(0, **things) | {"spawns": []}
    return terminal.show(view).splitlines()[1].removeprefix(" 1 ").split("\x1b[0m")[0]


@pytest.mark.parametrize("floor", ["grass", "desert", "snow"])
@pytest.mark.parametrize("element", ["mountain", "woods", "castle", "lake"])
def test_the_ground_under_an_element_is_shown(monkeypatch: pytest.MonkeyPatch, floor: str, element: str) -> None:
    sign = {"grass": ".", "desert": ":", "snow": "*"}[floor]
    stands = {"mountain": "^", "woods": "Y", "castle": "H", "lake": "o"}[element]
    for wide in (3, 4, 5):
        shown = ESCAPES.sub("", top_left(monkeypatch, wide, floor=floor, element=element))
        assert shown == f"A{sign}{stands}".ljust(wide)


def test_where_a_tile_is_crowded_what_stands_there_goes_before_the_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    things = {"element": "mountain", "feature": "gold", "soldier": "bowman", "floor": "snow"}
    shown = [ESCAPES.sub("", top_left(monkeypatch, wide, **things)) for wide in (1, 2, 3, 4, 5)]
    assert shown == ["^", "AG", "A^G", "A^GD", "A*^GD"]


def test_where_there_is_no_room_for_it_the_ground_is_in_the_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {
        floor: top_left(monkeypatch, 2, owner=-1, element="mountain", floor=floor)
        for floor in ("grass", "desert", "snow")
    }
    assert {ESCAPES.sub("", tile) for tile in shown.values()} == {" ^"}
    assert len(set(shown.values())) == 3


def test_a_player_who_is_out_is_told_so_in_the_terminal() -> None:
    assert ": out" in terminal.show(plain_view(fallen=[0, 1]))


def test_a_real_game_is_shown_and_told_to_its_end() -> None:
    state = GAME.start(2, 3, size="6x6")
    playout(state, seeded(1), 10_000)
    view = seen(state.view(SPECTATOR))
    assert view["phase"] == "over"
    assert words.describe(view).startswith("The game is over.")
    assert terminal.show(view)
