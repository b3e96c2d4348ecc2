"""Regions with what is done there: banner, bubble, discs, exchanges or a port, and buildings with their governors."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import centred, fitted, spoken
from hegemon.games.tianxia.drawing.headings import heading, heading_width
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.land import outline
from hegemon.games.tianxia.drawing.palette import LARGE, PAPER, PEN, SMALL
from hegemon.games.tianxia.drawing.places import CELLS, COLUMN, building_place, corner
from hegemon.games.tianxia.drawing.tokens import (
    aim,
    bonus,
    crowd,
    fanned,
    fee,
    meeple,
    near_and_far,
    seat_for_meeple,
    slot,
    thing,
    told,
)
from hegemon.games.tianxia.view import BuildingView, RegionView, SpaceView, TianxiaView
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import box, placed
from hegemon.kit.drawing.outlines import number, pair
from hegemon.kit.drawing.owners import COLOURS, player_name

HOUSE_WIDTH = COLUMN - 14
HOUSE_HEIGHT = 80
DISC = 10.5
SMALLEST = 8.6  # of a disc where there is little room
TIGHT_NAME = 18.0  # size of a name beside two gains, seen from far
TIGHT = 12.0  # of the room of what a disc costs
WEDGE = 11.0  # the room of the sign of raised prices beside a name
EMBLEM = 42  # the breadth of what a building gives
TRADE_TOP = 122  # of exchanges, below the top of a cell
# What lasting effects change: an icon, and by how much.
EFFECTS = {
    content.CHEAP_DISCS: ("disc", "−1", "coins"),
    content.CHEAP_SOLDIERS: ("soldier", "−1", "rice"),
    content.CHEAP_WALLS: ("wall", "−1", "stone"),
    content.MORE_EXCHANGE: ("swap", "+2", ""),
    content.CHEAP_BARGES: ("sea", "−2", "coins"),
    content.POINTS_A_DELIVERY: ("crate", "+", "points"),
}
ANCHOR = ' text-anchor="middle"'
FEE, FAR_FEE = 20, 29  # the breadth of what the next disc costs
SLOPE = {"chu": 4.0}  # how much lower discs are where the border above them runs down
HOOKS = {row.name: row.hook for row in content.BUILDINGS}


def region_piece(view: TianxiaView, region: RegionView) -> str:
    """A region and all that stands in it."""
    houses = [house(view, one) for one in view["buildings"] if one["region"] == region["name"]]
    trade = exchanges(region) if region["exchanges"] else port(view, region)
    ground = f'<path d="{outline(region["name"])}" fill="none"{acting(view, region["name"])}/>'
    parts = [ground, header(view, region), trade, *houses, disc_fee(view, region)]
    return thing("region", region["name"], region_title(view, region), "".join(parts))


def acting(view: TianxiaView, place: str) -> str:
    """The line round a region where somebody acts, in that player's colour."""
    if view["place"] != place or view["deed"] != "region":
        return ""
    return f' stroke="{COLOURS[view["turn"]]}" stroke-width="3.5"'


def header(view: TianxiaView, region: RegionView) -> str:
    """The banner, the name, the bubble, and the place for discs."""
    left, top = corner(*CELLS[region["name"]][0])
    y, begin = top + 21, left + 34
    size = 20.0 if far_right(region) > left + COLUMN or len(region["bubble"].split()) <= 2 else TIGHT_NAME
    near, far = (heading(begin, top + 28, high, region["label"]) for high in (20, size))
    ends = [begin + heading_width(region["label"], high) + gap for high, gap in ((20, 7), (size, 4))]
    rights = left + COLUMN - 9, far_right(region)
    parts = [banner(view, region, left + 20, y), near_and_far(near, far)]
    if region["bubble"]:
        room = disc_room(view, region)
        ends[0] -= 3 if sum(region["discs"]) else 0
        pill, ends = bubble(view, region, ends, y, [right - room - end for right, end in zip(rights, ends)])
        parts.append(pill)
    price = view["discs"][region["name"]]
    rows = [
        discs(region, end, right - fee_room(price, fee, right - end), y + SLOPE.get(region["name"], 0))
        for end, right, fee in zip(ends, rights, (FEE, FAR_FEE))
    ]
    return "".join(parts) + near_and_far(*rows)


def far_right(region: RegionView) -> float:
    """Where the head of a region ends in a picture seen from far: a second cell beside the first gives it room."""
    (column, row), *others = CELLS[region["name"]]
    edge = corner(column + ((column + 1, row) in others), row)[0] + COLUMN - 9
    return edge - SLOPE.get(region["name"], 0)


