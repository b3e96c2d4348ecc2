"""Dials as a form: fields from their declarations, and the form read back with a sentence for each mistake."""

from __future__ import annotations

import re
from collections.abc import Mapping

from hegemon.engine.dials import Dial, Value, format_value
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.table.pages.models import DialField

PREFIX = "dial-"


def dial_fields(game: Game, typed: Mapping[str, str], errors: Mapping[str, str]) -> list[DialField]:
    """A field for each dial of a game, with what was typed and what is wrong with it, both by name of the field."""
    return [dial_field(game, dial, typed, errors) for dial in game.dials]


def read_dials(game: Game, form: Mapping[str, str]) -> tuple[dict[str, object], dict[str, str]]:
    """The dials that a form sets, and a sentence for each field that cannot be read.

    What is left empty keeps its default.
    """
    given: dict[str, object] = {}
    errors: dict[str, str] = {}
    for dial in game.dials:
        word = form.get(PREFIX + dial.name, "").strip()
        if not word:
            continue
        try:
            given[dial.name] = dial.parse(word)
        except NotUnderstood as problem:
            errors[PREFIX + dial.name] = sentence(re.sub(f"^{dial.name} ", f"{label(dial.name)} ", problem.sentence))
    return given, errors


def changed_dials(game: Game, players: int, options: Mapping[str, Value]) -> str:
    """What differs from the usual rules, in words; empty when nothing does."""
    changed = [
        dial for dial in game.dials if options.get(dial.name, dial.default) != dial.default_for(players, options)
    ]
    return ", ".join(
        f"{spoken(dial.name)} {format_value(options[dial.name])}" for dial in changed if dial.name in options
    )


def dial_field(game: Game, dial: Dial, typed: Mapping[str, str], errors: Mapping[str, str]) -> DialField:
    name = PREFIX + dial.name
    usual = defaults(game, dial)
    value = format_value(dial.default) if len(usual) == 1 else ""
    return DialField(
        name=name,
        label=label(dial.name),
        kind=dial.kind,
        value=typed.get(name, value),
        usual=usual_text(usual),
        takes=dial.range_text(),
        explanation=dial.explanation,
        low=dial.low,
        high=dial.high,
        choices=tuple(dial.choices),
        error=errors.get(name, ""),
    )


def defaults(game: Game, dial: Dial) -> dict[str, list[int]]:
    """The defaults of a dial, each with the numbers of players that it is for."""
    found: dict[str, list[int]] = {}
    for players in range(game.least, game.most + 1):
        found.setdefault(format_value(dial.default_for(players)), []).append(players)
    return found


def usual_text(usual: Mapping[str, list[int]]) -> str:
    """The defaults in words.

    >>> usual_text({"small": [2], "large": [3, 4, 5]})
    'small for 2 players, large for 3 to 5'
    """
    if len(usual) == 1:
        return next(iter(usual))
    texts = [f"{value} for {spread(counts)}" for value, counts in usual.items()]
    return ", ".join([f"{texts[0]} players", *texts[1:]])


def spread(counts: list[int]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"


def spoken(name: str) -> str:
    return name.replace("_", " ")


def label(name: str) -> str:
    """The name of a dial as people write it.

    >>> label("round_limit")
    'Round limit'
    """
    words = spoken(name)
    return words[:1].upper() + words[1:]


def sentence(text: str) -> str:
    """A message as a sentence: a capital at its beginning, a full stop at its end."""
    whole = text[:1].upper() + text[1:]
    return whole if whole.endswith((".", "?", "!")) else whole + "."
