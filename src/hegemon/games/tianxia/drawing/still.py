"""The still layer: steppe, wall, land, sea, river and palace, as they are printed."""

from __future__ import annotations

from functools import cache

from hegemon.games.tianxia import content
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import foot
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import definitions, used
from hegemon.games.tianxia.drawing.land import outline
from hegemon.games.tianxia.drawing.palace import SCALE, STEP, step_top
from hegemon.games.tianxia.drawing.palette import PEN, SMALL
from hegemon.games.tianxia.drawing.places import (
    BONUS,
    COLUMN,
    HEIGHT,
    MAP_FOOT,
    MAP_LEFT,
    MAP_RIGHT,
    MAP_TOP,
    ORDER,
    PALACE,
    ROW,
    WIDTH,
    corner,
)
from hegemon.games.tianxia.drawing.tokens import near_and_far, weaves
from hegemon.games.tianxia.drawing.upright import BESIDE, BOX, HARBOUR, ORDER_MOVED, PALACE_MOVED, upright_box
from hegemon.kit.drawing.markup import LETTERING, box, chance
from hegemon.kit.drawing.outlines import number, pair

BELOW_AND_ABOVE = 'data-below="Palace and ships" data-above="Wall and regions"'  # its two parts on a phone held upright
LEGIBLE = 0.84  # pixels to a unit at which the smallest letters are 12 pixels high


@cache
def still_layer() -> str:
    """All of the still layer, as one group, made once."""
    parts = [grounds(), steppe(), lands(), roads(), wall(), palace(), sheets()]
    defined = f"<defs>{definitions()}{weaves()}{WAVES}</defs>"
    shown = f'data-upright="{upright_box()}" {BELOW_AND_ABOVE} data-legible="{LEGIBLE}"'
    return f'<g id="still" {shown} {LETTERING}>{defined}{"".join(parts)}</g>'


def grounds() -> str:
    """Paper, sea and river: as they lie on a table, and as they do on a phone held upright."""
    below = BOX[3] - HARBOUR
    shape = f"M{BOX[0] + 3} {MAP_FOOT - 16}h{BOX[2] - 6}v{HEIGHT - MAP_FOOT + 12}h{6 - BOX[2]}Z"
    sea = box(BESIDE - 6, HARBOUR, BOX[0] + BOX[2] - BESIDE + 3, below - 3, palette.WATER, rounding=9)
    waves = box(BESIDE - 6, HARBOUR, BOX[0] + BOX[2] - BESIDE + 3, below - 3, "url(#waves)", rounding=9)
    paper = f'<g class="around">{box(*BOX, palette.SILK, palette.LINE, 12, 1.5)}</g>'
    upright = f'{paper}<path d="{shape}" fill="{palette.WATER}"/><path d="{shape}" fill="url(#waves)"/>{sea}{waves}'
    return f'<g data-only="wide">{bed()}{water()}</g><g data-only="upright" display="none">{upright}</g>'


WAVES = (
    '<pattern id="waves" width="44" height="22" patternUnits="userSpaceOnUse">'
    f'<path d="M0 16Q5.5 10 11 16T22 16M22 5Q27.5 -1 33 5T44 5" fill="none" stroke="{palette.WATER_LINE}" '
    'stroke-opacity="0.45" stroke-width="1.2"/></pattern>'
)


def bed() -> str:
    """The paper on which all is printed; by night it takes the colour of the ground."""
    return f'<g class="around">{box(0, 0, WIDTH, HEIGHT, palette.SILK, palette.LINE, 12, 1.5)}</g>'


def water() -> str:
    """The sea in the east and the river in the south, which flows into it."""
    shape = (
        f"M{MAP_LEFT - 4} {MAP_FOOT - 16}H{MAP_RIGHT - 16}V{MAP_TOP - 8}H{WIDTH - 3}V{HEIGHT - 14}"
        f"Q{WIDTH - 3} {HEIGHT - 3} {WIDTH - 14} {HEIGHT - 3}H{MAP_LEFT - 4}Z"
    )
    return f'<path d="{shape}" fill="{palette.WATER}"/><path d="{shape}" fill="url(#waves)"/>'


def steppe() -> str:
    """The dry north beyond the wall, with hills."""
    ground = box(MAP_LEFT - 4, 3, MAP_RIGHT - MAP_LEFT + 8, 112, palette.STEPPE, rounding=9)
    hills = []
    for k in range(9):
        x = MAP_LEFT + 30 + k * 74 + 18 * chance(3, k)
        y = 82 + 6 * chance(4, k)
        high, wide = 15 + 6 * chance(5, k), 34 + 8 * chance(6, k)
        hills.append(f"M{pair(x - wide, y)}Q{pair(x - wide / 2, y - high)} {pair(x, y - high)}T{pair(x + wide, y)}")
    pen = f'fill="none" stroke="{palette.DUST}" stroke-width="2" stroke-linecap="round" stroke-opacity="0.7"'
    return ground + f'<path d="{"".join(hills)}" {pen}/>'


