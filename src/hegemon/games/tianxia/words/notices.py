"""What is in force for everyone: the attack that is coming, lane by lane, or the raiders who want their toll."""

from __future__ import annotations

from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.nomads import CARDS
from hegemon.games.tianxia.view import LaneView, TianxiaView
from hegemon.games.tianxia.words.players import symbol
from hegemon.games.tianxia.words.reading import CARDS as OBJECTIVES
from hegemon.games.tianxia.words.reading import LABELS, objective_text, player_name
from hegemon.kit.words.english import counted
from hegemon.kit.words.parts import Note, note

NOMADS = {card.name: card.label for card in CARDS}
ORDERS = {"coins": "You pay coins first", "points": "You lose points and keep your coins", "ask": "You are asked"}


def notice(view: TianxiaView) -> Note | None:
    """TIANXIA-3.1 Where there will be a battle, and how it stands; everybody can see it."""
    if view["over"]:
        return None
    if view["phase"] == "losing":
        penalty = counted(int(str(view["options"]["penalty"])), "point")
        told = f"Everyone loses {view['toll']}: 1 coin or {penalty} each."
        return note(f"Raiders at {LABELS[view['lane']]}", told, symbol("nomad"))
    attacked = [lane for lane in view["lanes"] if lane["attacked"]]
    if attacked:
        text = " ".join(lane_text(view, lane) for lane in attacked)
        return note(f"Attack this round: {NOMADS[view['card']]}", text, symbol("nomad"))
    near = min(view["lanes"], key=lambda lane: (lane["border"] - lane["nomad"], -lane["strength"]))
    steps = counted(near["border"] - near["nomad"], "step")
    told = f"Nearest: {near['label']}, {steps} away, {against(near)}."
    return note("No attack this round", told, symbol("nomad"))


def against(lane: LaneView) -> str:
    """How a lane stands, for those who wait for it.

    >>> against({"strength": 7, "defence": 4})
    'strength 7 against defence 4'
    """
    return f"strength {lane['strength']} against defence {lane['defence']}"


def lane_text(view: TianxiaView, lane: LaneView) -> str:
    """An attacked lane: how it stands, and who would gain most."""
    told = f"{lane['label']}: defence {lane['defence']} against {lane['strength']}"
    best = max(lane["strengths"])
    first = [seat for seat, strength in enumerate(lane["strengths"]) if strength == best]
    if not best:
        return f"{told}."
    return f"{told}, " + (
        f"{player_name(view, first[0])} leads with {best}." if len(first) == 1 else f"tied at {best}."
    )


def notes(view: TianxiaView) -> list[Note]:
    """What the viewer may want beside the hand: what objectives are worth now, the merchants, the standing order."""
    if not view["hand"]:
        return []
    own, hand = view["seats"][view["seat"]], view["hand"]
    found = []
    if hand["objectives"]:
        worth = [f"{OBJECTIVES[name].label} {now}" for name, now in zip(hand["objectives"], hand["worth"])]
        found.append(note("Objectives now", f"{', '.join(worth)}. The best three count.", symbol("card")))
    found.append(
        note("Merchants", f"{own['merchants']} of 3; a full row: {spoken(own['merchant_action'])}", symbol("meeple"))
    )
    found.append(note("Raiders", ORDERS[own["order"]], symbol("coins")))
    return found


def objective_lines(view: TianxiaView) -> list[str]:
    """The own objectives in full, with what they are worth now."""
    hand = view["hand"]
    if not hand:
        return []
    lines = []
    for name, now in zip(hand["objectives"], hand["worth"]):
        upper, lower = objective_text(name)
        lines.append(f"{OBJECTIVES[name].label}: {lower} (now {now}); or discard it for {upper}.")
    return lines
