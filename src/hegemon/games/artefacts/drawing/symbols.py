"""Artefacts, powers and what else stands beside words or on the map, as lines 24 units square."""

from __future__ import annotations

from hegemon.kit.drawing.symbols import symbol

SHIELD = "M12 3C15 4.5 17 5 19.5 5C19.5 13 17 17.5 12 21C7 17.5 4.5 13 4.5 5C7 5 9 4.5 12 3Z"
SWORDS = "M5 4L14.5 13.5M19 4L9.5 13.5M7 15.5L10 18.5M17 15.5L14 18.5M8.5 17L5 20.5M15.5 17L19 20.5"
FLAME = (
    "M12 3C16.5 7 18 10 18 13.5C18 17.5 15.5 20 12 20S6 17.5 6 13.5"
    "C6 11.5 7 10 8.5 8.5C9 10 9.5 10.5 10.5 11C10 8 10.5 5.5 12 3Z"
)
PATHS = {
    "Army of the Dead": "M12 3.5C7 3.5 4.5 6.5 4.5 10.5C4.5 13.1 5.7 14.5 7.2 15.5V20H16.8V15.5"
    "C18.3 14.5 19.5 13.1 19.5 10.5"
    "C19.5 6.5 17 3.5 12 3.5ZM9 10V11.8M15 10V11.8M10.4 20V17.5M13.6 20V17.5",
    "Shield of Ruin": SHIELD,
    "Broken Shield of Ruin": f"{SHIELD}M12 3L9.6 9L14 12L10.6 16L12 21",
    "Path to the Underworld": "M4 20.5V11C4 6 7.5 3.5 12 3.5S20 6 20 11V20.5M7 20.5H10V17.5H13V14.5H16V11.5",
    "Bone Drum": "M4 8C4 6 7.6 4.5 12 4.5S20 6 20 8V16.5C20 18.5 16.4 20 12 20S4 18.5 4 16.5Z"
    "M4 8C4 10 7.6 11.5 12 11.5"
    "S20 10 20 8M8 11L6 18.6M16 11L18 18.6",
    "Horn of the Marches": "M3.5 8.5C4.5 15.5 10 19 16.5 18L20.5 4.5C17 9.5 11 11 7 7.5"
    "C5.6 6.6 4 7 3.5 8.5ZM15 9.4L12.6 18.2",
    "Idol of the Threshold": "M8 20.5H16M9.2 20.5V15.4C7 14.4 6 12.2 6 9C6 5.5 8.5 3.5 12 3.5S18 5.5 18 9"
    "C18 12.2 17 14.4 14.8 15.4"
    "V20.5M9 9H10.4M13.6 9H15M10.4 12.6H13.6",
    "Vanguard Banner": "M5.5 21V3M5.5 4H19L15.5 8.5L19 13H5.5",
    "Levy Bell": "M12 3V4.6M6 17C7.5 15.5 7.5 13 7.5 10.4C7.5 7 9.4 4.8 12 4.8S16.5 7 16.5 10.4"
    "C16.5 13 16.5 15.5 18 17Z"
    "M10.4 20C11.2 21 12.8 21 13.6 20",
    "Gravedigger's Spade": "M12 3V12M9 3H15M7.5 12H16.5V15.5C16.5 18.5 14.5 20 12 21.5C9.5 20 7.5 18.5 7.5 15.5Z",
    "Cinder Torch": "M10 11.4H14L13.2 21H10.8ZM12 2.8C15 5.4 15.8 7 14.6 9H9.4C8 6.8 10 5.8 12 2.8Z",
    "White Flag": "M6 21V3.5M6 4.6C10 2.6 13 6.6 18 4.6V13.4C13 15.4 10 11.4 6 13.4",
    "Red Scythe": "M18.5 21L9 4M9 4C5.4 3.6 3.6 6 3 10C6 7.6 8.4 7 11 7.6M12.6 13.4L16.2 11.4",
    "Old Walls": "M3.5 20V8H6.5V10.5H9.5V8H14.5V10.5H17.5V8H20.5V20ZM3.5 14.5H20.5M9 14.5V20M15 14.5V20",
    "Charnel House": "M4.5 20V10L12 4L19.5 10V20ZM9 12.5L15 17M15 12.5L9 17",
    "Watchtower": "M7 21L8.5 9.5H15.5L17 21M6.5 9.5H17.5M8 9.5V5.5L12 3L16 5.5V9.5M11 21V16.5H13V21",
    "Great Pyre": FLAME,
    "Relay Post": "M4 8H17M13 4L17 8L13 12M20 16H7M11 12L7 16L11 20",
    "Drill Yard": SWORDS,
    "Granary": "M12 21V8M12 8.5C9.5 7.5 9 5 12 2.8C15 5 14.5 7.5 12 8.5Z"
    "M12 14C9 13.5 7.5 12 7.5 9.5C10 9.5 12 11 12 14"
    "C15 13.5 16.5 12 16.5 9.5C14 9.5 12 11 12 14M12 19.5C9 19 7 17.5 7 15C10 15 12 16.5 12 19.5C15 19 17 17.5 17 15"
    "C14 15 12 16.5 12 19.5",
    "Ash Garden": "M12 21V11M12 14C8 14 6 12 6 8C10 8 12 10 12 14"
    "M12 11.5C12 8 13.5 6 17.5 5.5C18 9 16 11.5 12 11.5M6 21H18",
}
SYMBOLS = {
    **{name: symbol(path) for name, path in PATHS.items()},
    "battle": symbol(SWORDS),
    "armies": symbol(SHIELD),
    "artefacts": symbol("M7 4.5H17L21 10L12 20.5L3 10ZM3 10H21M9 10L12 20.5L15 10L12 4.5Z"),
    "free": symbol(FLAME),
}
