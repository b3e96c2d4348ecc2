"""What a game shows and says: each mistake in it is found by the check that is there for it, and named."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract import hoard
from tests.contract.broken_hoards import Misspelt, Untold
from tests.contract.packages import install

from hegemon.conformance import presentations, tutorials, wording
from hegemon.conformance.battery import Check
from hegemon.conformance.case import Case

BOARD = """
def view_box(view):
    return {box}

def still(view):
    return {still}

def pieces(view):
    return {pieces}

def panels(view):
    return {panels}

def hand(view):
    return {hand}

def spot(kind, word):
    return {spot}
"""
SOUND = {
    "box": '"0 0 9 9"',
    "still": """'<g id="still"/>'""",
    "pieces": """{"gold": f'<text id="coins">{view["gold"]}</text>'}""",
    "panels": """{"hoard": '<svg id="hoard"><title>Hoard</title></svg>'}""",
    "hand": """f'<svg id="hand"><title>{view["hand"]}</title></svg>' if "hand" in view else ''""",
    "spot": """f'data-{kind}="{word}"'""",
}
SPECTATOR = "for a spectator"
PICTURES = [
    ({"box": '"0 0 wide 9"'}, f"{SPECTATOR} `view_box` is '0 0 wide 9'"),
    ({"box": 'view["box"]'}, rf"{SPECTATOR} `board` fails: KeyError\('box'\)"),
    ({"still": 'view["hand"]'}, rf"{SPECTATOR} `board` fails: KeyError\('hand'\)"),
    ({"pieces": '{"gold": view["hand"]}'}, rf"{SPECTATOR} `board` fails: KeyError\('hand'\)"),
    ({"pieces": '{"all the gold": ""}'}, f"{SPECTATOR} a piece is called 'all the gold'"),
    ({"pieces": '{"gold": view["names"][1]}'}, "the picture cannot be read"),
    ({"panels": '{"hand": str(view["hand"])}'}, rf"{SPECTATOR} `panels` fails: KeyError\('hand'\)"),
    ({"panels": """{"hoard": '<svg id="coins"/>'}"""}, "an id is given twice: coins"),
    ({"pieces": """{"gold": '<g id="still"/>'}"""}, "an id is given twice: still"),
    ({"hand": 'str(view["hand"][view["round"]])'}, r"for seat 0 `hand` fails: IndexError"),
    ({"hand": """'<svg id="hoard"/>' if "hand" in view else ''"""}, "for seat 0 an id is given twice: hoard"),
    ({"hand": """'<svg>' if view.get("choice", -1) >= 0 else ''"""}, "for seat . the picture cannot be read"),
]
WORDS = [
    ("describe(view)", 'return view["hand"]', rf"{SPECTATOR} `describe` fails: KeyError\('hand'\)"),
    ("describe(view)", 'return ""', "`describe` says nothing"),
    ("moment(view)", 'return ["first", "second"][view["round"]]', f"{SPECTATOR} `moment` fails: IndexError"),
    ("chapter(view)", "return 3", "`chapter` is of type int, not a text"),
    ("governs(view)", "return [3]", "`governs` is of type int, not a text"),
    ("score(view, seat)", "return view['scores'][seat]", f"{SPECTATOR} `score` fails"),
    ("outcome(view)", 'return view["winner"]', f"{SPECTATOR} `outcome` fails"),
    (
        "curves(view)",
        'return [{"title": "Gold", "values": view["gold"]}] * (view["round"] > 0)',
        r"`curves` are \['Gold'\], and were \[\] at first",
    ),
    ("curves(view)", 'return [{"title": "Gold", "values": []}]', "`curves` has not one value for every seat"),
    (
        "deeds()",
        'return [{"title": "Sins", "event": "sinned", "seat": 0, "sums": -1}]',
        "`deeds` counts what no event tells",
    ),
    (
        "hint(view, imagine, words)",
        "return str(imagine().inner.deck)",
        "`hint .*` says .* or .*, as the rest is imagined",
    ),
    (
        "deals(view, imagine)",
        "return [{'text': str(imagine().inner.hands), 'moves': []}]",
        "`deals` says .* or .*, as the rest is imagined",
    ),
    ("hint(view, imagine, words)", "return words[2]", "for seat 0 `hint .*` fails: IndexError"),
    (
        "hint(view, imagine, words)",
        'return {"choose": "Well."}[words[0]] if words else ""',
        "`hint xyzzy` fails: KeyError",
    ),
    ("deals(view, imagine)", 'return [{"text": "Gold!"}]', "a deal lacks `text` or `moves`"),
    (
        "deals(view, imagine)",
        'return [{"text": "Gold!", "moves": [{"label": "No", "move": "nay"}]}]',
        "`deals` fails: NotUnder",
    ),
]

PARTS = [
    ("prompt(view)", 'return view["deck"]', r"for seat 0 `prompt` fails: KeyError\('deck'\)"),
    ("prompt(view)", "return ''", "`prompt` says nothing to who is asked"),
    ("moment(view)", "return None", f"{SPECTATOR} `moment` has not its shape: None"),
    ("heading(view)", 'return view["hand"]', rf"{SPECTATOR} `heading` fails: KeyError\('hand'\)"),
    ("doing(view, seat)", "return 3", "`doing` is of type int, not a text"),
    ("phases(view)", "return ['first', 'second']", "`phases` has not its shape"),
    ("phases(view)", "return {'names': ['first'], 'now': 1}", "`phases` has no phase 1"),
    ("notice(view)", "return {'title': 'Rain'}", "`notice` has not its shape"),
    ("notes(view)", "return {'symbol': '', 'title': 'Rain', 'text': ''}", "`notes` has not its shape"),
    ("facts(view, seat)", "return ['3 coins']", "`facts` has not its shape"),
    ("facts(view, seat)", "return [view['hand'][seat]]", f"{SPECTATOR} `facts` fails"),
    ("progress(view, seat)", "return 3", "`progress` has not its shape: 3"),
    ("role(view, seat)", "return seat", "`role` has not its shape: 0"),
    ("verbs(view)", "return {'choose': 'Choose'}", "`verbs` has not its shape"),
    ("button(view, words)", "return words[3]", "for seat 0 `button` fails: IndexError"),
    ("button(view, words)", "return None", "`button` is of type NoneType, not a text"),
    ("preview(view, imagine, words)", "return 'one coin'", "`preview ` has not its shape: 'one coin'"),
    (
        "preview(view, imagine, words)",
        "return {'what': '', 'about': str(imagine().inner.deck), 'price': ''}",
        "`preview .*` says .* or .*, as the rest is imagined",
    ),
]
HEADLINES = [
    ("begins(scene)", "return 'yes'", f"{SPECTATOR} `begins` has not its shape: 'yes'"),
    ("headline(scenes)", "return 'Gold!'", f"{SPECTATOR} `headline` has not its shape: 'Gold!'"),
    (
        "headline(scenes)",
        "return {'text': scenes[0]['told'][9], 'lost': []}",
        f"{SPECTATOR} `headline` fails: IndexError",
    ),
    (
        "headline(scenes)",
        "return {'text': '', 'lost': [(7, 'card', 'crown')]}",
        f"{SPECTATOR} `headline`: nobody lost that",
    ),
]


@pytest.mark.parametrize(("change", "message"), PICTURES)
def test_a_mistake_in_a_picture_is_found(
    change: dict[str, str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = install(tmp_path, monkeypatch, board=BOARD.format(**{**SOUND, **change}))
    with pytest.raises(AssertionError, match=message):
        presentations.pictures_can_be_drawn(Case(game, 3, {}))


@pytest.mark.parametrize(("head", "body", "message"), WORDS)
def test_a_mistake_in_words_is_found(
    head: str, body: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = install(tmp_path, monkeypatch, words=f"def {head}:\n    {body}\n")
    with pytest.raises(AssertionError, match=message):
        presentations.every_moment_can_be_put_into_words(Case(game, 3, {}))


@pytest.mark.parametrize(("head", "body", "message"), PARTS)
def test_a_mistake_in_what_the_table_arranges_is_found(
    head: str, body: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = install(tmp_path, monkeypatch, words=f"def {head}:\n    {body}\n")
    with pytest.raises(AssertionError, match=message):
        wording.what_the_table_arranges_has_its_shape(Case(game, 3, {}))


@pytest.mark.parametrize(("head", "body", "message"), HEADLINES)
def test_a_mistake_in_a_headline_is_found(
    head: str, body: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = install(tmp_path, monkeypatch, words=f"def {head}:\n    {body}\n")
    with pytest.raises(AssertionError, match=message):
        wording.every_move_has_its_headline(Case(game, 3, {}))


SHOWDOWN = """
def side(seat, score, *values):
    terms = [{{"text": "Gold", "value": value, "seat": -1, "struck": False, "at": {at}}} for value in values]
    losses = [{{"seat": {loser}, "lost": 1, "left": ""}}]
    return {{"seat": seat, "name": "", "role": "", "cards": [], "terms": terms, "score": score, "won": False,
        "losses": losses}}

