"""Faces of bots: small portraits, drawn from seat, level and name, so that a bot looks the same everywhere."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from hegemon.bots.kind import Kind
from hegemon.bots.roster import level_names, offered
from hegemon.theme import SEATS

METALS = ("#F3EAD7", "#DCE6EA", "#EADBD0", "#DDE7D6", "#E6DDEB")
PEN = "#2B2620"

# 48 by 48; a face lies in the middle. The higher the level, the more there is above the eyes.
EYES = (
    '<circle cx="18" cy="25" r="3.2"/><circle cx="30" cy="25" r="3.2"/>',
    '<rect x="15" y="22" width="6" height="6" rx="1.5"/><rect x="27" y="22" width="6" height="6" rx="1.5"/>',
    '<ellipse cx="18" cy="25" rx="2.4" ry="3.8"/><ellipse cx="30" cy="25" rx="2.4" ry="3.8"/>',
    '<path d="M14.5 26q3.5-5 7 0M26.5 26q3.5-5 7 0" class="pen"/>',
)
MOUTHS = (
    '<path d="M18 33q6 4.5 12 0" class="pen"/>',
    '<path d="M18 34h12M21 32v4M24 32v4M27 32v4" class="pen"/>',
    '<path d="M19 33.5h10" class="pen"/>',
    '<path d="M19 32.5q5 6 10 0z"/>',
)
HEADS = (
    '<rect x="10" y="15" width="28" height="25" rx="8"/>',
    '<path d="M12 20q0-5 5-5h14q5 0 5 5l2 13q0 7-7 7H17q-7 0-7-7z"/>',
    '<path d="M24 14c9 0 14 5 14 13s-5 13-14 13-14-5-14-13 5-13 14-13z"/>',
)
SIGNS = (
    '<path d="M24 15V9" class="pen"/><path d="M24 10q-7 1-8-6 8-1 8 6zM24 10q6 0 7-5-7-1-7 5z" fill="#4E8F3A"/>',
    '<path d="M24 15V8" class="pen"/><circle cx="24" cy="6.5" r="3" fill="#E2574C"/>',
    '<path d="M18 15l-4-7M30 15l4-7" class="pen"/><path d="M11 7a2 2 0 0 1 5 0zM32 7a2 2 0 0 1 5 0z" fill="#E9A23B"/>',
    '<path d="M11 19q13-15 26 0z" fill="#4A5A78"/><path d="M9 19h30" class="pen"/>',
    '<path d="M13 16l-2-11 7 5 6-7 6 7 7-5-2 11z" fill="#F2C230"/>',
)


@lru_cache(maxsize=512)
def face(seat: int, bot: str, name: str) -> str:
    """A portrait as an SVG document: the seat's colour behind it, a sign of the level above it.

    >>> face(1, "hard", "Bo") == face(1, "hard", "Bo") != face(1, "easy", "Bo")
    True
    """
    numbers = blake2b(name.encode(), digest_size=4).digest()
    colour = SEATS[seat % len(SEATS)].colour
    head = HEADS[numbers[0] % len(HEADS)].replace("/>", f' fill="{METALS[numbers[1] % len(METALS)]}"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<circle cx="24" cy="24" r="24" fill="{colour}"/>'
        f'<g stroke="{PEN}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">'
        f"{pen(SIGNS[level_of(bot)])}"
        f"{head}</g>"
        f'<g fill="{PEN}">{pen(EYES[numbers[2] % len(EYES)])}{pen(MOUTHS[numbers[3] % len(MOUTHS)])}</g></svg>'
    )


def pen(marks: str) -> str:
    """Marks of which some are only lines."""
    return marks.replace('class="pen"', f'fill="none" stroke="{PEN}" stroke-width="2" stroke-linecap="round"')


def level_of(bot: str) -> int:
    """How strong a bot is, as its place among the levels; in the middle where that is not known."""
    names = level_names()
    kind: Kind | None = next((kind for kind in offered() if kind.name == bot), None)
    level = (kind.level or kind.name) if kind is not None else bot
    return names.index(level) if level in names else len(names) // 2
