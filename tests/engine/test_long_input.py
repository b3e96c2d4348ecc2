"""However much somebody writes, the answer is a sentence: what is repeated of it is cut short."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from hegemon.bots.roster import new_bot
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import all_games, from_position, game, read_record, replay_record
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.match import Match

LONG = "x" * 5_000
DIGITS = "9" * 5_000
LONGEST_SENTENCE = 500
ALL = all_games()


def answer(read: Callable[[str], object], text: str) -> str:
    """What is said to a text; nothing if it is taken."""
    try:
        read(text)
    except (NotUnderstood, NotAllowed) as problem:
        return str(problem)
    return ""


def lengthened(text: str) -> Iterator[str]:
    """The text with one word after the other made very long, and with a long line, the first of each kind of line."""
    lines = text.splitlines()
    kinds: set[tuple[str, int]] = set()
    for at, line in enumerate(lines):
        words = line.split()
        if not words or line.startswith("#") or (words[0], len(words)) in kinds:
            continue
        kinds.add((words[0], len(words)))
        changed = [[*words[:k], long, *words[k + 1 :]] for k in range(min(len(words), 4)) for long in (LONG, DIGITS)]
        for other in (*changed, [*words, LONG], [LONG.replace("xx", "x "), *words]):
            yield "\n".join([*lines[:at], " ".join(other), *lines[at + 1 :], ""])


def settled(found: Game, name: str, value: str) -> object:
    return found.settle(found.least, {name: value})


def begun(found: Game) -> Match:
    """A match after a few moves."""
    match = found.new(found.least, 3)
    for _ in range(3):
        seat = match.unanswered[0]
        match.play_move(seat, int(match.state.copy().sample(seat, seeded(1))))
    return match


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_a_long_word_in_a_record_is_not_repeated_whole(found: Game) -> None:
    answers = [
        answer(lambda text: replay_record(read_record(text)), text) for text in lengthened(str(begun(found).record()))
    ]
    assert max(map(len, answers)) < LONGEST_SENTENCE
    assert len([said for said in answers if said]) > len(answers) / 2


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_a_long_word_in_a_position_is_not_repeated_whole(found: Game) -> None:
    answers = [answer(from_position, text) for text in lengthened(begun(found).position())]
    assert max(map(len, answers)) < LONGEST_SENTENCE
    assert len([said for said in answers if said]) > len(answers) / 2


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_a_long_move_is_not_repeated_whole(found: Game) -> None:
    match = begun(found)
    for verb in match.notation.verbs:
        for text in lengthened(verb.pattern()):
            said = answer(lambda text: match.play(match.pending[0], text.strip()), text)
            assert 0 < len(said) < LONGEST_SENTENCE


@pytest.mark.parametrize("found", ALL, ids=repr)
def test_a_long_option_is_not_repeated_whole(found: Game) -> None:
    for name in [dial.name for dial in found.dials] + [LONG]:
        said = answer(partial(settled, found, name), LONG)
        assert 0 < len(said) < LONGEST_SENTENCE


@pytest.mark.parametrize("find", [game, lambda name: new_bot(name, seeded(1))])
def test_a_long_name_is_not_repeated_whole(find: Callable[[str], object]) -> None:
    assert 0 < len(answer(find, LONG)) < LONGEST_SENTENCE
