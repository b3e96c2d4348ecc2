"""The dice: the published stream, the same from every place, and no face likelier than another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import ROLL_LIMIT, Dice, die, seeded
from hegemon.engine.errors import NotUnderstood

pytestmark = pytest.mark.forms

# Key, stream and the first 128 bytes, from "Test Vectors for the Stream Cipher ChaCha" (draft-strombergson, 8 rounds).
ZERO = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619"
    "314a42a3da86b001387bfdb80e0cfe42d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
)
ONE_BIT = (
    "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a123"
    "8cd8464d3763ddbb9222ee3bd8fae3c8b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
    "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
)
ANY = (
    "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c96ad848065871417b08f034e681fe46a9"
    "3f7d5c61d1306614d4aaf257a7cff08b16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
    "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f"
)
PUBLISHED = [
    ("00" * 32, "00" * 8, ZERO),
    ("01" + "00" * 31, "00" * 8, ONE_BIT),
    ("c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d", "1ada31d5cf688221", ANY),
]
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def specified(key: list[int], stream: int, number: int) -> list[int]:
    """One block as the specification words it: a square of sixteen words, four times columns and diagonals."""
    start = [int.from_bytes(b"expand 32-byte k"[k : k + 4], "little") for k in range(0, 16, 4)] + key
    start += [number % 2**32, number >> 32, stream % 2**32, stream >> 32]
    square = list(start)
    for _ in range(4):
        for corner in COLUMNS + DIAGONALS:
            mix_quarter(square, *corner)
    return [(word + begun) % 2**32 for word, begun in zip(square, start)]


def mix_quarter(square: list[int], a: int, b: int, c: int, d: int) -> None:
    for into, addend, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        square[into] = (square[into] + square[addend]) % 2**32
        mixed = square[turned] ^ square[into]
        square[turned] = (mixed << bits) % 2**32 | mixed >> (32 - bits)


def words(dice: Dice, number: int) -> list[int]:
    return [int(dice.word()) for _ in range(number)]


def expected_below(stream: Iterable[int], bound: int) -> int:
    """The first word that falls into the largest multiple of the bound, scaled down."""
    return next(word * bound >> 32 for word in stream if word * bound % 2**32 >= 2**32 % bound)


def chi_square(counts: Counter[int], faces: int) -> float:
    even = counts.total() / faces
    return sum((counts[face] - even) ** 2 / even for face in range(faces))


@pytest.mark.parametrize(("key", "stream", "expected"), PUBLISHED)
def test_the_stream_is_the_published_chacha8(key: str, stream: str, expected: str) -> None:
    seed = int.from_bytes(bytes.fromhex(key), "little")
    dice = seeded(seed, int.from_bytes(bytes.fromhex(stream), "little"))
    assert b"".join(word.to_bytes(4, "little") for word in words(dice, 32)).hex() == expected


@pytest.mark.parametrize("number", [0, 1, 2**20, 2**32 - 1, 2**32, 2**40 + 5, 2**55])
def test_every_block_of_every_stream_is_as_specified(number: int) -> None:
    chooser = seeded(number)
    for _ in range(5):
        key, (low, top) = words(chooser, 8), words(chooser, 2)
        stream = (low | top << 32) >> 2
        dice = Dice(vec[i64](key), stream, 16 * number)
        assert words(dice, 32) == specified(key, stream, number) + specified(key, stream, number + 1)


def test_a_seed_of_256_bits_is_the_key_lowest_word_first() -> None:
    assert [int(word) for word in seeded(2**256 - 2**32 + 7).key] == [7, *[2**32 - 1] * 7]


@pytest.mark.parametrize("seed", [-1, 2**256, 2**300])
def test_a_seed_out_of_range_is_not_understood(seed: int) -> None:
    with pytest.raises(NotUnderstood, match="a seed is a number from 0"):
        seeded(seed)


def test_streams_and_seeds_have_nothing_in_common() -> None:
    begun = [tuple(words(seeded(seed, stream), 2)) for seed in range(30) for stream in range(30)]
    assert len(set(begun)) == 900


@pytest.mark.parametrize("drawn", range(34))
def test_dice_set_to_a_place_go_on_as_those_that_walked_there(drawn: int) -> None:
    walked = seeded(3, 5)
    words(walked, drawn)
    jumped = Dice(walked.key, 5, drawn)
    assert jumped.drawn == walked.drawn == drawn
    assert words(jumped, 20) == words(walked, 20)


@pytest.mark.parametrize("drawn", range(34))
def test_a_copy_goes_on_from_the_same_place_by_itself(drawn: int) -> None:
    dice, whole = seeded(8, 1), words(seeded(8, 1), 80)
    words(dice, drawn)
    twin = dice.copy()
    assert words(twin, 40) == whole[drawn : drawn + 40]
    assert words(dice, 20) == whole[drawn : drawn + 20]
    assert words(twin, 5) == whole[drawn + 40 : drawn + 45]


def test_a_fork_goes_its_own_way() -> None:
    dice = seeded(4)
    fork = dice.fork()
    later = dice.fork()
    ways = [words(one, 4) for one in (dice, fork, later, seeded(4))]
    assert len({tuple(way) for way in ways}) == 4
    assert (dice.drawn, fork.drawn) == (8, 4)


def test_the_stream_of_a_fork_is_sixty_two_bits_of_its_parent() -> None:
    for seed in range(20):
        low, top = words(seeded(seed), 2)
        assert seeded(seed).fork().stream == low + top % 2**30 * 2**32


def test_equal_dice_have_equal_forks() -> None:
    assert words(seeded(4).fork(), 4) == words(seeded(4).fork(), 4)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 100, 3 << 29, 2**31 - 1])
def test_below_scales_a_word_down_and_throws_uneven_ones_away(bound: int) -> None:
    dice, stream = seeded(bound, 9), iter(words(seeded(bound, 9), 600))
    for _ in range(200):
        assert dice.below(bound) == expected_below(stream, bound)
        assert next(stream) == dice.word()


def test_below_throws_a_quarter_of_the_words_away_at_the_worst_bound() -> None:
    dice = seeded(11)
    thirds = Counter(int(dice.below(3 << 29)) >> 29 for _ in range(9000))
    assert 11700 < dice.drawn < 12300
    assert chi_square(thirds, 3) < 13.8  # exceeded once in a thousand


@pytest.mark.parametrize(("faces", "limit"), [(2, 10.8), (6, 20.5), (13, 32.9)])
def test_each_number_below_a_bound_is_as_likely_as_the_other(faces: int, limit: float) -> None:
    dice = seeded(2, faces)
    assert chi_square(Counter(int(dice.below(faces)) for _ in range(12000)), faces) < limit


@pytest.mark.parametrize("count", range(ROLL_LIMIT + 1))
def test_a_roll_is_one_number_below_a_power_of_six(count: int) -> None:
    assert [seeded(s).roll(count) for s in range(9)] == [seeded(s).below(6**count) for s in range(9)]


def test_more_than_eleven_dice_at_once_are_refused() -> None:
    with pytest.raises(AssertionError):
        seeded(1).roll(ROLL_LIMIT + 1)


def test_the_dice_of_a_roll_are_its_digits_in_base_six() -> None:
    rolled = 0 + 6 * 5 + 36 * 3 + 6**10 * 2
    assert [die(rolled, k) for k in (0, 1, 2, 3, 10)] == [1, 6, 4, 1, 3]


def test_each_die_of_a_roll_is_fair() -> None:
    dice = seeded(5)
    rolls = [dice.roll(5) for _ in range(4000)]
    for which in range(5):
        assert chi_square(Counter(int(die(rolled, which)) - 1 for rolled in rolls), 6) < 20.5


def test_a_shuffle_keeps_every_cell() -> None:
    cells = vec[i64]([5, 5, 7, -1, 0, 2**40])
    seeded(1).shuffle(cells)
    assert sorted(cells) == [-1, 0, 5, 5, 7, 2**40]


@pytest.mark.parametrize("cells", [[], [4]])
def test_nothing_to_shuffle_draws_nothing(cells: list[int]) -> None:
    dice, shuffled = seeded(1), vec[i64](cells)
    dice.shuffle(shuffled)
    assert (list(shuffled), dice.drawn) == (cells, 0)


def test_every_order_is_as_likely_as_the_other() -> None:
    dice, orders = seeded(6), Counter[tuple[int, ...]]()
    for _ in range(4800):
        cells = vec[i64]([0, 1, 2, 3])
        dice.shuffle(cells)
        orders[tuple(cells)] += 1
    assert len(orders) == 24
    assert chi_square(Counter(dict(enumerate(orders.values()))), 24) < 49.7