def disc_room(view: TianxiaView, region: RegionView) -> float:
    """What discs take at least at the right end: an empty place, or small ones beside what the next one costs."""
    if not sum(region["discs"]):
        return 2 * DISC + 6
    return 2 * SMALLEST + 3 + (TIGHT if view["discs"][region["name"]] else 0)


def fee_room(price: int, most: float, room: float) -> float:
    """How far from the right end discs are, for what the next one costs: that may lie over them."""
    if not price:
        return 0.0
    return most if room - most >= 2 * SMALLEST else TIGHT


def discs(region: RegionView, left: float, right: float, y: float) -> str:
    """The discs of a region, up to its right end; a place for the first."""
    seats = [seat for seat, count in enumerate(region["discs"]) for _ in range(count)]
    room = max(2 * SMALLEST, min((2 * DISC + 2) * max(1, len(seats)) - 2, right - left - 3))
    x = right - DISC
    radius = min(DISC, room / 2)
    return crowd(seats, right - room, y, room, radius) if seats else slot(x, y, DISC) + aim(x, y, DISC)


def disc_fee(view: TianxiaView, region: RegionView) -> str:
    """TIANXIA-4.1 What the next disc costs, beside those that lie there; from far it is larger."""
    left, top = corner(*CELLS[region["name"]][0])
    right, price = left + COLUMN - 9, view["discs"][region["name"]]
    low = top + SLOPE.get(region["name"], 0) / 2
    near, far = fee(price, right - 8, low + 21), fee(price, far_right(region) - 18, low + 27)
    return near_and_far(near, far) if price else ""


def banner(view: TianxiaView, region: RegionView, x: float, y: float) -> str:
    """TIANXIA-1.3 The step of a region; while one acts there it can be taken by itself."""
    title = f"Banner: a step on the {region['banner'].capitalize()} track"
    area = box(x - 13, y - 14, 26, 29, "none", rounding=4)
    return marked(view, region, "banner", title, area + used(region["banner"], x, y, 27))


def bubble(
    view: TianxiaView, region: RegionView, lefts: list[float], y: float, rooms: list[float]
) -> tuple[str, list[float]]:
    """TIANXIA-1.3 The extra benefit of a region, and where it ends: seen from near, and from far."""
    icons, width = fitted(region["bubble"], rooms[0] - 10, 16)
    pill = box(lefts[0], y - 12, width + 10, 24, PAPER, palette.SLOT_EDGE, 12, 1)
    large, wide = fitted(region["bubble"], rooms[1] - 6, LARGE, far=True)
    far = box(lefts[1], y - 13, wide + 6, 26, PAPER, palette.SLOT_EDGE, 13, 1) + placed(large, lefts[1] + 3, y)
    markup = near_and_far(pill + placed(icons, lefts[0] + 5, y), far)
    title = f"Bubble: {spoken(region['bubble'])}"
    return marked(view, region, "bubble", title, markup), [lefts[0] + width + 10, lefts[1] + wide + 6]


def marked(view: TianxiaView, region: RegionView, verb: str, title: str, markup: str) -> str:
    """What can be taken by itself in the region where somebody acts."""
    is_open = view["deed"] == "region" and view["place"] == region["name"] and verb not in view["parts"]
    return thing("verb", verb, title, markup) if is_open else told(title, markup)


def exchanges(region: RegionView) -> str:
    """TIANXIA-1.6 Conversions, side by side at the foot of the first cell."""
    left, top = corner(*CELLS[region["name"]][0])
    width = (COLUMN - 14 - 5) / 2
    parts = []
    for k, line in enumerate(region["exchanges"]):
        words = line.split()
        x, y = left + 7 + (width + 5) * k, top + TRADE_TOP
        sheet = box(x, y, width, 23, PAPER, palette.SLOT_EDGE, 6, 1)
        near = centred(line, x + width / 2, y + 11.5, width - 8, 16)
        icons = near_and_far(near, centred(line, x + width / 2, y + 11.5, width - 4, LARGE, far=True))
        title = f"Exchange: {spoken(line)}"
        parts.append(thing("conversion", f"{words[1]}-{words[4]}", title, sheet + icons))
    return "".join(parts)


def port(view: TianxiaView, region: RegionView) -> str:
    """TIANXIA-1.7 The port, what it demands, and whose ships have sailed from it this round."""
    left, top = corner(*CELLS[region["name"]][0])
    ship = next(one for one in view["ships"] if one["place"] == region["name"])
    x, y = left + 7, top + TRADE_TOP
    sheet = box(x, y, COLUMN - 14, 23, palette.WATER_LIGHT, palette.WATER_LINE, 6, 1)
    near = PEN.text(x + 26, y + 16.5, SMALL, "Port buys") + used(ship["demand"], x + 102, y + 11.5, 18)
    far = PEN.text(x + 28, y + 18, LARGE - 1, "buys") + used(ship["demand"], x + 86, y + 11.5, 22)
    buys = near_and_far(near, far)
    markers = fanned(ship["markers"], x + 115, y + 11.5, 33, 7.7)
    title = f"Port of {region['label']}, {ship['label'] or 'no ship'}: each delivery costs 1 {ship['demand']}"
    return thing("port", region["name"], title, sheet + used("anchor", x + 14, y + 11.5, 17) + buys + markers)


