"""Facts, notes and the like as a game gives them to the table; what each means stands with the table's own parts."""

from __future__ import annotations

from typing import Any

Fact = dict[str, Any]
Note = dict[str, Any]
Preview = dict[str, Any]
VerbWords = dict[str, object]
Curve = dict[str, object]
Deed = dict[str, object]
Speech = dict[str, Any]


def fact(text: str, title: str = "", symbol: str = "") -> Fact:
    """Something that a player has, with more words for those who point at it.

    >>> fact("+5 troops a turn")
    {'symbol': '', 'text': '+5 troops a turn', 'title': '+5 troops a turn'}
    """
    return {"symbol": symbol, "text": text, "title": title or text}


def spent(one: Fact, none: bool = False) -> Fact:
    """A fact that is spent: a phone shows it above the prompt to whose it is; pale where there is none of it.

    >>> spent(fact("6", "6 coins"))["purse"]
    True
    """
    return {**one, "purse": True} | ({"none": True} if none else {})


def item(title: str, points: int) -> Fact:
    """A part of the score of a game that is over: the table shows all items of all players in one table.

    >>> item("Raiders", -3)["text"]
    'Raiders \u22123'
    """
    return {**fact(f"{title} {points}".replace("-", "\u2212")), "item": title, "points": points}


def note(title: str, text: str, symbol: str = "") -> Note:
    """A line of text with a heading."""
    return {"symbol": symbol, "title": title, "text": text}


def progress(count: int, one: str, many: str) -> dict[str, object]:
    """How near a player is to winning, where what is held is counted.

    >>> progress(16, "territory", "territories")["title"]
    'territories'
    """
    return {"text": str(count), "title": one if count == 1 else many, "pips": [], "symbol": ""}


def preview(what: str = "", about: str = "", price: str = "", chance: int | None = None) -> Preview:
    """What a move in the making means: the thing, what there is to know of it, what it costs or may bring.

    >>> preview("Great Hall", "Bo's 2 troops", "66% to win", 66)["chance"]
    66
    """
    seen: Preview = {"what": what, "about": about, "price": price}
    return seen if chance is None else {**seen, "chance": chance}


def summed(seen: Preview, rows: list[tuple[str, str]], besides: list[str]) -> Preview:
    """The same with what its price is the sum of, and what is said below the sum.

    >>> summed(preview("Volkan", "", "Score 9"), [("Troops", "3"), ("Skill", "6")], [])["sum"][1]
    ('Skill', '6')
    """
    return {**seen, "sum": rows, "besides": besides}


def remark(seen: Preview) -> str:
    """A preview as one text, for those who type.

    >>> remark(preview("h9", "Dan's grass, 5 against 4", "1 action"))
    "Dan's grass, 5 against 4; 1 action"
    """
    return "; ".join(part for part in (seen["about"], seen["price"]) if part)


def speech(to: int, text: str) -> Speech:
    """What a bot says to the person in a seat.

    >>> speech(1, "Deal.")
    {'to': 1, 'text': 'Deal.'}
    """
    return {"to": to, "text": text}


def verb(label: str, *steps: str) -> VerbWords:
    """How a kind of move is offered, and what is asked for on the way; `{}` in a question is what was picked last."""
    return {"label": label, "steps": list(steps)}


def curve(title: str, values: list[int]) -> Curve:
    """What each player has of something now, to be drawn over time."""
    return {"title": title, "values": values}


def deed(title: str, event: str, seat: int = 0, sums: int = -1, *, plotted: bool = False) -> Deed:
    """Something that players did, from the events of one name: which value names the player, which is added up."""
    return {"title": title, "event": event, "seat": seat, "sums": sums, "plotted": plotted}
