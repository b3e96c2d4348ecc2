"""The still layer: steppe, wall, land, sea, river and palace, as they are printed."""

from __future__ import annotations

from functools import cache

from hegemon.games.tianxia import content
from hegemon.games.tianxia.drawing import lying, palette, sideways
from hegemon.games.tianxia.drawing.benefits import foot
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import definitions, used
from hegemon.games.tianxia.drawing.land import outline
from hegemon.games.tianxia.drawing.palace import SCALE, STEP, WORTH, step_top
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
    WIDTH,
    corner,
)
from hegemon.games.tianxia.drawing.standing import way_back
from hegemon.games.tianxia.drawing.tokens import lettered, near_and_far, only, weaves
from hegemon.games.tianxia.drawing.upright import BOX, FOLD, HARBOUR, HARBOUR_HEIGHT, LAST, upright_box
from hegemon.games.tianxia.drawing.upright import ORDER as UPRIGHT_ORDER
from hegemon.kit.drawing.markup import LETTERING, Rectangle, box, chance
from hegemon.kit.drawing.outlines import number, pair

BELOW_AND_ABOVE = 'data-below="Palace and ships" data-above="Wall and regions"'  # its two parts on a phone held upright
LEGIBLE = 0.84  # pixels to a unit at which the smallest letters are 12 pixels high


@cache
def still_layer() -> str:
    """All of the still layer, as one group, made once."""
    parts = [grounds(), steppe(), lands(), wall(), palace(), sheets()]
    defined = f"<defs>{definitions()}{weaves()}{WAVES}</defs>"
    boxes = f'data-upright="{upright_box()}" data-sideways="{sideways.sideways_box()}"'
    last = f'data-last-upright="{upright_box(LAST)}"'
    folds = f'data-fold="{FOLD}" data-second="{number(sideways.SECOND)}"'
    shown = f'{boxes} {last} {BELOW_AND_ABOVE} {folds} data-margin="8" data-legible="{LEGIBLE}"'
    return f'<g id="still" {shown} {LETTERING}>{defined}{"".join(parts)}</g>'


def grounds() -> str:
    """Paper, sea and river: as they lie on a table, and as they do on a phone held upright."""
    shape = f"M{BOX[0] + 3} {MAP_FOOT - 16}h{BOX[2] - 6}v{HEIGHT - MAP_FOOT + 12}h{6 - BOX[2]}Z"
    harbour = (BOX[0] + 3, HARBOUR, BOX[2] - 6, HARBOUR_HEIGHT)
    sea, waves = (box(*harbour, fill, rounding=9) for fill in (palette.WATER, "url(#waves)"))
    paper = f'<g class="around">{box(*BOX, palette.SILK, palette.LINE, 12, 1.5)}</g>'
    upright = f'{paper}<path d="{shape}" fill="{palette.WATER}"/><path d="{shape}" fill="url(#waves)"/>{sea}{waves}'
    return only("wide", bed() + water()) + only("upright", upright) + only("sideways", pages())


def pages() -> str:
    """Paper and sea of both pages of a phone held sideways."""
    left, top, span, _ = sideways.BOX
    papers = "".join(
        box(left, y, span, sideways.PAGE, palette.SILK, palette.LINE, 12, 1.5) for y in (top, sideways.SECOND)
    )
    sea: Rectangle = (MAP_RIGHT - 16, MAP_TOP - 8, left + span - 3 - (MAP_RIGHT - 16), sideways.PAGE - MAP_TOP + 5)
    waters = "".join(
        box(*place, fill, rounding=9) for place in [sea, sideways.HARBOUR] for fill in (palette.WATER, "url(#waves)")
    )
    return f'<g class="around">{papers}</g>{waters}{way_back()}'


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
    """Ink hills where cells have room, and Wei named once more beyond its corner."""
    parts = []
    for column, row in ((0, 1), (2, 0), (3, 1), (1, 2)):
        left, top = corner(column, row)
        parts.append(mountains(left + 82, top + 33, column * 7 + row))
    left, top = corner(2, 2)
    return "".join(parts) + used("chancellor", left + 20, top + 21, 27) + heading(left + 34, top + 28, 20, "Wei")


def mountains(x: float, y: float, seed: int) -> str:
    """Three hills in thin ink."""
    lines = ""
    for k, (away, high) in enumerate(((-34, 17), (2, 25), (36, 15))):
        tall = high + 3 * chance(seed, k)
        lines += f"M{pair(x + away - 26, y)}Q{pair(x + away - 9, y - tall)} {pair(x + away, y - tall)}"
        lines += f"Q{pair(x + away + 9, y - tall)} {pair(x + away + 26, y)}"
    pen = f'fill="{palette.HILL}" fill-opacity="0.35" stroke="{palette.HILL}" stroke-width="1.3"'
    return near_and_far(f'<path d="{lines}" {pen}/>', "")


def palace() -> str:
    """The sheet of the palace, its name, and its steps with what they are worth in the end."""
    left, top, width, height = PALACE
    sheet = box(left, top, width, height, palette.SHEET, palette.GOLD_DARK, 10, 1.6)
    name = heading(left + width / 2, top + 19, 16, "The Palace", anchor="middle")
    steps = "".join(step_mark(step) for step in range(1, content.TRACK_STEPS + 1))
    return only("wide", sheet + name + steps) + only(
        "upright sideways", f"<g{sideways.palace_moved()}>{lying.sheet()}</g>"
    )


def step_mark(step: int) -> str:
    """The number of a step at its left, at its right in the badge that means points what it is worth, and a line."""
    left, _, width, _ = PALACE
    y, points = step_top(step) + STEP / 2, str(content.STEP_POINTS[step])
    begin, end = pair(left + 2, y + STEP / 2), pair(left + width - 2, y + STEP / 2)
    ways = f"M{begin}h{SCALE - 3}M{end}h{3 - WORTH}"
    line = f'<path d="{ways}" stroke="{palette.LINE}" stroke-width="0.8"/>'
    x = left + width - WORTH / 2 - 0.5

    def shown(figure: float, badge: float, worth: float) -> str:
        number_text = PEN.text(left + SCALE / 2 + 1.5, y + foot(figure), figure, str(step), palette.FADED, "middle")
        sign = used("points", x, y, badge)
        return number_text + sign + PEN.text(x, y + foot(worth), worth, points, palette.PAPER, "middle")

    return line + near_and_far(shown(SMALL, 21, SMALL), shown(16.5, 24, 16.5))


def sheets() -> str:
    """Paper for the order of turns and the bonus tiles."""

    def papers(*places: Rectangle) -> str:
        return "".join(box(*place, palette.SHEET, palette.LINE, 10, 1.4) for place in places)

    phone = only("upright", papers(UPRIGHT_ORDER, BONUS)) + only("sideways", papers(sideways.ORDER, sideways.BONUS))
    return only("wide", lettered(papers(ORDER)) + papers(BONUS)) + phone
