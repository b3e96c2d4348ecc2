"""One line of the log for one move of Tianxia: who did what and got what, and what was lost by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hegemon.games.tianxia.words.reading import ORDINALS, amount
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted
from hegemon.kit.words.showdowns import owner

Scene = dict[str, Any]
Headline = dict[str, object]
YOU = "you"
# What begins by somebody's move and has a line of its own.
BEGINNINGS = ("round", "income", "attacked", "refilled", "ended")
# What a deed brings: told after it, not by itself.
GAINS = ("gained", "scored", "stepped", "took", "drew", "drew card", "pushed")


def begins(scene: Scene) -> bool:
    """Rounds, incomes and attacks are nobody's deed."""
    return scene["name"] in BEGINNINGS


def headline(scenes: list[Scene]) -> Headline | None:
    """What a move did; none where it is as its first event says."""
    tell = TELL.get(scenes[0]["name"], deed)
    return {"text": tell(scenes), "lost": losses(scenes)}


def losses(scenes: list[Scene]) -> list[tuple[int, str, str]]:
    """TIANXIA-5.4 The governors that raiders sent home."""
    found = []
    for scene in scenes:
        if scene["name"] == "sacked":
            (_, seat), (kind, word) = scene["spots"][:2]
            found.append((int(seat), kind, word))
    return found


def deed(scenes: list[Scene]) -> str:
    """Somebody's small move, and what it brought: `Ada sent a worker to the jade barge for 1 coin and got 1 jade`."""
    first = scenes[0]
    name = first["told"][0] if first["told"] else ""
    if first["name"] in GAINS:
        return gaining(name, scenes)
    said = DEEDS[first["name"]](first["told"]) if first["name"] in DEEDS else plain(first)
    got, climbed = listed(gains([scene for scene in scenes if scene["told"][:1] == [name]])), listed(steps(scenes))
    joint = "for" if first["name"] in TRADES else "and got"
    brought = [f"{joint} {got}"] * bool(got) + [f"and climbed to {climbed}"] * bool(climbed)
    return followed(" ".join([said, *brought]), name, scenes)


def followed(said: str, name: str, scenes: list[Scene]) -> str:
    """What was done, and what came of it besides: `Bo discarded Masonry and built a wall at Daijun`."""
    more = [plain(scene) for scene in scenes[1:] if scene["name"] not in GAINS]
    own = [words.removeprefix(f"{name} ") for words in more if name and words.startswith(f"{name} ")]
    others = [words for words in more if not (name and words.startswith(f"{name} "))]
    return "; ".join([" and ".join([said, *own]), *others, *pushed(scenes)])


def pushed(scenes: list[Scene]) -> list[str]:
    """TIANXIA-4.6 Whose worker had to leave a barge."""
    names = [scene["told"][0] for scene in scenes if scene["name"] == "pushed"]
    return [f"{'your' if name == YOU else owner(name)} worker was pushed off" for name in names]


def gaining(name: str, scenes: list[Scene]) -> str:
    """What a benefit brought, where nothing else was done."""
    climbed, brought = steps(scenes), gains(scenes)
    said = f"{name} climbed to {listed(climbed)}" if climbed else f"{name} got {listed(brought)}"
    return said + (f" and got {listed(brought)}" if climbed and brought else "")


def steps(scenes: list[Scene]) -> list[str]:
    """The last step that was reached on each track: `step 3 on the Sage track`."""
    reached = {scene["told"][1]: scene["told"][2] for scene in scenes if scene["name"] == "stepped"}
    return [f"step {step} on the {track} track" for track, step in reached.items()]


def gains(scenes: list[Scene]) -> list[str]:
    """What was gained, things of a kind added up, and tiles."""
    sums: dict[str, int] = {}
    for scene in scenes:
        if scene["name"] in COUNTED:
            thing, number = COUNTED[scene["name"]](scene["told"])
            sums[thing] = sums.get(thing, 0) + int(number)
    tiles = [f"the {scene['told'][1]} tile" for scene in scenes if scene["name"] == "took"]
    return [amount(number, word) for word, number in sums.items() if number] + tiles


