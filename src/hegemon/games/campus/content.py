"""The drawn maps, and the names of which generated ones are made.

In a picture each character is one cell of the drawing and each letter or digit is a room; a point is lawn. Rooms that
share at least two edges of cells are neighbours, so the picture alone says who can go where. Rooms are numbered in
the order of SYMBOLS.
"""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LAWN_SYMBOL: Final = "."

JOHANNEBERG: Final = "johanneberg"
UNIVERSITY: Final = "university"
RANDOM: Final = "random:"

# CAMPUS-2.5 By number of players: troops that each place in the turn order receives beside the first income.
EXTRA_TROOPS: Final[dict[int, list[int]]] = {
    2: [0, 2],
    3: [0, 1, 3],
    4: [0, 1, 2, 2],
    5: [0, 0, 0, 2, 2],
    6: [0, 0, 0, 0, 0, 0],  # the die that ends the last round is enough
}

# CAMPUS-5.2 By number of players: rounds of a game that may last an evening; on a small map fewer are enough.
ROUNDS: Final[dict[int, int]] = {2: 40, 3: 40, 4: 35, 5: 30, 6: 25}
SMALL_MAP_ROUNDS: Final = 20
SMALL_MAP_TERRITORIES: Final = 20  # at most
TERRITORIES: Final[dict[str, int]] = {JOHANNEBERG: 13, UNIVERSITY: 42}  # of the maps that are drawn below

BY_FORMULA: Final = -1  # a bonus that follows from the building's size and its borders

JOHANNEBERG_PICTURE: Final = """
................................................
................................................
.................0000000000000..................
...............00000000000000000................
...............00000000000000000................
...............00000000000000000................
...............00000000000000000................
...........111111111112222222222222.............
...........111111111112222222222222.............
...........111111111112222222222222.............
...........111111111112222222222222.............
...........11111111111222222222222..............
............1111111111.......22.................
...............11............22.................
...............11............22.................
...........333333333333444444444444444..........
...........3333333333334444444444444444.........
...........3333333333334444444444444444.........
...cccccc..3333333333334444444444444444.........
...cccccccc3333333333334444444444444444.........
.cccccccccc3333333333334444444444444444.........
.cccccccc..333333333333....44.......44..........
.cccccccc......55..........44.......44..........
.cccccccc......55........666666666677777777777..
.cccccccc..555555555555..6666666666777777777777.
...cccccccc555555555555666666666666777777777777.
...cccccccc555555555555666666666666777777777777.
...........555555555555..6666666666777777777777.
...........555555555555..6666666666777777777777.
....aaaaaaaaaabbbbbbbbb..8888888888889999999999.
...aaaaaaaaaaabbbbbbbbb..8888888888889999999999.
...aaaaaaaaaaabbbbbbbbb..8888888888889999999999.
...aaaaaaaaaaabbbbbbbbb..8888888888889999999999.
...aaaaaaaaaaabbbbbbbbb..888888888888999999999..
....aaaaaaaaaabbbbbbbbb...88888888888...........
................................................
................................................
"""

JOHANNEBERG_BUILDINGS: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("Vasaområdet", 2, {"0": "Vasa norra", "1": "Vasa södra", "2": "Chalmersvillan"}),
    ("Laboratorierna", 3, {"3": "Fysik", "4": "Kemi"}),
    ("Studentkåren", 1, {"c": "Kårhuset"}),
    ("Samhällsbyggnad", 2, {"5": "SSPA", "a": "Väg och vatten", "b": "Arkitektur"}),
    ("Hörsalsvägen", 4, {"6": "Maskin", "7": "Hörsalarna", "8": "EDIT", "9": "Kopparbunkern"}),
]