def house(view: TianxiaView, building: BuildingView) -> str:
    """TIANXIA-1.4 A building: what it gives at the left, then its spaces; grey for income, red for what lasts."""
    left, top = building_place(building["name"])
    edge, tint = (palette.GREY, palette.GREY_TINT) if building["income"] else (palette.CINNABAR, palette.CINNABAR_TINT)
    sheet = box(left, top, HOUSE_WIDTH, HOUSE_HEIGHT, PAPER, edge, 7, 1.4)
    plate = box(left + 4, top + 25, EMBLEM, HOUSE_HEIGHT - 30, tint, rounding=5)
    low = box(left + 3, top + 20, EMBLEM, HOUSE_HEIGHT - 23, tint, rounding=5)
    name = titled(building, left + 7, top + 17, 14.6, HOUSE_WIDTH - 45)
    middle = left + 4 + EMBLEM / 2
    near = plate + name + emblem(building, middle, top + 50) + raid(building, left, top)
    far = low + far_name(building, left, top) + far_emblem(building, middle, top + 49)
    parts = [sheet, near_and_far(near, far)]
    room = (HOUSE_WIDTH - EMBLEM - 10) / 3
    for k, one in enumerate(building["spaces"]):
        x = left + EMBLEM + 6 + room * (k + 0.5)
        parts.append(space(view, building, k, one, x, top + 25, room))
    return thing("building", building["name"], house_title(building), "".join(parts))


def titled(building: BuildingView, x: float, foot: float, size: float, room: float) -> str:
    """TIANXIA-5.4 The name of a building, and after it a wedge once raiders have raised its prices."""
    if not building["tokens"]:
        return PEN.fitted(x, foot, size, building["label"], room).replace(ANCHOR, "")
    name = PEN.fitted(x, foot, size, building["label"], room - WEDGE).replace(ANCHOR, "")
    end = x + min(room - WEDGE, text_width(building["label"]) * size) + 3
    return name + told(f"Raided: governors cost {building['tokens']} wood more", raised(end, foot, size))


def far_name(building: BuildingView, left: float, top: float) -> str:
    """The name over the breadth of a building, and what raiders lose here."""
    right = left + HOUSE_WIDTH - 4
    name = titled(building, left + 5, top + 16, 17.2, HOUSE_WIDTH - 41)
    strength = PEN.text(right, top + 16.5, 17.2, str(building["raid"]), anchor="end")
    return name + told(
        f"Raiders lose {building['raid']} strength here", used("fire", right - 17, top + 10.5, 15) + strength
    )


def emblem(building: BuildingView, x: float, y: float) -> str:
    """Income as icons; of a lasting effect what it is about, and how much less or more."""
    if building["income"]:
        words = building["income"].split()
        lines = [" ".join(words[k : k + 2]) for k in range(0, len(words), 2)]
        middle = (len(lines) - 1) / 2
        return "".join(centred(line, x, y + 22 * (k - middle), EMBLEM - 6, 20) for k, line in enumerate(lines))
    about, change, unit = EFFECTS[HOOKS[building["name"]]]
    if unit == "points":
        return (
            used(about, x, y - 11, 20) + centred("1 points", x + 6, y + 12, 20, 18) + PEN.text(x - 17, y + 17, 15, "+")
        )
    change_x = x if not unit else x - 9
    sign = PEN.text(change_x, y + 17, SMALL, change, anchor="middle")
    return used(about, x, y - 11, 21) + sign + (used(unit, x + 10, y + 12, 16) if unit else "")


def far_emblem(building: BuildingView, x: float, y: float) -> str:
    """The same, as large as a building without its name has room for."""
    if building["income"]:
        words = building["income"].split()
        lines = [" ".join(words[k : k + 2]) for k in range(0, len(words), 2)]
        middle, size = (len(lines) - 1) / 2, 23
        return "".join(
            centred(one, x, y + 26 * (k - middle), EMBLEM - 2, size, far=True) for k, one in enumerate(lines)
        )
    about, change, unit = EFFECTS[HOOKS[building["name"]]]
    head = used(about, x, y - 13, 24)
    if unit == "points":
        return head + PEN.text(x - 19, y + 20, LARGE, "+") + centred("1 points", x + 6, y + 14, 28, LARGE, far=True)
    sign = PEN.text(x if not unit else x - 9, y + 21, LARGE, change, anchor="middle")
    return head + sign + (used(unit, x + 11, y + 14, 18) if unit else "")


