"""What the colours of the screen become on paper, where there may be only black: greys, light enough to draw upon."""

from __future__ import annotations

BLACK = "#000000"
DARK = "#333333"
GREY = "#777777"
PALE = "#B5B5B5"
TONE = "#EDEDED"
WHITE = "#FFFFFF"

TEXTURES = {"grass": "#989898", "desert": "#6C6C6C", "snow": "#909090", "water": "#7C7C7C"}

# By the names of the glyphs' fills and lines.
INKS = {
    "none": "",
    "ink": "#111111",
    "faded": GREY,
    "paper": WHITE,
    "white": WHITE,
    "rock": "#DADADA",
    "rock-light": WHITE,
    "rock-dark": "#A6A6A6",
    "lake": "#E2E2E2",
    "lake-dark": "#666666",
    "crown": WHITE,
    "crown-dark": "#999999",
    "trunk": "#8A8A8A",
    "fruit": "#444444",
    "stump": WHITE,
    "stone": "#8F8F8F",
    "stone-light": "#BEBEBE",
    "stone-dark": "#222222",
    "gold": WHITE,
    "gold-dark": "#777777",
    "roof": "#6E6E6E",
    "wall": WHITE,
    "iron": "#CFCFCF",
    "iron-dark": "#555555",
    "cloth": WHITE,
    "cloth-dark": "#888888",
    "wood": "#E0E0E0",
    "wood-dark": "#8A8A8A",
    "taken": TONE,
}
