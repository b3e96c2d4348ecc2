"""The tables of the rule book, made by the rules: `python -m hegemon.games.artefacts.tests.book` writes them anew."""

from __future__ import annotations

import re

from hegemon.games.artefacts import GAME
from hegemon.games.artefacts.content import FIGHTING, MARCHING, OPENING, RAISING, USING
from hegemon.games.artefacts.devices import ANYONE, ATTACKERS, DEFENDERS, FIGHTERS, POWERS, UNTOUCHED, Device
from hegemon.games.artefacts.devices import ARTEFACTS as KINDS

USERS = {
    ATTACKERS: "attacking side",
    DEFENDERS: "defending side",
    FIGHTERS: "either side",
    UNTOUCHED: "defending side, or who abstains",
    ANYONE: "anyone inside",
}
STEPS = {MARCHING: "your move", FIGHTING: "your battle step", RAISING: "your debrief"}


def opening() -> str:
    """ARTEFACTS-4.4 Armies more or fewer by place."""
    places = ["first", "second", "third", "fourth", "fifth", "sixth"]
    rows = [f"| players | {' | '.join(places)} |", "| --- |" + " ---: |" * len(places)]
    for players, extra in OPENING.items():
        cells = [f"{armies:+d}" if armies else "0" for armies in extra] + [""] * (len(places) - players)
        rows.append(f"| {players} | {' | '.join(cells)} |")
    return "\n".join(rows)


def artefacts() -> str:
    """ARTEFACTS-6.4 Every kind of artefact."""
    rows = ["| artefact | who | what it does | curse |", "| --- | --- | --- | --- |"]
    rows += [f"| {kind.name} | {USERS[int(kind.users)]} | {kind.text} | {curse(kind)} |" for kind in KINDS]
    return "\n".join(rows)


def curse(kind: Device) -> str:
    return kind.curse.name if kind.curse is not None else ""


def curses() -> str:
    """ARTEFACTS-6.1 Every curse."""
    found = {kind.curse.name: kind.curse.text for kind in KINDS if kind.curse is not None}
    return "\n".join(
        ["| curse | what befalls you |", "| --- | --- |", *[f"| {name} | {found[name]} |" for name in found]]
    )


def powers() -> str:
    """ARTEFACTS-6.2 Every kind of area power."""
    rows = ["| power | who and when | what it does |", "| --- | --- | --- |"]
    return "\n".join([*rows, *[f"| {kind.name} | {moment(kind)} | {kind.text} |" for kind in POWERS]])


def moment(kind: Device) -> str:
    return USERS[int(kind.users)] if kind.step == USING else STEPS[int(kind.step)]


TABLES = [opening, artefacts, curses, powers]


def renewed(book: str) -> str:
    """The book with every table made anew: each is known by its first line."""
    for table in TABLES:
        made = table()
        head = re.escape(made.splitlines()[0])
        assert re.search(head, book), f"the book has no table {made.splitlines()[0]}"
        book = re.sub(rf"{head}\n(\|.*\n)*", lambda _, made=made: made + "\n", book)  # type: ignore[misc]
    return book


if __name__ == "__main__":
    GAME.rules.write_text(renewed(GAME.rules.read_text(encoding="utf-8")), encoding="utf-8")
