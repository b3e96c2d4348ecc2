"""The type of the pages: one serif and one sans, cut to the letters that are needed, and served by ourselves.

The fonts come as Python packages. What is cut from them is kept in the user's cache: `make setup` sees to that, and a
server that was installed otherwise does it when it starts. Where the packages or fontTools are missing, pages are set
in fonts that the browser has; nothing else changes.
"""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NamedTuple

from platformdirs import user_cache_path

TYPE_SHEET = "type.css"  # a style sheet that is no file
MAKERS = ("fontTools", "brotli")
FEATURES = ("kern", "ccmp", "locl", "mark")  # no ligatures: texts in pictures are measured letter by letter
PUNCTUATION = "‘’‚“”„‹›–—…•†‰′″−≤≥≠≈→←↑↓↔✓€"
LETTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + PUNCTUATION  # Latin, as names are written


class Cut(NamedTuple):
    """One font: a family in one weight, and where it comes from."""

    name: str
    family: str
    weight: int
    package: str
    file: str

    def source(self) -> Path | None:
        """The whole font, where its package is installed."""
        found = find_spec(self.package)
        if found is None or found.origin is None:
            return None
        file = Path(found.origin).parent / "files" / self.file
        return file if file.is_file() else None


SANS, SERIF = "Source Sans Pro", "Source Serif Pro"
CUTS = {
    cut.name: cut
    for cut in (
        Cut("sans-400", SANS, 400, "font_source_sans_pro", "SourceSansPro-Regular.ttf"),
        Cut("sans-600", SANS, 600, "font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
        Cut("sans-700", SANS, 700, "font_source_sans_pro", "SourceSansPro-Bold.ttf"),
        Cut("serif-600", SERIF, 600, "font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    )
}
LETTERING = CUTS["sans-700"]  # of pictures

# Until the sans is there, and where it never comes: a font that most systems have, made as wide as the sans.
FALLBACK = (
    '@font-face { font-family: "Source Sans Fallback"; '
    'src: local("Arial"), local("Liberation Sans"), local("Helvetica"); '
    "size-adjust: 93%; ascent-override: 105%; descent-override: 29%; }\n"
)


@cache
def is_available() -> bool:
    """Is all that is needed installed?"""
    return all(map(find_spec, MAKERS)) and all(cut.source() for cut in CUTS.values())


@cache
def type_style() -> str:
    """The fonts as a style sheet; the addresses are beside the sheet's own."""
    faces = [
        f'@font-face {{ font-family: "{cut.family}"; font-weight: {cut.weight}; font-display: swap; '
        f'src: url("type/{cut.name}.woff2") format("woff2"); }}\n'
        for cut in CUTS.values()
        if is_available()
    ]
    return FALLBACK + "".join(faces)


@cache
def state() -> str:
    """What changes whenever a font would be cut otherwise."""
    makers = [version("fonttools"), version("brotli")] if is_available() else []
    sources = [f"{cut}{file.stat().st_size}" for cut in CUTS.values() if (file := cut.source())]
    return blake2b(repr((makers, sources, LETTERS, FEATURES)).encode(), digest_size=8).hexdigest()


@cache
def font(name: str) -> bytes | None:
    """A font as browsers take it (WOFF2), from the cache or cut now; None where there is none of this name."""
    cut = CUTS.get(name)
    if cut is None or not is_available():
        return None
    place = user_cache_path("hegemon", appauthor=False) / "type" / f"{name}-{state()}.woff2"
    try:
        return place.read_bytes()
    except OSError:
        made = made_from(cut, LETTERS)
        keep(place, made)
        return made


def keep(place: Path, made: bytes) -> None:
    """Write a file at one stroke, or not at all: a cache that cannot be written costs time and nothing else."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=place.parent, delete=False) as file:
            file.write(made)
        os.replace(file.name, place)
    except OSError:
        return


def made_from(cut: Cut, letters: Iterable[str]) -> bytes:
    """A font cut to some letters."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    whole = TTFont(cut.source())
    subsetter = Subsetter(Options(layout_features=list(FEATURES), hinting=False, notdef_outline=True))
    subsetter.populate(unicodes=[ord(letter) for letter in letters])
    subsetter.subset(whole)
    whole.flavor = "woff2"
    file = BytesIO()
    whole.save(file)
    return file.getvalue()


def embedded(letters: Iterable[str]) -> str:
    """A style for a picture that stands alone, such as an image of a page, which sees no fonts but its own."""
    if not is_available():
        return ""
    data = b64encode(made_from(LETTERING, sorted(set(letters)))).decode()
    return (
        f"<style>@font-face {{ font-family: '{LETTERING.family}'; font-weight: 700; "
        f"src: url(data:font/woff2;base64,{data}) }} text {{ text-rendering: geometricPrecision }}</style>"
    )


def prepare() -> None:
    """Cut all fonts that are not in the cache yet."""
    for name in CUTS:
        font(name)


if __name__ == "__main__":
    prepare()
