"""Chapter 8, the sealed auction: one secret bid each."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import (
    all_do,
    asides,
    asked,
    deck,
    does,
    heard,
    legal,
    refused,
    sees,
    swarm,
    waiting,
)
from hegemon.games.swarm.tests.scenes import everything_for
from hegemon.games.swarm.words import deals, hint, prompt
from hegemon.games.swarm.words.notes import answer_note


def told_to(state: Swarm, seat: int) -> str:
    """The log as a seat has heard it so far."""
    return str([state.chronicle().sentence(event, list("ABC")) for event in state.heard or [] if event.seen_by(seat)])


def payments(state: Swarm, seat: str) -> list[str]:
    return [move for move in asides(state, seat) if move.startswith("pay")]


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
    assert (asked(state), waiting(state), heard(state)) == ("ac", "c", ["Up for auction: a quest."])
    does(state, "c", "bid 3")
    assert heard(state)[:3] == ["A bid 2.", "C bid 3.", "C bought the quest for 3 water."]
    assert list(state.water) == [5, 0, 0]


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize(("start", "buyer"), [("a", "A"), ("b", "B"), ("c", "C")])
def test_sealed_ties_go_to_the_earlier_in_turn_order(start: str, buyer: str) -> None:
    state = all_do(swarm("quest", auction="sealed", start=start), "bid 3")
    assert f"{buyer} bought the quest for 3 water." in heard(state)


@pytest.mark.rule("SWARM-8.1")
def test_a_sealed_lot_that_nobody_wants_goes_under_its_deck() -> None:
    state = swarm("quest", auction="sealed", decks={"quest": ["host"]})
    all_do(state, "pass")
    assert heard(state)[1:4] == [
        "Nobody bid for the quest.",
        "The quest went under its deck.",
        "Up for auction: a leader.",
    ]
    assert deck(state, "quest")[-1] == "host"


@pytest.mark.rule("SWARM-8.1")
def test_sealed_bids_are_at_least_the_minimum_and_without_limit() -> None:
    state = swarm("quest", auction="sealed", minimum_bid=3, water="a2 b3")
    assert (asked(state), legal(state, "b")) == ("bc", ["pass", "bid 3"])
    assert refused(state, "b", "bid 2") == ("SWARM-8.1", "The lowest bid is 3, and you have 3 water.")
    assert refused(state, "b", "bid 4") == ("SWARM-8.1", "The lowest bid is 3, and you have 3 water.")
    reason = ("SWARM-8.1", "You cannot do that now: bid in secret or pass.")
    assert refused(state, "c", "bid 3 upto 4") == reason


@pytest.mark.rule("SWARM-8.1")
def test_who_prays_makes_no_sealed_bid() -> None:
    assert asked(swarm("quest", auction="sealed", prays="b")) == "ac"
    state = swarm("quest", auction="sealed", prays="abc")
    assert int(state.round) == 2


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_the_water_of_a_sealed_bid_is_set_aside() -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "a", "bid 5")
    assert payments(state, "a") == ["pay b 1-3", "pay c 1-3"]
    sentence = "You can pay 1 to 3 water now: 5 of your 8 are set aside for your secret bid."
    assert refused(state, "a", "pay b 4") == ("SWARM-3.1", sentence)
    does(state, "a", "pay b 3")
    does(state, "b", "bid 4")
    does(state, "c", "pass")
    assert heard(state)[-4:-1] == ["A bid 5.", "B bid 4.", "A bought the quest for 5 water."]


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_who_has_bid_everything_pays_nothing_until_the_bid_is_changed() -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "a", "bid 8")
    sentence = "You can pay no water now: 8 of your 8 are set aside for your secret bid."
    assert (payments(state, "a"), refused(state, "a", "pay b 6")) == ([], ("SWARM-3.1", sentence))
    assert payments(does(state, "a", "bid 2"), "a") == ["pay b 1-6", "pay c 1-6"]
    assert payments(does(state, "a", "pass"), "a") == ["pay b 1-8", "pay c 1-8"]


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_water_that_is_set_aside_is_not_offered_away() -> None:
    state = does(swarm("quest", seats=2, auction="sealed", water="a4 b3"), "a", "bid 3")
    offers = [move for move in asides(state, "a") if move.startswith("offer")]
    assert offers[:3] == ["offer b give 0 want 1-3", "offer b give 1 want 0-3", "offer b give 2 want 1-3"]
    assert refused(state, "a", "offer b give 4 want 3") == ("", "allowed")
    sentence = "You can give at most 1 water more than you get: 3 of your 4 are set aside for your secret bid."
    assert refused(state, "a", "offer b give 4 want 2") == ("SWARM-3.1", sentence)


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
@pytest.mark.parametrize(("offer", "most"), [("give 6 want 0", 2), ("give 6 want 1", 3), ("give 2 want 5", 8)])
def test_water_that_is_offered_is_not_bid(offer: str, most: int) -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "a", f"offer b {offer}")
    assert legal(state, "a") == ["pass", f"bid 1-{most}"]
    does(state, "a", f"bid {most}")
    does(state, "b", "accept a")
    assert int(state.water[0]) >= most
    does(state, "b", "pass")
    does(state, "c", "pass")
    assert f"A bought the quest for {most} water." in heard(state)


@pytest.mark.rule("SWARM-8.1")
def test_who_has_offered_water_is_told_why_it_is_not_bid() -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "a", "offer b give 6 want 0")
    sentence = "The lowest bid is 1, and you have 8 water, of which 6 are in your open offer."
    assert refused(state, "a", "bid 3") == ("SWARM-8.1", sentence)
    does(state, "b", "decline a")
    assert legal(state, "a") == ["pass", "bid 1-8"]


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_an_open_offer_is_not_paid_away_beside_a_bid() -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "a", "offer b give 2 want 0", "bid 3")
    assert payments(state, "a") == ["pay b 1-3", "pay c 1-3"]
    does(state, "a", "pay c 3")
    does(state, "b", "accept a", "pass")
    does(state, "c", "pass")
    assert "A bought the quest for 3 water." in heard(state)


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_an_offer_is_not_accepted_with_water_that_is_set_aside() -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "c", "offer a give 1 want 5")
    does(state, "a", "bid 5")
    assert [move for move in asides(state, "a") if move.endswith(" c")] == ["decline c"]
    sentence = "You would pay 4 water and can pay 3: 5 of your 8 are set aside for your secret bid."
    assert refused(state, "a", "accept c") == ("SWARM-3.1", sentence)
    does(state, "a", "bid 4", "accept c")
    assert list(state.water) == [4, 5, 9]


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
@pytest.mark.parametrize(
    "offers", [[], ["a offer b give 3 want 0"], ["b offer a give 0 want 4", "c offer a give 3 want 5"]]
)
def test_nobody_else_can_tell_what_is_set_aside(offers: list[str]) -> None:
    told = set()
    for answer in ("", "pass", "bid 1", "bid 5"):
        state = swarm("quest", auction="sealed", water="a8")
        for offer in offers:
            does(state, offer[0], offer[2:])
        does(state, "a", *([answer] if answer else []))
        told.add(tuple(everything_for(state, seat) + told_to(state, seat) for seat in (-1, 1, 2)))
        does(state, "b", "pay c 1")
        told.add(("after", everything_for(state, 1), everything_for(state, -1)))
    assert len(told) == 2


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
@pytest.mark.parametrize("deal", ["pay", "accept"])
def test_who_is_paid_enough_to_bid_is_asked_too(deal: str) -> None:
    state = swarm("quest", auction="sealed", minimum_bid=2, water="a5 b1 c1")
    assert asked(state) == "a"
    if deal == "pay":
        does(state, "a", "pay b 1")
    else:
        does(does(state, "b", "offer a give 0 want 1"), "a", "accept b")
    assert (asked(state), waiting(state), legal(state, "b")) == ("ab", "ab", ["pass", "bid 2"])
    does(state, "a", "pass")
    does(state, "b", "bid 2")
    assert "B bought the quest for 2 water." in heard(state)


@pytest.mark.rule("SWARM-8.1", "SWARM-4.3")
def test_who_prays_is_not_asked_for_a_sealed_bid_when_paid() -> None:
    state = does(swarm("quest", auction="sealed", water="b0", prays="b"), "a", "pay b 3")
    assert asked(state) == "ac"


@pytest.mark.rule("SWARM-8.1")
def test_who_has_paid_the_water_away_can_only_pass() -> None:
    state = does(swarm("quest", auction="sealed"), "a", "pay b 5")
    assert (asked(state), legal(state, "a")) == ("abc", ["pass"])


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_a_dial_leaves_the_water_of_a_sealed_bid_free() -> None:
    state = swarm("quest", auction="sealed", sealed_bids="free", water="c0")
    does(state, "a", "bid 5", "pay b 2", "pay c 1")
    assert (asked(state), payments(state, "a")) == ("ab", ["pay b 1-2", "pay c 1-2"])
    does(state, "b", "bid 4")
    assert heard(state)[-4:-1] == ["A bid 2.", "B bid 4.", "B bought the quest for 4 water."]


@pytest.mark.rule("SWARM-8.1")
def test_a_player_reads_that_a_sealed_bid_sets_its_water_aside() -> None:
    state = swarm("quest", auction="sealed", water="a8")
    assert prompt(sees(state, "a")) == "Bid for a quest in secret, or pass"
    told = "leaves 3, set aside at once"
    assert hint(sees(state, "a"), lambda: state, ["bid", "5"]) == told
    does(state, "a", "bid 5")
    assert hint(sees(state, "a"), lambda: state, ["pay", "b", "2"]) == "6 water left, 5 set aside; 2 water"
    assert answer_note(sees(state, "a"))[0]["text"] == "Bid 5, 5 water set aside"


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_an_offer_that_would_take_what_is_set_aside_can_only_be_declined() -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "c", "offer a give 1 want 5")
    does(state, "a", "bid 5")
    (deal,) = deals(sees(state, "a"), lambda: state)
    assert deal["text"] == "seat C offers you 1 water for 5 water. Lower your bid to accept."
    assert deal["moves"] == [{"label": "Decline", "move": "decline c"}]
