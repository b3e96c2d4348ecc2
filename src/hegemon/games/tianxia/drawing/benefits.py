"""Benefits as they are shown: a row of icons with their numbers, and in words for those who point at it."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing.icons import icon, used
from hegemon.games.tianxia.drawing.palette import INK, PAPER, PEN, SMALL
from hegemon.kit.drawing.lettering import HEIGHT, text_width
from hegemon.kit.drawing.markup import placed

# One of a kind and several, as one says them.
NAMES = {
    "coins": ("coin", "coins"),
    "points": ("point", "points"),
    "step": ("step on any palace track", "steps on any palace tracks"),
    "card": ("objective card", "objective cards"),
    "resource": ("resource of your choice", "resources of your choice"),
    "good": ("good of your choice", "goods of your choice"),
    "wall": ("free wall", "free walls"),
    "tower": ("free tower", "free towers"),
    "soldier": ("free soldier", "free soldiers"),
    "sea": ("delivery at sea", "deliveries at sea"),
}
JOINTS = ("/", ">")
GAP = 3.0
SMALLEST_ICON = 11.0
FAR_FIGURE = 0.95  # of an icon, in a picture that is seen from far


def spoken(text: str) -> str:
    """A benefit in words.

    >>> spoken("2 coins 1 card"), spoken("1 tower / 3 points"), spoken("2 rice > 5 points")
    ('2 coins and 1 objective card', '1 free tower or 3 points', '2 rice for 5 points')
    """
    said = ""
    joint = ""
    for word in parted(text):
        if word in JOINTS:
            joint = " or " if word == "/" else " for "
            continue
        said += (joint or " and " if said else "") + spoken_atom(word)
        joint = ""
    return said


def promised(text: str) -> str:
    """A benefit in words, where one may have to pay for it.

    >>> promised("2 coins > 5 points"), promised("2 wood")
    ('pay 2 coins for 5 points', '2 wood')
    """
    return f"pay {spoken(text)}" if ">" in text else spoken(text)


def parted(text: str) -> list[str]:
    """Numbers with what they count, and what joins them.

    >>> parted("1 tower / 3 points")
    ['1 tower', '/', '3 points']
    """
    found: list[str] = []
    for word in text.split():
        if word in JOINTS or word.isdigit():
            found.append(word)
        else:
            found[-1] += f" {word}"
    return found


def spoken_atom(atom: str) -> str:
    number, word = atom.split()
    if word == "governor":
        return f"a governor anywhere, {number} wood off"
    if word in TRACKS:
        return f"{number} {'step' if number == '1' else 'steps'} on the {word.capitalize()} track"
    one, many = NAMES.get(word, (word, word))
    return f"{number} {one if number == '1' else many}"


@lru_cache(maxsize=2048)
def row(text: str, size: float = 18, alone: bool = False, far: bool = False) -> tuple[str, float]:
    """A benefit as a row of icons that begins at the origin, and how wide it is; alone, it needs no board round it.

    For a picture that is seen from far its numbers are as large as its icons.
    """
    parts, x = [], 0.0
    for word in parted(text):
        if word in JOINTS:
            sign = "/" if word == "/" else "→"
            figure = size * FAR_FIGURE if far else SMALL
            parts.append(PEN.text(x, foot(figure), figure, sign))
            x += text_width(sign) * figure + GAP
            continue
        markup, width = atom(word, size, alone, far)
        parts.append(placed(markup, x, 0))
        x += width + GAP
    return f"<g><title>{escape(spoken(text))}</title>{''.join(parts)}</g>", max(0.0, x - GAP)


def atom(text: str, size: float, alone: bool, far: bool) -> tuple[str, float]:
    """A number and its icon; one needs no number, and points have theirs inside."""
    number, word = text.split()
    show = icon if alone else used
    if word == "points":
        wide, figure = (size * 1.35, size * FAR_FIGURE) if far else (max(17.0, size * 1.12), max(SMALL, size * 0.76))
        return show("points", wide / 2, 0, wide) + PEN.text(
            wide / 2, foot(figure), figure, number, PAPER, "middle"
        ), wide
    label = f"−{number}" if word == "governor" else "" if number == "1" else number
    figure = size if far else max(SMALL, size * 0.8)
    ahead = text_width(label) * figure + 1 if label else 0.0
    sign = PEN.text(0, foot(figure), figure, label, INK) if label else ""
    return sign + show(word, ahead + size / 2, 0, size), ahead + size


def foot(size: float) -> float:
    """How far below a middle the foot of a line of text is."""
    return size * HEIGHT / 2


def fitted(text: str, width: float, size: float, alone: bool = False, far: bool = False) -> tuple[str, float]:
    """A benefit in a row with icons as large as the width allows; numbers stay legible."""
    while size > SMALLEST_ICON and row(text, size, alone, far)[1] > width:
        size -= 1
    return row(text, size, alone, far)


def centred(
    text: str, x: float, y: float, width: float, size: float = 18, alone: bool = False, far: bool = False
) -> str:
    """A benefit round a place."""
    if not text:
        return ""
    markup, wide = fitted(text, width, size, alone, far)
    return placed(markup, x - wide / 2, y)
