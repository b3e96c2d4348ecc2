"""The cards of one seat, side by side, with a ribbon on those that are not simply in hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from typing import Any

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.cards import CARD_HEIGHT, CARD_WIDTH, card_title, face
from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.view import View
from hegemon.kit.drawing.markup import document, placed

Held = tuple[str, str, str]  # kind, name, and what the ribbon says

SPACE = 14
IN_ROW = 4
LOTS = ("quest", "leader", "covert")
TACTICS = frozenset(kind.name for kind in content.COVERTS[: content.TACTICS])
DECKS = {"quest": "quests", "leader": "leaders", "covert": "coverts"}


def hand_document(view: View) -> str:
    """All cards of the viewer; nothing for a spectator."""
    return hand_of(tuple(cards_of(view))) if view["hand"] else ""


@lru_cache(maxsize=256)
def hand_of(held: tuple[Held, ...]) -> str:
    """Some cards side by side."""
    columns = min(IN_ROW, len(held))
    rows = (len(held) + columns - 1) // columns
    width, height = columns * (CARD_WIDTH + SPACE) + SPACE, rows * (CARD_HEIGHT + SPACE) + SPACE
    places = [(k % columns * (CARD_WIDTH + SPACE), k // columns * (CARD_HEIGHT + SPACE)) for k in range(len(held))]
    cards = "".join(placed(shown(*one), SPACE + x, SPACE + y) for one, (x, y) in zip(held, places))
    return document(f"0 0 {width} {height}", f"{len(held)} cards in your hand", cards, "group")


def cards_of(view: View) -> Iterator[Held]:
    """Leaders, coverts, quests, the traitor, the specialty, and what a deck's holder sees upon it."""
    hand = view["hand"]
    for name in hand["leaders"]:
        yield "leader", name, "fought" if name in view["fought"] else ""
    for name in hand["coverts"]:
        yield "covert", name, ""
    for _ in range(int(hand["wards"])):
        yield "covert", "ward", "laid"
    for name in hand["quests"]:
        yield "quest", name, ""
    yield from traitors(view)
    yield "specialty", view["seats"][view["seat"]]["specialty"], ""
    yield from seen_on_decks(view)


def traitors(view: View) -> Iterator[Held]:
    """The four to choose from, or the one that was kept."""
    hand = view["hand"]
    if not hand["traitor"]:
        for name in hand["traitors"]:
            yield "traitor", name, "keep one"
        return
    spent = view["seats"][view["seat"]]["traitor"]
    yield "traitor", hand["traitor"], "spent" if spent else ""


def seen_on_decks(view: View) -> Iterator[Held]:
    """The top cards that this seat can name."""
    if view["hand"]["next_event"]:
        yield "event", view["hand"]["next_event"], "next"
    decks: Mapping[str, Any] = view["decks"]
    for lot, known in zip(LOTS, view["known"]):
        top = known["from_bottom"].get(str(decks[DECKS[lot]] - 1))
        if top:
            yield lot, top, "next"


def shown(kind: str, name: str, ribbon: str) -> str:
    """A card to point at, with its title and its ribbon; a covert card may be tactics as well."""
    kinds = [] if ribbon == "next" else [kind, "tactics"] if kind == "covert" and name in TACTICS else [kind]
    mark = "".join(f' data-{one}="{name}"' for one in kinds)
    return f"<g{mark}><title>{escape(card_title(kind, name))}</title>{face(kind, name)}{ribbon_over(ribbon)}</g>"


def ribbon_over(words: str) -> str:
    """A ribbon over the lower part of the symbol."""
    if not words:
        return ""
    return (
        f'<g transform="rotate(-8 125 178)"><path d="M20 164H230L222 178L230 192H20L28 178Z" fill="{palette.RED}" '
        f'stroke="{palette.INK}" stroke-width="2" stroke-linejoin="round"/>'
        f"{PEN.fitted(125, 186, 23, words, 170, palette.PAPER)}</g>"
    )
