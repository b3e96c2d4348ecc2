"""Scenes that several chapters need: a battle between A and B, a duel, and what two who look at a state can tell."""

from __future__ import annotations

import json

from hegemon.engine.errors import NotUnderstood
from hegemon.games.swarm import cards
from hegemon.games.swarm.clash import SCORE, SIDE
from hegemon.games.swarm.content import LEADERS
from hegemon.games.swarm.phases import DUEL, LOT_NAMES, PHASES, SHRINE
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import LETTERS, Hands, asked, card_name, does, swarm, waiting

EVERYONE_TRIES = [
    *(
        "keep asha",
        "deploy sahl",
        "pray fire",
        "stay",
        "drop sahl 1",
        "descend fire sahl 1",
        "move sahl merit 1",
        "done",
    ),
    *("battle sahl", "against a", "against b", "plan asha 1", "plan dorn banner 2", "plan nobody 1", "treason", "pass"),
    *("shrine", "skip", "bid 1", "bid 1 upto 3", "discard host", "discard asha", "discard ward", "show asha"),
    *("play thief b", "play spy a", "play lure north", "play recruits sahl 1", "play unrest a sahl", "play caravan"),
    *("play ward", "pay a 1", "pay c 9", "offer b give 1 want 1", "accept a", "decline b", "order treason always"),
]

# By phase: the answer that does least; battles that nobody leads are fought at Sahl.
IDLE = {
    "pray": "stay",
    "drop": "done",
    "move": "done",
    "battle": "battle sahl",
    "plan": "plan nobody 1",
    "treason": "pass",
    "shrine": "skip",
    "bid": "pass",
}


def meeting(
    *,
    at: str = "sahl",
    armies: tuple[int, int] = (5, 5),
    leaders: tuple[str, str] = ("cinder", "kestrel"),
    tactics: tuple[str, str] = ("", ""),
    **more: object,
) -> Swarm:
    """A and B, with a leader and a tactics card each, share a tile and are to plan; C looks on. `.` is no leader."""
    hands: Hands = {seat: [name] for seat, name in zip("ab", leaders) if name != "."}
    coverts: Hands = {seat: [name] for seat, name in zip("ab", tactics) if name}
    troops = {"a": {at: armies[0]}, "b": {at: armies[1]}}
    given = {"leaders": hands, "coverts": coverts, "troops": troops, **more}
    return swarm("battle", **given)  # type: ignore[arg-type]


def fight(state: Swarm, left: str, right: str, traitors: str = "") -> Swarm:
    """A and B plan; then these seats betray and all others pass."""
    does(state, "a", f"plan {left}")
    does(state, "b", f"plan {right}")
    return betray(state, traitors)


def betray(state: Swarm, traitors: str = "") -> Swarm:
    """These seats play their traitor cards, all others who are asked pass."""
    for seat in waiting(state) if "treason" in phase_of(state) else "":
        does(state, seat, "treason" if seat in traitors else "pass")
    return state


def show(state: Swarm, *leaders: str, traitors: str = "") -> Swarm:
    """A round of the duel: each leader is shown by whoever holds it, then these seats betray."""
    assert state.phase == DUEL
    for name in leaders:
        holder = state.leader_at[[leader.name for leader in LEADERS].index(name)]
        does(state, LETTERS[holder], f"show {name}")
    return betray(state, traitors)


def skip_shrine(state: Swarm) -> Swarm:
    return does(state, asked(state), "skip") if state.phase == SHRINE else state


def idle(state: Swarm, until: str) -> Swarm:
    """Nobody does more than must be until this phase opens, or the game is over."""
    answer_idly(state)
    while phase_of(state) not in (until, "over"):
        answer_idly(state)
    return state


def answer_idly(state: Swarm) -> None:
    """Everyone whose answer is missing does as little as possible."""
    for seat in waiting(state):
        does(state, seat, IDLE[phase_of(state)])


def phase_of(state: Swarm) -> str:
    return PHASES[state.phase].name


def scores(state: Swarm) -> tuple[int, int]:
    """What A and B have scored in their battle."""
    return int(state.clash[SCORE]), int(state.clash[SIDE + SCORE])


def everything_for(state: Swarm, seat: int) -> str:
    """All that a seat, or a spectator, can learn from a state, as bytes."""
    told: list[object] = [state.view(seat), int(state.pending())]
    if seat >= 0:
        told += [[int(move) for move in state.legal(seat)], [int(move) for move in state.asides(seat)]]
        told += [reason_for(state, seat, text) for text in EVERYONE_TRIES]
    return json.dumps(told)


def reason_for(state: Swarm, seat: int, text: str) -> str:
    try:
        return str(state.why_not(seat, state.notation().parse(text)))
    except NotUnderstood as wrong:
        return str(wrong)


def swapped(state: Swarm, lot: str, one: str, other: str) -> Swarm:
    """A copy in which two cards of a lot, given by name, have changed places."""
    twin, number = state.copy(), LOT_NAMES.index(lot)
    places, known = cards.places_of(twin, number), cards.known_of(twin, number)
    names = [card_name(twin, number, card) for card in range(len(places))]
    first, second = names.index(one), names.index(other)
    places[first], places[second] = places[second], places[first]
    known[first], known[second] = known[second], known[first]
    deck = cards.deck_of(twin, number)
    for at in range(len(deck)):
        deck[at] = {first: second, second: first}.get(int(deck[at]), int(deck[at]))
    assert twin.audit() == []
    return twin


def with_change(state: Swarm, **changes: object) -> Swarm:
    """A copy in which fields are others: a number, or `(at, value)` of an array."""
    twin = state.copy()
    for name, change in changes.items():
        if isinstance(change, tuple):
            getattr(twin, name)[change[0]] = change[1]
        else:
            setattr(twin, name, change)
    return twin
