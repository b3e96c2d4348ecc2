"""The palace: four tracks that are climbed from the foot, what a step gives, and who stands where."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing import lying, palette
from hegemon.games.tianxia.drawing.benefits import centred, parted, spoken
from hegemon.games.tianxia.drawing.icons import used
from hegemon.games.tianxia.drawing.palette import PAPER, PEN, SMALL
from hegemon.games.tianxia.drawing.places import PALACE
from hegemon.games.tianxia.drawing.tokens import crowd, fanned, near_and_far, only, thing, told
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.markup import box
from hegemon.kit.drawing.owners import player_name

LEFT, TOP, WIDTH, HEIGHT = PALACE
SCALE = 17.0  # the breadth of the numbers of steps at the left
WORTH = 24.0  # and of what they are worth in the end at the right
TRACK = (WIDTH - SCALE - WORTH - 3) / len(TRACKS)
BANNER = 45.0  # the middle of banners
HEAD = 64.0
FOOT = 36.0  # before the first step
STEP = (HEIGHT - HEAD - FOOT - 6) / content.TRACK_STEPS


def step_top(step: int) -> float:
    """The upper edge of a step; 0 is the foot."""
    return TOP + HEAD + STEP * (content.TRACK_STEPS - step)


def track_piece(view: TianxiaView, at: int) -> str:
    """A track: its banner and its name at the head, steps with benefits, and the players on it."""
    standing = only("wide", upright_track(view, at)) + only("upright sideways", lying.track(view, at))
    return thing("track", TRACKS[at], track_title(view, at), standing)


def upright_track(view: TianxiaView, at: int) -> str:
    """A track as it stands in the palace."""
    left = LEFT + SCALE + TRACK * at
    parts = [box(left + 1, TOP + 28, TRACK - 2, HEIGHT - 32, PAPER, palette.BANNERS[at], 6, 1.2)]
    parts.append(told(content.TRACK_LABELS[at], used(TRACKS[at], left + TRACK / 2, TOP + BANNER, 29)))
    for step in range(content.TRACK_STEPS + 1):
        seats = lying.seats_on(view, at, step)
        parts.append(step_box(at, step, left, len(seats) > lying.PAIR) if step else "")
        parts.append(pawns(seats, left, step_top(step) + (STEP if step else FOOT), is_joint(at, step)))
    return "".join(parts)


def pawns(seats: list[int], left: float, foot: float, is_low: bool) -> str:
    """Players at the foot of a step, side by side, and more than two in two rows; over each other below two gains."""
    if len(seats) <= lying.PAIR:
        return fanned(seats, left + 3, foot - 9, TRACK - 6, 7.4 if is_low else 7.9)
    if is_low:
        return fanned(seats, left + 2, foot - 9, TRACK - 4, 7)
    return crowd(seats, left + (TRACK - 29) / 2, foot - 15.5, 29, 7)


def is_joint(track: int, step: int) -> bool:
    """Does a step give two things, one below the other?"""
    return step > 0 and len(parted(content.STEP_BENEFITS[track][step - 1])) > 1


def step_box(track: int, step: int, left: float, is_crowded: bool) -> str:
    """A step: tinted where it gives something, with its icons in the upper part."""
    benefit = content.STEP_BENEFITS[track][step - 1]
    top = step_top(step)
    line = f'<path d="M{left + 3:.1f} {top + STEP:.1f}h{TRACK - 6:.1f}" stroke="{palette.LINE}" stroke-width="0.8"/>'
    if not benefit:
        return line
    tint = box(left + 2, top + 1, TRACK - 4, STEP - 2, palette.SILK, rounding=4)
    title = f"{content.TRACK_LABELS[track]}, step {step}: {spoken(benefit)}"
    shown = [icons(benefit, left + TRACK / 2, top, is_far, is_crowded) for is_far in (False, True)]
    return line + told(title, tint + near_and_far(*shown))


def icons(benefit: str, x: float, top: float, is_far: bool, is_crowded: bool) -> str:
    """One line of icons, smaller where many stand below it; of two benefits the second below the first."""
    parts = parted(benefit)
    if len(parts) > 1:
        return joined(parts, x, top)
    most = 18 if benefit.endswith("points") else 23  # points stand in a badge that is larger than they are
    size, y = (15, 9) if is_crowded else (most, 14) if is_far else (min(20, most), 13.5)
    return centred(benefit, x, top + y, TRACK - (5 if is_far else 8), size, far=is_far)


def joined(parts: list[str], x: float, top: float) -> str:
    """Two benefits, and a word or an arrow before the second."""
    joint = {"/": "or", ">": "→"}.get(parts[1], "")
    off = 10.0 if joint else 0.0
    above = centred(parts[0], x, top + 8, TRACK - 8, 14)
    below = centred(parts[-1], x + off, top + 24, TRACK - 2 * off, 14)
    return above + below + (PEN.text(x - TRACK / 2 + 2.5, top + 28.5, SMALL, joint, palette.FADED) if joint else "")


def track_title(view: TianxiaView, at: int) -> str:
    """A track in words: who stands where, and what that is worth in the end."""
    stands = [
        f"{player_name(view, seat)} {own['tracks'][at]} ({content.STEP_POINTS[own['tracks'][at]]} points)"
        for seat, own in enumerate(view["seats"])
    ]
    return f"{content.TRACK_LABELS[at]}: {', '.join(stands)}"
