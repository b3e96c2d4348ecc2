"""Dials as a form: fields from their declarations, and the form read back with a sentence for each mistake."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence

from hegemon.engine.dials import Dial, Value, format_value
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.table.pages.models import OTHER, DialField, DialGroup

PREFIX = "dial-"
MORE = "-other"  # after the name of a field: the one beside it, for what is not among its choices
NO_GROUP = "More rules"  # the heading of dials that have none
NUMBERS = 1000  # from which one is proposed where a number may be written


def dial_fields(game: Game, typed: Mapping[str, str], errors: Mapping[str, str], players: int = 0) -> list[DialField]:
    """A field for each dial of a game, with what was typed and what is wrong with it, both by name of the field."""
    usual = game.settle(players or game.least, {})
    return [dial_field(game, dial, typed, errors, format_value(usual[dial.name])) for dial in game.dials]


def dial_groups(fields: Sequence[DialField]) -> list[DialGroup]:
    """Fields under their headings, in the order in which these come first; those without any stand at the end."""
    headings = sorted(dict.fromkeys(field.group for field in fields), key=lambda heading: not heading)
    return [DialGroup(heading or NO_GROUP, [one for one in fields if one.group == heading]) for heading in headings]


def map_fields(fields: Sequence[DialField]) -> list[DialField]:
    """What the board is made of: the fields that stand with one that has a picture for each choice."""
    headings = {field.group for field in fields if field.is_numbered}
    return [field for field in fields if field.is_numbered or (field.group and field.group in headings)]


def read_dials(game: Game, form: Mapping[str, str]) -> tuple[dict[str, object], dict[str, str]]:
    """The dials that a form sets, and a sentence for each field that cannot be read.

    What is left empty keeps its default.
    """
    given: dict[str, object] = {}
    errors: dict[str, str] = {}
    for dial in game.dials:
        word = written(dial, form)
        if not word:
            continue
        try:
            given[dial.name] = dial.parse(word)
        except NotUnderstood as problem:
            errors[PREFIX + dial.name] = sentence(re.sub(f"^{dial.name} ", f"{title(dial)} ", problem.sentence))
    return given, errors


def written(dial: Dial, form: Mapping[str, str]) -> str:
    """The word for a dial; of one that stands beside the choices, with what comes before its number."""
    word = form.get(PREFIX + dial.name, "").strip()
    if word != OTHER:
        return word
    return (dial.prefix or "") + form.get(PREFIX + dial.name + MORE, "").strip()


def chosen_dials(game: Game, players: int, options: Mapping[str, Value]) -> list[tuple[str, str]]:
    """What was chosen of what the board is made of, and what differs from the usual rules, as players call it."""
    pictured = {field.name.removeprefix(PREFIX) for field in map_fields(dial_fields(game, {}, {}, players))}
    return [
        (title(dial), value_text(dial, options[dial.name]))
        for dial in game.dials
        if dial.name in options
        and (is_changed(dial, players, options) or (dial.name in pictured and dial.kind != "number"))
    ]


def is_changed(dial: Dial, players: int, options: Mapping[str, Value]) -> bool:
    """Is a dial set to something else than is usual beside the others?"""
    return options[dial.name] != dial.default_for(players, options)


def value_text(dial: Dial, value: Value) -> str:
    """A value as players call it."""
    word = format_value(value)
    if dial.kind in ("number", "switch") or word in dial.labels:
        return dial.labels.get(word, word)
    return capital(spoken(word.replace(":", " ")))


def changed_dials(game: Game, players: int, options: Mapping[str, Value]) -> str:
    """What differs from the usual rules, in words; empty when nothing does."""
    changed = [dial for dial in game.dials if dial.name in options and is_changed(dial, players, options)]
    return ", ".join(f"{title(dial)}: {value_text(dial, options[dial.name])}" for dial in changed)


def dial_field(game: Game, dial: Dial, typed: Mapping[str, str], errors: Mapping[str, str], now: str = "") -> DialField:
    name = PREFIX + dial.name
    usual = defaults(game, dial)
    value = format_value(dial.default) if len(usual) == 1 and dial.by_options is None else ""
    value = written(dial, typed) if name in typed else value
    return DialField(
        name=name,
        label=title(dial),
        kind=dial.kind,
        value=value,
        usual=usual_text(usual),
        takes=dial.range_text(),
        explanation=dial.explanation,
        low=dial.low,
        high=dial.high,
        choices=tuple(dial.choices or dial.picks),
        error=errors.get(name, ""),
        labels=dial.labels,
        group=dial.group,
        now=now,
        other=other_text(dial, value or now),
        is_numbered=dial.prefix is not None,
        is_for_numbers=dial.is_for_numbers,
    )


def other_text(dial: Dial, value: str) -> str:
    """What is written beside the choices: of a value that is none of them, all after the prefix; else any number."""
    if value in dial.picks:
        return str(secrets.randbelow(NUMBERS)) if dial.prefix is not None else ""
    return value.removeprefix(dial.prefix or "")


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


def title(dial: Dial) -> str:
    """What players call a dial: its title, or its name in plain words.

    >>> from hegemon.engine.dials import switch
    >>> title(switch("round_limit", True, "Rounds are counted."))
    'Round limit'
    """
    return dial.title or capital(spoken(dial.name))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentence(text: str) -> str:
    """A message as a sentence: a capital at its beginning, a full stop at its end."""
    whole = capital(text)
    return whole if whole.endswith((".", "?", "!")) else whole + "."
