"""What a seat may know of Artefacts: everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.artefacts import battle, content, debrief, effects, slots
from hegemon.games.artefacts.devices import DEVICES, POWERS
from hegemon.kit.graph import Graph

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


class SlotView(TypedDict):
    """A slot; numbers in a view count from 0, where people count from 1."""

    cell: int
    area: int
    near: list[int]  # slots that it shares an edge with
    ground: str  # "army", "free", "burnt", "obstacle" or "relic"
    seat: int  # whose army stands there, or -1
    moved: int  # 1 for an army that has moved this turn


class AreaView(TypedDict):
    """An area with its power, if it has one."""

    name: str
    continent: int  # -1 is the ocean
    slots: list[int]
    next: list[int]  # areas that are adjacent
    owner: int
    armies: list[int]  # by seat
    free: int
    burnt: int
    power: str  # its name, or nothing
    text: str
    spent: int  # 1 when it is crossed out
    muster: int  # 1 where armies may be raised now


class ContinentView(TypedDict):
    """A continent; who owns all of it has the bonus."""

    name: str
    areas: list[int]
    bonus: int
    owner: int


class ArtefactView(TypedDict):
    """An artefact; its number is its place in the list."""

    name: str
    text: str
    curse: str  # its name and what it does, or nothing
    home: int  # the slot in which it lay at the start
    slot: int  # where it is now, or -1 when it is gone
    holder: int
    gone: int


class BattleView(TypedDict):
    """A battle that is going on."""

    attacker: int
    defender: int
    area: int
    source: int
    holder: int  # who owned the area when it began
    sides: list[str]  # by seat
    bases: list[int]  # by seat: the area that it fights from, or -1
    living: list[int]  # of the attacking and the defending side
    strength: list[int]
    aids: list[list[object]]  # what stands by: its name, its user, its strength now
    toll: int  # times the winners' losses
    losses: list[int]  # by seat: the armies that would be lost if the sides were counted as they stand
    waiting: list[int]  # seats still to be asked in this step


class ArtefactsView(TypedDict):
    """The open table as plain data; lists are by seat where nothing else is said."""

    game: str
    players: int
    seat: int  # whose view it is, or -1
    world: str  # its name: size and number
    columns: int  # of cells
    rows: int
    unit: int  # the side of a cell's square, in which x and y are measured
    x: list[int]  # by cell, as the next three
    y: list[int]
    land: list[int]
    cell_area: list[int]  # -1 is unhighlighted ocean
    slots: list[SlotView]
    areas: list[AreaView]
    continents: list[ContinentView]
    artefacts: list[ArtefactView]
    phase: str
    round: int
    round_limit: int
    first: int
    active: int  # whose turn it is
    turn: int  # who is asked
    starting: int  # armies that everybody begins with
    reserve: int  # armies that may still be placed now
    battles: int  # that may still be begun this turn
    quiet: int  # turns in a row in which nothing has changed
    free: int  # slots
    debt: list[int]
    owned: list[int]
    armies: list[int]
    held: list[int]
    income: list[int]
    battle: BattleView | None
    over: bool
    names: NotRequired[list[str]]  # what a match adds, by seat
    events: NotRequired[list[dict[str, Any]]]  # what the table adds: those of the last move


def view(state: Artefacts, seat: i64) -> ArtefactsView:
    """The world, what stands in it, and how far the turn has come."""
    world = state.world
    seats = range(int(state.seats))
    return {
        "game": "artefacts",
        "players": int(state.seats),
        "seat": int(seat),
        "world": world.name,
        "columns": int(world.terrain.cells.columns),
        "rows": int(world.terrain.cells.rows),
        "unit": content.UNIT,
        "x": plain(world.terrain.cells.x),
        "y": plain(world.terrain.cells.y),
        "land": plain(world.terrain.land),
        "cell_area": plain(world.cell_area),
        "slots": [slot_view(state, i64(slot)) for slot in range(int(world.slots))],
        "areas": [area_view(state, i64(area)) for area in range(int(world.areas))],
        "continents": [continent_view(state, i64(k)) for k in range(int(world.continents))],
        "artefacts": [artefact_view(state, i64(k)) for k in range(int(world.artefacts))],
        "phase": content.PHASES[state.phase],
        "round": int(min(state.round, state.house.round_limit)),
        "round_limit": int(state.house.round_limit),
        "first": int(state.first),
        "active": int(state.active),
        "turn": int(state.turn),
        "starting": int(state.house.starting_armies),
        "reserve": int(state.reserve),
        "battles": int(state.battles),
        "quiet": int(state.quiet),
        "free": int(state.left),
        "debt": plain(state.debt),
        "owned": [int(slots.owned_areas(state, i64(s))) for s in seats],
        "armies": plain(state.hosts),
        "held": plain(state.held),
        "income": [int(debrief.income(state, i64(s))) for s in seats],
        "battle": battle_view(state) if state.arena >= 0 else None,
        "over": state.phase == content.OVER,
    }


def slot_view(state: Artefacts, slot: i64) -> SlotView:
    ground = state.ground[slot]
    return {
        "cell": int(state.world.cell_of[slot]),
        "area": int(state.world.area_of[slot]),
        "near": linked(state.world.near, slot),
        "ground": "army" if ground > content.FREE else content.GROUNDS[ground - content.RELIC],
        "seat": int(max(ground, i64(content.FREE))),
        "moved": int(state.moved[slot]),
    }


def area_view(state: Artefacts, area: i64) -> AreaView:
    world = state.world
    kind = world.furniture.power_of[area]
    return {
        "name": world.area_names[area],
        "continent": int(world.continent_of[area]),
        "slots": list(range(int(world.starts[area]), int(world.starts[area + 1]))),
        "next": linked(world.next, area),
        "owner": int(slots.owner_of(state, area)),
        "armies": plain(state.armies[area * state.seats : (area + 1) * state.seats]),
        "free": int(state.free[area]),
        "burnt": int(state.burnt[area]),
        "power": POWERS[kind].name if kind >= 0 else "",
        "text": POWERS[kind].text if kind >= 0 else "",
        "spent": int(state.spent[area]),
        "muster": int(state.muster[area]),
    }


def continent_view(state: Artefacts, continent: i64) -> ContinentView:
    world = state.world
    first = world.firsts[continent]
    owner = slots.owner_of(state, first)
    return {
        "name": world.continent_names[continent],
        "areas": list(range(int(first), int(world.firsts[continent + 1]))),
        "bonus": int(world.bonus[continent]),
        "owner": int(owner) if owner >= 0 and debrief.owns_continent(state, owner, continent) else -1,
    }


def artefact_view(state: Artefacts, relic: i64) -> ArtefactView:
    device = state.world.relics[relic]
    home = state.world.furniture.relic_slot[relic]
    place = state.bearer[relic]
    return {
        "name": device.name,
        "text": device.text,
        "curse": f"{device.curse.name}: {device.curse.text}" if device.curse is not None else "",
        "home": int(home),
        "slot": -1 if place == content.GONE else int(home) if place == content.UNTAKEN else int(place),
        "holder": int(slots.holder_of(state, relic)),
        "gone": 1 if place == content.GONE else 0,
    }


def battle_view(state: Artefacts) -> BattleView:
    living = [effects.living(state, content.ATTACKING), effects.living(state, content.DEFENDING)]
    return {
        "attacker": int(state.attacker),
        "defender": int(state.defender),
        "area": int(state.arena),
        "source": int(state.source),
        "holder": int(state.holder),
        "sides": [content.SIDES[side] for side in state.side],
        "bases": plain(state.base),
        "living": [int(number) for number in living],
        "strength": [
            int(living[0] + battle.aid(state, content.ATTACKING)),
            int(living[1] + battle.aid(state, content.DEFENDING)),
        ],
        "aids": [aid_view(state, code) for code in state.aids],
        "toll": int(state.toll),
        "losses": battle.forecast(state),
        "waiting": [seat for seat in range(int(state.seats)) if int(state.waiting) >> seat & 1],
    }


def aid_view(state: Artefacts, code: i64) -> list[object]:
    device = DEVICES[code // state.seats]
    seat = code % state.seats
    return [device.name, int(seat), int(device.measured(state, seat, state.arena))]


def plain(cells: vec[i64]) -> list[int]:
    return [int(cell) for cell in cells]


def linked(graph: Graph, place: i64) -> list[int]:
    return plain(graph.links[graph.starts[place] : graph.starts[place + 1]])
