"""Pages to be printed: lines, fills and text as a PDF, with nothing in it but vectors and fonts that every reader has.

Lengths are points (72 to an inch), the origin is the upper left corner, and paths are written as in SVG, so that what
is drawn on a screen can be drawn on paper. The same drawing always gives the same bytes.
"""

from __future__ import annotations

from io import BytesIO

import pydyf

from hegemon.kit.drawing.lettering import PAPER, text_width
from hegemon.kit.drawing.outlines import Point
from hegemon.kit.drawing.paths import steps

SIZES = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
FONTS = {
    "plain": "Helvetica",
    "bold": "Helvetica-Bold",
    "italic": "Times-Italic",
    "title": "Times-BoldItalic",
}
REACH = 40  # how far from its origin a stamp may be drawn
OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


class Drawing:
    """Something to draw into: a page, or a stamp that pages show in many places."""

    def __init__(self) -> None:
        self.stream = pydyf.Stream(compress=True)

    def note(self, *words: object) -> None:
        """One operator with what goes before it."""
        self.stream.stream.append(" ".join(map(written, words)).encode("ascii"))

    def path(
        self, path: str, fill: str = "", line: str = "", width: float = 1.0, dash: tuple[float, ...] = (), ends: int = 1
    ) -> None:
        """A path filled and drawn with grey, or any colour, as `#RRGGBB`; ends of lines are round unless 0 is given."""
        if fill:
            self.note(*parts(fill), "rg")
        if line:
            self.note(*parts(line), "RG")
            self.note(width, "w", ends, "J", 1, "j", f"[{' '.join(map(written, dash))}]", 0, "d")
        self.trace(path)
        self.note({(True, True): "B*", (True, False): "f*", (False, True): "S"}.get((bool(fill), bool(line)), "n"))

    def trace(self, path: str) -> None:
        """The steps of a path, not yet drawn."""
        for name, values in steps(path):
            self.note(*values, OPERATORS[name])

    def stamp(self, name: str, x: float, y: float, scale: float = 1.0) -> None:
        """Show a stamp of the document."""
        self.note("q", scale, 0, 0, scale, x, y, "cm", f"/{name}", "Do", "Q")

    def text(self, x: float, y: float, size: float, words: str, font: str = "plain", shade: str = "#000000") -> None:
        """A line of text, its foot at y; letters that the fonts do not have become question marks."""
        letters = words.encode("cp1252", "replace").hex()
        self.note(*parts(shade), "rg")
        self.note("BT", f"/{font}", size, "Tf", 1, 0, 0, -1, x, y, "Tm", f"<{letters}>", "Tj", "ET")

    def centred(self, x: float, y: float, size: float, words: str, font: str = "bold", shade: str = "#000000") -> None:
        """A line of text that has its middle at x."""
        self.text(
            x - text_width(words, PAPER["plain" if font == "plain" else "bold"]) * size / 2, y, size, words, font, shade
        )


class Page(Drawing):
    """A page of a document."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__()
        self.width = width
        self.height = height
        self.note(1, 0, 0, -1, 0, height, "cm")

    def hatch(self, path: str, name: str) -> None:
        """Fill a path with a hatching of the document."""
        self.note("/Pattern", "cs", f"/{name}", "scn")
        self.trace(path)
        self.note("f")

    def begin_clip(self, path: str) -> None:
        """From here on nothing is drawn outside of a path."""
        self.note("q")
        self.trace(path)
        self.note("W", "n")

    def end_clip(self) -> None:
        """Draw everywhere again."""
        self.note("Q")


class Document:
    """A number of pages, and what they share."""

    def __init__(self, paper: str, title: str, lying: bool = False) -> None:
        wide, high = SIZES[paper]
        self.size: Point = (high, wide) if lying else (wide, high)
        self.pdf = pydyf.PDF()
        self.pdf.info["Title"] = pydyf.String(title)
        self.pdf.info["Creator"] = pydyf.String("Hegemon")
        self.pdf.catalog["Lang"] = pydyf.String("en")
        self.pages: list[Page] = []
        self.stamps = pydyf.Dictionary()
        self.hatchings = pydyf.Dictionary()

    def page(self) -> Page:
        """A new page."""
        self.pages.append(Page(*self.size))
        return self.pages[-1]

    def define_stamp(self, name: str, drawing: Drawing) -> None:
        """Keep a drawing round the origin, to be shown by its name."""
        box = pydyf.Array([-REACH, -REACH, REACH, REACH])
        drawing.stream.extra = {"Type": "/XObject", "Subtype": "/Form", "BBox": box}
        self.pdf.add_object(drawing.stream)
        self.stamps[name] = drawing.stream.reference

    def define_hatching(self, name: str, size: float, drawing: Drawing, scale: float) -> None:
        """Keep a drawing that repeats after its size to both sides."""
        drawing.stream.extra = {
            "Type": "/Pattern",
            "PatternType": 1,
            "PaintType": 1,
            "TilingType": 1,
            "BBox": pydyf.Array([0, 0, size, size]),
            "XStep": size,
            "YStep": size,
            "Resources": pydyf.Dictionary(),
            "Matrix": pydyf.Array([scale, 0, 0, -scale, 0, self.size[1]]),
        }
        self.pdf.add_object(drawing.stream)
        self.hatchings[name] = drawing.stream.reference

    def file(self) -> bytes:
        """The document as it is kept in a file."""
        shared = pydyf.Dictionary({"Font": self.fonts(), "XObject": self.stamps, "Pattern": self.hatchings})
        self.pdf.add_object(shared)
        for page in self.pages:
            self.pdf.add_object(page.stream)
            self.pdf.add_page(
                pydyf.Dictionary(
                    {
                        "Type": "/Page",
                        "Parent": self.pdf.pages.reference,
                        "MediaBox": pydyf.Array([0, 0, page.width, page.height]),
                        "Contents": page.stream.reference,
                        "Resources": shared.reference,
                    }
                )
            )
        content = BytesIO()
        self.pdf.write(content)
        return content.getvalue()

    def fonts(self) -> pydyf.Dictionary:
        """The fonts by their names here."""
        return pydyf.Dictionary({name: self.font(known) for name, known in FONTS.items()})

    def font(self, name: str) -> bytes:
        """One of the fonts that need not be carried along."""
        entry = {"Type": "/Font", "Subtype": "/Type1", "BaseFont": f"/{name}", "Encoding": "/WinAnsiEncoding"}
        found = pydyf.Dictionary(entry)
        self.pdf.add_object(found)
        reference: bytes = found.reference
        return reference


def parts(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1.

    >>> parts("#FF0033")
    (1.0, 0.0, 0.2)
    """
    red, green, blue = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    return red, green, blue


def written(word: object) -> str:
    """A number as short as it can be written to a hundredth; anything else as it is.

    >>> written(1.50), written(2), written("w")
    ('1.5', '2', 'w')
    """
    if isinstance(word, float):
        text = f"{word:.2f}".rstrip("0").rstrip(".")
        return "0" if text in ("-0", "") else text
    return str(word)
