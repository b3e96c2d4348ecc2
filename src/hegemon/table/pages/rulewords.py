"""A rule book in the words of players.

Options have the names that the form shows which opens a table, and what was decided by this edition is not marked
where it stands but listed at the end.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from markdown_it.token import Token

from hegemon.engine.game import Game
from hegemon.table.pages.dialform import title, value_text

ABOUT = re.compile(r"^\*How to read this book\.\* (.*?)\n\n", re.MULTILINE | re.DOTALL)
MARKS = re.compile(r"^\*Marks\.\* .*?\n\n", re.MULTILINE | re.DOTALL)  # what marks mean that a page does not have
RULING = re.compile(r"\*\(ruling\)\*\s|\s\*\(ruling\)\*(?=[.,;])")
EXCEPTION = re.compile(r"\*\(ruling: ([^*]*)\)\*")
TYPED = r"`([a-z][^`]*)`"  # a move as it is written in a record
ASIDE = re.compile(rf"\s\({TYPED}(?:(?:,\s(?:then\s)?|\sor\s){TYPED})*\)")
ASIDE_FIRST = re.compile(rf"\({TYPED};\s")
APPENDIX = "About these rules"


def for_players(text: str, rules: Mapping[str, str]) -> str:
    """A book without marks, that speaks of itself in an appendix.

    >>> book = "*How to read this book.* Slowly.\\n\\n## Sea\\n\\n**SEA-1.1** *(ruling)* Sail.\\n"
    >>> print(for_players(book, {"SEA-1.1": "*(ruling)* Sail."}))
    ## Sea
    <BLANKLINE>
    **SEA-1.1** Sail.
    <BLANKLINE>
    ## About these rules
    <BLANKLINE>
    Slowly.
    <BLANKLINE>
    Where the game could be played in more than one way, this edition has decided how: SEA-1.1.
    """
    about = ABOUT.search(text)
    plain = unmarked(MARKS.sub("", ABOUT.sub("", text)))
    notes = [note for note in (about[1] if about else "", decided(rules)) if note]
    return "\n\n".join([plain.rstrip(), f"## {APPENDIX}", *notes]) if notes else plain


def unmarked(text: str) -> str:
    """A text without the marks of what was decided.

    >>> unmarked("Sail *(ruling: not on land)*. *(ruling)* Or row *(ruling)*.")
    'Sail (not on land). Or row.'
    """
    return RULING.sub("", EXCEPTION.sub(r"(\1)", text))


def without_moves(text: str, names: Mapping[str, str]) -> str:
    """A text without the moves as one types them, which whoever plays with a pointer never needs; options stay.

    >>> without_moves("*Ship* (`ship yan`, then `deliver 1 tea`). Sell a disc (`disc`; it is back soon).", {})
    '*Ship*. Sell a disc (it is back soon).'
    >>> without_moves("The option (`penalty`) and a sign (`+`).", {"penalty": "Penalty"})
    'The option (`penalty`) and a sign (`+`).'
    """

    def kept(found: re.Match[str]) -> str:
        return found[0] if found[1] in names else ""

    return ASIDE.sub(kept, ASIDE_FIRST.sub(lambda found: found[0] if found[1] in names else "(", text))


def decided(rules: Mapping[str, str]) -> str:
    """The rules in which something was decided, in a sentence; empty when there are none."""
    numbers = [number for number, text in rules.items() if "*(ruling" in text]
    told = "Where the game could be played in more than one way, this edition has decided how"
    return f"{told}: {', '.join(numbers)}." if numbers else ""


def option_names(game: Game) -> dict[str, str]:
    """What players call the options of a game and their choices, by what programs call them."""
    names: dict[str, str] = {}
    for dial in game.dials:
        choices = {word: value_text(dial, word) for word in (*dial.choices, *dial.picks)}
        names |= choices | {dial.name: title(dial)}
        names |= {f"{dial.name}={word}": f"{title(dial)}: {label}" for word, label in choices.items()}
    return names


def named(token: Token, game: Game, names: Mapping[str, str]) -> list[Token]:
    """A name that programs use, as players say it; any other code as it is."""
    label = names.get(token.content) or setting(token.content, game)
    if not label:
        return [token]
    return [
        Token("em_open", "em", 1, attrs={"class": "option-name"}),
        Token("text", "", 0, content=label),
        Token("em_close", "em", -1),
    ]


def setting(code: str, game: Game) -> str:
    """An option with a number behind it, such as `round_limit=30`; empty for anything else."""
    name, _, value = code.partition("=")
    found = [title(dial) for dial in game.dials if dial.name == name]
    return f"{found[0]}: {value}" if found and value else ""
