"""Memory is tidied a little at a time, so that no move waits for it.

Python looks for circular garbage by walking over everything that lives; with hundreds of tables in memory that stops
the server for a second. What has survived one look is set aside here and not walked over again, until nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import time

SHORT = 0.25  # seconds between two looks at what is new
LONG = 600.0  # seconds between two looks at everything, while nobody plays
QUIET = 10.0  # seconds without new things after which nobody plays
FEW = 2_000  # new things in a short while that mean that nobody plays


async def tidy() -> None:
    """Take over from Python's own rhythm, for as long as the server runs."""
    gc.disable()
    whole, busy = time.monotonic(), time.monotonic()
    try:
        while True:
            await asyncio.sleep(SHORT)
            now = time.monotonic()
            if gc.get_count()[0] > FEW:
                busy = now
            if now - whole > LONG and now - busy > QUIET:
                gc.unfreeze()
                gc.collect()
                whole = now
            else:
                gc.collect(1)
            gc.freeze()
    finally:
        gc.unfreeze()
        gc.enable()
