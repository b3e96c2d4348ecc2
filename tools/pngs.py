"""PNG pictures with few colours: a drawn board needs no more than a palette, which makes it a quarter as large."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from math import sqrt

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = 3  # the type of colour of a PNG that has one
Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]  # colours, and how often each occurs


def format_png(width: int, pixels: bytes, colours: int = 256) -> bytes:
    """A PNG of so many colours at most, from pixels of four bytes each; whatever they say of opacity is ignored."""
    row = list(zip(pixels[0::4], pixels[1::4], pixels[2::4]))
    palette, place = reduced(Counter(row), colours)
    places = bytes([place[colour] for colour in row])
    lines = [b"\x00" + places[start : start + width] for start in range(0, len(places), width)]
    header = struct.pack(">IIBBBBB", width, len(lines), 8, PALETTE, 0, 0, 0)
    known = bytes(value for colour in palette for value in colour)
    body = zlib.compress(b"".join(lines), 9)
    parts = [(b"IHDR", header), (b"PLTE", known), (b"IDAT", body), (b"IEND", b"")]
    return SIGNATURE + b"".join(chunk(name, data) for name, data in parts)


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def reduced(counts: Counter[Colour], most: int) -> tuple[list[Colour], dict[Colour, int]]:
    """A palette, and the place in it of every colour: the box that one colour fits worst is cut, again and again."""
    boxes: list[Box] = [list(counts.items())]
    misfits = [misfit(boxes[0])]
    while len(boxes) < most and max(misfits) > 0:
        worst = misfits.index(max(misfits))
        low, high = halves(boxes[worst])
        boxes[worst], misfits[worst] = low, misfit(low)
        boxes.append(high)
        misfits.append(misfit(high))
    return [mean(box) for box in boxes], {colour: k for k, box in enumerate(boxes) for colour, _ in box}


def reach(box: Box) -> tuple[int, int]:
    """How far a box reaches in the channel in which it reaches farthest, and that channel."""
    channels = [[colour[channel] for colour, _ in box] for channel in range(3)]
    return max((max(values) - min(values), channel) for channel, values in enumerate(channels))


def misfit(box: Box) -> float:
    """How badly one colour would stand for a box: by its reach, and by how much of the picture it is."""
    return reach(box)[0] * sqrt(sqrt(sum(count for _, count in box)))


def halves(box: Box) -> tuple[Box, Box]:
    """A box cut in the middle of its widest channel."""
    length, channel = reach(box)
    middle = min(colour[channel] for colour, _ in box) + length / 2
    low = [entry for entry in box if entry[0][channel] <= middle]
    return low, [entry for entry in box if entry[0][channel] > middle]


def mean(box: Box) -> Colour:
    total = sum(count for _, count in box)
    red, green, blue = (round(sum(colour[k] * count for colour, count in box) / total) for k in range(3))
    return red, green, blue
