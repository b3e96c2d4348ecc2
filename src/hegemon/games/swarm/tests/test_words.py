"""What is said of Swarm beside the terminal: open deals with their answers, and the chapters of a game."""

from __future__ import annotations

from itertools import count
from typing import Any, cast

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.moves import verb
from hegemon.engine.state import SPECTATOR, lowest
from hegemon.games.swarm import GAME, policy
from hegemon.games.swarm.content import COVERTS
from hegemon.games.swarm.moves import ACCEPT, DECLINE, OFFER
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does, heard, swarm
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words import chapter, deals, describe, moment, outcome, score

ENOUGH = 20  # answers to offers that a test wants to see


def seen(state: Swarm, seat: int = SPECTATOR) -> View:
    return cast("View", {**state.view(seat), "names": ["Ada", "Bo", "Cleo"]})


@pytest.mark.parametrize(
    ("give", "want", "to_you", "from_you"),
    [
        (2, 1, "Bo offers you 2 water for 1 water.", "You offer Ada 2 water for 1 water."),
        (0, 3, "Bo asks you for 3 water.", "You ask Ada for 3 water."),
        (2, 0, "Bo offers you 2 water for free.", "You offer Ada 2 water for free."),
    ],
)
def test_an_offer_is_told_to_its_two_parties_alone(give: int, want: int, to_you: str, from_you: str) -> None:
    state = does(swarm("move", troops={"a": {"sahl": 2}}), "b", f"offer a give {give} want {want}")
    answers = [{"label": "Accept", "move": "accept b"}, {"label": "Decline", "move": "decline b"}]
    assert told(state, 0) == [(to_you, answers)]
    assert told(state, 1) == [(from_you, [])]
    assert deals(seen(state, 2), lambda: state) == []
    assert deals(seen(state), lambda: state) == []


def told(state: Swarm, seat: int) -> list[tuple[object, object]]:
    """The sentences of the open offers, with their answers."""
    return [(deal["text"], deal["moves"]) for deal in deals(seen(state, seat), lambda: state)]


def sides(state: Swarm, seat: int) -> tuple[object, str, str]:
    """Of the only open offer: with whom it is, and what this seat would give and get."""
    (deal,) = cast("list[dict[str, Any]]", deals(seen(state, seat), lambda: state))
    give, get = (side["title"] if side else "" for side in (deal["give"], deal["get"]))
    return deal["seat"], give, get


def test_an_offer_is_a_card_that_shows_each_party_what_it_gives_and_gets() -> None:
    state = does(swarm("move", troops={"a": {"sahl": 2}}), "b", "offer a give 2 want 1")
    assert sides(state, 0) == (1, "1 water", "2 water")
    assert sides(state, 1) == (0, "2 water", "1 water")


def test_a_side_of_an_offer_on_which_nothing_goes_is_empty() -> None:
    state = does(swarm("move", troops={"a": {"sahl": 2}}), "b", "offer a give 2 want 0")
    assert sides(state, 0) == (1, "", "2 water")


@pytest.mark.rule("SWARM-8.1")
@pytest.mark.parametrize(
    ("price", "note", "labels"),
    [(3, "", ["Accept", "Decline"]), (4, "Lower your bid to accept.", ["Decline"])],
)
def test_an_offer_can_be_accepted_with_all_that_is_left_beside_a_sealed_bid(
    price: int, note: str, labels: list[str]
) -> None:
    state = does(swarm("quest", auction="sealed", water="a8"), "a", "bid 5")
    does(state, "b", f"offer a give 1 want {price + 1}")
    (deal,) = cast("list[dict[str, Any]]", deals(seen(state, 0), lambda: state))
    assert (deal["note"], [move["label"] for move in deal["moves"]]) == (note, labels)


@pytest.mark.parametrize("auction", ["open", "sealed"])
def test_the_answers_to_an_offer_are_those_that_are_legal(auction: str) -> None:
    games = count(8)
    offered = 0
    while offered <= ENOUGH:
        offered += answers_in_a_game(auction, next(games))


