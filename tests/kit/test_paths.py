"""Paths as SVG writes them, taken apart."""

from __future__ import annotations

import pytest

from hegemon.kit.drawing.paths import circle, moved, steps, written


@pytest.mark.parametrize(
    ("path", "plain"),
    [
        ("M1 2 3 4", "M1 2L3 4"),
        ("m1 2 3 4z", "M1 2L4 6Z"),
        ("M0 0h5v5H1V2", "M0 0L5 0L5 5L1 5L1 2"),
        ("M0 0c1 0 2 1 2 2s1 2 2 2", "M0 0C1 0 2 1 2 2C2 3 3 4 4 4"),
        ("M0 0L3 3S4 4 5 5", "M0 0L3 3C3 3 4 4 5 5"),
        ("M0 0Q3 0 3 3", "M0 0C2 0 3 1 3 3"),
        ("M2 2h1zm1 1h1", "M2 2L3 2ZM3 3L4 3"),
        ("M.5-.5L-1.5.5", "M0.5 -0.5L-1.5 0.5"),
    ],
)
def test_every_command_becomes_a_plain_step(path: str, plain: str) -> None:
    assert written(steps(path)) == plain


def test_a_path_is_scaled_and_moved() -> None:
    assert moved("M1 0c1 0 1 1 1 1", 10, 20, 2) == "M12 20C14 20 14 22 14 22"


def test_a_circle_is_four_curves_round_its_middle() -> None:
    found = steps(circle(5, 5, 2))
    assert [name for name, _ in found] == ["M", "C", "C", "C", "C", "Z"]
    assert found[0][1] == found[4][1][-2:]
