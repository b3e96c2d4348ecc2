"""Who is measured: a row is a program that plays at random for some seconds and prints what it did."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from bench.limit.build import NoCompilerError, Setting, build
from bench.ours import example
from bench.peers import run_all

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = (Setting("university", 4), Setting("johanneberg", 2))
SWARM = ["swarm", "4"]
FRONTIER = ["frontier", "4", "size=15x15"]
ARTEFACTS = ["artefacts", "4", "map=7"]
TIANXIA = ["tianxia", "4"]
GAMES = {
    "Swarm, 4 players": SWARM,
    "Frontier, 15x15, 4 players": FRONTIER,
    "Artefacts, world 7, 4 players": ARTEFACTS,
    "Tianxia, 4 players": TIANXIA,
}
SEARCHED = {"Campus, university, 4 players": ["campus", "4", "map=university"], **GAMES}
CONNECT_FOUR = "Connect Four"
COPY, IMAGINE, EVALUATE = "copy", "imagine", "evaluate"
DEALINGS = {COPY: "Copies of a state", IMAGINE: "Imagined states", EVALUATE: "Evaluations of all seats"}
COMPILED = {"HEGEMON_FORM": "compiled"}
INTERPRETED = {"HEGEMON_FORM": "interpreted"}
DESCENTS = "the searching bot's descents, 500 for a decision"
PLAYOUT = "the engine's playout: unanswered, sample, play"
COUNTED = "a C loop that keeps the number of legal moves up to date and lists none"
LISTED = "a C loop that lists all legal moves for every move and draws from the list"
WAYS = {
    "counted": ("C, without a list", COUNTED),
    "listed": ("C, with a list", LISTED),
    "portable": ("C, without a list, portable", f"{COUNTED}; compiled for any processor of the kind, as our rules are"),
}


class Contender(NamedTuple):
    """A row: what is played, who plays it, who drives it, and how it is started (the seconds come last)."""

    key: str
    game: str
    name: str
    driver: str
    command: list[str]
    environment: Mapping[str, str] = MappingProxyType({})
    missing: str = ""


def campus(setting: Setting) -> list[Contender]:
    """The rules in both forms, and the same rules in C."""
    game = f"Campus, {setting.map}, {setting.players} players"
    start = f"campus-{setting.map}"
    ours = ours_at("playout", *words_of(setting))
    return [
        Contender(f"{start}-compiled", game, "Hegemon, compiled", PLAYOUT, ours, COMPILED),
        *(limit(setting, way, f"{start}-{way}", game) for way in WAYS),
        Contender(f"{start}-interpreted", game, "Hegemon, interpreted", PLAYOUT, ours, INTERPRETED),
    ]


def limit(setting: Setting, way: str, key: str, game: str) -> Contender:
    """The C program of a setting; where there is no compiler the row says so."""
    name, driver = WAYS[way]
    try:
        return Contender(key, game, name, driver, [str(build(setting, way)), "time", "0"])
    except NoCompilerError as reason:
        return Contender(key, game, name, driver, [], missing=str(reason))


def games() -> list[Contender]:
    """The games beside Campus; a map that is drawn anew for every game, as Frontier draws it, is counted."""
    return [row for game, words in GAMES.items() for row in both_forms(game, words)]


def both_forms(game: str, words: list[str]) -> list[Contender]:
    """The same games by compiled and by interpreted rules."""
    ours = ours_at("playout", *words)
    return [
        Contender(f"{words[0]}-compiled", game, "Hegemon, compiled", PLAYOUT, ours, COMPILED),
        Contender(f"{words[0]}-interpreted", game, "Hegemon, interpreted", PLAYOUT, ours, INTERPRETED),
    ]


def states() -> list[Contender]:
    """How long a copy of a state takes, an evaluation, and where something is hidden a seat's imagination of it."""
    rows = [made(COPY, setting.map, words_of(setting)) for setting in SETTINGS]
    rows += [made(COPY, "swarm", SWARM), made(IMAGINE, "swarm", SWARM), made(COPY, "frontier", FRONTIER)]
    rows += [made(COPY, "artefacts", ARTEFACTS), made(COPY, "tianxia", TIANXIA)]
    return rows + [made(EVALUATE, words[0], words) for words in SEARCHED.values()]


def made(way: str, name: str, words: list[str]) -> Contender:
    """How long it takes to make a state from another, or to evaluate it, the call from Python included."""
    game = f"{DEALINGS[way]}, {name}"
    driver = f"a Python loop calls {'worths' if way == EVALUATE else way}; loop and call are counted"
    return Contender(f"{way}-{name}", game, "Hegemon, compiled", driver, ours_at("states", way, *words), COMPILED)


def searches() -> list[Contender]:
    """How many imagined futures the searching bot sees in a second."""
    return [searching(game, words) for game, words in SEARCHED.items()]


def searching(game: str, words: list[str]) -> Contender:
    ours = ours_at("search", *words)
    return Contender(f"search-{words[0]}", f"Search in {game}", "Hegemon, compiled", DESCENTS, ours, COMPILED)


def connect_four() -> list[Contender]:
    """The game of examples/ on our engine, from Python and at its best."""
    loop = "a Python loop calls pending, legal and play and chooses with random()"
    rows = [
        Contender("ours-loop", CONNECT_FOUR, "Hegemon", loop, ours_at("connect_four_loop"), COMPILED),
        Contender("ours-playout", CONNECT_FOUR, "Hegemon", PLAYOUT, ours_at("connect_four_playout"), COMPILED),
    ]
    try:
        path = {"PYTHONPATH": os.pathsep.join([str(example.prepare()), str(ROOT / "src")])}
    except example.NoExampleError as reason:
        return [row._replace(missing=str(reason)) for row in rows]
    return [row._replace(environment={**COMPILED, **path}) for row in rows]


def peers() -> list[Contender]:
    """The other systems, installed in folders of the bench; what drives each comes with its figures."""
    python = run_all.prepare()
    return [peer(program, python) for program in run_all.PROGRAMS]


def peer(program: run_all.Program, python: Path) -> Contender:
    key = Path(program.file).stem
    try:
        command, missing = run_all.command(program, python), ""
    except run_all.PeerMissingError as reason:
        command, missing = [], str(reason)
    environment = {"NODE_PATH": str(run_all.NODE_FOLDER / "node_modules")}
    return Contender(key, program.game, program.peer, "", command, environment, missing)


def words_of(setting: Setting) -> list[str]:
    """A setting of Campus on the command line of our programs."""
    return ["campus", str(setting.players), f"map={setting.map}"]


def ours_at(program: str, *words: str) -> list[str]:
    return [sys.executable, "-m", f"bench.ours.{program}", *words]
