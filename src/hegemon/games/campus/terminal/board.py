"""The board of Campus in characters: rooms as blocks in the colour of their owner, with name, letter and troops.

______________          Walls are drawn with `|` and `_`, so that the board can be read without colours too:
|fysik      |kemi       touching rooms are neighbours. A room says how it is written in moves (shortened where it
|_A 5_______|_B 3 1f2v    must be), the letter of its owner and the number of its troops; in a turn also how many of
                        them are fresh, vanguard or done, where not all are fresh.
"""

from __future__ import annotations

import shutil
from functools import lru_cache

from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.terminal.floor import LAWN, Row, floor, runs
from hegemon.games.campus.words.reading import histories, keepers, letter, map_of, player_name, troops_of
from hegemon.kit.terminal import RESET, player_lines
from hegemon.theme import terminal_code

NOBODY = "\x1b[48;5;240;38;5;231m"
HIDDEN = "\x1b[8m"  # walls on the lawn, which only a board without colours needs
BOLD = "\x1b[1m"
OTHER_LINES = 7  # of the screen, for what happened, the players, the question and the answer
MARKS = "f fresh, v vanguard (may attack, not reinforce), d done, * some of these"
LEAST_LINES = 10
LEAST_COLUMNS = 40
LEAST_LABEL = 4  # columns of a room in which its name is worth beginning

Floor = tuple[Row, ...]
Place = tuple[int, int, int]  # line, column, width


def show(view: CampusView) -> str:
    """The board of a view, as large as the screen allows, and under it the players."""
    columns, lines = shutil.get_terminal_size((80, 24))
    legend = [MARKS] if any(mark_of(view, room) for room in range(len(view["territories"]))) else []
    board = board_lines(view, columns - 2, lines - OTHER_LINES - len(legend))
    players = player_lines([player_text(view, seat) for seat in range(view["players"])], columns - 1)
    return "\n".join([*board, *legend, *players])


def board_lines(view: CampusView, columns: int, lines: int) -> list[str]:
    """The map in so many columns and lines, as far as it can be made that small."""
    campus, whole = map_of(view), keepers(view)
    rows = floor(view["map"], view["size"], max(columns, LEAST_COLUMNS), max(lines, LEAST_LINES))
    canvas = Canvas(tuple((*row, LAWN) for row in rows))
    owners = [territory["owner"] for territory in view["territories"]]
    for room, territory in enumerate(view["territories"]):
        badge = f"{letter(owners[room])} {territory['troops']}"
        canvas.write_room(room, territory["name"], badge, mark_of(view, room))
    for building, label in enumerate(campus.building_labels):
        rooms = frozenset(room for room, home in enumerate(campus.building_of) if home == building)
        keeper = whole[building]
        bonus = f"+{campus.bonus[building]}" + (f" {letter(keeper)}" if keeper >= 0 else "")
        if not canvas.write_plaque(rooms, f"{label} {bonus}"):
            canvas.write_plaque(rooms, bonus)
    return [canvas.line(at, owners) for at in range(len(rows))]


class Canvas:
    """Characters over the rows of a map; what is written stands over the walls."""

    def __init__(self, rows: Floor) -> None:
        self.rows = rows
        self.characters = [walls(row, below) for row, below in zip(rows, [*rows[1:], (LAWN,) * len(rows[0])])]
        self.written: set[tuple[int, int]] = set()

    def write(self, at: int, column: int, text: str) -> None:
        """Put a text on a line."""
        for k, character in enumerate(text):
            self.characters[at][column + k] = character
            self.written.add((at, column + k))

    def write_room(self, room: int, name: str, badge: str, mark: str = "") -> None:
        """Write name and badge where the room has most space: below each other, or behind each other on one line."""
        at, column, width = widest_place(self.rows, room, 2)
        line, begin, space = widest_place(self.rows, room, 1)
        joint = f"{marked(badge.replace(' ', ''), mark, space - len(name) - 2)} {name}"
        if width > len(name) or (width > LEAST_LABEL and space <= len(joint)):
            self.write(at, column + 1, name[: width - 1])
            self.write(at + 1, column + 1, marked(badge, mark, width - 1)[: width - 1])
        else:
            self.write(line, begin + 1, joint[: space - 1])

    def write_plaque(self, rooms: frozenset[int], text: str) -> bool:
        """Write a text on the lawn where it is next to these rooms and to no others; False if there is no space."""
        for at, column in plaque_places(self.rows, rooms, len(text)):
            if self.is_free(at, column - 1, column + len(text) + 1):
                self.write(at, column, text)
                return True
        return False

    def is_free(self, at: int, begin: int, end: int) -> bool:
        """Whether there is only lawn with nothing on it but walls."""
        stretch = range(begin, min(end, len(self.rows[at])))
        return all(self.rows[at][k] == LAWN and (at, k) not in self.written for k in stretch)

    def line(self, at: int, owners: list[int]) -> str:
        """A line with the colours of the owners."""
        parts: list[str] = []
        style = ""
        for k, (character, room) in enumerate(zip(self.characters[at], self.rows[at])):
            wanted = self.style(at, k, owners[room] if room != LAWN else None)
            if wanted != style:
                parts.append((RESET if style else "") + wanted)
                style = wanted
            parts.append(character)
        return "".join(parts) + (RESET if style else "")

    def style(self, at: int, column: int, owner: int | None) -> str:
        """What is written is bold upon its owner's colour; walls on the lawn are hidden."""
        written = (at, column) in self.written
        if owner is None:
            return "" if written else HIDDEN
        return paint(owner) + (BOLD if written else "")