def wall() -> str:
    """The wall from west to east, and the lines between its sections."""
    band = box(MAP_LEFT - 4, 84, MAP_RIGHT - MAP_LEFT + 8, 34, palette.WALL)
    yard = box(MAP_LEFT - 4, 118, MAP_RIGHT - MAP_LEFT + 8, 31, palette.SHEET)
    edges = f"M{MAP_LEFT - 4} 84H{MAP_RIGHT + 4}M{MAP_LEFT - 4} 118H{MAP_RIGHT + 4}"
    splits = "".join(f"M{MAP_LEFT + COLUMN * k} 10V146" for k in range(1, 4))
    return (
        f'{band}{yard}<path d="{edges}" stroke="{palette.WALL_DARK}" stroke-width="1.6"/>'
        f'<path d="{splits}" stroke="{palette.WALL_DARK}" stroke-width="1.2" stroke-dasharray="2 4"/>'
    )


def lands() -> str:
    """The seven regions in their tints, on one shore."""
    shapes = [outline(region.name) for region in content.REGIONS]
    shore = f'<g fill="{palette.SHORE}" stroke="{palette.SHORE}" stroke-width="13" stroke-linejoin="round">'
    coast = shore + "".join(f'<path d="{shape}"/>' for shape in shapes) + "</g>"
    fields = "".join(f'<path d="{shape}" fill="{tint}"/>' for shape, tint in zip(shapes, palette.LANDS))
    lines = "".join(f'<path d="{shape}"/>' for shape in shapes)
    pen = f'fill="none" stroke="{palette.INK}" stroke-opacity="0.5" stroke-width="1.5"'
    return f"{coast}{fields}<g {pen}>{lines}</g>{landscape()}"


def landscape() -> str:
    """Ink hills and the second name of Wei, where cells have room."""
    parts = []
    for column, row in ((0, 1), (2, 0), (3, 1), (1, 2)):
        left, top = corner(column, row)
        parts.append(mountains(left + 82, top + 33, column * 7 + row))
    left, top = corner(2, 2)
    return "".join(parts) + heading(left + 12, top + 28, 20, "Wei", palette.FADED)


def mountains(x: float, y: float, seed: int) -> str:
    """Three hills in thin ink."""
    lines = ""
    for k, (away, high) in enumerate(((-34, 17), (2, 25), (36, 15))):
        tall = high + 3 * chance(seed, k)
        lines += f"M{pair(x + away - 26, y)}Q{pair(x + away - 9, y - tall)} {pair(x + away, y - tall)}"
        lines += f"Q{pair(x + away + 9, y - tall)} {pair(x + away + 26, y)}"
    pen = f'fill="{palette.HILL}" fill-opacity="0.35" stroke="{palette.HILL}" stroke-width="1.3"'
    return f'<path d="{lines}" {pen}/>'


def roads() -> str:
    """The way of raiders behind each section, from building to building."""
    ways = "".join(
        f"M{number(MAP_LEFT + COLUMN * (k + 0.5))} {MAP_TOP}V{number(MAP_TOP + 2 * ROW + 60)}" for k in range(4)
    )
    return (
        f'<path d="{ways}" stroke="{palette.CINNABAR}" stroke-opacity="0.35" stroke-width="3" stroke-dasharray="1 8" '
        'stroke-linecap="round"/>'
    )


def palace() -> str:
    """The sheet of the palace, its name, and its steps with what they are worth in the end."""
    left, top, width, height = PALACE
    sheet = box(left, top, width, height, palette.SHEET, palette.GOLD_DARK, 10, 1.6)
    name = heading(left + width / 2 + 8, top + 20, 17, "The Palace", anchor="middle")
    steps = "".join(step_mark(step, left + SCALE / 2 + 1.2) for step in range(1, content.TRACK_STEPS + 1))
    return f"<g{PALACE_MOVED}>{sheet}{name}{steps}</g>"


def step_mark(step: int, x: float) -> str:
    """The number of a step, below it in the badge that means points what it is worth in the end, and a line."""
    top, points = step_top(step), str(content.STEP_POINTS[step])
    way = f"M{x - SCALE / 2 + 2:.1f} {top + STEP:.1f}h{SCALE - 4:.1f}"
    line = f'<path d="{way}" stroke="{palette.LINE}" stroke-width="0.8"/>'

    def shown(figure: float, badge: float, worth: float) -> str:
        number_text = PEN.text(x, top + 16, figure, str(step), palette.FADED, "middle")
        sign = used("points", x, top + STEP - 16, badge)
        return number_text + sign + PEN.text(x, top + STEP - 16 + foot(worth), worth, points, palette.PAPER, "middle")

    return line + near_and_far(shown(SMALL, 20, SMALL), shown(18, 23, 16.5))


def sheets() -> str:
    """Paper for the order of turns and the bonus tiles."""
    order = box(*ORDER, palette.SHEET, palette.LINE, 10, 1.4)
    return f"<g{ORDER_MOVED}>{order}</g>" + box(*BONUS, palette.SHEET, palette.LINE, 10, 1.4)
