"""Chains of acts at a table with secrets: whatever people do about its seats, who has learnt what afterwards?

At the table sit Holder (A), Host (B) and Other (C), and a bot (D); an onlooker and a browser without a cookie look on.
Seats A and D each have a hand of words that occur nowhere else, and Holder has whispered to Other. A chain is played
act by act; an act that is refused changes nothing, so only what was accepted makes the chain longer. After each the
words are searched for in all that those are shown who have no right to them.

A right to a hand is had by consent alone: the person on the seat has made the link that was taken, or everybody else
has agreed that the seat goes to another.
"""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.table.planting import Plan, game_of_tests, plant, stored, true_match
from tests.table.site import Live, Person, Site, new_key

ROLES = ("holder", "host", "other", "onlooker", "nobody")
SEATS = {"holder": 0, "host": 1, "other": 2}
HELD, BOTS = 0, 3  # the seat of a person, and that of a bot
WHISPER = "zqwhispered"
GOING, ABSENT = "everybody is here", "the holder has been gone for long"


@dataclass(frozen=True)
class Act:
    """Something that one of them asks for."""

    role: str
    what: str
    seat: int = HELD

    def __str__(self) -> str:
        return f"{self.role}: {self.what} {'ABCD'[self.seat]}"


QUIET = ("sit", "bot", "back", "unlink", "vote", "rematch", "begin")  # are also granted where nothing has to be done
EVERYWHERE = ("sit", "bot", "back", "link", "unlink", "take", "vote", "host")
ACTS = [
    *(Act(role, what, seat) for role in ROLES for what in EVERYWHERE for seat in (HELD, BOTS)),
    *(Act(role, what) for role in ROLES for what in ("leave", "resign", "rematch", "begin")),
    *(Act(role, "host", SEATS["other"]) for role in ROLES),
]


@dataclass
class World:
    """One table, and what is known of it beside the server."""

    site: Site
    people: dict[str, Person]
    table: str
    tabs: list[Live]
    secrets: dict[int, set[str]] = field(default_factory=dict)  # by seat
    entitled: dict[int, set[str]] = field(default_factory=dict)  # by seat: who has a right to its hand
    persons: dict[int, str] = field(default_factory=dict)  # by seat: who sits there
    links: dict[int, tuple[str, str]] = field(default_factory=dict)  # by seat: who made it, and its address
    hears: set[str] = field(default_factory=lambda: {"holder", "other"})  # the whisper
    votes: dict[int, set[str]] = field(default_factory=lambda: {HELD: set(), BOTS: set()})
    done: list[Act] = field(default_factory=list)

    def close(self) -> None:
        for tab in self.tabs:
            tab.close()

    def try_out(self, act: Act) -> bool:
        """Do something; whether it changed anything at the table."""
        before = self.seating() if act.what in QUIET else None
        status = self.ask(act)
        assert status < 500, f"{self.told()} {act}: {status}"
        if status >= 400 or self.seating() == before:
            return False
        self.done.append(act)
        self.note(act)
        return True

    def seating(self) -> list[Any]:
        """The table as it is stored, but for moves, which bots make meanwhile."""
        rows = json.loads(stored(self.site, self.table))
        return [rows["tables"], rows["seats"], [row[3:6] for row in rows["log"] if row[3] != "move"]]

    def ask(self, act: Act) -> int:
        person, at = self.people[act.role], f"/t/{self.table}"
        if act.what == "take":
            return self.take(person, act)
        if act.what == "unlink":
            return person.client.delete(f"{self.site.address}{at}/seats/{act.seat}/link").status_code
        if act.what in ("bot", "back", "link", "vote"):
            answer = person.post(
                f"{at}/seats/{act.seat}/{act.what}", **({"bot": "random"} if act.what == "bot" else {})
            )
            if act.what == "link" and answer.status_code == 200:
                self.links[act.seat] = (act.role, answer.json()["url"].rpartition("/")[2])
            return answer.status_code
        body: dict[str, Any] = {"seat": act.seat} | ({"key": new_key()} if act.what == "resign" else {})
        return person.post(f"{at}/{act.what}", **body).status_code

    def take(self, person: Person, act: Act) -> int:
        """Take a seat by the last link that was made to it."""
        if act.seat not in self.links:
            return 404
        person.get("/invite/" + self.links[act.seat][1])
        return person.form("/invite").status_code

    def note(self, act: Act) -> None:
        """Who has which rights from now on, by the rules of the house and not by what the server says."""
        for seat, agreed in self.votes.items():
            if self.persons.get(seat) == act.role:
                agreed.clear()  # whoever shows up has the seat still
        if act.what == "vote":
            self.votes[act.seat].add(act.role)
        if act.what == "take":
            maker, sitting = self.links[act.seat][0], self.persons.get(act.seat)
            others = set(self.persons.values()) - {sitting}
            is_voted = self.votes[act.seat] >= others and act.role not in others
            if maker == sitting or is_voted:
                self.entitled[act.seat].add(act.role)
                self.persons[act.seat] = act.role
            if act.seat == HELD and maker == sitting:
                self.hears.add(act.role)
            self.votes[act.seat].clear()

    def check(self) -> None:
        """Nobody was shown a word of a hand, or a whisper, that is not theirs. A look of the holder would end votes."""
        for role in ROLES[1:]:
            shown = self.shown_to(role)
            for seat, words in self.secrets.items():
                leaked = {word for word in words if word in shown}
                assert not leaked or role in self.entitled[seat], f"{self.told()} {role} has seen seat {'ABCD'[seat]}"
            assert WHISPER not in shown or role in self.hears, f"{self.told()} {role} has heard the whisper"

    def shown_to(self, role: str) -> str:
        """All that somebody is shown who asks for everything."""
        at = f"/t/{self.table}"
        wanted = [f"{at}/{part}?seat={seat}" for seat in (HELD, BOTS) for part in ("snapshot", "at/0")]
        return "\n".join(self.people[role].get(path).text for path in [*wanted, f"{at}/snapshot"])

    def told(self) -> str:
        return "; ".join(map(str, self.done)) + ":"


