"""How moves and cards are offered: every verb has its label, steps and button, every card its rule and its text."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hegemon.engine.moves import high
from hegemon.engine.notation import COUNT, Kind, argument
from hegemon.engine.state import SPECTATOR, seats_in
from hegemon.games.swarm import board, content
from hegemon.games.swarm.drawing.hands import SHORT, cards_of, quest_card
from hegemon.games.swarm.moves import notation_for
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does, swarm
from hegemon.games.swarm.tests.test_asking import moments, seen
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words import button, notes, verbs
from hegemon.kit.words.english import LONGEST_BUTTON

VERBS = notation_for(Kind("tile", ["sahl"]), 6).verbs
LONGEST_RULE = 40


def fixed_words(parts: list[Kind | str], word: str) -> str:
    """A verb by the words of it that never change."""
    return " ".join([word, *(part for part in parts if isinstance(part, str))])


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.pattern())
def test_every_verb_has_a_label_and_a_question_for_each_argument(verb: Any) -> None:
    said = verbs(seen(swarm("drop")))
    for told in (said[fixed_words(verb.parts, verb.word)], said[verb.word]):
        assert 0 < len(str(told["label"])) <= LONGEST_BUTTON
    steps = cast("list[str]", said[fixed_words(verb.parts, verb.word)]["steps"])
    assert len(steps) >= len(verb.kinds)
    assert all(len(step) <= 60 for step in steps)


@pytest.mark.parametrize(
    ("held", "asked"), [([], "How many troops fight?"), (["bluff"], "Add a tactics card, or choose troops")]
)
def test_tactics_are_asked_for_where_there_are_some(held: list[str], asked: str) -> None:
    state = swarm("battle", troops={"a": {"sahl": 2}, "b": {"sahl": 1}}, leaders={"a": ["tor"]}, coverts={"a": held})
    assert cast("list[str]", verbs(seen(state, 0))["plan"]["steps"])[1] == asked


def test_every_legal_move_has_a_button_of_its_own() -> None:
    spoken: set[str] = set()
    for state in moments():
        seat = seats_in(state.unanswered())[0]
        view = seen(state, seat)
        for entry in [*list(state.legal(seat))[:6], *list(state.asides(seat))[:8]]:
            words = words_of(state, int(entry))
            said = button(view, words)
            spoken.add(words[0])
            assert 0 < len(said) <= LONGEST_BUTTON + 8, said  # the longest name and the longest tile
            assert said.count("{n}") == (words[0] not in ("plan", "offer") and "{n}" in words)  # beside their sums
    assert spoken >= {verb.word for verb in VERBS} - {"against"}


def words_of(state: Swarm, entry: int) -> list[str]:
    """A move in words, its count left open."""
    verb = state.notation().verb_of(entry)
    arguments = iter(verb.kinds)
    words = [verb.word]
    for part in verb.parts:
        if isinstance(part, str):
            words.append(part)
            continue
        kind = next(arguments)
        at = verb.place(verb.kinds.index(kind)) if verb.kinds.count(kind) == 1 else verb.place(len(words) - 1)
        words.append("{n}" if kind is COUNT and at == 2 else kind.format(argument(entry, at)))
    assert high(entry) >= 0
    return words


@pytest.mark.parametrize(
    ("phase", "words", "said"),
    [
        ("drop", "drop sahl {n}", "Drop {n} at Sahl"),
        ("drop", "descend fire sahl {n}", "Bring {n} to Sahl"),
        ("drop", "done", "Done"),
        ("move", "move sahl salt-keep {n}", "Move {n} to Salt Keep"),
        ("move", "done", "Skip"),
        ("pray", "pray wind", "Pray at Reed Temple"),
        ("quest", "bid {n}", "Bid {n}"),
        ("quest", "bid 2 upto {n}", "Bid 2, up to {n}"),
        ("quest", "play thief b", "Steal from Bo"),
        ("quest", "play lure north", "Lure the swarm north"),
        ("quest", "play unrest b sahl", "Unrest: Bo, Sahl"),
        ("quest", "pay b {n}", "Pay Bo {n} water"),
        ("quest", "offer b give 2 want {n}", "Send offer to Bo"),
        ("quest", "accept b", "Accept Bo's offer"),
        ("quest", "order treason never", "Never call treason"),
        ("quest", "plan tor banner {n}", "Confirm plan"),
        ("quest", "discard both-wells", "Discard Both Wells"),
        ("quest", "treason", "Call treason"),
        ("quest", "pass", "Pass"),
        ("quest", "xyzzy", ""),
    ],
)
def test_a_button_says_what_the_move_does(phase: str, words: str, said: str) -> None:
    assert button(seen(swarm(phase, troops={"a": {"sahl": 2}}), 0), words.split()) == said


def test_who_has_moved_is_done_and_who_has_not_skips() -> None:
    view = seen(swarm("move", troops={"a": {"sahl": 2}}), 0)
    assert [button({**view, "marches": marches}, ["done"]) for marches in (0, 1)] == ["Skip", "Done"]


@pytest.mark.parametrize("card", content.COVERTS, ids=lambda card: card.name)
def test_every_covert_card_has_a_short_rule_a_text_and_art_without_text(card: content.CovertKind) -> None:
    held = next(one for one in held_by(swarm("drop", coverts={"a": [card.name]})) if one["name"] == card.label)
    assert held["rule"] == SHORT[card.name]
    assert_sound(held)
    assert held["text"].lower() == card.text.removeprefix("Tactics: ").lower()


@pytest.mark.parametrize("leader", content.LEADERS, ids=lambda leader: leader.name)
def test_every_leader_has_its_skill_and_its_element(leader: content.Leader) -> None:
    (held,) = held_by(swarm("drop", leaders={"a": [leader.name]}))
    assert (held["kind"], held["word"], held["value"], held["group"]) == (
        "leader",
        leader.name,
        str(leader.skill),
        "Your leaders",
    )
    assert held["rule"] == f"{content.ELEMENTS[leader.element].capitalize()} leader"
    assert_sound(held)


@pytest.mark.parametrize("quest", content.QUESTS, ids=lambda quest: quest.name)
def test_every_quest_has_a_short_rule_where_it_stands_in_the_row(quest: content.Quest) -> None:
    assert_sound(quest_card(quest.name))


def test_traitors_to_choose_from_are_told_from_ones_own_leaders() -> None:
    view = seen(swarm("keep"), 0)
    view["hand"]["leaders"] = view["hand"]["traitors"][:1]
    own, another, *_, leader = [(card["kind"], card["rule"]) for card in cards_of(view)]
    assert (own[0], own[1].split(maxsplit=1)[1]) == ("traitor", "leader, your own")
    assert (another[0], another[1].split(maxsplit=1)[1]) == ("traitor", "leader")
    assert (leader[0], leader[1].split()[1]) == ("leader", "leader")


def held_by(state: Swarm) -> list[dict[str, str]]:
    return list(cards_of(seen(state, 0)))


def assert_sound(card: dict[str, str]) -> None:
    assert 0 < len(card["rule"]) <= LONGEST_RULE
    assert card["text"].endswith(".")
    assert card["art"].startswith("<svg")
    assert "<text" not in card["art"]
    assert card["tone"].startswith("#")


def test_a_spectator_holds_nothing() -> None:
    view = seen(swarm("drop", leaders={"a": ["tor"]}), SPECTATOR)
    assert (board.cards(view), notes(view)) == ([], [])


def test_the_four_traitors_stand_in_the_row_until_one_is_kept() -> None:
    state = swarm("keep")
    kinds = [card["kind"] for card in board.cards(seen(state, 0))]
    assert kinds[:4] == ["traitor"] * 4
    assert "traitor" not in [card["kind"] for card in board.cards(seen(swarm("drop"), 0))]


@pytest.mark.parametrize(
    ("phase", "picks"),
    [
        ("battle", [("tactics", "banner"), ("covert", "thief")]),
        ("drop", [("tactics", "banner"), ("verb", "play thief")]),
    ],
)
def test_a_card_is_picked_as_the_moment_names_it(phase: str, picks: list[tuple[str, str]]) -> None:
    troops = {"a": {"sahl": 2}, "b": {"sahl": 1}} if phase == "battle" else {}
    state = swarm(phase, coverts={"a": ["thief", "banner"]}, troops=troops)
    assert [(card["kind"], card["word"]) for card in board.cards(seen(state, 0))] == picks


def test_who_has_to_discard_finds_quests_and_laid_wards_in_the_row() -> None:
    state = swarm("quest", quests={"a": ["choir", "host", "cistern"]}, decks={"quest": ["novice"]})
    for seat, move in (("a", "bid 1"), ("b", "pass"), ("c", "pass")):
        does(state, seat, move)
    assert {card["word"] for card in board.cards(seen(state, 0))} == {"choir", "host", "cistern", "novice"}
    assert "Choir" not in noted(seen(state, 0))
    state = swarm("covert", coverts={"a": ["banner", "banner", "bluff"]}, wards="a", decks={"covert": ["spy"]})
    for seat, move in (("a", "bid 1"), ("b", "pass"), ("c", "pass")):
        does(state, seat, move)
    shown = [(card["kind"], card["word"]) for card in board.cards(seen(state, 0))]
    assert shown == [("covert", word) for word in ("banner", "banner", "bluff", "spy", "ward")]


def noted(view: View) -> dict[str, str]:
    return {note["title"]: note["text"] for note in notes(view)}


def test_whose_troops_are_all_in_battles_reads_why_they_cannot_move() -> None:
    shared = swarm("move", troops={"a": {"sahl": 4}, "b": {"sahl": 1, "crow-gate": 1}})
    assert ["No moves" in noted(seen(shared, seat)) for seat in (0, 1, 2)] == [True, False, False]


def test_notes_tell_quests_traitor_specialty_and_wards_to_their_owner_alone() -> None:
    state = swarm(
        "drop",
        quests={"a": ["butcher", "lamplighter", "dry-throat"]},
        troops={"a": {"sahl": 1}},
        wards="a",
        traitors={"a": "dorn"},
        specialty={"a": "nomad"},
    )
    told = noted(seen(state, 0))
    assert told["Butcher"] == "0 of 2 wins this round (reward: 1 point)"
    assert told["Lamplighter"] == "done: 1 of 1 city (reward: 3 water)"
    assert told["Dry Throat"] == "5 water, 2 at most (reward: 4 water)"
    assert told["Traitor"].startswith("Dorn, earth 1. Safe from treason: ")
    assert told["Nomad"] == "Your first move each round is free"
    assert told["Ward laid"] == "cancels the next thief, spy or unrest"
    assert not {"Butcher", "Ward laid"} & set(noted(seen(state, 1)))


def test_what_a_quest_has_reached_is_what_the_rules_pay_for() -> None:
    for state in moments():
        for seat in range(int(state.seats)):
            hand = state.view(seat)["hand"]
            assert isinstance(hand, dict)
            for name, so_far, met in zip(hand["quests"], hand["quests_so_far"], hand["quests_met"]):
                quest = next(quest for quest in content.QUESTS if quest.name == name)
                at_most = quest.kind in (content.FIELD_ALL, content.BE_THIRSTY)
                assert met == (so_far <= quest.need if at_most else so_far >= quest.need)
