"""The rules in short, for the back of the sheet, with the numbers of the game that is played."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.games.frontier.content import LEAST_PLAYERS, MOST_PLAYERS, SHIP_RANGE
from hegemon.games.frontier.dials import OFF, PLACES
from hegemon.games.frontier.setup import least_crowd
from hegemon.games.frontier.words.reading import amount
from hegemon.games.frontier.world import WORLDS, World
from hegemon.kit.sheet.text import Chapter, chapters_of

SUPPORT = {
    "all": "the defence power of its owner's tiles next to it",
    "half": "half of the defence power of its owner's tiles next to it, rounded down",
    "none": "nothing for its owner's tiles next to it",
}
STACKING = {"highest": "where several stand on one tile, the highest counts", "sum": "several on one tile are added up"}
BLOCKED = {
    "ends": ", when a player's turn begins who could do nothing at all, not even with {spend_cap} actions,",
    "passes": "",
}
PASSED = {
    "ends": "",
    "passes": " Who begins a turn and could do nothing at all, not even with {spend_cap} actions, is passed over.",
}
WAYS = {
    1: "Every tile next to your own|can be reached, also diagonally between two elements.",
    2: "You cannot jump over elements,|but go round them: at 2 steps there must be a tile next to both that carries no "
    "element, is no enemy's, and is no water closed to you. One such tile is enough. To step diagonally between two "
    "elements is no jump.",
}
LONG_WAYS = (
    "You cannot jump over elements,|but go round them: there must be a way of no more than so many steps, over tiles "
    "that carry no element, are no enemy's, and are no water closed to you. To step diagonally between two elements is "
    "no jump."
)
ONE_A_PLACE = " The second player begins with 1 stored action, the third with 2, and so on."
PART_OF_A_TURN = "the k-th of n begins with {actions} x (k - 1) / n stored actions, rounded down."
PARTS = {
    1: "",
    2: "who is past the middle of the order begins with 1 stored action.",
}  # by actions a turn


def chapters(options: Options) -> list[Chapter]:
    """Headings and paragraphs, for whatever number of players."""
    world = WORLDS.get(LEAST_PLAYERS, options)
    words: dict[str, object] = {
        **options,
        "steps": amount(int(world.range), "step"),
        "way": WAYS.get(int(world.range), LONG_WAYS),
        "ship_range": world.range + SHIP_RANGE,
        "passed": PASSED[str(options["blocked"])].format(**options),
        "capacity": world.capacity,
        "supported": SUPPORT[str(options["support"])],
        "stacked": STACKING[str(options["stacking"])],
        "ended": BLOCKED[str(options["blocked"])].format(**options),
        "rounds": amount(int(world.round_limit), "round"),
        "gained": amount(int(world.actions), "action"),
        "begun": head_start(world),
    }
    return chapters_of(TEXT.format(**words))


def head_start(world: World) -> str:
    """FRONTIER-2.3 What those who go later begin with, for whatever number of players sits down with the sheet."""
    crowd = least_crowd(world)
    if world.head_start == PLACES:
        return ONE_A_PLACE
    part = PARTS.get(int(world.actions), PART_OF_A_TURN).format(actions=world.actions)
    if world.head_start == OFF or crowd > MOST_PLAYERS or not part:
        return ""
    return f" With {crowd} or more players, {part}" if crowd > LEAST_PLAYERS else f" {part[0].upper()}{part[1:]}"


# A heading after #; paragraphs with empty lines between them.
TEXT = """
# What it is about

Spread over the map from your spawn. Who loses the spawn is out; the last one left wins, and otherwise whoever has
most tiles. Steps go in all eight directions, diagonals too.

# Before you begin

Draw lots for the spawns, and for who begins; then the turn goes round. Two players take opposite corners. Everyone
owns the spawn tile and nothing else.{begun}

# Your turn

You get {gained}. Spend at most {spend_cap} in one turn, stored ones included. What is left goes into your warehouse
of {capacity} places: an action takes 1, a resource 5.

Resources are put away first; actions without room are lost. You may drop a resource to keep actions, and must if the
resources alone do not fit.

# Taking tiles

Take a tile that nobody owns within {steps} of your own, for 1 action. What you take stays yours until it is
conquered.

A tile with an element|costs the element's power in actions, and your attack on it (see Conquest; catapults too, if it
is a castle) must be at least that power.

{way}

Snow.|1 step only, where your tile, a tile between or the target is snow.

Water|is closed unless you own a port on that sea now. A sea is all water that hangs together, also at corners. Your
water tiles are ships: from them you reach {ship_range} steps, over water of that sea that is no enemy's, to water or
to the shore. Without a port ships stay, attack and defend, but take only the shore next to them. An enemy's port can be
conquered from outside.

# Power

Plain tile {tile_power} · lake {lake_power} · woods {woods_power} · mountain {mountain_power} · castle {castle_power}
· port {port_power} · fortification {fortification_power}; {stacked}. This is a tile's
attack power and its defence power, but for soldiers.

# Conquest

Attack:|the attack power of your tiles next to the target, and your bowmen and catapults in reach.

Defence:|the defence power of the tile itself, {supported}, and the owner's bowmen in reach. Nothing goes below 0.

If the attack is higher, take the tile. Reach and price are those of an empty tile: 1, or the power of an element that
still stands. The soldier on it is lost, buildings change hands.

Desert.|The bare tile defends itself with 0; what stands on it counts, and it helps its neighbours like
any other tile.

From land only bowmen attack water, and catapults a port. Ships attack the coast with 1 less in all, other ships in
full.

# Things to find

Gold.|When first taken, also take a tile next to it that nobody owns, with neither element nor feature (no closed
water), free.

Village.|When first taken, cross off the next loot; you get so many actions at once.

Iron, material.|When first taken, you get one.

Woods of yours.|Cross them out for one log, free; then they are no element any more.

# Soldiers: 1 material, on an own tile without one, free

Attacker|(triangle): attack power of its tile +1.

Defender|(circle): defence power of its tile +1.

Bowman|(D): one point of the tile's power, in attack and defence, works at exactly 2 steps and no longer at 0 and 1.
Mountains and woods stop the shot; a knight's-move shot only if both tiles on its way do.

Catapult|(square), on a tile without element: 3 attack on castles, fortifications and ports at exactly 2 steps,
stopped as a bowman's shot. Its tile attacks nothing else, helps no neighbour, and defends only itself.

# Buildings: 2 logs, one to a tile, free

Fortification|(F): on an own tile, but no lake, castle or water.

Port|(P): on water that nobody owns next to your land; the tile becomes yours. One port for each player and sea.

Iron.|A building's power +1, once; draw a thick edge.

# The end

Who loses the spawn is out, and the warehouse is lost. Only the spawn changes hands: the other tiles stay, defend
themselves and can be conquered.

The game ends when one is left{ended} or after {rounds}. Most tiles win; then stored actions + 5 for each resource;
else it is shared.{passed}

# With the pencil

Shade your tiles, or write your letter into them, and draw the border. Cross out chopped woods, taken features and
paid loot, and every round when it is over. Tick stored actions; write L, M or I across five places.
"""
