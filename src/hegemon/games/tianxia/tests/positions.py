"""Positions for tests: a table with nothing on it, and a few words to put something there."""

from __future__ import annotations

from collections import Counter

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.events import Event
from hegemon.engine.state import submit
from hegemon.games.tianxia import GAME, content, flow, moves, objectives, phases, wares
from hegemon.games.tianxia.benefits import THING_COUNT, THINGS, TRACKS
from hegemon.games.tianxia.board_facts import number_of
from hegemon.games.tianxia.items import ITEM_COUNT, ITEMS
from hegemon.games.tianxia.state import ONE_USE, Tianxia
from hegemon.kit.cards import IN_DECK

BONUS = moves.bonus_tiles().names
REGIONS = [region.name for region in content.REGIONS]
BUILDINGS = [building.name for building in content.BUILDINGS]
SHIPS = [ship.name for ship in wares.SHIPS]
CARDS = [card.name for card in objectives.CARDS]
TILES = [tile.name for tile in wares.TILES]


def table(players: int = 2, **options: object) -> Tianxia:
    """Round 1: seat 0 has the turn; no objectives, no tiles, empty purses; the house of a seat is its number."""
    state = GAME.start(players, 7, **options)
    assert isinstance(state, Tianxia)
    state.opening = vec[i64]([i64(seat) for seat in range(players)])
    state.order = state.opening[:]
    for seat in range(players):
        state.house[seat] = seat
    for at in range(len(state.purse)):
        state.purse[at] = 0
    clear_tiles(state)
    clear_objectives(state)
    for lane in range(content.LANE_COUNT):
        state.nomad[lane] = 0
        state.strength[lane] = state.world.first_strength[lane]
    for at in range(len(state.track)):
        state.track[at] = 0
    flow.begin_turn(state, 0)
    assert state.audit() == []
    return state


def clear_tiles(state: Tianxia) -> None:
    for at in range(len(state.tile_at)):
        if state.tile_at[at] >= 0:
            state.stack = append(state.stack, state.tile_at[at])
            state.tile_at[at] = -1
    for kind in range(wares.TILE_KINDS):
        for _copy in range(state.offered[kind]):
            state.stack = append(state.stack, i64(kind))
        state.offered[kind] = 0


def clear_objectives(state: Tianxia) -> None:
    for card in range(len(CARDS)):
        if state.objective_at[card] >= 0:
            state.objective_at[card] = IN_DECK
            state.objective_deck = append(state.objective_deck, i64(card))


def give(state: Tianxia, text: str, seat: int = 0) -> None:
    """Add to a purse: `3 coins 2 wood`."""
    words = text.split()
    for number, word in zip(words[::2], words[1::2]):
        state.purse[seat * THING_COUNT + THINGS.index(word)] += int(number)


def has(state: Tianxia, word: str, seat: int = 0) -> int:
    return int(state.purse[seat * THING_COUNT + THINGS.index(word)])


def without(deck: vec[i64], card: int) -> vec[i64]:
    """A stack without one copy of a card."""
    cards = [int(other) for other in deck]
    cards.remove(card)
    return vec[i64]([i64(other) for other in cards])


def hold(state: Tianxia, *names: str, seat: int = 0) -> None:
    """Objectives from the deck into a hand."""
    for name in names:
        state.objective_deck = without(state.objective_deck, CARDS.index(name))
        state.objective_at[CARDS.index(name)] = seat


def own_tile(state: Tianxia, *names: str, seat: int = 0) -> None:
    """Bonus tiles from the stack to a player."""
    for name in names:
        kind = BONUS.index(name)
        state.stack = without(state.stack, kind)
        if kind < wares.FIGURINE_COUNT:
            state.figurines[seat] |= 1 << kind
        else:
            state.tiles[seat * ONE_USE + kind - wares.FIGURINE_COUNT] += 1


def offer(state: Tianxia, *names: str) -> None:
    """Bonus tiles from the stack below the round track."""
    for name in names:
        state.stack = without(state.stack, BONUS.index(name))
        state.offered[BONUS.index(name)] += 1


def lay_tile(state: Tianxia, building: str, space: int, name: str) -> None:
    """A bonus tile from the stack onto a governor space, counted from 1."""
    state.stack = without(state.stack, BONUS.index(name))
    state.tile_at[BUILDINGS.index(building) * 3 + space - 1] = BONUS.index(name)


def govern(state: Tianxia, building: str, space: int, seat: int = 0) -> None:
    """A governor, counted from 1, without price or gain."""
    state.governor_at[BUILDINGS.index(building) * 3 + space - 1] = seat
    state.supply[seat] -= 1


