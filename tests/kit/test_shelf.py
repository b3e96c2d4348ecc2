"""A shelf makes a thing once, and is never overfull."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.kit.shelf import KEPT, Shelf


class Thing:
    def __init__(self, players: int, options: Options) -> None:
        self.made_of = (int(players), dict(options))


def test_the_same_choice_gives_the_same_thing() -> None:
    shelf = Shelf(Thing)
    first = shelf.get(2, {"size": 3})
    assert shelf.get(2, {"size": 3}) is first
    assert [shelf.get(3, {"size": 3}).made_of, shelf.get(2, {"size": 4}).made_of] == [
        (3, {"size": 3}),
        (2, {"size": 4}),
    ]


def test_a_full_shelf_is_emptied() -> None:
    shelf = Shelf(Thing)
    for size in range(KEPT):
        shelf.get(2, {"size": size})
    assert len(shelf.things) == KEPT
    shelf.get(2, {"size": KEPT})
    assert list(shelf.things) == [(2, KEPT)]
