"""A rule book as HTML: an anchor for every rule, and any rule by itself.

A rule begins with its number in bold, such as **SEA-3.1**, and goes on until the next rule or heading.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.table.pages.rulewords import for_players, named, option_names, unmarked, without_moves

NUMBER = r"[A-Z][A-Z0-9]*-\d+(?:\.\d+)*"
RULE = re.compile(rf"^[ \t]*(?P<mark>(?:[-*+>] +|\d+\. +)?)\*\*(?P<number>{NUMBER})\*\*", re.MULTILINE)
MENTION = re.compile(rf"(?<![\w-])({NUMBER})(?![\w-])")
HEADING = re.compile(r"^#{1,6} ", re.MULTILINE)
CHAPTER = re.compile(r"^#{1,2} ", re.MULTILINE)
PICTURE = "picture "  # how the line begins above a drawing that a page shows as a picture of the board
SPAN = re.compile(r"(?<=\d)-(?=\d)")  # of numbers, as it is typed
ALIGNED = re.compile(r"text-align:(\w+)")


@dataclass(frozen=True, slots=True)
class Book:
    """A rule book as HTML: its beginning and its chapters, these by anchor, and the text of each rule by number."""

    lead: Markup  # what stands before the first chapter
    html: Markup  # the chapters
    chapters: list[tuple[str, str]]
    rules: dict[str, str]


def book(game: Game) -> Book:
    """The rule book of a game, read once."""
    return read_book(game.rules, game)


def around(game: Game, number: str) -> tuple[str, str, Markup]:
    """A rule's number, the heading of the chapter that it stands in, and the HTML of that chapter.

    The number may be given without the name of the game, as `3.6`.
    """
    known = known_number(game, number)
    heading, text = chapter_of(game.rules.read_text(encoding="utf-8"), known)
    return (
        known,
        heading,
        html_of(
            tokens_of(without_moves(unmarked(text), option_names(game))),
            list(book(game).rules),
            f"/rules/{game.name}#",
            game,
        ),
    )


def chapter_of(text: str, number: str) -> tuple[str, str]:
    """The heading above a rule, and all that stands below it.

    >>> chapter_of("## Sea\\n**SEA-1.1** Sail.\\n## Land\\n**SEA-2.1** Walk.\\n**SEA-2.2** Rest.", "SEA-2.1")
    ('Land', '**SEA-2.1** Walk.\\n**SEA-2.2** Rest.')
    """
    at = next(found.start() for found in RULE.finditer(text) if found["number"] == number)
    begin = max((found.start() for found in CHAPTER.finditer(text, 0, at)), default=0)
    end = next((found.start() for found in CHAPTER.finditer(text, at)), len(text))
    heading, _, rest = text[begin:end].partition("\n")
    return heading.lstrip("# "), rest.strip()


def known_number(game: Game, number: str) -> str:
    """The number of a rule as the book has it."""
    rules = book(game).rules
    wanted = number.upper()
    for known in rules:
        if wanted in (known, known.partition("-")[2]):
            return known
    close = get_close_matches(wanted, rules, 3, 0.5)
    hint = f"did you mean {' or '.join(close)}?" if close else "the rule book lists them all"
    raise NotUnderstood(f"{game.title} has no rule {number!r}; {hint}")


@lru_cache(maxsize=64)
def read_book(path: Path, game: Game | None = None) -> Book:
    """A rule book; of a game that is known, with its pictures and with the options as its players call them."""
    text = path.read_text(encoding="utf-8")
    if game is not None:
        text = text.replace(f"# {game.title}\n", f"# {game.title} rules\n", 1)
    rules = split_rules(text)
    tokens = tokens_of(for_players(text, rules))
    chapters = name_headings(tokens)
    first = next((k for k, token in enumerate(tokens) if token.tag == "h2"), len(tokens))
    lead, told = (html_of(part, list(rules), "#", game) for part in (tokens[:first], tokens[first:]))
    return Book(lead, told, chapters, rules)


def split_rules(text: str) -> dict[str, str]:
    """Each rule from its number to the next rule or heading, by number.

    >>> split_rules("- **SEA-1.1** Ships\\n  sail.\\n- **SEA-1.2** Not on land.\\n## End")
    {'SEA-1.1': '**SEA-1.1** Ships\\nsail.', 'SEA-1.2': '**SEA-1.2** Not on land.'}
    """
    found = list(RULE.finditer(text))
    rules: dict[str, str] = {}
    for this, after in zip(found, [*found[1:], None]):
        heading = HEADING.search(text, this.end())
        ends = [mark.start() for mark in (after, heading) if mark is not None]
        part = text[this.end("mark") : min(ends, default=len(text))].strip()
        rules[this["number"]] = part if not this["mark"] else drawn_out(part, len(this["mark"]))
    return rules


def drawn_out(text: str, width: int) -> str:
    """The text of a list's item without the item's indentation."""
    return re.sub(rf"\n {{1,{width}}}", "\n", text)


def tokens_of(text: str) -> list[Token]:
    """Markdown in parts."""
    return parser().parse(text)


@cache
def parser() -> MarkdownIt:
    """Reads and writes Markdown; raw HTML is text like any other, and there are no pictures."""
    made = MarkdownIt("commonmark", {"html": False, "typographer": True})
    made.enable(["table", "smartquotes"]).disable("image")
    made.add_render_rule("table_open", table_open)
    made.add_render_rule("table_close", table_close)
    made.add_render_rule("fence", drawing)
    made.add_render_rule("code_block", drawing)
    return made


def table_open(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    """A table may be wider than a phone: it scrolls by itself, also with keys."""
    return '<div class="wide" tabindex="0"><table>\n'


def table_close(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return "</table></div>\n"


def drawing(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    """A drawing in characters scrolls as well, unless the game has a picture for it."""
    if tokens[index].info.startswith(PICTURE) and env.get("game") is not None:
        return board_image(env["game"], tokens[index].info.removeprefix(PICTURE))
    return f'<pre tabindex="0"><code>{escape(tokens[index].content)}</code></pre>\n'


def board_image(game: Game, settings: str) -> str:
    """The board as it is with such settings, written `players=2 size=9x9`, at the beginning of a game."""
    given = dict(word.split("=", 1) for word in settings.split())
    players = given.pop("players", str(game.least))
    dials = {f"dial-{name}": value for name, value in given.items()}
    address = f"/picture/board/{game.name}.svg?{urlencode({'players': players, 'lettered': 1, **dials})}"
    names = option_names(game)
    about = ", ".join(names.get(f"{name}={value}", f"{name} {value}") for name, value in given.items())
    alt = f"The board of {game.title}" + (f", {about}" if about else "")
    image = f'<img src="{escape(address)}" alt="{escape(alt)}" loading="lazy">'
    return f'<div class="wide board-image" tabindex="0">{image}</div>\n'


def name_headings(tokens: list[Token]) -> list[tuple[str, str]]:
    """Give every heading an anchor; the chapters among them, by anchor."""
    chapters: list[tuple[str, str]] = []
    taken: set[str] = set()
    for mark, inside in pairwise(tokens):
        if mark.type != "heading_open":
            continue
        anchor = free_anchor(inside.content, taken)
        mark.attrSet("id", anchor)
        if mark.tag == "h2":
            chapters.append((anchor, inside.content))
    return chapters


def free_anchor(heading: str, taken: set[str]) -> str:
    """A word for an address that no other heading has."""
    plain = re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-") or "part"
    anchor, more = plain, 2
    while anchor in taken:
        anchor, more = f"{plain}-{more}", more + 1
    taken.add(anchor)
    return anchor


def html_of(tokens: list[Token], rules: list[str], base: str, game: Game | None = None) -> Markup:
    """The HTML of a text, whose mentions of rules lead to `base` and the rule's number."""
    names = option_names(game) if game else {}
    name_rules(tokens)
    empty_headings_to_cells(tokens)
    for token in tokens:
        if token.type in ("th_open", "td_open"):
            align_by_class(token)
        if token.children:
            said = with_names(token.children, game, names) if game else token.children
            token.children = linked(said, set(rules), base)
    made = parser()
    return Markup(made.renderer.render(tokens, made.options, {"game": game}))


