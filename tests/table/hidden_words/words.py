"""Hidden Words in sentences: everything that a view knows is said, so that a wrong view would be heard."""

from __future__ import annotations

from typing import Any


def describe(view: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {value}" for name, value in view.items())


def moment(view: dict[str, Any]) -> str:
    asked = "All lay a word." if view["turn"] < 0 else f"{view['names'][view['turn']]} passes or looks."
    return f"{asked} {view.get('hand', '')}"


def hint(view: dict[str, Any], options: dict[str, Any], words: list[str]) -> str:
    return describe(view)


def deals(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """An offer to oneself, to have some."""
    return [{"text": f"Vow {word}?", "moves": [{"label": word, "move": f"vow {word}"}]} for word in view["hand"]]
