"""Frontier on paper: a map to be played on with a pencil, or a game as it stands, with the rules on the back."""

from hegemon.engine.dials import Options
from hegemon.games.frontier.knowledge import FrontierView

__all__ = ["CALLED", "document", "unplayed"]

CALLED = "map"


def unplayed(view: FrontierView) -> FrontierView:
    """FRONTIER-1.6 The map of a game before it begins: spawns are lettered as they lie, whatever lots were drawn."""
    spawns = sorted(view["spawns"])
    owner = [spawns.index(tile) if tile in spawns else -1 for tile in range(len(view["owner"]))]
    return {**view, "spawns": spawns, "owner": owner, "stored": [0] * view["players"]}


def document(view: FrontierView, options: Options, paper: str, as_played: bool) -> bytes:
    """The sheet as a PDF; what writes such files is imported only where something is printed."""
    from hegemon.games.frontier.sheet.pages import both_pages

    return both_pages(view, options, paper, as_played)
