"""Tianxia in sentences: the whole position, the part of the game, and the rules that govern."""

from __future__ import annotations

from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.nomads import CARDS
from hegemon.games.tianxia.view import BuildingView, LaneView, RegionView, ShipView, TianxiaView
from hegemon.games.tianxia.words.asking import heading, moment
from hegemon.games.tianxia.words.notices import against, notice, objective_lines
from hegemon.games.tianxia.words.players import board_text, items_of, outcome, total
from hegemon.games.tianxia.words.previews import building_text, region_text
from hegemon.games.tianxia.words.reading import (
    LABELS,
    NEUTRAL,
    letter,
    pieces_text,
    player_name,
    things_text,
)
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted

NOMADS = {card.name: card.label for card in CARDS}
# By kind of turn: the rules that a player who is asked now may want to read.
GOVERNING = {
    "": ["3.3", "4.1", "4.5", "4.6", "4.7", "4.8"],
    "region": ["4.1", "4.2", "4.3", "4.4"],
    "fortify": ["4.5"],
    "train": ["4.5"],
    "barge": ["4.6", "4.8"],
    "pass": ["4.7", "4.9"],
    "closing": ["4.10"],
}


def governs(view: TianxiaView) -> list[str]:
    """The ids of the rules that say what can be done now."""
    chapters = GOVERNING[view["deed"]]
    if view["over"]:
        chapters = ["6.2", "6.3"]
    elif view["phase"] == "losing":
        chapters = ["5.5"]
    elif view["effects"]:
        chapters = ["4.10", "4.11"]
    return [f"TIANXIA-{chapter}" for chapter in chapters]


def chapter(view: TianxiaView) -> str:
    """The part of the game that a moment belongs to."""
    if view["over"]:
        return "The end"
    return f"Round {view['round']}" + (", attack" if view["phase"] == "losing" else "")


def describe(view: TianxiaView) -> str:
    """The whole position in sentences, part by part, for those who cannot see or use the board."""
    lines = [status(view), *course_lines(view)]
    lines += [line for seat in range(view["players"]) for line in player_lines(view, seat)]
    own = objective_lines(view)
    lines += ["", "Your objectives:", *own] if own else []
    lines += ["", "The wall, from west to east:", *(lane_line(view, lane) for lane in view["lanes"])]
    lines += ["", "Regions:", *(line for region in view["regions"] for line in region_lines(view, region))]
    lines += ["", "Ships:", *(ship_line(view, ship) for ship in view["ships"])]
    lines += ["", "Barges, workers from the left:", *(barge_line(view, barge) for barge in view["barges"])]
    return "\n".join(lines)


def status(view: TianxiaView) -> str:
    """How far the game is, and what is going on; in the end who has won."""
    return f"The game is over. {outcome(view)}" if view["over"] else f"{heading(view)}: {moment(view)}."


def course_lines(view: TianxiaView) -> list[str]:
    """The nomads of the round, turn order, and the bonus tiles for those who pass."""
    told = notice(view)
    lines = [f"{told['title']}. {told['text']}"] if told else []
    if view["over"]:
        return lines
    order = listed([player_name(view, seat) for seat in view["order"]])
    tiles = listed([LABELS[name] for name in view["offered"]]) or "none"
    passed = listed([player_name(view, seat) for seat in view["passed"]])
    card = f"Nomads: {NOMADS[view['card']]}. " if view["card"] else ""
    return [*lines, f"{card}Turn order: {order}." + (f" Passed: {passed}." if passed else ""), f"Bonus tiles: {tiles}."]


def player_lines(view: TianxiaView, seat: int) -> list[str]:
    """What a player has, where they stand in the palace, and in the end what the points were for."""
    shown = view["seats"][seat]
    name, points = f"{player_name(view, seat)} ({letter(seat)})", counted(total(view, seat), "point")
    palace = ", ".join(f"{LABELS[track]} {step}" for track, step in zip(TRACKS, shown["tracks"]))
    tiles = [LABELS[word] for word in (*shown["figurines"], *shown["tiles"])]
    lines = [
        f"{name}, {shown['label']}: {points}; {things_text(shown['things'])}.",
        f"  {counted(shown['discs'], 'unused disc')}, {counted(shown['supply'], 'meeple')}, {board_text(shown)}.",
        f"  Palace: {palace}. Tiles: {listed(tiles) or 'none'}. {counted(shown['objectives'], 'objective')}.",
    ]
    if view["over"]:
        items = ", ".join(f"{item} {number}" for item, number in items_of(view, seat).items())
        kept = listed([LABELS[card] for card in view["shown"][seat]]) or "none"
        lines.append(f"  Points: {items}. Objectives: {kept}.")
    return lines


def lane_line(view: TianxiaView, lane: LaneView) -> str:
    """A section with its nomads and what stands in it."""
    left = lane["border"] - lane["nomad"]
    where = "at the border" if lane["attacked"] else f"{counted(left, 'step')} from the border"
    rows = ", ".join(pieces_text(view, lane[row], row[:-1]) for row in ("walls", "towers", "soldiers"))
    path = ", ".join(LABELS[name] for name in lane["path"])
    return f"{lane['label']}: nomads {where}, {against(lane)}; {rows}. Path: {path}."


def region_lines(view: TianxiaView, region: RegionView) -> list[str]:
    """A region with its buildings, or one of the military places."""
    discs = [f"{player_name(view, seat)} {number}" for seat, number in enumerate(region["discs"]) if number]
    told = f"discs: {listed(discs)}" if discs else "no discs"
    if not region["banner"]:
        return [f"{region['label']}: {told}."]
    inside = [building for building in view["buildings"] if building["region"] == region["name"]]
    return [
        f"{region['label']}: {region_text(region)}; {told}.",
        *(building_line(view, building) for building in inside),
    ]


def building_line(view: TianxiaView, building: BuildingView) -> str:
    """A building with its spaces: who is there, or what a governor costs and finds."""
    spaces = []
    for number, space in enumerate(building["spaces"], 1):
        tile = f" and the {LABELS[space['tile']]} tile" if space["tile"] else ""
        free = f"{space['wood']} wood{tile}"
        spaces.append(f"{number}: {player_name(view, space['governor']) if space['governor'] >= 0 else free}")
    return f"  {building['label']}, raid {building['raid']}. {building_text(building)}. Spaces {'; '.join(spaces)}."


def ship_line(view: TianxiaView, ship: ShipView) -> str:
    """A place for ships: what it demands, and what each free space gives."""
    place = LABELS[ship["place"]].capitalize()
    demand = f" demands {ship['demand']}" if ship["demand"] else ""
    if not ship["ship"]:
        return f"{place}{demand}: no ship."
    spaces = []
    for number, space in enumerate(ship["spaces"], 1):
        taken = f"taken by {player_name(view, space['crate'])}" if space["crate"] >= 0 else ""
        more = f"{spoken(space['goods'])} more for " if space["goods"] else ""
        spaces.append(f"{number}: {taken or more + spoken(space['benefit'])}")
    markers = listed([player_name(view, seat) for seat in ship["markers"]])
    shipped = f" Shipped this round: {markers}." if markers else ""
    return f"{place}{demand}: the {ship['label']}. Spaces {'; '.join(spaces)}.{shipped}"


def barge_line(view: TianxiaView, barge: str) -> str:
    """The workers of a barge."""
    workers = [
        "a neutral worker" if seat == NEUTRAL else player_name(view, seat)
        for seat in view["barges"][barge]
        if seat >= 0
    ]
    return f"  {barge.capitalize()}: {', '.join(workers) or 'empty'}."
