"""An address as a QR code: a picture for pages, and characters for the terminal."""

from __future__ import annotations

import io

import segno

BORDER = 2  # modules around it; phones need no more
BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m"
PLAIN = "\x1b[0m"
# A character shows two modules, one above the other; the pair says which of them are dark.
DARK = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
LIGHT = {(False, False): "█", (True, False): "▄", (False, True): "▀", (True, True): " "}


def qr_picture(text: str, title: str = "QR code") -> str:
    """The code as SVG, dark on a light ground whatever the page looks like, without styles."""
    out = io.BytesIO()
    code(text).save(
        out, kind="svg", border=BORDER, dark="#000", light="#fff", title=title, svgclass="qr", lineclass=None,
        omitsize=True, xmldecl=False, nl=False,
    )  # fmt: skip
    return out.getvalue().decode()


def qr_lines(text: str, colours: bool) -> list[str]:
    """The code in characters, two modules high each; without colours the ground is taken to be dark."""
    rows = [[bool(module) for module in row] for row in code(text).matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    characters = DARK if colours else LIGHT
    lines = ["".join(characters[pair] for pair in zip(upper, lower)) for upper, lower in zip(rows[::2], rows[1::2])]
    return [f"{BLACK_ON_WHITE}{line}{PLAIN}" for line in lines] if colours else lines


def code(text: str) -> segno.QRCode:
    """The code itself; it can be read with a seventh of it covered."""
    return segno.make_qr(text, error="m")
