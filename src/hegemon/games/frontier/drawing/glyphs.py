"""The symbols of the map, drawn once for screen and paper: each a list of marks round the middle of a tile.

A tile is 48 wide. Elements fill it; features, soldiers and buildings are small, so that several find room on one tile.
Every symbol is told from all others by its outline alone, since printers and eyes may know no colours.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from hegemon.games.frontier.drawing import palette
from hegemon.kit.drawing.paths import circle, moved


class Mark(NamedTuple):
    """A path with the names of its fill and its line."""

    path: str
    fill: str = "none"
    line: str = "ink"
    width: float = 1.2


Glyph = tuple[Mark, ...]

# By name, the marks of a glyph from the bottom up: fill, line, its width, and the path, in which Ox y r is a circle.
# A line that stands further in goes on with the path.
TABLE = """
mountain
    rock-light  ink        1.2 M-1 17L10 -8C11 -10 12.5 -10 13.5 -8L23 15C15 17 7 17.5 -1 17Z
    rock        none       1.2 M10.8 -9L10 0L14 5L13 16.8C16.5 16.6 20 16 23 15L13.5 -8C12.7 -9.6 11.6 -10 10.8 -9Z
    rock-light  ink        1.2 M-22.5 16C-17 4 -13 -7 -8 -17.5C-7 -19.6 -5 -19.6 -4 -17.5C1 -8 6 4 12.5 16.5
                               C2 18.5 -12 18.5 -22.5 16Z
    rock-dark   none       1.2 M-6 -19L-5 -9L-1 -3L-3 5L2 10L0 17.8C4.5 17.7 8.5 17.2 12.5 16.5C6 4 1 -8 -4 -17.5
                               C-4.6 -18.7 -5.4 -19.3 -6 -19Z
    white       ink        1.2 M-8 -17.5C-7 -19.6 -5 -19.6 -4 -17.5L0.3 -9L-2.4 -10.6L-4.4 -6.4L-7 -10L-9.6 -6.8
                               L-12.3 -8.4Z
    none        ink        1   M-16 9L-13.4 3.4M-13.6 13L-9 3M-9 14L-6.4 8M15.5 3.5L18.2 10M14.2 10L15.6 13.6
    none        ink        1.5 M-22.5 16C-17 4 -13 -7 -8 -17.5C-7 -19.6 -5 -19.6 -4 -17.5C1 -8 6 4 12.5 16.5
lake
    lake        ink        1.4 M-19.5 3C-21 -6 -12 -10 -5 -11.5C1 -15.5 9 -13 12 -9.5C19 -8.5 22 -1 19 4.5
                               C19 11 10 14.5 4 13C-3 16.5 -10 14 -13 11.5C-17.5 11 -19.5 7 -19.5 3Z
    none        lake-dark  1   M-15.5 2.6C-16 -3 -10 -6.6 -3.8 -7.8C1.4 -11 7.6 -9.4 9.8 -6.4
                               C15.4 -5.6 17.6 -1 15.4 3.2
    none        lake-dark  1.3 M-9 0c2 -2.4 4 -2.4 6 0s4 2.4 6 0M-2 6.4c2 -2.4 4 -2.4 6 0s4 2.4 6 0M3 -4.6
                               c1.6 -2 3.4 -2 5 0
    none        ink        1.1 M-15 12.5C-15.4 8 -16.2 5 -17.4 3M-13 13C-13 8 -12.6 5 -11.6 2.4M-10.6 13.6
                               C-10.4 10 -9.4 8 -8 6.4
castle
    stone       ink        1.3 M-11 17V-3H-7V0.4H-2.4V-3H2.4V0.4H7V-3H11V17Z
    stone-light ink        1.3 M-20 17V-9H-20.8V-15.5H-17V-12.6H-14.4V-15.5H-10.8V-12.6H-8.4V-15.5H-8V-9H-8.8V17Z
    stone-light ink        1.3 M20 17V-9H20.8V-15.5H17V-12.6H14.4V-15.5H10.8V-12.6H8.4V-15.5H8V-9H8.8V17Z
    stone-dark  ink        1   M-5 17V9.4C-5 2.6 5 2.6 5 9.4V17Z
    none        stone-dark 2.2 M-14.4 -6V-1.6M14.4 -6V-1.6M-14.4 5V9.4M14.4 5V9.4
    none        ink        1.3 M0 -3V-18
    stone-dark  ink        0.8 M0.6 -18L9 -15.4L0.6 -12.6Z
