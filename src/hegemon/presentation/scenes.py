"""Events as a reader is told of them: the sentence, what it speaks of, what lights up on the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from hegemon.engine.events import DICE, SEAT, Chronicle, Event
from hegemon.engine.notation import COUNT
from hegemon.presentation.parts import Scene, Spot

YOURS = re.compile(r"\byou's\b")
SENTENCE = re.compile(r"(^|[.!?] )y(?=ou\b|our bot\b)")
AGREEING = {"holds": "hold", "wins": "win", "has": "have", "is": "are", "was": "were"}  # verbs after `you`
DISAGREEING = re.compile(rf"\b([Yy]ou) ({'|'.join(AGREEING)})\b")


def retold(chronicle: Chronicle, event: Event, names: list[str]) -> Scene:
    """An event as somebody is told of it who is called `you` among the names."""
    return {
        "name": chronicle.name(event),
        "text": addressed(chronicle.sentence(event, names)),
        "told": chronicle.told(event, names),
        "spots": spots_of(chronicle, event),
        "values": numbers_of(chronicle, event),
        "dice": dice_of(chronicle, event),
    }


def called(names: Sequence[str], reader: int, is_bot: bool = False) -> list[str]:
    """What one reader is told the players are called; a bot that plays on for them is not the reader.

    >>> called(["Ada", "Bo"], 0), called(["Ada", "Bo"], 0, is_bot=True)
    (['you', 'Bo'], ['your bot', 'Bo'])
    """
    own = "your bot" if is_bot else "you"
    return [own if seat == reader else name for seat, name in enumerate(names)]


def addressed(sentence: str) -> str:
    """A sentence about somebody called `you`, as one says it to them.

    >>> addressed("you took h9 from Bo; you's tiles: 3. you passed")
    'You took h9 from Bo; your tiles: 3. You passed'
    >>> addressed("you holds the most points: 125.")
    'You hold the most points: 125.'
    >>> addressed("Bo took h9 from your bot. your bot has 3")
    'Bo took h9 from your bot. Your bot has 3'
    """
    sentence = SENTENCE.sub(r"\1Y", YOURS.sub("your", sentence))
    sentence = DISAGREEING.sub(lambda found: f"{found[1]} {AGREEING[found[2]]}", sentence)
    return sentence[:1].upper() + sentence[1:]


def parted(scenes: list[Scene], begins: Callable[[Scene], bool]) -> list[list[Scene]]:
    """What a move did itself, and then each thing that began by it; several of a kind in a row are one thing."""
    parts: list[list[Scene]] = [[]]
    for scene in scenes:
        goes_on = bool(parts[-1]) and parts[-1][0]["name"] == scene["name"]
        if begins(scene) and not goes_on:
            parts.append([])
        parts[-1].append(scene)
    return parts


def spots_of(chronicle: Chronicle, event: Event) -> list[Spot]:
    """The things that an event speaks of, numbers left out."""
    spots: list[Spot] = []
    for kind, value in zip(chronicle.telling(event).kinds, event.values()):
        if kind is SEAT and value >= 0:
            spots.append(("seat", str(value)))
        elif kind is not COUNT and kind is not SEAT and value >= 0 and kind.names:
            spots.append((kind.name, kind.format(value)))
    return spots


def seats_of(chronicle: Chronicle, event: Event) -> list[int]:
    """The seats that an event speaks of, in the order in which it does."""
    pairs = zip(chronicle.telling(event).kinds, event.values())
    return [value for kind, value in pairs if kind is SEAT and value >= 0]


def numbers_of(chronicle: Chronicle, event: Event) -> list[int]:
    return [value for kind, value in zip(chronicle.telling(event).kinds, event.values()) if kind is COUNT]


def dice_of(chronicle: Chronicle, event: Event) -> list[str]:
    """What dice show, die by die, for each side."""
    return [str(value) for kind, value in zip(chronicle.telling(event).kinds, event.values()) if kind is DICE]