COUNTED: dict[str, Callable[[list[str]], tuple[str, str]]] = {
    "gained": lambda told: (told[2], told[1]),
    "scored": lambda told: ("points", told[1]),
    "drew": lambda told: ("card", "1"),
}
DRILLS = {"fortify": "fortify the wall", "train": "train soldiers"}
TRADES = ("exchanged", "sold disc", "discarded", "converted")  # what was given for something
DEEDS: dict[str, Callable[[list[str]], str]] = {
    "entered": lambda told: f"{told[0]} placed a disc on {told[1]}" + price(told[2], "coins"),
    "drilled": lambda told: f"{told[0]} placed a disc to {DRILLS[told[1].lower()]}" + price(told[2], "coins"),
    "governed": lambda told: f"{told[0]} installed a governor in the {told[1]}" + price(told[2], "wood"),
    "loaded": lambda told: (
        f"{told[0]} sent a worker to the {told[1].split()[0].lower()} barge" + price(told[2], "coins")
    ),
    "hired": lambda told: (
        f"{told[0]} sent a neutral worker to the {told[1].split()[0].lower()} barge" + price(told[2], "coins")
    ),
    "delivered": lambda told: f"{told[0]} delivered {told[3]} to the {told[1]}",
    "exchanged": lambda told: f"{told[0]} exchanged {paid(told[1], int(told[2]))}",
    "shipped": lambda told: f"{told[0]} went to the port of {told[1]}",
    "sold disc": lambda told: f"{told[0]} sold a disc",
    "used": lambda told: f"{told[0]} used the {told[1]}",
    "discarded": lambda told: f"{told[0]} discarded {told[1]}",
}


def paid(conversion: str, times: int) -> str:
    """What so many conversions cost.

    >>> paid("1 coin for 1 stone", 3), paid("1 rice for 1 jade", 1)
    ('3 coins', '1 rice')
    """
    number, thing = conversion.split()[:2]
    return amount(int(number) * times, "coins" if thing.startswith("coin") else thing)


def price(number: str, thing: str) -> str:
    """`for 2 coins`, or nothing where it was free."""
    return f" for {amount(int(number), thing)}" if number != "0" else ""


def plain(scene: Scene) -> str:
    """The sentence of an event without its full stop."""
    return str(scene["text"]).rstrip(".")


def round_line(scenes: list[Scene]) -> str:
    """TIANXIA-3.1 The nomads of a round, and where there will be a battle."""
    card = next((scene["told"][0] for scene in scenes if scene["name"] == "revealed"), "")
    lanes = [scene["told"] for scene in scenes if scene["name"] == "advanced"]
    coming = [f"{name} (strength {strength})" for name, steps, strength in lanes if steps == "0"]
    danger = f"attack at {listed(coming)}" if coming else "no attack this round"
    return f"Round {scenes[0]['told'][0]}: {card}, {danger}"


def passed_line(scenes: list[Scene]) -> str:
    """TIANXIA-4.7 Who passed with which tile, and for which place: `Cleo passed and took the Ox; third next round`."""
    name, place = scenes[0]["told"]
    tiles = [f"the {scene['told'][1]}" for scene in scenes if scene["name"] == "took"]
    brought = [gain for gain in gains(scenes[1:]) if not gain.endswith(" tile")]
    told = [f"{name} passed{f' and took {listed(tiles)}' if tiles else ''}"]
    told += [f"{ORDINALS[int(place)]} next round"] if scenes[0]["name"] == "passed" else []
    told += [f"{name} got {listed(brought)}"] if brought else []
    return "; ".join([*told, *(plain(scene) for scene in scenes[1:] if scene["name"] not in GAINS)])


def income_line(scenes: list[Scene]) -> str:
    """TIANXIA-3.2 What everyone took, the reader first."""
    names = [scene["told"][0] for scene in scenes if scene["name"] == "income"]
    told = []
    for name in sorted(names, key=lambda name: name != YOU):
        own = [scene for scene in scenes if scene["name"] == "gained" and scene["told"][0] == name]
        told.append(f"{name} {', '.join(gains(own)) or 'nothing'}")
    return f"Income: {'; '.join(told)}"


