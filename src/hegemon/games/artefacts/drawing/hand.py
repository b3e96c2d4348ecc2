"""The artefacts that the viewer holds, as cards: everyone may know them, and only the holder can use them."""

from __future__ import annotations

from hegemon.games.artefacts.drawing import palette
from hegemon.games.artefacts.drawing.symbols import PATHS
from hegemon.games.artefacts.knowledge import ArtefactsView, ArtefactView
from hegemon.games.artefacts.words.reading import curse_text, held_by

Card = dict[str, str]

# By artefact: what it does, in 40 characters at most.
SHORT = {
    "Army of the Dead": "+1 for each crossed-out slot there",
    "Shield of Ruin": "Calls off an attack by few armies",
    "Broken Shield of Ruin": "Calls off an attack by many armies",
    "Path to the Underworld": "Armies by crossed-out slots may flee",
    "Bone Drum": "Armies by crossed-out slots count double",
    "Horn of the Marches": "+1 for each area of yours next to it",
    "Idol of the Threshold": "+3 in defence",
    "Vanguard Banner": "+2 in attack",
    "Levy Bell": "A new army joins the battle",
    "Gravedigger's Spade": "Frees a crossed-out slot there",
    "Cinder Torch": "Crosses out a free slot there",
    "White Flag": "The winners lose nothing",
    "Red Scythe": "The winners lose twice as much",
}


def cards(view: ArtefactsView) -> list[Card]:
    """ARTEFACTS-6.1 One card for each artefact that the viewer holds; a spectator has none."""
    return [card(number, view["artefacts"][number]) for number in held_by(view, view["seat"])]


def card(number: int, relic: ArtefactView) -> Card:
    return {
        "kind": "artefact",
        "word": str(number + 1),
        "name": relic["name"],
        "art": art(relic["name"]),
        "value": "",
        "rule": SHORT[relic["name"]],
        "text": relic["text"] + curse_text(relic),
        "group": "Artefacts",
        "tone": palette.CURSED if relic["curse"] else palette.RELIC,
    }


def art(name: str) -> str:
    """A golden medallion with the artefact's symbol."""
    return (
        f'<svg viewBox="0 0 96 60" aria-hidden="true"><circle cx="48" cy="30" r="26" fill="{palette.GOLD}" '
        f'stroke="{palette.GOLD_EDGE}" stroke-width="2"/><path d="{PATHS[name]}" fill="none" stroke="{palette.INK}" '
        f'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" transform="translate(27 9) scale(1.75)"/></svg>'
    )
