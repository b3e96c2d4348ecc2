"""The swarm, and the way it came; it leaves the board at one edge and comes in at the other."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.shapes import BOARD_HEIGHT, BOARD_WIDTH, CELL_HEIGHT, CELL_WIDTH, middle
from hegemon.kit.drawing.markup import LETTERING, disc, use
from hegemon.kit.drawing.outlines import Point, number, pair

BEYOND = 9  # how far a trail goes over the edge
NAME = (4, 19)  # of a cell, from its top: where its name is written, and no trail goes
LABEL = 6.6  # size of the square that a trail goes on to
Step = tuple[int, int]


@lru_cache(maxsize=64)
def swarm(cell: int) -> str:
    """The swarm where it is."""
    x, y = middle(cell)
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="35" ry="27" fill="none" stroke="{palette.RED}" '
        f'stroke-width="2" stroke-dasharray="5 4"/>{use("swarm", x, y)}'
    )


@lru_cache(maxsize=1024)
def trail(path: tuple[int, ...], cell: int) -> str:
    """The way over a path of cells and on to where the swarm is now."""
    cells = path if path[-1] == cell else (*path, cell)
    stretches = [part for one, other in pairwise(cells) for part in stretch(one, other)]
    if not stretches:
        return ""
    ways = "".join(f"M{pair(*begin)}L{pair(*end)}" for one in stretches for begin, end in round_names(*one))
    heads = "".join(head(begin, end) for begin, end in stretches)
    x, y = middle(cells[0])
    soft = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<g><g id="trail" {soft}>'
        f'<path d="{ways}{heads}" stroke="{palette.PAPER}" stroke-opacity="0.85" stroke-width="5.4"/>'
        f'<path d="{ways}" stroke="{palette.RED}" stroke-width="3" stroke-dasharray="0.1 6"/>'
        f'<path d="{heads}" stroke="{palette.RED}" stroke-width="2.6"/>'
        f"{disc(x, y, 5, palette.PAPER, palette.RED, 2.4)}</g>{crossings(cells)}</g>"
    )


def round_names(begin: Point, end: Point) -> list[tuple[Point, Point]]:
    """A line in parts that leave out the names of the tiles it goes over: those are met only on the way up or down."""
    if begin[0] != end[0]:
        return [(begin, end)]
    (x, at), (_, high) = sorted((begin, end), key=lambda point: point[1])
    parts = []
    for row in range(content.HEIGHT):
        top, foot = row * CELL_HEIGHT + NAME[0], row * CELL_HEIGHT + NAME[1]
        if at < foot and top < high:
            parts.append(((x, at), (x, max(at, top))))
            at = foot
    return [*parts, ((x, at), (x, max(at, high)))]


def crossings(cells: tuple[int, ...]) -> str:
    """Where a trail goes over the edge, the square that it goes on to; and where it comes in, the one it came from."""
    parts = []
    for one, other in pairwise(cells):
        lines = stretch(one, other)
        if len(lines) == 2:
            parts += [square(lines[0][1], other), square(lines[1][0], one)]
    pen = f'stroke="{palette.PAPER}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"'
    return f'<g class="beyond-map" {LETTERING} {pen}>{"".join(parts)}</g>' if parts else ""


def square(edge_point: Point, cell: int) -> str:
    """The name of a square beside the end of a trail at the edge."""
    x = min(max(edge_point[0], -4.5), BOARD_WIDTH + 5)
    y = min(max(edge_point[1] - 6, -2), BOARD_HEIGHT + 6)
    aside = 9 if x == edge_point[0] and 0 <= x <= BOARD_WIDTH else 0
    return palette.PEN.text(x + aside, y, LABEL, content.CELL_NAMES[cell], palette.RED, "middle")


def stretch(one: int, other: int) -> list[tuple[Point, Point]]:
    """One step of the swarm: a line, or two when it goes over the edge, or none if it is no step."""
    step = step_between(one, other)
    if step is None:
        return []
    begin, end = middle(one), middle(other)
    if (begin[0] + step[0] * CELL_WIDTH, begin[1] + step[1] * CELL_HEIGHT) == end:
        return [(begin, end)]
    out = (edge(begin[0], step[0], BOARD_WIDTH), edge(begin[1], step[1], BOARD_HEIGHT))
    back = (edge(end[0], -step[0], BOARD_WIDTH), edge(end[1], -step[1], BOARD_HEIGHT))
    return [(begin, out), (back, end)]


def step_between(one: int, other: int) -> Step | None:
    """The direction from one cell to the next, round the edges of the map."""
    across = (other - one) % content.WIDTH
    down = (other // content.WIDTH - one // content.WIDTH) % content.HEIGHT
    steps = {(1, 0): (1, 0), (content.WIDTH - 1, 0): (-1, 0), (0, 1): (0, 1), (0, content.HEIGHT - 1): (0, -1)}
    return steps.get((across, down))


def edge(value: float, step: int, size: float) -> float:
    """A coordinate taken over the edge in the direction of a step."""
    if step == 0:
        return value
    return size + BEYOND if step > 0 else -BEYOND


def head(begin: Point, end: Point) -> str:
    """A chevron in the middle of a stretch."""
    across, down = (end[0] > begin[0]) - (end[0] < begin[0]), (end[1] > begin[1]) - (end[1] < begin[1])
    x, y = (begin[0] + end[0]) / 2 + 3 * across, (begin[1] + end[1]) / 2 + 3 * down
    wing = 5
    if down and 0 <= y <= BOARD_HEIGHT and y % CELL_HEIGHT < NAME[1] + wing:
        y += NAME[1] + 2 * wing - y % CELL_HEIGHT  # below the name of the tile
    one = (x - wing * across - wing * down, y - wing * down + wing * across)
    other = (x - wing * across + wing * down, y - wing * down - wing * across)
    return f"M{pair(*one)}L{pair(x, y)}L{pair(*other)}"
