"""The colours of the map: sea, land and fire; what is an owner's has the theme's."""

from __future__ import annotations

from hegemon.kit.drawing.markup import Pen

AROUND = ("#93BCCB", "#1F3540")  # the sea goes on round the map, in the light and in the dark
SEA = "#93BCCB"
SHALLOWS = (("#A3C8D4", 46), ("#B3D3DC", 30), ("#C6E0E5", 14))  # along the coast: colour and breadth, the widest first
LANE = "#C3E1E6"  # highlighted ocean
WATER = "#3F7C92"  # lines in the water
COAST = "#4E4032"
BORDER = "#6E5B46"
DIVIDE = "#3D3025"  # between continents
INK = "#2B2620"
PAPER = "#FFFBF0"
PLACE = "#FFFDF5"
OWNED = "#FBF4E4"  # below the colour of an owner
SCORCHED = "#8B7C6E"
SOOT = "#231A15"
GOLD = "#F2C14E"
GOLD_EDGE = "#7A5410"
SPENT = "#B9AE9A"
POWER = "#2E4A62"
HIGHLIGHT = "#A3242A"
ROCK = ("#CDB292", "#9C7C5C", "#FFFFFF")  # a mountain: its light side, its dark side, snow
PEN = Pen(INK)

# By continent, round and round.
LANDS = ("#EADBB0", "#D3DDB2", "#E9CCB4", "#D9CEE2", "#C6DCD3", "#EBD5D2", "#DAD5BA", "#CDD7E6")
