"""Why a move is refused: a rule of the book and a sentence, for every move that is not legal."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import pack
from hegemon.engine.state import submit
from hegemon.games.frontier import GAME
from hegemon.games.frontier.content import BUILDINGS, RESOURCES, SOLDIERS
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.positions import frontier, legal, refused

RULES = set(re.findall(r"^\*\*(FRONTIER-\d+\.\d+)\*\*", GAME.rules.read_text(encoding="utf-8"), re.MULTILINE))
MIXED = """
    A*+fortification gold     .             snow  B+desert
    A+woods          A+bowman lake          .     B
    A+stumps         water    A+water+port  water B+water+port
    mountain         A        B+woods       B     village
    castle           .        .             iron  B*
"""


def all_moves(state: Frontier) -> Iterator[str]:
    """Every move that can be written on the map."""
    names = state.world.grid.names
    yield "end"
    yield from (f"drop {resource}" for resource in RESOURCES)
    for name in names:
        yield from (f"{verb} {name}" for verb in ("chop", "reinforce", "take"))
        yield from (f"train {soldier} {name}" for soldier in SOLDIERS)
        yield from (f"build {building} {name}" for building in BUILDINGS)
        yield from (f"take {name} gold {other}" for other in names)


@pytest.mark.rule("FRONTIER-9.2", "FRONTIER-4.1")
@pytest.mark.parametrize(
    ("has", "stored", "spent"), [("", 0, 0), ("log material iron", 5, 0), ("log log log material iron", 9, 7)]
)
def test_every_move_is_legal_or_refused_with_a_rule_of_the_book(has: str, stored: int, spent: int) -> None:
    state = frontier(MIXED, size="5x5", has=has, stored=(stored,), spent=spent)
    allowed = set(legal(state))
    assert len(allowed) == len(legal(state))
    for move in all_moves(state):
        reason = state.why_not(0, state.notation().parse(move))
        assert (reason is None) == (move in allowed), move
        if reason is not None:
            assert reason.rule in RULES, move
            assert re.fullmatch(r"[A-Z].*[.]|[a-e][1-5] .*[.]", reason.sentence), reason.sentence


@pytest.mark.rule("FRONTIER-9.2")
def test_what_is_no_move_at_all_is_refused_without_a_rule() -> None:
    state = frontier("A")
    for nonsense in (pack(60), pack(6, 9 * 9), pack(1, 3), pack(3, 4, 0)):
        reason = state.why_not(0, nonsense)
        assert reason is not None
        assert (reason.rule, reason.sentence) == ("", "That isn't a move in this game.")


@pytest.mark.rule("FRONTIER-4.1")
def test_a_refused_move_is_not_played() -> None:
    state = frontier("A . . .")
    before = state.digest()
    with pytest.raises(NotAllowed, match="d1 is too far"):
        submit(state, 0, int(state.notation().parse("take d1")))
    assert state.digest() == before


@pytest.mark.rule("FRONTIER-4.1", "FRONTIER-4.5", "FRONTIER-5.3")
@pytest.mark.parametrize(
    ("drawing", "stored", "rule"),
    [
        ("A castle", 0, "FRONTIER-4.1"),  # too dear comes before too strong
        ("A castle", 4, "FRONTIER-4.5"),
        ("A B", 0, "FRONTIER-5.3"),
        ("A . water", 0, "FRONTIER-4.4"),  # too far comes before too dear
        ("A lake castle\nlake lake .", 0, "FRONTIER-4.2"),
        ("A . snow+castle", 0, "FRONTIER-4.3"),
        ("A . . castle", 0, "FRONTIER-4.1"),
    ],
)
def test_the_first_rule_that_is_broken_is_named(drawing: str, stored: int, rule: str) -> None:
    last = "abcd"[len(drawing.splitlines()[0].split()) - 1]
    assert refused(frontier(drawing, stored=(stored,)), f"take {last}1")[0] == rule


@pytest.mark.rule("FRONTIER-3.2")
@pytest.mark.parametrize(
    ("stored", "spent", "expected"),
    [
        (4, 7, ("FRONTIER-3.2", "b1 costs 4, and you can only spend 3 more this turn (limit 10).")),
        (4, 6, ("", "allowed")),
        (3, 7, ("FRONTIER-4.1", "b1 costs 4, and you have 3.")),
    ],
)
def test_too_many_in_a_turn_is_told_from_too_few_in_hand(stored: int, spent: int, expected: tuple[str, str]) -> None:
    assert refused(frontier("A+castle castle", stored=(stored,), spent=spent), "take b1") == expected


@pytest.mark.rule("FRONTIER-4.1", "FRONTIER-4.4")
@pytest.mark.parametrize(
    ("drawing", "where", "rule"),
    [
        ("A+water+port . . .", "d1", "FRONTIER-4.4"),  # a ship could come so far, but not over land
        ("A+water+port . . . .", "e1", "FRONTIER-4.1"),
        ("A . . .", "d1", "FRONTIER-4.1"),
        ("A . . B+water+port", "d1", "FRONTIER-4.1"),
        ("A . . B+water", "d1", "FRONTIER-4.4"),
    ],
)
def test_how_far_a_ship_could_come_counts_for_the_reason(drawing: str, where: str, rule: str) -> None:
    assert refused(frontier(drawing), f"take {where}")[0] == rule


@pytest.mark.rule("FRONTIER-4.2", "FRONTIER-4.3", "FRONTIER-4.4")
@pytest.mark.parametrize(
    ("drawing", "where", "rule", "obstacles"),
    [
        ("A lake .\nlake lake .", "c1", "FRONTIER-4.2", "elements"),
        ("A B .\nB B .", "c1", "FRONTIER-4.2", "enemies"),
        ("A water .\nwater water .", "c1", "FRONTIER-4.2", "sea where you have no port"),
        ("A lake .\nlake B .", "c1", "FRONTIER-4.2", "elements and enemies"),
        ("A lake .\nlake snow .", "c1", "FRONTIER-4.2", "elements and snow"),
        ("A B+lake .\nB+lake B+lake .", "c1", "FRONTIER-4.2", "elements and enemies"),
        ("A lake snow\nlake lake .", "c1", "FRONTIER-4.2", "elements and snow"),
        ("A+snow B .\nB B .", "c1", "FRONTIER-4.2", "enemies and snow"),
        ("A+water+port . . .", "d1", "FRONTIER-4.4", "land, which ships can't cross"),
        ("A+water+port . . lake", "d1", "FRONTIER-4.4", "land, which ships can't cross"),
        ("A+water+port . . snow", "d1", "FRONTIER-4.3", "snow and land, which ships can't cross"),
        ("A+water+port water B+water .\nlake lake lake lake", "d1", "FRONTIER-4.2", "enemies"),
        ("A+water water .\nlake lake lake", "c1", "FRONTIER-4.2", "sea where you have no port"),
    ],
)
def test_what_is_in_the_way_is_named(drawing: str, where: str, rule: str, obstacles: str) -> None:
    sentence = f"The way to {where} is blocked by {obstacles}."
    assert refused(frontier(drawing), f"take {where}") == (rule, sentence)


@pytest.mark.rule("FRONTIER-4.2")
def test_the_first_player_is_an_enemy_like_any_other() -> None:
    state = frontier("B A .\nA A .", turn="B", stored=(0, 5))
    assert refused(state, "take c1") == ("FRONTIER-4.2", "The way to c1 is blocked by enemies.")


@pytest.mark.rule("FRONTIER-4.2", "FRONTIER-4.3")
def test_a_way_that_would_be_longer_than_the_range_is_none() -> None:
    states = [frontier("A lake . .\n. lake . .", range=steps) for steps in (3, 4)]
    reasons = [("FRONTIER-4.2", "The way to d1 is blocked by elements."), ("", "allowed")]
    assert [refused(state, "take d1") for state in states] == reasons
    assert refused(frontier("A . snow .\n. . snow .", range=3), "take d1")[0] == "FRONTIER-4.3"


@pytest.mark.rule("FRONTIER-4.1")
def test_the_range_that_is_played_with_is_said() -> None:
    sentence = "c1 is too far away. Your range is 1, or 2 from a ship."
    assert refused(frontier("A . .", range=1), "take c1") == ("FRONTIER-4.1", sentence)


@pytest.mark.rule("FRONTIER-6.1", "FRONTIER-4.1", "FRONTIER-8.1", "FRONTIER-3.3")
def test_the_whole_list_of_moves_of_the_second_seat() -> None:
    walls = "A* lake lake lake lake\nlake lake lake lake lake\nlake lake lake lake lake\n"
    drawing = f"{walls}lake lake lake B+woods .\nlake lake lake B+woods+fortification B*+lake"
    state = frontier(drawing, size="5x5", turn="B", stored=(0, 1), others={"B": "log log iron"})
    works = ["build fortification d4", "reinforce d5"]
    assert legal(state) == ["end", "chop d4", "chop d5", *works, "take e4"]
    state = frontier(drawing, size="5x5", turn="B", stored=(0, 0))
    assert legal(state) == ["end", "chop d4", "chop d5"]
    state = frontier(drawing, size="5x5", turn="B", stored=(0, 0), others={"B": "iron iron iron iron iron"})
    assert legal(state) == ["drop iron", "chop d4", "chop d5", "reinforce d5"]
