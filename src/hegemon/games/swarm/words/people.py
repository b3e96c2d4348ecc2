"""What stands beside the board: the event, the players, the own hand with its texts, the last battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from hegemon.games.swarm.content import DIRECTIONS
from hegemon.games.swarm.phases import COVERT_LOT, LEADER_LOT
from hegemon.games.swarm.view import SeatView, SideView, View
from hegemon.games.swarm.words.reading import (
    COVERTS,
    EVENTS,
    LEADERS,
    LETTERS,
    QUESTS,
    SPECIALTIES,
    cell_name,
    leader_text,
    player,
    player_name,
    tile_named,
)
from hegemon.kit.verdict import listed

LONGEST_NAME = 10
Column = Literal["water", "reserve", "leaders", "coverts", "quests", "points"]
COLUMNS: dict[Column, int] = {"water": 6, "reserve": 8, "leaders": 8, "coverts": 8, "quests": 7, "points": 7}


def event_lines(view: View, sign: str = "") -> list[str]:
    """The card of this round and the way the swarm came; the sign is that of rain on a board in characters."""
    if not view["event"]:
        begun = f"{sign} is rain; no event yet." if sign else "No event yet."
        return [f"{begun} The swarm waits at {cell_name(view['swarm'])}."]
    card = EVENTS[view["event"]]
    shown = f" ({sign})" if sign else ""
    rain = f" Rain{shown} on {listed([cell_name(cell) for cell in card.cells])}." if card.cells else ""
    way = " ".join(cell_name(cell) for cell in view["swarm_path"])
    went = f"Swarm {DIRECTIONS[card.direction]} {card.steps}: {way}."
    lured = f" Lured to {cell_name(view['swarm'])}." if view["swarm_path"][-1] != view["swarm"] else ""
    return [f"{card.label}: {card.text}{rain}", f"{went}{lured}"]


def seat_lines(view: View, badge: Callable[[int], str]) -> list[str]:
    """A table of the players in the order of their seats: what everybody knows of them."""
    head = (
        f"    {'':{LONGEST_NAME}}" + "".join(f"{column:>{width}}" for column, width in COLUMNS.items()) + "  specialty"
    )
    return [head, *(seat_line(view, seat, badge(seat)) for seat in range(view["players"]))]


def seat_line(view: View, seat: int, badge: str) -> str:
    shown = view["seats"][seat]
    token = ">" if seat == view["start"] else " "
    name = player_name(view, seat)[:LONGEST_NAME]
    numbers = "".join(f"{shown[column]:>{width}}" for column, width in COLUMNS.items())
    return f"{badge}{token}{name:{LONGEST_NAME}}{numbers}  {title(shown)}"


def title(shown: SeatView) -> str:
    """The specialty of a player, and whether the player sits this round out."""
    return SPECIALTIES[shown["specialty"]].label + (" (prays)" if shown["prays"] else "")


def claim_lines(view: View) -> list[str]:
    """SWARM-9.1 Who held enough bastions when the battles were last over, and so may win soon."""
    lines = []
    for seat in range(view["players"]):
        left = view["options"]["hold"] - view["seats"][seat]["bastions_held"]
        if 0 < left < view["options"]["hold"]:
            name, when = player(view, seat), "the next round" if left == 1 else f"{left} more rounds"
            lines.append(f"Claim: enough bastions are held by {name}, who would win after the battles of {when}.")
    return lines


def battle_lines(view: View) -> list[str]:
    """What the last battle showed; nothing while plans are still being made."""
    battle = view["battle"]
    if not battle or battle["left"]["commitment"] < 1:
        return []
    tile = tile_named(view, battle["tile"])
    at = f" at {tile['label']}" if tile is not None and view["phase"] != "foe" else ""
    now = view["phase"] in ("treason", "shrine")
    sides = [side_text(view, battle[side]) for side in ("left", "right")]
    return [f"{'Battle' if now else 'Last battle'}{at}: {sides[0]}; {sides[1]}."]


def duel_lines(view: View) -> list[str]:
    """Who is in the duel, with the leader that was shown."""
    duel = view["duel"]
    shown = [(seat, duel["shown"][seat]) for seat in duel["duelists"]]
    told = [player_name(view, seat) + (f" shows {leader_text(name)}" if name else "") for seat, name in shown]
    return [f"Duel: {', '.join(told)}."] if told else []


def side_text(view: View, side: SideView) -> str:
    """One side of a battle: who committed what under whom, and what it came to."""
    leader = leader_text(side["leader"]) if side["leader"] else "nobody"
    tactics = f" with {COVERTS[side['tactics']].label}" if side["tactics"] else ""
    fate = f", {side['fate']}" if side["fate"] else ""
    score = f", score {side['score']}" if side["score"] >= 0 else ""
    return f"{player_name(view, side['seat'])} {side['commitment']} under {leader}{tactics}{fate}{score}"


def hand_lines(view: View) -> list[str]:
    """The own hand, each card with its text; a spectator has none."""
    hand = view["hand"]
    if not hand:
        return []
    leaders = [known_leader(view, name) for name in hand["leaders"]]
    lines = [f"Your leaders: {', '.join(leaders) or 'none'}"]
    lines += [f"Your covert card {COVERTS[name].label}: {COVERTS[name].text}" for name in hand["coverts"]]
    lines += ["Your ward lies in wait." for _ in range(hand["wards"])]
    lines += [f"Your quest {QUESTS[name].label}: {QUESTS[name].text}" for name in hand["quests"]]
    lines.append(traitor_line(view))
    specialty = SPECIALTIES[view["seats"][view["seat"]]["specialty"]]
    lines.append(f"You are the {specialty.label}: {specialty.text}{foresight(view)}")
    return [*lines, *order_lines(view), *known_lines(view)]


def known_leader(view: View, name: str) -> str:
    """A leader, and whether it can lead no more this round."""
    return leader_text(name, "has fought" if name in view["fought"] else "")


def traitor_line(view: View) -> str:
    """The traitor card, or the four from which it is chosen."""
    hand = view["hand"]
    if not hand["traitor"]:
        return f"Your four traitor cards: {', '.join(leader_text(name) for name in hand['traitors'])}"
    if view["seats"][view["seat"]]["traitor"]:
        return f"Your traitor card {LEADERS[hand['traitor']].label} is spent."
    away = listed([LEADERS[name].label for name in hand["traitors"] if name != hand["traitor"]])
    return f"Your traitor: {leader_text(hand['traitor'])}. Nobody can betray {away}."


def foresight(view: View) -> str:
    """What the holder of a deck sees: the card on its top."""
    if view["hand"]["next_event"]:
        card = EVENTS[view["hand"]["next_event"]]
        rain = f", rain on {listed([cell_name(cell) for cell in card.cells])}" if card.cells else f": {card.text[:-1]}"
        return f" Next: {card.label}, swarm {DIRECTIONS[card.direction]} {card.steps}{rain}."
    specialty, decks = view["seats"][view["seat"]]["specialty"], view["decks"]
    if specialty == "tactician":
        top = view["known"][LEADER_LOT]["from_bottom"].get(str(decks["leaders"] - 1), "")
        return f" Next: {leader_text(top)}." if top else ""
    if specialty == "clandestine":
        top = view["known"][COVERT_LOT]["from_bottom"].get(str(decks["coverts"] - 1), "")
        return f" Next: {COVERTS[top].label}." if top else ""
    return ""


def order_lines(view: View) -> list[str]:
    """Standing orders and the sealed answer, as far as there are any."""
    hand = view["hand"]
    lines = []
    for question, order in (("treason", hand["order_treason"]), ("shrine", hand["order_shrine"])):
        if order != "ask":
            lines.append(f"Standing order: {question} {order}.")
    if hand["limit"] and view["phase"] == "bid":
        lines.append(f"The table raises for you up to {hand['limit']}.")
    if hand["answer"]:
        aside = f" {hand['set_aside']} of your water is set aside for it." if hand["set_aside"] else ""
        lines.append(f"Your sealed answer is `{hand['answer']}`; you may change it until all are in.{aside}")
    return lines


def known_lines(view: View) -> list[str]:
    """Cards in others' hands that this seat can name."""
    lines = []
    for seat in range(view["players"]):
        shown = view["seats"][seat]
        cards = [known_leader(view, name) for name in shown["known_leaders"]]
        cards += [COVERTS[name].label for name in shown["known_coverts"]]
        cards += [QUESTS[name].label for name in shown["known_quests"]]
        if cards and seat != view["seat"]:
            lines.append(f"{player_name(view, seat)} ({LETTERS[seat]}) is known to hold {', '.join(cards)}.")
    return lines
