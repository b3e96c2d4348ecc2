"""Dice that cannot be computed from what they have shown: the ChaCha8 stream of a key of 256 bits.

All arithmetic is on 32-bit lanes held in wider integers, so that no value comes near 2**63 and the
compiled and the interpreted form give the same stream.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.errors import NotUnderstood

MASK: Final = 0xFFFFFFFF
KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16
DOUBLE_ROUNDS: Final = 4
EMPTY_BLOCK: Final = vec[i64]([0] * BLOCK_WORDS)
SEED_LIMIT: Final = 1 << 256
ROLL_LIMIT: Final = 11  # 6**11 is the last power of six that `below` takes


@mypyc_attr(acyclic=True, free_list_len=1)
class Dice:
    """A place in one stream of random words; a copy goes on from the same place by itself."""

    def __init__(self, key: vec[i64], stream: i64, drawn: i64) -> None:
        self.key = key
        self.stream = stream
        self.drawn = drawn
        self.words = vec[i64]()
        if drawn & 15:
            self.words = block(key, stream, drawn >> 4)

    def copy(self) -> Dice:
        """Dice at the same place of the same stream."""
        twin = Dice(self.key, self.stream, 0)
        twin.drawn = self.drawn
        twin.words = self.words
        return twin

    def fork(self) -> Dice:
        """Dice of another stream of the same key, chosen by these dice."""
        low = self.word()
        return Dice(self.key, low | (self.word() & 0x3FFFFFFF) << 32, 0)

    def word(self) -> i64:
        """The next 32 bits."""
        at = self.drawn & 15
        if at == 0:
            self.words = block(self.key, self.stream, self.drawn >> 4)
        self.drawn += 1
        return self.words[at]

    def below(self, bound: i64) -> i64:
        """0 to bound - 1, each as likely as the other (Lemire's way); 1 <= bound < 2**31."""
        product = self.word() * bound
        low = product & MASK
        if low < bound:
            floor = (0x100000000 - bound) % bound
            while low < floor:
                product = self.word() * bound
                low = product & MASK
        return product >> 32

    def roll(self, count: i64) -> i64:
        """Up to eleven six-sided dice thrown at once; read each with `die`.

        >>> rolled = seeded(7).roll(3)
        >>> [die(rolled, which) for which in range(3)]
        [2, 1, 2]
        """
        assert count <= ROLL_LIMIT, "too many dice for one number"
        bound: i64 = 1
        for _thrown in range(count):
            bound *= 6
        return self.below(bound)

    def shuffle(self, cells: vec[i64]) -> None:
        """Put the cells into an order of which each is as likely as the other."""
        for i in range(len(cells) - 1, i64(0), -1):
            j = self.below(i + 1)
            kept = cells[i]
            cells[i] = cells[j]
            cells[j] = kept


def die(rolled: i64, which: i64) -> i64:
    """The pips, 1 to 6, of one of the dice of a roll, the first being 0."""
    for _passed in range(which):
        rolled //= 6
    return rolled % 6 + 1


def seeded(seed: int, stream: i64 = 0) -> Dice:
    """Dice from a seed of up to 256 bits; streams of one seed have nothing to do with each other."""
    if not 0 <= seed < SEED_LIMIT:
        raise NotUnderstood(f"a seed is a number from 0 to 2**256 - 1, not {seed}")
    key = vec[i64](capacity=KEY_WORDS)
    for k in range(KEY_WORDS):
        key = append(key, i64(seed >> 32 * k & MASK))
    return Dice(key, stream, 0)


def block(key: vec[i64], stream: i64, number: i64) -> vec[i64]:
    """The sixteen words of one block of the stream."""
    s0: i64 = 0x61707865
    s1: i64 = 0x3320646E
    s2: i64 = 0x79622D32
    s3: i64 = 0x6B206574
    a0, a1, a2, a3 = s0, s1, s2, s3
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = number & MASK, number >> 32, stream & MASK, stream >> 32
    for _double_round in range(DOUBLE_ROUNDS):
        a0, a1, a2, a3 = a0 + b0 & MASK, a1 + b1 & MASK, a2 + b2 & MASK, a3 + b3 & MASK
        d0, d1, d2, d3 = turned(d0 ^ a0, 16), turned(d1 ^ a1, 16), turned(d2 ^ a2, 16), turned(d3 ^ a3, 16)
        c0, c1, c2, c3 = c0 + d0 & MASK, c1 + d1 & MASK, c2 + d2 & MASK, c3 + d3 & MASK
        b0, b1, b2, b3 = turned(b0 ^ c0, 12), turned(b1 ^ c1, 12), turned(b2 ^ c2, 12), turned(b3 ^ c3, 12)
        a0, a1, a2, a3 = a0 + b0 & MASK, a1 + b1 & MASK, a2 + b2 & MASK, a3 + b3 & MASK
        d0, d1, d2, d3 = turned(d0 ^ a0, 8), turned(d1 ^ a1, 8), turned(d2 ^ a2, 8), turned(d3 ^ a3, 8)
        c0, c1, c2, c3 = c0 + d0 & MASK, c1 + d1 & MASK, c2 + d2 & MASK, c3 + d3 & MASK
        b0, b1, b2, b3 = turned(b0 ^ c0, 7), turned(b1 ^ c1, 7), turned(b2 ^ c2, 7), turned(b3 ^ c3, 7)
        a0, a1, a2, a3 = a0 + b1 & MASK, a1 + b2 & MASK, a2 + b3 & MASK, a3 + b0 & MASK
        d3, d0, d1, d2 = turned(d3 ^ a0, 16), turned(d0 ^ a1, 16), turned(d1 ^ a2, 16), turned(d2 ^ a3, 16)
        c2, c3, c0, c1 = c2 + d3 & MASK, c3 + d0 & MASK, c0 + d1 & MASK, c1 + d2 & MASK
        b1, b2, b3, b0 = turned(b1 ^ c2, 12), turned(b2 ^ c3, 12), turned(b3 ^ c0, 12), turned(b0 ^ c1, 12)
        a0, a1, a2, a3 = a0 + b1 & MASK, a1 + b2 & MASK, a2 + b3 & MASK, a3 + b0 & MASK
        d3, d0, d1, d2 = turned(d3 ^ a0, 8), turned(d0 ^ a1, 8), turned(d1 ^ a2, 8), turned(d2 ^ a3, 8)
        c2, c3, c0, c1 = c2 + d3 & MASK, c3 + d0 & MASK, c0 + d1 & MASK, c1 + d2 & MASK
        b1, b2, b3, b0 = turned(b1 ^ c2, 7), turned(b2 ^ c3, 7), turned(b3 ^ c0, 7), turned(b0 ^ c1, 7)
    words = EMPTY_BLOCK[:]
    put_row(words, 0, a0 + s0, a1 + s1, a2 + s2, a3 + s3)
    put_row(words, 4, b0 + key[0], b1 + key[1], b2 + key[2], b3 + key[3])
    put_row(words, 8, c0 + key[4], c1 + key[5], c2 + key[6], c3 + key[7])
    put_row(words, 12, d0 + number, d1 + (number >> 32), d2 + stream, d3 + (stream >> 32))
    return words


def put_row(words: vec[i64], at: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
    words[at] = first & MASK
    words[at + 1] = second & MASK
    words[at + 2] = third & MASK
    words[at + 3] = fourth & MASK


def turned(x: i64, bits: i64) -> i64:
    return (x << bits & MASK) | x >> (32 - bits)
