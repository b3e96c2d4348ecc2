"""The colours of the map: inks and washes, by name; what belongs to an owner has the kit's."""

from __future__ import annotations

PAGE = "#F3EAD3"
PAPER = "#FBF6E9"
INK = "#3A2F27"
FADED = "#6B5D4E"
FRAME = "#8A7353"
HIGHLIGHT = "#B3261E"

GROUNDS = {"grass": "#DDE6BE", "desert": "#F2DFAF", "snow": "#F3F6F7", "water": "#B5D6E0"}
TEXTURES = {"grass": "#6F8F45", "desert": "#B98A3C", "snow": "#7E9FB3", "water": "#3F7F96"}
SHORE = "#3F7F96"
FLOOR_EDGE = "#8A7353"

# What the marks of a glyph may be filled or drawn with.
COLOURS = {
    "none": "none",
    "ink": INK,
    "faded": FADED,
    "paper": PAPER,
    "white": "#FFFFFF",
    "rock": "#B08D6A",
    "rock-light": "#CDB292",
    "rock-dark": "#86664A",
    "lake": "#8FC3D6",
    "lake-dark": "#3F7F96",
    "crown": "#E3C98F",
    "crown-dark": "#C4A25F",
    "trunk": "#7A5636",
    "fruit": "#A8452E",
    "stump": "#D9BE96",
    "stone": "#5C5854",
    "stone-light": "#85807A",
    "stone-dark": "#3B3835",
    "gold": "#F0C23B",
    "gold-dark": "#B98A16",
    "roof": "#C0432F",
    "wall": "#F7EBD3",
    "iron": "#9BA3A8",
    "iron-dark": "#5F686E",
    "cloth": "#EFA9B8",
    "cloth-dark": "#C26C82",
    "wood": "#B9854F",
    "wood-dark": "#8A5E33",
    "taken": "#CFC4B0",
}
