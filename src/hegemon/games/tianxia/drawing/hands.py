"""The cards that a player holds: objectives and bonus tiles, as the table sets them."""

from __future__ import annotations

from functools import cache

from hegemon.games.tianxia import objectives as rules
from hegemon.games.tianxia import wares
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import parted, promised, spoken
from hegemon.games.tianxia.drawing.icons import icon
from hegemon.games.tianxia.view import TianxiaView

Card = dict[str, str]

OBJECTIVES = {card.name: card for card in rules.CARDS}
TILES = {tile.name: tile for tile in wares.TILES}
# What an objective counts, one and several of it.
COUNTED = {
    rules.GOVERNORS: ("governor", "governors"),
    rules.INCOME_GOVERNORS: ("grey governor", "grey governors"),
    rules.PASSIVE_GOVERNORS: ("red governor", "red governors"),
    rules.GOVERNED_REGIONS: ("governed region", "governed regions"),
    rules.WALLS: ("wall", "walls"),
    rules.TOWERS: ("tower", "towers"),
    rules.SOLDIERS: ("soldier", "soldiers"),
    rules.SECTIONS: ("section you hold", "sections you hold"),
    rules.DELIVERIES: ("delivery", "deliveries"),
    rules.FIGURINES: ("figurine", "figurines"),
    rules.USED_TILES: ("used tile", "used tiles"),
    rules.WORKERS: ("barge worker", "barge workers"),
    rules.GOODS: ("good left", "goods left"),
    rules.RESOURCES: ("resource left", "resources left"),
    rules.COIN: ("coin left", "coins left"),
    rules.LOWEST_TRACK: ("lowest-track step", "lowest-track steps"),
    rules.HIGH_TRACKS: ("track at step 5 or more", "tracks at step 5 or more"),
    **{
        rules.FIRST_TRACK + k: (f"{track.capitalize()} step", f"{track.capitalize()} steps")
        for k, track in enumerate(TRACKS)
    },
}


def cards(view: TianxiaView) -> list[Card]:
    """The viewer's objectives and unused tiles; a spectator has none."""
    if not view["hand"]:
        return []
    held = zip(view["hand"]["objectives"], view["hand"]["worth"])
    own = [objective_card(name, worth) for name, worth in held]
    return own + [tile_card(name) for name in view["seats"][view["seat"]]["tiles"]]


def objective_card(name: str, worth: int) -> Card:
    """An objective: what it counts, and how much that is worth now."""
    card = OBJECTIVES[name]
    one, many = COUNTED[card.counter]
    counts = f"{one if card.per == 1 else f'{card.per} {many}'}, max\u00a0{card.cap}"
    told = f"At the end: {card.points} points per {counts} (now {worth}). Or discard for {spoken(card.upper)}."
    label, art = card.label.removeprefix("The "), picture(card.upper)
    rule = f"{card.points} per {counts}"
    return made("objective", name, label, art, f"now {worth}", rule, told, "Objectives", palette.BANNERS[1])


def tile_card(name: str) -> Card:
    """A bonus tile that can still be used."""
    tile = TILES[name]
    said = promised(tile.benefit)
    rule = said[:1].upper() + said[1:]
    text = f"Use it on your turn: {said}."
    return made("tile", name, tile.label, picture(tile.benefit), "", rule, text, "Bonus tiles", palette.GOLD_DARK)


def made(kind: str, word: str, name: str, art: str, value: str, rule: str, text: str, group: str, tone: str) -> Card:
    told = {"kind": kind, "word": word, "name": name, "art": art, "value": value}
    return told | {"rule": rule, "text": text, "group": group, "tone": tone}


@cache
def picture(benefit: str) -> str:
    """What a card gives as icons without text: as many as there are of each, side by side."""
    words = [word for part in parted(benefit) if " " in part for word in several(*part.split())]
    step = min(18.0, 38 / max(1, len(words) - 1))
    first = -step * (len(words) - 1) / 2
    icons = "".join(icon(word, first + step * k, 0, 26 if len(words) < 3 else 21) for k, word in enumerate(words))
    ground = f'<circle r="29" fill="{palette.SILK}" stroke="{palette.LINE}" stroke-width="1.2"/>'
    return f'<svg viewBox="-30 -30 60 60" aria-hidden="true">{ground}{icons}</svg>'


def several(number: str, word: str) -> list[str]:
    """A thing as often as it is gained; of points and governors the number is no number of pieces."""
    return [word] if word in ("points", "governor") else [word] * int(number)
