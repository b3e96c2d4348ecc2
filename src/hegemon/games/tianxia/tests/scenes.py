"""Positions of Tianxia as they are seen and told: for the tests of its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hegemon.engine.events import Event
from hegemon.games.tianxia import words
from hegemon.games.tianxia.knowledge import view
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import attack, besiege, give, govern, offer, own_tile, play, table
from hegemon.games.tianxia.view import TianxiaView
from hegemon.presentation.scenes import parted, retold

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
Position = Callable[[], Tianxia]


def seen(state: Tianxia, seat: int = -2) -> TianxiaView:
    """As whoever is asked sees it, or somebody else."""
    return {**view(state, state.turn if seat == -2 else seat), "names": NAMES[: int(state.seats)]}


def at_table(gifts: str, *moves: str) -> Position:
    """Ada's turn with something in her purse, after some moves."""

    def made() -> Tianxia:
        state = table()
        give(state, gifts)
        play(state, *moves)
        return state

    return made


def using(tile: str, gifts: str = "") -> Position:
    """Ada has used a bonus tile that asks her something."""

    def made() -> Tianxia:
        state = table()
        give(state, gifts)
        own_tile(state, tile)
        play(state, f"tile {tile}")
        return state

    return made


def passing() -> Tianxia:
    """Ada passes with two figurines."""
    state = table()
    give(state, "3 coins")
    own_tile(state, "ox", "crane")
    offer(state, "purse")
    play(state, "pass purse")
    return state


def raided(order: str = "ask") -> Tianxia:
    """Nobody defends Liaodong, and raiders are left after the last building."""
    state = table(loss_order=order)
    give(state, "2 coins")
    give(state, "1 coins", seat=1)
    govern(state, "ferry_office", 1, seat=1)
    besiege(state, "liaodong", 9)
    return state


def besieged() -> Tianxia:
    state = raided()
    attack(state)
    return state


def told(state: Tianxia, act: Callable[[], None], reader: int = 0) -> list[dict[str, Any]]:
    """The lines of the log for what happens."""
    events: list[Event] = []
    state.heard = events
    act()
    state.heard = None
    names = ["you" if seat == reader else name for seat, name in enumerate(NAMES)]
    scenes: list[Any] = [retold(state.chronicle(), event, names) for event in events]
    begins: Any = words.begins
    parts: list[Any] = [part for part in parted(scenes, begins) if part]
    return [words.headline(part) or {"text": part[0]["text"], "lost": []} for part in parts]


def lines(state: Tianxia, *moves: str, reader: int = 0) -> list[str]:
    """What the log says of the last of some moves."""
    play(state, *moves[:-1])
    return [str(line["text"]) for line in told(state, lambda: play(state, moves[-1]), reader)]


def hint(state: Tianxia, text: str) -> str:
    return words.hint(seen(state), lambda: state, text.split())
