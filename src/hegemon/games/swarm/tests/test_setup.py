"""Chapters 1 and 2: the board, the decks, what everyone is dealt, and the first troops."""

from __future__ import annotations

from collections import Counter

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.state import State, seats_in
from hegemon.games.swarm import GAME, content, setup, world
from hegemon.games.swarm.board_facts import are_neighbours
from hegemon.games.swarm.phases import KEEPING
from hegemon.games.swarm.state import Swarm, blank
from hegemon.games.swarm.tests.positions import (
    LETTERS,
    PLAIN,
    asked,
    deck,
    does,
    hand,
    heard,
    legal,
    on,
    refused,
    sees,
    swarm,
    swarm_at,
    tile_names,
    waiting,
)

SEEDS = range(40)


def begun(seed: int, players: int = 3, **dials: object) -> Swarm:
    state = blank(players, GAME.settle(players, dials))
    state.heard = []
    setup.setup(state, seeded(seed))
    assert state.audit() == []
    return state


@pytest.mark.rule("SWARM-1.1")
def test_the_tiles_lie_at_random() -> None:
    layouts = [tuple(begun(seed).tile_at) for seed in SEEDS]
    assert all(sorted(layout) == list(range(20)) for layout in layouts)
    assert len(set(layouts)) == len(layouts)
    assert all(len({layout[cell] for layout in layouts}) > 5 for cell in range(20))


