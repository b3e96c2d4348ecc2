"""The sheet: a world, or a game as it stands, as a PDF to be printed."""

from __future__ import annotations

from io import BytesIO
from typing import Any, cast

import pytest
from pypdf import PdfReader

from hegemon.engine.dice import seeded
from hegemon.engine.playout import playout
from hegemon.engine.state import State
from hegemon.games.artefacts import GAME, sheet
from hegemon.games.artefacts.content import OPENING, SIZES
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.sheet.chart import Chart
from hegemon.games.artefacts.sheet.example import FIGHTING, LOST
from hegemon.games.artefacts.sheet.stamps import define_stamps
from hegemon.games.artefacts.sheet.summary import chapters
from hegemon.games.artefacts.tests.positions import at, play, table
from hegemon.kit.drawing.paper import Document

LARGEST = 500_000  # bytes
POINTS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}


def blank(size: str = "regular", number: int = 7, players: int = 4, paper: str = "a4", **dials: Any) -> bytes:
    match = GAME.new(players, seed=number, size=size, map=str(number), **dials)
    return sheet.document(cast(ArtefactsView, match.view()), match.options, paper, False)


def printed(state: State) -> bytes:
    return sheet.document(cast(ArtefactsView, state.view(-1)), GAME.settle(3, {}), "a4", True)


def texts(pdf: bytes) -> list[str]:
    return [page.extract_text().replace("\n", " ") for page in PdfReader(BytesIO(pdf)).pages]


def drawn(view: ArtefactsView, as_played: bool) -> list[str]:
    """The stamps of a chart in the order in which they are drawn."""
    made = Document("a4", "")
    define_stamps(made)
    page = made.page()
    Chart(page, view, 40, 40, 30).draw(as_played)
    words = [note.decode().split() for note in page.stream.stream]
    return [word[-3].removeprefix("/") for word in words if word[-2:-1] == ["Do"]]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_fits_on_two_pages_of_the_paper_and_is_small(size: str, paper: str) -> None:
    pdf = blank(size, 3, 3, paper)
    assert len(pdf) < LARGEST
    pages = PdfReader(BytesIO(pdf)).pages
    assert len(pages) == 2
    for page in pages:  # which may lie
        assert sorted(float(value) for value in page.mediabox[2:]) == pytest.approx(POINTS[paper], abs=0.1)


@pytest.mark.rule("ARTEFACTS-1.2")
def test_a_sheet_is_the_world_that_its_name_gives() -> None:
    assert "world regular-7" in texts(blank())[0]
    assert blank() == blank()
    assert blank(number=8) != blank()


@pytest.mark.rule("ARTEFACTS-1.3", "ARTEFACTS-1.4", "ARTEFACTS-1.5")
def test_a_sheet_shows_all_slots_areas_continents_artefacts_and_powers() -> None:
    view = cast(ArtefactsView, GAME.new(3, seed=1, size="small", map="5").view())
    front = texts(blank("small", 5))[0]
    for area in view["areas"]:
        assert area["name"].title() in front
        assert area["power"] in front
    for continent in view["continents"]:
        assert f"{continent['name']} +{continent['bonus']}" in front
    for number, artefact in enumerate(view["artefacts"], 1):
        assert f"{artefact['name']} {number}" in front or f", {number}" in front
    stamps = drawn(view, False)
    grounds = [slot["ground"] for slot in view["slots"]]
    found = {"slot": grounds.count("free"), "gem": grounds.count("relic"), "obstacle": grounds.count("obstacle")}
    assert {kind: stamps.count(kind) for kind in found} == found


def test_where_slots_would_be_too_small_the_lists_are_on_the_back() -> None:
    for size, page in (("tiny", 0), ("regular", 0), ("huge", 1)):
        assert ["by the number in the gem" in text for text in texts(blank(size))].index(True) == page


def test_a_world_without_artefacts_and_powers_says_so() -> None:
    assert texts(blank(artefacts=0, powers=0))[0].count("none on this map") == 2


def test_a_game_is_printed_as_it_stands() -> None:
    state = GAME.start(3, 4, size="tiny", map="2")
    playout(state, seeded(1), 70)
    view = cast(ArtefactsView, state.view(-1))
    stamps = drawn(view, True)
    assert stamps.count("burnt") == sum(area["burnt"] for area in view["areas"]) > 0
    assert stamps.count("army") == sum(view["armies"]) > 0
    assert f"round {view['round']} of 20" in texts(printed(state))[0]


def test_what_is_owned_is_hatched_for_its_owner() -> None:
    state = table({"gorsefell": "AB", "ravenscar": "B", "longsound": "C"})
    page = Document("a4", "").page()
    Chart(page, cast(ArtefactsView, state.view(-1)), 40, 40, 30).draw(True)
    patterns = [note.decode().split()[2] for note in page.stream.stream if note.startswith(b"/Pattern")]
    assert patterns == ["/hatch-B", "/hatch-C"]


def test_a_printed_game_says_who_holds_what_and_leaves_out_what_is_gone() -> None:
    state = table({"gorsefell": "A"}, carried={"Levy Bell": 1})
    front = texts(printed(state))[0]
    assert "(held by A in slot 1)" in front
    assert "Vanguard Banner" not in front


def test_the_numbers_in_the_short_rules_are_those_of_the_game() -> None:
    turned: dict[str, Any] = {
        "starting_armies": 3,
        "battles": 2,
        "rewards": 0,
        "round_limit": 9,
        "losses": "total",
        "snake": True,
    }
    back = texts(blank(**turned))[1]
    for words in ("until everybody has three armies", "up to two battles", "after 9 rounds", "every other round back"):
        assert words in back
    assert "as many armies as the loser's total" in back
    assert "Every winner" not in back


@pytest.mark.rule("ARTEFACTS-4.4")
def test_what_going_later_is_worth_is_said_for_every_number_of_players_of_the_size() -> None:
    def said(**dials: Any) -> str:
        return " ".join(text for _, texts in chapters(GAME.settle(2, dials)) for text in texts)

    assert f"6 players|{' '.join(f'+{more}' for more in OPENING[6])}" in said()
    assert "5 players" not in said(size="tiny")
    assert "the second 2" in said(opening="k_th")
    assert "round 1" not in said(opening="off")


@pytest.mark.rule("ARTEFACTS-5.4")
def test_the_example_on_the_back_is_fought_as_the_rules_say() -> None:
    areas = {"A": "gorsefell", "B": "ravenscar", "C": "northolt"}
    state = table({areas[seat]: seat * number for seat, number in FIGHTING.items()}, allies="adjacent")
    play(state, "fight b ravenscar from gorsefell", "support")
    assert {seat: at(state, area).count("x") for seat, area in areas.items()} == LOST
