"""What a game of the oracle is made of: dials, questions, artefacts, battles."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from hegemon.games.artefacts.tests.oracle.effects import Measure

NOBODY = -1
ATTACK, DEFEND = "attack", "defend"
LETTERS = "abcdef"

Story = Generator["Question", str, None]


@dataclass(frozen=True)
class Dials:
    """What a designer may turn. Size and shares belong to the world and are not here."""

    starting_armies: int = 2
    snake: bool = False
    opening: str = "off"  # or k_th, extra
    extra: tuple[int, ...] = ()  # for the opening `extra`, by place in the turn order: data of the game
    battles: int = 1
    two_rounds: bool = False
    losses: str = "capped"  # capped, difference, total
    debrief: str = "full"  # full, half
    allies: str = "inside"  # inside, adjacent
    rewards: int = 1
    round_limit: int = 20


@dataclass(frozen=True)
class Question:
    """Who must decide, in which step, between which moves."""

    step: str
    seat: int
    moves: tuple[str, ...]


@dataclass
class Artefact:
    """ARTEFACTS-6.1 Lies somewhere, then is carried by the army in its slot, then is used up or destroyed."""

    number: int
    kind: str
    slot: int
    holder: int = NOBODY
    gone: bool = False


@dataclass
class Battle:
    """ARTEFACTS-5.1 One battle from its declaration to its end."""

    attacker: int
    defender: int
    area: int
    source: int  # the area that the attacker's armies stand in
    owner: int  # of the contested area when the battle began
    side: dict[int, str] = field(default_factory=dict)
    base: dict[int, int] = field(default_factory=dict)  # the area from which each seat fights
    standing_by: list[tuple[int, Measure]] = field(default_factory=list)  # strength that is not living armies
    toll: int = 1
    called_off: bool = False


class GameOver(Exception):
    """ARTEFACTS-7 The game ends at once."""
