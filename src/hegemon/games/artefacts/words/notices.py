"""What is in force for everyone: a battle with all that was answered in it, or the end that is near."""

from __future__ import annotations

from hegemon.games.artefacts.drawing.symbols import SYMBOLS
from hegemon.games.artefacts.knowledge import ArtefactsView, BattleView
from hegemon.games.artefacts.words.reading import area_name, open_battle, player_name
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted
from hegemon.kit.words.parts import Note, note

NEARLY_FULL = 12  # free slots, from which on the end is told of
ATTACK, DEFENCE = 0, 1
SIDES = ("attacking", "defending")


def notice(view: ArtefactsView) -> Note | None:
    """The battle that is fought now; else that there is little room left."""
    fight = open_battle(view)
    if fight is not None:
        return note(f"Battle for {area_name(view, fight['area'])}", battle_text(view, fight), SYMBOLS["battle"])
    if view["over"] or view["free"] > NEARLY_FULL:
        return None
    return note("The end is near", f"{counted(view['free'], 'free slot')} left", SYMBOLS["free"])


def battle_text(view: ArtefactsView, fight: BattleView) -> str:
    """Both sides with their strengths, who stays out or is still to answer, and what is at stake."""
    sides = [side_text(view, fight, side) for side in (ATTACK, DEFENCE)]
    parts = [f"{sides[ATTACK]} against {sides[DEFENCE]}"]
    out = [seat for seat, side in enumerate(fight["sides"]) if side == "abstaining"]
    if out:
        parts.append(f"Staying out: {named(view, out)}")
    if is_asking(view) and fight["waiting"]:
        parts.append(f"Yet to answer: {named(view, fight['waiting'])}")
    parts.append(stakes(view, fight))
    parts += [toll] if (toll := toll_text(fight)) else []
    return ". ".join(parts) + "."


def is_asking(view: ArtefactsView) -> bool:
    """Are sides still declared?"""
    return view["phase"] in ("siding", "supporting", "opposing")


def side_text(view: ArtefactsView, fight: BattleView, side: int) -> str:
    """A side with all who are in it and what helps it: `7 (Ada 3, Cleo 2, Bone Drum 2)`, or `Bo 3`."""
    first = fight["attacker"] if side == ATTACK else fight["defender"]
    joined = [seat for seat, where in enumerate(fight["sides"]) if where == SIDES[side]]
    parts = []
    for seat in sorted(joined, key=lambda seat: seat != first):
        parts.append(f"{player_name(view, seat)} {view['areas'][fight['bases'][seat]]['armies'][seat]}")
    parts += [f"{name} {number}" for name, seat, number in fight["aids"] if seat in joined]
    return parts[0] if len(parts) == 1 else f"{fight['strength'][side]} ({', '.join(parts)})"


def named(view: ArtefactsView, seats: list[int]) -> str:
    return listed([player_name(view, seat) for seat in seats])


def stakes(view: ArtefactsView, fight: BattleView) -> str:
    """ARTEFACTS-5.3 Who is wiped out as it stands."""
    attack, defence = fight["strength"]
    if attack == defence:
        return "As it stands, nobody loses anything"
    loser = ATTACK if attack < defence else DEFENCE
    seat = fight["attacker"] if loser == ATTACK else fight["defender"]
    beaten = counted(fight["living"][loser], "army", "armies")
    return f"As it stands, {player_name(view, seat)}'s side loses {beaten}"


def toll_text(fight: BattleView) -> str:
    """ARTEFACTS-6.4 What was used upon the winners' losses."""
    if fight["toll"] == 1:
        return ""
    return "The winners lose nothing" if not fight["toll"] else f"The winners lose {fight['toll']} times as much"
