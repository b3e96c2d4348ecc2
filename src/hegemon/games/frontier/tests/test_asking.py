"""What the table says of a moment of Frontier, of its players and of its moves, and one line for each move."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.frontier import words
from hegemon.games.frontier.content import BUILDINGS, SOLDIERS
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.positions import frontier
from hegemon.games.frontier.tests.test_board import plain_view
from hegemon.games.frontier.tests.test_ending import walled
from hegemon.games.frontier.tests.views import seen
from hegemon.presentation.scenes import parted, retold


def shown(state: Frontier) -> FrontierView:
    return {**seen(state.view(0)), "names": ["Ada", "Bo"]}


def line_of(state: Frontier, move: str, reader: int = 0) -> tuple[str, list[tuple[int, str, str]]]:
    """The line of the log for a move, as a seat reads it."""
    names = ["you" if seat == reader else name for seat, name in enumerate(["Ada", "Bo"])]
    state.heard = []
    state.play(int(state.turn), state.notation().parse(move))
    scenes: list[Any] = [retold(state.chronicle(), event, names) for event in state.heard]
    line: Any = words.headline(scenes)
    return line["text"], line["lost"]


@pytest.mark.parametrize(
    ("drawing", "stored", "has", "said"),
    [
        ("A . B", 2, "", "Take a tile (2 actions left)"),
        ("A . B", 1, "", "Take a tile (1 action left)"),
        ("A . B", 0, "", "No moves left. End your turn"),
        ("A+woods . B", 0, "", "Chop wood or end your turn"),
        (
            "A+woods A+fortification . B",
            0,
            "log log material iron",
            "Chop wood, train, build, reinforce or end your turn",
        ),
        ("A . B", 2, "log log log log log", "Too many resources: use or discard one"),
    ],
)
def test_what_can_be_done_is_asked_for(drawing: str, stored: int, has: str, said: str) -> None:
    assert words.prompt(shown(frontier(drawing, stored=(stored,), has=has))) == said


def test_a_player_has_actions_resources_and_soldiers() -> None:
    view = shown(frontier("A+bowman . B", stored=(2, 3), has="log log"))
    facts = [(fact["text"], fact["title"]) for fact in words.facts(view, 0)]
    assert facts[0] == ("2 actions", "0 of 10 spent, 12 of 20 places in the warehouse")
    assert facts[1:] == [("2", "2 logs"), ("1 bowman", "1 bowman")]
    assert words.facts(view, 1)[0]["text"] == "3 actions stored"
    assert words.facts(plain_view(fallen=[0, 1]), 1)[0]["text"] == "Out of the game"


def test_what_bonus_tiles_give_is_told_in_the_first_round() -> None:
    view = plain_view(round=1)
    assert (words.notice(view) or {})["text"].startswith("Villages: extra actions")
    assert words.notice(view | {"round": 2}) is None


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("take b1", "Take b1"),
        ("take c1", "Conquer c1"),
        ("take b1 gold b2", "Take b1 and b2"),
        ("train bowman a1", "Train bowman on a1"),
        ("build port b1", "Build port on b1"),
        ("chop a1", "Chop a1"),
        ("reinforce a1", "Reinforce a1"),
        ("drop log", "Discard a log"),
        ("end", "End turn"),
        ("dance", ""),
        ("", ""),
    ],
)
def test_the_button_says_what_a_move_does(move: str, said: str) -> None:
    assert words.button(shown(frontier("A . B")), move.split()) == said


def test_whatever_is_trained_or_built_says_what_it_does_and_costs() -> None:
    said: Any = words.verbs(plain_view())
    assert (list(said["train"]["things"]), list(said["build"]["things"])) == (SOLDIERS, BUILDINGS)
    assert said["train"]["things"]["bowman"] == "+1 two tiles away"
    assert [said[verb]["steps"][0] for verb in ("train", "build")] == [
        "Choose a soldier (1 material)",
        "Choose what to build (2 logs)",
    ]


def test_the_first_tile_can_be_conquered_too() -> None:
    assert words.button(shown(frontier("B A")), ["take", "a1"]) == "Conquer a1"
    assert words.button(shown(frontier(". A B")), ["take", "a1"]) == "Take a1"


def test_a_conquest_names_what_was_lost() -> None:
    board = "A+attacker B B\nA A B"
    assert line_of(frontier(board, stored=(3,)), "take b1", 1) == ("Ada took b1 from you", [(1, "tile", "b1")])


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("A . B", "you took b1"),
        ("A+castle lake B", "you took b1 for 2 actions"),
        ("A iron B", "you took b1 and found iron"),
    ],
)
def test_a_tile_is_one_line_with_what_was_found(drawing: str, said: str) -> None:
    assert line_of(frontier(drawing, stored=(9,)), "take b1") == (said, [])


def test_the_end_of_a_turn_says_what_is_stored() -> None:
    assert line_of(frontier("A . B", stored=(2,)), "end")[0] == "you ended your turn (2 actions stored)"
    assert line_of(frontier("A . B", stored=(0,)), "end")[0] == "you ended your turn"
    assert line_of(frontier("A . B", stored=(22,)), "end")[0] == "you ended your turn (20 actions stored, 2 wasted)"


@pytest.mark.rule("FRONTIER-9.2")
def test_an_end_for_want_of_tiles_is_a_line_of_its_own() -> None:
    state = frontier(walled(), size="5x5", stored=(0,))
    state.heard = []
    state.play(int(state.turn), state.notation().parse("end"))
    scenes: list[Any] = [retold(state.chronicle(), event, ["you", "Bo"]) for event in state.heard]
    first, second = parted(scenes, lambda scene: words.begins(dict(scene)))
    lines: list[Any] = [words.headline([dict(scene) for scene in part]) for part in (first, second)]
    assert [line["text"] for line in lines] == [
        "you ended your turn",
        "Bo has no tiles left to take, so the game is over",
    ]


@pytest.mark.rule("FRONTIER-9.2")
def test_the_end_of_the_last_round_says_so() -> None:
    state = frontier("A . B", turn="B", round_limit=1)
    assert line_of(state, "end")[0] == "Bo ended their turn · that was the last round"
