"""What Artefacts is made of: phases, what stands in a slot, sizes of worlds, shares, and names."""

from __future__ import annotations

from typing import Final

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6

# What is asked.
SETTLING: Final = 0  # ARTEFACTS-3.1 the first armies
MARCHING: Final = 1  # ARTEFACTS-4.1
FIGHTING: Final = 2  # ARTEFACTS-5.1 is there to be a battle?
SIDING: Final = 3  # ARTEFACTS-5.2 one question for both sides
SUPPORTING: Final = 4  # with two rounds: the attacker asks
OPPOSING: Final = 5  # and then the defender
USING: Final = 6  # ARTEFACTS-6.3 artefacts and the area's power
FLEEING: Final = 7  # ARTEFACTS-6.4 on the Path to the Underworld
REWARDING: Final = 8  # ARTEFACTS-5.6
RETURNING: Final = 9  # ARTEFACTS-5.8
RAISING: Final = 10  # ARTEFACTS-4.3 the debrief
OVER: Final = 11
PHASES: Final = (
    "settling marching fighting siding supporting opposing using fleeing rewarding returning raising over".split()
)

# What is in a slot: an army is the number of its seat.
FREE: Final = -1
BURNT: Final = -2  # crossed out for good
OBSTACLE: Final = -3
RELIC: Final = -4  # an artefact that nobody has taken
GROUNDS: Final = ["relic", "obstacle", "burnt", "free"]  # by code, from the lowest

# Where an artefact is, if no army carries it: a slot's number is the army there.
UNTAKEN: Final = -1
GONE: Final = -2  # used up, or destroyed with its army

# ARTEFACTS-5.2 Where a seat stands in a battle.
APART: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
ABSTAINING: Final = 3
SIDES: Final = ["apart", "attacking", "defending", "abstaining"]

HALF: Final = 2  # ARTEFACTS-4.3 the part of a debrief that the dial of that name leaves
TITHE: Final = 2  # ARTEFACTS-6.1 armies that a debrief is short of under that curse
BLIGHTED: Final = 2  # ARTEFACTS-6.1 slots that a blight crosses out
IDOL_STRENGTH: Final = 3
VANGUARD_STRENGTH: Final = 2
WALL_STRENGTH: Final = 2
CHARNEL_SLOTS: Final = 2  # crossed-out slots that count as one army
GRANARY_ARMIES: Final = 2
SCYTHE: Final = 2  # times the losses

# ARTEFACTS-6.4 What artefacts, area powers and curses do, in words.
TEXTS: Final = {
    "Army of the Dead": "Every crossed-out slot in the contested area counts as an army of yours.",
    "Shield of Ruin": "The battle is off if no more living armies attack than slots here are crossed out.",
    "Broken Shield of Ruin": "The battle is off if no fewer living armies attack than slots here are crossed out.",
    "Path to the Underworld": "Your fighting armies next to a crossed-out slot may flee to such places next door.",
    "Bone Drum": "Each of your fighting armies next to a crossed-out slot counts double.",
    "Horn of the Marches": "One strength for each other area next to the contested one where you have armies.",
    "Idol of the Threshold": "Three strength, in defence only.",
    "Vanguard Banner": "Two strength, in attack only.",
    "Levy Bell": "Place an army in a free slot of the contested area, if you fight inside it: it fights too.",
    "Gravedigger's Spade": "A crossed-out slot in the contested area is free again.",
    "Cinder Torch": "A free slot in the contested area is crossed out.",
    "White Flag": "The winners of this battle lose nothing.",
    "Red Scythe": "The winners of this battle lose twice as much.",
    "Old Walls": "In a battle for this area: two strength, in defence only.",
    "Charnel House": "In a battle for this area: every two crossed-out slots here count as an army of yours.",
    "Watchtower": "In a battle for this area: if the attacker comes from next door, the battle is called off.",
    "Great Pyre": "In a battle for this area: all free slots here are crossed out.",
    "Relay Post": "While you move: your armies here that have moved this turn may move again.",
    "Drill Yard": "Before a battle: you may begin one more battle this turn.",
    "Granary": "When you reinforce: two more armies.",
    "Ash Garden": "When you reinforce: a crossed-out slot here is free again.",
    "Grave Call": "Another army of yours in the same area dies.",
    "Tithe": "Your next reinforcements are two armies fewer.",
    "Blight": "The two lowest free slots of the area are crossed out.",
}

