"""The course of a game: the round, the parts of it, and what is in force for everyone."""

from __future__ import annotations

from hegemon.games.swarm import phases as questions
from hegemon.games.swarm.content import DIRECTIONS
from hegemon.games.swarm.drawing.symbols import EVENT_SYMBOLS, SYMBOLS
from hegemon.games.swarm.view import SideView, View
from hegemon.games.swarm.words.reading import (
    COVERTS,
    EVENTS,
    amount,
    cell_name,
    leader_text,
    player_name,
    tile_named,
)
from hegemon.kit.verdict import listed
from hegemon.kit.words.parts import Note, note

PHASES = {phase.name: phase for phase in questions.PHASES}
# The parts of a round as a player follows them; nobody is asked during the harvest.
ROUND = ["Event", "Move", "Battles", "Harvest", "Auction"]
PARTS = {"event": 0, "movement": 1, "battles": 2, "auction": 4}
NOW = {"now": True}  # of a notice that the question is about
# What is sold: the card lies face down.
FOR_SALE = {
    "quest": "Quest up for auction",
    "leader": "Leader up for auction",
    "covert": "Covert card up for auction",
}
CHAPTERS = {"auction": "harvest and auction"}  # the log tells of the harvest too


def governs(view: View) -> list[str]:
    """The ids of the rules that say what can be done now."""
    return PHASES[view["phase"]].rules


def chapter(view: View) -> str:
    """The part of the game that a moment belongs to: `Round 3, battles`."""
    if view["over"]:
        return "The end"
    part = PHASES[view["phase"]].part
    return f"Round {view['round']}, {CHAPTERS.get(part, part)}" if part else "Setup"


def heading(view: View) -> str:
    """How far the game is."""
    if view["over"]:
        return "Game over"
    if not view["round"]:
        return "Setup"
    return f"Round {view['round']}" + (" (final)" if view["event"] == "long-night" else "")


def phases(view: View) -> dict[str, object]:
    """The parts of a round, and which of them it is."""
    if view["phase"] in ("duel", "duel treason"):
        return {"names": [*ROUND, "Duel"], "now": len(ROUND)}
    return {"names": ROUND, "now": PARTS.get(PHASES[view["phase"]].part, -1)}


def notice(view: View) -> Note | None:
    """What is on, and above it who is about to win."""
    shown = what_is_on(view)
    alarm = " ".join(claims(view))
    return {**shown, "alarm": alarm} if shown is not None and alarm else shown


def what_is_on(view: View) -> Note | None:
    """The auction or the duel that is on, a battle whose plans lie open, or else the event of the round."""
    if view["phase"] in ("bid", "sealed bid"):
        return note(FOR_SALE[view["auction"]["lot"]], bids(view), SYMBOLS["auction"]) | NOW | each_bidder(view)
    if view["phase"] in ("duel", "duel treason"):
        return note("Final duel", duel_text(view), SYMBOLS["battle"]) | NOW
    if view["phase"] in ("treason", "shrine"):
        tile = tile_named(view, view["battle"]["tile"])
        where = f" at {tile['label']}" if tile is not None else ""
        return note(f"Battle{where}", plans(view), SYMBOLS["battle"]) | NOW | {"players": each_plan(view)}
    if not view["event"]:
        return None
    card = EVENTS[view["event"]]
    return note(card.label, " ".join(event_text(view)), EVENT_SYMBOLS[card.name])


def event_text(view: View) -> list[str]:
    """What the event does this round, and where the swarm went."""
    card = EVENTS[view["event"]]
    rain = f"Rain on {listed([cell_name(cell) for cell in card.cells])}." if card.cells else card.text
    lured = f", then was lured to {cell_name(view['swarm'])}" if view["swarm_path"][-1] != view["swarm"] else ""
    return [rain, f"The swarm moved {card.steps} {DIRECTIONS[card.direction]}{lured}."]


def claims(view: View) -> list[str]:
    """SWARM-9.1 Who held enough bastions when the battles were last over, and so may win soon."""
    hold, found = view["options"]["hold"], []
    for seat, shown in enumerate(view["seats"]):
        left = hold - shown["bastions_held"]
        if 0 < left < hold and view["event"] != "long-night" and not view["over"]:
            name, need = player_name(view, seat), view["options"]["bastions_to_win"]
            when = "after the next battles" if left == 1 else f"for {left} more rounds"
            found.append(f"{name} wins by holding {need} bastions {when}.")
    return found


def bids(view: View) -> str:
    """The bid that has to be topped, and who may still top it."""
    auction, bidder = view["auction"], view["auction"]["bidder"]
    if view["phase"] == "sealed bid":
        return "One secret bid each; the highest wins."
    still = listed([f"{player_name(view, seat)} ({view['seats'][seat]['water']} water)" for seat in bidding(view)])
    if bidder < 0:
        return f"No bids yet. Still in: {still}."
    leads = (
        f"{player_name(view, bidder)} leads with {auction['bid']} of {amount(view['seats'][bidder]['water'], 'water')}."
    )
    return f"{leads} Still in: {still}." if still else leads


def bidding(view: View) -> list[int]:
    """SWARM-8.1 Who has neither passed nor prays, nor leads already."""
    out = [*view["auction"]["passed"], view["auction"]["bidder"]]
    return [seat for seat, shown in enumerate(view["seats"]) if seat not in out and not shown["prays"]]


def each_bidder(view: View) -> dict[str, object]:
    """The same player by player: who leads, and with how much water who is still in; nothing is told of sealed bids."""
    auction, bidder = view["auction"], view["auction"]["bidder"]
    if view["phase"] == "sealed bid":
        return {}
    told = {seat: f"{player_name(view, seat)} has {view['seats'][seat]['water']}" for seat in bidding(view)}
    leads = (
        {bidder: f"{player_name(view, bidder)} leads with {auction['bid']} (has {view['seats'][bidder]['water']})"}
        if bidder >= 0
        else {}
    )
    out = [seat for seat in auction["passed"] if not view["seats"][seat]["prays"]]
    passed = f"{listed([player_name(view, seat) for seat in out])} passed"
    return {"players": [*(leads | told).items(), *((seat, passed) for seat in out)]}


def duel_text(view: View) -> str:
    """Who is in the duel, with the leader that was shown."""
    duel = view["duel"]
    shown = [(seat, duel["shown"][seat]) for seat in duel["duelists"]]
    told = [f"{player_name(view, seat)}: {leader_text(name)}" for seat, name in shown if name]
    names = [player_name(view, seat) for seat in duel["duelists"]]
    return f"{', '.join(told)}." if told else f"{listed(names)} are tied. The best leader wins."


def plans(view: View) -> str:
    """Both plans as they lie open."""
    sides = (view["battle"]["left"], view["battle"]["right"])
    return f"{'; '.join(plan_text(view, side) for side in sides)}."


def each_plan(view: View) -> list[tuple[int, str]]:
    """The same, each beside the token of its player."""
    sides = (view["battle"]["left"], view["battle"]["right"])
    return [(side["seat"], side_text(side)) for side in sides]


def plan_text(view: View, side: SideView) -> str:
    """One side of a battle, with whose it is."""
    return f"{player_name(view, side['seat'])}: {side_text(side)}"


def side_text(side: SideView) -> str:
    """Who leads how many troops with what card, and what it came to."""
    leader = leader_text(side["leader"], side["fate"]) if side["leader"] else "no leader"
    tactics = f" and {COVERTS[side['tactics']].label}" if side["tactics"] else ""
    score = f", score {side['score']}" if side["score"] >= 0 else ""
    return f"{side['commitment']} committed with {leader}{tactics}{score}"
