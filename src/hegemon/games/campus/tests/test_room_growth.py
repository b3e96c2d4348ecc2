"""Rooms that grow on a grid."""

from __future__ import annotations

from hegemon.engine.dice import seeded
from hegemon.games.campus.room_growth import (
    LAWN,
    SITE,
    Lot,
    Room,
    Squares,
    grow_rooms,
    raise_building,
    take_leftovers,
    widened,
)


def ground(picture: str) -> Squares:
    rows = picture.split()
    squares = Squares(len(rows[0]), len(rows))
    for at, letter in enumerate("".join(rows)):
        squares.cells[at] = {".": LAWN, "-": SITE}.get(letter, ord(letter) - ord("a"))
    return squares


def picture(squares: Squares) -> str:
    letters = ["." if cell == LAWN else "-" if cell == SITE else chr(ord("a") + cell) for cell in squares.cells]
    return " ".join("".join(letters[k : k + squares.width]) for k in range(0, len(letters), squares.width))


def test_a_room_grows_sideways_first() -> None:
    squares = ground("..... .a--. .---. .....")
    room = Room(1, 1, 0)
    assert widened(squares, room)
    assert picture(squares) == "..... .aa-. .---. ....."
    assert (room.left, room.top, room.right, room.bottom) == (1, 1, 3, 2)


def test_a_room_grows_on_every_side_until_nothing_gives_way() -> None:
    squares = ground("..... .---. .-a-. .---. .....")
    room = Room(2, 2, 0)
    while widened(squares, room):
        pass
    assert picture(squares) == "..... .aaa. .aaa. .aaa. ....."


def test_a_side_that_meets_another_room_does_not_give_way() -> None:
    squares = ground("..... .ab-. .--.. .....")
    room = Room(1, 1, 0)
    assert widened(squares, room)
    assert not widened(squares, room)
    assert picture(squares) == "..... .ab-. .a-.. ....."


def test_leftovers_go_to_a_room_beside_them() -> None:
    squares = ground("...... .aa--. .aab-. ......")
    take_leftovers(squares, Lot(0, 0, 5, 3, 0, 2))
    assert SITE not in list(squares.cells)
    assert picture(squares).startswith("...... .aa")


def test_a_building_fills_its_site_with_rooms_large_enough() -> None:
    squares = Squares(12, 10)
    lot = Lot(0, 0, 11, 9, 4, 5)
    assert raise_building(squares, seeded(1), lot)
    assert set(squares.cells) == {LAWN, 4, 5, 6, 7, 8}
    assert all(squares.cells[x] == LAWN for x in range(12))


def test_a_lot_that_is_too_small_stays_lawn() -> None:
    squares = Squares(6, 5)
    assert not raise_building(squares, seeded(1), Lot(0, 0, 5, 4, 0, 3))
    assert set(squares.cells) == {LAWN}


def test_rooms_too_narrow_for_a_name_are_refused() -> None:
    assert not grow_rooms(ground("..... .--.. .--.. .--.. .--.. ....."), seeded(3), Lot(0, 0, 4, 5, 0, 1))
