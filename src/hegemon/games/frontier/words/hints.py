"""Remarks on moves and on their beginnings: what they cost, what they meet, what they bring.

Every number is the rules' own, asked of a position that the reader takes for possible; nothing is hidden in Frontier,
so that it is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.frontier import expansion, power, warehouse
from hegemon.games.frontier.content import (
    BUILDING_LOGS,
    BUILDINGS,
    CATAPULT_ATTACK,
    FORTIFICATION,
    IRON_POWER,
    SOLDIER_MATERIALS,
)
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.moves import chop
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.words.reading import amount, player_name, tile_named
from hegemon.games.frontier.words.sentences import made, printed

SOLDIERS = {
    "attacker": "attack +1",
    "defender": "defence +1",
    "bowman": "1 power moves two steps away",
    "catapult": f"{CATAPULT_ATTACK} attack on castles and buildings two steps away",
}


def hint(view: FrontierView, imagine: Callable[[], Frontier], words: list[str]) -> str:
    """A remark on a move or on its beginning; nothing when there is nothing to say."""
    remark = REMARKS.get(words[0]) if words else None
    return remark(view, imagine(), words[1:]) if remark is not None else ""


def take_hint(view: FrontierView, state: Frontier, words: list[str]) -> str:
    """What lies there, what it costs, and the attack against the defence or the power of an element."""
    tile = tile_named(view, words[-1]) if words else -1
    if tile < 0:
        return "and a tile next to it for nothing" if words and words[-1] == "gold" else ""
    if len(words) > 1:
        return f"{take_hint(view, state, words[:1])}; {words[-1]}, {', '.join(printed(view, tile))}, for nothing"
    found = ", ".join([*printed(view, tile), *made(view, tile)])
    return f"{found}: {amount(int(expansion.cost_of(state, tile)), 'action')}{strengths(view, state, tile)}"


def strengths(view: FrontierView, state: Frontier, tile: int) -> str:
    """FRONTIER-4.5, FRONTIER-5.3 The attack of the player in turn, and what it has to reach or to exceed."""
    attack, needed = power.attack_on(state, state.turn, tile), power.element_power(state, tile)
    if state.owner[tile] >= 0:
        owner = player_name(view, int(state.owner[tile]))
        return f", attack {attack} against {owner}'s defence {power.defence_of(state, tile)}"
    return f", attack {attack} of {needed}" if needed else ""


def chop_hint(view: FrontierView, state: Frontier, words: list[str]) -> str:
    """FRONTIER-5.1, FRONTIER-6.1 What becomes of the power of a tile whose woods are chopped, as is done in a copy."""
    tile = tile_named(view, words[-1]) if words else -1
    if tile < 0 or state.why_not(state.turn, chop(tile)) is not None:
        return ""
    chopped = state.copy()
    chopped.play(state.turn, chop(tile))
    before, after = power.power_of(state, tile), power.power_of(chopped, tile)
    return f"1 log; power {before} becomes {after}" if after != before else f"1 log; power stays {before}"


def train_hint(view: FrontierView, state: Frontier, words: list[str]) -> str:
    """What a soldier does; on a tile, what stands there and how it is defended."""
    if not words:
        return f"costs {amount(SOLDIER_MATERIALS, 'material')}"
    return with_place(SOLDIERS.get(words[0], ""), view, words[1:])


def build_hint(view: FrontierView, state: Frontier, words: list[str]) -> str:
    """What a building costs and gives."""
    if not words or words[0] not in BUILDINGS:
        return f"costs {amount(BUILDING_LOGS, 'log')}"
    gives = state.world.building_power[BUILDINGS.index(words[0]) + FORTIFICATION]
    return with_place(f"power {gives}" + (", opens the sea" if words[0] == "port" else ""), view, words[1:])


def reinforce_hint(view: FrontierView, state: Frontier, words: list[str]) -> str:
    """FRONTIER-8.3 One more power."""
    return with_place(f"power +{IRON_POWER}", view, words) if words and tile_named(view, words[-1]) >= 0 else ""


def drop_hint(view: FrontierView, state: Frontier, words: list[str]) -> str:
    """FRONTIER-3.3 How much room it makes."""
    return f"makes {warehouse.places_for(0, 1)} places free" if words else ""


def end_hint(view: FrontierView, state: Frontier, words: list[str]) -> str:
    """FRONTIER-3.3 What is stored, and what is lost for want of room."""
    lost = warehouse.wasted(state, state.turn)
    kept = amount(int(state.stored[state.turn] - lost), "action")
    return f"stores {kept}" + (f", loses {lost}" if lost else "")


def with_place(effect: str, view: FrontierView, words: list[str]) -> str:
    """What something does; and where, if a tile is named, with its defence if it is somebody's."""
    tile = tile_named(view, words[-1]) if words else -1
    if tile < 0:
        return effect
    found = ", ".join([*printed(view, tile), *made(view, tile)])
    held = f", defence {view['defence'][tile]}" if view["owner"][tile] >= 0 else ""
    return f"{effect}; {found}{held}"


REMARKS: dict[str, Callable[[FrontierView, Frontier, list[str]], str]] = {
    "take": take_hint,
    "chop": chop_hint,
    "train": train_hint,
    "build": build_hint,
    "reinforce": reinforce_hint,
    "drop": drop_hint,
    "end": end_hint,
}
