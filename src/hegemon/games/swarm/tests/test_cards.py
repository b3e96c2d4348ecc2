"""Cards with hidden places: who draws, what goes under, and who knows where a card is."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.swarm import cards
from hegemon.games.swarm.phases import COVERT_LOT, DISCARDED, FACE_DOWN, LAID, LEADER_LOT, LOT_NAMES, QUEST_LOT
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import card_name, deck, emptied, hand, heard, swarm
from hegemon.kit.cards import IN_DECK, is_known

PLAIN_PLAYERS = {"a": "nomad", "b": "steward", "c": "herald"}
EVERYONE = 15  # three seats and the spectators
LOTS = [QUEST_LOT, LEADER_LOT, COVERT_LOT]


def table(**more: object) -> Swarm:
    return swarm(**{"specialty": PLAIN_PLAYERS, "troops": {"a": {"sahl": 1}}, **more})  # type: ignore[arg-type]


def knowers(state: Swarm, lot: int, name: str) -> int:
    """Of the first card of this name."""
    return int(cards.known_of(state, lot)[number(state, lot, name)])


def number(state: Swarm, lot: int, name: str) -> int:
    return next(card for card in range(40) if card_name(state, lot, card) == name)


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("lot", LOTS)
def test_the_top_card_goes_to_the_hand_of_who_draws(lot: int) -> None:
    state = table()
    before = deck(state, LOT_NAMES[lot])
    cards.draw(state, lot, 1)
    assert (hand(state, LOT_NAMES[lot], "b"), deck(state, LOT_NAMES[lot])) == ([before[0]], before[1:])
    assert (knowers(state, lot, before[0]), state.audit()) == (2, [])


@pytest.mark.parametrize(
    ("lot", "sentence"),
    [(0, "B drew the quest Lamplighter."), (1, "B drew the leader Asha."), (2, "B drew the covert card Banner.")],
)
def test_who_draws_alone_hears_which(lot: int, sentence: str) -> None:
    state = table()
    heard(state)
    cards.draw(state, lot, 1)
    kept = state.heard
    assert [event.audience for event in kept or []] == [2]
    assert heard(state, "b") == [sentence]


@pytest.mark.rule("SWARM-1.7")
@pytest.mark.parametrize(("lot", "specialty"), [(1, "tactician"), (2, "clandestine")])
def test_a_holder_knows_the_top_card_and_who_has_it_afterwards(lot: int, specialty: str) -> None:
    state = table(specialty={**PLAIN_PLAYERS, "c": specialty})
    first, second = deck(state, LOT_NAMES[lot])[0], int(cards.deck_of(state, lot)[-2])
    assert (knowers(state, lot, first), int(cards.known_of(state, lot)[second])) == (4, 0)
    heard(state)
    cards.draw(state, lot, 0)
    assert int(cards.known_of(state, lot)[second]) == 4
    assert [event.audience for event in state.heard or []] == [5]


@pytest.mark.rule("SWARM-1.7")
@pytest.mark.parametrize("specialty", ["seer", "nomad", "steward", "warlord", "hermit", "sapper", "herald"])
def test_other_specialties_know_no_top_card(specialty: str) -> None:
    state = table(specialty={"a": specialty, "b": specialty, "c": specialty})
    for lot in LOTS:
        cards.draw(state, lot, 0)
        assert [int(cards.known_of(state, lot)[card]) for card in cards.deck_of(state, lot)] == [0] * len(
            cards.deck_of(state, lot)
        )


@pytest.mark.rule("SWARM-1.7")
def test_the_quests_have_no_holder() -> None:
    state = table(specialty={"a": "tactician", "b": "clandestine", "c": "seer"})
    assert knowers(state, QUEST_LOT, deck(state, "quest")[0]) == 0


@pytest.mark.parametrize("lot", LOTS)
def test_a_card_that_everyone_knows_is_drawn_before_everyone(lot: int) -> None:
    state = table()
    cards.known_of(state, lot)[cards.deck_of(state, lot)[-1]] = EVERYONE
    heard(state)
    cards.draw(state, lot, 0)
    assert len(heard(state)) == 1


@pytest.mark.rule("SWARM-8.4")
@pytest.mark.parametrize("lot", ["quest", "leader", "covert"])
def test_nothing_is_drawn_from_an_empty_deck(lot: str) -> None:
    state = emptied(table(), lot)
    before = state.lines()
    assert not cards.is_there(state, LOT_NAMES.index(lot))
    cards.draw(state, LOT_NAMES.index(lot), 0)
    assert state.lines() == before


@pytest.mark.rule("SWARM-8.4")
def test_coverts_are_made_anew_from_all_their_discards() -> None:
    state = emptied(table(discarded=["banner", "ward", "thief"]), "covert")
    card = number(state, COVERT_LOT, "spy")
    state.covert_at[card] = FACE_DOWN
    heard(state)
    assert cards.is_there(state, COVERT_LOT)
    assert sorted(deck(state, "covert")) == ["banner", "spy", "thief", "ward"]
    assert (heard(state), state.audit()) == (["The covert discards became a new deck."], [])
    assert [knowers(state, COVERT_LOT, name) for name in ("banner", "spy", "thief", "ward")] == [0, 0, 0, 0]
    assert state.view(0)["discards"] == []


@pytest.mark.rule("SWARM-8.4", "SWARM-1.7")
def test_the_clandestine_sees_the_top_of_the_new_deck() -> None:
    state = emptied(table(discarded=["banner", "ward"], specialty={**PLAIN_PLAYERS, "b": "clandestine"}), "covert")
    cards.is_there(state, COVERT_LOT)
    assert [knowers(state, COVERT_LOT, name) for name in deck(state, "covert")] == [2, 0]


@pytest.mark.rule("SWARM-8.4")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        state = emptied(table(discarded=["banner", "ward", "thief", "lure"]), "covert")
        state.dice = seeded(seed)
        cards.reshuffle(state)
        orders.add(str(deck(state, "covert")))
    assert len(orders) > 3


@pytest.mark.rule("SWARM-8.4")
def test_coverts_are_not_made_anew_while_some_are_left() -> None:
    state = table(discarded=["banner"])
    assert cards.is_there(state, COVERT_LOT)
    assert state.view(0)["discards"] == ["banner"]


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize("lot", LOTS)
def test_a_card_that_nobody_wants_goes_under_its_deck(lot: int) -> None:
    state = table()
    before = deck(state, LOT_NAMES[lot])
    cards.known_of(state, lot)[cards.deck_of(state, lot)[-1]] = 2
    heard(state)
    cards.sink_top(state, lot)
    assert (deck(state, LOT_NAMES[lot]), state.audit()) == ([*before[1:], before[0]], [])
    assert knowers(state, lot, before[0]) == 2
    assert heard(state) == [f"The {('quest', 'leader', 'covert card')[lot]} went under its deck."]


@pytest.mark.rule("SWARM-8.1", "SWARM-1.7")
def test_the_holder_sees_what_is_on_top_after_a_card_sank() -> None:
    state = table(specialty={**PLAIN_PLAYERS, "a": "tactician"})
    second = deck(state, "leader")[1]
    cards.sink_top(state, LEADER_LOT)
    assert knowers(state, LEADER_LOT, second) == 1


@pytest.mark.rule("SWARM-8.2")
@pytest.mark.parametrize("lot", LOTS)
def test_a_card_put_under_is_known_to_those_who_may(lot: int) -> None:
    state = table()
    cards.draw(state, lot, 0)
    card = [int(place) for place in cards.places_of(state, lot)].index(0)
    cards.put_under(state, lot, card, 5)
    assert (int(cards.deck_of(state, lot)[0]), int(cards.places_of(state, lot)[card])) == (card, IN_DECK)
    assert (int(cards.known_of(state, lot)[card]), state.audit()) == (5, [])


@pytest.mark.rule("SWARM-1.7")
def test_a_card_put_under_an_empty_deck_is_on_top() -> None:
    state = emptied(table(leaders={"a": ["asha"]}, specialty={**PLAIN_PLAYERS, "b": "tactician"}), "leader")
    cards.put_under(state, LEADER_LOT, 0, 1)
    assert knowers(state, LEADER_LOT, "asha") == 3


@pytest.mark.rule("SWARM-8.2")
def test_a_forgotten_hand_is_known_to_its_owner_alone() -> None:
    state = table(coverts={"a": ["banner", "thief"], "b": ["spy"]}, wards="a")
    for card in range(len(state.covert_at)):
        state.covert_known[card] = EVERYONE
    cards.forget_hand(state, COVERT_LOT, 0)
    assert [knowers(state, COVERT_LOT, name) for name in ("banner", "thief", "ward", "spy")] == [1, 1, 1, EVERYONE]
    assert knowers(state, COVERT_LOT, "caravan") == EVERYONE


@pytest.mark.parametrize("lot", LOTS)
def test_a_shown_card_is_known_to_all_and_to_spectators(lot: int) -> None:
    state = table()
    cards.show(state, lot, 3)
    assert [is_known(cards.known_of(state, lot)[3], seat, state.seats) for seat in (-1, 0, 1, 2)] == [True] * 4
    assert [is_known(2, seat, state.seats) for seat in (-1, 0, 1, 2)] == [False, False, True, False]


def test_who_knew_only_the_twin_of_a_card_turned_up_cannot_tell_which_is_left() -> None:
    """B has seen one thief of A's two, C the other, which is turned up: to B it may be either."""
    state = table(coverts={"a": ["thief", "thief"]})
    shown, kept = (card for card in range(len(state.covert_at)) if state.covert_at[card] == 0)
    state.covert_known[shown], state.covert_known[kept] = 0b101, 0b011
    cards.show_covert(state, 0, shown)
    assert (int(state.covert_known[shown]), int(state.covert_known[kept])) == (EVERYONE, 0b001)


