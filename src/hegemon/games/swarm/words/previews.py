"""What a move in the making means: the thing, whom and what it meets, and what it costs. Numbers are the rules' own."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.swarm import content, movement
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.view import TileView, View
from hegemon.games.swarm.words.buttons import LABELS, person
from hegemon.games.swarm.words.reading import (
    COVERTS,
    LEADERS,
    LETTERS,
    QUESTS,
    TEMPLE_NAMES,
    amount,
    battle_tile,
    cell_name,
    countered,
    countering,
    is_rained_on,
    is_swarmed,
    neighbours,
    occupants,
    player_name,
    tile_named,
    you_or_name,
)
from hegemon.games.swarm.words.strengths import strength
from hegemon.kit.verdict import listed
from hegemon.kit.words.parts import Preview, remark, summed
from hegemon.kit.words.parts import preview as seen

Imagine = Callable[[], Swarm]


def hint(view: View, imagine: Imagine, words: list[str]) -> str:
    """The same as one text, for those who type."""
    return remark(preview(view, imagine, words))


def preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """A move or its beginning; nothing where there is nothing to say."""
    told = PREVIEWS.get(words[0]) if words else None
    if words == ["shrine"]:
        return seen("", "Later it comes down onto any tile of yours for free")
    return told(view, imagine, words[1:]) if told is not None and len(words) > 1 else seen()


def keep_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """Element and skill of a leader, and where it is as far as one knows."""
    leader = LEADERS.get(words[0])
    if leader is None:
        return seen()
    own = ", in your own hand" if leader.name in view["hand"].get("leaders", []) else ""
    return seen(leader.label, f"{content.ELEMENTS[leader.element]} {leader.skill}{own}")


def discard_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """What the card is that would go."""
    return leader_preview(view, imagine, words) if words[0] in LEADERS else card_preview(view, imagine, words)


def deploy_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """What a tile is and what lies beside it."""
    tile = tile_named(view, words[0])
    if tile is None:
        return seen()
    near = [told(other) for other in neighbours(view, tile) if other["kind"] != "desert"]
    beside = f", next to {listed(near)}" if near else ""
    return seen(tile["label"], f"{tile['kind']} on {cell_name(tile['cell'])}{beside}")


def told(tile: TileView) -> str:
    """A tile with its kind, unless the name says it."""
    return str(tile["label"]) if tile["kind"] in tile["name"] else f"{tile['label']} ({tile['kind']})"


def pray_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """Who is inside already."""
    temple = next((tile for tile in view["tiles"] if TEMPLE_NAMES.get(tile["name"]) == words[0]), None)
    if temple is None:
        return seen()
    inside = [f"{you_or_name(view, seat)} {troops}" for seat, troops in enumerate(temple["inside"]) if troops]
    found = f"{', '.join(inside)} inside" if inside else "nobody inside"
    return seen(temple["label"], f"on {cell_name(temple['cell'])}, {found}")


def drop_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """What a tile is, and what so many troops cost."""
    tile = tile_named(view, words[0])
    if tile is None:
        return seen()
    each = int(movement.drop_cost(imagine(), view["seat"]))
    if words[-1].isdigit():
        return seen(tile["label"], leaving(view, int(words[-1]) * each), price(int(words[-1]) * each))
    return seen(tile["label"], standing(view, tile), f"{price(each)} each" if each else "free")


def price(water: int) -> str:
    """What something costs."""
    return amount(water, "water") if water else "free"


def leaving(view: View, spent: int) -> str:
    """What would be left of the own water; nothing where nothing is spent."""
    return f"{leaves(view, spent)}" if spent else ""


def leaves(view: View, spent: int) -> str:
    return f"{amount(view['seats'][view['seat']]['water'] - spent, 'water')} left"


def descend_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """The temple first, then the tile."""
    if len(words) == 1:
        return pray_preview(view, imagine, words)
    tile = tile_named(view, words[1])
    return seen(tile["label"], standing(view, tile), "free") if tile is not None else seen()


def move_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """Where a stack is going, whom it meets there, and what the move costs."""
    tile = tile_named(view, words[1 if len(words) > 1 else 0])
    if tile is None:
        return seen()
    if len(words) == 1:
        return seen(tile["label"], standing(view, tile))
    fight = (meeting(view, tile) or standing(view, tile)) + abandoned(view, words)
    return seen(tile["label"], fight, price(int(movement.move_cost(imagine(), view["seat"]))))


def abandoned(view: View, words: list[str]) -> str:
    """SWARM-7.1 Where nobody stays behind, a bastion is not one's own any more."""
    left = tile_named(view, words[0])
    is_all = left is not None and words[-1] == str(left["troops"][view["seat"]])
    return (
        f"; nobody stays to hold {left['label']}" if left is not None and is_all and left["kind"] == "bastion" else ""
    )


def meeting(view: View, tile: TileView) -> str:
    """Whether there will be a battle, and with whom."""
    foes = [seat for seat in occupants(tile) if seat != view["seat"]]
    if not foes or tile["kind"] == "sanctuary":
        return ""
    armed = listed([f"{player_name(view, seat)}'s {amount(tile['troops'][seat], 'troop')}" for seat in foes])
    return f"truce with {armed}" if view["event"] == "truce" else f"battle with {armed}"


