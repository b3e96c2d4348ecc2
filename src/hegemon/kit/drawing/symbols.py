"""Small symbols that stand beside words: 24 units square, in the colour of the text."""

from __future__ import annotations


def symbol(path: str, filled: bool = False) -> str:
    """A path as a symbol, drawn with a round pen or filled.

    >>> symbol("M4 4H20V20H4Z", filled=True)
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4H20V20H4Z" fill="currentColor"/></svg>'
    """
    pen = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
    ink = 'fill="currentColor"' if filled else pen
    return f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}" {ink}/></svg>'
