"""Chapter 8, hand limits."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import asked, deck, does, hand, heard, legal, refused, sees, swarm

FULL = {
    "quest": ["lamplighter", "twin-markets", "doorkeeper"],
    "leader": ["asha", "brand", "cinder", "ifrin", "pyra", "volkan"],
    "covert": ["banner", "ambush", "dagger", "shield"],
}
TOP = {"quest": "host", "leader": "tide", "covert": "spy"}
NAMES = {"quest": "quests", "leader": "leaders", "covert": "covert cards"}


def bought(lot: str, held: list[str], **dials: Any) -> Swarm:
    """A has bought the top card of a lot."""
    hands: dict[str, dict[str, list[str]]] = {name: {"a": held} if name == lot else {} for name in FULL}
    state = swarm(
        lot,
        quests=hands["quest"],
        leaders=hands["leader"],
        coverts=hands["covert"],
        decks={name: [card] for name, card in TOP.items()},
        **dials,
    )
    does(state, "a", "bid 1")
    does(state, "b", "pass")
    return does(state, "c", "pass")


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize("lot", FULL)
def test_up_to_the_limit_nothing_is_discarded(lot: str) -> None:
    state = bought(lot, FULL[lot][:-1])
    assert sees(state)["phase"] != "discard"
    assert len(hand(state, lot, "a")) == len(FULL[lot])


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize("lot", FULL)
def test_over_the_limit_one_card_goes_at_once(lot: str) -> None:
    state = bought(lot, FULL[lot])
    assert (sees(state)["phase"], asked(state)) == ("discard", "a")
    assert sorted(legal(state, "a")) == sorted(f"discard {name}" for name in [*FULL[lot], TOP[lot]])
    does(state, "a", f"discard {FULL[lot][1]}")
    assert sorted(hand(state, lot, "a")) == sorted([FULL[lot][0], *FULL[lot][2:], TOP[lot]])
    assert sees(state)["phase"] != "discard"


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize("lot", ["quest", "leader"])
def test_leaders_and_quests_go_face_down_under_their_deck(lot: str) -> None:
    state = bought(lot, FULL[lot])
    heard(state)
    does(state, "a", f"discard {TOP[lot]}")
    assert deck(state, lot)[-1] == TOP[lot]
    assert heard(state, "b")[0] == f"A discarded a {lot}."
    known = [sees(state, seat)["known"] for seat in ("a", "b", "")]
    index = list(FULL).index(lot)
    assert [view[index]["from_bottom"] for view in known] == [{"0": TOP[lot]}, {}, {}]


@pytest.mark.rule("SWARM-8.2")
def test_coverts_go_face_down_to_the_discards() -> None:
    state = bought("covert", FULL["covert"])
    heard(state)
    below = deck(state, "covert")
    does(state, "a", "discard dagger")
    assert (deck(state, "covert"), sees(state)["discards"], sees(state)["face_down"]) == (below, [], 1)
    assert heard(state, "b")[0] == "A discarded a covert card."
    away = [sees(state, seat)["known"][2]["put_away"] for seat in ("a", "b", "")]
    assert away == [["dagger"], [], []]


@pytest.mark.rule("SWARM-8.2")
def test_a_laid_ward_counts_and_can_be_discarded() -> None:
    state = swarm("covert", coverts={"a": ["banner", "banner", "bluff"]}, wards="a", decks={"covert": ["spy"]})
    for seat, move in (("a", "bid 1"), ("b", "pass"), ("c", "pass")):
        does(state, seat, move)
    assert legal(state, "a") == ["discard banner", "discard bluff", "discard spy", "discard ward"]
    does(state, "a", "discard ward")
    assert (sees(state, "a")["hand"]["wards"], sees(state)["face_down"]) == (0, 1)


@pytest.mark.rule("SWARM-8.2")
def test_a_ward_in_hand_is_discarded_before_a_laid_one() -> None:
    state = swarm("covert", coverts={"a": ["banner", "banner", "ward"]}, wards="a", decks={"covert": ["spy"]})
    for seat, move in (("a", "bid 1"), ("b", "pass"), ("c", "pass"), ("a", "discard ward")):
        does(state, seat, move)
    assert sees(state, "a")["hand"]["wards"] == 1


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize("lot", FULL)
def test_a_card_of_another_kind_does_not_help(lot: str) -> None:
    state = bought(lot, FULL[lot])
    reason = ("SWARM-8.2", f"Discard one of your {NAMES[lot]}.")
    for move in ("discard cistern", "discard nereo", "discard bluff"):
        assert refused(state, "a", move) == reason
    assert refused(state, "a", "pass") == ("SWARM-3.2", "You cannot do that now: discard a card.")


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize("move", ["discard host", "discard tide", "discard spy"])
def test_nothing_is_discarded_unasked(move: str) -> None:
    state = swarm("quest")
    assert refused(state, "a", move) == ("SWARM-8.2", "You cannot do that now: bid or pass.")


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize(
    ("lot", "following"), [("quest", "Up for auction: a leader."), ("leader", "Up for auction: a covert card.")]
)
def test_the_auction_goes_on_after_a_discard(lot: str, following: str) -> None:
    state = bought(lot, FULL[lot])
    does(state, "a", f"discard {TOP[lot]}")
    assert heard(state)[-1] == following


@pytest.mark.rule("SWARM-8.2")
def test_the_round_goes_on_after_the_last_discard() -> None:
    state = bought("covert", FULL["covert"])
    does(state, "a", "discard spy")
    assert (sees(state)["phase"], int(state.round)) == ("pray", 2)


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize(("lot", "limit"), [("quest", 1), ("leader", 2), ("covert", 3)])
def test_the_limits_are_dials(lot: str, limit: int) -> None:
    state = bought(lot, FULL[lot][:limit], starting_leaders=1, **{f"{lot}_limit": limit})
    assert sees(state)["phase"] == "discard"
    calm = bought(lot, FULL[lot][:limit], starting_leaders=1, **{f"{lot}_limit": limit + 1})
    assert sees(calm)["phase"] != "discard"


@pytest.mark.rule("SWARM-8.2")
def test_nobody_has_to_discard_a_leader_of_the_first_hand() -> None:
    full = bought("leader", FULL["leader"][:2], leader_limit=1, starting_leaders=3)
    over = bought("leader", FULL["leader"][:3], leader_limit=1, starting_leaders=3)
    assert (sees(full)["phase"] != "discard", sees(over)["phase"]) == (True, "discard")


@pytest.mark.rule("SWARM-8.2")
def test_fulfilled_quests_do_not_count() -> None:
    state = swarm("quest", quests={"a": ["choir", "cistern"]}, fulfilled={"a": ["host", "novice"]})
    for seat, move in (("a", "bid 1"), ("b", "pass"), ("c", "pass")):
        does(state, seat, move)
    assert sees(state)["phase"] == "bid"


@pytest.mark.rule("SWARM-8.2", "SWARM-8.3")
def test_a_card_won_by_a_quest_counts_too() -> None:
    coverts = {"b": FULL["covert"]}
    quests = {"b": ["host"], "c": ["lamplighter"]}
    troops = {"b": {"sanctuary": 1}, "c": {"sahl": 1}}
    state = swarm("quests", quests=quests, coverts=coverts, troops=troops, decks={"covert": ["spy"]})
    assert (sees(state)["phase"], asked(state), list(state.water)) == ("discard", "b", [5, 5, 5])
    does(state, "b", "discard spy")
    assert (list(state.water), int(state.round)) == ([5, 5, 8], 2)


@pytest.mark.rule("SWARM-8.2")
def test_as_many_go_as_are_too_many() -> None:
    state = bought("quest", FULL["quest"], quest_limit=2)
    does(state, "a", "discard host")
    assert (sees(state)["phase"], asked(state)) == ("discard", "a")
    does(state, "a", "discard doorkeeper")
    assert (sees(state)["phase"], hand(state, "quest", "a")) == ("bid", ["lamplighter", "twin-markets"])
