"""What a seat imagines: what it knows stays, everything else varies, and nothing tells it from the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.engine.moves import sample
from hegemon.engine.state import lowest
from hegemon.games.swarm import GAME, cards
from hegemon.games.swarm.content import EVENTS, LEADERS, RAIN
from hegemon.games.swarm.phases import DUEL, LAID, LOT_NAMES, OVER
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import deck, does, hand, heard, swarm
from hegemon.games.swarm.tests.scenes import everything_for, fight, meeting, swapped
from hegemon.games.swarm.tests.test_knowledge import table

SEEDS = 60
MANY = 400


def imagined(state: Swarm, seat: int, times: int = SEEDS) -> list[Swarm]:
    dice = seeded(3)
    return [state.imagine(seat, dice) for _ in range(times)]


def seen(state: Swarm, seat: int, look: Callable[[Swarm], object]) -> set[str]:
    """The different answers that imagined states give."""
    return {str(look(twin)) for twin in imagined(state, seat)}


def random_states(seats: int, seed: int, **dials: object) -> list[Swarm]:
    """A random game, state by state; now and then somebody does something beside the question."""
    state, dice = GAME.start(seats, seed, **dials), seeded(seed, 1)
    assert isinstance(state, Swarm)
    states: list[Swarm] = []
    while state.unanswered():
        states.append(state.copy())
        seat = lowest(state.unanswered())
        state.play(seat, state.sample(seat, dice))
        seat = dice.below(seats)
        if len(state.asides(seat)) > 0 and dice.below(4) == 0:
            state.play(seat, sample(state.asides(seat), dice))
    return [*states, state]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_a_seat_cannot_tell_an_imagined_state_from_the_true_one(seats: int, seed: int) -> None:
    dice = seeded(8)
    for state in random_states(seats, seed)[:: 2 * seats - 3]:
        for seat in range(-1, seats):
            twin = state.imagine(seat, dice)
            assert everything_for(twin, seat) == everything_for(state, seat)
            assert twin.audit() == []


@pytest.mark.parametrize("seed", [5, 6])
def test_an_imagined_game_can_be_played_to_its_end(seed: int) -> None:
    dice = seeded(9)
    for state in random_states(3, seed, ending_among_last=18)[::25]:
        twin = state.imagine(1, dice)
        while twin.unanswered():
            seat = lowest(twin.unanswered())
            twin.play(seat, twin.sample(seat, dice))
        assert (twin.phase, twin.audit()) == (OVER, [])


def test_imagining_leaves_the_true_state_alone() -> None:
    state = table()
    before = state.lines()
    for twin in imagined(state, 1, 5):
        twin.events[0] = twin.leaders[0] = twin.troops[0] = twin.answer[0] = 1
    assert state.lines() == before


def test_imagined_dice_are_others() -> None:
    state = table()
    words = {int(twin.dice.word()) for twin in imagined(state, 0)}
    assert len(words) == SEEDS
    assert int(state.dice.word()) not in words


def test_the_own_hand_stays() -> None:
    state = table(coverts={"a": ["ward", "thief"], "b": ["spy"]}, wards="a")
    looks: list[Callable[[Swarm], object]] = [
        lambda twin: twin.view(0)["hand"],
        lambda twin: [list(twin.drawn[:4]), int(twin.traitor[0])],
        lambda twin: [card for card in range(32) if twin.covert_at[card] in (0, LAID)],
    ]
    for look in looks:
        assert seen(state, 0, look) == {str(look(state))}


@pytest.mark.parametrize("lot", ["quest", "leader", "covert"])
def test_hands_of_others_and_decks_vary(lot: str) -> None:
    state = table()
    assert len(seen(state, 0, lambda twin: hand(twin, lot, "b"))) > 5
    assert len(seen(state, 0, lambda twin: deck(twin, lot)[:3])) > SEEDS // 2
    number = LOT_NAMES.index(lot)

    def sizes(twin: Swarm) -> list[int]:
        return [int(cards.hand_size(twin, number, seat)) for seat in range(3)]

    assert seen(state, 0, sizes) == {str(sizes(state))}


def test_every_unknown_card_can_be_in_a_hand() -> None:
    state = table()
    found = {hand(twin, "leader", "b")[0] for twin in imagined(state, 0, MANY)}
    assert found == {leader.name for leader in LEADERS} - {"asha", "cinder"}


def test_cards_that_were_shown_stay_where_they_are() -> None:
    state = fight(meeting(tactics=("bluff", "banner")), "cinder bluff 3", "kestrel 1")
    assert seen(state, 2, lambda twin: [hand(twin, "leader", "a"), hand(twin, "leader", "b")]) == {
        "[['cinder'], ['kestrel']]"
    }
    assert seen(state, 2, lambda twin: hand(twin, "covert", "a")) == {"['bluff']"}
    assert len(seen(state, 2, lambda twin: hand(twin, "covert", "b"))) > 3


def test_killed_leaders_stay_under_the_deck_and_betrayed_ones_out_of_the_game() -> None:
    killed = fight(meeting(tactics=("dagger", "")), "cinder dagger 3", "kestrel 1")
    assert seen(killed, 2, lambda twin: deck(twin, "leader")[-1]) == {"kestrel"}
    betrayed = fight(meeting(traitors={"a": "kestrel"}), "cinder 3", "kestrel 1", "a")
    assert seen(betrayed, 2, lambda twin: twin.view(2)["gone"]) == {"['kestrel']"}
    assert seen(betrayed, 2, lambda twin: int(twin.traitor[0])) == {"14"}
    assert all(14 in list(twin.drawn[:4]) for twin in imagined(betrayed, 2))


def test_spied_cards_stay_for_the_spy_and_vary_for_others() -> None:
    state = does(does(table("drop"), "a", "done"), "b", "play spy a")

    def both(twin: Swarm) -> list[list[str]]:
        return [hand(twin, "leader", "a"), hand(twin, "covert", "a")]

    assert seen(state, 1, both) == {str(both(state))}
    assert len(seen(state, 2, both)) > SEEDS // 2


@pytest.mark.rule("SWARM-1.7")
@pytest.mark.parametrize(("lot", "specialty"), [("leader", "tactician"), ("covert", "clandestine"), ("event", "seer")])
def test_the_top_card_stays_for_its_holder_only(lot: str, specialty: str) -> None:
    specialties = {"a": specialty, "b": "steward", "c": "nomad"}
    state = table(specialty=specialties)
    assert seen(state, 0, lambda twin: deck(twin, lot)[0]) == {deck(state, lot)[0]}
    assert len(seen(state, 0, lambda twin: deck(twin, lot)[1])) > 5
    for seat in (-1, 1):
        assert len(seen(state, seat, lambda twin: deck(twin, lot)[0])) > 5


@pytest.mark.rule("SWARM-1.7")
def test_a_spectator_is_not_the_last_seat() -> None:
    state = table(specialty={"a": "nomad", "b": "steward", "c": "seer"})
    assert len(seen(state, -1, lambda twin: deck(twin, "event")[0])) > 5
    assert len(seen(state, -1, lambda twin: hand(twin, "leader", "c"))) > 5
    assert len(seen(state, -1, lambda twin: list(twin.drawn[8:]))) > 5


def test_traitors_of_others_vary_but_not_among_the_own_four() -> None:
    state = table()
    own = set(state.drawn[:4])
    for twin in imagined(state, 0):
        assert own.isdisjoint(twin.drawn[4:])
        assert [twin.traitor[seat] in twin.drawn[seat * 4 : seat * 4 + 4] for seat in range(3)] == [True] * 3
    assert len(seen(state, 0, lambda twin: int(twin.traitor[1]))) > 8
    assert len(seen(state, -1, lambda twin: int(twin.traitor[0]))) > 8


def test_before_the_choice_nobody_has_a_traitor() -> None:
    assert seen(swarm("keep"), 0, lambda twin: list(twin.traitor)) == {"[-1, -1, -1]"}


def test_sealed_answers_limits_and_orders_of_others_are_taken_as_not_given() -> None:
    state = table("battle")
    does(state, "a", "plan asha 1", "order shrine always", "order treason never")
    twin = imagined(state, 1, 1)[0]
    assert (int(twin.answered), int(twin.answer[0])) == (0, -1)
    assert (int(twin.order_shrine[0]), int(twin.order_treason[0])) == (0, 0)
    own = imagined(state, 0, 1)[0]
    assert (int(own.answered), int(own.answer[0])) == (1, int(state.answer[0]))
    assert (int(own.order_shrine[0]), int(own.order_treason[0])) == (1, 2)


def test_a_limit_is_remembered_by_its_bidder_only() -> None:
    state = does(table("quest"), "a", "bid 1 upto 4")
    assert [int(imagined(state, seat, 1)[0].limit[0]) for seat in (-1, 0, 1)] == [0, 4, 0]


@pytest.mark.parametrize(("seat", "sees"), [(-1, False), (0, True), (1, True), (2, False)])
def test_offers_stay_for_their_parties(seat: int, sees: bool) -> None:
    state = does(table("pray"), "a", "offer b give 1 want 2")
    twin = imagined(state, seat, 1)[0]
    offer = [int(twin.offer_to[0]), int(twin.offer_give[0]), int(twin.offer_want[0])]
    assert offer == ([1, 1, 2] if sees else [-1, 0, 0])
    assert int(twin.deals[0]) == (1 if seat == 0 else 0)


@pytest.mark.parametrize("move", ["play ward", "done"])
def test_whether_a_ward_of_another_is_laid_is_unknown_even_to_a_spy(move: str) -> None:
    state = swarm("drop", coverts={"a": ["spy"], "b": ["ward"]}, water="a0")
    does(does(state, "a", "play spy b"), "b", move)
    places = seen(state, 0, lambda twin: [int(place) for place in twin.covert_at if place >= 0])
    assert places == {"[1]", f"[{LAID + 1}]"}


def test_the_first_seat_can_have_laid_a_ward_too() -> None:
    state = swarm("drop", coverts={"a": ["ward"]}, troops={"a": {"sahl": 1}})
    for card in range(len(state.covert_at)):
        state.covert_known[card] = 15
    places = seen(state, 1, lambda twin: [int(place) for place in twin.covert_at if place >= 0])
    assert places == {"[0]", f"[{LAID}]"}


def test_an_own_ward_stays_laid_or_in_hand() -> None:
    for coverts, wards in (({"a": ["ward"]}, ""), ({}, "a")):
        state = swarm("drop", coverts=coverts, wards=wards)
        places = seen(state, 0, lambda twin: [int(place) for place in twin.covert_at if place >= 0])
        assert places == {f"[{LAID if wards else 0}]"}


@pytest.mark.rule("SWARM-8.2")
def test_a_face_down_discard_makes_others_forget_the_hand() -> None:
    state = table(
        "leader", leaders={"a": ["asha", "brand"]}, decks={"leader": ["tor"]}, leader_limit=2, starting_leaders=1
    )
    for card in (0, 1):
        state.leader_known[card] = 15
    assert seen(state, 1, lambda twin: hand(twin, "leader", "a")) == {"['asha', 'brand']"}
    does(state, "a", "bid 5", "discard asha")
    assert len(seen(state, 1, lambda twin: hand(twin, "leader", "a"))) > SEEDS // 2
    assert seen(state, 0, lambda twin: [hand(twin, "leader", "a"), deck(twin, "leader")[-1]]) == {
        "[['brand', 'tor'], 'asha']"
    }


def start(**dials: object) -> Swarm:
    state = GAME.start(3, 11, **dials)
    assert isinstance(state, Swarm)
    for seat in range(3):
        state.specialty[seat] = 3 + seat
    return state


@pytest.mark.rule("SWARM-1.5")
@pytest.mark.parametrize(("drawn", "rain"), [(0, 5), (3, 2), (5, 0), (9, 0)])
def test_rain_lies_on_top_as_long_as_it_is_sure(drawn: int, rain: int) -> None:
    state = start(ending_among_last=4)
    state.events = state.events[: len(state.events) - drawn]
    tops = [[EVENTS[card].effect for card in list(twin.events)[::-1]] for twin in imagined(state, 0)]
    assert all(effects[:rain] == [RAIN] * rain for effects in tops)
    assert any(effects[rain] != RAIN for effects in tops)
    assert {tuple(sorted(twin.events)) for twin in imagined(state, 0)} == {tuple(sorted(state.events))}


@pytest.mark.rule("SWARM-1.5")
@pytest.mark.parametrize(
    ("last", "drawn", "places"), [(1, 0, 1), (4, 0, 4), (4, 20, 3), (18, 0, 18), (18, 9, 14), (18, 3, 18)]
)
def test_the_ending_card_is_anywhere_among_the_last(last: int, drawn: int, places: int) -> None:
    state = start(ending_among_last=last)
    left = len(state.events) - drawn
    night = int(state.world.ending_event)
    others = [card for card in state.events if card != night]
    state.events = vec[i64]([i64(card) for card in [night, *others[: left - 1]]])
    found = Counter([list(twin.events).index(night) for twin in imagined(state, 0, MANY)])
    assert set(found) == set(range(places))
    assert max(found.values()) < 2.2 * MANY / places


@pytest.mark.rule("SWARM-1.5", "SWARM-1.7")
@pytest.mark.parametrize("drawn", [0, 2, 4, 5, 12])
def test_a_seer_knows_the_top_and_the_rest_varies(drawn: int) -> None:
    state = start(ending_among_last=4)
    state.specialty[0] = 0
    state.events = state.events[: len(state.events) - drawn]
    top = state.events[len(state.events) - 1]
    for twin in imagined(state, 0):
        assert twin.events[len(twin.events) - 1] == top
        assert sorted(twin.events) == sorted(state.events)
        effects = [EVENTS[card].effect for card in list(twin.events)[::-1]]
        assert effects[: max(0, 5 - drawn)] == [RAIN] * max(0, 5 - drawn)


@pytest.mark.rule("SWARM-1.5", "SWARM-1.7")
def test_a_seer_who_sees_another_card_knows_that_the_end_is_below() -> None:
    state = start(ending_among_last=18)
    state.specialty[0] = 0
    night = int(state.world.ending_event)
    others = [card for card in state.events if card != night]
    state.events = vec[i64]([i64(card) for card in [night, *others[:2]]])
    assert {list(twin.events).index(night) for twin in imagined(state, 0)} == {0, 1}
    assert {list(twin.events).index(night) for twin in imagined(state, 1)} == {0, 1, 2}
    state.events = vec[i64]([i64(card) for card in [*others[:2], night]])
    assert {list(twin.events).index(night) for twin in imagined(state, 0)} == {2}


@pytest.mark.rule("SWARM-1.5")
@pytest.mark.parametrize("seed", range(6))
def test_with_the_same_dice_the_same_pile_is_imagined_however_it_lies(seed: int) -> None:
    state = start()
    other = state.copy()
    seeded(seed).shuffle(other.events)
    assert list(state.imagine(0, seeded(seed)).events) == list(other.imagine(0, seeded(seed)).events)


@pytest.mark.rule("SWARM-1.5")
def test_when_the_end_has_come_up_it_is_not_in_the_pile() -> None:
    state = table("finish")
    assert state.phase == DUEL
    assert all(state.world.ending_event not in twin.events for twin in imagined(state, 0))


def test_an_empty_pile_stays_empty() -> None:
    state = table(specialty={"a": "seer"})
    state.events = state.events[:0]
    assert {len(twin.events) for seat in (0, 1) for twin in imagined(state, seat, 3)} == {0}


LOOKS: dict[str, Callable[[Swarm], str]] = {
    "leader of B": lambda twin: str(hand(twin, "leader", "b")),
    "quest of B": lambda twin: str(hand(twin, "quest", "b")),
    "traitor of B": lambda twin: str(int(twin.traitor[1])),
    "ward of B": lambda twin: str([place for place in twin.covert_at if place == LAID + 1]),
    "next event": lambda twin: deck(twin, "event")[0],
    "depth of the end": lambda twin: str(deck(twin, "event").index("long-night")),
}


def are_alike(ours: Counter[str], theirs: Counter[str]) -> bool:
    """Are they no further apart than chance puts two samples of one distribution, and four deviations more?"""
    cells = len(ours | theirs)
    distance = float(sum(abs(ours[key] - theirs[key]) for key in ours | theirs)) / (2 * MANY)
    return distance < 0.564 * sqrt(cells / MANY) + 4 * 0.603 / sqrt(2 * MANY)


@pytest.mark.parametrize("what", list(LOOKS))
def test_imagining_twice_gives_the_same_distribution(what: str) -> None:
    state = table(wards="b", coverts={"b": ["ward"]})
    dice = seeded(5)
    once = Counter([LOOKS[what](state.imagine(0, dice)) for _ in range(MANY)])
    twice = Counter([LOOKS[what](state.imagine(0, dice).imagine(0, dice)) for _ in range(MANY)])
    assert are_alike(once, twice)


@pytest.mark.parametrize("what", list(LOOKS))
def test_what_is_imagined_does_not_depend_on_what_is_true(what: str) -> None:
    state = table(wards="b", coverts={"b": ["ward"]})
    other = swapped(swapped(state, "leader", "kestrel", "tor"), "quest", "host", "cistern")
    other.covert_at[[int(place) for place in other.covert_at].index(LAID + 1)] = 1
    state.dice.shuffle(other.events)
    dice = seeded(5)
    ours = Counter([LOOKS[what](state.imagine(0, dice)) for _ in range(MANY)])
    theirs = Counter([LOOKS[what](other.imagine(0, dice)) for _ in range(MANY)])
    assert are_alike(ours, theirs)


def test_nobody_listens_to_what_is_imagined() -> None:
    state = table()
    heard(state)
    for twin in imagined(state, 0, 2):
        assert twin.heard is None
