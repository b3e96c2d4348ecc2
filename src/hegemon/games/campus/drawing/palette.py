"""Colours and patterns of the board: six owners that eyes of every kind tell apart, each with a letter as well."""

from __future__ import annotations

LETTERS = "ABCDEF"
OWNER_COLOURS = ("#0072B2", "#E69F00", "#44AA99", "#8E2C7A", "#D55E00", "#3A3A3A")
OWNER_INKS = ("#FFFFFF", "#1E1A16", "#1E1A16", "#FFFFFF", "#FFFFFF", "#FFFFFF")  # readable upon the colour
NOBODY = "#8C8574"

LAWN = "#C9DDA9"
LAWN_STRIPE = "#C2D8A0"
VERGE = "#DCCFAE"
GRAVEL = "#EADFC3"
FLOOR = "#F8F1E3"
INK = "#2B2620"
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

# What is drawn upon the wash of an owner: the size of the tile, and marks in it.
OWNER_PATTERNS = (
    (8, '<path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" stroke-width="1.6"/>'),
    (8, '<circle cx="2" cy="2" r="1.3"/><circle cx="6" cy="6" r="1.3"/>'),
    (7, '<path d="M0 2H7M0 5.5H7" stroke-width="1.1"/>'),
    (10, '<path d="M0 0H5V5H0ZM5 5H10V10H5Z" stroke="none"/>'),
    (8, '<path d="M0 0L8 8M8 0L0 8" stroke-width="1.1"/>'),
    (8, '<path d="M2 0V8M6 0V8" stroke-width="1.2"/>'),
)

FLOOR_PATTERNS = (
    '<path d="M0 0H24M0 8H24M0 16H24M6 0V8M18 8V16M10 16V24"/>',
    '<path d="M0 0H24M0 12H24M0 0V24M12 0V24"/>',
    '<path d="M0 12L12 0L24 12L12 24Z"/>',
    '<path d="M0 6H24M0 18H24M6 6V18M18 -6V6M18 18V30"/>',
)
