"""What the colours of the screen become on paper, where there may be only black: greys, light enough to draw upon."""

from __future__ import annotations

from hegemon.games.frontier.drawing.palette import MARKS

BLACK = "#000000"
DARK = "#333333"
GREY = "#777777"
PALE = "#B5B5B5"
TONE = "#EDEDED"
WHITE = "#FFFFFF"

TEXTURES = {"grass": "#989898", "desert": "#6C6C6C", "snow": "#909090", "water": "#7C7C7C"}

INKS = {name: grey for name, (_, grey) in MARKS.items()}  # of the glyphs' fills and lines
