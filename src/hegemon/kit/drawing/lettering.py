"""Texts measured before they are set, so that none runs over its place.

On a screen they are set in the sans of the pages, which the table serves to every browser; on paper in Helvetica, which
every reader of PDF has. Where a picture goes about alone and that sans is missing, the others of the family stand in.
"""

from __future__ import annotations

from collections.abc import Mapping

from hegemon.kit.drawing.paper_widths import PAPER_BOLD, PAPER_PLAIN
from hegemon.kit.drawing.screen_widths import SCREEN_BOLD, SCREEN_PLAIN

FAMILY = "'Source Sans Pro', 'Source Sans Fallback', Helvetica, Arial, 'Liberation Sans', sans-serif"
HEIGHT = 0.66  # of a capital, in parts of the size
PAPER_HEIGHT = 0.72  # the same on paper
LINE = 1.12  # from one line to the next
WIDEST = 1000

Widths = Mapping[str, int]  # of letters, in thousandths of the size


def by_letter(table: Mapping[int, str]) -> Widths:
    """A table of widths the other way round.

    >>> by_letter({200: " ", 276: "ij"})
    {' ': 200, 'i': 276, 'j': 276}
    """
    return {letter: width for width, letters in table.items() for letter in letters}


BOLD = by_letter(SCREEN_BOLD)
PLAIN = by_letter(SCREEN_PLAIN)
PAPER = {"bold": by_letter(PAPER_BOLD), "plain": by_letter(PAPER_PLAIN)}


def text_width(text: str, widths: Widths = BOLD) -> float:
    """The width of a text, bold on a screen where nothing else is said, in parts of its size.

    >>> text_width("il") < text_width("MW"), text_width("width") > text_width("width", PLAIN)
    (True, True)
    """
    return sum(widths.get(letter, WIDEST) for letter in text) / 1000


def wrapped(text: str, width: float, widths: Widths = BOLD, indent: float = 0.0) -> list[str]:
    """A text broken into lines that fit into a width, given in parts of its size; the first begins so much later.

    >>> wrapped("Take the tile that is nearest.", 8)
    ['Take the tile that', 'is nearest.']
    >>> wrapped("Take the tile that is nearest.", 8, indent=2)
    ['Take the tile', 'that is nearest.']
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        room = width - indent if len(lines) == 1 else width
        if text_width(longer, widths) <= room or (not lines[-1] and not (indent and len(lines) == 1)):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def broken(label: str) -> list[list[str]]:
    """The ways to write a label in one line or in two.

    >>> broken("Väg och vatten")
    [['Väg och vatten'], ['Väg', 'och vatten'], ['Väg och', 'vatten']]
    """
    words = label.split()
    return [[label]] + [[" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words))]


def shortened(text: str, width: float, widths: Widths = BOLD) -> str:
    """As much of a text as fits into a width, in parts of its size, with dots for what is left out."""
    if text_width(text, widths) <= width:
        return text
    while text and text_width(text + "...", widths) > width:
        text = text[:-1]
    return text.rstrip() + "..."


class Block:
    """Lines of text set round a middle; `size` is that of the letters."""

    def __init__(self, lines: list[str], size: float, x: float, y: float) -> None:
        self.lines = lines
        self.size = size
        self.x = x
        self.y = y

    def width(self) -> float:
        return max(text_width(line) for line in self.lines) * self.size

    def height(self) -> float:
        return block_height(len(self.lines), self.size)

    def baselines(self) -> list[float]:
        """The height of the foot of each line."""
        first = self.y - self.height() / 2 + HEIGHT * self.size
        return [first + k * LINE * self.size for k in range(len(self.lines))]


def block_height(lines: int, size: float) -> float:
    """From the top of the first line's capitals to the foot of the last line."""
    return (HEIGHT + (lines - 1) * LINE) * size
