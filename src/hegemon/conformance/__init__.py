"""The battery that every game passes, for games of other packages too.

    from hegemon.conformance import Conformance

    class TestConnectFour(Conformance):
        game = "connect_four"

The checks by themselves, for use without pytest, are in `hegemon.conformance.battery`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hegemon.conformance.suite import Conformance

__all__ = ["Conformance"]


def __getattr__(name: str) -> object:
    """The class is loaded when it is used: the plugin and the soak need no more than their own part."""
    if name != "Conformance":
        raise AttributeError(f"module 'hegemon.conformance' has no attribute {name!r}")
    from hegemon.conformance.suite import Conformance

    return Conformance
