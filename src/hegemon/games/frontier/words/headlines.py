"""One line of the log for one move of Frontier, and what was lost by it."""

from __future__ import annotations

from typing import Any

from hegemon.games.frontier.words.reading import amount

Scene = dict[str, Any]
YOU = "you"  # how a reader is called
Headline = dict[str, object]


def begins(scene: Scene) -> bool:
    """FRONTIER-9.2 That somebody can do nothing ends the game, whoever moved before."""
    return bool(scene["name"] == "blocked")


def headline(scenes: list[Scene]) -> Headline | None:
    """What a move did; none where it is as its first event says."""
    by_name = {scene["name"]: scene for scene in scenes}
    if "conquered" in by_name:
        return {"text": conquest(by_name), "lost": lost_by(by_name["conquered"])}
    if "took" in by_name:
        return {"text": taken(by_name), "lost": []}
    if "blocked" in by_name:
        return {"text": f"{by_name['blocked']['told'][0]} has no tiles left to take, so the game is over", "lost": []}
    if "stored" in by_name:
        return {"text": ended_turn(by_name), "lost": []}
    return None


def conquest(by_name: dict[str, Scene]) -> str:
    """FRONTIER-5.3 A tile that somebody lost: `Bo took k12 from you`."""
    name, tile, loser, cost = by_name["conquered"]["told"]
    if "ended" in by_name:
        return f"{name} took {tile} and won the game"
    if "fell" in by_name:
        return f"{name} took {tile} and eliminated {loser}"
    return f"{name} took {tile} from {loser}{price(cost)}"


def lost_by(conquered: Scene) -> list[tuple[int, str, str]]:
    """FRONTIER-5.4 The tile, and whose it was."""
    (kind, word), (_, loser) = conquered["spots"][1:]
    return [(int(loser), kind, word)]


def taken(by_name: dict[str, Scene]) -> str:
    """FRONTIER-4.1 A tile that was nobody's, with what was found there: `Dan took b10 for 2 actions and looted 1`."""
    name, tile, cost = by_name["took"]["told"]
    if "given" in by_name:
        return f"{name} took {tile} and {by_name['given']['told'][2]} with its gold"
    if "looted" in by_name:
        return f"{name} took {tile}{price(cost)} and looted {by_name['looted']['told'][2]}"
    if "found" in by_name:
        return f"{name} took {tile}{price(cost)} and found {by_name['found']['told'][2]}"
    return f"{name} took {tile}{price(cost)}"


def price(cost: str) -> str:
    """What a tile cost, where it is more than the one action of an empty tile."""
    return "" if cost == "1" else f" for {cost} actions"


def ended_turn(by_name: dict[str, Scene]) -> str:
    """FRONTIER-3.3 The end of a turn, and what it left over."""
    name, kept = by_name["stored"]["told"]
    notes = [f"{amount(int(kept), 'action')} stored"] if kept != "0" else []
    notes += [f"{by_name['wasted']['told'][1]} wasted"] if "wasted" in by_name else []
    told = f" ({', '.join(notes)})" if notes else ""
    last = " · that was the last round" if "ended" in by_name else ""
    return f"{name} ended {'your' if name == YOU else 'their'} turn{told}{last}"