def mark_of(view: CampusView, room: int) -> str:
    """CAMPUS-3.6 How many troops are of each kind, in short, where not all of them are fresh."""
    return "".join(f"{count}{sign}" for count, sign in zip(histories(view, room) or (), "fvd") if count)


def marked(badge: str, mark: str, space: int) -> str:
    """A badge with its mark, or a star where that is too long.

    >>> marked("A 3", "1f2d", 8), marked("A 3", "1f2d", 7), marked("A 3", "", 2)
    ('A 3 1f2d', 'A 3*', 'A 3')
    """
    whole = f"{badge} {mark}".rstrip()
    return whole if not mark or len(whole) <= space else f"{badge}*"


def walls(row: Row, below: Row) -> list[str]:
    """A line with nothing but walls: `|` where a room begins or ends, `_` where it ends below."""
    line = ["_" if cell != under else " " for cell, under in zip(row, below)]
    for k, cell in enumerate(row):
        if cell != (row[k - 1] if k else LAWN):
            line[k] = "|"
    return line


@lru_cache(maxsize=1024)
def plaque_places(rows: Floor, rooms: frozenset[int], width: int) -> list[tuple[int, int]]:
    """Line and column of every stretch of so many columns that is next to these rooms and to no others."""
    places = [(at, column) for at, row in enumerate(rows) for column in range(1, len(row) - width)]
    near = [beside(rows, at, column, column + width) for at, column in places]
    return [place for place, found in zip(places, near) if found and found <= rooms]


def beside(rows: Floor, at: int, begin: int, end: int) -> set[int]:
    """The rooms next to a stretch of a line."""
    near = [row[begin:end] for row in rows[max(0, at - 1) : at + 2]]
    near.append(rows[at][max(0, begin - 3) : end + 3])
    return {cell for cells in near for cell in cells if cell != LAWN}


@lru_cache(maxsize=4096)
def widest_place(rows: Floor, room: int, height: int) -> Place:
    """Where the room is widest over so many lines, the middle one of several such places; width 0 is nowhere."""
    found: list[Place] = []
    for at in range(len(rows) - height + 1):
        begin, end = 0, len(rows[0])
        for row in rows[at : at + height]:
            own = [(first, last) for number, first, last in runs(row) if number == room]
            longest = max(own, key=lambda run: run[1] - run[0], default=(0, 0))
            begin, end = max(begin, longest[0]), min(end, longest[1])
        found.append((at, begin, max(0, end - begin)))
    widest = max(place[2] for place in found)
    places = [place for place in found if place[2] == widest]
    return places[(len(places) - 1) // 2]


def paint(seat: int) -> str:
    """The colours of a seat, as a terminal takes them."""
    return terminal_code(seat) if seat >= 0 else NOBODY


def player_text(view: CampusView, seat: int) -> str:
    """A player in short."""
    name = f" {letter(seat)}  {player_name(view, seat)}"
    if view["fell"][seat]:
        return f"{name}: out"
    held, income = view["held"][seat], view["income"][seat]
    return f"{name}: {held} territories, {troops_of(view, seat)} troops, +{income}"
