"""The palace as it lies on a phone held upright: a row for each track, a column for each step, the first at left."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import centred, foot, parted, spoken
from hegemon.games.tianxia.drawing.headings import heading
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PAPER, PEN
from hegemon.games.tianxia.drawing.tokens import crowd, told
from hegemon.games.tianxia.drawing.upright import PALACE
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.markup import box

LEFT, TOP, WIDTH, HEIGHT = PALACE
NAME = 122.0  # the breadth of banners and names at the left
FOOT = 54.0  # of the place before the first step
STEP = (WIDTH - NAME - FOOT - 6) / content.TRACK_STEPS
HEAD = 38.0  # of the numbers of steps and what they are worth
ROW = (HEIGHT - HEAD - 6) / len(TRACKS)
LETTERS = 18.0
PAIR = 2  # players who stand side by side on a step


def step_left(step: int) -> float:
    """The left edge of a step; 0 is the foot."""
    return LEFT + NAME + (FOOT + STEP * (step - 1) if step else 0)


def sheet() -> str:
    """The sheet, its name, and above each column its step and what that is worth in the end."""
    parts = [box(*PALACE, palette.SHEET, palette.GOLD_DARK, 10, 1.6), heading(LEFT + 12, TOP + 27, 21, "The Palace")]
    for step in range(1, content.TRACK_STEPS + 1):
        x, y, points = step_left(step) + STEP / 2, TOP + HEAD / 2 + 1, str(content.STEP_POINTS[step])
        parts.append(PEN.text(x - 4, y + foot(LETTERS), LETTERS, str(step), palette.FADED, "end"))
        parts.append(used("points", x + 9, y, 23) + PEN.text(x + 9, y + foot(16.5), 16.5, points, PAPER, "middle"))
    return "".join(parts)


def track(view: TianxiaView, at: int) -> str:
    """A track: its banner and its name, then the foot and the steps."""
    top = TOP + HEAD + ROW * at
    parts = [box(LEFT + 4, top + 1, WIDTH - 8, ROW - 3, PAPER, palette.BANNERS[at], 6, 1.2)]
    name = PEN.text(LEFT + 34, top + ROW / 2 + foot(17), 17, content.TRACK_LABELS[at])
    parts.append(told(content.TRACK_LABELS[at], used(TRACKS[at], LEFT + 20, top + ROW / 2 - 0.5, 25) + name))
    for step in range(content.TRACK_STEPS + 1):
        left, seats = step_left(step), seats_on(view, at, step)
        parts.append(step_box(at, step, left, top) if step else "")
        radius, below = (9.7, 15) if len(seats) <= PAIR else (7.4, 21)
        y = top + ROW - (below if benefit_of(at, step) else ROW / 2)
        parts.append(crowd(seats, left + 4, y, STEP - 7, radius))
    return "".join(parts)


def benefit_of(track: int, step: int) -> str:
    return content.STEP_BENEFITS[track][step - 1] if step else ""


def seats_on(view: TianxiaView, track: int, step: int) -> list[int]:
    """Who stands on a step."""
    return [seat for seat, own in enumerate(view["seats"]) if own["tracks"][track] == step]


def step_box(track: int, step: int, left: float, top: float) -> str:
    """A step: tinted where it gives something, with its icons in the upper part."""
    benefit = benefit_of(track, step)
    line = f'<path d="M{left:.1f} {top + 5:.1f}v{ROW - 11:.1f}" stroke="{palette.LINE}" stroke-width="0.8"/>'
    if not benefit:
        return line
    tint = box(left + 1, top + 3, STEP - 2, ROW - 7, palette.SILK, rounding=4)
    title = f"{content.TRACK_LABELS[track]}, step {step}: {spoken(benefit)}"
    return line + told(title, tint + icons(benefit, left + STEP / 2, top))


def icons(benefit: str, x: float, top: float) -> str:
    """One line of icons; of two benefits the second below the first."""
    parts = parted(benefit)
    if len(parts) == 1:
        return centred(benefit, x, top + 20, STEP - 4, 25, far=True)
    joint = {"/": "or", ">": "→"}.get(parts[1], "")
    off = 9.0 if joint else 0.0
    sign = PEN.text(x - STEP / 2 + 3, top + 38, 16, joint, palette.FADED) if joint else ""
    above = centred(parts[0], x, top + 13, STEP - 4, 18, far=True)
    return above + centred(parts[-1], x + off, top + 33, STEP - 4 - 2 * off, 18, far=True) + sign
