"""Builds the C programs: writes a map and the dials as constants, and calls the C compiler.

The program is made anew only when its text, the map or the compiler's command have changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from hegemon.engine.dials import Options
from hegemon.games.campus import GAME
from hegemon.games.campus.content import EXTRA_TROOPS
from hegemon.games.campus.maps import Map, named_map
from hegemon.games.campus.setup import SPARE_TROOPS

LIMIT = Path(__file__).resolve().parent
TARGET = LIMIT.parent.parent / "build" / "bench" / "limit"
FLAGS = ["-std=gnu11", "-O3", "-Wall", "-Wextra"]
WAYS = {
    "counted": ["-march=native", '-DCHOOSER="counted.h"'],
    "listed": ["-march=native", '-DCHOOSER="listed.h"'],
    "portable": ['-DCHOOSER="counted.h"'],  # for any processor of the kind, as our own rules are compiled
}
MOST_NEIGHBOURS = 8

# The C program knows the default of these switches and nothing else.
SWITCHES: Options = {
    "fair_deal": True,
    "compensation": True,
    "bonus_scale": 100,
    "ties": "defender",
    "fight": "to_the_end",
    "ending": "die",
}
CONSTANTS = {
    "BATCH_OF_SETUP": "batch",
    "STARTING_TROOPS": "starting_troops",
    "MINIMUM_INCOME": "minimum_income",
    "TERRITORIES_PER_TROOP": "territories_per_troop",
    "ATTACK_DICE": "attack_dice",
    "DEFENCE_DICE": "defence_dice",
    "ROUND_LIMIT": "round_limit",
}


class Setting(NamedTuple):
    """What is played: a map, and how many play on it."""

    map: str
    players: int


class NoCompilerError(Exception):
    """Why there is no C program, as a sentence."""


def build(setting: Setting, way: str) -> Path:
    """The program that plays this setting and chooses its moves in one of the WAYS."""
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    if compiler is None:
        raise NoCompilerError("There is no C compiler here.")
    folder = TARGET / f"{setting.map}-{setting.players}-{way}"
    folder.mkdir(parents=True, exist_ok=True)
    header = folder / "map.h"
    put(header, lambda path: path.write_text(header_text(setting), encoding="utf-8"))
    command = [compiler, *FLAGS, *WAYS[way], f"-I{folder}", str(LIMIT / "campus.c")]
    program = folder / f"campus-{digest([header, *sorted(LIMIT.glob('*.[ch]'))], command)}"
    if not program.exists():
        put(program, lambda path: compile_program(command, path))
    return program


def put(target: Path, make: Callable[[Path], object]) -> None:
    """Make a file under another name first, so that nobody ever sees half of it."""
    made = target.with_name(f"{target.name}.{os.getpid()}")
    make(made)
    made.replace(target)


def compile_program(command: list[str], program: Path) -> None:
    done = subprocess.run([*command, "-o", str(program)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoCompilerError(f"The C compiler refused: {done.stderr.strip()}")


def digest(files: Iterable[Path], command: list[str]) -> str:
    content = b"\0".join(path.read_bytes() for path in files)
    return hashlib.sha256(content + " ".join(command).encode()).hexdigest()[:16]


def header_text(setting: Setting) -> str:
    """The map and the dials of a setting as C constants."""
    options = GAME.settle(setting.players, {"map": setting.map})
    for dial, known in SWITCHES.items():
        assert options[dial] == known, f"the C program knows {dial} only as {known}"
    campus = named_map(str(options["map"]), int(options["size"]))
    faces = 6 ** (int(options["attack_dice"]) + int(options["defence_dice"]))
    numbers = {name: int(options[dial]) for name, dial in CONSTANTS.items()}
    numbers |= {"SPARE_TROOPS": SPARE_TROOPS, "ALL_FACES": faces, "PLAYERS": setting.players}
    extra = table("int32_t EXTRA_TROOPS[PLAYERS]", EXTRA_TROOPS[setting.players])
    return "\n".join([*(f"#define {name} {number}" for name, number in numbers.items()), extra, *map_lines(campus), ""])


def map_lines(campus: Map) -> list[str]:
    """A map as sets of bits, and as rows of neighbours for vectors."""
    neighbours = [neighbours_of(campus, t) for t in range(int(campus.territories))]
    assert max(map(len, neighbours)) <= MOST_NEIGHBOURS, "a row has room for eight neighbours"
    members = [[t for t, b in enumerate(campus.building_of) if b == k] for k in range(int(campus.buildings))]
    return [
        f"#define TERRITORIES {len(neighbours)}",
        f"#define BUILDINGS {len(members)}",
        f"#define LINKS {len(campus.links)}",
        f"#define MOST_NEIGHBOURS {MOST_NEIGHBOURS}",
        table("uint64_t NEIGHBOURS[TERRITORIES]", map(bits, neighbours)),
        table("uint8_t DEGREES[MOST_TERRITORIES]", map(len, neighbours)),
        table("uint64_t MEMBERS[BUILDINGS]", map(bits, members)),
        table("uint8_t BONUSES[BUILDINGS]", [int(bonus) for bonus in campus.bonus]),
        rows("uint64_t TOWARDS[TERRITORIES][MOST_NEIGHBOURS]", [[t << 18 for t in row] for row in neighbours]),
        rows("uint64_t BITS[TERRITORIES][MOST_NEIGHBOURS]", [[1 << t for t in row] for row in neighbours]),
    ]


def neighbours_of(campus: Map, territory: int) -> list[int]:
    return [int(t) for t in campus.links[campus.starts[territory] : campus.starts[territory + 1]]]


def bits(territories: list[int]) -> int:
    return sum(1 << territory for territory in territories)


def table(name: str, numbers: Iterable[int]) -> str:
    return f"static const {name} __attribute__((aligned(64), unused)) = {{{', '.join(map(hex, numbers))}}};"


def rows(name: str, numbers: list[list[int]]) -> str:
    inner = ", ".join(f"{{{', '.join(map(hex, row))}}}" for row in numbers)
    return f"static const {name} __attribute__((aligned(64), unused)) = {{{inner}}};"