def new_world(site: Site, people: dict[str, Person], start: str) -> World:
    """A table in the middle of a game, with everybody at it but perhaps the holder."""
    seated: list[Person | str] = [people[role] for role in SEATS]
    table = plant(site, Plan("hidden_words", [*seated, "random"], people["host"], dials={"rounds": 10}))
    said = people["holder"].post(f"/t/{table}/chat", seat=HELD, to=2, text=f"psst, {WHISPER}", key=new_key())
    assert said.status_code == 200, said.text
    here = [role for role in SEATS if start == GOING or role != "holder"]
    world = World(site, people, table, [people[role].live(table, SEATS[role]) for role in here])
    for tab in world.tabs:
        tab.next()
    state = true_match(site, table).state
    world.secrets = {seat: words_of(state.view(seat)) for seat in (HELD, BOTS)}
    world.entitled, world.persons = {HELD: {"holder"}, BOTS: set()}, {seat: role for role, seat in SEATS.items()}
    return world


def words_of(view: dict[str, object]) -> set[str]:
    """The words of a seat's hand, and its mark."""
    return set(re.findall(r"zq[0-9a-f]{10}", json.dumps([view["hand"], view["mark"]])))


def walk(site: Site, people: dict[str, Person], start: str, length: int, chance: Random) -> list[Act]:
    """One chain of accepted acts, each chosen by chance, checked after each of them."""
    world = new_world(site, people, start)
    try:
        while len(world.done) < length and any(world.try_out(act) for act in chance.sample(ACTS, len(ACTS))):
            world.check()
        return world.done
    finally:
        world.close()


def all_chains(site: Site, people: dict[str, Person], start: str, length: int) -> Iterator[list[Act]]:
    """Every chain of accepted acts up to a length, each checked; acts that are refused are tried at every turn."""
    waiting: list[list[Act]] = [[]]
    while waiting:
        chain = waiting.pop()
        untried = list(ACTS)
        while untried:
            world = new_world(site, people, start)
            try:
                assert all(world.try_out(act) for act in chain), f"{chain} went otherwise this time"
                accepted = next((k for k, act in enumerate(untried) if world.try_out(act)), None)
                if accepted is not None:
                    world.check()
                    yield list(world.done)
                    if len(world.done) < length:
                        waiting.append(list(world.done))
            finally:
                world.close()
            untried = [] if accepted is None else untried[accepted + 1 :]


def spelled(chains: list[list[Act]]) -> str:
    return json.dumps([[str(act) for act in chain] for chain in chains], indent=1)


def walk_all(whole: int, length: int, walks: int, seed: int) -> tuple[int, int]:
    """Every chain up to one length, and so many of another drawn by lot, from both beginnings; how many there were."""
    with (
        tempfile.TemporaryDirectory() as package,
        tempfile.TemporaryDirectory() as folder,
        game_of_tests(Path(package)),
        Site(Path(folder), "--patience", "0") as site,
    ):
        people, chance = everybody(site), Random(seed)
        starts = (GOING, ABSENT)
        every = sum(1 for start in starts for _ in all_chains(site, people, start, whole))
        drawn = [walk(site, people, start, length, chance) for start in starts for _ in range(walks)]
        return every, len({str(chain) for chain in drawn if len(chain) == length})


def everybody(site: Site) -> dict[str, Person]:
    """One browser for each kind of asker; the last comes without a cookie."""
    found = {name: site.person(name.capitalize()) for name in ROLES[:-1]}
    found["nobody"] = Person(site)
    site.opened.append(found["nobody"])
    return found


def main() -> None:
    """Walk all chains of up to two acts, and some of three; print how many there were."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--whole", type=int, default=2, help="all chains of up to so many acts (2)")
    parser.add_argument("--length", type=int, default=3, help="acts of a chain that is drawn by lot (3)")
    parser.add_argument("--walks", type=int, default=100, help="of them, from each beginning (100)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(*walk_all(asked.whole, asked.length, asked.walks, asked.seed))


if __name__ == "__main__":
    main()
