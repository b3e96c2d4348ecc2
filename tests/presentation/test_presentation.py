"""What every game shows: parts that stay as they are, pictures that need nothing, things that can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import mean

import pytest
from tests.engine.toys import SEALED
from tests.presentation.tables import SVG, match_of, page, parsed, played

import hegemon
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.moves import high
from hegemon.engine.notation import argument
from hegemon.presentation import Presentation, module_of
from hegemon.presentation.plain import describe_plainly

GAMES = ["campus", "frontier", "swarm"]
FEW = {"campus": 4, "frontier": 12, "swarm": 4}  # parts that a move changes; a tile has eight neighbours
KEY = re.compile(r"[a-z0-9-]+")
REFERENCE = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')
# Kinds that are picked by their words: nothing on the table stands for them.
PLACELESS = {
    "campus": {"count"},
    "frontier": {"building", "resource", "soldier"},
    "swarm": {"count", "bid", "water", "order", "direction"},
}
NOBODY = ("leader", "nobody")


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_together_are_the_live_layer_and_keep_their_keys(name: str) -> None:
    match = match_of(name)
    presentation = Presentation(match.game)
    keys = list(presentation.pieces(match.view()))
    assert all(KEY.fullmatch(key) for key in keys)
    for _ in played(match, 100):
        view = match.view()
        assert list(presentation.pieces(view)) == keys
        assert presentation.live(view) in match.game.draw(view)  # type: ignore[misc]


@pytest.mark.parametrize("name", GAMES)
def test_a_move_changes_few_parts(name: str) -> None:
    match = match_of(name)
    presentation = Presentation(match.game)
    changes, before = [], presentation.pieces(match.view())
    for _ in played(match, 200):
        after = presentation.pieces(match.view())
        changes.append(sum(after[key] != before[key] for key in after))
        before = after
    assert mean(changes) < FEW[name]
    assert max(changes) < len(before) / 2


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_shown_needs_nothing_and_runs_nothing(name: str) -> None:
    match = match_of(name)
    presentation = Presentation(match.game)
    for seat in played(match, 60):
        shown = page(presentation, match, seat)
        ids = [element.get("id") for element in parsed(shown).iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert {one or other for one, other in REFERENCE.findall(shown)} <= set(ids)
        assert not re.search(r'<script|<style|style=|<image|@import| on[a-z]+="|href="[^#]', shown)
        assert "<co>" not in shown


@pytest.mark.parametrize("name", GAMES)
def test_a_panel_is_a_picture_by_itself_with_a_title(name: str) -> None:
    match = match_of(name)
    presentation = Presentation(match.game)
    for seat in played(match, 120):
        hand = presentation.hand(match.view(seat))
        for picture in [*presentation.panels(match.view()).values(), *([hand] if hand else [])]:
            root = parsed(picture)
            assert root.tag == f"{{{SVG}}}svg"
            assert len(root.get("viewBox", "").split()) == 4
            assert root.findtext(f"{{{SVG}}}title")
            assert {one or other for one, other in REFERENCE.findall(picture)} == set()


def pointed_at(match: Match, seat: int) -> Iterator[tuple[str, str]]:
    """Everything that a legal move, or one beside the question, points at: kind and word."""
    for entry in [*match.state.legal(seat), *match.state.asides(seat)]:
        spoken = match.notation.verb_of(entry)
        for which, kind in enumerate(spoken.kinds):
            if not (spoken.place(which) == 2 and high(entry)):
                yield kind.name, kind.format(argument(entry, spoken.place(which)))


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("name", GAMES)
def test_every_pick_is_a_thing_on_the_table_or_of_a_kind_without_a_place(name: str, players: int) -> None:
    match = match_of(name, players)
    presentation = Presentation(match.game)
    seen: set[str] = set()
    for seat in played(match, 400):
        shown = page(presentation, match, seat)
        found = set(pointed_at(match, seat))
        seen |= {kind for kind, _ in found}
        lost = {kind for kind, word in found - {NOBODY} if presentation.spot(kind, word) not in shown}
        assert lost <= PLACELESS[name]
    assert seen - PLACELESS[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_has_its_line_its_chapter_and_its_rules(name: str) -> None:
    match = match_of(name)
    presentation = Presentation(match.game)
    book = match.game.rules.read_text(encoding="utf-8")
    chapters = []
    for _ in played(match, 4000):
        view = match.view()
        assert names_one_or_counts(match, presentation.moment(view))
        assert "\n" not in presentation.moment(view)
        assert all(f"**{rule}**" in book for rule in presentation.governs(view))
        chapters.append(presentation.chapter(view))
    assert chapters[0] in ("Setup", "Round 1")
    assert "Round 2" in {chapter.split(",")[0] for chapter in chapters}
    assert presentation.chapter(match.view()) == ("The end" if match.over else chapters[-1])


def names_one_or_counts(match: Match, moment: str) -> bool:
    """Is the only one who is asked named, or are several told as many?"""
    asked = match.pending
    return match.names[asked[0]] in moment if len(asked) == 1 else " players are " in moment


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_does_not_see_who_has_answered(name: str) -> None:
    match = match_of(name)
    presentation = Presentation(match.game)
    for seat in played(match, 300):
        view = match.view()
        if len(match.unanswered) > 1:
            twin = match.state.copy()
            twin.play(seat, int(twin.legal(seat)[0]) & ((1 << 46) - 1))
            after = {**twin.view(-1), "names": match.names}
            assert shown_to_all(presentation, after) == shown_to_all(presentation, view)


def shown_to_all(presentation: Presentation, view: dict[str, object]) -> tuple[object, ...]:
    return (
        presentation.pieces(view),
        presentation.panels(view),
        presentation.moment(view),
        presentation.describe(view),
        presentation.governs(view),
    )


def test_a_game_without_modules_is_shown_as_text() -> None:
    presentation, match = Presentation(SEALED), SEALED.new(2, 1)
    view = match.view(0)
    parts = presentation.pieces(view)
    lines = describe_plainly(view).split("\n")
    assert list(parts) == [f"line-{k}" for k in range(len(lines))]
    assert [parsed(part).text for part in parts.values() if part] == [line for line in lines if line]
    assert presentation.still(view).startswith('<g id="still">')
    assert (
        presentation.panels(view),
        presentation.hand(view),
        presentation.deals(view, lambda: match.imagined(0)),
        presentation.moment(view),
    ) == ({}, "", [], "")
    assert presentation.spot("card", 'a"b') == 'data-card="a&quot;b"'


def test_paper_grows_in_steps() -> None:
    presentation = Presentation(SEALED)
    assert presentation.view_box({"a": 1}) == presentation.view_box({"a": 2, "b": 3})
    assert presentation.view_box({"a": 1}) != presentation.view_box({"a": "x" * 60})


def likeness(**hooks: object) -> Game:
    """The toy with another picture."""
    rest = {"blank": SEALED.make_blank, "setup": SEALED.make_setup, "folder": str(SEALED.folder)}
    return Game("likeness", "Likeness", "A toy.", 1, (2, 4), SEALED.dials, **rest, **hooks)  # type: ignore[arg-type]


def test_a_board_in_characters_is_the_picture_where_there_is_no_other() -> None:
    presentation = Presentation(likeness(show=lambda view: "\x1b[1m. X\x1b[0m\n\nO <\n"))
    assert [parsed(part).text for part in presentation.pieces({}).values() if part] == [". X", "O <"]


def test_a_drawing_that_has_no_parts_is_one_part() -> None:
    drawing = f'<svg xmlns="{SVG}" viewBox="-10 -10 300 200"><circle r="3"/></svg>'
    presentation = Presentation(likeness(draw=lambda view: drawing))
    sized = drawing.replace("<svg", '<svg width="300" height="200"')
    assert (presentation.view_box({}), presentation.pieces({})) == ("0 0 300 200", {"board": sized})
    assert parsed(presentation.still({})).get("id") == "still"


def test_all_games_of_the_package_are_drawn_in_parts() -> None:
    for game in hegemon.all_games():
        if game.folder.is_relative_to(hegemon.__path__[0]):
            assert hasattr(module_of(game, "board"), "pieces")
