"""Panels: what lies beside a board, each a picture by itself at a table, all of them below the board in a whole one."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hegemon.kit.drawing.markup import box, document
from hegemon.kit.drawing.outlines import number


class Panel(NamedTuple):
    """One panel; its markup stands below the origin."""

    key: str  # by which a table knows it again
    title: str  # what it shows, in words
    markup: str
    width: float
    height: float
    gap: float = 0  # below it, where panels stand under each other


@lru_cache(maxsize=8192)
def picture(panel: Panel, ground: str = "") -> str:
    """A panel as an SVG document; with a ground, upon a sheet that is a little larger and can lie on anything.

    >>> picture(Panel("loot", "Loot", "<path/>", 80, 20))[-32:]
    '<title>Loot</title><path/></svg>'
    """
    rim = 1 if ground else 0
    width, height = panel.width + 2 * rim, panel.height + 2 * rim
    sheet = box(-rim, -rim, width, height, ground, rounding=6) if ground else ""
    return document(f"{-rim} {-rim} {number(width)} {number(height)}", panel.title, sheet + panel.markup, "group")


def pictures(panels: list[Panel], ground: str = "") -> dict[str, str]:
    """Panels as a board gives them to a table."""
    return {panel.key: picture(panel, ground) for panel in panels}
