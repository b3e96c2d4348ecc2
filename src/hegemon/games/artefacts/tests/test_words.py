"""Artefacts in words: prompts, battles as they are told, moves as they are offered, the log."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.engine.events import Event
from hegemon.games.artefacts import words
from hegemon.games.artefacts.content import MARCHING
from hegemon.games.artefacts.knowledge import ArtefactsView, view
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.terminal import show
from hegemon.games.artefacts.tests.positions import play, table
from hegemon.presentation.scenes import parted, retold, spots_of

NAMES = ["Ada", "Bo", "Cleo", "Dan"]


def seen(state: Artefacts) -> ArtefactsView:
    """As whoever is asked sees it."""
    return {**view(state, state.turn), "names": NAMES[: int(state.seats)]}


def told(state: Artefacts, *moves: str, reader: int = -1) -> list[dict[str, Any]]:
    """The headlines of the last of some moves."""
    play(state, *moves[:-1])
    events: list[Event] = []
    state.heard = events
    play(state, moves[-1])
    names = ["you" if seat == reader else name for seat, name in enumerate(NAMES)]
    scenes: list[Any] = [retold(state.chronicle(), event, names) for event in events]
    begins: Any = words.begins
    parts: list[Any] = parted(scenes, begins)
    return [words.headline(part) or {"text": part[0]["text"], "lost": []} for part in parts]


def hint(state: Artefacts, text: str) -> str:
    return words.hint(seen(state), lambda: state, text.split())


def besieged(**options: Any) -> Artefacts:
    """Ada has attacked Bo from next door, and Cleo, who is inside, is asked."""
    state = table({"ravenscar": "BBBC", "gorsefell": "AAAAA"}, **options)
    play(state, "fight b ravenscar from gorsefell")
    return state


@pytest.mark.parametrize(
    ("state", "prompt", "moment"),
    [
        (table({"ravenscar": "AB"}, phase=MARCHING), "March armies, or finish (1 of 1 can march)", "Ada is marching"),
        (table({"ravenscar": "AB"}), "Start a battle, or skip it", "Ada is choosing a battle"),
        (
            besieged(),
            "Ada attacks, 5\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}3. Pick a side",
            "Cleo is choosing a side, 5\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}3",
        ),
    ],
)
def test_who_is_asked_is_told_what_to_do_and_the_others_what_happens(
    state: Artefacts, prompt: str, moment: str
) -> None:
    assert words.prompt(seen(state)) == prompt
    assert words.moment(seen(state)) == moment


def test_who_sets_up_is_told_which_of_how_many_armies_it_is() -> None:
    early: Any = {**seen(table({"ravenscar": "AB"}, starting_armies=3)), "phase": "settling"}
    assert words.prompt(early) == "Place army 2 of 3 in a free slot"


def test_a_debrief_tells_how_many_armies_are_left() -> None:
    state = table({"ravenscar": "AAB", "gorsefell": "A"})
    play(state, "done")
    assert words.prompt(seen(state)) == "Place 2 new armies (one per slot)"
    play(state, "raise 2")
    assert words.prompt(seen(state)) == "Place 1 new army"
    assert words.phases(seen(state))["now"] == 2


def test_a_battle_is_told_with_both_sides_and_what_is_at_stake() -> None:
    note = words.notice(seen(besieged()))
    assert note is not None
    assert note["title"] == "Battle for Ravenscar"
    assert note["text"] == "Ada 5 against Bo 3. Yet to answer: Cleo. As it stands, Ada loses 2, Bo loses 3."
    assert note["rows"] == [["Ada", "5", "2"], ["Bo", "3", "3"], ["Yet to answer: Cleo", "", ""]]


def test_answers_stay_in_sight_while_a_battle_goes_on() -> None:
    state = table({"ravenscar": "BBBCD", "gorsefell": "AAAAA"}, players=4)
    play(state, "fight b ravenscar from gorsefell", "abstain")
    note = words.notice(seen(state))
    assert note is not None
    assert "Staying out: Cleo. Yet to answer: Dan" in str(note["text"])


def test_where_the_many_armies_of_round_1_come_from_is_told() -> None:
    late: Any = {**seen(table({"ravenscar": "AB"})), "phase": "raising", "round": 1, "first": 1, "turn": 0}
    late |= {"players": 4, "reserve": 17, "income": [1, 1, 1, 1], "names": NAMES}
    note = words.notice(late)
    assert note is not None
    assert (note["title"], note["text"]) == ("Round 1", "going last brings 16 more armies")
    late["round"] = 2
    assert words.notice(late) is None
    late |= {"round": 1, "reserve": 1}
    assert words.notice(late) is None


@pytest.mark.parametrize(
    ("reserve", "prompt"),
    [
        (0, "Use a power, or end your turn"),
        (1, "Place 1 new army"),
        (2, "Place 2 new armies (one per slot)"),
        (9, "Place 2 of 9 new armies (no more free slots)"),
    ],
)
def test_who_raises_armies_is_told_how_many_have_room(reserve: int, prompt: str) -> None:
    areas = [{"muster": 1, "free": 2}, {"muster": 0, "free": 5}]
    late: Any = {**seen(table({"ravenscar": "AB"})), "phase": "raising", "reserve": reserve, "areas": areas}
    assert words.prompt(late) == prompt


def test_what_helps_a_side_is_counted_in_the_notice() -> None:
    state = table(
        {"ravenscar": "BBBC", "gorsefell": "AAAAA"}, carried={"Vanguard Banner": 1, "Idol of the Threshold": 22}
    )
    play(state, "fight b ravenscar from gorsefell", "oppose")
    artefact = next(k + 1 for k, relic in enumerate(seen(state)["artefacts"]) if relic["holder"] == 0)
    play(state, f"use {artefact}")
    note = words.notice(seen(state))
    assert note is not None
    assert str(note["text"]).startswith("7 (Ada 5, Vanguard Banner 2) against 4 (Bo 3, Cleo 1)")


@pytest.mark.rule("ARTEFACTS-7.2")
@pytest.mark.parametrize(("turn", "begun", "limit"), [("A", 4, 4), ("B", 3, 4), ("A", 4, 5)])
def test_the_end_is_told_with_the_reason_of_the_rules(turn: str, begun: int, limit: int) -> None:
    board = {"jackdaw": "A", "gorsefell": "B"}
    state = table(board, players=2, turn=turn, phase=MARCHING, round=begun, round_limit=limit)
    play(state, "done", "done", "done", "done")
    why = {"round limit": "The last round is over.", "standstill": "Nothing changed for a whole round."}
    assert words.outcome(seen(state)).startswith(why[state.standing().ending])


def test_the_end_is_told_of_when_few_slots_are_left() -> None:
    full = {
        "gorsefell": "AAAAAAA",
        "pinesward": "BBBBB",
        "inglewood": "AAAA",
        "alderney": "BBBBB",
        "ravenscar": "AAAAAA",
    }
    state = table({**full, "northolt": "BBBBB", "vellin": "AAAAA", "stonewell": "B"}, phase=MARCHING)
    note = words.notice(seen(state))
    assert note == {"symbol": note["symbol"] if note else "", "title": "The end is near", "text": "12 free slots left"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("support", "6 against 3. You lose 1, Ada loses 1, Bo loses 3. Nobody is left in Ravenscar"),
        ("oppose", "5 against 4. You lose 1, Ada loses 1, Bo loses 3. Nobody is left in Ravenscar"),
        ("abstain", ""),
    ],
)
def test_a_side_shows_what_it_would_come_to(text: str, expected: str) -> None:
    assert hint(besieged(), text) == expected


def test_an_attack_shows_the_strengths_who_may_join_and_the_losses() -> None:
    state = table({"ravenscar": "BBBC", "gorsefell": "AAAAA"})
    assert hint(state, "fight b ravenscar from gorsefell") == (
        "5 against 3. You lose 2, Bo loses 3. Cleo takes Ravenscar. Cleo may join"
    )
    assert words.button(seen(state), "fight b ravenscar from gorsefell".split()) == "Attack Bo"


@pytest.mark.rule("ARTEFACTS-2.1")
def test_an_attack_shows_who_owns_the_area_when_it_is_over() -> None:
    told = [
        hint(table({"ravenscar": "AAB"}), "fight b ravenscar"),
        hint(table({"ravenscar": "AAABB", "gorsefell": "A"}), "fight b ravenscar"),
        hint(table({"ravenscar": "BBA", "gorsefell": "A"}), "fight b ravenscar"),
    ]
    assert [text.rpartition(". ")[2] for text in told] == [
        "You keep Ravenscar",
        "You keep Ravenscar",
        "Bo keeps Ravenscar",
    ]


def test_armies_that_have_moved_or_have_no_slot_to_go_to_are_not_said_to_march() -> None:
    state = table({"ravenscar": "AAB", "gorsefell": "A"}, phase=MARCHING)
    play(state, "march 22 25")
    assert words.prompt(seen(state)) == "March armies, or finish (2 of 3 can march)"


def test_a_march_shows_whose_the_areas_become() -> None:
    state = table({"ravenscar": "AB", "gorsefell": "AA"}, phase=MARCHING)
    assert hint(state, "march 1 24") == "Crosses out the slot it leaves. Ravenscar becomes yours, Gorsefell stays yours"
    assert words.button(seen(state), "march 1 24".split()) == "March to Ravenscar"


def test_what_is_no_move_has_no_preview() -> None:
    state = table({"ravenscar": "AB"}, phase=MARCHING)
    assert [hint(state, text) for text in ("march 1 2", "march", "use 99", "raise 3", "fight b vellin", "support")] == [
        ""
    ] * 6


def test_armies_that_could_be_placed_are_not_given_away_with_one_click() -> None:
    state = table({"ravenscar": "AAB", "gorsefell": "A"})
    assert "loses" not in words.verbs(seen(state))["done"]
    play(state, "done")
    assert words.verbs(seen(state))["done"]["loses"] == "2 new armies"


def test_armies_that_find_no_room_are_given_away_without_a_question() -> None:
    state = table({"ravenscar": "AAB", "gorsefell": "A"})
    play(state, "done")
    shown = seen(state)
    full: Any = [{**area, "free": 0} for area in shown["areas"]]
    assert words.button(shown, ["done"]) == "End turn, lose 2"
    assert "loses" not in words.verbs({**shown, "areas": full})["done"]
    assert words.button({**shown, "areas": full}, ["done"]) == "End turn"


def test_what_is_done_by_pointing_and_what_with_the_last_pick() -> None:
    said = words.verbs(seen(table({"ravenscar": "AB"})))
    assert {word for word, it in said.items() if it.get("pointed")} == {"fight", "fight from"}
    assert {word for word, it in said.items() if it.get("backward")} == {"fight", "fight from"}
    assert {word for word, it in said.items() if it.get("direct")} == {"march", "flee", "raise"}


def test_an_attack_reads_from_where_it_comes_to_where_it_goes() -> None:
    said = words.verbs(seen(table({"ravenscar": "AB"})))
    assert said["fight from"]["reads"] == "{2} → {1}"
    assert said["march"]["reads"] == "{0} → {1}"


@pytest.mark.rule("ARTEFACTS-5.3")
def test_what_is_used_is_called_by_its_name() -> None:
    state = table({"ravenscar": "BB", "gorsefell": "AAA", "jackdaw": "B"}, players=2, carried={"White Flag": 1})
    play(state, "fight b ravenscar from gorsefell")
    assert words.button(seen(state), ["use", "12"]) == "Use the White Flag"
    assert words.verbs(seen(state))["use"]["label"] == "Use the White Flag"


def test_the_power_that_is_used_is_that_of_ones_own_area() -> None:
    own, foreign = ({"northolt": text, "ravenscar": other} for text, other in (("AAA", "BB"), ("BBB", "AA")))
    shown = seen(table(own, powers=["Drill Yard"]))
    assert words.verbs(shown)["use"]["label"] == "Use the Drill Yard"
    assert words.button(shown, ["use", "northolt"]) == "Use the Drill Yard"
    assert words.verbs(seen(table(foreign, powers=["Drill Yard"])))["use"]["label"] == "Use a power"


def test_who_flees_is_told_where_to() -> None:
    state = table({"ravenscar": "BB", "gorsefell": "AAA"}, players=2)
    assert words.button(seen(state), ["flee", "22", "38"]) == "Flee to Stonewell"


def test_the_first_slot_and_the_first_area_are_like_any_other() -> None:
    state = table({"gorsefell": ".A", "ravenscar": "BB"}, phase=MARCHING)
    assert hint(state, "march 2 1") == "Crosses out the slot it leaves. Gorsefell stays yours"
    fight = table({"gorsefell": "BBBC", "ravenscar": "AAAAA"})
    play(fight, "fight b gorsefell from ravenscar")
    assert hint(fight, "support") == "6 against 3. You lose 1, Ada loses 1, Bo loses 3. Nobody is left in Gorsefell"


def test_an_area_that_is_left_becomes_nobodys() -> None:
    state = table({"ravenscar": "A", "northolt": "BB"}, phase=MARCHING)
    assert (
        hint(state, "march 22 1")
        == "Crosses out the slot it leaves. Gorsefell becomes yours, Ravenscar becomes nobody's"
    )


@pytest.mark.rule("ARTEFACTS-5.3")
def test_an_artefact_in_a_battle_for_the_first_area_shows_the_strengths() -> None:
    state = table({"gorsefell": "BBB", "ravenscar": "AAA"}, players=2, carried={"Vanguard Banner": 22})
    play(state, "fight b gorsefell from ravenscar")
    artefact = next(k + 1 for k, relic in enumerate(seen(state)["artefacts"]) if relic["holder"] == 0)
    assert hint(state, f"use {artefact}").startswith("5 against 3. Bo loses 3. ")


def test_a_battle_is_one_line_of_the_log_with_every_army_that_died() -> None:
    (line,) = told(besieged(), "support", reader=1)
    assert line["text"] == "Ada won Ravenscar 6\N{EN DASH}3; you lost 3, Ada lost 1, Cleo lost 1"
    assert line["lost"] == [
        (1, "slot", "22"),
        (1, "slot", "23"),
        (1, "slot", "24"),
        (0, "slot", "1"),
        (2, "slot", "25"),
    ]


def test_equal_sides_are_told_to_have_drawn() -> None:
    (line,) = told(table({"ravenscar": "BB", "gorsefell": "AA"}, players=2), "fight b ravenscar from gorsefell")
    assert line == {"text": "The battle for Ravenscar was drawn, 2 to 2", "lost": []}


@pytest.mark.rule("ARTEFACTS-5.8")
def test_who_has_no_army_left_is_told_of() -> None:
    state = table({"ravenscar": "BBB", "gorsefell": "A"}, players=2)
    (line,) = told(state, "fight b ravenscar from gorsefell", "done")
    assert line["text"].endswith("; Ada had no army left and returned with 2")


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("march 22 25", "Ada moved inside Ravenscar"),
        ("march 22 1", "Ada marched from Ravenscar to Gorsefell"),
    ],
)
def test_a_march_is_told_by_areas(move: str, line: str) -> None:
    assert told(table({"ravenscar": "AAB"}, phase=MARCHING), move)[0]["text"] == line


def test_a_turn_has_a_line_of_its_own() -> None:
    state = table({"ravenscar": "AAB"})
    lines = [line["text"] for line in told(state, "done", "done", reader=1)]
    assert lines == ["Ada ended the turn.", "Round 2: you to move."]


def test_the_position_is_told_in_sentences() -> None:
    text = words.describe(seen(besieged()))
    assert text.startswith("Round 2 of 20: Cleo is choosing a side, 5\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}3.")
    assert "Battle for Ravenscar: Ada 5 against Bo 3." in text
    assert "Bo (B): 1 area, 3 armies, +1 as reinforcements." in text
    assert "Slots 22 B, 23 B, 24 B, 25 C, 26 free, 27 free." in text


def test_a_terminal_shows_slots_areas_and_players() -> None:
    text = show(seen(table({"ravenscar": "ABBx"}, phase=MARCHING)))
    assert " 22A" in text
    assert " 25x" in text
    assert "Ravenscar 22-27: A1 B2, B's" in text
    assert "1 area, 2 armies" in text


def test_what_happened_points_at_an_artefact_by_the_number_it_is_used_by() -> None:
    state = table({"ravenscar": "BB", "gorsefell": "AAA", "jackdaw": "B"}, players=2, carried={"White Flag": 1})
    play(state, "fight b ravenscar from gorsefell")
    events: list[Event] = []
    state.heard = events
    play(state, "use 12")
    assert spots_of(state.chronicle(), events[0]) == [("seat", "0"), ("artefact", "12")]