# ARTEFACTS-4.4 By the number of players and the place in the turn order: armies that the first debrief raises more.
OPENING: Final = {
    2: [1, 7],
    3: [1, 3, 5],
    4: [1, 4, 7, 16],
    5: [0, 1, 3, 5, 8],
    6: [0, 1, 2, 4, 5, 9],
}

# ARTEFACTS-1.2 The sizes of worlds: columns and rows of cells, how many of them are land, how many land areas there
# must be, and how many can play.
TINY: Final = "tiny"
SMALL: Final = "small"
REGULAR: Final = "regular"
LARGE: Final = "large"
HUGE: Final = "huge"
SIZES: Final = {
    TINY: [11, 8, 47, 8, 10, 4],
    SMALL: [15, 11, 83, 14, 17, 6],
    REGULAR: [18, 13, 120, 20, 24, 6],
    LARGE: [21, 15, 168, 28, 33, 6],
    HUGE: [25, 17, 226, 38, 44, 6],
}
SLOTS_A_PLAYER: Final = 8  # ARTEFACTS-1.5 free ones, at least
FREE_AN_AREA: Final = 2  # ARTEFACTS-1.5 free ones that every land area keeps
LEAST_AREA: Final = 4  # ARTEFACTS-1.2 slots of a land area
MOST_AREA: Final = 7
LEAST_CONTINENT: Final = 3  # ARTEFACTS-1.2 areas of a continent
MOST_CONTINENT: Final = 8
LEAST_EXTRA: Final = (
    5  # ARTEFACTS-1.3 tenths of an army that a continent is worth beyond its areas: where they are large
)
MOST_EXTRA: Final = 30  # and where they are small
LEAST_OCEAN: Final = 2  # ARTEFACTS-1.4 usable slots of a highlighted ocean area
MOST_OCEAN: Final = 3
AREAS_AN_OCEAN: Final = 5  # ARTEFACTS-1.4 land areas for each ocean area that is highlighted beyond need

# The drawing of a world: lengths in hundredths of a cell.
UNIT: Final = 100
JITTER: Final = 30  # how far a cell's middle is from that of its square at most
OCTAVES: Final = [(500, 4), (250, 2), (150, 1)]  # wave length and weight
NOISE: Final = 1024  # values of the noise
DAMPING: Final = 2600  # what a cell at the edge is lower than one in the middle
ATTEMPTS: Final = 2000  # drawings of a world, of which the first playable one is taken

AREA_NAMES: Final = (
    "ashmere brackwold cinderlea dunholt emberton farrowdale gorsefell harrowby ironside juniper kestrelmoor larkham "
    "mossgate nettlecombe oakenshaw pellbridge quarrow ravenscar saltmarch thornbury umberland vellin westering yarrow "
    "aldercross briarhill cragmouth dimwater eastmark foxley greywick hollowell inglewood jackdaw knollside lowmoor "
    "millrace northolt otterburn pinesward rookhaven stonewell tarnfoot underhill violet wexford alderney barrowdeep "
    "coldbrook dewfall"
).split()
OCEAN_NAMES: Final = (
    "gullsound mistreach whalebay stillwater foamgate deepwell sealstrait amberbight coldcurrent longsound pearlgulf "
    "stormlane greytide anchorage driftmouth"
).split()
CONTINENT_NAMES: Final = (
    "Varda Osmere Telluria Brandia Norrland Isembar Caldera Meridia Auster Lorrain Ghent Pelagia Sundria Thessia Ulvia"
).split()