def crowded_by(state: Swarm) -> int:
    """The most bastions within one step of a tile, counted on the picture of the board."""
    cells = [(cell % 5, cell // 5) for cell in range(20)]
    walls = [cells[cell] for cell in range(20) if state.world.tile_kind[state.tile_at[cell]] == content.BASTION]
    return max(sum(abs(x - wx) + abs(y - wy) <= 1 for wx, wy in walls) for x, y in cells)


@pytest.mark.rule("SWARM-1.1")
@pytest.mark.parametrize("bastions", [5, 6])
def test_no_tile_has_three_bastions_within_one_step(bastions: int) -> None:
    most = [crowded_by(begun(seed, bastions=bastions)) for seed in SEEDS]
    assert set(most) == {2}


def exchanged(*pairs: tuple[str, str]) -> str:
    """The plain layout with some tiles in each other's place."""
    names = PLAIN.split()
    for one, two in pairs:
        here, there = names.index(one), names.index(two)
        names[here], names[there] = two, one
    return " ".join(names)


@pytest.mark.rule("SWARM-1.1")
@pytest.mark.parametrize(
    ("layout", "crowded"),
    [
        (exchanged(), False),
        (exchanged(("high-step", "deep-basin")), True),  # three round Grey Sea
        (exchanged(("sahl", "salt-keep")), False),
        (exchanged(("sahl", "salt-keep"), ("ember-temple", "high-step")), True),  # three in a row
        (exchanged(("flint-waste", "salt-keep"), ("sahl", "old-teeth")), True),  # a corner and both beside it
    ],
)
def test_a_layout_is_crowded_by_three_bastions_within_one_step(layout: str, crowded: bool) -> None:
    assert setup.is_crowded(swarm(layout=layout)) is crowded


@pytest.mark.rule("SWARM-1.2")
def test_neighbours_are_orthogonal_and_the_map_has_edges() -> None:
    state = swarm()
    names = tile_names(state)
    beside = {a: {b for b in names if are_neighbours(state, names.index(a), names.index(b))} for a in names}
    assert beside["crow-gate"] == {"sahl", "flint-waste"}
    assert beside["sanctuary"] == {"ember-temple", "blue-basin", "clay-temple", "grey-sea"}
    assert beside["still-pan"] == {"salt-keep", "clay-temple", "dunmouth"}
    assert beside["high-step"] == {"deep-basin", "well-temple", "old-teeth"}
    assert sum(len(near) for near in beside.values()) == 2 * (4 * 4 + 5 * 3)


@pytest.mark.rule("SWARM-1.2")
def test_for_the_swarm_the_map_wraps_round() -> None:
    north, east, south, west = range(4)
    assert [world.wrapped_step(0, way) for way in (north, east, south, west)] == [15, 1, 5, 4]
    assert [world.wrapped_step(19, way) for way in (north, east, south, west)] == [14, 15, 4, 18]
    assert [world.step(0, way) for way in (north, east, south, west)] == [-1, 1, 5, -1]
    assert [world.step(19, way) for way in (north, east, south, west)] == [14, -1, -1, 18]


@pytest.mark.rule("SWARM-1.3")
def test_the_swarm_starts_anywhere_but_in_the_sanctuary_or_a_bastion() -> None:
    states = [begun(seed) for seed in range(120)]
    kinds = {int(state.world.tile_kind[state.tile_at[state.swarm]]) for state in states}
    assert kinds == {content.TEMPLE, content.CITY, content.BASIN, content.DESERT}
    assert {int(state.swarm) for state in states} == set(range(20))
    assert all(state.swarm_from == state.swarm for state in states)


@pytest.mark.rule("SWARM-1.5")
@pytest.mark.parametrize("on_top", [0, 5, 10])
def test_rain_cards_lie_on_top_and_all_others_below(on_top: int) -> None:
    rain = {card.name for card in content.EVENTS if card.effect == content.RAIN}
    piles = [deck(begun(seed, rain_on_top=on_top), "event") for seed in SEEDS]
    assert all(sorted(pile) == sorted(card.name for card in content.EVENTS) for pile in piles)
    assert all(rain.issuperset(pile[:on_top]) for pile in piles)
    assert any(pile[on_top] not in rain for pile in piles)
    assert len({pile[-1] for pile in piles}) > 5


@pytest.mark.rule("SWARM-1.5")
@pytest.mark.parametrize(("among", "places"), [(1, {22}), (3, {20, 21, 22}), (18, set(range(5, 23)))])
def test_the_ending_card_is_among_the_last(among: int, places: set[int]) -> None:
    found = {deck(begun(seed, ending_among_last=among), "event").index("long-night") for seed in range(250)}
    assert found == places


@pytest.mark.rule("SWARM-1.5")
def test_the_ending_card_never_lies_among_the_rain_on_top() -> None:
    found = {deck(begun(seed, rain_on_top=10), "event").index("long-night") for seed in range(250)}
    assert found == set(range(10, 23))


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("lot", ["quest", "leader", "covert"])
def test_decks_are_shuffled_and_whole(lot: str) -> None:
    state = begun(1)
    dealt = [name for seat in "abc" for name in hand(state, lot, seat)]
    copies = {"quest": 20, "leader": 24, "covert": sum(kind.copies for kind in content.COVERTS)}
    assert len(deck(state, lot)) + len(dealt) == copies[lot]
    assert len({deck(begun(seed), lot)[0] for seed in SEEDS}) > 5


@pytest.mark.rule("SWARM-2.1")
def test_the_start_player_is_random_and_told() -> None:
    states = [begun(seed) for seed in SEEDS]
    assert {int(state.start) for state in states} == {0, 1, 2}
    token = "ABC"[int(states[0].start)]
    tile = states[0].world.tiles[states[0].tile_at[states[0].swarm]].label
    assert heard(states[0])[0] == f"{token} got the start token. The swarm starts at {tile}."


@pytest.mark.rule("SWARM-2.2", "SWARM-2.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_gets_a_specialty_a_quest_three_leaders_troops_and_water(players: int) -> None:
    state = begun(players, players)
    assert len(set(state.specialty)) == players
    for seat in range(players):
        specialty = content.SPECIALTIES[state.specialty[seat]]
        more = specialty.starting_water(players, "even")
        assert (int(state.reserve[seat]), int(state.water[seat])) == (15 + specialty.troops, 5 + more)
        sizes = [len(hand(state, lot, LETTERS[seat])) for lot in ("quest", "leader", "covert")]
        assert sizes == [1, 3, 0]


@pytest.mark.rule("SWARM-2.2")
def test_the_specialties_are_told_to_all_and_the_cards_only_to_their_owners() -> None:
    state = begun(3)
    events, names = state.heard or [], ["A", "B", "C"]
    told = [(state.chronicle().sentence(event, names), int(event.audience)) for event in events]
    specialty = content.SPECIALTIES[state.specialty[1]].label
    assert (f"B became the {specialty}.", -1) in told
    quest = next(x.label for x in content.QUESTS if x.name in hand(state, "quest", "b"))
    assert (f"B drew the quest {quest}.", 0b010) in told


@pytest.mark.rule("SWARM-2.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_draws_four_traitor_cards(players: int) -> None:
    state = begun(1, players)
    assert len(set(state.drawn)) == len(state.drawn) == 4 * players
    assert asked(state) == LETTERS[:players]
    for seat in range(players):
        four = [content.LEADERS[card].name for card in state.drawn[4 * seat : 4 * seat + 4]]
        assert legal(state, LETTERS[seat]) == [f"keep {name}" for name in four]


@pytest.mark.rule("SWARM-2.4")
def test_the_four_traitors_are_told_to_whom_they_are_dealt() -> None:
    state = begun(2)
    labels = [content.LEADERS[card].label for card in state.drawn[4:8]]
    sentence = "Traitor cards to choose from: {}, {}, {} and {}.".format(*labels)
    events = state.heard or []
    told = {state.chronicle().sentence(event, list("ABC")): int(event.audience) for event in events}
    assert told[sentence] == 0b010


@pytest.mark.rule("SWARM-2.4")
def test_all_choose_their_traitor_at_the_same_time() -> None:
    state = swarm("keep", traitors={"a": "tide", "b": "tor", "c": "volkan"})
    does(does(state, "b", "keep tor"), "a", "keep tide")
    assert (asked(state), waiting(state), heard(state, "a"), list(state.traitor)) == ("abc", "c", [], [-1, -1, -1])
    does(state, "c", "keep volkan")
    assert [content.LEADERS[card].name for card in state.traitor] == ["tide", "tor", "volkan"]
    assert heard(state, "b") == ["B kept Tor as a traitor."]
    assert asked(state) == "a"


@pytest.mark.rule("SWARM-2.4")
def test_a_choice_of_traitor_can_be_changed_until_all_are_in() -> None:
    state = swarm("keep", traitors={"a": "tide"})
    second = legal(state, "a")[1]
    does(state, "a", "keep tide", second)
    for seat in "bc":
        does(state, seat, legal(state, seat)[0])
    assert f"keep {content.LEADERS[state.traitor[0]].name}" == second


@pytest.mark.rule("SWARM-2.4")
def test_another_traitor_cannot_be_kept() -> None:
    state = swarm("keep", traitors={"a": "tide", "b": "tor"})
    assert refused(state, "a", "keep tor") == ("SWARM-2.4", "Tor is not among your four traitor cards.")


@pytest.mark.rule("SWARM-2.5")
def test_in_turn_order_five_troops_go_to_a_free_tile() -> None:
    state = swarm("deploy", start="b")
    assert asked(state) == "b"
    does(state, "b", "deploy sahl")
    assert (on(state, "b"), int(state.reserve[1]), asked(state)) == ({"sahl": 5}, 10, "c")
    does(state, "c", "deploy crow-gate")
    does(state, "a", "deploy ember-temple")
    assert heard(state)[:3] == ["B deployed 5 at Sahl.", "C deployed 5 at Crow Gate.", "A deployed 5 at Ember Temple."]
    assert (int(state.round), state.event >= 0) == (1, True)


@pytest.mark.rule("SWARM-2.5", "SWARM-2.2")
def test_the_extra_troops_of_a_warlord_come_along() -> None:
    state = does(swarm("deploy", specialty={"a": "warlord"}), "a", "deploy sahl")
    number = 5 + content.SPECIALTIES[content.WARLORD].troops
    assert (on(state, "a"), int(state.reserve[0])) == ({"sahl": number}, 10)
    assert heard(state) == [f"A deployed {number} at Sahl."]


@pytest.mark.rule("SWARM-2.5", "SWARM-4.4")
def test_free_is_a_tile_with_nobody_on_it_that_is_not_the_swarms_nor_the_sanctuary() -> None:
    state = swarm("deploy", start="b", troops={"a": {"sahl": 1}}, swarm="merit")
    taken = {"sahl", "merit", "sanctuary"}
    assert legal(state, "b") == [f"deploy {name}" for name in tile_names(state) if name not in taken]
    assert refused(state, "b", "deploy sahl") == ("SWARM-2.5", "Sahl is taken.")
    assert refused(state, "b", "deploy merit") == ("SWARM-2.5", "The swarm is at Merit.")
    assert refused(state, "b", "deploy sanctuary") == ("SWARM-2.5", "Nobody begins in the sanctuary.")


@pytest.mark.rule("SWARM-2.1")
def test_who_is_not_asked_has_to_wait() -> None:
    state = swarm("deploy", start="b")
    assert refused(state, "a", "deploy sahl") == ("SWARM-2.1", "It is not your turn.")
    assert legal(state, "a") == []


@pytest.mark.rule("SWARM-2.5")
def test_the_game_says_what_the_question_is() -> None:
    keeping, deploying = swarm("keep"), swarm("deploy")
    assert refused(keeping, "a", "deploy sahl") == ("SWARM-2.5", "You cannot do that now: choose a traitor to keep.")
    assert refused(deploying, "a", "keep tide") == ("SWARM-2.4", "You cannot do that now: place your first troops.")


def test_a_started_game_asks_for_traitors() -> None:
    state: State = GAME.start(4, 7)
    assert isinstance(state, Swarm)
    assert (state.phase, seats_in(state.pending())) == (KEEPING, [0, 1, 2, 3])


@pytest.mark.rule("SWARM-1.7")
def test_only_the_seer_sees_the_next_event() -> None:
    state = swarm("pray", specialty={"a": "seer", "b": "nomad", "c": "steward"}, decks={"event": ["truce"]})
    assert [sees(state, seat)["hand"]["next_event"] for seat in "abc"] == ["truce", "", ""]


@pytest.mark.rule("SWARM-1.7")
@pytest.mark.parametrize(("specialty", "lot", "index"), [("tactician", "leader", 1), ("clandestine", "covert", 2)])
def test_the_holder_of_a_deck_sees_its_top_card(specialty: str, lot: str, index: int) -> None:
    state = swarm("pray", specialty={"b": specialty})
    known = [sees(state, seat)["known"][index]["from_bottom"] for seat in "abc"]
    top = deck(state, lot)
    assert known == [{}, {str(len(top) - 1): top[0]}, {}]


@pytest.mark.rule("SWARM-1.7", "SWARM-2.3")
def test_nobody_watches_the_deal_not_even_the_holder_of_a_deck() -> None:
    for seed in SEEDS:
        state = begun(seed, 6)
        for seat, letter in enumerate(LETTERS):
            others = [x for other, x in enumerate(sees(state, letter)["seats"]) if other != seat]
            assert [x["known_leaders"] + x["known_quests"] for x in others] == [[]] * 5


def test_the_words_of_a_position_are_whole() -> None:
    state = swarm(swarm="merit")
    assert swarm_at(state) == "merit"
    assert Counter(PLAIN.split()) == Counter(tile_names(state))