tree
    trunk       ink        1   M-1.8 1L-2.4 10.5H2.4L1.8 1Z
    crown       ink        1.2 M-6.6 1.6C-11.4 2 -12.6 -4.6 -8.4 -6.4C-9.6 -11.6 -3 -14.4 0 -11.4
                               C3.4 -14.6 9.6 -11.4 8.4 -6.4C12.6 -4.6 11.4 2 6.6 1.6C3.4 4 -3.4 4 -6.6 1.6Z
    none        crown-dark 1.1 M2 -3.4C4.4 -3 6 -4.4 6 -6.6M-6 -2.4C-4.4 -0.6 -1.6 -0.4 0 -1.6M-4.4 -7.6
                               C-3.6 -9 -2 -9.4 -0.6 -8.8
    fruit       none       1.2 O-3.6 -4.4 1.25O3 -8 1.25O3.6 0 1.25
stump
    trunk       ink        1   M-5 -2.4L-6.4 5C-3.4 7 3.4 7 6.4 5L5 -2.4Z
    stump       ink        1   M-5 -2.4C-5 -5.4 5 -5.4 5 -2.4C5 0.6 -5 0.6 -5 -2.4Z
    none        ink        0.8 M-2 -2.4C-2 -3.6 2 -3.6 2 -2.4
cross
    none        ink        2.4 M-16 -16C-6 -5 6 6 16.5 15.5M16 -16.5C6 -6 -6 6 -15.5 16.5
village
    wall        ink        1.1 M1.6 10V-0.4H12.6V10Z
    roof        ink        1.1 M-0.6 0.6L7.2 -6.8L14.8 0.6Z
    wall        ink        1.1 M-12 10.6V-1.4H0.6V10.6Z
    roof        ink        1.1 M-14.4 -0.2L-5.6 -9.2L3 -0.2Z
    ink         none       1.2 M-7.6 10.6V4.6H-3.8V10.6ZM5.4 6.4V3H9V6.4Z
gold
    gold        ink        1.2 M-12 9.4C-13.6 5.4 -9.6 2.4 -6.4 3C-6.8 -1.4 -1 -4.4 2.4 -1.4C7 -2.6 10 1 8.8 4
                               C12.4 4.6 13 8 11.6 9.4Z
    none        gold-dark  1.1 M-6.4 3C-5 3.4 -3.6 4.4 -3 6M2.4 -1.4C1.4 -0.4 1 1 1.4 2.4M8.8 4C7.4 3.8 6 4.4 5.4 5.6
    none        ink        1.3 M0 -7V-12M-7 -5L-10 -8.6M7.4 -5.4L10.6 -8.8
iron
    iron        ink        1.3 M-12 -7.6H9.4V-5C5.4 -4.4 3.2 -2 3.2 1.4L6.4 6H8.4V9.6H-8.4V6H-6.4L-3.4 1.4
                               C-3.6 -1 -5 -2.2 -8 -3C-10.2 -3.6 -11.6 -5.4 -12 -7.6Z
    none        white      1.2 M-9 -5.4H7
material
    cloth       ink        1.2 M-3.4 -6C-9 -3.4 -12.4 2 -10.4 7C-9 10.6 9 10.6 10.4 7C12.4 2 9 -3.4 3.4 -6Z
    cloth       ink        1.2 M-3.4 -6L-5.6 -10.4C-3 -9.2 -1.6 -11.6 0 -10C1.6 -11.6 3 -9.2 5.6 -10.4L3.4 -6Z
    none        ink        1.8 M-4.4 -5.4C-1.6 -4.2 1.6 -4.2 4.4 -5.4
    none        cloth-dark 1.1 M-5.4 -1C-7.4 1 -7.6 3.4 -6.8 5.4M1.4 0.4C2.4 2.4 2.4 4.4 1.8 6.4
log
    wood        ink        1.2 M-8.6 -4.6L7.4 -6C11.4 -6 11.4 3.6 7.4 3.6L-8.6 5.6Z
    stump       ink        1.2 M-8.6 -4.6C-12.6 -4.6 -12.6 5.6 -8.6 5.6C-4.6 5.6 -4.6 -4.6 -8.6 -4.6Z
    none        ink        0.9 M-8.6 -1.6C-10 -1.6 -10 2.6 -8.6 2.6M-2 -1.6L5 -2.2M-1 2.4L6.4 1.4
fortification
    wood        ink        1.2 M-11.4 9V-4.6L-9 -8.6L-6.6 -4.6L-4.4 -8.6L-2.2 -4.6L0 -8.6L2.2 -4.6L4.4 -8.6L6.6 -4.6
                               L9 -8.6L11.4 -4.6V9Z
    none        wood-dark  0.9 M-6.6 -4.6V9M-2.2 -4.6V9M2.2 -4.6V9M6.6 -4.6V9
    none        ink        1.3 M-11.4 0H11.4M-11.4 5H11.4
