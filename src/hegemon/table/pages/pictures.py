"""A picture of every game for the first page: its own board in the middle of a game between random bots."""

from __future__ import annotations

import gzip
import re
from functools import cache
from html import escape, unescape
from typing import Any

from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game as find_game
from hegemon.engine.game import Game
from hegemon.engine.playout import playout
from hegemon.engine.state import SPECTATOR
from hegemon.presentation import Presentation
from hegemon.presentation.about import about
from hegemon.table.pages.typefaces import embedded

PLAYERS = 3
MOVES = 140
SEED = 11
# For who points at a thing, or picks it: nothing of that is done with a picture.
MARKS = re.compile(r'<title>[^<]*</title>| (?:data-[a-z-]+|pointer-events)="[^"]*"| id="piece-[^"]*"')
GROUPS = re.compile(r"<g\b[^>]*(?<!/)>|</g>")
FRACTIONS = re.compile(r"(?<![\w.#])\d{2,}\.\d+")  # of places: a picture is a third as wide as its board at most
UNLETTERED = "<style>.lettered{display:none}</style>"
LETTERED = re.compile(r"<text\b[^>]*>.*?</text>", re.DOTALL)
WRITTEN = re.compile(r"<t(?:ext|span)[^>]*>([^<]*)<")  # what can be read in a picture
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn")


@cache
def picture(name: str) -> str:
    """The picture of a game as an SVG document, made once; the game must be known."""
    game = find_game(name)
    return plain_picture(game) if game.draw is None else board_picture(game)


@cache
def packed_picture(name: str) -> bytes:
    """The same, compressed once with gzip: a sixth of the size, for every browser that takes it."""
    return gzip.compress(picture(name).encode(), mtime=0)


def board_picture(game: Game) -> str:
    """The part of the map that tells the game from others, with what lies on it, so near that it can be read.

    Of a game that names none, the whole map, without lettering.
    """
    view, presentation, part = scene(game), Presentation(game), about(game).picture
    if not part:
        return small_picture(presentation, view, game.title)
    drawn = FRACTIONS.sub(lambda found: str(round(float(found[0]))), drawn_board(presentation, view))
    letters = "".join(unescape(text) for text in WRITTEN.findall(drawn))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{part}" role="img">'
        f"<title>{escape(game.title)}</title>{embedded(letters)}{drawn}</svg>"
    )


def drawn_board(presentation: Presentation, view: dict[str, Any]) -> str:
    """The map with what lies on it, for who only looks."""
    return MARKS.sub("", seen(presentation.still(view) + presentation.live(view)))


def seen(markup: str) -> str:
    """Markup without the groups that are shown only elsewhere, as on a phone held upright.

    >>> seen('<g><g display="none"><g>far</g></g>near</g>')
    '<g>near</g>'
    """
    kept, start, depth = [], 0, 0
    for tag in GROUPS.finditer(markup):
        if depth:
            depth += -1 if tag[0] == "</g>" else 1
            start = tag.end()
        elif 'display="none"' in tag[0]:
            kept.append(markup[start : tag.start()])
            depth = 1
    return "".join([*kept, markup[start:]])


def whole_picture(presentation: Presentation, view: dict[str, Any], title: str) -> str:
    """A board on its ground as an SVG document that stands alone, lettering and all."""
    drawn = drawn_board(presentation, view)
    return framed(
        presentation, view, title, embedded("".join(unescape(text) for text in WRITTEN.findall(drawn))) + drawn
    )


def small_picture(presentation: Presentation, view: dict[str, Any], title: str) -> str:
    """The same so small that nothing in it could be read: without lettering, and without what it would stand on."""
    return framed(presentation, view, title, UNLETTERED + LETTERED.sub("", drawn_board(presentation, view)))


def framed(presentation: Presentation, view: dict[str, Any], title: str, drawn: str) -> str:
    """What is drawn as a document with a size of its own."""
    x, y, width, height = presentation.view_box(view).split()
    ground = escape(presentation.ground(view)[0])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}" '
        f'role="img"><title>{escape(title)}</title><rect x="{x}" y="{y}" width="{width}" height="{height}" '
        f'fill="{ground}"/>{drawn}</svg>'
    )


def begun_picture(game: Game, players: int, options: dict[str, Any], is_small: bool, is_lettered: bool = False) -> str:
    """A board at the beginning of a game with these options; without lettering where it is too small to be read."""
    if game.draw is None:
        return plain_picture(game)
    match = game.new(players, seed=SEED, **options)
    view = match.view() | {"names": list(NAMES[:players])}
    picture = (whole_picture if is_lettered else small_picture)(Presentation(game), view, game.title)
    return FRACTIONS.sub(lambda found: str(round(float(found[0]))), picture) if is_small else picture


def scene(game: Game) -> dict[str, object]:
    """What a spectator sees of a game that is well under way, always the same one."""
    players = max(game.least, min(game.most, PLAYERS))
    state = game.start(players, SEED)
    moves = about(game).moves or MOVES
    while moves:
        played = state.copy()
        playout(played, seeded(SEED), moves)
        if played.pending():
            break
        moves //= 2  # a short game was over by then
    view = (played if moves else state).view(SPECTATOR)
    view["names"] = list(NAMES[:players])
    return view


def plain_picture(game: Game) -> str:
    """For a game that draws no board: its title on a patterned ground."""
    tile = 'id="dots" width="24" height="24" patternUnits="userSpaceOnUse"'
    dots = f'<pattern {tile}><circle cx="12" cy="12" r="3"/></pattern>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" role="img"><title>{escape(game.title)}</title>'
        f'<defs>{dots}</defs><rect width="400" height="300" fill="#D9E6DF"/>'
        '<rect width="400" height="300" fill="url(#dots)" fill-opacity="0.08"/>'
        '<text x="200" y="168" text-anchor="middle" font-family="Georgia, serif" font-size="48" '
        f'fill="#0E5A5A">{escape(game.title)}</text></svg>'
    )
