"""The cards that a player holds and may play, as the table sets them: art without text, and a rule in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hegemon.games.swarm import clash, content
from hegemon.games.swarm.content import COVERTS, ELEMENTS, LEADERS, QUESTS, Leader
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.cards import aim
from hegemon.games.swarm.drawing.glyphs import COVERT_GLYPHS, GLYPHS, element_disc
from hegemon.games.swarm.view import View
from hegemon.games.swarm.world import hand_limit
from hegemon.kit.drawing.markup import placed

Card = dict[str, str]

RADIUS = 29  # of the disc under a symbol
LEADER_NAMED = {leader.name: leader for leader in LEADERS}
QUEST_NAMED = {quest.name: quest for quest in QUESTS}
COVERT_NUMBER = {card.name: number for number, card in enumerate(COVERTS)}
# By kind of covert card: what it does, in 40 characters at most.
SHORT = {
    "banner": f"+{content.BANNER_STRENGTH} to your score",
    "ambush": f"+{content.AMBUSH_STRENGTH} if you commit fewer troops",
    "dagger": "Kills the other leader",
    "shield": "Protects your leader from a dagger",
    "surgeon": "If you win, you lose no troops",
    "mirage": "Cancels the other tactics card",
    "bluff": "Does nothing, returns to your hand",
    "thief": f"Take {content.THIEF_WATER} water from a player",
    "spy": "See a player's leaders and coverts",
    "lure": "Move the swarm one step",
    "recruits": f"Add {content.RECRUIT_TROOPS} troops to a tile of yours",
    "unrest": "Send one enemy troop to reserve",
    "caravan": f"Take {content.CARAVAN_WATER} water",
    "ward": "Cancels the next card aimed at you",
}
PLAYING = ("drop", "move", "bid")  # SWARM-1.6 the phases in which covert cards are played


def cards(view: View) -> list[Card]:
    """The hand of the viewer; a spectator has none."""
    return list(cards_of(view)) if view["hand"] else []


def cards_of(view: View) -> Iterator[Card]:
    """Four traitors to choose from, or else leaders, tactics and other covert cards; quests when one has to go."""
    hand = view["hand"]
    if not hand["traitor"]:
        for name in hand["traitors"]:
            yield leader_card("traitor", LEADER_NAMED[name], "Keep one as your traitor", is_own=name in hand["leaders"])
    for name in hand["leaders"]:
        yield leader_card("leader", LEADER_NAMED[name], "Your leaders", name in view["fought"])
    for name in sorted([*hand["coverts"], *wards_to_discard(view)], key=COVERT_NUMBER.__getitem__):
        yield covert_card(view, name)
    if shows_quests(view):
        for name in hand["quests"]:
            yield quest_card(name)


def is_discarding(view: View) -> bool:
    """SWARM-8.2 Has the viewer to put a card away?"""
    return view["phase"] == "discard" and view["seat"] in view["asked"]


def shows_quests(view: View) -> bool:
    """SWARM-8.2 Has a quest to go, so that quests stand in the row?"""
    return is_discarding(view) and len(view["hand"]["quests"]) > hand_limit(view["options"], "quest")


def wards_to_discard(view: View) -> list[str]:
    """SWARM-8.2 A ward that lies in wait may go too, where none is in hand."""
    hand = view["hand"]
    return ["ward"] if is_discarding(view) and hand["wards"] and "ward" not in hand["coverts"] else []


def leader_card(kind: str, leader: Leader, group: str, has_fought: bool = False, is_own: bool = False) -> Card:
    """A leader, or the traitor card of one, which may be for a leader of one's own."""
    element = ELEMENTS[leader.element]
    rule = f"{element.capitalize()} leader" + (", has fought" if has_fought else "")
    text = f"{leader.label}, {element}, skill {leader.skill}. {counters(leader.element)}"
    if kind == "traitor":
        rule = f"{element.capitalize()} leader" + (", your own" if is_own else "")
        text = f"If somebody fights with {leader.label}, you may call treason and send their army home."
    art = picture(kind, leader.name)
    return made(kind, leader.name, leader.label, art, str(leader.skill), rule, text, group, kind)


def counters(element: int) -> str:
    """SWARM-6.4 What an element does to others."""
    if element == content.WIND:
        return "Wind beats nothing and is never beaten."
    others = range(len(ELEMENTS))
    beats = next(ELEMENTS[other] for other in others if clash.counters(element, other))
    by = next(ELEMENTS[other] for other in others if clash.counters(other, element))
    return f"Beats {beats}; against {by} the skill does not count."


def covert_card(view: View, name: str) -> Card:
    """A covert card as a pick names it: part of a plan, something to discard, or a move that plays it."""
    card = COVERTS[COVERT_NUMBER[name]]
    is_tactics = COVERT_NUMBER[name] < content.TACTICS
    kind, word = ("tactics", name) if is_tactics else ("covert", name)
    if is_discarding(view):
        kind = "covert"
    elif not is_tactics and view["phase"] in PLAYING and view["seat"] in view["asked"]:
        kind, word = "verb", f"play {name}"
    text = card.text.removeprefix("Tactics: ")
    group = "Tactics" if is_tactics else "Covert cards"
    return made(
        kind, word, card.label, picture("covert", name), "", SHORT[name], text[:1].upper() + text[1:], group, "covert"
    )


def quest_card(name: str) -> Card:
    """A quest that may have to go."""
    quest = QUEST_NAMED[name]
    art = picture("quest", name)
    return made("quest", name, quest.label, art, "", quest.text.split(":")[0], quest.text, "Quests", "quest")


def made(kind: str, word: str, name: str, art: str, value: str, rule: str, text: str, group: str, deck: str) -> Card:
    """A card as the table wants it; its bar has the colour of its deck."""
    told = {"kind": kind, "word": word, "name": name, "art": art, "value": value, "rule": rule}
    return told | {"text": text, "group": group, "tone": palette.DECKS[deck][0]}


@cache
def picture(kind: str, name: str) -> str:
    """The art of a card on a disc in the tint of its deck."""
    edge, tint = palette.DECKS[kind]
    ground = f'<circle r="{RADIUS}" fill="{tint}" stroke="{edge}" stroke-width="1.2"/>'
    return f'<svg viewBox="-30 -30 60 60" aria-hidden="true">{ground}{ART[kind](name)}</svg>'


def leader_art(name: str) -> str:
    return element_disc(LEADER_NAMED[name].element, 25)


def traitor_art(name: str) -> str:
    """The element, and a dagger before it."""
    return leader_art(name) + f'<g transform="translate(17 15) rotate(-42) scale(0.62)">{GLYPHS["dagger"]}</g>'


def covert_art(name: str) -> str:
    return GLYPHS[COVERT_GLYPHS[name]]


def quest_art(name: str) -> str:
    return placed(aim(QUEST_NAMED[name]), 0, 0, 0.5)


ART = {"leader": leader_art, "traitor": traitor_art, "covert": covert_art, "quest": quest_art}
