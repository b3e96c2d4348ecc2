"""What every game must do, and what no rule of this one may hide."""

from __future__ import annotations

from hegemon.conformance import Conformance


class TestConnectFour(Conformance):
    game = "connect_four"
    constants = frozenset({"seats"})
