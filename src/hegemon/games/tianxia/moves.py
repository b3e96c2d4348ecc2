"""Every move of Tianxia, and how it is written."""

from __future__ import annotations

from typing import Final

from hegemon.engine.notation import COUNT, Kind, Notation, Verb
from hegemon.games.tianxia import content, objectives, wares
from hegemon.games.tianxia.benefits import FIRST_GOOD, THING_COUNT, THING_LABELS, THINGS, TRACKS

REGION: Final = 0
GOVERN: Final = 1
EXCHANGE: Final = 2
SHIP: Final = 3
DELIVER: Final = 4
MILITARY: Final = 5
WALL: Final = 6
TOWER: Final = 7
SOLDIER: Final = 8
BARGE: Final = 9
PASS: Final = 10
PASS_EMPTY: Final = 11
CLIMB: Final = 12
DISC: Final = 13
TILE: Final = 14
OBJECTIVE: Final = 15
MERCHANTS: Final = 16
HOME: Final = 17
BANNER: Final = 18
BUBBLE: Final = 19
CHOOSE: Final = 20
LOSE: Final = 21
DONE: Final = 22
ORDER: Final = 23
VERB_COUNT: Final = 24

# What `choose` names: a thing, or a kind of benefit by its code, or nothing at all.
CHOICES: Final = [
    *THINGS,
    "convert",
    "resource",
    "good",
    "points",
    "track",
    "step",
    "card",
    "wall",
    "tower",
    "soldier",
    "governor",
    "sea",
    "none",
]
CHOICE_LABELS: Final = [
    *THING_LABELS,
    "Trade",
    "Resource",
    "Good",
    "Points",
    "Step",
    "Any step",
    "Objective",
    "Wall",
    "Tower",
    "Soldier",
    "Governor",
    "Delivery at sea",
    "Nothing",
]
CHOOSE_CONVERT: Final = 7
CHOOSE_KIND: Final = 6  # and the code of a kind: RESOURCE, 2, is `resource`, the eighth
CHOOSE_NONE: Final = 19


class Row:
    """A verb as it stands in the table: kinds of arguments in capitals, fixed words in small letters."""

    def __init__(self, code: int, word: str, parts: str, text: str) -> None:
        self.code = code
        self.word = word
        self.parts = parts
        self.text = text


ROWS: Final = [
    Row(REGION, "region", "REGION", "Put a disc on a region and act there."),
    Row(GOVERN, "govern", "BUILDING SPACE", "Install a governor."),
    Row(EXCHANGE, "exchange", "CONVERSION COUNT", "Convert so many times."),
    Row(SHIP, "ship", "PORT", "Place a shipping marker and begin to deliver."),
    Row(DELIVER, "deliver", "DELIVERY GOOD", "Deliver to a space of the ship."),
    Row(MILITARY, "military", "DRILL", "Put a disc on fortify or train."),
    Row(WALL, "wall", "SECTION", "Build your next wall."),
    Row(TOWER, "tower", "SECTION", "Build your next tower."),
    Row(SOLDIER, "soldier", "SECTION", "Train a soldier."),
    Row(BARGE, "barge", "BARGE", "Send a worker to a barge."),
    Row(PASS, "pass", "BONUS", "Pass and take a bonus tile."),
    Row(PASS_EMPTY, "pass", "", "Pass without a bonus tile."),
    Row(CLIMB, "climb", "TRACK", "Take a step in the palace."),
    Row(DISC, "disc", "", "Give up an unused disc for coins."),
    Row(TILE, "tile", "TILE", "Use a bonus tile."),
    Row(OBJECTIVE, "objective", "OBJECTIVE", "Discard an objective for its upper part."),
    Row(MERCHANTS, "merchants", "", "Send your full merchant row home for its action."),
    Row(HOME, "home", "", "Send one merchant home."),
    Row(BANNER, "banner", "", "Take the step of the region's banner."),
    Row(BUBBLE, "bubble", "", "Take what the region's bubble gives."),
    Row(CHOOSE, "choose", "CHOICE", "Choose one of the benefits."),
    Row(LOSE, "lose", "COUNT", "Lose so many coins, and points for the rest."),
    Row(DONE, "done", "", "End your turn."),
    Row(ORDER, "order", "coins ORDER", "Say how you answer raiders from now on."),
]


def regions() -> Kind:
    return Kind("region", [row.name for row in content.REGIONS], [row.label for row in content.REGIONS])


def buildings() -> Kind:
    return Kind("building", [row.name for row in content.BUILDINGS], [row.label for row in content.BUILDINGS])


def exchanges() -> Kind:
    """Conversions are named by what is paid and what is gained: `rice-jade`."""
    lines = [line.split() for region in content.REGIONS for line in region.exchanges]
    labels = [line.replace(">", "for") for region in content.REGIONS for line in region.exchanges]
    return Kind(
        "conversion",
        [f"{line[1]}-{line[4]}" for line in lines],
        [f"{label} ".replace("1 coins ", "1 coin ").strip() for label in labels],
    )


def sections() -> Kind:
    return Kind("section", content.LANES, content.LANE_LABELS)


def tracks() -> Kind:
    return Kind("track", TRACKS, content.TRACK_LABELS)


def bonus_tiles() -> Kind:
    """All kinds of bonus tile, figurines first."""
    names = [*wares.FIGURINES, *[tile.name for tile in wares.TILES]]
    return Kind("bonus", names, [*[name.capitalize() for name in wares.FIGURINES], *[t.label for t in wares.TILES]])


def objective_cards() -> Kind:
    return Kind("objective", [card.name for card in objectives.CARDS], [card.label for card in objectives.CARDS])


def ports() -> Kind:
    """The places for ships, and the sea."""
    coastal = sorted([row for row in content.REGIONS if row.port >= 0], key=lambda row: row.port)
    return Kind("port", [*[row.name for row in coastal], "sea"], [*[row.label for row in coastal], "the sea"])


def drills() -> Kind:
    return Kind("drill", ["fortify", "train"], ["Fortify", "Train"])


def barges() -> Kind:
    return Kind("barge", content.BARGES, [f"{word.capitalize()} barge" for word in content.BARGES])


def standing_orders() -> Kind:
    """What raiders get, in the order of the dial's words: coins, points, or as one is asked."""
    return Kind("order", ["always", "never", "ask"], ["pays coins first", "loses points", "asks"])


def spaces(name: str) -> Kind:
    return Kind(name, ["1", "2", "3", "4"], ["space 1", "space 2", "space 3", "space 4"])


KINDS: Final = [
    COUNT,
    regions(),
    buildings(),
    exchanges(),
    sections(),
    tracks(),
    bonus_tiles(),
    objective_cards(),
    ports(),
    spaces("space"),
    spaces("delivery"),
    Kind("good", THINGS[FIRST_GOOD:THING_COUNT], THING_LABELS[FIRST_GOOD:THING_COUNT]),
    drills(),
    barges(),
    Kind("tile", [tile.name for tile in wares.TILES], [tile.label for tile in wares.TILES]),
    Kind("choice", CHOICES, CHOICE_LABELS),
    standing_orders(),
]


def notation() -> Notation:
    """How moves are written."""
    kinds = {kind.name.upper(): kind for kind in KINDS}
    verbs: list[Verb] = []
    for row in ROWS:
        parts: list[Kind | str] = []
        for word in row.parts.split():
            parts.append(kinds[word] if word.isupper() else word)
        verbs.append(Verb(row.code, row.word, parts, row.text))
    return Notation(verbs)


NOTATION: Final = notation()
