"""What the player in turn could still do, read off a view: what all players can see decides it.

The rules know it better; a prompt has only a view, and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.tianxia import content
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing.benefits import parted, spoken_atom
from hegemon.games.tianxia.view import DeliveryView, RegionView, ShipView, TianxiaView
from hegemon.games.tianxia.words.reading import region_named, who_asks

PIECES = {"wall": ("walls", "stone"), "tower": ("towers", "stone"), "soldier": ("soldiers", "rice")}
BUILT = {"fortify": ("wall", "tower"), "train": ("soldier",)}
MORE_EXCHANGE = next(row.name for row in content.BUILDINGS if row.hook == content.MORE_EXCHANGE)


def pieces_left(view: TianxiaView) -> list[str]:
    """TIANXIA-4.5 What can be built or trained in a military turn: `wall`, `tower`, `soldier`."""
    own = who_asks(view)

    def is_possible(piece: str) -> bool:
        row, paid = PIECES[piece]
        price, has_room = own["prices"][piece], any(-1 in lane[row] for lane in rows_of(view))
        return 0 <= price <= own["things"][paid] and has_room and (piece != "soldier" or own["supply"] > 0)

    return [piece for piece in BUILT[view["deed"]] if is_possible(piece)]


def rows_of(view: TianxiaView) -> list[dict[str, list[int]]]:
    """The spaces of each section."""
    return [{"walls": lane["walls"], "towers": lane["towers"], "soldiers": lane["soldiers"]} for lane in view["lanes"]]


def gifts_left(view: TianxiaView) -> list[str]:
    """TIANXIA-4.1 What of banner and bubble a region turn can still take: `the step`, `2 coins`, `1 rice`."""
    region, own, taken = region_named(view, view["place"]), who_asks(view), view["parts"]
    can_climb = own["tracks"][TRACKS.index(region["banner"])] < content.TRACK_STEPS
    step = ["the step"] if can_climb and "banner" not in taken else []
    bubble = [] if "bubble" in taken else [spoken_atom(part) for part in parted(region["bubble"])]
    return [*step, *(gift.removesuffix(" of your choice") for gift in bubble)]


def actions_left(view: TianxiaView) -> list[str]:
    """TIANXIA-4.1 The actions of a region turn that can be taken now: `govern`, `exchange`, `ship`."""
    region = region_named(view, view["place"])
    return [action for action, can_take in ACTIONS.items() if can_take(view, region)]


def can_govern(view: TianxiaView, region: RegionView) -> bool:
    """TIANXIA-4.2 A free space in the region that can be paid."""
    own = who_asks(view)
    houses = [building for building in view["buildings"] if building["region"] == region["name"]]
    free = [space["wood"] for house in houses for space in house["spaces"] if space["governor"] < 0]
    return "govern" not in view["parts"] and own["supply"] > 0 and min(free, default=99) <= own["things"]["wood"]


def can_exchange(view: TianxiaView, region: RegionView) -> bool:
    """TIANXIA-4.3 An exchange is left, and one of those listed can be paid."""
    goes_on = view["action"] == "exchange"
    if "exchange" in view["parts"] and not goes_on:
        return False
    made = view["times"] if goes_on else 0
    return made < most_exchanges(view) and any(can_pay(view, parted(line)[0]) for line in region["exchanges"])


def most_exchanges(view: TianxiaView) -> int:
    """TIANXIA-4.3 Four, and more with a governor in the Exchange Hall."""
    hall = next(row for row in content.BUILDINGS if row.name == MORE_EXCHANGE)
    shown = next(building for building in view["buildings"] if building["name"] == hall.name)
    has_governor = any(space["governor"] == view["turn"] for space in shown["spaces"])
    return content.CONVERSIONS + (hall.number if has_governor else 0)


def can_pay(view: TianxiaView, part: str) -> bool:
    """Has the player in turn so much of a thing: `2 rice`?"""
    number, thing = part.split()
    return who_asks(view)["things"][thing] >= int(number)


def can_ship(view: TianxiaView, region: RegionView) -> bool:
    """TIANXIA-4.4 A delivery can be made at the region's port, where no own marker lay before this turn."""
    ship = next((ship for ship in view["ships"] if ship["place"] == region["name"]), None)
    if ship is None or not ship["ship"] or who_asks(view)["crates"] == 0:
        return False
    if view["action"] != "ship" and ("ship" in view["parts"] or view["turn"] in ship["markers"]):
        return False
    return any(can_deliver(view, ship, space) for space in ship["spaces"])


def can_deliver(view: TianxiaView, ship: ShipView, space: DeliveryView) -> bool:
    """TIANXIA-4.4 The demanded good plus what the space asks."""
    wanted: dict[str, int] = {ship["demand"]: 1}
    for part in parted(space["goods"]):
        number, good = part.split()
        wanted[good] = wanted.get(good, 0) + int(number)
    return space["crate"] < 0 and all(can_pay(view, f"{number} {good}") for good, number in wanted.items())


ACTIONS: dict[str, Callable[[TianxiaView, RegionView], bool]] = {
    "govern": can_govern,
    "exchange": can_exchange,
    "ship": can_ship,
}
