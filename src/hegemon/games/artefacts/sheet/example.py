"""A battle for the back of the sheet: ten against five, before and after. Tests hold it to what the rules say."""

from __future__ import annotations

from hegemon.kit.drawing.lettering import PAPER, PAPER_HEIGHT, wrapped
from hegemon.kit.drawing.paper import Page
from hegemon.kit.sheet.greys import BLACK, DARK, GREY, TONE, box

HEADING = "Ten against five"
CAPTION = (
    "A attacks B from next door with five armies, and C supports A with five. Ten against five: all of B's armies "
    "are crossed out. The winners lose the difference, which is 5, shared by two and rounded down: 2 each. The odd one "
    "is forgiven. Then A and C may place a new army each, and B, if no army is left anywhere, comes back with two."
)
FIGHTING = {"A": 5, "B": 5, "C": 5}  # from left to right; B in the middle is attacked
LOST = {"A": 2, "B": 5, "C": 2}
STEP = 19.0
SIZE = 8.0
AREA = STEP * 3 + 8
HIGH = STEP * 2 + 8
BAND = HIGH + 34
SPOTS = [(0, 0), (1, 0), (2, 0), (0.5, 1), (1.5, 1)]  # of an area's slots


def draw_example(page: Page, left: float, top: float, width: float) -> None:
    """Three areas before the battle and after it, and what happened, beside them."""
    page.text(left, top + 8, 9.4, HEADING, "bold")
    for k, (words, lost) in enumerate([("before", dict.fromkeys(LOST, 0)), ("after", LOST)]):
        x = left + k * (3 * AREA + 22)
        page.text(x, top + 19, 7, words, "italic", DARK)
        for j, (seat, number) in enumerate(FIGHTING.items()):
            draw_area(page, x + j * AREA, top + 24, seat, number, lost[seat])
    beside = left + 6 * AREA + 36
    for row, line in enumerate(wrapped(CAPTION, (left + width - beside) / 7.4, PAPER["plain"])):
        page.text(beside, top + 30 + row * 9, 7.4, line)


def draw_area(page: Page, x: float, y: float, seat: str, number: int, lost: int) -> None:
    """An area with some armies, the first of them crossed out."""
    page.path(box(x, y, AREA, HIGH), TONE if seat == "B" else "", GREY, 0.8)
    for k, (across, down) in enumerate(SPOTS[:number]):
        middle, centre = x + 4 + (across + 0.5) * STEP, y + 4 + (down + 0.5) * STEP
        page.stamp("burnt" if k < lost else "army", middle, centre, 0.4)
        if k >= lost:
            page.centred(middle, centre + SIZE * PAPER_HEIGHT / 2, SIZE, seat, "bold", BLACK)
