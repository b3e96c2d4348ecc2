"""What a reader may not notice changes no byte that is sent to it: every kind of act, at states of random games.

Whether a reader may notice an act is found out from the rules alone: by its view, what it may do, who is asked, and
the events that it hears. Where all of that is the same after an act as before it, so must be everything that the table
makes for the reader: the snapshot with board, hand, log and moments, the page in words, the list of own tables, reasons
why not, whether and why a move can be taken back. An update must not even be sent.

    python -m tests.table.twins --game swarm --players 4 --states 2000 --seed 1
"""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random

from tests.table.planting import NAMES, SEED

from hegemon.conformance.strays import made_up_moves
from hegemon.conformance.walk import Step as Act
from hegemon.conformance.walk import legal_steps, random_step
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game as find_game
from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR, State
from hegemon.engine.steps import Step
from hegemon.table.errors import Refused
from hegemon.table.pages import render
from hegemon.table.proof.mixing import commitment
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.commands import checked
from hegemon.table.rooms.opening import TableRequest, new_row
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.snapshot import common_parts, moment_parts, parts_for
from hegemon.table.routes.listing import mine_row
from hegemon.table.routes.pages import text_view
from hegemon.table.routes.programs import turn_of
from hegemon.table.storage.rows import Entry, SeatRow

MASKS = [
    (re.compile(r'name="key" value="[^"]*"'), "KEY"),
    (re.compile(r'data-dice="[a-z0-9]{10} [0-9a-f]{64}"'), "OFFER"),
    (re.compile(r'"epoch": ?"[0-9a-f]*"'), "EPOCH"),
    (re.compile(r'"at": ?[0-9.]+'), "AT"),
]
STRAYS = 6  # moves that a reader wonders about
STATES_APART = 4  # moves between two states that are looked at


def masked(text: str) -> str:
    """A text without what differs by chance."""
    for pattern, word in MASKS:
        text = pattern.sub(word, text)
    return text


def room_in_memory(game: str, players: int, seed: str = SEED) -> Room:
    """A table of people, as it is loaded when its game has just begun."""
    found = find_game(game)
    wish = TableRequest(game, [""] * players)
    row = new_row(game, found.version, found.settle(players, {}), "guest 0", wish)
    row.seed, row.seed_hash = seed, commitment(seed)
    seats = [SeatRow(row.id, seat, f"guest {seat}", name=NAMES[seat]) for seat in range(players)]
    room = Room(row, seats, [Entry(row.id, 1, 0.0, "open"), Entry(row.id, 2, 0.0, "begin")], [])
    room.presence.patience = math.inf  # else the clock makes a host of everybody in a long run
    return room


def everything(room: Room, reader: int) -> list[str]:
    """All that is made for a reader from how the table stands."""
    match, presentation = room.game_on
    audience = Audience(reader)
    seat = None if reader == SPECTATOR else reader
    hint = presentation.hint(match.view(seat), partial(match.imagined, seat), ["attack"]) if seat is not None else ""
    found = [audience.snapshot(room, parts_for(room, audience, common_parts(room)))]
    found += [render.text_page(text_view(room, reader)), str(mine_row(room, f"guest {reader}"))]
    found += [json.dumps(match.view(seat)), hint]
    found += [turn_of(room, seat, common_parts(room)).model_dump_json()] if seat is not None else []
    found += [json.dumps(moment_parts(room, reader, 10**6)), *answers_to(room, reader)]
    return [masked(text) for text in found]


def answers_to(room: Room, reader: int) -> list[str]:
    """What a seat is told when it asks for what it cannot have, or wonders about."""
    match, _ = room.game_on
    if reader == SPECTATOR:
        return []
    texts = [*stray_texts(match), "nonsense"]
    return [match.why_not_take_back(reader), *[answer_to(match, reader, text) for text in texts]]


def stray_texts(match: Match) -> list[str]:
    """Moves that are well written; most of them are not legal now."""
    return [match.notation.format(move) for move in made_up_moves(match.notation, seeded(5), STRAYS)]


def answer_to(match: Match, reader: int, text: str) -> str:
    try:
        attempt = checked(match, reader, match.question, text)
    except Refused as refusal:
        return f"{refusal.error} {refusal.sentence} {refusal.rule}"
    return f"{attempt.text} {attempt.is_answer}"


@dataclass
class Glance:
    """What the rules let a reader know of a state."""

    view: str
    choices: tuple[list[int], list[int]]
    asked: int

    @classmethod
    def at(cls, state: State, reader: int) -> Glance:
        seat_moves = ([], []) if reader == SPECTATOR else (list(state.legal(reader)), list(state.asides(reader)))
        return cls(
            json.dumps(state.view(reader)),
            ([*map(int, seat_moves[0])], [*map(int, seat_moves[1])]),
            int(state.pending()),
        )


def may_notice(reader: int, act: Act, before: State) -> bool:
    """May a reader know that this was done? Asked of the rules, on a copy."""
    if reader == act.seat:
        return True
    after = before.copy()
    after.heard = []
    after.play(act.seat, act.move)
    heard = any(event.seen_by(reader) for event in after.heard)
    return heard or Glance.at(before, reader) != Glance.at(after, reader)


def forked(match: Match) -> Match:
    """The same match, to try something on."""
    twin = Match(match.game, match.players, match.options, match.seed, match.names)
    twin.begin(match.state.copy())
    twin.steps = [same_step(step) for step in match.steps]
    twin.question, twin.edition, twin.origin = match.question, match.edition, list(match.origin)
    return twin


