"""The wall: nomads on their way to it, what defends each section, and how the battle would end."""

from __future__ import annotations

from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import LARGE, PAPER, PEN
from hegemon.games.tianxia.drawing.places import COLUMN, lane_left
from hegemon.games.tianxia.drawing.tokens import block, lettered, near_and_far, soldier, thing, tower
from hegemon.games.tianxia.view import LaneView, TianxiaView
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import box, disc, untouched
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import player_name

Colours = tuple[str, str, str]

TOP = 8
TRACK_Y = 56
WALL_TOP = 86
WALL_HEIGHT = 30
SOLDIER_Y = 133
INSET = 5
HOOFPRINTS = 'stroke-width="5" stroke-linecap="round" stroke-dasharray="1 9"'
FIGURE = 15.0  # size of the numbers of a forecast
SIGN = 19.0  # the room of a sign beside them


def lane_piece(view: TianxiaView, at: int) -> str:
    """A lane from the steppe to the soldiers behind the wall."""
    lane, left = view["lanes"][at], lane_left(at)
    area = box(left + 2, TOP, COLUMN - 4, 140, "none", rounding=8)
    colours = (palette.SILK, palette.FADED, palette.LINE) if view["over"] else outlook(lane)
    near = heading(left + 8, TOP + 19, 16, lane["label"]) + forecast(lane, left, colours)
    far = heading(left + 6, TOP + 20, 19, lane["label"]) + far_forecast(lane, left, colours)
    parts = [area, untouched(near_and_far(near, far) + ride(lane, left) + defences(lane, left))]
    return thing("section", lane["name"], lane_title(view, lane), "".join(parts))


def forecast(lane: LaneView, left: float, colours: Colours) -> str:
    """Defence against strength, in the colour of who would win; filled when the battle is this round."""
    fill, ink, colour = colours
    defence, strength = str(lane["defence"]), str(lane["strength"])
    widths = [text_width(word) * FIGURE for word in (defence, ":", strength)]
    wide = sum(widths) + 2 * SIGN + 8
    x, y = left + COLUMN - 5 - wide, TOP + 13.5
    first = x + SIGN + 2
    parts = [box(x, y - 11, wide, 22, fill, colour, 11, 1.6)]
    for middle, sign in ((x + 10, "shield"), (x + wide - 10, "nomad")):
        parts.append(disc(middle, y, 9, PAPER) + used(sign, middle, y, 14))
    parts.append(PEN.text(first, y + 5, FIGURE, defence, ink))
    parts.append(PEN.text(first + widths[0] + 2, y + 4, FIGURE, ":", ink))
    parts.append(PEN.text(first + widths[0] + widths[1] + 4, y + 5, FIGURE, strength, ink))
    return lettered("".join(parts))


def outlook(lane: LaneView) -> Colours:
    """The colours of a forecast: its ground, its letters and its edge."""
    holds = lane["defence"] >= lane["strength"]
    colour, tint = (palette.JADE, palette.JADE_TINT) if holds else (palette.CINNABAR, palette.CINNABAR_TINT)
    return (colour, PAPER, colour) if lane["attacked"] else (tint, palette.INK, colour)


def far_forecast(lane: LaneView, left: float, colours: Colours) -> str:
    """The same with larger numbers, and without signs."""
    fill, ink, colour = colours
    words = f"{lane['defence']}:{lane['strength']}"
    wide = text_width(words) * LARGE + 12
    x, y = left + COLUMN - 5 - wide, TOP + 13.5
    pill = box(x, y - 12, wide, 24, fill, colour, 12, 1.8)
    return lettered(pill + PEN.text(x + wide / 2, y + 7, LARGE, words, ink, "middle"))


def ride(lane: LaneView, left: float) -> str:
    """The steps to the border, the last one marked, and the nomad with its strength."""
    steps = lane["border"]
    gap = (COLUMN - 44) / steps
    way = f'<path d="M{number(left + 22)} {TRACK_Y}h{number(gap * steps)}" stroke="{palette.DUST}" {HOOFPRINTS}/>'
    parts = [way]
    for step in range(steps + 1):
        x = left + 22 + gap * step
        edge = palette.CINNABAR if step == steps else palette.SLOT_EDGE
        parts.append(disc(x, TRACK_Y, 8, palette.STEPPE, edge, 1.8 if step == steps else 1.1))
    x = left + 22 + gap * lane["nomad"]
    if lane["attacked"]:
        parts.append(disc(x, TRACK_Y, 19, palette.CINNABAR_TINT, palette.CINNABAR, 2.4))
    parts.append(disc(x, TRACK_Y, 15.5, PAPER, palette.CINNABAR, 2))
    return "".join(parts) + used("nomad", x, TRACK_Y, 22)


def defences(lane: LaneView, left: float) -> str:
    """Towers and walls in a row, soldiers behind them."""
    count = len(lane["towers"]) + len(lane["walls"])
    room = (COLUMN - 2 * INSET) / count
    parts = []
    for k, seat in enumerate(lane["towers"]):
        parts.append(tower(seat, left + INSET + room * k + 0.5, WALL_TOP, room - 1, WALL_HEIGHT))
    for k, seat in enumerate(lane["walls"], len(lane["towers"])):
        parts.append(block(seat, left + INSET + room * k + 1, WALL_TOP + 4, room - 2, WALL_HEIGHT - 4))
    step = (COLUMN - 2 * INSET) / len(lane["soldiers"])
    for k, seat in enumerate(lane["soldiers"]):
        parts.append(soldier(seat, left + INSET + step * (k + 0.5), SOLDIER_Y))
    return "".join(parts)


def lane_title(view: TianxiaView, lane: LaneView) -> str:
    """A section in words: the battle that is coming, and who stands there."""
    away = lane["border"] - lane["nomad"]
    when = "attack this round" if lane["attacked"] else f"{away} {'step' if away == 1 else 'steps'} from the wall"
    holds = "the wall would hold" if lane["defence"] >= lane["strength"] else "the wall would fall"
    there = [f"{player_name(view, seat)} {power}" for seat, power in enumerate(lane["strengths"]) if power]
    company = f" Strength: {', '.join(there)}." if there else ""
    return f"{lane['label']}: defence {lane['defence']} against nomads {lane['strength']}, {holds}; {when}.{company}"
