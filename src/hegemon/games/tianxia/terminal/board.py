"""The board of Tianxia in characters: the wall across, below it the map beside palace and river, then ships.

  WALL      longxi                  a column for each lane: steps to the border, strength against defence, and the
  nomads    1 step, 5 against 3     pieces of players by letter, free spaces as dots
  walls     AB..
  MAP                               PALACE    a column for a player
  qin  general  2 stone  A1         RIVER     workers by letter, n for neutral ones
    salt_office  A 3 4*  3 coins    spaces: whose governor, or the wood it costs; * with a bonus tile

All words are those that moves are written with.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from itertools import zip_longest

from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.view import BuildingView, LaneView, RegionView, SeatView, ShipView, TianxiaView
from hegemon.games.tianxia.words.notices import objective_lines
from hegemon.games.tianxia.words.players import total
from hegemon.games.tianxia.words.reading import NEUTRAL, letter, player_name, things_text
from hegemon.kit.terminal import RESET, joined
from hegemon.kit.words.english import counted
from hegemon.theme import terminal_code

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
BOLD = "\x1b[1m"
ALARM = "\x1b[48;5;124;38;5;231m"  # a lane that is attacked
HEAD, LANE, MAP, PALACE = 10, 22, 64, 12  # columns
WIDTH = 99


def show(view: TianxiaView) -> str:
    """The whole board, at most 99 columns wide."""
    lines = [*wall_lines(view), "", *beside(map_lines(view), [*palace_lines(view), "", *river_lines(view)])]
    lines += ["", *ship_lines(view), "", *tile_lines(view)]
    lines += [player_line(view, seat) for seat in range(view["players"])]
    own = [part for line in objective_lines(view) for part in textwrap.wrap(line, WIDTH, subsequent_indent="  ")]
    return "\n".join([*lines, *own])


def padded(text: str, width: int) -> str:
    """A text and as many blanks as it needs; colours take no room."""
    return text + " " * (width - len(ESCAPES.sub("", text)))


def short(benefit: str) -> str:
    """A benefit as it is written, in the singular where it is one.

    >>> short("1 coins 1 rice")
    '1 coin 1 rice'
    """
    return re.sub(r"\b1 (coin|point)s", r"1 \1", benefit)


def row(head: str, cells: list[str], width: int) -> str:
    return padded(head, HEAD) + "".join(padded(cell, width) for cell in cells).rstrip()


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns."""
    return [padded(one, MAP) + other for one, other in zip_longest(left, right, fillvalue="")]


def badge(seat: int) -> str:
    """The letter of a player in the colours of the seat."""
    if seat == NEUTRAL:
        return "n"
    return f"{terminal_code(seat)}{letter(seat)}{RESET}" if seat >= 0 else "."


def wall_lines(view: TianxiaView) -> list[str]:
    """TIANXIA-1.1, TIANXIA-1.2 The sections of the wall as columns."""
    rows: list[tuple[str, Callable[[LaneView], str]]] = [
        ("nomads", lambda lane: counted(lane["border"] - lane["nomad"], "step") + " away"),
        ("battle", lambda lane: f"{lane['strength']} against {lane['defence']}"),
        ("towers", lambda lane: "".join(badge(seat) for seat in lane["towers"])),
        ("walls", lambda lane: "".join(badge(seat) for seat in lane["walls"])),
        ("soldiers", lambda lane: "".join(badge(seat) for seat in lane["soldiers"])),
        *((f"raid {k + 1}", lambda lane, k=k: lane["path"][k]) for k in range(3)),
    ]
    names = [f"{ALARM if lane['attacked'] else BOLD}{lane['name']}{RESET}" for lane in view["lanes"]]
    return [row("WALL", names, LANE), *(row(head, [cell(lane) for lane in view["lanes"]], LANE) for head, cell in rows)]


def map_lines(view: TianxiaView) -> list[str]:
    """TIANXIA-1.3 The regions with their buildings, and the military places."""
    lines = ["MAP"]
    for region in view["regions"]:
        lines.append(region_line(region))
        lines += [building_line(one) for one in view["buildings"] if one["region"] == region["name"]]
    return lines


