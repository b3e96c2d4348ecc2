"""Many games: the same whatever the cores, fair to every seat, and honest about what went wrong."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import invalidate_caches
from pathlib import Path

import pytest
from mypy_extensions import i64

from hegemon.bots.bot import Bot
from hegemon.bots.kind import Kind
from hegemon.bots.random import Random
from hegemon.bots.roster import OF_THE_LAB
from hegemon.bots.search.budget import Budget
from hegemon.engine import discovery
from hegemon.engine.dice import Dice
from hegemon.engine.state import State
from hegemon.lab.simulate import Plan, game_seed, simulate
from hegemon.lab.tally import Tally

GAME = discovery.folders()[0]
PLAYERS = 3
PLACES = ("first", "second", "third")


def plan(games: int = 12, bots: tuple[str, ...] = ("random",), seed: int = 1, **changes: object) -> Plan:
    options = discovery.game(GAME).settle(PLAYERS, {"round_limit": 1})
    limit = changes.get("limit", 10_000)
    assert isinstance(limit, int)
    return Plan(GAME, PLAYERS, games, bots, seed, options, limit, bool(changes.get("check", False)))


def as_text(tally: Tally) -> str:
    return json.dumps(tally.as_data())


def test_the_result_does_not_depend_on_the_number_of_cores() -> None:
    alone = simulate(plan(40), cores=1)
    assert alone.games == 40
    assert as_text(simulate(plan(40), cores=2)) == as_text(alone)
    assert as_text(simulate(plan(40), cores=3)) == as_text(alone)


def test_a_seed_gives_the_same_games_and_another_seed_gives_others() -> None:
    assert as_text(simulate(plan(seed=5), cores=1)) == as_text(simulate(plan(seed=5), cores=1))
    assert as_text(simulate(plan(seed=5), cores=1)) != as_text(simulate(plan(seed=6), cores=1))


def test_searching_bots_that_count_descents_play_the_same_games_again() -> None:
    thinking = replace(plan(3, ("hard",)), descents=40, measures=("uses",))
    assert as_text(simulate(thinking, cores=1)) == as_text(simulate(thinking, cores=2))
    assert as_text(simulate(thinking, cores=1)) != as_text(simulate(replace(thinking, descents=1), cores=1))


def test_the_games_of_a_series_have_seeds_of_their_own() -> None:
    seeds = {game_seed(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    shorter, longer = simulate(plan(5), cores=1), simulate(plan(10), cores=1)
    assert 0 < shorter.moves < longer.moves
    assert all(few <= many for few, many in zip(shorter.wins_by_seat, longer.wins_by_seat, strict=True))


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    series = plan(bots=("greedy", "random", "random"))
    assert series.seating(0) == ["greedy", "random", "random"]
    assert series.seating(1) == ["random", "random", "greedy"]
    assert [series.seating(number).index("greedy") for number in range(6)] == [0, 2, 1, 0, 2, 1]


def test_fewer_bots_than_seats_repeat() -> None:
    assert plan(bots=("greedy", "random")).seating(0) == ["greedy", "random", "greedy"]
    assert plan(bots=("greedy", "random")).seating(1) == ["random", "greedy", "random"]
    assert plan(bots=("random",)).seating(7) == ["random"] * 3


def test_every_bot_sits_everywhere_equally_often() -> None:
    tally = simulate(plan(6, ("random", "greedy", "random")), cores=1)
    assert {chair: games for chair, games in tally.games_by_bot_and_seat.items() if chair.startswith("greedy")} == {
        "greedy@0": 2,
        "greedy@1": 2,
        "greedy@2": 2,
    }


@pytest.mark.parametrize(("players", "names"), [(3, "ab"), (4, "abc"), (5, "ab"), (5, "abc"), (6, "abcd"), (4, "ab")])
def test_where_bots_do_not_come_out_even_every_one_still_sits_everywhere_equally_often(
    players: int, names: str
) -> None:
    series = Plan(GAME, players, 0, tuple(names), 1)
    seatings = [series.seating(number) for number in range(series.cycle)]
    for seat in range(players):
        assert {Counter(seating[seat] for seating in seatings)[name] for name in names} == {series.cycle // len(names)}


def test_of_two_bots_on_three_seats_the_odd_one_out_takes_every_seat() -> None:
    series = plan(bots=("greedy", "random"))
    odd = [odd_one_out(series.seating(number)) for number in range(12)]
    assert {seat: odd.count(seat) for seat in range(PLAYERS)} == {0: 4, 1: 4, 2: 4}


@contextmanager
def known(name: str, make: Callable[[Dice, Budget], Bot]) -> Iterator[None]:
    """A bot that the roster knows for a while."""
    kind = Kind(name, name, "For a test", make, 0.0)
    OF_THE_LAB.append(kind)
    try:
        yield
    finally:
        OF_THE_LAB.remove(kind)


def odd_one_out(seating: list[str]) -> int:
    return next(seat for seat, name in enumerate(seating) if seating.count(name) == 1)


def test_every_bot_has_every_place_in_the_turn_order_about_equally_often() -> None:
    with known("again", lambda dice, budget: Random(dice)):
        tally = simulate(plan(120, ("random", "again")), cores=1)
    assert set(tally.games_by_bot_and_place) == {f"{bot}@{place}" for bot in ("random", "again") for place in PLACES}
    assert all(40 <= games <= 80 for games in tally.games_by_bot_and_place.values())
    assert sum(tally.wins_by_place.values()) == sum(tally.wins_by_seat)


def test_a_game_cut_by_the_limit_is_unfinished() -> None:
    tally = simulate(plan(8, limit=5), cores=1)
    assert (tally.games, tally.moves, tally.unfinished) == (8, 40, 8)
    assert tally.wins_by_seat == [0, 0, 0]
    assert dict(tally.endings) == {"unfinished": 8}


def test_every_game_is_won_shared_or_unfinished() -> None:
    tally = simulate(plan(30), cores=1)
    assert sum(tally.wins_by_seat) + tally.unfinished == pytest.approx(30)
    assert sum(tally.endings.values()) == 30


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    tally = simulate(plan(20), 2, lambda games, moves: told.append((games, moves)))
    assert told == sorted(told)
    assert told[-1] == (20, tally.moves)


def test_checking_changes_no_result() -> None:
    assert as_text(simulate(plan(check=True), cores=1)) == as_text(simulate(plan(), cores=1))


class Spy(Bot):
    """Plays at random, and looks whether its own dice have the key of the game's."""

    has_the_key: list[bool] = []  # noqa: RUF012  one list for the spies of all seats

    def answer(self, state: State, seat: i64) -> i64:
        self.has_the_key.append(list(self.dice.key) == list(state.dice.key))
        return state.sample(seat, self.dice)


