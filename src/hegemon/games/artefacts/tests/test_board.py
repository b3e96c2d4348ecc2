"""The board: a picture from a view."""

from __future__ import annotations

import re
from html import unescape
from xml.etree import ElementTree

import pytest

from hegemon.games.artefacts import board
from hegemon.games.artefacts.content import MARCHING, RAISING
from hegemon.games.artefacts.knowledge import ArtefactsView, view
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import play, table
from hegemon.games.artefacts.words.reading import attackable


def seen(state: Artefacts, **more: object) -> ArtefactsView:
    return {**view(state, 0), "names": ["Ada", "Bo", "Cleo"], **more}  # type: ignore[typeddict-item]


def titles(markup: str, kind: str) -> dict[str, str]:
    """What the things of a kind say of themselves."""
    found = re.findall(rf'data-{kind}="([\w-]+)"[^>]*><title>([^<]*)</title>', markup)
    return {word: unescape(title) for word, title in found}


@pytest.mark.parametrize("phase", [MARCHING, RAISING])
def test_a_board_is_a_picture_with_every_slot_and_every_area(phase: int) -> None:
    state = table({"ravenscar": "ABx"}, phase=phase)
    whole = board.draw(seen(state))
    ElementTree.fromstring(whole)
    assert len(titles(whole, "slot")) == state.world.slots
    assert list(titles(whole, "area")) == state.world.area_names


def test_the_still_part_stays_as_it_is_during_a_game() -> None:
    state = table({"ravenscar": "ABx"}, phase=MARCHING, lying=["White Flag"])
    before = seen(state)
    play(state, "march 22 13")
    assert board.still(seen(state)) == board.still(before)
    assert board.view_box(seen(state)) == board.view_box(before)


def test_a_march_touches_only_the_two_areas_and_its_arrow() -> None:
    state = table({"ravenscar": "ABx", "stonewell": "A"}, phase=MARCHING)
    before = board.pieces(seen(state))
    play(state, "march 22 13")
    last = [{"name": "marched", "spots": [("seat", "0"), ("slot", "22"), ("slot", "13")]}]
    after = board.pieces(seen(state, events=last))
    areas = [state.world.area_names.index(name) for name in ("inglewood", "ravenscar")]
    touched = [f"{kind}-{area}" for kind in ("land", "area") for area in areas]
    burnt = f"scars-{areas[1]}"
    assert [key for key in after if after[key] != before[key]] == [*touched[:2], burnt, *touched[2:], "last"]


def test_slots_say_what_is_in_them() -> None:
    state = table({"ravenscar": "ABx"}, phase=MARCHING, carried={"Bone Drum": 22}, lying=["White Flag"])
    told = titles(board.draw(seen(state)), "slot")
    lying = next(relic for relic in seen(state)["artefacts"] if relic["name"] == "White Flag" and not relic["gone"])
    assert told["22"].startswith("Ravenscar 22: Ada's army, carrying Bone Drum: Each of your fighting armies")
    assert told["22"].endswith("Curse: Tithe: Your next reinforcements are two armies fewer")
    assert told["23"] == "Ravenscar 23: Bo's army"
    assert told["24"] == "Ravenscar 24: crossed out"
    assert told["25"] == "Ravenscar 25: free"
    assert told[str(lying["slot"] + 1)].endswith(": White Flag: The winners of this battle lose nothing")


def test_an_area_says_who_is_there_and_what_its_power_does() -> None:
    state = table({"ravenscar": "ABBx", "gorsefell": "A"}, powers=["Old Walls"])
    told = titles(board.draw(seen(state)), "area")
    who = "Bo 2, Ada 1; Bo owns it. 2 free slots, 1 crossed out."
    assert told["ravenscar"] == f"Ravenscar (Lorrain, bonus 7): {who} Watchtower (used)."
    assert any("Old Walls (once): In a battle for this area: two strength" in text for text in told.values())


def test_only_armies_that_can_be_attacked_stand_for_their_players() -> None:
    state = table({"ravenscar": "AB", "jackdaw": "C", "gorsefell": "C"})
    marked = re.findall(r'data-slot="(\d+)" data-player="(\w)"', board.draw(seen(state)))
    assert marked == [("1", "c"), ("23", "b")]
    assert not attackable(seen(table({"ravenscar": "AB"}, phase=MARCHING)))


def test_a_battle_is_drawn_until_it_is_counted() -> None:
    state = table({"ravenscar": "BBC", "gorsefell": "AAA"})
    assert board.pieces(seen(state))["battle"] == ""
    play(state, "fight b ravenscar from gorsefell")
    drawn = board.pieces(seen(state))["battle"]
    assert ">A 3<" in drawn
    assert ">B 2<" in drawn
    play(state, "oppose")
    assert board.pieces(seen(state))["battle"] == ""
    assert state.view(0)["phase"] in ("fighting", "raising")


def test_names_and_armies_stand_above_the_line_round_a_contested_area() -> None:
    state = table({"ravenscar": "BBC", "gorsefell": "AAA"})
    play(state, "fight b ravenscar from gorsefell")
    parts = board.pieces(seen(state))
    order = list(parts)
    assert order.index("overlay") < order.index("front") < order.index("area-0") < order.index("names")
    assert 'class="over-rings"' in parts["names"]


def test_who_attacks_is_marked_as_the_one_it_goes_from() -> None:
    own = re.findall(r'data-slot="(\d+)" data-own', board.draw(seen(table({"ravenscar": "AB", "gorsefell": "C"}))))
    assert own == ["22"]


def test_who_joins_a_battle_is_counted_and_marked() -> None:
    state = table({"ravenscar": "BBCD", "gorsefell": "AAA"}, players=4)
    play(state, "fight b ravenscar from gorsefell")
    before = board.pieces(seen(state))["battle"]
    play(state, "oppose")
    after = board.pieces(seen(state))["battle"]
    assert ">B 3<" in after
    assert after.count("<circle") == before.count("<circle") + 1


def test_the_winners_place_their_reward_on_a_board_without_a_battle() -> None:
    state = table({"ravenscar": "B", "gorsefell": "AAA"}, players=2)
    play(state, "fight b ravenscar from gorsefell")
    assert state.view(0)["phase"] == "rewarding"
    assert board.pieces(seen(state))["battle"] == ""
