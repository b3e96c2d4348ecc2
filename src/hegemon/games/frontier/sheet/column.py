"""What stands beside the map on paper: the legend, the loot list, the rounds, and a warehouse for each player."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.games.frontier.content import PLACES_A_RESOURCE, RESOURCES
from hegemon.games.frontier.drawing.still import CELL
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.sheet import inks
from hegemon.games.frontier.sheet.legend import LEGEND, Item
from hegemon.games.frontier.words.reading import player_name
from hegemon.kit.drawing.lettering import HEIGHT, shortened, text_width
from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.paper import Page
from hegemon.kit.drawing.paths import circle, moved

HEADING = 8.4
GROUP_WIDTH = 103.0
GROUP_HEIGHT = 95.0
ITEM_HEIGHT = 20.0
SYMBOL = 17.0
COIN = 14.0  # from one number of loot to the next
LOOT_LEFT = 30.0
ROUND = 11.4  # from one round to the next
ROUND_HEIGHT = 9.6
ROUNDS_LEFT = 38.0
STRIP_WIDTH = 250.0
STRIP_HEIGHT = 19.0
MOST_SLACK = 7.0  # by which a strip may be higher
WIDEST_PLACE = 11.4
GAP = 9.0


class Column:
    """A stretch of a page of some width, filled from the top."""

    def __init__(self, page: Page, view: FrontierView, left: float, top: float, width: float, slack: float = 0) -> None:
        rows = -(-view["players"] // strips_in_row(width))
        self.strip_height = STRIP_HEIGHT + min(MOST_SLACK, slack / rows)
        self.high = self.strip_height - 6  # of a place
        self.page = page
        self.view = view
        self.left = left
        self.top = top
        self.width = width

    def heading(self, x: float, words: str) -> None:
        self.page.text(x, self.top + HEADING * HEIGHT, HEADING, words, "bold")

    def legend(self, options: Options) -> None:
        """The groups side by side as far as they fit."""
        across = in_row(self.width)
        step = self.width / across
        for k, (heading, items) in enumerate(LEGEND):
            x = self.left + k % across * step
            self.heading(x, heading)
            for row, item in enumerate(items):
                self.item(item, item.note.format(**options), x, self.top + 13 + row * ITEM_HEIGHT)
            if k % across == across - 1 or k == len(LEGEND) - 1:
                self.top += GROUP_HEIGHT + GAP

    def item(self, item: Item, note: str, x: float, y: float) -> None:
        """A symbol with its name and what it does."""
        middle = (x + SYMBOL / 2, y + SYMBOL / 2)
        if item.stamp:
            self.page.stamp(item.stamp, *middle, SYMBOL / CELL * item.size)
        if item.is_ground:
            self.page.path(square(x, y, SYMBOL), line=inks.GREY, width=0.35)
        if item.sign == "edge":
            self.page.path(square(x + 2, y + 2, SYMBOL - 4), line=inks.BLACK, width=1.8, ends=0)
        elif item.sign:
            wide = text_width(item.sign) * 12
            self.page.text(middle[0] - wide / 2, y + SYMBOL / 2 + 12 * HEIGHT / 2, 12, item.sign, "bold")
        self.page.text(x + SYMBOL + 4, y + 7.4, 7.6, item.name, "bold")
        self.page.text(x + SYMBOL + 4, y + 15.2, 6.6, note, "plain", inks.DARK)

    def loot(self, as_played: bool) -> None:
        """A ring for each village: cross off the first that is left."""
        numbers = [int(number) for number in self.view["loot"]]
        paid = self.view["looted"] if as_played else 0
        across = max(1, int((self.width - LOOT_LEFT) / COIN))
        self.page.text(self.left, self.top + 5.2 + HEADING * HEIGHT / 2, HEADING, "Loot", "bold")
        for k, number in enumerate(numbers):
            x = self.left + LOOT_LEFT + (k % across + 0.5) * COIN
            y = self.top + 5.2 + k // across * COIN
            self.page.path(circle(x, y, 5.6), inks.WHITE, inks.BLACK, 0.7)
            self.page.text(x - 2.1, y + 2.7, 7.6, str(number), "bold")
            if k < paid:
                self.cross(x, y, 5)
        if not numbers:
            self.page.text(self.left + LOOT_LEFT, self.top + 8, 7.6, "no village on this map", "plain", inks.DARK)
        self.top += loot_height(self.view, self.width)

    def rounds(self, as_played: bool) -> None:
        """A place for each round, to be crossed off when it is over."""
        over = self.view["round"] - (self.view["phase"] != "over") if as_played else 0
        across = rounds_in_row(self.width)
        self.page.text(self.left, self.top + ROUND_HEIGHT / 2 + HEADING * HEIGHT / 2, HEADING, "Rounds", "bold")
        for k in range(self.view["round_limit"]):
            x = self.left + ROUNDS_LEFT + (k % across + 0.5) * ROUND
            y = self.top + (k // across + 0.5) * ROUND_HEIGHT
            self.page.path(box(x - ROUND / 2, y - ROUND_HEIGHT / 2, ROUND, ROUND_HEIGHT), line=inks.GREY, width=0.5)
            self.page.text(x - text_width(str(k + 1), True) * 2.9, y + 2.1, 5.8, str(k + 1), "plain", inks.DARK)
            if k < over:
                self.cross(x, y, 3.6)
        self.top += rounds_height(self.view, self.width)

    def cross(self, x: float, y: float, half: float) -> None:
        """What is over and done is crossed off."""
        self.page.path(moved("M-1 1L1 -1M-1 -1L1 1", x, y, half), line=inks.BLACK, width=1)

    def warehouses(self, as_played: bool) -> None:
        """A strip of places for each player, with what is in it if a game is under way."""
        players = self.view["players"]
        self.heading(self.left, "Warehouses")
        note = f"an action takes 1 place, a resource {PLACES_A_RESOURCE}: L, M or I"
        self.page.text(self.left + 54, self.top + HEADING * HEIGHT, 7, note, "plain", inks.DARK)
        self.top += 12
        across = strips_in_row(self.width)
        step = self.width / across
        for seat in range(players):
            x, y = self.left + seat % across * step, self.top + seat // across * self.strip_height
            self.strip(seat, x, y, step - (GAP if across > 1 else 0), as_played)
        self.top += -(-players // across) * self.strip_height

    def strip(self, seat: int, x: float, y: float, width: float, as_played: bool) -> None:
        """One warehouse: the player's letter, and the places."""
        capacity = self.view["capacity"]
        self.page.path(square(x, y, self.high), inks.WHITE, inks.BLACK, 1)
        self.page.text(
            x + self.high / 2 - text_width(LETTERS[seat]) * 4.6, y + self.high / 2 + 3.3, 9.2, LETTERS[seat], "bold"
        )
        left = x + self.high + 4
        if as_played:
            self.page.text(left, y + self.high / 2 + 2.7, 7.4, shortened(player_name(self.view, seat), 6.2), "plain")
            left += 46
        step = min(WIDEST_PLACE, (x + width - left) / capacity)
        lines = "".join(f"M{left + k * step:.2f} {y:.2f}v{self.high:.2f}" for k in range(1, capacity))
        every = "".join(
            f"M{left + k * step:.2f} {y:.2f}v{self.high:.2f}"
            for k in range(PLACES_A_RESOURCE, capacity, PLACES_A_RESOURCE)
        )
        if step >= 3:
            self.page.path(lines, line=inks.PALE, width=0.5, ends=0)
        self.page.path(every, line=inks.DARK, width=0.7, ends=0)
        self.page.path(box(left, y, step * capacity, self.high), line=inks.BLACK, width=0.9)
        if as_played:
            self.contents(seat, left, y, step)

    def contents(self, seat: int, left: float, y: float, step: float) -> None:
        """Resources as their letters across five places, and a tick for each stored action."""
        place = 0
        for kind, count in zip(RESOURCES, self.view["resources"][seat]):
            for _ in range(count):
                middle = left + (place + PLACES_A_RESOURCE / 2) * step
                self.page.stamp(kind, middle, y + self.high / 2, 0.4)
                place += PLACES_A_RESOURCE
        room = max(0, self.view["capacity"] - place)
        for k in range(min(room, self.view["stored"][seat])):
            x = left + (place + k + 0.3) * step
            self.page.path(
                f"M{x:.2f} {y + self.high - 2.5:.2f}l{step * 0.4:.2f} -{self.high - 5:.2f}", line=inks.BLACK, width=1.1
            )


