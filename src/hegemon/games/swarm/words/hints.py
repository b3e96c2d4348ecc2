"""Remarks on moves and on their beginnings: what they cost, what they meet, what counters what."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.swarm import content
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.words.reading import (
    COVERTS,
    LEADERS,
    LETTERS,
    QUESTS,
    TEMPLE_NAMES,
    Tile,
    View,
    amount,
    armies,
    battle_tile,
    beaten_by,
    beats,
    cell_name,
    fighters,
    is_rained_on,
    is_swarmed,
    neighbours,
    occupants,
    pilgrims,
    player_name,
    tile_named,
)


def hint(view: View, imagine: Callable[[], Swarm], words: list[str]) -> str:
    """A remark on a move or on its beginning; nothing when there is nothing to say."""
    remark = REMARKS.get(words[0]) if words else None
    return remark(view, words[1:]) if remark is not None and len(words) > 1 else ""


def keep_hint(view: View, words: list[str]) -> str:
    """Element and skill of a leader, and where it is as far as one knows."""
    leader = LEADERS.get(words[0])
    if leader is None:
        return ""
    own = ", in your own hand" if leader.name in view["hand"].get("leaders", []) else ""
    return f"{content.ELEMENTS[leader.element]} {leader.skill}{own}"


def discard_hint(view: View, words: list[str]) -> str:
    """What the card is that would go."""
    return leader_hint(view, words) if words[0] in LEADERS else card_hint(view, words)


def deploy_hint(view: View, words: list[str]) -> str:
    """What a tile is and what lies beside it."""
    tile = tile_named(view, words[0])
    if tile is None:
        return ""
    near = [told(other) for other in neighbours(view, tile) if other["kind"] != "desert"]
    beside = f", beside {', '.join(near)}" if near else ""
    return f"{tile['kind']} on {cell_name(tile['cell'])}{beside}"


def told(tile: Tile) -> str:
    """A tile with its kind, unless the name says it."""
    return str(tile["name"]) if tile["kind"] in tile["name"] else f"{tile['name']} ({tile['kind']})"


def pray_hint(view: View, words: list[str]) -> str:
    """Who is inside already."""
    temple = next((tile for tile in view["tiles"] if TEMPLE_NAMES.get(tile["name"]) == words[0]), None)
    if temple is None:
        return ""
    inside = pilgrims(temple)
    return f"{temple['label']} on {cell_name(temple['cell'])}" + (f", inside {inside}" if inside else "")


def drop_hint(view: View, words: list[str]) -> str:
    """What a tile is, or what so many troops cost."""
    if words[-1].isdigit():
        return spending(view, int(words[-1]) * drop_cost(view))
    tile = tile_named(view, words[-1])
    return standing(view, tile) if tile is not None else ""


def drop_cost(view: View) -> int:
    """SWARM-5.1 Water for one dropped troop."""
    full = int(view["options"]["drop_cost"])
    if view["seats"][view["seat"]]["specialty"] == "herald" and full > content.LEAST_DROP_COST:
        return max(content.LEAST_DROP_COST, full - content.HERALD_DISCOUNT)
    return full


def spending(view: View, price: int) -> str:
    """What something costs, and what is left."""
    left = view["seats"][view["seat"]]["water"] - price
    return f"costs {price}, leaves {amount(left, 'water')}" if price else "free"


def descend_hint(view: View, words: list[str]) -> str:
    """The temple first, then the tile."""
    if words[-1].isdigit():
        return "free"
    if len(words) == 1:
        return pray_hint(view, words)
    return drop_hint(view, words)


def move_hint(view: View, words: list[str]) -> str:
    """Where a stack is going, and whom it meets there."""
    tile = tile_named(view, words[1 if len(words) > 1 else 0])
    if tile is None:
        return ""
    if len(words) > 2:
        return f"{spending(view, move_cost(view))}{meeting(view, tile)}"
    return standing(view, tile) + (meeting(view, tile) if len(words) == 2 else "")


def move_cost(view: View) -> int:
    """SWARM-5.2 Water for the next stack."""
    is_free = view["seats"][view["seat"]]["specialty"] == "nomad" and view["marches"] < content.NOMAD_MOVES
    return 0 if is_free or view["event"] == "forced-march" else int(view["options"]["move_cost"])


def meeting(view: View, tile: Tile) -> str:
    """Whether there will be a battle."""
    others = [LETTERS[seat] for seat in occupants(tile) if seat != view["seat"]]
    if not others or tile["kind"] == "sanctuary":
        return ""
    return (
        f", no battle in a truce with {' '.join(others)}"
        if view["event"] == "truce"
        else f", battle with {' '.join(others)}"
    )


def standing(view: View, tile: Tile) -> str:
    """A tile in short: kind, square, troops and weather."""
    found = [f"{tile['kind']} on {cell_name(tile['cell'])}", armies(tile) or "empty"]
    found += ["rain"] if is_rained_on(view, tile) else []
    found += ["the swarm"] if is_swarmed(view, tile) else []
    return ", ".join(found)


def battle_hint(view: View, words: list[str]) -> str:
    tile = tile_named(view, words[0])
    return standing(view, tile) if tile is not None else ""


def foe_hint(view: View, words: list[str]) -> str:
    """What a player has on the tile that is fought for, and in hand."""
    tile, seat = battle_tile(view), LETTERS.lower().find(words[0])
    there = f"{amount(tile['troops'][seat], 'troop')} here, " if tile is not None else ""
    return there + rival_hint(view, words)


def rival_hint(view: View, words: list[str]) -> str:
    """What everybody knows of another player."""
    seat = LETTERS.lower().find(words[0])
    if seat < 0 or seat >= view["players"]:
        return card_hint(view, words)
    shown = view["seats"][seat]
    cards = f"{amount(shown['leaders'], 'leader')}, {amount(shown['coverts'], 'covert card')}"
    return f"{player_name(view, seat)}, {amount(shown['water'], 'water')}, {cards}"


def plan_hint(view: View, words: list[str]) -> str:
    """The leader with what it counters, the text of a tactics card, or the score of a whole plan."""
    if words[-1].isdigit():
        return score_hint(view, words, int(words[-1]))
    if len(words) == 2:
        return card_hint(view, words[1:])
    return leader_hint(view, words)


def leader_hint(view: View, words: list[str]) -> str:
    """Element and skill of a leader, and which elements counter which."""
    leader = LEADERS.get(words[0])
    if leader is None:
        return "no skill, no element"
    element = content.ELEMENTS[leader.element]
    if leader.element == content.WIND:
        return f"{element} {leader.skill}, counters nothing and is never countered"
    return f"{element} {leader.skill}, counters {beaten_by(leader.element)}, countered by {beats(leader.element)}"


def score_hint(view: View, words: list[str], commitment: int) -> str:
    """SWARM-6.5 The score that a plan comes to, whole and countered, and what would be left of the army."""
    tile, seats = battle_tile(view), fighters(view)
    if tile is None or view["seat"] not in seats:
        return ""
    rival = seats[1 - seats.index(view["seat"])]
    tactics = words[1] if len(words) == 3 else ""
    base = commitment + wall(view, tile, rival) + (content.BANNER_STRENGTH if tactics == "banner" else 0)
    leader = LEADERS.get(words[0])
    skill = leader.skill if leader is not None else 0
    countered = f", {base} if {beats(leader.element)} counters" if leader is not None and beats(leader.element) else ""
    ambush = f", {content.AMBUSH_STRENGTH} more if they commit more" if tactics == "ambush" else ""
    left = tile["troops"][view["seat"]] - (0 if tactics == "surgeon" else commitment)
    return f"score {base + skill}{countered}{ambush}; won, {left} of {tile['troops'][view['seat']]} stay"


def wall(view: View, tile: Tile, rival: int) -> int:
    """SWARM-6.5 What a bastion adds: 1 for its defender, and the sapper's strength for a sapper who is not."""
    if tile["kind"] != "bastion":
        return 0
    if tile["stood"][view["seat"]] and not tile["stood"][rival]:
        return 1
    return content.SAPPER_STRENGTH if view["seats"][view["seat"]]["specialty"] == "sapper" else 0


