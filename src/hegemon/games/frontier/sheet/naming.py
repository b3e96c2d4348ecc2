"""Which map is printed: the dials that name it, and how it looks before a game begins."""

from __future__ import annotations

from hegemon.games.frontier.dials import DEFAULT_SIZE
from hegemon.games.frontier.knowledge import FrontierView

USUAL_SIZE = DEFAULT_SIZE


def options(size: str | None, number: int | None) -> dict[str, object]:
    """FRONTIER-1.6 The dials that name a map; without a number the dice choose one.

    >>> options(None, 7)
    {'size': '15x15', 'map': '7'}
    """
    found: dict[str, object] = {"size": size or USUAL_SIZE}
    return found if number is None else {**found, "map": str(number)}


def unplayed(view: FrontierView) -> FrontierView:
    """FRONTIER-1.6 The map of a game before it begins: spawns are lettered as they lie, whatever lots were drawn."""
    spawns = sorted(view["spawns"])
    owner = [spawns.index(tile) if tile in spawns else -1 for tile in range(len(view["owner"]))]
    return {**view, "spawns": spawns, "owner": owner, "stored": [0] * view["players"]}
