"""Campus in words: the position in sentences, a remark on a move, and the rules that govern the moment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hegemon.games.campus.maps import Map, named_map
from hegemon.games.campus.odds import LossTable, Odds

View = dict[str, object]
Options = Mapping[str, object]

# By phase: the rules that a player who is asked now may want to read.
GOVERNING = {
    "setup": ["CAMPUS-2.3"],
    "place": ["CAMPUS-3.1", "CAMPUS-3.2"],
    "move": ["CAMPUS-3.3", "CAMPUS-3.4", "CAMPUS-3.5", "CAMPUS-4.4"],
    "over": ["CAMPUS-5.1", "CAMPUS-5.2"],
}


def governs(view: View) -> list[str]:
    """The ids of the rules that say what can be done now."""
    return GOVERNING[str(view["phase"])]


def describe(view: View) -> str:
    """The whole position in sentences, building by building, for those who cannot see or use the board."""
    campus = map_of(view)
    lines = [moment(view)]
    for seat in range(int(str(view["players"]))):
        lines.append(player_sentence(view, seat))
    for building, label in enumerate(campus.building_labels):
        rooms = [room for room, home in enumerate(campus.building_of) if home == building]
        lines += ["", building_sentence(view, label, int(campus.bonus[building]), rooms)]
        lines += [room_sentence(view, campus, room) for room in rooms]
    return "\n".join(lines)


def moment(view: View) -> str:
    """Which round it is, and what is being done by whom."""
    name = player_name(view, int(str(view["turn"])))
    to_place = numbers(view, "reserve")[int(str(view["turn"]))]
    told = {
        "setup": f"Setup: {name} places {view['batch']} of {to_place} troops.",
        "place": f"Round {view['round']} of {view['round_limit']}: {name} has {to_place} troops to place.",
        "move": f"Round {view['round']} of {view['round_limit']}: {name} attacks, reinforces or ends the turn.",
        "over": "The game is over.",
    }
    return told[str(view["phase"])]


def player_sentence(view: View, seat: int) -> str:
    name = f"{player_name(view, seat)} ({letter(seat)})"
    if numbers(view, "fell")[seat]:
        return f"{name} is out."
    troops = troops_of(view, seat)
    held, income, lost = (numbers(view, key)[seat] for key in ("held", "income", "lost"))
    return f"{name} holds {held} territories with {troops} troops, would raise {income}, and has lost {lost}."


def building_sentence(view: View, label: str, bonus: int, rooms: list[int]) -> str:
    owners = {int(str(territories(view)[room]["owner"])) for room in rooms}
    whose = f"all {player_name(view, owners.pop())}'s" if len(owners) == 1 else "divided"
    return f"{label}, bonus {bonus}, {whose}:"


def room_sentence(view: View, campus: Map, room: int) -> str:
    """A territory: whose, how many troops, how many of them may still go, and its neighbours."""
    territory = territories(view)[room]
    links = campus.links[campus.starts[room] : campus.starts[room + 1]]
    near = ", ".join(short(view, campus, int(other)) for other in links)
    owner = player_name(view, int(str(territory["owner"])))
    return f"  {campus.names[room]}: {owner} {territory['troops']}{readiness(view, room)}; next to {near}."


def short(view: View, campus: Map, room: int) -> str:
    territory = territories(view)[room]
    return f"{campus.names[room]} {letter(int(str(territory['owner'])))} {territory['troops']}"


def readiness(view: View, room: int) -> str:
    """What troops of the player in turn may do, where it is not the same for all of them."""
    territory = territories(view)[room]
    troops, fresh, vanguard = (int(str(territory[key])) for key in ("troops", "fresh", "vanguard"))
    if view["phase"] != "move" or territory["owner"] != view["turn"] or fresh == troops:
        return ""
    return f" ({fresh} fresh, {vanguard} vanguard, {troops - fresh - vanguard} done)"


def hint(view: View, options: Options, words: list[str]) -> str:
    """A remark on a move or on its beginning: for an attack the defenders and the exact chance to win."""
    campus = map_of(view)
    rooms = [campus.names.index(word) for word in words[1:3] if word in campus.names]
    troops = int(words[-1]) if words and words[-1].isdigit() else 0
    if not rooms or not words:
        return ""
    if words[0] == "attack" and len(rooms) == 2:
        return attack_hint(view, options, rooms[0], rooms[1], troops)
    return "" if troops else stock(view, rooms[-1]) + facing(view, rooms[-1])


def attack_hint(view: View, options: Options, source: int, target: int, troops: int) -> str:
    """CAMPUS-4.5 The chance to win, with so many troops or with the most that can go."""
    defenders = int(str(territories(view)[target]["troops"]))
    if troops:
        return f"{percent(chance(options, troops, defenders))} to win against {defenders}"
    most = most_attackers(view, source)
    return f"{stock(view, target)}, {percent(chance(options, most, defenders))} with {most}"


def stock(view: View, room: int) -> str:
    """Owner and troops of a territory, in short."""
    territory = territories(view)[room]
    return f"{letter(int(str(territory['owner'])))} {territory['troops']}{readiness(view, room)}"


def facing(view: View, room: int) -> str:
    """The strongest enemy next to a territory."""
    campus = map_of(view)
    mine = territories(view)[room]["owner"]
    near = [territories(view)[int(link)] for link in campus.links[campus.starts[room] : campus.starts[room + 1]]]
    troops = max((int(str(other["troops"])) for other in near if other["owner"] != mine), default=0)
    return f", faces {troops}" if troops else ", inside"


def most_attackers(view: View, room: int) -> int:
    """CAMPUS-3.6, CAMPUS-3.7 The most troops that can attack from a territory."""
    territory = territories(view)[room]
    troops, fresh, vanguard = (int(str(territory[key])) for key in ("troops", "fresh", "vanguard"))
    return max(1, min(troops - 1, fresh + vanguard))


def chance(options: Options, attackers: int, defenders: int) -> float:
    """CAMPUS-4.5 The exact chance that the attackers win, fought to the end."""
    caps = int(str(options["attack_dice"])), int(str(options["defence_dice"]))
    return odds(*caps, options["ties"] == "defender").win(attackers, defenders)


@lru_cache(maxsize=32)
def odds(attack_dice: int, defence_dice: int, tie_to_defender: bool) -> Odds:
    """The odds under some dials, made once."""
    return Odds(LossTable(attack_dice, defence_dice, tie_to_defender))


def percent(share: float) -> str:
    """A chance as the rule book writes it.

    >>> percent(0.4167), percent(0.9999), percent(0.00001)
    ('41.7 %', '>99.9 %', '<0.1 %')
    """
    if share > 0.999:
        return "100 %" if share == 1 else ">99.9 %"
    return f"{100 * share:.1f} %" if share >= 0.001 else "<0.1 %"


def map_of(view: View) -> Map:
    return named_map(str(view["map"]), int(str(view["size"])))


def territories(view: View) -> list[dict[str, object]]:
    """The territories of a view, in the order of the map."""
    found = view["territories"]
    assert isinstance(found, list)
    return found


def troops_of(view: View, seat: int) -> int:
    """All troops that a player has on the map."""
    return sum(int(str(territory["troops"])) for territory in territories(view) if territory["owner"] == seat)


def numbers(view: View, key: str) -> list[int]:
    """A list of a view with a number for each seat."""
    found = view[key]
    assert isinstance(found, list)
    return found


def player_name(view: View, seat: int) -> str:
    """The name of a seat; views without names have only numbers."""
    names = view.get("names")
    return str(names[seat]) if isinstance(names, list) and seat >= 0 else f"seat {seat}" if seat >= 0 else "nobody"


def letter(seat: int) -> str:
    """The letter that stands for a seat on the board."""
    return "ABCDEF"[seat] if seat >= 0 else "-"
