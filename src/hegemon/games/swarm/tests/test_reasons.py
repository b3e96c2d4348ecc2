"""Refusals of deals, battles, treason and the duel, and of whatever is not the question."""

from __future__ import annotations

import pytest

from hegemon.engine.errors import NotAllowed
from hegemon.engine.state import submit
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import all_do, does, refused, swarm
from hegemon.games.swarm.tests.scenes import EVERYONE_TRIES, fight, meeting
from hegemon.games.swarm.tests.test_duel import duel
from hegemon.games.swarm.tests.test_knowledge import table

PLAYERS_AT_SAHL = {seat: {"sahl": 2} for seat in "abc"}


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("pay b 5", "allowed"),
        ("pay b 6", "You can pay 1 to 5 water now."),
        ("pay b 0", "You can pay 1 to 5 water now."),
        ("pay a 1", "You cannot deal with yourself."),
        ("offer a give 1 want 1", "You cannot deal with yourself."),
        ("offer b give 5 want 3", "allowed"),
        ("offer b give 6 want 0", "You can give at most 5 water now."),
        ("offer b give 1 want 4", "They can give at most 3 water, and a deal needs water from one side."),
        ("offer b give 0 want 0", "They can give at most 3 water, and a deal needs water from one side."),
        ("accept b", "That player has no open offer to you."),
        ("decline c", "That player has no open offer to you."),
        ("accept a", "That player has no open offer to you."),
    ],
)
def test_deals_are_refused_with_what_is_possible(move: str, sentence: str) -> None:
    rule = "" if sentence == "allowed" else "SWARM-3.1"
    assert refused(swarm("pray", water="b3"), "a", move) == (rule, sentence)


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize(
    ("water", "move", "sentence"),
    [
        ("a0", "pay b 1", "You can pay no water now."),
        ("a1", "pay b 2", "You can pay at most 1 water now."),
        ("a0", "offer b give 1 want 0", "You can give no water now."),
        ("b0", "offer b give 0 want 1", "They can give no water, and a deal needs water from one side."),
    ],
)
def test_who_has_no_water_is_told_so(water: str, move: str, sentence: str) -> None:
    assert refused(swarm("pray", water=water), "a", move) == ("SWARM-3.1", sentence)


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize(
    ("bid", "told"),
    [(5, "no water now: 5 stand"), (4, "at most 1 water now: 4 stand"), (1, "1 to 4 water now: 1 stands")],
)
def test_who_has_the_highest_bid_is_told_that_it_is_bound(bid: int, told: str) -> None:
    state = does(swarm("quest", water="b9"), "a", f"bid {bid}")
    assert refused(state, "a", "pay b 5") == ("SWARM-3.1", f"You can pay {told} as the highest bid.")


@pytest.mark.rule("SWARM-3.1")
def test_an_open_offer_forbids_another_but_not_a_payment() -> None:
    state = does(swarm("pray"), "a", "offer b give 1 want 1")
    assert refused(state, "a", "offer b give 1 want 1") == ("SWARM-3.1", "You already have an open offer.")
    assert refused(state, "a", "offer b give 6 want 1") == ("SWARM-3.1", "You can give at most 5 water now.")
    assert refused(state, "a", "pay b 1") == ("", "allowed")
    assert refused(state, "c", "accept a") == ("SWARM-3.1", "That player has no open offer to you.")


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize("move", ["pay b 1", "offer b give 0 want 1"])
def test_the_limit_of_deals_is_told(move: str) -> None:
    state = does(swarm("pray", deals=2), "a", "pay b 1", "pay b 1")
    sentence = "You have used all 2 payments and offers for this phase."
    assert refused(state, "a", move) == ("SWARM-3.1", sentence)


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize("move", ["pay b 1", "pay a 9", "offer b give 1 want 1", "accept b", "decline b"])
def test_in_battle_every_deal_is_refused(move: str) -> None:
    sentence = "No deals during a battle or the final duel."
    assert refused(meeting(), "a", move) == ("SWARM-3.1", sentence)
    assert refused(swarm("battle", troops=PLAYERS_AT_SAHL), "a", move) == ("SWARM-3.1", sentence)


@pytest.mark.rule("SWARM-3.2", "SWARM-6.7")
def test_an_order_that_stands_is_refused() -> None:
    state = does(swarm("pray"), "a", "order treason never")
    assert refused(state, "a", "order treason never") == ("SWARM-3.2", "That standing order is already set.")
    assert refused(state, "a", "order shrine ask") == ("SWARM-3.2", "That standing order is already set.")
    assert refused(state, "a", "order treason ask") == ("", "allowed")


