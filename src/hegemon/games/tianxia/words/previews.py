"""What a move in the making would mean: its price, its gain, and how a lane would stand.

Every number is the rules' own: the move is made in a position that the player imagines, and the two are compared. Only
what the move does itself is made, never what comes after it, so that nothing hidden has a part in it.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from hegemon.engine.errors import NotUnderstood
from hegemon.games.tianxia import effects, flow
from hegemon.games.tianxia.benefits import THING_COUNT, THINGS, TRACK_COUNT, TRACKS
from hegemon.games.tianxia.board_facts import defence
from hegemon.games.tianxia.content import LANES
from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.scoring import booked
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.view import BuildingView, RegionView, TianxiaView
from hegemon.games.tianxia.words.headlines import loss_text
from hegemon.games.tianxia.words.reading import (
    LABELS,
    ORDINALS,
    amount,
    bonus_text,
    building_named,
    objective_text,
    region_named,
    ship_to_load,
)
from hegemon.kit.words.parts import Preview, remark
from hegemon.kit.words.parts import preview as seen

Imagine = Callable[[], Tianxia]


def hint(view: TianxiaView, imagine: Imagine, words: list[str]) -> str:
    """What a move in the making means, as one text."""
    return remark(preview(view, imagine, words))


def preview(view: TianxiaView, imagine: Imagine, words: list[str]) -> Preview:
    """What it is about, what it gains, and what it costs."""
    match words:
        case ["govern", building] if building in LABELS:
            return seen(LABELS[building], building_text(building_named(view, building)))
        case ["lose", coins] if coins.isdigit():
            return losing(view, int(coins))
        case ["exchange" | "order", _]:
            return seen()
    state = imagine()
    twin = after(state, view["seat"], words)
    if twin is None:
        return seen()
    paid, gained = changes(state, twin, view["seat"])
    known = about(view, twin, words)
    parts = (known if known != gained else "", f"you gain {gained}" if gained else "")
    told = "; ".join(part for part in parts if part)
    what = LABELS.get(words[1], "") if len(words) > 1 else ""
    return seen(what, told[:1].upper() + told[1:], f"costs {paid}" if paid else "")


def after(state: Tianxia, seat: int, words: list[str]) -> Tianxia | None:
    """The position after a small move of whoever has the turn; none when it is no legal one."""
    try:
        move = state.notation().parse(" ".join(words))
    except NotUnderstood:
        return None
    if state.turn != seat or words[0] == "order" or state.why_not(i64(seat), move) is not None:
        return None
    twin = state.copy()
    flow.take(twin, i64(seat), move)
    effects.resolve(twin, i64(seat))
    return twin


def changes(before: Tianxia, later: Tianxia, seat: int) -> tuple[str, str]:
    """What a seat pays and what it gains for certain: coins, resources, goods, steps and points."""
    paid: list[str] = []
    gained: list[str] = []
    for thing, word in enumerate(THINGS):
        more = int(later.purse[seat * THING_COUNT + thing]) - int(before.purse[seat * THING_COUNT + thing])
        if more:
            (gained if more > 0 else paid).append(amount(abs(more), word))
    for track, word in enumerate(TRACKS):
        steps = int(later.track[seat * TRACK_COUNT + track]) - int(before.track[seat * TRACK_COUNT + track])
        gained += [amount(steps, word)] if steps else []
    points = int(booked(later, i64(seat)) - booked(before, i64(seat)))
    gained += [amount(points, "points")] if points else []
    return ", ".join(paid), ", ".join(gained)


def about(view: TianxiaView, twin: Tianxia, words: list[str]) -> str:
    """What there is to know of what was picked, beside price and gain."""
    match words:
        case ["region", place]:
            return region_text(region_named(view, place))
        case ["pass", bonus]:
            place = ORDINALS[len(view["passed"]) + 1]
            return f"{bonus_text(bonus)}; you go {place} next round"
        case ["govern", building, space]:
            tile = building_named(view, building)["spaces"][int(space) - 1]["tile"]
            return building_text(building_named(view, building)) + (f"; bonus tile: {LABELS[tile]}" if tile else "")
        case ["deliver", space, *_]:
            return spoken(ship_to_load(view)["spaces"][int(space) - 1]["benefit"])
        case ["wall" | "tower" | "soldier", section]:
            return lane_after(twin, LANES.index(section))
        case ["tile", tile]:
            return bonus_text(tile)
        case ["objective", card]:
            return f"for {objective_text(card)[0]} instead of {objective_text(card)[1]}"
    return ""


def region_text(region: RegionView) -> str:
    """TIANXIA-1.3 What a region offers, beside its buildings."""
    gifts = [
        f"a step on the {LABELS[region['banner']]} track",
        *([spoken(region["bubble"])] if region["bubble"] else []),
    ]
    trade = f"exchange {' or '.join(spoken(line) for line in region['exchanges'])}" if region["exchanges"] else "port"
    return f"{', '.join(gifts)}; {trade}"


def building_text(building: BuildingView) -> str:
    """TIANXIA-1.4 What a building gives to whoever has a governor in it."""
    if building["income"]:
        return f"Income of {spoken(building['income'])}"
    return building["text"].rstrip(".")


def lane_after(state: Tianxia, lane: int) -> str:
    """TIANXIA-1.1 How a section would stand."""
    return f"defence {defence(state, i64(lane))} against strength {state.strength[lane]}"


def losing(view: TianxiaView, coins: int) -> Preview:
    """TIANXIA-5.5 Points for what is not paid in coins."""
    points = max(0, view["toll"] - coins) * int(str(view["options"]["penalty"]))
    return seen("", f"You lose {loss_text(coins, points)}")
