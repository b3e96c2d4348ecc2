"""Colours of paper, ink, silk and jade; those of the players are the theme's."""

from __future__ import annotations

from hegemon.kit.drawing.markup import Pen

GROUND = ("#E3D6BA", "#332C21")  # around the board, in the light and in the dark
INK = "#2E2922"
FADED = "#6A5F50"
LINE = "#A89878"
PAPER = "#FFFBF0"
SHEET = "#F6EEDC"
SILK = "#EADFC6"
SLOT = "#E2D5B8"  # an empty place
SLOT_EDGE = "#9C8B6B"

STEPPE = "#DDC596"
DUST = "#C9AD77"
WALL = "#CFC3AE"
WALL_DARK = "#8F8068"
WATER = "#B4CDCB"
WATER_LIGHT = "#C9DDDA"
WATER_LINE = "#8FB0AF"
SHORE = "#EFE7D0"
HILL = "#A9AE8C"

CINNABAR = "#A5352A"  # nomads, fire, lasting effects
CINNABAR_TINT = "#F1D6CC"
JADE = "#2F7358"  # what holds
JADE_TINT = "#D3E6D6"
GREY_TINT = "#E4E0D6"  # income
GREY = "#857D70"
GOLD = "#E3B23C"
GOLD_DARK = "#7C5A12"
WOOD = "#A8713F"
STONE = "#9DA0A2"
TEA = "#6E8F3A"
SILK_BOLT = "#C8688A"
JADE_STONE = "#5FAE8B"

# By track, in the order of the content.
BANNERS = ("#8C3B4A", "#3D5A80", "#7A6A2C", "#4C6B4F")

# By region, in the order of the content.
LANDS = ("#E0E4CF", "#EFDFC0", "#F0E9CF", "#EBD8C6", "#DCE3DA", "#DDE5C6", "#E9E0CC")

AIM = "#0E5A5A"  # where a click goes

LARGE = 21.0  # size of letters in a picture so small that those could not be read: 12 pixels on a phone
SMALL = 14.3  # size of the smallest letters: 12 pixels where a window is 1280 wide
PEN = Pen(INK)
