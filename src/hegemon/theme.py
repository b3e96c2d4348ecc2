"""How seats look: eight of them, told apart by eyes of every kind, each by a colour, a letter and a pattern.

The only place where that stands: pages, pictures, the terminal and printed sheets all read it here, so that a seat is
dressed otherwise by changing its lines below.
"""

from __future__ import annotations

from typing import NamedTuple

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # by seat; those after the eighth have the colours of the first ones again


class Pattern(NamedTuple):
    """Marks in a square patch that repeats: where colours cannot be told, and on paper, where there are none."""

    size: int
    marks: str  # an SVG path
    width: float  # of the pen; 0 fills the marks


class Seat(NamedTuple):
    """The looks of one seat."""

    colour: str
    ink: str  # readable upon the colour
    terminal: tuple[int, int]  # ground and ink: as near as the 256 colours of a terminal come
    pattern: Pattern
    page_pattern: str  # about the same pattern as a page has it: an image of CSS
    page_patch: str = "auto"  # and the size after which that repeats


SEATS = (
    Seat(
        "#0072B2",
        "#FFFFFF",
        (25, 231),
        Pattern(8, "M-2 2L2 -2M0 8L8 0M6 10L10 6", 1.6),
        "repeating-linear-gradient(-45deg, rgb(255 255 255 / 30%) 0 1.5px, transparent 1.5px 5px)",
    ),
    Seat(
        "#E69F00",
        "#1E1A16",
        (214, 16),
        Pattern(
            8,
            "M0.7 2C0.7 1.3 1.3 0.7 2 0.7S3.3 1.3 3.3 2S2.7 3.3 2 3.3S0.7 2.7 0.7 2Z"
            "M4.7 6C4.7 5.3 5.3 4.7 6 4.7S7.3 5.3 7.3 6S6.7 7.3 6 7.3S4.7 6.7 4.7 6Z",
            0,
        ),
        "radial-gradient(rgb(0 0 0 / 25%) 1px, transparent 1.3px)",
        "5px 5px",
    ),
    Seat(
        "#44AA99",
        "#1E1A16",
        (73, 16),
        Pattern(7, "M0 2H7M0 5.5H7", 1.1),
        "repeating-linear-gradient(0deg, rgb(0 0 0 / 20%) 0 1px, transparent 1px 4px)",
    ),
    Seat(
        "#8E2C7A",
        "#FFFFFF",
        (90, 231),
        Pattern(10, "M0 0H5V5H0ZM5 5H10V10H5Z", 0),
        "conic-gradient(rgb(255 255 255 / 22%) 25%, transparent 0 50%, rgb(255 255 255 / 22%) 0 75%, transparent 0)",
        "8px 8px",
    ),
    Seat(
        "#D55E00",
        "#120E0A",
        (166, 231),
        Pattern(8, "M0 0L8 8M8 0L0 8", 1.1),
        "repeating-linear-gradient(45deg, rgb(255 255 255 / 30%) 0 1px, transparent 1px 5px), "
        "repeating-linear-gradient(-45deg, rgb(255 255 255 / 30%) 0 1px, transparent 1px 5px)",
    ),
    Seat(
        "#3A3A3A",
        "#FFFFFF",
        (250, 16),
        Pattern(8, "M2 0V8M6 0V8", 1.2),
        "repeating-linear-gradient(90deg, rgb(255 255 255 / 25%) 0 1.2px, transparent 1.2px 5px)",
    ),
    Seat(
        "#D6DB78",
        "#1E1A16",
        (186, 16),
        Pattern(10, "M1 3.5L3.5 1L6 3.5L3.5 6ZM6 8.5L8.5 6L11 8.5M-4 8.5L-1.5 6L1 8.5", 1.1),
        "linear-gradient(45deg, transparent 44%, rgb(0 0 0 / 25%) 44% 56%, transparent 56%), "
        "linear-gradient(-45deg, transparent 44%, rgb(0 0 0 / 25%) 44% 56%, transparent 56%)",
        "7px 7px",
    ),
    Seat(
        "#7A35E6",
        "#FFFFFF",
        (99, 231),
        Pattern(8, "M2 0V4M0 2H4M6 4V8M4 6H8", 1.1),
        "conic-gradient(from 90deg at 1.2px 1.2px, transparent 75%, rgb(255 255 255 / 28%) 0)",
        "6px 6px",
    ),
)


def terminal_code(seat: int) -> str:
    """What makes a terminal write in the colours of a seat.

    >>> terminal_code(0)
    '\\x1b[48;5;25;38;5;231m'
    """
    ground, ink = SEATS[seat % len(SEATS)].terminal
    return f"\x1b[48;5;{ground};38;5;{ink}m"
