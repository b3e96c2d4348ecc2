"""The colours of the map: inks and washes, by name, on screen and on paper; what is an owner's has the theme's."""

from __future__ import annotations

from hegemon.kit.drawing.markup import Pen

PAGE = "#F3EAD3"
AROUND = ("#DFE6C6", "#2F3626")  # the table on which the map lies, in the light and in the dark
PAPER = "#FBF6E9"
INK = "#3A2F27"
FADED = "#6B5D4E"
FRAME = "#8A7353"
HIGHLIGHT = "#B3261E"
PEN = Pen(INK)

GROUNDS = {"grass": "#DDE6BE", "desert": "#F2DFAF", "snow": "#F3F6F7", "water": "#C3DAD6"}
TEXTURES = {"grass": "#6F8F45", "desert": "#B98A3C", "snow": "#7E9FB3", "water": "#5F8C8A"}
SHORE = "#4E7A79"
FLOOR_EDGE = "#8A7353"

# What the marks of a glyph may be filled or drawn with: on screen, and as a grey where there may be only black.
MARKS = {
    "none": ("none", ""),
    "ink": (INK, "#111111"),
    "paper": (PAPER, "#FFFFFF"),
    "white": ("#FFFFFF", "#FFFFFF"),
    "rock": ("#B08D6A", "#DADADA"),
    "rock-light": ("#CDB292", "#FFFFFF"),
    "rock-dark": ("#86664A", "#A6A6A6"),
    "lake": ("#B2D0CC", "#E2E2E2"),
    "lake-dark": ("#4E7A79", "#666666"),
    "crown": ("#E3C98F", "#FFFFFF"),
    "crown-dark": ("#C4A25F", "#999999"),
    "trunk": ("#7A5636", "#8A8A8A"),
    "fruit": ("#A8452E", "#444444"),
    "stump": ("#D9BE96", "#FFFFFF"),
    "stone": ("#5C5854", "#8F8F8F"),
    "stone-light": ("#85807A", "#BEBEBE"),
    "stone-dark": ("#3B3835", "#222222"),
    "gold": ("#F0C23B", "#FFFFFF"),
    "gold-dark": ("#B98A16", "#777777"),
    "roof": ("#C0432F", "#6E6E6E"),
    "wall": ("#F7EBD3", "#FFFFFF"),
    "iron": ("#9BA3A8", "#CFCFCF"),
    "cloth": ("#EFA9B8", "#FFFFFF"),
    "cloth-dark": ("#C26C82", "#888888"),
    "wood": ("#B9854F", "#E0E0E0"),
    "wood-dark": ("#8A5E33", "#8A8A8A"),
}
COLOURS = {name: colour for name, (colour, _) in MARKS.items()}
