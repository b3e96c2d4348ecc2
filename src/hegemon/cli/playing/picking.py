"""From what is typed to a move: words are picks, and a move is a path of picks.

A line may hold a whole move, `attack fysik kemi 3`, or only its beginning; what is missing is asked for. Every word
may be shortened as long as only one legal pick begins with it, and a number may stand for a line of the menu.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hegemon.engine.errors import NotAllowed, NotUnderstood, quoted

if TYPE_CHECKING:
    from hegemon.engine.match import Match
    from hegemon.engine.notation import Kind, Verb
    from hegemon.engine.picker import Picks

MOST = ("all", "max")
LEAST = ("min",)
LISTED = 8  # names that an error lists


class Ambiguous(Exception):
    """A word that may mean several picks."""


class Path:
    """Picks on the way to a move of one seat, with the words they stand for."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.picked: list[int] = []
        self.words: list[str] = []
        self.asked: list[int] = []  # how many picks there were at each question that had several answers

    @property
    def picks(self) -> Picks:
        """What comes next."""
        return self.picks_after(self.picked)

    def picks_after(self, picked: Sequence[int]) -> Picks:
        """What comes after some picks."""
        return self.match.picks(self.seat, picked)

    def copy(self) -> Path:
        twin = type(self)(self.match, self.seat)
        twin.picked, twin.words, twin.asked = list(self.picked), list(self.words), list(self.asked)
        return twin

    def pick(self, value: int, word: str) -> None:
        """Go one step."""
        if choices(self.picks) > 1:
            self.asked.append(len(self.picked))
        self.picked.append(value)
        self.words.append(word)

    def skip_questions(self) -> None:
        """Answer every question that has only one answer, except one that would finish the move unasked."""
        while not (picks := self.picks).complete and choices(picks) == 1 and not self.is_last(picks):
            value = picks.values[0] if picks.values else picks.ranges[0][0]
            self.pick(value, picks.words[0] if picks.words else str(value))

    def skipped(self) -> Path:
        """The path after what goes without saying."""
        twin = self.copy()
        twin.skip_questions()
        return twin

    def is_last(self, picks: Picks) -> bool:
        """Whether any answer completes the move."""
        value = picks.values[0] if picks.values else picks.ranges[0][0]
        return self.picks_after([*self.picked, value]).complete

    def back(self) -> bool:
        """Undo the last pick that was a choice; False if there was none."""
        if not self.asked:
            return False
        left = self.asked.pop()
        del self.picked[left:], self.words[left:]
        return True

    def text(self) -> str:
        """The move as far as it is picked, in the words of the notation."""
        return " ".join(self.spoken(self.words))

    def spoken(self, words: Sequence[str]) -> list[str]:
        """Picked words with the fixed words of the verb between them."""
        if not words:
            return []
        verb = self.match.notation.by_code[self.picked[0]] if self.picked else None
        if verb is None or all(not isinstance(part, str) for part in verb.parts):
            return list(words)
        found, left = [words[0]], list(words[1:])
        for part in verb.parts:
            if not left:
                break
            found.append(part if isinstance(part, str) else left.pop(0))
        return found


def choices(picks: Picks) -> int:
    """How many answers a question has."""
    return len(picks.values) + sum(top - low + 1 for low, top in picks.ranges)


def follow(path: Path, words: Sequence[str]) -> Path:
    """The path with these words walked as well; NotUnderstood names the first that leads nowhere."""
    walked = path.copy()
    if not walked.picked and words:
        namesakes = verbs_called(walked.picks, words[0], len(words) == 1)
        if len(namesakes) > 1:
            return best_of([begun(walked, code) for code in namesakes], words[1:])
    for word in words:
        picks = walked.picks
        if picks.complete:
            raise NotUnderstood(f"`{walked.text()}` is complete; leave out {quoted(word)}")
        if is_fixed_word(walked, word):
            continue
        value, name = chosen(picks, word, len(words) == 1)
        walked.pick(value, name)
    return walked


def verbs_called(picks: Picks, word: str, alone: bool) -> list[int]:
    """The verbs that a word may mean when several moves begin with it; a number of the menu means just one."""
    _, name = chosen(picks, word, alone)
    if alone and word.isdigit():
        return []
    return [code for code, known in zip(picks.values, picks.words) if known == name]


def begun(path: Path, code: int) -> Path:
    """The path after picking a verb."""
    twin = path.copy()
    twin.pick(code, path.match.notation.by_code[code].word)
    return twin


