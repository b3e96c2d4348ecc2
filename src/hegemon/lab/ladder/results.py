"""The file in which a ladder keeps its results: a line of JSON that says what is played, then one for each game.

A game is written down as soon as it is over. A ladder that was stopped at any moment goes on from its file.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from hegemon.engine.discovery import game
from hegemon.engine.errors import NotUnderstood
from hegemon.lab.ladder.plan import Fixture, Ladder, Played


class Results:
    """The games of a ladder that were played so far, in its file."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        self.path = path
        self.ladder = ladder
        self.played: dict[Fixture, Played] = {}

    def open(self) -> None:
        """Take up what the file holds, or begin it; a line that was not finished is dropped."""
        lines = whole_lines(self.path)
        heading = heading_of(self.ladder)
        if not lines:
            self.path.write_text(json.dumps(heading) + "\n", encoding="utf-8")
            return
        if json.loads(lines[0]) != heading:
            raise NotUnderstood(
                f"{self.path} holds another ladder: {lines[0]}; give another file, or the same rules, seed and dials"
            )
        for line in lines[1:]:
            played = read_played(line)
            self.played[played.fixture] = played

    def add(self, played: Played) -> None:
        """Write a game down for good."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(format_played(played) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.played[played.fixture] = played

    def missing(self) -> list[Fixture]:
        """What is still to be played."""
        return [fixture for fixture in self.ladder.fixtures() if fixture not in self.played]

    def of(self, bots: tuple[str, ...]) -> list[Played]:
        """The games of one meeting."""
        return [played for fixture, played in self.played.items() if fixture.bots == bots]


def heading_of(ladder: Ladder) -> dict[str, object]:
    """What must be the same for two games to belong to one ladder."""
    options = {name: str(value) for name, value in sorted(ladder.options.items())}
    return {"ladder": ladder.game, "rules": game(ladder.game).version, "seed": ladder.seed, "options": options}


def seed_in(path: Path) -> int | None:
    """The seed of the ladder that a file holds, if it holds one."""
    lines = whole_lines(path)
    seed = json.loads(lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def whole_lines(path: Path) -> list[str]:
    """The lines of a file that are complete; what follows the last of them is taken off the file."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    lines = whole.splitlines()
    for number, line in enumerate(lines, 1):
        if not is_data(line):
            raise NotUnderstood(f"{path}, line {number}: this is no result of a ladder")
    return lines


def is_data(line: str) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def format_played(played: Played) -> str:
    """A game as a line.

    >>> format_played(Played(Fixture(("easy", "hard"), 3), (1, 2), 80))
    '{"bots": ["easy", "hard"], "number": 3, "places": [1, 2], "moves": 80, "over": true}'
    """
    bots, number = played.fixture
    data = {"bots": bots, "number": number, "places": played.places, "moves": played.moves, "over": played.over}
    return json.dumps(data)


def read_played(line: str) -> Played:
    """The game that a line tells of."""
    try:
        data = json.loads(line)
        fixture = Fixture(tuple(map(str, data["bots"])), int(data["number"]))
        return Played(fixture, tuple(map(int, data["places"])), int(data["moves"]), bool(data["over"]))
    except (KeyError, TypeError, ValueError) as problem:
        raise NotUnderstood(f"this is no result of a ladder: {line[:80]}") from problem
