"""The state: standing, sentences, quick answers, and the greedy bot."""

from __future__ import annotations

import pytest

from hegemon.bots.arena import contest
from hegemon.bots.roster import new_bot
from hegemon.engine.dice import seeded
from hegemon.engine.events import EVERYONE, Event
from hegemon.engine.state import lowest
from hegemon.games.tianxia import GAME, content, moves
from hegemon.games.tianxia.tests import book
from hegemon.games.tianxia.tests.positions import (
    attack,
    climb,
    give,
    hold,
    moor,
    play,
    refusal,
    table,
)


def test_a_standing_while_the_game_goes_on_tells_nothing_of_objectives() -> None:
    state = table()
    climb(state, "sage", 6)
    hold(state, "classics")
    assert state.standing().scores == [content.STEP_POINTS[6], 0]
    assert not state.standing().over


def test_sentences_read_well_when_the_name_is_you() -> None:
    chronicle = table().chronicle()
    for code, telling in chronicle.by_code.items():
        sentence = chronicle.sentence(Event(code, 0, 0, 0, 0, EVERYONE), ["You", "Bo"])
        assert sentence.endswith(".")
        for wrong in (" is ", " has ", " are ", " his ", " her ", "You's", "You was", "You goes"):
            assert wrong not in sentence, telling.name


def test_every_verb_has_a_reason_when_it_is_not_allowed() -> None:
    state = table()
    give(state, "9 coins 9 wood 9 stone 9 rice 3 silk 3 tea 3 jade")
    texts = ["region yan", "govern quarry 1", "exchange rice-jade 1", "ship yan", "deliver 1 silk", "military train"]
    texts += ["wall longxi", "tower longxi", "soldier longxi", "barge wood", "pass", "climb sage", "disc", "tile raft"]
    texts += ["objective watch", "merchants", "home", "banner", "bubble", "choose wood", "lose 1", "done"]
    play(state, "barge wood")
    for text in texts:
        if text not in ("disc", "done"):
            assert "(TIANXIA-" in refusal(state, text), text
    assert {text.split()[0] for text in texts} == {row.word for row in moves.ROWS} - {"order"}
    assert refusal(state, "choose wood") == "There is nothing to choose now. (TIANXIA-4.10)"
    assert refusal(state, "lose 1") == "Nobody asks you for losses now. (TIANXIA-5.5)"


def test_the_tables_of_the_rule_book_are_those_of_the_content() -> None:
    written = GAME.rules.read_text(encoding="utf-8")
    assert book.renewed(written) == written


@pytest.mark.parametrize("seed", range(3))
def test_a_quick_answer_is_always_legal_and_leads_to_the_end_of_the_turn(seed: int) -> None:
    state = GAME.start(2 + seed, seed, loss_order="ask" if seed == 1 else "coins", nomad_strength=50)
    dice = seeded(seed)
    while state.pending():
        seat = lowest(state.unanswered())
        move = state.reply(seat, dice)
        assert state.why_not(seat, move) is None
        state.play(seat, move)
    assert max(state.standing().scores) > 20


def test_a_turn_is_settled_when_nothing_of_it_has_been_done() -> None:
    state = table()
    give(state, "3 coins")
    assert state.settled()
    play(state, "disc")
    assert not state.settled()
    play(state, "barge wood", "done")
    assert state.settled()


def test_an_evaluation_is_a_share_and_points_are_worth_something() -> None:
    state = table(3)
    even = [state.evaluate(seat) for seat in range(3)]
    assert sum(even) == pytest.approx(1.0)
    state.points[0] += 10
    assert state.evaluate(0) > even[0] > 0
    state.round = 4
    attack(state)
    assert [state.evaluate(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_greedy_takes_a_turn_that_pays_as_a_whole() -> None:
    """It begins the region for the sake of deliveries that are three moves away."""
    state = table()
    moor(state, 0, "heron", "tea")
    give(state, "4 tea")
    greedy = new_bot("greedy", seeded(1))
    state.round = 4
    played: list[str] = []
    while state.turn == 0 and len(played) < 12:
        move = greedy.answer(state, 0)
        played.append(state.notation().format(move))
        play(state, played[-1])
    assert {"region yan", "ship yan", "deliver 1 tea"} <= set(played)


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(2):
        state = GAME.start(2, seed, rounds=2)
        bots = [new_bot(name, seeded(seed, 1)) for name in ("greedy", "random")]
        contest(state, bots if seed % 2 else bots[::-1], 5000)
        won += state.standing().share(0 if seed % 2 else 1)
    assert won == 2
