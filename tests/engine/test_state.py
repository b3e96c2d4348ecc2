"""The contract's own parts: standings, sets of seats, checked moves, and what follows from the list of fields."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.engine.toys import LAY, Sealed, give, lay, new_sealed

from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.fields import Fields
from hegemon.engine.moves import expand, sample, span
from hegemon.engine.playout import playout
from hegemon.engine.state import Standing, State, bit, lowest, seats_in, submit

pytestmark = pytest.mark.forms


def moments(players: int, seed: int) -> list[Sealed]:
    """Every state of a random game."""
    state, dice, seen = new_sealed(players, seed), seeded(seed, 1), []
    while True:
        seen.append(state.copy())
        if not playout(state, dice, 1):
            return seen


def test_the_winners_are_those_in_the_first_place_when_it_is_over() -> None:
    assert Standing([2, 1, 1], [0, 5, 5], "Done.").winners == [1, 2]
    assert Standing([2, 1, 1], [0, 5, 5], "").winners == []


def test_winners_share_the_win() -> None:
    ended = Standing([1, 3, 1, 4], [9, 5, 9, 0], "Done.")
    assert [ended.share(seat) for seat in range(4)] == [0.5, 0.0, 0.5, 0.0]
    assert [Standing([1, 1], [0, 0], "").share(seat) for seat in range(2)] == [0.0, 0.0]


def test_a_standing_with_a_reason_is_over() -> None:
    assert Standing([1], [0], "Done.").over
    assert not Standing([1], [0], "").over
    assert repr(Standing([1], [7], "Done.")) == "Standing(places=[1], scores=[7], ending='Done.')"


def test_seats_are_bits_of_a_set() -> None:
    assert [bit(seat) for seat in range(31)] == [2**seat for seat in range(31)]
    assert seats_in(0) == []
    assert seats_in(0b1001 | 2**61) == [0, 3, 61]


def test_the_bits_of_late_seats_are_as_good_as_others() -> None:
    assert [bit(seat) for seat in (31, 32, 61)] == [2**31, 2**32, 2**61]


@pytest.mark.parametrize(("seats", "seat"), [(0b1, 0), (0b1100, 2), (2**61, 61)])
def test_the_lowest_seat_of_a_set_is_the_first(seats: int, seat: int) -> None:
    assert lowest(seats) == seat


def test_a_legal_move_is_played() -> None:
    state = new_sealed(2, 1)
    submit(state, 1, lay(state.hand(1)[2], 4))
    assert (list(state.laid), list(state.stake)) == ([-1, state.hand(1)[2]], [0, 4])


def test_an_aside_is_played_also_by_who_has_decided() -> None:
    state = new_sealed(2, 1)
    submit(state, 0, lay(state.hand(0)[0], 3))
    submit(state, 0, give(1, 2))
    assert list(state.coins) == [3, 7]


@pytest.mark.parametrize("seat", [-1, 2, 64, 2**40])
def test_a_seat_that_is_not_there_is_not_understood(seat: int) -> None:
    state = new_sealed(2, 1)
    with pytest.raises(NotUnderstood, match=f"there is no seat {seat}; seats are 0 to 1"):
        submit(state, seat, lay(state.hand(0)[0]))


def test_a_move_that_a_rule_forbids_is_refused_with_the_rule() -> None:
    state = new_sealed(2, 1)
    with pytest.raises(NotAllowed) as caught:
        submit(state, 0, lay(state.hand(1)[0]))
    assert caught.value.rule == "SEALED-2"


@pytest.mark.parametrize("move", [-1, 0, 63, -(2**63), 2**63 - 1, give(0, 1), give(1, 6), give(3, 1), lay(2, 65535)])
def test_a_refused_move_changes_nothing(move: int) -> None:
    state = new_sealed(2, 1)
    before = state.lines()
    with pytest.raises((NotAllowed, NotUnderstood)):
        submit(state, 0, move)
    assert state.lines() == before


def test_a_span_is_not_a_move() -> None:
    state = new_sealed(2, 1)
    with pytest.raises((NotAllowed, NotUnderstood)):
        submit(state, 0, span(LAY, state.hand(0)[0], 0, 0, 5))


@pytest.mark.parametrize(("seat", "move"), [(0, 2**70), (0, -(2**70)), (2**70, 0)])
def test_numbers_beyond_64_bits_are_refused_like_others(seat: int, move: int) -> None:
    with pytest.raises((NotUnderstood, NotAllowed)):
        submit(new_sealed(2, 1), seat, move)


def test_every_legal_move_and_aside_is_accepted() -> None:
    for state in moments(3, 2):
        for seat in range(3):
            for move in [*expand(state.legal(seat)), *expand(state.asides(seat))]:
                assert state.why_not(seat, move) is None
                submit(state.copy(), seat, int(move))


def test_a_state_is_read_back_from_its_lines() -> None:
    for state in moments(4, 3):
        back = new_sealed(4, 99)
        back.deck = vec[i64]()
        back.load(state.lines())
        assert back.same(state)
        assert back.digest() == state.digest()


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    for state in moments(3, 4)[:-1]:
        before, twin = state.lines(), state.copy()
        assert twin.same(state)
        playout(twin, seeded(1), 100)
        assert state.lines() == before != twin.lines()


def test_different_states_have_different_digests() -> None:
    seen = {tuple(state.lines()): state.digest() for seed in range(10) for state in moments(2, seed)}
    assert len(set(seen.values())) == len(seen)
    assert all(0 <= digest < 2**63 for digest in seen.values())


def test_the_plain_contract_has_what_a_game_need_not_say() -> None:
    state = State()
    assert list(state.asides(0)) == []
    assert state.audit() == []
    assert state.chronicle().by_code == {}
    assert state.settled()
    assert state.derive() == []


def test_a_random_move_is_the_one_that_sampling_the_list_gives() -> None:
    for state in moments(3, 7)[:-1]:
        for seat in seats_in(state.pending()):
            assert state.sample(seat, seeded(4)) == sample(state.legal(seat), seeded(4))


def test_a_game_that_says_nothing_evaluates_its_standing() -> None:
    state = moments(2, 5)[-1]
    assert [State.evaluate(state, seat) for seat in range(2)] == [state.standing().share(seat) for seat in range(2)]


@pytest.mark.parametrize(
    "ask", ["visit", "notation", "pending", "legal", "play", "copy", "standing", "view", "imagine"]
)
def test_what_a_game_forgot_is_said_at_once(ask: str) -> None:
    arguments: dict[str, list[object]] = {
        "visit": [Fields()],
        "legal": [0],
        "play": [0, 0],
        "view": [0],
        "imagine": [0, seeded(0)],
    }
    with pytest.raises(NotImplementedError):
        getattr(State(), ask)(*arguments.get(ask, []))
