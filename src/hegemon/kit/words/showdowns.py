"""Great moments as a game gives them to the table: the sides, their sums, the steps; what each means stands there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Showdown = dict[str, Any]
Side = dict[str, Any]
Brought = dict[str, object]
Term = dict[str, object]
Toll = dict[str, object]
Scene = dict[str, Any]
YOU = "you"
FACE = ("name", "art", "value", "rule", "tone")  # what is seen of a card


def brought(card: Mapping[str, object], stamp: str = "", at: int = 0) -> Brought:
    """A card as it lies open, with what becomes of it in which step."""
    return {**{part: card[part] for part in FACE}, "stamp": stamp, "at": at}


def term(text: str, value: int | str, at: int = 0, struck: bool = False, seat: int = -1) -> Term:
    """A line of a sum: a number that is added, or words about what something does besides; without either a heading.

    >>> term("Volkan's skill", 6, 1)["value"], term("Dagger", "kills Rill")["value"]
    ('+6', 'kills Rill')
    """
    shown = value if isinstance(value, str) else f"{value:+d}" if value else "0"
    return {"text": text, "value": shown, "seat": seat, "struck": struck, "at": at}


def toll(seat: int, lost: int, left: str, places: list[tuple[int, str, str]] | None = None) -> Toll:
    """What it cost a seat, what is left of it there, and where not all of it was lost in one place, where."""
    return {"seat": seat, "lost": lost, "left": left} | ({} if places is None else {"places": places})


def does(name: str, deed: str, they: str = "") -> str:
    """What somebody does, or the reader.

    >>> does("Ada", "win"), does("you", "win"), does("Ada", "have", "has")
    ('Ada wins', 'You win', 'Ada has')
    """
    return f"{capital(name)} {deed if name == YOU else they or f'{deed}s'}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def owner(name: str) -> str:
    """Somebody as an owner, at the beginning of a sentence.

    >>> owner("Bo"), owner("you")
    ("Bo's", 'Your')
    """
    return "Your" if name == YOU else f"{name}'s"


def words_of(scene: Scene, kind: str) -> list[str]:
    """What an event speaks of that is of this kind."""
    return [word for found, word in scene["spots"] if found == kind]


def seats_of(scene: Scene) -> list[int]:
    """The seats that an event speaks of, in the order in which it does."""
    return [int(word) for word in words_of(scene, "seat")]


def named(scenes: list[Scene], *names: str) -> list[Scene]:
    """The events of these names."""
    return [scene for scene in scenes if scene["name"] in names]
