"""Remarks on moves: prices, scored and whom one meets are those that the rules then bring about."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from hegemon.engine.dice import Dice, seeded
from hegemon.engine.moves import sample
from hegemon.engine.state import State, lowest
from hegemon.games.swarm import GAME
from hegemon.games.swarm.clash import SCORE, SIDE
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import all_do, does, legal, swarm
from hegemon.games.swarm.tests.variants import VARIANTS, swap
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words import deals, hint

MOST_GAMES = 20  # in which something has to come up


def remark(state: Swarm, seat: str, text: str) -> str:
    view = {**state.view("abcdef".index(seat)), "names": ["Ada", "Bo", "Cleo"]}
    return hint(cast("View", view), lambda: state, text.split())


def siege(**more: Any) -> Swarm:
    """Ada has stood on Crow Gate, Bo has moved in."""
    troops = {"a": {"crow-gate": 5}, "b": {"crow-gate": 6}}
    leaders = {"a": ["petra", "gale"], "b": ["pyra"]}
    return swarm("battle", troops=troops, came={"b": ["crow-gate"]}, leaders=leaders, **more)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("plan petra", "earth 5, beats water, beaten by fire"),
        ("plan gale", "wind 2, beats nothing, never beaten"),
        (
            "plan petra 2",
            "2 troops + 5 skill + 1 bonus; only 3 against fire: skill 0; if you win, you keep 3 of 5 troops; Score 8",
        ),
        ("plan gale surgeon 2", "2 troops + 2 skill + 1 bonus; if you win, you keep 5 of 5 troops; Score 5"),
        ("plan petra banner", "+2 to your score"),
        (
            "plan petra banner 2",
            "2 troops + 5 skill + 3 bonus; only 5 against fire: skill 0; if you win, you keep 3 of 5 troops; Score 10",
        ),
        (
            "plan gale ambush 1",
            "1 troop + 2 skill + 1 bonus; +3 if they commit more; if you win, you keep 4 of 5 troops; Score 4",
        ),
    ],
)
def test_a_plan_is_explained(move: str, told: str) -> None:
    state = siege(coverts={"a": ["banner", "surgeon", "ambush"]})
    assert remark(state, "a", move) == told


@pytest.mark.parametrize("seat", ["a", "b"])
@pytest.mark.parametrize("specialty", ["seer", "sapper"])
@pytest.mark.parametrize("tile", ["crow-gate", "sahl"])
def test_the_score_in_the_hint_is_the_score_of_the_battle(seat: str, specialty: str, tile: str) -> None:
    given = {"a": [tile], "b": []} if seat == "b" else {"b": [tile]}
    state = swarm(
        "battle",
        troops={"a": {tile: 5}, "b": {tile: 6}},
        came=given,
        leaders={"a": ["gale"], "b": ["mistral"]},
        coverts={seat: ["banner"]},
        specialty={seat: specialty},
    )
    plans = {"a": "plan gale 3", "b": "plan mistral 3"}
    plans[seat] = plans[seat].replace(" 3", " banner 3")
    told = re.search(r"Score (\d+)", remark(state, seat, plans[seat]))
    for player, plan in plans.items():
        does(state, player, plan)
    all_do(state, "pass")
    side = 0 if "ab"[int(state.left)] == seat else SIDE
    assert told is not None
    assert int(told.group(1)) == state.clash[side + SCORE]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("move sahl", "city on b1, you have 2"),
        ("move sahl merit", "city on d1, empty; 1 water"),
        ("move sahl crow-gate", "battle with Bo's 3 troops; 1 water"),
        ("move sahl crow-gate 2", "battle with Bo's 3 troops; 1 water"),
    ],
)
def test_a_move_is_told_with_its_price_and_whom_it_meets(move: str, told: str) -> None:
    state = swarm("move", troops={"a": {"sahl": 2}, "b": {"crow-gate": 3}})
    assert remark(state, "a", move) == told


@pytest.mark.parametrize(("troops", "warned"), [(2, True), (1, False)])
def test_who_would_leave_a_bastion_empty_is_told(troops: int, warned: bool) -> None:
    state = swarm("move", troops={"a": {"salt-keep": 2}})
    to = next(move for move in legal(state, "a") if move.startswith("move salt-keep")).split()[2]
    assert ("nobody stays to hold Salt Keep" in remark(state, "a", f"move salt-keep {to} {troops}")) is warned


@pytest.mark.parametrize(
    ("specialty", "event", "told"),
    [
        ("nomad", "dawn-shower", "free"),
        ("seer", "forced-march", "free"),
        ("seer", "dawn-shower", "1 water"),
    ],
)
def test_the_price_of_a_move_is_what_will_be_paid(specialty: str, event: str, told: str) -> None:
    state = swarm("move", troops={"a": {"sahl": 2}}, specialty={"a": specialty}, event=event)
    assert remark(state, "a", "move sahl blue-basin 1") == f"on b2, empty; {told}"
    paid = 5 - int(does(state, "a", "move sahl blue-basin 1").water[0])
    assert ("free" if paid == 0 else f"{paid} water") == told


@pytest.mark.parametrize(("specialty", "paid"), [("seer", 4), ("herald", 2)])
def test_the_price_of_a_drop_is_what_will_be_paid(specialty: str, paid: int) -> None:
    state = swarm("drop", specialty={"a": specialty})
    assert remark(state, "a", "drop sanctuary 2") == f"{5 - paid} water left; {paid} water"
    assert does(state, "a", "drop sanctuary 2").water[0] == 5 - paid


@pytest.mark.parametrize(
    ("order", "dial", "told"),
    [
        ("order treason always", "asked", "betrays any other player's leader, asks you about your own"),
        ("order treason always", "passed", "betrays any other player's leader, passes for your own"),
        ("order treason never", "asked", "passes every time"),
        ("order shrine always", "asked", "sends a troop after every battle you win"),
        ("order shrine never", "asked", "sends no troop"),
        ("order shrine ask", "asked", "asks you every time"),
        ("order shrine", "asked", ""),
    ],
)
def test_an_order_is_told_with_what_it_will_answer(order: str, dial: str, told: str) -> None:
    assert remark(swarm("pray", own_treason=dial), "a", order) == told


@pytest.mark.parametrize(
    ("phase", "move", "told"),
    [
        ("keep", "keep tor", "earth 6"),
        ("keep", "keep gale", "wind 2, in your own hand"),
        ("deploy", "deploy sahl", "city on b1, next to Ember Temple, Blue Basin and Crow Gate (bastion)"),
        ("pray", "pray fire", "on c1, you 1, Bo 2 inside"),
        ("drop", "descend fire", "on c1, you 1, Bo 2 inside"),
        ("drop", "descend fire sanctuary", "on c2, empty, rain; free"),
        ("drop", "descend fire sanctuary 1", "on c2, empty, rain; free"),
        ("quest", "bid 2", "leaves 3"),
        ("quest", "bid 2 upto 4", "1 water left at worst; 2 to 4 water"),
        ("quest", "play thief b", "5 water, 0 leaders, 0 covert cards"),
        ("quest", "pay b", "5 water, 0 leaders, 0 covert cards"),
        ("quest", "pay b 2", "3 water left; 2 water"),
        ("quest", "discard choir", "Three troops inside temples: a victory point"),
        ("quest", "discard gale", "wind 2, beats nothing, never beaten"),
        ("quest", "stay", ""),
    ],
)
def test_other_moves_are_told(phase: str, move: str, told: str) -> None:
    state = swarm(
        phase,
        inside={"a": {"fire": 1}, "b": {"fire": 2}},
        leaders={"a": ["gale"]},
        traitors={"a": "tor"},
        coverts={"a": ["thief"]},
    )
    assert remark(state, "a", move) == told


def test_whom_one_may_fight_is_told_with_troops_and_hand() -> None:
    state = swarm("battle", troops={seat: {"sahl": 2} for seat in "abc"})
    assert remark(state, "a", "against b") == "2 troops here, 0 leaders, 0 covert cards"


def test_the_first_player_is_told_of_like_any_other() -> None:
    state = swarm("battle", troops={seat: {"sahl": 2} for seat in "abc"}, start="b")
    assert remark(state, "b", "against a") == "2 troops here, 0 leaders, 0 covert cards"
    assert remark(state, "b", "pay a") == "5 water, 0 leaders, 0 covert cards"


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("play recruits sahl", "city on b1, you have 2; free"),
        ("play recruits sahl 2", "city on b1, you have 2; free"),
        ("play unrest b crow-gate", "bastion on a1, Bo has 3, rain, the swarm; free"),
    ],
)
def test_a_card_played_on_a_tile_is_told_with_who_and_what_is_there(move: str, told: str) -> None:
    troops = {"a": {"sahl": 2}, "b": {"crow-gate": 3}}
    state = swarm("move", troops=troops, swarm="crow-gate", coverts={"a": ["recruits", "unrest"]})
    assert remark(state, "a", move) == told


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [3, 5])
def test_what_is_said_is_the_same_in_every_state_that_a_seat_takes_for_possible(players: int, variant: Any) -> None:
    """Also when what others hide is otherwise than it is, and of moves that are only begun."""
    said = set[str]()
    for seed in range(MOST_GAMES):
        said |= words_of_a_game(GAME.new(players, seed, **variant).state, seeded(seed))
        if {"Score", "left;"} <= said:
            return
    pytest.fail("no battle was planned and nothing paid in any of the games")


def words_of_a_game(state: State, dice: Dice) -> set[str]:
    """The words of all remarks in a game, each of which is the same in whatever the seat takes for possible."""
    said = set[str]()
    assert isinstance(state, Swarm)
    while state.pending():
        seat = lowest(state.unanswered())
        view, moves = cast("View", state.view(seat)), some_moves(state, seat, dice)
        told = [spoken(view, twin, moves) for twin in possible(state, int(seat), dice)]
        assert all(other == told[0] for other in told)
        said |= {word for text in told[0] for word in text.split()}
        state.play(seat, state.sample(seat, dice))
    return said


def some_moves(state: Swarm, seat: int, dice: Dice) -> list[str]:
    """Of the answers and the asides of a seat: two of each."""
    lists = [entries for entries in (state.legal(seat), state.asides(seat)) if len(entries)]
    return [state.notation().format(sample(entries, dice)) for entries in lists for _ in range(2)]


def possible(state: Swarm, seat: int, dice: Dice) -> list[Swarm]:
    """The state as the seat may imagine it, and as it may imagine another that looks the same to it."""
    other = swap(state, seat, dice)
    assert isinstance(other, Swarm)
    return [twin.imagine(seat, dice) for twin in (state, state, other, other)]


def spoken(view: View, state: Swarm, moves: list[str]) -> list[str]:
    """Every remark on these moves and their beginnings, and the open deals."""
    words = [move.split()[:many] for move in moves for many in range(1, len(move.split()) + 1)]
    return [*(hint(view, lambda: state, begun) for begun in words), str(deals(view, lambda: state))]
