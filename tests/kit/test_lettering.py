"""Texts measured before they are set."""

from __future__ import annotations

from hegemon.kit.drawing.lettering import BOLD, HEIGHT, Block, broken, shortened, text_width


def test_widths_add_up() -> None:
    assert text_width("Wards") == sum(BOLD[letter] for letter in "Wards") / 1000


def test_an_unknown_letter_counts_as_the_widest() -> None:
    assert text_width("漢") == 1


def test_a_label_can_be_broken_at_each_of_its_spaces() -> None:
    assert broken("Pool") == [["Pool"]]
    assert broken("Map Room") == [["Map Room"], ["Map", "Room"]]


def test_a_text_is_shortened_until_it_fits() -> None:
    assert shortened("Ada", 10) == "Ada"
    short = shortened("Wolfeschlegelsteinhausen", 5)
    assert short.endswith("...")
    assert 4 < text_width(short) <= 5
    assert shortened("Ada", 0) == "..."


def test_a_block_stands_round_its_middle() -> None:
    block = Block(["Map", "Room"], 2.0, 5.0, 7.0)
    first, last = block.baselines()
    assert abs(first - 2.0 * HEIGHT - (7.0 - block.height() / 2)) < 1e-9
    assert abs(last - (7.0 + block.height() / 2)) < 1e-9
    assert block.width() == 2.0 * text_width("Room")
