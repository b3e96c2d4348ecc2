"""What is asked: of the viewer, as those who wait read it, and in a word or two beside a player."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.swarm import content
from hegemon.games.swarm.content import TEMPLE_TILES
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words.reading import LEADERS, battle_tile, occupants, player_name
from hegemon.games.swarm.world import hand_limit
from hegemon.kit.words.english import fitting

LONGEST_PROMPT = 60  # characters
LOT_WORDS = {"quest": "quest", "leader": "leader", "covert": "covert card"}
NUMBERS = ["No", "One", "Two", "Three", "Four", "Five"]
DOING = {
    "keep": "choosing",
    "deploy": "deploying",
    "pray": "deciding",
    "drop": "dropping troops",
    "move": "moving",
    "battle": "choosing",
    "foe": "choosing",
    "plan": "planning",
    "treason": "deciding",
    "shrine": "deciding",
    "bid": "bidding",
    "sealed bid": "bidding",
    "discard": "discarding",
    "duel": "choosing",
    "duel treason": "deciding",
}


def prompt(view: View) -> str:
    """What the viewer, who is asked, has to do."""
    asked = PROMPTS.get(view["phase"], "")
    return asked if isinstance(asked, str) else asked(view)


def moment(view: View) -> str:
    """What those who are asked are doing; of several only the number is told."""
    doings = MOMENTS.get(view["phase"])
    if doings is None:
        return "The game is over"
    told = doings if isinstance(doings, str) else doings(view)
    asked = view["asked"]
    if len(asked) == 1:
        return f"{player_name(view, asked[0])} is {told}"
    many = "All players" if len(asked) == view["players"] > 2 else f"{NUMBERS[len(asked)]} players"
    return f"{many} are {told}"


def doing(view: View, seat: int) -> str:
    """What a player who is asked is doing, in a word."""
    return DOING.get(view["phase"], "to move")


def drop_prompt(view: View) -> str:
    """SWARM-5.1 In a sandstorm, or without water, there is nothing to drop, and cards alone are left."""
    if view["event"] == "sandstorm":
        return "No drops in a sandstorm"
    return f"Drop troops{drop_price(view)}" if can_drop(view) else "You cannot pay for a drop: play a card, or finish"


def can_drop(view: View) -> bool:
    """SWARM-5.1 Are there troops in a temple, or in reserve and water for one?"""
    seat = view["seat"]
    return any(tile["inside"][seat] for tile in view["tiles"]) or can_pay_drop(view)


def can_pay_drop(view: View) -> bool:
    """SWARM-5.1 Are there troops in reserve, and water for one?"""
    own = view["seats"][view["seat"]]
    return own["reserve"] > 0 and own["water"] >= drop_cost(view)


def drop_cost(view: View) -> int:
    """SWARM-5.1 What the viewer pays for each troop."""
    own, full = view["seats"][view["seat"]], view["options"]["drop_cost"]
    is_cheaper = own["specialty"] == "herald" and full > content.LEAST_DROP_COST
    return max(content.LEAST_DROP_COST, full - content.HERALD_DISCOUNT) if is_cheaper else int(full)


def drop_price(view: View) -> str:
    """What a drop costs, and how much water there is for it."""
    if not can_pay_drop(view):
        return " from your temples, or finish"
    cost, water = drop_cost(view), view["seats"][view["seat"]]["water"]
    return f": {cost} water each (you have {water})" if cost else ", or finish"


def move_prompt(view: View) -> str:
    """SWARM-5.2 Without water nobody moves, but for a nomad, and in a forced march."""
    own, cost = view["seats"][view["seat"]], view["options"]["move_cost"]
    is_nomad = own["specialty"] == "nomad" and view["marches"] < content.NOMAD_MOVES
    if is_nomad or view["event"] == "forced-march" or not cost:
        return "Move a stack one tile (free)"
    if own["water"] >= cost:
        return f"Move a stack one tile ({cost} water)"
    return "You cannot pay for a move: play a card, or finish"


def place_of_battle(view: View) -> str:
    """Where the battle is, if it is at one tile."""
    tile = battle_tile(view)
    return f" at {tile['label']}" if tile is not None else ""


def plan_prompt(view: View) -> str:
    """Where the battle is, and with how many troops two meet there."""
    tile, me = battle_tile(view), view["seat"]
    plain = f"Plan your battle{place_of_battle(view)}"
    rivals = [seat for seat in occupants(tile) if seat != me] if tile is not None else []
    if tile is None or len(rivals) != 1:
        return plain
    theirs = f"{player_name(view, rivals[0])}'s {tile['troops'][rivals[0]]}"
    return fitting(f"Battle at {tile['label']}: your {tile['troops'][me]} against {theirs}", plain, most=LONGEST_PROMPT)


def treason_prompt(view: View) -> str:
    """SWARM-3.2 Whether a leader that was shown is the viewer's traitor: only the viewer reads this."""
    traitor = view["hand"].get("traitor", "")
    if not traitor or traitor not in leaders_shown(view):
        return "Your traitor is not among these leaders: pass"
    return f"{LEADERS[traitor].label} is your traitor. Call treason or pass"


