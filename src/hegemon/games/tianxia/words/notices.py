"""What is in force for everyone: the attack that is coming, lane by lane, or the raiders who want their toll."""

from __future__ import annotations

from collections import Counter

from hegemon.games.tianxia.benefits import THINGS
from hegemon.games.tianxia.content import FIGURINE_POINTS
from hegemon.games.tianxia.drawing.benefits import parted, spoken, spoken_atom
from hegemon.games.tianxia.drawing.regions import raised
from hegemon.games.tianxia.drawing.shore import push_arrow
from hegemon.games.tianxia.view import BuildingView, LaneView, SeatView, TianxiaView
from hegemon.games.tianxia.words.players import symbol
from hegemon.games.tianxia.words.reading import CARDS, LABELS, objective_text, whom
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted, fitting
from hegemon.kit.words.parts import Note, note
from hegemon.kit.words.showdowns import capital

HEADS = ["Section", "If attacked now", "Top defender"]
NOTE = 35  # letters of a note that has a line of its own beside the hand
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]
ORDERS = {
    "coins": "Governors go home; toll: coins first",
    "points": "Governors go home; toll: points",
    "ask": "Governors go home; toll: you choose",
}
# The signs of a price that raiders have raised and of a full barge, as they are on the board.
RAISED = f'<svg viewBox="-1.5 -10 10 10" aria-hidden="true">{raised(0, 0, 14)}</svg>'
PUSHING = f'<svg viewBox="-8 -13 19 19" aria-hidden="true">{push_arrow(0, 0)}</svg>'


def notice(view: TianxiaView) -> dict[str, object] | None:
    """TIANXIA-3.1 Where there will be a battle, and how it stands; everybody can see it."""
    if view["over"]:
        return None
    if view["phase"] == "losing":
        penalty = counted(int(str(view["options"]["penalty"])), "point")
        told = f"Everyone loses {counted(view['toll'], 'coin')}, or {penalty} for each coin not paid."
        return {**note(f"Raiders at {LABELS[view['lane']]}", told, symbol("nomad"))}
    attacked = [lane for lane in view["lanes"] if lane["attacked"]]
    if attacked:
        return attack_note(view, attacked)
    near = min(view["lanes"], key=lambda lane: (lane["border"] - lane["nomad"], -lane["strength"]))
    away = near["border"] - near["nomad"]
    steps = f"{NUMBERS[away]} step{'' if away == 1 else 's'}"
    told = f"{near['label']} is closest, {steps} away (wall {near['defence']}, nomads {near['strength']})."
    return {**note("No attack this round", told, symbol("nomad")), "short": f"No attack; {near['label']} is closest"}


def attack_note(view: TianxiaView, attacked: list[LaneView]) -> dict[str, object]:
    """How one section stands in a sentence; several in a table, where there is room for one."""
    if len(attacked) == 1:
        title = f"Attack on {attacked[0]['label']}"
        told = f"The wall {prospect(attacked[0])}. {leaders(view, attacked[0])}."
        return {**note(title, told, symbol("nomad")), "short": f"{title}: {prospect(attacked[0]).removeprefix('is ')}"}
    would = [f"{lane['label']} {prospect(lane)}" for lane in attacked]
    both = {**note("Attacks this round", f"{'; '.join(would)}.", symbol("nomad")), "short": "; ".join(would)}
    return {**both, "heads": HEADS, "rows": [lane_row(view, lane) for lane in attacked]}


def prospect(lane: LaneView) -> str:
    """TIANXIA-5.2 What would become of a section, and how much is missing for it to hold.

    >>> prospect({"strength": 6, "defence": 5}), prospect({"strength": 4, "defence": 4})
    ('is 1 short, 5 to 6', 'holds, 4 to 4')
    """
    missing = lane["strength"] - lane["defence"]
    return f"is {missing} short, {odds(lane)}" if missing > 0 else f"holds, {odds(lane)}"


def against(lane: LaneView) -> str:
    """How a lane stands, for those who wait for it.

    >>> against({"strength": 7, "defence": 4})
    'strength 7 against defence 4'
    """
    return f"strength {lane['strength']} against defence {lane['defence']}"


def lane_row(view: TianxiaView, lane: LaneView) -> list[str]:
    """An attacked section: defence against strength, what would become of the wall, and who would gain most."""
    return [lane["label"], f"{verdict(lane)}s, {odds(lane)}", leader(view, lane)]


def odds(lane: LaneView) -> str:
    """Defence against strength.

    >>> odds({"strength": 7, "defence": 4})
    '4 to 7'
    """
    return f"{lane['defence']} to {lane['strength']}"


def verdict(lane: LaneView) -> str:
    """TIANXIA-5.2 What would become of the wall."""
    return "hold" if lane["defence"] >= lane["strength"] else "fall"


