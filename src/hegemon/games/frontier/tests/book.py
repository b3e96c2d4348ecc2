"""Writes the drawings and tables of the rule book anew, from the rules themselves.

    python -m hegemon.games.frontier.tests.book

A drawing is a block that begins with ```board NAME, of the names in `examples.py`. A table is known by its head.
Read the difference before you keep it.
"""

from __future__ import annotations

import re

from hegemon.engine.dials import Dial, format_value
from hegemon.games.frontier import GAME, content
from hegemon.games.frontier.dials import RECIPE
from hegemon.games.frontier.grid import grid_for
from hegemon.games.frontier.tests.examples import EXAMPLES

BLOCK = re.compile(r"^```board (\S+)\n.*?^```$", re.MULTILINE | re.DOTALL)
RULES_OF_VERBS = {
    "end": "3.1, 3.3",
    "drop": "3.3",
    "chop": "6.1",
    "train": "7.1-7.3",
    "build": "8.1, 8.2",
    "reinforce": "8.3",
    "take": "4.1, 5.3",
    "take gold": "6.2",
}
SETTLED = {name: int(value) for name, value in GAME.settle(2, {}).items() if type(value) is int}


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


def first_table() -> str:
    """What an element costs, for the first page."""
    powers = [str(SETTLED[f"{name}_power"]) for name in ("lake", "woods", "mountain", "castle")]
    row = ["power, and actions to take it", str(SETTLED["tile_power"]), *powers]
    return table("|>grass, desert, snow|>lake|>woods|>mountain|>castle", [row])


def weights_table() -> str:
    """FRONTIER-1.3 What the lots weigh."""
    near = f"tile within {SETTLED['growth_distance']} steps"
    rows = [["flooring", kind, weight(kind), growth(kind, near)] for kind in content.FLOORS]
    rows.append(["element", "none", weight("no_element"), ""])
    rows += [["element", kind, weight(kind), f"{SETTLED[f'{kind}_length']} tiles"] for kind in LINES]
    rows.append(["feature", "none", weight("no_feature"), ""])
    rows += [["feature", kind, weight(kind), ""] for kind in ("village", "material")]
    bonus = f"{SETTLED['mountain_bonus']} more on a mountain"
    rows += [["feature", kind, weight(kind), bonus] for kind in ("iron", "gold")]
    rows += [["feature", f"{kind} castle", weight(f"{kind}_castle"), bonus] for kind in ("small", "large")]
    return table("layer|what is drawn|>weight|", rows)


LINES = ("mountain", "woods", "lake")


def weight(kind: str) -> str:
    return str(SETTLED[f"{kind}_weight"])


def growth(kind: str, near: str) -> str:
    return f"{SETTLED['water_growth' if kind == 'water' else 'land_growth']} more for each {kind} {near}"


def things_table() -> str:
    """Everything there is, with its power and its price."""
    rows = [[kind, "1", str(SETTLED["tile_power"]), text] for kind, text in GROUND.items()]
    rows += [[kind, power(kind), power(kind), text] for kind, text in ELEMENTS.items()]
    rows += [[kind, "nothing more", "-", text] for kind, text in FEATURES.items()]
    material = f"{content.SOLDIER_MATERIALS} material"
    rows += [[kind, material, "-", SOLDIERS[kind]] for kind in content.SOLDIERS]
    logs = f"{content.BUILDING_LOGS} logs"
    rows += [[kind, logs, power(kind), BUILDINGS[kind]] for kind in content.BUILDINGS]
    rows.append(["iron in a building", "1 iron", f"+{content.IRON_POWER}", "Once for each building."])
    return table("thing|costs|>power|what it does", rows)


def power(kind: str) -> str:
    return str(SETTLED[f"{kind}_power"])


GROUND = {
    "grass": "Nothing at all.",
    "desert": "Counts 0 in its own defence, and in full for its neighbours.",
    "snow": "Range 1 from it, across it and onto it.",
    "water": "Closed without a port on its sea. Yours, it is a ship: range "
    f"{SETTLED['range'] + content.SHIP_RANGE}, and {content.COAST_LOSS} less against the coast.",
}
ELEMENTS = {
    "lake": "No jumping over it. No fortification on it.",
    "woods": "No jumping over them, no shooting through them. Chopped: a log, and no element any more.",
    "mountain": "No jumping over it, no shooting through it.",
    "castle": "No jumping over it. No fortification on it. Catapults hit it.",
}
FEATURES = {
    "gold": "One tile next to it comes with it.",
    "village": f"{content.LEAST_LOOT} or {content.MOST_LOOT} actions, by the loot list.",
    "material": "One material.",
    "iron": "One iron.",
}
SOLDIERS = {
    "attacker": "Its tile attacks with 1 more.",
    "defender": "Its tile defends with 1 more, itself and its neighbours.",
    "bowman": "Its tile has 1 less close by, and 1 at exactly two steps, in attack and defence.",
    "catapult": f"{content.CATAPULT_ATTACK} attack on castles, fortifications and ports at exactly two steps; "
    "nothing else but its own defence.",
}
BUILDINGS = {
    "fortification": "On own land, not on a lake or a castle.",
    "port": "On water next to own land; opens the sea. One on each sea.",
}


def verbs_table() -> str:
    """Every move."""
    rows = []
    for verb in grid_for(5, 5).notation.verbs:
        name = "take gold" if "gold" in verb.pattern() else verb.word
        rows.append([f"`{verb.pattern()}`", verb.text, RULES_OF_VERBS[name]])
    return table("move|meaning|rule", rows)


def dials_table() -> str:
    """Every dial but those of the generator."""
    return table("option|range|>default|what it does", [dial_row(dial) for dial in GAME.dials if dial not in RECIPE])


def recipe_table() -> str:
    """The dials of the generator."""
    return table("option of the map|range|>default|what it does", [dial_row(dial) for dial in RECIPE])


def dial_row(dial: Dial) -> list[str]:
    ranges = {"number": f"{dial.low}-{dial.high}", "switch": "on, off", "text": dial.allowed}
    allowed = ranges.get(dial.kind) or ", ".join(f"`{word}`" for word in dial.choices)
    default = format_value(dial.default)
    shown = default if dial.kind in ("number", "switch") else f"`{default}`"
    return [f"`{dial.name}`", allowed, shown, dial.explanation]


TABLES = {
    "first": first_table(),
    "weights": weights_table(),
    "things": things_table(),
    "verbs": verbs_table(),
    "dials": dials_table(),
    "recipe": recipe_table(),
}


if __name__ == "__main__":
    main()
