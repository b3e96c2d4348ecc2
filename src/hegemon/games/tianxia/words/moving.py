"""How the moves of Tianxia are offered: labels, questions on the way, and the button of a whole move."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing.benefits import parted, promised, spoken
from hegemon.games.tianxia.view import TianxiaView
from hegemon.games.tianxia.words.asking import steps_left
from hegemon.games.tianxia.words.possible import gifts_left
from hegemon.games.tianxia.words.reading import (
    CARDS,
    LABELS,
    TILES,
    amount,
    building_named,
    effect_of,
    region_named,
    ship_to_load,
    who_asks,
)
from hegemon.kit.words.english import counted, fitting
from hegemon.kit.words.parts import VerbWords, verb

SECTION = "Choose a section of the wall"
PIECES = {"wall": "stone", "tower": "stone", "soldier": "rice"}  # what stands on the wall, and what it is paid with
DIRECT: VerbWords = {"direct": True}  # played with the last pick: all of it can be undone
FREE: VerbWords = {"side": True}  # TIANXIA-4.8 a free action: never what a turn is about
VERBS: dict[str, VerbWords] = {
    "region": verb("Place a disc", "Choose a region"),
    "military": verb("Military", "Fortify the wall or train soldiers?") | {"aims": ["Fortify or Train"]},
    "barge": verb("Send a worker", "Choose a barge") | {"aims": ["a barge"]},
    "pass": verb("Pass", "Choose a bonus tile to take") | {"ends": True, "aims": ["a bonus tile"]},
    "govern": verb("Install a governor", "Choose a building", "Choose a space in the building")
    | DIRECT
    | {"aims": ["a building", "a space"]},
    "exchange": verb("Exchange", "Choose what to exchange", "How many times?") | {"aims": ["an exchange"], "start": 1},
    "ship": verb("Ship goods", "Choose a port") | DIRECT | {"aims": ["a port"]},
    "deliver": verb("Deliver", "Choose a space on the ship", "Choose a good to deliver")
    | DIRECT
    | {"aims": ["a space"]},
    "wall": verb("Build a wall", SECTION) | DIRECT,
    "tower": verb("Build a tower", SECTION) | DIRECT,
    "soldier": verb("Station a soldier", SECTION) | DIRECT,
    "climb": verb("Climb", "Choose a palace track"),
    "choose": verb("Choose", "Choose one") | DIRECT,
    "tile": verb("Use a bonus tile", "Choose one of your bonus tiles") | FREE | {"pointed": True},
    "objective": verb("Discard a card", "Choose an objective to discard") | FREE | {"loses": "the objective"},
    "lose": verb("Pay raiders", "How many coins?"),
    "order": verb("Pay raiders in coins", "What should happen when raiders come?"),
    "order coins": verb("Pay raiders in coins", "What should happen when raiders come?"),
}
ORDERS = {
    "always": "Always pay raiders in coins",
    "never": "Lose points, keep your coins",
    "ask": "Ask me when raiders come",
}


def verbs(view: TianxiaView) -> dict[str, VerbWords]:
    """Every kind of move; what is built says its price, and what needs no more than a click what it brings."""
    built = {word: {**VERBS[word], "label": f"{VERBS[word]['label']}{price_of(view, word)}"} for word in PIECES}
    choose = {**VERBS["choose"], "label": "Decline" if effect_of(view).endswith(("governor", "sea")) else "Choose"}
    plain = {"banner": verb(step_label(view)), "bubble": verb(button(view, ["bubble"]))}
    free = {word: verb(button(view, [word])) | FREE for word in ("disc", "merchants", "home")}
    free["disc"]["loses"] = "a disc for this round"
    return {**VERBS, **built, **plain, **free, "choose": choose, "lose": loss_words(view), "done": done_words(view)}


def loss_words(view: TianxiaView) -> VerbWords:
    """TIANXIA-5.5 The coins for raiders: most lose the least by paying all that is wanted."""
    coins = view["seats"][view["seat"]]["things"]["coins"] if view["seat"] >= 0 else 0
    return {**VERBS["lose"], "start": min(view["toll"], coins)}


def done_words(view: TianxiaView) -> VerbWords:
    """TIANXIA-4.1 The end of a turn takes what a region still gives; TIANXIA-4.7 steps of figurines are lost by it."""
    words, steps = verb(button(view, ["done"])) | {"ends": True}, steps_left(view)
    return {**words, "loses": counted(steps, "palace step")} if steps else words


def button(view: TianxiaView, words: list[str]) -> str:
    """What a whole move does; its count may be a gap."""
    said = BUTTONS.get(words[0] if words else "")
    return said(view, words[1:]) if said else ""


def costing(price: int, thing: str) -> str:
    """What stands behind a move that has a price.

    >>> costing(2, "coins"), costing(0, "coins")
    (': 2 coins', '')
    """
    return f": {amount(price, thing)}" if price > 0 else ""


def price_of(view: TianxiaView, piece: str) -> str:
    """TIANXIA-4.5 What the next wall, tower or soldier costs; nothing where an effect gives it."""
    return "" if view["effects"] else costing(who_asks(view)["prices"][piece], PIECES[piece])


def region_button(view: TianxiaView, words: list[str]) -> str:
    return f"Place a disc on {LABELS[words[0]]}{costing(view['discs'][words[0]], 'coins')}"


def military_button(view: TianxiaView, words: list[str]) -> str:
    act = "Fortify the wall" if words[0] == "fortify" else "Train soldiers"
    return act + costing(view["discs"][words[0]], "coins")


def barge_button(view: TianxiaView, words: list[str]) -> str:
    return f"Send to the {words[0]} barge{costing(view['fares'][words[0]], 'coins')}"


def pass_button(view: TianxiaView, words: list[str]) -> str:
    return f"Pass and take the {LABELS[words[0]]}" if words else "Pass"


def govern_button(view: TianxiaView, words: list[str]) -> str:
    """TIANXIA-4.2 Where, and for how much wood; an effect may take some off."""
    building = building_named(view, words[0])
    off = int(effect_of(view).split()[0]) if view["effects"] else 0
    wood = max(0, building["spaces"][int(words[1]) - 1]["wood"] - off)
    price = f"{wood} wood" if wood else "free"
    return fitting(f"Govern the {building['label']}: {price}", f"{building['label']}: {price}")


def exchange_button(view: TianxiaView, words: list[str]) -> str:
    paid, gained = words[0].split("-")
    return f"Exchange {words[1]} {paid} for {gained}"


def deliver_button(view: TianxiaView, words: list[str]) -> str:
    gain = spoken(ship_to_load(view)["spaces"][int(words[0]) - 1]["benefit"])
    return fitting(f"Deliver {words[1]}: {gain}", f"Deliver {words[1]}: space {words[0]}")


def built(kind: str) -> Callable[[TianxiaView, list[str]], str]:
    """TIANXIA-4.5 A piece on the wall."""

    def said(view: TianxiaView, words: list[str]) -> str:
        where = f"{kind} at {LABELS[words[0]]}{price_of(view, kind)}"
        return fitting(f"{'Station' if kind == 'soldier' else 'Build'} a {where}", where[:1].upper() + where[1:])

    return said


def climb_button(view: TianxiaView, words: list[str]) -> str:
    step = who_asks(view)["tracks"][TRACKS.index(words[0])] + 1
    price = int(str(view["options"]["step_price"])) if view["deed"] == "pass" and not view["effects"] else 0
    where = f"{LABELS[words[0]]} step {step}{costing(price, 'coins')}"
    return fitting(f"Climb to {where}", where)


def banner_button(view: TianxiaView, words: list[str]) -> str:
    if not view["place"]:
        return "Take the banner's step"
    return climb_button(view, [region_named(view, view["place"])["banner"]])


def step_label(view: TianxiaView) -> str:
    """TIANXIA-4.1 The banner's step, short enough to stand in one row with what the bubble gives."""
    return f"{LABELS[region_named(view, view['place'])['banner']]} step" if view["place"] else "Take the step"


