"""The two layers of a board: what stays, and upon it what changes, in parts."""

from __future__ import annotations

from collections.abc import Mapping


def live_group(pieces: Mapping[str, str]) -> str:
    """The parts of a live layer from the bottom up, as one group.

    >>> live_group({"arrow": "<path/>"})
    '<g id="live"><g id="piece-arrow"><path/></g></g>'
    """
    parts = [f'<g id="piece-{key}">{markup}</g>' for key, markup in pieces.items()]
    return f'<g id="live">{"".join(parts)}</g>'
