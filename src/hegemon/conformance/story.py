"""A whole game as text: its record, and between the moves, as comments, what happened and how it ended.

The comments make it a story for people; for programs it is a record that can be replayed. Golden files are stories,
and stories are what the two forms of the rules, and two hash seeds, are compared by.
"""

from __future__ import annotations

from hashlib import blake2b

from hegemon.conformance.case import Case, once_a_case, spaced
from hegemon.conformance.perft import node_counts
from hegemon.engine.dice import seeded
from hegemon.engine.events import EVERYONE
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.record import Record, parse_record
from hegemon.engine.replay import replay
from hegemon.engine.state import State
from hegemon.engine.steps import Step

NODES = 3000  # the most that are counted from one state
COUNTED = 3  # states of a game from which nodes are counted


def stories_are_retold(case: Case) -> None:
    """The story of a game, read as a record and told again, is the same story."""
    text = told(case)
    assert not first_difference(text, retold(case.game, text)), f"{case.name}: the story changes when it is told again"


@once_a_case
def told(case: Case) -> str:
    """The story of the first random game of a case."""
    return "\n".join(tell(case.game, case.record(0)).lines())


def retold(game: Game, text: str) -> str:
    """The story of the game that a story tells of, as it goes today; NotUnderstood if it cannot be played."""
    return "\n".join(tell(game, parse_record(text)).lines())


class Story:
    """A game that is being told, with the states it went through."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.states = [match.state.copy()]

    def play(self, seat: int, move: int) -> None:
        self.match.play_move(seat, move)
        self.states.append(self.match.state.copy())

    def lines(self) -> list[str]:
        """Header, moves with their events, the end."""
        told = str(self.match.record().cut(0)).splitlines()
        for step in self.match.moves:
            told += self.step_lines(step)
        return [*told, *self.end_lines(), ""]

    def step_lines(self, step: Step) -> list[str]:
        """The move as in a record, then its events, with who may know."""
        chronicle = self.match.state.chronicle()
        sentences = [chronicle.sentence(event, self.match.names) + audience(event.audience) for event in step.events]
        return [f"{step.seat} {step.text}", *[f"#   {sentence}" for sentence in sentences]]

    def end_lines(self) -> list[str]:
        standing = self.match.standing
        return [
            f"# ending: {standing.ending}; places {standing.places}; scores {standing.scores}",
            f"# digest: {self.states[-1].digest()}; of all {len(self.states)} states: {digest_of(self.states)}",
        ]

    def node_lines(self) -> list[str]:
        """Node counts by depth, from a few states of the game."""
        lines: list[str] = []
        for moves in spaced(range(len(self.states) - 1), COUNTED):
            counts = node_counts(self.states[moves], NODES)
            lines.append(f"# nodes after {moves} moves: {' '.join(str(count) for count in counts)}")
        return lines


def tell(game: Game, record: Record) -> Story:
    """Play a record and keep its story."""
    story = Story(replay(game, record.cut(0)))
    for step in replay(game, record).moves:
        story.play(step.seat, step.move)
    return story


def audience(seats: int) -> str:
    """Who may know, where not everyone may."""
    if seats == EVERYONE:
        return ""
    return f" [only seats {[seat for seat in range(62) if seats >> seat & 1]}]"


def digest_of(states: list[State]) -> str:
    """One digest of all states: their fields, what each seat may do and see, and what it imagines."""
    mixed = blake2b(digest_size=12)
    for number, state in enumerate(states):
        mixed.update(str(state.digest()).encode())
        for seat in range(int(state.seats)):
            imagined = state.imagine(seat, seeded(number)).digest()
            mixed.update(f"{list(state.legal(seat))} {state.view(seat)} {imagined}".encode())
    return mixed.hexdigest()


def first_difference(expected: str, actual: str) -> str:
    """The first line in which two texts differ; empty when they do not.

    >>> first_difference("a\\nb", "a\\nc")
    "line 2: expected 'b', got 'c'"
    """
    lines = expected.splitlines(), actual.splitlines()
    for number in range(max(len(lines[0]), len(lines[1]))):
        wanted, got = (text[number] if number < len(text) else None for text in lines)
        if wanted != got:
            return f"line {number + 1}: expected {wanted!r}, got {got!r}"
    return ""
