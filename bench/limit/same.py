"""Whether the C programs play the games that the rules play: winners, number of moves, and a digest of every move."""

from __future__ import annotations

import subprocess
from pathlib import Path

from bench.limit.build import Setting
from hegemon.engine.dice import seeded
from hegemon.engine.moves import sample
from hegemon.engine.state import lowest
from hegemon.games.campus import GAME

MIX = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


def games_of_program(program: Path, first: int, count: int) -> list[str]:
    """What the C program says of the games of these seeds, a line for each."""
    done = subprocess.run([str(program), "check", str(first), str(count)], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def games_of_rules(setting: Setting, first: int, count: int) -> list[str]:
    """The same lines from the rules, whose two ways to a random move, with a list and without, must agree as well."""
    return [game_of_rules(setting, seed) for seed in range(first, first + count)]


def game_of_rules(setting: Setting, seed: int) -> str:
    options = GAME.settle(setting.players, {"map": setting.map})
    state, dice = GAME.begin(setting.players, seeded(seed), options), seeded(seed, 1)
    moves, digest = 0, 0
    while waiting := state.pending():
        seat = lowest(waiting)
        unlisted = state.sample(seat, dice.copy())
        move = sample(state.legal(seat), dice)
        assert unlisted == move, f"seed {seed}, move {moves}: {unlisted} without a list, {move} with one"
        state.play(seat, move)
        moves, digest = moves + 1, mixed(digest, int(move))
    winners = sum(1 << seat for seat in state.standing().winners)
    return f"{seed} {moves} {winners} {digest:016x}"


def mixed(digest: int, move: int) -> int:
    product = (digest ^ move) * MIX & MASK
    return product ^ product >> 29
