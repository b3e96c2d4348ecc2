"""Writes the drawings and tables of the rule book anew, from the rules themselves.

    python -m hegemon.games.artefacts.tests.book

A drawing is a block that begins with ```board NAME, of the names in `examples.py`. A table is known by its head.
Read the difference before you keep it.
"""

from __future__ import annotations

import re

from hegemon.engine.dials import Dial, format_value
from hegemon.games.artefacts import GAME
from hegemon.games.artefacts.content import FIGHTING, LEAST_PLAYERS, MARCHING, OPENING, RAISING, SIZES, USING
from hegemon.games.artefacts.devices import ANYONE, ATTACKERS, DEFENDERS, FIGHTERS, POWERS, UNTOUCHED, Device
from hegemon.games.artefacts.devices import ARTEFACTS as KINDS
from hegemon.games.artefacts.tests.examples import EXAMPLES

BLOCK = re.compile(r"^```board (\S+)\n.*?^```$", re.MULTILINE | re.DOTALL)
USERS = {
    ATTACKERS: "attacking side",
    DEFENDERS: "defending side",
    FIGHTERS: "either side",
    UNTOUCHED: "defending side, or who abstains",
    ANYONE: "anyone inside",
}
STEPS = {MARCHING: "your move", FIGHTING: "your battle step", RAISING: "when you reinforce"}
PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"]


def main() -> None:
    """Bring the book up to date."""
    before = GAME.rules.read_text(encoding="utf-8")
    after = refreshed(before)
    GAME.rules.write_text(after, encoding="utf-8")
    print(f"{GAME.rules.name}: {'as it was' if after == before else 'written anew'}")


def refreshed(book: str) -> str:
    """The book with every drawing and table as it should be."""
    book = BLOCK.sub(lambda found: f"```board {found[1]}\n{EXAMPLES[found[1]]()}\n```", book)
    for made in TABLES.values():
        book = with_table(book, made)
    return book


def with_table(book: str, made: str) -> str:
    """The book with a table in the place of the one that has the same head."""
    head = re.escape(made.split("\n")[0])
    return re.sub(rf"^{head}\n(?:\|.*\n)*", lambda _: f"{made}\n", book, flags=re.MULTILINE)


def table(head: str, rows: list[list[str]]) -> str:
    """A table as the book prints it; numbers stand on the right where the head has a `>`."""
    titles = [title.strip() for title in head.split("|")]
    marks = ["---:" if title.startswith(">") else "---" for title in titles]
    lines = [[title.lstrip(">") for title in titles], marks, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def sizes_table() -> str:
    """ARTEFACTS-1.2 Every size of a world."""
    rows = [
        [f"`{size}`", f"{columns} x {down}", str(land), f"{least}-{most}", f"{LEAST_PLAYERS}-{players}"]
        for size, (columns, down, land, least, most, players) in SIZES.items()
    ]
    return table("size|>cells|>of them land|>land areas|>players", rows)


def opening_table() -> str:
    """ARTEFACTS-4.4 Armies more by place."""
    rows = [
        [str(players), *[f"{armies:+d}" if armies else "0" for armies in extra], *[""] * (len(PLACES) - players)]
        for players, extra in OPENING.items()
    ]
    return table("|".join(["players", *[f">{place}" for place in PLACES]]), rows)


def artefacts_table() -> str:
    """ARTEFACTS-6.4 Every kind of artefact."""
    rows = [[kind.name, USERS[int(kind.users)], kind.text, curse_of(kind)] for kind in KINDS]
    return table("artefact|who|what it does|curse", rows)


def curse_of(kind: Device) -> str:
    return kind.curse.name if kind.curse is not None else ""


def curses_table() -> str:
    """ARTEFACTS-6.1 Every curse."""
    found = {kind.curse.name: kind.curse.text for kind in KINDS if kind.curse is not None}
    return table("curse|what befalls you", [[name, text] for name, text in found.items()])


def powers_table() -> str:
    """ARTEFACTS-6.2 Every kind of area power."""
    return table("power|who and when|what it does", [[kind.name, moment(kind), kind.text] for kind in POWERS])


def moment(kind: Device) -> str:
    return USERS[int(kind.users)] if kind.step == USING else STEPS[int(kind.step)]


def verbs_table() -> str:
    """Every move."""
    verbs = GAME.start(2, 1, size="tiny", map="2").notation().verbs
    return table("move|meaning", [[f"`{verb.pattern()}`", verb.text] for verb in verbs])


def dials_table() -> str:
    """Every dial."""
    return table("option|range|>default|what it does", [dial_row(dial) for dial in GAME.dials])


def dial_row(dial: Dial) -> list[str]:
    ranges = {"number": f"{dial.low}-{dial.high}", "switch": "on, off", "text": dial.allowed}
    allowed = ranges.get(dial.kind) or ", ".join(f"`{word}`" for word in dial.choices)
    default = format_value(dial.default)
    shown = default if dial.kind in ("number", "switch") else f"`{default}`"
    return [f"`{dial.name}`", allowed, shown, dial.explanation]


TABLES = {
    "sizes": sizes_table(),
    "opening": opening_table(),
    "artefacts": artefacts_table(),
    "curses": curses_table(),
    "powers": powers_table(),
    "verbs": verbs_table(),
    "dials": dials_table(),
}


if __name__ == "__main__":
    main()