def bubble_button(view: TianxiaView, words: list[str]) -> str:
    gain = spoken(region_named(view, view["place"])["bubble"]) if view["place"] else ""
    return f"Take {gain.removesuffix(' of your choice').replace(' and ', ', ')}" if gain else "Take what it gives"


def done_button(view: TianxiaView, words: list[str]) -> str:
    """TIANXIA-4.1 Banner and bubble are not lost."""
    return "Take all, end turn" if view["deed"] == "region" and gifts_left(view) else "End turn"


def disc_button(view: TianxiaView, words: list[str]) -> str:
    return f"Sell a disc: +{amount(int(str(view['options']['disc_coins'])), 'coins')}"


def tile_button(view: TianxiaView, words: list[str]) -> str:
    tile = TILES[words[0]]
    return fitting(f"{tile.label}: {promised(tile.benefit)}", f"Use the {tile.label}")


def objective_button(view: TianxiaView, words: list[str]) -> str:
    card = CARDS[words[0]]
    label, gain = card.label.removeprefix("The "), spoken(card.upper)
    return fitting(f"Discard {label} for {gain}", f"Discard {label}")


def merchants_button(view: TianxiaView, words: list[str]) -> str:
    gain = spoken(who_asks(view)["merchant_action"])
    return fitting(f"Merchants: {gain}", "Send your merchants home")


def choose_button(view: TianxiaView, words: list[str]) -> str:
    """TIANXIA-4.10 One of the alternatives of the benefit that is gained, or one thing of a kind."""
    if words[0] == "none":
        return "Decline"
    if words[0] == "convert":
        return fitting(f"Pay {spoken(effect_of(view))}", "Trade")
    pieces = parted(effect_of(view))
    wanted = TRACKS if words[0] == "track" else words
    found = [piece for piece in pieces if piece.split()[-1] in wanted]
    return f"Take {spoken(found[0] if found else f'1 {words[0]}')}"


BUTTONS: dict[str, Callable[[TianxiaView, list[str]], str]] = {
    "region": region_button,
    "military": military_button,
    "barge": barge_button,
    "pass": pass_button,
    "govern": govern_button,
    "exchange": exchange_button,
    "ship": lambda view, words: f"Ship goods from {LABELS[words[0]]}",
    "deliver": deliver_button,
    "wall": built("wall"),
    "tower": built("tower"),
    "soldier": built("soldier"),
    "climb": climb_button,
    "banner": banner_button,
    "bubble": bubble_button,
    "disc": disc_button,
    "tile": tile_button,
    "objective": objective_button,
    "merchants": merchants_button,
    "home": lambda view, words: "Recall a merchant",
    "choose": choose_button,
    "lose": lambda view, words: f"Pay {words[0]} in coins",
    "done": done_button,
    "order": lambda view, words: ORDERS[words[-1]],
}
