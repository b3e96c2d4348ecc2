"""The sheet: a map, or a game as it stands, as a PDF to be printed."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from hegemon.engine.dice import seeded
from hegemon.engine.playout import playout
from hegemon.engine.state import SPECTATOR
from hegemon.games.frontier import GAME, sheet
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.moves import TAKE
from hegemon.games.frontier.power import attack_on, defence_of
from hegemon.games.frontier.sheet.chart import LABELS, Chart
from hegemon.games.frontier.sheet.examples import BLOCKED, BOWMAN, CONQUEST, EXAMPLES, REACH, REACHED, SIDE, Example
from hegemon.games.frontier.sheet.pages import parts_of, rounds
from hegemon.games.frontier.sheet.summary import chapters
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.drawn_maps import MAP_7
from hegemon.games.frontier.tests.scenes import scene
from hegemon.games.frontier.tests.views import a_view, seen
from hegemon.games.frontier.words.reading import tile_names
from hegemon.kit.drawing.paper import Document
from hegemon.kit.sheet.plan import Map, best_plan

LARGEST = 500_000  # bytes
POINTS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
WORDS = {"^": "mountain", ">": "attacker", "D": "bowman"}
OPTIONS = GAME.settle(4, {})


def blank(size: str = "15x15", number: int = 7, players: int = 4, paper: str = "a4", **dials: Any) -> bytes:
    match = GAME.new(players, seed=number, size=size, map=str(number), **dials)
    return sheet.document(sheet.unplayed(seen(match.view())), match.options, paper, False)


def played(moves: int = 150, size: str = "12x12", players: int = 3) -> Any:
    state = GAME.start(players, 5, size=size)
    playout(state, seeded(1), moves)
    return {**state.view(SPECTATOR), "names": ["Ada", "Bo", "Cleo"][:players]}


def texts(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]


@pytest.mark.rule("FRONTIER-1.6")
def test_another_name_prints_another_sheet() -> None:
    assert blank(number=8) != blank()
    assert "map 15x15-7" in texts(blank())[0]


DRAWING = """
from hashlib import blake2b
from hegemon.games.frontier import GAME
from hegemon.games.frontier.tests.test_sheet import blank
picture = GAME.draw(GAME.new(2, seed=7, size="9x9", map="7").view())
print(blake2b(blank("9x9") + picture.encode(), digest_size=16).hexdigest())
"""


@pytest.mark.once
@pytest.mark.rule("FRONTIER-1.6")
def test_every_process_draws_the_same_sheet_and_the_same_board() -> None:
    drawn = {
        subprocess.run(
            [sys.executable, "-c", DRAWING],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(drawn) == 1


def stamps_on(view: FrontierView) -> dict[str, list[str]]:
    """By tile: the elements and features that a sheet shows there."""
    page = Document("a4", "").page()
    chart = Chart(page, view, 40, 40, 20)
    chart.draw(False)
    names = tile_names(view["width"], view["height"])
    found: dict[str, list[str]] = {}
    for note in page.stream.stream:
        words = note.decode().split()
        if words[-2:-1] == ["Do"] and "-" not in words[-3]:
            column, row = (int((float(word) - 40) // 20) for word in words[5:7])
            found.setdefault(names[row * view["width"] + column], []).append(words[-3].removeprefix("/"))
    return found


@pytest.mark.rule("FRONTIER-1.6")
def test_a_sheet_shows_the_map_that_its_name_has_always_given() -> None:
    names, cells = tile_names(8, 6), MAP_7.split()
    kinds = {"m": "mountain", "l": "lake", "w": "woods", "v": "village"}
    expected = {
        name: [kinds[letter] for letter in cell[1:] if letter != "-"]
        for name, cell in zip(names, cells)
        if not cell.endswith("--")
    }
    assert len(expected) == 9
    assert stamps_on(seen(GAME.new(4, seed=7, size="8x6", map="7").view())) == expected


def test_the_spawns_of_a_blank_map_are_lettered_as_they_lie_whatever_lots_were_drawn() -> None:
    one, other = (seen(GAME.new(4, seed=seed, size="9x9", map="7").view()) for seed in (1, 2))
    assert one["spawns"] != other["spawns"]
    assert sheet.unplayed(one)["spawns"] == sheet.unplayed(other)["spawns"] == [0, 8, 72, 80]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_sheet_has_two_pages_of_the_paper(paper: str) -> None:
    pages = PdfReader(BytesIO(blank(paper=paper))).pages
    assert len(pages) == 2
    for page in pages:  # which may lie
        assert sorted(float(value) for value in page.mediabox[2:]) == pytest.approx(POINTS[paper], abs=0.1)


@pytest.mark.parametrize(
    ("size", "players"), [("5x5", 2), ("15x15", 8), ("40x40", 8), ("40x5", 3), ("5x40", 6), ("24x16", 5)]
)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_size_fits_on_a_sheet_and_is_small(size: str, players: int, paper: str) -> None:
    pdf = blank(size, 3, players, paper)
    assert len(pdf) < LARGEST
    assert len(texts(pdf)) == 2


@pytest.mark.parametrize(
    ("width", "height", "lying"), [(15, 15, False), (40, 40, False), (30, 12, True), (5, 40, False)]
)
def test_the_page_lies_where_that_makes_the_tiles_larger(width: int, height: int, lying: bool) -> None:
    parts = parts_of(a_view(width, height, 4), OPTIONS, False)
    plan = best_plan(Map(width, height, LABELS), parts, "a4")
    wide, high = POINTS["a4"][::-1] if lying else POINTS["a4"]
    assert plan.lying is lying
    assert 0 < plan.chart[0] < plan.chart[0] + width * plan.cell < wide
    assert 0 < plan.chart[1] < plan.chart[1] + height * plan.cell < high


def test_the_text_can_be_selected() -> None:
    front, back = texts(blank())
    for word in (
        "Frontier",
        "Mountain",
        "power 3",
        "Sweet woods",
        "Loot",
        "Rounds",
        "Warehouses",
        "Attacker",
        "Fortification",
    ):
        assert word in front
    for word in ("the rules in short", "Taking tiles", "Conquest", "Bowman", "The end", "after 40 rounds", "Reach"):
        assert word in back.replace("\n", " ")


def test_the_numbers_are_those_of_the_game() -> None:
    front, back = texts(blank(mountain_power=5, round_limit=33, actions=3, head_start="off"))
    assert "power 5" in front
    assert "after 33" in back.replace("\n", " ")
    assert "You get 3 actions" in back.replace("\n", " ")
    assert "or more players" not in back.replace("\n", " ")


def test_what_a_village_pays_is_listed() -> None:
    match = GAME.new(4, seed=7, map="7")
    view = seen(match.view())
    loot = [str(number) for number in view["loot"]]
    front = texts(sheet.document(view, match.options, "a4", False))[0]
    assert loot
    assert f"Loot {' '.join(loot)}" in front


def test_a_map_without_villages_says_so() -> None:
    view = a_view(5, 5, 2) | {"loot": [], "looted": 0}
    assert "no village on this map" in texts(sheet.document(view, OPTIONS, "a4", False))[0]


def test_a_game_is_printed_as_it_stands() -> None:
    view = played()
    front = texts(sheet.document(view, OPTIONS, "a4", True))[0]
    assert all(name in front for name in ("Ada", "Bo", "Cleo"))
    assert front.count("A") >= view["tiles"][0]
    assert "Round" in front


def test_everything_that_can_stand_on_a_map_can_be_printed() -> None:
    for seed in range(3):
        view = a_view(15, 15, 8, seed) | {"fallen": [1] + [0] * 7}
        assert len(sheet.document(view, OPTIONS, "letter", True)) < LARGEST


def test_nothing_but_vectors_and_standard_fonts_is_in_it() -> None:
    pdf = blank()
    assert b"/Image" not in pdf
    assert b"/FontFile" not in pdf


@pytest.mark.parametrize("support", ["all", "half", "none"])
@pytest.mark.parametrize("blocked", ["ends", "passes"])
def test_the_rules_in_short_fit_on_the_back_under_every_dial(support: str, blocked: str) -> None:
    for size in ("15x15", "30x12"):
        back = texts(blank(size, support=support, blocked=blocked, stacking="sum", paper="letter"))[1]
        assert "With the pencil" in back


@pytest.mark.parametrize(
    ("dials", "sentence"),
    [
        ({}, "at 2 steps there must be a tile next to both"),
        ({"range": 1}, "within 1 step of your own"),
        ({"range": 1}, "can be reached, also diagonally"),
        ({"range": 4}, "a way of no more than so many steps"),
        ({"range": 4}, "from them you reach 5 steps"),
        ({}, "when one is left, when a player's turn begins who could do nothing at all, not even with 10 actions, or"),
        ({"blocked": "passes"}, "The game ends when one is left or after 40 rounds."),
        ({"blocked": "passes"}, "not even with 10 actions, is passed over."),
        ({"actions": 1, "round_limit": 1}, "or after 1 round."),
        ({"actions": 1}, "You get 1 action."),
        (
            {},
            "With 4 or more players, who is past the middle of the order begins with 1 stored action.",
        ),
        (
            {"size": "9x9"},
            "nothing else. Who is past the middle of the order begins with 1 stored action.",
        ),
        (
            {"actions": 3},
            "With 3 or more players, the k-th of n begins with 3 x (k - 1) / n stored actions, rounded down.",
        ),
        ({"head_start": "places"}, "nothing else. The second player begins with 1 stored action, the third with 2"),
        ({"support": "none"}, "nothing for its owner's tiles next to it"),
        ({}, "An enemy's port can be conquered from outside."),
        ({}, "Without a port ships stay"),
        ({}, "catapults too, if it is a castle"),
        ({}, "helps no neighbour, and defends only itself"),
    ],
)
def test_the_rules_in_short_say_how_it_is_played(dials: dict[str, Any], sentence: str) -> None:
    told = " ".join(text for _, texts in chapters(GAME.settle(2, dials)) for text in texts)
    assert sentence in told


@pytest.mark.parametrize("dials", [{"size": "30x30"}, {"actions": 1}, {"head_start": "off", "size": "9x9"}])
def test_the_rules_in_short_are_silent_where_nobody_begins_with_more(dials: dict[str, Any]) -> None:
    told = " ".join(text for _, texts in chapters(GAME.settle(2, dials)) for text in texts)
    assert "begins with" not in told


def test_the_rules_in_short_say_that_a_sea_goes_on_round_corners() -> None:
    told = " ".join(text for _, texts in chapters(OPTIONS) for text in texts)
    assert "A sea is all water that hangs together, also at corners." in told


@pytest.mark.parametrize(("rounds", "size"), [(1, "15x15"), (40, "15x15"), (200, "15x15"), (200, "5x40")])
def test_a_sheet_has_a_place_for_every_round(rounds: int, size: str) -> None:
    front = texts(blank(size, 3, 8, round_limit=rounds, village_weight=0))[0]
    assert f"Rounds {' '.join(str(number) for number in range(1, rounds + 1))}" in " ".join(front.split())


def lines_of_rounds(as_played: bool, **changes: Any) -> int:
    """How many paths are drawn for the rounds of a game."""
    page = Document("a4", "").page()
    rounds(a_view(9, 9, 2) | changes, as_played).draw(page, 30, 30, 500, 0)
    return list(page.stream.stream).count(b"S")


def test_rounds_that_are_over_are_crossed_off() -> None:
    assert [lines_of_rounds(True, round=number) - 40 for number in (1, 9, 40)] == [0, 8, 39]
    assert lines_of_rounds(True, round=9, phase="over") == 40 + 9
    assert lines_of_rounds(False, round=9) == 40


def test_every_chapter_has_text() -> None:
    assert all(heading and texts and all(texts) for heading, texts in chapters(OPTIONS))


def position(example: Example) -> Frontier:
    """An example as a state of the rules."""
    rows = [" ".join(worded(word) for word in row.split()) for row in example.rows]
    return scene("\n".join(rows))


def worded(word: str) -> str:
    owner = word[0] if word[0] in "AB" else ""
    return "+".join(part for part in (owner, WORDS.get(word[-1], "")) if part) or "."


def at(state: Frontier, name: str) -> int:
    """A tile of an example on the larger map of a scene."""
    place = tile_names(SIDE, SIDE).index(name)
    return int(place // SIDE * state.world.grid.width + place % SIDE)


@pytest.mark.rule("FRONTIER-4.2")
def test_the_example_of_reach_is_what_the_rules_say() -> None:
    state = position(REACH)
    taken = {int(move >> 6) for move in state.legal(0) if move & 63 == TAKE}
    reached = {name for name in tile_names(SIDE, SIDE) if at(state, name) in taken}
    assert reached == {name for name, mark in REACH.marks.items() if mark == REACHED}


@pytest.mark.rule("FRONTIER-5.2", "FRONTIER-5.3")
def test_the_example_of_a_conquest_is_what_the_rules_say() -> None:
    state = position(CONQUEST)
    target = at(state, "c3")
    assert (attack_on(state, 0, target), defence_of(state, target)) == (4, 3)
    assert target in {int(move >> 6) for move in state.legal(0) if move & 63 == TAKE}


@pytest.mark.rule("FRONTIER-7.2")
def test_the_example_of_a_bowman_is_what_the_rules_say() -> None:
    state = position(BOWMAN)
    for name, mark in BOWMAN.marks.items():
        assert attack_on(state, 0, at(state, name)) == (0 if mark == BLOCKED else int(mark)), name
    assert attack_on(state, 0, at(state, "b3")) == 0


def test_every_mark_of_an_example_is_on_a_tile() -> None:
    for example in EXAMPLES:
        assert set(example.marks) <= set(tile_names(SIDE, SIDE))
        assert [len(row.split()) for row in example.rows] == [SIDE] * SIDE
