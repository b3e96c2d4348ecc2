"""How a game was won, in a sentence: who has the most, and what decides between those who have as many."""

from __future__ import annotations


def verdict(names: list[str], scores: list[int], things: tuple[str, str], ties: list[int], breaker: str) -> str:
    """The sentence on players who are still in, each with a score, of one thing or many, and with what breaks a tie.

    >>> verdict(["Ada", "Bo"], [13, 8], ("tile", "tiles"), [0, 0], "troops")
    'Ada holds the most tiles: 13.'
    >>> verdict(["Ada", "Bo"], [9, 9], ("tile", "tiles"), [5, 7], "troops")
    'Ada and Bo hold 9 tiles each, and Bo has more troops.'
    """
    level = leaders(scores, list(range(len(names))))
    if len(level) == 1:
        return f"{names[level[0]]} holds the most {things[1]}: {scores[level[0]]}."
    ahead = leaders(ties, level)
    held = scores[level[0]]
    start = f"{listed([names[k] for k in level])} hold {held} {things[0] if held == 1 else things[1]} each"
    if len(ahead) == 1:
        return f"{start}, and {names[ahead[0]]} has {'more' if len(level) == 2 else 'the most'} {breaker}."
    if len(ahead) == len(level):
        return f"{start}, so they share the win."
    return f"{start}; {listed([names[k] for k in ahead])} have the most {breaker} and share the win."


def leaders(scores: list[int], among: list[int]) -> list[int]:
    """Those of some who have the most."""
    best = max([scores[k] for k in among])
    return [k for k in among if scores[k] == best]


def listed(words: list[str]) -> str:
    """The words with commas, and `and` before the last.

    >>> listed(["fire", "earth", "wind"])
    'fire, earth and wind'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
