"""What bots deal about: water for peace until the round ends, judged by how both sides stand."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from hegemon.bots.arena import checked_contest
from hegemon.bots.bot import NOTHING, Bot
from hegemon.bots.greedy import Greedy
from hegemon.bots.negotiator import BROKEN, MOST_BROKEN, MOST_PROPOSALS, PROMISED, Negotiator
from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine.dice import seeded
from hegemon.engine.moves import count, first, second
from hegemon.engine.state import State
from hegemon.games.swarm import GAME
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does, swarm
from hegemon.games.swarm.words import speech

THREATENED = {"a": {"sahl": 2}, "b": {"crow-gate": 5}, "c": {"dunmouth": 4}}


def threatened(**more: object) -> Swarm:
    """B's stack stands next to A's only city; C is far away."""
    return swarm("drop", troops=THREATENED, **{"water": "a12 b0 c3", **more})  # type: ignore[arg-type]


def negotiator(seed: int = 1) -> Negotiator:
    return Negotiator(Greedy(seeded(seed)))


def said(state: Swarm, move: int) -> str:
    return str(state.notation().format(move)) if move != NOTHING else ""


@pytest.mark.rule("SWARM-3.1")
def test_a_little_water_is_proposed_to_whoever_can_still_march() -> None:
    state = threatened(prays="c")
    offers = [(int(deal.partner), int(second(deal.proposal)), int(count(deal.proposal))) for deal in state.proposals(0)]
    assert offers == [(1, 1, 0), (1, 2, 0), (1, 3, 0), (1, 4, 0)]


def test_who_has_marched_already_is_offered_nothing() -> None:
    state = swarm("move", troops=THREATENED, start="b")
    assert {int(deal.partner) for deal in state.proposals(0)} == {1, 2}
    does(state, "b", "done")
    assert {int(deal.partner) for deal in state.proposals(0)} == {2}


@pytest.mark.rule("SWARM-3.1")
def test_who_has_used_up_its_deals_proposes_nothing() -> None:
    state = threatened(deals=1)
    assert state.proposals(0) != []
    does(state, "a", "pay c 1")
    assert state.proposals(0) == []


@pytest.mark.rule("SWARM-3.1")
def test_who_has_an_open_offer_proposes_nothing_until_it_is_answered() -> None:
    state = does(threatened(), "a", "offer c give 1 want 0")
    assert state.proposals(0) == []
    does(state, "c", "decline a")
    assert {int(deal.partner) for deal in state.proposals(0)} == {1, 2}


def test_peace_takes_a_threat_away_from_the_one_and_a_goal_from_the_other() -> None:
    state = threatened()
    trusting = state.copy()
    trusting.trust(1, 0)
    assert trusting.evaluate(0) > state.evaluate(0)
    assert trusting.evaluate(1) < state.evaluate(1)
    assert trusting.copy().evaluate(0) == trusting.evaluate(0)
    assert trusting.lines() == state.lines()


@pytest.mark.parametrize(
    ("move", "is_broken"), [("move crow-gate sahl 2", True), ("move crow-gate flint-waste 2", False), ("done", False)]
)
def test_marching_onto_a_tile_of_theirs_breaks_the_word(move: str, is_broken: bool) -> None:
    state = swarm("move", troops=THREATENED, start="b")
    assert state.breaks(1, 0, state.notation().parse(move)) == is_broken
    assert not state.breaks(1, 2, state.notation().parse(move))


def test_who_gets_the_water_is_bound() -> None:
    state = threatened(water="b1")
    does(state, "a", "offer b give 2 want 0")
    does(state, "c", "offer b give 0 want 1")
    assert [(int(deal.maker), int(deal.bound), int(deal.protected())) for deal in state.open_deals(1)] == [
        (0, 1, 0),
        (2, 2, 1),
    ]


def test_a_threatened_bot_buys_peace_from_whoever_threatens_it_and_only_once() -> None:
    state, bot = threatened(), negotiator()
    move = bot.beside(state, 0)
    assert said(state, move).startswith("offer b give")
    does(state, "a", said(state, move))
    does(state, "b", "decline a")
    assert bot.beside(state, 0) == NOTHING


def test_a_bot_takes_water_for_peace_and_then_keeps_it() -> None:
    state, bot = threatened(), negotiator()
    does(state, "a", "offer b give 4 want 0")
    assert said(state, bot.respond(state, 1)) == "accept a"
    assert bot.notes[PROMISED] == 1
    does(state, "b", "accept a")
    for seat in "abc":
        does(state, seat, "done")
    does(state, "a", "done")
    chosen = bot.answer(state, 1)
    assert not state.breaks(1, 0, chosen) or bot.notes[BROKEN] == 1


@pytest.mark.parametrize("offer", ["offer b give 0 want 1", "offer b give 1 want 1"])
def test_what_brings_nothing_is_declined(offer: str) -> None:
    state = threatened(water="b1")
    does(state, "a", offer)
    assert said(state, negotiator().respond(state, 1)) == "decline a"


def test_a_promise_lapses_with_its_round() -> None:
    state, bot = threatened(), negotiator()
    does(state, "a", "offer b give 4 want 0")
    bot.respond(state, 1)
    later = threatened()
    later.round += 1
    bot.recall(later)
    assert [int(note) for note in bot.notes] == [int(later.round), 0, 0, 0, 0]


def test_in_a_game_of_two_there_is_nothing_to_gain_for_both() -> None:
    state = swarm("drop", seats=2, troops={"a": {"sahl": 2}, "b": {"crow-gate": 5}}, water="a6 b1")
    assert negotiator().beside(state, 0) == NOTHING


class Noted(Bot):
    """A negotiator whose proposals are noted with their round, and whether the proposer was bound by a promise."""

    def __init__(self, inner: Negotiator, told: list[tuple[int, int, int]]) -> None:
        super().__init__(inner.dice)
        self.inner = inner
        self.told = told

    def choose(self, imagined: State, seat: i64) -> i64:
        return self.inner.choose(imagined, seat)

    def initiative(self, state: State, seat: i64) -> i64:
        move = self.inner.initiative(state, seat)
        if move != NOTHING:
            self.told.append((int(state.term()), int(seat), int(first(move))))
        return move

    def respond(self, state: State, seat: i64) -> i64:
        return self.inner.respond(state, seat)


def test_in_whole_games_nobody_is_asked_twice_in_a_round_and_few_are_asked() -> None:
    everything = 0
    for seed in range(4):
        told: list[tuple[int, int, int]] = []
        state = GAME.begin(4, seeded(seed), GAME.settle(4, {}))
        inner = [Negotiator(Greedy(bot_dice(seed, seat))) for seat in range(4)]
        checked_contest(state, [Noted(bot, told) for bot in inner], 5000)
        assert len(set(told)) == len(told)
        a_round = [(term, seat) for term, seat, _ in told]
        assert all(a_round.count(one) <= MOST_PROPOSALS for one in a_round)
        assert all(bot.notes[BROKEN] <= MOST_BROKEN for bot in inner)
        everything += len(told)
    assert everything > 0


def test_the_same_seed_is_the_same_game_with_deals() -> None:
    def ended() -> int:
        state = GAME.begin(3, seeded(4), GAME.settle(3, {}))
        checked_contest(state, [new_bot("medium", bot_dice(4, seat)) for seat in range(3)], 400)
        return int(state.digest())

    assert ended() == ended()


def test_bots_say_what_they_want_for_their_water_and_what_they_promise() -> None:
    state = threatened(water="b1")
    assert speech(state.view(0), ["offer", "b", "give", "2", "want", "0"]) == {  # type: ignore[arg-type]
        "to": 1,
        "text": "2 water for you if you leave me in peace this round.",
    }
    does(state, "a", "offer b give 2 want 0")
    accepted = speech(state.view(1), ["accept", "a"])  # type: ignore[arg-type]
    assert accepted == {"to": 0, "text": "Deal. I'll leave you in peace this round."}
    assert speech(state.view(1), ["decline", "a"]) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("terms", ["give 0 want 1", "give 1 want 1"])
def test_a_bot_that_takes_no_water_promises_nothing_for_it(terms: str) -> None:
    state = does(threatened(water="b1"), "a", f"offer b {terms}")
    accepted = speech(state.view(1), ["accept", "a"])  # type: ignore[arg-type]
    assert accepted == {"to": 0, "text": "Deal. Now leave me in peace this round."}
