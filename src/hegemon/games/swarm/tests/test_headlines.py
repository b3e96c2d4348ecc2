"""One line of the log for one move: battles, sales, rounds and cards, as one who plays and one who watches reads it."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.engine.events import SEAT
from hegemon.engine.notation import COUNT
from hegemon.engine.state import SPECTATOR
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does, swarm
from hegemon.games.swarm.tests.scenes import meeting
from hegemon.games.swarm.words import begins, headline

NAMES = ["Ada", "Bo", "Cleo"]


def scenes(state: Swarm, reader: int) -> list[dict[str, Any]]:
    """What was heard, as the table tells it to a reader."""
    chronicle, names = state.chronicle(), ["you" if seat == reader else name for seat, name in enumerate(NAMES)]
    told = []
    for event in [one for one in state.heard or [] if one.seen_by(reader)]:
        kinds = chronicle.telling(event).kinds
        values = [
            (names[value] if value >= 0 else "nobody") if kind is SEAT else kind.label(value)
            for kind, value in zip(kinds, event.values())
        ]
        spots = [
            ("seat", str(value)) if kind is SEAT else (kind.name, kind.format(value))
            for kind, value in zip(kinds, event.values())
            if kind is not COUNT and value >= 0
        ]
        text = chronicle.sentence(event, names).replace("you's", "your")
        told.append({"name": chronicle.name(event), "text": text, "told": values, "spots": spots})
    return told


def lines(state: Swarm, seat: str, move: str) -> list[dict[str, Any]]:
    """What Ada, Bo and a spectator read of a move."""
    state.heard = []
    does(state, seat, move)
    return [headline(scenes(state, reader)) for reader in (0, 1, SPECTATOR)]


def texts(state: Swarm, seat: str, move: str) -> list[str]:
    return [str(line["text"]) for line in lines(state, seat, move)]


def before_the_last_pass(state: Swarm, left: str, right: str) -> Swarm:
    does(does(state, "a", f"plan {left}"), "b", f"plan {right}")
    for seat in "ab":
        does(state, seat, "pass")
    return state


def test_a_battle_is_one_line_with_the_score_and_what_it_cost() -> None:
    state = before_the_last_pass(meeting(at="salt-keep", armies=(5, 4)), "cinder 3", "kestrel 2")
    told = lines(state, "c", "pass")
    assert [line["text"].split(". ")[0] for line in told] == [
        "You beat Bo at Salt Keep 6 to 5, losing 3",
        "Ada beat you at Salt Keep 6 to 5; you lost 4",
        "Ada beat Bo at Salt Keep 6 to 5, losing 3",
    ]
    assert [line["lost"] for line in told] == [[(1, "tile", "salt-keep")]] * 3


def test_equal_scores_are_a_tie_that_both_lose() -> None:
    state = before_the_last_pass(meeting(armies=(5, 4)), "cinder 2", "kestrel 2")
    (first, *_) = lines(state, "c", "pass")
    assert first["text"].startswith("You and Bo tied at Sahl 5 to 5, both armies lost")
    assert first["lost"] == [(0, "tile", "sahl"), (1, "tile", "sahl")]


def test_treason_names_who_had_bought_the_leader_and_whom_it_betrayed() -> None:
    state = before_the_last_pass(meeting(armies=(5, 4), traitors={"c": "cinder"}), "cinder 2", "kestrel 2")
    mine, theirs, _ = lines(state, "c", "treason")
    assert mine["text"].startswith("Treason at Sahl: Cleo had bought Cinder, your 5 troops went home")
    assert theirs["text"].startswith("Treason at Sahl: Cleo had bought Cinder, Ada's 5 troops went home")
    assert mine["lost"] == [(0, "tile", "sahl")]


def test_who_calls_treason_on_an_own_leader_is_told_so() -> None:
    own = does(does(meeting(armies=(5, 1), traitors={"b": "kestrel"}), "a", "plan cinder 1"), "b", "plan kestrel 1")
    does(does(own, "a", "pass"), "b", "treason")
    mine, theirs, _ = lines(own, "c", "pass")
    assert mine["text"].startswith("Treason at Sahl: Bo called treason on their own Kestrel, Bo's 1 troop went home")
    assert theirs["text"].startswith("Treason at Sahl: you called treason on your own Kestrel, your 1 troop went home")


def test_troops_that_leave_a_temple_are_told_like_a_move() -> None:
    state = swarm("drop", inside={"a": {"fire": 2}}, troops={"a": {"sahl": 1}})
    assert texts(state, "a", "descend fire sahl 2")[1] == "Ada moved 2 from Ember Temple to Sahl"


def test_plans_that_are_turned_up_are_told_together() -> None:
    state = does(meeting(tactics=("banner", "")), "a", "plan cinder banner 3")
    assert (
        texts(state, "b", "plan kestrel 2")[0] == "Plans: you 3 troops with Cinder and Banner; Bo 2 troops with Kestrel"
    )
    empty = does(meeting(leaders=(".", "kestrel")), "a", "plan nobody 1")
    assert texts(empty, "b", "plan kestrel 2")[2] == "Plans: Ada 1 troop with no leader; Bo 2 troops with Kestrel"


def test_the_round_that_begins_is_told_with_the_swarm_and_whom_it_drove_off() -> None:
    troops = {"b": {"grey-sea": 3}}
    state = swarm("covert", decks={"event": ["hill-rain"]}, swarm="sanctuary", troops=troops)
    for seat in "ab":
        does(state, seat, "pass")
    told = lines(state, "c", "pass")
    assert told[0]["text"].endswith(
        "Hill Rain: the swarm moved south to Grey Sea, driving 3 of Bo's troops from Grey Sea"
    )
    assert told[1]["text"].endswith("driving 3 of your troops from Grey Sea")
    assert told[0]["lost"] == [(1, "tile", "grey-sea")]


def test_a_sale_is_told_with_its_price_and_the_next_card_goes_without_saying() -> None:
    state = does(does(swarm("leader"), "a", "bid 2"), "b", "pass")
    assert texts(state, "c", "pass") == [
        "You bought the leader for 2 water",
        "Ada bought the leader for 2 water",
        "Ada bought the leader for 2 water",
    ]


def test_sealed_bids_that_are_opened_are_all_told() -> None:
    state = does(does(swarm("leader", auction="sealed"), "a", "bid 2"), "b", "bid 4")
    assert texts(state, "c", "bid 1")[0] == "Bo bought the leader for 4 water (you bid 2, Cleo bid 1)"


@pytest.mark.parametrize(
    ("card", "move", "told"),
    [
        ("thief", "play thief b", "You played Thief against Bo and took 3 water"),
        ("unrest", "play unrest b sahl", "You played Unrest against Bo: 1 left Sahl"),
        ("caravan", "play caravan", "You played Caravan and received 3 water"),
        ("recruits", "play recruits merit 2", "You played Recruits: 2 joined at Merit"),
        ("lure", "play lure west", "You played Lure: the swarm moved west to Clay Temple"),
    ],
)
def test_a_covert_card_is_told_with_what_it_did(card: str, move: str, told: str) -> None:
    state = swarm("drop", coverts={"a": [card]}, troops={"a": {"merit": 1}, "b": {"sahl": 2}})
    assert texts(state, "a", move)[0] == told


def test_a_ward_is_told_with_the_card_that_it_cancels() -> None:
    state = swarm("drop", coverts={"a": ["thief"]}, wards="b")
    told = texts(state, "a", "play thief b")
    assert told[:2] == [
        "You played Thief against Bo, but Bo's ward cancelled it",
        "Ada played Thief against you, but your ward cancelled it",
    ]


def test_prayers_are_one_line_and_the_reader_comes_first() -> None:
    state = does(does(swarm("pray"), "a", "stay"), "b", "pray fire")
    assert [text.split(". ")[0] for text in texts(state, "c", "pray wind")] == [
        "Bo and Cleo prayed",
        "You and Cleo prayed",
        "Bo and Cleo prayed",
    ]
    assert texts(does(does(swarm("pray"), "a", "stay"), "b", "stay"), "c", "stay")[0].startswith("Nobody prayed")


def test_a_quest_is_told_with_what_it_pays() -> None:
    state = swarm("covert", quests={"b": ["choir"]}, inside={"b": {"fire": 3}})
    does(does(state, "a", "pass"), "b", "pass")
    assert "You fulfilled the quest Choir for 1 point" in texts(state, "c", "pass")[1]


@pytest.mark.parametrize(
    ("name", "has_its_line"), [("event", True), ("claim", True), ("moved", False), ("lost", False)]
)
def test_what_begins_by_a_move_has_a_line_of_its_own(name: str, has_its_line: bool) -> None:
    assert begins({"name": name}) is has_its_line
