"""What happened, and who may know it. Rules tell; log, animation and statistics listen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hegemon.engine.notation import Kind

EVERYONE: Final = -1  # the audience of what all may know


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened; its audience is the seats that may know, as bits, or EVERYONE."""

    def __init__(self, kind: i64, first: i64, second: i64, third: i64, fourth: i64, audience: i64) -> None:
        self.kind = kind
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.audience = audience

    def seen_by(self, seat: i64) -> bool:
        """May this seat know? A spectator, seat -1, knows what everyone knows."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and self.audience >> seat & 1 == 1

    def values(self) -> list[int]:
        """All four values; those that its kind does not use are 0."""
        return [int(self.first), int(self.second), int(self.third), int(self.fourth)]


SEAT: Final = Kind("seat", [])  # told by the player's name
DICE: Final = Kind("dice", [])  # a number whose digits are what the dice show


class Telling:
    """A kind of event: its name, the kinds of its values, and the sentence it makes, `{0}` being the first value.

    What is counted is written with `(s)`, which is an s unless the number before it is 1.

    >>> from hegemon.engine.notation import COUNT
    >>> told = Chronicle([Telling(1, "rolled", [SEAT, DICE, COUNT], "{0} rolls {1} and loses {2} troop(s).")])
    >>> told.sentence(Event(1, 0, 661, 2, 0, EVERYONE), ["Ada", "Ben"])
    'Ada rolls 6 6 1 and loses 2 troops.'
    """

    def __init__(self, code: int, name: str, kinds: list[Kind], sentence: str, reveals: bool = False) -> None:
        self.code = code
        self.name = name
        self.kinds = kinds
        self.sentence = sentence
        self.reveals = reveals  # somebody learns by it what was hidden, so that the move stands


# An event of a kind that the game forgot to tell of. What it shows is not known, so it cannot be taken back.
UNKNOWN: Final = Telling(-1, "unknown", [], "Something happens.", reveals=True)


class Chronicle:
    """Turns the events of one game into sentences."""

    def __init__(self, tellings: list[Telling]) -> None:
        self.by_code = {telling.code: telling for telling in tellings}

    def knows(self, event: Event) -> bool:
        """Is there a telling for this kind of event?"""
        return int(event.kind) in self.by_code

    def telling(self, event: Event) -> Telling:
        """How this kind of event is told; plainly, where the game has forgotten it."""
        return self.by_code.get(int(event.kind), UNKNOWN)

    def name(self, event: Event) -> str:
        """What this kind of event is called, for programs that show or count it."""
        return self.telling(event).name

    def reveals(self, event: Event) -> bool:
        """Does somebody learn by it what was hidden?"""
        return self.telling(event).reveals

    def sentence(self, event: Event, seats: list[str]) -> str:
        """What happened, with the players' names."""
        shown = self.told(event, seats)
        return numbered(self.telling(event).sentence, shown).format(*shown)

    def told(self, event: Event, seats: list[str]) -> list[str]:
        """What an event speaks of, value by value: names of players and things, numbers, what dice show."""
        shown: list[str] = []
        for kind, value in zip(self.telling(event).kinds, event.values()):
            if kind is SEAT:
                shown.append(seats[value] if value >= 0 else "nobody")
            elif kind is DICE:
                shown.append(" ".join(str(value)))
            else:
                shown.append(kind.label(value))
        return shown


def numbered(sentence: str, shown: list[str]) -> str:
    """A sentence to be filled, with `(s)` after what is counted as the value named before it has it.

    >>> numbered("{0} took {1} log(s) for {2} action(s)", ["Mia(s)", "1", "2"])
    '{0} took {1} log for {2} actions'
    """
    *parts, rest = sentence.split("(s)")
    said = ""
    for part in parts:
        said += part
        value = said[said.rindex("{") + 1 : said.rindex("}")]
        said += "" if shown[int(value)] == "1" else "s"
    return said + rest
