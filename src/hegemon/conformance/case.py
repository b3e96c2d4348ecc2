"""What a check is given: one game for one number of players with one set of options, and random games of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, wraps
from hashlib import blake2b
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from hegemon.conformance.walk import Course, course, legal_steps
from hegemon.engine.dials import Options, format_value
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.record import Record, parse_record
from hegemon.engine.state import State

T = TypeVar("T")
P = ParamSpec("P")
Variant = Mapping[str, object]
Swap = Callable[[State, int, Dice], State | None]

MOVE_LIMIT = 20_000  # a random game that is not over by then is held to be endless
MOMENTS = 10  # states of each random game that the checks look at
WALK_STREAM = 1 << 40  # of a game's seed; far from the streams that rules and bots use


def no_swap(state: State, seat: int, dice: Dice) -> State | None:
    """A state that differs from this one only in what the seat cannot see; none where nothing is hidden."""
    return None


@dataclass(frozen=True, eq=False)
class Case:
    """One game, so many players, these options. Its states belong to all checks: copy before you play."""

    game: Game
    players: int
    variant: Variant
    constants: frozenset[str] = frozenset()  # attributes of a state that are shared by all its copies
    swap: Swap = no_swap
    scale: int = 1  # how many random games are looked at
    limit: int = MOVE_LIMIT

    @property
    def name(self) -> str:
        """What the case is called in reports and file names."""
        return "-".join([self.game.name, str(self.players), variant_name(self.variant)])

    @cached_property
    def options(self) -> Options:
        return self.game.settle(self.players, self.variant)

    def seed(self, number: int) -> int:
        """The seed of a random game of this case."""
        return int.from_bytes(blake2b(f"{self.name}/{number}".encode(), digest_size=8).digest(), "big")

    def dice(self, purpose: int) -> Dice:
        """Dice for a check's own choices; no game is played with them."""
        return seeded(self.seed(-1 - purpose))

    def start(self, number: int) -> State:
        """A new game at its first decision."""
        return self.game.begin(self.players, seeded(self.seed(number)), self.options)

    def match(self, number: int) -> Match:
        """The same new game as a match."""
        match = Match(self.game, self.players, self.options, self.seed(number))
        match.deal()
        return match

    @cached_property
    def courses(self) -> list[Course]:
        """Random games, with all their states."""
        return [
            course(self.start(number), seeded(self.seed(number), WALK_STREAM), self.limit)
            for number in range(self.scale)
        ]

    def played(self, number: int) -> Match:
        """One of the random games, as a match that is over."""
        match = self.match(number)
        for step in self.courses[number].steps:
            try:
                match.play_move(step.seat, step.move)
            except NotAllowed as problem:
                raise AssertionError(f"{self.name}: {step} was legal and now is not: {problem}") from problem
        return match

    def record(self, number: int) -> Record:
        """One of the random games, as the record that is read back from a file."""
        return parse_record(record_text(self, number))

    @cached_property
    def moments(self) -> list[State]:
        """States from the first to the last of the random games."""
        return [state for played in self.courses for state in spaced(played.states, MOMENTS)]

    @cached_property
    def open_moments(self) -> list[State]:
        """Those of the moments at which somebody is asked."""
        return [state for state in self.moments if state.pending()]

    @cached_property
    def moves(self) -> list[int]:
        """Moves that were legal for somebody at some moment."""
        return sorted({step.move for state in self.moments for step in spaced(legal_steps(state), MOMENTS)})

    @cached_property
    def blank(self) -> State:
        """A state that positions can be read into; copy it first."""
        return self.game.blank(self.players, self.options)

    def loaded(self, lines: list[str]) -> State:
        """The state that the lines of a position stand for."""
        state = self.blank.copy()
        state.load(lines)
        return state


def once_a_case(work: Callable[Concatenate[Case, P], T]) -> Callable[Concatenate[Case, P], T]:
    """What is worked out of a case, kept as long as the case is: many checks ask for it, and none may change it."""
    kept: WeakKeyDictionary[Case, dict[object, T]] = WeakKeyDictionary()

    @wraps(work)
    def found(case: Case, /, *arguments: P.args, **named: P.kwargs) -> T:
        known = kept.setdefault(case, {})
        key = (arguments, *named.items())
        if key not in known:
            known[key] = work(case, *arguments, **named)
        return known[key]

    return found


@once_a_case
def record_text(case: Case, number: int) -> str:
    """One of the random games as it is written to a file."""
    return str(case.played(number).record())


def cases(
    game: Game,
    variants: Sequence[Variant] = ({},),
    constants: frozenset[str] = frozenset(),
    swap: Swap = no_swap,
    scale: int = 1,
) -> list[Case]:
    """Every variant for every number of players that it allows."""
    found: list[Case] = []
    for variant in variants:
        seats = [players for players in range(game.least, game.most + 1) if is_allowed(game, players, variant)]
        if not seats:
            game.settle(game.least, variant)
            raise NotUnderstood(f"{game.title} allows {variant_name(variant)!r} for no number of players")
        found += [Case(game, players, variant, constants, swap, scale) for players in seats]
    return found


def is_allowed(game: Game, players: int, variant: Variant) -> bool:
    """Can so many play with these options?"""
    try:
        game.blank(players, game.settle(players, variant))
    except NotUnderstood:
        return False
    return True


def variant_name(variant: Variant) -> str:
    """The options as one word, fit for a file and for a test that is chosen by its name.

    >>> variant_name({"map": "random:3", "fair_deal": False})
    'map.random.3+fair_deal.off'
    >>> variant_name({})
    'default'
    """
    words = [f"{name}.{format_value(value)}" for name, value in variant.items() if isinstance(value, int | str)]
    return "+".join(words).replace(":", ".").replace("/", ".") or "default"


def spaced(things: Sequence[T], most: int) -> list[T]:
    """At most so many things, evenly from the first to the last."""
    if len(things) <= most:
        return list(things)
    return [things[k * (len(things) - 1) // (most - 1)] for k in range(most)]


def drawn(things: Sequence[T], most: int, dice: Dice) -> list[T]:
    """At most so many things, drawn by lot."""
    left = list(things)
    return [left.pop(int(dice.below(len(left)))) for _ in range(min(most, len(left)))]
