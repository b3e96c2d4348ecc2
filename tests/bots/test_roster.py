"""Bots by name."""

from __future__ import annotations

import pytest
from tests.engine.toys import new_sealed

from hegemon.bots.bot import Bot
from hegemon.bots.greedy import Greedy
from hegemon.bots.negotiator import Negotiator
from hegemon.bots.random import Random
from hegemon.bots.roster import bot_dice, bot_names, kind_of, level_names, new_bot, offered
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood


def test_a_bot_comes_by_its_name_with_the_dice_it_is_given() -> None:
    dice = seeded(1)
    assert (type(new_bot("random", dice)), type(new_bot("greedy", dice))) == (Random, Greedy)
    assert new_bot("random", dice).dice is dice


def test_people_choose_from_five_levels_and_the_lab_has_two_more_names() -> None:
    assert level_names() == [kind.name for kind in offered()] == ["beginner", "easy", "medium", "hard", "master"]
    assert bot_names() == [*level_names(), "random", "greedy"]


def test_from_medium_on_bots_negotiate_and_the_yardsticks_do_not() -> None:
    negotiators = [name for name in bot_names() if isinstance(new_bot(name, seeded(1)), Negotiator)]
    assert negotiators == ["medium", "hard", "master"]


def test_a_style_is_named_behind_a_colon_and_an_unknown_one_is_refused() -> None:
    assert (kind_of("greedy:trader").name, new_bot("greedy:trader", seeded(1)).style) == ("greedy:trader", "trader")
    with pytest.raises(NotUnderstood, match="there is no style 'trade'; did you mean trader"):
        kind_of("greedy:trade")


def test_a_bot_that_thinks_has_its_seconds_or_exactly_the_descents_that_are_asked_for() -> None:
    assert [kind_of(name).budget().seconds for name in ("hard", "master")] == [0.010, 0.050]
    assert kind_of("master").budget(patience=20.0).seconds == 1.0
    exact = kind_of("master").budget(descents=7)
    assert (exact.seconds, exact.descents) == (0.0, 7)


def test_every_name_is_a_bot_that_answers() -> None:
    state = new_sealed(2, 1)
    assert all(new_bot(name, seeded(2)).answer(state, 0) > 0 for name in bot_names())


def test_a_bots_dice_are_its_own_and_not_the_games() -> None:
    keys = [list(bot_dice(seed, seat).key) for seed in range(3) for seat in range(3)]
    games = [list(seeded(seed).key) for seed in range(3)]
    assert len({tuple(key) for key in keys + games}) == 12
    assert list(bot_dice(2, 1).key) == keys[7]


def test_an_unknown_bot_is_answered_with_the_nearest() -> None:
    with pytest.raises(NotUnderstood, match="there is no bot 'greedo'; did you mean greedy"):
        new_bot("greedo", seeded(1))


def test_a_bot_that_forgot_to_choose_is_found_out() -> None:
    with pytest.raises(NotImplementedError):
        Bot(seeded(1)).answer(new_sealed(2, 1), 0)
