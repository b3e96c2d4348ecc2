"""The table as text for the terminal, as one picture, and the own dice as a second one."""

from __future__ import annotations

from html import escape
from typing import Any

View = dict[str, Any]

DIE = 44
ROW = 64
NAME = 150  # width of the names
SHOWN = 420  # where it says what a player showed last
WIDTH = 600
PIPS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]}


def show(view: View) -> str:
    """A line for each player: how many dice, what they showed last, and the own ones.

    >>> hand = {"dice": [2, 5, 5], "answer": ""}
    >>> print(show({"names": ["Ada", "Ben"], "seat": 0, "left": [3, 2], "shown": [[], [1, 6]], "bid": {}, "hand": hand}))
    Ada  # # #   under your cup: 2 5 5
    Ben  # #     shown last: 1 6
    """
    width = max(len(name) for name in view["names"])
    lines = [f"{name:{width}}  {row(view, seat)}".rstrip() for seat, name in enumerate(view["names"])]
    return "\n".join([*lines, *bid_lines(view)])


def row(view: View, seat: int) -> str:
    cups = " ".join("#" * view["left"][seat])
    if seat == view["seat"] and view["hand"]["dice"]:
        return f"{cups:7} under your cup: {spaced(view['hand']['dice'])}"
    return f"{cups:7} shown last: {spaced(view['shown'][seat])}" if view["shown"][seat] else cups


def spaced(dice: list[int]) -> str:
    return " ".join(str(pips) for pips in dice)


def bid_lines(view: View) -> list[str]:
    bid = view["bid"]
    return [f"{view['names'][bid['seat']]} bids {bid['count']} {bid['face']}."] if bid else []


def draw(view: View) -> str:
    """Everything that all can see, as one picture: a row for each player."""
    rows = "".join(player(view, seat, seat * ROW) for seat in range(len(view["names"])))
    words = "".join(bid_lines(view)) or "No bid yet."
    height = ROW * len(view["names"]) + 40
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"><title>Cups</title>'
        f'<rect width="{WIDTH}" height="{height}" rx="12" fill="#2F5D50"/>{rows}{text(16, height - 16, words)}</svg>'
    )


def player(view: View, seat: int, y: int) -> str:
    """A name, a covered die for each that is left, and what lay under the cup when it was last opened."""
    dice = "".join(die(NAME + k * (DIE + 8), y + 12, 0) for k in range(view["left"][seat]))
    shown = view["shown"][seat]
    last = text(SHOWN, y + 40, f"shown last: {spaced(shown)}") if shown else ""
    return text(16, y + 40, view["names"][seat]) + dice + last


def text(x: int, y: int, words: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="18" fill="#FBF7EC">{escape(words)}</text>'


def die(x: int, y: int, pips: int) -> str:
    """A die with its pips; with none it lies under a cup."""
    spots = "".join(
        f'<circle cx="{x + 11 + 11 * (k % 3)}" cy="{y + 11 + 11 * (k // 3)}" r="4"/>' for k in PIPS.get(pips, [])
    )
    return (
        f'<rect x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="8" fill="#{"FBF7EC" if pips else "8A6B4F"}"/>{spots}'
    )


def hand(view: View) -> str:
    """The own dice, which only their owner sees; nothing for spectators and for those who are out."""
    dice = view["hand"].get("dice", [])
    if not dice:
        return ""
    width = (DIE + 8) * len(dice) + 8
    picture = "".join(die(8 + k * (DIE + 8), 8, pips) for k, pips in enumerate(dice))
    title = f"<title>Under your cup: {spaced(dice)}</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {DIE + 16}" role="img">{title}{picture}</svg>'
