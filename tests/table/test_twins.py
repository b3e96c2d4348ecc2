"""Games that differ only in what a reader cannot see look the same to that reader, byte for byte, on every channel.

Three ways to look: whatever others do unseen leaves all that a reader can fetch as it was, and sends nothing; two
tables on one seed, where the others act at other times and with more to and fro, send one seat the same messages; and
at every step of a game a position that the seat could not tell from the true one is shown just like it.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random

import pytest
from tests.table.planting import Plan, game_of_tests, moves_of, plant, random_game, true_match
from tests.table.site import Live, Person, Site, new_key
from tests.table.twins import Toll, Twins, everything, look_at, masked, may_notice, room_in_memory

from hegemon.conformance.walk import Step as Act
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.discovery import game as find_game
from hegemon.engine.events import Event
from hegemon.engine.match import Match
from hegemon.engine.moves import expand
from hegemon.engine.state import SPECTATOR, State
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import swarm
from hegemon.games.swarm.tests.variants import swap
from hegemon.table.errors import Refused
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.commands import checked
from hegemon.table.rooms.lines import Pages, showdowns_of
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.snapshot import common_parts, parts_for
from hegemon.table.server import PING
from hegemon.table.storage.rows import ChatLine, Entry

pytestmark = pytest.mark.once
SEATS = 4
GAMES = {"hidden_words": 0, "swarm": 30}  # and after how many moves they are looked at
STATES = {"campus": 4, "frontier": 3, "swarm": 12}  # of each number of players; the soak looks at 2,000
UNSEEN_IN_SWARM = {"order treason", "order shrine", "offer", "stay", "pray"}  # a few of many


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that knows the game of these tests."""
    with game_of_tests(tmp_path_factory.mktemp("package")), Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@dataclass
