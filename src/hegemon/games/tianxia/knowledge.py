"""What a seat, or a spectator, may know of Tianxia: an allow-list of plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import seats_in
from hegemon.games.tianxia import (
    board_facts,
    content,
    military,
    moves,
    nomads,
    objectives,
    phases,
    region,
    river,
    scoring,
    wares,
)
from hegemon.games.tianxia.benefits import THING_COUNT, THINGS, TRACK_COUNT, TRACKS, format_benefit
from hegemon.games.tianxia.choices import ONE_USE
from hegemon.games.tianxia.dials import ORDERS
from hegemon.games.tianxia.items import ITEM_COUNT, ITEMS

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia
    from hegemon.games.tianxia.view import (
        BuildingView,
        DeliveryView,
        HandView,
        LaneView,
        RegionView,
        SeatView,
        ShipView,
        TianxiaView,
    )

BONUS_NAMES = moves.bonus_tiles().names
PLACE_NAMES = moves.ports().names
DISC_PLACES = [*moves.regions().names, *moves.drills().names]


def view(state: Tianxia, seat: i64) -> TianxiaView:
    """The table as this seat sees it; seat -1 is a spectator."""
    return {
        "game": "tianxia",
        "players": int(state.seats),
        "seat": int(seat),
        "options": dict(state.world.options),
        "round": int(state.round),
        "rounds": int(state.world.rounds),
        "phase": phases.PHASES[state.phase],
        "deed": phases.DEEDS[state.deed],
        "turn": int(state.turn),
        "asked": seats_in(state.asked),
        "place": content.REGIONS[state.place].name if state.place >= 0 else "",
        "parts": [word for word, part in phases.PARTS.items() if int(state.done_parts) & part],
        "action": next((word for word, part in phases.PARTS.items() if part == state.current), ""),
        "times": int(state.times),
        "effects": [format_benefit([int(part)]) for part in state.effects][::-1],
        "opening": plain(state.opening),
        "order": plain(state.order),
        "passed": plain(state.passers),
        "card": nomads.CARDS[state.card].name if state.card >= 0 else "",
        "lanes": [lane_view(state, i64(lane)) for lane in range(content.LANE_COUNT)],
        "regions": [region_view(state, place) for place in range(content.DISC_PLACES)],
        "buildings": [building_view(state, number) for number in range(content.BUILDING_COUNT)],
        "ships": [ship_view(state, place) for place in range(content.SHIP_PLACES)],
        "barges": {word: plain(row(state.barge_at, k, content.BARGE_PLACES)) for k, word in enumerate(content.BARGES)},
        "offered": repeated(BONUS_NAMES, state.offered),
        "box": {name: int(state.box[kind]) for kind, name in enumerate(BONUS_NAMES)},
        "stacks": stacks_view(state),
        "discards": cards_at(state, phases.DISCARDED),
        "lane": content.LANES[state.lane] if state.lane >= 0 else "",
        "toll": int(state.toll),
        "seats": [seat_view(state, i64(other)) for other in range(int(state.seats))],
        "discs": {name: int(region.disc_price(state, state.turn, i64(k))) for k, name in enumerate(DISC_PLACES)},
        "fares": {word: int(river.price(state, state.turn, i64(k))) for k, word in enumerate(content.BARGES)},
        "hand": hand_view(state, seat) if seat >= 0 else {},
        "scores": [itemised(state, i64(other)) for other in shown_seats(state)],
        "shown": [cards_at(state, i64(other)) for other in shown_seats(state)],
        "over": state.phase == phases.OVER,
    }


def shown_seats(state: Tianxia) -> range:
    """Whose points and objectives are shown: all in the end, nobody's before."""
    return range(int(state.seats) if state.phase == phases.OVER else 0)


def stacks_view(state: Tianxia) -> dict[str, int]:
    return {
        "bonus": len(state.stack),
        "ships": len(state.ship_deck),
        "demands": len(state.demand_deck),
        "nomads": len(state.nomad_deck),
        "objectives": len(state.objective_deck),
    }


def lane_view(state: Tianxia, lane: i64) -> LaneView:
    at = int(lane)
    return {
        "name": content.LANES[at],
        "label": content.LANE_LABELS[at],
        "border": int(state.world.border[lane]),
        "nomad": int(state.nomad[lane]),
        "strength": int(state.strength[lane]),
        "attacked": board_facts.is_attacked(state, lane),
        "defence": int(board_facts.defence(state, lane)),
        "strengths": [int(board_facts.strength_of(state, lane, i64(seat))) for seat in range(int(state.seats))],
        "walls": plain(row(state.wall_at, at, content.WALL_SPACES)),
        "towers": plain(row(state.tower_at, at, int(state.world.tower_spaces))),
        "soldiers": plain(row(state.soldier_at, at, content.SOLDIER_SPACES)),
        "path": [content.BUILDINGS[number].name for number in row(state.world.path, at, content.PATH)],
    }


def region_view(state: Tianxia, place: int) -> RegionView:
    discs = plain(row(state.placed, place, int(state.seats)))
    if place >= content.REGION_COUNT:
        name = ["fortify", "train"][place - content.REGION_COUNT]
        bare: RegionView = {
            "name": name,
            "label": name.capitalize(),
            "banner": "",
            "bubble": "",
            "port": content.NO_PORT,
            "exchanges": [],
            "discs": discs,
        }
        return bare
    shown = content.REGIONS[place]
    return {
        "name": shown.name,
        "label": shown.label,
        "banner": shown.banner,
        "bubble": shown.bubble,
        "port": shown.port,
        "exchanges": list(shown.exchanges),
        "discs": discs,
    }


