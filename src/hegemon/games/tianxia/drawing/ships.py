"""The four ships one below the other, as they move up the coast: what they ask for and what they give."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import fitted, row, spoken
from hegemon.games.tianxia.drawing.headings import heading, heading_width
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PAPER, PEN, SMALL
from hegemon.games.tianxia.drawing.places import SHIPS
from hegemon.games.tianxia.drawing.tokens import hold, near_and_far, seat_disc, thing, told
from hegemon.games.tianxia.view import DeliveryView, ShipView, TianxiaView
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import box, placed, untouched
from hegemon.kit.drawing.owners import player_name

LEFT, TOP, WIDTH, _ = SHIPS
BERTH = SHIPS[3] / content.SHIP_PLACES
HEAD = 27
ROOM = BERTH - HEAD - 9  # for deliveries
MOST = 34.0  # of a line
LABELS = {region.name: region.label for region in content.REGIONS}


def ship_piece(view: TianxiaView, at: int) -> str:
    """A place for ships, and the ship that lies there."""
    ship, top = view["ships"][at], TOP + BERTH * at
    where = f"Port of {LABELS[ship['place']]}" if ship["demand"] else "At sea"
    if not ship["ship"]:
        return untouched(hull(top, 80) + PEN.text(LEFT + 12, top + 20, SMALL, f"{where}: no ship", palette.FADED))
    sign = (
        used(ship["demand"], LEFT + WIDTH - 18, top + 15, 19)
        if ship["demand"]
        else used("good", LEFT + WIDTH - 18, top + 15, 19)
    )
    berth = where.removeprefix("Port of ")
    near, far = head(ship["label"], berth, top, 15, SMALL), head(ship["label"], berth, top, 17.5, 16)
    step = line_of(ship)
    lines = [delivery(view, ship, k, top + HEAD + step * k) for k in range(len(ship["spaces"]))]
    body = hull(top, step * len(ship["spaces"])) + near_and_far(near, far) + sign + "".join(lines)
    price = (
        f"each delivery costs 1 {ship['demand']}"
        if ship["demand"]
        else "reached only by benefits that say so, with any good"
    )
    said = f"{ship['label']}, {where.lower() if not ship['demand'] else where}: {price}"
    return f'<g data-ship="{ship["ship"]}">{thing("port", ship["place"], said, body)}</g>'


def head(name: str, berth: str, top: float, size: float, small: float) -> str:
    """The name of a ship, and where it lies."""
    right = LEFT + WIDTH - 32
    room = right - LEFT - 18 - text_width(berth) * small
    shown = min(size, size * room / heading_width(name, size))
    return heading(LEFT + 10, top + 20, shown, name) + PEN.text(
        right, top + 20, small, berth, palette.FADED, "end", True
    )


def line_of(ship: ShipView) -> float:
    """How high a line for a delivery is: all of them fill the berth."""
    return min(MOST, ROOM / len(ship["spaces"]))


def hull(top: float, depth: float) -> str:
    """A ship seen from above: its deck with room for deliveries."""
    return box(LEFT + 4, top + 2, WIDTH - 6, HEAD + depth + 2, palette.SHEET, palette.WOOD, 13, 2.4)


def delivery(view: TianxiaView, ship: ShipView, at: int, top: float) -> str:
    """A delivery space: a place for the marker, goods beside the demanded one, and the benefit."""
    one = ship["spaces"][at]
    high = line_of(ship) - 3
    area, middle = box(LEFT + 9, top, WIDTH - 16, high, PAPER, palette.LINE, 6, 0.8), top + high / 2
    free = hold(LEFT + 22, middle, 16)
    parts = [area, seat_disc(one["crate"], LEFT + 22, middle, min(11, high / 2 - 2)) if one["crate"] >= 0 else free]
    left = LEFT + 37
    if one["goods"]:
        icons, width = row(one["goods"], 18)
        parts.append(
            told(
                f"pay {spoken(one['goods'])} as well",
                PEN.text(left, middle + 5, SMALL, "+") + placed(icons, left + 10, middle),
            )
        )
        left += 10 + width + 6
    room = LEFT + WIDTH - 13 - left
    icons, width = fitted(one["benefit"], room, min(20, high - 5))
    large, wide = fitted(one["benefit"], room, min(23, high - 3), far=True)
    gain = near_and_far(placed(icons, left + room - width, middle), placed(large, left + room - wide, middle))
    parts.append(f'<g opacity="0.4">{gain}</g>' if one["crate"] >= 0 else gain)
    title = delivery_title(view, ship, at, one)
    return thing("delivery", str(at + 1), title, "".join(parts)) if is_open(view, ship) else told(title, "".join(parts))


def is_open(view: TianxiaView, ship: ShipView) -> bool:
    """Are deliveries made to this ship now?"""
    if view["effects"]:
        return "sea" in view["effects"][0] and not ship["demand"]
    return view["deed"] == "region" and view["place"] == ship["place"] and "ship" in view["parts"]


def delivery_title(view: TianxiaView, ship: ShipView, at: int, one: DeliveryView) -> str:
    if one["crate"] >= 0:
        return f"{ship['label']}, space {at + 1}: delivered by {player_name(view, one['crate'])}"
    goods = [f"1 {ship['demand']}" if ship["demand"] else "any good"] + ([spoken(one["goods"])] if one["goods"] else [])
    return f"{ship['label']}, space {at + 1}: deliver {' and '.join(goods)} for {spoken(one['benefit'])}"