@pytest.mark.rule("SWARM-3.2")
@pytest.mark.parametrize("order", ["ask", "always", "never"])
def test_who_has_spent_the_traitor_gives_no_orders_to_betray(order: str) -> None:
    state = swarm("pray")
    state.spent = 1
    assert refused(state, "a", f"order treason {order}") == ("SWARM-3.2", "Your traitor card is spent.")
    assert refused(state, "a", "order shrine always") == ("", "allowed")


@pytest.mark.rule("SWARM-6.1")
def test_a_battle_is_where_several_meet() -> None:
    state = swarm("battle", troops={seat: {"sahl": 1, "merit": 1, "sanctuary": 1} for seat in "ab"})
    assert refused(state, "a", "battle ashar") == ("SWARM-6.1", "There is no battle at Ashar.")
    assert refused(state, "a", "battle sanctuary") == ("SWARM-6.1", "There is no battle at Sanctuary.")
    assert refused(state, "a", "battle merit") == ("", "allowed")


@pytest.mark.rule("SWARM-6.1")
@pytest.mark.parametrize("foe", ["a", "d"])
def test_one_fights_who_is_there(foe: str) -> None:
    state = swarm("battle", seats=4, troops=PLAYERS_AT_SAHL)
    assert refused(state, "a", f"against {foe}") == ("SWARM-6.1", "That player has no troops there to fight.")


@pytest.mark.rule("SWARM-6.2")
@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ("cinder 4", "allowed"),
        ("cinder banner 4", "allowed"),
        ("cinder 5", "You can commit 1 to 4 troops here."),
        ("cinder 0", "You can commit 1 to 4 troops here."),
        ("cinder banner 5", "You can commit 1 to 4 troops here."),
        ("kestrel 1", "Kestrel is not in your hand or has already fought this round."),
        ("volkan 1", "Volkan is not in your hand or has already fought this round."),
        ("cinder dagger 1", "You have no Dagger in hand."),
        ("cinder shield 1", "You have no Shield in hand."),
        ("nobody 1", "Choose a leader: you have one that has not fought this round."),
        ("nobody banner 1", "Choose a leader: you have one that has not fought this round."),
    ],
)
def test_a_plan_is_refused_with_what_is_wrong(plan: str, sentence: str) -> None:
    state = meeting(armies=(4, 9), tactics=("banner", "shield"))
    rule = "" if sentence == "allowed" else "SWARM-6.2"
    assert refused(state, "a", f"plan {plan}") == (rule, sentence)


@pytest.mark.rule("SWARM-6.2")
def test_a_plan_without_leaders_is_refused_too() -> None:
    state = meeting(leaders=(".", "asha"), armies=(9, 9), tactics=("banner", ""))
    assert refused(state, "a", "plan nobody 7") == ("SWARM-6.2", "You can commit 1 to 6 troops here.")
    assert refused(state, "a", "plan nobody dagger 1") == ("SWARM-6.2", "You have no Dagger in hand.")


@pytest.mark.rule("SWARM-9.2")
@pytest.mark.parametrize("move", ["done", "pay b 1", "order treason never", "play thief b", "show asha"])
def test_after_the_end_everything_is_refused(move: str) -> None:
    state = swarm("finish", event="long-night", water="a9")
    assert refused(state, "a", move) == ("SWARM-9.2", "The game is over.")


@pytest.mark.rule("SWARM-2.1")
@pytest.mark.parametrize("move", ["done", "stay", "play thief a", "plan nobody 1", "treason"])
def test_who_is_not_asked_is_told_so(move: str) -> None:
    assert refused(table("move"), "b", move) == ("SWARM-2.1", "It is not your turn.")


def question(name: str) -> Swarm:
    """A state in which A is asked this."""
    if name in ("battle", "foe"):
        tiles = {"sahl": 2, "merit": 1} if name == "battle" else {"sahl": 2}
        return swarm("battle", troops={"a": tiles, "b": tiles, "c": {"sahl": 1}})
    if name == "treason":
        return does(does(meeting(), "a", "plan cinder 3"), "b", "plan kestrel 1")
    if name == "shrine":
        return fight(meeting(), "cinder 3", "kestrel 1")
    if name == "discard":
        return does(swarm("quest", quests={"a": ["host"]}, quest_limit=1), "a", "bid 5")
    if name in ("duel", "duel treason"):
        state = duel({"a": ["asha"], "b": ["dorn"]})
        return state if name == "duel" else does(does(state, "a", "show asha"), "b", "show dorn")
    if name == "plan":
        return meeting()
    return swarm("quest", auction="sealed") if name == "sealed bid" else swarm(name, troops=home(name))


