"""Colours and patterns of the campus; those of the owners are the theme's."""

from __future__ import annotations

from hegemon.kit.drawing.markup import Pen

NOBODY = "#8C8574"
AROUND = ("#C6DBA2", "#2C3824")  # the table on which the map lies, in the light and in the dark

LAWN = "#C9DDA9"
LAWN_STRIPE = "#C2D8A0"
VERGE = "#DCCFAE"
GRAVEL = "#EADFC3"
FLOOR = "#F8F1E3"
INK = "#2B2620"
PEN = Pen(INK)
WALL = "#4B4238"
INNER_WALL = "#7D715F"
SHADOW = "#38452A"
WATER = "#A9D3E0"
WATER_EDGE = "#86B7C6"
GOLD = "#F2C14E"
HIGHLIGHT = "#C8102E"
CROWNS = (("#6F9D52", "#8DB76B"), ("#5C8F5A", "#7DAC74"), ("#8AA84A", "#A9C266"))
BLOSSOMS = ("#E58FA8", "#F6D36B", "#FFFFFF", "#C79BDA")

# By building, round and round: the wall's coping and the plaque.
COPINGS = ("#8B5A48", "#5F6872", "#6F7350", "#7C6478", "#9A7848", "#55716C", "#735D4E", "#66688A", "#8F5F66")

FLOOR_PATTERNS = (
    '<path d="M0 0H24M0 8H24M0 16H24M6 0V8M18 8V16M10 16V24"/>',
    '<path d="M0 0H24M0 12H24M0 0V24M12 0V24"/>',
    '<path d="M0 12L12 0L24 12L12 24Z"/>',
    '<path d="M0 6H24M0 18H24M6 6V18M18 -6V6M18 18V30"/>',
)
