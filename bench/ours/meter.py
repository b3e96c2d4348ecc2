"""How our own programs are timed: as the peers are, and told in the same words."""

from __future__ import annotations

import json
from collections.abc import Callable

from bench.peers.meter import Batch, measure
from hegemon import __version__, form

WARM_UP_SECONDS = 0.2


def report(play: Callable[[], Batch], seconds: float) -> None:
    """Measure for so many seconds and print one line of JSON."""
    measure(play, WARM_UP_SECONDS)
    result = measure(play, seconds)
    print(json.dumps({"version": __version__, "form": form.FORM, **result._asdict()}))