def best_of(paths: list[Path], words: Sequence[str]) -> Path:
    """The path that the words complete or that alone fits them; several that could go on are named."""
    fitting: list[Path] = []
    problem: NotUnderstood | None = None
    for path in paths:
        try:
            fitting.append(follow(path, words))
        except NotUnderstood as unclear:
            problem = unclear
    complete = [path for path in fitting if path.picks.complete]
    if not fitting and problem is not None:
        raise problem
    if not complete and len(fitting) > 1:
        patterns = [f"`{path.match.notation.by_code[path.picked[0]].pattern()}`" for path in fitting]
        raise Ambiguous(f"{quoted(fitting[0].words[0])} could be {' or '.join(patterns)}")
    return (complete or fitting)[0]


def is_fixed_word(path: Path, word: str) -> bool:
    """Whether this is a word of the notation that is no pick, such as the `give` of an offer."""
    if not path.picked:
        return False
    parts = path.match.notation.by_code[path.picked[0]].parts
    return word in parts


def chosen(picks: Picks, word: str, alone: bool) -> tuple[int, str]:
    """The pick that a word means; alone on its line it may also be the number of a line of the menu."""
    for number, known in enumerate(picks.words):
        if folded(word) in (known, folded(picks.labels[number])):
            return picks.values[number], known
    if picks.ranges:
        return counted(picks, word)
    if alone and word.isascii() and word.isdigit() and 1 <= int(word) <= len(picks.values):
        return picks.values[int(word) - 1], picks.words[int(word) - 1]
    return shortened(picks, word)


def counted(picks: Picks, word: str) -> tuple[int, str]:
    """A number within one of the ranges, or a word for the largest or smallest."""
    if folded(word) in MOST:
        value = max([top for _, top in picks.ranges] + picks.values)
    elif folded(word) in LEAST:
        value = min([low for low, _ in picks.ranges] + picks.values)
    elif word.isascii() and word.isdigit() and len(word) < 10 and picks.offers(int(word)):
        value = int(word)
    else:
        raise NotUnderstood(f"{quoted(word)} is not a {picks.kind} you can choose here; choose {ranges_text(picks)}")
    return value, str(value)


def shortened(picks: Picks, word: str) -> tuple[int, str]:
    """The only pick that begins with the word, or that has a part which does."""
    begun = folded(word)
    found = [k for k, known in enumerate(picks.words) if known.startswith(begun)]
    if not found:
        found = [k for k, known in enumerate(picks.words) if any(part.startswith(begun) for part in known.split("-"))]
    if len(found) == 1:
        return picks.values[found[0]], picks.words[found[0]]
    if found:
        names = list(dict.fromkeys(picks.words[k] for k in found))
        if len(names) == 1:  # several moves begin with this word
            return picks.values[found[0]], names[0]
        raise Ambiguous(f"{quoted(word)} could be {' or '.join(names[:LISTED])}")
    shown = ", ".join(picks.words[:LISTED]) + (", ..." if len(picks.words) > LISTED else "")
    raise NotUnderstood(f"{quoted(word)} is not a {picks.kind} you can choose here; choose from {shown}")


def ranges_text(picks: Picks) -> str:
    """The counts that may be picked.

    >>> from hegemon.engine.picker import Picks
    >>> picks = Picks("count")
    >>> picks.add_range(1, 7)
    >>> ranges_text(picks)
    '1-7'
    """
    spans = [f"{low}-{top}" if top > low else str(low) for low, top in picks.ranges]
    return " or ".join([*spans, *picks.words])


def folded(word: str) -> str:
    """A word as the notation writes it: lower case, without accents.

    >>> folded("Kårhuset")
    'karhuset'
    """
    bare = unicodedata.normalize("NFKD", word.lower())
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def refusal(match: Match, seat: int, words: Sequence[str]) -> NotAllowed | None:
    """Why a typed move that is no path of legal picks is not allowed; nothing when it is legal all the same.

    Names may be shortened here as well, and a missing count at the end is taken as 1.
    """
    verbs = [verb for verb in match.notation.verbs if verb.word.startswith(folded(words[0]))]
    if len(verbs) == 1:
        return match.why_not(seat, " ".join(completed(verbs[0], words)))
    return match.why_not(seat, " ".join(words))


def completed(verb: Verb, words: Sequence[str]) -> list[str]:
    """The words with every shortened name written out."""
    found = [verb.word]
    for part, word in zip(verb.parts, words[1:]):
        found.append(part if isinstance(part, str) else completed_name(part, word))
    found += words[len(verb.parts) + 1 :]
    if verb.ends_in_count and len(found) == len(verb.parts):
        found.append("1")
    return found


def completed_name(kind: Kind, word: str) -> str:
    """The only name of the kind that begins with the word; the word itself when that is not one."""
    begun = folded(word)
    if begun in kind.names:
        return begun
    found = [name for name in kind.names if name.startswith(begun)]
    return found[0] if len(found) == 1 else word
