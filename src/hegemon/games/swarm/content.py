"""What Swarm is made of: tiles, leaders, events, covert cards, quests and specialties, each with its text.

Rules read the numbers from here and never hold any themselves. The position of a card in its table is its number.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 5
HEIGHT: Final = 4
CELLS: Final = 20
CELL_NAMES: Final = [f"{'abcde'[cell % 5]}{cell // 5 + 1}" for cell in range(20)]

# Elements, in the order of the temples.
FIRE: Final = 0
EARTH: Final = 1
WIND: Final = 2
WATER: Final = 3
ELEMENTS: Final = ["fire", "earth", "wind", "water"]

# Kinds of tiles.
SANCTUARY: Final = 0
TEMPLE: Final = 1
BASTION: Final = 2
CITY: Final = 3
BASIN: Final = 4
DESERT: Final = 5
TILE_KINDS: Final = ["sanctuary", "temple", "bastion", "city", "basin", "desert"]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]


class Tile:
    """One of the squares of the board."""

    def __init__(self, kind: int, name: str, label: str, text: str) -> None:
        self.kind = kind
        self.name = name
        self.label = label
        self.text = text


SANCTUARY_TILE: Final = Tile(SANCTUARY, "sanctuary", "Sanctuary", "Nobody fights here, and the swarm passes over it.")
TEMPLE_TILES: Final = [
    Tile(TEMPLE, "ember-temple", "Ember Temple", "Fire burns inside, day and night."),
    Tile(TEMPLE, "clay-temple", "Clay Temple", "Earth is older than every quarrel about it."),
    Tile(TEMPLE, "reed-temple", "Reed Temple", "Wind sings in its walls and belongs to nobody."),
    Tile(TEMPLE, "well-temple", "Well Temple", "Water sleeps below the floor."),
]
BASTION_TILES: Final = [
    Tile(BASTION, "crow-gate", "Crow Gate", "Its walls keep the swarm out."),
    Tile(BASTION, "salt-keep", "Salt Keep", "Whoever stands here first fights better."),
    Tile(BASTION, "red-watch", "Red Watch", "Three such walls make a realm."),
    Tile(BASTION, "old-teeth", "Old Teeth", "Broken towers, still hard to climb."),
    Tile(BASTION, "high-step", "High Step", "One stair, and it is steep."),
    Tile(BASTION, "lone-wall", "Lone Wall", "Nobody knows what it once fenced in."),
]
CITY_TILES: Final = [
    Tile(CITY, "sahl", "Sahl", "A city counts when the long night comes."),
    Tile(CITY, "merit", "Merit", "Potters, poets and pawnbrokers."),
    Tile(CITY, "ashar", "Ashar", "Its markets open when the heat breaks."),
    Tile(CITY, "dunmouth", "Dunmouth", "The last lamp before the sand."),
    Tile(CITY, "karsa", "Karsa", "It changed hands so often that it has no flag."),
]
BASIN_TILES: Final = [
    Tile(BASIN, "blue-basin", "Blue Basin", "Two water each round for whoever holds it alone."),
    Tile(BASIN, "deep-basin", "Deep Basin", "The rope is longer every year."),
    Tile(BASIN, "goat-basin", "Goat Basin", "Brackish, but it is water."),
    Tile(BASIN, "star-basin", "Star Basin", "At night it shows the sky twice."),
]
DESERT_TILES: Final = [
    Tile(DESERT, "flint-waste", "Flint Waste", "Stones that cut sandals."),
    Tile(DESERT, "grey-sea", "Grey Sea", "Dunes, as far as one cares to look."),
    Tile(DESERT, "bone-field", "Bone Field", "The swarm has been here before."),
    Tile(DESERT, "still-pan", "Still Pan", "White, flat and silent."),
    Tile(DESERT, "thorn-rise", "Thorn Rise", "Nothing grows here but excuses to turn back."),
    Tile(DESERT, "glass-flat", "Glass Flat", "Lightning paved it."),
    Tile(DESERT, "sink-sand", "Sink Sand", "Walk quickly."),
    Tile(DESERT, "rust-hills", "Rust Hills", "Iron that nobody will ever dig."),
    Tile(DESERT, "far-nothing", "Far Nothing", "The maps stop here."),
]


class Leader:
    """Who commands in a battle."""

    def __init__(self, name: str, label: str, element: int, skill: int) -> None:
        self.name = name
        self.label = label
        self.element = element
        self.skill = skill


LEADERS: Final = [
    Leader("asha", "Asha", FIRE, 1),
    Leader("brand", "Brand", FIRE, 2),
    Leader("cinder", "Cinder", FIRE, 3),
    Leader("ifrin", "Ifrin", FIRE, 4),
    Leader("pyra", "Pyra", FIRE, 5),
    Leader("volkan", "Volkan", FIRE, 6),
    Leader("dorn", "Dorn", EARTH, 1),
    Leader("garnet", "Garnet", EARTH, 2),
    Leader("loam", "Loam", EARTH, 3),
    Leader("marl", "Marl", EARTH, 4),
    Leader("petra", "Petra", EARTH, 5),
    Leader("tor", "Tor", EARTH, 6),
    Leader("aura", "Aura", WIND, 1),
    Leader("gale", "Gale", WIND, 2),
    Leader("kestrel", "Kestrel", WIND, 3),
    Leader("mistral", "Mistral", WIND, 4),
    Leader("sirocco", "Sirocco", WIND, 5),
    Leader("zephyr", "Zephyr", WIND, 6),
    Leader("brook", "Brook", WATER, 1),
    Leader("delta", "Delta", WATER, 2),
    Leader("marina", "Marina", WATER, 3),
    Leader("nereo", "Nereo", WATER, 4),
    Leader("rill", "Rill", WATER, 5),
    Leader("tide", "Tide", WATER, 6),
]

# What an event does beside moving the swarm.
WORTHLESS: Final = -1  # before the first event
RAIN: Final = 0
DROUGHT: Final = 1
FORCED_MARCH: Final = 2
TRUCE: Final = 3
TRIBUTE: Final = 4
SANDSTORM: Final = 5
PILGRIMAGE: Final = 6
RAIDERS: Final = 7
LONG_NIGHT: Final = 8  # ends the game
BOUNTY: Final = 9
TRIBUTE_PAID: Final = 2  # water that everyone loses to a tribute
PILGRIM_TROOPS: Final = 1  # more troops that a pilgrimage takes into the temple
BOUNTY_PAID: Final = 2  # water for each bastion that a seat controls
BASIN_WATER: Final = 2  # for whoever controls it


class EventCard:
    """What a round brings: where the swarm goes, and rain or something else."""

    def __init__(self, name: str, label: str, effect: int, direction: int, steps: int, cells: str, text: str) -> None:
        self.name = name
        self.label = label
        self.effect = effect
        self.direction = direction
        self.steps = steps
        self.cells = [CELL_NAMES.index(cell) for cell in cells.split()]
        self.text = text


EVENTS: Final = [
    EventCard("dawn-shower", "Dawn Shower", RAIN, NORTH, 1, "a1 c2 e3", "A shower on three squares before the heat."),
    EventCard("west-cloud", "West Cloud", RAIN, EAST, 2, "a2 b3", "Low clouds from the west."),
    EventCard("hill-rain", "Hill Rain", RAIN, SOUTH, 1, "b1 d2 c4", "It rains on the heights and runs down."),
    EventCard("grey-veil", "Grey Veil", RAIN, WEST, 3, "c1 e2 a4", "A veil of drizzle, hardly worth a bucket."),
    EventCard("flash-flood", "Flash Flood", RAIN, NORTH, 2, "d3 e4", "Every gully is a river for an hour."),
    EventCard("slow-drops", "Slow Drops", RAIN, EAST, 1, "b2 d4 a3", "Heavy drops, far apart."),
    EventCard("thunderhead", "Thunderhead", RAIN, SOUTH, 3, "e1 c3", "One cloud, one storm."),
    EventCard("long-drizzle", "Long Drizzle", RAIN, WEST, 1, "d1 b4 e3", "It goes on until noon."),
    EventCard("evening-dew", "Evening Dew", RAIN, NORTH, 3, "a1 d2", "Cloth spread on the ground is wet by dark."),
    EventCard("south-squall", "South Squall", RAIN, EAST, 4, "c2 b3 d4", "Rain that comes sideways."),
    EventCard("mountain-melt", "Mountain Melt", RAIN, SOUTH, 2, "e2 a3 c4", "Far snow comes down as a stream."),
    EventCard("warm-rain", "Warm Rain", RAIN, WEST, 2, "b1 d3 e4", "It smells of dust and of home."),
    EventCard("cloudburst", "Cloudburst", RAIN, NORTH, 4, "c1 b2", "Over in a minute."),
    EventCard("soft-rain", "Soft Rain", RAIN, WEST, 4, "a2 c3 e1", "So fine that it makes no sound."),
    EventCard("drought", "Drought", DROUGHT, EAST, 3, "", "Nothing yields water this round, basins included."),
    EventCard("forced-march", "Forced March", FORCED_MARCH, NORTH, 2, "", "Moving troops is free this round."),
    EventCard("truce", "Truce", TRUCE, SOUTH, 1, "", "No battles this round: armies that share a tile stay there."),
    EventCard("tribute", "Tribute", TRIBUTE, WEST, 2, "", "Everyone loses 2 water, or 1 if that is all they have."),
    EventCard(
        "sandstorm", "Sandstorm", SANDSTORM, EAST, 4, "", "No troops are dropped this round, not even from temples."
    ),
    EventCard(
        "pilgrimage", "Pilgrimage", PILGRIMAGE, SOUTH, 2, "", "Each prayer sends one more troop into the temple."
    ),
    EventCard("raiders", "Raiders", RAIDERS, NORTH, 1, "", "Everyone loses one troop in each city they occupy."),
    EventCard("bounty", "Bounty", BOUNTY, WEST, 1, "", "Everyone gets 2 water for each bastion they control."),
    EventCard("long-night", "Long Night", LONG_NIGHT, SOUTH, 4, "", "The game ends after this round."),
]

# Covert cards. Tactics are part of a battle plan, the others are played by whoever has the word.
BANNER: Final = 0
AMBUSH: Final = 1
DAGGER: Final = 2
SHIELD: Final = 3
SURGEON: Final = 4
MIRAGE: Final = 5
BLUFF: Final = 6
TACTICS: Final = 7  # kinds below this are tactics
THIEF: Final = 7
SPY: Final = 8
LURE: Final = 9
RECRUITS: Final = 10
UNREST: Final = 11
CARAVAN: Final = 12
WARD: Final = 13
COVERT_KINDS: Final = 14
BANNER_STRENGTH: Final = 2
AMBUSH_STRENGTH: Final = 3
THIEF_WATER: Final = 3
RECRUIT_TROOPS: Final = 2
CARAVAN_WATER: Final = 3


class CovertKind:
    """A kind of covert card and how many of it are in the deck."""

    def __init__(self, name: str, label: str, copies: int, text: str) -> None:
        self.name = name
        self.label = label
        self.copies = copies
        self.text = text


COVERTS: Final = [
    CovertKind("banner", "Banner", 4, "Tactics: +2 to your score."),
    CovertKind("ambush", "Ambush", 2, "Tactics: +3 to your score if you commit fewer troops than your opponent."),
    CovertKind("dagger", "Dagger", 3, "Tactics: kills the opposing leader, whose skill and element do not count."),
    CovertKind("shield", "Shield", 3, "Tactics: protects your leader from a dagger."),
    CovertKind("surgeon", "Surgeon", 2, "Tactics: if you win, you lose none of your committed troops."),
    CovertKind("mirage", "Mirage", 2, "Tactics: cancels your opponent's tactics card."),
    CovertKind("bluff", "Bluff", 2, "Tactics: does nothing and returns to your hand."),
    CovertKind("thief", "Thief", 2, "Take 3 water from another player, or all they have if it is less."),
    CovertKind("spy", "Spy", 2, "Look at another player's leaders and covert cards."),
    CovertKind("lure", "Lure", 2, "Move the swarm one step; it drives troops off as usual."),
    CovertKind("recruits", "Recruits", 2, "Put up to 2 reserve troops on a tile you control, for free."),
    CovertKind("unrest", "Unrest", 2, "Send one of another player's troops, on any tile, back to reserve."),
    CovertKind("caravan", "Caravan", 2, "Take 3 water from the supply."),
    CovertKind("ward", "Ward", 2, "Lay it in secret: it cancels the next thief, spy or unrest aimed at you."),
]

# What a quest asks for at the end of a round.
HOLD_CITIES: Final = 0
HOLD_BASTIONS: Final = 1
BE_INSIDE: Final = 2  # troops inside temples
SAVE_WATER: Final = 3
WIN_BATTLES: Final = 4  # won this round
HOLD_SANCTUARY: Final = 5
COMMAND_ELEMENTS: Final = 6  # leaders of so many elements in hand
SPREAD_OUT: Final = 7  # troops on so many tiles
FIELD_ALL: Final = 8  # at most so many left in reserve
BE_THIRSTY: Final = 9  # at most so much water
HOLD_BASINS: Final = 10
NEAR_SWARM: Final = 11  # troops on tiles next to the swarm

# What a quest pays.
PAYS_WATER: Final = 0
PAYS_TROOPS: Final = 1  # from the own reserve onto the sanctuary
PAYS_COVERT: Final = 2
PAYS_LEADER: Final = 3
PAYS_POINT: Final = 4


class Quest:
    """A private aim, its measure and its reward."""

    def __init__(self, name: str, label: str, kind: int, need: int, reward: int, amount: int, text: str) -> None:
        self.name = name
        self.label = label
        self.kind = kind
        self.need = need
        self.reward = reward
        self.amount = amount
        self.text = text


QUESTS: Final = [
    Quest("lamplighter", "Lamplighter", HOLD_CITIES, 1, PAYS_WATER, 3, "Control a city: 3 water."),
    Quest("twin-markets", "Twin Markets", HOLD_CITIES, 2, PAYS_POINT, 1, "Control two cities: a victory point."),
    Quest("doorkeeper", "Doorkeeper", HOLD_BASTIONS, 1, PAYS_WATER, 3, "Control a bastion: 3 water."),
    Quest("wall-builder", "Wall-Builder", HOLD_BASTIONS, 2, PAYS_LEADER, 1, "Control two bastions: a leader."),
    Quest("novice", "Novice", BE_INSIDE, 2, PAYS_WATER, 3, "Two troops inside temples: 3 water."),
    Quest("choir", "Choir", BE_INSIDE, 3, PAYS_POINT, 1, "Three troops inside temples: a victory point."),
    Quest("full-skins", "Full Skins", SAVE_WATER, 8, PAYS_COVERT, 1, "Have 8 water: a covert card."),
    Quest("cistern", "Cistern", SAVE_WATER, 12, PAYS_POINT, 1, "Have 12 water: a victory point."),
    Quest("first-blood", "First Blood", WIN_BATTLES, 1, PAYS_WATER, 4, "Win a battle this round: 4 water."),
    Quest("butcher", "Butcher", WIN_BATTLES, 2, PAYS_POINT, 1, "Win two battles this round: a victory point."),
    Quest("host", "Host", HOLD_SANCTUARY, 1, PAYS_COVERT, 1, "Be alone in the sanctuary: a covert card."),
    Quest("council", "Council", COMMAND_ELEMENTS, 3, PAYS_WATER, 3, "Leaders of three elements in hand: 3 water."),
    Quest("four-winds", "Four Winds", COMMAND_ELEMENTS, 4, PAYS_POINT, 1, "Leaders of all elements: a victory point."),
    Quest("wanderer", "Wanderer", SPREAD_OUT, 4, PAYS_TROOPS, 3, "Troops on four tiles: 3 troops to the sanctuary."),
    Quest("everywhere", "Everywhere", SPREAD_OUT, 5, PAYS_POINT, 1, "Troops on five tiles: a victory point."),
    Quest("last-levy", "Last Levy", FIELD_ALL, 3, PAYS_WATER, 4, "At most 3 troops in reserve: 4 water."),
    Quest("dry-throat", "Dry Throat", BE_THIRSTY, 2, PAYS_WATER, 4, "At most 2 water: 4 water."),
    Quest("well-owner", "Well-Owner", HOLD_BASINS, 1, PAYS_TROOPS, 2, "Control a basin: 2 troops to the sanctuary."),
    Quest("both-wells", "Both Wells", HOLD_BASINS, 2, PAYS_LEADER, 1, "Control two basins: a leader."),
    Quest(
        "storm-chaser",
        "Storm-Chaser",
        NEAR_SWARM,
        2,
        PAYS_COVERT,
        1,
        "Stand on two tiles beside the swarm: a covert card.",
    ),
]

SEER: Final = 0
TACTICIAN: Final = 1
CLANDESTINE: Final = 2
NOMAD: Final = 3
STEWARD: Final = 4
WARLORD: Final = 5
HERMIT: Final = 6
SAPPER: Final = 7
HERALD: Final = 8
NOMAD_MOVES: Final = 1  # free moves in each movement phase
STEWARD_WATER: Final = 1  # more at each harvest
HERMIT_TROOPS: Final = 1  # more that go inside with each prayer
SAPPER_STRENGTH: Final = 1  # in a battle for a bastion that others defend or that nobody defends
HERALD_DISCOUNT: Final = 1  # water less for each dropped troop
LEAST_DROP_COST: Final = 1


class Specialty:
    """What one player can do and the others cannot, and what it starts with more than others, or less.

    With one rival it may start with other water, and in versions 1 and 2 it did with any number of players.
    """

    def __init__(
        self,
        name: str,
        label: str,
        water: int,
        text: str,
        troops: int = 0,
        duel_water: int | None = None,
        first_water: int | None = None,
    ) -> None:
        self.name = name
        self.label = label
        self.water = water
        self.text = text
        self.troops = troops
        self.duel_water = water if duel_water is None else duel_water
        self.first_water = water if first_water is None else first_water

    def starting_water(self, players: int, edition: str) -> int:
        """How much more than others, or less, by the dial `specialty_water`."""
        if edition == FIRST_EDITION:
            return self.first_water
        return self.duel_water if players == 2 else self.water


EDITIONS: Final = ["even", "first"]  # of the water that specialties start with
FIRST_EDITION: Final = EDITIONS[1]

SPECIALTIES: Final = [
    Specialty("seer", "Seer", 5, "You see the next event.", duel_water=3),
    Specialty(
        "tactician",
        "Tactician",
        -5,
        "You see the next leader, and others pay you for leaders.",
        duel_water=0,
    ),
    Specialty(
        "clandestine",
        "Clandestine",
        -5,
        "You see the next covert card, and others pay you for them. You have 1 troop fewer.",
        troops=-1,
        duel_water=1,
    ),
    Specialty("nomad", "Nomad", -2, "Your first move of each round is free."),
    Specialty("steward", "Steward", 0, "You harvest 1 more water each round, unless you pray."),
    Specialty("warlord", "Warlord", 0, "You have 3 more troops and deploy them with your first ones.", troops=3),
    Specialty("hermit", "Hermit", 2, "Your prayers send one more troop."),
    Specialty("sapper", "Sapper", 3, "You score 1 more in battles for bastions you do not defend."),
    Specialty("herald", "Herald", 0, "You pay 1 less water for each dropped troop.", first_water=3),
]