def standing(view: View, tile: TileView) -> str:
    """A tile in short: kind, square, troops and weather."""
    kind = "" if tile["kind"] in tile["name"] else f"{tile['kind']} "
    armed = [f"{has(view, seat)} {tile['troops'][seat]}" for seat in occupants(tile)]
    found = [f"{kind}on {cell_name(tile['cell'])}", *(armed or ["empty"])]
    found += ["rain"] if is_rained_on(view, tile) else []
    found += ["the swarm"] if is_swarmed(view, tile) else []
    return ", ".join(found)


def has(view: View, seat: int) -> str:
    return "you have" if seat == view["seat"] else f"{player_name(view, seat)} has"


def battle_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    tile = tile_named(view, words[0])
    return seen(tile["label"], standing(view, tile)) if tile is not None else seen()


def foe_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """What a player has on the tile that is fought for, and in hand."""
    tile, seat = battle_tile(view), seat_of(view, words[0])
    if seat < 0:
        return seen()
    there = f"{amount(tile['troops'][seat], 'troop')} here, " if tile is not None else ""
    return seen(player_name(view, seat), there + hand_of(view, seat))


def rival_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """What everybody knows of another player."""
    seat = seat_of(view, words[0])
    if seat < 0:
        return card_preview(view, imagine, words)
    return seen(player_name(view, seat), f"{amount(view['seats'][seat]['water'], 'water')}, {hand_of(view, seat)}")


def seat_of(view: View, letter: str) -> int:
    """The seat of a letter, or -1."""
    seat = LETTERS.lower().find(letter)
    return seat if seat < view["players"] else -1


def hand_of(view: View, seat: int) -> str:
    """The cards that everybody sees in a hand from behind."""
    shown = view["seats"][seat]
    return f"{amount(shown['leaders'], 'leader')}, {amount(shown['coverts'], 'covert card')}"


def plan_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """The leader with what it counters, the text of a tactics card, or the strength of a whole plan."""
    if words[-1].isdigit():
        cards = " + ".join(LABELS.get(word, "No leader") for word in words[:-1])
        found = strength(imagine(), view["seat"], words)
        return summed(seen(cards, found.told, found.score), found.rows, found.besides) if found else seen(cards)
    if len(words) == 2:
        return card_preview(view, imagine, words[1:])
    return leader_preview(view, imagine, words)


def leader_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """Element and skill of a leader, and which elements counter which."""
    leader = LEADERS.get(words[0])
    if leader is None:
        return seen("No leader", "no skill, no element")
    element = content.ELEMENTS[leader.element]
    if leader.element == content.WIND:
        return seen(leader.label, f"{element} {leader.skill}, beats nothing, never beaten")
    beats = f"beats {countered(leader.element)}, beaten by {countering(leader.element)}"
    return seen(leader.label, f"{element} {leader.skill}, {beats}")


def bid_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """What a bid would leave; a sealed one sets its water aside at once."""
    if not words[-1].isdigit():
        return seen()
    most = int(words[-1])
    if len(words) > 1:
        return seen(f"Bid {words[0]}, up to {most}", f"{leaves(view, most)} at worst", f"{words[0]} to {price(most)}")
    aside = view["phase"] == "sealed bid" and view["options"]["sealed_bids"] == "set_aside"
    left = f"leaves {view['seats'][view['seat']]['water'] - most}"
    return seen(f"Bid {most}", f"{left}, set aside at once" if aside else left)


def card_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """The text of a card."""
    card = COVERTS.get(words[0]) or QUESTS.get(words[0])
    return seen(card.label, card.text.removeprefix("Tactics: ").rstrip(".")) if card is not None else seen()


def play_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """The text of the card, or what its aim is."""
    if len(words) == 1 or words[0] == "lure":
        return card_preview(view, imagine, words)
    tile = tile_named(view, words[-2] if words[-1].isdigit() else words[-1])
    if tile is not None:
        return seen(f"{LABELS.get(words[0], '')}: {tile['label']}", standing(view, tile), "free")
    return rival_preview(view, imagine, words[1:])


def deal_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """With whom, or what is left."""
    if len(words) == 1:
        return rival_preview(view, imagine, words)
    if len(words) == 2 and words[1].isdigit():
        return seen(f"Pay {person(view, words[0])}", paying(view, int(words[1])), price(int(words[1])))
    return seen()


def paying(view: View, number: int) -> str:
    """What a payment would leave, and how much of that is set aside for a sealed bid."""
    held = view["hand"]["set_aside"]
    return leaves(view, number) + (f", {held} set aside" if held else "")


def order_preview(view: View, imagine: Imagine, words: list[str]) -> Preview:
    """What the table will answer for this player from now on."""
    own = "asks you about" if view["options"]["own_treason"] == "asked" else "passes for"
    answers = {
        "treason always": f"betrays any other player's leader, {own} your own",
        "treason never": "passes every time",
        "shrine always": "sends a troop after every battle you win",
        "shrine never": "sends no troop",
    }
    return seen("", answers.get(" ".join(words), "asks you every time" if words[-1] == "ask" else ""))


PREVIEWS: dict[str, Callable[[View, Imagine, list[str]], Preview]] = {
    "keep": keep_preview,
    "deploy": deploy_preview,
    "pray": pray_preview,
    "drop": drop_preview,
    "descend": descend_preview,
    "move": move_preview,
    "battle": battle_preview,
    "against": foe_preview,
    "plan": plan_preview,
    "show": leader_preview,
    "bid": bid_preview,
    "discard": discard_preview,
    "play": play_preview,
    "pay": deal_preview,
    "offer": deal_preview,
    "accept": rival_preview,
    "decline": rival_preview,
    "order": order_preview,
}
