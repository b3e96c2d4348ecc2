"""Weights of an evaluation tuned by matches: bots that differ only in their weights play, and the winner is followed.

Each step draws a direction (every weight a little more or a little less), lets the two opposite changes play each other
from both seats of the same deals, and moves all weights towards the better one. This is Spall's simultaneous
perturbation: a step costs the same however many weights there are. Everything follows from the seed and the number of
the step, so a training that was interrupted goes on as if it had not been.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import exp
from multiprocessing import get_context
from random import Random

from librt.vecs import vec

from hegemon.bots.arena import contest
from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.features import Feature, weights_by_hand
from hegemon.lab.intervals import interval
from hegemon.lab.simulate import MOVE_LIMIT, game_seed, interrupts_held_back

REACH = 0.25  # how far the two sides of a step lie from the weights, as a logarithm, at the first step
REACH_FALLS = 0.101  # the exponents that Spall recommends
GAIN = 1.0  # how far the weights follow the better side at the first step, if it wins everything
GAIN_FALLS = 0.602
DELAY = 0.1  # of all steps, before the gain falls
MATCH = "match"  # names the deals that no step plays

Weights = list[float]
Tell = Callable[[int, Weights], None]


@dataclass(frozen=True)
class Course:
    """What is trained, and how long."""

    game: str
    players: int
    bot: str
    seed: int
    steps: int
    deals: int  # of a step, each played once from either side
    descents: int = 0  # of a searching bot, for a decision
    options: Options = field(default_factory=dict)
    moves: int = MOVE_LIMIT  # a longer game is cut, and nobody has won it


@dataclass(frozen=True)
class Result:
    """What one set of weights won from another: its share of the games, shared ones in parts."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """Of the games, 0.5 where both are as good."""
        return self.wins / self.games if self.games else 0.5

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return interval(self.wins, self.games)

    @property
    def is_better(self) -> bool:
        """Has it shown to be the better one?"""
        return self.bounds[0] > 0.5


def features_of(course: Course) -> list[Feature]:
    """The features of the game, which has to have some."""
    found = game(course.game).start(course.players, 0, **course.options).features()
    if not found:
        raise NotUnderstood(f"{game(course.game).title} lists no features, so there is nothing to tune")
    return found


def train(course: Course, begin: Weights, first: int = 0, cores: int = 1, tell: Tell | None = None) -> Weights:
    """The weights after all steps from the first one on; `tell` hears of every step."""
    weights = list(begin)
    with players_on(cores) as pool:
        for step in range(first, course.steps):
            weights = stepped(course, weights, step, pool)
            if tell is not None:
                tell(step + 1, weights)
    return weights


def stepped(course: Course, weights: Weights, step: int, pool: Executor | None) -> Weights:
    """The weights after one step."""
    lot = Random(f"{course.seed}/{step}")
    signs = [lot.choice((-1.0, 1.0)) for _ in weights]
    reach = REACH / (step + 1) ** REACH_FALLS
    higher, lower = moved(weights, signs, reach), moved(weights, signs, -reach)
    result = match(course, higher, lower, f"step {step}", course.deals, pool)
    delay = DELAY * course.steps
    gain = GAIN * ((delay + 1) / (delay + 1 + step)) ** GAIN_FALLS
    return moved(weights, signs, gain * reach * (2 * result.share - 1))


def moved(weights: Weights, signs: list[float], distance: float) -> Weights:
    """Each weight larger or smaller by a factor, so that none changes its sign."""
    return [weight * exp(sign * distance) for weight, sign in zip(weights, signs)]


def trial(course: Course, tuned: Weights, deals: int, cores: int = 1) -> Result:
    """Tuned weights against those made by hand, on deals that no step has played."""
    by_hand = list(weights_by_hand(features_of(course)))
    with players_on(cores) as pool:
        return match(course, tuned, by_hand, MATCH, deals, pool)


def match(course: Course, one: Weights, other: Weights, name: str, deals: int, pool: Executor | None) -> Result:
    """Two sets of weights on the same deals, each from all seats in turn."""
    seeds = [game_seed(course.seed, f"{name}/{deal}") for deal in range(deals)]
    plays = [(course, one, other, seed) for seed in seeds]
    shares = list((pool.map if pool else map)(play_deal, plays))
    return Result(sum(shares), deals * 2)


def play_deal(play: tuple[Course, Weights, Weights, int]) -> float:
    """What the one wins from the other in a deal that both play from either side; seats alternate between them."""
    course, one, other, seed = play
    return sum(won_by_one(course, one, other, seed, first) for first in (0, 1))


def won_by_one(course: Course, one: Weights, other: Weights, seed: int, first: int) -> float:
    """The share of the win that the seats of the one have."""
    found = game(course.game)
    state = found.begin(course.players, seeded(seed), found.settle(course.players, course.options))
    bots = [new_bot(course.bot, bot_dice(seed, seat), descents=course.descents) for seat in range(course.players)]
    for seat, bot in enumerate(bots):
        bot.weights = vec[float](one if seat % 2 == first else other)
    contest(state, bots, course.moves)
    standing = state.standing()
    return sum(standing.share(seat) for seat in range(course.players) if seat % 2 == first) if standing.over else 0.5


@contextmanager
def players_on(cores: int) -> Iterator[Executor | None]:
    """Processes that play, where there are several cores to use."""
    cores = cores or os.cpu_count() or 1
    if cores == 1:
        yield None
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        with interrupts_held_back():
            pool.submit(int).result()
        yield pool
