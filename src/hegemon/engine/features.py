"""What an evaluation adds up: named features, each with a weight that can be tuned.

A game lists them with weights made by hand. `hegemon train` writes tuned ones to a file, a line for each:

    # any remark, such as how they were found
    land 1.13
    bonus 3.8
"""

from __future__ import annotations

from math import inf, isfinite

from librt.vecs import append, vec

from hegemon.engine.errors import NotUnderstood, quoted

DIGITS = 4  # of a weight that are written


class Feature:
    """One thing that counts: its name, the weight made by hand, what one of it is, and the least that it may weigh."""

    def __init__(self, name: str, weight: float, meaning: str, least: float = -inf) -> None:
        self.name = name
        self.weight = weight
        self.meaning = meaning
        self.least = least


class Style:
    """A way to play: by which factors the weights of some features differ."""

    def __init__(self, name: str, factors: dict[str, float]) -> None:
        self.name = name
        self.factors = factors


def styled_weights(weights: vec[float], features: list[Feature], style: Style) -> vec[float]:
    """The weights as a style has them.

    >>> land = Feature("land", 1.0, "a territory")
    >>> list(styled_weights(weights_by_hand([land]), [land], Style("builder", {"land": 2.0})))
    [2.0]
    """
    styled = weights[:]
    for place, feature in enumerate(features):
        styled[place] *= style.factors.get(feature.name, 1.0)
    return styled


def weights_by_hand(features: list[Feature]) -> vec[float]:
    """The weights as the game lists them."""
    weights = vec[float]()
    for feature in features:
        weights = append(weights, feature.weight)
    return weights


def parse_weights(text: str, features: list[Feature]) -> vec[float]:
    """Weights from lines of names and numbers; what is not named keeps the weight made by hand.

    >>> land = Feature("land", 1.0, "a territory")
    >>> list(parse_weights("# tuned\\nland 1.5", [land]))
    [1.5]
    """
    weights = weights_by_hand(features)
    places = {feature.name: place for place, feature in enumerate(features)}
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if len(words) != 2 or words[0] not in places:
            raise NotUnderstood(f"line {number}: {quoted(line)} is not a feature and its weight; {known(features)}")
        place = places.pop(words[0])
        weights[place] = parse_weight(words[1], number)
        if weights[place] < features[place].least:
            raise NotUnderstood(f"line {number}: {words[0]} can't be less than {features[place].least:g}")
    return weights


def parse_weight(word: str, number: int) -> float:
    """A finite number."""
    try:
        weight = float(word)
    except ValueError:
        weight = float("nan")
    if not isfinite(weight):
        raise NotUnderstood(f"line {number}: {quoted(word)} is no weight; write a number such as 1.5")
    return weight


def format_weights(weights: vec[float], features: list[Feature], digits: int = DIGITS) -> str:
    """The lines that `parse_weights` reads."""
    return "".join([f"{feature.name} {weights[place]:.{digits}g}\n" for place, feature in enumerate(features)])


def known(features: list[Feature]) -> str:
    return "each once: " + ", ".join([feature.name for feature in features])
