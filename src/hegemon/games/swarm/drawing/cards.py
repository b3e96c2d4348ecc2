"""The faces and backs of the cards: a title, a symbol, numbers, and the card's text."""

from __future__ import annotations

from functools import cache

from hegemon.games.swarm import content
from hegemon.games.swarm.content import COVERTS, EVENTS, LEADERS, QUESTS, SPECIALTIES, EventCard, Leader, Quest
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import (
    ARROW,
    COVERT_GLYPHS,
    DECK_GLYPHS,
    EVENT_GLYPHS,
    GLYPHS,
    QUEST_GLYPHS,
    QUEST_TILES,
    REWARD_GLYPHS,
    SPECIALTY_GLYPHS,
    element_disc,
)
from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.drawing.shapes import hand_drawn
from hegemon.games.swarm.drawing.tiles import tile_art
from hegemon.kit.drawing.lettering import LINE, wrapped
from hegemon.kit.drawing.markup import box, disc, placed

CARD_WIDTH = 250
CARD_HEIGHT = 350
MIDDLE = CARD_WIDTH / 2
BAND = (14, 14, 222, 46)
SYMBOL = 128  # the height of its middle
RADIUS = 58
TEXT_TOP = 204
TEXT_FOOT = 317
TEXT_WIDTH = 220
TEXT_SIZES = (23.0, 21.0, 19.0, 17.5, 16.0)
BACK = "back"
LABELS = {
    "event": {card.name: card.label for card in EVENTS},
    "covert": {card.name: card.label for card in COVERTS},
    "quest": {card.name: card.label for card in QUESTS},
    "specialty": {card.name: card.label for card in SPECIALTIES},
    "leader": {card.name: card.label for card in LEADERS},
    "traitor": {card.name: card.label for card in LEADERS},
}

GRID_CELL = 27
GRID_LEFT = 22
GRID_TOP = 80


def card_title(kind: str, name: str) -> str:
    """What a card is, in words."""
    return f"{kind.capitalize()}, face down" if name == BACK else f"{kind.capitalize()}: {LABELS[kind][name]}"


@cache
def face(kind: str, name: str) -> str:
    """A card as a piece of a drawing, 250 wide and 350 high."""
    if name == BACK:
        return back(kind)
    return FACES[kind](name)


def blank(kind: str, label: str, foot: str) -> str:
    """Paper, frame, title and the name of the deck."""
    colour = palette.DECKS[kind][0]
    edge = hand_drawn((2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 4), len(label), 1.2, 16)
    inner = hand_drawn((9, 9, CARD_WIDTH - 18, CARD_HEIGHT - 18), len(label) + 7, 1.4, 11)
    return (
        f'<path d="{edge}" fill="{palette.PAPER}" stroke="{palette.INK}" stroke-width="2.4"/>'
        f'<path d="{inner}" fill="none" stroke="{colour}" stroke-width="2.4"/>'
        f'<path d="{hand_drawn(BAND, len(label) + 3, 1.4, 8)}" fill="{colour}"/>'
        f"{PEN.fitted(MIDDLE, 46, 27, label, 200, palette.PAPER)}"
        f"{PEN.text(MIDDLE, 335, 15, foot, colour, 'middle')}"
    )


def symbol(kind: str, markup: str, scale: float) -> str:
    """A symbol on a round ground."""
    ground = (
        f'<circle r="{RADIUS}" fill="{palette.DECKS[kind][1]}" stroke="{palette.DECKS[kind][0]}" stroke-width="2"/>'
    )
    return placed(ground + placed(markup, 0, 0, scale), MIDDLE, SYMBOL)


def body(words: str) -> str:
    """A text in lines round the middle, as large as there is room."""
    for size in TEXT_SIZES:
        lines = wrapped(words, TEXT_WIDTH / size)
        if len(lines) * size * LINE <= TEXT_FOOT - TEXT_TOP:
            break
    top = (TEXT_TOP + TEXT_FOOT - (len(lines) - 1) * size * LINE) / 2 + size * 0.35
    return "".join(
        PEN.text(MIDDLE, top + k * size * LINE, size, line, anchor="middle", plain=True) for k, line in enumerate(lines)
    )


def leader_face(name: str) -> str:
    """The element large, the skill larger."""
    card = leader_named(name)
    element = content.ELEMENTS[card.element]
    portrait = symbol("leader", element_disc(card.element, 50), 1)
    return blank("leader", card.label, f"leader of {element}") + portrait + skill(card)


def skill(card: Leader) -> str:
    """The skill of a leader beside a helmet."""
    return placed(GLYPHS["helmet"], 94, 258, 1.5) + PEN.text(160, 285, 76, str(card.skill), anchor="middle")


def traitor_face(name: str) -> str:
    """A leader with a dagger in the back."""
    card = leader_named(name)
    portrait = symbol("traitor", element_disc(card.element, 50), 1)
    blade = f'<g transform="translate(178 168) rotate(-42) scale(2.1)">{GLYPHS["dagger"]}</g>'
    foot = f"traitor of {content.ELEMENTS[card.element]}"
    return blank("traitor", card.label, foot) + portrait + blade + skill(card)


def leader_named(name: str) -> Leader:
    return next(leader for leader in LEADERS if leader.name == name)


def event_face(name: str) -> str:
    """Where it rains or what else happens, and where the swarm goes."""
    card = next(card for card in EVENTS if card.name == name)
    what = rain_grid(card) if card.cells else placed(GLYPHS[EVENT_GLYPHS[card.effect]], 92, 132, 2.5)
    return blank("event", card.label, "event") + what + march(card) + body(card.text)


