"""Leaders of a battle ask for a side aloud, and bots take the side that they gain by."""

from __future__ import annotations

import pytest

from hegemon.bots.bot import NOTHING
from hegemon.bots.greedy import Greedy
from hegemon.bots.negotiator import Negotiator
from hegemon.engine.dice import seeded
from hegemon.games.artefacts.moves import ABSTAIN, OPPOSE, SUPPORT
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import play, table
from hegemon.games.artefacts.words import speech


def battle(inside: str) -> Artefacts:
    """A attacks B in Ravenscar, and C, who is inside, is asked for a side."""
    state = table({"ravenscar": inside})
    play(state, "fight b ravenscar")
    return state


@pytest.mark.rule("ARTEFACTS-5.2")
def test_each_leader_hopes_for_its_own_side_and_nobody_else_asks() -> None:
    state = battle("AABBC")
    assert [list(state.favours(seat)) for seat in range(3)] == [[SUPPORT], [OPPOSE], []]


def test_outside_a_battle_there_is_nothing_to_ask_for() -> None:
    state = table({"ravenscar": "AABBC"})
    assert [list(state.favours(seat)) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("inside", ["AABBC", "ABBCC", "AABCC"])
def test_a_bot_takes_the_side_after_which_it_stands_best(inside: str) -> None:
    state = battle(inside)
    worths = {move: Negotiator(Greedy(seeded(1))).judge.worth(state, 2, move, 1) for move in (SUPPORT, OPPOSE, ABSTAIN)}
    chosen = Negotiator(Greedy(seeded(1))).answer(state, 2)
    assert worths[int(chosen)] == max(worths.values())


def test_a_leader_asks_only_for_what_pays_for_both_and_once_in_a_turn() -> None:
    asked = 0
    for inside in ("AABBC", "ABBCC", "AABCC", "ABCC", "AABBCC", "ABBBCC"):
        state = battle(inside)
        for seat in (0, 1):
            bot = Negotiator(Greedy(seeded(1)))
            move = bot.plea(state, seat)
            if move != NOTHING:
                asked += 1
                best = max(bot.judge.worth(state, 2, other, 1) for other in (SUPPORT, OPPOSE, ABSTAIN))
                assert bot.judge.worth(state, 2, move, 1) == pytest.approx(best)
                assert bot.plea(state, seat) == NOTHING
    assert asked > 0


def test_a_plea_is_said_to_whoever_is_asked() -> None:
    view = battle("AABBC").view(0)
    said = speech(view, ["support"])  # type: ignore[arg-type]
    assert said == {"to": 2, "text": "Will you support me? By my reckoning it pays for you too."}
    assert speech(view, ["done"]) is None  # type: ignore[arg-type]
