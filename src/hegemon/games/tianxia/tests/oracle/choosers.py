"""Variants of the game and random players for it, some of them bent towards what plain random play seldom meets."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine.match import Match
from hegemon.games.tianxia import wares
from hegemon.games.tianxia.content import MOST_PLAYERS

SELDOM = 0.05  # how often somebody changes a standing order
OFTEN = 0.75  # how often a bent player takes what it is bent to
SLIP = 0.05  # how often a skilled player does anything
STRAIGHT = 0.33  # of the games with all dials at their defaults

DIALS: dict[str, list[Any]] = {
    "rounds": [1, 2, 3, 6, 8],
    "starting_goods": [3, 6],
    "nomad_strength": [25, 70, 150, 200, 300],
    "prestige_first": [0, 3],
    "prestige_second": [0, 7, 15],
    "prestige_third": [0, 9],
    "penalty": [0, 1, 10],
    "soldier_price": [0, 1, 5],
    "disc_surcharge": [0, 2, 3],
    "disc_coins": [0, 5],
    "end_division": [1, 3, 20],
    "tower_spaces": [1, 3],
    "step_price": [0, 2],
    "neutral_workers": [0, 1, 3],
    "lone_turns": [1, 3],
    "loss_order": ["points", "ask", "ask"],
}


@dataclass(frozen=True)
class Bend:
    """A way to play: how much each verb is liked, the words that are, and dials that go with it."""

    name: str
    verbs: dict[str, float] = field(default_factory=dict)
    words: frozenset[str] = frozenset()
    options: dict[str, Any] = field(default_factory=dict)
    within: dict[str, float] = field(default_factory=dict)  # of verbs, once the kind of turn is chosen


BENDS = [
    Bend("anyhow"),
    Bend(
        "to the top of two tracks",
        {"climb": 6, "military": 4, "region": 6, "pass": 0.1, "disc": 0.01},
        frozenset({"sage", "steward", "han", "chu", "qi", "zhao", "step"}),
        {"rounds": 8, "disc_surcharge": 0, "step_price": 0, "nomad_strength": 25},
    ),
    Bend(
        "to sea",
        {"ship": 20, "deliver": 20, "exchange": 9, "region": 9, "bubble": 2, "disc": 0.01, "tile": 1, "pass": 0.05},
        frozenset({"yan", "qi", "chu", "han", "wei", "wood-silk", "stone-tea", "jade", "silk", "raft", "chest"}),
        {"rounds": 8, "starting_goods": 6, "disc_surcharge": 0},
    ),
    Bend(
        "to the wall",
        {"military": 6, "wall": 6, "tower": 6, "soldier": 6, "exchange": 3, "tile": 2, "objective": 0.3},
        frozenset({"stone", "qin", "coins-stone", "rice", "quarry", "beacon", "levy", "masonry", "longxi"}),
        {"rounds": 6, "soldier_price": 1, "disc_surcharge": 0},
    ),
    Bend(
        "to spend before it acts",
        {"tile": 0.01, "objective": 0.01, "disc": 0.01, "exchange": 0.05, "barge": 0.05, "region": 9, "military": 0.2},
        frozenset({"raft", "decree", "yan", "qi", "chu", "salt_office", "lumber_camp", "tea_terraces", "silk_works"}),
        {"rounds": 8},
        {"tile": 20, "ship": 9, "done": 0.3, "banner": 0.1, "bubble": 0.1, "choose": 0.2},
    ),
    Bend(
        "to figurines",
        {"govern": 6, "pass": 1.0, "tile": 0.05, "region": 4},
        frozenset(wares.FIGURINES),
        {"rounds": 8, "nomad_strength": 150},
    ),
    Bend("to an early end", {"pass": 9, "done": 9}, options={"rounds": 1, "end_division": 20}),
]


@dataclass
class Variant:
    """Players and options of a game, and how it is played."""

    players: int
    options: dict[str, Any]
    bend: Bend = BENDS[0]
    is_skilled: bool = False

    def chooser(self, seed: int) -> Chooser:
        return Skilled(seed, self.bend) if self.is_skilled else Chooser(seed, self.bend)


def variant_of(number: int) -> Variant:
    """Seats, dials and bend drawn by the number; every other game is bent, one in ten is played with skill."""
    lot = Random(f"variant {number}")
    players = lot.choice([2, 3, 4])
    if number % 2 == 0:
        bend = lot.choice(BENDS[1:])
        return Variant(players, dict(bend.options), bend)
    turned = [] if lot.random() < STRAIGHT else [name for name in DIALS if lot.random() < 0.3]
    return Variant(players, {name: lot.choice(DIALS[name]) for name in turned}, is_skilled=number % 10 == 5)


class Chooser:
    """Draws verbs first, each game with another taste, so that all of the rules are met."""

    def __init__(self, seed: int, bend: Bend) -> None:
        self.seed = seed
        self.lot = lot = Random(seed)
        self.bend = bend
        taste = {
            "done": lot.choice([0.3, 1.0]),
            "pass": lot.choice([0.1, 0.4]),
            "barge": lot.choice([0.3, 1.5]),
            "disc": lot.choice([0.02, 0.3]),
            "objective": lot.choice([0.02, 0.3]),
            "tile": lot.choice([0.1, 0.6]),
            "home": 0.1,
            "region": 3.0,
        }
        self.taste = {**taste, **bend.verbs}

    def choose(self, match: Match) -> tuple[int, str]:
        """Who moves, and how."""
        if self.lot.random() < SELDOM:
            other = self.lot.randrange(match.players)
            if match.asides(other):
                return other, self.lot.choice(match.asides(other))
        seat = self.lot.choice(match.pending)
        return seat, self.answer(match, seat)

    def answer(self, match: Match, seat: int) -> str:
        """A move of this seat."""
        moves = [text for entry in match.legal(seat) for text in spread(entry)]
        verbs = Counter(text.split()[0] for text in moves)
        taste = {**self.taste, **(self.bend.within if match.shown()["deed"] else {})}
        verb = self.lot.choices(list(verbs), [taste.get(verb, 1.0) for verb in verbs])[0]
        return self.preferred([text for text in moves if text.split()[0] == verb])

    def preferred(self, moves: list[str]) -> str:
        liked = [text for text in moves if self.bend.words.intersection(text.split()[1:])]
        return self.lot.choice(liked if liked and self.lot.random() < OFTEN else moves)


class Skilled(Chooser):
    """Plays as the greedy bot would, but for a slip now and then: so the board fills as it does among people."""

    def __init__(self, seed: int, bend: Bend) -> None:
        super().__init__(seed, bend)
        self.bots = [new_bot("greedy", bot_dice(seed, seat)) for seat in range(MOST_PLAYERS)]

    def answer(self, match: Match, seat: int) -> str:
        if self.lot.random() < SLIP:
            return super().answer(match, seat)
        return match.notation.format(self.bots[seat].answer(match.state, seat))


def spread(entry: str) -> list[str]:
    """The moves of an entry: `exchange rice-jade 1-3` is three."""
    head, _, last = entry.rpartition(" ")
    first, dash, most = last.partition("-")
    if not (dash and first.isdigit()):
        return [entry]
    return [f"{head} {number}" for number in range(int(first), int(most) + 1)]
