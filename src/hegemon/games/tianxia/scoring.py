"""Chapter 6, the end: what everything is worth, item by item, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.state import Standing, places_of
from hegemon.games.tianxia import events, objectives
from hegemon.games.tianxia.benefits import COINS, THING_COUNT, TRACK_COUNT
from hegemon.games.tianxia.board_facts import governors, has
from hegemon.games.tianxia.items import ITEM_COUNT
from hegemon.games.tianxia.phases import OVER
from hegemon.kit.seats import count_bits

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

COUNTED_OBJECTIVES: Final = 3
ENDING: Final = "last round"


def booked(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-6.4 Points of all items that are booked during the game."""
    total: i64 = 0
    for at in range(seat * ITEM_COUNT, (seat + 1) * ITEM_COUNT):
        total += state.points[at]
    return total


def for_figurines(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-6.2 By number of different ones."""
    return state.world.figurine_points[count_bits(state.figurines[seat])]


def for_track(state: Tianxia, seat: i64, track: i64) -> i64:
    """TIANXIA-1.9 End points by step."""
    return state.world.step_points[state.track[seat * TRACK_COUNT + track]]


def best_objectives(state: Tianxia, seat: i64) -> vec[i64]:
    """TIANXIA-6.2 The up to three objectives in hand that give most, each on its own, the best first."""
    best = vec[i64]()
    taken: i64 = 0
    for _place in range(COUNTED_OBJECTIVES):
        chosen: i64 = -1
        for card in range(i64(len(state.objective_at))):
            if state.objective_at[card] != seat or taken >> card & 1:
                continue
            if chosen < 0 or objectives.worth(state, seat, card) > objectives.worth(state, seat, chosen):
                chosen = card
        if chosen < 0:
            break
        one: i64 = 1
        taken |= one << chosen
        best = append(best, chosen)
    return best


def for_objectives(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-6.2 The three highest lower parts in hand together; quicker than naming them."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for card in range(i64(len(state.objective_at))):
        if state.objective_at[card] == seat:
            points = objectives.worth(state, seat, card)
            if points > first:
                first, second, third = points, first, second
            elif points > second:
                second, third = points, second
            elif points > third:
                third = points
    return first + second + third


def show_objectives(state: Tianxia) -> None:
    """TIANXIA-6.2 In the end everybody shows the objectives that count."""
    for seat in range(state.seats):
        for card in best_objectives(state, seat):
            points = objectives.worth(state, seat, card)
            if points > 0:
                state.tell(events.FULFILLED, seat, card, points)
            else:
                state.tell(events.MISSED, seat, card)


def for_leftovers(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-6.2 Coins, resources and goods by five, rounded down."""
    total: i64 = 0
    for at in range(seat * THING_COUNT, (seat + 1) * THING_COUNT):
        total += state.purse[at]
    return total // state.world.end_division


def open_score(state: Tianxia, seat: i64) -> i64:
    """What everybody can see: without objectives in hand and leftovers."""
    total = booked(state, seat) + for_figurines(state, seat)
    for track in range(i64(TRACK_COUNT)):
        total += for_track(state, seat, track)
    return total


def score(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-6.2 All points of a seat, if it ended now."""
    return open_score(state, seat) + for_objectives(state, seat) + for_leftovers(state, seat)


def standing(state: Tianxia) -> Standing:
    """TIANXIA-6.3 Places by points, then governors on the board, then coins; while it goes on, by what lies open."""
    is_over = state.phase == OVER
    seats = range(int(state.seats))
    scores = [int(score(state, i64(seat)) if is_over else open_score(state, i64(seat))) for seat in seats]
    ranks = [
        (scores[seat] << 40) + (int(governors(state, i64(seat))) << 20) + int(has(state, i64(seat), COINS))
        for seat in seats
    ]
    return Standing(places_of(ranks), scores, ENDING if is_over else "")
