"""What happened, told in few lines: whole for one's own moves, in short for a bot's long turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.engine.events import DICE
from hegemon.engine.notation import COUNT
from hegemon.engine.state import SPECTATOR

if TYPE_CHECKING:
    from hegemon.engine.events import Chronicle, Event
    from hegemon.engine.match import Match
    from hegemon.engine.steps import Step

OWN_LINES = 9  # of one move of one's own
TURN_LINES = 8  # of the moves of others since one was last asked


def own_lines(match: Match, step: Step, seat: int | None) -> list[str]:
    """What a move of one's own led to; a long fight is cut in the middle."""
    lines = sentences(match, visible(step, seat))
    if len(lines) <= OWN_LINES:
        return lines
    half = OWN_LINES // 2
    return [*lines[:half], f"... {len(lines) - 2 * half} more (type `log`)", *lines[-half:]]


def turn_lines(match: Match, steps: list[Step], seat: int | None, most: int = TURN_LINES) -> list[str]:
    """What others did, without the details; the latest when it is much."""
    told = match.state.chronicle()
    events = [event for step in steps for event in deeds(told, visible(step, seat))]
    lines = sentences(match, events)
    if len(lines) <= most:
        return lines
    return [f"... {len(lines) - most + 1} earlier (type `log`)", *lines[1 - most :]]


def visible(step: Step, seat: int | None) -> list[Event]:
    return [event for event in step.events if event.seen_by(SPECTATOR if seat is None else seat)]


def deeds(told: Chronicle, events: list[Event]) -> list[Event]:
    """The events of a move without its details: those in the middle that are numbers alone, such as single rolls."""
    return [
        event
        for k, event in enumerate(events)
        if k in (0, len(events) - 1) or any(kind not in (COUNT, DICE) for kind in told.telling(event).kinds)
    ]


def sentences(match: Match, events: list[Event]) -> list[str]:
    told = match.state.chronicle()
    return [told.sentence(event, match.names) for event in events]
