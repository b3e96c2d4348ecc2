from __future__ import annotations

import re

import pytest

from hegemon.table.pages.render import STATIC
from hegemon.table.pages.styles import whole_style
from hegemon.theme import SEATS

pytestmark = pytest.mark.once
ENOUGH = 4.5  # what a reader with weak eyes needs between a text and its ground
Colours = dict[str, str]


def colours(scheme: str) -> Colours:
    """The colours of the light or the dark pages, by name."""
    light, chosen, _ = themes()
    return named_colours(light) if scheme == "light" else {**named_colours(light), **named_colours(chosen)}


def themes() -> list[str]:
    """What the tokens say for the light, for the dark where it is chosen, and for the dark where the system has it."""
    style = (STATIC / "tokens.css").read_text(encoding="utf-8")
    return re.split(r':root\[data-theme="dark"\]|@media \(prefers-color-scheme: dark\)', style)


def named_colours(style: str) -> Colours:
    return dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", style))


def brightness(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["paper", "sheet", "sunk", "accent-wash"])
@pytest.mark.parametrize("ink", ["ink", "quiet", "accent", "danger", "good", "glow-ink"])
def test_text_can_be_read_on_every_ground(scheme: str, ground: str, ink: str) -> None:
    found = colours(scheme)
    assert contrast(found[ink], found[ground]) >= ENOUGH


def test_the_dark_is_the_same_whether_it_was_chosen_or_is_the_systems() -> None:
    _, chosen, system = [re.findall(r"--[a-z0-9-]+: [^;]+;", style) for style in themes()]
    assert chosen == [value for value in system if not value.startswith("--m-")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_buttons_and_warnings_can_be_read(scheme: str) -> None:
    found = colours(scheme)
    assert contrast(found["accent-ink"], found["accent"]) >= ENOUGH
    assert contrast(found["accent-ink"], found["accent-strong"]) >= ENOUGH
    assert contrast(found["ink"], found["danger-wash"]) >= ENOUGH
    for signal in ("danger", "good"):
        assert contrast(found[signal], found[f"{signal}-wash"]) >= ENOUGH
    assert contrast(found["glow-ink"], found["glow-wash"]) >= ENOUGH
    assert contrast(found["edge"], found["sheet"]) >= 3  # the edge of a field


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_every_page_knows_the_colour_and_the_ink_that_a_seat_has_on_the_board(seat: int) -> None:
    style = whole_style(STATIC / "site.css").decode()
    colour, ink = SEATS[seat].colour.lower(), SEATS[seat].ink.lower()
    assert f".seat-{seat}, .by-{seat} {{ --seat: {colour}; --seat-ink: {ink};" in style
