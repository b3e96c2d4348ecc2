"""How the moves of Campus are offered: labels, questions on the way, the main button, and what a move would mean."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.campus.choices import most_attackers, most_movers
from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.state import Campus
from hegemon.games.campus.words.chances import forecast
from hegemon.games.campus.words.reading import map_of, neighbours, player_name, readiness
from hegemon.kit.words.english import counted, fitting
from hegemon.kit.words.parts import Preview, VerbWords, remark, verb
from hegemon.kit.words.parts import preview as seen

VERBS = {
    "place": verb("Place", "Choose a territory of yours", "How many troops?"),
    "attack": verb("Attack", "Choose where to attack from", "Choose a territory to attack", "How many troops?")
    | {"attacks": True},
    "reinforce": verb(
        "Reinforce", "Choose where to move troops from", "Choose a territory to reinforce", "How many troops?"
    ),
    "end": verb("End turn"),
}
# By verb: the button of a whole move, and a shorter one where a name is long; {there} is the last territory named.
BUTTONS = {
    "place": ("Place {n} on {there}", "Place {n}"),
    "attack": ("Attack {there} with {n}", "Attack with {n}"),
    "reinforce": ("Move {n} to {there}", "Move {n}"),
    "end": ("End turn",),
}


def verbs(view: CampusView) -> dict[str, VerbWords]:
    """The four moves."""
    return VERBS


def button(view: CampusView, words: list[str]) -> str:
    """What a whole move does."""
    rooms = rooms_named(view, words)
    there = map_of(view).labels[rooms[-1]] if rooms else ""
    count = words[-1] if words else ""
    texts = BUTTONS.get(words[0] if words else "", ("",))
    return fitting(*(text.replace("{there}", there).replace("{n}", count) for text in texts))


def hint(view: CampusView, imagine: Callable[[], Campus], words: list[str]) -> str:
    """What a move in the making means, as one text."""
    return remark(preview(view, imagine, words))


def preview(view: CampusView, imagine: Callable[[], Campus], words: list[str]) -> Preview:
    """Where it goes and what stands there; for an attack the exact chance to win."""
    rooms = rooms_named(view, words)
    if not rooms:
        return seen()
    where = map_of(view).labels[rooms[-1]]
    if len(rooms) == 2 and words[0] == "attack":
        toll, told, chance = forecast(imagine(), rooms[0], rooms[1], troops_in(words))
        return seen(where, defenders(view, rooms[1]) + toll, told, chance)
    if len(rooms) == 2 and troops_in(words):
        return seen(where, f"{outcome_of(view, rooms, troops_in(words))}; {facing(view, rooms[1])}")
    whose = f"{where} has " if len(rooms) > 1 else ""  # of two places it is said which
    return seen(where, f"{whose}{stock(view, rooms[-1])}; {facing(view, rooms[-1])}", able(view, words, rooms))


def rooms_named(view: CampusView, words: list[str]) -> list[int]:
    """The territories that a move names."""
    names = map_of(view).names
    return [names.index(word) for word in words[1:3] if word in names]


def troops_in(words: list[str]) -> int:
    """How many troops a move names; 0 as long as it names none."""
    return int(words[-1]) if words[-1].isdigit() else 0


def outcome_of(view: CampusView, rooms: list[int], moved: int) -> str:
    """How many troops stand on both territories before and after some of them have moved."""
    told = []
    for room, more in zip(rooms, (-moved, moved)):
        troops = view["territories"][room]["troops"]
        told.append(f"{map_of(view).labels[room]} {troops} → {troops + more}")
    return ", ".join(told)


def able(view: CampusView, words: list[str], rooms: list[int]) -> str:
    """CAMPUS-3.6 How many troops may go from the only territory that is named so far."""
    territory = view["territories"][rooms[0]]
    troops, fresh, vanguard = territory["troops"], territory["fresh"], territory["vanguard"]
    if len(rooms) != 1 or words[0] not in ("attack", "reinforce"):
        return ""
    most = most_attackers(troops, fresh, vanguard) if words[0] == "attack" else most_movers(troops, fresh)
    return f"{max(0, int(most))} can {'attack' if words[0] == 'attack' else 'move'}"


def defenders(view: CampusView, room: int) -> str:
    """Whose troops stand there, and how many."""
    territory = view["territories"][room]
    return f"{player_name(view, territory['owner'])}'s {counted(territory['troops'], 'troop')}"


def stock(view: CampusView, room: int) -> str:
    """How many troops stand on a territory, and what they may do."""
    return counted(view["territories"][room]["troops"], "troop") + readiness(view, room)


def facing(view: CampusView, room: int) -> str:
    """The strongest enemy next to a territory: where it stands, and with how many troops."""
    territories, owner = view["territories"], view["territories"][room]["owner"]
    enemies = [other for other in neighbours(view, room) if territories[other]["owner"] != owner]
    if not enemies:
        return "no enemy nearby"
    strongest = max(enemies, key=lambda other: territories[other]["troops"])
    return f"faces {map_of(view).labels[strongest]} ({territories[strongest]['troops']})"
