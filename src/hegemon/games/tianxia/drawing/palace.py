"""The palace: four tracks that are climbed from the foot, what a step gives, and who stands where."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import centred, parted, spoken
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PAPER, PEN, SMALL
from hegemon.games.tianxia.drawing.places import PALACE
from hegemon.games.tianxia.drawing.tokens import crowd, near_and_far, thing, told
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.markup import box
from hegemon.kit.drawing.owners import player_name

LEFT, TOP, WIDTH, HEIGHT = PALACE
SCALE = 22.0  # the breadth of the numbers and points of steps at the left
TRACK = (WIDTH - SCALE - 6) / len(TRACKS)
HEAD = 60.0
FOOT = 38.0  # before the first step
STEP = (HEIGHT - HEAD - FOOT - 6) / content.TRACK_STEPS


def step_top(step: int) -> float:
    """The upper edge of a step; 0 is the foot."""
    return TOP + HEAD + STEP * (content.TRACK_STEPS - step)


def track_piece(view: TianxiaView, at: int) -> str:
    """A track: its banner at the head, steps with benefits, and the players on it."""
    left = LEFT + SCALE + TRACK * at
    name = content.TRACK_LABELS[at]
    colour = palette.BANNERS[at]
    parts = [box(left + 1, TOP + 28, TRACK - 2, HEIGHT - 32, PAPER, colour, 6, 1.2)]
    parts.append(told(name, used(TRACKS[at], left + TRACK / 2, TOP + 44, 27)))
    parts += [step_box(at, step, left) for step in range(1, content.TRACK_STEPS + 1)]
    for step in range(content.TRACK_STEPS + 1):
        seats = [seat for seat, own in enumerate(view["seats"]) if own["tracks"][at] == step]
        foot = step_top(step) + (STEP if step else FOOT)
        parts.append(crowd(seats, left + 4, foot - (10 if len(seats) < 3 else 18), TRACK - 8, 7.9))
    return thing("track", TRACKS[at], track_title(view, at), "".join(parts))


def step_box(track: int, step: int, left: float) -> str:
    """A step: tinted where it gives something, with its icons in the upper part."""
    benefit = content.STEP_BENEFITS[track][step - 1]
    top = step_top(step)
    line = f'<path d="M{left + 3:.1f} {top + STEP:.1f}h{TRACK - 6:.1f}" stroke="{palette.LINE}" stroke-width="0.8"/>'
    if not benefit:
        return line
    tint = box(left + 2, top + 1, TRACK - 4, STEP - 2, palette.SILK, rounding=4)
    title = f"{content.TRACK_LABELS[track]}, step {step}: {spoken(benefit)}"
    both = near_and_far(icons(benefit, left + TRACK / 2, top), far_icons(benefit, left + TRACK / 2, top))
    return line + told(title, tint + both)


def icons(benefit: str, x: float, top: float) -> str:
    """One line of icons, or two where a line would be too small."""
    parts = parted(benefit)
    if len(parts) == 1:
        return centred(benefit, x, top + 14, TRACK - 8, 20)
    joint = {"/": "or", ">": "→"}.get(parts[1], "")
    off = 7.0 if joint else 0.0
    above = centred(parts[0], x, top + 9.5, TRACK - 8, 16)
    below = centred(parts[-1], x + off, top + 25.5, TRACK - 8 - 2 * off, 16)
    return above + below + (PEN.text(x - TRACK / 2 + 4, top + 30, SMALL, joint, palette.FADED) if joint else "")


def far_icons(benefit: str, x: float, top: float) -> str:
    """The same with numbers as large as icons; of two benefits the second below the first."""
    parts = parted(benefit)
    if len(parts) == 1:
        return centred(benefit, x, top + 14, TRACK - 6, 22, far=True)
    return icons(benefit, x, top)


def track_title(view: TianxiaView, at: int) -> str:
    """A track in words: who stands where, and what that is worth in the end."""
    stands = [
        f"{player_name(view, seat)} {own['tracks'][at]} ({content.STEP_POINTS[own['tracks'][at]]} points)"
        for seat, own in enumerate(view["seats"])
    ]
    return f"{content.TRACK_LABELS[at]}: {', '.join(stands)}"
