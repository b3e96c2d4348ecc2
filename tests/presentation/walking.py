"""Golden games walked from the first state to the last, and what is wrong with the words of a moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from hegemon.engine import discovery
from hegemon.engine.match import Match
from hegemon.engine.record import parse_record
from hegemon.engine.replay import replay
from hegemon.presentation import Presentation
from hegemon.table.rooms.choices import choices

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.txt"))
# As long as a name may be, and unlike any word: whoever looks for one finds nothing else.
NAMES = [f"{first}-{'x' * 12}" for first in ("Wilhelm", "Theresa", "Gertrud", "Matthew", "Jessica", "Raphael")]
NAMES += [f"{first}-{'x' * 12}" for first in ("Antonia", "Bernard")]
MOST_LETTERS = 60  # of a prompt, a moment or a question
MOST_ON_A_BUTTON = 32
THIRD_PERSON = re.compile(r"\b(is|are) to\b|\b(he|she|they) (is|are|must|may)\b", re.IGNORECASE)
RULE = re.compile(r"§|\b[A-Z]+-\d+\.\d+")
# Words that belong to nobody's English of games.
PRIVATE = re.compile(r"\b(glows?|deeds?|commits?|take[s -]back|awaited|is asked|dials?)\b", re.IGNORECASE)


def golden_match(path: Path) -> Match:
    """The golden game at its beginning, with long names."""
    record = parse_record(path.read_text(encoding="utf-8"))
    game = discovery.game(record.header.game)
    record.names = NAMES[: record.header.players]
    return replay(game, record.cut(0))


def moments(path: Path) -> Iterator[Match]:
    """The golden game at every state."""
    match = golden_match(path)
    record = parse_record(path.read_text(encoding="utf-8"))
    steps = replay(match.game, record).moves
    yield match
    for step in steps:
        match.play_move(step.seat, step.move)
        yield match


def faults_at(presentation: Presentation, match: Match) -> Iterator[str]:
    """What is wrong with the words of this moment, for each seat and for who only watches."""
    yield from (f"a spectator: {fault}" for fault in faults_of(presentation.moment(match.shown())))
    for seat in range(match.players):
        view, asked = match.shown(seat), seat in match.pending
        told = [*faults_of(presentation.moment(view)), *doing_faults(presentation.doing(view, seat), asked)]
        if asked:
            told += [*prompt_faults(presentation.prompt(view), NAMES[seat]), *offer_faults(presentation, match, seat)]
        yield from (f"seat {seat}: {fault}" for fault in told)


def faults_of(text: str) -> Iterator[str]:
    """What must not be in any line of the dock."""
    if not text:
        yield "says nothing"
    if len(text) > MOST_LETTERS:
        yield f"{len(text)} characters: {text}"
    if sum(name in text for name in NAMES) > 1:
        yield f"a list of players: {text}"
    for kind, pattern in (("a rule", RULE), ("no English of games", PRIVATE)):
        if pattern.search(text):
            yield f"{kind}: {text}"


def prompt_faults(text: str, own: str) -> Iterator[str]:
    """A prompt speaks to the player."""
    yield from faults_of(text)
    if own in text or THIRD_PERSON.search(text):
        yield f"in the third person: {text}"


def doing_faults(text: str, asked: bool) -> Iterator[str]:
    """A word or two beside a player who is asked."""
    if asked and not 1 <= len(text.split()) <= 2:
        yield f"not a word or two: {text!r}"


def offer_faults(presentation: Presentation, match: Match, seat: int) -> Iterator[str]:
    """Every legal move has a button, every verb a label, and every step on the way a question."""
    view, notation = match.shown(seat), match.notation
    verbs = presentation.verbs(view)
    legal = [*match.legal_entries(seat), *match.aside_entries(seat)]
    for entry in choices(notation, legal, list(match.names), lambda words: presentation.button(view, words)):
        said = str(entry.get("button", ""))
        if not said or len(said) > MOST_ON_A_BUTTON:
            yield f"the button of {entry['text']} {entry['args']}: {said!r}"
    for word in {notation.verb_of(entry).word for entry in legal}:
        if word not in verbs or not verbs[word]["label"]:
            yield f"no label for {word}"
    for word, words in verbs.items():
        for question in (words["label"], *words["steps"]):
            yield from (f"{word}: {fault}" for fault in faults_of(question))