def region_line(region: RegionView) -> str:
    discs = " ".join(f"{badge(seat)}{number}" for seat, number in enumerate(region["discs"]) if number)
    name = f"{BOLD}{region['name']}{RESET}"
    if not region["banner"]:
        return f"{padded(name, 8)} {discs}"
    trade = "port" if region["port"] >= 0 else ", ".join(region["exchanges"])
    told = " ".join(part for part in (region["banner"], region["bubble"] and f"({region['bubble']})", trade) if part)
    return f"{padded(name, 5)}{short(told)} {discs}"


def building_line(building: BuildingView) -> str:
    """TIANXIA-1.4 Spaces, raid number, and what it gives."""
    spaces = [
        badge(space["governor"]) if space["governor"] >= 0 else f"{space['wood']}{'*' if space['tile'] else ''}"
        for space in building["spaces"]
    ]
    gift = building["income"] or building["text"]
    told = f"  {padded(building['name'], 14)}{padded(' '.join(spaces), 9)}"
    return told + textwrap.shorten(short(gift), MAP - 26, placeholder="...")


def palace_lines(view: TianxiaView) -> list[str]:
    """TIANXIA-1.9 The step of every player on each track."""
    seats = range(view["players"])
    heads = padded("PALACE", PALACE) + "  ".join(padded(badge(seat), 3) for seat in seats)
    steps = [[str(view["seats"][seat]["tracks"][k]) for seat in seats] for k in range(len(TRACKS))]
    rows = [padded(track, PALACE) + "  ".join(f"{step:3}" for step in steps[k]) for k, track in enumerate(TRACKS)]
    return [heads, *rows]


def river_lines(view: TianxiaView) -> list[str]:
    """TIANXIA-1.8 The workers on barges, from the left."""
    barges = [padded(name, PALACE) + "".join(badge(seat) for seat in row) for name, row in view["barges"].items()]
    return ["RIVER", *barges]


def ship_lines(view: TianxiaView) -> list[str]:
    """TIANXIA-1.7 The ships, what ports demand, and what free spaces give."""
    return ["SHIPS", *(line for ship in view["ships"] for line in one_ship(ship))]


def one_ship(ship: ShipView) -> list[str]:
    name, wants = f"{BOLD}{ship['place']}{RESET}", f"wants {ship['demand']}" if ship["demand"] else "any good"
    spaces = []
    for number, space in enumerate(ship["spaces"], 1):
        more = f"+{space['goods'].removeprefix('1 ')}: " if space["goods"] else ""
        spaces.append(f"{number} {badge(space['crate']) if space['crate'] >= 0 else more + short(space['benefit'])}")
    lines = joined(spaces, WIDTH - 34)
    head = padded(name, 5) + padded(wants, 13) + padded(ship["label"] or "no ship", 14)
    return [head + (lines[0] if lines else ""), *(" " * 32 + line for line in lines[1:])]


def tile_lines(view: TianxiaView) -> list[str]:
    """TIANXIA-1.10 The bonus tiles below the round track."""
    return ["TILES  " + (" ".join(view["offered"]) or "none")]


def player_line(view: TianxiaView, seat: int) -> str:
    """A player in one line or two."""
    shown = view["seats"][seat]
    points = counted(total(view, seat), "point")
    head = f"{terminal_code(seat)} {letter(seat)} {RESET} {player_name(view, seat)} ({shown['house']}): {points}"
    return f"{head}, {things_text(shown['things'])}{', passed' if shown['passed'] else ''}\n     {board_text(shown)}"


def board_text(shown: SeatView) -> str:
    """Discs, meeples, what comes next on the own board, and tiles."""
    costs = {"wall": shown["walls"], "tower": shown["towers"]}
    stone = [f"next {word} {left[0]} stone" for word, left in costs.items() if left]
    parts = [counted(shown["discs"], "disc"), counted(shown["supply"], "meeple"), *stone]
    parts += [f"{shown['merchants']} of 3 merchants", *shown["figurines"], *shown["tiles"]]
    return ", ".join(parts)
