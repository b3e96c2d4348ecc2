"""A battle as the table shows it step by step: who joined which side with how much, what was used, who died."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.artefacts import words
from hegemon.games.artefacts.knowledge import view
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import play, table
from hegemon.presentation.scenes import retold

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
ATTACK = "fight b ravenscar from gorsefell"


def fought(state: Artefacts, *moves: str, reader: int = 0) -> dict[str, Any]:
    """What a reader is shown of the last of some moves, which decides a battle."""
    names = ["you" if seat == reader else name for seat, name in enumerate(NAMES)]
    told: list[list[Any]] = []
    for move in moves:
        state.heard = []
        play(state, move)
        told.append([retold(state.chronicle(), event, names) for event in state.heard])
    seen: Any = {**view(state, reader), "names": names[: int(state.seats)]}
    (shown,) = words.showdowns(seen, told[-1], lambda: [scene for scenes in told[:-1] for scene in scenes])
    return shown


def sums(side: dict[str, Any]) -> list[tuple[str, str]]:
    return [(term["text"], term["value"]) for term in side["terms"]]


def test_who_joins_a_side_is_a_step_and_a_line_of_its_sum() -> None:
    shown = fought(table({"ravenscar": "BBBC", "gorsefell": "AAAAA"}), ATTACK, "oppose")
    you, bo = shown["sides"]
    assert shown["steps"] == ["You attack", "Cleo joins Bo"]
    assert sums(you) == [("Your armies", "5")]
    assert sums(bo) == [("Bo's armies", "3"), ("Cleo's armies", "+1")]
    assert (you["score"], bo["score"], bo["role"]) == (5, 4, "defends with Cleo")
    assert (shown["verdict"], shown["seats"]) == ("You win 5 to 4", [0, 1, 2])


def test_losses_are_told_of_everyone_who_fought() -> None:
    shown = fought(table({"ravenscar": "BBBC", "gorsefell": "AAAAA"}), ATTACK, "oppose")
    losses = [(toll["seat"], toll["lost"], toll["left"]) for side in shown["sides"] for toll in side["losses"]]
    assert losses == [(0, 1, "4 stay"), (1, 3, "all lost"), (2, 1, "all lost")]


@pytest.mark.rule("ARTEFACTS-5.8")
def test_who_lost_the_last_army_is_told_to_be_out() -> None:
    alone = fought(table({"ravenscar": "BB", "gorsefell": "AAA"}, players=2), ATTACK)
    assert alone["meaning"].startswith("Bo has no army left and will return.")
    elsewhere = fought(table({"ravenscar": "BB", "gorsefell": "AAA", "northolt": "B"}, players=2), ATTACK)
    assert "no army left" not in elsewhere["meaning"]


def test_who_stays_out_is_told_and_takes_no_part() -> None:
    shown = fought(table({"ravenscar": "BBBC", "gorsefell": "AAAAA"}), ATTACK, "abstain", reader=2)
    assert shown["steps"] == ["Ada attacks", "You stay out"]
    assert shown["seats"] == [0, 1]


def test_what_was_used_lies_open_and_is_counted() -> None:
    state = table({"ravenscar": "BBBC", "gorsefell": "AAAAA"}, carried={"Vanguard Banner": 1})
    artefact = next(k + 1 for k, relic in enumerate(view(state, 0)["artefacts"]) if relic["holder"] == 0)
    shown = fought(state, ATTACK, "oppose", f"use {artefact}")
    assert [card["name"] for card in shown["sides"][0]["cards"]] == ["Vanguard Banner"]
    assert sums(shown["sides"][0]) == [("Your armies", "5"), ("Vanguard Banner", "+2")]
    assert shown["steps"][-1] == "You use Vanguard Banner"


def test_equal_sides_win_nothing_and_whose_the_area_was_keeps_it() -> None:
    shown = fought(table({"ravenscar": "BBB", "gorsefell": "AAA"}), ATTACK)
    assert (shown["verdict"], shown["outcome"]) == ("Drawn 3 to 3", "Bo keeps Ravenscar")
    assert shown["steps"] == ["Nobody else joined"]
    assert [sums(side) for side in shown["sides"]] == [[("", "3")], [("", "3")]]


def test_the_winner_is_told_whose_the_area_is_and_what_comes_next() -> None:
    shown = fought(table({"ravenscar": "BB", "gorsefell": "AAAAA"}), ATTACK, reader=1)
    assert shown["about"] == "Attack from Gorsefell"
    assert shown["outcome"] == "Nobody holds Ravenscar"
    assert shown["meaning"].endswith("Ada may place a new army.")
