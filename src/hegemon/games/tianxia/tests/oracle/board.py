"""How a game of the oracle stands: who has what where, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hegemon.games.tianxia import content, nomads, objectives, wares
from hegemon.games.tianxia.tests.oracle.lines import Part, plain_gains
from hegemon.games.tianxia.tests.oracle.parts import (
    GOODS,
    NEUTRAL,
    NOBODY,
    THINGS,
    Berth,
    Dials,
    Player,
    Question,
    Sight,
    Turn,
)

BUILDINGS = {row.name: row for row in content.BUILDINGS}
REGIONS = {row.name: row for row in content.REGIONS}
SHIPS = {row.name: row for row in wares.SHIPS}
TILES = {row.name: row.benefit for row in wares.TILES}
CARDS = {row.name: row for row in objectives.CARDS}
NOMADS = {row.name: row for row in nomads.CARDS}
PASSIVES = {row.hook: row for row in content.BUILDINGS if row.hook != content.NO_HOOK}
Space = tuple[str, int]  # a building, and its spaces from 1
SPACES: dict[Space, int] = {  # and their extra wood
    (row.name, at + 1): int(word.rstrip("*")) for row in content.BUILDINGS for at, word in enumerate(row.spaces.split())
}
STARRED: list[Space] = [
    (row.name, at + 1) for row in content.BUILDINGS for at, word in enumerate(row.spaces.split()) if "*" in word
]


class Board:
    """Everything that is kept, and what can be counted from it."""

    def __init__(self, players: int, dials: Dials, sight: Sight) -> None:
        self.players = players
        self.dials = dials
        self.sight = sight
        self.round = 0
        self.order: list[int] = list(sight.table["order"])
        self.opening = list(self.order)
        self.passed: list[int] = []
        self.lone_turns = 0
        self.turn = Turn(NOBODY)
        self.waiting: list[Part] = []  # parts of benefits to be gained, the next one last
        self.question: Question | None = None
        self.seats = [self.new_player(seat) for seat in range(players)]
        self.set_up_land()
        self.set_up_wall()
        self.set_up_sea()

    def new_player(self, seat: int) -> Player:
        """TIANXIA-2.1 A random house, 3 objectives, coins and resources."""
        house = next(one for one in content.HOUSES if one.name == self.sight.table["seats"][seat]["house"])
        player = Player(house, self.dials.loss_order, hand=set(self.sight.hands[seat]))
        player.things.update(plain_gains(content.STARTING))
        player.things["coins"] += self.dials.starting_goods
        extras = content.EXTRAS[self.dials.compensation]
        player.things.update(plain_gains(extras.places[self.players][self.order.index(seat)]))
        player.things.update(plain_gains(extras.houses[self.players][content.HOUSES.index(house)]))
        return player

    def set_up_wall(self) -> None:
        self.card = ""
        self.cards_left = set(NOMADS)
        self.nomad = dict.fromkeys(content.LANES, 0)
        self.strength = {lane: self.first_strength(lane) for lane in content.LANES}
        self.walls: dict[str, list[int]] = {lane: [] for lane in content.LANES}
        self.towers: dict[str, list[int]] = {lane: [] for lane in content.LANES}
        self.soldiers: dict[str, list[int]] = {lane: [] for lane in content.LANES}
        self.toll = 0
        self.attacked = ""  # the lane, while losses are asked

    def set_up_land(self) -> None:
        self.discs: dict[str, list[int]] = {name: [] for name in [*REGIONS, "fortify", "train"]}
        self.barges: dict[str, list[int]] = {name: [] for name in content.BARGES}  # workers from the left
        self.governors: dict[Space, int] = {}
        self.tokens = dict.fromkeys(BUILDINGS, 0)
        self.box: Counter[str] = Counter()
        self.stack = Counter(dict.fromkeys(wares.FIGURINES, wares.COPIES_OF_FIGURINES))
        self.stack.update(dict.fromkeys(TILES, wares.COPIES_OF_TILES))
        self.offered: list[str] = []
        self.tile_at: dict[Space, str] = {}
        self.lay_tiles(STARRED)
        self.discards: set[str] = set()

    def set_up_sea(self) -> None:
        """TIANXIA-1.7 One ship in each port, one at sea; a demand tile in each port."""
        ports = sorted((row for row in content.REGIONS if row.port >= 0), key=lambda row: row.port)
        self.berths = [Berth(name) for name in [*(row.name for row in ports), "sea"]]
        self.ships_left = set(SHIPS)
        self.demands_left = Counter(wares.DEMANDS)
        self.demands_used: Counter[str] = Counter()
        self.fill_berths()
        for place in range(content.PORTS):
            self.draw_demand(place)

    # Chance: what was drawn is read off the real table, and must have been there to be drawn

    def lay_tiles(self, spaces: Iterable[Space]) -> None:
        """TIANXIA-1.4, 5.4 A tile from the stack on each of these spaces."""
        shown = {row["name"]: row["spaces"] for row in self.sight.table["buildings"]}
        for building, space in spaces:
            tile = self.draw_tile([shown[building][space - 1]["tile"]])
            if tile:
                self.tile_at[building, space] = tile

    def draw_tile(self, seen: list[str]) -> str:
        """TIANXIA-1.10 One of the tiles that are seen now, off the stack; when it is empty, the box is reshuffled."""
        if not self.stack.total():
            self.stack, self.box = self.box, Counter()
        drawn = next((tile for tile in seen if self.stack[tile]), "")
        if drawn:
            self.stack[drawn] -= 1
            seen.remove(drawn)
        return drawn

    def draw_objective(self, seat: int) -> None:
        """TIANXIA-1.12, 6.1 One card from the deck, made anew from the discards when it is empty."""
        if not self.deck():
            self.discards = set()
        held = self.seats[seat].hand
        held.update([card for card in self.sight.hands[seat] if card in self.deck()][:1])

    def deck(self) -> set[str]:
        """The objectives that are nowhere else."""
        return set(CARDS) - self.discards - {card for player in self.seats for card in player.hand}

    def fill_berths(self) -> None:
        """TIANXIA-6.1 New ships in empty places; an empty stack leaves them empty."""
        for berth, seen in zip(self.berths, self.sight.table["ships"], strict=True):
            if not berth.ship and seen["ship"] in self.ships_left:
                berth.ship = seen["ship"]
                self.ships_left.remove(berth.ship)

    def draw_demand(self, place: int) -> None:
        """TIANXIA-1.7 A demand tile for a port; used ones are reshuffled when none are left."""
        if not self.demands_left.total():
            self.demands_left, self.demands_used = self.demands_used, Counter()
        drawn = self.sight.table["ships"][place]["demand"]
        self.demands_left[drawn] -= 1
        self.berths[place].demand = drawn

    # Prices

    def has_passive(self, seat: int, hook: int) -> bool:
        """TIANXIA-4.2 A governor in the red building, one or several."""
        return any(who == seat and at[0] == PASSIVES[hook].name for at, who in self.governors.items())

    def passive(self, seat: int, hook: int) -> int:
        return PASSIVES[hook].number if self.has_passive(seat, hook) else 0

    def disc_price(self, seat: int, place: str) -> int:
        """TIANXIA-4.1, 4.5 1 coin for every disc already there."""
        price = self.dials.disc_surcharge * len(self.discs[place])
        return max(0, price - self.passive(seat, content.CHEAP_DISCS))

    def wood_price(self, at: Space, off: int = 0) -> int:
        """TIANXIA-4.2, 4.11 The building's wood, the space's, 1 per cost token, less what an effect takes off."""
        return max(0, BUILDINGS[at[0]].cost + SPACES[at] + self.tokens[at[0]] - off)

    def stone_prices(self, seat: int, kind: str) -> list[int]:
        """TIANXIA-4.5 What the walls or towers cost that are not built yet, in order, as the board has it."""
        house = self.seats[seat].house
        costs, rows = (house.walls, self.walls) if kind == "wall" else (house.towers, self.towers)
        return costs[sum(row.count(seat) for row in rows.values()) :]

    def stone_price(self, seat: int, kind: str) -> int:
        price = self.stone_prices(seat, kind)[0]
        return max(1, price - 1) if self.has_passive(seat, content.CHEAP_WALLS) else price

    def rice_price(self, seat: int) -> int:
        return max(0, self.dials.soldier_price - self.passive(seat, content.CHEAP_SOLDIERS))

    def barge_price(self, seat: int, barge: str) -> int:
        """TIANXIA-4.6 1 coin, +1 for each own worker already on that barge."""
        own = self.barges[barge].count(seat)
        return content.BARGE_PRICE + max(0, own - self.passive(seat, content.CHEAP_BARGES))

    def most_conversions(self, seat: int) -> int:
        return content.CONVERSIONS + self.passive(seat, content.MORE_EXCHANGE)

    # What stands where

    def first_strength(self, lane: str) -> int:
        """TIANXIA-1.11 The lane's first number, by players, as strong as the dial says."""
        number = nomads.FIRST_STRENGTH[self.players][content.LANES.index(lane)]
        return max(nomads.LEAST_STRENGTH, self.scaled(number))

    def growth(self, lane: str) -> int:
        """TIANXIA-1.11 What the card changes, by players."""
        marks = NOMADS[self.card].growth[content.LANES.index(lane)]
        number = self.scaled(nomads.GROWTH[self.players][abs(marks)])
        return number if marks > 0 else -number

    def scaled(self, number: int) -> int:
        """So many percent; a half is rounded up."""
        return (number * self.dials.nomad_strength + 50) // 100

    def border(self, lane: str) -> int:
        return content.BORDER[content.LANES.index(lane)]

    def path(self, lane: str) -> list[str]:
        """TIANXIA-1.2 The buildings behind a section, in raiding order."""
        return [row.name for row in content.BUILDINGS if row.lane == lane]

    def strength_of(self, seat: int, lane: str) -> int:
        """TIANXIA-5.1 Tower 2, wall 1, soldier 1."""
        pieces = self.walls[lane].count(seat) + self.soldiers[lane].count(seat)
        return 2 * self.towers[lane].count(seat) + pieces

    def defence(self, lane: str) -> int:
        """TIANXIA-1.1 Walls, twice the towers, and soldiers."""
        return len(self.walls[lane]) + 2 * len(self.towers[lane]) + len(self.soldiers[lane])

    def rooms(self, kind: str) -> list[str]:
        """TIANXIA-1.1 The sections with room for a wall, tower or soldier."""
        rows, most = {
            "wall": (self.walls, content.WALL_SPACES),
            "tower": (self.towers, self.dials.tower_spaces),
            "soldier": (self.soldiers, content.SOLDIER_SPACES),
        }[kind]
        return [lane for lane in content.LANES if len(rows[lane]) < most]

    def governors_of(self, seat: int) -> list[Space]:
        return [at for at, who in self.governors.items() if who == seat]

    def neutral_workers(self) -> int:
        return sum(row.count(NEUTRAL) for row in self.barges.values())

    def crates_left(self, seat: int) -> int:
        """TIANXIA-1.13 Delivery markers that are not on ships."""
        return content.CRATES - sum(list(berth.crates.values()).count(seat) for berth in self.berths)

    def markers_left(self, seat: int) -> int:
        return content.ROPES - sum(seat in berth.markers for berth in self.berths)

    def open_tracks(self, seat: int) -> list[str]:
        """TIANXIA-1.9 Tracks that are not full."""
        return [track for track, step in self.seats[seat].tracks.items() if step < content.TRACK_STEPS]

    def can_pay(self, seat: int, price: dict[str, int]) -> bool:
        return all(self.seats[seat].things[thing] >= amount for thing, amount in price.items())

    def goods_asked(self, berth: Berth, space: int, good: str) -> dict[str, int]:
        """TIANXIA-4.4 The demanded good plus what the space asks."""
        asked = Counter(plain_gains(SHIPS[berth.ship].spaces[space - 1].split(":")[0]))
        asked[good] += 1
        return dict(asked)

    def deliveries(self, seat: int, berth: Berth) -> list[str]:
        """TIANXIA-4.4 What can be delivered to a ship: to a port the good that it demands, at sea any."""
        if not berth.ship or not self.crates_left(seat):
            return []
        return [
            f"deliver {space} {good}"
            for space in range(1, len(SHIPS[berth.ship].spaces) + 1)
            if space not in berth.crates
            for good in ([berth.demand] if berth.demand else GOODS)
            if self.can_pay(seat, self.goods_asked(berth, space, good))
        ]

    def owned(self, seat: int, things: Iterable[str] = THINGS) -> int:
        return sum(self.seats[seat].things[thing] for thing in things)
