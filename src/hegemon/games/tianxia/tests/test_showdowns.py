"""The attack of the nomads as the table shows it step by step: who defends, what is raided, who pays."""

from __future__ import annotations

import re
from typing import Any

from hegemon.games.tianxia import words
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import attack, besiege, defend, give, govern, table
from hegemon.games.tianxia.tests.scenes import NAMES, seen
from hegemon.presentation.scenes import retold


def attacked(state: Tianxia, reader: int = 0) -> list[dict[str, Any]]:
    """What a reader is shown of the attacks of a round."""
    names = ["you" if seat == reader else name for seat, name in enumerate(NAMES)]
    state.heard = []
    attack(state)
    scenes: Any = [retold(state.chronicle(), event, names) for event in state.heard]
    view: Any = {**seen(state, reader), "names": names[: int(state.seats)]}
    return words.showdowns(view, scenes, list)


def sums(side: dict[str, Any]) -> list[tuple[int, str, str]]:
    return [(term["seat"], term["text"], term["value"]) for term in side["terms"]]


def held() -> Tianxia:
    state = table()
    defend(state, "longxi", walls="01", towers="0", soldiers="1")
    govern(state, "salt_office", 1, seat=1)
    besiege(state, "longxi", 4)
    return state


def test_a_wall_that_holds_tells_whose_it_is_and_who_led() -> None:
    (shown,) = attacked(held())
    wall, nomads = shown["sides"]
    assert sums(wall) == [(0, "1 tower, 1 wall section", "+3"), (1, "1 wall section, 1 soldier", "+2")]
    assert (wall["score"], nomads["score"], wall["won"]) == (5, 4, True)
    assert (shown["verdict"], shown["outcome"]) == ("", "Longxi holds, 5 against 4")
    assert shown["meaning"] == "You lead the defence: +1 for the governors behind it."
    assert shown["steps"][0].startswith("Prestige: you +")


def test_soldiers_that_fell_are_counted_as_they_stood() -> None:
    state = table()
    defend(state, "longxi", soldiers="11")
    besiege(state, "longxi", 1)
    (shown,) = attacked(state)
    assert sums(shown["sides"][0]) == [(1, "2 soldiers", "+2")]
    assert shown["steps"][1] == "1 point for each soldier that falls: Bo +1"
    (toll,) = shown["sides"][0]["losses"]
    assert (toll["seat"], toll["lost"], toll["places"]) == (1, 1, [(1, "section", "longxi")])


def test_the_points_of_the_steps_come_to_those_of_the_losses() -> None:
    state = table()
    defend(state, "daijun", walls="1", soldiers="00")
    besiege(state, "daijun", 6)
    (shown,) = attacked(state)
    (mine, _) = shown["sides"][0]["losses"]
    told = [int(number) for step in shown["steps"] for number in re.findall(r"you \+(\d+)", step)]
    assert len(told) == 2
    assert mine["told"].endswith(f", +{sum(told)} points")


def test_a_raid_goes_from_building_to_building_and_everyone_pays_what_is_left() -> None:
    state = table(loss_order="coins")
    give(state, "2 coins")
    govern(state, "ferry_office", 1, seat=1)
    besiege(state, "liaodong", 9)
    (shown,) = attacked(state)
    strength, *raided, left = sums(shown["sides"][1])
    assert (strength, left) == ((-1, "", "9"), (-1, "Left", "= 3"))
    assert [name for _, name, _ in raided] == shown["steps"][2:]
    assert raided[0] == (-1, "Ferry Office raided", "−1")
    assert sum(int(value.replace("−", "-")) for _, _, value in [strength, *raided]) == 3
    assert shown["outcome"] == "Liaodong falls, 0 against 9"
    told = "Bo loses a governor in the Ferry Office; everyone pays for the 3 strength left."
    assert shown["meaning"] == told
    mine, theirs = shown["sides"][0]["losses"]
    assert (mine["seat"], mine["lost"], mine["told"].startswith("−2 coins")) == (0, 0, True)
    assert (theirs["seat"], theirs["lost"], theirs["told"].startswith("−1 governor")) == (1, 1, True)
    assert shown["signs"] == ["done", "done", *(["summed"] * len(raided))]
    assert shown["besides"][0] == ("building", "ferry_office")
    assert (mine["places"], theirs["places"]) == ([], [(1, "building", "ferry_office")])


def test_the_wall_stops_a_part_of_the_strength_before_a_raid() -> None:
    state = table()
    defend(state, "daijun", walls="1", soldiers="0")
    besiege(state, "daijun", 3)
    (shown,) = attacked(state)
    assert sums(shown["sides"][1])[1:] == [
        (-1, "Stopped by the wall", "−2"),
        (-1, "Quarry raided", "−1"),
        (-1, "Left", "= 0"),
    ]
    assert shown["meaning"] == "No governor is lost."


def test_a_tie_for_prestige_is_explained() -> None:
    state = table()
    defend(state, "daijun", walls="1", soldiers="0")
    besiege(state, "daijun", 6)
    (shown,) = attacked(state)
    assert shown["steps"][0] == "Prestige: you +7, Bo +4 (ties: leftmost soldier first)"


def test_two_attacks_of_one_move_are_shown_one_after_the_other() -> None:
    state = held()
    besiege(state, "liaodong", 1)
    assert [shown["title"] for shown in attacked(state)] == ["Attack on Longxi", "Attack on Liaodong"]


def test_who_has_nothing_there_takes_no_part() -> None:
    state = table(3)
    defend(state, "longxi", walls="0")
    besiege(state, "longxi", 1)
    (shown,) = attacked(state, 2)
    assert shown["seats"] == [0]


def test_that_a_wall_falls_is_told_to_everyone_in_full() -> None:
    state = table(3)
    defend(state, "longxi", walls="0")
    besiege(state, "longxi", 2)
    (shown,) = attacked(state, 2)
    assert shown["seats"] == [0, 1, 2]
