"""How the moves of Swarm are offered: labels, the questions on the way, and the button that plays a whole move."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.swarm.content import COVERTS as COVERT_CARDS
from hegemon.games.swarm.content import ELEMENTS, TEMPLE_TILES
from hegemon.games.swarm.content import TACTICS as TACTICS_KINDS
from hegemon.games.swarm.drawing.symbols import SYMBOLS
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words.asking import temple_won
from hegemon.games.swarm.words.reading import (
    COVERTS,
    LEADERS,
    LETTERS,
    QUESTS,
    amount,
    battle_tile,
    fighters,
    leader_text,
    player_name,
    tile_named,
)
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import fitting
from hegemon.kit.words.parts import VerbWords, fact, verb

LABELS = {name: card.label for cards in (LEADERS, COVERTS, QUESTS) for name, card in cards.items()}
TACTICS = {card.name for card in COVERT_CARDS[:TACTICS_KINDS]}
TEMPLES = {element: TEMPLE_TILES[number].label for number, element in enumerate(ELEMENTS)}

PAID = fact("You pay", "How much water do you pay?", SYMBOLS["water"])
GIVEN = fact("You give", "How much water do you give?", SYMBOLS["water"])
WANTED = fact("You get", "How much water do you want?", SYMBOLS["water"])
OFFER = verb("Offer a deal", "Choose a player", GIVEN["title"], WANTED["title"]) | {"form": [GIVEN, WANTED]}

SECRET: VerbWords = {"secret": True}
CARD: VerbWords = {"side": True, "held": True}  # SWARM-1.6 a covert card is played beside what is asked for

# By the fixed words of a verb; where several begin with the same word, also by that word alone. What a verb loses is a
# reason to ask for a second click.
VERBS: dict[str, VerbWords] = {
    "keep": verb("Keep", "Choose a traitor") | SECRET,
    "deploy": verb("Deploy", "Choose a free tile"),
    "pray": verb("Pray", "Choose a temple") | SECRET,
    "stay": verb("Play on") | SECRET,
    "drop": verb("Drop", "Choose a tile", "How many troops?") | {"start": 1},
    "descend": verb("Leave temple", "Choose a temple", "Choose a tile", "How many troops?"),
    "move": verb("Move", "Choose a stack to move", "Choose a tile to move to", "How many troops?"),
    "done": verb("Done"),
    "battle": verb("Fight", "Choose a tile"),
    "against": verb("Fight", "Choose a player to fight"),
    "plan": verb("Plan", "Choose a leader", "Add a tactics card, or choose troops", "How many troops fight?"),
    "treason": verb("Call treason") | {"loses": "your traitor card"},
    "pass": verb("Pass"),
    "shrine": verb("Enter temple"),
    "skip": verb("Skip"),
    "bid": verb("Bid", "How much water?"),
    "bid upto": verb("Bid with a limit", "What do you bid now?", "How high will you go? (secret)"),
    "discard": verb("Discard", "Choose a card"),
    "show": verb("Show", "Choose a leader") | SECRET,
    "play": verb("Play a card", "Choose a target"),
    "play thief": verb("Play Thief", "Choose a player to steal from") | CARD,
    "play spy": verb("Play Spy", "Choose a player to spy on") | CARD,
    "play lure": verb("Play Lure", "Choose a direction") | CARD,
    "play recruits": verb("Play Recruits", "Choose a tile", "How many troops?") | CARD,
    "play unrest": verb("Play Unrest", "Choose a player", "Choose a tile") | CARD,
    "play caravan": verb("Play Caravan") | CARD | {"loses": "the card"},
    "play ward": verb("Lay Ward") | CARD | {"loses": "the card"},
    "pay": verb("Pay water", "Choose a player", "How much water?") | {"form": [PAID]},
    "offer": OFFER,
    "offer give want": OFFER,
    "accept": verb("Accept", "Choose an offer") | {"answers": True},
    "decline": verb("Decline", "Choose an offer") | {"answers": True},
    "order": verb("Standing order", "What should happen from now on?"),
    "order treason": verb("Treason order", "What should happen from now on?"),
    "order shrine": verb("Temple order", "What should happen from now on?"),
}
ORDERS = {
    "treason always": "Call treason when I can",
    "treason never": "Never call treason",
    "treason ask": "Ask me about treason",
    "shrine always": "Always enter temples",
    "shrine never": "Never enter temples",
    "shrine ask": "Ask me about temples",
}


def verbs(view: View) -> dict[str, VerbWords]:
    """Every kind of move; a plan begins with what outnumbers the other side, and asks for tactics if there are some."""
    if view["phase"] != "plan":
        return {**VERBS, "done": verb(done_button(view, []))}
    has_tactics = bool(TACTICS & set(view["hand"].get("coverts", [])))
    plan = VERBS["plan"] if has_tactics else verb("Plan", "Choose a leader", "How many troops fight?")
    more = {"start": outnumbering(view), "slots": slots(view, has_tactics), "known": rivals_known(view)}
    return {**VERBS, "plan": plan | SECRET | more}


def slots(view: View, has_tactics: bool) -> list[dict[str, str]]:
    """SWARM-6.2 The parts of a plan."""
    tile, seat = battle_tile(view), view["seat"]
    army = tile["troops"][seat] if tile is not None else 0
    return [
        {"kind": "leader", "title": "Leader", "empty": "choose"},
        {"kind": "tactics", "title": "Tactics", "empty": "optional" if has_tactics else "none"},
        {
            "kind": "count",
            "title": "Troops",
            "empty": f"up to {min(army, view['options']['commitment_cap'])}" if army else "–",
        },
        {"kind": "", "title": "Score", "empty": "–"},
    ]


def rivals_known(view: View) -> str:
    """The cards in the hand of whom one fights that one can name, and that can still be used."""
    found = []
    for seat in [seat for seat in fighters(view) if seat != view["seat"]]:
        shown, name = view["seats"][seat], player_name(view, seat)
        fresh = [leader_text(leader) for leader in shown["known_leaders"] if leader not in view["fought"]]
        fresh += [COVERTS[card].label for card in shown["known_coverts"] if card in TACTICS]
        tired = [leader_text(leader) for leader in shown["known_leaders"] if leader in view["fought"]]
        found += [f"{name} has {listed(fresh)}."] if fresh else []
        found += [f"{name}'s {listed(tired)} cannot fight again this round."] if tired else []
    return " ".join(found)


def outnumbering(view: View) -> int:
    """One troop more than the other side of the battle has on its tile."""
    tile, seat = battle_tile(view), view["seat"]
    others = [troops for other, troops in enumerate(tile["troops"]) if other != seat] if tile is not None else [0]
    return max(others) + 1


def button(view: View, words: list[str]) -> str:
    """What a whole move does; its count may be a gap."""
    said = BUTTONS.get(words[0] if words else "")
    if said is None:
        return ""
    return said if isinstance(said, str) else said(view, words[1:])


def choice_text(view: View, words: list[str]) -> str:
    """A sealed answer, for who gave it."""
    if words[0] != "plan":
        return button(view, words)
    leader, *tactics = [LABELS.get(word, "no leader") for word in words[1:-1]]
    return ", ".join([leader, *tactics, amount(int(words[-1]), "troop")])


def place(view: View, word: str) -> str:
    """The name of a tile."""
    tile = tile_named(view, word)
    return tile["label"] if tile is not None else word


def person(view: View, letter: str) -> str:
    """The name of a player by the letter of the seat."""
    seat = LETTERS.lower().find(letter)
    return player_name(view, seat) if 0 <= seat < view["players"] else letter


def bid_button(view: View, words: list[str]) -> str:
    return f"Bid {words[0]}, up to {words[-1]}" if "upto" in words else f"Bid {words[0]}"


def play_button(view: View, words: list[str]) -> str:
    """What a covert card does when it is played."""
    said = PLAYS.get(words[0], "")
    return said if isinstance(said, str) else said(view, words[1:])


def chosen(view: View) -> str:
    """What the viewer has answered while others are still asked, as a sentence without its full stop."""
    words = view["hand"]["answer"].split()
    if not words:
        return ""
    said = CHOSEN.get(words[0])
    return f"Your plan: {choice_text(view, words)}" if said is None else said(view, words[1:])


def done_button(view: View, words: list[str]) -> str:
    """SWARM-5.2 Who has not moved anything skips the moves."""
    return "Skip" if view["phase"] == "move" and not view["marches"] else "Done"


def shrine_button(view: View, words: list[str]) -> str:
    return f"Enter {temple_won(view)}"


Said = str | Callable[[View, list[str]], str]
PLAYS: dict[str, Said] = {
    "thief": lambda view, words: f"Steal from {person(view, words[0])}",
    "spy": lambda view, words: f"Spy on {person(view, words[0])}",
    "lure": lambda view, words: f"Lure the swarm {words[0]}",
    "recruits": lambda view, words: f"Recruit {words[1]} at {place(view, words[0])}",
    "unrest": lambda view, words: fitting(f"Unrest: {person(view, words[0])}, {place(view, words[1])}", "Play Unrest"),
    "caravan": "Play Caravan",
    "ward": "Lay Ward",
}
BUTTONS: dict[str, Said] = {
    "keep": lambda view, words: f"Keep {LABELS[words[0]]}",
    "deploy": lambda view, words: f"Deploy at {place(view, words[0])}",
    "pray": lambda view, words: f"Pray at {TEMPLES[words[0]]}",
    "stay": "Play on",
    "drop": lambda view, words: f"Drop {words[1]} at {place(view, words[0])}",
    "descend": lambda view, words: f"Bring {words[2]} to {place(view, words[1])}",
    "move": lambda view, words: f"Move {words[2]} to {place(view, words[1])}",
    "done": done_button,
    "battle": lambda view, words: f"Fight at {place(view, words[0])}",
    "against": lambda view, words: f"Fight {person(view, words[0])}",
    "plan": "Confirm plan",
    "treason": "Call treason",
    "pass": "Pass",
    "shrine": shrine_button,
    "skip": "Skip",
    "bid": bid_button,
    "discard": lambda view, words: f"Discard {LABELS[words[0]]}",
    "show": lambda view, words: f"Show {LABELS[words[0]]}",
    "play": play_button,
    "pay": lambda view, words: fitting(f"Pay {person(view, words[0])} {words[1]} water", f"Pay {words[1]} water"),
    "offer": lambda view, words: fitting(f"Send offer to {person(view, words[0])}", "Send offer"),
    "accept": lambda view, words: fitting(f"Accept {person(view, words[0])}'s offer", "Accept the offer"),
    "decline": lambda view, words: fitting(f"Decline {person(view, words[0])}'s offer", "Decline the offer"),
    "order": lambda view, words: ORDERS.get(" ".join(words), ""),
}
CHOSEN: dict[str, Callable[[View, list[str]], str]] = {
    "keep": lambda view, words: f"You keep {LABELS[words[0]]}",
    "pray": lambda view, words: f"You pray at {TEMPLES[words[0]]}",
    "stay": lambda view, words: "You play on",
    "treason": lambda view, words: "You call treason",
    "pass": lambda view, words: "You pass",
    "bid": lambda view, words: f"You bid {amount(int(words[0]), 'water')}",
    "show": lambda view, words: f"You show {LABELS[words[0]]}",
}
