"""Colours of the desert and of the decks; those of the players are the theme's."""

from __future__ import annotations

from hegemon.kit.drawing.markup import Pen

GROUND = ("#d8bd86", "#4a3d26")  # around the board, in the light and in the dark
PAGE = "#FBF4E4"
PAPER = "#FFFBF0"
INK = "#33261A"
FADED = "#6B5843"
LINE = "#5B4630"
BED = "#C9A972"  # on which the tiles lie
BED_EDGE = "#A98752"

SAND = "#F0DCAB"
SAND_LIGHT = "#F9ECCB"
SAND_DARK = "#D8B87C"
SAND_DEEP = "#BE9657"
STONE = "#C3B397"
STONE_DARK = "#8E7C62"
CLAY = "#CC8D5F"
ROOF = "#B4593A"
WALL = "#FBF0D6"
SHADE = "#4A3524"
WATER = "#7CBFCF"
WATER_DARK = "#2F7E98"
PALM = "#6C8C45"
GOLD = "#EDB940"
STEEL = "#D9DDDD"
RED = "#B3282D"
SWARM = "#2C1A12"
RAIN = "#2A7FA6"
BATTLE = "#0E5A5A"  # where it is fought

PEN = Pen(INK)

# By kind of tile, in the order of the content.
GROUNDS = ("#E7E6BE", "#EAD3A6", "#D9C9A8", "#F3DCA0", "#EFDFB4", "#F4E0AE")

# By element: fire, earth, wind, water. The ground of its temple, its disc, and the symbol upon that.
ELEMENT_GROUNDS = ("#F0C9A0", "#DCC79A", "#E9E6D8", "#CFE2DC")
ELEMENT_DISCS = ("#C23B22", "#6E5330", "#F4F0E2", "#23708C")
ELEMENT_MARKS = ("#FFE3A8", "#F1DDB0", "#4A5A66", "#E4F5FA")

# By deck: the band of a card and the tint round its symbol.
DECKS = {
    "leader": ("#8A4B2D", "#F3DEC4"),
    "traitor": ("#7A1E2B", "#F2D5CF"),
    "event": ("#2B6277", "#D9EAEC"),
    "covert": ("#3F3A52", "#DFDBE6"),
    "quest": ("#4F6B35", "#E2E8CB"),
    "specialty": ("#8C6A1C", "#F5E6B8"),
}
