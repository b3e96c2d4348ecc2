"""One line of the log for one move of Artefacts, and what was lost by it."""

from __future__ import annotations

from typing import Any

Scene = dict[str, Any]
Headline = dict[str, object]
PLACED = {"raised": "raised an army in", "settled": "settled in"}


def begins(scene: Scene) -> bool:
    """A turn begins."""
    return bool(scene["name"] == "began")


def headline(scenes: list[Scene]) -> Headline | None:
    """What a move did; none where it is as its first event says."""
    by_name = {scene["name"]: scene for scene in reversed(scenes)}
    lost = losses(scenes)
    if "won" in by_name or "drawn" in by_name:
        return {"text": battle(scenes, by_name), "lost": lost}
    if "called off" in by_name:
        name, thing = by_name["used"]["told"][:2]
        return {"text": f"{name} used {thing}: no battle for {by_name['called off']['told'][0]}", "lost": lost}
    if "took" in by_name:
        name, thing, slot = by_name["took"]["told"]
        return {"text": f"{name} took {thing} in {area_of(slot)}", "lost": lost}
    if "marched" in by_name:
        return {"text": march(by_name["marched"]["told"]), "lost": lost}
    if scenes[0]["name"] in PLACED:
        name, slot = scenes[0]["told"][:2]
        return {"text": f"{name} {PLACED[scenes[0]['name']]} {area_of(slot)}", "lost": lost}
    return {"text": str(scenes[0]["text"]).rstrip("."), "lost": lost} if lost else None


def area_of(label: str) -> str:
    """The area of a slot's label.

    >>> area_of("Old Ashmere 12")
    'Old Ashmere'
    """
    return label.rpartition(" ")[0]


def march(told: list[str]) -> str:
    """`Bo marched from Ashmere to Dunholt`."""
    name, source, target = told
    here, there = area_of(source), area_of(target)
    return f"{name} marched within {here}" if here == there else f"{name} marched from {here} to {there}"


def battle(scenes: list[Scene], by_name: dict[str, Scene]) -> str:
    """`Ada won in Ravenscar 7 to 3; Bo lost 3, you lost 1`, or that nobody won."""
    area, attack, defence = by_name["counted"]["told"]
    if "drawn" in by_name:
        return f"The battle for {area} was drawn, {attack} to {defence}"
    winner = by_name["won"]["told"][0]
    high, low = sorted((int(attack), int(defence)), reverse=True)
    toll: dict[str, int] = {}
    for scene in scenes:
        if scene["name"] == "fell":
            toll[scene["told"][0]] = toll.get(scene["told"][0], 0) + 1
    lost = ", ".join(f"{name} lost {number}" for name, number in toll.items())
    return f"{winner} won in {area} {high} to {low}" + (f"; {lost}" if lost else "")


def losses(scenes: list[Scene]) -> list[tuple[int, str, str]]:
    """Every army that died: whose, and in which slot."""
    found = []
    for scene in scenes:
        if scene["name"] == "fell":
            (_, seat), (kind, word) = scene["spots"][:2]
            found.append((int(seat), kind, word))
    return found
