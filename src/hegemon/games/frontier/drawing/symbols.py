"""Resources, soldiers and villages as small symbols that stand beside numbers; soldiers as the map shows them."""

from __future__ import annotations

from hegemon.games.frontier.drawing.glyphs import SHAPES
from hegemon.kit.drawing.paths import moved
from hegemon.kit.drawing.symbols import symbol

SYMBOLS = {
    "log": symbol("M7 7.5H17C20.4 7.5 20.4 16.5 17 16.5H7C3.6 16.5 3.6 7.5 7 7.5C10.4 7.5 10.4 16.5 7 16.5"),
    "material": symbol(
        "M9 8.5C5.4 10.4 4 14.4 5 17.6C6 20.6 18 20.6 19 17.6C20 14.4 18.6 10.4 15 8.5ZM9 8.5L7.4 4.4H16.6L15 8.5"
    ),
    "iron": symbol(
        "M4 6.6H19.4V9C16.4 9.4 14.6 11 14.6 13.2L16.6 16.4H18V19.4H7V16.4H8.6L10.8 13.2"
        "C10.6 11.4 9.6 10.6 7.4 10C5.6 9.5 4.4 8.4 4 6.6Z"
    ),
    "village": symbol("M4 19.4V11L12 4.6L20 11V19.4ZM9.8 19.4V14H14.2V19.4"),
    **{name: symbol(moved(path, 12, 12, 0.95), filled=True) for name, path in SHAPES.items()},
}
