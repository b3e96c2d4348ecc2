"""A question with one answer is answered by the table, unless being asked hides something."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from tests.table.planting import Plan, moves_of, plant, random_game, truth
from tests.table.site import Person, Site, new_key
from tests.table.twins import room_in_memory

from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game as find_game
from hegemon.engine.match import Match
from hegemon.engine.moves import high, size
from hegemon.table.rooms.automatic import only_answer
from hegemon.table.rooms.room import Room
from hegemon.table.storage.rows import Entry

pytestmark = pytest.mark.once
TIGHT: dict[str, object] = {"size": "5x5", "actions": 1}
SEED = f"{1:064x}"


def has_one_answer(match: Match) -> bool:
    """Is a seat asked after a move of another, and can it do one thing only?"""
    return match.legal(match.pending[0]) == ["end"] and match.steps[-1].seat not in (-1, match.pending[0])


def ends_own_turn(match: Match) -> bool:
    return match.legal(match.pending[0]) == ["end"] and match.steps[-1].seat == match.pending[0]


def played_until(wanted: Callable[[Match], bool]) -> Match:
    """A game on a small map, on which one soon has nothing left to do."""
    game, dice = find_game("frontier"), seeded(1)
    match = Match(game, 2, game.settle(2, TIGHT), int(SEED, 16))
    match.deal()
    while not wanted(match):
        match.play_move(match.pending[0], int(match.state.sample(match.pending[0], dice)))
    return match


@cache
def before_it() -> tuple[Match, int, str]:
    """The moves up to such a question, and the move that leads to it."""
    match = played_until(has_one_answer)
    last = match.take_back(match.steps[-1].seat)
    return match, last.seat, last.text


def table_before(site: Site, *people: Person | str) -> tuple[str, int, str]:
    match, seat, move = before_it()
    host = next(one for one in people if isinstance(one, Person))
    table = plant(site, Plan("frontier", people, host, SEED, TIGHT, moves=moves_of(match)))
    return table, seat, move


def played(site: Site, bot: str = "") -> tuple[str, Person, int]:
    """A table where somebody has just made the move after which the other can do one thing only."""
    mia, noa = site.person("Mia"), site.person("Noa")
    _, seat, _ = before_it()
    people: list[Person | str] = [mia, noa]
    if bot:
        people[1 - seat] = bot
    table, seat, move = table_before(site, *people)
    player = (mia, noa)[seat]
    question = player.snapshot(table, seat)["line"]["question"]
    assert player.play(table, seat, question, move).status_code == 200
    return table, player, seat


def test_the_table_gives_the_only_answer_and_the_log_says_so(site: Site) -> None:
    table, player, seat = played(site)
    parts = player.snapshot(table, seat)
    lines = [line for line in parts["log"]["lines"] if line["act"]]
    assert [(line["seat"], line["auto"]) for line in lines[-2:]] == [(seat, False), (1 - seat, True)]
    assert parts["line"]["yours"]


def test_undo_takes_the_automatic_answer_back_too_and_it_is_not_given_again(site: Site) -> None:
    table, player, seat = played(site)
    match, *_ = before_it()
    assert player.snapshot(table, seat)["take_back"]
    assert player.post(f"/t/{table}/back", seat=seat, key=new_key()).status_code == 200
    parts = player.snapshot(table, seat)
    assert [line["undone"] for line in parts["log"]["lines"] if line["act"]][-2:] == [True, True]
    assert (parts["line"]["yours"], len(truth(site, table).game_on[0].moves)) == (True, len(match.moves))


def test_an_automatic_answer_is_one_still_when_the_server_was_started_again(site: Site) -> None:
    table, player, seat = played(site)
    before = player.snapshot(table, seat)["log"]
    site.stop()
    site.start()
    assert player.snapshot(table, seat)["log"] == before
    assert player.post(f"/t/{table}/back", seat=seat, key=new_key()).status_code == 200


def test_a_bot_answers_for_itself(site: Site) -> None:
    table, player, seat = played(site, "random")
    with player.live(table, seat) as tab:
        tab.until(lambda parts: parts["line"]["yours"])
        acts = [line for line in tab.parts["log"] if line["act"]]
    assert not any(line["auto"] for line in acts)


def test_the_end_of_an_own_turn_is_left_to_the_person() -> None:
    room = room_in_memory("frontier", 2)
    room.match = played_until(ends_own_turn)
    assert only_answer(room) is None
    room.match = played_until(has_one_answer)
    assert only_answer(room) is not None


def test_a_count_that_can_be_but_one_is_answered_too() -> None:
    """Who has one territory and one troop left to place: the list has a span there, from 1 to 1."""
    game, dice, room = find_game("campus"), seeded(17), room_in_memory("campus", 2)
    match = Match(game, 2, game.settle(2, {"map": "johanneberg"}), 17)
    match.deal()
    while len(entries := match.legal_entries(match.pending[0])) > 1 or not high(entries[0]) or size(entries[0]) > 1:
        match.play_move(match.pending[0], int(match.state.sample(match.pending[0], dice)))
    room.match = match
    assert text_of(room) == match.legal(match.pending[0])[0]


def test_in_a_game_with_secrets_everyone_is_asked_whatever_they_hold() -> None:
    """In no position that anybody takes for possible does the table answer: neither a message nor its time tells."""
    room, dice, single = room_in_memory("swarm", 4), seeded(5), 0
    for number, (seat, move) in enumerate(moves_of(random_game("swarm", 4, {}, 240)), 3):
        room.apply(Entry(room.id, number, 0.0, "move", seat, move))
        match, _ = room.game_on
        single += any(len(legal := match.legal_entries(who)) == 1 and size(legal[0]) == 1 for who in match.unanswered)
        assert only_answer(room) is None
        true = match.state
        for who in range(match.players if number % 8 == 0 else 0):
            match.state = true.imagine(who, dice)
            assert only_answer(room) is None
        match.state = true
    assert single > 10, "some had one answer, and were asked"


@pytest.mark.parametrize("game", ["campus", "frontier"])
def test_where_nothing_is_hidden_all_readers_can_tell_what_the_table_answers(game: str) -> None:
    """The answer is the same in every position that a seat takes for possible, so that it tells nobody anything."""
    room, dice = room_in_memory(game, 3), seeded(5)
    for number, (seat, move) in enumerate(moves_of(random_game(game, 3, {}, 120)), 3):
        room.apply(Entry(room.id, number, 0.0, "move", seat, move))
        match, _ = room.game_on
        true, answer = match.state, text_of(room)
        for who in range(3 if not match.over else 0):
            match.state = true.imagine(who, dice)
            assert text_of(room) == answer
        match.state = true


def text_of(room: Room) -> str:
    found = only_answer(room)
    return found.text if found is not None else ""
