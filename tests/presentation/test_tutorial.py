"""Tutorials: every one is read, followed to its end, and says what somebody who knows no rules needs to hear."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.presentation.walking import PRIVATE, RULE

from hegemon.bots.roster import bot_dice, new_bot
from hegemon.conformance.case import Case
from hegemon.conformance.tutorials import a_tutorial_can_be_followed, faults_of
from hegemon.engine import discovery
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.match import Match
from hegemon.presentation.tutorial import Tutorial, parse_tutorial, tutorial_of

GAMES = discovery.folders()
# What somebody has done by the end of a tutorial: the first words of the learner's own moves.
MAIN_ACTS = {
    "artefacts": {"settle", "march", "fight", "raise"},
    "campus": {"place", "attack", "reinforce", "end"},
    "frontier": {"take", "train", "end"},
    "swarm": {"keep", "deploy", "drop", "move", "plan", "treason", "bid"},
    "tianxia": {"region", "govern", "barge", "ship", "deliver", "military", "tower", "wall", "pass", "climb"},
}
SHORT = """hegemon record 1
game campus
version 2
players 2
seat 0 You
seat 1 Bo
seed 6

#> board: Take every room to win.
#> territory vasa-sodra, dock: Three here, please.
0 place vasa-sodra 3
1 place kopparbunkern 3
#> log: Play on!
"""


def found(name: str) -> Tutorial:
    tutorial = tutorial_of(discovery.game(name))
    assert tutorial is not None, f"{name} has no tutorial"
    return tutorial


def parsed(text: str) -> Tutorial:
    return parse_tutorial(discovery.game("campus"), text)


def test_every_game_has_a_tutorial() -> None:
    assert set(MAIN_ACTS) == set(GAMES)
    assert all(found(name) for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_tutorial_can_be_followed_to_its_end(name: str) -> None:
    assert list(faults_of(discovery.game(name), found(name))) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_tutorial_takes_three_to_five_minutes(name: str) -> None:
    assert 3 <= found(name).minutes <= 5
    assert 8 <= len(found(name).remarks) <= 18


@pytest.mark.parametrize("name", GAMES)
def test_a_tutorial_tells_the_goal_first_and_where_the_rules_are_last(name: str) -> None:
    first, *_, last = found(name).remarks
    assert re.search(r"\bwins?\b|\bOwn the most\b", first.text)
    assert '"why?" opens the rule' in last.text
    assert "play on" in last.text.lower()


def test_who_learns_frontier_hears_how_it_ends_and_is_left_with_room_to_play() -> None:
    tutorial = found("frontier")
    assert any("The game ends after 40 rounds, or as soon as" in remark.text for remark in tutorial.remarks)
    for number in range(3):
        match = Match(discovery.game("frontier"), 2, tutorial.options, tutorial.seed, tutorial.names)
        match.deal()
        for seat, text in tutorial.moves:
            match.play(seat, text)
        before = int(str(match.view()["round"]))
        bots = [new_bot("easy", bot_dice(number, seat)) for seat in range(2)]
        while not match.over:
            match.play_move(match.pending[0], int(bots[match.pending[0]].answer(match.state, match.pending[0])))
        assert int(str(match.view()["round"])) - before >= 4


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_does_the_main_acts_of_the_game(name: str) -> None:
    tutorial = found(name)
    own = {text.split()[0] for seat, text in tutorial.moves[tutorial.prologue :] if seat == tutorial.learner}
    assert own >= MAIN_ACTS[name]


@pytest.mark.parametrize("name", GAMES)
def test_remarks_are_in_the_english_of_games(name: str) -> None:
    texts = [remark.text for remark in found(name).remarks]
    assert [text for text in texts if RULE.search(text) or PRIVATE.search(text)] == []
    assert [text for text in texts if not text.endswith((".", "!", "?"))] == []
    assert max(len(re.findall(r"[.!?](?= |$)", text)) for text in texts) <= 3


def test_a_tutorial_is_a_record_with_remarks() -> None:
    tutorial = parsed(SHORT)
    assert tutorial.moves == [(0, "place vasa-sodra 3"), (1, "place kopparbunkern 3")]
    assert (tutorial.learner, tutorial.seed, tutorial.prologue) == (0, 6, 0)
    assert tutorial.remarks[1] == (0, [("territory", "vasa-sodra"), ("dock", "")], "Three here, please.")
    assert [remark.after for remark in tutorial.remarks] == [0, 0, 2]


def test_what_stands_before_the_first_remark_is_the_prologue() -> None:
    assert (
        parsed(SHORT.replace("#> board: Take every room to win.\n", "0 place edit 3\n1 place maskin 3\n")).prologue == 2
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("game campus", "game frontier"), "this is a tutorial of 'frontier', not of 'campus'"),
        (("seat 0 You", "seat 0 Ada"), "no seat is called You, so nobody learns"),
        (("log: Play on!", "log Play on!"), "line 13, column 1: a remark is written `#> THINGS: SENTENCE`"),
        (
            ("log: Play on!", "logs: Play on!"),
            "line 13, column 1: 'logs' is neither a kind and a word nor one of: board",
        ),
        (("Play on!", "x" * 141), "line 13, column 1: a remark has at most 140 letters; this has 141"),
        (("0 place vasa-sodra 3", "0 place kemi 3"), "line 11, column 3: 'place kemi 3' is not allowed here"),
        (("#> log: Play on!", ""), "the last line of a tutorial is a remark"),
        (("#>", "#"), "a tutorial has remarks, lines that begin with #>"),
    ],
)
def test_what_is_wrong_with_a_tutorial_is_said(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        parsed(SHORT.replace(*change))
    assert sentence in str(told.value)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("vasa-sodra, dock", "nowhere"), "there is no territory nowhere to point at"),
        (("board: Take", "hand: Take"), "there is no hand  to point at"),
        (
            ("1 place kopparbunkern 3\n", "#> log: Look.\n1 place kopparbunkern 3\n0 place edit 3\n"),
            "nothing is said right before the learner's move place edit 3",
        ),
    ],
)
def test_what_would_puzzle_a_learner_is_found(change: tuple[str, str], fault: str) -> None:
    told = list(faults_of(discovery.game("campus"), parsed(SHORT.replace(*change))))
    assert len(told) == 1
    assert fault in told[0]


def test_the_battery_follows_the_tutorial_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = discovery.game("campus")
    a_tutorial_can_be_followed(Case(game, 2, {}))
    monkeypatch.setattr(game, "folder", tmp_path)
    (tmp_path / "tutorial.txt").write_text(SHORT.replace("vasa-sodra, dock", "nowhere"), encoding="utf-8")
    tutorial_of.cache_clear()
    with pytest.raises(AssertionError, match="there is no territory nowhere to point at"):
        a_tutorial_can_be_followed(Case(game, 2, {}))
    tutorial_of.cache_clear()
