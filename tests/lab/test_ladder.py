"""The ladder: who meets whom, results that survive anything, ratings that follow from them, and the page they go to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.lab.ladder.plan import Fixture, Ladder, Played, parse_bot, play
from hegemon.lab.ladder.ratings import ratings
from hegemon.lab.ladder.report import markdown, share_of, write_between_marks
from hegemon.lab.ladder.results import Results, seed_in
from hegemon.lab.ladder.run import climb

SHORT = {"round_limit": "1", "map": "johanneberg"}
PAIR = ("random", "beginner")


def ladder(games: int = 4, **changes: object) -> Ladder:
    return Ladder("campus", PAIR, 7, games, options=SHORT, **changes)  # type: ignore[arg-type]


def opened(path: Path, wanted: Ladder) -> Results:
    results = Results(path, wanted)
    results.open()
    return results


def won(bots: tuple[str, ...], number: int, winner: str) -> Played:
    """A game that a bot has won."""
    fixture = Fixture(bots, number)
    return Played(fixture, tuple(1 if bot == winner else 2 for bot in fixture.seating), 10)


def test_each_deal_is_played_from_every_seat() -> None:
    fixtures = [Fixture(PAIR, number) for number in range(4)]
    assert [fixture.deal for fixture in fixtures] == [0, 0, 1, 1]
    assert [fixture.seating[0] for fixture in fixtures] == ["random", "beginner", "random", "beginner"]


def test_neighbours_meet_and_groups_of_four_and_the_strongest_meets_itself() -> None:
    levels = ("beginner", "easy", "medium", "hard", "master")
    meetings = Ladder("campus", levels, 1, games=10, several=4, ceiling=2).meetings()
    assert {len(bots): games for bots, games in meetings.items() if "master:4" not in bots} == {2: 10, 4: 4}
    assert len(meetings) == 4 + 2 + 1
    assert meetings["master", "master:4"] == 2


def test_the_strongest_meets_one_yardstick_and_three() -> None:
    wanted = Ladder("campus", PAIR, 1, games=0, alone=6, outnumbered=8)
    meetings = {bots: games for bots, games in wanted.meetings().items() if games}
    assert meetings == {("greedy", "beginner"): 6, ("greedy", "greedy", "greedy", "beginner"): 8}


def test_the_page_says_what_the_strongest_takes_from_one_yardstick_and_from_three(tmp_path: Path) -> None:
    wanted = ladder(0, alone=2, outnumbered=4)
    results = opened(tmp_path / "ladder.jsonl", wanted)
    for number in range(2):
        results.add(won(wanted.duel, number, "beginner"))
    for number in range(4):
        results.add(won(wanted.odd_one_out, number, "beginner"))
    told = markdown(results)
    assert "Beginner takes 100.0 % (34.2 to 100.0) from the greedy bot, 2 games." in told
    assert "Beginner among three greedy bots takes 100.0 % (51.0 to 100.0) of 4 games; 25 %" in told


def test_a_bot_may_think_several_times_as_long() -> None:
    assert parse_bot("master:4") == ("master", 4.0)
    with pytest.raises(NotUnderstood, match="NAME:4 thinks four times as long"):
        parse_bot("master:often")
    with pytest.raises(NotUnderstood, match="there is no bot 'mister'"):
        parse_bot("mister")


def test_the_same_fixture_is_the_same_game() -> None:
    assert play(ladder(), Fixture(PAIR, 1)) == play(ladder(), Fixture(PAIR, 1))


def test_a_ladder_that_was_stopped_goes_on_and_ends_as_if_it_was_not(tmp_path: Path) -> None:
    whole = opened(tmp_path / "whole.jsonl", ladder())
    climb(whole, jobs=1)
    half = opened(tmp_path / "half.jsonl", ladder())
    with pytest.raises(KeyboardInterrupt):
        climb(half, jobs=1, tell=stop_at(half, 2))
    again = opened(tmp_path / "half.jsonl", ladder())
    assert (len(again.played), len(again.missing())) == (2, 2)
    climb(again, jobs=1)
    assert again.played == whole.played


def stop_at(results: Results, games: int) -> Callable[[Played], None]:
    """Ctrl-C after so many games."""

    def tell(played: Played) -> None:
        if len(results.played) == games:
            raise KeyboardInterrupt

    return tell


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    alone, together = opened(tmp_path / "one.jsonl", ladder()), opened(tmp_path / "two.jsonl", ladder())
    climb(alone, jobs=1)
    climb(together, jobs=2)
    assert alone.played == together.played


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    results = opened(path, ladder(2))
    climb(results, jobs=1)
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    assert len(opened(path, ladder(2)).missing()) == 1


def test_results_of_another_ladder_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    opened(path, ladder())
    assert seed_in(path) == 7
    with pytest.raises(NotUnderstood, match="holds another ladder"):
        opened(path, Ladder("campus", PAIR, 8, options=SHORT))
    path.write_text("wins: 7\n", encoding="utf-8")
    with pytest.raises(NotUnderstood, match="line 1: this is no result of a ladder"):
        opened(path, ladder())


def test_who_wins_more_is_rated_higher_whatever_order_games_end_in() -> None:
    games = [won(PAIR, number, "random" if number % 4 == 0 else "beginner") for number in range(40)]
    rated = ratings(games, PAIR)
    assert rated["beginner"].mean > rated["random"].mean + 1
    assert rated["beginner"].deviation < 5
    assert ratings(reversed(games), PAIR) == rated


def test_who_wins_against_the_second_of_three_is_rated_above_it_however_few_games_that_were() -> None:
    upper = ("beginner", "medium")
    games = [won(PAIR, number, "random" if number % 4 == 0 else "beginner") for number in range(200)]
    games += [won(upper, number, "beginner" if number % 3 == 0 else "medium") for number in range(20)]
    rated = ratings(games, ("random", "beginner", "medium"))
    assert rated["random"].mean < rated["beginner"].mean < rated["medium"].mean


def test_more_games_are_surer() -> None:
    few, many = (ratings([won(PAIR, number, "beginner") for number in range(games)], PAIR) for games in (4, 40))
    assert many["beginner"].doubt < few["beginner"].doubt


def test_a_shared_win_counts_in_parts_and_a_game_that_was_cut_does_not_count() -> None:
    shared = Played(Fixture(PAIR, 1), (1, 1), 10)
    cut = Played(Fixture(PAIR, 2), (1, 1), 10, over=False)
    share = share_of("beginner", [won(PAIR, 0, "beginner"), shared, cut])
    assert (share.won, share.games) == (1.5, 2)


def test_the_page_keeps_what_stands_around_the_marks(tmp_path: Path) -> None:
    results = opened(tmp_path / "ladder.jsonl", ladder(2))
    for number in range(2):
        results.add(won(PAIR, number, "beginner"))
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\nBefore.\n", encoding="utf-8")
    write_between_marks(page, results)
    page.write_text(page.read_text(encoding="utf-8") + "\nAfter.\n", encoding="utf-8")
    write_between_marks(page, results)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Bots\n\nBefore.\n\n## Campus\n\n<!-- ladder campus -->\n")
    assert text.endswith("<!-- end of ladder campus -->\n\nAfter.\n")
    assert text.count(markdown(results)) == 1
    assert "| Beginner |  | " in text
    assert "| 100.0 % (34.2 to 100.0) | 2 |" in text
