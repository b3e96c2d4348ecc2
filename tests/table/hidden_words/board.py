"""Hidden Words as a picture: what was shown, and a hand for each seat."""

from __future__ import annotations

from typing import Any


def view_box(view: dict[str, Any]) -> str:
    return "0 0 100 100"


def still(view: dict[str, Any]) -> str:
    return '<g id="still"><rect width="100" height="100"/></g>'


def pieces(view: dict[str, Any]) -> dict[str, str]:
    """Every word that the view knows: drawn from a spectator's, it shows no seat's."""
    return {"words": "".join(f'<text data-word="{word}">{word}</text>' for word in known(view))}


def panels(view: dict[str, Any]) -> dict[str, str]:
    return {"points": f"<svg><title>{view['points']} {known(view)}</title></svg>"}


def hand(view: dict[str, Any]) -> str:
    return f"<svg><title>{known(view)}</title></svg>" if "hand" in view else ""


def known(view: dict[str, Any]) -> list[str]:
    own = [*view.get("hand", []), *view.get("seen", []), view.get("mark"), view.get("laid"), view.get("vow")]
    return [*view["shown"], *(word for word in own if word)]