def raid(building: BuildingView, left: float, top: float) -> str:
    """What raiders lose here."""
    right, y = left + HOUSE_WIDTH - 4, top + 12
    fire = used("fire", right - 18, y, 17) + PEN.text(right - 4, y + 5, SMALL, str(building["raid"]), anchor="middle")
    return told(f"Raiders lose {building['raid']} strength here", fire)


def space(view: TianxiaView, building: BuildingView, at: int, one: SpaceView, x: float, top: float, room: float) -> str:
    """A governor's space: whoever is there, or the bonus tile, and its price in wood."""
    area = box(x - room / 2 + 1, top, room - 2, HOUSE_HEIGHT - 29, "none", rounding=5)
    y = top + 16
    if one["governor"] >= 0:
        shown = near_and_far(meeple(one["governor"], x, y + 5, 36), meeple(one["governor"], x, y + 7, 42))
        title = f"{building['label']}, space {at + 1}: governor of {player_name(view, one['governor'])}"
    else:
        near = bonus(one["tile"], x, y, 27) if one["tile"] else seat_for_meeple(x, y, 25)
        far = bonus(one["tile"], x, y - 4, 27) if one["tile"] else seat_for_meeple(x, y - 4, 26)
        prices = [cost(view, building, one, x, top + foot, size) for foot, size in ((46.5, SMALL), (49, LARGE))]
        shown = near_and_far(near + prices[0], far + prices[1])
        title = f"{building['label']}, space {at + 1}: {price_title(building, one)}"
    if not governable(view, building):
        return told(title, area + shown)
    return thing("space", str(at + 1), title, area + shown)


def cost(view: TianxiaView, building: BuildingView, one: SpaceView, x: float, foot: float, size: float) -> str:
    """A governor's price in wood; what whoever has the turn cannot pay can be pale."""
    is_dear = one["wood"] - wood_off(view) > view["seats"][view["turn"]]["things"]["wood"]
    price = PEN.text(x - 1, foot, size, str(one["wood"]), anchor="end") + used("wood", x + 8, foot - size * 0.35, 15)
    return f'<g class="dear">{price}</g>' if is_dear else price


def raised(x: float, foot: float, size: float) -> str:
    """A wedge that points up: prices are higher than they were."""
    shape = f"M{pair(x, foot - size * 0.06)}h8l-4 {number(-size * 0.58)}Z"
    return f'<path d="{shape}" fill="{palette.CINNABAR}"/>'


def price_title(building: BuildingView, one: SpaceView) -> str:
    """What a space costs, how much of that raiders have added, and the tile that lies there."""
    more = f" ({building['tokens']} of it since raiders were here)" if building["tokens"] else ""
    return f"{one['wood']} wood{more}" + (f", {one['tile']}" if one["tile"] else "")


def wood_off(view: TianxiaView) -> int:
    """What a benefit that installs a governor takes off the price."""
    effect = view["effects"][0] if view["effects"] else ""
    return int(effect.split()[0]) if effect.endswith("governor") else 0


def governable(view: TianxiaView, building: BuildingView) -> bool:
    """Might a governor be installed here now? Else its spaces are not asked for."""
    if view["effects"]:
        return "governor" in view["effects"][0]
    return view["deed"] == "region" and view["place"] == building["region"] and "govern" not in view["parts"]


def house_title(building: BuildingView) -> str:
    lasting = building["text"].rstrip(".").lower()
    gives = f"each round {building['text']}" if building["income"] else f"from then on {lasting}"
    prices = ", ".join(str(one["wood"]) for one in building["spaces"] if one["governor"] < 0)
    free = f"governors cost {prices} wood" if prices else "no free space"
    return f"{building['label']}: {gives}; {free}; raiders lose {building['raid']} strength here"


def region_title(view: TianxiaView, region: RegionView) -> str:
    """A region in words."""
    discs = [f"{player_name(view, seat)} {count}" for seat, count in enumerate(region["discs"]) if count]
    price = view["discs"][region["name"]]
    gives = [f"a step on the {region['banner'].capitalize()} track"]
    gives += [spoken(region["bubble"])] if region["bubble"] else []
    cost = f" Discs: {', '.join(discs)}; the next costs {price} {'coin' if price == 1 else 'coins'}." if discs else ""
    return f"{region['label']}: {', '.join(gives)}.{cost}"
