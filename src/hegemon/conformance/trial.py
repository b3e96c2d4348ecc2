"""What a game tries at length in its own way, such as a thousand maps that must keep what is promised of maps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple


class Outcome(NamedTuple):
    """What was looked at, and what was wrong with it, in words."""

    counted: Counter[str]
    wrong: list[str]


class Trial(NamedTuple):
    """Something with a number, tried with every number of a range."""

    what: str
    numbers: range
    part: int  # numbers that a core tries before it reports
    work: Callable[[range], Outcome]  # other processes must be able to find it: a function at the top of a module
    passed: str  # what is said when nothing was wrong
