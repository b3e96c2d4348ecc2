"""How a game was won, in a sentence: who has the most, and what decides between those who have as many."""

from __future__ import annotations


def verdict(names: list[str], scores: list[int], thing: str, ties: list[int], breaker: str) -> str:
    """The sentence on players who are still in, each with a score and with what breaks a tie.

    >>> verdict(["Ada", "Bo"], [13, 8], "tiles", [0, 0], "troops")
    'Ada holds the most tiles: 13.'
    >>> verdict(["Ada", "Bo"], [9, 9], "tiles", [5, 7], "troops")
    'Ada and Bo hold 9 tiles each, and Bo has more troops.'
    """
    level = leaders(scores, list(range(len(names))))
    if len(level) == 1:
        return f"{names[level[0]]} holds the most {thing}: {scores[level[0]]}."
    ahead = leaders(ties, level)
    start = f"{listed([names[k] for k in level])} hold {scores[level[0]]} {thing} each"
    if len(ahead) == 1:
        return f"{start}, and {names[ahead[0]]} has {'more' if len(level) == 2 else 'the most'} {breaker}."
    if len(ahead) == len(level):
        return f"{start}; nothing else tells them apart, and they share the win."
    return f"{start}; {listed([names[k] for k in ahead])} have the most {breaker} and share the win."


def leaders(scores: list[int], among: list[int]) -> list[int]:
    """Those of some who have the most."""
    best = max([scores[k] for k in among])
    return [k for k in among if scores[k] == best]


def listed(names: list[str]) -> str:
    """Names in a row.

    >>> listed(["Ada", "Bo", "Cleo"])
    'Ada, Bo and Cleo'
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
