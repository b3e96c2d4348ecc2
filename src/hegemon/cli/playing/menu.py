"""The picks of a moment as a numbered list, with the game's remarks beside them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hegemon.cli import screen
from hegemon.cli.playing.beside import AsidePath, aside_forms
from hegemon.cli.playing.picking import choices, ranges_text
from hegemon.engine.notation import COUNT, Kind

if TYPE_CHECKING:
    from hegemon.cli.playing.picking import Path
    from hegemon.cli.playing.terminal import Terminal
    from hegemon.engine.notation import Verb
    from hegemon.engine.picker import Picks

COUNTS = 12  # counts of a range that get a remark each


def menu_lines(path: Path, terminal: Terminal, view: dict[str, object], width: int) -> list[str]:
    """What may be picked next, and at the beginning of an answer what may be done beside it."""
    return pick_lines(path, terminal, view, width) + aside_lines(path)


def aside_lines(path: Path) -> list[str]:
    """One line that names every kind of aside; `other` explains them."""
    if path.asked or isinstance(path, AsidePath):
        return []
    forms = [form for form, _ in aside_forms(path.match, path.seat)]
    return [f"Other actions: {', '.join(forms)}. Type `other` for details."] if forms else []


def pick_lines(path: Path, terminal: Terminal, view: dict[str, object], width: int) -> list[str]:
    """What may be picked next, one line or several in columns."""
    picks = path.picks
    if picks.kind == "verb":
        return verb_lines(path, picks)
    lines = [asked_for(path, terminal, view)]
    if picks.ranges:
        entries = [remarked(path, terminal, view, "", str(count)) for count in shown_counts(picks)]
        entries = [entry for entry in entries if not entry.isdigit()]
    else:
        entries = [
            remarked(path, terminal, view, "" if word.isdigit() else f"{number:>2} ", word)
            for number, word in enumerate(picks.words, 1)
        ]
    return lines + [f"  {line}" for line in screen.in_columns(entries, width - 2)]


def asked_for(path: Path, terminal: Terminal, view: dict[str, object]) -> str:
    """The question for the next pick, in the game's words if it has any; of a count, what it may be."""
    verb, which = path.match.notation.by_code[path.picked[0]], len(path.picked) - 1
    own = table_questions(terminal, view, verb) or terminal.questions.get(verb.pattern())
    question = own[which] if own else plain_question(verb, which)
    if path.picks.kind != COUNT.name:
        return question
    possible = ranges_text(path.picks)
    return f"{question} (only {possible})" if choices(path.picks) == 1 else f"{question} ({possible})"


def table_questions(terminal: Terminal, view: dict[str, object], verb: Verb) -> list[str]:
    """What the game asks for on the way at the table, where that has a question for each part of a move."""
    words = terminal.verbs(view)
    found = words.get(verb.opening()) or words.get(verb.word)
    if not found or len(found["steps"]) < len(verb.kinds):
        return []
    asked = [step.replace(" {}", "") for step in found["steps"]]
    return [step if step.endswith("?") else f"{step}:" for step in asked]


def plain_question(verb: Verb, which: int) -> str:
    """What asks for a part of a move; two of a kind side by side are where something comes from and goes to."""
    kind = verb.kinds[which]
    if kind is COUNT:
        return "How many?"
    place = [at for at, part in enumerate(verb.parts) if isinstance(part, Kind)][which]
    if kind in verb.parts[place + 1 : place + 2]:
        return f"From which {kind.name}?"
    return f"To which {kind.name}?" if place and verb.parts[place - 1] is kind else f"Which {kind.name}?"


def verb_lines(path: Path, picks: Picks) -> list[str]:
    """The moves that may be begun, each with its explanation."""
    verbs = path.match.notation.by_code
    rows = [[f"{number:>2} {verbs[code].pattern()}", verbs[code].text] for number, code in enumerate(picks.values, 1)]
    return ["Choose an action:", *(f"  {line}" for line in screen.aligned(rows))]


def remarked(path: Path, terminal: Terminal, view: dict[str, object], number: str, word: str) -> str:
    """A pick with its number and the game's remark."""
    remark = terminal.hint(view, partial(path.match.imagined, path.seat), path.spoken([*path.words, word]))
    return f"{number}{word}" + (f": {remark}" if remark else "")


def shown_counts(picks: Picks) -> list[int]:
    """Counts from the ranges, evenly when there are many."""
    counts = sorted({count for low, top in picks.ranges for count in range(low, top + 1)} | set(picks.values))
    if len(counts) <= COUNTS:
        return counts
    return [counts[k * (len(counts) - 1) // (COUNTS - 1)] for k in range(COUNTS)]


def question(path: Path) -> str:
    """The words before the cursor: what is picked so far, up to the fixed words before what comes next."""
    return " ".join([path.match.names[path.seat], *begun_words(path)]) + "> "


def begun_words(path: Path) -> list[str]:
    if not path.picked:
        return []
    word, *picked = path.words
    found = [word]
    for part in path.match.notation.by_code[path.picked[0]].parts:
        if isinstance(part, str):
            found.append(part)
        elif picked:
            found.append(picked.pop(0))
        else:
            break
    return found