def test_no_bot_holds_the_key_to_the_dice_to_come() -> None:
    with known("spy", lambda dice, budget: Spy(dice)):
        simulate(plan(2, ("spy",)), cores=1)
    assert Spy.has_the_key
    assert not any(Spy.has_the_key)


@pytest.fixture
def leaking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with a hole in its accounts, installed as a package of its own."""
    code = "from tests.contract import broken_hoards, hoard\n\nGAME = hoard.game_of(broken_hoards.Leaking)\n"
    (tmp_path / "leaking_game.py").write_text(code, encoding="utf-8")
    metadata = tmp_path / "leaking_game-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: leaking-game\nVersion: 1\n", encoding="utf-8")
    points = "[hegemon.games]\nhoard = leaking_game:GAME\n"
    (metadata / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    invalidate_caches()
    return "hoard"


def test_a_broken_account_stops_a_checked_series_and_names_the_game(leaking: str) -> None:
    series = Plan(leaking, 3, 10, ("random",), 3, check=True)
    with pytest.raises(
        AssertionError, match=rf"game 0 \(seed {game_seed(3, 0)}\), after \d+ moves: there are \d+ cards"
    ):
        simulate(series, cores=1)


def test_a_series_that_is_not_checked_does_not_look(leaking: str) -> None:
    assert simulate(Plan(leaking, 3, 10, ("random",), 3), cores=1).games == 10
