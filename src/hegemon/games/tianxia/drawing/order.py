"""The players in turn order: who acts now, and who has passed for which place in the next round."""

from __future__ import annotations

from html import escape

from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.palette import PEN, SMALL
from hegemon.games.tianxia.drawing.places import ORDER
from hegemon.games.tianxia.drawing.tokens import TILES, near_and_far, seat_disc
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.lettering import shortened, text_width
from hegemon.kit.drawing.markup import box, untouched
from hegemon.kit.drawing.owners import player_name

ROW = 26.0
NEXT = ("passed, 1st", "passed, 2nd", "passed, 3rd", "passed, 4th")  # the place in the next round of who has passed


def order_piece(view: TianxiaView) -> str:
    """The players in turn order; who has passed stands back."""
    left, top, width, _ = ORDER
    name = untouched(heading(left + width / 2, top + 21, 16, "Turn order", anchor="middle"))
    return name + "".join(house_row(view, seat, top + 44 + ROW * k) for k, seat in enumerate(view["order"]))


def house_row(view: TianxiaView, seat: int, y: float) -> str:
    """A player: disc and name, and the place in the next round once passed."""
    left, _, width, _ = ORDER
    is_turn, has_passed = seat == view["turn"] and view["phase"] == "turn", seat in view["passed"]
    fill, edge = (palette.PAPER, palette.GOLD) if is_turn else ("none", "")
    parts = [box(left + 6, y - 12, width - 12, 24, fill, edge, 7, 1.6), seat_disc(seat, left + 22, y, 9.5)]
    place = NEXT[view["passed"].index(seat)] if has_passed else ""
    ink = palette.FADED if has_passed else palette.INK
    near, far = (
        (player_name(view, seat), place, 15.0),
        (player_name(view, seat), place.removeprefix("passed, "), 19.0),
    )
    parts.append(near_and_far(line(*near, y, ink), line(*far, y, ink)))
    return f'<g data-seat="{seat}"><title>{escape(house_title(view, seat))}</title>{"".join(parts)}</g>'


def line(name: str, place: str, size: float, y: float, ink: str) -> str:
    """A name, and at the right the place in the next round."""
    left, _, width, _ = ORDER
    small = max(SMALL, size - 2)
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
    place = f"; passed, number {view['passed'].index(seat) + 1} next round" if seat in view["passed"] else ""
    gives = f"income {spoken(own['income'])}; a full row of merchants gives {spoken(own['merchant_action'])}"
    return f"{player_name(view, seat)}, {own['label']}: {gives}{tiles}{place}"
