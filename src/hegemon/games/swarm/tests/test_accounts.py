"""Every account that can fail to balance, made to fail."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.clash import SIDE, TACTICS_CARD
from hegemon.games.swarm.phases import (
    BIDDING,
    DISCARDED,
    DISCARDING,
    DONE,
    FACE_DOWN,
    GONE,
    LAID,
    QUESTS,
    SEALED_BIDDING,
)
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does, swarm
from hegemon.games.swarm.tests.scenes import with_change

OPENINGS = ["keep", "deploy", "pray", "drop", "move", "quest", "finish"]


def fair(phase: str = "move") -> Swarm:
    """A state without fault: A has 4 troops at Sahl, of which 1 has moved."""
    if phase in ("keep", "deploy"):
        return swarm(phase, seats=2)
    return swarm(phase, seats=2, troops={"a": {"sahl": 4}}, moved={"a": {"sahl": 1}}, leaders={"b": ["asha"]})


@pytest.mark.parametrize("phase", OPENINGS)
def test_a_state_that_play_can_reach_has_no_fault(phase: str) -> None:
    assert fair(phase).audit() == []


@pytest.mark.forms  # interpreted, a negative shift is an error of its own
@pytest.mark.parametrize("seats", [-1, 1, 3, 64])
def test_there_are_as_many_seats_as_players(seats: int) -> None:
    assert f"there are 2 seats, not {seats}" in with_change(fair(), seats=seats).audit()


@pytest.mark.parametrize(("phase", "wrong"), [(-1, True), (16, True), (15, False), (0, False)])
def test_there_are_sixteen_phases(phase: int, wrong: bool) -> None:
    assert (f"there is no phase {phase}" in with_change(fair(), phase=phase).audit()) is wrong


@pytest.mark.parametrize("tile", [-1, 3, 20])
def test_every_tile_is_on_the_board_once(tile: int) -> None:
    state = fair()
    at = 0 if state.tile_at[0] != tile else 1
    assert with_change(state, tile_at=(at, tile)).audit() == ["a tile is missing from the board"]


def test_the_sanctuary_is_on_the_board() -> None:
    state = fair()
    assert with_change(state, tile_at=(int(state.cell_of[0]), 7)).audit() == ["a tile is missing from the board"]


def test_the_board_has_twenty_cells() -> None:
    state = fair()
    assert with_change(state, tile_at=state.tile_at[:19]).audit() == ["a tile is missing from the board"]


@pytest.mark.parametrize("field", ["swarm", "swarm_from"])
@pytest.mark.parametrize(("cell", "faults"), [(-1, 1), (0, 0), (19, 0), (20, 1)])
def test_the_swarm_is_on_the_board(field: str, cell: int, faults: int) -> None:
    assert with_change(fair(), **{field: cell}).audit() == ["the swarm is not on the board"] * faults


@pytest.mark.parametrize(
    ("event", "round", "wrong"),
    [(-2, 0, True), (-1, 0, False), (-1, 1, True), (0, 0, True), (22, 1, False), (23, 1, True)],
)
def test_there_is_an_event_exactly_after_the_setup(event: int, round: int, wrong: bool) -> None:
    faults = [f"there is no event {event}"] if wrong else []
    assert with_change(fair(), event=event, round=round).audit() == faults


@pytest.mark.parametrize("field", ["start", "turn"])
@pytest.mark.parametrize("seat", [-1, 2])
def test_token_and_word_are_somebodys(field: str, seat: int) -> None:
    assert with_change(fair(), **{field: seat}).audit() == ["the token or the word is nobody's"]


@pytest.mark.parametrize(("specialty", "faults"), [(-1, 1), (8, 0), (9, 1)])
def test_everyone_has_a_specialty(specialty: int, faults: int) -> None:
    assert with_change(fair(), specialty=(1, specialty)).audit() == [f"a specialty is {specialty}, not 0 to 8"] * faults


@pytest.mark.rule("SWARM-3.2", "SWARM-6.7")
@pytest.mark.parametrize("field", ["order_treason", "order_shrine"])
@pytest.mark.parametrize(("order", "faults"), [(-1, 1), (0, 0), (2, 0), (3, 1)])
def test_an_order_is_one_of_three(field: str, order: int, faults: int) -> None:
    assert with_change(fair(), **{field: (1, order)}).audit() == [f"an order is {order}, not 0 to 2"] * faults


@pytest.mark.parametrize(("field", "at"), [("reserve", 0), ("troops", 10), ("inside", 0), ("inside", 3)])
@pytest.mark.parametrize("change", [-1, 1])
def test_troops_are_never_lost_for_good(field: str, at: int, change: int) -> None:
    state = fair()
    if field == "inside":
        state.inside[at], state.reserve[0] = 1, 10
    changed = with_change(state, **{field: (at, int(getattr(state, field)[at]) + change)})
    assert changed.audit() == [f"seat 0 has {15 + change} troops, not 15"]


def test_a_warlord_has_more() -> None:
    assert with_change(fair(), specialty=(0, 5)).audit() == ["seat 0 has 15 troops, not 18"]


def test_a_reserve_is_never_less_than_nothing() -> None:
    state = with_change(fair(), reserve=(0, -1))
    state.inside[0] = 12
    assert state.audit() == ["seat 0 has 15 troops, not 15"]


@pytest.mark.parametrize(("water", "faults"), [(-1, 1), (0, 0)])
def test_nobody_owes_water(water: int, faults: int) -> None:
    assert with_change(fair(), water=(1, water)).audit() == [f"seat 1 has {water} water"] * faults


@pytest.mark.parametrize(("arrived", "faults"), [(-1, 1), (0, 0), (4, 0), (5, 1)])
def test_those_that_moved_are_among_the_troops(arrived: int, faults: int) -> None:
    assert (
        with_change(fair(), arrived=(10, arrived)).audit() == [f"{arrived} of 4 troops of seat 0 have arrived"] * faults
    )


def test_no_tile_has_less_than_no_troops() -> None:
    state = with_change(fair(), troops=(11, -1))
    state.reserve[0] += 1
    assert state.audit() == ["0 of -1 troops of seat 0 have arrived"]


def test_no_temple_has_less_than_nobody_inside() -> None:
    state = with_change(fair(), inside=(5, -1))
    state.reserve[1] += 1
    assert state.audit() == ["seat 1 has less than nobody inside a temple"]


@pytest.mark.parametrize(("other", "faults"), [(-2, 1), (-1, 0), (0, 1), (1, 0), (2, 1)])
def test_offers_are_made_to_another(other: int, faults: int) -> None:
    assert with_change(fair(), offer_to=(0, other)).audit() == [f"seat 0 makes an offer to {other}"] * faults


@pytest.mark.parametrize(("lot", "size"), [("quest", 20), ("leader", 24), ("covert", 32)])
def test_a_deck_has_only_cards_of_its_kind(lot: str, size: int) -> None:
    for card in (-1, size):
        assert with_change(fair(), **{f"{lot}s": (0, card)}).audit() == [f"the {lot} deck has a card {card}"]


@pytest.mark.parametrize("lot", ["quest", "leader", "covert"])
def test_each_card_is_in_one_place(lot: str) -> None:
    state = fair()
    deck = getattr(state, f"{lot}s")
    top, below = int(deck[len(deck) - 1]), int(deck[len(deck) - 2])
    gone = with_change(state, **{f"{lot}_at": (top, 1)})
    assert gone.audit() == [f"{lot} {top} is 1 times in the deck and at 1"]
    twice = with_change(state, **{f"{lot}s": (len(deck) - 1, below)}).audit()
    assert sorted(twice) == sorted(
        [f"{lot} {top} is 0 times in the deck and at -1", f"{lot} {below} is 2 times in the deck and at -1"]
    )


@pytest.mark.parametrize(
    ("lot", "place", "faults"),
    [
        *(("quest", place, 0) for place in (0, 1, DONE, DONE + 1)),
        *(("quest", place, 1) for place in (2, DONE - 1, DONE + 2, GONE, DISCARDED, FACE_DOWN, LAID)),
        *(("leader", place, 0) for place in (0, 1, GONE)),
        *(("leader", place, 1) for place in (2, DONE, DISCARDED, FACE_DOWN, LAID)),
        *(("covert", place, 0) for place in (0, 1, DISCARDED, FACE_DOWN, LAID, LAID + 1)),
        *(("covert", place, 1) for place in (2, LAID - 1, LAID + 2, GONE, DONE)),
    ],
)
def test_cards_are_where_cards_of_their_kind_can_be(lot: str, place: int, faults: int) -> None:
    state = fair()
    deck = getattr(state, f"{lot}s")
    card = int(deck[0])
    moved = with_change(state, **{f"{lot}s": deck[1:], f"{lot}_at": (card, place)})
    assert moved.audit() == [f"{lot} {card} is at {place}, where it cannot be"] * faults


@pytest.mark.parametrize("card", [-1, 24])
def test_a_traitor_card_is_that_of_a_leader(card: int) -> None:
    assert with_change(fair(), drawn=(1, card)).audit() == [f"the traitor card {card} was drawn twice"]


def test_no_traitor_card_is_drawn_twice() -> None:
    state = fair()
    assert with_change(state, drawn=(1, int(state.drawn[4]))).audit() == [
        f"the traitor card {int(state.drawn[4])} was drawn twice"
    ]


def test_a_traitor_is_kept_exactly_after_the_choice() -> None:
    assert with_change(fair(), traitor=(1, -1)).audit() == ["seat 1 keeps the traitor -1"]
    choosing = fair("keep")
    assert with_change(choosing, traitor=(0, int(choosing.drawn[0]))).audit() == [
        f"seat 0 keeps the traitor {int(choosing.drawn[0])}"
    ]


@pytest.mark.rule("SWARM-2.4")
@pytest.mark.parametrize(("seat", "own", "others"), [(0, range(4), range(4, 8)), (1, range(4, 8), range(4))])
def test_the_traitor_kept_is_one_of_the_own_four(seat: int, own: range, others: range) -> None:
    state = fair()
    kept = [with_change(state, traitor=(seat, int(card))).audit() for card in state.drawn]
    assert [kept[card] for card in own] == [[]] * 4
    assert [kept[card] for card in others] == [[f"seat {seat} keeps a traitor that it never drew"]] * 4


def test_the_first_leader_is_a_traitor_like_any_other() -> None:
    state = swarm("move", seats=2, troops={"a": {"sahl": 4}}, traitors={"b": "asha"})
    assert with_change(state, traitor=(0, 0)).audit() == ["seat 0 keeps a traitor that it never drew"]


def test_somebody_is_asked_exactly_while_it_goes_on() -> None:
    assert with_change(fair(), asked=0).audit() == ["nobody is asked"]
    over = swarm("finish", seats=2, event="long-night", water="a9")
    assert over.audit() == []
    assert with_change(over, asked=1).audit() == ["somebody is asked after the end"]


@pytest.mark.parametrize(("answered", "faults"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_answers_come_from_those_who_are_asked(answered: int, faults: int) -> None:
    changed = with_change(fair(), answered=answered)
    assert changed.audit() == ["somebody has answered who was not asked"] * faults


@pytest.mark.parametrize(("bid", "faults"), [(5, 0), (6, 1)])
def test_a_bid_can_be_paid(bid: int, faults: int) -> None:
    state = does(fair("quest"), "a", "bid 1")
    assert with_change(state, bid=bid).audit() == ["seat 0 cannot pay its bid"] * faults


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize(("water", "faults"), [(4, 0), (3, 1)])
def test_a_sealed_bid_can_be_paid_beside_an_open_offer(water: int, faults: int) -> None:
    state = does(swarm("quest", auction="sealed"), "a", "offer b give 1 want 0", "bid 3")
    sentence = "seat 0 cannot pay its sealed bid beside what it offers"
    assert with_change(state, water=(0, water)).audit() == [sentence] * faults


@pytest.mark.parametrize(("after", "faults"), [(BIDDING, 0), (QUESTS, 0), (0, 1), (SEALED_BIDDING, 1), (17, 1)])
def test_after_a_discard_the_auction_or_the_quests_go_on(after: int, faults: int) -> None:
    state = with_change(fair(), phase=DISCARDING, after_discard=after)
    assert state.audit().count(f"after the discard there is no phase {after}") == faults


@pytest.mark.parametrize("side", [0, SIDE])
@pytest.mark.parametrize(
    ("at", "value", "faults"),
    [
        (0, 23, []),
        (0, 24, ["a leader in battle is 24, not -1 to 23"]),
        (TACTICS_CARD, 31, []),
        (TACTICS_CARD, 32, ["a tactics card is 32, not -1 to 31"]),
    ],
)
def test_both_sides_of_a_battle_fight_with_what_there_is(side: int, at: int, value: int, faults: list[str]) -> None:
    assert with_change(fair(), clash=(side + at, value)).audit() == faults
