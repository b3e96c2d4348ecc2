"""The map on paper: textures, elements and features in greys; of a game also owners, soldiers and buildings."""

from __future__ import annotations

from hegemon.games.frontier.drawing.glyphs import BANNER, POLE
from hegemon.games.frontier.drawing.live import rings
from hegemon.games.frontier.drawing.still import CELL, ground_paths, layout_of
from hegemon.games.frontier.drawing.territory import border
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.sheet.stamps import VARIANTS
from hegemon.games.frontier.words.reading import column_name
from hegemon.kit.drawing.lettering import PAPER_HEIGHT
from hegemon.kit.drawing.markup import chance
from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.paper import Page
from hegemon.kit.drawing.paths import moved
from hegemon.kit.sheet.greys import BLACK, DARK, GREY, TONE, WHITE, box
from hegemon.kit.sheet.owners import hatch

LABELS = 13.0  # points beside the map for the names of rows and columns


class Chart:
    """A map in its place on a page."""

    def __init__(
        self, page: Page, view: FrontierView, left: float, top: float, cell: float, bare: bool = False
    ) -> None:
        self.page = page
        self.view = view
        self.left = left
        self.top = top
        self.cell = cell
        self.bare = bare  # without textures, and named on two sides only
        self.scale = cell / CELL
        self.columns = view["width"]
        self.rows = view["height"]

    def draw(self, as_played: bool) -> None:
        """Everything from the bottom up."""
        self.page.begin_clip(self.frame())
        self.grounds(as_played)
        self.page.end_clip()
        self.grid()
        if as_played:
            self.borders()
        for tile in range(self.columns * self.rows):
            self.printed(tile, as_played)
            if as_played:
                self.made(tile)
        self.spawns(as_played)
        self.labels()

    def middle(self, tile: int) -> tuple[float, float]:
        """The middle of a tile, in points."""
        column, row = tile % self.columns, tile // self.columns
        return self.left + (column + 0.5) * self.cell, self.top + (row + 0.5) * self.cell

    def frame(self) -> str:
        """The edge of the map."""
        return box(self.left, self.top, self.columns * self.cell, self.rows * self.cell)

    def stamp(self, name: str, tile: int, right: float = 0, down: float = 0, size: float = 1) -> None:
        """A symbol on a tile, moved by parts of its drawing."""
        x, y = self.middle(tile)
        self.page.stamp(name, x + right * self.scale, y + down * self.scale, self.scale * size)

    def grounds(self, as_played: bool) -> None:
        """Water has a tone and a shore; then the hatching of owners, the textures, and where desert and snow end."""
        paths = {
            floor: moved(path, self.left - self.cell, self.top - self.cell, self.scale)
            for floor, path in ground_paths(layout_of(self.view)).items()
        }
        if "water" in paths:
            self.page.path(paths["water"], TONE)
        if as_played:
            self.hatchings()
        for tile, floor in enumerate([] if self.bare else self.view["floor"]):
            self.stamp(f"{floor}-{int(abs(chance(tile, 3)) * 9973) % VARIANTS}", tile)
        for floor in ("desert", "snow"):
            if floor in paths:
                self.page.path(paths[floor], line=GREY, width=0.8, dash=(0.1, 2.2))
        if "water" in paths:
            self.page.path(paths["water"], line=DARK, width=1.1)

    def hatchings(self) -> None:
        """The tiles of each owner, filled with its pattern."""
        for seat in range(self.view["players"]):
            tiles = [tile for tile, owner in enumerate(self.view["owner"]) if owner == seat]
            if tiles:
                hatch(self.page, "".join(self.square(tile) for tile in tiles), seat)

    def square(self, tile: int) -> str:
        x, y = self.middle(tile)
        return box(x - self.cell / 2, y - self.cell / 2, self.cell, self.cell)

    def grid(self) -> None:
        """Thin lines between tiles, and a double frame."""
        right, low = self.left + self.columns * self.cell, self.top + self.rows * self.cell
        across = [f"M{self.left:.2f} {self.top + k * self.cell:.2f}H{right:.2f}" for k in range(1, self.rows)]
        down = [f"M{self.left + k * self.cell:.2f} {self.top:.2f}V{low:.2f}" for k in range(1, self.columns)]
        self.page.path("".join(across + down), line=GREY, width=0.35)
        self.page.path(self.frame(), line=BLACK, width=1.2, ends=0)

    def borders(self) -> None:
        """A heavy line where one owner's land ends."""
        found = []
        for tile, (owner, near) in enumerate(zip(self.view["owner"], rings(self.view["owner"], self.columns))):
            if owner >= 0:
                x, y = tile % self.columns * CELL, tile // self.columns * CELL
                found.append(border(tile, x, y, tuple(other == owner for other in near)))
        if any(found):
            self.page.path(moved("".join(found), self.left, self.top, self.scale), line=BLACK, width=1.1)

    def printed(self, tile: int, as_played: bool) -> None:
        """Element and feature of a tile; of a game with what has become of them."""
        element, feature = self.view["element"][tile], self.view["feature"][tile]
        if element:
            self.stamp("chopped" if as_played and self.view["chopped"][tile] else element, tile)
        if feature:
            name = f"taken-{feature}" if as_played and self.view["opened"][tile] else feature
            if element:
                self.stamp(name, tile, 13, -13, 0.72)
            else:
                self.stamp(name, tile)

    def made(self, tile: int) -> None:
        """What players have put on a tile, and the letter of its owner."""
        owner, building = self.view["owner"][tile], self.view["building"][tile]
        if owner < 0:
            return
        if self.view["reinforced"][tile]:
            x, y = self.middle(tile)
            self.page.path(moved("M-19 -19h38v38h-38z", x, y, self.scale), line=BLACK, width=2.6 * self.scale)
        if building == "port":
            self.stamp("port", tile)
        elif building:
            is_crowded = self.view["element"][tile] or self.view["feature"][tile]
            self.stamp(building, tile, *((-9, 12) if is_crowded else (1, 6)))
        elif self.view["floor"][tile] == "water":
            self.stamp("ship", tile)
        if self.view["soldier"][tile]:
            self.stamp(f"soldier-{self.view['soldier'][tile]}", tile, 12, 11)
        if tile not in self.view["spawns"]:
            self.letter(tile, owner)

    def letter(self, tile: int, owner: int) -> None:
        """The owner's letter at the upper left corner of a tile."""
        x, y = self.middle(tile)
        size = 12 * self.scale
        self.page.path(moved("M-20.4 -20.4h11v11h-11z", x, y, self.scale), WHITE)
        self.page.centred(x - 14.9 * self.scale, y - 19.2 * self.scale + size * PAPER_HEIGHT, size, LETTERS[owner])

    def spawns(self, as_played: bool) -> None:
        """A banner with a letter for each player."""
        for seat, tile in enumerate(self.view["spawns"]):
            x, y = self.middle(tile)
            self.page.path(moved(POLE, x, y, self.scale), line=BLACK, width=2.2 * self.scale)
            self.page.path(moved(BANNER, x, y, self.scale), WHITE, BLACK, 1.8 * self.scale)
            self.page.centred(x - 3 * self.scale, y - 5 * self.scale, 14 * self.scale, LETTERS[seat])
            if as_played and self.view["fallen"][seat]:
                self.page.path(moved("M-17 -19L15 19M15 -19L-17 19", x, y, self.scale), line=BLACK, width=1.6)

    def labels(self) -> None:
        """The names of columns and rows on all sides."""
        size = max(5.0, min(9.0, self.cell * 0.42))
        right, low = self.left + self.columns * self.cell, self.top + self.rows * self.cell
        for column in range(self.columns):
            x = self.left + (column + 0.5) * self.cell
            for y in (self.top - 3.4, low + 3 + size * PAPER_HEIGHT)[: 1 if self.bare else 2]:
                self.page.centred(x, y, size, column_name(column), "plain", DARK)
        for row in range(self.rows):
            y = self.top + (row + 0.5) * self.cell + size * PAPER_HEIGHT / 2
            for x in (self.left - 7, right + 7)[: 1 if self.bare else 2]:
                self.page.centred(x, y, size, str(row + 1), "plain", DARK)