def bid_hint(view: View, words: list[str]) -> str:
    """What a bid would leave; a sealed one sets its water aside at once."""
    if not words[-1].isdigit():
        return ""
    if view["phase"] == "sealed bid" and view["options"]["sealed_bids"] == "set_aside":
        return f"sets {words[-1]} aside, {leaves(view, int(words[-1]))}"
    return f"at most, {leaves(view, int(words[-1]))}" if len(words) > 1 else leaves(view, int(words[-1]))


def leaves(view: View, spent: int) -> str:
    """What is left of the own water."""
    return f"leaves {amount(view['seats'][view['seat']]['water'] - spent, 'water')}"


def card_hint(view: View, words: list[str]) -> str:
    """The text of a card."""
    card = COVERTS.get(words[0]) or QUESTS.get(words[0])
    return card.text.rstrip(".") if card is not None else ""


def play_hint(view: View, words: list[str]) -> str:
    """The text of the card, or what its aim is."""
    if len(words) == 1:
        return card_hint(view, words)
    if words[-1].isdigit():
        return "free"
    tile = tile_named(view, words[-1])
    return standing(view, tile) if tile is not None else rival_hint(view, words[1:])


def deal_hint(view: View, words: list[str]) -> str:
    """With whom, or what is left."""
    if words[0] != words[-1]:
        return paying(view, int(words[1])) if len(words) == 2 and words[1].isdigit() else ""
    return rival_hint(view, words)


def paying(view: View, number: int) -> str:
    """What a payment would leave, and how much of that is set aside for a sealed bid."""
    held = view["hand"]["set_aside"]
    return leaves(view, number) + (f", {held} set aside" if held else "")


def order_hint(view: View, words: list[str]) -> str:
    """What the table will answer for this player from now on."""
    own = "asks you about" if view["options"]["own_treason"] == "asked" else "passes for"
    told = {
        "treason always": f"betrays any leader of another, {own} your own",
        "treason never": "passes every time",
        "shrine always": "sends a troop after every battle you win",
        "shrine never": "sends nobody",
    }
    return told.get(" ".join(words), "asks you every time" if words[-1] == "ask" else "")


REMARKS: dict[str, Callable[[View, list[str]], str]] = {
    "keep": keep_hint,
    "deploy": deploy_hint,
    "pray": pray_hint,
    "drop": drop_hint,
    "descend": descend_hint,
    "move": move_hint,
    "battle": battle_hint,
    "against": foe_hint,
    "plan": plan_hint,
    "show": leader_hint,
    "bid": bid_hint,
    "discard": discard_hint,
    "play": play_hint,
    "pay": deal_hint,
    "offer": deal_hint,
    "accept": rival_hint,
    "decline": rival_hint,
    "order": order_hint,
}
