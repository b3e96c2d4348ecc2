"""Open offers of water: what they say, and how they can be answered."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.words.reading import LETTERS, View, amount, player, player_name

Offer = dict[str, int]

# SWARM-3.1 Nothing is dealt from the announcement of a battle until its losses are taken, nor in the duel.
CLOSED = ("foe", "plan", "treason", "duel", "duel treason", "over")


def deals(view: View, imagine: Callable[[], Swarm]) -> list[dict[str, object]]:
    """The open offers to and from a seat as its view tells them, each with the moves that answer it.

    Whoever made an offer cannot take it back; it lapses with the phase.
    """
    seat = view["seat"]
    return [deal(view, offer, seat) for offer in view["offers"] if seat in (offer["from"], offer["to"])]


def deal(view: View, offer: Offer, seat: int) -> dict[str, object]:
    """An offer as a sentence, with what its receiver may answer."""
    if offer["to"] != seat:
        other = f"{player_name(view, offer['to'])} ({LETTERS[offer['to']]})"
        return {"text": f"Your offer: you {terms(offer, other, 'offer', 'ask')}.", "moves": []}
    giver = f"{player_name(view, offer['from'])} ({LETTERS[offer['from']]})"
    letter = LETTERS[offer["from"]].lower()
    moves = [] if view["phase"] in CLOSED else [{"label": "Decline", "move": f"decline {letter}"}]
    if moves and can_accept(view, offer):
        moves = [{"label": "Accept", "move": f"accept {letter}"}, *moves]
    return {"text": f"{giver} {terms(offer, 'you')}.{bound(view, offer)}", "moves": moves}


def can_accept(view: View, offer: Offer) -> bool:
    """SWARM-8.1 Is what it costs at hand beside a sealed bid?"""
    return bool(offer["want"] - offer["give"] <= view["hand"]["spare"])


def bound(view: View, offer: Offer) -> str:
    """Why an offer cannot be accepted now."""
    return "" if can_accept(view, offer) else " Lower your bid to accept."


def offer_lines(view: View) -> list[str]:
    """Offers that concern whoever looks, with how to answer them."""
    lines = []
    for offer in view["offers"]:
        if offer["to"] == view["seat"]:
            letter = LETTERS[offer["from"]].lower()
            answers = f"`accept {letter}` or `decline {letter}`" if can_accept(view, offer) else f"`decline {letter}`"
            lines.append(f"{player_name(view, offer['from'])} {terms(offer, 'you')}: {answers}.")
        else:
            lines.append(f"Your offer: {player_name(view, view['seat'])} {terms(offer, player(view, offer['to']))}.")
    return lines


def terms(offer: Offer, other: str, gives: str = "offers", wants: str = "asks") -> str:
    """What an offer says; water may go one way or both."""
    give, want = amount(offer["give"], "water"), amount(offer["want"], "water")
    if not offer["give"]:
        return f"{wants} {other} for {want}"
    return f"{gives} {other} {give} for {want}" if offer["want"] else f"{gives} {other} {give} for nothing"
