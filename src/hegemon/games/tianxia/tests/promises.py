"""What is promised of games between greedy bots: how often nomads come, who holds them off, what it takes to win."""

from __future__ import annotations

from collections import Counter
from statistics import median

from hegemon.bots.arena import contest
from hegemon.bots.roster import bot_dice, new_bot
from hegemon.conformance.trial import Outcome
from hegemon.games.tianxia import GAME
from hegemon.games.tianxia.content import LANE_COUNT, LEAST_PLAYERS, MOST_PLAYERS

LANES_ATTACKED = (1.0, 2.0)  # times each, in a game
BATTLES_WON = (0.35, 0.75)  # of all
ENOUGH_BATTLES = 40  # below which their share says nothing
WINNERS_SCORES = (60, 140)  # at the median
MOST_MOVES = 5_000


def kept_promises(numbers: range) -> Outcome:
    """Games with the usual dials, for one number of players after the other; the promises are of all together."""
    counted: Counter[str] = Counter()
    scores: list[int] = []
    for number in numbers:
        players = LEAST_PLAYERS + number % (MOST_PLAYERS - LEAST_PLAYERS + 1)
        happened, score = greedy_game(players, number)
        counted += happened
        scores.append(score)
    return Outcome(counted, broken_promises(counted, scores))


def greedy_game(players: int, seed: int, **options: object) -> tuple[Counter[str], int]:
    """How many battles there were and were won, and the winner's score."""
    state = GAME.start(players, seed, **options)
    state.heard = []
    contest(state, [new_bot("greedy", bot_dice(seed, seat)) for seat in range(players)], MOST_MOVES)
    names = Counter(state.chronicle().name(event) for event in state.heard)
    return Counter(games=1, battles=names["attacked"], won=names["won"]), max(state.standing().scores)


def broken_promises(counted: Counter[str], scores: list[int]) -> list[str]:
    """Whatever does not hold, in words."""
    attacked = counted["battles"] / counted["games"] / LANE_COUNT
    won = counted["won"] / max(1, counted["battles"])
    wrong: list[str] = []
    if not within(attacked, LANES_ATTACKED):
        wrong.append(f"a lane is attacked {attacked:.2f} times in a game")
    if counted["battles"] >= ENOUGH_BATTLES and not within(won, BATTLES_WON):
        wrong.append(f"{won:.0%} of the battles are won")
    if not within(median(scores), WINNERS_SCORES):
        wrong.append(f"winners score {median(scores):g} at the median")
    return wrong


def within(value: float, bounds: tuple[float, float]) -> bool:
    return bounds[0] <= value <= bounds[1]
