"""What is in force for everyone: a battle with all that was answered in it, or the end that is near."""

from __future__ import annotations

from hegemon.games.artefacts.content import OPENING
from hegemon.games.artefacts.drawing.symbols import SYMBOLS
from hegemon.games.artefacts.knowledge import ArtefactsView, BattleView
from hegemon.games.artefacts.words.reading import area_name, losses_text, open_battle, player_name
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted
from hegemon.kit.words.parts import note

NEARLY_FULL = 12  # free slots, from which on the end is told of
ATTACK, DEFENCE = 0, 1
SIDES = ("attacking", "defending")
ORDINALS = ("first", "second", "third", "fourth", "fifth")
LEGEND = "gold discs are artefacts to take, blue signs are area powers, +7 is the bonus of a whole continent"
HEADS = ["Side", "Strength", "Would lose"]


def notice(view: ArtefactsView) -> dict[str, object] | None:
    """The battle that is fought now; else that there is little room left."""
    fight = open_battle(view)
    if fight is not None:
        told = note(f"Battle for {area_name(view, fight['area'])}", battle_text(view, fight), SYMBOLS["battle"])
        return {**told, "heads": HEADS, "rows": battle_rows(view, fight)}
    if view["phase"] == "settling":
        return {**note("On the map", LEGEND, SYMBOLS["artefacts"])}
    extra = opening_extra(view)
    if extra:
        more = counted(extra, "more army", "more armies")
        return {**note("Round 1", f"going {place_in_turn(view)} brings {more}", SYMBOLS["armies"])}
    if view["over"] or view["free"] > NEARLY_FULL:
        return None
    return {**note("The end is near", f"{counted(view['free'], 'free slot')} left", SYMBOLS["free"])}


def opening_extra(view: ArtefactsView) -> int:
    """ARTEFACTS-4.4 What who goes later raises more in round 1, as long as that is more than areas bring."""
    seat, place = view["turn"], (view["turn"] - view["first"]) % view["players"]
    is_more = view["phase"] == "raising" and view["round"] == 1 and view["reserve"] > view["income"][seat]
    return OPENING[view["players"]][place] if is_more else 0


def place_in_turn(view: ArtefactsView) -> str:
    """Where in the turn order whoever is asked stands."""
    place = (view["turn"] - view["first"]) % view["players"]
    return "last" if place == view["players"] - 1 else ORDINALS[place]


def battle_rows(view: ArtefactsView, fight: BattleView) -> list[list[str]]:
    """Both sides: who fights with how much, how strong they are together, and the armies that they would lose."""
    rows = []
    for side in (ATTACK, DEFENCE):
        joined = [seat for seat, where in enumerate(fight["sides"]) if where == SIDES[side]]
        lost = sum(fight["losses"][seat] for seat in joined)
        parts = contributions(view, fight, side)
        who = ", ".join(parts) if len(parts) > 1 else named(view, joined)
        rows.append([who, str(fight["strength"][side]), str(lost)])
    return rows + [[told, "", ""] for told in (*standing_by(view, fight), toll_text(fight)) if told]


def standing_by(view: ArtefactsView, fight: BattleView) -> list[str]:
    """Who stays out, and who is still to answer."""
    out = [seat for seat, side in enumerate(fight["sides"]) if side == "abstaining"]
    told = [f"Staying out: {named(view, out)}"] if out else []
    return told + ([f"Yet to answer: {named(view, fight['waiting'])}"] if is_asking(view) and fight["waiting"] else [])


def battle_text(view: ArtefactsView, fight: BattleView) -> str:
    """Both sides with their strengths, who stays out or is still to answer, and what is at stake."""
    sides = [side_text(view, fight, side) for side in (ATTACK, DEFENCE)]
    parts = [f"{sides[ATTACK]} against {sides[DEFENCE]}"]
    parts += standing_by(view, fight)
    parts.append(stakes(view, fight))
    parts += [toll] if (toll := toll_text(fight)) else []
    return ". ".join(parts) + "."


def is_asking(view: ArtefactsView) -> bool:
    """Are sides still declared?"""
    return view["phase"] in ("siding", "supporting", "opposing")


def side_text(view: ArtefactsView, fight: BattleView, side: int) -> str:
    """A side with all who are in it and what helps it: `7 (Ada 3, Cleo 2, Bone Drum 2)`, or `Bo 3`."""
    parts = contributions(view, fight, side)
    return parts[0] if len(parts) == 1 else f"{fight['strength'][side]} ({', '.join(parts)})"


def contributions(view: ArtefactsView, fight: BattleView, side: int) -> list[str]:
    """Who is on a side with how many armies, its leader first, and what helps it."""
    first = fight["attacker"] if side == ATTACK else fight["defender"]
    joined = [seat for seat, where in enumerate(fight["sides"]) if where == SIDES[side]]
    parts = []
    for seat in sorted(joined, key=lambda seat: seat != first):
        parts.append(f"{player_name(view, seat)} {view['areas'][fight['bases'][seat]]['armies'][seat]}")
    return parts + [f"{name} {number}" for name, seat, number in fight["aids"] if seat in joined]


def named(view: ArtefactsView, seats: list[int]) -> str:
    return listed([player_name(view, seat) for seat in seats])


def stakes(view: ArtefactsView, fight: BattleView) -> str:
    """ARTEFACTS-5.3, ARTEFACTS-5.4 What everyone would lose as it stands."""
    return f"As it stands, {losses_text(view, fight['losses'])}"


def toll_text(fight: BattleView) -> str:
    """ARTEFACTS-6.4 What was used upon the winners' losses."""
    if fight["toll"] == 1:
        return ""
    return "The winners lose nothing" if not fight["toll"] else f"The winners lose {fight['toll']} times as much"
