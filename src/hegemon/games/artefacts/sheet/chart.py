"""The world on paper, in black and greys: land is white, the sea has a tone, and highlighted ocean is white with waves.

Where a continent ends the line is heavy. A slot is a ring for the letter of an army, with its number; a gem holds an
artefact, a rock is an obstacle. Of a game armies and crossed-out slots are shown too, and areas hatched for owners.
"""

from __future__ import annotations

from functools import cached_property

from hegemon.games.artefacts.drawing.cells import CELL
from hegemon.games.artefacts.drawing.geography import geography
from hegemon.games.artefacts.drawing.labels import Sign, signs
from hegemon.games.artefacts.knowledge import ArtefactsView, SlotView
from hegemon.games.artefacts.sheet.stamps import RADIUS, slug
from hegemon.kit.drawing.lettering import PAPER, PAPER_HEIGHT, text_width
from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.paper import Page
from hegemon.kit.drawing.paths import moved
from hegemon.kit.sheet.greys import BLACK, DARK, GREY, PALE, TONE, WHITE, box
from hegemon.kit.sheet.owners import hatch
from hegemon.kit.sheet.plan import Map

NAMES = (5.4, 6.6)  # points of the letters, on a small map and on a large one
NAME_PART = 13.0  # units that they are high between those
PLATE_NAME = 7.2  # points, as the next ones
PLATE = 12.0  # high
NUMBER = 4.6
SYMBOL = 1.9  # of a power's sign after a name, in parts of the letters' size
SHALLOWS = (22.0, 12.0, 5.0)  # units from the coast to the lines in the water, the furthest first
SLOT_GAP = 3.5  # units between a slot and a name


