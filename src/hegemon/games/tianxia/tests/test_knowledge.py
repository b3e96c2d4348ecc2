"""Views and imagination: what everyone sees, and what nobody but its owner does."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.tianxia import content, phases
from hegemon.games.tianxia.tests.positions import (
    CARDS,
    attack,
    besiege,
    climb,
    defend,
    give,
    govern,
    hold,
    man,
    moor,
    offer,
    own_tile,
    play,
    table,
)
from hegemon.kit.cards import IN_DECK


@pytest.mark.rule("TIANXIA-1.1", "TIANXIA-5.1")
def test_a_view_shows_the_wall_with_what_is_derived() -> None:
    state = table()
    defend(state, "daijun", walls="01", towers="1", soldiers="0")
    besiege(state, "daijun", 6)
    lane = state.view(-1)["lanes"][2]  # type: ignore[index]
    assert (lane["defence"], lane["strengths"], lane["strength"], lane["attacked"]) == (5, [2, 3], 6, True)
    assert (lane["walls"], lane["towers"], lane["soldiers"]) == ([0, 1, -1, -1], [1, -1], [0, -1, -1, -1, -1, -1])
    assert lane["path"] == ["quarry", "masons_lodge", "exchange_hall"]


def test_a_view_shows_regions_buildings_ships_barges_and_players() -> None:
    state = table()
    govern(state, "quarry", 2, 1)
    moor(state, 1, "heron", "silk")
    man(state, "rice", "0n")
    own_tile(state, "ox", "purse", seat=1)
    climb(state, "sage", 4, 1)
    give(state, "3 tea", 1)
    offer(state, "raft")
    view = state.view(0)
    assert view["buildings"][6]["spaces"][1] == {"wood": 2, "governor": 1, "tile": ""}  # type: ignore[index]
    assert view["ships"][1]["demand"] == "silk"  # type: ignore[index]
    assert view["ships"][1]["spaces"][2] == {"goods": "1 tea", "benefit": "6 points 1 sage", "crate": -1}  # type: ignore[index]
    assert view["barges"]["rice"] == [0, 8, -1]  # type: ignore[index]
    assert view["offered"] == ["raft"]
    other = view["seats"][1]  # type: ignore[index]
    assert (other["figurines"], other["tiles"], other["tracks"], other["things"]["tea"]) == (
        ["ox"],
        ["purse"],
        [0, 0, 4, 0],
        3,
    )
    assert (other["score"], other["supply"], other["walls"]) == (
        1 + content.STEP_POINTS[4],
        13,
        content.HOUSES[1].walls,
    )
    assert [region["name"] for region in view["regions"]][-2:] == ["fortify", "train"]  # type: ignore[attr-defined]


def test_a_view_shows_prices_with_all_discounts() -> None:
    state = table()
    state.placed[2 * 2] = 2
    govern(state, "toll_house", 1)
    govern(state, "masons_lodge", 1, 1)
    man(state, "rice", "001")
    defend(state, "daijun", walls="00", towers="11")
    defend(state, "liaodong", towers="1")
    view = state.view(0)
    assert (view["discs"]["han"], view["discs"]["train"]) == (1, 0)  # type: ignore[index]
    assert view["fares"] == {"wood": 1, "stone": 1, "rice": 3, "jade": 1}
    prices = [seat["prices"] for seat in view["seats"]]  # type: ignore[attr-defined]
    assert prices == [{"wall": 2, "tower": 3, "soldier": 2}, {"wall": 1, "tower": -1, "soldier": 2}]


def test_a_view_tells_which_action_of_a_region_goes_on() -> None:
    state = table()
    give(state, "2 rice")
    assert state.view(0)["action"] == ""
    play(state, "region zhao", "exchange rice-jade 1")
    assert (state.view(0)["action"], state.view(0)["parts"]) == ("exchange", ["exchange"])


@pytest.mark.rule("TIANXIA-1.12")
def test_objectives_in_hand_are_seen_by_their_holder_alone() -> None:
    state = table()
    hold(state, "watch", seat=1)
    assert state.view(1)["hand"] == {"objectives": ["watch"], "worth": [0], "answer": -1}
    assert state.view(0)["hand"] == {"objectives": [], "worth": [], "answer": -1}
    assert state.view(-1)["hand"] == {}
    assert state.view(0)["seats"][1]["objectives"] == 1  # type: ignore[index]
    assert "watch" not in str({key: value for key, value in state.view(0).items() if key != "options"})


def test_a_seat_imagines_other_hands_and_stacks_anew_and_keeps_what_it_knows() -> None:
    state = table()
    hold(state, "watch", "levies", seat=0)
    hold(state, "harmony", seat=1)
    hold(state, "renown")
    play(state, "objective renown")
    worlds = [state.imagine(0, seeded(seed)) for seed in range(40)]
    assert all(world.audit() == [] for world in worlds)
    mine = [CARDS.index("watch"), CARDS.index("levies")]
    assert all([int(world.objective_at[card]) for card in mine] == [0, 0] for world in worlds)
    assert all(world.objective_at[CARDS.index("renown")] == phases.DISCARDED for world in worlds)
    assert len({tuple(k for k, place in enumerate(world.objective_at) if place == 1) for world in worlds}) > 5
    for field in ("stack", "ship_deck", "demand_deck", "nomad_deck", "objective_deck"):
        assert len({str(list(getattr(world, field))) for world in worlds}) > 5
        if field != "objective_deck":
            assert {str(sorted(getattr(world, field))) for world in worlds} == {str(sorted(getattr(state, field)))}


@pytest.mark.rule("TIANXIA-5.5")
def test_a_sealed_answer_is_shown_to_nobody_and_imagined_by_nobody() -> None:
    state = table(loss_order="ask")
    for seat in (0, 1):
        give(state, "5 coins", seat)
    besiege(state, "longxi", 8)
    attack(state)
    before = state.view(1)
    play(state, "lose 2", seat=0)
    assert state.view(1) == before
    assert state.view(0)["hand"]["answer"] == 2  # type: ignore[index]
    imagined = state.imagine(1, seeded(1))
    assert (imagined.unanswered(), int(imagined.answer[0])) == (0b11, -1)


def test_in_the_end_hands_are_shown_and_nothing_is_concealed() -> None:
    state = table()
    hold(state, "watch", seat=1)
    assert state.conceals()
    state.round = 4
    attack(state)
    assert not state.conceals()
    assert state.view(0)["shown"] == [[], ["watch"]]
    world = state.imagine(0, seeded(3))
    assert int(world.objective_at[CARDS.index("watch")]) == 1
    assert IN_DECK in [int(place) for place in world.objective_at]
