"""Hegemon: games of conquest, to be played, searched and measured.

    import hegemon

    match = hegemon.game("campus").new(players=3, seed=7)
    match.play(match.pending[0], "place boathouse 3")

The names below are loaded when they are first used, so that `import hegemon` alone costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module

from hegemon import form as form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hegemon.engine.discovery import all_games, from_position, game, read_record, replay_record
    from hegemon.engine.errors import NotAllowed, NotUnderstood
    from hegemon.engine.match import Match

__version__ = "0.1.0"
__all__ = [
    "Match",
    "NotAllowed",
    "NotUnderstood",
    "all_games",
    "from_position",
    "game",
    "read_record",
    "replay_record",
]

_HOMES = {
    "Match": "hegemon.engine.match",
    "NotAllowed": "hegemon.engine.errors",
    "NotUnderstood": "hegemon.engine.errors",
    "all_games": "hegemon.engine.discovery",
    "from_position": "hegemon.engine.discovery",
    "game": "hegemon.engine.discovery",
    "read_record": "hegemon.engine.discovery",
    "replay_record": "hegemon.engine.discovery",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, from the module where it lives."""
        if name not in _HOMES:
            raise AttributeError(f"module 'hegemon' has no attribute {name!r}")
        value: object = getattr(import_module(_HOMES[name]), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """What is there to be had, loaded or not."""
        return sorted({*globals(), *__all__})
