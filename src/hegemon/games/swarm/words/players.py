"""What everyone may know of a player: specialty, water, troops and cards, and how near the win is."""

from __future__ import annotations

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing.symbols import SYMBOLS
from hegemon.games.swarm.view import SeatView, View
from hegemon.games.swarm.words.reading import QUESTS, SPECIALTIES, amount
from hegemon.kit.verdict import listed
from hegemon.kit.words.parts import Fact, fact, spent

# What each specialty does for whoever has it.
MEANING = {
    "seer": "sees the next event",
    "tactician": "sees the next leader, and is paid for leaders that others buy",
    "clandestine": "sees the next covert card, and is paid for those that others buy",
    "nomad": "makes the first move of each round for free",
    "steward": f"harvests {content.STEWARD_WATER} more water each round",
    "warlord": f"has {content.SPECIALTIES[content.WARLORD].troops} more troops",
    "hermit": f"sends {content.HERMIT_TROOPS} more troop into a temple by praying",
    "sapper": f"scores {content.SAPPER_STRENGTH} more in battles for bastions they do not defend",
    "herald": f"pays {content.HERALD_DISCOUNT} water less for each dropped troop",
}


def role(view: View, seat: int) -> str:
    """The specialty of a player, and whether the player sits this round out."""
    shown = view["seats"][seat]
    return SPECIALTIES[shown["specialty"]].label + (" · praying" if shown["prays"] else "")


def facts(view: View, seat: int) -> list[Fact]:
    """Water and reserve, which are spent, leaders and covert cards; points and the start token where they are."""
    shown = view["seats"][seat]
    found = [
        spent(fact(str(shown["water"]), amount(shown["water"], "water"), SYMBOLS["water"])),
        spent(fact(str(shown["reserve"]), f"{amount(shown['reserve'], 'troop')} in reserve", SYMBOLS["reserve"])),
        fact(str(shown["leaders"]), amount(shown["leaders"], "leader"), SYMBOLS["leaders"]),
        fact(str(shown["coverts"]), amount(shown["coverts"], "covert card"), SYMBOLS["coverts"]),
    ]
    if shown["points"]:
        found.append(fact(str(shown["points"]), points_title(shown), SYMBOLS["points"]))
    if seat == view["start"]:
        found.append({"symbol": SYMBOLS["token"], "text": "", "title": "start player"})
    label = SPECIALTIES[shown["specialty"]].label
    found.append(fact("", f"{label}: {MEANING[shown['specialty']]}") | {"about": True})
    return found


def points_title(shown: SeatView) -> str:
    """Points, and the quests that were fulfilled."""
    done = [QUESTS[name].label for name in shown["fulfilled"]]
    told = f"{amount(shown['points'], 'point')} for the Long Night, from cities and quests"
    return told + (f"; fulfilled {listed(done)}" if done else "")


def progress(view: View, seat: int) -> dict[str, object]:
    """SWARM-9.1 The bastions that a player holds; SWARM-9.2 points where the last round counts them."""
    shown, need = view["seats"][seat], view["options"]["bastions_to_win"]
    if counts_points(view):
        points = shown["points"]
        return {"text": str(points), "title": "point" if points == 1 else "points", "pips": [], "symbol": ""}
    held = shown["bastions"]
    pips = [number < held for number in range(need)]
    return {"text": enough(held, need), "title": "bastions", "pips": pips, "symbol": SYMBOLS["bastion"]}


def enough(held: int, need: int) -> str:
    """How many bastions of those that win; more than those are no part of them.

    >>> enough(2, 3), enough(4, 3)
    ('2 of 3', '4, 3 win')
    """
    return f"{held} of {need}" if held <= need else f"{held}, {need} win"


def counts_points(view: View) -> bool:
    """SWARM-9.1, SWARM-9.2 Does the Long Night decide, or has it decided?"""
    bastions_may_win = view["options"]["hold"] == 1 and not view["over"]
    return view["event"] == "long-night" and view["ending"] != "bastions" and not bastions_may_win


def score(view: View, seat: int) -> str:
    """What a player has to show, what decided the place first: bastions for who won by them, points for the others."""
    shown = view["seats"][seat]
    points, bastions = amount(shown["points"], "point"), amount(shown["bastions"], "bastion")
    if view["ending"] != "bastions":
        return points
    return bastions if seat in view["winners"] else f"{points}, {bastions}"
