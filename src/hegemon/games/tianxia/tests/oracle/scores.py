"""What the oracle counts in the end. TIANXIA-1.12, 6.2, 6.3, 6.4"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.games.tianxia import content, objectives
from hegemon.games.tianxia.tests.oracle.board import BUILDINGS, CARDS
from hegemon.games.tianxia.tests.oracle.parts import GOODS, ITEMS, RESOURCES, TRACKS

if TYPE_CHECKING:
    from hegemon.games.tianxia.tests.oracle.board import Board

KEPT = 3  # objectives that count


def rank(board: Board, seat: int) -> tuple[int, int, int]:
    """TIANXIA-6.3 Points, then governors on the board, then coins."""
    return (
        sum(itemised(board, seat).values()),
        len(board.governors_of(seat)),
        board.seats[seat].things["coins"],
    )


def itemised(board: Board, seat: int) -> dict[str, int]:
    """TIANXIA-6.2, 6.4 Every point with its item; of equal objectives any."""
    hand = sorted(board.seats[seat].hand, key=lambda card: -worth(board, seat, card))
    leftovers = board.owned(seat) // board.dials.end_division
    return {
        **open_items(board, seat),
        **{card: worth(board, seat, card) for card in hand[:KEPT]},
        "leftovers": leftovers,
    }


def open_items(board: Board, seat: int) -> dict[str, int]:
    """What everybody sees while the game goes on: what is booked, figurines and tracks."""
    player = board.seats[seat]
    return {
        **{item: player.points[item] for item in ITEMS},
        "figurines": content.FIGURINE_POINTS[len(player.figurines)],
        **{track: content.STEP_POINTS[player.tracks[track]] for track in TRACKS},
    }


def worth(board: Board, seat: int, name: str) -> int:
    """TIANXIA-1.12 Points for each so many, up to a cap."""
    card = CARDS[name]
    return min(counted(board, seat, card.counter) // card.per * card.points, card.cap)


def counted(board: Board, seat: int, counter: int) -> int:
    """TIANXIA-1.12 What a card counts, by the words of its lower part."""
    player = board.seats[seat]
    houses = [BUILDINGS[building] for building, _space in board.governors_of(seat)]
    steps = [player.tracks[track] for track in TRACKS]
    return {
        objectives.GOVERNORS: len(houses),
        objectives.INCOME_GOVERNORS: sum(bool(row.income) for row in houses),
        objectives.PASSIVE_GOVERNORS: sum(not row.income for row in houses),
        objectives.GOVERNED_REGIONS: len({row.region for row in houses}),
        objectives.WALLS: pieces(board.walls, seat),
        objectives.TOWERS: pieces(board.towers, seat),
        objectives.SOLDIERS: pieces(board.soldiers, seat),
        objectives.SECTIONS: sum(board.strength_of(seat, lane) > 0 for lane in content.LANES),
        objectives.DELIVERIES: player.shipped,
        objectives.FIGURINES: len(player.figurines),
        objectives.USED_TILES: player.used.total(),
        objectives.WORKERS: pieces(board.barges, seat),
        objectives.GOODS: board.owned(seat, GOODS),
        objectives.RESOURCES: board.owned(seat, RESOURCES),
        objectives.COIN: player.things["coins"],
        objectives.LOWEST_TRACK: min(steps),
        objectives.HIGH_TRACKS: sum(step >= objectives.HIGH_STEP for step in steps),
        **{objectives.FIRST_TRACK + at: step for at, step in enumerate(steps)},
    }[counter]


def pieces(rows: dict[str, list[int]], seat: int) -> int:
    return sum(row.count(seat) for row in rows.values())
