"""Round the map: places to fortify and train, the turn order, barges on the river, and the bonus tiles of the round."""

from __future__ import annotations

from html import escape

from hegemon.games.tianxia import content, wares
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PAPER, PEN, TITLES
from hegemon.games.tianxia.drawing.places import BONUS, CAMP, ORDER, RIVER
from hegemon.games.tianxia.drawing.tokens import NEUTRAL, TILES, bonus, bonus_title, fanned, meeple, seat_disc, slot, thing, told
from hegemon.games.tianxia.view import RegionView, TianxiaView
from hegemon.kit.drawing.markup import box, untouched
from hegemon.kit.drawing.outlines import number
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
    parts.append(f'<g {TITLES}>{PEN.text(middle, top + 24, 17, label, anchor="middle")}</g>')
    parts.append(used("step", middle - 16, top + 54, 25) + used(sign, middle + 16, top + 54, 27))
    parts.append(fanned(seats, x + 8, top + 105, wide - 16, 13) if seats else slot(middle, top + 105, 14))
    price = sum(drill["discs"])
    cost = f"; the disc costs {price} {'coin' if price == 1 else 'coins'}" if price else ""
    return thing("drill", drill["name"], f"{label}: {text}{cost}", "".join(parts))


def order_piece(view: TianxiaView) -> str:
    """The houses in turn order, with what is not told beside their names; who has passed stands back."""
    left, top, width, _ = ORDER
    parts = []
    for k, (sign, title) in enumerate(COLUMNS.items()):
        parts.append(told(title, used(sign, column_middle(k), top + 16, 18)))
    for k, seat in enumerate(view["order"]):
        parts.append(house_row(view, seat, top + 42 + 26 * k))
    return "".join(parts)


COLUMNS = {
    "meeple": "Merchants of three",
    "tiger": "Figurines",
    "chest": "Bonus tiles to use",
    "wall": "Stone for the next wall",
    "tower": "Stone for the next tower",
}


def column_middle(k: int) -> float:
    return ORDER[0] + 46 + 29 * k


def house_row(view: TianxiaView, seat: int, y: float) -> str:
    """A house: its disc, and its numbers."""
    own = view["seats"][seat]
    left, _, width, _ = ORDER
    ends = [str(own["prices"][kind]) if own["prices"][kind] >= 0 else "–" for kind in ("wall", "tower")]
    numbers = [str(own["merchants"]), str(len(own["figurines"])), str(len(own["tiles"])), *ends]
    is_turn = seat == view["turn"] and view["phase"] == "turn"
    fill = palette.PAPER if is_turn else "none"
    parts = [box(left + 5, y - 12.5, width - 10, 25, fill, palette.GOLD if is_turn else "", 7, 1.6)]
    parts.append(seat_disc(seat, left + 21, y, 10))
    parts += [
        PEN.text(column_middle(k), y + 5, 14, text, palette.INK if text not in "0–" else palette.LINE, "middle")
        for k, text in enumerate(numbers)
    ]
    if seat in view["passed"]:
        parts.append(box(left + 26, y + 1, 14, 13, PAPER, palette.INK, 6, 1))
        parts.append(PEN.text(left + 33, y + 11.5, 12, str(view["passed"].index(seat) + 1), anchor="middle"))
    return f'<g data-seat="{seat}"><title>{escape(house_title(view, seat))}</title>{"".join(parts)}</g>'


def house_title(view: TianxiaView, seat: int) -> str:
    """A player board in words."""
    own = view["seats"][seat]
    owned = [name.capitalize() for name in own["figurines"]] + [TILES[name].label for name in own["tiles"]]
    tiles = f"; has {', '.join(owned)}" if owned else ""
    place = f"; passed, number {view['passed'].index(seat) + 1} next round" if seat in view["passed"] else ""
    gives = f"income {spoken(own['income'])}; a full row of merchants gives {spoken(own['merchant_action'])}"
    return f"{player_name(view, seat)}, {own['label']}: {gives}{tiles}{place}"


def barge_piece(view: TianxiaView, at: int) -> str:
    """TIANXIA-1.8 A barge with its workers, who enter at the left."""
    name = content.BARGES[at]
    workers = view["barges"][name]
    left, top = RIVER[0] + BARGE_WIDTH * at, RIVER[1] + 8
    width = BARGE_WIDTH - 8
    x = left + 4
    hull = (
        f"M{number(x)} {number(top + 46)}H{number(x + width)}Q{number(x + width - 3)} {number(top + 84)} "
        f"{number(x + width - 16)} {number(top + 88)}H{number(x + 16)}Q{number(x + 3)} {number(top + 84)} {number(x)} {number(top + 46)}Z"
    )
    area = box(x - 2, top - 4, width + 4, 98, "none", rounding=8)
    sail = box(x + width / 2 - 17, top, 34, 34, PAPER, palette.WOOD, 5, 1.6) + used(name, x + width / 2, top + 17, 24)
    mast = f'<path d="M{number(x + width / 2)} {number(top + 34)}v14" stroke="{palette.WOOD}" stroke-width="3"/>'
    parts = [area, mast, sail, f'<path d="{hull}" fill="{palette.WOOD}" stroke="{palette.INK}" stroke-width="1.2"/>']
    for k, seat in enumerate(workers):
        middle = x + 5 + (width - 10) * (k + 0.5) / content.BARGE_PLACES
        parts.append(meeple(seat, middle, top + 66, 27) if seat >= 0 else slot(middle, top + 64, 10))
    return thing("barge", name, barge_title(view, name, workers), "".join(parts))


def barge_title(view: TianxiaView, name: str, workers: list[int]) -> str:
    there = ["a neutral worker" if seat == NEUTRAL else player_name(view, seat) for seat in workers if seat >= 0]
    return f"Barge: 1 {name} at once, and 1 each round. Workers from the left: {', '.join(there) or 'none'}"


def bonus_piece(view: TianxiaView) -> str:
    """TIANXIA-1.10 The bonus tiles below the round track: who passes takes one."""
    left, top, width, height = BONUS
    most = max(len(view["offered"]), view["players"] + wares.MORE_TILES_THAN_PLAYERS)
    step = (width - 20) / most
    parts = [untouched(f'<g {TITLES}>{PEN.text(left + 12, top + 25, 16, "Bonus tiles")}</g>')]
    parts.append(untouched(PEN.text(left + width - 12, top + 24, 13, "take one when you pass", palette.FADED, "end", plain=True)))
    for k, name in enumerate(view["offered"]):
        x = left + 10 + step * (k + 0.5)
        parts.append(thing("bonus", name, bonus_title(name), bonus(name, x, top + 68, min(46, step - 4))))
    return "".join(parts)
