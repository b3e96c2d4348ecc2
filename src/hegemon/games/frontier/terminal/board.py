"""The map of Frontier in characters: a tile is its owner's letter, the ground, and what stands on it.

    a    b    c      ground   . grass   : desert   * snow   ~ water
  1 A.@  A.    .     element  ^ mountain   o lake   Y woods   x chopped woods   H castle
  2 A.v   *^I  ~     feature  g gold   v village   i iron   m material (in capitals while nobody has taken it)
                     made     > attacker   ) defender   D bowman   = catapult   F fortification   P port   ! with iron

A tile has up to five characters: owner, ground, element, feature or building, soldier. Where the screen is narrow and a
tile crowded, what stands there goes before the ground, which is then in its colour alone; `text` tells all. The
colours of owners are those of the drawn board.
"""

from __future__ import annotations

import shutil

from hegemon.games.frontier.content import RESOURCES
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.reading import amount, column_name, letter, player_name
from hegemon.kit.terminal import RESET, joined, player_lines
from hegemon.theme import terminal_code

GROUNDS = {"grass": ".", "desert": ":", "snow": "*", "water": "~"}
GROUND_INKS = {"grass": 107, "desert": 179, "snow": 253, "water": 74}
ELEMENTS = {"mountain": "^", "lake": "o", "woods": "Y", "castle": "H"}
ELEMENT_INKS = {"mountain": 137, "lake": 81, "woods": 114, "castle": 250}
CHOPPED = "x"
SPAWN = "@"
SOLDIERS = {"attacker": ">", "defender": ")", "bowman": "D", "catapult": "="}
BUILDINGS = {"fortification": "F", "port": "P"}

WIDEST = 5
LABEL = 3  # columns for the number of a row
MEANINGS = {
    **{sign: name for name, sign in GROUNDS.items()},
    **{sign: name for name, sign in ELEMENTS.items()},
    CHOPPED: "chopped woods",
    SPAWN: "spawn",
    **{f"{name[0].upper()} {name[0]}": f"{name}, taken" for name in ("gold", "village", "iron", "material")},
    **{sign: name for name, sign in SOLDIERS.items()},
    **{sign: name for name, sign in BUILDINGS.items()},
    "!": "iron",
}


def show(view: FrontierView) -> str:
    """The map of a view, as wide as the screen allows, what its signs mean, and the players."""
    columns, _ = shutil.get_terminal_size((80, 24))
    wide = max(1, min(WIDEST, (columns - LABEL - 1) // view["width"]))
    players = player_lines([player_text(view, seat) for seat in range(view["players"])], columns - 1)
    return "\n".join([*map_lines(view, wide), *key_lines(view, columns - 1), *players, loot_line(view)])


def map_lines(view: FrontierView, wide: int) -> list[str]:
    """The map with so many characters to a tile, and the names of rows and columns."""
    width = view["width"]
    names = "".join(column_name(column)[-wide:].ljust(wide) for column in range(width))
    lines = [" " * LABEL + names.rstrip()]
    for row in range(view["height"]):
        tiles = "".join(tile_text(view, row * width + column, wide) for column in range(width))
        lines.append(f"{row + 1:>{LABEL - 1}} {tiles}")
    return lines


def tile_text(view: FrontierView, tile: int, wide: int) -> str:
    """A tile in so many characters, on its owner's colour."""
    owner, floor = view["owner"][tile], view["floor"][tile]
    signs = signs_of(view, tile, wide)
    if owner >= 0:
        return f"{terminal_code(owner)}{signs}{RESET}"
    painted = f"\x1b[38;5;{GROUND_INKS[floor]}m"
    if wide > 2 and signs[1] == GROUNDS[floor] and view["element"][tile]:
        return f"{painted}{signs[:2]}\x1b[38;5;{ELEMENT_INKS[str(view['element'][tile])]}m{signs[2:]}{RESET}"
    return f"{painted}{signs}{RESET}"


def signs_of(view: FrontierView, tile: int, wide: int) -> str:
    """The characters of a tile; where there is no room for all, those that matter more."""
    owner, ground = view["owner"][tile], GROUNDS[view["floor"][tile]]
    whose, element, things = letter(owner) if owner >= 0 else " ", element_of(view, tile), thing_of(view, tile)
    if wide == 1:
        stands = element if element in ELEMENTS.values() else ""
        return stands or (whose if owner >= 0 else element or ground)
    if wide == 2:
        return whose + (things or element or ground)[0]
    shown = element + things
    return (whose + (ground if len(shown) <= wide - 2 else "") + shown)[:wide].ljust(wide)


def element_of(view: FrontierView, tile: int) -> str:
    """The element that stands on a tile, or the spawn; nothing on most."""
    if tile in view["spawns"]:
        return SPAWN
    return CHOPPED if view["chopped"][tile] else ELEMENTS.get(view["element"][tile], "")


def thing_of(view: FrontierView, tile: int) -> str:
    """Building or feature, then soldier or the mark of iron."""
    building, feature, soldier = (str(view[key][tile]) for key in ("building", "feature", "soldier"))
    sign = BUILDINGS.get(building, feature[:1] if view["opened"][tile] else feature[:1].upper())
    last = SOLDIERS.get(soldier, "!" if view["reinforced"][tile] else "")
    return (sign + last) if sign else last


def key_lines(view: FrontierView, columns: int) -> list[str]:
    """What the signs on this map mean, in as many lines as are needed."""
    tiles = range(len(view["floor"]))
    present = {sign for tile in tiles for sign in element_of(view, tile) + thing_of(view, tile)}
    present |= {GROUNDS[str(floor)] for floor in view["floor"]}
    return joined(
        [f"{signs} {meaning}" for signs, meaning in MEANINGS.items() if present & set(signs.split())], columns
    )


def player_text(view: FrontierView, seat: int) -> str:
    """A player in short."""
    name = f" {letter(seat)}  {player_name(view, seat)}"
    if view["fallen"][seat]:
        return f"{name}: out"
    goods = [amount(count, kind) for kind, count in zip(RESOURCES, view["resources"][seat]) if count]
    return f"{name}: " + ", ".join(
        [amount(view["tiles"][seat], "tile"), f"{amount(view['stored'][seat], 'action')} stored", *goods]
    )


def loot_line(view: FrontierView) -> str:
    """The map, and what the next villages pay."""
    left = " ".join(str(number) for number in view["loot"][view["looted"] :])
    return f"Map {view['map']}. Loot left: {left or 'none'}"
