"""What a seat may do beside what it is asked, such as paying and offering: listed, and typed like any other move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hegemon.cli.playing.picking import LEAST, MOST, Path, folded, follow, refusal
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.picker import Picks, next_picks

if TYPE_CHECKING:
    from hegemon.engine.match import Match
    from hegemon.engine.notation import Verb


class AsidePath(Path):
    """Picks on the way to an aside; the question to the seat stays as it is."""

    def picks_after(self, picked: Sequence[int]) -> Picks:
        return next_picks(self.match.notation, self.match.state.asides(self.seat), list(picked))


def aside_path(path: Path, words: Sequence[str]) -> Path | None:
    """Where words lead that begin an aside; nothing when they do not, and the rule when they break one."""
    name = aside_word(path, words[0])
    if not name:
        return None
    spoken = [name, *words[1:]]
    try:
        return follow(AsidePath(path.match, path.seat), spoken)
    except NotUnderstood as problem:
        raise broken_rule(path, spoken) or problem from problem


def aside_word(path: Path, word: str) -> str:
    """The word of an aside that this one is or begins; answers to the question go first, and so do counts."""
    begun = folded(word)
    answers = path.picks.words + Path(path.match, path.seat).picks.words
    asides = dict.fromkeys(AsidePath(path.match, path.seat).picks.words)
    if begun in asides and begun not in answers:
        return begun
    if begun in (*MOST, *LEAST) or any(answer.startswith(begun) for answer in answers):
        return ""
    found = [name for name in asides if name.startswith(begun)]
    return found[0] if len(found) == 1 else ""


def broken_rule(path: Path, words: Sequence[str]) -> Exception | None:
    """The rule that forbids an aside, if the words are enough to tell."""
    try:
        return refusal(path.match, path.seat, words)
    except NotUnderstood:
        return None


def aside_forms(match: Match, seat: int) -> list[tuple[str, Verb]]:
    """How each kind of aside is written that is possible now: as it stands if there is one of it, else its pattern."""
    entries: dict[int, list[int]] = {}
    for entry in match.state.asides(seat):
        entries.setdefault(match.notation.verb_of(entry).code, []).append(int(entry))
    verbs = match.notation.by_code
    return [
        (match.notation.format(found[0]) if len(found) == 1 else verbs[code].pattern(), verbs[code])
        for code, found in entries.items()
    ]
