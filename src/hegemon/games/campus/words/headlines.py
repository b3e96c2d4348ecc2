"""One line of the log for one move of Campus, and what was lost by it."""

from __future__ import annotations

from typing import Any

from hegemon.kit.words.english import counted

Scene = dict[str, Any]
Headline = dict[str, object]


def begins(scene: Scene) -> bool:
    """CAMPUS-3.1 A turn begins with what comes in."""
    return scene["name"] in ("compensated", "raised")


def headline(scenes: list[Scene]) -> Headline | None:
    """What a move did; none where it is as its first event says."""
    by_name = {scene["name"]: scene for scene in scenes}
    if "attacked" in by_name:
        return {"text": battle(scenes, by_name), "lost": lost_by(by_name)}
    if "raised" in by_name:
        name, troops, _ = by_name["raised"]["told"]
        return {"text": f"{name}'s turn: {counted(int(troops), 'new troop')}", "lost": []}
    return None


def battle(scenes: list[Scene], by_name: dict[str, Scene]) -> str:
    """CAMPUS-4.3 An attack and how it ended: `Bo took Great Hall from you · Bo lost 2`."""
    attacker, _, target, troops = by_name["attacked"]["told"]
    rolls = [scene["values"] for scene in scenes if scene["name"] == "rolled"]
    lost, beaten = (sum(roll[side] for roll in rolls) for side in (0, 1))
    if "ended" in by_name:
        return f"{attacker} took {target} and won the game"
    if "fell" in by_name:
        return f"{attacker} took {target} and eliminated {by_name['fell']['told'][0]}"
    if "conquered" in by_name:
        return f"{attacker} took {target} from {by_name['conquered']['told'][2]} · {attacker} lost {lost or 'nobody'}"
    if lost == int(troops):
        return f"{attacker}'s attack on {target} failed · {attacker} lost {lost}"
    return f"{attacker} attacked {target}, losing {lost or 'none'} and killing {beaten or 'none'}"


def lost_by(by_name: dict[str, Scene]) -> list[tuple[int, str, str]]:
    """CAMPUS-4.4 The territory that changed hands, and whose it was."""
    if "conquered" not in by_name:
        return []
    (kind, word), (_, loser) = by_name["conquered"]["spots"][1:]
    return [(int(loser), kind, word)]
