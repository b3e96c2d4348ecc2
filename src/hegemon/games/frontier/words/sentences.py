"""Frontier in sentences: the whole position, the part of the game, and the rules that govern."""

from __future__ import annotations

from itertools import groupby

from hegemon.games.frontier.content import BUILDING_LOGS, RESOURCES
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.asking import heading, moment
from hegemon.games.frontier.words.outcome import filled, outcome
from hegemon.games.frontier.words.reading import amount, letter, names_of, player_name

TAKING = ["FRONTIER-4.1", "FRONTIER-4.2", "FRONTIER-5.3"]
ENDING = ["FRONTIER-9.1", "FRONTIER-9.2"]
LOG, MATERIAL, IRON = range(len(RESOURCES))


def governs(view: FrontierView) -> list[str]:
    """The ids of the rules that say what can be done now: those on taking tiles, and on what the player has."""
    if view["phase"] == "over":
        return ENDING
    seat = view["turn"]
    has = view["resources"][seat]
    own = [tile for tile, owner in enumerate(view["owner"]) if owner == seat]
    found = [*TAKING] if view["actions"] else []
    if any(view["element"][tile] == "woods" and not view["chopped"][tile] for tile in own):
        found.append("FRONTIER-6.1")
    if has[MATERIAL]:
        found += ["FRONTIER-7.1", "FRONTIER-7.2", "FRONTIER-7.3"]
    if has[LOG] >= BUILDING_LOGS:
        found += ["FRONTIER-8.1", "FRONTIER-8.2"]
    if has[IRON] and any(view["building"][tile] and not view["reinforced"][tile] for tile in own):
        found.append("FRONTIER-8.3")
    return [*found, "FRONTIER-3.3"]


def chapter(view: FrontierView) -> str:
    """The part of the game that a moment belongs to."""
    return "The end" if view["phase"] == "over" else f"Round {view['round']}"


def status(view: FrontierView) -> str:
    """How far the game is, and what is going on; in the end who has won."""
    if view["phase"] == "over":
        return f"The game is over. {outcome(view)}"
    told = moment(view)
    if view.get("seat") == view["turn"]:
        told = told.replace(f"{player_name(view, view['turn'])} is", "You are", 1).replace("their", "your")
    return f"{heading(view)}: {told}."


def describe(view: FrontierView) -> str:
    """The whole position in sentences, row by row, for those who cannot see or use the board."""
    lines = [status(view), f"{map_called(view)}, a1 at the upper left."]
    lines += [player_sentence(view, seat) for seat in range(view["players"])]
    lines += [loot_sentence(view), ""]
    return "\n".join([*lines, *row_sentences(view)])


def map_called(view: FrontierView) -> str:
    """FRONTIER-1.6 The number of the map, by which it is chosen, and its size; others have more in their names.

    >>> map_called({"map": "15x9-7", "width": 15, "height": 9})  # type: ignore[typeddict-item]
    'Map 7 (15×9)'
    """
    number = view["map"].partition("-")[2]
    return f"Map {number} ({view['width']}×{view['height']})"


def player_sentence(view: FrontierView, seat: int) -> str:
    """Spawn, tiles and warehouse of a player."""
    name = f"{player_name(view, seat)} ({letter(seat)})"
    tiles = amount(view["tiles"][seat], "tile")
    spawn = names_of(view)[view["spawns"][seat]]
    if view["fallen"][seat]:
        return f"{name}: out of the game, lost the spawn {spawn}, {tiles} left."
    goods = [amount(count, kind) for kind, count in zip(RESOURCES, view["resources"][seat]) if count]
    stored = [amount(view["stored"][seat], "action")] if view["stored"][seat] else []
    kept = f" ({', '.join([*stored, *goods])})" if stored or goods else ""
    return f"{name}: {tiles}; {filled(view, seat)}{kept}; starts at {spawn}."


def loot_sentence(view: FrontierView) -> str:
    """What the next villages pay."""
    left = [str(number) for number in view["loot"][view["looted"] :]]
    if len(left) == 1:
        return f"The next village pays {left[0]}."
    return f"The next villages pay {', '.join(left)}." if left else "All villages are looted."


def row_sentences(view: FrontierView) -> list[str]:
    """A line for each row: tiles that are alike and lie side by side are told together."""
    names, width = names_of(view), view["width"]
    lines = []
    for start in range(0, len(names), width):
        runs = [list(run) for _, run in groupby(range(start, start + width), lambda tile: told(view, tile))]
        lines.append("; ".join(f"{stretch(names, run)} {told(view, run[0])}" for run in runs) + ".")
    return lines


def stretch(names: tuple[str, ...], tiles: list[int]) -> str:
    """One tile, or the first and the last of several."""
    return names[tiles[0]] if len(tiles) == 1 else f"{names[tiles[0]]} to {names[tiles[-1]]}"


def told(view: FrontierView, tile: int) -> str:
    """All that there is to say of a tile."""
    found = [*printed(view, tile), *made(view, tile)]
    owner = view["owner"][tile]
    if tile in view["spawns"]:
        found.append(f"spawn of {letter(view['spawns'].index(tile))}")
    if owner < 0:
        return ", ".join(found)
    return f"{', '.join(found)}, {player_name(view, owner)} with defence {view['defence'][tile]}"


def printed(view: FrontierView, tile: int) -> list[str]:
    """What the map shows of a tile: floor, element, feature."""
    found = [view["floor"][tile]]
    if view["element"][tile]:
        found.append("chopped woods" if view["chopped"][tile] else view["element"][tile])
    if view["feature"][tile]:
        found.append(f"{view['feature'][tile]}{' (taken)' if view['opened'][tile] else ''}")
    return found


def made(view: FrontierView, tile: int) -> list[str]:
    """What players have put on a tile."""
    building, soldier = view["building"][tile], view["soldier"][tile]
    iron = " with iron" if view["reinforced"][tile] else ""
    return [f"{building}{iron}"] * bool(building) + [soldier] * bool(soldier)