def in_row(width: float) -> int:
    """How many groups of the legend stand side by side."""
    return max(1, min(len(LEGEND), int(width / GROUP_WIDTH)))


def strips_in_row(width: float) -> int:
    return max(1, int(width / STRIP_WIDTH))


def loot_height(view: FrontierView, width: float) -> float:
    """How high the loot list is."""
    across = max(1, int((width - LOOT_LEFT) / COIN))
    return max(1, -(-len(view["loot"]) // across)) * COIN + GAP


def rounds_in_row(width: float) -> int:
    return max(1, int((width - ROUNDS_LEFT) / ROUND))


def rounds_height(view: FrontierView, width: float) -> float:
    """How high the places of all rounds are."""
    return -(-view["round_limit"] // rounds_in_row(width)) * ROUND_HEIGHT + GAP


def height_of_rest(view: FrontierView, width: float) -> float:
    """How high everything is that stands beside the map, in a stretch of some width."""
    legend = -(-len(LEGEND) // in_row(width)) * (GROUP_HEIGHT + GAP)
    strips = 12 + -(-view["players"] // strips_in_row(width)) * STRIP_HEIGHT
    return legend + loot_height(view, width) + rounds_height(view, width) + strips


def square(x: float, y: float, side: float) -> str:
    return box(x, y, side, side)


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:.2f} {y:.2f}h{width:.2f}v{height:.2f}h-{width:.2f}z"