def building_view(state: Tianxia, number: int) -> BuildingView:
    shown = content.BUILDINGS[number]
    spaces = [at for at in range(number * 3, number * 3 + 3) if state.world.extra[at] >= 0]
    return {
        "name": shown.name,
        "label": shown.label,
        "region": shown.region,
        "lane": shown.lane,
        "cost": shown.cost,
        "tokens": int(state.tokens[number]),
        "raid": shown.raid,
        "income": shown.income,
        "text": shown.text,
        "spaces": [
            {
                "wood": int(region.wood_price(state, i64(at), 0)),
                "governor": int(state.governor_at[at]),
                "tile": BONUS_NAMES[state.tile_at[at]] if state.tile_at[at] >= 0 else "",
            }
            for at in spaces
        ],
    }


def ship_view(state: Tianxia, place: int) -> ShipView:
    ship = state.ship_at[place]
    is_port = place < content.PORTS
    return {
        "place": PLACE_NAMES[place],
        "ship": wares.SHIPS[ship].name if ship >= 0 else "",
        "label": wares.SHIPS[ship].label if ship >= 0 else "",
        "demand": THINGS[THING_COUNT - 3 + int(state.demand[place])] if is_port else "",
        "markers": seats_in(state.ropes[place]) if is_port else [],
        "spaces": deliveries_view(state, place, int(ship)) if ship >= 0 else [],
    }


def deliveries_view(state: Tianxia, place: int, ship: int) -> list[DeliveryView]:
    shown: list[DeliveryView] = []
    for space, line in enumerate(wares.SHIPS[ship].spaces):
        goods, _colon, benefit = line.partition(":")
        crate = int(state.crate_at[place * wares.DELIVERIES + space])
        shown.append({"goods": goods.strip(), "benefit": benefit.strip(), "crate": crate})
    return shown


def seat_view(state: Tianxia, seat: i64) -> SeatView:
    at, house = int(seat), content.HOUSES[state.house[seat]]
    tile_names = BONUS_NAMES[wares.FIGURINE_COUNT :]
    return {
        "house": house.name,
        "label": house.label,
        "things": {word: int(amount) for word, amount in zip(THINGS, row(state.purse, at, THING_COUNT))},
        "supply": int(state.supply[seat]),
        "merchants": int(state.merchants[seat]),
        "merchant_action": house.merchants,
        "income": house.income,
        "discs": int(state.discs[seat]),
        "walls": house.walls[board_facts.number_of(state.wall_at, seat) :],
        "towers": house.towers[board_facts.number_of(state.tower_at, seat) :],
        "prices": {
            "wall": price(military.wall_price(state, seat)),
            "tower": price(military.tower_price(state, seat)),
            "soldier": int(military.soldier_price(state, seat)),
        },
        "crates": int(board_facts.crates_left(state, seat)),
        "shipped": int(state.shipped[seat]),
        "tracks": plain(row(state.track, at, TRACK_COUNT)),
        "figurines": [name for kind, name in enumerate(wares.FIGURINES) if int(state.figurines[seat]) >> kind & 1],
        "tiles": repeated(tile_names, row(state.tiles, at, ONE_USE)),
        "used": repeated(tile_names, row(state.used, at, ONE_USE)),
        "objectives": int(board_facts.number_of(state.objective_at, seat)),
        "passed": board_facts.is_passed(state, seat),
        "order": ORDERS[state.loss_order[seat]],
        "points": {word: int(points) for word, points in zip(ITEMS, row(state.points, at, ITEM_COUNT))},
        "score": int(scoring.open_score(state, seat)),
    }


def price(stone: i64) -> int:
    return -1 if stone == military.NO_MORE else int(stone)


def hand_view(state: Tianxia, seat: i64) -> HandView:
    held = [card for card in range(len(objectives.CARDS)) if state.objective_at[card] == seat]
    return {
        "objectives": [objectives.CARDS[card].name for card in held],
        "worth": [int(objectives.worth(state, seat, i64(card))) for card in held],
        "answer": int(state.answer[seat]),
    }


def itemised(state: Tianxia, seat: i64) -> dict[str, int]:
    """TIANXIA-6.4 Every point of a seat with its item."""
    points = {word: int(state.points[seat * ITEM_COUNT + k]) for k, word in enumerate(ITEMS)}
    points["figurines"] = int(scoring.for_figurines(state, seat))
    for track, word in enumerate(TRACKS):
        points[word] = int(scoring.for_track(state, seat, i64(track)))
    for card in scoring.best_objectives(state, seat):
        points[objectives.CARDS[card].name] = int(objectives.worth(state, seat, card))
    points["leftovers"] = int(scoring.for_leftovers(state, seat))
    return points


def cards_at(state: Tianxia, place: i64) -> list[str]:
    return [card.name for k, card in enumerate(objectives.CARDS) if state.objective_at[k] == place]


def repeated(names: list[str], numbers: vec[i64]) -> list[str]:
    """Each name as often as it is there."""
    return [name for name, number in zip(names, numbers) for _copy in range(number)]


def row(cells: vec[i64], which: int, length: int) -> vec[i64]:
    return cells[which * length : (which + 1) * length]


def plain(cells: vec[i64]) -> list[int]:
    return [int(cell) for cell in cells]
