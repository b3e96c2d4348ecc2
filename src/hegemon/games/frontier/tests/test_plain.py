"""What is kept along equals what the rule book says, at every state of random games and of crowded positions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.games.frontier import GAME
from hegemon.games.frontier.content import BOWMAN, CATAPULT
from hegemon.games.frontier.power import attack_on, defence_of
from hegemon.games.frontier.reach import is_reached_over
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.crowds import crowd
from hegemon.games.frontier.tests.plain import Plain, Square, distance
from hegemon.games.frontier.tests.positions import assert_kept_along

RICH: Options = {
    "material_weight": 60,
    "iron_weight": 20,
    "woods_weight": 60,
    "gold_weight": 15,
    "warehouse": 20,
    "blocked": "passes",
    "round_limit": 20,
}
WET: Options = {**RICH, "water_weight": 90, "desert_weight": 90, "actions": 4, "spend_cap": 20}
GAMES: list[tuple[int, Options]] = [
    (2, {"size": "5x5", **RICH}),
    (3, {"size": "7x6", **WET}),
    (4, {"size": "6x7", **WET, "support": "half", "stacking": "sum"}),
    (2, {"size": "6x6", **WET, "support": "none", "tile_power": 2, "castle_power": 9, "large_castle_weight": 40}),
    (5, {"size": "8x5", **RICH, "range": 3, "snow_weight": 150}),
    (2, {"size": "9x5", **WET, "range": 1, "head_start": "off"}),
]
CROWDS: list[tuple[int, Options]] = [
    (2, {"size": "5x6"}),
    (3, {"size": "6x5", "support": "half", "stacking": "sum"}),
    (2, {"size": "5x5", "support": "none", "tile_power": 2, "range": 1}),
    (2, {"size": "6x5", "range": 3}),
]
POSITIONS = 10  # of each crowd
PLAYED = 3  # moves from each position


def random_states(players: int, options: Options, seed: int, every: int) -> list[Frontier]:
    """States of a random game."""
    state = GAME.start(players, seed, **options)
    assert isinstance(state, Frontier)
    return states_from(state, seed, every, most=10_000)


def crowded_states(players: int, options: Options, played: int = PLAYED) -> list[Frontier]:
    """Crowded positions, and what random moves make of them."""
    lot = Random(f"{players} {options}")
    crowds = [crowd(lot, players, options) for _ in range(POSITIONS)]
    return [state for seed, found in enumerate(crowds) for state in states_from(found, seed, every=1, most=played)]


def states_from(state: Frontier, seed: int, every: int, most: int) -> list[Frontier]:
    """The state, and every so many moves what random play has made of it."""
    dice = seeded(seed, 1)
    states: list[Frontier] = []
    played = 0
    while state.pending() and played <= most:
        if played % every == 0:
            states.append(state.copy())
        state.play(state.turn, state.sample(state.turn, dice))
        played += 1
    return states


def assert_strengths(state: Frontier) -> None:
    """Attack and defence everywhere are those of the rule book."""
    plain = Plain(state)
    for square in plain.squares:
        tile = plain.tile(square)
        for seat in range(int(state.seats)):
            assert attack_on(state, seat, tile) == plain.attack(seat, square), (seat, plain.name(square))
        if state.owner[tile] >= 0:
            assert defence_of(state, tile) == plain.defence(square), plain.name(square)


def assert_moves(state: Frontier) -> None:
    """The list of moves is that of the rule book."""
    listed = [state.notation().format(entry) for entry in state.legal(state.turn)]
    assert sorted(listed) == sorted(Plain(state).legal(int(state.turn)))


@pytest.mark.rule("FRONTIER-5.2")
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_attack_and_defence_are_what_the_rule_book_says_at_every_state(players: int, options: Options) -> None:
    for state in random_states(players, options, 3, every=1):
        assert_strengths(state)


@pytest.mark.rule("FRONTIER-4.1", "FRONTIER-5.3")
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_legal_moves_are_those_of_the_rule_book(players: int, options: Options) -> None:
    for state in random_states(players, options, 5, every=7):
        assert_moves(state)


@pytest.mark.rule("FRONTIER-4.4", "FRONTIER-5.2", "FRONTIER-5.5", "FRONTIER-7.3", "FRONTIER-8.2")
@pytest.mark.parametrize(("players", "options"), CROWDS)
def test_where_it_is_crowded_everything_is_as_the_rule_book_says(players: int, options: Options) -> None:
    for state in crowded_states(players, options):
        assert_strengths(state)
        assert_moves(state)
        assert_kept_along(state)


@pytest.mark.rule("FRONTIER-4.1", "FRONTIER-4.2", "FRONTIER-4.3", "FRONTIER-4.4")
@pytest.mark.parametrize(("players", "options"), CROWDS)
def test_ways_that_nothing_bars_are_those_of_the_rule_book(players: int, options: Options) -> None:
    for state in crowded_states(players, options, played=0):
        plain, seat = Plain(state), int(state.turn)
        for square in plain.squares:
            expected = any(plain.goes(seat, own, square) for own in plain.squares if plain.owner(own) == seat)
            if distance_to(plain, seat, square) > 1:
                assert is_reached_over(state, seat, plain.tile(square), 0) == expected, plain.name(square)


def distance_to(plain: Plain, seat: int, square: Square) -> int:
    """From the nearest tile of a seat."""
    return min(distance(own, square) for own in plain.squares if plain.owner(own) == seat)


KINDS = [
    "port to build",
    "ship on an open sea",
    "ship on a closed sea",
    "ship that takes water",
    "ship that takes the shore",
    "port conquered from outside",
    "ship conquered",
    "catapult with a castle in reach",
    "catapult with a building in reach",
    "catapult on a ship",
    "bowman on a ship",
    "gold with a gift",
    "building to reinforce",
    "woods to chop",
]


def test_of_everything_that_is_said_to_be_tested_there_is_some() -> None:
    found: Counter[str] = Counter()
    for players, options in CROWDS:
        for state in crowded_states(players, options):
            found.update(kinds_in(state))
    assert [kind for kind in KINDS if found[kind] < 3] == []


def kinds_in(state: Frontier) -> set[str]:
    """Which of the kinds of things occur in a state, for the seat whose turn it is."""
    plain, seat = Plain(state), int(state.turn)
    moves = [state.notation().format(entry).split() for entry in state.legal(state.turn)]
    targets = {move[1] for move in moves if move[0] == "take"}
    own = [square for square in plain.squares if plain.owner(square) == seat]
    ships = [square for square in own if plain.is_water(square)]
    kinds = {
        "port to build": ["build", "port"] in [move[:2] for move in moves],
        "gold with a gift": any("gold" in move for move in moves),
        "building to reinforce": any(move[0] == "reinforce" for move in moves),
        "woods to chop": any(move[0] == "chop" for move in moves),
        "ship on an open sea": any(plain.is_open(seat, ship) for ship in ships),
        "ship on a closed sea": any(not plain.is_open(seat, ship) for ship in ships),
        "catapult on a ship": any(plain.soldier(ship) == CATAPULT for ship in ships),
        "bowman on a ship": any(plain.soldier(ship) == BOWMAN for ship in ships),
    }
    taken = [kinds_taken(plain, seat, square) for square in plain.squares if plain.name(square) in targets]
    return occurring(kinds).union(*taken, *[kinds_aimed_at(plain, square) for square in own])


def occurring(kinds: dict[str, bool]) -> set[str]:
    return {kind for kind, occurs in kinds.items() if occurs}


def kinds_taken(plain: Plain, seat: int, square: Square) -> set[str]:
    """What it means that a tile can be taken."""
    near = [other for other in plain.at_distance(square, 1) if plain.owner(other) == seat]
    by_ship = bool(near) and all(plain.is_water(other) for other in near)
    is_ship = plain.is_water(square) and plain.owner(square) >= 0
    kinds = {
        "ship that takes water": by_ship and plain.is_water(square) and not is_ship,
        "ship that takes the shore": by_ship and not plain.is_water(square),
        "ship conquered": is_ship,
        "port conquered from outside": is_ship and not plain.is_open(seat, square),
    }
    return occurring(kinds)


def kinds_aimed_at(plain: Plain, square: Square) -> set[str]:
    """What a catapult on a tile aims at."""
    if plain.soldier(square) != CATAPULT:
        return set()
    targets = [other for other in plain.at_distance(square, 2) if plain.attack_share(square, other)]
    kinds = {
        "catapult with a castle in reach": any(not plain.building(target) for target in targets),
        "catapult with a building in reach": any(plain.building(target) for target in targets),
    }
    return occurring(kinds)
