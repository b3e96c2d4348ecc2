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
from hegemon.games.tianxia.content import FIGURINE_POINTS, LANES, STEP_BENEFITS
from hegemon.games.tianxia.drawing.benefits import parted, promised, spoken, spoken_atom
from hegemon.games.tianxia.scoring import booked
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.view import BuildingView, RegionView, TianxiaView
from hegemon.games.tianxia.words.headlines import loss_text
from hegemon.games.tianxia.words.possible import most_exchanges
from hegemon.games.tianxia.words.reading import (
    CARDS,
    LABELS,
    NEUTRAL,
    ORDINALS,
    TILES,
    amount,
    bonus_text,
    building_named,
    objective_text,
    player_name,
    region_named,
    ship_to_load,
    who_asks,
)
from hegemon.kit.verdict import listed
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
        case ["exchange", _]:
            return seen("", exchanges_text(view))
        case ["order", _]:
            return seen()
    state = imagine()
    twin = after(state, view["seat"], words)
    if twin is None:
        return seen()
    paid, gained = changes(state, twin, view["seat"])
    gift = gift_of(view, words)
    got = gained if is_certain(gift) else "" if ">" in gift else spoken(gift)
    offered = f"you may {promised(gift)}" if ">" in gift else f"you get {got}" if got else ""
    told = "; ".join(part for part in (offered, about(view, twin, words)) if part)
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
    return listed(paid), listed(gained)


def gift_of(view: TianxiaView, words: list[str]) -> str:
    """The benefit that a card or a place promises, as it is written; empty where it is none."""
    match words:
        case ["deliver", space, *_]:
            return ship_to_load(view)["spaces"][int(space) - 1]["benefit"]
        case ["tile", tile]:
            return TILES[tile].benefit
        case ["objective", card]:
            return CARDS[card].upper
    return ""


def is_certain(gift: str) -> bool:
    """Does a benefit leave nothing to choose or to draw? Then what it brings can be counted.

    >>> is_certain("2 wood 1 coins"), is_certain("1 good 1 coins"), is_certain("2 coins > 5 points")
    (True, False, False)
    """
    return all(part.split()[-1] in (*THINGS, *TRACKS, "points") for part in parted(gift))


def about(view: TianxiaView, twin: Tianxia, words: list[str]) -> str:
    """What there is to know of what was picked, beside price and gain."""
    match words:
        case ["region", place]:
            return entering_text(region_named(view, place))
        case ["pass", bonus]:
            place = f"; you go {ORDINALS[len(view['passed']) + 1]} next round"
            return pass_text(bonus) + (place if view["round"] < view["rounds"] else "")
        case ["govern", building, space]:
            tile = building_named(view, building)["spaces"][int(space) - 1]["tile"]
            return lasting_text(building_named(view, building)) + (f"; and the {LABELS[tile]} tile" if tile else "")
        case ["barge", name]:
            return barge_text(view, name)
        case ["climb", track]:
            return lost_text(twin, step_text(view, track))
        case ["banner"]:
            return lost_text(twin, step_text(view, region_named(view, view["place"])["banner"]))
        case ["wall" | "tower" | "soldier", section]:
            return lane_after(twin, LANES.index(section))
        case ["exchange", _, times] if times.isdigit():
            return exchanges_text(view, int(times))
        case ["objective", card]:
            return f"you give up {objective_text(card)[1]}"
    return ""


def exchanges_text(view: TianxiaView, times: int = 0) -> str:
    """TIANXIA-4.3 How many exchanges a turn allows, and how many of them are left after so many."""
    most = most_exchanges(view)
    made = times + (view["times"] if view["action"] == "exchange" else 0)
    return f"up to {most} exchanges this turn, {most - made} left"


def barge_text(view: TianxiaView, name: str) -> str:
    """TIANXIA-4.6 What a worker brings from then on, and who goes for it; a neutral one is nobody's."""
    last = view["barges"][name][-1]
    owner = "your" if last == view["seat"] else "a neutral" if last == NEUTRAL else f"{player_name(view, last)}'s"
    own = f"and 1 {name} each round"
    if not who_asks(view)["supply"]:
        own = f"no meeples left: a neutral worker, 1 {name} once, no income"
    return own + (f"; {owner} worker is pushed off" if last >= 0 else "")


def step_text(view: TianxiaView, track: str) -> str:
    """TIANXIA-4.3 What the next step of a track gives that is to be chosen or drawn; all else is counted."""
    at = TRACKS.index(track)
    gift = STEP_BENEFITS[at][view["seats"][view["seat"]]["tracks"][at]]
    return "" if not gift or is_certain(gift) else f"and {promised(gift)}"


def lost_text(twin: Tianxia, told: str) -> str:
    """TIANXIA-4.10 A delivery at sea that a step promises and nobody can make now."""
    return f"{told}, but none is possible now" if "at sea" in told and not len(twin.effects) else told


def pass_text(bonus: str) -> str:
    """TIANXIA-4.7 What one passes for: a tile to be used later, or a figurine.

    >>> pass_text("logs"), pass_text("ox")
    ('to use once: 2 wood and 1 coin', 'a figurine: different ones score 1, 3, 6, 10 ... at the end')
    """
    if bonus in TILES:
        return f"to use once: {bonus_text(bonus)}"
    points = ", ".join(str(number) for number in FIGURINE_POINTS[1:5])
    return f"a figurine: different ones score {points} ... at the end"


def entering_text(region: RegionView) -> str:
    """TIANXIA-4.1 What a disc on a region brings, and what can be done there besides governing."""
    step = f"a step on the {LABELS[region['banner']]} track"
    gifts = listed([step, *(spoken_atom(part) for part in parted(region["bubble"]))])
    trade = ", ".join(spoken(line) for line in region["exchanges"])
    return f"you get {gifts}; {f'exchanges: {trade}' if trade else 'a port to ship from'}"


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


def lasting_text(building: BuildingView) -> str:
    """TIANXIA-1.4 What a governor who is in a building brings from then on."""
    if building["income"]:
        return f"and {spoken(building['income'])} each round"
    text = building["text"].rstrip(".")
    return f"from now on: {text[:1].lower()}{text[1:]}"


def lane_after(state: Tianxia, lane: int) -> str:
    """TIANXIA-1.1 How a section would stand."""
    return f"defence {defence(state, i64(lane))} against strength {state.strength[lane]}"


def losing(view: TianxiaView, coins: int) -> Preview:
    """TIANXIA-5.5 Points for what is not paid in coins."""
    points = max(0, view["toll"] - coins) * int(str(view["options"]["penalty"]))
    return seen("", f"You lose {loss_text(coins, points)}")
