"""A strip of places on paper for each player's warehouse, with what is in it if a game is under way."""

from __future__ import annotations

from hegemon.games.frontier.content import PLACES_A_RESOURCE, RESOURCES
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.reading import player_name
from hegemon.kit.drawing.lettering import PAPER, PAPER_HEIGHT, shortened
from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.paper import Page
from hegemon.kit.sheet.greys import BLACK, DARK, PALE, WHITE, box, square
from hegemon.kit.sheet.parts import GAP, HEADING, Part, heading, rows_of

HEAD = 12.0
STRIP_WIDTH = 250.0
STRIP_HEIGHT = 19.0
MOST_SLACK = 7.0  # by which a strip may be higher
BETWEEN = 6.0  # strips
WIDEST_PLACE = 11.4
NOTE = f"an action takes 1 place, a resource {PLACES_A_RESOURCE}: L, M or I"


class Warehouses(Part):
    """FRONTIER-3.1 All warehouses, side by side where there is room."""

    def __init__(self, view: FrontierView, as_played: bool) -> None:
        self.view = view
        self.as_played = as_played

    def height(self, width: float) -> float:
        return HEAD + rows_of(self.view["players"], strips_in_row(width)) * STRIP_HEIGHT

    def draw(self, page: Page, left: float, top: float, width: float, slack: float) -> None:
        players, across = self.view["players"], strips_in_row(width)
        step, line = width / across, STRIP_HEIGHT + min(MOST_SLACK, slack / rows_of(players, across))
        heading(page, left, top, "Warehouses")
        page.text(left + 54, top + HEADING * PAPER_HEIGHT, 7, NOTE, "plain", DARK)
        for seat in range(players):
            x, y = left + seat % across * step, top + HEAD + seat // across * line
            self.strip(page, seat, x, y, step - (GAP if across > 1 else 0), line - BETWEEN)

    def strip(self, page: Page, seat: int, x: float, y: float, width: float, high: float) -> None:
        """One warehouse: the player's letter, and the places."""
        capacity = self.view["capacity"]
        page.path(square(x, y, high), WHITE, BLACK, 1)
        page.centred(x + high / 2, y + high / 2 + 3.3, 9.2, LETTERS[seat])
        left = x + high + 4
        if self.as_played:
            page.text(
                left, y + high / 2 + 2.7, 7.4, shortened(player_name(self.view, seat), 6.2, PAPER["plain"]), "plain"
            )
            left += 46
        step = min(WIDEST_PLACE, (x + width - left) / capacity)
        if step >= 3:
            page.path(bars(left, y, step, high, capacity, 1), line=PALE, width=0.5, ends=0)
        page.path(bars(left, y, step, high, capacity, PLACES_A_RESOURCE), line=DARK, width=0.7, ends=0)
        page.path(box(left, y, step * capacity, high), line=BLACK, width=0.9)
        if self.as_played:
            self.contents(page, seat, left, y, step, high)

    def contents(self, page: Page, seat: int, left: float, y: float, step: float, high: float) -> None:
        """Resources as their symbols across five places, and a tick for each stored action."""
        place = 0
        for kind, count in zip(RESOURCES, self.view["resources"][seat]):
            for _ in range(count):
                page.stamp(kind, left + (place + PLACES_A_RESOURCE / 2) * step, y + high / 2, 0.4)
                place += PLACES_A_RESOURCE
        room = max(0, self.view["capacity"] - place)
        for k in range(min(room, self.view["stored"][seat])):
            x = left + (place + k + 0.3) * step
            page.path(f"M{x:.2f} {y + high - 2.5:.2f}l{step * 0.4:.2f} -{high - 5:.2f}", line=BLACK, width=1.1)


def strips_in_row(width: float) -> int:
    return max(1, int(width / STRIP_WIDTH))


def bars(left: float, y: float, step: float, high: float, capacity: int, every: int) -> str:
    """The lines between places, or between every so many of them."""
    return "".join(f"M{left + k * step:.2f} {y:.2f}v{high:.2f}" for k in range(every, capacity, every))
