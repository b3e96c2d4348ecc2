"""The board of Swarm in characters: a grid of five by four tiles, and below it players, hand and what is open.

   a              b               The upper edge of a tile says its kind, or SWARM and its kind; then come
  +-bastion------+-city---------  how it is written in moves, with ~~ where it rains; then the troops by letter,
1 |crow-gate   ~~|sahl            and in brackets those inside a temple. A board without colours says the same.
  |A5 B3         |C2
"""

from __future__ import annotations

from hegemon.games.swarm.content import HEIGHT, WIDTH
from hegemon.games.swarm.view import TileView, View
from hegemon.games.swarm.words.offers import offer_lines
from hegemon.games.swarm.words.people import (
    battle_lines,
    claim_lines,
    duel_lines,
    event_lines,
    hand_lines,
    seat_lines,
)
from hegemon.games.swarm.words.reading import LETTERS, TEMPLE_NAMES, is_rained_on, is_swarmed
from hegemon.theme import terminal_code

KIND_INKS = {"sanctuary": 231, "temple": 177, "bastion": 203, "city": 221, "basin": 81, "desert": 180}
SWARM_COLOURS = "\x1b[48;5;52;38;5;231;1m"
RAIN_SIGN = "~~"
RAIN_INK = "\x1b[38;5;81;1m"
BOLD = "\x1b[1m"
RESET = "\x1b[0m"
Pieces = list[tuple[int, str]]  # texts, each with the seat whose colours it has
NOBODY = -1
INNER = 14  # columns of a tile between its borders


def show(view: View) -> str:
    """The board of a view, and under it the event, the players, the own hand, the last battle and open offers."""
    parts = [
        board_lines(view),
        event_lines(view, RAIN_SIGN),
        seat_lines(view, badge),
        claim_lines(view),
        battle_lines(view),
        duel_lines(view),
        hand_lines(view),
        offer_lines(view),
    ]
    return "\n".join(line for part in parts for line in part)


def board_lines(view: View) -> list[str]:
    """The grid: a line of letters, three lines for each row, and the lower edge."""
    lines = ["   " + "".join(f" {letter}".ljust(INNER + 1) for letter in "abcde"[:WIDTH]).rstrip()]
    for row in range(HEIGHT):
        tiles = view["tiles"][row * WIDTH : (row + 1) * WIDTH]
        lines.append("  " + "".join("+" + edge(view, tile) for tile in tiles) + "+")
        lines.append(f"{row + 1} " + "".join("|" + name(view, tile) for tile in tiles) + "|")
        lines.append("  " + "".join("|" + troops(tile) for tile in tiles) + "|")
    return [*lines, "  " + ("+" + "-" * INNER) * WIDTH + "+"]


def edge(view: View, tile: TileView) -> str:
    """The upper edge of a tile: what kind it is, and whether the swarm is there."""
    kind = str(tile["kind"])
    painted = ink(KIND_INKS[kind]) + kind + RESET
    if not is_swarmed(view, tile):
        element = f"-{TEMPLE_NAMES[tile['name']]}" if tile["name"] in TEMPLE_NAMES else ""
        return f"-{painted}{element}" + "-" * (INNER - 1 - len(kind) - len(element))
    if kind == "sanctuary":  # its name says what it is, and both words have no room
        return SWARM_COLOURS + "SWARM" + RESET + "-" * (INNER - 5)
    return SWARM_COLOURS + "SWARM" + RESET + f"-{painted}" + "-" * (INNER - 6 - len(kind))


def name(view: View, tile: TileView) -> str:
    """How a tile is written, and rain."""
    written = str(tile["name"])
    space = " " * (INNER - 2 - len(written))
    rain = RAIN_INK + RAIN_SIGN + RESET if is_rained_on(view, tile) else "  "
    return BOLD + ink(KIND_INKS[str(tile["kind"])]) + written + RESET + space + rain


def troops(tile: TileView) -> str:
    """Troops by the letters of their owners, in brackets those inside; closer, then cut, where many crowd."""
    on, inside = pieces(tile["troops"]), pieces(tile["inside"])
    for gap in (" ", ""):
        found = spaced(on, gap)
        if inside:
            found += [(NOBODY, " " if on else ""), (NOBODY, "("), *spaced(inside, gap), (NOBODY, ")")]
        if width(found) <= INNER:
            break
    if width(found) > INNER:
        while width(found) >= INNER:
            found.pop()
        found.append((NOBODY, "+"))
    return "".join(painted(seat, text) for seat, text in found) + " " * (INNER - width(found))


def pieces(numbers: list[int]) -> Pieces:
    """Seats that have any, each with letter and number."""
    return [(seat, f"{LETTERS[seat]}{number}") for seat, number in enumerate(numbers) if number]


def spaced(found: Pieces, gap: str) -> Pieces:
    """Pieces with gaps between them."""
    return [part for piece in found for part in ((NOBODY, gap), piece)][1:]


def width(found: Pieces) -> int:
    return sum(len(text) for _, text in found)


def painted(seat: int, text: str) -> str:
    return text if seat == NOBODY else terminal_code(seat) + text + RESET


def badge(seat: int) -> str:
    """A seat's letter on its colour."""
    return f"{terminal_code(seat)} {LETTERS[seat]} {RESET}"


def ink(colour: int) -> str:
    return f"\x1b[38;5;{colour}m"
