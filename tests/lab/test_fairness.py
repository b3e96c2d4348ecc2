"""Fairness: what seats and traits win, counted alike on any number of cores, and judged by the bounds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from hegemon.engine import discovery
from hegemon.engine.dials import Options
from hegemon.engine.state import Standing, State
from hegemon.lab.fairness import PART, Bounds, Facts, Remedy, Series, Trait, play_series, series_part
from hegemon.lab.intervals import interval
from hegemon.lab.simulate import Plan, simulate
from hegemon.lab.tally import Tally

ROOT = Path(__file__).parents[2]
GAME = discovery.folders()[0]
PLAYERS = 3
LION, MOUSE = Trait("animal", "lion"), Trait("animal", "mouse")
USUAL: list[Options] = [{}]
LENIENT = Bounds(players=(PLAYERS,), games=10, seed=1, seat=1.0, traits={"animal": 1.0}, length=(0, 100))


def plan(games: int) -> Plan:
    options = discovery.game(GAME).settle(PLAYERS, {"round_limit": 1})
    return Plan(GAME, PLAYERS, games, ("random",), 1, options)


def look(state: State) -> Facts:
    """Odd games are longer, and the last two seats are of one kind."""
    return Facts({"animal": ["lion", "mouse", "mouse"]}, 10 + int(state.dice.key[0]) % 2)


def series(wins: list[int], traits: dict[str, tuple[int, int]], lengths: list[int]) -> Series:
    """Ten games with these wins by seat, wins of seats by trait, and lengths."""
    tally = Tally(PLAYERS, games=10, wins_by_seat=[Fraction(won) for won in wins])
    made = Series(tally, {Trait("animal", name): Fraction(won) for name, (won, _) in traits.items()})
    made.seats_by_trait.update({Trait("animal", name): of for name, (_, of) in traits.items()})
    made.lengths.update(lengths)
    return made


def test_the_result_does_not_depend_on_the_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))  # where other processes find `look`
    games = 2 * PART + 3
    alone = series_part(plan(games), look, USUAL, 0, games)
    assert play_series(plan(games), look, cores=1) == alone
    assert play_series(plan(games), look, cores=2) == alone


def test_the_games_are_those_of_a_simulation() -> None:
    assert series_part(plan(12), look, USUAL, 0, 12).tally == simulate(plan(12), cores=1)


def test_options_are_played_with_in_turn() -> None:
    """Games of one round and of two, by turns: what the two series count together."""
    both = series_part(plan(6), look, [{"round_limit": 1}, {"round_limit": 2}], 0, 6)
    ones, twos = (series_part(plan(6), look, [{"round_limit": rounds}], 0, 6) for rounds in (1, 2))
    assert ones.tally.moves < both.tally.moves < twos.tally.moves
    only = series_part(plan(6), look, [{"round_limit": 2}], 1, 1)
    assert series_part(plan(6), look, [{"round_limit": 1}, {"round_limit": 2}], 1, 1) == only


def test_traits_of_one_kind_stand_apart_from_those_of_another() -> None:
    counted = Series(Tally(PLAYERS, games=1))
    kinds = {"animal": ["lion", "mouse", "mouse"], "colour": ["red", "red", "blue"]}
    counted.count(Standing([1, 2, 3], [4, 2, 1], "conquest"), Facts(kinds, 12))
    assert [share.name for share in counted.of("colour")] == ["blue", "red"]
    assert [share.share for share in counted.of("colour")] == [0.0, 0.5]
    assert counted.distance("colour") == pytest.approx(1 / 3)
    assert [share.name for share in counted.traits] == ["lion", "mouse", "blue", "red"]


def test_a_trait_wins_what_its_seats_win() -> None:
    played = series_part(plan(30), look, USUAL, 0, 30)
    first, *others = played.tally.wins_by_seat
    assert played.wins_by_trait == {LION: first, MOUSE: sum(others)}
    assert dict(played.seats_by_trait) == {LION: 30, MOUSE: 60}


def test_a_shared_win_goes_to_the_traits_in_parts() -> None:
    counted = Series(Tally(PLAYERS))
    counted.count(Standing([1, 1, 3], [4, 4, 1], "conquest"), Facts({"animal": ["lion", "mouse", "mouse"]}, 12))
    assert counted.wins_by_trait == {LION: Fraction(1, 2), MOUSE: Fraction(1, 2)}
    assert dict(counted.lengths) == {12: 1}


def test_nobody_wins_a_game_that_goes_on() -> None:
    counted = Series(Tally(PLAYERS))
    counted.count(Standing([1, 2, 3], [4, 2, 1], ""), Facts({"animal": ["lion", "mouse", "mouse"]}, 12))
    assert counted.wins_by_trait == {LION: 0, MOUSE: 0}


def test_shares_come_with_their_interval_and_what_would_be_fair() -> None:
    lion = series([2, 4, 4], {"lion": (2, 10), "mouse": (8, 20)}, [12]).traits[0]
    assert (lion.name, lion.share, lion.fair) == ("lion", 0.2, 1 / PLAYERS)
    assert (lion.low, lion.high) == interval(2, 10)
    assert str(lion) == "lion 20.0% (5.7% to 51.0%)"


FAR = series([2, 4, 4], {"lion": (2, 10), "mouse": (8, 20)}, [7, 8, 9])  # seat 0 and the lion 13.3 points from fair


@pytest.mark.parametrize(
    ("bounds", "wrong"),
    [
        (LENIENT, []),
        (replace(LENIENT, seat=0.14), []),
        (replace(LENIENT, seat=0.13), ["seat 0 is 13.3% off"]),
        (replace(LENIENT, traits={"animal": 0.13}), ["lion is 13.3% off"]),
        (replace(LENIENT, traits={}), []),
        (replace(LENIENT, length=(8, 16)), []),
        (replace(LENIENT, length=(9, 16)), ["the median is 8 long"]),
        (replace(LENIENT, length=(2, 7)), ["the median is 8 long"]),
    ],
)
def test_what_lies_outside_the_bounds_is_named(bounds: Bounds, wrong: list[str]) -> None:
    assert FAR.unfair(bounds) == wrong


def test_a_remedy_is_for_all_numbers_of_players_unless_it_names_some() -> None:
    remedy = Remedy("turn", ({},), games=1)
    assert [remedy.is_for(players) for players in (2, 3)] == [True, True]
    assert [remedy._replace(players=(2, 6)).is_for(players) for players in (2, 3, 6)] == [True, False, True]


def test_a_game_without_an_end_is_not_fair() -> None:
    cut = series_part(replace(plan(2), limit=5), look, USUAL, 0, 2)
    assert cut.unfair(LENIENT) == ["2 unfinished"]