def moor(state: Tianxia, place: int, name: str, demand: str = "") -> None:
    """A ship from the stack, or from another place, in place of the one that lies there."""
    number, old = SHIPS.index(name), int(state.ship_at[place])
    others = [int(ship) for ship in state.ship_at]
    if number in others:
        state.ship_at[others.index(number)] = old
    elif number in [int(ship) for ship in state.ship_deck]:
        state.ship_deck = append(without(state.ship_deck, number), i64(old))
    state.ship_at[place] = number
    if demand:
        want = THINGS.index(demand) - 4
        box = [int(good) for good in state.demand_deck]
        if want != state.demand[place]:
            at = box.index(want)
            state.demand_deck[at], state.demand[place] = state.demand[place], state.demand_deck[at]


def defend(state: Tianxia, lane: str, walls: str = "", towers: str = "", soldiers: str = "") -> None:
    """Pieces of seats in a section, from the left: `walls="01"`."""
    at = content.LANES.index(lane)
    for cells, spaces, row in (
        (state.wall_at, content.WALL_SPACES, walls),
        (state.tower_at, int(state.world.tower_spaces), towers),
        (state.soldier_at, content.SOLDIER_SPACES, soldiers),
    ):
        for k, letter in enumerate(row):
            cells[at * spaces + k] = int(letter)
    for letter in soldiers:
        state.supply[int(letter)] -= 1


def man(state: Tianxia, barge: str, workers: str) -> None:
    """Workers of seats on a barge from the left, `n` for neutral ones."""
    for k, letter in enumerate(workers):
        state.barge_at[content.BARGES.index(barge) * 3 + k] = phases.NEUTRAL if letter == "n" else int(letter)
        if letter != "n":
            state.supply[int(letter)] -= 1


def besiege(state: Tianxia, lane: str, strength: int) -> None:
    """The nomad of a lane at the border, with a strength."""
    at = content.LANES.index(lane)
    state.nomad[at] = state.world.border[at]
    state.strength[at] = strength


def climb(state: Tianxia, track: str, step: int, seat: int = 0) -> None:
    state.track[seat * 4 + TRACKS.index(track)] = step


def stands_on(state: Tianxia, track: str, seat: int = 0) -> int:
    return int(state.track[seat * 4 + TRACKS.index(track)])


def booked(state: Tianxia, item: str, seat: int = 0) -> int:
    return int(state.points[seat * ITEM_COUNT + ITEMS.index(item)])


def row(state: Tianxia, cells: vec[i64], lane: str) -> str:
    """A row of a section from the left, `.` for what is free."""
    length = len(cells) // content.LANE_COUNT
    at = content.LANES.index(lane) * length
    return "".join("." if cell < 0 else str(int(cell)) for cell in cells[at : at + length])


def legal(state: Tianxia, *verbs: str) -> list[str]:
    """The legal moves of whose turn it is, those of some verbs if any are named."""
    listed = [state.notation().format(move) for move in state.legal(state.turn)]
    return [move for move in listed if not verbs or move.split()[0] in verbs]


def play(state: Tianxia, *texts: str, seat: int = -1) -> None:
    """Play checked moves of whose turn it is; after each the accounts must add up."""
    for text in texts:
        submit(state, int(state.turn) if seat < 0 else seat, int(state.notation().parse(text)))
        assert state.audit() == []


def refusal(state: Tianxia, text: str, seat: int = -1) -> str:
    """Why a move is not allowed: the sentence, with the rule in brackets; `allowed` when it is."""
    reason = state.why_not(int(state.turn) if seat < 0 else seat, state.notation().parse(text))
    return "allowed" if reason is None else str(reason)


def sentences(state: Tianxia, *texts: str, seat: int = -1) -> list[str]:
    """The log of some moves, the players being called A, B, C, D."""
    events: list[Event] = []
    state.heard = events
    play(state, *texts, seat=seat)
    state.heard = None
    return [state.chronicle().sentence(event, list("ABCD")) for event in events]


def attack(state: Tianxia) -> None:
    """All pass now: the attack, and if the game goes on, the next round up to its first turn."""
    for seat in range(int(state.seats)):
        if seat not in [int(other) for other in state.passers]:
            state.passers = append(state.passers, i64(seat))
    flow.begin_attack(state)
    flow.run(state)
    assert state.audit() == []


def owned(state: Tianxia, seat: int = 0) -> Counter[str]:
    """Everything that a seat has and that a benefit could change, by name."""
    found = Counter({word: has(state, word, seat) for word in THINGS})
    found.update({word: stands_on(state, word, seat) for word in TRACKS})
    found.update({f"points for {word}": booked(state, word, seat) for word in ITEMS})
    found["walls"] = int(number_of(state.wall_at, seat))
    found["towers"] = int(number_of(state.tower_at, seat))
    found["soldiers"] = int(number_of(state.soldier_at, seat))
    found["governors"] = int(number_of(state.governor_at, seat))
    found["cards"] = int(number_of(state.objective_at, seat))
    found["deliveries"] = int(state.shipped[seat])
    return found
