"""Moves as text: every shape both ways, and errors that say where and what would be right."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.moves import ARGUMENT_LIMIT, COUNT_LIMIT, high, pack, span
from hegemon.engine.notation import COUNT, Kind, Notation, Verb, column_of, suggestion

pytestmark = pytest.mark.forms

TILE = Kind("tile", ["fysik", "kemi", "maskin", "sspa"], ["Fysik", "Kemi", "Maskin", "SSPA"])
SEAT = Kind("seat", [])
PASS, ATTACK, BID, BID_UPTO, OFFER, PLACE, LINE, CHEER = range(8)
SPOKEN = Notation(
    [
        Verb(PASS, "pass", []),
        Verb(ATTACK, "attack", [TILE, TILE, COUNT]),
        Verb(BID, "bid", [COUNT]),
        Verb(BID_UPTO, "bid", [COUNT, "upto", COUNT]),
        Verb(OFFER, "offer", [SEAT, "give", COUNT, "want", COUNT]),
        Verb(PLACE, "place", [TILE, COUNT]),
        Verb(LINE, "line", [TILE, TILE, TILE]),
        Verb(CHEER, "cheer", ["hip", "hip"]),
    ]
)
BOTH_WAYS = [
    ("pass", pack(PASS)),
    ("attack fysik sspa 3", pack(ATTACK, 0, 3, 3)),
    ("bid 0", pack(BID)),
    ("bid 65535", pack(BID, 0, 0, 65535)),
    ("bid 4095 upto 65535", pack(BID_UPTO, 4095, 0, 65535)),
    ("offer 4095 give 7 want 2", pack(OFFER, 4095, 7, 2)),
    ("place kemi 1", pack(PLACE, 1, 0, 1)),
    ("line kemi fysik sspa", pack(LINE, 1, 0, 3)),
    ("cheer hip hip", pack(CHEER)),
]


def refusal(text: str) -> tuple[str, int]:
    with pytest.raises(NotUnderstood) as caught:
        SPOKEN.parse(text)
    return caught.value.sentence, caught.value.column


@pytest.mark.parametrize(("text", "move"), BOTH_WAYS)
def test_a_move_is_written_and_read_both_ways(text: str, move: int) -> None:
    assert SPOKEN.parse(text) == move
    assert SPOKEN.format(move) == text


def test_every_move_comes_back_from_its_text() -> None:
    dice = seeded(2)
    for _ in range(300):
        tiles = [dice.below(4) for _ in range(3)]
        for move in (pack(ATTACK, tiles[0], tiles[1], dice.below(65536)), pack(LINE, *tiles)):
            assert SPOKEN.parse(SPOKEN.format(move)) == move


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (span(ATTACK, 0, 3, 1, 3), "attack fysik sspa 1-3"),
        (span(ATTACK, 0, 3, 2, 2), "attack fysik sspa 2"),
        (span(BID, 0, 0, 0, 9), "bid 0-9"),
        (span(BID_UPTO, 4, 0, 5, 9), "bid 4 upto 5-9"),
    ],
)
def test_a_span_shows_its_range(entry: int, text: str) -> None:
    assert SPOKEN.format(entry) == text


def test_a_span_shows_its_range_at_the_count_where_a_fixed_word_follows() -> None:
    pay = Notation([Verb(1, "pay", [SEAT, COUNT, "water"])])
    assert pay.format(span(1, 2, 0, 1, 5)) == "pay 2 1-5 water"


def test_spaces_round_and_between_words_mean_nothing() -> None:
    assert SPOKEN.parse("  attack\tfysik   sspa 3 \n") == pack(ATTACK, 0, 3, 3)


def test_leading_noughts_of_a_number_mean_nothing() -> None:
    assert SPOKEN.parse("bid 007") == pack(BID, 0, 0, 7)


def test_the_fixed_words_tell_verbs_of_one_word_apart() -> None:
    assert SPOKEN.parse("bid 4") == pack(BID, 0, 0, 4)
    assert SPOKEN.parse("bid 4 upto 6") == pack(BID_UPTO, 4, 0, 6)


def test_the_kinds_of_arguments_tell_verbs_of_one_word_apart() -> None:
    cards = Notation([Verb(1, "play", [TILE]), Verb(2, "play", [Kind("rival", ["ada", "bo"])])])
    assert cards.parse("play bo") == pack(2, 1)


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_no_words_are_answered_with_the_words_that_moves_begin_with(text: str) -> None:
    assert refusal(text) == ("a move begins with one of: pass, attack, bid, offer, place, line, cheer", 1)


def test_an_unknown_verb_is_answered_with_the_nearest() -> None:
    assert refusal("  atack fysik") == ("'atack' is not a move here; did you mean attack?", 3)


def test_an_unknown_verb_like_no_other_is_answered_with_all() -> None:
    sentence, column = refusal("xyzzy")
    assert sentence == "'xyzzy' is not a move here; there are: pass, attack, bid, offer, place, line, cheer"
    assert column == 1


def test_a_capital_letter_is_answered_with_the_word_itself() -> None:
    assert refusal("attack Fysik sspa 3")[0] == "no tile is called 'Fysik'; did you mean fysik?"


@pytest.mark.parametrize(
    ("text", "column"),
    [("attack fysk sspa 3", 8), ("attack fysik sspo 3", 14), ("  line  kemi   kemi  spa", 22), ("line a kemi kemi", 6)],
)
def test_an_unknown_name_is_pointed_at(text: str, column: int) -> None:
    assert refusal(text)[1] == column


@pytest.mark.parametrize(
    ("word", "column"), [("x", 19), ("-1", 19), ("1-3", 19), ("3.0", 19), ("²", 19), ("1234567890", 19)]
)
def test_what_is_no_number_is_pointed_at(word: str, column: int) -> None:
    assert refusal(f"attack fysik sspa {word}") == (f"{word!r} is not a count; write a whole number such as 3", column)


@pytest.mark.parametrize(
    ("text", "sentence", "column"),
    [
        (f"bid {COUNT_LIMIT}", "65536 is too large a count", 5),
        (f"offer {ARGUMENT_LIMIT} give 1 want 1", "4096 is too large a seat", 7),
        ("bid 4096 upto 5000", "4096 is too large a count", 5),
        ("bid 999999999", "999999999 is too large a count", 5),
    ],
)
def test_a_number_that_does_not_fit_into_a_move_is_too_large(text: str, sentence: str, column: int) -> None:
    assert refusal(text) == (sentence, column)


@pytest.mark.parametrize("text", ["attack fysik sspa", "attack fysik sspa 3 4", "attack", "pass now", "cheer hip hup"])
def test_a_wrong_shape_is_answered_with_the_right_one(text: str) -> None:
    sentence, column = refusal(text)
    shape = next(v.pattern() for v in SPOKEN.verbs if v.word == text.split()[0])
    assert (sentence, column) == (f"{text!r} has the wrong shape; write `{shape}`", 1)


def test_all_shapes_of_a_word_are_offered() -> None:
    assert refusal("bid 4 up 6")[0] == "'bid 4 up 6' has the wrong shape; write `bid COUNT` or `bid COUNT upto COUNT`"


def test_more_than_twelve_names_are_cut_short() -> None:
    assert suggestion("?", [f"n{k}" for k in range(13)]).endswith("n10, n11, ...")
    assert suggestion("?", [f"n{k}" for k in range(12)]).endswith("n10, n11")


def test_where_there_is_nothing_the_suggestion_says_so() -> None:
    assert suggestion("x", []) != "there are: "


def test_a_column_counts_from_one_and_finds_the_word_itself() -> None:
    assert [column_of(" a aa  aaa", which) for which in range(3)] == [2, 4, 8]


def test_a_kind_shows_labels_and_writes_names() -> None:
    assert (TILE.format(3), TILE.label(3), TILE.label(-1)) == ("sspa", "SSPA", "nobody")
    assert (COUNT.format(12), COUNT.label(12)) == ("12", "12")


def test_a_pattern_has_kinds_in_capitals() -> None:
    assert SPOKEN.by_code[OFFER].pattern() == "offer SEAT give COUNT want COUNT"


def test_only_a_count_at_the_end_lies_apart() -> None:
    places = [[verb.place(k) for k in range(len(verb.kinds))] for verb in SPOKEN.verbs]
    assert places == [[], [0, 1, 2], [2], [0, 2], [0, 1, 2], [0, 2], [0, 1, 2], []]


@pytest.mark.parametrize(("code", "kinds"), [(64, 0), (-1, 0), (1, 4)])
def test_a_verb_that_does_not_fit_into_a_move_is_our_mistake(code: int, kinds: int) -> None:
    with pytest.raises(AssertionError):
        Verb(code, "word", [SEAT] * kinds)


def test_a_kind_with_more_names_than_an_argument_holds_is_our_mistake() -> None:
    with pytest.raises(AssertionError):
        Verb(1, "go", [Kind("cell", [f"n{k}" for k in range(ARGUMENT_LIMIT + 1)])])


def test_what_is_read_is_never_a_span() -> None:
    assert all(high(SPOKEN.parse(text)) == 0 for text, _ in BOTH_WAYS)
