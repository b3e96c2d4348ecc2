"""Votes on a seat whose person is gone: when a seat may go to somebody else, who is asked, and who has agreed.

Once a game has begun a seat has a hand, so it is not the host's to give. Its person gives it away with a link of their
own; or, when the person has been gone for long, all others who are about agree. The same holds for the seat of a bot,
whose hand is nobody's to look at either, unless only one person plays: then nobody can be wronged.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hegemon.table.errors import Refused
from hegemon.table.storage.rows import Entry, SeatRow

if TYPE_CHECKING:
    from hegemon.table.rooms.room import Room

LEAST_VOTERS = 2  # one person alone, the host above all, frees nobody's seat
ENDS_A_VOTE = ("sit", "carry", "return", "here", "resign")


@dataclass(slots=True)
class Ballots:
    """What the log says of votes, and since when each seat has had its person."""

    votes: dict[int, list[int]] = field(default_factory=dict)  # by seat: the seats whose persons would free it
    freed: set[int] = field(default_factory=set)  # all have agreed, and nobody has sat down yet
    since: dict[int, float] = field(default_factory=dict)

    def take_in(self, entry: Entry) -> None:
        """Take in an entry of the log."""
        if entry.kind in ("vote", "unvote"):
            voter, agreed = int(json.loads(entry.body)["by"]), self.votes.setdefault(entry.seat, [])
            self.votes[entry.seat] = [seat for seat in agreed if seat != voter] + [voter] * (entry.kind == "vote")
        elif entry.kind == "free":
            self.freed.add(entry.seat)
        elif entry.kind in ENDS_A_VOTE:
            self.votes.pop(entry.seat, None)
            self.freed.discard(entry.seat)
        if entry.kind == "sit":
            self.seat_newcomer(entry)

    def has_vote(self, seat: int) -> bool:
        """Has anybody voted on this seat?"""
        return seat in self.freed or bool(self.votes.get(seat))

    def seat_newcomer(self, entry: Entry) -> None:
        """Who is new on a seat has neither the whispers nor the votes of whoever sat there before."""
        self.since[entry.seat] = entry.at
        self.votes = {seat: [one for one in agreed if one != entry.seat] for seat, agreed in self.votes.items()}


def voters(room: Room, seat: int) -> list[int]:
    """The people who are asked about a seat, each by one seat of theirs: all others but those long gone."""
    first: dict[str, int] = {}
    for row in room.seats:
        is_asked = row.guest is not None and row.guest != room.seats[seat].guest and not row.resigned
        if is_asked and row.guest is not None and not room.presence.is_long_gone(row.guest):
            first.setdefault(row.guest, row.seat)
    return list(first.values())


def agreed(room: Room, seat: int) -> list[int]:
    """Those of the people who are asked who have agreed."""
    guests = {room.seats[voter].guest for voter in room.ballots.votes.get(seat, [])}
    return [voter for voter in voters(room, seat) if room.seats[voter].guest in guests]


def is_alone(room: Room) -> bool:
    """Is there but one person at the table, here or not, so that nobody else could be wronged?"""
    return len({row.guest for row in room.seats if row.guest is not None}) <= 1


def is_free(room: Room, seat: int) -> bool:
    """May the host invite somebody to this seat now?"""
    row = room.seats[seat]
    if room.stage == "waiting":
        return row.guest is None or bool(row.bot)
    if why_kept(room, row):
        return False
    return seat in room.ballots.freed or (row.guest is None and is_alone(room))


def why_kept(room: Room, row: SeatRow) -> str:
    """Why a seat cannot go to somebody else even if all agree; empty where a vote can decide it."""
    if room.stage != "playing":
        return room.problem or "The game is over."
    if row.resigned:
        return f"{row.name} has resigned; a bot plays this seat to the end."
    if row.guest is not None and not room.presence.is_long_gone(row.guest):
        return f"This seat is {row.name}'s. Only after a long absence can the others vote to free it."
    return ""


def check_free(room: Room, seat: int) -> None:
    """Refuse what would give a seat to somebody else without the consent of those who must be asked."""
    if is_free(room, seat):
        return
    row = room.seats[seat]
    kept = why_kept(room, row) if room.stage != "waiting" else f"This seat is {row.name}'s."
    raise Refused(
        403, "seat-closed", kept or "The game has begun, so the others must agree first: vote to free the seat."
    )


def check_vote(room: Room, seat: int, guest: str) -> int:
    """The seat by which this guest votes; refuses one who is not asked, and a vote that cannot be held."""
    mine = [voter for voter in voters(room, seat) if room.seats[voter].guest == guest]
    if not mine:
        raise Refused(403, "no-vote", "Only the other players at this table can vote on a seat.")
    if room.stage == "waiting":
        raise Refused(409, "not-begun", "The game has not started yet. Players can still join and leave.")
    kept = why_kept(room, room.seats[seat])
    if kept:
        raise Refused(409, "seat-closed", kept)
    if len(voters(room, seat)) < LEAST_VOTERS:
        raise Refused(409, "no-others", "No other player is here to vote with you.")
    return mine[0]


def is_decided(room: Room, seat: int) -> bool:
    """Have all agreed, and are they enough?"""
    asked = voters(room, seat)
    return len(asked) >= LEAST_VOTERS and agreed(room, seat) == asked


def is_passed(room: Room, seat: int) -> bool:
    """Have all agreed on a seat that is not free yet, though it could be?"""
    is_open = room.stage == "playing" and seat not in room.ballots.freed and not why_kept(room, room.seats[seat])
    return is_open and is_decided(room, seat)


def vote_part(room: Room, seat: int) -> dict[str, Any]:
    """What everyone is shown of a vote: may the host invite, who is asked, who has agreed. No voters: no vote."""
    asked = [] if room.stage != "playing" or why_kept(room, room.seats[seat]) else voters(room, seat)
    held = [] if len(asked) < LEAST_VOTERS else asked
    return {"free": is_free(room, seat), "voters": held, "agreed": agreed(room, seat) if held else []}
