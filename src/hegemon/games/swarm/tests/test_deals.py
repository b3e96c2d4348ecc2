"""Chapter 3, deals: payments and offers of water, whoever's turn it is."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import all_do, asides, asked, does, heard, refused, swarm
from hegemon.games.swarm.tests.scenes import betray, fight, idle, meeting, phase_of

ORDERS = 4  # asides that are standing orders come first


def deals_of(state: Swarm, seat: str) -> list[str]:
    return asides(state, seat)[ORDERS:]


def water(state: Swarm) -> list[int]:
    return [int(amount) for amount in state.water]


def offers_seen(state: Swarm, seat: int) -> object:
    return state.view(seat)["offers"]


@pytest.mark.rule("SWARM-3.1")
def test_payments_and_offers_go_up_to_what_each_side_has() -> None:
    state = swarm("pray", seats=2, water="a2 b3")
    assert deals_of(state, "a") == [
        "pay b 1-2",
        "offer b give 0 want 1-3",
        "offer b give 1 want 0-3",
        "offer b give 2 want 0-3",
    ]


@pytest.mark.rule("SWARM-3.1")
def test_who_has_nothing_can_only_ask() -> None:
    state = swarm("pray", seats=2, water="a0 b1")
    assert deals_of(state, "a") == ["offer b give 0 want 1"]
    assert deals_of(state, "b") == ["pay a 1", "offer a give 1 want 0"]


@pytest.mark.rule("SWARM-3.1")
def test_nothing_for_nothing_is_no_deal() -> None:
    assert deals_of(swarm("pray", seats=2, water="a0 b0"), "a") == []


@pytest.mark.rule("SWARM-3.1")
def test_everyone_can_deal_with_every_other() -> None:
    state = swarm("pray", water="a1 b0 c0")
    assert deals_of(state, "a") == ["pay b 1", "pay c 1", "offer b give 1 want 0", "offer c give 1 want 0"]


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize("phase", ["keep", "deploy", "pray", "drop", "move", "quest"])
def test_deals_are_made_whoevers_turn_it_is(phase: str) -> None:
    state = swarm(phase, troops={"a": {"sahl": 2}} if phase not in ("keep", "deploy") else {})
    before = asked(state)
    does(state, "b", "pay c 2")
    assert (water(state), asked(state)) == ([5, 3, 7], before)


@pytest.mark.rule("SWARM-3.1")
def test_a_payment_is_public() -> None:
    state = swarm("pray")
    heard(state)
    does(state, "b", "pay a 5")
    assert (heard(state), water(state)) == (["B paid A 5 water."], [10, 0, 5])


@pytest.mark.rule("SWARM-3.1")
def test_an_offer_is_seen_by_its_two_parties() -> None:
    state = swarm("pray", water="a2 b3")
    does(state, "a", "offer b give 1 want 2")
    offer = [{"from": 0, "to": 1, "give": 1, "want": 2}]
    assert [offers_seen(state, seat) for seat in (-1, 0, 1, 2)] == [[], offer, offer, []]
    events = [event for event in state.heard or [] if state.chronicle().name(event) == "offered"]
    assert [[event.seen_by(seat) for seat in (-1, 0, 1, 2)] for event in events] == [[False, True, True, False]]


@pytest.mark.rule("SWARM-3.1")
def test_who_receives_an_offer_accepts_or_declines_and_nobody_is_waited_for() -> None:
    state = does(swarm("pray"), "a", "offer b give 1 want 2")
    assert (deals_of(state, "b")[:2], asked(state)) == (["accept a", "decline a"], "abc")
    assert "accept a" not in deals_of(state, "c")
    assert "accept a" not in deals_of(state, "a")


@pytest.mark.rule("SWARM-3.1")
def test_of_an_accepted_offer_the_balance_is_paid() -> None:
    state = does(swarm("pray"), "a", "offer b give 1 want 3")
    heard(state)
    does(state, "b", "accept a")
    assert (water(state), offers_seen(state, 0)) == ([7, 3, 5], [])
    assert heard(state, "c") == ["B paid A 2 water."]


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize(("offer", "after"), [("give 0 want 4", [9, 1, 5]), ("give 4 want 0", [1, 9, 5])])
def test_an_offer_can_go_one_way(offer: str, after: list[int]) -> None:
    state = does(swarm("pray"), "a", f"offer b {offer}")
    heard(state)
    does(state, "b", "accept a")
    assert (water(state), len(heard(state))) == (after, 1)


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize(
    ("answer", "told", "after"),
    [("accept", "B accepted A's offer.", [7, 3, 5]), ("decline", "A's offer to B ended.", [5, 5, 5])],
)
def test_the_answer_to_an_offer_is_told_to_its_two_parties(answer: str, told: str, after: list[int]) -> None:
    state = does(swarm("pray"), "a", "offer b give 1 want 3")
    heard(state)
    does(state, "b", f"{answer} a")
    assert (water(state), offers_seen(state, 1)) == (after, [])
    events = [event for event in state.heard or [] if state.chronicle().name(event) != "paid"]
    assert [[event.seen_by(seat) for seat in (-1, 0, 1, 2)] for event in events] == [[False, True, True, False]]
    assert heard(state, "a")[0] == told


@pytest.mark.rule("SWARM-3.1")
def test_a_seat_has_at_most_one_open_offer() -> None:
    state = does(swarm("pray"), "a", "offer b give 1 want 3")
    assert [move for move in deals_of(state, "a") if "offer" in move] == []
    assert refused(state, "a", "offer c give 1 want 1") == ("SWARM-3.1", "You already have an open offer.")
    does(state, "b", "decline a")
    does(state, "a", "offer c give 1 want 1")
    assert "accept a" in deals_of(state, "c")


@pytest.mark.rule("SWARM-3.1")
def test_one_can_receive_several_offers() -> None:
    state = does(swarm("pray"), "a", "offer c give 1 want 1")
    does(state, "b", "offer c give 2 want 0")
    assert deals_of(state, "c")[:4] == ["accept a", "decline a", "accept b", "decline b"]
    does(state, "c", "accept b")
    assert (water(state), deals_of(state, "c")[:2]) == ([5, 3, 7], ["accept a", "decline a"])


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize("limit", [1, 3])
def test_only_so_many_payments_and_offers_are_made_in_a_phase(limit: int) -> None:
    state = swarm("pray", deals=limit)
    for _ in range(limit - 1):
        does(state, "a", "pay b 1")
    does(state, "a", "offer b give 1 want 0")
    does(state, "b", "decline a")
    assert deals_of(state, "a") == []
    sentence = f"You have used all {limit} payments and offers for this phase."
    assert refused(state, "a", "pay b 1") == ("SWARM-3.1", sentence)


@pytest.mark.rule("SWARM-3.1")
def test_a_dial_forbids_all_deals() -> None:
    assert deals_of(swarm("pray", deals=0), "a") == []


@pytest.mark.rule("SWARM-3.1")
def test_accepting_and_declining_is_not_counted() -> None:
    state = does(swarm("pray", deals=1), "a", "offer b give 1 want 0")
    does(state, "b", "accept a", "pay c 1")
    assert [int(number) for number in state.deals] == [1, 1, 0]


@pytest.mark.rule("SWARM-3.1")
def test_with_a_new_phase_offers_lapse_and_deals_are_counted_anew() -> None:
    state = does(swarm("pray", troops={"a": {"sahl": 2}}), "a", "pay b 1", "offer b give 1 want 3")
    heard(state)
    all_do(state, "stay")
    assert (phase_of(state), offers_seen(state, 1), list(state.deals)) == ("drop", [], [0, 0, 0])
    assert [int(state.offer_give[0]), int(state.offer_want[0])] == [0, 0]
    events = list(state.heard or [])
    for seat, is_told in (("a", True), ("b", True), ("c", False), ("", False)):
        state.heard = list(events)
        assert ("A's offer to B ended." in heard(state, seat)) is is_told


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize(
    ("phase", "next_phase"), [("pray", "drop"), ("move", "battle"), ("battle", "bid"), ("bid", "pray")]
)
def test_every_phase_of_a_round_is_a_new_one_for_deals(phase: str, next_phase: str) -> None:
    troops = {"a": {"sahl": 1, "merit": 1}, "b": {"sahl": 1, "merit": 1}, "c": {"ashar": 1}}
    state = swarm("covert" if phase == "bid" else phase, troops=troops, deals=1)
    does(state, "b", "offer c give 1 want 0")
    assert "offer a give 1 want 0" not in deals_of(state, "b")
    idle(state, next_phase)
    assert (phase_of(state), offers_seen(state, 2)) == (next_phase, [])
    assert "pay a 1-5" in deals_of(state, "b")


@pytest.mark.rule("SWARM-3.1")
def test_drop_and_move_are_one_phase() -> None:
    state = swarm("drop", troops={"a": {"sahl": 2}, "b": {"merit": 2}})
    does(state, "b", "offer c give 1 want 0")
    for seat in "abc":
        does(state, seat, "done")
    assert (phase_of(state), offers_seen(state, 2)) == ("move", [{"from": 1, "to": 2, "give": 1, "want": 0}])


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize(
    ("payer", "amount", "stands"), [("a", 3, True), ("a", 4, False), ("b", 2, True), ("b", 3, False)]
)
def test_an_offer_lapses_when_a_side_can_no_longer_pay(payer: str, amount: int, stands: bool) -> None:
    state = does(swarm("pray"), "a", "offer b give 2 want 3")
    does(state, payer, f"pay c {amount}")
    assert (offers_seen(state, 0) != []) is stands


@pytest.mark.rule("SWARM-3.1")
def test_an_offer_lapses_when_its_maker_spends_the_water() -> None:
    state = swarm("drop", troops={"a": {"sahl": 2}})
    does(state, "a", "offer b give 2 want 0", "drop sahl 1")
    assert offers_seen(state, 1) != []
    does(state, "a", "drop sahl 1")
    assert offers_seen(state, 1) == []


@pytest.mark.rule("SWARM-3.1")
def test_an_accepted_offer_can_end_another() -> None:
    state = does(swarm("pray"), "a", "offer b give 4 want 0")
    does(state, "c", "offer a give 0 want 3")
    does(state, "a", "accept c")
    assert (water(state), offers_seen(state, 1)) == ([2, 5, 8], [])


@pytest.mark.rule("SWARM-3.1")
def test_the_highest_bid_cannot_be_paid_away() -> None:
    state = does(swarm("quest", seats=2), "a", "bid 3")
    assert deals_of(state, "a")[0] == "pay b 1-2"
    assert deals_of(state, "b")[1] == "offer a give 0 want 1-2"
    assert refused(state, "a", "pay b 3") == ("SWARM-3.1", "You can pay 1 to 2 water now: 3 stand as the highest bid.")
    does(state, "b", "bid 4")
    assert (deals_of(state, "a")[0], deals_of(state, "b")[0]) == ("pay b 1-5", "pay a 1")


@pytest.mark.rule("SWARM-3.1")
def test_a_bid_ends_an_offer_that_it_makes_unpayable() -> None:
    state = does(swarm("quest"), "a", "offer b give 3 want 0", "bid 2")
    assert offers_seen(state, 1) != []
    does(state, "b", "bid 3")
    does(state, "c", "pass")
    does(state, "a", "bid 4")
    assert offers_seen(state, 1) == []


@pytest.mark.rule("SWARM-3.1")
def test_from_the_call_to_battle_until_its_losses_nobody_deals() -> None:
    state = meeting()
    reason = ("SWARM-3.1", "No deals during a battle or the final duel.")
    assert (deals_of(state, "c"), refused(state, "c", "pay a 1")) == ([], reason)
    does(state, "a", "plan cinder 3")
    does(state, "b", "plan kestrel 1")
    assert (phase_of(state), deals_of(state, "c"), refused(state, "c", "pay a 1")) == ("treason", [], reason)
    betray(state)
    assert (phase_of(state), deals_of(state, "c")[0]) == ("shrine", "pay a 1-5")


@pytest.mark.rule("SWARM-3.1")
def test_whom_to_fight_is_already_battle_but_where_is_not() -> None:
    state = swarm("battle", troops={seat: {"sahl": 1} for seat in "abc"})
    assert (phase_of(state), deals_of(state, "a")) == ("foe", [])
    state = swarm("battle", troops={seat: {"sahl": 1, "merit": 1} for seat in "ab"})
    assert (phase_of(state), deals_of(state, "c")[0]) == ("battle", "pay a 1-5")


@pytest.mark.rule("SWARM-3.1")
def test_an_offer_cannot_be_accepted_in_battle() -> None:
    state = swarm("battle", troops={seat: {"sahl": 1, "merit": 1} for seat in "ab"})
    does(state, "c", "offer b give 1 want 0")
    does(state, "a", "battle sahl")
    assert (phase_of(state), deals_of(state, "b")) == ("plan", [])


@pytest.mark.rule("SWARM-3.1", "SWARM-9.2")
def test_nobody_deals_in_the_duel_or_after_the_end() -> None:
    state = swarm("finish", event="long-night", leaders={"a": ["asha"], "b": ["dorn"]})
    assert (phase_of(state), deals_of(state, "a")) == ("duel", [])
    does(state, "a", "show asha")
    does(state, "b", "show dorn")
    assert (phase_of(state), deals_of(state, "a")) == ("duel treason", [])
    betray(state)
    assert (phase_of(state), [asides(state, seat) for seat in "abc"]) == ("over", [[], [], []])


@pytest.mark.rule("SWARM-9.2")
def test_offers_lapse_when_the_duel_begins() -> None:
    state = swarm("covert", event="long-night", leaders={"a": ["asha"], "b": ["dorn"]})
    does(state, "c", "offer b give 1 want 0")
    for seat in "abc":
        does(state, seat, "pass")
    assert (phase_of(state), offers_seen(state, 1)) == ("duel", [])


@pytest.mark.rule("SWARM-9.2", "SWARM-9.1")
@pytest.mark.parametrize(("fourth", "phase"), [("old-teeth", "duel"), ("merit", "over")])
def test_offers_lapse_when_bastions_end_the_game(fourth: str, phase: str) -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1, "sahl": 5}, "b": {"sahl": 1}, "c": {"red-watch": 1, fourth: 1}}
    leaders = {"a": ["cinder"], "b": ["kestrel"], "c": ["brand"]}
    state = swarm("battle", troops=troops, leaders=leaders, bastions_to_win=2, hold=1)
    does(fight(state, "cinder 3", "kestrel 1"), "b", "offer c give 1 want 0")
    does(state, "a", "skip")
    assert (phase_of(state), offers_seen(state, 2)) == (phase, [])


@pytest.mark.rule("SWARM-3.1")
def test_an_even_deal_is_told_to_nobody_else() -> None:
    state = swarm("move", troops={"a": {"sahl": 1}}, water="a5 b5 c5")
    does(state, "a", "offer b give 2 want 2")
    does(state, "b", "accept a")
    assert (heard(state, "c"), list(state.water)) == ([], [5, 5, 5])
