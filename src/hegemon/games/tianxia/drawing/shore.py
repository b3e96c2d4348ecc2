"""Round the map: places to fortify and train, barges on the river, and the bonus tiles of the round."""

from __future__ import annotations

from hegemon.games.tianxia import content, wares
from hegemon.games.tianxia.drawing import palette, sideways
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PAPER, PEN, SMALL
from hegemon.games.tianxia.drawing.places import BONUS, CAMP, RIVER
from hegemon.games.tianxia.drawing.tokens import (
    NEUTRAL,
    aim,
    bonus,
    bonus_title,
    fanned,
    fee,
    meeple,
    near_and_far,
    only,
    ring,
    seat_for_meeple,
    slot,
    thing,
)
from hegemon.games.tianxia.drawing.upright import drill_place
from hegemon.games.tianxia.view import RegionView, TianxiaView
from hegemon.kit.drawing.markup import Rectangle, box, untouched
from hegemon.kit.drawing.outlines import number, pair
from hegemon.kit.drawing.owners import player_name

DRILLS = {
    "fortify": ("wall", "Fortify", "a step on any track, then walls and towers for stone"),
    "train": ("soldier", "Train", "a step on any track, then soldiers for rice"),
}
BARGE_WIDTH = RIVER[2] / content.BARGE_COUNT


def drill_piece(view: TianxiaView, drill: RegionView, at: int) -> str:
    """TIANXIA-4.5 A place for discs of those who fortify or train."""
    _, label, text = DRILLS[drill["name"]]
    seats = [seat for seat, discs in enumerate(drill["discs"]) for _ in range(discs)]
    price = view["discs"][drill["name"]]
    cost = f"; the disc costs {price} {'coin' if price == 1 else 'coins'}" if price else ""
    shown = only("wide", standing_drill(drill["name"], seats, price, at))
    shown += only("upright", lying_drill(drill["name"], seats, price, at))
    shown += only("sideways", small_drill(drill["name"], seats, price, at))
    return thing("drill", drill["name"], f"{label}: {text}{cost}", shown)


def standing_drill(name: str, seats: list[int], price: int, at: int) -> str:
    """Name, signs and discs one below the other."""
    left, top, width, height = CAMP
    wide = (width - 6) / 2
    x = left + (wide + 6) * at
    sign, label, _ = DRILLS[name]
    middle, y = x + wide / 2, top + 104
    parts = [box(x, top, wide, height, palette.SHEET, palette.WALL_DARK, 8, 1.4)]
    parts.append(heading(middle, top + 25, 20, label, anchor="middle"))
    parts.append(used("step", middle - 16, top + 54, 25) + used(sign, middle + 16, top + 54, 27))
    parts.append(fanned(seats, x + 8, y, wide - 16, 13) if seats else slot(middle, y, 14) + aim(middle, y, 14))
    return "".join(parts) + fee(price, x + wide - 22, top + height - 18)


def lying_drill(name: str, seats: list[int], price: int, at: int) -> str:
    """Name and signs, and beside them the discs."""
    x, top, wide, height = drill_place(at)
    sign, label, _ = DRILLS[name]
    parts = [box(x, top, wide, height, palette.SHEET, palette.WALL_DARK, 8, 1.4)]
    parts.append(heading(x + 12, top + 32, 22, label))
    parts.append(used("step", x + 25, top + 60, 27) + used(sign, x + 60, top + 60, 29))
    middle, y, room = x + wide - 32, top + height / 2, wide - 104
    discs = fanned(seats, x + 96, y, room, 16) if seats else slot(middle, y, 19) + aim(middle, y, 19)
    return "".join(parts) + discs + fee(price, x + wide - 26, top + height - 20)


def small_drill(name: str, seats: list[int], price: int, at: int) -> str:
    """The name, and below it signs and discs side by side."""
    x, top, wide, height = sideways.drill_place(at)
    sign, label, _ = DRILLS[name]
    parts = [box(x, top, wide, height, palette.SHEET, palette.WALL_DARK, 8, 1.4)]
    parts.append(heading(x + 9, top + 25, 20, label))
    parts.append(used("step", x + 20, top + 55, 25) + used(sign, x + 47, top + 55, 26))
    middle, y = x + wide - 25, top + 53
    discs = fanned(seats, x + 62, y, wide - 66, 15) if seats else slot(middle, y, 16) + aim(middle, y, 16)
    return "".join(parts) + discs + fee(price, x + wide - 26, top + 22)


