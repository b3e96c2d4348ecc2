"""The drawn examples of the rule book: positions as the terminal shows them, and what the rules make of them.

Each example is a block of RULES.md under the name that it has here; `book.py` puts it there.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.tianxia import GAME, content
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.knowledge import view
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.terminal import board as terminal
from hegemon.games.tianxia.tests.positions import (
    attack,
    besiege,
    climb,
    defend,
    give,
    govern,
    lay_tile,
    play,
    table,
)
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.words.english import counted

NAMES = ["Ada", "Bo", "Cleo"]
SEED = 11
COLUMN = 30


def seen(state: Tianxia) -> TianxiaView:
    """What everyone sees."""
    return {**view(state, -1), "names": NAMES[: int(state.seats)]}


def plain(lines: list[str]) -> str:
    """Lines without colours and without blanks at their ends."""
    return "\n".join(terminal.ESCAPES.sub("", line).rstrip() for line in lines)


def start() -> str:
    """The wall, the map, palace and river before the first turn of a game of three."""
    state = GAME.start(3, SEED)
    assert isinstance(state, Tianxia)
    return plain(terminal.show(seen(state)).split("\n")[:-6])


def region() -> str:
    """Zhao with a governor of Bo in the Quarry, and a disc of Ada."""
    state = table(3)
    give(state, "2 wood 1 rice")
    lay_tile(state, "quarry", 2, "ox")
    lay_tile(state, "horse_fair", 1, "purse")
    govern(state, "quarry", 1, seat=1)
    play(state, "region zhao")
    board = seen(state)
    zhao = next(one for one in board["regions"] if one["name"] == "zhao")
    houses = [terminal.building_line(one) for one in board["buildings"] if one["region"] == "zhao"]
    return plain([terminal.region_line(zhao), *houses])


def besieged() -> Tianxia:
    """The position of the worked attack."""
    state = table(3)
    besiege(state, "liaodong", 9)
    defend(state, "liaodong", walls="02", towers="1", soldiers="120")
    for seat, building in enumerate(("ferry_office", "silk_works", "customs_house")):
        govern(state, building, 1, seat=seat)
    return state


def lane() -> str:
    """Liaodong before the worked attack and after it, with the buildings on its path."""
    state = besieged()
    before = lane_lines(state)
    state.round = int(state.world.rounds)
    attack(state)
    head = ["", "before", "after"]
    rows = [head, *([one, old, new] for (one, old), (_, new) in zip(before, lane_lines(state)))]
    return plain([f"{one:<16}{old:<{COLUMN}}{new}" for one, old, new in rows])


def lane_lines(state: Tianxia) -> list[tuple[str, str]]:
    """What stands in Liaodong, row by row, and who governs behind it."""
    board = seen(state)
    lane = next(one for one in board["lanes"] if one["name"] == "liaodong")
    steps = lane["border"] - lane["nomad"]
    rows = [("nomads", f"strength {lane['strength']}, " + ("at the border" if not steps else f"{steps} steps away"))]
    rows += [(row, drawn(lane[row])) for row in ("towers", "walls", "soldiers")]
    for house in (one for one in board["buildings"] if one["lane"] == "liaodong"):
        governors = drawn([space["governor"] for space in house["spaces"]])
        rows.append((house["label"], f"{governors}, raid {house['raid']}, {counted(house['tokens'], 'cost token')}"))
    return rows


def drawn(seats: list[int]) -> str:
    """A row of spaces by letter, free ones as dots."""
    return "".join("." if seat < 0 else "ABCD"[seat] for seat in seats)


def palace() -> str:
    """The four tracks, from the foot at the left, with three players on them and what steps give."""
    state = table(3)
    for seat, steps in enumerate(((4, 0, 7, 1), (2, 2, 2, 2), (0, 10, 1, 4))):
        for track, step in zip(TRACKS, steps):
            climb(state, track, step, seat)
    seats = seen(state)["seats"]
    lines = ["step" + " " * 8 + "".join(f"{step:<5}" for step in range(content.TRACK_STEPS + 1))]
    for k, track in enumerate(TRACKS):
        stands = [[letter for letter, own in zip("ABC", seats) if own["tracks"][k] == step] for step in range(11)]
        gifts = ["", *content.STEP_BENEFITS[k]]
        cells = ["".join(letters) or ("*" if gift else "-") for letters, gift in zip(stands, gifts)]
        lines.append(f"{track:<12}" + "".join(f"{cell:<5}" for cell in cells))
    worth = "".join(f"{points:<5}" for points in content.STEP_POINTS)
    return plain([*lines, f"{'points':<12}{worth}"])


EXAMPLES: dict[str, Callable[[], str]] = {"start": start, "region": region, "palace": palace, "lane": lane}