class Chart:
    """A world in its place on a page; `cell` is how many points wide a cell is."""

    def __init__(self, page: Page, view: ArtefactsView, left: float, top: float, cell: float) -> None:
        self.page = page
        self.view = view
        self.shapes = geography(view)
        self.scale = cell / CELL
        self.corner = (left, top)
        x, y, self.width, self.height = (value * self.scale for value in self.shapes.frame)
        self.origin = (left - x, top - y)
        self.letters = max(NAMES[0], min(NAMES[1], NAME_PART * self.scale))

    def draw(self, as_played: bool) -> None:
        """Everything from the bottom up."""
        self.page.begin_clip(self.frame())
        self.sea()
        self.land(as_played)
        self.page.end_clip()
        self.page.path(self.frame(), line=BLACK, width=1.2, ends=0)
        for slot, seen in enumerate(self.view["slots"]):
            self.slot(slot, seen, as_played)
        self.names(as_played)

    def frame(self) -> str:
        return box(*self.corner, self.width, self.height)

    def placed(self, path: str) -> str:
        """A path of the world on the page."""
        return moved(path, *self.origin, self.scale)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.origin[0] + x * self.scale, self.origin[1] + y * self.scale

    def sea(self) -> None:
        """The open sea has a tone and lines along the coast; sea lanes are white, with waves and a broken edge."""
        self.page.path(self.frame(), TONE)
        coast = self.placed(self.shapes.land)
        for far in SHALLOWS:
            self.page.path(coast, line=PALE, width=2 * far * self.scale + 0.6)
            self.page.path(coast, line=TONE, width=2 * far * self.scale)
        for area, seen in enumerate(self.view["areas"]):
            if seen["continent"] < 0:
                path = self.placed(self.shapes.areas[area])
                self.page.path(path, WHITE)
                for cell in [k for k, other in enumerate(self.view["cell_area"]) if other == area]:
                    self.page.stamp("waves", *self.at(*self.shapes.middles[cell]), self.scale)
                self.page.path(path, line=GREY, width=0.9, dash=(3, 2.4))

    def land(self, as_played: bool) -> None:
        """White, with thin lines between areas, heavy ones between continents, and the coast; of a game with owners."""
        self.page.path(self.placed(self.shapes.land), WHITE)
        for area, seen in enumerate(self.view["areas"]):
            if as_played and seen["owner"] >= 0:
                hatch(self.page, self.placed(self.shapes.areas[area]), seen["owner"])
        self.page.path(self.placed(self.shapes.slot_borders()), line=PALE, width=0.4, dash=(0.1, 2))
        self.page.path(self.placed(self.shapes.area_borders()), line=DARK, width=0.8)
        self.page.path(self.placed(self.shapes.continent_borders()), line=BLACK, width=2.6)
        self.page.path(self.placed(self.shapes.land), line=BLACK, width=1.5)

    def slot(self, slot: int, seen: SlotView, as_played: bool) -> None:
        """What is in a slot, and its number."""
        x, y = self.at(*self.shapes.slots[slot])
        ground = seen["ground"] if as_played else self.ground_at_first(slot, seen)
        if ground == "relic":
            self.relic(slot, x, y)
        else:
            stamp = {"free": "slot"}.get(ground, ground)
            self.page.stamp(stamp, x, y, self.scale)
        if ground == "army":
            size = RADIUS * 1.25 * self.scale
            self.page.centred(x, y + size * PAPER_HEIGHT / 2, size, LETTERS[seen["seat"]])
        elif ground in ("free", "relic"):
            self.page.centred(x, y - (RADIUS - 8) * self.scale + 1.5, self.number, str(slot + 1), "plain", GREY)

    def ground_at_first(self, slot: int, seen: SlotView) -> str:
        """What was in a slot before anything was played."""
        if slot in self.homes:
            return "relic"
        return "obstacle" if seen["ground"] == "obstacle" else "free"

    @cached_property
    def homes(self) -> dict[int, int]:
        """The artefacts by the slots that they lay in at first."""
        return {artefact["home"]: k for k, artefact in enumerate(self.view["artefacts"])}

    @property
    def number(self) -> float:
        """How large the numbers of slots are."""
        return min(NUMBER, 9.5 * self.scale)

    def relic(self, slot: int, x: float, y: float) -> None:
        """A gem with the number of its artefact."""
        self.page.stamp("gem", x, y, self.scale)
        size = RADIUS * 0.95 * self.scale
        self.page.centred(x, y + size * PAPER_HEIGHT / 2 + 2 * self.scale, size, str(self.homes[slot] + 1))

    def names(self, as_played: bool) -> None:
        """Areas with the signs of their powers, and continents with what they are worth, where there is room."""
        areas, continents = self.view["areas"], self.view["continents"]
        wide = tuple(self.name_width(area["name"].title(), bool(area["power"])) for area in areas)
        plates = tuple((text_width(plate_text(one["name"], one["bonus"]), PAPER["bold"]) * PLATE_NAME + 9) / self.scale
                       for one in continents)  # fmt: skip
        named, boxed = signs(
            self.shapes, wide, plates, self.letters / self.scale, RADIUS + SLOT_GAP, PLATE / self.scale
        )
        for area, sign in zip(areas, named):
            self.name(sign, area["name"].title(), area["power"], bool(as_played and area["spent"]))
        for continent, sign in zip(continents, boxed):
            self.plate(sign, plate_text(continent["name"], continent["bonus"]))

    def name_width(self, name: str, has_power: bool) -> float:
        """In units of the drawing."""
        return (text_width(name, PAPER["bold"]) + (SYMBOL if has_power else 0)) * self.letters / self.scale

    def name(self, sign: Sign, words: str, power: str, is_spent: bool) -> None:
        """The name of an area, with a white edge, and the sign of its power."""
        x, y = self.at(sign.x - sign.width / 2, sign.y)
        foot = y + self.letters * PAPER_HEIGHT / 2
        wide = sign.width * self.scale
        self.page.path(box(x - 1, y - self.letters / 2 - 0.6, wide + 2, self.letters + 1.2), WHITE)
        self.page.text(x, foot, self.letters, words, "bold")
        if power:
            middle = x + wide - SYMBOL * self.letters / 2 + 1.5
            self.page.stamp(f"sign-{slug(power)}", middle, y, self.letters * SYMBOL / CELL * 1.25)
            if is_spent:
                self.page.path(moved("M-5 4L5 -4", middle, y), line=BLACK, width=1.4)

    def plate(self, sign: Sign, words: str) -> None:
        """The name of a continent and its bonus, white on black."""
        x, y = self.at(sign.x, sign.y)
        wide = sign.width * self.scale
        self.page.path(box(x - wide / 2, y - PLATE / 2, wide, PLATE), BLACK)
        self.page.centred(x, y + PLATE_NAME * PAPER_HEIGHT / 2, PLATE_NAME, words, "bold", WHITE)


def plate_text(name: str, bonus: int) -> str:
    return f"{name} +{bonus}"


def map_of(view: ArtefactsView) -> Map:
    """How wide and high a world is, in cells."""
    _, _, width, height = geography(view).frame
    return Map(width / CELL, height / CELL)
