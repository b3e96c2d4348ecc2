"""The table as the oracle would show it to a seat, in the form of the game's own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hegemon.engine.match import Match
from hegemon.games.tianxia import content, wares
from hegemon.games.tianxia.tests.oracle.board import BUILDINGS, CARDS, REGIONS, SHIPS, SPACES, TILES
from hegemon.games.tianxia.tests.oracle.oracle import Model
from hegemon.games.tianxia.tests.oracle.parts import ITEMS, NOBODY, THINGS, TRACKS, Sight, View
from hegemon.games.tianxia.tests.oracle.scores import open_items, worth

BONUS = [*wares.FIGURINES, *TILES]  # in the order of the tables
LABELS = {row.name: row.label for rows in (REGIONS, BUILDINGS, SHIPS) for row in rows.values()}


def sight_of(match: Match) -> Sight:
    """The real table now."""
    return Sight(match.view(None), [match.view(seat) for seat in range(match.players)])


def seen_by(model: Model, seat: int, table: View) -> View:
    """The view of a seat: what a spectator sees, and the own hand."""
    return {**table, "seat": seat, "hand": hand_shown(model, seat)}


def shown(model: Model) -> View:
    """The whole view of a spectator."""
    turn, is_over = model.turn, not model.question
    return {
        "game": "tianxia",
        "players": model.players,
        "seat": NOBODY,
        "options": vars(model.dials),
        "round": model.round,
        "rounds": model.dials.rounds,
        "phase": "over" if is_over else "losing" if model.toll else "turn",
        "deed": turn.deed,
        "turn": turn.seat,
        "asked": model.asked(),
        "place": turn.place,
        "parts": sorted(turn.parts),
        "action": turn.action,
        "times": turn.times,
        "effects": [str(part) for part in reversed(model.waiting)],
        "opening": model.opening,
        "order": model.order,
        "passed": model.passed,
        "card": model.card,
        "lanes": [lane_shown(model, lane) for lane in content.LANES],
        "regions": [place_shown(model, name) for name in model.discs],
        "buildings": [building_shown(model, name) for name in BUILDINGS],
        "ships": [berth_shown(model, place) for place in range(content.SHIP_PLACES)],
        "barges": {name: filled(row, content.BARGE_PLACES) for name, row in model.barges.items()},
        "offered": in_order(BONUS, Counter(model.offered)),
        "box": {tile: model.box[tile] for tile in BONUS},
        "stacks": model.stacks(),
        "discards": in_order(CARDS, Counter(model.discards)),
        "lane": model.attacked,
        "toll": model.toll,
        "seats": [seat_shown(model, other) for other in range(model.players)],
        "discs": {name: model.disc_price(turn.seat, name) for name in model.discs},
        "fares": {name: model.barge_price(turn.seat, name) for name in model.barges},
        "hand": {},
        "shown": [in_order(CARDS, Counter(player.hand)) for player in model.seats] if is_over else [],
        "over": is_over,
    }


def lane_shown(model: Model, lane: str) -> View:
    return {
        "name": lane,
        "label": lane.capitalize(),
        "border": model.border(lane),
        "nomad": model.nomad[lane],
        "strength": model.strength[lane],
        "attacked": model.nomad[lane] == model.border(lane),
        "defence": model.defence(lane),
        "strengths": [model.strength_of(seat, lane) for seat in range(model.players)],
        "walls": filled(model.walls[lane], content.WALL_SPACES),
        "towers": filled(model.towers[lane], model.dials.tower_spaces),
        "soldiers": filled(model.soldiers[lane], content.SOLDIER_SPACES),
        "path": model.path(lane),
    }


def place_shown(model: Model, name: str) -> View:
    row = REGIONS.get(name)
    return {
        "name": name,
        "label": name.capitalize(),
        "banner": row.banner if row else "",
        "bubble": row.bubble if row else "",
        "port": row.port if row else content.NO_PORT,
        "exchanges": row.exchanges if row else [],
        "discs": [model.discs[name].count(seat) for seat in range(model.players)],
    }


def building_shown(model: Model, name: str) -> View:
    row = BUILDINGS[name]
    spaces = [
        {"wood": model.wood_price(at), "governor": model.governors.get(at, NOBODY), "tile": model.tile_at.get(at, "")}
        for at in SPACES
        if at[0] == name
    ]
    static = {
        word: getattr(row, word) for word in ("name", "label", "region", "lane", "cost", "raid", "income", "text")
    }
    return {**static, "tokens": model.tokens[name], "spaces": spaces}


def berth_shown(model: Model, place: int) -> View:
    berth = model.berths[place]
    lines = [line.split(":") for line in SHIPS[berth.ship].spaces] if berth.ship else []
    return {
        "place": berth.name,
        "ship": berth.ship,
        "label": LABELS[berth.ship] if berth.ship else "",
        "demand": berth.demand,
        "markers": sorted(berth.markers),
        "spaces": [
            {"goods": goods.strip(), "benefit": benefit.strip(), "crate": berth.crates.get(space, NOBODY)}
            for space, (goods, benefit) in enumerate(lines, 1)
        ],
    }


def seat_shown(model: Model, seat: int) -> View:
    player = model.seats[seat]
    return {
        "house": player.house.name,
        "label": player.house.label,
        "things": {thing: player.things[thing] for thing in THINGS},
        "supply": player.supply,
        "merchants": player.merchants,
        "merchant_action": player.house.merchants,
        "income": player.house.income,
        "discs": player.discs,
        "walls": model.stone_prices(seat, "wall"),
        "towers": model.stone_prices(seat, "tower"),
        "prices": {
            "wall": model.stone_price(seat, "wall") if model.stone_prices(seat, "wall") else NOBODY,
            "tower": model.stone_price(seat, "tower") if model.stone_prices(seat, "tower") else NOBODY,
            "soldier": model.rice_price(seat),
        },
        "crates": model.crates_left(seat),
        "shipped": player.shipped,
        "tracks": [player.tracks[track] for track in TRACKS],
        "figurines": in_order(wares.FIGURINES, Counter(player.figurines)),
        "tiles": in_order(TILES, player.tiles),
        "used": in_order(TILES, player.used),
        "objectives": len(player.hand),
        "passed": seat in model.passed,
        "order": player.order,
        "points": {item: player.points[item] for item in ITEMS},
        "score": sum(open_items(model, seat).values()),
    }


def hand_shown(model: Model, seat: int) -> View:
    held = in_order(CARDS, Counter(model.seats[seat].hand))
    return {
        "objectives": held,
        "worth": [worth(model, seat, card) for card in held],
        "answer": model.seats[seat].answer,
    }


def in_order(names: Iterable[str], number: Counter[str]) -> list[str]:
    """Each name as often as it is there, in the order of its table."""
    return [name for name in names for _copy in range(number[name])]


def filled(row: list[int], length: int) -> list[int]:
    """Pieces from the left, then empty spaces."""
    return [*row, *[NOBODY] * (length - len(row))]
