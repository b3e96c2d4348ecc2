"""Swarm in sentences: the moment, the whole position, and the rules that govern."""

from __future__ import annotations

from hegemon.games.swarm import content, phases
from hegemon.games.swarm.view import TileView, View
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
    EVENTS,
    LETTERS,
    amount,
    armies,
    battle_tile,
    cell_name,
    fighters,
    is_rained_on,
    is_swarmed,
    leader_text,
    pilgrims,
    player,
    player_name,
)
from hegemon.games.swarm.world import hand_limit
from hegemon.kit.verdict import listed

PHASES = {phase.name: phase for phase in phases.PHASES}
# By ending, SWARM-9.1 to SWARM-9.3: how the winners have won.
WINS = {
    "bastions": "{0} holds enough bastions to win.",
    "long night": "After the long night {0} has the most points.",
    "duel": "There was a tie, and {0} has won the duel.",
    "list": "The duel left a tie, which cities, water and quests decide for {0}.",
    "draw": "The duel left a tie: {0} share the win.",
}
LOT_WORDS = {"quest": "quest", "leader": "leader", "covert": "covert card"}


def governs(view: View) -> list[str]:
    """The ids of the rules that say what can be done now."""
    return PHASES[view["phase"]].rules


def chapter(view: View) -> str:
    """The part of the game that a moment belongs to: `Round 3, battles`."""
    if view["over"]:
        return "The end"
    part = PHASES[view["phase"]].part
    return f"Round {view['round']}, {part}" if part else "Setup"


def moment(view: View) -> str:
    """Which round it is, who is asked, and what for."""
    phase = str(view["phase"])
    if phase == "over":
        return f"The game is over. {outcome(view)}"
    sealed = f" All answer in secret.{setting_aside(view)}" if PHASES[phase].is_sealed else ""
    answer = view["hand"].get("answer", "") if view["hand"] else ""
    if answer:
        sealed = f" Your answer is in: `{answer}`; the others are awaited."
    return f"{when(view)}: {asked_text(view)} to {deed(view)}.{sealed}{own_tactics(view)}{chance_of_treason(view)}"


def setting_aside(view: View) -> str:
    """SWARM-8.1 What becomes of the water of a sealed bid, for those who are asked for one."""
    if view["phase"] != "sealed bid" or view["seat"] not in view["asked"]:
        return ""
    if view["options"]["sealed_bids"] == "free":
        return " Water that you pay away lowers your bid."
    return " What you bid is set aside until all bids are in."


def own_tactics(view: View) -> str:
    """How a plan is written with the tactics cards that are in hand."""
    if view["phase"] != "plan" or view["seat"] not in view["asked"]:
        return ""
    tactics = [card.name for card in content.COVERTS[: content.TACTICS] if card.name in view["hand"]["coverts"]]
    return f" Tactics, `plan LEADER TACTICS COUNT`: {', '.join(tactics)}." if tactics else ""


def chance_of_treason(view: View) -> str:
    """Whether the own traitor is among the leaders that lie open."""
    hand, battle = view["hand"], view["battle"]
    if not hand or view["seat"] not in view["asked"]:
        return ""
    shown = [battle[side]["leader"] for side in ("left", "right")] if view["phase"] == "treason" else []
    shown += view["duel"]["shown"] if view["phase"] == "duel treason" else []
    if not hand["traitor"] or hand["traitor"] not in shown:
        return " None of the leaders shown is in your pay: `pass`." if "treason" in view["phase"] else ""
    return f" {leader_text(hand['traitor'])} is in your pay: `treason` or `pass`."


def when(view: View) -> str:
    """The round and its event."""
    return f"Round {view['round']}, {EVENTS[view['event']].label}" if view["event"] else "Setup"


def asked_text(view: View) -> str:
    """Who is asked; whoever looks comes first."""
    seats = sorted(view["asked"], key=lambda seat: (seat != view["seat"], seat))
    verb = "is" if len(seats) == 1 and seats[0] != view["seat"] else "are"
    return f"{listed([player(view, seat) for seat in seats])} {verb}"


def deed(view: View) -> str:
    """What is asked for."""
    phase = str(view["phase"])
    if phase in ("foe", "plan"):
        tile = battle_tile(view)
        where = f" at {tile['label']} ({armies(tile)})" if tile is not None else ""
        return ("choose whom to fight first" if phase == "foe" else "plan the battle") + where
    if phase in ("bid", "sealed bid"):
        return bidding(view)
    return surplus(view) if phase == "discard" else PHASES[phase].deed


def surplus(view: View) -> str:
    """SWARM-8.2 The kind of cards of which whoever is asked has too many."""
    shown = view["seats"][view["asked"][0]]
    held = {"quest": shown["quests"], "leader": shown["leaders"], "covert": shown["coverts"]}
    for lot, number in held.items():
        if number > hand_limit(view["options"], lot):
            return f"discard a {LOT_WORDS[lot]}: {number} are too many"
    return "discard a card"


def bidding(view: View) -> str:
    """The lot, and the bid that has to be topped."""
    auction = view["auction"]
    lot = LOT_WORDS[auction["lot"]]
    if auction["bidder"] < 0:
        return f"bid for a {lot}, at least {view['options']['minimum_bid']} water, or pass"
    return f"bid for a {lot}, more than the {auction['bid']} of {player(view, auction['bidder'])}, or pass"


def describe(view: View) -> str:
    """The whole position in sentences, for those who cannot see or use the board."""
    lines = [moment(view), *event_lines(view), *battle_lines(view), *duel_lines(view), ""]
    lines += [seat_sentence(view, seat) for seat in range(view["players"])]
    lines += [*claim_lines(view), "", *(tile_sentence(view, tile) for tile in view["tiles"])]
    lines += ["", *hand_lines(view), *offer_lines(view)]
    gone = [str(name) for name in view["gone"]]
    if gone:
        lines.append(f"Out of the game: {', '.join(gone)}.")
    if view["discards"]:
        lines.append(f"Covert cards discarded face up: {', '.join(view['discards'])}.")
    decks = ", ".join(f"{name} {number}" for name, number in view["decks"].items())
    return "\n".join([*lines, f"Cards left: {decks}."])


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
        f"{shown['reserve']} in reserve",
        *cards,
        amount(shown["points"], "point"),
    ]
    token = ", has the token" if seat == view["start"] else ""
    fights = ", fights" if view["phase"] == "plan" and seat in fighters(view) else ""
    name = f"{player_name(view, seat)} ({LETTERS[seat]})"
    return f"{name}, the {title(shown)}{token}{fights}: {listed(goods)}."


def tile_sentence(view: View, tile: TileView) -> str:
    """A tile: where, what, and who."""
    found = [f"{cell_name(tile['cell'])} {tile['name']}", str(tile["kind"])]
    found += ["the swarm"] if is_swarmed(view, tile) else []
    found += ["rain"] if is_rained_on(view, tile) else []
    found += [armies(tile)] if armies(tile) else []
    found += [f"inside {pilgrims(tile)}"] if pilgrims(tile) else []
    return f"  {', '.join(found)}."


def outcome(view: View) -> str:
    """Who has won, and by what."""
    return WINS[view["ending"]].format(listed([player_name(view, seat) for seat in view["winners"]]))


def score(view: View, seat: int) -> str:
    """The points of a player."""
    return amount(int(view["seats"][seat]["points"]), "point")
