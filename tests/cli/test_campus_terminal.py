from __future__ import annotations

import re
from typing import cast

import pytest

import hegemon
from hegemon.cli.rulebook import Rulebook
from hegemon.cli.screen import ESCAPES
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.playout import playout
from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.maps import named_map
from hegemon.games.campus.state import Campus
from hegemon.games.campus.terminal import show
from hegemon.games.campus.terminal.board import board_lines, walls
from hegemon.games.campus.terminal.floor import LAWN, Rows, floor, links, runs, squeezed, stretched
from hegemon.games.campus.words import describe, governs, hint
from hegemon.games.campus.words.chances import percent
from hegemon.games.campus.words.sentences import GOVERNING

MAPS = [("johanneberg", 30), ("university", 30), ("random:1", 12), ("random:2", 30), ("random:3", 60)]
SCREENS = [(78, 17), (118, 33), (40, 10), (250, 90)]


def match_on(name: str, size: int = 30, players: int = 2, moves: int = 60) -> Match:
    """A match some random moves on."""
    match = hegemon.game("campus").new(players, 5, ("Ada", "Bo"), map=name, size=size)
    playout(match.state, seeded(3), moves)
    return match


def seen(match: Match, seat: int | None = None) -> CampusView:
    return cast(CampusView, match.view(seat))


def plain_board(match: Match, columns: int = 78, lines: int = 17) -> list[str]:
    return [ESCAPES.sub("", line) for line in board_lines(seen(match), columns, lines)]


@pytest.mark.parametrize(("name", "size"), MAPS)
@pytest.mark.parametrize(("columns", "lines"), SCREENS)
def test_on_every_screen_the_same_rooms_touch_as_on_the_map(name: str, size: int, columns: int, lines: int) -> None:
    campus = named_map(name, size)
    neighbours = {
        (room, int(other))
        for room in range(int(campus.territories))
        for other in campus.links[campus.starts[room] : campus.starts[room + 1]]
        if room < other
    }
    assert links(floor(name, size, columns, lines)) == neighbours


@pytest.mark.parametrize(("name", "size"), MAPS[:3])
@pytest.mark.parametrize(("columns", "lines"), SCREENS[:2])
def test_the_board_fits_the_screen(name: str, size: int, columns: int, lines: int) -> None:
    board = plain_board(match_on(name, size), columns, lines)
    assert len(board) <= lines
    assert max(len(line) for line in board) <= columns + 1


@pytest.mark.parametrize(("name", "size"), MAPS)
def test_every_territory_shows_owner_and_troops(name: str, size: int) -> None:
    match = match_on(name, size)
    badges = sorted(badge.replace(" ", "") for badge in re.findall(r"[AB] ?\d+", "\n".join(plain_board(match))))
    shown = [f"{'AB'[t['owner']]}{t['troops']}" for t in seen(match)["territories"]]
    bonuses = [badge for badge in shown if badges.count(badge) < shown.count(badge)]
    assert bonuses == []


def test_a_large_screen_shows_every_name_whole() -> None:
    match = match_on("university")
    board = "\n".join(plain_board(match, 160, 48))
    assert all(str(t["name"]) in board for t in seen(match)["territories"])


def test_a_whole_building_shows_its_bonus_and_its_owner() -> None:
    match = match_on("johanneberg", moves=0)
    board = "\n".join(plain_board(match, 100, 33))
    owner = "AB"[seen(match)["territories"][12]["owner"]]
    assert f"+1 {owner}" in board
    assert "Vasaområdet +2_" in board


def test_walls_stand_where_rooms_begin_and_end() -> None:
    assert "".join(walls((LAWN, 0, 0, 1, 1, LAWN), (LAWN, 0, 0, 2, 2, LAWN))) == " | |_|"


def test_rows_are_left_out_only_while_the_same_rooms_touch() -> None:
    rows: Rows = [(0, 0, LAWN), (0, 0, LAWN), (LAWN, 1, 1), (LAWN, 1, 1), (LAWN, LAWN, 2)]
    assert squeezed(rows, 1) == [(0, 0, LAWN), (LAWN, 1, 1), (LAWN, LAWN, 2)]


def test_rows_are_stretched_but_never_shrunk() -> None:
    assert stretched([(0, 1, LAWN)], 6) == [(0, 0, 1, 1, LAWN, LAWN)]
    assert stretched([(0, 1, LAWN)], 2) == [(0, 1, LAWN)]
    assert runs((LAWN, 0, 0, 1, LAWN)) == [(0, 1, 3), (1, 3, 4)]


def test_the_players_stand_under_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    shown = ESCAPES.sub("", show(seen(match_on("johanneberg", moves=0))))
    assert shown.splitlines()[-1] == " A  Ada: 7 territories, 7 troops, +6   B  Bo: 6 territories, 6 troops, +3"


