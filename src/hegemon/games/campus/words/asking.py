"""What the table says of a moment of Campus: to the one who is asked, to those who wait, and of each player."""

from __future__ import annotations

from hegemon.games.campus.choices import most_attackers, most_movers
from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.words.reading import keepers, map_of, neighbours, player_name, troops_of
from hegemon.kit.words.english import counted, either
from hegemon.kit.words.parts import Fact, Note, fact, note
from hegemon.kit.words.parts import progress as progress_of

TURN = ["Place troops", "Attack and reinforce"]  # CAMPUS-3.2, CAMPUS-3.3 the parts of a turn
DOING = {"setup": "placing", "place": "placing", "move": "attacking"}


def prompt(view: CampusView) -> str:
    """What the player in turn has to do."""
    if view["phase"] == "setup":
        is_first = troops_of(view, view["turn"]) == view["held"][view["turn"]]
        return setup_prompt(view["batch"], view["reserve"][view["turn"]], is_first)
    if view["phase"] == "place":
        return f"Place {counted(view['reserve'][view['turn']], 'new troop')}{extra(view)}"
    ways = ways_to_go(view)
    return either([*ways, "end your turn"]) if ways else "No moves left. End your turn"


def extra(view: CampusView) -> str:
    """CAMPUS-2.5 How many of the new troops are for going later, as long as all of them are to be placed."""
    more = view["reserve"][view["turn"]] - view["income"][view["turn"]]
    return f" ({more} for going later)" if view["round"] == 1 and more > 0 else ""


def setup_prompt(batch: int, left: int, is_first: bool = False) -> str:
    """CAMPUS-2.3 The troops of this batch, and how many there are in all.

    >>> setup_prompt(3, 8), setup_prompt(2, 2), setup_prompt(3, 3, is_first=True)
    ('Place 3 of your 8 troops', 'Place your last 2 troops', 'Place 3 troops')
    """
    if batch >= left and is_first:
        return f"Place {counted(left, 'troop')}"
    if batch >= left:
        return f"Place your last {counted(left, 'troop') if left > 1 else 'troop'}"
    return f"Place {batch} of your {left} troops"


def ways_to_go(view: CampusView) -> list[str]:
    """CAMPUS-3.3 Whether there is anything to attack and anywhere to reinforce for the player in turn."""
    attacks = reinforces = False
    for room, territory in enumerate(view["territories"]):
        if territory["owner"] == view["turn"]:
            troops, fresh, vanguard = territory["troops"], territory["fresh"], territory["vanguard"]
            owners = {view["territories"][other]["owner"] for other in neighbours(view, room)}
            attacks |= most_attackers(troops, fresh, vanguard) > 0 and bool(owners - {view["turn"]})
            reinforces |= most_movers(troops, fresh) > 0 and view["turn"] in owners
    return ["attack"] * attacks + ["reinforce"] * reinforces


def moment(view: CampusView) -> str:
    """What is going on, for those who wait."""
    if view["phase"] == "over":
        return "The game is over"
    name, seat = player_name(view, view["turn"]), view["turn"]
    told = {
        "setup": f"{name} is placing {counted(view['batch'], 'troop')}",
        "place": f"{name} is placing {counted(view['reserve'][seat], 'new troop')}",
        "move": f"{name} is choosing where to attack",
    }
    return told[view["phase"]]


def doing(view: CampusView, seat: int) -> str:
    """What a player who is asked is doing."""
    return DOING.get(view["phase"], "to move")


def heading(view: CampusView) -> str:
    """How far the game is."""
    if view["phase"] in ("setup", "over"):
        return {"setup": "Setup", "over": "Game over"}[view["phase"]]
    return f"Round {view['round']} of {view['round_limit']}"


def phases(view: CampusView) -> dict[str, object]:
    """CAMPUS-3.2 The parts of a turn, and which of them it is."""
    return {"names": TURN, "now": {"setup": 0, "place": 0, "move": 1}.get(view["phase"], -1)}


def notice(view: CampusView) -> Note | None:
    """CAMPUS-1.1, CAMPUS-5.2 At first what the signs of buildings mean; in the last round, that a die may end it."""
    if not view["over"] and view["round"] <= 1:
        return note("Buildings", "Hold every room for bonus troops each turn.")
    if view["over"] or not view["ends_by_die"] or view["round"] != view["round_limit"]:
        return None
    return note("Last round", "After each turn a die may end the game, before others have theirs.")


def facts(view: CampusView, seat: int) -> list[Fact]:
    """Troops to place in the setup, whole buildings, and what comes in every turn; nothing in the end."""
    if view["fell"][seat]:
        return [fact("Out of the game")]
    if view["over"]:
        return []
    found = []
    if view["phase"] == "setup":
        found.append(fact(f"{view['reserve'][seat]} to place", f"{counted(view['reserve'][seat], 'troop')} to place"))
    elif owned := [building for building, keeper in enumerate(keepers(view)) if keeper == seat]:
        names = ", ".join(map_of(view).building_labels[building] for building in owned)
        found.append(fact(counted(len(owned), "building"), names))
    income = view["income"][seat]
    found.append(fact(f"+{counted(income, 'troop')} a turn", f"{counted(income, 'new troop')} next turn"))
    return found


def progress(view: CampusView, seat: int) -> dict[str, object]:
    """CAMPUS-5.2 Territories decide."""
    return progress_of(view["held"][seat], "territory", "territories")