def barge_piece(view: TianxiaView, at: int) -> str:
    """TIANXIA-1.8 A barge with its workers, who enter at the left."""
    name = content.BARGES[at]
    workers = view["barges"][name]
    left, top = RIVER[0] + BARGE_WIDTH * at, RIVER[1] + 8
    width = BARGE_WIDTH - 8
    x = left + 4
    shape = f'<path d="{barge_hull(x, top + 46, width)}"'
    hull = f'{shape} fill="{palette.WOOD}" stroke="{palette.INK}" stroke-width="1.2"/>'
    around = ring(f'{shape} fill="none" stroke="{palette.AIM}" stroke-width="3.5"/>')
    area = box(x - 2, top - 4, width + 4, 98, "none", rounding=8)
    foremast = x + width / 2 + 8
    sail = box(foremast - 17, top, 34, 34, PAPER, palette.WOOD, 5, 1.6) + used(name, foremast, top + 17, 24)
    mast = f'<path d="M{number(foremast)} {number(top + 34)}v14" stroke="{palette.WOOD}" stroke-width="3"/>'
    parts = [area, mast, sail, hull, around]
    for k, seat in enumerate(workers):
        middle = x + 5 + (width - 10) * (k + 0.5) / content.BARGE_PLACES
        parts.append(meeple(seat, middle, top + 66, 27) if seat >= 0 else seat_for_meeple(middle, top + 66, 24))
    parts.append(fee(view["fares"][name], x + 12, top + 24) + pushing(workers, x + width - 13, top + 42))
    return thing("barge", name, barge_title(view, name, workers), "".join(parts))


def pushing(workers: list[int], x: float, y: float) -> str:
    """TIANXIA-4.6 Over the worker at the right end of a full barge an arrow: the next one pushes it off."""
    if min(workers) < 0:
        return ""
    return f'<g class="aim" display="none">{push_arrow(x, y)}</g>'


def push_arrow(x: float, y: float) -> str:
    """A bent arrow to the right."""
    arrow = f"M{pair(x - 6, y + 4)}Q{pair(x - 2, y - 8)} {pair(x + 8, y - 5)}M{pair(x + 3, y - 11)}l6 6l-6 5"
    pen = f'fill="none" stroke="{palette.CINNABAR}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{arrow}" {pen}/>'


def barge_hull(left: float, top: float, width: float) -> str:
    """A flat boat seen from the side."""
    right, foot = left + width, top + 42
    return (
        f"M{pair(left, top)}H{number(right)}Q{pair(right - 3, foot - 4)} {pair(right - 16, foot)}"
        f"H{number(left + 16)}Q{pair(left + 3, foot - 4)} {pair(left, top)}Z"
    )


def barge_title(view: TianxiaView, name: str, workers: list[int]) -> str:
    there = ["a neutral worker" if seat == NEUTRAL else player_name(view, seat) for seat in workers if seat >= 0]
    fare = view["fares"][name]
    price = f"{fare} {'coin' if fare == 1 else 'coins'}"
    gone = f". The next one pushes off {whose(view, workers[-1])} worker" if min(workers) >= 0 else ""
    gives = f"1 {name} at once, and 1 each round"
    return f"Barge for {price}: {gives}. Workers from the left: {', '.join(there) or 'none'}{gone}"


def whose(view: TianxiaView, seat: int) -> str:
    """Whose a worker is."""
    return "the neutral" if seat == NEUTRAL else f"{player_name(view, seat)}'s"


def bonus_piece(view: TianxiaView) -> str:
    """TIANXIA-1.10 The bonus tiles below the round track: who passes takes one."""
    left, top, width, _ = BONUS
    most = max(len(view["offered"]), view["players"] + wares.MORE_TILES_THAN_PLAYERS)
    step = (width - 20) / most
    what = PEN.text(left + width - 12, top + 24, SMALL, "take one when you pass", palette.FADED, "end", plain=True)
    near, far = heading(left + 12, top + 25, 16, "Bonus tiles") + what, heading(left + 12, top + 27, 20, "Bonus tiles")
    narrow = heading(sideways.BONUS[0] + 10, sideways.BONUS[1] + 21, 19, "Bonus tiles")
    parts = [untouched(only("wide upright", near_and_far(near, far)) + only("sideways", narrow))]
    for k, name in enumerate(view["offered"]):
        places = (left + 10 + step * k, top + 36, step, 64), sideways.tile_place(k, most)
        shown = [tile(name, place) for place in places]
        both = only("wide upright", shown[0]) + only("sideways", shown[1])
        parts.append(thing("bonus", name, bonus_title(name), both))
    return "".join(parts)


def tile(name: str, place: Rectangle) -> str:
    """A bonus tile in its place: a finger has more room than it."""
    left, top, width, height = place
    sign = bonus(name, left + width / 2, top + height / 2, min(46, width - 4, height - 2))
    return sign + box(*place, "none")
