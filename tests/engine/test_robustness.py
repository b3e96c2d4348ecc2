"""Garbage of every kind: whatever is read, only NotUnderstood and NotAllowed come out, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from tests.engine.outsiders import HEAP, THROWN
from tests.engine.toys import SEALED

from hegemon.engine.dials import choice, number, settle, switch, text
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.discovery import all_games, from_position, game, read_record
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.moves import contains, sample
from hegemon.engine.playout import playout
from hegemon.engine.record import parse_position, parse_record
from hegemon.engine.replay import match_from_position, replay
from hegemon.engine.state import submit

LETTERS = "abz019 -_:.#\n\t\r\x00\x0b\x1c\x85\u2028åß²٣🂡{}'\"\\"
NUMBERS = [
    "-1",
    "0",
    "1",
    "2",
    "7",
    "63",
    "64",
    "4096",
    "65536",
    "2147483648",
    "999999999999999999",
    "9" * 30,
    "-0",
    "x",
]
TOYS = [SEALED, HEAP, THROWN]
ALL = [*TOYS, *all_games()]


def pick(dice: Dice, things: Sequence[str]) -> str:
    return things[int(dice.below(len(things)))]


def noise(dice: Dice, most: int) -> str:
    return "".join(pick(dice, LETTERS) for _ in range(int(dice.below(most + 1))))


def damaged(text: str, dice: Dice) -> str:
    """The text with one small damage."""
    at = int(dice.below(len(text)))
    lines, words = text.split("\n"), text.split(" ")
    which, word = int(dice.below(len(lines))), int(dice.below(len(words)))
    ways = [
        lambda: text[:at],
        lambda: text[:at] + pick(dice, LETTERS) + text[at:],
        lambda: text[:at] + text[at + 1 :],
        lambda: "\n".join(lines[:which] + lines[which + 1 :]),
        lambda: "\n".join([*lines[:which], lines[which], *lines[which:]]),
        lambda: "\n".join(lines[:which] + lines[which:][::-1]),
        lambda: " ".join([*words[:word], pick(dice, NUMBERS), *words[word + 1 :]]),
    ]
    return ways[int(dice.below(len(ways)))]()


def survives(act: Callable[[], object]) -> bool:
    """Was it accepted? Only the two errors that are meant for people may come out."""
    try:
        act()
    except (NotUnderstood, NotAllowed):
        return False
    return True


def played(game: Game, seed: int) -> Match:
    match, dice = game.new(2, seed), seeded(seed, 1)
    for _ in range(8):
        if match.pending:
            seat = match.pending[0]
            match.play_move(seat, int(sample(match.state.legal(seat), dice)))
    return match


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_noise_is_no_move(found: Game) -> None:
    match, dice = played(found, 1), seeded(1)
    before = match.position()
    for _ in range(400):
        assert not survives(partial(match.notation.parse, noise(dice, 12)))
        assert not survives(partial(match.play, 0, noise(dice, 12)))
    assert match.position() == before


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_a_damaged_move_is_read_refused_or_legal(found: Game) -> None:
    dice = seeded(2)
    match = played(found, 2)
    texts = [entry.text for entry in match.moves]
    for _ in range(300):
        text = damaged(pick(dice, texts), dice)
        survives(partial(match.why_not, 0, text))
        survives(partial(found.new(2, 2).play, int(dice.below(2)), text))


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_noise_is_no_record_and_no_position(found: Game) -> None:
    dice = seeded(3)
    for _ in range(200):
        head = pick(dice, ["", "hegemon record 1\n", "hegemon position 1\n", f"hegemon record 1\ngame {found.name}\n"])
        text = head + noise(dice, 60)
        assert not survives(partial(read_record, text))
        assert not survives(partial(from_position, text))


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_a_damaged_record_is_replayed_or_refused(found: Game) -> None:
    dice, text = seeded(4), str(played(found, 4).record())
    for _ in range(250):
        survives(lambda: replay(found, parse_record(damaged(text, dice))))


@pytest.mark.parametrize("found", TOYS, ids=repr)
def test_a_damaged_position_is_refused_or_can_be_played_on(found: Game) -> None:
    dice, text = seeded(5), played(found, 5).position()
    accepted: list[Match] = []
    for _ in range(300):
        survives(lambda: accepted.append(match_from_position(found, *parse_position(damaged(text, dice)))))
    assert accepted
    for match in accepted:
        playout(match.state, dice, 20)


def test_a_damaged_name_is_no_game() -> None:
    dice = seeded(6)
    for _ in range(100):
        assert not survives(partial(game, noise(dice, 10) + "?"))


@pytest.mark.parametrize("found", TOYS)
def test_a_number_is_a_legal_move_or_refused(found: Game) -> None:
    state, dice = found.start(2, 7), seeded(7)
    for _ in range(1000):
        move = (int(dice.word()) << 32 | int(dice.word())) - 2**63 >> int(dice.below(64))
        seat = int(dice.below(2))
        legal = contains(state.legal(seat), move) or contains(state.asides(seat), move)
        assert survives(partial(submit, state.copy(), seat, move)) == legal


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_numbers_picked_at_random_lead_to_a_legal_move_or_nowhere(found: Game) -> None:
    match, dice = played(found, 8), seeded(8)
    for _ in range(500):
        picked = [int(dice.below(70)) - 2 for _ in range(int(dice.below(6)))]
        survives(partial(match.picks, int(dice.below(4)) - 1, picked))


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_an_option_is_taken_or_refused(found: Game) -> None:
    dice = seeded(9)
    for dial in found.dials:
        for _ in range(60):
            given = pick(dice, [noise(dice, 8), pick(dice, NUMBERS), damaged(str(dial.default), dice)])
            survives(partial(found.settle, found.least, {dial.name: given}))


def test_dials_take_no_garbage() -> None:
    dice = seeded(10)
    dials = [
        number("n", 1, 0, 9, ""),
        switch("s", True, ""),
        choice("c", "a", ["a", "b"], ""),
        text("t", "a", "", len, ""),
    ]
    for _ in range(300):
        survives(partial(settle, dials, {pick(dice, ["n", "s", "c", "t", "x"]): noise(dice, 4)}, 2))


def test_records_made_of_the_right_words_are_read_or_refused() -> None:
    dice, words = seeded(11), ["game", "version", "players", "option", "seat", "seed", "field", "heap", "0", "1", "\n"]
    for _ in range(300):
        body = " ".join(pick(dice, words) for _ in range(30))
        survives(partial(read_record, f"hegemon record 1\n{body}\n\n0 take 1\n"))