port
    none        paper      5   M0 -10.4V9M-4.6 -5.4H4.6M-9.4 2.4C-9.4 7 -5 10 0 10C5 10 9.4 7 9.4 2.4M-12 5L-9.4 1.6
                               L-6.4 4.4M12 5L9.4 1.6L6.4 4.4
    paper       paper      4   O0 -12 3
    none        ink        2.3 M0 -9V9.6M-4.6 -5.4H4.6M-9.4 2.4C-9.4 7 -5 10 0 10C5 10 9.4 7 9.4 2.4M-12 5L-9.4 1.6
                               L-6.4 4.4M12 5L9.4 1.6L6.4 4.4
    none        ink        2   O0 -12 2.6
"""
INDENT = 4
ROUND = re.compile(r"O(\S+) (\S+) ([0-9.]+)")


def read(table: str) -> dict[str, Glyph]:
    """The glyphs of a table, by name.

    >>> read("dot\\n    ink none 1 M0 0\\n        L2 2")
    {'dot': (Mark(path='M0 0L2 2', fill='ink', line='none', width=1.0),)}
    """
    rows: dict[str, list[list[str]]] = {}
    for line in table.strip().splitlines():
        indent = len(line) - len(line.lstrip())
        if not indent:
            name = line
            rows[name] = []
        elif indent == INDENT:
            rows[name].append(line.split(maxsplit=3))
        else:
            rows[name][-1][3] += line.strip()
    return {name: tuple(mark(*row) for row in found) for name, found in rows.items()}


def mark(fill: str, line: str, width: str, path: str) -> Mark:
    """One row of the table."""
    drawn = ROUND.sub(lambda found: circle(float(found[1]), float(found[2]), float(found[3])), path)
    return Mark(drawn, fill, line, float(width))


def placed(glyph: Glyph, x: float, y: float, scale: float = 1.0) -> Glyph:
    """A glyph moved and scaled; lines keep their width."""
    return tuple(mark._replace(path=moved(mark.path, x, y, scale)) for mark in glyph)


def glyph_markup(glyph: Glyph) -> str:
    """The marks of a glyph as SVG from the bottom up; ends and corners are round as a pen makes them."""
    return "".join(marked(mark) for mark in glyph)


def marked(mark: Mark) -> str:
    """A mark of a glyph as SVG."""
    fill, line = palette.COLOURS[mark.fill], palette.COLOURS[mark.line]
    stroke = f' stroke="{line}" stroke-width="{mark.width:g}"' if line != "none" else ""
    return f'<path d="{mark.path}" fill="{fill}"{stroke}/>'


GLYPHS = read(TABLE)
TREE, STUMP = GLYPHS["tree"], GLYPHS["stump"]
WOODS: Glyph = (*placed(TREE, 2, -7.4, 0.92), *placed(TREE, -11, 7, 1), *placed(TREE, 11.6, 8.6, 0.95))
CHOPPED: Glyph = (
    *placed(STUMP, 2, -9, 0.9),
    *placed(STUMP, -11, 8, 1),
    *placed(STUMP, 11.4, 9, 0.95),
    *GLYPHS["cross"],
)
FORTIFICATION, PORT, LOG = GLYPHS["fortification"], GLYPHS["port"], GLYPHS["log"]

# The shapes of soldiers: round the origin, about 16 wide.
SHAPES = {
    "attacker": "M0 -9L9.4 7.6H-9.4Z",
    "defender": circle(0, 0, 8.4),
    "bowman": "M-5.4 -11C9 -9 9 9 -5.4 11L-7 8.4C1.6 5.4 1.6 -5.4 -7 -8.4ZM-10.4 -1.5H4.4V-5.6L11 0L4.4 5.6V1.5H-10.4Z",
    "catapult": "M-8 -8H8V8H-8Z",
}
# Those that players draw with a pencil, which cannot be mistaken there for a letter: D is a bow.
PENCILLED = {**SHAPES, "bowman": "M-6.4 -9H-1.4C11 -9 11 9 -1.4 9H-6.4Z"}
HULL = "M-12.4 5H12.4L8.4 11.4H-8.4Z"
SAIL = "M-1 -12.4V2.4H-10.6C-6 -1.6 -3 -6.6 -1 -12.4ZM1.4 -9C4.6 -5.6 8 -2 10.6 2.4H1.4Z"

POLE = "M-14 19.5V-19.5M-19 20C-16.5 18 -11.5 18 -9 20"
BANNER = "M-13.5 -19C-7 -22 -1 -15.5 8.5 -18.5L7 -9.5L8.5 -0.5C-1 2.5 -7 -4 -13.5 -1Z"

ELEMENTS = {"mountain": GLYPHS["mountain"], "lake": GLYPHS["lake"], "woods": WOODS, "castle": GLYPHS["castle"]}
FEATURES = {name: GLYPHS[name] for name in ("gold", "village", "iron", "material")}
RESOURCES = {name: GLYPHS[name] for name in ("log", "material", "iron")}
