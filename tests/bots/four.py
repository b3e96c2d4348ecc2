"""Connect Four solved by trying everything, a few moves deep; it shares nothing with the rules or the search.

python -m tests.bots.four      prints positions that are won within eight plies
"""

from __future__ import annotations

from functools import cache
from random import Random

COLUMNS, ROWS, TALL = 7, 6, 7  # a column has one cell more than it has rows, so that no line runs on above it
PLIES = 7  # the winner's own moves are the odd ones
NEAR = 3  # a win that is nearer than this needs no search
Board = tuple[int, int]  # the stones of who is to move, and those of the other


def placed(columns: str) -> Board:
    """The position after stones fell into these columns, a letter each."""
    board = (0, 0)
    for letter in columns:
        mine, theirs = board
        board = (theirs, mine | cell(board, "abcdefg".index(letter)))
    return board


def cell(board: Board, column: int) -> int:
    """Where a stone comes to rest; 0 in a column that is full."""
    taken = board[0] | board[1]
    free = [1 << TALL * column + row for row in range(ROWS) if not taken >> TALL * column + row & 1]
    return free[0] if free else 0


def has_four(stones: int) -> bool:
    return any(stones & stones >> step & stones >> 2 * step & stones >> 3 * step for step in (1, 6, 7, 8))


def drops(board: Board) -> list[tuple[int, Board]]:
    """Every column that is not full, with the position after a stone in it."""
    cells = [(column, cell(board, column)) for column in (3, 2, 4, 1, 5, 0, 6)]
    return [(column, (board[1], board[0] | stone)) for column, stone in cells if stone]


@cache
def wins_within(board: Board, plies: int) -> bool:
    """Can who is to move make four within so many plies, whatever the other does?"""
    after = [board for _, board in drops(board)]
    if any(has_four(theirs) for _, theirs in after):
        return True
    return plies >= NEAR and any(loses_within(board, plies - 1) for board in after)


def loses_within(board: Board, plies: int) -> bool:
    """Does whatever who is to move does lead to a win of the other within so many plies?"""
    after = [board for _, board in drops(board)]
    if not after or any(has_four(theirs) for _, theirs in after):
        return False
    return all(wins_within(board, plies - 1) for board in after)


def keeps_the_win(board: Board, column: int, plies: int) -> bool:
    """Is a won position won after this move too, at once or within so many plies?"""
    after = dict(drops(board))[column]
    return has_four(after[1]) or loses_within(after, plies - 1)


def found(count: int, seed: int) -> list[str]:
    """So many positions, reached at random, that are won within PLIES and not at once."""
    random = Random(seed)
    positions: list[str] = []
    while len(positions) < count:
        columns = "".join(random.choice("abcdefg") for _ in range(random.randint(8, 22)))
        if is_legal(columns) and not wins_within(placed(columns), 1) and wins_within(placed(columns), PLIES):
            positions.append(columns)
    return positions


def is_legal(columns: str) -> bool:
    """No column too full, and nobody had four."""
    before = [placed(columns[:played]) for played in range(len(columns) + 1)]
    return max(columns.count(letter) for letter in columns) <= ROWS and not any(has_four(board[1]) for board in before)


if __name__ == "__main__":
    print("\n".join(found(36, 1)))
