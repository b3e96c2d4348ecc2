"""One kind of reader of a table: a seat, or all spectators. Knows what they were sent last, so only changes travel."""

from __future__ import annotations

import json
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

from hegemon.engine.events import Event
from hegemon.table.live.channel import Subscriber
from hegemon.table.rooms.lines import Pages, scenes_of, showdowns_of, with_chances
from hegemon.table.rooms.moments import Moments

if TYPE_CHECKING:
    from hegemon.table.rooms.room import Room

KEPT_MESSAGES = 64  # that a reader who was away for a moment can still be given one by one
KEPT_LENGTH = 200_000  # letters of them
LOG_LINES_AT_FIRST = 400  # of a long game's log; the rest can be fetched
Parts = dict[str, Any]


class Audience:
    """The readers who see a table from one place."""

    def __init__(self, reader: int) -> None:
        self.reader = reader  # a seat, or a number below 0 for those outside
        self.epoch = secrets.token_hex(4)
        self.seq = 0
        self.kept: deque[tuple[int, str]] = deque()
        self.kept_length = 0
        self.subscribers: set[Subscriber] = set()
        self.pages = Pages(reader)
        self.moments = Moments(reader)
        self.parts: Parts = {}  # as they were last sent
        self.lines_sent = 0
        self.chat_sent = 0
        self.memo: dict[str, tuple[object, object]] = {}

    def remembered(self, name: str, key: object, make: Any) -> Any:
        """What was made last under this name, as long as what it depends on is the same."""
        known = self.memo.get(name)
        if known is not None and known[0] == key:
            return known[1]
        made = make()
        self.memo[name] = (key, made)
        return made

    def snapshot(self, room: Room, parts: Parts) -> str:
        """Everything, for a reader who has nothing; whoever is up to date already is told what changed first."""
        if self.parts or self.subscribers:
            self.publish(room, parts, [])
        else:
            self.catch_up(room, parts)
        first = max(0, len(self.pages.lines) - LOG_LINES_AT_FIRST)
        message = {
            "type": "snapshot",
            "epoch": self.epoch,
            "seq": self.seq,
            **self.parts,
            "log": {"from": first, "lines": self.pages.lines[first:]},
            "chat": {"from": 0, "lines": chat_lines(room, self.reader)},
        }
        return json.dumps(message)

    def missed(self, epoch: str, seq: int) -> list[str] | None:
        """The messages after one, or nothing when they are not kept any more."""
        if epoch != self.epoch or seq > self.seq:
            return None
        if seq < self.seq and (not self.kept or self.kept[0][0] > seq + 1):
            return None
        return [text for number, text in self.kept if number > seq]

    def publish(self, room: Room, parts: Parts, events: list[Event]) -> None:
        """Send what has changed to everybody here."""
        changed = {name: value for name, value in parts.items() if self.parts.get(name, self) != value}
        if "board" in changed and self.parts:
            changed["board"] = board_change(self.parts["board"], parts["board"])
        if "panels" in changed and self.parts and list(self.parts["panels"]) == list(parts["panels"]):
            changed["panel_changes"] = differing(self.parts["panels"], changed.pop("panels"))
        changed |= self.catch_up(room, parts)
        if not changed:
            return
        changed |= self.news(room, events)
        self.seq += 1
        text = json.dumps({"type": "update", "seq": self.seq, **changed})
        self.keep(text)
        for subscriber in list(self.subscribers):
            if not subscriber.offer(text):
                self.subscribers.discard(subscriber)

    def news(self, room: Room, events: list[Event]) -> Parts:
        """What has happened, and the great moments in it; an empty list would tell of something done unseen."""
        if room.match is None:
            return {}
        match, presentation = room.game_on
        found = {
            "events": self.scenes(room, events),
            "showdowns": showdowns_of(match, events, self.reader, presentation, room.is_bots(self.reader)),
        }
        return {name: value for name, value in found.items() if value}

    def scenes(self, room: Room, events: list[Event]) -> list[Parts]:
        """What has happened, as these readers see it; with dice also the chances."""
        match, presentation = room.game_on
        scenes = scenes_of(match, events, self.reader)
        rolls = any(scene["dice"] for scene in scenes)
        return with_chances(scenes, presentation.chances(match.options, scenes)) if rolls else scenes

    def catch_up(self, room: Room, parts: Parts) -> Parts:
        """Take over how the table is now; the new lines of log and chat."""
        self.parts = parts
        return self.new_lines(room) | self.new_chat(room)

    def keep(self, text: str) -> None:
        """Keep a message for whoever is away for a moment, as long as all that is kept is not too much."""
        self.kept.append((self.seq, text))
        self.kept_length += len(text)
        while len(self.kept) > KEPT_MESSAGES or self.kept_length > KEPT_LENGTH:
            self.kept_length -= len(self.kept.popleft()[1])

    def new_lines(self, room: Room) -> Parts:
        if room.match is None:
            return {}
        match, presentation = room.game_on
        first = min(self.pages.update(match, presentation, room.handed_of(self.reader)), self.lines_sent)
        if first == len(self.pages.lines) == self.lines_sent:
            return {}
        self.lines_sent = len(self.pages.lines)
        return {"log": {"from": first, "lines": self.pages.lines[first:]}}

    def new_chat(self, room: Room) -> Parts:
        lines = self.remembered("chat", (len(room.chat), room.names()), lambda: chat_lines(room, self.reader))
        if len(lines) == self.chat_sent:
            return {}
        first, self.chat_sent = self.chat_sent, len(lines)
        return {"chat": {"from": first, "lines": lines[first:]}}


def board_change(before: Any, after: Any) -> Any:
    """The pieces that differ; the whole board where its ground, its pieces or their order are others."""
    if before is None or after is None:
        return after
    same_ground = (before["viewBox"], before["still"]) == (after["viewBox"], after["still"])
    if not same_ground or list(before["pieces"]) != list(after["pieces"]):
        return after
    return {"pieces": differing(before["pieces"], after["pieces"])}


def differing(before: Parts, after: Parts) -> Parts:
    """What stands under the same keys and is not the same."""
    return {key: markup for key, markup in after.items() if before[key] != markup}


def chat_lines(room: Room, reader: int) -> list[dict[str, object]]:
    """The talk that this reader may hear: everybody's, and whispers from and to the own seat, since it is theirs."""
    return [
        {
            "seat": line.seat,
            "name": room.name_at(line.seat, line.at),
            "to": line.to_seat,
            "text": line.text,
            "at": line.at,
        }
        for line in room.chat
        if line.to_seat is None
        or (reader in (line.seat, line.to_seat) and line.at >= room.ballots.since.get(reader, line.at))
    ]
