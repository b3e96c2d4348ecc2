"""Who plays which colour, and how they stand: a strip below the map, in a picture that needs nothing beside it."""

from __future__ import annotations

from html import escape

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.knowledge import CampusView
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import shortened, text_width
from hegemon.kit.drawing.markup import LETTERING, box
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import player_name

PHASE_WORDS = {"setup": "is setting up", "place": "is placing troops", "move": "is attacking"}
LEGEND_LINE = 24
LEGEND_SIZE = 12
LEGEND_COLUMN = 210  # the least width for one player


def legend_columns(players: int, width: float) -> int:
    """How many players stand side by side below a map of some width."""
    return max(1, min(players, int(width / LEGEND_COLUMN)))


def legend_height(players: int, width: float) -> int:
    """The height of the strip with the players, below the map."""
    columns = legend_columns(players, width)
    return LEGEND_LINE * (1 + (players + columns - 1) // columns) + 8


def legend(view: CampusView, top: float, width: float) -> str:
    """Who plays which colour, and how they stand."""
    parts = [palette.PEN.text(4, top + 14, LEGEND_SIZE + 2, status(view))]
    columns = legend_columns(view["players"], width)
    for seat in range(view["players"]):
        x = seat % columns * width / columns
        y = top + LEGEND_LINE * (1 + seat // columns)
        in_turn = seat == view["turn"]
        parts.append(entry(seat, player_name(view, seat), facts_of(view, seat), in_turn, x, y, width / columns))
    return f'<g id="players" {LETTERING}>{"".join(parts)}</g>'


def status(view: CampusView) -> str:
    """The round, and who does what."""
    when = f"Round {view['round']} of {view['round_limit']}"
    if view["over"]:
        return f"{when} · Game over"
    turn = view["turn"]
    return f"{when} · {player_name(view, turn)} {PHASE_WORDS.get(view['phase'], view['phase'])}"


def facts_of(view: CampusView, seat: int) -> str:
    """Territories, income and troops still to place."""
    to_place = f", {view['reserve'][seat]} to place" if view["reserve"][seat] else ""
    return f"{view['held'][seat]} held, +{view['income'][seat]}{to_place}"


def entry(seat: int, whole_name: str, facts: str, in_turn: bool, x: float, y: float, width: float) -> str:
    """Letter, name and facts of a player."""
    name = shortened(whole_name, (width - 30) / LEGEND_SIZE - text_width(facts) - 0.6)
    edge, line = (palette.HIGHLIGHT, 2) if in_turn else ("none", 0)
    gap = text_width(name + "  ") * LEGEND_SIZE
    return (
        f"{box(x + 4, y, 19, 17, owners.COLOURS[seat], edge, 5, line)}"
        f'<text x="{number(x + 13.5)}" y="{number(y + 13)}" font-size="12" text-anchor="middle" '
        f'fill="{owners.INKS[seat]}">{owners.LETTERS[seat]}</text>'
        f'<text x="{number(x + 28)}" y="{number(y + 13)}" font-size="{LEGEND_SIZE}" fill="{palette.INK}">'
        f'{escape(name)}<tspan x="{number(x + 28 + gap)}" font-weight="400">{escape(facts)}</tspan></text>'
    )
