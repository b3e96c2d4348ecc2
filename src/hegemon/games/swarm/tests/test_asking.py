"""What the table says of every moment: to whoever is asked, to those who wait, and of each player."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.state import SPECTATOR, seats_in
from hegemon.games.swarm import GAME
from hegemon.games.swarm.phases import PHASES
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import all_do, does, swarm
from hegemon.games.swarm.tests.scenes import meeting
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words import doing, facts, heading, moment, notice, phases, progress, prompt, role

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eva", "A person of 20 chars"]
LONGEST = 60
QUESTIONS = [phase.name for phase in PHASES if phase.question]
# Games that together ask nearly every question.
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (3, 9, {"auction": "sealed", "hold": 1}),
    (4, 7, {}),
    (5, 4, {"quest_limit": 1, "covert_limit": 1, "ending_among_last": 1}),
    (2, 3, {}),
]


def seen(state: Swarm, seat: int = SPECTATOR) -> View:
    return cast("View", {**state.view(seat), "names": NAMES[: int(state.seats)]})


def rare_moments() -> Iterator[Swarm]:
    """A duel before and after its leaders are shown, and an open offer."""
    leaders = {"a": ["tor"], "b": ["asha"], "c": ["gale"]}
    duel = swarm("finish", event="long-night", leaders=leaders)
    yield duel
    yield does(does(does(duel.copy(), "a", "show tor"), "b", "show asha"), "c", "show gale")
    yield does(swarm("move", troops={"a": {"sahl": 2}}), "b", "offer a give 2 want 1")


def moments() -> Iterator[Swarm]:
    """Every moment of some games, played at random, and some that are rare."""
    yield from rare_moments()
    for players, seed, dials in GAMES:
        state, dice = GAME.new(players, seed, **dials).state, seeded(seed)
        assert isinstance(state, Swarm)
        while state.pending():
            yield state
            seat = seats_in(state.unanswered())[0]
            state.play(seat, state.sample(seat, dice))


def test_every_question_has_its_prompt_its_moment_and_its_doing() -> None:
    asked: set[str] = set()
    for state in moments():
        asked.add(PHASES[state.phase].name)
        public = seen(state)
        for seat in seats_in(state.asked):
            assert is_prompt(prompt(seen(state, seat))), prompt(seen(state, seat))
            assert 0 < len(doing(public, seat).split()) < 3
        assert len(moment(public)) <= LONGEST
        assert len(names_in(moment(public))) == (len(public["asked"]) == 1)
    assert asked >= set(QUESTIONS) - {"foe"}


def is_prompt(text: str) -> bool:
    """Short, to the player, no more than one name, no rule and no period at its end."""
    third_person = re.search(r"\b(is|are) to\b|\bSWARM-|§", text)
    return 0 < len(text) <= LONGEST and not third_person and not text.endswith(".") and len(names_in(text)) < 2


def names_in(text: str) -> list[str]:
    return [name for name in NAMES if re.search(rf"\b{name}\b", text)]


@pytest.mark.parametrize(
    ("phase", "given", "told", "waiting"),
    [
        ("keep", {}, "Keep a traitor: you can send home any army it leads", "All players are choosing a traitor"),
        ("deploy", {}, "Place your first troops on a free tile", "Ada is placing troops"),
        (
            "pray",
            {},
            "Pray for a free troop and sit out this round, or play on?",
            "All players are deciding whether to pray",
        ),
        ("drop", {}, "Drop troops: 2 water each (you have 5)", "Ada is dropping troops"),
        (
            "drop",
            {"water": "a1", "coverts": {"a": ["recruits"]}},
            "You cannot pay for a drop: play a card, or finish",
            "Ada is dropping troops",
        ),
        (
            "move",
            {"water": "a0", "coverts": {"a": ["recruits"]}, "troops": {"a": {"sahl": 2}}},
            "You cannot pay for a move: play a card, or finish",
            "Ada is moving troops",
        ),
        ("move", {"troops": {"a": {"sahl": 2}}}, "Move a stack one tile (1 water)", "Ada is moving troops"),
        ("quest", {}, "Open the bidding for a quest, or pass", "Ada is bidding for a quest"),
        ("leader", {}, "Open the bidding for a leader, or pass", "Ada is bidding for a leader"),
    ],
)
def test_a_question_is_put_to_the_player(phase: str, given: dict[str, Any], told: str, waiting: str) -> None:
    state = swarm(phase, **given)
    assert (prompt(seen(state, 0)), moment(seen(state))) == (told, waiting)


def test_a_battle_is_planned_by_two_at_its_tile() -> None:
    state = swarm(
        "battle", troops={"a": {"salt-keep": 4}, "b": {"salt-keep": 3}}, leaders={"a": ["tor"], "b": ["asha"]}
    )
    assert prompt(seen(state, 0)) == "Battle at Salt Keep: your 4 against Bo's 3"
    assert moment(seen(state, 2)) == "Two players are planning their battle at Salt Keep"
    assert (doing(seen(state), 0), heading(seen(state)), phases(seen(state))["now"]) == ("planning", "Round 1", 2)


def test_the_bid_to_top_is_in_the_prompt_and_the_bidders_in_the_notice() -> None:
    state = does(swarm("leader"), "a", "bid 2")
    assert prompt(seen(state, 1)) == "Ada bids 2 for a leader. Raise?"
    assert auction_notice(state) == (
        "Leader up for auction",
        "Ada leads with 2 of 5 water. Still in: Bo (5 water) and Cleo (5 water).",
    )
    assert auction_notice(does(state, "b", "pass"))[1] == "Ada leads with 2 of 5 water. Still in: Cleo (5 water)."


def test_each_bidder_stands_in_the_notice_beside_a_token() -> None:
    state = does(does(swarm("leader"), "a", "bid 2"), "b", "pass")
    shown = notice(seen(state))
    assert shown is not None
    assert shown["players"] == [(0, "Ada leads with 2 (has 5)"), (2, "Cleo has 5"), (1, "Bo passed")]


@pytest.mark.rule("SWARM-8.1")
def test_a_notice_of_sealed_bids_tells_of_no_bidder() -> None:
    state = swarm("leader", auction="sealed")
    before = notice(seen(state))
    assert before is not None
    assert "players" not in before
    assert notice(seen(does(state, "a", "bid 2"))) == before


def test_plans_that_lie_open_stand_in_the_notice_beside_tokens() -> None:
    state = meeting(leaders=("cinder", "kestrel"))
    does(does(state, "a", "plan cinder 2"), "b", "plan kestrel 1")
    shown = notice(seen(state))
    assert shown is not None
    assert [seat for seat, _ in shown["players"]] == [0, 1]
    assert shown["players"][0][1].startswith("2 committed with Cinder")


def auction_notice(state: Swarm) -> tuple[str, str]:
    shown = notice(seen(state))
    assert shown is not None
    return shown["title"], shown["text"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("hill-rain", "Rain on b1, d2 and c4. The swarm moved 1 south."),
        ("forced-march", "Moving troops is free this round. The swarm moved 2 north."),
    ],
)
def test_the_notice_is_the_event_with_what_it_does_this_round(event: str, told: str) -> None:
    shown = notice(seen(swarm("event", event=event)))
    assert shown is not None
    assert (shown["text"], shown["symbol"][:4]) == (told, "<svg")


def test_a_claim_has_a_line_of_its_own_until_it_is_decided() -> None:
    walls = {"crow-gate": 1, "salt-keep": 1, "red-watch": 1}
    state = swarm("drop", troops={"b": walls}, looks="b1")
    shown = notice(seen(state))
    assert shown is not None
    assert shown["alarm"] == "Bo wins by holding 3 bastions after the next battles."
    assert "wins" not in shown["text"]


def test_plans_that_lie_open_are_the_notice_while_treason_is_asked() -> None:
    troops = {"a": {"salt-keep": 4}, "b": {"salt-keep": 3}}
    state = swarm("battle", troops=troops, leaders={"a": ["tor"], "b": ["asha"]}, coverts={"b": ["banner"]})
    does(does(state, "a", "plan tor 3"), "b", "plan asha banner 2")
    assert auction_notice(state) == (
        "Battle at Salt Keep",
        "Ada: 3 committed with Tor (earth 6); Bo: 2 committed with Asha (fire 1) and Banner.",
    )
    all_do(state, "pass")


def test_bastions_are_the_progress_until_the_long_night_counts_points() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1, "sahl": 1}}
    shown = progress(seen(swarm("drop", troops=troops)), 0)
    assert (shown["text"], shown["title"], shown["pips"]) == ("2 of 3", "bastions", [True, True, False])
    late = progress(seen(swarm("drop", troops=troops, event="long-night")), 0)
    assert (late["text"], late["title"], late["pips"]) == ("1", "point", [])


def test_facts_are_what_everyone_sees_of_a_player() -> None:
    state = swarm("drop", water="b9", leaders={"b": ["tor"]}, coverts={"b": ["spy", "lure"]}, start="b", prays="c")
    told = [fact["title"] for fact in facts(seen(state), 1)]
    assert told == [
        "9 water",
        "15 troops in reserve",
        "1 leader",
        "2 covert cards",
        "start player",
        "Seer: sees the next event",
    ]
    assert (role(seen(state), 1), role(seen(state), 2)) == ("Seer", "Seer · praying")


def test_nothing_that_stands_with_the_players_depends_on_who_looks() -> None:
    for number, state in enumerate(moments()):
        public, own = seen(state), seen(state, number % int(state.seats))
        for seat in range(int(state.seats)):
            assert facts(own, seat) == facts(public, seat)
            assert progress(own, seat) == progress(public, seat)
        assert (notice(own), moment(own), heading(own)) == (notice(public), moment(public), heading(public))
