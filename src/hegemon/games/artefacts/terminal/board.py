"""The world of Artefacts in characters: a slot is its number and what is in it, on the colour of its area's owner.

  ~   ~  12A 13.  ~        a letter is an army   . free   x crossed out   ^ mountains   * an artefact
  ~  20x 21* 22B  ~        ~ is sea; where the screen is narrow, slots have no numbers, and `text` tells them

Slots lie as on the drawn board, row by row. Below stand the areas: numbers of slots, owner, armies, power.
"""

from __future__ import annotations

import shutil

from hegemon.games.artefacts.knowledge import AreaView, ArtefactsView
from hegemon.games.artefacts.words.reading import letter, player_name
from hegemon.kit.terminal import RESET, joined, player_lines
from hegemon.kit.words.english import counted
from hegemon.theme import terminal_code

SIGNS = {"free": ".", "burnt": "x", "obstacle": "^", "relic": "*"}
LANDS = (230, 193, 223, 189, 158, 224, 187, 153)  # by continent, round and round; letters upon them are black
SEA, LANE = "\x1b[38;5;67m", "\x1b[48;5;117;38;5;16m"
WIDEST = 4
KEY = "a letter is an army   . free   x crossed out   ^ mountains   * an artefact   ~ sea"


def show(view: ArtefactsView) -> str:
    """The world of a view, as wide as the screen allows, its areas, and the players."""
    columns, _ = shutil.get_terminal_size((80, 24))
    wide = max(1, min(WIDEST, (columns - 1) // view["columns"]))
    players = player_lines([player_text(view, seat) for seat in range(view["players"])], columns - 1)
    areas = joined([area_text(view, area) for area in view["areas"]], columns - 1)
    return "\n".join([*map_lines(view, wide), KEY, *areas, *players, last_line(view)])


def map_lines(view: ArtefactsView, wide: int) -> list[str]:
    """The world with so many characters to a cell."""
    slot_of = {slot["cell"]: number for number, slot in enumerate(view["slots"])}
    cells = [cell_text(view, cell, slot_of.get(cell, -1), wide) for cell in range(len(view["cell_area"]))]
    return ["".join(cells[start : start + view["columns"]]) for start in range(0, len(cells), view["columns"])]


def cell_text(view: ArtefactsView, cell: int, slot: int, wide: int) -> str:
    """A cell on the colour of its area's owner, of its continent, or of the sea."""
    area = view["cell_area"][cell]
    if slot < 0:
        return f"{LANE if area >= 0 else SEA}{'~'.center(wide)}{RESET}"
    seen = view["slots"][slot]
    sign = letter(seen["seat"]) if seen["ground"] == "army" else SIGNS[seen["ground"]]
    text = f"{slot + 1:>{wide - 1}}{sign}" if wide == WIDEST else sign.center(wide)
    return f"{ground(view['areas'][area])}{text}{RESET}"


def ground(area: AreaView) -> str:
    """The colours of an area."""
    if area["owner"] >= 0:
        return terminal_code(area["owner"])
    return LANE if area["continent"] < 0 else f"\x1b[48;5;{LANDS[area['continent'] % len(LANDS)]};38;5;16m"


def area_text(view: ArtefactsView, area: AreaView) -> str:
    """An area in short: `Ravenscar 22-27: A2 B1, A's, Old Walls`."""
    armies = " ".join(f"{letter(seat)}{number}" for seat, number in enumerate(area["armies"]) if number)
    parts = [armies] if armies else []
    if area["owner"] >= 0:
        parts.append(f"{letter(area['owner'])}'s")
    if area["power"] and not area["spent"]:
        parts.append(area["power"])
    told = f": {', '.join(parts)}" if parts else ""
    return f"{area['name'].title()} {area['slots'][0] + 1}-{area['slots'][-1] + 1}{told}"


def player_text(view: ArtefactsView, seat: int) -> str:
    """A player in short."""
    told = f"{counted(view['owned'][seat], 'area')}, {counted(view['armies'][seat], 'army', 'armies')}"
    held = f", {counted(view['held'][seat], 'artefact')}" if view["held"][seat] else ""
    return f" {letter(seat)}  {player_name(view, seat)}: {told}{held}"


def last_line(view: ArtefactsView) -> str:
    """The world, the continents with their bonuses, and how much room is left."""
    lands = ", ".join(f"{land['name']} +{land['bonus']}" for land in view["continents"])
    return f"World {view['world']}: {lands}. {counted(view['free'], 'free slot')} left."