def leaders_shown(view: View) -> list[str]:
    """The leaders that lie open now: of the battle, or of the duel."""
    if view["phase"] == "treason":
        return [view["battle"]["left"]["leader"], view["battle"]["right"]["leader"]]
    return view["duel"]["shown"]


def shrine_prompt(view: View) -> str:
    return f"Send a reserve troop into the {temple_won(view)} for free?"


def temple_won(view: View) -> str:
    """SWARM-6.7 The temple of the element of the leader that has just won, as the player in turn has it."""
    sides = (view["battle"]["left"], view["battle"]["right"])
    leader = next(side["leader"] for side in sides if side["seat"] == view["turn"])
    return TEMPLE_TILES[LEADERS[leader].element].label


def bid_prompt(view: View) -> str:
    """The bid that has to be topped, if there is one."""
    lot, bidder = LOT_WORDS[view["auction"]["lot"]], view["auction"]["bidder"]
    if bidder < 0:
        return f"Open the bidding for a {lot}, or pass"
    name, bid = player_name(view, bidder), view["auction"]["bid"]
    plain = f"{name} bids {bid}. Raise or pass"
    return fitting(f"{name} bids {bid} for a {lot}. Raise?", plain, most=LONGEST_PROMPT)


def sealed_prompt(view: View) -> str:
    return f"Bid for a {LOT_WORDS[view['auction']['lot']]} in secret, or pass"


def discard_prompt(view: View) -> str:
    """SWARM-8.2 Of which kind of card there are too many."""
    lot, held, limit = surplus(view)
    return f"Discard a {LOT_WORDS[lot]}: you hold {held}, the limit is {limit}"


def surplus(view: View) -> tuple[str, int, int]:
    """SWARM-8.2 The kind of card of which whoever is asked has too many, how many, and how many there may be."""
    shown = view["seats"][view["asked"][0]]
    held = {"quest": shown["quests"], "leader": shown["leaders"], "covert": shown["coverts"]}
    return next(
        (lot, number, hand_limit(view["options"], lot))
        for lot, number in held.items()
        if number > hand_limit(view["options"], lot)
    )


Words = str | Callable[[View], str]
PROMPTS: dict[str, Words] = {
    "keep": "Keep a traitor: you can send home any army it leads",
    "deploy": "Place your first troops on a free tile",
    "pray": "Pray for a free troop and sit out this round, or play on?",
    "drop": drop_prompt,
    "move": move_prompt,
    "battle": "Choose where to fight next",
    "foe": lambda view: f"Choose whom to fight{place_of_battle(view)}",
    "plan": plan_prompt,
    "treason": treason_prompt,
    "shrine": shrine_prompt,
    "bid": bid_prompt,
    "sealed bid": sealed_prompt,
    "discard": discard_prompt,
    "duel": "Choose a leader for the duel",
    "duel treason": treason_prompt,
}
MOMENTS: dict[str, Words] = {
    "keep": "choosing a traitor",
    "deploy": "placing troops",
    "pray": "deciding whether to pray",
    "drop": "dropping troops",
    "move": "moving troops",
    "battle": "choosing the next battle",
    "foe": lambda view: f"choosing a battle{place_of_battle(view)}",
    "plan": lambda view: f"planning their battle{place_of_battle(view)}",
    "treason": "deciding on treason",
    "shrine": "choosing whether to enter a temple",
    "bid": lambda view: f"bidding for a {LOT_WORDS[view['auction']['lot']]}",
    "sealed bid": lambda view: f"bidding for a {LOT_WORDS[view['auction']['lot']]} in secret",
    "discard": lambda view: f"discarding a {LOT_WORDS[surplus(view)[0]]}",
    "duel": "choosing a leader for the duel",
    "duel treason": "deciding on treason",
}