def answers_in_a_game(auction: str, seed: int) -> int:
    """How many answers to offers there were; offers are made at random, and each answer is legal."""
    state, dice, offered = GAME.new(players=4, seed=seed, auction=auction).state, seeded(seed), 0
    assert isinstance(state, Swarm)
    while state.pending():
        for seat in range(4):
            beside = [move for move in state.asides(seat) if verb(move) in (ACCEPT, DECLINE)]
            moves: list[Any] = []
            for deal in deals(cast("View", state.view(seat)), lambda: state):
                moves += cast("list[Any]", deal["moves"])
            assert [move["move"] for move in moves] == [state.notation().format(move) for move in beside]
            offered += len(moves)
        seat = int(dice.below(4))
        offers = [move for move in state.asides(seat) if verb(move) == OFFER]
        if offers and not dice.below(3):
            state.play(seat, int(offers[int(dice.below(len(offers)))]) & ((1 << 46) - 1))
        asked = lowest(state.unanswered())
        state.play(asked, policy.reply(state, asked, dice))
    return offered


def test_a_game_goes_from_the_setup_through_the_phases_to_the_end() -> None:
    longest = next(chapters for chapters in map(chapters_of, count(2)) if "Round 2, harvest and auction" in chapters)
    assert longest[0] == "Setup"
    assert "Round 1, event" in longest
    assert longest.index("Round 1, event") < longest.index("Round 2, harvest and auction")
    assert len(longest) == len(set(longest))
    assert longest[-1] == "The end"


def chapters_of(seed: int) -> list[str]:
    """The parts that a game goes through."""
    state, dice, chapters = GAME.new(players=3, seed=seed).state, seeded(seed), [""]
    assert isinstance(state, Swarm)
    while state.pending():
        chapters += [chapter(seen(state))] if chapter(seen(state)) != chapters[-1] else []
        seat = lowest(state.unanswered())
        state.play(seat, policy.reply(state, seat, dice))
    return [*chapters[1:], chapter(seen(state))]


def test_a_spectator_reads_who_is_awaited_and_not_who_has_answered() -> None:
    state = swarm("keep")
    before = moment(seen(state)), describe(seen(state))
    assert before[0] == "All players are choosing a traitor"
    state.play(1, int(state.legal(1)[0]))
    assert (moment(seen(state)), describe(seen(state))) == before


@pytest.mark.parametrize("card", [kind.name for kind in COVERTS])
def test_a_covert_card_is_named_without_an_article(card: str) -> None:
    state = swarm("covert", coverts={"b": [card], "a": ["spy"]}, decks={"covert": [card] if card != "spy" else []})
    does(state, "a", "play spy b", "bid 5")
    label = next(kind.label for kind in COVERTS if kind.name == card)
    told = heard(state, "a")
    assert f"B held the covert card {label}." in told
    assert card == "spy" or f"A drew the covert card {label}." in told


def test_the_sentences_know_nothing_of_signs_on_a_screen() -> None:
    assert "~" not in describe(seen(swarm("move", troops={"a": {"sahl": 2}})))


@pytest.mark.parametrize(
    ("ending", "winners", "won"),
    [
        (
            "bastions",
            [0],
            "Ada held 3 bastions for two rounds. Everyone else is ranked by points.",
        ),
        ("long night", [1], "The Long Night is over, and Bo won with the most points."),
        ("duel", [1], "It was a tie, and Bo won the duel."),
        ("list", [2], "The duel was a tie too; cities, water and quests decided it for Cleo."),
        ("draw", [0, 2], "The duel was a tie too: Ada and Cleo share the win."),
    ],
)
def test_the_end_says_how_it_was_won(ending: str, winners: list[int], won: str) -> None:
    view = seen(swarm("drop")) | {"phase": "over", "over": True, "ending": ending, "winners": winners}
    assert describe(view).startswith(f"The game is over. {won}\n")
    assert score(view, 0) == ("0 bastions" if ending == "bastions" else "0 points")
    assert score(view, 1) == ("0 points, 0 bastions" if ending == "bastions" else "0 points")


def test_the_end_of_a_game_in_which_bastions_are_held_once_says_so() -> None:
    over = {"phase": "over", "over": True, "ending": "bastions", "winners": [0]}
    view = cast("View", seen(swarm("drop", hold=1)) | over)
    assert outcome(view) == "Ada held 3 bastions after the battles. Everyone else is ranked by points."
