"""Games are found: folders by themselves, other packages' games through the entry point."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from importlib.metadata import Distribution, DistributionFinder
from pathlib import Path

import pytest

import hegemon
from hegemon.engine.discovery import (
    all_games,
    folders,
    from_position,
    game,
    names,
    outside_games,
    read_record,
    replay_record,
)
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game

METADATA = "Metadata-Version: 2.1\nName: {0}-games\nVersion: 1.0\n"
MOONSHOT = "game moonshot\nversion 1\nplayers 1\n"
LATE = """from hegemon.engine.game import Game
from tests.engine.outsiders import heap, leave_as_it_is
GAME = Game("late", "Late", "Take stones.", 1, (2, 2), [], heap, leave_as_it_is, __file__)
"""
ENTRY_POINTS = "[hegemon.games]\n{0} = {0}_games:GAME\n"


def install(folder: Path, name: str, code: str) -> None:
    """An installed package as pip leaves it: a module, and beside it its metadata."""
    (folder / f"{name}_games.py").write_text(code, encoding="utf-8")
    offer(folder, name, ENTRY_POINTS.format(name))


def offer(folder: Path, package: str, entry_points: str) -> None:
    """The metadata of a package: what it is called, and which games it says to have."""
    metadata = folder / f"{package}_games-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA.format(package), encoding="utf-8")
    (metadata / "entry_points.txt").write_text(entry_points, encoding="utf-8")
    invalidate_caches()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for packages that is on the path while a test runs."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    return tmp_path


@pytest.fixture
def heap(site: Path) -> Game:
    """The game of an outside package."""
    install(site, "heap", "from tests.engine.outsiders import HEAP as GAME\n")
    return game("heap")


def test_every_folder_with_rules_is_a_game_by_its_own_name() -> None:
    assert folders()
    assert [game(name).name for name in folders()] == folders()
    assert all(game(name).rules.exists() for name in folders())


def test_all_games_come_in_the_order_of_their_names() -> None:
    assert [found.name for found in all_games()] == names() == sorted(names())
    assert [found.name for found in hegemon.all_games()] == names()


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    near = folders()[0] + "x"
    with pytest.raises(NotUnderstood, match=f"there is no game '{near}'; did you mean {folders()[0]}"):
        game(near)


@pytest.mark.parametrize("name", ["", "..", "../chess", "__pycache__", "games.chess", "a b", "\x00"])
def test_no_other_word_is_a_game(name: str) -> None:
    with pytest.raises(NotUnderstood, match="there is no game"):
        game(name)


def test_a_game_of_another_package_is_found(heap: Game) -> None:
    assert "heap" in names()
    assert "heap" in outside_games()
    assert hegemon.game("heap") is heap
    assert heap in hegemon.all_games()


def test_a_game_of_another_package_is_gone_with_it() -> None:
    assert "heap" not in names()


def test_a_position_and_a_record_find_their_game(heap: Game) -> None:
    match = heap.new(2, 5, stones=9)
    match.play(0, "take 3")
    assert from_position(match.position()).view()["stones"] == 6
    assert replay_record(read_record(str(match.record()))).position() == match.position()


def test_a_record_of_a_game_that_is_not_here_is_read_but_not_replayed() -> None:
    record = read_record(f"hegemon record 1\n{MOONSHOT}seat 0 Ada\nseed 1\n\n")
    with pytest.raises(NotUnderstood, match="there is no game 'moonshot'"):
        replay_record(record)


def test_a_position_of_a_game_that_is_not_here_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match="there is no game 'moonshot'"):
        from_position(f"hegemon position 1\n{MOONSHOT}\n")


def test_a_folder_is_not_shadowed_by_another_package(site: Path) -> None:
    own = folders()[0]
    install(site, own, "raise ImportError('never loaded')\n")
    assert own in outside_games()
    assert game(own).folder.name == own


def test_a_package_that_offers_something_else_is_named(site: Path) -> None:
    install(site, "odd", "GAME = 'chess'\n")
    with pytest.raises(NotUnderstood, match="the game 'odd' of the package odd-games is of type str, where"):
        game("odd")


def test_a_broken_package_does_not_take_the_other_games_away(site: Path) -> None:
    install(site, "torn", "raise ImportError('a part is missing')\n")
    with pytest.warns(
        UserWarning, match="the game 'torn' of the package torn-games cannot be loaded: a part is missing"
    ):
        found = all_games()
    assert [one.name for one in found] == folders()
    assert "torn" in names()


@pytest.mark.parametrize("code", ["raise ImportError('a part is missing')\n", "1 / 0\n", "LOST = 1\n"])
def test_a_package_that_cannot_be_loaded_is_named(site: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.delitem(sys.modules, "cracked_games", raising=False)
    install(site, "cracked", code)
    with pytest.raises(NotUnderstood, match="the game 'cracked' of the package cracked-games cannot be loaded: "):
        game("cracked")


class Listener(DistributionFinder):
    """Knows no packages, but notes how often the installed packages are gone through."""

    def __init__(self) -> None:
        self.asked = 0

    def find_distributions(self, context: DistributionFinder.Context | None = None) -> Iterator[Distribution]:
        self.asked += 1
        return iter(())


def test_a_game_that_was_found_is_not_looked_for_again(heap: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener()
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, listener])
    assert all(game("heap") is heap for _ in range(100))
    assert listener.asked == 0
    assert "heap" in outside_games()
    assert listener.asked > 0


def test_a_folder_that_was_found_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    name = folders()[0]
    found = game(name)
    with monkeypatch.context() as patched:
        patched.delattr(Path, "iterdir")
        assert game(name) is found


def test_a_game_that_was_found_is_lost_with_its_package(heap: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [place for place in sys.path if not Path(place, "heap_games.py").exists()])
    with pytest.raises(NotUnderstood, match="there is no game 'heap'"):
        game("heap")


def test_a_package_that_is_installed_meanwhile_is_found(site: Path) -> None:
    with pytest.raises(NotUnderstood, match="there is no game 'late'"):
        game("late")
    install(site, "late", LATE)
    assert game("late").name == "late"


def test_a_game_that_calls_itself_otherwise_than_its_entry_point_is_named_with_both(site: Path) -> None:
    (site / "nick_games.py").write_text("from tests.engine.outsiders import HEAP as GAME\n", encoding="utf-8")
    offer(site, "nick", "[hegemon.games]\nnick = nick_games:GAME\n")
    sentence = "the game 'nick' of the package nick-games calls itself 'heap'; "
    with pytest.raises(NotUnderstood, match=sentence + "its entry point must have that name too"):
        game("nick")
    with pytest.warns(UserWarning, match=sentence):
        assert [one.name for one in all_games()] == folders()


def test_a_record_for_more_players_than_can_play_says_how_many_can() -> None:
    """Before it misses the names of those who have no seat."""
    found = game(folders()[0])
    text = str(found.new(found.least, 7).record()).replace(f"players {found.least}", "players 9")
    with pytest.raises(NotUnderstood, match=f"line 5: {found.title} is for {found.seats_text()} players, not 9"):
        read_record(text)