def showdowns(view, scenes, earlier):
    told = {{"kind": "Battle", "title": "", "about": "", "spot": None, "seats": [0], "steps": ["One"], "cry": "",
        "cried": 0, "verdict": "", "outcome": "", "meaning": ""}}
    return [told | {{"sides": {sides}}}]
"""
FAIR = {"at": "1", "loser": "0", "sides": '[side(0, 3, "1", "+2", "by night"), side(-1, None)]'}
SHOWDOWNS = [
    ({"sides": '[side(0, 4, "1", "+2"), side(1, 0)]'}, "is not 4"),
    ({"sides": "[side(0, 0)]"}, "`showdowns` has 1 sides"),
    ({"sides": "[side(0, 0), side(3, 0)]"}, "no such seat"),
    ({"loser": "7"}, "no such seat"),
    ({"at": "2"}, "no such step in"),
    ({"sides": '[side(0, "3"), side(1, 0)]'}, "has not its shape"),
    ({"sides": '[side(0, view["hand"]), side(1, 0)]'}, rf"{SPECTATOR} `showdowns` fails: KeyError\('hand'\)"),
]


@pytest.mark.parametrize(("changes", "message"), SHOWDOWNS)
def test_a_mistake_in_a_showdown_is_found(
    changes: dict[str, str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = install(tmp_path, monkeypatch, words=SHOWDOWN.format(**FAIR | changes))
    with pytest.raises(AssertionError, match=message):
        wording.every_showdown_has_its_shape(Case(game, 3, {}))


def test_a_sound_showdown_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wording.every_showdown_has_its_shape(Case(install(tmp_path, monkeypatch, words=SHOWDOWN.format(**FAIR)), 3, {}))


@pytest.mark.parametrize("body", ["return view['hand']", "return ' '"])
def test_a_mistake_in_the_terminal_is_found(body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = install(tmp_path, monkeypatch, terminal=f"def show(view):\n    {body}\n")
    with pytest.raises(AssertionError, match=f"{SPECTATOR} `show` "):
        presentations.boards_can_be_written(Case(game, 3, {}))


def test_two_things_in_one_place_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = install(tmp_path, monkeypatch, board=BOARD.format(**{**SOUND, "spot": """f'data-{kind}="{word[0]}"'"""}))
    with pytest.raises(AssertionError, match="two of the kind 'player' are marked alike: data-player=\"p\""):
        presentations.things_have_a_place_of_their_own(Case(game, 3, {}))


OF_THE_PRESENTATION: list[Check] = [
    presentations.pictures_can_be_drawn,
    presentations.things_have_a_place_of_their_own,
    presentations.boards_can_be_written,
    presentations.every_moment_can_be_put_into_words,
    wording.what_the_table_arranges_has_its_shape,
    wording.every_move_has_its_headline,
    wording.every_showdown_has_its_shape,
    tutorials.a_tutorial_can_be_followed,  # tests/presentation/test_tutorial.py shows that it bites
]


@pytest.mark.parametrize("check", OF_THE_PRESENTATION, ids=lambda check: check.__name__)
def test_a_sound_presentation_passes(check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board, terminal = BOARD.format(**SOUND), "def show(view):\n    return str(view['gold'])\n"
    check(Case(install(tmp_path, monkeypatch, board=board, terminal=terminal), 3, {}))


@pytest.mark.parametrize(
    ("rules", "message"),
    [(Untold, "an event of kind 9 happens, and the chronicle has no telling"), (Misspelt, "the telling 'won' fails")],
)
def test_an_event_that_cannot_be_told_is_found(rules: type[hoard.Hoard], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        presentations.every_event_has_a_sentence(Case(hoard.game_of(rules), 3, {}))
