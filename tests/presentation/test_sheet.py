"""What is plain about a game on paper, where its module says nothing else."""

from __future__ import annotations

from types import ModuleType

import hegemon
from hegemon.engine.dials import Options
from hegemon.presentation.sheet import Sheet, sheet_of


def module(**said: object) -> ModuleType:
    made = ModuleType("sheet")
    vars(made).update(said)
    return made


def told(view: dict[str, object], options: Options, paper: str, as_played: bool) -> bytes:
    return f"{sorted(view)} {sorted(options)} {paper} {as_played}".encode()


def test_a_game_needs_no_more_than_a_document() -> None:
    sheet = Sheet(hegemon.game("frontier"), module(document=told))
    assert sheet.blank({"map": "a"}, {"batch": 3}, "a4") == b"['map'] ['batch'] a4 False"
    assert sheet.printed({"map": "a"}, {}, "letter") == b"['map'] [] letter True"
    assert (sheet.called, sheet.name({"map": "8x6-7"})) == ("map", "8x6-7")


def test_a_map_is_named_by_its_size_and_its_number() -> None:
    sheet = Sheet(hegemon.game("frontier"), module())
    assert sheet.options(None, None) == {}
    assert sheet.options("8x6", None) == {"size": "8x6"}
    assert sheet.options(None, 0) == {"map": "0"}
    assert sheet.options("8x6", 7) == {"size": "8x6", "map": "7"}


def test_what_a_game_says_itself_is_taken() -> None:
    own = module(document=told, CALLED="world", unplayed=lambda view: {"new": view["world"]})
    sheet = Sheet(hegemon.game("frontier"), own)
    assert sheet.name({"world": "Terra"}) == "Terra"
    assert sheet.blank({"world": "Terra"}, {}, "a4") == b"['new'] [] a4 False"
    numbered = module(options=lambda size, number: {"map": f"random:{number}"})
    assert Sheet(hegemon.game("frontier"), numbered).options(None, 7) == {"map": "random:7"}


def test_a_game_without_such_a_module_is_not_printed() -> None:
    assert sheet_of(hegemon.game("campus")) is None
