"""The log of a table as a reader may read it: a line for a move, and the things on the board that it speaks of."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from hegemon.engine.events import Event
from hegemon.engine.match import Match
from hegemon.engine.state import NOBODY
from hegemon.engine.steps import Step
from hegemon.presentation import Presentation
from hegemon.presentation.parts import Headline, Scene, Showdown
from hegemon.presentation.scenes import addressed, called, dice_of, numbers_of, parted, retold, spots_of

Line = dict[str, Any]
REMEMBERED = 80  # steps among which the beginning of what ends now is looked for
DEAL = "The game began"
NO_MORE: Line = {"lost": [], "details": [], "rolls": False, "spots": []}  # of what the table itself says


def lines_of(
    match: Match, at: int, reader: int, moment: int, presentation: Presentation, handed: Sequence[int] = ()
) -> list[Line]:
    """What this reader may read of one of the steps, which led to one of the moments that the reader can go back to.

    A move stands in one line under the heading of the time when it was made. Where it began something new, such as the
    next round, that stands in a line of its own under the heading of what has begun. From the first of the steps
    `handed` on, a bot plays for the reader, to the second, and so on.
    """
    step = match.steps[at]
    about = {"undone": step.undone, "auto": step.automatic, "act": False, "moment": moment}
    before = match.steps[at - 1].chapter if at and step.is_move else step.chapter
    if step.text and not step.is_move:
        plain = {**NO_MORE, "text": remarked(match, step, reader), "seat": step.seat, "chapter": before}
        return [plain | about] if step.noticed_by(reader) else []
    chronicle = match.state.chronicle()
    names = called(match.names, reader, bisect_right(handed, at) % 2 == 1)
    scenes = [retold(chronicle, event, names) for event in step.events if event.seen_by(reader)]
    first, *later = parted(scenes, presentation.begins)
    lines = [line_of(part, step, presentation) | {"seat": who(part), "chapter": step.chapter} | about for part in later]
    for line in lines[: opening(lines, step.chapter)]:
        line["chapter"] = before
    if first:
        line = line_of(first, step, presentation)
        seat = NOBODY if step.sealed and step.opened else subject(line["text"], names, step.seat)
        lines.insert(0, line | {"seat": seat, "chapter": before, **about, "act": step.is_move})
    return lines


def opening(lines: list[Line], chapter: str) -> int:
    """Which of the things that a move began is the beginning of a chapter: what came before belongs to the last one.

    >>> opening([{"text": "Chu held, 4 against 4"}, {"text": "Round 3: Raiders"}], "Round 3")
    1
    >>> opening([{"text": "Chu held, 4 against 4"}], "Round 3")
    0
    """
    opens = [at for at, line in enumerate(lines) if chapter and line["text"].startswith(chapter.partition(",")[0])]
    return opens[0] if opens else 0


def subject(text: str, names: list[str], mover: int) -> int:
    """The seat that a line speaks of first, which need not be who moved: by the last pass of one, another buys.

    >>> subject("Cleo bought the quest for 2", ["you", "Bo", "Cleo"], 0)
    2
    >>> subject("Battle at Sahl", ["you", "Bo", "Cleo"], 1)
    1
    """
    first = [seat for seat, name in enumerate(names) if text.startswith(f"{addressed(name)} ")]
    return mover if mover in first or not first else first[0]


def line_of(scenes: list[Scene], step: Step, presentation: Presentation) -> Line:
    """Several events as one line, which can be opened."""
    usual = Headline(text=scenes[0]["text"] if step.is_move else DEAL, lost=[])
    spots = [spot for scene in scenes for spot in scene["spots"]]
    line = presentation.headline(scenes) or usual
    return {
        "text": addressed(line["text"]).removesuffix("."),
        "lost": line["lost"],
        "details": [scene["text"] for scene in scenes] if len(scenes) > 1 else [],
        "rolls": any(scene["dice"] for scene in scenes),
        "spots": list(dict.fromkeys(spots)),
    }


def who(scenes: list[Scene]) -> int:
    """The seat that these events are about, beginning with the first; nobody where it is none or several."""
    seats = [{int(word) for kind, word in scene["spots"] if kind == "seat"} for scene in scenes]
    return seats[0].pop() if len(seats[0]) == len(set().union(*seats)) == 1 else NOBODY


def remarked(match: Match, step: Step, reader: int) -> str:
    """What the table itself says of a seat: the person there is called `you`."""
    name = match.names[step.seat] if 0 <= step.seat < match.players else ""
    if step.seat == reader and step.text.startswith(f"{name} "):
        return f"You{step.text.removeprefix(name)}"
    return step.text


def scenes_of(match: Match, events: list[Event], reader: int) -> list[dict[str, Any]]:
    """Events as the browser animates them."""
    chronicle = match.state.chronicle()
    return [
        {
            "name": chronicle.name(event),
            "spots": spots_of(chronicle, event),
            "values": numbers_of(chronicle, event),
            "dice": dice_of(chronicle, event),
        }
        for event in events
        if event.seen_by(reader)
    ]


def with_chances(scenes: list[dict[str, Any]], chances: list[int]) -> list[dict[str, Any]]:
    """The same, each roll of dice with the chance of the attacker before and after it, where all of them are known."""
    rolls = [scene for scene in scenes if scene["dice"]]
    if len(chances) == len(rolls) + 1:
        for scene, chance in zip(rolls, pairwise(chances)):
            scene["chance"] = chance
    return scenes


def showdowns_of(
    match: Match, events: list[Event], reader: int, presentation: Presentation, is_bot: bool = False
) -> list[Showdown]:
    """The great moments among some events that have just happened, as this reader is told of them and no more."""
    names = called(match.names, reader, is_bot)
    telling = partial(retold, match.state.chronicle(), names=names)
    new = {id(event) for event in events}
    scenes = [telling(event) for event in events if event.seen_by(reader)]

    def earlier() -> list[Scene]:
        steps = [step for step in match.steps[-REMEMBERED:] if not step.undone]
        return [telling(event) for step in steps for event in step.events if is_old(event)]

    def is_old(event: Event) -> bool:
        return id(event) not in new and event.seen_by(reader)

    view = match.shown(reader if reader >= 0 else None) | {"names": names}
    return presentation.showdowns(view, scenes, earlier) if scenes else []


class Pages:
    """The log as one reader has it, kept so that only what is new has to be written."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.lines: list[Line] = []
        self.edition = 0  # of the match
        self.starts: list[int] = []  # by step: where its lines begin
        self.undone: list[bool] = []
        self.moments: list[int] = []  # by step: the reader's moment that it led to

    def update(self, match: Match, presentation: Presentation, handed: Sequence[int] = ()) -> int:
        """Take in what has happened since; the first line that changed, or the number of lines when none did.

        A bot plays for the reader from the first of the steps `handed` on, to the second, and so on.
        """
        same = self.unchanged(match)
        first = self.starts[same] if same < len(self.starts) else len(self.lines)
        before = self.lines[first:]
        del self.lines[first:], self.starts[same:], self.undone[same:], self.moments[same:]
        for at, step in enumerate(match.steps[same:], same):
            self.starts.append(len(self.lines))
            self.undone.append(step.undone)
            self.moments.append((self.moments[-1] if self.moments else 0) + self.makes_moment(step))
            self.lines += lines_of(match, at, self.reader, self.moments[-1], presentation, handed)
        return first + alike(before, self.lines[first:])

    def makes_moment(self, step: Step) -> bool:
        """Is this a move that still stands, and that the reader noticed?"""
        return step.is_move and not step.undone and step.noticed_by(self.reader)

    def unchanged(self, match: Match) -> int:
        """How many steps are as they were; only a take-back changes one."""
        if self.edition == match.edition:
            return len(self.undone)
        self.edition = match.edition
        pairs = zip(self.undone, match.steps)
        return next((k for k, (was, step) in enumerate(pairs) if step.undone != was), len(self.undone))


def alike(before: list[Line], after: list[Line]) -> int:
    """How many lines are the same at first: what was undone unseen changes none."""
    pairs = zip(before, after)
    return next((k for k, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))
