"""Chapter 8: the auction."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.swarm import cards
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import (
    asked,
    deck,
    does,
    emptied,
    hand,
    heard,
    legal,
    opened,
    refused,
    sees,
    swarm,
)

LOTS = {"quest": "quest", "leader": "leader", "covert": "covert card"}


@pytest.mark.rule("SWARM-8.1")
def test_a_quest_a_leader_and_a_covert_card_are_sold_in_this_order() -> None:
    state = swarm("quest", decks={"quest": ["host"], "leader": ["tide"], "covert": ["spy"]})
    for _lot in LOTS:
        does(state, "a", "bid 1")
        for other in "bc":
            does(state, other, "pass")
    told = [sentence for sentence in heard(state) if "auction" in sentence or "bought" in sentence]
    assert told == [
        "Up for auction: a quest.",
        "A bought the quest for 1 water.",
        "Up for auction: a leader.",
        "A bought the leader for 1 water.",
        "Up for auction: a covert card.",
        "A bought the covert card for 1 water.",
    ]
    assert [hand(state, lot, "a") for lot in LOTS] == [["host"], ["tide"], ["spy"]]
    assert (list(state.water), int(state.round)) == ([2, 5, 5], 2)


@pytest.mark.rule("SWARM-8.1")
def test_the_lots_are_face_down_and_the_buyer_alone_sees_the_card() -> None:
    state = swarm("quest", decks={"quest": ["host"]})
    for_all = state.copy()
    for other, move in (("a", "bid 2"), ("b", "pass"), ("c", "pass")):
        does(state, other, move)
    twin = state.copy()
    twin.heard = list(state.heard or [])
    assert "A drew the quest Host." in heard(state, "a")
    assert "A drew the quest Host." not in heard(twin, "b")
    assert "host" not in str(sees(for_all)) + str(sees(for_all, "a"))


@pytest.mark.rule("SWARM-8.1")
def test_a_bid_is_higher_than_the_last_and_no_higher_than_ones_water() -> None:
    state = swarm("quest", water="a6 b4 c9")
    assert legal(state, "a")[:2] == ["pass", "bid 1-6"]
    does(state, "a", "bid 2")
    assert legal(state, "b") == ["pass", "bid 3-4", "bid 3 upto 4"]
    for move in ("bid 2", "bid 5"):
        assert refused(state, "b", move) == ("SWARM-8.1", "The lowest bid is 3, and you have 4 water.")
    does(state, "b", "bid 4")
    assert legal(state, "c")[1] == "bid 5-9"
    assert heard(state) == ["Up for auction: a quest.", "A bid 2.", "B bid 4."]


@pytest.mark.rule("SWARM-8.1")
def test_the_bidding_goes_round_until_all_but_the_highest_have_passed() -> None:
    state = swarm("quest", water="a9 b9 c9", start="b")
    order = []
    for move in ("bid 1", "bid 2", "bid 3", "pass", "bid 4", "pass"):
        order.append(asked(state))
        does(state, asked(state), move)
    assert (order, heard(state)[-3:-1]) == (
        ["b", "c", "a", "b", "c", "a"],
        ["A passed.", "C bought the quest for 4 water."],
    )
    assert list(state.water) == [9, 9, 5]


@pytest.mark.rule("SWARM-8.1")
def test_a_pass_is_final() -> None:
    state = swarm("quest", water="a9 b9 c9")
    for seat, move in (("a", "pass"), ("b", "bid 1"), ("c", "bid 2")):
        does(state, seat, move)
    assert asked(state) == "b"
    does(state, "b", "bid 3")
    assert asked(state) == "c"


@pytest.mark.rule("SWARM-8.1")
def test_a_pass_holds_for_one_lot() -> None:
    state = swarm("quest")
    for seat in "abc":
        does(state, seat, "pass")
    assert heard(state)[-1] == "Up for auction: a leader."
    assert (asked(state), int(state.passed)) == ("a", 0)


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize("lot", LOTS)
def test_a_card_that_nobody_wants_goes_under_its_deck(lot: str) -> None:
    state = swarm(lot)
    before = deck(state, lot)
    for seat in "abc":
        does(state, seat, "pass")
    assert deck(state, lot) == [*before[1:], before[0]]
    told = heard(state)
    assert told[4:6] == [f"Nobody bid for the {LOTS[lot]}.", f"The {LOTS[lot]} went under its deck."]
    assert list(state.water) == [5, 5, 5]


@pytest.mark.rule("SWARM-8.1")
def test_who_prays_or_cannot_top_the_bid_is_passed_over() -> None:
    state = swarm("quest", seats=4, prays="a", water="b3 c2 d9")
    assert asked(state) == "b"
    does(state, "b", "bid 2")
    assert asked(state) == "d"
    does(state, "d", "bid 3")
    assert "D bought the quest for 3 water." in heard(state)


@pytest.mark.rule("SWARM-8.1", "SWARM-3.1")
def test_who_was_passed_over_and_is_paid_bids_again() -> None:
    state = swarm("quest", water="a9 b1 c9")
    does(state, "a", "bid 2")
    does(state, "c", "pay b 4", "bid 3")
    does(state, "a", "bid 4")
    assert (asked(state), legal(state, "b")) == ("b", ["pass", "bid 5"])


@pytest.mark.rule("SWARM-8.1")
def test_without_water_there_is_no_bidding() -> None:
    state = swarm("quest", water="a0 b0 c0")
    assert [sentence for sentence in heard(state) if "Nobody" in sentence] == [
        "Nobody bid for the quest.",
        "Nobody bid for the leader.",
        "Nobody bid for the covert card.",
    ]
    assert int(state.round) == 2


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize("water", [2, 3, 4])
def test_the_first_bid_is_at_least_the_minimum(water: int) -> None:
    state = swarm("quest", water=f"a{water}", minimum_bid=3)
    if water == 2:
        assert asked(state) == "b"
    else:
        assert refused(state, "a", "bid 2") == ("SWARM-8.1", f"The lowest bid is 3, and you have {water} water.")
        assert legal(state, "a")[1] == ("bid 3" if water == 3 else "bid 3-4")


@pytest.mark.rule("SWARM-8.1")
def test_all_limits_above_a_bid_are_offered() -> None:
    state = swarm("quest", water="a4")
    assert legal(state, "a") == ["pass", "bid 1-4", "bid 1 upto 2-4", "bid 2 upto 3-4", "bid 3 upto 4"]
    assert refused(state, "a", "bid 2 upto 2") == ("SWARM-8.1", "The limit must be higher than the bid.")
    assert refused(state, "a", "bid 2 upto 5") == ("SWARM-8.1", "The lowest bid is 1, and you have 4 water.")


@pytest.mark.rule("SWARM-8.1")
def test_the_table_raises_by_one_up_to_a_secret_limit() -> None:
    state = swarm("quest", water="a9 b9 c9")
    does(state, "a", "bid 1 upto 4")
    does(state, "b", "bid 2")
    does(state, "c", "pass")
    assert (heard(state), asked(state)) == (
        ["Up for auction: a quest.", "A bid 1.", "B bid 2.", "C passed.", "A bid 3."],
        "b",
    )
    does(state, "b", "bid 4")
    assert (asked(state), int(state.bid)) == ("a", 4)


@pytest.mark.rule("SWARM-8.1")
def test_a_limit_is_seen_by_its_owner_only() -> None:
    state, other = swarm("quest"), swarm("quest")
    does(state, "a", "bid 1 upto 4")
    does(other, "a", "bid 1")
    assert [sees(state, seat) for seat in ("", "b")] == [sees(other, seat) for seat in ("", "b")]
    assert sees(state, "a")["hand"]["limit"] == 4


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize(
    ("one", "two", "buyer", "price"), [(3, 5, "B", 4), (5, 3, "A", 3), (4, 4, "B", 4), (4, 5, "B", 4)]
)
def test_two_limits_raise_each_other(one: int, two: int, buyer: str, price: int) -> None:
    state = swarm("quest", water="a9 b9 c0")
    does(state, "a", f"bid 1 upto {one}")
    does(state, "b", f"bid 2 upto {two}")
    assert asked(state) == ("a" if buyer == "B" else "b")
    does(state, asked(state), "pass")
    assert f"{buyer} bought the quest for {price} water." in heard(state)


@pytest.mark.rule("SWARM-8.1")
def test_no_limit_raises_above_the_water_that_is_left() -> None:
    state = swarm("quest", water="a9 b9 c9", coverts={"b": ["thief", "thief"]})
    does(state, "a", "bid 1 upto 9")
    does(state, "b", "play thief a", "play thief a", "bid 3")
    does(state, "c", "pass")
    assert (list(state.water[:2]), [line for line in heard(state) if " bid " in line]) == (
        [3, 12],
        ["A bid 1.", "B bid 3."],
    )


@pytest.mark.rule("SWARM-8.1")
def test_a_new_bid_forgets_an_old_limit() -> None:
    state = swarm("quest", water="a9 b9 c0")
    for seat, move in (("a", "bid 1 upto 3"), ("b", "bid 4"), ("a", "bid 5"), ("b", "bid 6")):
        does(state, seat, move)
    assert (asked(state), int(state.limit[0])) == ("a", 0)


@pytest.mark.rule("SWARM-8.1", "SWARM-1.6")
def test_a_card_played_before_a_bid_leaves_the_word() -> None:
    state = swarm("quest", coverts={"a": ["caravan"]}, water="a1")
    does(state, "a", "play caravan")
    assert (asked(state), legal(state, "a")[1]) == ("a", "bid 1-4")


@pytest.mark.rule("SWARM-1.7")
@pytest.mark.parametrize(
    ("specialty", "lot", "paid"),
    [
        ("tactician", "leader", 3),
        ("clandestine", "covert", 3),
        ("tactician", "covert", 0),
        ("clandestine", "leader", 0),
        ("tactician", "quest", 0),
        ("clandestine", "quest", 0),
        ("seer", "quest", 0),
    ],
)
def test_the_holder_of_a_deck_receives_what_others_pay(specialty: str, lot: str, paid: int) -> None:
    state = swarm(lot, specialty={"b": specialty})
    does(state, "a", "bid 3")
    does(state, "b", "pass")
    does(state, "c", "pass")
    assert list(state.water) == [2, 5 + paid, 5]


@pytest.mark.rule("SWARM-1.7", "SWARM-4.3")
@pytest.mark.parametrize("auction", ["open", "sealed"])
@pytest.mark.parametrize(("specialty", "lot"), [("tactician", "leader"), ("clandestine", "covert")])
def test_a_holder_who_prays_is_paid_too(specialty: str, lot: str, auction: str) -> None:
    state = swarm(lot, specialty={"b": specialty}, prays="b", auction=auction)
    does(state, "a", "bid 3")
    does(state, "c", "pass")
    assert list(state.water) == [2, 8, 5]


@pytest.mark.rule("SWARM-1.7")
@pytest.mark.parametrize(("specialty", "lot"), [("tactician", "leader"), ("clandestine", "covert")])
def test_what_the_holder_itself_pays_goes_to_the_supply(specialty: str, lot: str) -> None:
    state = swarm(lot, specialty={"a": specialty})
    does(state, "a", "bid 3")
    does(state, "b", "pass")
    does(state, "c", "pass")
    assert list(state.water) == [2, 5, 5]


def lots_of(state: Swarm) -> list[str]:
    """Everyone passes until the round is over; the lots that came up."""
    before = int(state.round)
    while int(state.round) == before:
        does(state, asked(state), "pass")
    return [sentence for sentence in heard(state) if sentence.startswith("Up for auction")]


@pytest.mark.rule("SWARM-8.4")
@pytest.mark.parametrize("lot", LOTS)
def test_an_empty_deck_has_no_auction(lot: str) -> None:
    state = opened(emptied(swarm("pray"), lot), "quest")
    assert lots_of(state) == [f"Up for auction: a {name}." for name in LOTS.values() if name != LOTS[lot]]


@pytest.mark.rule("SWARM-8.4")
def test_without_any_deck_the_round_goes_on() -> None:
    state = swarm("pray")
    for lot in LOTS:
        emptied(state, lot)
    assert (sees(opened(state, "quest"))["phase"], int(state.round)) == ("pray", 2)


@pytest.mark.rule("SWARM-8.4")
def test_coverts_are_made_anew_from_their_shuffled_discards() -> None:
    state = swarm("pray", discarded=["thief", "spy", "banner"], coverts={"a": ["ward"]})
    emptied(state, "covert")
    opened(state, "covert")
    assert sorted(deck(state, "covert")) == ["banner", "spy", "thief"]
    assert heard(state)[:2] == ["The covert discards became a new deck.", "Up for auction: a covert card."]
    assert sees(state)["discards"] == []
    assert [list(known.values()) for known in [sees(state, "a")["known"][2]["from_bottom"]]] == [[]]


@pytest.mark.rule("SWARM-8.4")
def test_discards_are_shuffled_by_the_dice() -> None:
    tops = set()
    for seed in range(12):
        state = emptied(swarm("pray", discarded=["thief", "spy", "banner"]), "covert")
        state.dice = seeded(seed)
        tops.add(deck(opened(state, "covert"), "covert")[0])
    assert tops == {"thief", "spy", "banner"}


@pytest.mark.rule("SWARM-8.4")
def test_nothing_is_told_of_a_shuffle_without_discards() -> None:
    state = opened(emptied(swarm("pray"), "covert"), "covert")
    assert "The covert discards became a new deck." not in heard(state)


@pytest.mark.rule("SWARM-1.7")
@pytest.mark.parametrize(("specialty", "lot", "index"), [("tactician", "leader", 1), ("clandestine", "covert", 2)])
def test_the_holder_of_a_deck_sees_its_last_card_too(specialty: str, lot: str, index: int) -> None:
    state = emptied(swarm("pray", specialty={"b": specialty}), lot)
    card = 0
    cards.put_under(state, index, card, 0)
    known = [sees(state, seat)["known"][index]["from_bottom"] for seat in "abc"]
    assert known == [{}, {"0": deck(state, lot)[0]}, {}]


@pytest.mark.rule("SWARM-8.1", "SWARM-2.1")
def test_the_table_shows_who_has_the_word_and_the_lot() -> None:
    state = does(swarm("leader"), "a", "pass")
    assert (sees(state)["turn"], sees(state)["auction"]["lot"]) == (1, "leader")
    over = swarm("covert", prays="abc")
    assert sees(over)["auction"] == {"lot": "quest", "bid": 0, "bidder": -1, "passed": [0, 1, 2]}


@pytest.mark.rule("SWARM-8.1")
def test_the_game_says_that_bids_are_asked() -> None:
    assert refused(swarm("quest"), "a", "done") == ("SWARM-5.4", "You cannot do that now: bid or pass.")
    assert refused(swarm("drop"), "a", "bid 1") == ("SWARM-8.1", "You cannot do that now: drop troops or finish.")
    assert refused(swarm("drop"), "a", "bid 1 upto 2") == (
        "SWARM-8.1",
        "You cannot do that now: drop troops or finish.",
    )
    assert refused(swarm("drop"), "a", "pass") == ("SWARM-3.2", "You cannot do that now: drop troops or finish.")
