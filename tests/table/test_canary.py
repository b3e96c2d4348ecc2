"""Nothing hidden ever leaves the server: unique words in every hidden field, searched for in everything that was sent.

Played is Hidden Words, a game for tests in which each secret is a word that occurs nowhere else. Beside the server the
test plays the same log out, so it knows at every moment which words each reader may know; any other word in anything
that was sent to that reader is a leak.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from random import Random

import httpx
import pytest
from tests.table.hidden_words import NOTATION
from tests.table.planting import (
    SEED,
    Plan,
    cookie_of,
    game_of_tests,
    guest_of,
    moves_of,
    plant,
    random_game,
    stored,
    true_match,
    with_database,
)
from tests.table.site import Live, Person, Site, new_key

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR
from hegemon.table.proof.offers import Offers
from hegemon.table.storage import server

pytestmark = pytest.mark.once
WORD = re.compile(r"zq[0-9a-f]{10}")
SEATS = 4
PARTS = ("text", "snapshot", "words", "record", "check")
BAD_MOVES = ("lay", "lay zq", "vow", "nonsense", "lay zq0000000000", "vow vow")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that knows the game of these tests."""
    with game_of_tests(tmp_path_factory.mktemp("package")), Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@dataclass
class Reader:
    """Somebody who looks at a table, with all that they were sent and all that they may know."""

    person: Person
    table: str
    seat: int | None
    tab: Live
    known: set[str] = field(default_factory=set)
    told: list[tuple[str, str]] = field(default_factory=list)  # where from, and what
    checked: int = 0  # of these

    @property
    def number(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    def ask(self, path: str, seat: int | None = None, **query: object) -> None:
        asked = self.seat if seat is None else seat
        query |= {} if asked is None else {"seat": asked}
        for accept in ("text/html", "application/json"):
            answer = self.person.get(path, params=query, headers={"accept": accept})
            self.keep(f"{path} {query} {accept}", answer)

    def send(self, path: str, **body: object) -> httpx.Response:
        answer = self.person.post(path, **body)
        self.keep(f"{path} {body}", answer, sent=json.dumps(body))
        return answer

    def keep(self, where: str, answer: httpx.Response, sent: str = "") -> None:
        """Remember what came; words that the reader said first are no news to them."""
        text = answer.text + json.dumps(list(answer.headers.items()))
        for known in [*said_of_bad_moves(), *WORD.findall(sent)]:
            text = text.replace(known, "")
        self.told.append((where, text))

    def listen(self) -> None:
        before = len(self.tab.texts)
        self.tab.drain(0.02)
        self.told += [("live", text) for text in self.tab.texts[before:]]

    def look_everywhere(self) -> None:
        """Ask for all that there is to see, and for what is not to be seen."""
        self.listen()
        at = f"/t/{self.table}"
        for path in ("/", "/mine", "/lobby", "/new", "/check", at, *(f"{at}/{part}" for part in PARTS)):
            self.ask(path)
        for path in (f"{at}/review", f"{at}/report.zip", f"/picture{at}.svg"):
            self.ask(path)
        self.ask(f"{at}/replay", at=1)
        for moment in {0, 1, 2, self.tab.parts["moments"]["count"], 10**6}:
            self.ask(f"{at}/at/{moment}")
        for seat in range(SEATS):
            self.ask(f"{at}/snapshot", seat)
            self.ask(f"{at}/turn", seat)
            self.ask(f"{at}/at/3", seat)
            self.pester(at, seat)

    def pester(self, at: str, seat: int) -> None:
        """Ask for what is refused, or answered with a reason, at a seat that may be another's."""
        for move in (*BAD_MOVES, "look a", "look d", "pass"):
            self.send(f"{at}/why", seat=seat, move=move)
            if move not in ("pass", "look a", "look d") or self.seat != seat:
                self.send(f"{at}/moves", seat=seat, question=1, move=move, key=new_key())
        self.send(f"{at}/hint", seat=seat, words=["lay"])
        self.send(f"{at}/seats/{seat}/back")
        self.send(f"{at}/number", seat=seat, number="0" * 32)
        if self.seat != seat:
            self.send(f"{at}/back", seat=seat, key=new_key())
            self.send(f"{at}/chat", seat=seat, text="hello", key=new_key())


@cache
def said_of_bad_moves() -> list[str]:
    """The sentences about moves that nobody could make: they come from the notation, which is in the rules for all."""
    said = []
    for move in BAD_MOVES:
        with pytest.raises(NotUnderstood) as problem:
            NOTATION.parse(move)
        said.append(json.dumps(problem.value.sentence)[2:-1])
    return said


def learn(reader: Reader, match: Match) -> None:
    """What the rules let a reader know by now: their view, and the events that they saw."""
    seat = reader.number
    chronicle = match.state.chronicle()
    seen = [event for step in match.steps for event in step.events if event.seen_by(seat)]
    text = json.dumps(match.state.view(seat)) + "".join(chronicle.sentence(one, match.names) for one in seen)
    reader.known |= set(WORD.findall(text))


def check(reader: Reader) -> None:
    """Whatever was sent since holds no word that the reader may not know."""
    new, reader.checked = reader.told[reader.checked :], len(reader.told)
    for where, text in new:
        leaked = set(WORD.findall(text)) - reader.known
        assert not leaked, f"seat {reader.seat} was told {leaked} by {where}"


def readers_of(site: Site, table: str, people: list[Person]) -> list[Reader]:
    stranger = Person(site)
    site.opened.append(stranger)
    onlookers = [(site.person(), None), (stranger, None)]
    seated: list[tuple[Person, int | None]] = [(person, seat) for seat, person in enumerate(people)]
    return [Reader(person, table, seat, person.live(table, seat)) for person, seat in [*seated, *onlookers]]


def act(readers: list[Reader], match: Match, chance: Random) -> None:
    """One seat does something: answers, answers anew, vows, takes back, or whispers."""
    seat = chance.choice(match.unanswered if chance.random() < 0.6 else range(SEATS))
    me = readers[seat]
    moves = match.legal(seat) or match.asides(seat)
    if chance.random() < 0.35:
        moves = match.asides(seat) or moves
    if moves:
        answer = me.send(
            f"/t/{me.table}/moves", seat=seat, question=match.question, move=chance.choice(moves), key=new_key()
        )
        assert answer.status_code == 200, answer.text
    if chance.random() < 0.2:
        me.send(f"/t/{me.table}/back", seat=seat, key=new_key())
    if chance.random() < 0.3:
        whisper(readers, seat, chance.choice([other for other in range(SEATS) if other != seat]))


def whisper(readers: list[Reader], seat: int, other: int) -> None:
    word = "zq" + sha256(new_key().encode()).hexdigest()[:10]
    for number in (seat, other):
        readers[number].known.add(word)
    table = readers[seat].table
    answer = readers[seat].send(f"/t/{table}/chat", seat=seat, to=other, text=f"psst, {word}", key=new_key())
    assert answer.status_code == 200


def take_stock(site: Site, readers: list[Reader]) -> Match:
    match = true_match(site, readers[0].table)
    for reader in readers:
        learn(reader, match)
        reader.listen()
        check(reader)
    return match


def test_no_hidden_word_is_ever_sent_to_who_may_not_know_it(site: Site) -> None:
    people = [site.person(f"Person {seat}") for seat in range(SEATS)]
    table = plant(site, Plan("hidden_words", people, people[0], dials={"rounds": 10}))
    readers, chance = readers_of(site, table, people), Random(1)
    match = take_stock(site, readers)
    for step in range(60):
        if match.over:
            break
        act(readers, match, chance)
        match = take_stock(site, readers)
        if step % 4 == 0:
            readers[step // 4 % len(readers)].look_everywhere()
            take_stock(site, readers)
        if step == 30:
            come_again(site, readers)
    assert_the_test_could_have_failed(readers, match)


def come_again(site: Site, readers: list[Reader]) -> None:
    """The server is killed and started again; everybody comes back and is told everything anew."""
    site.kill()
    site.start()
    for reader in readers:
        reader.tab = reader.person.live(reader.table, reader.seat)
        reader.look_everywhere() if reader.tab.next() else None


def assert_the_test_could_have_failed(readers: list[Reader], match: Match) -> None:
    """There were secrets: every seat was sent words of its own, and there are words that it never heard."""
    everything = set().union(*(reader.known for reader in readers))
    for reader in readers:
        heard = {word for _, text in reader.told for word in WORD.findall(text)}
        assert len(everything - reader.known) > 10
        assert len(heard) > (10 if reader.seat is not None else 2)
    assert match.question > 5


@pytest.mark.parametrize("numbers", [None, ["1" * 32, "2" * 32, "", "3" * 32]], ids=["sealed", "mixed"])
def test_no_seed_cookie_token_or_key_is_sent_to_anybody_else(site: Site, numbers: list[str] | None) -> None:
    people = [site.person(f"Person {seat}") for seat in range(SEATS)]
    table = plant(site, Plan("hidden_words", people, people[0], dials={"rounds": 10}, numbers=numbers))
    readers, chance = readers_of(site, table, people), Random(2)
    tokens = [people[seat].post(f"/t/{table}/seats/{seat}/link").json()["url"].rpartition("/")[2] for seat in (1, 2)]
    for _ in range(12):
        act(readers, true_match(site, table), chance)
    keys = [row[-1] for row in json.loads(stored(site, table))["log"] if row[-1]]
    for reader in readers:
        reader.look_everywhere()
        reader.listen()
    seed = true_match(site, table).seed
    assert (seed == int(SEED, 16)) == (numbers is None)
    secrets = [
        *forms_of(int(SEED, 16)),
        *forms_of(seed),
        *dice_secrets(site, table),
        *tokens,
        *(sha256(token.encode()).hexdigest() for token in tokens),
        *keys,
    ]
    for reader in readers:
        others = [person for person in people if person is not reader.person]
        hidden = [*secrets, *map(cookie_of, others), *map(guest_of, people)]
        for where, text in reader.told:
            assert not [secret for secret in hidden if secret in text], where
    assert len(keys) >= 6
    assert not [secret for secret in [*secrets, *map(cookie_of, people)] if secret in "".join(site.said)]


def forms_of(seed: int) -> list[str]:
    return [str(seed), f"{seed:064x}"]


def dice_secrets(site: Site, table: str) -> list[str]:
    """What the secrets of all tables follow from, and the secret of the rematch."""
    key = with_database(site, lambda connection: server.find(connection, "dice key"))
    assert key is not None
    return [key, Offers(bytes.fromhex(key)).after(table).secret]


def test_whispers_stay_between_two_even_when_all_else_is_shown(site: Site) -> None:
    people = [site.person(f"Person {seat}") for seat in range(SEATS)]
    match = random_game("hidden_words", SEATS, {"rounds": 1})
    assert match.over
    plan = Plan("hidden_words", people, people[0], dials={"rounds": 1}, moves=moves_of(match), ending="All is said.")
    table = plant(site, plan)
    readers = readers_of(site, table, people)
    people[1].post(f"/t/{table}/chat", seat=1, to=2, text="zqwhispered", key=new_key())
    for reader in readers:
        reader.look_everywhere()
        reader.listen()
    heard = [any("zqwhispered" in text for _, text in reader.told) for reader in readers]
    assert heard == [False, True, True, False, False, False]