UNIVERSITY_PICTURE: Final = """
......................................................................
.............................................................kkkkkk...
.................................eeeee......................kkkkkkkk..
...........bbbbbbbb.............eeeeeee.....................kkkkkkkk..
...aaaaaaabbbbbbbbbb...........eeeeeeeee...........iiiiiiii.kkkkkkkk..
..aaaaaaaabbbbbbbbbb...........eeeeeeeee..........iiiiiiiii.kkkkkkkk..
..aaaaaaaabbbbbbbbbb....dddddddeeeeeeeeefffffff...iiiiiiiii..kkkkkk...
..aaaaaaaabbbbbbbbbbbbbddddddddeeeeeeeeeffffffffffiiiiiiiiijjjjjjjjj..
..aaaaaaaabbbbbbbbbbbbbddddddddeeeeeeeeeffffffffffiiiiiiiiijjjjjjjjjj.
..aaaaaaaabbbbbbbbbb...ddddddddeeeeeeeeefffffff...iiiiiiiiijjjjjjjjjj.
..cccccccccbbbbbbbbb...ddddddddeeeeeeeeefffffff...llllllllljjjjjjjjjj.
..cccccccccbbbb........ddddddddeeeeeeeeefffffff...llllllllljjjjjjjjjj.
..ccccccccc............ggggggggggghhhhhhhhhhh.....lllllllllmmmmmmmmmm.
..ccccccccc............ggggggggggghhhhhhhhhhh.....lllllllllmmmmmmmmmm.
..ccccccccc............ggggggggggghhhhhhhhhhh.....lllllllllmmmmmmmmmm.
...cccccccc............ggggggggggghhhhhhhhhhh.....lllllllllmmmmmmmmmm.
.....cc.............................hh............lllllllllmmmmmmmmmm.
.....cc.............................hh...............ll.....nnnnnnnnn.
.....cc.............................hh...............ll.....nnnnnnnnn.
..GGGGGGGGGHHHHHHH......PPPPPPKKKKKKKKKKKLLLLLL...oooooooo..nnnnnnnnn.
..GGGGGGGGGHHHHHHHH....PPPPPPPKKKKKKKKKKKLLLLLLL..oooooooo..nnnnnnnnn.
..GGGGGGGGGHHHHHHHHHHHHPPPPPPPKKKKKKKKKKKLLLLLLLLLoooooooo...nnnnnnn..
..GGGGGGGGGHHHHHHHHHHHHPPPPPPPKKKKKKKKKKKLLLLLLLLLoooooooo.....nn.....
..GGGGGGGGGHHHHHHHH....PPPPPPPKKKKKKKKKKKLLLLLLL..oooooooo.....nn.....
..GGGGGGGGGJJJJJJJ.....PPPPPPP...........LLLLLLL...pppppppp....nn.....
..GGGGGGGGGJJJJJJJ.....OOOOOOO...........LLLLLLL...ppppppppqqqqqqqqqq.
..IIIIIIIIIJJJJJJJ.....OOOOOOO..........MMMMMMMM...ppppppppqqqqqqqqqq.
..IIIIIIIIIJJJJJJJ.....OOOOOOO..........MMMMMMMM...ppppppppqqqqqqqqqq.
..IIIIIIIIIJJJJJJJ.....OOOOOOOO.........MMMMMMMM...ppppppppqqqqqqqqqq.
..IIIIIIIIIJJJJJJJ.....OOOOOOOONNNNNNNNNMMMMMMMM...ppppppppssssssssss.
..IIIIIIIIIJJJJJJ......OOOOOOOONNNNNNNNNMMMMMMMM...ppppppppssssssssss.
...IIIIIIII............OOOOOOOONNNNNNNNNMMMMMMMM...rrrrrrrrssssssssss.
.....CC.................OOOOOOONNNNNNNNNMMMMMMMMMMMrrrrrrrrssssssssss.
.....CC..................OOOOOONNNNNNNNNMMMMMMMMMMMrrrrrrrrssssssssss.
.....CC............................NN..............rrrrrrrrssssssssss.
....CCCCCC.........................NN..............rrrrrrrrsssssssss..
...CCCCCCC.DDDDDDD.................NN...............rrrrrrr....ss.....
...CCCCCCCDDDDDDDDD..............zzzzzzzzzz....................ss.....
...CCCCCCCDDDDDDDDDD.....yyyyyyyzzzzzzzzzzzz...................ss.....
...CCCCCCCDDDDDDDDDD....yyyyyyyyzzzzzzzzzzzz..........tttttttuuuuuuu..
...CCCCCCCDDDDDDDDDD....yyyyyyyyzzzzzzzzzzzz.........ttttttttuuuuuuuu.
...EEEEEEEDDDDDDDDDD....yyyyyyyyzzzzzzzzzzzz.........ttttttttuuuuuuuu.
...EEEEEEEDDDDDDDDDD....yyyyyyyyzzzzzzzzzzzz.........ttttttttuuuuuuuu.
...EEEEEEEDDDDDDDDDD....yyyyyyyyzzzzzzzzzzzz.........ttttttttuuuuuuuu.
...EEEEEEEFFFFFFFFFFF...yyyyyyyyBBBBBBBBBBBB....vvvvvvvvwwwwuuuuuuuuu.
...EEEEEEEFFFFFFFFFFF...yyyyyyyyBBBBBBBBBBBB....vvvvvvvvwwwwwwxxxxxxx.
....EEEEEEFFFFFFFFFFFFFFAAAAAAAABBBBBBBBBBBBBBBBvvvvvvvvwwwwwwxxxxxxx.
..........FFFFFFFFFFFFFFAAAAAAAABBBBBBBBBBBBBBBBvvvvvvvvwwwwwwxxxxxxx.
..........FFFFFFFFFFF...AAAAAAAABBBBBBBBBBBB....vvvvvvvvwwwwwwxxxxxxx.
...........FFFFFFFFF.....AAAAAAABBBBBBBBBBB......vvvvvvvwwwwwwxxxxxx..
......................................................................
......................................................................
"""

