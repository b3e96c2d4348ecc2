"""Remarks on moves and on their beginnings: what they cost, what they meet, what counters what."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from hegemon.games.swarm import clash, content, movement
from hegemon.games.swarm.clash import COMMITMENT, LEADER
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.view import TileView, View
from hegemon.games.swarm.words.reading import (
    COVERTS,
    LEADERS,
    LETTERS,
    QUESTS,
    TEMPLE_NAMES,
    amount,
    armies,
    battle_tile,
    cell_name,
    countered,
    countering,
    is_rained_on,
    is_swarmed,
    neighbours,
    occupants,
    pilgrims,
    player_name,
    tile_named,
)

Imagine = Callable[[], Swarm]


def hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """A remark on a move or on its beginning; nothing when there is nothing to say."""
    remark = REMARKS.get(words[0]) if words else None
    return remark(view, imagine, words[1:]) if remark is not None and len(words) > 1 else ""


def keep_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """Element and skill of a leader, and where it is as far as one knows."""
    leader = LEADERS.get(words[0])
    if leader is None:
        return ""
    own = ", in your own hand" if leader.name in view["hand"].get("leaders", []) else ""
    return f"{content.ELEMENTS[leader.element]} {leader.skill}{own}"


def discard_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """What the card is that would go."""
    return leader_hint(view, imagine, words) if words[0] in LEADERS else card_hint(view, imagine, words)


def deploy_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """What a tile is and what lies beside it."""
    tile = tile_named(view, words[0])
    if tile is None:
        return ""
    near = [told(other) for other in neighbours(view, tile) if other["kind"] != "desert"]
    beside = f", beside {', '.join(near)}" if near else ""
    return f"{tile['kind']} on {cell_name(tile['cell'])}{beside}"


def told(tile: TileView) -> str:
    """A tile with its kind, unless the name says it."""
    return str(tile["name"]) if tile["kind"] in tile["name"] else f"{tile['name']} ({tile['kind']})"


def pray_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """Who is inside already."""
    temple = next((tile for tile in view["tiles"] if TEMPLE_NAMES.get(tile["name"]) == words[0]), None)
    if temple is None:
        return ""
    inside = pilgrims(temple)
    return f"{temple['label']} on {cell_name(temple['cell'])}" + (f", inside {inside}" if inside else "")


def drop_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """What a tile is, or what so many troops cost."""
    if words[-1].isdigit():
        return spending(view, int(words[-1]) * int(movement.drop_cost(imagine(), view["seat"])))
    tile = tile_named(view, words[-1])
    return standing(view, tile) if tile is not None else ""


def spending(view: View, price: int) -> str:
    """What something costs, and what is left."""
    left = view["seats"][view["seat"]]["water"] - price
    return f"costs {price}, leaves {amount(left, 'water')}" if price else "free"


def descend_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """The temple first, then the tile."""
    if words[-1].isdigit():
        return "free"
    if len(words) == 1:
        return pray_hint(view, imagine, words)
    return drop_hint(view, imagine, words)


def move_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """Where a stack is going, and whom it meets there."""
    tile = tile_named(view, words[1 if len(words) > 1 else 0])
    if tile is None:
        return ""
    if len(words) > 2:
        return spending(view, int(movement.move_cost(imagine(), view["seat"]))) + meeting(view, tile)
    return standing(view, tile) + (meeting(view, tile) if len(words) == 2 else "")


def meeting(view: View, tile: TileView) -> str:
    """Whether there will be a battle."""
    others = [LETTERS[seat] for seat in occupants(tile) if seat != view["seat"]]
    if not others or tile["kind"] == "sanctuary":
        return ""
    return (
        f", no battle in a truce with {' '.join(others)}"
        if view["event"] == "truce"
        else f", battle with {' '.join(others)}"
    )


def standing(view: View, tile: TileView) -> str:
    """A tile in short: kind, square, troops and weather."""
    found = [f"{tile['kind']} on {cell_name(tile['cell'])}", armies(tile) or "empty"]
    found += ["rain"] if is_rained_on(view, tile) else []
    found += ["the swarm"] if is_swarmed(view, tile) else []
    return ", ".join(found)


def battle_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    tile = tile_named(view, words[0])
    return standing(view, tile) if tile is not None else ""


def foe_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """What a player has on the tile that is fought for, and in hand."""
    tile, seat = battle_tile(view), LETTERS.lower().find(words[0])
    there = f"{amount(tile['troops'][seat], 'troop')} here, " if tile is not None else ""
    return there + rival_hint(view, imagine, words)


def rival_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """What everybody knows of another player."""
    seat = LETTERS.lower().find(words[0])
    if seat < 0 or seat >= view["players"]:
        return card_hint(view, imagine, words)
    shown = view["seats"][seat]
    cards = f"{amount(shown['leaders'], 'leader')}, {amount(shown['coverts'], 'covert card')}"
    return f"{player_name(view, seat)}, {amount(shown['water'], 'water')}, {cards}"


def plan_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """The leader with what it counters, the text of a tactics card, or the score of a whole plan."""
    if words[-1].isdigit():
        return score_hint(view, imagine, words)
    if len(words) == 2:
        return card_hint(view, imagine, words[1:])
    return leader_hint(view, imagine, words)


def leader_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """Element and skill of a leader, and which elements counter which."""
    leader = LEADERS.get(words[0])
    if leader is None:
        return "no skill, no element"
    element = content.ELEMENTS[leader.element]
    if leader.element == content.WIND:
        return f"{element} {leader.skill}, counters nothing and is never countered"
    counters = f"counters {countered(leader.element)}, countered by {countering(leader.element)}"
    return f"{element} {leader.skill}, {counters}"


def score_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """SWARM-6.5 The score that a plan comes to, whole and countered, and what would be left of the army."""
    state, seat = imagine().copy(), view["seat"]
    if state.tile < 0 or seat not in (state.left, state.right):
        return ""
    side = clash.side_of(state, seat)
    clash.clear(state)
    clash.lay(state, side, state.notation().parse(" ".join(["plan", *words])))
    whole, army = clash.score(state, side), state.troops[seat * content.CELLS + state.tile]
    left = army - clash.price_of_winning(state, side)
    return f"score {whole}{if_countered(state, side)}{if_outnumbered(state, side)}; won, {left} of {army} stay"


def if_countered(state: Swarm, side: i64) -> str:
    """SWARM-6.4 The score if the other leader's element counters the own one's."""
    by = countering(int(clash.element(state, side)))
    if not by:
        return ""
    state.clash[clash.other_side(side) + LEADER] = next(
        number for number, leader in enumerate(content.LEADERS) if content.ELEMENTS[leader.element] == by
    )
    return f", {clash.score(state, side)} if {by} counters"


def if_outnumbered(state: Swarm, side: i64) -> str:
    """SWARM-1.6 What more an ambush brings if the other commits more."""
    alone = clash.score(state, side)
    state.clash[clash.other_side(side) + COMMITMENT] = state.clash[side + COMMITMENT] + 1
    more = clash.score(state, side) - alone
    return f", {more} more if they commit more" if more else ""


def bid_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """What a bid would leave; a sealed one sets its water aside at once."""
    if not words[-1].isdigit():
        return ""
    if view["phase"] == "sealed bid" and view["options"]["sealed_bids"] == "set_aside":
        return f"sets {words[-1]} aside, {leaves(view, int(words[-1]))}"
    return f"at most, {leaves(view, int(words[-1]))}" if len(words) > 1 else leaves(view, int(words[-1]))


def leaves(view: View, spent: int) -> str:
    """What is left of the own water."""
    return f"leaves {amount(view['seats'][view['seat']]['water'] - spent, 'water')}"


def card_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """The text of a card."""
    card = COVERTS.get(words[0]) or QUESTS.get(words[0])
    return card.text.rstrip(".") if card is not None else ""


def play_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """The text of the card, or what its aim is."""
    if len(words) == 1:
        return card_hint(view, imagine, words)
    if words[-1].isdigit():
        return "free"
    tile = tile_named(view, words[-1])
    return standing(view, tile) if tile is not None else rival_hint(view, imagine, words[1:])


def deal_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """With whom, or what is left."""
    if words[0] != words[-1]:
        return paying(view, int(words[1])) if len(words) == 2 and words[1].isdigit() else ""
    return rival_hint(view, imagine, words)


def paying(view: View, number: int) -> str:
    """What a payment would leave, and how much of that is set aside for a sealed bid."""
    held = view["hand"]["set_aside"]
    return leaves(view, number) + (f", {held} set aside" if held else "")


def order_hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """What the table will answer for this player from now on."""
    own = "asks you about" if view["options"]["own_treason"] == "asked" else "passes for"
    told = {
        "treason always": f"betrays any leader of another, {own} your own",
        "treason never": "passes every time",
        "shrine always": "sends a troop after every battle you win",
        "shrine never": "sends nobody",
    }
    return told.get(" ".join(words), "asks you every time" if words[-1] == "ask" else "")


REMARKS: dict[str, Callable[[View, Imagine, list[str]], str]] = {
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
