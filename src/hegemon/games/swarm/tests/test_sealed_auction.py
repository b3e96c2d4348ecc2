"""Chapter 8, the sealed auction: one secret bid each."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import all_do, asked, deck, does, heard, legal, refused, sees, swarm, waiting


@pytest.mark.rule("SWARM-8.1")
def test_nothing_sealed_is_left_when_all_are_in() -> None:
    state = swarm("covert", auction="sealed", water="b0 c0")
    does(state, "a", "bid 2")
    assert [sees(state, seat)["hand"]["answer"] for seat in "abc"] == ["", "", ""]


@pytest.mark.rule("SWARM-8.1")
def test_in_a_sealed_auction_all_bid_once_in_secret() -> None:
    state = swarm("quest", auction="sealed", water="a5 b0 c3")
    assert (asked(state), legal(state, "a"), legal(state, "c")) == ("ac", ["pass", "bid 1-5"], ["pass", "bid 1-3"])
    does(state, "a", "bid 4", "bid 2")
    assert (asked(state), waiting(state), heard(state)) == ("ac", "c", ["Auction: a quest."])
    does(state, "c", "bid 3")
    assert heard(state)[:3] == ["A bids 2.", "C bids 3.", "C buys the quest for 3."]
    assert list(state.water) == [5, 0, 0]


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize(("start", "buyer"), [("a", "A"), ("b", "B"), ("c", "C")])
def test_sealed_ties_go_to_the_earlier_in_turn_order(start: str, buyer: str) -> None:
    state = all_do(swarm("quest", auction="sealed", start=start), "bid 3")
    assert f"{buyer} buys the quest for 3." in heard(state)


@pytest.mark.rule("SWARM-8.1")
def test_a_sealed_lot_that_nobody_wants_goes_under_its_deck() -> None:
    state = swarm("quest", auction="sealed", decks={"quest": ["host"]})
    all_do(state, "pass")
    assert heard(state)[1:4] == ["Nobody wants the quest.", "A quest goes under its deck.", "Auction: a leader."]
    assert deck(state, "quest")[-1] == "host"


@pytest.mark.rule("SWARM-8.1")
def test_sealed_bids_are_at_least_the_minimum_and_without_limit() -> None:
    state = swarm("quest", auction="sealed", minimum_bid=3, water="a2 b3")
    assert (asked(state), legal(state, "b")) == ("bc", ["pass", "bid 3"])
    assert refused(state, "b", "bid 2") == ("SWARM-8.1", "The lowest bid is 3, and you have 3 water.")
    assert refused(state, "b", "bid 4") == ("SWARM-8.1", "The lowest bid is 3, and you have 3 water.")
    reason = ("SWARM-8.1", "The question now is: bid in secret, or pass.")
    assert refused(state, "c", "bid 3 upto 4") == reason


@pytest.mark.rule("SWARM-8.1")
def test_who_prays_makes_no_sealed_bid() -> None:
    assert asked(swarm("quest", auction="sealed", prays="b")) == "ac"
    state = swarm("quest", auction="sealed", prays="abc")
    assert int(state.round) == 2


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_a_sealed_bid_is_no_higher_than_what_is_left_to_pay_it() -> None:
    state = swarm("quest", auction="sealed")
    does(state, "a", "bid 5", "pay b 2")
    does(state, "b", "bid 4")
    does(state, "c", "pass")
    assert heard(state)[-4:-1] == ["A bids 3.", "B bids 4.", "B buys the quest for 4."]