def same_step(step: Step) -> Step:
    twin = Step(step.seat, step.move, step.text, step.events)
    for name in ("audience", "opened", "stands", "undone", "sealed", "automatic", "number", "at", "chapter"):
        setattr(twin, name, getattr(step, name))
    return twin


@dataclass
class Toll:
    """How much was looked at: acts that somebody could not notice, by their verb."""

    states: int = 0
    acts: int = 0
    unseen: Counter[str] = field(default_factory=Counter)
    taken_back: Counter[str] = field(default_factory=Counter)
    refused: int = 0


class Twins:
    """One table, held against itself as it was before each act."""

    def __init__(self, room: Room, toll: Toll, chance: Random) -> None:
        self.room = room
        self.toll = toll
        self.chance = chance

    def look(self) -> None:
        """Try every kind of act that is possible now, each from here."""
        match, _ = self.room.game_on
        self.toll.states += 1
        shown: dict[int, list[str]] = {}
        for act in self.acts(match.state):
            self.toll.acts += 1
            unseeing = [reader for reader in self.readers() if not may_notice(reader, act, match.state)]
            for reader in self.chance.sample(unseeing, min(1, len(unseeing))):
                if reader not in shown:
                    shown[reader] = everything(self.room, reader)
                self.try_unseen(act, reader, shown[reader])
        self.try_refused()

    def readers(self) -> list[int]:
        return [SPECTATOR, *range(self.room.row.players)]

    def acts(self, state: State) -> Iterator[Act]:
        """One act of every verb, by chance: of any seat that can do it."""
        by_verb: dict[str, list[Act]] = {}
        for act in legal_steps(state):
            by_verb.setdefault(state.notation().verb_of(act.move).opening(), []).append(act)
        for acts in by_verb.values():
            yield self.chance.choice(acts)

    def try_unseen(self, act: Act, reader: int, before: list[str]) -> None:
        """An act that the reader may not notice, and its taking back, leave everything as it was."""
        room, true = self.room, self.room.match
        assert true is not None
        audience = Audience(reader)
        audience.snapshot(room, parts_for(room, audience, common_parts(room)))
        name = true.notation.verb_of(act.move).opening()
        room.match = match = forked(true)
        try:
            self.carry_out(act)
            self.nothing_shows(audience, before, f"{match.steps[-1].text} of seat {act.seat}")
            self.toll.unseen[name] += 1
            if match.can_take_back(act.seat):
                room.apply(self.entry("back", act.seat, str(match.steps[-1].number)))
                assert match.state.same(true.state), f"taking {name} back does not restore the state"
                self.nothing_shows(audience, before, f"{name} of seat {act.seat}, taken back")
                self.toll.taken_back[name] += 1
        finally:
            room.match = true

    def carry_out(self, act: Act) -> None:
        match, _ = self.room.game_on
        attempt = match.attempt_move(act.seat, act.move)
        self.room.carry_out(self.entry("move", act.seat, attempt.text), attempt)

    def entry(self, kind: str, seat: int, body: str) -> Entry:
        """The next entry of the log; each has a time of its own, which must not be told either."""
        number = self.room.next_number
        return Entry(self.room.id, number, float(number), kind, seat, body)

    def nothing_shows(self, audience: Audience, before: list[str], what: str) -> None:
        match, _ = self.room.game_on
        audience.publish(self.room, parts_for(self.room, audience, common_parts(self.room)), match.steps[-1].events)
        sent = [text for _, text in audience.kept]
        assert not sent, f"{what} sends reader {audience.reader}: {sent[0][:600]}"
        for was, now in zip(before, everything(self.room, audience.reader), strict=True):
            assert now == was, f"{what} shows to reader {audience.reader}: {first_difference(was, now)}"

    def try_refused(self) -> None:
        """A move that is refused leaves no trace."""
        match, _ = self.room.game_on
        before = (match.position(), match.question, len(match.steps), self.room.version)
        seat = self.chance.randrange(self.room.row.players)
        for text in stray_texts(match):
            try:
                checked(match, seat, match.question, text)
            except Refused:
                self.toll.refused += 1
        assert (match.position(), match.question, len(match.steps), self.room.version) == before


def first_difference(was: str, now: str) -> str:
    at = next((k for k, (one, other) in enumerate(zip(was, now)) if one != other), min(len(was), len(now)))
    return f"...{was[max(0, at - 80) : at + 120]!r} became ...{now[max(0, at - 80) : at + 120]!r}"


def look_at(game: str, players: int, states: int, seed: int) -> Toll:
    """So many states of random games."""
    toll, number = Toll(), 0
    while toll.states < states:
        look_at_game(game, players, states, seed * 1000 + number, toll)
        number += 1
    return toll


def look_at_game(game: str, players: int, states: int, seed: int, toll: Toll) -> None:
    room, dice, chance = room_in_memory(game, players, f"{seed:064x}"), seeded(seed, 1), Random(seed)
    twins = Twins(room, toll, chance)
    match, _ = room.game_on
    while toll.states < states:
        for _ in range(1 + chance.randrange(2 * STATES_APART - 1)):
            step = random_step(match.state, dice)
            if step is None:
                return
            twins.carry_out(step)
        twins.look()


def main() -> int:
    """Look at random games, and print how much was looked at."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--states", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    toll = look_at(asked.game, asked.players, asked.states, asked.seed)
    print(json.dumps({**vars(toll), "unseen": dict(toll.unseen), "taken_back": dict(toll.taken_back)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
