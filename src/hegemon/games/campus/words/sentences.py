"""Campus in sentences: the whole position, the part of the game, and the rules that govern."""

from __future__ import annotations

from hegemon.games.campus.knowledge import CampusView, TerritoryView
from hegemon.games.campus.maps import Map
from hegemon.games.campus.words.asking import heading, moment
from hegemon.games.campus.words.outcome import outcome
from hegemon.games.campus.words.reading import keepers, letter, map_of, player_name, readiness, troops_of
from hegemon.kit.words.english import counted

# By phase: the rules that a player who is asked now may want to read.
GOVERNING = {
    "setup": ["CAMPUS-2.3"],
    "place": ["CAMPUS-3.2", "CAMPUS-3.1"],
    "move": ["CAMPUS-3.3", "CAMPUS-3.4", "CAMPUS-3.5", "CAMPUS-4.4"],
    "over": ["CAMPUS-5.1", "CAMPUS-5.2"],
}


def governs(view: CampusView) -> list[str]:
    """The ids of the rules that say what can be done now."""
    return GOVERNING[view["phase"]]


def chapter(view: CampusView) -> str:
    """The part of the game that a moment belongs to."""
    if view["phase"] == "over":
        return "The end"
    return f"Round {view['round']}" if view["round"] else "Setup"


def describe(view: CampusView) -> str:
    """The whole position in sentences, building by building, for those who cannot see or use the board."""
    campus, owners = map_of(view), keepers(view)
    stocks = [short(label, territory) for label, territory in zip(campus.labels, view["territories"])]
    lines = [status(view)]
    for seat in range(view["players"]):
        lines.append(player_sentence(view, seat))
    for building, label in enumerate(campus.building_labels):
        rooms = [room for room, home in enumerate(campus.building_of) if home == building]
        lines += ["", building_sentence(view, label, int(campus.bonus[building]), owners[building])]
        lines += [room_sentence(view, campus, room, stocks) for room in rooms]
    return "\n".join(lines)


def status(view: CampusView) -> str:
    """How far the game is, and what is going on; in the end who has won."""
    return f"The game is over. {outcome(view)}" if view["over"] else f"{heading(view)}: {moment(view)}."


def player_sentence(view: CampusView, seat: int) -> str:
    name = f"{player_name(view, seat)} ({letter(seat)})"
    if view["fell"][seat]:
        return f"{name}: out of the game."
    troops = troops_of(view, seat)
    held, income, lost = view["held"][seat], view["income"][seat], view["lost"][seat]
    told = f"{counted(held, 'territory', 'territories')}, {counted(troops, 'troop')}, +{income} a turn, {lost} lost"
    return f"{name}: {told}."


def building_sentence(view: CampusView, label: str, bonus: int, owner: int) -> str:
    whose = f"owned by {player_name(view, owner)}" if owner >= 0 else "divided"
    return f"{label}, bonus {bonus}, {whose}:"


def room_sentence(view: CampusView, campus: Map, room: int, stocks: list[str]) -> str:
    """A territory: whose, how many troops, how many of them may still go, and its neighbours."""
    territory = view["territories"][room]
    links = campus.links[campus.starts[room] : campus.starts[room + 1]]
    near = ", ".join([stocks[int(other)] for other in links])
    owner = player_name(view, territory["owner"])
    return f"  {campus.labels[room]}: {owner} {territory['troops']}{readiness(view, room)}; next to {near}."


def short(label: str, territory: TerritoryView) -> str:
    """A territory in few characters: name, letter and troops."""
    return f"{label} {letter(territory['owner'])} {territory['troops']}"
