"""The log as a reader has it: a line for a move, under the heading of its time, that calls the reader `you`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.planting import NAMES
from tests.table.twins import room_in_memory

from hegemon.engine.state import SPECTATOR
from hegemon.presentation.scenes import addressed
from hegemon.table.rooms.lines import Line, Pages
from hegemon.table.rooms.moments import Moments
from hegemon.table.rooms.room import Room
from hegemon.table.storage.rows import Entry

pytestmark = pytest.mark.once


def frontier(*moves: str) -> Room:
    """A table of two after some moves of whoever has the turn."""
    room = room_in_memory("frontier", 2)
    for move in moves:
        play(room, move)
    return room


def play(room: Room, move: str) -> None:
    seat = room.game_on[0].pending[0]
    room.apply(Entry(room.id, room.next_number, 0.0, "move", seat, move))


def take_a_tile(room: Room) -> str:
    match, _ = room.game_on
    return next(move for move in match.legal(match.pending[0]) if move.startswith("take"))


def log(room: Room, reader: int) -> list[Line]:
    pages = Pages(reader)
    pages.update(*room.game_on)
    return pages.lines


def starts_a_turn(scene: Any) -> bool:
    return bool(scene["name"] == "began")


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("you took h9 from Bo", "You took h9 from Bo"),
        ("Bo took h9 from you", "Bo took h9 from you"),
        ("you's leader fell", "Your leader fell"),
        ("Bo took you's tile. you lost 3", "Bo took your tile. You lost 3"),
        ("Myou's leader fell", "Myou's leader fell"),
    ],
)
def test_a_reader_is_spoken_to(sentence: str, said: str) -> None:
    assert addressed(sentence) == said


def test_a_line_names_the_others_and_calls_its_reader_you() -> None:
    room = frontier()
    first = room.game_on[0].pending[0]
    play(room, take_a_tile(room))
    mine, theirs, outside = (log(room, reader)[-1]["text"] for reader in (first, 1 - first, SPECTATOR))
    assert mine.startswith("You ")
    assert theirs == outside == mine.replace("You", NAMES[first], 1)


def test_a_move_is_one_line_and_its_details_are_its_events() -> None:
    room = frontier("end")
    lines = [line for line in log(room, SPECTATOR) if line["act"]]
    assert len(lines) == 1
    assert lines[0]["details"] == [] or len(lines[0]["details"]) > 1


def test_what_begins_by_a_move_has_a_line_of_its_own_under_the_next_heading() -> None:
    room = frontier()
    room.game_on[1].begins = starts_a_turn  # type: ignore[method-assign]
    for _ in range(2):
        play(room, "end")
    lines = [(line["chapter"], line["act"]) for line in log(room, SPECTATOR)][-4:]
    assert lines == [("Round 1", True), ("Round 1", False), ("Round 1", True), ("Round 2", False)]


def test_a_turn_that_begins_is_of_the_seat_that_has_it() -> None:
    room = frontier()
    room.game_on[1].begins = starts_a_turn  # type: ignore[method-assign]
    first = room.game_on[0].pending[0]
    play(room, "end")
    assert [line["seat"] for line in log(room, SPECTATOR)[-2:]] == [first, 1 - first]


def test_an_undone_line_stays_and_the_undoing_is_told() -> None:
    room = frontier()
    seat = room.game_on[0].pending[0]
    play(room, take_a_tile(room))
    room.apply(Entry(room.id, room.next_number, 0.0, "back", seat, str(room.written)))
    undone, told = log(room, seat)[-2:]
    assert (undone["undone"], undone["act"]) == (True, True)
    assert (told["text"], told["undone"], told["act"]) == ("You undid a move", False, False)


def test_what_the_table_says_of_a_person_is_said_to_them_as_you() -> None:
    room = frontier()
    room.apply(Entry(room.id, room.next_number, 0.0, "resign", 1, '{"name": "Bo", "bot": "medium"}'))
    assert log(room, 1)[-1]["text"] == "You resigned; a bot plays on (Medium)"
    assert log(room, 0)[-1]["text"] == "Bo resigned; a bot plays on (Medium)"


def test_the_own_last_act_is_known_even_where_the_log_has_no_line_for_it() -> None:
    room = room_in_memory("campus", 2)
    match, presentation = room.game_on
    while not any(move == "end" for move in match.legal(match.pending[0])):
        play(room, match.legal(match.pending[0])[0].replace("1-", ""))
    seat = match.pending[0]
    play(room, "end")
    moments, pages = Moments(seat), Pages(seat)
    moments.update(match)
    pages.update(match, presentation)
    acted = moments.part()["acted"]
    assert acted == moments.part()["count"]
    assert [line for line in pages.lines if line["act"] and line["moment"] == acted] == []


def test_what_a_bot_does_for_who_resigned_is_told_as_the_bots() -> None:
    room = frontier()
    seat = room.game_on[0].pending[0]
    play(room, take_a_tile(room))
    room.apply(Entry(room.id, room.next_number, 0.0, "resign", seat, '{"bot": "medium"}'))
    play(room, take_a_tile(room))
    pages = Pages(seat)
    pages.update(*room.game_on, room.handed_of(seat))
    own = [line["text"].split(" took ")[0] for line in pages.lines[-3:]]
    assert own == ["You", "You resigned; a bot plays on (Medium)", "Your bot"]
