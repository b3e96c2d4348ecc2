"""What the table says of a moment of Frontier: to the one who is asked, to those who wait, and of each player."""

from __future__ import annotations

from hegemon.games.frontier.content import BUILDING_LOGS, RESOURCES, SOLDIER_MATERIALS, SOLDIERS
from hegemon.games.frontier.drawing.symbols import SYMBOLS
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.warehouse import places_for
from hegemon.games.frontier.words.outcome import filled, wealth_of
from hegemon.games.frontier.words.reading import amount, player_name
from hegemon.kit.words.english import either
from hegemon.kit.words.parts import Fact, Note, fact, note
from hegemon.kit.words.parts import progress as progress_of

LOG, MATERIAL, IRON = range(len(RESOURCES))


def prompt(view: FrontierView) -> str:
    """What the player in turn may do: take tiles as long as there are actions, so many; then whatever else there is."""
    if places_for(0, sum(view["resources"][view["turn"]])) > view["capacity"]:
        return "Too many resources: use or discard one"
    if view["actions"]:
        return f"Take a tile ({amount(view['actions'], 'action')} left)"
    ways = ways_without_actions(view)
    return either([*ways, "end your turn"]) if ways else "No moves left. End your turn"


def ways_without_actions(view: FrontierView) -> list[str]:
    """FRONTIER-6.1, FRONTIER-7.1, FRONTIER-8.1, FRONTIER-8.3 What may be done with land and resources alone."""
    seat = view["turn"]
    has = view["resources"][seat]
    own = [tile for tile, owner in enumerate(view["owner"]) if owner == seat]
    ways = {
        "chop wood": any(view["element"][tile] == "woods" and not view["chopped"][tile] for tile in own),
        "train": has[MATERIAL] >= SOLDIER_MATERIALS,
        "build": has[LOG] >= BUILDING_LOGS,
        "reinforce": has[IRON] and any(view["building"][tile] and not view["reinforced"][tile] for tile in own),
    }
    return [way for way, is_open in ways.items() if is_open]


def moment(view: FrontierView) -> str:
    """What is going on, for those who wait."""
    if view["phase"] == "over":
        return "The game is over"
    name, left = player_name(view, view["turn"]), view["actions"]
    return f"{name} is taking tiles ({amount(left, 'action')} left)" if left else f"{name} is finishing their turn"


def doing(view: FrontierView, seat: int) -> str:
    """What a player who is asked is doing."""
    return "to move"


def heading(view: FrontierView) -> str:
    """How far the game is."""
    return "Game over" if view["phase"] == "over" else f"Round {view['round']} of {view['round_limit']}"


def notice(view: FrontierView) -> Note | None:
    """FRONTIER-6.2, FRONTIER-6.3 What bonus tiles give, in the first round; later each says it when it is picked."""
    if view["phase"] == "over" or view["round"] > 1:
        return None
    told = "Villages: extra actions. Gold: a free tile. Material (pink bags): soldiers."
    return note("Bonus tiles", told, SYMBOLS["village"])


def facts(view: FrontierView, seat: int) -> list[Fact]:
    """Actions, resources and soldiers."""
    if view["fallen"][seat]:
        return [fact("Out of the game")]
    goods = view["resources"][seat]
    found = [actions_of(view, seat)]
    found += [fact(str(count), amount(count, kind), SYMBOLS[kind]) for kind, count in zip(RESOURCES, goods) if count]
    return found + soldiers_of(view, seat)


def soldiers_of(view: FrontierView, seat: int) -> list[Fact]:
    """FRONTIER-7.1 How many of each kind; of a single kind also what it is, since its sign alone says little."""
    own = [soldier for owner, soldier in zip(view["owner"], view["soldier"]) if owner == seat]
    counts = {kind: own.count(kind) for kind in SOLDIERS if kind in own}
    told = {kind: amount(count, kind) if len(counts) == 1 else str(count) for kind, count in counts.items()}
    return [fact(told[kind], amount(count, kind), SYMBOLS[kind]) for kind, count in counts.items()]


def actions_of(view: FrontierView, seat: int) -> Fact:
    """FRONTIER-3.1 What may still be spent, or what is stored; and how full the warehouse is: in the end that alone."""
    room = f"{wealth_of(view, seat)} of {view['capacity']} places in the warehouse"
    stored = f"{amount(view['stored'][seat], 'action')} stored"
    if view["phase"] == "over":
        return fact(filled(view, seat), f"{stored}, {room}")
    if seat == view["turn"]:
        return fact(amount(view["actions"], "action"), f"{view['spent']} of {view['cap']} spent, {room}")
    return fact(stored, f"{stored}, {room}")


def progress(view: FrontierView, seat: int) -> dict[str, object]:
    """FRONTIER-9.2 Tiles decide."""
    return progress_of(view["tiles"][seat], "tile", "tiles")
