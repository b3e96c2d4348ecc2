"""The players in turn order: who acts now, and who has passed for which place in the next round."""

from __future__ import annotations

from html import escape

from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.palette import PEN, SMALL
from hegemon.games.tianxia.drawing.places import ORDER
from hegemon.games.tianxia.drawing.sideways import ORDER as SIDEWAYS
from hegemon.games.tianxia.drawing.tokens import TILES, lettered, near_and_far, only, seat_disc
from hegemon.games.tianxia.drawing.upright import ORDER as UPRIGHT
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.lettering import shortened, text_width
from hegemon.kit.drawing.markup import Rectangle, box, disc, untouched
from hegemon.kit.drawing.owners import player_name

ROW = 26.0
TURN = 58.0  # the breadth of the heading before the discs, where both share a line
NEXT = ("1st", "2nd", "3rd", "4th")  # the place in the next round of who has passed


def order_piece(view: TianxiaView) -> str:
    """The players in turn order; who has passed stands back."""
    left, top, width, _ = ORDER
    wide = heading(left + width / 2, top + 21, 16, "Turn order", anchor="middle")
    upright = heading(UPRIGHT[0] + 12, UPRIGHT[1] + 24, 20, "Turn order")
    names = untouched(only("wide", wide) + only("upright", upright))
    narrow = heading(SIDEWAYS[0] + 10, sign_height(view, SIDEWAYS) + 8, 19, "Turn")
    names += untouched(only("sideways", narrow))
    return names + "".join(house(view, seat, k) for k, seat in enumerate(view["order"]))


def house(view: TianxiaView, seat: int, at: int) -> str:
    """A player, in a row of names or beside the others."""
    shown = only("wide", house_row(view, seat, ORDER[1] + 44 + ROW * at))
    for name, place, least in (("upright", UPRIGHT, 6.0), ("sideways", SIDEWAYS, TURN)):
        shown += only(name, house_sign(view, seat, at, place, least))
    return f'<g data-seat="{seat}"><title>{escape(house_title(view, seat))}</title>{lettered(shown)}</g>'


def house_sign(view: TianxiaView, seat: int, at: int, place: Rectangle, indent: float) -> str:
    """A player as a disc beside the others, and the place in the next round once passed."""
    left, top, width, height = place
    step = min(64.0, (width - indent - 6) / view["players"])
    x, y = left + indent + step * (at + 0.5), sign_height(view, place)
    has_passed = seat in view["passed"]
    token = seat_disc(seat, x, y, 13)
    parts = [f'<g opacity="0.5">{token}</g>' if has_passed else token]
    parts += [disc(x, y, 17, "none", palette.GOLD, 3)] if is_in_turn(view, seat) else []
    return "".join(parts) + PEN.text(x, top + height - 8, 17, passed_as(view, seat), palette.FADED, "middle")


def sign_height(view: TianxiaView, place: Rectangle) -> float:
    """Where discs are: in the middle, until places in the next round stand below them."""
    _, top, _, height = place
    return top + (height - 40 if view["passed"] or place == UPRIGHT else height / 2)


def passed_as(view: TianxiaView, seat: int) -> str:
    """The place in the next round of who has passed, where there will be one."""
    if seat not in view["passed"]:
        return ""
    return NEXT[view["passed"].index(seat)] if view["round"] < view["rounds"] else "passed"


def is_in_turn(view: TianxiaView, seat: int) -> bool:
    return seat == view["turn"] and view["phase"] == "turn"


def house_row(view: TianxiaView, seat: int, y: float) -> str:
    """A player: disc and name, and the place in the next round once passed."""
    left, _, width, _ = ORDER
    has_passed = seat in view["passed"]
    fill, edge = (palette.PAPER, palette.GOLD) if is_in_turn(view, seat) else ("none", "")
    parts = [box(left + 6, y - 12, width - 12, 24, fill, edge, 7, 1.6), seat_disc(seat, left + 22, y, 9.5)]
    place = ", ".join(dict.fromkeys(["passed", passed_as(view, seat)])) if has_passed and not view["over"] else ""
    ink = palette.FADED if has_passed else palette.INK
    name = player_name(view, seat)
    return "".join(parts) + near_and_far(line(name, place, 15, y, ink), line(name, place, 19, y, ink))


def line(name: str, place: str, size: float, y: float, ink: str) -> str:
    """A name, and at the right the place in the next round."""
    left, _, width, _ = ORDER
    small = max(SMALL, size - 4)
    shown = shortened(name, (width - 52 - text_width(place) * small) / size)
    said = PEN.text(left + 38, y + size / 3, size, shown, ink)
    return said + (
        PEN.text(left + width - 12, y + size / 3, small, place, palette.FADED, "end", plain=True) if place else ""
    )


def house_title(view: TianxiaView, seat: int) -> str:
    """A player board in words."""
    own = view["seats"][seat]
    owned = [name.capitalize() for name in own["figurines"]] + [TILES[name].label for name in own["tiles"]]
    tiles = f"; has {', '.join(owned)}" if owned else ""
    passed = passed_as(view, seat)
    place = "; passed" + (f", {passed} next round" if passed != "passed" else "") if passed else ""
    gives = f"income {spoken(own['income'])}; a full row of merchants gives {spoken(own['merchant_action'])}"
    return f"{player_name(view, seat)}, {own['label']}: {gives}{tiles}{place}"