class World:
    """A table, its four people, and two readers: the person at seat A, and an onlooker."""

    site: Site
    table: str
    people: list[Person]
    tabs: dict[int, Live] = field(default_factory=dict)

    def match(self) -> Match:
        return true_match(self.site, self.table)

    def play(self, seat: int, move: str, question: int | None = None) -> None:
        asked = self.match().question if question is None else question
        answer = self.people[seat].play(self.table, seat, asked, move)
        assert answer.status_code == 200, answer.text

    def whisper(self, seat: int, other: int) -> None:
        answer = self.people[seat].post(f"/t/{self.table}/chat", seat=seat, to=other, text="psst", key=new_key())
        assert answer.status_code == 200

    def messages(self) -> dict[int, list[str]]:
        """Everything that came over the live connections since it was last asked for."""
        came = {}
        for reader, tab in self.tabs.items():
            before = len(tab.texts)
            tab.drain(0.05)
            came[reader] = [self.masked(text) for text in tab.texts[before:] if text != PING]
        return came

    def fetched(self) -> dict[str, str]:
        """Everything that the readers can fetch."""
        found = {}
        for reader, tab in self.tabs.items():
            query = {} if tab.seat is None else {"seat": tab.seat}
            at, count = f"/t/{self.table}", tab.parts["moments"]["count"]
            paths = [at, f"{at}/snapshot", f"{at}/text", f"{at}/words", f"{at}/replay", f"{at}/record", "/mine", "/"]
            paths += [f"{at}/review", f"{at}/report.zip", f"/picture{at}.svg"]
            paths += [f"{at}/at/{moment}" for moment in sorted({0, count // 2, count, count + 1})]
            for path in paths:
                found[self.masked(f"{reader} {path}")] = self.masked(tab.person.get(path, params=query).text)
            found |= self.reasons(reader, tab)
        return found

    def reasons(self, reader: int, tab: Live) -> dict[str, str]:
        """What the seat is told of moves that it cannot make, or wonders about."""
        if tab.seat is None:
            return {}
        found = {}
        for move in odd_moves(self.match(), tab.seat):
            for path in ("why", "moves"):
                body = {"seat": tab.seat, "move": move, "question": 10**6, "key": new_key()}
                found[f"{reader} {path} {move}"] = tab.person.post(f"/t/{self.table}/{path}", **body).text
        back = (
            tab.person.post(f"/t/{self.table}/back", seat=tab.seat, key=new_key())
            if not tab.parts["take_back"]
            else None
        )
        return found | ({f"{reader} back": back.text} if back is not None else {})

    def masked(self, text: str) -> str:
        return masked(text).replace(self.table, "TABLE")


def odd_moves(match: Match, seat: int) -> list[str]:
    """Moves of others, which this seat cannot make, or not now."""
    chance = Random(7)
    others = [move for other in range(SEATS) if other != seat for move in match.legal(other)[:8]]
    mine = {*match.legal(seat), *match.asides(seat)}
    return [move for move in chance.sample(others, min(3, len(others))) if move not in mine]


def new_world(site: Site, game: str) -> World:
    people = [site.person(f"Person {seat}") for seat in range(SEATS)]
    past = moves_of(random_game(game, SEATS, {}, GAMES[game]))
    table = plant(site, Plan(game, people, people[1], moves=past))
    world = World(site, table, people)
    world.tabs = {0: people[0].live(table, 0), SPECTATOR: site.person().live(table)}
    for tab in world.tabs.values():
        tab.until(lambda parts: parts["seats"][0]["here"])
        tab.drain(0.1)
    return world


def unseen_acts(world: World, chance: Random) -> Iterator[tuple[str, Callable[[], None]]]:
    """What the others can do now without the readers noticing, whatever it is: each with its name."""
    match = world.match()
    for verb in sorted({verb for seat in (1, 2, 3) for verb in verbs_of(match, seat)}):
        seat = chance.choice([seat for seat in (1, 2, 3) if verb in verbs_of(match, seat)])
        yield from unseen_moves(world, seat, verb, chance)
    yield "1 is refused", partial(refused, world, 1)
    yield "2 whispers to 3", lambda: world.whisper(2, 3)
    yield "3 makes a link", lambda: assert_ok(world.people[3].post(f"/t/{world.table}/seats/3/link").status_code)


def verbs_of(match: Match, seat: int) -> list[str]:
    moves = [*match.legal_entries(seat), *match.aside_entries(seat)]
    return sorted({match.notation.verb_of(move).opening() for move in moves})


def unseen_moves(world: World, seat: int, verb: str, chance: Random) -> Iterator[tuple[str, Callable[[], None]]]:
    """One move of a verb, if nobody notices it, and its taking back; the table is looked at anew each time."""
    match = world.match()
    moves = [*expand(match.legal_entries(seat)), *expand(match.aside_entries(seat))]
    fitting = [int(move) for move in moves if match.notation.verb_of(move).opening() == verb]
    unseen = [move for move in fitting if not any(may_notice(who, Act(seat, move), match.state) for who in world.tabs)]
    if unseen:
        text = match.notation.format(chance.choice(unseen))
        yield f"{seat}: {text}", partial(world.play, seat, text)
        yield f"{seat} takes back, if possible: {text}", partial(take_back, world, seat)


def refused(world: World, seat: int) -> None:
    """A seat tries what it may not do."""
    odd = odd_moves(world.match(), seat)
    for move in [*odd, "nonsense"]:
        assert world.people[seat].play(world.table, seat, 10**6, move).status_code in (400, 409)


def take_back(world: World, seat: int) -> None:
    if world.people[seat].snapshot(world.table, seat)["take_back"]:
        assert_ok(world.people[seat].post(f"/t/{world.table}/back", seat=seat, key=new_key()).status_code)


def assert_ok(status: int) -> None:
    assert status == 200


def lowest(move: str) -> str:
    """A move with its lowest count, where a range stands for several."""
    return re.sub(r"(\d+)-\d+$", r"\1", move)


def go_on(world: World, chance: Random) -> None:
    """Somebody answers, so that the game goes on; seat A too, when it is asked."""
    match = world.match()
    if not match.over:
        seat = match.unanswered[-1]
        world.play(seat, lowest(chance.choice(match.legal(seat))))


@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_unseen_changes_nothing_and_sends_nothing(site: Site, game: str) -> None:
    world, chance = new_world(site, game), Random(3)
    done = 0
    for _ in range(3):
        world.messages()
        before = world.fetched()
        for name, act in unseen_acts(world, chance):
            act()
            done += 1
            assert not any(world.messages().values()), name
            assert timeless(world.fetched()) == timeless(before), name
        go_on(world, chance)
    assert done > 12


@pytest.mark.parametrize("game", GAMES)
def test_the_order_and_the_doubts_of_others_are_not_told(site: Site, game: str) -> None:
    plain, busy = new_world(site, game), new_world(site, game)
    asked = 0
    for step in range(8):
        match = plain.match()
        if match.over:
            break
        answers = {seat: lowest(Random(step).choice(match.legal(seat))) for seat in match.unanswered}
        asked += len(answers) > 1
        play_plainly(plain, answers)
        play_busily(busy, answers, Random(step))
        heard, also = plain.messages(), busy.messages()
        assert heard == also
        assert timeless(plain.fetched()) == timeless(busy.fetched())
    assert asked, "some answers were given in secret"


def timeless(found: dict[str, str]) -> dict[str, str]:
    """Pages without the times of day, which differ between two tables and go on meanwhile."""
    return {where: re.sub(r"<time.*?</time>", "TIME", text) for where, text in found.items()}


def play_plainly(world: World, answers: dict[int, str]) -> None:
    for seat, move in answers.items():
        world.play(seat, move)


def play_busily(world: World, answers: dict[int, str], chance: Random) -> None:
    """The same answers in the end, after whispers and other answers, and in another order; also another is the last."""
    match = world.match()
    order = sorted(answers, key=lambda seat: (seat != 0, -seat)) if list(answers)[-1] else [*answers]
    *others, last = order
    early = [seat for seat in others if seat]
    for seat in early if len(answers) > 1 else []:
        world.play(seat, lowest(chance.choice(match.legal(seat))))
        world.whisper(seat, 1 + seat % (SEATS - 1))
    if 0 in others:
        world.play(0, answers[0])
    for seat in early:
        world.play(seat, answers[seat])
    if last != 0:
        world.whisper(last, 1 + last % (SEATS - 1))
    world.play(last, answers[last])


@pytest.mark.parametrize("game", STATES)
def test_no_act_of_any_kind_shows_to_who_may_not_notice_it(game: str) -> None:
    found = find_game(game)
    tolls = [look_at(game, players, STATES[game], seed=players) for players in range(found.least, found.most + 1)]
    assert all(toll.acts and toll.refused for toll in tolls)
    if found.start(found.least, 1).conceals():
        unseen = Counter[str]()
        for toll in tolls:
            unseen += toll.unseen
        assert set(unseen) >= UNSEEN_IN_SWARM
        assert any(toll.taken_back for toll in tolls)


def test_laying_a_ward_shows_to_nobody_else() -> None:
    room, toll = placed(swarm("drop", seats=4, coverts={"a": ["ward"]})), Toll()
    for seed in range(4):
        Twins(room, toll, Random(seed)).look()
    assert (toll.unseen["play ward"], toll.taken_back["play ward"]) == (4, 4)


def placed(state: Swarm) -> Room:
    """A table at a position."""
    room = room_in_memory("swarm", int(state.seats))
    match, _ = room.game_on
    match.place(state.lines())
    return room


def test_an_answer_to_a_window_that_an_order_has_closed_is_refused() -> None:
    room = placed(
        swarm("battle", seats=2, troops={"a": {"sahl": 3}, "b": {"sahl": 3}}, leaders={"a": ["asha"], "b": ["brand"]})
    )
    match, _ = room.game_on
    while match.shown()["phase"] != "treason":
        seat = match.unanswered[0]
        leading = [move for move in match.legal(seat) if "asha" in move or "brand" in move]
        match.play(seat, lowest((leading or match.legal(seat))[0]))
    first, last = match.unanswered
    match.play(first, "pass")
    asked = match.question
    match.play(last, "order treason never")
    with pytest.raises(Refused, match="moved on"):
        checked(match, match.pending[0], asked, lowest(match.legal(match.pending[0])[0]))


@pytest.mark.parametrize("game", STATES)
def test_positions_that_a_seat_cannot_tell_apart_are_shown_alike(game: str) -> None:
    match = random_game(game, SEATS, {}, 160)
    room = room_in_memory(game, SEATS)
    dice = seeded(11)
    for number, (seat, move) in enumerate(moves_of(match), 3):
        room.apply(Entry(room.id, number, 0.0, "move", seat, move))
        if number % 2:
            compare(room, number // 2 % SEATS, imagine, dice)
        elif game == "swarm":
            compare(room, number // 2 % SEATS, swap, dice)


def imagine(state: State, seat: int, dice: Dice) -> State:
    return state.imagine(seat, dice)


def compare(room: Room, reader: int, change: Callable[[State, int, Dice], State], dice: Dice) -> None:
    """The reader, and whoever looks on, are shown the same in the true position and in another one."""
    match, _ = room.game_on
    if match.over:
        return
    shown = [everything(room, who) for who in (reader, SPECTATOR)]
    true = match.state
    match.state = change(true, reader, dice)
    try:
        assert [everything(room, who) for who in (reader, SPECTATOR)] == shown
    finally:
        match.state = true


def test_a_battle_is_shown_alike_whatever_its_reader_does_not_know() -> None:
    """To every seat and to who looks on, with other cards and other traitors in hands that they cannot see."""
    room, dice, battles = room_in_memory("swarm", SEATS), seeded(5), 0
    match, presentation = room.game_on
    for number, (seat, move) in enumerate(moves_of(random_game("swarm", SEATS, {}, 500)), 3):
        room.apply(Entry(room.id, number, 0.0, "move", seat, move))
        events, true = match.steps[-1].events, match.state
        for reader in (SPECTATOR, *range(SEATS)) if not match.over else ():
            shown = json.dumps(showdowns_of(match, events, reader, presentation))
            battles += shown != "[]"
            for change in (imagine, swap) if shown != "[]" and reader >= 0 else ():
                match.state = change(true, reader, dice)
                assert json.dumps(showdowns_of(match, events, reader, presentation)) == shown
                match.state = true
    assert battles > 2 * SEATS


def test_an_update_says_nothing_of_events_that_its_reader_did_not_see() -> None:
    """A line of chat and an unseen move may travel in one update: it is the same as without the move."""
    room, audience, messages = room_in_memory("swarm", SEATS), Audience(0), []
    audience.snapshot(room, parts_for(room, audience, common_parts(room)))
    unseen = Event(0, 1, 0, 0, 0, audience=0b10)
    for number, events in enumerate([[], [unseen]], 1):
        room.chat.append(ChatLine(room.id, 0.0, 2, "hello", id=number))
        audience.publish(room, parts_for(room, audience, common_parts(room)), events)
        messages.append(set(json.loads(audience.kept[-1][1])))
    assert messages == [{"type", "seq", "chat"}] * 2


def test_an_unseen_act_taken_back_sends_no_line_of_the_log_again() -> None:
    room, log = room_in_memory("swarm", SEATS), Pages(0)
    match, presentation = room.game_on
    order = next(move for move in match.asides(1) if move.startswith("order"))
    room.apply(Entry(room.id, 3, 0.0, "move", 1, order))
    room.apply(Entry(room.id, 4, 0.0, "host", 2))
    log.update(match, presentation)
    before = list(log.lines)
    room.apply(Entry(room.id, 5, 0.0, "back", 1, "3"))
    assert (log.update(match, presentation), log.lines) == (len(before), before)