def test_hints_tell_stock_and_odds() -> None:
    match = hegemon.game("campus").new(2, 11, ("Ada", "Bo"), starting_troops=5, batch=10)
    for seat, text in ((1, "place fysik 4"), (0, "place sspa 3"), (1, "place fysik 3")):
        match.play(seat, text)
    view, position = seen(match, 1), match.state
    assert isinstance(position, Campus)
    assert (
        hint(view, lambda: position, ["attack", "fysik", "sspa"])
        == "Ada's 4 troops; expect to lose 3.1; 83% to win with 7"
    )
    assert (
        hint(view, lambda: position, ["attack", "fysik", "sspa", "3"])
        == "Ada's 4 troops; expect to lose 2.3; 31% to win"
    )
    assert hint(view, lambda: position, ["attack", "fysik"]) == "8 troops; faces SSPA (4); 7 can attack"
    assert hint(view, lambda: position, ["attack"]) == hint(view, lambda: position, []) == ""
    assert hint(view, lambda: position, ["place", "fysik", "3"]) == "8 troops; faces SSPA (4)"


def test_odds_follow_the_dials() -> None:
    match = hegemon.game("campus").new(2, 11, (), ties="attacker", attack_dice=1, defence_dice=1)
    position = match.state
    assert isinstance(position, Campus)
    assert (
        hint(seen(match), lambda: position, ["attack", "fysik", "sspa", "1"])
        == "seat 0's 1 troop; expect to lose 0.4; 58% to win"
    )


def test_no_chance_is_said_to_be_certain_or_nothing() -> None:
    assert [percent(share) for share in (0.0, 0.0009, 0.5, 0.99951, 1.0)] == [
        "under 1%",
        "under 1%",
        "50%",
        "over 99%",
        "over 99%",
    ]


def test_every_phase_names_rules_that_exist() -> None:
    book = Rulebook(hegemon.game("campus").rules)
    assert all(number in book.rules for numbers in GOVERNING.values() for number in numbers)
    assert governs(seen(match_on("johanneberg", moves=0))) == ["CAMPUS-2.3"]


def test_the_position_in_sentences_names_every_territory_and_what_its_troops_may_do() -> None:
    match = hegemon.game("campus").new(2, 11, ("Ada", "Bo"), starting_troops=5, batch=10)
    for seat, text in (
        (1, "place fysik 4"),
        (0, "place sspa 3"),
        (1, "place fysik 3"),
        (1, "reinforce fysik vasa-sodra 2"),
    ):
        match.play(seat, text)
    told = describe(seen(match))
    assert "Vasa södra: Bo 3 (1 fresh, 2 done); next to Vasa norra A 1, Chalmersvillan B 1, Fysik B 6." in told
    assert "Round 1 of 20: Bo is choosing where to attack." in told
    assert "Studentkåren, bonus 1, owned by Ada:" in told


def test_troops_that_have_moved_are_marked_on_the_board() -> None:
    match = hegemon.game("campus").new(2, 11, ("Ada", "Bo"), starting_troops=5, batch=10)
    for seat, text in ((1, "place fysik 4"), (0, "place sspa 3"), (1, "place fysik 3")):
        match.play(seat, text)
    before = "\n".join(plain_board(match, 118, 33))
    match.play(1, "reinforce fysik vasa-sodra 2")
    assert "B 3 1f2d" in "\n".join(plain_board(match, 118, 33))
    assert "B 8" in before
    assert not re.search(r"\d[fvd]|\*", before)


def test_vanguard_is_marked_on_the_board() -> None:
    match = hegemon.game("campus").new(2, 11, ("Ada", "Bo"), starting_troops=5, batch=10)
    for seat, text in ((1, "place fysik 4"), (0, "place sspa 3"), (1, "place fysik 3"), (1, "attack fysik sspa 7")):
        match.play(seat, text)
    taken = next(t for t in seen(match)["territories"] if t["name"] == "sspa")
    assert taken["owner"] == 1
    assert f"B {taken['troops']} {taken['troops']}v" in "\n".join(plain_board(match, 118, 33))


def test_where_a_room_is_small_a_star_stands_for_troops_that_have_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hegemon.game("campus").new(2, 11, ("Ada", "Bo"), starting_troops=5, batch=10, map="university")
    while seen(match)["phase"] != "move":
        match.play(match.pending[0], match.legal(match.pending[0])[0].split("-")[0])
    move = next(text for text in match.legal(match.pending[0]) if text.startswith("reinforce"))
    match.play(match.pending[0], move.split("-1")[0].rpartition(" ")[0] + " 1")
    assert re.search(r"[AB] ?\d\*", "\n".join(plain_board(match, 40, 10)))


def test_the_marks_are_explained_while_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    match = hegemon.game("campus").new(2, 11, ("Ada", "Bo"), starting_troops=5, batch=10)
    for seat, text in ((1, "place fysik 4"), (0, "place sspa 3"), (1, "place fysik 3")):
        match.play(seat, text)
    assert "vanguard" not in show(seen(match))
    match.play(1, "reinforce fysik vasa-sodra 2")
    shown = show(seen(match))
    assert "f fresh, v vanguard (may attack, not reinforce), d done, * some of these" in shown
    assert len(shown.splitlines()) <= 24 - 5
    match.play(1, "end")
    assert "vanguard" not in show(seen(match))


def test_an_ended_game_says_so() -> None:
    match = match_on("johanneberg", moves=100000)
    assert describe(seen(match)).startswith("The game is over. ")
    assert "is out" in show(seen(match)) or match.standing.ending == "round limit"
