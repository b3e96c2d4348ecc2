"""The four ships one below the other, as they move up the coast: what they ask for and what they give."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import fitted, row, spoken
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import LARGE, PAPER, PEN, SMALL
from hegemon.games.tianxia.drawing.places import SHIPS
from hegemon.games.tianxia.drawing.tokens import near_and_far, seat_disc, slot, thing, told
from hegemon.games.tianxia.view import DeliveryView, ShipView, TianxiaView
from hegemon.kit.drawing.markup import box, placed, untouched
from hegemon.kit.drawing.owners import player_name

LEFT, TOP, WIDTH, _ = SHIPS
BERTH = SHIPS[3] / content.SHIP_PLACES
HEAD = 27
LINE = 26
LABELS = {region.name: region.label for region in content.REGIONS}


def ship_piece(view: TianxiaView, at: int) -> str:
    """A place for ships, and the ship that lies there."""
    ship, top = view["ships"][at], TOP + BERTH * at
    where = f"Port of {LABELS[ship['place']]}" if ship["demand"] else "At sea"
    if not ship["ship"]:
        return untouched(hull(top, 3) + PEN.text(LEFT + 12, top + 20, SMALL, f"{where}: no ship", palette.FADED))
    sign = (
        used(ship["demand"], LEFT + WIDTH - 18, top + 15, 19)
        if ship["demand"]
        else used("good", LEFT + WIDTH - 18, top + 15, 19)
    )
    far = heading(LEFT + 12, top + 22, 19, LABELS[ship["place"]] if ship["demand"] else "At sea")
    name = heading(LEFT + 12, top + 20, 15, ship["label"])
    berth = PEN.text(
        LEFT + WIDTH - 33, top + 20, SMALL, where.removeprefix("Port of "), palette.FADED, "end", plain=True
    )
    lines = [delivery(view, ship, k, top + HEAD + LINE * k) for k in range(len(ship["spaces"]))]
    body = hull(top, len(ship["spaces"])) + near_and_far(name + berth, far) + sign + "".join(lines)
    price = (
        f"each delivery costs 1 {ship['demand']}"
        if ship["demand"]
        else "reached only by benefits that say so, with any good"
    )
    return thing(
        "port", ship["place"], f"{ship['label']}, {where.lower() if not ship['demand'] else where}: {price}", body
    )


def hull(top: float, spaces: int) -> str:
    """A ship seen from above: its deck with room for deliveries."""
    return box(LEFT + 4, top + 2, WIDTH - 6, HEAD + LINE * spaces + 2, palette.SHEET, palette.WOOD, 13, 2.4)


def delivery(view: TianxiaView, ship: ShipView, at: int, top: float) -> str:
    """A delivery space: a place for the marker, goods beside the demanded one, and the benefit."""
    one = ship["spaces"][at]
    area = box(LEFT + 9, top, WIDTH - 16, LINE - 3, PAPER, palette.LINE, 6, 0.8)
    middle = top + (LINE - 3) / 2
    marker = seat_disc(one["crate"], LEFT + 22, middle, 9) if one["crate"] >= 0 else slot(LEFT + 22, middle, 8.5)
    parts = [area, marker]
    left = LEFT + 36
    if one["goods"]:
        icons, width = row(one["goods"], 16)
        parts.append(
            told(
                f"pay {spoken(one['goods'])} as well",
                PEN.text(left, middle + 5, SMALL, "+") + placed(icons, left + 10, middle),
            )
        )
        left += 10 + width + 6
    room = LEFT + WIDTH - 13 - left
    icons, width = fitted(one["benefit"], room, 18)
    large, wide = fitted(one["benefit"], room, LARGE - 1, far=True)
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
