"""The floorings as textures: what a pen draws on a tile of grass, desert, snow or water, on screen and on paper."""

from __future__ import annotations

from functools import lru_cache

from hegemon.kit.drawing.markup import chance
from hegemon.kit.drawing.outlines import pair

FLOORS = ("grass", "desert", "snow", "water")
WIDTHS = {"grass": 1.1, "desert": 1.5, "snow": 1.1, "water": 1.3}

TUFT = "m0 0c-0.4 -2.6 -1.4 -4 -3 -5m3 5c0 -3 0.2 -5 0.6 -7m-0.6 7c0.8 -2.4 2 -3.8 3.8 -4.6"
DUNE = "c3.4 -4.6 7.4 -5 10.4 -1.4c1.8 2 3.6 2.2 5.2 1.2"
FLAKE = "m-3.4 0h6.8m-5.1 -2.9l3.4 5.8m0 -5.8l-3.4 5.8"
DRIFT = "c2.4 -2.2 5.4 -2.2 8 0"
WAVE = "c2 -2.8 4 -2.8 6 0s4 2.8 6 0"
GRAIN = "h0.1"

# By flooring: the marks of a tile, each with the middle of the place where it may begin and how far it may stray.
PLACES = {
    "grass": ((TUFT, -14, -10, 5), (TUFT, 9, -13, 5), (TUFT, -4, 19, 4), (TUFT, 17, 12, 4)),
    "desert": (
        (GRAIN, -15, -17, 5),
        (GRAIN, 2, -18, 5),
        (GRAIN, 17, -14, 5),
        (GRAIN, -18, 0, 4),
        (GRAIN, 18, 4, 4),
        (GRAIN, 12, 18, 5),
        (GRAIN, -2, 20, 3),
        (DUNE, -19, 15, 3),
        (DUNE, 3, -8, 3),
    ),
    "snow": ((FLAKE, -14, -13, 4), (FLAKE, 14, 13, 4), (DRIFT, 5, -15, 4), (DRIFT, -18, 16, 4), (GRAIN, 0, 2, 6)),
    "water": ((WAVE, -20, -13, 3), (WAVE, 4, -5, 3), (WAVE, -17, 6, 3), (WAVE, 5, 16, 3)),
}


@lru_cache(maxsize=8192)
def texture(floor: str, seed: int) -> str:
    """What is drawn on a tile, round its middle; no two tiles are quite alike."""
    parts = []
    for k, (mark, x, y, stray) in enumerate(PLACES[floor]):
        parts.append(f"M{pair(x + stray * chance(seed, 2 * k), y + stray * chance(seed, 2 * k + 1))}{mark}")
    return "".join(parts)
