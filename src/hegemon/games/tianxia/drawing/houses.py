"""Player boards: what a house owns, what it still has to build, its merchants, figurines and tiles; a panel each."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.benefits import THINGS
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import row, spoken
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import icon
from hegemon.games.tianxia.drawing.palette import PEN
from hegemon.games.tianxia.drawing.tokens import bonus, meeple, seat_disc, slot, told
from hegemon.games.tianxia.view import SeatView, TianxiaView
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import box, placed
from hegemon.kit.drawing.owners import COLOURS, player_name
from hegemon.kit.drawing.panels import Panel

WIDTH = 344.0
HEIGHT = 172.0
EDGE = 14.0
COLUMN = (WIDTH - 2 * EDGE) / len(THINGS)


def house_panels(view: TianxiaView) -> list[Panel]:
    """A board for each player, whose turn it is first."""
    return [house_panel(view, seat) for seat in view["order"]]


def house_panel(view: TianxiaView, seat: int) -> Panel:
    """A player board in four rows."""
    own, name = view["seats"][seat], player_name(view, seat)
    parts = [box(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, palette.SHEET, COLOURS[seat], 9, 1.6), head(own, seat, name)]
    parts += [purse(own), works(own), merchants(own, seat), treasures(own)]
    markup = f'<g data-seat="{seat}">{"".join(parts)}</g>'
    return Panel(f"house-{seat}", f"{name}, {own['label']}", markup, WIDTH, HEIGHT, 8)


def head(own: SeatView, seat: int, name: str) -> str:
    """Whose it is, the house, and its income each round."""
    income, width = row(own["income"], 17, alone=True)
    title = heading(EDGE + 26, 24, 16, own["label"])
    gain = told(f"Income each round: {spoken(own['income'])}", placed(income, WIDTH - EDGE - width, 19))
    word = PEN.text(WIDTH - EDGE - width - 8, 24, 13, "income", palette.FADED, "end", plain=True)
    return seat_disc(seat, EDGE + 9, 19, 10) + title + word + gain


def purse(own: SeatView) -> str:
    """Coins, resources and goods."""
    parts = []
    for k, thing in enumerate(THINGS):
        x = EDGE + COLUMN * (k + 0.5)
        number = own["things"][thing]
        ink = palette.INK if number else palette.LINE
        parts.append(icon(thing, x - 9, 53, 20) + PEN.text(x + 4, 58, 15, str(number), ink))
    return "".join(parts)


def works(own: SeatView) -> str:
    """TIANXIA-1.13 Stone of the walls and towers that are not built yet, then discs, meeples and delivery markers."""
    y = 87.0
    parts, x = [], EDGE
    for kind, costs in (("wall", own["walls"]), ("tower", own["towers"])):
        words = [str(cost) for cost in costs] or ["–"]
        title = f"Stone for the next {kind}s: {', '.join(words)}" if costs else f"Every {kind} is built"
        numbers = "".join(PEN.text(x + 24 + 12 * k, y + 5, 14, word) for k, word in enumerate(words))
        parts.append(told(title, icon(kind, x + 9, y, 19) + numbers))
        x += 24 + 12 * len(words) + 12
    counts = (("disc", own["discs"], "discs to place"), ("meeple", own["supply"], "meeples in supply"))
    for k, (sign, number, title) in enumerate((*counts, ("crate", own["crates"], "delivery markers"))):
        x = WIDTH - EDGE - 44 * (3 - k) + 6
        parts.append(told(f"{number} {title}", icon(sign, x + 8, y, 18) + PEN.text(x + 19, y + 5, 14, str(number))))
    return "".join(parts)


def merchants(own: SeatView, seat: int) -> str:
    """TIANXIA-4.8 The row of merchants, and what a full row does."""
    y = 118.0
    parts = [PEN.text(EDGE, y + 5, 13, "Merchants", palette.FADED, plain=True)]
    for k in range(content.MERCHANTS):
        x = EDGE + 82 + 25 * k
        parts.append(meeple(seat, x, y, 24) if k < own["merchants"] else slot(x, y, 9.5))
    icons, _ = row(own["merchant_action"], 18, alone=True)
    x = EDGE + 82 + 25 * content.MERCHANTS
    title = f"A full row of merchants: {spoken(own['merchant_action'])}"
    parts.append(PEN.text(x - 4, y + 5, 14, "→") + told(title, placed(icons, x + 18, y)))
    parts.append(PEN.text(WIDTH - EDGE, y + 5, 13, f"{own['objectives']} in hand", palette.FADED, "end", plain=True))
    words = text_width(f"{own['objectives']} in hand") * 13
    return "".join(parts) + icon("card", WIDTH - EDGE - words - 8, y, 17)


def treasures(own: SeatView) -> str:
    """Figurines and tiles, and those that are used, pale."""
    y, parts = 150.0, []
    owned = [*own["figurines"], *own["tiles"], *own["used"]]
    step = min(32.0, (WIDTH - 2 * EDGE - 26) / max(1, len(owned) - 1))
    for k, name in enumerate(owned):
        shown = bonus(name, EDGE + 14 + step * k, y, 27, alone=True)
        parts.append(f'<g opacity="0.4">{shown}</g>' if k >= len(owned) - len(own["used"]) else shown)
    return "".join(parts) or PEN.text(EDGE, y + 5, 13, "No bonus tiles yet", palette.FADED, plain=True)
