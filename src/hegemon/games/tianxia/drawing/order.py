"""The houses in turn order: what their boards hold beside the purse, and who has passed for the next round."""

from __future__ import annotations

from html import escape

from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PEN, SMALL
from hegemon.games.tianxia.drawing.places import ORDER
from hegemon.games.tianxia.drawing.tokens import TILES, seat_disc, told
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.markup import box
from hegemon.kit.drawing.owners import player_name

COLUMNS = {
    "meeple": "Merchants of three",
    "tiger": "Figurines",
    "chest": "Bonus tiles to use",
    "wall": "Stone for the next wall",
    "tower": "Stone for the next tower",
}


def order_piece(view: TianxiaView) -> str:
    """The houses in turn order, with what is not told beside their names; who has passed stands back."""
    parts, top = [], ORDER[1]
    for k, (sign, title) in enumerate(COLUMNS.items()):
        parts.append(told(title, used(sign, column_middle(k), top + 16, 18)))
    for k, seat in enumerate(view["order"]):
        parts.append(house_row(view, seat, top + 42 + 26 * k))
    return "".join(parts)


def column_middle(k: int) -> float:
    return ORDER[0] + 57 + 28 * k


def house_row(view: TianxiaView, seat: int, y: float) -> str:
    """A house: its disc, and its numbers."""
    own = view["seats"][seat]
    left, _, width, _ = ORDER
    ends = [str(own["prices"][kind]) if own["prices"][kind] >= 0 else "–" for kind in ("wall", "tower")]
    numbers = [str(own["merchants"]), str(len(own["figurines"])), str(len(own["tiles"])), *ends]
    is_turn = seat == view["turn"] and view["phase"] == "turn"
    fill = palette.PAPER if is_turn else "none"
    parts = [box(left + 5, y - 12.5, width - 10, 25, fill, palette.GOLD if is_turn else "", 7, 1.6)]
    parts.append(seat_disc(seat, left + 33, y, 10))
    parts += [
        PEN.text(column_middle(k), y + 5, SMALL, text, palette.INK if text not in "0–" else palette.LINE, "middle")
        for k, text in enumerate(numbers)
    ]
    if seat in view["passed"]:
        place = str(view["passed"].index(seat) + 1)
        parts.append(PEN.text(left + 15, y + 5, SMALL, place, palette.FADED, "middle"))
    return f'<g data-seat="{seat}"><title>{escape(house_title(view, seat))}</title>{"".join(parts)}</g>'


def house_title(view: TianxiaView, seat: int) -> str:
    """A player board in words."""
    own = view["seats"][seat]
    owned = [name.capitalize() for name in own["figurines"]] + [TILES[name].label for name in own["tiles"]]
    tiles = f"; has {', '.join(owned)}" if owned else ""
    place = f"; passed, number {view['passed'].index(seat) + 1} next round" if seat in view["passed"] else ""
    gives = f"income {spoken(own['income'])}; a full row of merchants gives {spoken(own['merchant_action'])}"
    return f"{player_name(view, seat)}, {own['label']}: {gives}{tiles}{place}"
