"""What stands between the network and the table: the guards through which every request and live connection passes.

`protect(app, settings)` is the app with all of them around it. From outside in: a line in the log (only if wanted), the
headers of every answer, the name we are called by, the page it was sent from, how much is asked for, how long it is.
"""

from __future__ import annotations

from starlette.types import ASGIApp

from hegemon.table.security.access import AccessLines
from hegemon.table.security.bodies import Bodies
from hegemon.table.security.headers import ProtectiveHeaders
from hegemon.table.security.hosts import Hosts
from hegemon.table.security.limits import RateLimits
from hegemon.table.security.origins import Origins
from hegemon.table.settings import Settings

__all__ = ["protect"]


def protect(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The app with every guard around it."""
    guarded: ASGIApp = Bodies(app, settings)
    guarded = RateLimits(guarded, settings)
    guarded = Origins(guarded, settings)
    guarded = Hosts(guarded, settings)
    guarded = ProtectiveHeaders(guarded, settings)
    return AccessLines(guarded) if settings.verbose else guarded
