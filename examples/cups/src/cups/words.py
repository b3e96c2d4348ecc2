"""What the game says of itself: the position, whom it waits for, which rules hold, and the odds of a bid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cups.board import bid_lines, spaced
from cups.content import FACES
from cups.judgement import odds

View = dict[str, Any]
RULES = {"throwing": ["CUPS-1.3"], "bidding": ["CUPS-2.1", "CUPS-2.2", "CUPS-2.3"], "over": ["CUPS-3.3"]}


def describe(view: View) -> str:
    """The position in sentences."""
    lines = [f"{name} has {view['left'][seat]} dice." for seat, name in enumerate(view["names"]) if view["left"][seat]]
    own = view["hand"].get("dice")
    return "\n".join([*lines, *bid_lines(view), *([f"Under your cup: {spaced(own)}."] if own else [])])


def moment(view: View) -> str:
    """Whom the game waits for. Who has answered in secret is not said, not even to themselves."""
    if view["phase"] == "throwing":
        return "All decide in secret: keep the dice, or throw them again."
    names = [view["names"][seat] for seat in view["asked"]]
    return f"{names[0]} bids or doubts." if view["bid"] else f"{names[0]} bids." if names else ""


def governs(view: View) -> list[str]:
    """The rules that say what can be done now."""
    return RULES[view["phase"]]


def outcome(view: View) -> str:
    """Who has won."""
    winner = view["left"].index(max(view["left"]))
    return f"{view['names'][winner]} is the last with dice." if view["over"] else ""


def score(view: View, seat: int) -> str:
    return f"{view['left'][seat]} dice"


def hint(view: View, imagine: Callable[[], Any], words: list[str]) -> str:
    """How likely a bid is true, to the viewer: the rules know, and any state that the viewer imagines says the same."""
    face, number = meant(view, words)
    if not face:
        return ""
    chance = odds(imagine().inner, view["seat"], FACES.index(face), number)
    return f"{number} {face} or more: {chance:.0%}, as far as you can see."


def meant(view: View, words: list[str]) -> tuple[str, int]:
    """The bid that the words are about: the one they make, or the one they doubt."""
    if words == ["doubt"] and view["bid"]:
        return view["bid"]["face"], view["bid"]["count"]
    if len(words) == 3 and words[0] == "bid" and words[1] in FACES and words[2].isdecimal():
        return words[1], int(words[2])
    return "", 0
