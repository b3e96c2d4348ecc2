"""Everything that a game shows while it is played, as hashes: the half of the guard that runs in each checkout.

Reads one JSON line for each game to play and answers with one JSON line: a hash for each part of what was shown. With a
part and a move in the line, it answers with that part's text after that move instead.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from typing import Any

from hegemon.bots.roster import new_bot
from hegemon.conformance.case import Case
from hegemon.conformance.declared import declared_cases
from hegemon.conformance.presentations import terminal_of
from hegemon.engine import discovery
from hegemon.engine.dice import seeded
from hegemon.engine.moves import sample
from hegemon.engine.state import SPECTATOR
from hegemon.presentation import Presentation

ASIDE_ODDS = 12  # one in so many moves of a random game is an aside, where there is one
STRAYS = 4  # moves of other moments, for which the rule that forbids them is asked
HINTS = 4  # moves of each seat that are remarked on
LIMIT = 1_500  # moves after which a game is left
WHOLLY = 30  # moves after each of which everything is looked at
LATER = 11  # then after each such move
NAMES = ["Ada", "Bo & <Co>", "Cy", "Di", "Ed", "Flo"]

Task = dict[str, Any]
Parts = dict[str, str]


class Observer:
    """One game, from the deal to its end."""

    def __init__(self, case: Case, task: Task) -> None:
        self.case = case
        self.presentation = Presentation(case.game, strict=True)
        self.show = terminal_of(case)
        seed = task["seed"]
        self.match = case.game.new(case.players, seed, NAMES, **case.variant)
        self.dice = seeded(seed, 77)
        self.bots = [new_bot("greedy", seeded(seed, 100 + seat)) for seat in range(case.players)]
        self.is_greedy = task["policy"] == "greedy"
        self.drawn_every = task["drawn_every"]
        self.left_out = set(task.get("left_out", []))
        self.read_as = task.get("read_as", [])
        self.pool: list[int] = []

    def course(self) -> Iterator[Parts]:
        """What is shown at the deal and after each move."""
        yield self.shown(0)
        for number in range(1, LIMIT):
            if self.match.over:
                return
            self.play()
            yield self.shown(number)

    def play(self) -> None:
        match, state = self.match, self.match.state
        asked = match.unanswered
        seat = asked[self.dice.below(len(asked))]
        if self.is_greedy:
            imagined = state.imagine(seat, self.dice)
            aside = self.bots[seat].aside(imagined, seat)
            move = aside if aside >= 0 else self.bots[seat].choose(imagined, seat)
        else:
            anyone = int(self.dice.below(match.players))
            asides = match.aside_entries(anyone)
            beside = len(asides) > 0 and self.dice.below(ASIDE_ODDS) == 0
            seat = anyone if beside else seat
            move = sample(asides, self.dice) if beside else state.sample(seat, self.dice)
        self.pool.append(int(move))
        match.play_move(seat, int(move))

    def shown(self, number: int) -> Parts:
        """What can be seen after so many moves: the game itself every time, what is said of it less often later on."""
        match = self.match
        readers = [None, *range(match.players)]
        parts = {
            "fields": "\n".join(line for line in match.state.lines() if line.split(" ")[0] not in self.left_out),
            "asked": f"{match.pending} {match.unanswered} {match.question} {match.standing!r}",
            "legal": "\n".join(f"{seat} {move}" for seat in range(match.players) for move in match.legal(seat)),
            "asides": "\n".join(f"{seat} {move}" for seat in range(match.players) for move in match.asides(seat)),
            "events": "\n".join(self.told(reader) for reader in readers),
        }
        if number < WHOLLY or number % LATER == 0 or match.over:
            parts |= {
                "views": "\n".join(json.dumps(match.shown(reader)) for reader in readers),
                "reasons": "\n".join(self.reasons()),
                "hints": "\n".join(self.hints()),
                "words": "\n".join(self.words(reader) for reader in readers),
            }
        if number % self.drawn_every == 0 or match.over:
            parts["pictures"] = "\n".join(self.pictures(reader) for reader in readers)
        return parts

    def told(self, reader: int | None) -> str:
        match = self.match
        chronicle, seat = match.state.chronicle(), SPECTATOR if reader is None else reader
        events = [event for event in match.steps[-1].events if event.seen_by(seat)]
        return "\n".join(f"{reader} {chronicle.sentence(event, match.names)}" for event in events)

    def reasons(self) -> Iterator[str]:
        """Why moves of earlier moments are not allowed now, for each seat."""
        for seat in range(self.match.players):
            for _stray in range(STRAYS if self.pool else 0):
                move = self.pool[self.dice.below(len(self.pool))]
                why = self.match.state.why_not(seat, move)
                yield f"{seat} {self.match.notation.format(move)}: {why}"

    def hints(self) -> Iterator[str]:
        for seat in range(self.match.players):
            view = self.match.shown(seat)
            for entries in (self.match.legal_entries(seat), self.match.aside_entries(seat)):
                for _hint in range(min(HINTS, len(entries))):
                    words = self.match.notation.format(sample(entries, self.dice)).split()
                    for many in range(1, len(words) + 1):
                        hint = self.presentation.hint(view, partial(self.match.imagined, seat), words[:many])
                        yield f"{seat} {' '.join(words[:many])}: {hint}"

    def words(self, reader: int | None) -> str:
        """What is said of the position."""
        view, presentation = self.match.shown(reader), self.presentation
        said = [
            presentation.describe(view),
            presentation.moment(view),
            " ".join(presentation.governs(view)),
            presentation.chapter(view),
        ]
        said += [presentation.score(view, seat) for seat in range(self.match.players)]
        said += (
            [json.dumps(presentation.deals(view, partial(self.match.imagined, reader)))] if reader is not None else []
        )
        said += [presentation.outcome(view)] if self.match.over else []
        return "\n".join(said)

    def pictures(self, reader: int | None) -> str:
        view, presentation = self.match.shown(reader), self.presentation
        board = [self.show(view)] if self.show is not None else []
        drawn = "\n".join(
            [
                presentation.view_box(view),
                presentation.still(view),
                presentation.live(view),
                *presentation.panels(view).values(),
                presentation.hand(view),
                *board,
            ]
        )
        for after, before in self.read_as:
            drawn = drawn.replace(after, before)
        return drawn


def tasks_of(scale: int) -> list[Task]:
    """Every game, number of players and variant; `scale` random and as many greedy games of each."""
    tasks: list[Task] = []
    for game in discovery.all_games():
        for number, case in enumerate(declared_cases(game)):
            for seed in range(scale):
                for policy in ("random", "greedy"):
                    tasks.append({"game": game.name, "case": number, "name": case.name, "seed": seed, "policy": policy})
    return tasks


def cases_of(name: str) -> list[Case]:
    return declared_cases(discovery.game(name))


def answer(task: Task) -> Task:
    """The hash of every part, and the texts of the part that is asked for."""
    case = cases_of(task["game"])[task["case"]]
    wanted = task.get("part")
    hashes: dict[str, Any] = {}
    moves = 0
    texts = []
    for parts in Observer(case, task).course():
        moves += 1
        texts += [parts.get(wanted, "")] if wanted else []
        for name, text in parts.items():
            hashes.setdefault(name, blake2b(digest_size=12)).update(text.encode())
    return {"moves": moves, "parts": {name: found.hexdigest() for name, found in hashes.items()}, "texts": texts}


def main() -> None:
    """`tasks SCALE` lists what there is to play; otherwise tasks come in, and what was seen goes out."""
    if sys.argv[1:2] == ["tasks"]:
        print(json.dumps(tasks_of(int(sys.argv[2]))))
        return
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
