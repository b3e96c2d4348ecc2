"""The pages as HTML, one function for each.

Templates are filled from plain data (`models`), everything is escaped, and a name that a template misses is an error.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from hegemon.engine.game import Game
from hegemon.table.pages import rulebook, typefaces
from hegemon.table.pages.forms import (
    best_first_game,
    board_address,
    bot_choices,
    easiest_first,
    game_card,
    lesson_minutes,
)
from hegemon.table.pages.inwords import blocks_of, counts_of
from hegemon.table.pages.models import (
    CheckPage,
    Invitation,
    LobbyRow,
    MineRow,
    NewForm,
    ReviewPage,
    SheetPage,
    TablePage,
    TextView,
)
from hegemon.table.pages.styles import seat_style
from hegemon.table.settings import LONGEST_NAME
from hegemon.theme import LETTERS

HERE = Path(__file__).parent
STATIC = HERE.parent / "static"
FIRST_FONTS = ("sans-400", "sans-600", "serif-600")  # fetched before the style sheet asks for them

# Characters that could end a script element, or a line of one, early.
UNSAFE_IN_SCRIPT = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}


def front_page(
    games: Sequence[Game],
    lobby: Sequence[LobbyRow],
    mine: Sequence[MineRow],
    guest: str,
    message: str = "",
    dice: str = "",
) -> str:
    """The first page: games against bots, a game to go on with, open tables, the guest's name.

    Like every page with a form that leads to a seat it has, for the dice, the table and the commitment of its server.
    """
    return page(
        "front.html",
        "front",
        games=[game_card(game, mine) for game in easiest_first(games)],
        first_game=best_first_game(games),
        rows=lobby,
        running=[row for row in mine if row.stage in ("playing", "waiting")],
        bots=bot_choices(),
        guest=guest,
        back="/",
        message=message,
        dice=dice,
    )


def new_page(form: NewForm, dice: str = "", guest: str = "") -> str:
    """The form that opens a table."""
    return page("new.html", "new", form=form, dice=dice, guest=guest, back=f"/new?game={form.game.name}")


def lobby_fragment(rows: Sequence[LobbyRow]) -> str:
    """The open tables, for the first page and whoever asks again."""
    return page("lobby.html", "", rows=rows)


def mine_page(rows: Sequence[MineRow], guest: str = "") -> str:
    """The guest's games."""
    return page("mine.html", "mine", mine=rows, guest=guest, back="/mine")


def invite_page(invitation: Invitation) -> str:
    """What a seat's link opens: a question, not yet a seat."""
    return page("invite.html", "", invitation=invitation)


def rules_page(game: Game, own_pages: Mapping[str, str], guest: str = "") -> str:
    """The rule book, with an anchor for each rule, and the way to what else the game has to read."""
    parts = {"own_pages": own_pages, "guest": guest, "back": f"/rules/{game.name}", "lesson": lesson_minutes(game)}
    return page("rules.html", "", game=game, book=rulebook.book(game), **parts)


def own_page(game: Game, title: str, markup: str) -> str:
    """A page that a game brings along; its markup is the game's own, as its pictures are."""
    return page("own.html", "", game=game, title=title, markup=Markup(markup))


def rule_fragment(game: Game, number: str) -> str:
    """A rule with its chapter, to be shown beside the board; NotUnderstood when there is none of this number."""
    known, heading, text = rulebook.around(game, number)
    return page("rule.html", "", game=game, number=known, heading=heading, text=text)


def sheet_page(sheet: SheetPage) -> str:
    """A map for paper and pencil; its picture is the game's own drawing."""
    return page("sheet.html", "", sheet=sheet, picture=Markup(sheet.picture))


def text_page(view: TextView, guest: str | None = None) -> str:
    """A table in words, usable without any script; the guest can change the own name there."""
    at = f"/t/{view.id}/text" + ("" if view.seat is None else f"?seat={view.seat}")
    known = {} if guest is None else {"guest": guest, "back": at}
    return page("text.html", "", view=view, blocks=blocks_of(view.description, view.name), **known)


def review_fragment(review: ReviewPage) -> str:
    """How a game went, to be shown beside its result; its pictures are drawn here."""
    return page("review.html", "", page=review)


def error_page(status: int, sentence: str, remedy: str = "") -> str:
    """What went wrong, and what to do about it."""
    return page("error.html", "", status=status, sentence=sentence, remedy=remedy)


def check_page(check: CheckPage) -> str:
    """Where a browser checks the dice of a record: of one table, or of a file."""
    return page("check.html", "", check=check)


def table_page(table: TablePage) -> str:
    """The table itself."""
    return script_page("table.html", table)


def replay_page(table: TablePage, at: int | None) -> str:
    """A game from its first moment to its last, opened at one of them, or where the reader was."""
    return script_page("replay.html", table, at="" if at is None else at)


def script_page(template: str, table: TablePage, **more: object) -> str:
    return page(
        template,
        "",
        title=table.title,
        table=table.id,
        seat=table.seat,
        game=table.game,
        game_title=table.game_title,
        first=safe_json(table.first),
        plan=table.plan,
        luck=table.luck,
        **more,
    )


def page(template: str, here: str, **values: object) -> str:
    """A template filled; `here` names the page in the bar at the top."""
    return environment().get_template(template).render(here=here, **values)


@cache
def environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(static=static, letters=LETTERS, longest_name=LONGEST_NAME, board_address=board_address)
    made.globals.update(first_fonts=FIRST_FONTS if typefaces.is_available() else ())
    made.filters.update(ago=ago, moment=moment, counts=counts_of)
    return made


def static(name: str) -> str:
    """The address of a static file; it changes with any of them, so that browsers may keep them for ever."""
    return f"/static/{static_digest()}/{name}"


@cache
def static_digest() -> str:
    """A digest of all static files, of the seats' style and of the fonts, made once."""
    total = blake2b((seat_style() + typefaces.type_style() + typefaces.state()).encode(), digest_size=8)
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            total.update(path.relative_to(STATIC).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def safe_json(text: str) -> Markup:
    """JSON that can stand inside a script element: no sign in it means anything to HTML.

    >>> safe_json('{"name": "</script>"}')
    Markup('{"name": "\\\\u003c/script\\\\u003e"}')
    """
    return Markup(text.translate(UNSAFE_IN_SCRIPT))


def ago(at: float) -> str:
    """How long since a moment, roughly, in words."""
    seconds = max(0.0, time.time() - at)
    if seconds < 60:
        return "just now"
    for size, name in ((86400, "day"), (3600, "hour"), (60, "minute")):
        count = int(seconds // size)
        if count:
            return f"{count} {name}{'s' if count > 1 else ''} ago"
    return ""


def moment(at: float) -> str:
    """A moment as machines read it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
