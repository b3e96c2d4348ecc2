"""Chapter 5: the round limit, and the die that ends the last round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus import GAME, words
from hegemon.games.campus.content import ROUNDS, SMALL_MAP_ROUNDS, SMALL_MAP_TERRITORIES, TERRITORIES
from hegemon.games.campus.knowledge import view
from hegemon.games.campus.maps import named_map
from hegemon.games.campus.phases import OVER, PLACING
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import campus, play, sentences, turn_of

BOARD = {"fysik": "A2", "kemi": "C2", "edit": "D2"}
SEEDS = range(40)


def last_round(turn: str = "A", players: int = 4, **options: Any) -> Campus:
    return campus(BOARD, players=players, turn=turn, round=3, round_limit=3, **options)


def last_turn_of(seed: int, fallen: str = "") -> str:
    """Who has the last turn when all who have one in the last round only end it."""
    board = {**BOARD, "fysik": "B2"} if fallen else BOARD
    state = campus(board, players=4, turn="B" if fallen else "A", round=3, round_limit=3, fallen=fallen)
    state.dice = seeded(seed)
    while state.phase != OVER:
        last = turn_of(state)
        if state.phase == PLACING:
            own = next(name for name, owner in zip(state.world.map.names, state.owner) if owner == state.turn)
            play(state, f"place {own} {state.reserve[state.turn]}")
        play(state, "end")
    return last


@pytest.mark.rule("CAMPUS-5.2")
def test_everyone_is_as_likely_to_have_the_last_turn() -> None:
    last = Counter(last_turn_of(seed) for seed in range(400))
    assert set(last) == set("ABCD")
    assert all(70 <= games <= 130 for games in last.values())


@pytest.mark.rule("CAMPUS-5.2")
def test_who_is_out_is_not_counted_by_the_die() -> None:
    last = Counter(last_turn_of(seed, fallen="A") for seed in range(300))
    assert set(last) == set("BCD")
    assert all(70 <= games <= 130 for games in last.values())


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_turn_of_the_last_round_a_die_is_thrown(seed: int) -> None:
    state = last_round("C")
    state.dice = seeded(seed)
    play(state, "end")
    assert (state.phase == OVER) == (seeded(seed).below(2) == 0)
    assert state.standing().ending == ("round limit" if state.phase == OVER else "")


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize(
    ("turn", "options"), [("A", {"round": 2}), ("D", {"round": 2}), ("A", {"ending": "whole_round"})]
)
def test_before_the_last_round_and_where_it_is_played_out_no_die_is_thrown(turn: str, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        state = campus(BOARD, players=4, turn=turn, round_limit=3, **{"round": 3, **options})
        state.dice = seeded(seed)
        play(state, "end")
        assert (state.phase, state.dice.drawn) == (PLACING, 0)


@pytest.mark.rule("CAMPUS-5.2")
def test_after_the_last_turn_of_the_last_round_the_game_is_over_without_a_die() -> None:
    state = last_round("D")
    state.dice = seeded(1)
    play(state, "end")
    assert (state.phase, state.dice.drawn) == (OVER, 0)


@pytest.mark.rule("CAMPUS-5.2")
def test_the_die_is_told() -> None:
    told = set()
    for seed in SEEDS:
        state = last_round("A", first="A")
        state.dice = seeded(seed)
        told.add(tuple(sentences(state, "end"))[:2])
    ended = ("The die ended the game after A's turn.", "The game ended in round 3.")
    assert told == {ended, ("The die let the last round go on after A's turn.", "Round 3: B received 8 new troops.")}


@pytest.mark.rule("CAMPUS-5.2")
def test_an_end_by_the_die_is_told_with_who_won() -> None:
    state = last_round("A", first="A")
    state.dice = seeded(next(seed for seed in SEEDS if seeded(seed).below(4) == 0))
    play(state, "end")
    seen = view(state)
    seen["names"] = ["Ada", "Bo", "Cleo", "Dan"]
    assert words.outcome(seen).startswith("The die ended the last round after Ada's turn. Bo holds the most")


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize(
    ("options", "told"),
    [({}, "After each turn a die may end the game, before others have theirs."), ({"ending": "whole_round"}, "")],
)
def test_the_last_round_is_announced(options: dict[str, Any], told: str) -> None:
    last = view(last_round(**options))
    assert words.heading(last) == "Round 3 of 3"
    assert (words.notice(last) or {"text": ""})["text"] == told
    assert words.notice(view(campus(BOARD, players=4, round=2, round_limit=3, **options))) is None


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize(
    ("players", "options", "rounds"),
    [
        (2, {}, 20),
        (2, {"map": "university"}, 40),
        (3, {"map": "johanneberg"}, 20),
        (3, {}, 40),
        (4, {}, 35),
        (5, {}, 30),
        (6, {}, 25),
        (6, {"map": "random:4"}, 25),
        (6, {"map": "random:4", "size": 20}, 20),
        (6, {"map": "random:4", "size": 21}, 25),
        (6, {"round_limit": 60}, 60),
    ],
)
def test_the_limit_depends_on_the_players_and_the_map(players: int, options: dict[str, object], rounds: int) -> None:
    assert GAME.settle(players, options)["round_limit"] == rounds


@pytest.mark.rule("CAMPUS-5.2")
def test_the_rule_book_prints_the_last_rounds() -> None:
    book = GAME.rules.read_text(encoding="utf-8")
    small = " | ".join([str(SMALL_MAP_ROUNDS)] * len(ROUNDS))
    assert f"| `johanneberg`, and random maps of up to {SMALL_MAP_TERRITORIES} territories | {small} |" in book
    assert f"| `university`, and larger random maps | {' | '.join(map(str, ROUNDS.values()))} |" in book


@pytest.mark.parametrize("name", TERRITORIES)
def test_the_size_of_a_drawn_map_is_known_without_drawing_it(name: str) -> None:
    assert named_map(name, 30).territories == TERRITORIES[name]
