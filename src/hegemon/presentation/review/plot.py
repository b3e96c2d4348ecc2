"""A plot as SVG: a line for each seat over time, told apart by colour and dash, with the names at the ends.

Colours come from the page, where every seat has a class of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10

from hegemon.presentation.review.canvas import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, across, apart, kind
from hegemon.presentation.review.names import labels

DASHES = ("", "7 4", "2 3.5", "9 3 2 3", "1 4", "4 2", "12 4", "6 2 1 2 1 2")
BETWEEN_NUMBERS = 20
DISC = 9  # half of that round the number of a turning point
MOST_TICKS = 6
STEPS = (1, 2, 5, 10, 20, 50, 100, 10**9)  # between the rounds that are told
BETWEEN_TICKS = 0.12  # of the width, for a number of two digits
LAST_TICK = 0.95  # of the width: beyond it a number runs into the end
FEW = 6  # what is counted up to so many has lanes for lines that would lie upon each other
LANE, LANES = 2.5, 8  # how far lanes are apart, and all of them together at most
Tick = tuple[float, str]  # where it is, from 0 to 1, and what it says


def plot(title: str, values: Sequence[Sequence[float]], at: Sequence[float], frame: Frame) -> str:
    """The lines of all seats; `values` by moment and seat, `at` where each moment lies between 0 and 1."""
    lowest, highest, step = scale([one for then in values for one in then], frame.percent)
    height = Height(lowest, highest)
    seats = range(len(frame.names))
    order = sorted(seats, key=lambda seat: seat == frame.own)  # the own line lies over the others
    lane = lanes(values, highest - lowest)
    lines = "".join(
        line(seat, [height.of(then[seat]) + lane[seat] for then in values], at, frame.own) for seat in order
    )
    ends = [height.of(values[-1][seat]) for seat in seats]
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(title)}: '
        f"{escape(told(frame, values[-1]))}</title>{grid(height, step, frame.percent)}{times(frame.ticks)}"
        f"{marks(frame.marks)}{lines}{labels(frame.names, ends, frame.own)}</svg>"
    )


def strip(values: Sequence[Sequence[float]], at: Sequence[float]) -> str:
    """The chances of all seats as bands upon each other, without any words: as wide as the slider it lies behind."""
    bands = []
    floor_at = [0.0] * len(values)
    for seat in range(len(values[0])):
        roof = [below + then[seat] for below, then in zip(floor_at, values)]
        there = "L".join(f"{100 * x:.2f} {100 - 100 * y:.1f}" for x, y in zip(at, roof))
        back = "L".join(f"{100 * x:.2f} {100 - 100 * y:.1f}" for x, y in reversed(list(zip(at, floor_at))))
        bands.append(f'<path class="by-{seat % 8}" d="M{there}L{back}Z"/>')
        floor_at = roof
    return f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{"".join(bands)}</svg>'


class Frame:
    """What all plots of one game share: names, rounds and turning points along the bottom."""

    def __init__(
        self, names: list[str], own: int, ticks: list[Tick], marks: list[float], percent: bool = False
    ) -> None:
        self.names = names
        self.own = own  # the seat that looks, below 0 for who only watches
        self.ticks = ticks
        self.marks = marks
        self.percent = percent  # are the values parts of one?


class Height:
    """Where a value lies between the lowest and the highest."""

    def __init__(self, lowest: float, highest: float) -> None:
        self.lowest = lowest
        self.highest = highest

    def of(self, value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - self.lowest) / (self.highest - self.lowest)


def scale(values: list[float], percent: bool) -> tuple[float, float, float]:
    """The lowest and the highest value of a plot, and the step between its lines: 1, 2 or 5 times a power of ten.

    >>> scale([0, 3, 42], False), scale([0.2, 0.8], True), scale([0, 1], False)
    ((0.0, 42, 20.0), (0.0, 0.8, 0.2), (0.0, 1.0, 1.0))
    """
    if percent:
        return percent_scale(max(values))
    low, high = min(0.0, *values), max(1.0, *values)
    rough = (high - low) / (5 if low else 3)
    power = 10.0 ** floor(log10(rough))
    step = max(1.0, next(power * times for times in (1, 2, 5, 10) if power * times >= rough))
    return low, high, step


def percent_scale(highest: float) -> tuple[float, float, float]:
    """The same for parts of one, which begin with none: full tens above the highest.

    >>> percent_scale(0.47), percent_scale(1.0)
    ((0.0, 0.5, 0.1), (0.0, 1.0, 0.2))
    """
    roof = max(0.1, ceil(highest * 10 - 1e-9) / 10)
    return 0.0, roof, next(step for step in (0.1, 0.2, 0.5) if roof / step <= MOST_TICKS)


def lanes(values: Sequence[Sequence[float]], reach: float) -> list[float]:
    """How far below its value the line of each seat is drawn, where a few whole numbers are all that it can have.

    >>> lanes([[0, 1], [2, 1]], 2), lanes([[0, 1], [40, 1]], 40)
    ([-1.25, 1.25], [0.0, 0.0])
    """
    seats = len(values[0])
    if reach > FEW or any(value % 1 for then in values for value in then):
        return [0.0] * seats
    between = min(LANE, LANES / max(1, seats - 1))
    return [(seat - (seats - 1) / 2) * between for seat in range(seats)]


def line(seat: int, heights: list[float], at: Sequence[float], own: int) -> str:
    """The way of one seat, with a dot where it ends."""
    points = "L".join(f"{across(x):.1f} {y:.1f}" for x, y in zip(at, heights))
    dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
    end = f'<circle cx="{across(at[-1]):.1f}" cy="{heights[-1]:.1f}" r="3"/>'
    return f'<g class="{kind(seat, own)}"><path d="M{points}"{dash}/>{end}</g>'


def grid(height: Height, step: float, percent: bool) -> str:
    """Lines across with their values."""
    parts = []
    value = ceil(height.lowest / step - 1e-9) * step
    while value <= height.highest + step / 100:
        y = height.of(value)
        said = f"{value:.0%}" if percent else f"{value:.0f}".replace("-", "\u2212")
        parts.append(f'<path d="M{LEFT} {y:.1f}H{RIGHT}"/><text x="{LEFT - 5}" y="{y + 4:.1f}">{said}</text>')
        value += step
    return f'<g class="grid">{"".join(parts)}</g>'


def times(ticks: list[Tick]) -> str:
    """What is written along the bottom: rounds, which are called so once, and the end."""
    if not ticks:
        return ""
    y = HEIGHT - 8
    strokes = "".join(f'<path d="M{across(part):.1f} {BOTTOM}v4"/>' for part, _ in ticks)
    texts = "".join(f'<text x="{across(part):.1f}" y="{y}">{escape(text)}</text>' for part, text in ticks)
    unit = f'<text class="unit" x="0" y="{y}">Round</text>'
    return f'<g class="times">{strokes}{unit}{texts}<text x="{RIGHT}" y="{y}">End</text></g>'


def marks(parts: list[float]) -> str:
    """A dotted line at every turning point, with its number above it."""
    lines = "".join(f'<path d="M{across(part):.1f} {TOP}V{BOTTOM}"/>' for part in parts)
    places = apart([across(part) for part in parts], BETWEEN_NUMBERS, RIGHT)
    numbers = "".join(
        f'<circle cx="{x:.1f}" cy="{TOP - DISC - 2}" r="{DISC}"/><text x="{x:.1f}" y="{TOP - DISC + 3}">{k}</text>'
        for k, x in enumerate(places, 1)
    )
    return f'<g class="marks">{lines}{numbers}</g>' if lines else ""


def told(frame: Frame, last: Sequence[float]) -> str:
    """The plot for those who cannot see it: how it ended."""
    said = [f"{value:.0%}" if frame.percent else f"{value:.0f}" for value in last]
    return ", ".join(f"{name} {said[seat]}" for seat, name in enumerate(frame.names)) + " in the end"


def round_ticks(rounds: list[tuple[int, float]]) -> list[Tick]:
    """Every round, or every second, fifth and so on, number and middle: as many as can be read before the end.

    >>> round_ticks([(1, 0.0), (2, 0.5), (3, 0.52)]), round_ticks([(1, 0.0), (2, 0.05), (3, 0.4), (4, 0.8)])
    ([(0.0, '1'), (0.5, '2')], [(0.05, '2'), (0.8, '4')])
    """
    readable = [one for one in rounds if one[1] <= LAST_TICK]
    for step in STEPS:
        ticks = [(part, str(number)) for number, part in readable if number % step == 0]
        if len(ticks) <= MOST_TICKS and all(after[0] - tick[0] >= BETWEEN_TICKS for tick, after in pairwise(ticks)):
            break
    begins = [(part, str(number)) for number, part in rounds[:1]]
    return ticks if ticks and ticks[0][0] - begins[0][0] < BETWEEN_TICKS else [*begins, *ticks]
