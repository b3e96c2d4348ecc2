"""What a person sees of Swarm in a terminal: the board, the hand, the question, and remarks on moves."""

from __future__ import annotations

import random
import re
from typing import Any, cast

import pytest

from hegemon.engine.moves import count, high
from hegemon.engine.state import seats_in
from hegemon.games.swarm import GAME
from hegemon.games.swarm.phases import PHASES
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.terminal import show
from hegemon.games.swarm.terminal.board import INNER, board_lines, troops
from hegemon.games.swarm.tests.positions import all_do, does, swarm
from hegemon.games.swarm.view import TileView, View
from hegemon.games.swarm.words import describe, governs, hint, moment, prompt

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
SCREEN = 80


def seen(state: Swarm, seat: str = "") -> View:
    """The view of a seat, or of a spectator, with names."""
    names = ["Ada", "Bo", "Cleo", "Dan", "Eva", "Fay"]
    return cast("View", {**state.view("abcdef".index(seat) if seat else -1), "names": names})


def plain(text: str) -> str:
    return ESCAPES.sub("", text)


def shown(state: Swarm, seat: str = "") -> str:
    return plain(show(seen(state, seat)))


BATTLE = {"a": {"crow-gate": 5}, "b": {"crow-gate": 6}}
LEADERS = {"a": ["petra", "gale"], "b": ["pyra"]}


def siege(**more: Any) -> Swarm:
    """Ada has stood on Crow Gate, Bo has moved in."""
    return swarm("battle", troops=BATTLE, came={"b": ["crow-gate"]}, leaders=LEADERS, **more)


def test_the_board_tells_kind_name_troops_temples_rain_and_swarm() -> None:
    state = swarm(
        "move", troops={"a": {"crow-gate": 5, "sahl": 2}, "b": {"ember-temple": 3}}, inside={"c": {"fire": 2}}
    )
    lines = [plain(line) for line in board_lines(seen(state))]
    assert lines[:8] == [
        "    a              b              c              d              e",
        "  +-bastion------+-city---------+-temple-fire--+-city---------+-bastion------+",
        "1 |crow-gate   ~~|sahl          |ember-temple  |merit         |salt-keep     |",
        "  |A5            |A2            |B3 (C2)       |              |              |",
        "  +-desert-------+-basin--------+-sanctuary----+-temple-earth-+SWARM-desert--+",
        "2 |flint-waste   |blue-basin    |sanctuary   ~~|clay-temple   |still-pan     |",
        "  |              |              |              |              |              |",
        "  +-city---------+-bastion------+-desert-------+-bastion------+-city---------+",
    ]


@pytest.mark.parametrize("tile", ["sanctuary", "crow-gate", "ember-temple", "sahl"])
def test_the_swarm_is_marked_wherever_it_is(tile: str) -> None:
    lines = [plain(line) for line in board_lines(seen(swarm("move", swarm=tile, water="a9")))]
    row = next(k for k, line in enumerate(lines) if f"|{tile} " in line)
    column = lines[row].index(f"|{tile} ")
    assert lines[row - 1][column:].startswith("+SWARM")
    assert sum(line.count("SWARM") for line in lines) == 1


@pytest.mark.parametrize(
    ("on", "inside", "line"),
    [
        ([5, 0, 12], [0, 0, 0], "A5 C12        "),
        ([0, 0, 0], [1, 2, 0], "(A1 B2)       "),
        ([1, 2, 3, 4], [0, 1, 0, 0], "A1B2C3D4 (B1) "),
        ([10, 10, 10, 10, 10, 10], [0] * 6, "A10B10C10D10+ "),
    ],
)
def test_troops_always_fit_their_tile(on: list[int], inside: list[int], line: str) -> None:
    assert plain(troops(cast("TileView", {"troops": on, "inside": inside}))) == line
    assert len(line) == INNER


def test_players_are_shown_with_what_everybody_knows() -> None:
    state = swarm(
        "move", water="a3 b9", coverts={"b": ["thief", "spy"]}, prays="c", start="b", troops={"a": {"sahl": 2}}
    )
    assert " B >Bo             9      15       0       2      0      0  Seer" in shown(state).splitlines()
    assert " A  Ada            3      13       0       0      0      1  Seer" in shown(state).splitlines()
    assert " C  Cleo           5      15       0       0      0      0  Seer (prays)" in shown(state).splitlines()


def test_a_claim_is_told_to_everyone() -> None:
    walls = {"crow-gate": 1, "salt-keep": 1, "red-watch": 1}
    state = swarm("harvest", troops={"b": walls})
    assert "Bo wins by holding 3 bastions after the next battles." in shown(state)
    assert "wins by holding" not in shown(swarm("quest", troops={"b": walls}))


