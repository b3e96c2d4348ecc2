"""Remarks on moves and on their beginnings: what they cost, what they meet, what they bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hegemon.games.frontier.content import BUILDING_LOGS, IRON_POWER, PLACES_A_RESOURCE
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.words.reading import View, amount, player_name, standing, tile_named
from hegemon.games.frontier.words.sentences import made, printed

Options = Mapping[str, object]

SOLDIERS = {
    "attacker": "attack +1",
    "defender": "defence +1",
    "bowman": "1 power moves two steps away",
    "catapult": "3 attack on castles and buildings two steps away",
}


def hint(view: View, imagine: Callable[[], Frontier], words: list[str]) -> str:
    """A remark on a move or on its beginning; nothing when there is nothing to say."""
    remark = REMARKS.get(words[0]) if words else None
    return remark(view, imagine().world.options, words[1:]) if remark is not None else ""


def take_hint(view: View, options: Options, words: list[str]) -> str:
    """What lies there, what it costs, and the attack against the defence or the power of an element."""
    tile = tile_named(view, words[-1]) if words else -1
    if tile < 0:
        return "and a tile next to it for nothing" if words and words[-1] == "gold" else ""
    if len(words) > 1:
        return f"{take_hint(view, options, words[:1])}; {words[-1]}, {', '.join(printed(view, tile))}, for nothing"
    found = ", ".join([*printed(view, tile), *made(view, tile)])
    return f"{found}: {amount(cost(view, options, tile), 'action')}{strengths(view, options, tile)}"


def cost(view: View, options: Options, tile: int) -> int:
    """FRONTIER-4.1 One action, or the power of an element that stands."""
    element = standing(view, tile)
    return int(str(options[f"{element}_power"])) if element else 1


def strengths(view: View, options: Options, tile: int) -> str:
    """FRONTIER-4.5, FRONTIER-5.3 The attack of the player in turn, and what it has to reach or to exceed."""
    owner, attack = int(view["owner"][tile]), view["attack"][int(view["turn"])][tile]
    if owner >= 0:
        return f", attack {attack} against {player_name(view, owner)}'s defence {view['defence'][tile]}"
    if standing(view, tile):
        return f", attack {attack} of {cost(view, options, tile)}"
    return ""


def chop_hint(view: View, options: Options, words: list[str]) -> str:
    """FRONTIER-5.1, FRONTIER-6.1 What becomes of the woods, and of the power of their tile."""
    tile = tile_named(view, words[-1]) if words else -1
    if tile < 0:
        return ""
    powers = [int(str(options["woods_power"])), building_power(view, options, tile)]
    before = sum(powers) if options["stacking"] == "sum" else max(powers)
    after = powers[1] or int(str(options["tile_power"]))
    return f"1 log; power {before} becomes {after}" if after != before else f"1 log; power stays {before}"


def building_power(view: View, options: Options, tile: int) -> int:
    """FRONTIER-5.1, FRONTIER-8.3 Of the building on a tile, with its iron; 0 where there is none."""
    building = str(view["building"][tile])
    return int(str(options[f"{building}_power"])) + IRON_POWER * int(view["reinforced"][tile]) if building else 0


def train_hint(view: View, options: Options, words: list[str]) -> str:
    """What a soldier does; on a tile, what stands there and how it is defended."""
    if not words:
        return "costs 1 material"
    effect = SOLDIERS.get(words[0], "")
    tile = tile_named(view, words[-1]) if len(words) > 1 else -1
    return f"{effect}; {place(view, tile)}" if tile >= 0 else effect


def build_hint(view: View, options: Options, words: list[str]) -> str:
    """What a building costs and gives."""
    if not words or f"{words[0]}_power" not in options:
        return f"costs {amount(BUILDING_LOGS, 'log')}"
    effect = f"power {options[f'{words[0]}_power']}" + (", opens the sea" if words[0] == "port" else "")
    tile = tile_named(view, words[-1]) if len(words) > 1 else -1
    return f"{effect}; {place(view, tile)}" if tile >= 0 else effect


def reinforce_hint(view: View, options: Options, words: list[str]) -> str:
    """FRONTIER-8.3 One more power."""
    tile = tile_named(view, words[-1]) if words else -1
    return f"power +1; {place(view, tile)}" if tile >= 0 else ""


def drop_hint(view: View, options: Options, words: list[str]) -> str:
    """FRONTIER-3.3 How much room it makes."""
    return f"makes {PLACES_A_RESOURCE} places free" if words else ""


def end_hint(view: View, options: Options, words: list[str]) -> str:
    """FRONTIER-3.3 What is stored, and what is lost for want of room."""
    seat = int(view["turn"])
    room = int(view["capacity"]) - PLACES_A_RESOURCE * sum(view["resources"][seat])
    kept = max(0, min(int(view["stored"][seat]), room))
    lost = int(view["stored"][seat]) - kept
    return f"stores {amount(kept, 'action')}" + (f", loses {lost}" if lost else "")


def place(view: View, tile: int) -> str:
    """A tile, and its defence where it is somebody's."""
    found = ", ".join([*printed(view, tile), *made(view, tile)])
    return f"{found}, defence {view['defence'][tile]}" if view["owner"][tile] >= 0 else found


REMARKS: dict[str, Callable[[View, Options, list[str]], str]] = {
    "take": take_hint,
    "chop": chop_hint,
    "train": train_hint,
    "build": build_hint,
    "reinforce": reinforce_hint,
    "drop": drop_hint,
    "end": end_hint,
}
