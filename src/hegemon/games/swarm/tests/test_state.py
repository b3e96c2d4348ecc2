"""The state: its fields, its copies, the position as text, and what is asked of whom."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.fields import Fields
from hegemon.games.swarm import GAME
from hegemon.games.swarm.phases import KEEPING, OVER
from hegemon.games.swarm.state import Swarm, blank
from hegemon.games.swarm.tests.positions import all_do, asked, does, legal, swarm, waiting
from hegemon.games.swarm.tests.scenes import fight, meeting
from hegemon.games.swarm.tests.test_knowledge import table
from hegemon.games.swarm.tests.test_reasons import QUESTIONS, question


class Names(Fields):
    """Notes the names of the fields by kind, and changes nothing."""

    def __init__(self) -> None:
        self.numbers: list[str] = []
        self.arrays: list[str] = []

    def number(self, name: str, value: i64) -> i64:
        self.numbers.append(name)
        return value

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        self.arrays.append(name)
        return values


def names() -> Names:
    seen = Names()
    table().visit(seen)
    return seen


def test_no_field_is_named_twice() -> None:
    seen = names()
    assert len(seen.numbers) + len(seen.arrays) == len({*seen.numbers, *seen.arrays})


@pytest.mark.parametrize("name", names().numbers)
def test_a_number_is_copied_written_and_read_under_its_own_name(name: str) -> None:
    state = table()
    setattr(state, name, 41)
    assert [getattr(state.copy(), other) for other in names().numbers] == [
        getattr(state, other) for other in names().numbers
    ]
    assert state.lines().count(f"{name} 41") == 1
    assert changed(state, table()) == [name]


@pytest.mark.parametrize("name", names().arrays)
def test_an_array_is_copied_written_and_read_under_its_own_name(name: str) -> None:
    state = table()
    twin = state.copy()
    getattr(twin, name)[0] += 37
    assert getattr(state, name)[0] == getattr(twin, name)[0] - 37
    assert changed(twin, state) == [name]
    assert twin.digest() != state.digest()


def changed(state: Swarm, other: Swarm) -> list[str]:
    """The fields in which two states differ."""
    return [line.split()[0] for line, twin in zip(state.lines(), other.lines()) if line != twin]


@pytest.mark.parametrize("phase", list(QUESTIONS))
def test_a_position_is_read_as_it_was_written(phase: str) -> None:
    state = question(phase)
    read = blank(int(state.seats), state.world.options)
    read.load(state.lines())
    assert (read.lines(), read.digest(), list(read.cell_of)) == (state.lines(), state.digest(), list(state.cell_of))


def test_a_copy_is_equal_and_independent() -> None:
    state = meeting(tactics=("dagger", ""))
    before, twin = state.lines(), state.copy()
    assert (twin.lines(), twin.heard) == (before, None)
    fight(twin, "cinder dagger 3", "kestrel 2")
    assert state.lines() == before
    assert list(twin.cell_of) == list(state.cell_of)


def test_the_cells_of_tiles_follow_from_the_board() -> None:
    state = swarm()
    state.tile_at[0], state.tile_at[19] = state.tile_at[19], state.tile_at[0]
    assert state.derive() == ["cell_of"]
    assert [int(state.cell_of[state.tile_at[cell]]) for cell in range(20)] == list(range(20))


def test_a_blank_state_holds_nothing() -> None:
    state = blank(4, GAME.settle(4, {}))
    assert (int(state.seats), int(state.phase), int(state.round), int(state.event)) == (4, KEEPING, 0, -1)
    sizes = [len(getattr(state, name)) for name in ("answer", "troops", "inside", "drawn", "clash", "covert_at")]
    assert sizes == [4, 80, 16, 16, 10, 32]
    nobody = [set(getattr(state, name)) for name in ("answer", "traitor", "offer_to", "shown", "clash")]
    assert nobody == [{-1}] * 5
    assert sum(state.troops) + sum(state.water) + sum(state.reserve) == 0


def test_arrays_of_a_blank_state_are_not_shared() -> None:
    state = blank(2, GAME.settle(2, {}))
    arrays = [getattr(state, name) for name in names().arrays]
    for values in arrays:
        if len(values):
            values[0] += 5
    assert all(values[0] in (4, 5) for values in arrays if len(values))


@pytest.mark.parametrize("phase", list(QUESTIONS))
def test_who_is_not_asked_has_no_legal_moves_and_who_is_has_some(phase: str) -> None:
    state = question(phase)
    for seat in range(int(state.seats)):
        assert (len(state.legal(seat)) > 0) is bool(state.pending() >> seat & 1)
    assert state.unanswered() == state.pending()


@pytest.mark.parametrize("phase", list(QUESTIONS))
def test_a_state_is_settled_unless_a_battle_or_duel_is_half_fought(phase: str) -> None:
    assert question(phase).settled() is (phase not in ("plan", "treason", "duel", "duel treason"))


@pytest.mark.parametrize(("phase", "answer"), [("pray", "stay"), ("sealed bid", "pass")])
def test_a_state_is_not_settled_while_a_sealed_answer_lies_on_the_table(phase: str, answer: str) -> None:
    assert does(question(phase), "b", answer).settled() is False


def test_a_finished_game_is_settled_and_asks_nobody() -> None:
    state = swarm("finish", event="long-night", water="a9")
    assert (int(state.phase), state.settled(), asked(state), legal(state, "a")) == (OVER, True, "", [])


def test_a_sealed_question_waits_for_those_whose_answer_is_missing() -> None:
    state = does(swarm("pray", troops={"a": {"sahl": 1}}), "b", "stay")
    assert (asked(state), waiting(state)) == ("abc", "ac")
    all_do(state, "stay")
    assert (asked(state), waiting(state)) == ("a", "a")
