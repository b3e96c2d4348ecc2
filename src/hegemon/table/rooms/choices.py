"""Legal moves as the browser's picker takes them: one entry for each way to go on, counts as ranges."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mypy_extensions import i64

from hegemon.engine.match import Match
from hegemon.engine.moves import count, high
from hegemon.engine.notation import COUNT, Kind, Notation, Verb, argument

Choice = dict[str, object]
Label = Callable[[list[str]], str]  # what the button that plays a move says
COUNT_GAP = "{n}"

SEAT_KINDS = ("seat", "player")  # what games call an argument that is one of those who play


def choices(notation: Notation, legal: Iterable[i64], names: list[str], button: Label) -> list[Choice]:
    """Every entry, with the pattern of its text and what fills the gaps."""
    return [choice(notation.verb_of(entry), entry, names, button) for entry in legal]


def choice(verb: Verb, entry: i64, names: list[str], button: Label) -> Choice:
    arguments = [filled(kind, entry, verb.place(k), names) for k, kind in enumerate(verb.kinds)]
    made: Choice = {"verb": verb.word, "label": verb.opening(), "text": pattern(verb), "args": arguments}
    said = button(spoken(verb, arguments))
    return made | ({"shown": verb.shown} if verb.shown else {}) | ({"button": said} if said else {})


def other_answers(match: Match, seat: int) -> list[i64]:
    """What a seat may answer; once it has answered, what it may answer instead."""
    legal = list(match.legal_entries(seat))
    given = "" if seat in match.unanswered else last_answer(match, seat, legal)
    return [entry for entry in legal if match.notation.format(entry) != given]


def last_answer(match: Match, seat: int, legal: list[i64]) -> str:
    """The last move of a seat that is of a kind with these, and so no deal beside the question."""
    words = {match.notation.verb_of(entry).word for entry in legal}
    own = (step.text for step in reversed(match.moves) if step.seat == seat and step.text.split()[0] in words)
    return next(own, "")


def move_texts(notation: Notation, legal: Iterable[i64], names: list[str], button: Label) -> list[str]:
    """Every entry as players say it: what its button says, or from where to where, and with how many."""
    return [move_text(notation.verb_of(entry), entry, names, button) for entry in legal]


def move_text(verb: Verb, entry: i64, names: list[str], button: Label) -> str:
    arguments = [filled(kind, entry, verb.place(k), names) for k, kind in enumerate(verb.kinds)]
    labels = [str(argument[2]) for argument in arguments if argument[0] != "count"]
    counts = [str(low) if low == most else f"{low}–{most}" for kind, low, most in arguments if kind == "count"]
    said = button(spoken(verb, arguments)).replace(COUNT_GAP, "".join(counts))
    if said and all(label in said for label in labels):
        return said
    return " → ".join(labels) + "".join(f" with {span}" for span in counts) if labels else said


def spoken(verb: Verb, arguments: list[list[object]]) -> list[str]:
    """The words of a move, its count left open."""
    filling = [COUNT_GAP if argument[0] == "count" else str(argument[1]) for argument in arguments]
    return pattern(verb).format(*filling).split()


def filled(kind: Kind, entry: i64, place: int, names: list[str]) -> list[object]:
    """An argument: its kind with word and name, or for a count at the end its range."""
    value = argument(entry, place)
    if kind is COUNT and place == 2:
        return ["count", int(count(entry)), int(high(entry) or count(entry))]
    word, label = kind.format(value), kind.label(value)
    if kind.name in SEAT_KINDS and value < len(names):
        label = f"{names[value]} ({label})"
    return [kind.name, word, label]


def pattern(verb: Verb) -> str:
    """The text of a move with a gap for each argument: `attack {0} {1} {2}`."""
    words, which = [verb.word], 0
    for part in verb.parts:
        if isinstance(part, Kind):
            words.append(f"{{{which}}}")
            which += 1
        else:
            words.append(part)
    return " ".join(words)
