"""The log of a table as a reader may read it: sentences, and the things on the board that each speaks of."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.engine.events import Event
from hegemon.engine.match import Match
from hegemon.engine.steps import Step
from hegemon.presentation.parts import Headline, Scene
from hegemon.presentation.scenes import addressed, dice_of, numbers_of, retold, spots_of

Summary = Callable[[list[Scene]], Headline | None]  # of one move, by the game


def lines_of(match: Match, step: Step, reader: int, moment: int, headline: Summary) -> list[dict[str, object]]:
    """What this reader may read of one step, which led to one of the moments that the reader can go back to."""
    about = {"seat": step.seat, "undone": step.undone, "chapter": step.chapter, "moment": moment}
    if step.text and not step.is_move:
        plain = {"text": step.text, "lost": [], "details": [], "spots": []}
        return [{**plain, **about}] if step.noticed_by(reader) else []
    chronicle = match.state.chronicle()
    names = ["you" if seat == reader else name for seat, name in enumerate(match.names)]
    scenes = [retold(chronicle, event, names) for event in step.events if event.seen_by(reader)]
    if not scenes:
        return []
    line = headline(scenes) or Headline(text=scenes[0]["text"], lost=[])
    line["text"] = addressed(line["text"]).removesuffix(".")
    details = [scene["text"] for scene in scenes] if len(scenes) > 1 else []
    spots = [spot for scene in scenes for spot in scene["spots"]]
    return [{**line, "details": details, "spots": list(dict.fromkeys(spots)), **about}]


def scenes_of(match: Match, events: list[Event], reader: int) -> list[dict[str, object]]:
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


class Pages:
    """The log as one reader has it, kept so that only what is new has to be written."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.lines: list[dict[str, object]] = []
        self.edition = 0  # of the match
        self.starts: list[int] = []  # by step: where its lines begin
        self.undone: list[bool] = []
        self.moments: list[int] = []  # by step: the reader's moment that it led to

    def update(self, match: Match, headline: Summary) -> int:
        """Take in what has happened since; the first line that changed, or the number of lines when none did."""
        same = self.unchanged(match)
        first = self.starts[same] if same < len(self.starts) else len(self.lines)
        before = self.lines[first:]
        del self.lines[first:], self.starts[same:], self.undone[same:], self.moments[same:]
        for step in match.steps[same:]:
            self.starts.append(len(self.lines))
            self.undone.append(step.undone)
            self.moments.append((self.moments[-1] if self.moments else 0) + self.makes_moment(step))
            self.lines += lines_of(match, step, self.reader, self.moments[-1], headline)
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


def alike(before: list[dict[str, object]], after: list[dict[str, object]]) -> int:
    """How many lines are the same at first: what was undone unseen changes none."""
    pairs = zip(before, after)
    return next((k for k, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))