def with_names(children: list[Token], game: Game, names: dict[str, str]) -> list[Token]:
    """The parts of a line, with options as players call them."""
    return [part for one in children for part in (named(one, game, names) if one.type == "code_inline" else [one])]


def name_rules(tokens: list[Token]) -> None:
    """Put the anchor of a rule upon the paragraph, or the item of a list, that begins with its number."""
    for outer, mark, inside in zip([None, *tokens], tokens, tokens[1:]):
        found = RULE.match(inside.content) if mark.type == "paragraph_open" else None
        if found:
            holder = outer if outer is not None and outer.type == "list_item_open" else mark
            holder.attrSet("id", found["number"])
            holder.attrSet("class", "rule")


def empty_headings_to_cells(tokens: list[Token]) -> None:
    """The heading of a column that says nothing is no heading."""
    for mark, inside, end in zip(tokens, tokens[1:], tokens[2:]):
        if mark.type == "th_open" and not inside.content:
            mark.tag = end.tag = "td"


def align_by_class(token: Token) -> None:
    """A column's alignment as a class: pages have no style of their own in a tag."""
    found = ALIGNED.search(str(token.attrs.pop("style", "")))
    if found:
        token.attrSet("class", found[1])


def linked(children: list[Token], rules: set[str], base: str) -> list[Token]:
    """The parts of a line, with links where rules are mentioned."""
    out: list[Token] = []
    within_link = 0
    for token in children:
        within_link += token.nesting if token.type in ("link_open", "link_close") else 0
        if token.type == "text" and not within_link:
            out += mentions(token.content, rules, base)
        else:
            out.append(token)
    return out


def mentions(text: str, rules: set[str], base: str) -> list[Token]:
    """A text in parts: known numbers of rules as links, without the name of the game, and spans with their dash."""
    out: list[Token] = []
    for part in MENTION.split(text):
        if part in rules:
            attributes: dict[str, str | int | float] = {
                "href": base + part,
                "data-rule": part,
                "class": "rule-number",
                "title": part,
            }
            out.append(Token("link_open", "a", 1, attrs=attributes))
            out.append(Token("text", "", 0, content=part.partition("-")[2]))
            out.append(Token("link_close", "a", -1))
        elif part:
            out.append(Token("text", "", 0, content=SPAN.sub("–", part)))
    return out
