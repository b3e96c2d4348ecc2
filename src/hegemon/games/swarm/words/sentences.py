"""Swarm in sentences: the whole position for those who cannot see or use the board, and how a game was won."""

from __future__ import annotations

from hegemon.games.swarm.view import TileView, View
from hegemon.games.swarm.words.asking import NUMBERS, moment, prompt
from hegemon.games.swarm.words.buttons import choice_text
from hegemon.games.swarm.words.course import heading
from hegemon.games.swarm.words.offers import offer_lines
from hegemon.games.swarm.words.people import (
    battle_lines,
    claim_lines,
    duel_lines,
    event_lines,
    hand_lines,
    title,
)
from hegemon.games.swarm.words.reading import (
    COVERTS,
    LEADERS,
    LETTERS,
    amount,
    armies,
    cell_name,
    fighters,
    is_rained_on,
    is_swarmed,
    pilgrims,
    player_name,
)
from hegemon.kit.verdict import listed

# By ending, SWARM-9.1 to SWARM-9.3: how the winners have won.
WINS = {
    "bastions": "{0} held {1} bastions {2}.",
    "long night": "The Long Night is over, and {0} won with the most points.",
    "duel": "It was a tie, and {0} won the duel.",
    "list": "The duel was a tie too; cities, water and quests decided it for {0}.",
    "draw": "The duel was a tie too: {0} share the win.",
}


def situation(view: View) -> str:
    """What the viewer has to do, or what the others are doing."""
    if view["over"]:
        return f"The game is over. {outcome(view)}"
    if view["seat"] not in view["asked"]:
        return f"{heading(view)}. {moment(view)}."
    if view["hand"]["answer"]:
        chosen = choice_text(view, view["hand"]["answer"].split())
        return f"{heading(view)}. Your choice is in: {chosen}. You can still change it."
    return f"{heading(view)}. {prompt(view)}."


def describe(view: View) -> str:
    """The whole position in sentences, for those who cannot see or use the board."""
    lines = [situation(view), *event_lines(view), *battle_lines(view), *duel_lines(view), ""]
    lines += [seat_sentence(view, seat) for seat in range(view["players"])]
    lines += [*claim_lines(view), "", *(tile_sentence(view, tile) for tile in view["tiles"])]
    lines += ["", *hand_lines(view), *offer_lines(view)]
    if view["gone"]:
        lines.append(f"Out of the game: {listed([LEADERS[name].label for name in view['gone']])}.")
    if view["discards"]:
        lines.append(f"Covert cards discarded face up: {listed([COVERTS[name].label for name in view['discards']])}.")
    return "\n".join([*lines, decks_line(view)])


def decks_line(view: View) -> str:
    """What is left of the decks."""
    decks = view["decks"]
    left = [
        amount(decks["events"], "event"),
        amount(decks["quests"], "quest"),
        amount(decks["leaders"], "leader"),
        amount(decks["coverts"], "covert card"),
    ]
    return f"Left in the decks: {listed(left)}."


def seat_sentence(view: View, seat: int) -> str:
    """A player in one sentence."""
    shown = view["seats"][seat]
    cards = [
        amount(shown["leaders"], "leader"),
        amount(shown["coverts"], "covert card"),
        amount(shown["quests"], "quest"),
    ]
    goods = [
        amount(shown["water"], "water"),
        f"{amount(shown['reserve'], 'troop')} in reserve",
        amount(shown["bastions"], "bastion"),
        *cards,
        amount(shown["points"], "point"),
    ]
    token = ", start player" if seat == view["start"] else ""
    fights = ", in battle" if view["phase"] == "plan" and seat in fighters(view) else ""
    name = f"{player_name(view, seat)} ({LETTERS[seat]})"
    return f"{name}, the {title(shown)}{token}{fights}: {listed(goods)}."


def tile_sentence(view: View, tile: TileView) -> str:
    """A tile: where, what, and who."""
    found = [f"{cell_name(tile['cell'])} {tile['label']}", str(tile["kind"])]
    found += ["the swarm"] if is_swarmed(view, tile) else []
    found += ["rain"] if is_rained_on(view, tile) else []
    found += [armies(tile)] if armies(tile) else []
    found += [f"inside: {pilgrims(tile)}"] if pilgrims(tile) else []
    return f"  {', '.join(found)}."


def outcome(view: View) -> str:
    """Who has won, and by what."""
    winners = view["winners"]
    need = view["options"]["bastions_to_win"]
    won = WINS[view["ending"]].format(listed([player_name(view, seat) for seat in winners]), need, held_for(view))
    others = view["players"] - len(winners)
    return f"{won} Everyone else is ranked by points." if view["ending"] == "bastions" and others > 1 else won


def held_for(view: View) -> str:
    """SWARM-9.1 How long bastions are held by who wins."""
    rounds = view["options"]["hold"]
    return "after the battles" if rounds == 1 else f"for {NUMBERS[rounds].lower()} rounds"