def rain_grid(card: EventCard) -> str:
    """The board in small, with drops on the cells where it rains."""
    parts = []
    for cell in range(content.CELLS):
        x = GRID_LEFT + cell % content.WIDTH * GRID_CELL
        y = GRID_TOP + cell // content.WIDTH * GRID_CELL
        wet = cell in card.cells
        fill = palette.WATER if wet else palette.SAND
        parts.append(box(x + 1, y + 1, GRID_CELL - 2, GRID_CELL - 2, fill, palette.LINE, 3, 1))
        if wet:
            parts.append(placed(GLYPHS["drop"], x + GRID_CELL / 2, y + GRID_CELL / 2, 0.5))
    names = " ".join(content.CELL_NAMES[cell] for cell in card.cells)
    below = PEN.text(GRID_LEFT + GRID_CELL * content.WIDTH / 2, 204, 16, names, palette.RAIN, "middle")
    return "".join(parts) + below


def march(card: EventCard) -> str:
    """The steps of the swarm and an arrow in its direction, at the right."""
    arrow = f'<g transform="rotate({card.direction * 90})"><path d="{ARROW}" fill="{palette.RED}"/></g>'
    return (
        f"{placed(GLYPHS['locust'], 200, 94, 0.85)}{PEN.text(200, 148, 40, str(card.steps), anchor='middle')}"
        f"{placed(arrow, 200, 175, 0.95)}"
    )


def covert_face(name: str) -> str:
    """What the card does; tactics say so at the foot."""
    kind = next(k for k, card in enumerate(COVERTS) if card.name == name)
    card = COVERTS[kind]
    foot = "covert · tactics" if kind < content.TACTICS else "covert"
    words = card.text.removeprefix("Tactics: ")
    return blank("covert", card.label, foot) + symbol("covert", GLYPHS[COVERT_GLYPHS[name]], 2) + body(capital(words))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def quest_face(name: str) -> str:
    """What is asked for, and the reward at its side."""
    card = next(card for card in QUESTS if card.name == name)
    return (
        blank("quest", card.label, "quest")
        + symbol("quest", aim(card), 1)
        + need(card)
        + reward(card)
        + body(card.text)
    )


def aim(card: Quest) -> str:
    """The symbol of what a quest asks for."""
    if card.kind in QUEST_TILES:
        tile = QUEST_TILES[card.kind]
        return placed(tile_art(tile, content.TEMPLE_TILES[0].name), 0, 0, 1.25)
    if card.kind == content.COMMAND_ELEMENTS:
        places = ((-21, -21), (21, -21), (-21, 21), (21, 21))
        return "".join(placed(element_disc(k, 19), x, y) for k, (x, y) in enumerate(places))
    return placed(GLYPHS[QUEST_GLYPHS[card.kind]], 0, 0, 2)


def need(card: Quest) -> str:
    """How much of it, at the upper left."""
    return medal(44, 92, str(card.need), palette.PAPER)


def reward(card: Quest) -> str:
    """What it pays, at the right of the symbol."""
    amount = medal(186, 192, str(card.amount), palette.GOLD)
    return placed(GLYPHS[REWARD_GLYPHS[card.reward]], 208, 160, 0.95) + amount


def medal(x: float, y: float, words: str, fill: str) -> str:
    """A number on a disc."""
    return disc(x, y, 17, fill, palette.INK, 2) + PEN.text(x, y + 8, 22, words, anchor="middle")


def specialty_face(name: str) -> str:
    """What its owner can do."""
    card = next(card for card in SPECIALTIES if card.name == name)
    picture = symbol("specialty", GLYPHS[SPECIALTY_GLYPHS[name]], 2)
    return blank("specialty", card.label, "specialty") + picture + body(card.text)


def back(kind: str) -> str:
    """The back of a deck: its colour, a lattice and its symbol."""
    colour, tint = palette.DECKS[kind]
    edge = hand_drawn((2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 4), 5, 1.2, 16)
    inner = hand_drawn((16, 16, CARD_WIDTH - 32, CARD_HEIGHT - 32), 12, 1.4, 9)
    return (
        f'<path d="{edge}" fill="{palette.PAPER}" stroke="{palette.INK}" stroke-width="2.4"/>'
        f'<path d="{inner}" fill="{colour}"/><path d="{lattice()}" stroke="{tint}" stroke-opacity="0.35" '
        f'stroke-width="2" fill="none"/><circle cx="{MIDDLE:g}" cy="165" r="70" fill="{tint}" '
        f'stroke="{palette.PAPER}" stroke-width="4"/>{placed(GLYPHS[DECK_GLYPHS[kind]], MIDDLE, 165, 2.4)}'
        f"{PEN.fitted(MIDDLE, 295, 34, kind, 180, palette.PAPER)}"
    )


def lattice() -> str:
    """Diamonds over the back of a card."""
    rows = []
    for y in range(30, 330, 32):
        rows.append(f"M24 {y}" + "".join(f"l12.6 {16 if k % 2 else -16}" for k in range(16)))
        rows.append(f"M24 {y}" + "".join(f"l12.6 {-16 if k % 2 else 16}" for k in range(16)))
    return "".join(rows)


FACES = {
    "leader": leader_face,
    "traitor": traitor_face,
    "event": event_face,
    "covert": covert_face,
    "quest": quest_face,
    "specialty": specialty_face,
}
