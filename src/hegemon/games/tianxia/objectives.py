"""Objectives: the cards, and what each of them counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from hegemon.games.tianxia import board_facts, content
from hegemon.games.tianxia.benefits import COINS, FIRST_GOOD, FIRST_RESOURCE, THING_COUNT, TRACK_COUNT
from hegemon.kit.seats import count_bits

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

# What a card counts.
GOVERNORS: Final = 0
INCOME_GOVERNORS: Final = 1
PASSIVE_GOVERNORS: Final = 2
GOVERNED_REGIONS: Final = 3
WALLS: Final = 4
TOWERS: Final = 5
SOLDIERS: Final = 6
SECTIONS: Final = 7
DELIVERIES: Final = 8
FIGURINES: Final = 9
USED_TILES: Final = 10
WORKERS: Final = 11
GOODS: Final = 12
RESOURCES: Final = 13
COIN: Final = 14
LOWEST_TRACK: Final = 15
HIGH_TRACKS: Final = 16
FIRST_TRACK: Final = 17  # and the track
HIGH_STEP: Final = 5  # from which a track counts as high


class Objective(NamedTuple):
    """A card: its upper part, and its lower: points for each so many that are counted, up to a cap."""

    name: str
    label: str
    upper: str
    counter: int
    per: int
    points: int
    cap: int
    text: str


CARDS: Final = [
    Objective("stewardship", "Stewardship", "2 wood", GOVERNORS, 1, 2, 10, "2 for each governor"),
    Objective("provinces", "The Provinces", "2 coins", GOVERNED_REGIONS, 1, 2, 10, "2 for each region governed"),
    Objective("granaries", "Granaries", "2 rice", INCOME_GOVERNORS, 1, 3, 9, "3 for each governor in a grey building"),
    Objective(
        "customs", "Old Customs", "1 wood 1 coins", PASSIVE_GOVERNORS, 1, 3, 9, "3 for each governor in a red building"
    ),
    Objective("long_wall", "The Long Wall", "2 stone", WALLS, 1, 3, 12, "3 for each wall"),
    Objective("masonry", "Masonry", "1 wall", WALLS, 2, 5, 10, "5 for every two walls"),
    Objective("watch", "The Watch", "1 stone 1 rice", TOWERS, 1, 4, 8, "4 for each tower"),
    Objective("beacons", "Beacons", "2 stone", SECTIONS, 1, 3, 12, "3 for each section with a piece of yours"),
    Objective("levies", "Levies", "1 soldier", SOLDIERS, 1, 4, 12, "4 for each soldier on the wall"),
    Objective("garrison", "Garrison", "2 rice", SOLDIERS, 2, 6, 12, "6 for every two soldiers on the wall"),
    Objective("sea_trade", "Sea Trade", "1 good", DELIVERIES, 1, 2, 10, "2 for each delivery ever made"),
    Objective("full_holds", "Full Holds", "1 silk", DELIVERIES, 2, 5, 10, "5 for every two deliveries ever made"),
    Objective("menagerie", "Menagerie", "3 coins", FIGURINES, 1, 3, 9, "3 for each figurine"),
    Objective("scriveners", "Scriveners", "1 step", USED_TILES, 1, 3, 9, "3 for each used tile"),
    Objective("ferrymen", "Ferrymen", "2 coins", WORKERS, 1, 2, 8, "2 for each worker on a barge"),
    Objective("storehouse", "Storehouse", "1 resource", RESOURCES, 2, 2, 8, "2 for every two resources left"),
    Objective("treasury", "Treasury", "2 points", COIN, 3, 3, 9, "3 for every three coins left"),
    Objective("warehouse", "Warehouse", "1 tea", GOODS, 1, 3, 9, "3 for each good left"),
    Objective("harmony", "Harmony", "1 step", LOWEST_TRACK, 1, 3, 12, "3 for each step of your lowest track"),
    Objective("renown", "Renown", "2 points", HIGH_TRACKS, 1, 5, 15, "5 for each track at step 5 or higher"),
    Objective("edicts", "Edicts", "1 chancellor", FIRST_TRACK, 3, 4, 12, "4 for every three steps of the Chancellor"),
    Objective("banners", "Banners", "1 general", FIRST_TRACK + 1, 3, 4, 12, "4 for every three steps of the General"),
    Objective("classics", "The Classics", "1 sage", FIRST_TRACK + 2, 3, 4, 12, "4 for every three steps of the Sage"),
    Objective("ledgers", "Ledgers", "1 steward", FIRST_TRACK + 3, 3, 4, 12, "4 for every three steps of the Steward"),
]


def worth(state: Tianxia, seat: i64, card: i64) -> i64:
    """TIANXIA-1.12 What the lower part of a card gives a seat now."""
    world = state.world
    number = counted(state, seat, world.objective_counter[card])
    return min(number // world.objective_per[card] * world.objective_points[card], world.objective_cap[card])


def counted(state: Tianxia, seat: i64, counter: i64) -> i64:  # noqa: C901  (one line a counter)
    """TIANXIA-1.12 What there is of the thing that a card counts."""
    if counter >= FIRST_TRACK:
        return state.track[seat * TRACK_COUNT + counter - FIRST_TRACK]
    if counter <= PASSIVE_GOVERNORS:
        return board_facts.governors(state, seat, counter)
    if counter == GOVERNED_REGIONS:
        return count_bits(board_facts.governed_regions(state, seat))
    if counter == WALLS:
        return board_facts.number_of(state.wall_at, seat)
    if counter == TOWERS:
        return board_facts.number_of(state.tower_at, seat)
    if counter == SOLDIERS:
        return board_facts.number_of(state.soldier_at, seat)
    if counter == SECTIONS:
        return sections(state, seat)
    if counter == DELIVERIES:
        return state.shipped[seat]
    if counter == FIGURINES:
        return count_bits(state.figurines[seat])
    if counter == USED_TILES:
        return board_facts.used_tiles(state, seat)
    if counter == WORKERS:
        return board_facts.number_of(state.barge_at, seat)
    if counter <= COIN:
        return stored(state, seat, counter)
    return on_tracks(state, seat, counter)


def stored(state: Tianxia, seat: i64, counter: i64) -> i64:
    """Goods, resources or coins."""
    if counter == COIN:
        return state.purse[seat * THING_COUNT + COINS]
    first: i64 = FIRST_GOOD if counter == GOODS else FIRST_RESOURCE
    number: i64 = 0
    for thing in range(first, first + 3):
        number += state.purse[seat * THING_COUNT + thing]
    return number


def sections(state: Tianxia, seat: i64) -> i64:
    number: i64 = 0
    for lane in range(i64(content.LANE_COUNT)):
        if board_facts.strength_of(state, lane, seat) > 0:
            number += 1
    return number


def on_tracks(state: Tianxia, seat: i64, counter: i64) -> i64:
    """The step of the lowest track, or how many are high."""
    lowest: i64 = content.TRACK_STEPS
    high: i64 = 0
    for track in range(i64(TRACK_COUNT)):
        step = state.track[seat * TRACK_COUNT + track]
        lowest = min(lowest, step)
        high += 1 if step >= HIGH_STEP else 0
    return lowest if counter == LOWEST_TRACK else high