def battle_lines(scenes: list[Scene]) -> str:
    """TIANXIA-5.0 The attacks of a round, lane by lane."""
    starts = [at for at, scene in enumerate(scenes) if scene["name"] == "attacked"]
    return ". ".join(battle_line(scenes[at:end]) for at, end in zip(starts, [*starts[1:], len(scenes)]))


def battle_line(scenes: list[Scene]) -> str:
    """TIANXIA-5.1 to TIANXIA-5.5 How an attack ended, who scored by it, what was raided and what raiders took."""
    section, strength, wall = scenes[0]["told"]
    told = f"{section} {'held' if has(scenes, 'won') else 'fell'}, {wall} against {strength}"
    points: dict[str, int] = {}
    for scene in scenes:
        if scene["name"] == "scored" and scene["values"][0] > 0:
            points[scene["told"][0]] = points.get(scene["told"][0], 0) + scene["values"][0]
    scored = [f"{name} +{number}" for name, number in sorted(points.items(), key=lambda row: row[0] != YOU)]
    raided = [scene["told"][0] for scene in scenes if scene["name"] == "raided"]
    told += f": {', '.join(scored)}" if scored else ""
    told += f"; raided: {listed(raided)}" if raided else ""
    told += "".join(f"; {name} lost {counted(number, 'governor')}" for name, number in sacked(scenes).items())
    return told + (f". {toll_line(scenes)}" if has(scenes, "lost") else "")


def sacked(scenes: list[Scene]) -> dict[str, int]:
    """TIANXIA-5.4 How many governors of whom were sent home, the reader's first."""
    names = [scene["told"][0] for scene in scenes if scene["name"] == "sacked"]
    return {name: names.count(name) for name in sorted(dict.fromkeys(names), key=lambda name: name != YOU)}


def has(scenes: list[Scene], name: str) -> bool:
    return any(scene["name"] == name for scene in scenes)


def toll_line(scenes: list[Scene]) -> str:
    """TIANXIA-5.5 What raiders took of everyone, the reader first."""
    lost = [scene["told"] for scene in scenes if scene["name"] == "lost"]
    told = []
    for name, coins, points in sorted(lost, key=lambda row: row[0] != YOU):
        told.append(f"{name} {loss_text(int(coins), int(points))}")
    return f"Raiders took: {', '.join(told)}"


def loss_text(coins: int, points: int) -> str:
    """Coins and points that are lost.

    >>> loss_text(2, 3), loss_text(0, 6)
    ('2 coins and 3 points', '6 points')
    """
    rows = ((coins, "coins"), (points, "points"))
    return listed([amount(number, word) for number, word in rows if number]) or "nothing"


def ships_line(scenes: list[Scene]) -> str:
    """TIANXIA-6.1 The ships that came in."""
    ships = [
        f"the {scene['told'][0]} at {scene['told'][1].removeprefix('the ')}"
        for scene in scenes
        if scene["name"] == "refilled"
    ]
    return f"New ships: {listed(ships)}"


def end_line(scenes: list[Scene]) -> str:
    """TIANXIA-6.2 The end, and what objectives brought everyone."""
    points: dict[str, int] = {}
    for scene in scenes:
        if scene["name"] in ("fulfilled", "missed"):
            points[scene["told"][0]] = points.get(scene["told"][0], 0) + sum(scene["values"])
    told = [f"{name} {number}" for name, number in sorted(points.items(), key=lambda row: row[0] != YOU)]
    return plain(scenes[0]) + (f". Points for objectives: {', '.join(told)}" if told else "")


TELL: dict[str, Callable[[list[Scene]], str]] = {
    "round": round_line,
    "passed": passed_line,
    "finished": passed_line,
    "income": income_line,
    "attacked": battle_lines,
    "lost": toll_line,
    "refilled": ships_line,
    "ended": end_line,
}