def leaders(view: TianxiaView, lane: LaneView) -> str:
    """TIANXIA-5.1 Who has most in a section, as a sentence."""
    best = max(lane["strengths"])
    first = strongest(lane)
    if not best:
        return "Nobody defends it"
    if len(first) == 1:
        return f"Top defender: {whom(view, first[0])}, {best}"
    own_first = sorted(first, key=lambda seat: seat != view["seat"])
    return f"Top defenders: {listed([whom(view, seat) for seat in own_first])}, {best} each"


def leader(view: TianxiaView, lane: LaneView) -> str:
    """TIANXIA-5.1 The same where there is little room."""
    best, first = max(lane["strengths"]), strongest(lane)
    if not best:
        return "nobody"
    return f"{whom(view, first[0])}, {best}" if len(first) == 1 else f"tied, {best} each"


def strongest(lane: LaneView) -> list[int]:
    return [seat for seat, strength in enumerate(lane["strengths"]) if strength == max(lane["strengths"])]


def notes(view: TianxiaView) -> list[Note]:
    """What the viewer may want beside the hand: what the own board brings and has left, and the standing order."""
    if not view["hand"]:
        return []
    own = view["seats"][view["seat"]]
    left = f"{counted(own['supply'], 'meeple')} for any role, {counted(own['crates'], 'marker')}"
    found = [note("Objectives", "Only your best three score", symbol("card"))] if view["hand"]["objectives"] else []
    return [
        *found,
        note("Income", income(view, view["seat"]), symbol("coins")),
        note("Costs", stone_text(own), symbol("stone")),
        note("Merchants", merchants_text(own), symbol("meeple")),
        *([note("Figurines", figurines_text(own), symbol(own["figurines"][0]))] if own["figurines"] else []),
        note("Supply", left, symbol("crate")),
        note("Raids", ORDERS[own["order"]], symbol("nomad")),
        *signs(view),
    ]


def signs(view: TianxiaView) -> list[Note]:
    """What those signs mean that are on the board only at times: a raised price, and a barge that is full."""
    is_raided = any(building["tokens"] and has_room(building) for building in view["buildings"])
    is_full = any(min(workers) >= 0 for workers in view["barges"].values())
    return [
        *([note("Raided", "Governors there cost more wood", RAISED)] if is_raided else []),
        *([note("Full barge", "A new worker pushes one off", PUSHING)] if is_full else []),
    ]


def has_room(building: BuildingView) -> bool:
    return any(space["governor"] < 0 for space in building["spaces"])


def income(view: TianxiaView, seat: int) -> str:
    """TIANXIA-3.2 What house, governors and workers bring: `1 coin, 1 stone and 1 rice`."""
    sources = [view["seats"][seat]["income"]]
    for building in view["buildings"]:
        sources += [building["income"] for space in building["spaces"] if space["governor"] == seat]
    sums = Counter[str]()
    for part in (part for source in sources for part in parted(source)):
        number, thing = part.split()
        sums[thing] += int(number)
    for thing, workers in view["barges"].items():
        sums[thing] += workers.count(seat)
    return listed([spoken_atom(f"{sums[thing]} {thing}") for thing in THINGS if sums[thing]])


def merchants_text(own: SeatView) -> str:
    """TIANXIA-4.8 How many there are, and what a full row gives."""
    gain = (
        spoken(own["merchant_action"])
        .removesuffix(" of your choice")
        .replace("step on any palace track", "palace step")
    )
    told = f"{own['merchants']} of 3"
    return fitting(f"{told}; a full row earns {gain}", f"{told}; a row earns {gain}", most=NOTE)


def figurines_text(own: SeatView) -> str:
    """TIANXIA-6.2 Those that one has, and what different ones are worth: `Ox and Tiger (3 points)`."""
    points = counted(FIGURINE_POINTS[len(own["figurines"])], "point")
    names = listed([name.capitalize() for name in own["figurines"]])
    return fitting(f"{names} ({points})", f"{len(own['figurines'])} different ones ({points})", most=NOTE)


def stone_text(own: SeatView) -> str:
    """TIANXIA-4.5 What the next wall, tower and soldier cost."""
    prices = [(kind, own["prices"][kind]) for kind in ("wall", "tower")]
    told = [f"{kind} {price}" if price >= 0 else f"no {kind} left" for kind, price in prices]
    return capital(f"{', '.join(told)} stone; soldier {own['prices']['soldier']} rice")


def objective_lines(view: TianxiaView) -> list[str]:
    """The own objectives in full, with what they are worth now."""
    hand = view["hand"]
    if not hand:
        return []
    lines = []
    for name, now in zip(hand["objectives"], hand["worth"]):
        upper, lower = objective_text(name)
        lines.append(f"{CARDS[name].label}: {lower} (now {now}); or discard it for {upper}.")
    return lines