def home(phase: str) -> dict[str, dict[str, int]]:
    return {} if phase in ("keep", "deploy") else {"a": {"sahl": 2}}


QUESTIONS = {
    "keep": "choose a traitor to keep",
    "deploy": "place your first troops",
    "pray": "pray or stay",
    "drop": "drop troops or finish",
    "move": "move troops or finish",
    "battle": "choose the next battle",
    "foe": "choose whom to fight",
    "plan": "plan your battle",
    "treason": "call treason or pass",
    "shrine": "send a troop into the temple or skip",
    "quest": "bid or pass",
    "sealed bid": "bid in secret or pass",
    "discard": "discard a card",
    "duel": "show a leader",
    "duel treason": "call treason or pass",
}
ANSWERS = {  # the rule that a verb belongs to, and where it is an answer
    "keep asha": ("SWARM-2.4", "keep"),
    "deploy sahl": ("SWARM-2.5", "deploy"),
    "pray fire": ("SWARM-4.3", "pray"),
    "stay": ("SWARM-4.3", "pray"),
    "drop sahl 1": ("SWARM-5.1", "drop"),
    "descend fire sahl 1": ("SWARM-5.1", "drop"),
    "move sahl merit 1": ("SWARM-5.2", "move"),
    "done": ("SWARM-5.4", "drop move"),
    "battle sahl": ("SWARM-6.1", "battle"),
    "against b": ("SWARM-6.1", "foe"),
    "plan asha 1": ("SWARM-6.2", "plan"),
    "plan asha banner 1": ("SWARM-6.2", "plan"),
    "treason": ("SWARM-3.2", "treason"),
    "pass": ("SWARM-3.2", "treason quest sealed"),
    "shrine": ("SWARM-6.7", "shrine"),
    "skip": ("SWARM-6.7", "shrine"),
    "bid 1": ("SWARM-8.1", "quest sealed"),
    "bid 1 upto 2": ("SWARM-8.1", "quest"),
    "discard host": ("SWARM-8.2", "discard"),
    "discard asha": ("SWARM-8.2", "discard"),
    "discard ward": ("SWARM-8.2", "discard"),
    "show asha": ("SWARM-9.3", "duel"),
}


@pytest.mark.parametrize("phase", list(QUESTIONS))
@pytest.mark.parametrize("move", list(ANSWERS))
def test_an_answer_to_another_question_is_told_the_question(phase: str, move: str) -> None:
    rule, phases = ANSWERS[move]
    fits = {"sealed bid": "sealed", "duel treason": "treason"}.get(phase, phase) in phases.split()
    said = refused(question(phase), "a", move)
    assert (said == (rule, f"You cannot do that now: {QUESTIONS[phase]}.")) is not fits


@pytest.mark.parametrize("phase", list(QUESTIONS))
def test_what_is_refused_changes_nothing_and_what_is_not_can_be_played(phase: str) -> None:
    state = question(phase)
    for text in EVERYONE_TRIES:
        twin = state.copy()
        move = int(state.notation().parse(text.replace(" c ", " b ") if state.seats == 2 else text))
        if state.why_not(0, move) is None:
            submit(twin, 0, move)
            assert twin.lines() != state.lines()
            continue
        with pytest.raises(NotAllowed):
            submit(twin, 0, move)
        assert twin.lines() == state.lines()


def test_every_question_is_asked() -> None:
    phases = {int(question(name).phase) for name in QUESTIONS}
    assert phases == set(range(15))


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("phase", ["pray", "battle", "plan", "treason", "shrine", "sealed bid", "duel"])
def test_no_card_is_played_in_answer_to_another_or_in_battle(phase: str) -> None:
    sentence = "Play covert cards when you drop, move or bid."
    assert refused(question(phase), "a", "play thief b") == ("SWARM-1.6", sentence)


def test_an_accepted_answer_needs_no_reason() -> None:
    state = all_do(swarm("pray", troops={"a": {"sahl": 1}}), "stay")
    assert [state.why_not(0, move) for move in state.legal(0) if move >> 46 == 0] == [None]
