"""For one move the legal lists and each reader's view are made once, and its text is parsed once."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.engine.toys import SEALED, Sealed, setup
from tests.engine.toys import blank as sealed_blank

from hegemon.engine import discovery
from hegemon.engine.dials import Options
from hegemon.engine.fields import COPIER
from hegemon.engine.game import Game
from hegemon.engine.notation import Notation
from hegemon.engine.state import SPECTATOR
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.commands import checked
from hegemon.table.rooms.opening import TableRequest, new_row
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.snapshot import common_parts, parts_for
from hegemon.table.storage.rows import Entry, SeatRow

pytestmark = pytest.mark.interpreted  # where a notation can be watched
PLAYERS = 4
made: Counter[str] = Counter()


class CountingNotation(Notation):
    """Counts how often a text is parsed."""

    def parse(self, text: str) -> i64:
        made["parse"] += 1
        return super().parse(text)


class Counting(Sealed):
    """Sealed, and what is asked of it is counted."""

    def notation(self) -> Notation:
        return CountingNotation(super().notation().verbs)

    def legal(self, seat: i64) -> vec[i64]:
        made[f"legal {seat}"] += 1
        return super().legal(seat)

    def asides(self, seat: i64) -> vec[i64]:
        made[f"asides {seat}"] += 1
        return super().asides(seat)

    def view(self, seat: i64) -> dict[str, object]:
        made[f"view {seat}"] += 1
        return super().view(seat)


def blank(players: int, options: Options) -> Counting:
    state = Counting()
    state.take(sealed_blank(players, options), COPIER)
    return state


GAME = Game("counting", "Counting", "Cards laid, and looks counted.", 1, (2, 4), SEALED.dials, blank, setup, "")


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr("hegemon.table.rooms.room.find_game", lambda name: GAME)
    row = new_row("counting", 1, GAME.settle(PLAYERS, {}), "guest 0", TableRequest("counting", [""] * PLAYERS))
    seats = [SeatRow(row.id, seat, f"guest {seat}", name=f"Person {seat}") for seat in range(PLAYERS)]
    return Room(row, seats, [Entry(row.id, 1, 0.0, "open"), Entry(row.id, 2, 0.0, "begin")], [])


def publish(room: Room, audiences: list[Audience]) -> None:
    """What the hub does after a move: everyone is told, from what is drawn once for all."""
    common = common_parts(room)
    for audience in audiences:
        audience.publish(room, parts_for(room, audience, common), [])


def test_one_move_costs_one_look_for_each_reader(room: Room) -> None:
    audiences = [Audience(reader) for reader in (SPECTATOR, *range(PLAYERS))]
    publish(room, audiences)
    made.clear()
    match, _ = room.game_on
    attempt = checked(match, 0, match.question, match.legal(0)[0].replace("0-5", "0"))
    room.carry_out(Entry(room.id, 3, 1.0, "move", 0, attempt.text), attempt)
    publish(room, audiences)
    looks = [f"{what} {seat}" for what in ("legal", "asides", "view") for seat in range(PLAYERS)]
    assert made == Counter(["parse", f"view {SPECTATOR}", *looks])


def test_the_game_of_these_tests_is_found_nowhere_else() -> None:
    assert "counting" not in discovery.names()
