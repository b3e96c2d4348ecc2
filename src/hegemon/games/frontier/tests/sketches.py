"""Boards of the rule book in characters, drawn from a view.

     a      b      c
  +------+======+------+
1 |  1   # A*   #      |    who owns a tile and what stands there; on a tile of nobody, an answer
  |      #      # snow |    the land, where it is not plain grass
  +------+======+------+    a line of = and # is the border of a territory
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemon.games.frontier.words.reading import column_name

SEATS = "ABCDEFGH"
NOBODY = -1
BEYOND = -2  # who owns what lies beside the drawing
LEAST_WIDTH = 4
MARGIN = 3
BUILDINGS = {"fortification": "fort", "port": "port"}

View = Mapping[str, Any]
Answers = Mapping[int, str]  # by tile: what is written on it


class Sketch:
    """Some rows and columns of a view, with what is to be written on tiles that nobody owns."""

    def __init__(self, view: View, answers: Answers, rows: int, columns: int) -> None:
        self.view = view
        self.answers = answers
        self.rows = rows
        self.columns = columns
        self.width = LEAST_WIDTH
        for row in range(rows):
            for column in range(columns):
                self.width = max(self.width, *(len(line) + 2 for line in self.lines(row, column)))

    def text(self) -> str:
        """The whole drawing; a row without anything in its second lines has none."""
        drawn = [self.heading(), self.rule(0)]
        for row in range(self.rows):
            drawn.append(self.line(row, 0, f"{row + 1:>2} "))
            if any(self.lines(row, column)[1] for column in range(self.columns)):
                drawn.append(self.line(row, 1, " " * MARGIN))
            drawn.append(self.rule(row + 1))
        return "\n".join(line.rstrip() for line in drawn)

    def heading(self) -> str:
        names = [column_name(column).center(self.width) for column in range(self.columns)]
        return " " * (MARGIN + 1) + " ".join(names)

    def line(self, row: int, number: int, margin: str) -> str:
        """One of the two lines of a row of tiles."""
        drawn = margin
        for column in range(self.columns):
            border = self.is_border((row, column - 1), (row, column))
            drawn += ("#" if border else "|") + self.written(row, column)[number]
        return drawn + ("#" if self.is_border((row, self.columns - 1), (row, self.columns)) else "|")

    def rule(self, row: int) -> str:
        """The line above a row of tiles."""
        drawn = " " * MARGIN
        for column in range(self.columns):
            border = self.is_border((row - 1, column), (row, column))
            drawn += "+" + ("=" if border else "-") * self.width
        return drawn + "+"

    def written(self, row: int, column: int) -> list[str]:
        """The two lines of a tile as wide as it is; answers stand in the middle."""
        first, second = self.lines(row, column)
        is_answer = self.view["owner"][self.tile(row, column)] == NOBODY
        shown = first.center(self.width) if is_answer else f" {first}".ljust(self.width)
        return [shown, f" {second}".ljust(self.width)]

    def lines(self, row: int, column: int) -> tuple[str, str]:
        """What is written on a tile: owner and what stands there, or an answer; and the land."""
        tile = self.tile(row, column)
        is_free = self.view["owner"][tile] == NOBODY
        return self.answers.get(tile, "") if is_free else holding(self.view, tile), land(self.view, tile)

    def is_border(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Does a territory end between two tiles?"""
        owners = {self.owner(*one), self.owner(*other)}
        return len(owners) == 2 and owners != {NOBODY, BEYOND}

    def owner(self, row: int, column: int) -> int:
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return int(self.view["owner"][self.tile(row, column)]) if inside else BEYOND

    def tile(self, row: int, column: int) -> int:
        return row * int(self.view["width"]) + column


def sketch(view: View, answers: Answers, rows: int, columns: int) -> str:
    """The upper left part of a board as text."""
    return Sketch(view, answers, rows, columns).text()


def holding(view: View, tile: int) -> str:
    """Who owns a tile, and what was built and trained there: `A fort+bowman`; a spawn is `A*`."""
    building = BUILDINGS.get(view["building"][tile], "") + ("!" if view["reinforced"][tile] else "")
    ship = "ship" if view["floor"][tile] == "water" and not building else ""
    works = "+".join(work for work in (building, ship, view["soldier"][tile]) if work)
    spawn = "*" if tile in view["spawns"] else ""
    return f"{SEATS[view['owner'][tile]]}{spawn} {works}".rstrip()


def land(view: View, tile: int) -> str:
    """The land of a tile, its layers from the ground up: `snow woods`, `gold`."""
    floor = view["floor"][tile]
    element = "stumps" if view["chopped"][tile] else view["element"][tile]
    feature = "" if view["opened"][tile] else view["feature"][tile]
    return " ".join(layer for layer in ("" if floor == "grass" else floor, element, feature) if layer)
