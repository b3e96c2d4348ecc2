"""What the project promises of its speed, and whether this run kept it."""

from __future__ import annotations

from typing import NamedTuple

from bench.rounds import Row, ratio
from bench.versus import Versus
from bench.whole import Cores, Start

NANOSECONDS = 1e9


class Goal(NamedTuple):
    """A promise: what is compared, the least or the most it may be, and what this run says."""

    what: str
    wanted: str
    value: float | None
    is_reached: bool

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        return "reached" if self.is_reached else "not reached"


# Ours, theirs, how many times theirs ours has to be, and what the row is called.
RATIOS = (
    ("campus-university-compiled", "campus-university-counted", 0.3, "Campus on university beside C without a list"),
    ("campus-johanneberg-compiled", "campus-johanneberg-counted", 0.3, "Campus on johanneberg beside C without a list"),
    ("ours-loop", "open_spiel_loop", 1.5, "Connect Four from a Python loop beside OpenSpiel's"),
    ("ours-playout", "open_spiel_rollouts", 1.5, "Connect Four at its best beside OpenSpiel's C++ rollouts"),
    ("ours-playout", "pettingzoo_bare", 100.0, "Connect Four beside PettingZoo, bare"),
    ("ours-playout", "boardgame_io", 100.0, "Connect Four beside boardgame.io"),
)
# Whose rate, the least thousands of moves for a second, and what the row is called.
RATES = (
    ("swarm-compiled", 300.0, "Swarm at random, 4 players"),
    ("frontier-compiled", 500.0, "Frontier at random, 15x15, 4 players"),
    ("artefacts-compiled", 300.0, "Artefacts at random, world 7, 4 players"),
    ("tianxia-compiled", 300.0, "Tianxia at random, 4 players"),
)
# The same for descents of the searching bot.
DESCENTS = (
    ("search-campus", 40.0, "Search in Campus, university, 4 players"),
    ("search-swarm", 25.0, "Search in Swarm, 4 players"),
    ("search-frontier", 12.0, "Search in Frontier, 15x15, 4 players"),
)
# What all seats of it are evaluated in at the most, and what the row is called.
EVALUATIONS = (
    ("evaluate-campus", 2000.0, "Evaluating Campus, university, 4 players"),
    ("evaluate-swarm", 2000.0, "Evaluating Swarm, 4 players"),
    ("evaluate-frontier", 4000.0, "Evaluating Frontier, 15x15, 4 players"),
)
MOST_COPY_NANOSECONDS = 300.0
LEAST_SHARE = 0.6
LEAST_GAIN_OF_TWO_CORES = 1.7
MOST_START_SECONDS = 0.3


def judge(rows: dict[str, Row], cores: Cores | None, start: Start | None, versus: Versus | None = None) -> list[Goal]:
    """Every promise with this run's figure."""
    goals = [at_least(what, ratio(rows, ours, theirs), least, "x") for ours, theirs, least, what in RATIOS]
    goals += [at_least(what, thousands(rate_of(rows, key)), least, " k moves/s") for key, least, what in RATES]
    goals += [at_least(what, thousands(rate_of(rows, key)), least, " k descents/s") for key, least, what in DESCENTS]
    copy = nanoseconds(rows, "copy-university")
    goals.append(at_most("A copy of a state, university", copy, MOST_COPY_NANOSECONDS, "ns"))
    goals += [at_most(what, nanoseconds(rows, key), most, "ns") for key, most, what in EVALUATIONS]
    share = versus and versus.share
    goals.append(at_least("Connect Four, our search against OpenSpiel's", share, LEAST_SHARE, " of the games"))
    goals.append(at_least("simulate on two cores beside one", cores and cores.gain, LEAST_GAIN_OF_TWO_CORES, "x"))
    goals.append(at_most("hegemon --help", start and start.seconds, MOST_START_SECONDS, "s"))
    return goals


def rate_of(rows: dict[str, Row], key: str) -> float | None:
    """What a row was measured at, if it was."""
    row = rows.get(key)
    return row.rate if row and not row.missing else None


def nanoseconds(rows: dict[str, Row], key: str) -> float | None:
    """How long one of what a row counts takes, if it was measured."""
    rate = rate_of(rows, key)
    return rate and NANOSECONDS / rate


def thousands(rate: float | None) -> float | None:
    return rate and rate / 1000


def at_least(what: str, value: float | None, least: float, unit: str) -> Goal:
    return Goal(what, f"at least {least:g}{unit}", value, value is not None and value >= least)


def at_most(what: str, value: float | None, most: float, unit: str) -> Goal:
    return Goal(what, f"under {most:g} {unit}", value, value is not None and value < most)
