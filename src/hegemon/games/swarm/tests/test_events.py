"""What is told: every sentence, what reveals, and who hears what is not for everyone."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.events import EVERYONE, Event
from hegemon.games.swarm import GAME, events
from hegemon.games.swarm.setup import setup
from hegemon.games.swarm.state import Swarm, blank
from hegemon.games.swarm.tests.positions import LETTERS, all_do, does, heard, swarm
from hegemon.games.swarm.tests.scenes import fight, meeting
from hegemon.games.swarm.tests.test_duel import duel
from hegemon.games.swarm.tests.test_knowledge import table

SENTENCES = [
    (events.STARTED, (1, 10), "B got the start token. The swarm starts at Sahl."),
    (events.SPECIALTY_DEALT, (0, 8), "A became the Herald."),
    (events.LEADER_DRAWN, (2, 23), "C drew the leader Tide."),
    (events.QUEST_DRAWN, (0, 19), "A drew the quest Storm-Chaser."),
    (events.COVERT_DRAWN, (1, 13), "B drew the covert card Ward."),
    (events.TRAITORS_DRAWN, (0, 6, 12, 18), "Traitor cards to choose from: Asha, Dorn, Aura and Brook."),
    (events.TRAITOR_KEPT, (1, 5), "B kept Volkan as a traitor."),
    (events.DEPLOYED, (0, 5, 4), "A deployed 4 at Crow Gate."),
    (events.EVENT, (7, 22), "Round 7: Long Night."),
    (events.TOKEN, (2,), "C got the start token."),
    (events.SWARM_MOVED, (3, 0), "The swarm moved west to Sanctuary."),
    (events.DEVOURED, (0, 19, 3), "The swarm drove 3 of A's troops from Still Pan."),
    (events.PRAYED, (1, 3, 2), "B prayed and sent 2 into Well Temple."),
    (events.STAYED, (0,), "A did not pray."),
    (events.DROPPED, (0, 10, 2, 4), "A dropped 2 at Sahl for 4 water."),
    (events.DESCENDED, (0, 0, 10, 2), "A brought 2 down from Ember Temple to Sahl."),
    (events.MOVED, (0, 10, 11, 2), "A moved 2 from Sahl to Merit."),
    (events.BATTLE, (0, 1, 10), "Battle at Sahl: A against B."),
    (events.PLAN_SHOWN, (0, 1, 3), "A committed 3, led by Brand."),
    (events.TACTICS_SHOWN, (0, 6), "A used Bluff."),
    (events.BETRAYED, (2, 1, 0), "Treason! C revealed A's leader Brand as a traitor."),
    (events.KILLED, (0, 1), "A's leader Brand was killed."),
    (events.SCORED, (0, 9), "A scored 9."),
    (events.LOST, (1, 10, 2), "B lost 2 at Sahl."),
    (events.WON, (0, 10), "A won the battle at Sahl."),
    (events.ENSHRINED, (0, 2), "A sent a troop into Reed Temple."),
    (events.HARVESTED, (0, 4), "A harvested 4 water."),
    (events.LOT, (2,), "Up for auction: a covert card."),
    (events.BID, (0, 4), "A bid 4."),
    (events.PASSED, (1,), "B passed."),
    (events.SOLD, (0, 1, 4), "A bought the leader for 4 water."),
    (events.UNSOLD, (0,), "Nobody bid for the quest."),
    (events.DISCARDED, (0, 2), "A discarded a covert card."),
    (events.FULFILLED, (0, 5), "A fulfilled the quest Choir."),
    (events.REWARDED, (0, 3), "A received 3 water."),
    (events.PLAYED, (0, 9), "A played Lure."),
    (events.AIMED, (0, 7, 1), "A played Thief against B."),
    (events.VOIDED, (1,), "B's ward cancelled it."),
    (events.SPIED_LEADER, (1, 0), "B held the leader Asha."),
    (events.SPIED_COVERT, (1, 0), "B held the covert card Banner."),
    (events.TOOK, (0, 1, 3), "A took 3 water from B."),
    (events.PAID, (0, 1, 3), "A paid B 3 water."),
    (events.OFFERED, (0, 1, 2, 3), "A offered B 2 water and asked for 3."),
    (events.OFFER_ENDED, (0, 1), "A's offer to B ended."),
    (events.DUEL, (3,), "3 players tied and went into a duel."),
    (events.DUEL_SHOWN, (0, 1), "A showed Brand."),
    (events.CLAIM, (0, 3), "A held 3 bastions after the battles."),
    (events.ENDED, (9,), "The game ended in round 9."),
    (events.RETURNED, (0, 10, 2), "2 of A's troops returned from Sahl to reserve."),
    (events.RESHUFFLED, (), "The covert discards became a new deck."),
    (events.WARD_LAID, (0,), "A laid a ward."),
    (events.SANK, (1,), "The leader went under its deck."),
    (events.TAXED, (0, 2), "A gave up 2 water."),
    (events.OFFER_ACCEPTED, (1, 0), "B accepted A's offer."),
]
REVEALING = {
    *(events.LEADER_DRAWN, events.QUEST_DRAWN, events.COVERT_DRAWN, events.EVENT, events.PLAN_SHOWN),
    *(events.TACTICS_SHOWN, events.BETRAYED, events.FULFILLED, events.PLAYED, events.AIMED, events.VOIDED),
    *(events.SPIED_LEADER, events.SPIED_COVERT, events.OFFERED, events.DUEL_SHOWN),
    *(events.PRAYED, events.STAYED, events.SCORED, events.LOST, events.WON, events.ENSHRINED, events.BID),
    *(events.PASSED, events.SOLD, events.UNSOLD, events.SANK, events.PAID, events.TOOK, events.RETURNED),
    *(events.OFFER_ENDED, events.OFFER_ACCEPTED, events.DISCARDED),
}


def told(kind: int, values: tuple[int, ...]) -> Event:
    first, second, third, fourth = [*values, 0, 0, 0, 0][:4]
    return Event(kind, first, second, third, fourth, EVERYONE)


def audiences(state: Swarm, name: str) -> list[list[bool]]:
    """Who heard each event of a name: a spectator, then the seats."""
    seats = range(-1, int(state.seats))
    named = [event for event in state.heard or [] if state.chronicle().name(event) == name]
    return [[event.seen_by(seat) for seat in seats] for event in named]


@pytest.mark.parametrize(("kind", "values", "sentence"), SENTENCES)
def test_every_event_has_its_sentence(kind: int, values: tuple[int, ...], sentence: str) -> None:
    assert swarm().chronicle().sentence(told(kind, values), list(LETTERS.upper())) == sentence


def test_every_kind_of_event_is_in_the_list() -> None:
    assert [kind for kind, _values, _sentence in SENTENCES] == list(range(54))
    assert set(swarm().chronicle().by_code) == set(range(54))


@pytest.mark.parametrize("kind", range(54))
def test_a_move_that_tells_something_hidden_stands(kind: int) -> None:
    assert swarm().chronicle().reveals(told(kind, ())) is (kind in REVEALING)


def test_names_of_events_differ() -> None:
    chronicle = swarm().chronicle()
    assert len({telling.name for telling in chronicle.by_code.values()}) == 54


def dealt(seed: int) -> Swarm:
    """What is told while everything is laid out."""
    state = blank(3, GAME.settle(3, {}))
    state.heard = []
    setup(state, seeded(seed))
    return state


@pytest.mark.rule("SWARM-2.2", "SWARM-2.3", "SWARM-1.7")
@pytest.mark.parametrize("seed", [0, 8, 10, 11])
def test_dealt_cards_are_heard_by_their_owner_also_where_somebody_holds_the_deck(seed: int) -> None:
    state = dealt(seed)
    for event in state.heard or []:
        if state.chronicle().name(event) in ("quest", "leader"):
            assert [seat for seat in range(-1, 3) if event.seen_by(seat)] == [int(event.first)]
    assert (len(audiences(state, "quest")), len(audiences(state, "leader"))) == (3, 9)


@pytest.mark.rule("SWARM-2.4")
def test_traitors_are_heard_by_who_drew_them_and_the_start_by_all() -> None:
    state = dealt(4)
    assert audiences(state, "traitors") == [[False, *(other == seat for other in range(3))] for seat in range(3)]
    assert audiences(state, "started") + audiences(state, "specialty") == [[True] * 4] * 4


@pytest.mark.rule("SWARM-2.4")
def test_the_traitor_kept_is_told_to_its_owner() -> None:
    state = swarm("keep")
    names = [state.notation().format(state.legal(seat)[1]) for seat in range(3)]
    for seat in range(3):
        does(state, LETTERS[seat], names[seat])
    assert audiences(state, "kept") == [[False, *(other == seat for other in range(3))] for seat in range(3)]


def test_what_a_spy_sees_is_told_to_the_spy() -> None:
    state = does(does(table("drop"), "a", "done"), "b", "play spy a")
    assert audiences(state, "aimed") == [[True] * 4]
    assert audiences(state, "spied") == [[False, False, True, False]] * 2
    assert audiences(state, "spied covert") == [[False, False, True, False]] * 2


def test_a_laid_ward_is_told_to_its_owner_and_a_ward_that_voids_to_all() -> None:
    state = swarm("drop", coverts={"a": ["ward"], "b": ["thief"]}, troops={"a": {"sahl": 1}})
    does(state, "a", "play ward", "done")
    does(state, "b", "play thief a")
    assert (audiences(state, "ward"), audiences(state, "voided")) == ([[False, True, False, False]], [[True] * 4])
    assert audiences(state, "took") == []


def test_bought_cards_are_told_to_the_buyer_and_the_sale_to_all() -> None:
    state = does(swarm("quest"), "a", "bid 5")
    assert audiences(state, "sold") == [[True] * 4]
    assert audiences(state, "quest") == [[False, True, False, False]]


@pytest.mark.rule("SWARM-3.1")
def test_an_offer_that_lapses_is_told_to_its_parties() -> None:
    state = does(swarm("pray", troops={"a": {"sahl": 1}}), "a", "offer c give 1 want 0")
    all_do(state, "stay")
    assert audiences(state, "offered") == audiences(state, "offer ended") == [[False, True, False, True]]


def test_a_sealed_answer_and_an_order_are_told_to_nobody() -> None:
    state = meeting()
    heard(state)
    does(state, "a", "plan cinder 3", "order treason never", "order shrine always")
    assert state.heard == []


@pytest.mark.parametrize("name", ["plan", "tactics", "killed", "scored", "lost", "won"])
def test_everyone_hears_a_battle(name: str) -> None:
    state = fight(meeting(tactics=("dagger", "")), "cinder dagger 3", "kestrel 1")
    assert set(map(tuple, audiences(state, name))) == {(True,) * 4}


def test_a_shrine_is_told() -> None:
    state = does(fight(meeting(), "cinder 3", "kestrel 1"), "a", "shrine")
    assert "A sent a troop into Ember Temple." in heard(state)


def test_a_skipped_shrine_is_not() -> None:
    state = fight(meeting(), "cinder 3", "kestrel 1")
    heard(state)
    does(state, "a", "skip")
    assert [line for line in heard(state) if "sends" in line] == []


def test_everyone_hears_the_duel_and_the_end() -> None:
    state = duel({"a": ["asha"], "b": ["brand"]}, seats=3, troops={"a": {"sahl": 1}, "b": {"merit": 1}})
    does(state, "a", "show asha")
    does(state, "b", "show brand")
    all_do(state, "pass")
    assert [audiences(state, name) for name in ("duel", "shown", "ended")] == [
        [[True] * 4],
        [[True] * 4] * 2,
        [[True] * 4],
    ]


def test_listening_changes_nothing() -> None:
    silent, listened = meeting(tactics=("dagger", "")), meeting(tactics=("dagger", ""))
    silent.heard = None
    for state in (silent, listened):
        fight(state, "cinder dagger 3", "kestrel 1")
    assert silent.lines() == listened.lines()