UNIVERSITY_BUILDINGS: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("Sports Centre", BY_FORMULA, {"a": "Pool", "b": "Gymnasium", "c": "Boathouse"}),
    (
        "University Library",
        BY_FORMULA,
        {"d": "Map Room", "e": "Reading Room", "f": "Stacks", "g": "Rare Books", "h": "Bindery"},
    ),
    (
        "Faculty of Science",
        BY_FORMULA,
        {
            "i": "Mathematics",
            "j": "Physics",
            "k": "Observatory",
            "l": "Chemistry",
            "m": "Geology",
            "n": "Planetarium",
        },
    ),
    (
        "Engineering Works",
        BY_FORMULA,
        {"o": "Drawing Office", "p": "Robotics", "q": "Wind Tunnel", "r": "Workshops", "s": "Foundry"},
    ),
    (
        "Medical School",
        BY_FORMULA,
        {"t": "Clinic", "u": "Surgery", "v": "Pharmacy", "w": "Wards", "x": "Anatomy"},
    ),
    ("Arts Quarter", BY_FORMULA, {"y": "Theatre", "z": "Concert Hall", "A": "Studios", "B": "Gallery"}),
    (
        "Botanical Garden",
        BY_FORMULA,
        {"C": "Herbarium", "D": "Palm House", "E": "Seed Vault", "F": "Orangery"},
    ),
    ("Student Union", BY_FORMULA, {"G": "Canteen", "H": "Club", "I": "Bookshop", "J": "Radio"}),
    (
        "Old College",
        BY_FORMULA,
        {
            "K": "Great Hall",
            "L": "Archive",
            "M": "Rectory",
            "N": "Cloister",
            "O": "Chapel",
            "P": "Bell Tower",
        },
    ),
]

# Generated campuses: each building takes one of these, and as many of its rooms as it needs.
THEMES: Final[list[tuple[str, list[str]]]] = [
    ("Old College", ["Chapel", "Cloister", "Great Hall", "Rectory", "Archive", "Bell Tower", "Crypt"]),
    ("Library", ["Reading Room", "Stacks", "Map Room", "Rare Books", "Bindery", "Scriptorium", "Globe Room"]),
    ("Science Hall", ["Physics", "Chemistry", "Geology", "Biology", "Optics", "Acoustics", "Cold Lab"]),
    ("Star Institute", ["Observatory", "Planetarium", "Clock Room", "Weather", "Comets", "Lens Shop", "Orrery"]),
    ("Works", ["Foundry", "Workshops", "Robotics", "Wind Tunnel", "Drafting", "Turbines", "Tool Store"]),
    ("Medical School", ["Anatomy", "Clinic", "Pharmacy", "Wards", "Surgery", "Radiology", "Nursery"]),
    ("Arts Quarter", ["Theatre", "Studios", "Gallery", "Sculpture", "Pottery", "Ballet", "Cinema"]),
    ("Botanical Garden", ["Palm House", "Orangery", "Herbarium", "Seed Vault", "Fernery", "Rockery", "Bee Garden"]),
    ("Student Union", ["Canteen", "Bookshop", "Club", "Radio", "Laundry", "Bicycles", "Print Shop"]),
    ("Sports Centre", ["Gymnasium", "Pool", "Boathouse", "Sauna", "Climbing", "Fencing", "Archery"]),
    ("Law School", ["Moot Court", "Notary", "Statutes", "Jury Room", "Debating", "Treaties", "Ethics"]),
    ("Computing House", ["Server Hall", "Terminals", "Ciphers", "Networks", "Compilers", "Games Lab", "Valves"]),
    ("Museum", ["Fossils", "Antiquities", "Coins", "Armoury", "Minerals", "Egypt", "Curators"]),
    ("Trade School", ["Exchange", "Accounts", "Economics", "Treasury", "Statistics", "Insurance", "Auctions"]),
    ("Language House", ["Phonetics", "Latin", "Arabic", "Runes", "Grammar", "Poetry", "Folklore"]),
    ("Farm College", ["Stables", "Dairy", "Granary", "Orchard", "Vineyard", "Brewery", "Sheepfold"]),
    ("Nautical School", ["Rigging", "Charts", "Signals", "Dry Dock", "Towing Tank", "Sextants", "Lighthouse"]),
    ("Music Academy", ["Organ Loft", "Opera", "Strings", "Drums", "Choir", "Brass", "Recording"]),
]
