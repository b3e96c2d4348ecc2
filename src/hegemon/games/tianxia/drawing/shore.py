"""Round the map: places to fortify and train, barges on the river, and the bonus tiles of the round."""

from __future__ import annotations

from hegemon.games.tianxia import content, wares
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PAPER, PEN, SMALL
from hegemon.games.tianxia.drawing.places import BONUS, CAMP, RIVER
from hegemon.games.tianxia.drawing.tokens import (
    NEUTRAL,
    bonus,
    bonus_title,
    fanned,
    fee,
    meeple,
    near_and_far,
    slot,
    thing,
)
from hegemon.games.tianxia.view import RegionView, TianxiaView
from hegemon.kit.drawing.markup import box, untouched
from hegemon.kit.drawing.outlines import number, pair
from hegemon.kit.drawing.owners import player_name

DRILLS = {
    "fortify": ("wall", "Fortify", "a step on any track, then walls and towers for stone"),
    "train": ("soldier", "Train", "a step on any track, then soldiers for rice"),
}
BARGE_WIDTH = RIVER[2] / content.BARGE_COUNT


def drill_piece(view: TianxiaView, drill: RegionView, at: int) -> str:
    """TIANXIA-4.5 A place for discs of those who fortify or train."""
    left, top, width, height = CAMP
    wide = (width - 6) / 2
    x = left + (wide + 6) * at
    sign, label, text = DRILLS[drill["name"]]
    seats = [seat for seat, discs in enumerate(drill["discs"]) for _ in range(discs)]
    middle = x + wide / 2
    parts = [box(x, top, wide, height, palette.SHEET, palette.WALL_DARK, 8, 1.4)]
    parts.append(heading(middle, top + 25, 20, label, anchor="middle"))
    parts.append(used("step", middle - 16, top + 54, 25) + used(sign, middle + 16, top + 54, 27))
    parts.append(fanned(seats, x + 8, top + 105, wide - 16, 13) if seats else slot(middle, top + 105, 14))
    price = view["discs"][drill["name"]]
    parts.append(fee(price, x + wide - 22, top + height - 14))
    cost = f"; the disc costs {price} {'coin' if price == 1 else 'coins'}" if price else ""
    return thing("drill", drill["name"], f"{label}: {text}{cost}", "".join(parts))


def barge_piece(view: TianxiaView, at: int) -> str:
    """TIANXIA-1.8 A barge with its workers, who enter at the left."""
    name = content.BARGES[at]
    workers = view["barges"][name]
    left, top = RIVER[0] + BARGE_WIDTH * at, RIVER[1] + 8
    width = BARGE_WIDTH - 8
    x = left + 4
    hull = (
        f'<path d="{barge_hull(x, top + 46, width)}" fill="{palette.WOOD}" stroke="{palette.INK}" stroke-width="1.2"/>'
    )
    area = box(x - 2, top - 4, width + 4, 98, "none", rounding=8)
    foremast = x + width / 2 + 8
    sail = box(foremast - 17, top, 34, 34, PAPER, palette.WOOD, 5, 1.6) + used(name, foremast, top + 17, 24)
    mast = f'<path d="M{number(foremast)} {number(top + 34)}v14" stroke="{palette.WOOD}" stroke-width="3"/>'
    parts = [area, mast, sail, hull]
    for k, seat in enumerate(workers):
        middle = x + 5 + (width - 10) * (k + 0.5) / content.BARGE_PLACES
        parts.append(meeple(seat, middle, top + 66, 27) if seat >= 0 else slot(middle, top + 64, 10))
    parts.append(fee(view["fares"][name], x + 14, top + 24))
    return thing("barge", name, barge_title(view, name, workers), "".join(parts))


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
    return f"Barge for {price}: 1 {name} at once, and 1 each round. Workers from the left: {', '.join(there) or 'none'}"


def bonus_piece(view: TianxiaView) -> str:
    """TIANXIA-1.10 The bonus tiles below the round track: who passes takes one."""
    left, top, width, _ = BONUS
    most = max(len(view["offered"]), view["players"] + wares.MORE_TILES_THAN_PLAYERS)
    step = (width - 20) / most
    what = PEN.text(left + width - 12, top + 24, SMALL, "take one when you pass", palette.FADED, "end", plain=True)
    near, far = heading(left + 12, top + 25, 16, "Bonus tiles") + what, heading(left + 12, top + 27, 20, "Bonus tiles")
    parts = [untouched(near_and_far(near, far))]
    for k, name in enumerate(view["offered"]):
        x = left + 10 + step * (k + 0.5)
        around = box(x - step / 2, top + 36, step, 64, "none")  # a finger has more room than a tile
        parts.append(thing("bonus", name, bonus_title(name), bonus(name, x, top + 68, min(46, step - 4)) + around))
    return "".join(parts)
