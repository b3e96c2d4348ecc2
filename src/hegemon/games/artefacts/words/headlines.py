"""One line of the log for one move of Artefacts, and what was lost by it."""

from __future__ import annotations

from typing import Any

Scene = dict[str, Any]
Headline = dict[str, object]
PLACED = {"raised": "raised an army in", "settled": "settled in"}
NO_BATTLE, STAYED = "started no battle", "didn't attack"
YOU = "you"
PAIR = 2


def begins(scene: Scene) -> bool:
    """A turn begins, or the game ends."""
    return scene["name"] in ("began", "ended")


def headline(scenes: list[Scene]) -> Headline | None:
    """What a move did, and who was left without an army by it; none where it is as its first event says."""
    by_name = {scene["name"]: scene for scene in reversed(scenes)}
    lost, out = losses(scenes), gone(scenes)
    text = said(scenes, by_name)
    if not text and not lost and not out:
        return None
    return {"text": "; ".join([text or str(scenes[0]["text"]).rstrip("."), *out]), "lost": lost}


def said(scenes: list[Scene], by_name: dict[str, Scene]) -> str:
    """What a move did; nothing where that is as its first event says."""
    if "won" in by_name or "drawn" in by_name:
        return battle(scenes, by_name)
    if "called off" in by_name:
        name, thing = by_name["used"]["told"][:2]
        return f"{name} used {thing}: no battle for {by_name['called off']['told'][0]}"
    if "took" in by_name:
        name, thing, slot = by_name["took"]["told"]
        return f"{name} took {thing} in {area_of(slot)}"
    if "marched" in by_name:
        return march(by_name["marched"]["told"])
    if scenes[0]["name"] == "stopped" and NO_BATTLE in scenes[0]["told"]:
        return f"{scenes[0]['told'][0]} {STAYED}"
    if scenes[0]["name"] in PLACED:
        name, slot = scenes[0]["told"][:2]
        return f"{name} {PLACED[scenes[0]['name']]} {area_of(slot)}"
    return ""


def gone(scenes: list[Scene]) -> list[str]:
    """ARTEFACTS-5.8 Who had no army left, and comes back."""
    return [str(scene["text"]).rstrip(".") for scene in scenes[1:] if scene["name"] == "wiped out"]


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
    return f"{name} moved inside {here}" if here == there else f"{name} marched from {here} to {there}"


def battle(scenes: list[Scene], by_name: dict[str, Scene]) -> str:
    """`Ada won Ravenscar 7–3; Bo lost 3, you lost 1`, or that nobody won."""
    area, attack, defence = by_name["counted"]["told"]
    if "drawn" in by_name:
        return f"The battle for {area} was drawn, {attack} to {defence}"
    winner = by_name["won"]["told"][0]
    high, low = sorted((int(attack), int(defence)), reverse=True)
    toll: dict[str, int] = {}
    for scene in scenes:
        if scene["name"] == "fell":
            toll[scene["told"][0]] = toll.get(scene["told"][0], 0) + 1
    return f"{winner} won {area} {high}\N{EN DASH}{low}" + (f"; {told_losses(toll)}" if toll else "")


def told_losses(toll: dict[str, int]) -> str:
    """Who lost how much.

    >>> told_losses({"Bo": 1, "you": 1}), told_losses({"Bo": 3, "you": 1})
    ('you each lost 1', 'Bo lost 3, you lost 1')
    >>> told_losses({"Bo": 2, "Dan": 2})
    'both lost 2'
    """
    if len(toll) == PAIR and len(set(toll.values())) == 1:
        return f"{'you each' if YOU in toll else 'both'} lost {next(iter(toll.values()))}"
    return ", ".join(f"{name} lost {number}" for name, number in toll.items())


def losses(scenes: list[Scene]) -> list[tuple[int, str, str]]:
    """Every army that died: whose, and in which slot."""
    found = []
    for scene in scenes:
        if scene["name"] == "fell":
            (_, seat), (kind, word) = scene["spots"][:2]
            found.append((int(seat), kind, word))
    return found
