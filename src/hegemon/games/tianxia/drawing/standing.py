"""Who stands where in the palace and on ships, in a few numbers, where they are on another page; and the ways there."""

from __future__ import annotations

from html import escape

from hegemon.games.tianxia import content
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PEN
from hegemon.games.tianxia.drawing.sideways import BACK, SECOND, STANDING
from hegemon.games.tianxia.drawing.tokens import only, seat_disc
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.markup import LETTERING, box, disc
from hegemon.kit.drawing.outlines import number, pair
from hegemon.kit.drawing.owners import player_name

FIGURE = 19.0
HEAD = 24.0  # of the name of the panel
SIGNS = 24.0  # of the row of what is counted
LINE, PLACE = 17.5, 48.0  # of a line of its own: the size of its numbers, and the room of each with its sign
NAMES = 40.0  # the breadth of the players' discs


def standing_piece(view: TianxiaView) -> str:
    """A row for each player: the step on each track, and deliveries on the ships that lie here."""
    left, top, width, height = STANDING
    gap = (width - NAMES - 8) / (len(TRACKS) + 1)
    middles = [left + NAMES + gap * (k + 0.5) for k in range(len(TRACKS) + 1)]
    parts = [
        heading(left + 10, top + 19, FIGURE, "Palace and ships", palette.AIM),
        arrow(left + width - 18, top + 13, 5),
    ]
    parts += [used(sign, x, top + HEAD + 12, 21) for sign, x in zip([*TRACKS, "sea"], middles)]
    row = (height - HEAD - SIGNS - 3) / view["players"]
    for seat, own in enumerate(view["seats"]):
        y = top + HEAD + SIGNS + row * (seat + 0.5)
        parts.append(seat_disc(seat, left + 20, y, min(9.5, row / 2)))
        numbers = [*own["tracks"], deliveries(view, seat)]
        parts += [PEN.text(x, y + FIGURE * 0.35, FIGURE, str(one), anchor="middle") for x, one in zip(middles, numbers)]
    lines = "".join(own_line(view, seat) for seat in range(view["players"]))
    return only("sideways", way(STANDING, SECOND, said(view), "".join(parts))) + f"<defs>{lines}</defs>"


def own_line(view: TianxiaView, seat: int) -> str:
    """The steps of one player on a single line, for the bar of a phone held upright."""
    parts, x = [], 0.0
    for sign, step in zip(TRACKS, view["seats"][seat]["tracks"]):
        parts.append(used(sign, x + 11, 12, 22) + PEN.text(x + 25, 12 + LINE * 0.35, LINE, str(step)))
        x += PLACE
    said = f'aria-label="Your steps: {escape(steps(view, seat))}"'
    return f'<g id="standing-{seat}" data-box="0 0 {number(x)} 24" {said} {LETTERING}>{"".join(parts)}</g>'


def deliveries(view: TianxiaView, seat: int) -> int:
    """How many deliveries of a seat are on the ships that lie here."""
    return sum(space["crate"] == seat for ship in view["ships"] for space in ship["spaces"])


def said(view: TianxiaView) -> str:
    """The same in words."""
    rows = [f"{player_name(view, seat)}: {steps(view, seat)}" for seat in range(view["players"])]
    return f"Go to palace and ships. {'; '.join(rows)}"


def steps(view: TianxiaView, seat: int) -> str:
    return ", ".join(
        f"{label} {step}" for label, step in zip(content.TRACK_LABELS, view["seats"][seat]["tracks"], strict=True)
    )


def way_back() -> str:
    """From palace and ships to the first page."""
    left, top, width, height = BACK
    x, y = left + width / 2, top + height / 2
    words = [
        heading(x, y + 24 * k, FIGURE, word, palette.AIM, "middle") for k, word in enumerate(("Wall", "and", "regions"))
    ]
    return way(BACK, 0, "Go to wall and regions", arrow(x, y - 40, -7) + "".join(words))


def way(place: tuple[float, float, float, float], page: float, title: str, markup: str) -> str:
    """A part that leads to another page when it is tapped."""
    sheet = box(*place, palette.SHEET, palette.AIM, 10, 1.8)
    x, y = place[0] + place[2] - 5, place[1] + 5
    dot = f'<g class="elsewhere">{disc(x, y, 9, palette.CINNABAR, palette.PAPER, 2)}</g>'
    inside = f"<title>{escape(title)}</title>{sheet}{markup}{dot}"
    return f'<g data-page="{number(page)}" role="button" tabindex="0" pointer-events="all">{inside}</g>'


def arrow(x: float, y: float, size: float) -> str:
    """An angle that points down, or up."""
    pen = f'fill="none" stroke="{palette.AIM}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
    wide, half = abs(size) * 1.3, size * 0.6
    angle = f"M{pair(x - wide, y - half)}L{pair(x, y + half)}L{pair(x + wide, y - half)}"
    return f'<path d="{angle}" {pen}/>'
