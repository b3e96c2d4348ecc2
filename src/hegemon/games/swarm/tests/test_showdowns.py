"""A battle as the table shows it step by step: the plans, the sums, treason, and what it means."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.engine.state import SPECTATOR
from hegemon.games.swarm.knowledge import view
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does
from hegemon.games.swarm.tests.scenes import meeting, scores
from hegemon.games.swarm.words import showdowns
from hegemon.presentation.scenes import retold

NAMES = ["Ada", "Bo", "Cleo"]


def fought(
    state: Swarm, left: str, right: str, last: str = "pass", reader: int = 0, first: str = "pass"
) -> dict[str, Any]:
    """What a reader is shown when Cleo, the last to be asked, passes or calls treason."""
    names = ["you" if seat == reader else name for seat, name in enumerate(NAMES)]
    told: list[list[Any]] = []
    begun = {"name": "battle", "spots": [("seat", "0"), ("seat", "1"), ("tile", tile_of(state))], "values": []}
    for seat, move in (("a", f"plan {left}"), ("b", f"plan {right}"), ("a", first), ("b", "pass"), ("c", last)):
        state.heard = []
        does(state, seat, move)
        told.append([retold(state.chronicle(), event, names) for event in state.heard if event.seen_by(reader)])
    earlier = [begun, *(scene for scenes in told[:-1] for scene in scenes)]
    seen: Any = {**view(state, reader), "names": names}
    (shown,) = showdowns(seen, told[-1], lambda: earlier)
    return shown


def tile_of(state: Swarm) -> str:
    return str(view(state, SPECTATOR)["battle"]["tile"])


def sums(side: dict[str, Any]) -> list[tuple[str, str, bool]]:
    return [(term["text"], term["value"], term["struck"]) for term in side["terms"]]


def test_a_sum_has_the_commitment_the_skill_and_the_walls_and_comes_to_the_score_of_the_rules() -> None:
    state = meeting(at="salt-keep", armies=(5, 4), came={"a": ["salt-keep"]})
    shown = fought(state, "cinder 3", "kestrel 2")
    you, bo = shown["sides"]
    assert sums(you) == [("Committed troops", "3", False), ("Cinder (fire)", "+3", False)]
    assert sums(bo) == [
        ("Committed troops", "2", False),
        ("Kestrel (wind)", "+3", False),
        ("Bastion walls", "+1", False),
    ]
    assert (you["score"], bo["score"]) == scores(state) == (6, 6)
    assert (shown["about"], you["role"]) == ("Bastion", "attack with 5 troops")


def test_a_dagger_stamps_the_leader_and_strikes_its_skill() -> None:
    shown = fought(meeting(tactics=("dagger", "")), "cinder dagger 2", "kestrel 3")
    you, bo = shown["sides"]
    assert [card["stamp"] for card in bo["cards"]] == ["Killed"]
    assert sums(bo)[1] == ("Kestrel (wind)", "+3", True)
    assert sums(you)[2] == ("Dagger", "kills Kestrel", False)
    assert shown["steps"][2] == "Dagger kills Kestrel"
    assert shown["verdict"] == "You win 5 to 3"


def test_an_element_that_is_beaten_is_said_and_struck() -> None:
    shown = fought(meeting(leaders=("cinder", "delta")), "cinder 2", "delta 2")
    assert sums(shown["sides"][0])[1] == ("Cinder (fire)", "+3", True)
    assert shown["steps"][3] == "Water beats fire"
    assert shown["sides"][0]["cards"][0]["stamp"] == "Beaten"


def test_a_mirage_cancels_the_other_card() -> None:
    shown = fought(meeting(tactics=("banner", "mirage")), "cinder banner 2", "kestrel mirage 2")
    you, bo = shown["sides"]
    assert you["cards"][1]["stamp"] == "Void"
    assert sums(you)[2] == ("Banner", "cancelled", True)
    assert sums(bo)[2] == ("Mirage", "cancels Banner", False)


def test_what_it_cost_and_what_is_left_is_told_of_both() -> None:
    shown = fought(meeting(armies=(5, 4)), "cinder 3", "kestrel 2")
    losses = [(toll["lost"], toll["left"]) for side in shown["sides"] for toll in side["losses"]]
    assert losses == [(3, "2 stay"), (4, "all lost")]
    assert (shown["verdict"], shown["outcome"]) == ("You win 6 to 5", "You take Sahl")


def test_a_bastion_is_told_with_how_near_the_win_is() -> None:
    shown = fought(meeting(at="salt-keep", armies=(5, 4)), "cinder 4", "kestrel 2")
    assert shown["meaning"] == "You hold 1 of the 3 bastions that win."


@pytest.mark.parametrize(("reader", "told"), [(0, "You beat Bo"), (1, "Ada beats you")])
def test_a_winner_who_has_nobody_left_is_told_why(reader: int, told: str) -> None:
    shown = fought(meeting(armies=(3, 4)), "cinder 3", "kestrel 2", reader=reader)
    assert shown["outcome"] == "Nobody holds Sahl"
    assert shown["meaning"] == f"{told}, but committed and lost every troop."


@pytest.mark.parametrize(("at", "about"), [("sahl", "City"), ("ember-temple", "")])
def test_what_is_fought_for_is_told_unless_its_name_says_so(at: str, about: str) -> None:
    assert fought(meeting(at=at), "cinder 2", "kestrel 2")["about"] == about


def test_equal_scores_have_no_winner() -> None:
    shown = fought(meeting(armies=(5, 4)), "cinder 2", "kestrel 2")
    assert (shown["verdict"], shown["outcome"]) == ("Tied 5 to 5", "Both armies are lost")
    assert not any(side["won"] for side in shown["sides"])


@pytest.mark.parametrize(
    ("reader", "verdict", "outcome", "meaning"),
    [
        (0, "Cleo called treason", "Bo takes Sahl", "Cleo had bought Cinder: your 5 troops go home."),
        (1, "Cleo called treason", "You take Sahl", "Cleo had bought Cinder: Ada's 5 troops go home."),
        (2, "You called treason", "Bo takes Sahl", "You had bought Cinder: Ada's 5 troops go home."),
        (SPECTATOR, "Cleo called treason", "Bo takes Sahl", "Cleo had bought Cinder: Ada's 5 troops go home."),
    ],
)
def test_treason_is_called_out_and_tells_who_bought_the_leader(
    reader: int, verdict: str, outcome: str, meaning: str
) -> None:
    state = meeting(armies=(5, 4), traitors={"c": "cinder"})
    shown = fought(state, "cinder 2", "kestrel 2", "treason", reader)
    assert (shown["cry"], shown["steps"], shown["cried"]) == ("Treason!", ["Plans revealed"], 1)
    assert (shown["verdict"], shown["outcome"]) == (verdict, outcome)
    assert shown["meaning"] == meaning
    assert shown["sides"][0]["cards"][0]["stamp"] == "Traitor"
    assert [side["score"] for side in shown["sides"]] == [None, None]
    assert shown["seats"] == [0, 1, 2]  # who calls it takes part
    assert [(term["value"], term["struck"]) for term in shown["sides"][0]["terms"]] == [("2", True), ("+3", True)]
    tolls = [
        (toll["lost"], toll["left"], toll.get("alive", False)) for side in shown["sides"] for toll in side["losses"]
    ]
    assert tolls == [(5, "go home", True), (0, "4 stay", False)]


@pytest.mark.parametrize(
    ("reader", "verdict", "meaning"),
    [
        (0, "You betrayed your own Cinder", "Your 5 troops go home unharmed."),
        (1, "Ada betrayed their own Cinder", "Ada's 5 troops go home unharmed."),
    ],
)
def test_who_calls_treason_on_an_own_leader_is_told_so(reader: int, verdict: str, meaning: str) -> None:
    state = meeting(armies=(5, 4), traitors={"a": "cinder"})
    shown = fought(state, "cinder 2", "kestrel 2", reader=reader, first="treason")
    assert (shown["verdict"], shown["outcome"]) == (verdict, "You take Sahl" if reader else "Bo takes Sahl")
    assert shown["meaning"] == meaning


def test_treason_on_both_sides_is_told_of_both() -> None:
    state = meeting(armies=(1, 4), traitors={"a": "kestrel", "c": "cinder"})
    shown = fought(state, "cinder 1", "kestrel 2", "treason", first="treason")
    assert (shown["verdict"], shown["outcome"]) == ("You and Cleo called treason", "Both armies go home")
    mine, theirs = "Cleo had bought Cinder: your 1 troop goes home.", "You had bought Kestrel: Bo's 4 troops go home."
    assert sorted([mine, theirs]) == sorted([shown["meaning"][: len(theirs)], shown["meaning"][len(theirs) + 1 :]])


@pytest.mark.parametrize(
    ("reader", "quest", "told"), [(1, "butcher", True), (1, "choir", False), (0, "butcher", False)]
)
def test_only_who_stays_and_has_a_quest_for_wins_is_told_that_it_is_none(reader: int, quest: str, told: bool) -> None:
    state = meeting(armies=(5, 4), traitors={"c": "cinder"}, quests={"ab"[reader]: [quest]})
    shown = fought(state, "cinder 2", "kestrel 2", "treason", reader)
    assert shown["meaning"].endswith("This does not count for Butcher.") == told


def test_a_battle_without_a_leader_has_none() -> None:
    shown = fought(meeting(leaders=(".", "kestrel")), "nobody 3", "kestrel 1")
    assert shown["sides"][0]["cards"] == []
    assert sums(shown["sides"][0]) == [("Committed troops", "3", False), ("No leader", "0", False)]
