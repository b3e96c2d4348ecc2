"""Texts measured before they are set, so that none runs over its place.

The widths are those of the bold and the plain cut of the sans serif family below, whose members share them; on a screen
a text is set with its measured length, so that another font is fitted to it.
"""

from __future__ import annotations

FAMILY = "Helvetica, Arial, 'Liberation Sans', sans-serif"
HEIGHT = 0.72  # of a capital, in parts of the size
LINE = 1.12  # from one line to the next

WIDTHS = {
    278: " ,./I\\ijl|’·'",
    333: "!()-:;[]`ft",
    389: "*r{}",
    500: 'z"',
    556: "#$0123456789J_aceksvxyåäéèç–",
    584: "+<=>^~×",
    611: "?FLTZbdghnopquöüñøß",
    667: "EPSVXY",
    722: "&ABCDHKNRUÅÄÜ",
    778: "GOQwÖØ",
    833: "M",
    889: "%mæ",
    944: "W",
}
PLAIN_WIDTHS = {
    191: "'",
    222: "ijl’‘",
    260: "|",
    278: " !,./:;I[\\]ft·",
    333: "()-`r",
    350: "•",
    355: '"',
    389: "*",
    469: "^",
    500: "Jckvsxyzç",
    556: "#$?0123456789L_abdeghnopquåäéèöüñ–",
    584: "+<=>~×",
    611: "FTZøß",
    667: "&ABEKPSVXYÅÄ",
    722: "CDHNRUwÜ",
    778: "GOQÖØ",
    833: "Mm",
    889: "%æ",
    944: "W",
}
WIDEST = 1000
WIDTH_OF = {letter: width for width, letters in WIDTHS.items() for letter in letters}
PLAIN_WIDTH_OF = {letter: width for width, letters in PLAIN_WIDTHS.items() for letter in letters}


def text_width(text: str, plain: bool = False) -> float:
    """The width of a bold text, or of a plain one, in parts of its size.

    >>> text_width("il") < text_width("MW"), text_width("width") > text_width("width", plain=True)
    (True, True)
    """
    known = PLAIN_WIDTH_OF if plain else WIDTH_OF
    return sum(known.get(letter, WIDEST) for letter in text) / 1000


def wrapped(text: str, width: float, plain: bool = False, indent: float = 0.0) -> list[str]:
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
        if text_width(longer, plain) <= room or (not lines[-1] and not (indent and len(lines) == 1)):
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


def shortened(text: str, width: float) -> str:
    """As much of a text as fits into a width, in parts of its size, with dots for what is left out."""
    if text_width(text) <= width:
        return text
    while text and text_width(text + "...") > width:
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
