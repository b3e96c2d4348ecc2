"""Open offers of water: what they say, and how they can be answered."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.engine.moves import first, verb
from hegemon.games.swarm.drawing.symbols import SYMBOLS
from hegemon.games.swarm.moves import ACCEPT, DECLINE
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.view import OfferView, View
from hegemon.games.swarm.words.reading import LETTERS, amount, player_name
from hegemon.kit.words.parts import Fact, Speech, fact
from hegemon.kit.words.parts import speech as speech_to


def deals(view: View, imagine: Callable[[], Swarm]) -> list[dict[str, object]]:
    """The open offers to and from a seat as its view tells them, each with the moves that answer it.

    Whoever made an offer cannot withdraw it; it lapses with the phase.
    """
    seat = view["seat"]
    return [deal(view, imagine, offer, seat) for offer in view["offers"] if seat in (offer["from"], offer["to"])]


def deal(view: View, imagine: Callable[[], Swarm], offer: OfferView, seat: int) -> dict[str, object]:
    """An offer as a sentence and as a card, with what its receiver may answer."""
    if offer["to"] != seat:
        other = player_name(view, offer["to"])
        told = {"text": f"You {terms(offer, other, 'offer', 'ask')}.", "title": f"Your offer to {other}"}
        sides = {"give": water(offer["give"]), "get": water(offer["want"]), "note": "It lapses with the phase."}
        return told | sides | {"seat": offer["to"], "moves": []}
    giver = player_name(view, offer["from"])
    state = imagine()
    answers = [move for move in state.asides(seat) if verb(move) in (ACCEPT, DECLINE) and first(move) == offer["from"]]
    moves = [state.notation().format(move) for move in answers]
    labelled = [{"label": move.split()[0].capitalize(), "move": move} for move in moves]
    told = {"text": f"{giver} {terms(offer, 'you')}.{bound(view, offer)}", "title": f"{giver} offers you a deal"}
    sides = {"give": water(offer["want"]), "get": water(offer["give"]), "note": bound(view, offer).strip()}
    return told | sides | {"seat": offer["from"], "moves": labelled}


def water(number: int) -> Fact | None:
    """One side of a deal; none where nothing goes that way."""
    return fact(str(number), amount(number, "water"), SYMBOLS["water"]) if number else None


def can_accept(view: View, offer: OfferView) -> bool:
    """SWARM-8.1 Is what it costs at hand beside a sealed bid?"""
    return offer["want"] - offer["give"] <= view["hand"]["spare"]


def bound(view: View, offer: OfferView) -> str:
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
            lines.append(f"You {terms(offer, player_name(view, offer['to']), 'offer', 'ask')}.")
    return lines


def terms(offer: OfferView, other: str, gives: str = "offers", wants: str = "asks") -> str:
    """What an offer says; water may go one way or both."""
    give, want = amount(offer["give"], "water"), amount(offer["want"], "water")
    if not offer["give"]:
        return f"{wants} {other} for {want}"
    return f"{gives} {other} {give} for {want}" if offer["want"] else f"{gives} {other} {give} for free"


def speech(view: View, words: list[str]) -> Speech | None:
    """SWARM-3.1 Promises are spoken: what a bot wants for its water, or promises for water that it takes."""
    match words:
        case ["offer", letter, "give", given, "want", "0"]:
            return speech_to(
                seat_of(letter), f"{amount(int(given), 'water')} for you if you leave me in peace this round."
            )
        case ["accept", letter]:
            is_paid = any(offer["give"] > offer["want"] for offer in view["offers"] if offer["from"] == seat_of(letter))
            promise = "I'll leave you in peace this round." if is_paid else "Now leave me in peace this round."
            return speech_to(seat_of(letter), f"Deal. {promise}")
    return None


def seat_of(letter: str) -> int:
    return LETTERS.index(letter.upper())