def test_the_own_hand_is_shown_with_its_texts_and_nobody_elses() -> None:
    state = swarm(
        "battle",
        troops=BATTLE,
        leaders=LEADERS,
        coverts={"a": ["banner"], "b": ["dagger"]},
        quests={"a": ["choir"], "b": ["host"]},
        wards="a",
        traitors={"a": "tor", "b": "tide"},
    )
    mine, theirs, public = shown(state, "a"), shown(state, "b"), shown(state)
    for line in (
        "Your leaders: Petra (earth 5), Gale (wind 2).",
        "Covert card Banner: Tactics: +2 to your score.",
        "Quest Choir: Three troops inside temples: a victory point. Now 0 of 3 troops in temples (reward: 1 point).",
        "Ward laid: cancels the next thief, spy or unrest.",
    ):
        assert (line in mine, line in theirs, line in public) == (True, False, False)
    assert "Traitor: Tor, earth 6. Safe from treason: " in mine
    assert "Your" not in public
    assert not re.search(r"Dagger|Host|Tide|Pyra", mine)


def test_a_sealed_plan_is_shown_only_to_its_maker() -> None:
    state = siege()
    before = shown(state, "b"), shown(state), describe(seen(state, "b")), moment(seen(state, "b"))
    does(state, "a", "plan petra 2")
    assert (shown(state, "b"), shown(state), describe(seen(state, "b")), moment(seen(state, "b"))) == before
    assert "Your choice: Petra, 2 troops." in shown(state, "a")
    told = "Round 1. Your choice is in: Petra, 2 troops. You can still change it."
    assert describe(seen(state, "a")).startswith(told)


def test_plans_that_were_turned_up_are_told() -> None:
    state = siege(coverts={"a": ["banner"]}, traitors={"c": "petra"})
    does(state, "a", "plan petra banner 2")
    does(state, "b", "plan pyra 4")
    line = "Battle at Crow Gate. Ada: 2 committed with Petra (earth 5) and Banner; Bo: 4 committed with Pyra (fire 5)."
    assert line in shown(state)
    assert prompt(seen(state, "c")) == "Petra is your traitor. Call treason or pass"
    assert prompt(seen(state, "a")) == "Your traitor is not among these leaders: pass"
    all_do(state, "pass")
    assert line.replace("Banner;", "Banner, score 5;").replace("5).", "5), score 9.") in shown(state)


def test_an_offer_is_shown_to_its_two_parties_with_the_answers() -> None:
    state = does(swarm("move", troops={"a": {"sahl": 2}}), "b", "offer a give 2 want 1")
    assert "Bo offers you 2 water for 1 water: `accept b` or `decline b`." in shown(state, "a")
    assert "You offer Ada 2 water for 1 water." in shown(state, "b")
    assert "offer" not in shown(state, "c") + shown(state)


@pytest.mark.parametrize(
    ("give", "want", "terms"),
    [(0, 3, "Bo asks you for 3 water"), (2, 0, "Bo offers you 2 water for free")],
)
def test_water_one_way_is_told_as_such(give: int, want: int, terms: str) -> None:
    state = does(swarm("move", troops={"a": {"sahl": 2}}), "b", f"offer a give {give} want {want}")
    assert terms in shown(state, "a")


@pytest.mark.parametrize(
    ("specialty", "line"),
    [
        ("seer", "Next event: Truce, the swarm moves 1 south. No battles this round"),
        ("tactician", "Next leader: Volkan (fire 6)."),
        ("clandestine", "Next covert card: Mirage."),
    ],
)
def test_the_holder_of_a_deck_sees_its_top(specialty: str, line: str) -> None:
    decks = {"event": ["truce"], "leader": ["volkan"], "covert": ["mirage"]}
    given = {"a": specialty, "b": "nomad", "c": "nomad"}
    state = swarm("move", specialty=given, decks=decks, troops={"a": {"sahl": 2}})
    assert line in shown(state, "a")
    assert "Next:" not in shown(state, "b") + shown(state)


def test_a_lured_swarm_is_told_beside_its_way() -> None:
    state = swarm("event", event="slow-drops", swarm="sahl", coverts={"a": ["lure"]}, start="c")
    all_do(state, "stay")
    while seats_in(state.unanswered()) != [0]:
        does(state, "abc"[seats_in(state.unanswered())[0]], "done")
    assert "The swarm moved 1 east." in shown(state)
    assert "The swarm moved 1 east, then was lured to c2." in shown(does(state, "a", "play lure south"))


@pytest.mark.parametrize(
    ("phase", "seat", "told"),
    [
        ("keep", "a", "Setup. Keep a traitor: you can send home any army it leads."),
        ("keep", "", "Setup. All players are choosing a traitor."),
        ("deploy", "b", "Setup. Ada is placing troops."),
        ("drop", "a", "Round 1. Drop troops: 2 water each (you have 5)."),
        ("quest", "a", "Round 1. Open the bidding for a quest, or pass."),
    ],
)
def test_the_first_sentence_says_who_is_asked_for_what(phase: str, seat: str, told: str) -> None:
    assert describe(seen(swarm(phase), seat)).splitlines()[0] == told


