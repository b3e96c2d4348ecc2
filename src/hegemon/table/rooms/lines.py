"""The log of a table as a reader may read it: sentences, and the things on the board that each speaks of."""

from __future__ import annotations

from hegemon.engine.events import DICE, SEAT, Event
from hegemon.engine.notation import COUNT
from hegemon.table.rooms.course import Course, Told

Spot = tuple[str, str]  # the kind of a thing and its word, as the board marks it


def lines_of(course: Course, told: Told, reader: int, moment: int) -> list[dict[str, object]]:
    """What this reader may read of one entry, which led to one of the moments that the reader can go back to."""
    about = {"seat": told.seat, "undone": told.undone, "chapter": told.chapter, "moment": moment}
    if told.note:
        return [{"text": told.note, "spots": [], **about}] if told.is_for(reader) else []
    chronicle = course.match.state.chronicle()
    return [
        {"text": chronicle.sentence(event, course.names), "spots": spots_of(course, event), **about}
        for event in told.events
        if event.seen_by(reader)
    ]


def spots_of(course: Course, event: Event) -> list[Spot]:
    """The things that an event speaks of, numbers left out."""
    telling = course.match.state.chronicle().telling(event)
    spots: list[Spot] = []
    for kind, value in zip(telling.kinds, event.values()):
        if kind is SEAT and value >= 0:
            spots.append(("seat", str(value)))
        elif kind is not COUNT and kind is not SEAT and value >= 0 and kind.names:
            spots.append((kind.name, kind.format(value)))
    return spots


def scenes_of(course: Course, events: list[Event], reader: int) -> list[dict[str, object]]:
    """Events as the browser animates them."""
    chronicle = course.match.state.chronicle()
    return [
        {
            "name": chronicle.name(event),
            "spots": spots_of(course, event),
            "values": numbers_of(course, event),
            "dice": dice_of(course, event),
        }
        for event in events
        if event.seen_by(reader)
    ]


def numbers_of(course: Course, event: Event) -> list[int]:
    telling = course.match.state.chronicle().telling(event)
    return [value for kind, value in zip(telling.kinds, event.values()) if kind is COUNT]


def dice_of(course: Course, event: Event) -> list[str]:
    """What dice show, die by die, for each side."""
    telling = course.match.state.chronicle().telling(event)
    return [str(value) for kind, value in zip(telling.kinds, event.values()) if kind is DICE]


class Pages:
    """The log as one reader has it, kept so that only what is new has to be written."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.lines: list[dict[str, object]] = []
        self.edition = 0  # of the course
        self.starts: list[int] = []  # by entry told: where its lines begin
        self.undone: list[bool] = []
        self.moments: list[int] = []  # by entry told: the reader's moment that it led to

    def update(self, course: Course) -> int:
        """Take in what has been told since; the first line that changed, or the number of lines when none did."""
        same = self.unchanged(course)
        first = self.starts[same] if same < len(self.starts) else len(self.lines)
        before = self.lines[first:]
        del self.lines[first:], self.starts[same:], self.undone[same:], self.moments[same:]
        for told in course.told[same:]:
            self.starts.append(len(self.lines))
            self.undone.append(told.undone)
            self.moments.append((self.moments[-1] if self.moments else 0) + self.makes_moment(told))
            self.lines += lines_of(course, told, self.reader, self.moments[-1])
        return first + alike(before, self.lines[first:])

    def makes_moment(self, told: Told) -> bool:
        """Is this a step that still stands, and that the reader noticed?"""
        return not told.note and not told.undone and told.about is not None and told.about.shows_to(self.reader)

    def unchanged(self, course: Course) -> int:
        """How many entries stand as they did; only a take-back changes one."""
        if self.edition == course.edition:
            return len(self.undone)
        self.edition = course.edition
        pairs = zip(self.undone, course.told)
        return next(
            (k for k, (was, told) in enumerate(pairs) if told.undone != was), min(len(self.undone), len(course.told))
        )


def alike(before: list[dict[str, object]], after: list[dict[str, object]]) -> int:
    """How many lines are the same at first: what was undone unseen changes none."""
    pairs = zip(before, after)
    return next((k for k, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))