@pytest.mark.parametrize("knower", [1, 2, 3], ids=["b", "c", "spectators"])
def test_nobody_else_can_tell_which_twin_was_turned_up(knower: int) -> None:
    """Of A's two thieves this onlooker has seen only the one that stays in hand."""
    state = table(coverts={"a": ["thief", "thief"]})
    shown, kept = (card for card in range(len(state.covert_at)) if state.covert_at[card] == 0)
    state.covert_known[kept] |= 1 << knower
    cards.show_covert(state, 0, shown)
    assert (int(state.covert_known[shown]), int(state.covert_known[kept])) == (EVERYONE, 0b001)


def test_a_played_covert_card_lies_face_up() -> None:
    state = table(coverts={"a": ["thief"]})
    card = cards.held_covert(state, 0, 7)
    cards.discard_covert(state, 0, card)
    assert (int(state.covert_at[card]), int(state.covert_known[card])) == (DISCARDED, EVERYONE)


def test_a_card_is_found_in_its_owners_hand_only() -> None:
    state = table(coverts={"a": ["thief"], "b": ["spy", "thief"]}, wards="a")
    assert [int(cards.held_covert(state, seat, 7)) >= 0 for seat in range(3)] == [True, True, False]
    assert state.world.covert_kind[cards.held_covert(state, 1, 8)] == 8
    assert cards.held_covert(state, 0, 13) == -1


@pytest.mark.parametrize(("lot", "sizes"), [(0, [1, 0, 0]), (1, [0, 2, 0]), (2, [3, 1, 0])])
def test_laid_wards_count_as_cards_in_hand(lot: int, sizes: list[int]) -> None:
    state = table(
        coverts={"a": ["thief"]},
        wards="ba",
        quests={"a": ["host"]},
        fulfilled={"a": ["choir"]},
        leaders={"b": ["asha", "tor"]},
    )
    state.covert_at[number(state, COVERT_LOT, "spy")] = LAID
    assert [int(cards.hand_size(state, lot, seat)) for seat in range(3)] == sizes
