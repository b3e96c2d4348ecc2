"""What a seat may know of Campus: everything but the dice to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from mypy_extensions import i64

from hegemon.games.campus import turn
from hegemon.games.campus.phases import OVER, PHASE_NAMES

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus


class TerritoryView(TypedDict):
    """A territory and its troops, of which some may still move or attack in this turn."""

    name: str
    owner: int
    troops: int
    fresh: int
    vanguard: int


class CampusView(TypedDict):
    """The open table; lists are by seat where nothing else is said."""

    game: str
    map: str
    size: int
    players: int
    phase: str
    round: int
    round_limit: int
    ends_by_die: bool
    first: int
    turn: int
    batch: int
    territories: list[TerritoryView]  # in the order of the map
    reserve: list[int]
    held: list[int]
    income: list[int]
    raised: list[int]
    lost: list[int]
    fell: list[int]
    over: bool
    names: NotRequired[list[str]]  # what a match adds


def view(state: Campus) -> CampusView:
    """The open table as plain data."""
    seats = range(int(state.seats))
    return {
        "game": "campus",
        "map": state.world.map.name,
        "size": int(state.world.options["size"]),
        "players": int(state.seats),
        "phase": PHASE_NAMES[state.phase],
        "round": int(state.round),
        "round_limit": int(state.world.round_limit),
        "ends_by_die": state.world.ends_by_die,
        "first": int(state.first),
        "turn": int(state.turn),
        "batch": int(state.batch),
        "territories": [territory_view(state, i64(t)) for t in range(int(state.world.territories))],
        "reserve": [int(troops) for troops in state.reserve],
        "held": [int(held) for held in state.held],
        "income": [int(next_income(state, i64(seat))) if state.held[seat] else 0 for seat in seats],
        "raised": [int(troops) for troops in state.raised],
        "lost": [int(troops) for troops in state.lost],
        "fell": [int(place) for place in state.fell],
        "over": state.phase == OVER,
    }


def next_income(state: Campus, seat: i64) -> i64:
    """CAMPUS-2.5, CAMPUS-3.1 What the seat would receive in its next turn."""
    is_first_ahead = state.round == 0 or (state.round == 1 and turn.order(state, seat) > turn.order(state, state.turn))
    extra = state.world.extra_troops[turn.order(state, seat)] if is_first_ahead else 0
    return turn.income(state, seat) + extra


def territory_view(state: Campus, territory: i64) -> TerritoryView:
    return {
        "name": state.world.map.names[territory],
        "owner": int(state.owner[territory]),
        "troops": int(state.troops[territory]),
        "fresh": int(state.fresh[territory]),
        "vanguard": int(state.vanguard[territory]),
    }
