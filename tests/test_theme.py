"""The looks of the seats: told apart, readable, and read from one place by all that shows them."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest

from hegemon.theme import LETTERS, SEATS, terminal_code

pytestmark = pytest.mark.once
ENOUGH = 4.5  # what a reader with weak eyes needs between a letter and its ground

# Simulation of severe colour blindness on linear light: protanopia, deuteranopia, tritanopia.
EYES = {
    "common": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def light(colour: str) -> list[float]:
    """The linear light of a colour."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: str, eye: str) -> tuple[float, float, float]:
    """A colour as an eye sees it, in CIELAB."""
    red, green, blue = (min(max(sum(a * b for a, b in zip(row, light(colour))), 0.0), 1.0) for row in EYES[eye])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_tells_the_seats_apart(eye: str) -> None:
    for one, other in combinations([seat.colour for seat in SEATS], 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen(one, eye), seen(other, eye))) ** 0.5
        assert apart > 18, (one, other)


@pytest.mark.parametrize(("colour", "ink"), [(seat.colour, seat.ink) for seat in SEATS])
def test_a_letter_can_be_read_on_its_colour(colour: str, ink: str) -> None:
    lightness = sorted(sum(w * part for w, part in zip((0.2126, 0.7152, 0.0722), light(c))) for c in (colour, ink))
    assert (lightness[1] + 0.05) / (lightness[0] + 0.05) >= ENOUGH


def test_no_two_seats_have_a_letter_or_a_pattern_in_common() -> None:
    assert len(set(LETTERS)) == len(LETTERS)
    assert len({seat.pattern for seat in SEATS}) == len({seat.page_pattern for seat in SEATS}) == len(SEATS)


def test_seats_after_the_last_of_the_theme_begin_again() -> None:
    assert terminal_code(len(SEATS)) == terminal_code(0) != terminal_code(1)


# The fourth seat is dressed otherwise before anything has read the theme; then all that shows seats is looked at.
DRESSED = """
from hegemon import theme
new = theme.Pattern(9, "M1 1L8 8L5.5 2Z", 0)
worn = theme.SEATS[3]._replace(colour="#012345", ink="#FEDCBA", terminal=(17, 223), pattern=new, page_pattern="none")
theme.SEATS = (*theme.SEATS[:3], worn, *theme.SEATS[4:])
theme.LETTERS = "ABCZ" + theme.LETTERS[4:]

from io import BytesIO
from pypdf import PdfReader
from hegemon.cli.playing.terminal import Terminal
from hegemon.engine import discovery
from hegemon.presentation import Presentation
from hegemon.presentation.sheet import sheet_of
from hegemon.table.pages.render import STATIC
from hegemon.table.pages.styles import whole_style

def picture(match):
    shows = Presentation(match.game, strict=True)
    return shows.still(match.view()) + shows.live(match.view()) + "".join(shows.panels(match.view()).values())

style = whole_style(STATIC / "site.css").decode()
assert ".seat-3, .by-3 { --seat: #012345; --seat-ink: #fedcba; --seat-pattern: none;" in style
for game in discovery.all_games():
    match = game.new(4, 1)
    drawn = picture(match)
    assert "#012345" in drawn and "#FEDCBA" in drawn and new.marks in drawn and ">Z<" in drawn, game.name
    assert "#8E2C7A" not in drawn and ">D<" not in drawn, game.name
    said = Presentation(game, strict=True).describe(match.view())
    assert "(D)" not in said, game.name
    terminal = Terminal(game)
    assert terminal.badge(3) == "\\x1b[48;5;17;38;5;223m Z \\x1b[0m", game.name
    assert "48;5;17;38;5;223m" in terminal.board(match.view()), game.name
    sheet = sheet_of(game)
    if sheet is not None:
        pdf = sheet.printed(match.view(), match.options, "a4")
        resources = PdfReader(BytesIO(pdf)).pages[0]["/Resources"]
        assert b"5.5 2 l" in resources["/Pattern"]["/hatch-Z"].get_data(), game.name
print("all follow")
"""


def test_a_seat_that_is_dressed_otherwise_in_the_theme_is_so_on_pages_pictures_terminal_and_paper() -> None:
    found = subprocess.run([sys.executable, "-c", DRESSED], check=False, capture_output=True, text=True)
    assert found.stdout == "all follow\n", found.stderr
