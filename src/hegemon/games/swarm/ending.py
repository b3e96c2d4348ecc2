"""Chapter 9: bastions, the long night, points, and what breaks a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import Standing, bit, places_of
from hegemon.games.swarm import deals
from hegemon.games.swarm.board_facts import controlled, effect
from hegemon.games.swarm.content import BASTION, CITY, LONG_NIGHT
from hegemon.games.swarm.events import CLAIM, ENDED
from hegemon.games.swarm.phases import BY_LIST, DONE, DRAW, ENDINGS, OVER
from hegemon.kit.seats import all_seats, count_bits, leading

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

FIRST: Final = 1 << 62  # the rank of a winner, above any number of points


def look(state: Swarm) -> i64:
    """SWARM-9.1 When the battles are over: who holds enough bastions, and for how long.

    Those whose claim has come true, as bits; of several, who holds most bastions.
    """
    ripe: i64 = 0
    for seat in range(state.seats):
        held = controlled(state, seat, BASTION)
        if held < state.world.bastions_to_win:
            state.looks[seat] = 0
            continue
        state.looks[seat] += 1
        state.tell(CLAIM, seat, held)
        if is_ripe(state, seat):
            ripe |= bit(seat)
    return most_of(state, ripe, BASTION) if ripe else 0


def is_ripe(state: Swarm, seat: i64) -> bool:
    """SWARM-9.1 The claim has held long enough; the ending event comes before any older claim."""
    if effect(state) == LONG_NIGHT:
        return state.world.hold == 1
    return state.looks[seat] >= state.world.hold


def most_of(state: Swarm, seats: i64, kind: i64) -> i64:
    """Those of some seats who control most tiles of a kind."""
    return leading(seats, vec[i64]([controlled(state, seat, kind) for seat in range(state.seats)]))


def points_of(state: Swarm, seat: i64) -> i64:
    """SWARM-9.2 Each controlled city, and quests that grant a point."""
    return state.world.city_points * controlled(state, seat, CITY) + state.points[seat]


def most_points(state: Swarm) -> i64:
    """SWARM-9.2 The round of the ending event is over: those with most points, as bits."""
    return leading(all_seats(state.seats), vec[i64]([points_of(state, seat) for seat in range(state.seats)]))


def decide_by_list(state: Swarm, tied: i64) -> None:
    """SWARM-9.3 Nobody is ahead: more cities, then more water, then more quest cards, then a draw."""
    left = most_of(state, tied, CITY)
    left = leading(left, state.water)
    left = leading(left, vec[i64]([quest_cards(state, seat) for seat in range(state.seats)]))
    finish(state, left, BY_LIST if count_bits(left) == 1 else DRAW)


def quest_cards(state: Swarm, seat: i64) -> i64:
    """SWARM-9.3 Fulfilled and not."""
    number: i64 = 0
    for place in state.quest_at:
        if place == seat or place == DONE + seat:
            number += 1
    return number


def finish(state: Swarm, winners: i64, ending: str) -> None:
    """Nobody is asked any more."""
    state.open_answers()
    deals.new_phase(state)
    state.phase = OVER
    state.duelists = 0
    state.winners = winners
    state.ending = ENDINGS.index(ending)
    state.tell(ENDED, state.round)


def standing(state: Swarm) -> Standing:
    """Winners first; the others by points, then water."""
    places = places_of([int(rank(state, seat)) for seat in range(int(state.seats))])
    scores = [int(points_of(state, seat)) for seat in range(int(state.seats))]
    return Standing(places, scores, ENDINGS[state.ending])


def rank(state: Swarm, seat: i64) -> i64:
    """What decides between two players as one number: the higher is better, and winners share the highest."""
    if bit(seat) & state.winners != 0:
        return FIRST
    return points_of(state, seat) << 32 | state.water[seat]
