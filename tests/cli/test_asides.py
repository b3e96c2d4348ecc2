"""What may be done beside the question: it can be found, typed and taken back, and the question stays."""

from __future__ import annotations

import re
from itertools import count

import pytest
from mypy_extensions import i64
from tests.cli.tables import Table, campus

import hegemon
from hegemon.bots.bot import NOTHING, Bot
from hegemon.cli.playing.beside import aside_forms, aside_word
from hegemon.cli.playing.picking import Path
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.moves import expand
from hegemon.engine.state import State


def swarm(players: int = 3) -> Match:
    """A game in which nobody is poor, all are asked to keep a traitor, and Ada is the next to be asked alone."""
    games = (hegemon.game("swarm").new(players, seed, (), starting_water=10) for seed in count())
    return next(match for match in games if match.view()["start"] == 0)


def played(match: Match, seat: int = 0) -> list[str]:
    return [entry.text for entry in match.moves if entry.seat == seat]


def water(match: Match) -> int:
    """Ada's."""
    seats = match.view(0)["seats"]
    assert isinstance(seats, list)
    return int(seats[0]["water"])


def test_the_menu_ends_with_what_may_be_done_beside(table: Table) -> None:
    shown = table.play(swarm(), "human,random,random", "")
    menu = shown.partition("Choose a traitor:")[2].partition("Ada keep> ")[0].splitlines()
    assert menu[-1] == (
        "Other actions: order treason ORDER, order shrine ORDER, pay PLAYER COUNT,"
        " offer PLAYER give WATER want COUNT. Type `other` for details."
    )


def test_a_game_without_asides_says_nothing_of_them(table: Table) -> None:
    shown = table.play(campus(), "human,human", "", "other")
    assert "Other actions" not in shown
    assert "No other actions right now." in shown


def test_a_command_lists_them_with_their_texts(table: Table) -> None:
    shown = table.play(swarm(), "human,random,random", "other")
    assert "  pay PLAYER COUNT                    Pay water to a player, at any time.\n" in shown
    assert "  offer PLAYER give WATER want COUNT  Offer a player a water deal.\n" in shown
    assert "  order treason ORDER                 Set how you answer when treason is called for.\n" in shown


@pytest.mark.parametrize("typed", ["pay b 2", "PAY B 2", "pa b 2", "pay b 2 "])
def test_a_typed_aside_is_played_and_the_question_stays(table: Table, typed: str) -> None:
    match = swarm()
    shown = table.play(match, "human,random,random", typed)
    assert played(match) == ["pay b 2"]
    assert "  Ada paid Bo 2 water.\n" in shown
    assert shown.count("Ada keep> ") == 2
    assert 0 in match.unanswered


def test_what_is_missing_of_an_aside_is_asked_for(table: Table) -> None:
    match = swarm()
    shown = table.play(match, "human,random,random", "offer", "b", "1", "2")
    assert played(match) == ["offer b give 1 want 2"]
    for prompt in ("Ada offer> ", "Ada offer b give> ", "Ada offer b give 1 want> "):
        assert prompt in shown
    assert "Ada offered Bo 1 water and asked for 2." in shown


def test_one_goes_back_from_an_aside_to_the_question(table: Table) -> None:
    match = swarm()
    shown = table.play(match, "human,random,random", "pay b", "back", "back", "back")
    assert "Ada pay b> Choose a player:" in shown
    assert "Ada pay> Choose a traitor:" in shown
    assert "Ada keep> Nothing to go back to; `undo` undoes your last move." in shown
    assert played(match) == []


def test_an_answer_may_be_typed_in_the_middle_of_an_aside(table: Table) -> None:
    match = swarm()
    answer = match.legal(0)[3]
    table.play(match, "human,random,random", "pay b", answer)
    assert played(match) == [answer]


def test_an_aside_that_leaves_no_trace_is_confirmed(table: Table) -> None:
    match = swarm()
    shown = table.play(match, "human,random,random", "order treason always")
    assert "  Done: order treason always.\n" in shown
    assert played(match) == ["order treason always"]


def test_a_word_of_several_asides_is_answered_with_their_forms(table: Table) -> None:
    shown = table.play(swarm(), "human,random,random", "order", "ord shrine never")
    assert "'order' could be `order treason ORDER` or `order shrine ORDER`." in shown
    assert "Done: order shrine never." in shown


def test_an_aside_against_a_rule_is_refused_with_the_rule(table: Table) -> None:
    match = swarm()
    shown = table.play(match, "human,random,random", "pay b 99", "accept b", "offer b give 99")
    assert f"You can pay 1 to {water(match)} water now. (SWARM-3.1)" in shown
    assert "That player has no open offer to you. (SWARM-3.1)" in shown
    assert "'99' is not a water you can choose here; choose from 0, 1, 2, 3, " in shown
    assert played(match) == []


def test_a_question_about_an_aside_is_answered(table: Table) -> None:
    match = swarm()
    shown = table.play(match, "human,random,random", "? pay b 2", "? offer b", "? pay b 99")
    assert f"You can `pay b 2` in addition to your move: {water(match) - 2} water left; 2 water." in shown
    assert re.search(r"You can `offer b \.\.\.` in addition to your move: \d+ water, ", shown)
    assert f"You can pay 1 to {water(match)} water now. (SWARM-3.1)" in shown
    assert played(match) == []


def test_an_offer_is_told_to_whom_it_is_made_and_can_be_accepted(table: Table) -> None:
    match = swarm(2)
    before = water(match)
    shown = table.play(match, "human,human", "1", "", "offer a give 2 want 1", "1", "", "", "accept b")
    told = shown.rpartition("Pass the keyboard to Ada")[2]
    assert "Bo offered Ada 2 water and asked for 1." in told
    assert "accept b, decline b, " in told
    assert played(match)[-1] == "accept b"
    assert water(match) == before + 1


class Merchant(Bot):
    """Answers anything, and offers seat 0 the first thing that it may."""

    def choose(self, imagined: State, seat: i64) -> i64:
        return imagined.sample(seat, self.dice)

    def aside(self, state: State, seat: i64) -> i64:
        offers = [move for move in expand(state.asides(seat)) if state.notation().format(move).startswith("offer a ")]
        return offers[0] if offers else NOTHING


def test_an_offer_of_a_bot_is_told_when_it_comes(table: Table) -> None:
    match = swarm()
    bots = {1: Merchant(seeded(1)), 2: Merchant(seeded(2))}
    shown = table.play(match, "human,random,random", *["1"] * 20, bots=bots)
    assert "offer a give 0 want 1" in played(match, 1)
    assert " B  Bo offered Ada 0 water and asked for 1.\n" in shown


def test_one_aside_of_a_kind_is_written_out() -> None:
    match = swarm(2)
    match.play(1, "offer a give 2 want 1")
    forms = [form for form, _ in aside_forms(match, 0)]
    assert forms[2:5] == ["accept b", "decline b", f"pay b 1-{water(match)}"]


@pytest.mark.parametrize(("word", "meant"), [("pay", "pay"), ("p", "pay"), ("of", "offer"), ("o", ""), ("k", "")])
def test_answers_go_before_asides(word: str, meant: str) -> None:
    assert aside_word(Path(swarm(), 0), word) == meant


def test_the_same_beginning_means_the_answer(table: Table) -> None:
    match = swarm(2)
    table.play(match, "human,random", "1", "1", "p fire", "pa b 1")
    assert played(match)[2:] == ["pray fire", "pay b 1"]
