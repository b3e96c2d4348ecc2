"""How the moves of Frontier are offered: labels, questions on the way, the main button, and what a move would mean.

Every number is the rules' own, asked of a position that the reader takes for possible; nothing is hidden in Frontier,
so that it is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.frontier import expansion, power, warehouse
from hegemon.games.frontier.content import (
    A_RESOURCE,
    BUILDING_LOGS,
    BUILDINGS,
    CATAPULT_ATTACK,
    FORTIFICATION,
    IRON_POWER,
    RESOURCES,
    SOLDIER_MATERIALS,
)
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.moves import chop
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.words.reading import amount, player_name, tile_named
from hegemon.games.frontier.words.sentences import made, printed
from hegemon.kit.words.parts import Preview, VerbWords, remark, verb
from hegemon.kit.words.parts import preview as seen

# FRONTIER-7.1 to FRONTIER-7.3 By soldier: what it does in short, on its button; and in full, when it is picked.
SOLDIERS = {
    "attacker": ("+1 attack", "+1 when its tile attacks"),
    "defender": ("+1 defence", "+1 when its tile defends"),
    "bowman": ("+1 two tiles away", "+1 two tiles away, −1 close by"),
    "catapult": (
        f"{CATAPULT_ATTACK} against castles",
        f"{CATAPULT_ATTACK} against castles and buildings two tiles away",
    ),
}
VERBS = {
    "take": verb("Take", "Choose a tile to take", "Choose a free tile next to the gold") | {"raids": True},
    "chop": verb("Chop", "Choose woods to chop"),
    "train": verb("Train", f"Choose a soldier ({amount(SOLDIER_MATERIALS, 'material')})", "Choose a tile for it")
    | {"things": {word: short for word, (short, _) in SOLDIERS.items()}},
    "build": verb("Build", f"Choose what to build ({amount(BUILDING_LOGS, 'log')})", "Choose a tile to build on")
    | {"things": {"fortification": "a strong tile", "port": "opens a sea"}},
    "reinforce": verb("Reinforce", "Choose a building to reinforce"),
    "drop": verb("Discard", "Choose a resource to discard"),
    "end": verb("End turn"),
}


def verbs(view: FrontierView) -> dict[str, VerbWords]:
    """The seven moves."""
    return VERBS


def button(view: FrontierView, words: list[str]) -> str:
    """What a whole move does."""
    match words:
        case ["take", tile, "gold", gift]:
            return f"Take {tile} and {gift}"
        case ["take", tile]:
            return f"{'Conquer' if is_enemy(view, tile) else 'Take'} {tile}"
        case ["train" | "build" as act, thing, tile]:
            return f"{act.capitalize()} {thing} on {tile}"
        case ["chop" | "reinforce" as act, tile]:
            return f"{act.capitalize()} {tile}"
        case ["drop", resource] if resource in RESOURCES:
            return f"Discard {A_RESOURCE[RESOURCES.index(resource)]}"
        case ["end"]:
            return "End turn"
    return ""


def is_enemy(view: FrontierView, word: str) -> bool:
    """Does the tile belong to somebody?"""
    tile = tile_named(view, word)
    return tile >= 0 and view["owner"][tile] >= 0


def hint(view: FrontierView, imagine: Callable[[], Frontier], words: list[str]) -> str:
    """What a move in the making means, as one text."""
    return remark(preview(view, imagine, words))


def preview(view: FrontierView, imagine: Callable[[], Frontier], words: list[str]) -> Preview:
    """What it is about, what it meets and what it costs; nothing when there is nothing to say."""
    show = PREVIEWS.get(words[0]) if words else None
    return show(view, imagine(), words[1:]) if show is not None else seen()


def preview_take(view: FrontierView, state: Frontier, words: list[str]) -> Preview:
    """What lies there, the attack against the defence or the power of an element, and the price."""
    tile = tile_named(view, words[0]) if words else -1
    if tile < 0:
        return seen()
    cost = int(expansion.cost_of(state, tile))
    told = price(cost, view["actions"])
    spends = {"spends": (cost, view["actions"])} if cost <= view["actions"] else {}
    if len(words) > 2 and tile_named(view, words[2]) >= 0:
        return seen(f"{words[0]} and {words[2]}", "gold gives you the second tile", told) | spends
    about = f"{whose(view, tile)}{strengths(state, tile)}{treasure(view, tile)}"
    return seen(words[0], about, told) | spends


def price(cost: int, actions: int) -> str:
    """FRONTIER-4.1 What a tile costs of what there is, so that nobody takes it for what is gained."""
    return f"costs {cost} of {amount(actions, 'action')}" if cost <= actions else f"costs {amount(cost, 'action')}"


def whose(view: FrontierView, tile: int) -> str:
    """What there is on a tile, and whose it is: `Dan's tile, grass, bowman`, `Grass`."""
    found = ", ".join([*printed(view, tile), *made(view, tile)])
    owner = view["owner"][tile]
    return f"{player_name(view, owner)}'s tile, {found}" if owner >= 0 else found.capitalize()


def strengths(state: Frontier, tile: int) -> str:
    """FRONTIER-4.5, FRONTIER-5.3 The attack of the player in turn, and what it has to reach or to exceed."""
    attack, needed = power.attack_on(state, state.turn, tile), power.element_power(state, tile)
    if state.owner[tile] >= 0:
        needed = power.defence_of(state, tile)
    return f", {attack} against {needed}" if needed or state.owner[tile] >= 0 else ""


def treasure(view: FrontierView, tile: int) -> str:
    """FRONTIER-6.3 What a village pays to whoever takes it next."""
    return f", pays you {amount(loot_of(view, tile), 'action')}" if loot_of(view, tile) else ""


def loot_of(view: FrontierView, tile: int) -> int:
    """FRONTIER-6.3 The actions that the next one who takes this tile gets for it."""
    is_rich = view["feature"][tile] == "village" and not view["opened"][tile]
    return view["loot"][view["looted"]] if is_rich and view["looted"] < len(view["loot"]) else 0


def preview_chop(view: FrontierView, state: Frontier, words: list[str]) -> Preview:
    """FRONTIER-5.1, FRONTIER-6.1 What becomes of the power of a tile whose woods are chopped, as is done in a copy."""
    tile = tile_named(view, words[-1]) if words else -1
    if tile < 0 or state.why_not(state.turn, chop(tile)) is not None:
        return seen()
    chopped = state.copy()
    chopped.play(state.turn, chop(tile))
    before, after = power.power_of(state, tile), power.power_of(chopped, tile)
    return seen(words[-1], f"power {before} becomes {after}" if after != before else f"power stays {before}", "+1 log")


def preview_train(view: FrontierView, state: Frontier, words: list[str]) -> Preview:
    """What a soldier does and costs."""
    _, effect = SOLDIERS.get(words[0] if words else "", ("", ""))
    return placed(view, words, effect, amount(SOLDIER_MATERIALS, "material"))


def preview_build(view: FrontierView, state: Frontier, words: list[str]) -> Preview:
    """What a building gives and costs."""
    price = amount(BUILDING_LOGS, "log")
    if not words or words[0] not in BUILDINGS:
        return seen(price=price)
    gives = state.world.building_power[BUILDINGS.index(words[0]) + FORTIFICATION]
    return placed(view, words, f"power {gives}" + (", opens the sea" if words[0] == "port" else ""), price)


def preview_reinforce(view: FrontierView, state: Frontier, words: list[str]) -> Preview:
    """FRONTIER-8.3 One more power."""
    if not words or tile_named(view, words[-1]) < 0:
        return seen()
    return placed(view, ["", *words], f"+{IRON_POWER} power", "1 iron")


def preview_drop(view: FrontierView, state: Frontier, words: list[str]) -> Preview:
    """FRONTIER-3.3 How much room it makes."""
    return (
        seen(words[0].capitalize(), f"frees {warehouse.places_for(0, 1)} places in the warehouse") if words else seen()
    )


def preview_end(view: FrontierView, state: Frontier, words: list[str]) -> Preview:
    """FRONTIER-3.3 What is stored, and what is lost for want of room."""
    lost = warehouse.wasted(state, state.turn)
    kept = int(state.stored[state.turn] - lost)
    return seen(
        "", f"{amount(kept, 'action')} stored" if kept else "no actions left to store", f"{lost} lost" if lost else ""
    )


def placed(view: FrontierView, words: list[str], effect: str, price: str) -> Preview:
    """What something does; and where, if a tile is named, with its defence if it is somebody's."""
    thing, where = (*words, "", "")[:2]
    tile = tile_named(view, where)
    if tile < 0:
        return seen(thing.capitalize(), effect, price)
    found = ", ".join([*printed(view, tile), *made(view, tile)])
    held = f", defence {view['defence'][tile]}" if view["owner"][tile] >= 0 else ""
    return seen(f"{thing.capitalize()} on {where}" if thing else where, f"{effect}; {found}{held}", price)


PREVIEWS: dict[str, Callable[[FrontierView, Frontier, list[str]], Preview]] = {
    "take": preview_take,
    "chop": preview_chop,
    "train": preview_train,
    "build": preview_build,
    "reinforce": preview_reinforce,
    "drop": preview_drop,
    "end": preview_end,
}
