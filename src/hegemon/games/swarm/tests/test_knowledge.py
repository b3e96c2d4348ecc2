"""Who sees what: everything private became the same for all others, byte for byte, and different for its owner."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.swarm.content import LURE
from hegemon.games.swarm.phases import LAID
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import asked, does, swarm, waiting
from hegemon.games.swarm.tests.scenes import (
    everything_for,
    swapped,
    with_change,
)

PHASES = ["pray", "drop", "move", "battle", "quest", "finish"]


def table(phase: str = "move", **more: object) -> Swarm:
    """Three players of whom A has secrets of every kind."""
    given: dict[str, object] = {
        "troops": {"a": {"sahl": 4}, "b": {"merit": 3, "sahl": 2}, "c": {"ashar": 3}},
        "leaders": {"a": ["cinder", "asha"], "b": ["kestrel"], "c": ["tide"]},
        "coverts": {"a": ["thief", "banner"], "b": ["spy", "shield"], "c": ["lure"]},
        "quests": {"a": ["choir"], "b": ["host"]},
        "traitors": {"a": "kestrel", "b": "tide", "c": "cinder"},
        "specialty": {"a": "nomad", "b": "steward", "c": "warlord"},
    }
    if phase == "finish":
        given["troops"], given["event"] = {"a": {"crow-gate": 4}, "b": {"salt-keep": 3}}, "long-night"
    given |= more
    return swarm(phase, **given)  # type: ignore[arg-type]


def assert_secret(one: Swarm, other: Swarm, owners: str, knows: bool = True) -> None:
    """Nobody but the owners, and no spectator, can tell two states apart; the owners can."""
    for seat in range(-1, int(one.seats)):
        same = everything_for(one, seat) == everything_for(other, seat)
        owns = seat >= 0 and "abcdef"[seat] in owners
        assert same is not (owns and knows), f"seat {seat} sees {'nothing' if same else 'a difference'}"


@pytest.mark.parametrize("phase", PHASES)
def test_leaders_in_hand_are_private(phase: str) -> None:
    state = table(phase)
    assert_secret(state, swapped(state, "leader", "asha", "volkan"), "a")


@pytest.mark.parametrize("phase", PHASES)
def test_covert_cards_in_hand_are_private(phase: str) -> None:
    state = table(phase)
    assert_secret(state, swapped(state, "covert", "thief", "caravan"), "a")
    assert_secret(state, swapped(state, "covert", "banner", "dagger"), "a")


@pytest.mark.parametrize("phase", PHASES)
def test_quests_in_hand_are_private(phase: str) -> None:
    state = table(phase)
    assert_secret(state, swapped(state, "quest", "choir", "butcher"), "a")


@pytest.mark.parametrize("phase", PHASES)
def test_hands_of_two_can_be_exchanged_before_a_third(phase: str) -> None:
    state = table(phase)
    assert_secret(state, swapped(state, "leader", "asha", "kestrel"), "ab")
    assert_secret(state, swapped(state, "covert", "banner", "shield"), "ab")
    assert_secret(state, swapped(state, "quest", "choir", "host"), "ab")


@pytest.mark.parametrize("phase", PHASES)
def test_a_laid_ward_is_a_card_in_hand_for_everyone_else(phase: str) -> None:
    state = table(phase, coverts={"a": ["ward", "thief"], "b": ["spy"]})
    ward = [int(place) for place in state.covert_at].index(0, 20)
    assert state.world.covert_kind[ward] == 13
    assert_secret(state, with_change(state, covert_at=(ward, LAID)), "a")


@pytest.mark.parametrize("phase", PHASES)
def test_the_traitor_kept_is_private(phase: str) -> None:
    state = table(phase)
    assert_secret(state, with_change(state, traitor=(0, int(state.drawn[1]))), "a")


@pytest.mark.parametrize("phase", ["keep", *PHASES])
def test_the_traitors_put_away_are_private(phase: str) -> None:
    state = table(phase, troops={} if phase == "keep" else {"a": {"sahl": 4}, "b": {"sahl": 1}})
    undrawn = next(card for card in range(24) if card not in state.drawn)
    assert_secret(state, with_change(state, drawn=(2, undrawn)), "a")


@pytest.mark.parametrize("phase", ["pray", "drop", "move", "quest"])
def test_the_next_event_is_the_seers(phase: str) -> None:
    state = table(phase, specialty={"a": "seer", "b": "steward", "c": "warlord"})
    twin = state.copy()
    last = len(twin.events) - 1
    twin.events[last], twin.events[0] = twin.events[0], twin.events[last]
    assert_secret(state, twin, "a")


def test_the_next_event_is_nobodys_without_a_seer() -> None:
    state = table()
    twin = state.copy()
    state.dice.shuffle(twin.events)
    assert_secret(state, twin, "", knows=False)


@pytest.mark.parametrize(("lot", "specialty"), [("leader", "tactician"), ("covert", "clandestine")])
def test_the_top_card_of_a_deck_is_its_holders(lot: str, specialty: str) -> None:
    top, deep = {"leader": ("pyra", "tor"), "covert": ("mirage", "recruits")}[lot]
    state = table(decks={lot: [top]}, specialty={"a": specialty, "b": "steward", "c": "warlord"})
    assert_secret(state, swapped(state, lot, top, deep), "a")


@pytest.mark.parametrize(
    ("lot", "one", "other"),
    [("quest", "host", "cistern"), ("leader", "tor", "pyra"), ("covert", "mirage", "caravan")],
)
def test_the_order_of_decks_is_hidden_from_all(lot: str, one: str, other: str) -> None:
    state = swarm(specialty={"a": "nomad", "b": "steward", "c": "warlord"}, troops={"a": {"sahl": 1}})
    assert_secret(state, swapped(state, lot, one, other), "", knows=False)


def test_the_order_below_the_top_is_hidden_from_the_holders_too() -> None:
    specialties = {"a": "tactician", "b": "clandestine", "c": "seer"}
    state = swarm(specialty=specialties, troops={"a": {"sahl": 1}})
    assert_secret(state, swapped(state, "leader", "tor", "pyra"), "", knows=False)
    assert_secret(state, swapped(state, "covert", "mirage", "caravan"), "", knows=False)


@pytest.mark.parametrize("phase", PHASES)
def test_bid_limits_and_standing_orders_are_private(phase: str) -> None:
    state = table(phase)
    assert_secret(state, with_change(state, limit=(0, 4)), "a")
    assert_secret(state, with_change(state, order_treason=(0, 1)), "a")
    assert_secret(state, with_change(state, order_shrine=(0, 2)), "a")


def test_a_bid_with_a_limit_looks_like_a_bid() -> None:
    plain, limited = table("quest"), table("quest")
    does(plain, "a", "bid 1")
    does(limited, "a", "bid 1 upto 4")
    assert_secret(plain, limited, "a")


@pytest.mark.rule("SWARM-3.1")
def test_offers_and_their_number_are_their_parties() -> None:
    state = table("pray")
    one, other = state.copy(), state.copy()
    does(one, "a", "offer b give 1 want 2")
    does(other, "a", "offer b give 2 want 0")
    assert_secret(state, one, "ab")
    assert_secret(one, other, "ab")
    assert_secret(state, with_change(state, deals=(0, 2)), "a")


@pytest.mark.parametrize(
    ("phase", "one", "other"),
    [
        ("keep", "keep kestrel", "keep cinder"),
        ("pray", "stay", "pray fire"),
        ("battle", "plan asha 1", "plan cinder banner 3"),
        ("sealed", "pass", "bid 3"),
        ("treason", "pass", "treason"),
        ("finish", "show asha", "show cinder"),
    ],
)
def test_sealed_answers_and_whether_they_are_in_are_private_and_can_be_changed(
    phase: str, one: str, other: str
) -> None:
    state = sealed_question(phase)
    before = asked(state)
    given, revised = does(state.copy(), "a", one), does(state.copy(), "a", other)
    assert_secret(state, given, "a")
    assert_secret(given, revised, "a")
    assert (asked(given), asked(revised), waiting(given)) == (before, before, before.replace("a", ""))
    assert given.view(0)["hand"]["answer"] == one  # type: ignore[index]
    assert does(given, "a", other).lines() == revised.lines()


def sealed_question(phase: str) -> Swarm:
    """A question that A and others are asked in secret."""
    if phase == "keep":
        return swarm("keep", traitors={"a": "kestrel"})
    if phase == "treason":
        state = table("battle")
        does(state, "a", "plan asha 1")
        return does(state, "b", "plan kestrel 1")
    return table("quest", auction="sealed") if phase == "sealed" else table(phase)


def test_the_first_answer_of_all_is_shown_to_who_gave_it() -> None:
    state = does(swarm("keep", traitors={"a": "asha"}), "a", "keep asha")
    assert state.view(0)["hand"]["answer"] == "keep asha"  # type: ignore[index]


def test_whether_one_could_betray_is_private() -> None:
    state = sealed_question("treason")
    assert_secret(state, with_change(state, traitor=(0, int(state.drawn[1]))), "a")


def test_the_dice_are_nobodys() -> None:
    state = table()
    assert_secret(state, with_change(state, dice=seeded(99)), "", knows=False)


def test_what_a_spy_saw_only_the_spy_knows() -> None:
    state = table("drop")
    does(state, "a", "done")
    spied = does(state.copy(), "b", "play spy a")
    seats = [spied.view(seat)["seats"][0] for seat in (-1, 1, 2)]  # type: ignore[index]
    assert [seat["known_leaders"] for seat in seats] == [[], ["asha", "cinder"], []]
    assert [seat["known_coverts"] for seat in seats] == [[], ["banner", "thief"], []]
    assert_secret(spied, swapped(spied, "leader", "asha", "volkan"), "ab")


def test_of_two_equal_cards_nobody_can_tell_which_was_played() -> None:
    state = table("drop", coverts={"a": ["thief", "thief"]})
    first, second = [card for card in range(len(state.covert_at)) if state.covert_at[card] == 0]
    state.covert_known[second] |= 2
    other = with_change(state, covert_at=(first, -1))
    lure = next(card for card in state.coverts if state.world.covert_kind[card] == LURE)
    other.coverts[list(state.coverts).index(lure)], other.covert_at[lure], other.covert_known[lure] = first, 0, 1
    other.covert_known[first] = 0
    assert_secret(state, other, "a")
    does(state, "a", "play thief c")
    does(other, "a", "play thief c")
    assert_secret(state, other, "a")