def test_a_bid_that_has_to_be_topped_is_named() -> None:
    state = does(swarm("covert"), "a", "bid 2")
    assert prompt(seen(state, "b")) == "Ada bids 2 for a covert card. Raise?"


def test_who_has_too_many_cards_is_told_of_which() -> None:
    state = swarm("quest", quests={"a": ["choir", "host", "cistern"]})
    does(state, "a", "bid 1")
    all_do(state, "pass")
    all_do(state, "pass")
    assert prompt(seen(state, "a")) == "Discard a quest: you hold 4, the limit is 3"


def test_a_hand_may_hold_the_leaders_that_it_began_with() -> None:
    coverts = {"a": ["dagger"]}
    state = swarm(
        "covert", starting_leaders=2, leader_limit=1, covert_limit=1, leaders={"a": ["asha", "petra"]}, coverts=coverts
    )
    does(state, "a", "bid 1")
    all_do(state, "pass")
    all_do(state, "pass")
    assert prompt(seen(state, "a")) == "Discard a covert card: you hold 2, the limit is 1"


def test_the_tile_is_named_where_three_meet() -> None:
    state = swarm("battle", troops={seat: {"sahl": 2} for seat in "abc"})
    assert prompt(seen(state, "a")) == "Choose whom to fight at Sahl"


def test_the_duel_is_shown() -> None:
    state = swarm("finish", event="long-night", leaders={"a": ["tor"], "b": ["asha"], "c": ["gale"]})
    for seat, leader in (("a", "tor"), ("b", "asha"), ("c", "gale")):
        assert "Final duel. Ada, Bo and Cleo are tied. The best leader wins." in shown(state)
        does(state, seat, f"show {leader}")
    assert "Final duel. Ada: Tor (earth 6), Bo: Asha (fire 1), Cleo: Gale (wind 2)." in shown(state)


def test_the_position_in_sentences_names_every_tile_and_player() -> None:
    state = swarm("move", troops={"a": {"crow-gate": 5}}, inside={"b": {"fire": 2}}, gone=["tor"], discarded=["spy"])
    told = describe(seen(state, "a")).splitlines()
    assert "  a1 Crow Gate, bastion, rain, A 5." in told
    assert "  c1 Ember Temple, temple, inside: B 2." in told
    assert "  e2 Still Pan, desert, the swarm." in told
    goods = "5 water, 13 troops in reserve, 0 bastions, 0 leaders, 0 covert cards, 0 quests and 0 points"
    assert f"Bo (B), the Seer: {goods}." in told
    assert "Out of the game: Tor." in told
    assert "Covert cards discarded face up: Spy." in told


def test_the_rules_that_govern_are_in_the_book() -> None:
    book = GAME.rules.read_text(encoding="utf-8")
    assert all(f"**{rule}**" in book for phase in PHASES for rule in phase.rules)


def begun(state: Swarm, seat: int) -> list[list[str]]:
    """Every legal move of a seat, and every beginning of one, in words."""
    found = []
    for entry in state.legal(seat):
        text = re.sub(r"-\d+$", "", state.notation().format(entry)) if high(entry) else state.notation().format(entry)
        words = text.split()
        found += [words[: k + 1] for k in range(len(words))]
    return found


@pytest.mark.parametrize("players", range(2, 7))
def test_everything_can_be_shown_at_every_moment_of_a_game(players: int) -> None:
    """Random play: boards fit the screen, every phase has its sentence and its rules, and every move its remark."""
    chance = random.Random(players)
    state = GAME.new(players, players).state
    assert isinstance(state, Swarm)
    while state.pending():
        seat = chance.choice(seats_in(state.unanswered()))
        view = seen(state, "abcdef"[seat])
        lines = [plain(line) for line in board_lines(view)]
        assert {len(line) for line in lines[1:]} == {78}
        assert all(len(line) < SCREEN for line in shown(state).splitlines() if line.startswith(" "))
        assert 0 < len(prompt(view)) <= 60
        assert 0 < len(moment(view)) <= 60
        assert governs(view) == PHASES[state.phase].rules
        assert describe(view).count("\n") > 25
        assert all(isinstance(hint(view, lambda: state, words), str) for words in begun(state, seat))
        play_one(state, seat, chance)
    assert moment(seen(state)) == "The game is over"


def play_one(state: Swarm, seat: int, chance: random.Random) -> None:
    """A random legal answer, now and then something beside it."""
    beside = state.asides(seat)
    entry = chance.choice(list(beside if len(beside) and chance.random() < 0.05 else state.legal(seat)))
    text = state.notation().format(entry)
    if high(entry):
        text = re.sub(r"\d+-\d+$", str(chance.randint(int(count(entry)), int(high(entry)))), text)
    does(state, "abcdef"[seat], text)
