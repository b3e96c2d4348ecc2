"""Small symbols in the colour of the text, 24 by 24: for facts about players, notices and notes."""

from __future__ import annotations

from hegemon.games.swarm.content import (
    BOUNTY,
    DROUGHT,
    EVENTS,
    FORCED_MARCH,
    LONG_NIGHT,
    PILGRIMAGE,
    RAIDERS,
    RAIN,
    SANDSTORM,
    TRIBUTE,
    TRUCE,
)
from hegemon.kit.drawing.symbols import symbol

DROP = "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z"
SUN = "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4"
SWORDS = "M4 4l11 11M20 4L9 15M13 17l4-4M11 17l-4-4M16 16l4 4M8 16l-4 4"
TOWER = "M6 21V9L5 8V4h3v2h2.5V4h3v2H16V4h3v4l-1 1v12h-4v-4a2 2 0 0 0-4 0v4z"
PATHS = {
    "water": DROP,
    "reserve": "M12 3.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM7 20h10l-2.5-8h-5z",
    "leaders": "M12 5V2.5M12 5c-5 0-7.5 3.5-7.5 8v5.5L9 20v-6.5h2V11h2v2.5h2V20l4.5-1.5V13c0-4.5-2.5-8-7.5-8z",
    "coverts": "M4 8a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"
    "M9 6V4.5A1.5 1.5 0 0 1 10.5 3h8A1.5 1.5 0 0 1 20 4.5v11a1.5 1.5 0 0 1-1.5 1.5H14",
    "points": "M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z",
    "token": f"{SUN}M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
    "temple": "M3 10l9-6 9 6zM6 10v8M10 10v8M14 10v8M18 10v8M3.5 20.5h17",
    "bastion": TOWER,
    "quest": "M7 4h11v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3h9v1M7 4v13M10.5 8.5h4M10.5 12h4",
    "traitor": "M3 8c3-2 6-1 9 0 3-1 6-2 9 0 0 6-2 9-5 9-2 0-3-2-4-2s-2 2-4 2c-3 0-5-3-5-9zM7.5 11.5h2M14.5 11.5h2",
    "ward": "M12 3c3 1.5 5 2 7.5 2 0 8-2.5 12.5-7.5 16-5-3.5-7.5-8-7.5-16C7 5 9 4.5 12 3z",
    "eye": "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12z"
    "M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z",
    "order": "M5 12.5l4.5 4.5L19 7.5",
    "battle": SWORDS,
    "auction": "M4 20h9M13.5 5.5l5 5M10 9l5 5M11.5 10.5L4.5 17M12 7l3.5-3.5L20.5 8.5 17 12",
}
# By effect of an event, in the order of the content.
EVENT_PATHS = {
    RAIN: "M7 14a4 4 0 0 1 .5-8A5 5 0 0 1 17 7.5a3.3 3.3 0 0 1 0 6.5zM8.5 17l-1 3M12.5 17l-1 3M16.5 17l-1 3",
    DROUGHT: PATHS["token"],
    FORCED_MARCH: "M9 4h5v8c3 1 5.5 2 5.5 6v1.5H8V12zM8 16.5h11.5M3.5 7H6M3 11h2.5M3.5 15H6",
    TRUCE: "M4 20c3-7 8-12 16-16M8 14c-4-1-4-5-2-7 3 1 4 4 2 7zM12.5 9.5c-3-2-2-5 .5-6 2 2 2 4-.5 6z"
    "M10 12c3 3 6 2 7.5 0-2-2.5-5-2.5-7.5 0z",
    TRIBUTE: "M8 4h8l-1 3c0 2 4 3 4 7a7 7 0 0 1-14 0c0-4 4-5 4-7zM5.5 12.5h13",
    SANDSTORM: "M3 9h10a3 3 0 1 0-3-3M3 13h14a3 3 0 1 1-3 3M3 17h6a2 2 0 1 1-2 2",
    PILGRIMAGE: PATHS["temple"],
    RAIDERS: SWORDS,
    LONG_NIGHT: "M15 3.5A9 9 0 1 0 20.5 15 7.5 7.5 0 0 1 15 3.5z",
    BOUNTY: "M4 11c0-5 2-6 4-6h8c2 0 4 1 4 6zM4 11h16v8H4zM10.5 9.5h3v4h-3z",
}
EFFECTS = {card.name: card.effect for card in EVENTS}


SYMBOLS = {name: symbol(d) for name, d in PATHS.items()}
EVENT_SYMBOLS = {name: symbol(EVENT_PATHS[effect]) for name, effect in EFFECTS.items()}
