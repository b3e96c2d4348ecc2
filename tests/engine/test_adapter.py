"""Outsiders: an object with the contract's methods is carried like one of ours, with or without the optional ones."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.engine.outsiders import (
    BARE,
    CHEER,
    HEAP,
    TAKE,
    THROWN,
    Bare,
    Heap,
    Lending,
    Selfless,
    Sharing,
    Thoughtless,
    Thrown,
)
from tests.engine.toys import new_sealed

from hegemon.conformance.dice_fields import dice_of
from hegemon.engine.adapter import Adapter, adapted
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.fields import Fields
from hegemon.engine.game import Game
from hegemon.engine.invariants import broken
from hegemon.engine.moves import pack, sample
from hegemon.engine.playout import playout


def thrown(seed: int = 1) -> Thrown:
    outsider = THROWN.start(2, seed)
    assert isinstance(outsider, Adapter)
    inner = outsider.inner
    assert isinstance(inner, Thrown)
    return inner


def test_a_state_of_ours_is_not_wrapped() -> None:
    state = new_sealed(2, 1)
    assert adapted(state) is state


def test_a_bare_outsider_answers_the_whole_contract() -> None:
    outsider = adapted(Bare(5))
    assert (outsider.seats, outsider.pending(), len(outsider.legal(0)), len(outsider.legal(1))) == (2, 1, 1, 0)
    assert (list(outsider.asides(0)), outsider.audit(), outsider.chronicle().by_code) == ([], [], {})
    assert outsider.settled()
    assert outsider.turn_order() == []
    assert [outsider.evaluate(seat) for seat in (0, 1)] == [0.0, 0.0]
    assert outsider.view(0) == {"stones": 5, "turn": 0}
    assert outsider.notation().format(outsider.legal(0)[0]) == "take 1-3"


def test_a_bare_outsider_says_why_not_in_general() -> None:
    outsider = adapted(Bare(5))
    assert outsider.why_not(0, pack(TAKE, 0, 0, 3)) is None
    assert str(outsider.why_not(0, pack(TAKE, 0, 0, 4))) == "That is not among the legal moves now."


def test_an_outsider_without_secrets_imagines_a_copy() -> None:
    outsider = adapted(Bare(5))
    imagined = outsider.imagine(0, seeded(1))
    assert imagined.same(outsider)
    imagined.play(0, pack(TAKE, 0, 0, 3))
    assert outsider.view(0)["stones"] == 5


def test_an_outsider_copy_is_equal_and_independent() -> None:
    outsider = THROWN.start(2, 1)
    twin = outsider.copy()
    assert twin.same(outsider)
    assert twin.digest() == outsider.digest()
    playout(twin, seeded(1), 100)
    assert outsider.lines() == THROWN.start(2, 1).lines() != twin.lines()


def test_a_full_outsider_is_asked_everything() -> None:
    inner = thrown()
    outsider = adapted(inner)
    assert [outsider.evaluate(seat) for seat in (0, 1)] == [0.25, 0.75]
    assert outsider.turn_order() == [1, 0]
    assert list(outsider.asides(1)) == [CHEER]
    assert str(outsider.why_not(0, 0)) == f"The die allows {inner.most}. (THROWN-1)"
    assert (outsider.view(-1)["seen by"], outsider.audit()) == (-1, [])
    assert outsider.chronicle() is inner.chronicle()
    inner.cheers = 1
    assert not outsider.settled()


def test_an_outsider_may_sample_and_derive_by_itself() -> None:
    inner = thrown()
    outsider = adapted(inner)
    assert outsider.sample(0, seeded(5)) == sample(inner.legal(0), seeded(5))
    outsider.load(outsider.lines())
    assert inner.asked == ["sample", "derive"]
    assert outsider.derive() == ["asked"]


def test_a_bare_outsider_is_sampled_from_its_list() -> None:
    outsider = adapted(Bare(9))
    moves = [outsider.sample(0, seeded(seed)) for seed in range(9)]
    assert moves == [sample(outsider.legal(0), seeded(seed)) for seed in range(9)]
    assert outsider.derive() == []


def test_the_accounts_of_an_outsider_are_audited() -> None:
    inner = thrown()
    inner.heap.stones = -1
    assert adapted(inner).audit() == ["the heap is a hole"]


def test_a_full_outsider_imagines_other_dice() -> None:
    inner = thrown()
    imagined = adapted(inner).imagine(0, seeded(77))
    assert isinstance(imagined, Adapter)
    assert imagined.inner.dice.stream != inner.dice.stream


def test_the_events_of_an_outsider_are_heard() -> None:
    outsider = THROWN.start(2, 1)
    outsider.heard = []
    outsider.play(0, pack(TAKE, 0, 0, 1))
    assert [outsider.chronicle().sentence(event, ["Ada", "Bo"]) for event in outsider.heard] == ["Ada takes 1."]


def test_the_log_of_an_outsider_is_told() -> None:
    match = THROWN.new(2, 1, ["Ada", "Bo"])
    match.play(0, "take 1")
    match.play(1, "cheer")
    match.play(1, "take 1")
    assert match.log() == ["Ada takes 1.", "Bo takes 1."]


def test_a_bare_outsider_can_be_played_in_a_match() -> None:
    match = BARE.new(2, 1)
    match.play(0, "take 3")
    assert match.view()["stones"] == 7


def test_nobody_listens_to_an_outsider_after_its_match_has_moved() -> None:
    match = THROWN.new(2, 1)
    match.play(0, "take 1")
    match.state.play(1, pack(TAKE, 0, 0, 1))
    assert len(match.moves[0].events) == 1


def test_after_an_outsider_dice_nothing_is_taken_back() -> None:
    match = THROWN.new(2, 1)
    match.play(0, "take 1")
    assert not match.can_take_back(0)


def test_an_outsider_with_dice_that_cannot_imagine_does_not_show_the_future() -> None:
    inner = Thoughtless(5)
    inner.dice = seeded(3)
    imagined = adapted(inner).imagine(0, seeded(4))
    assert isinstance(imagined, Adapter)
    assert [imagined.inner.dice.word() for _ in range(4)] != [inner.dice.word() for _ in range(4)]


def next_words(dice: list[Dice]) -> list[int]:
    """What each of these dice throws next; they are not moved by it."""
    return [int(one.copy().word()) for one in dice]


def test_an_outsider_copy_throws_the_same_dice_by_itself() -> None:
    outsider = adapted(Sharing(5))
    twin = outsider.copy()
    before = next_words(dice_of(outsider))
    assert next_words(dice_of(twin)) == before
    for dice in dice_of(twin):
        dice.word()
    assert next_words(dice_of(outsider)) == before
    assert (int(outsider.dice.drawn), int(twin.dice.drawn)) == (0, 1)


@pytest.mark.parametrize("kind", [Sharing, Lending, Selfless])
def test_an_imagined_outsider_has_dice_of_its_own(kind: type[Sharing]) -> None:
    outsider, given = adapted(kind(5)), seeded(4)
    one, other = (outsider.imagine(0, given) for _ in range(2))
    before = next_words([*dice_of(outsider), *dice_of(other), given])
    assert len({*before, *next_words(dice_of(one))}) == 7
    for dice in dice_of(one):
        dice.word()
    assert next_words([*dice_of(outsider), *dice_of(other), given]) == before
    assert one.dice is dice_of(one)[0]


def test_an_outsider_that_imagines_itself_is_left_alone() -> None:
    outsider = adapted(Selfless(5))
    before = outsider.lines()
    outsider.imagine(0, seeded(4)).play(0, pack(TAKE, 0, 0, 1))
    assert outsider.lines() == before


@pytest.mark.parametrize("game", [BARE, HEAP, THROWN], ids=repr)
def test_an_outsider_is_played_to_its_end(game: Game) -> None:
    for seed in range(5):
        outsider = game.start(2, seed)
        while outsider.pending():
            assert broken(outsider) == []
            playout(outsider, seeded(seed), 1)
        assert (broken(outsider), outsider.standing().over) == ([], True)


def test_an_outsider_of_any_class_keeps_its_class() -> None:
    outsider = HEAP.start(2, 1).copy()
    assert isinstance(outsider, Adapter)
    assert type(outsider.inner) is Heap


class Lucky(Heap):
    """A heap with dice that are called otherwise, thrown at every turn."""

    __slots__ = ("luck",)

    def __init__(self, stones: int) -> None:
        super().__init__(stones)
        self.luck = seeded(1)

    def visit(self, fields: Fields) -> None:
        super().visit(fields)
        self.luck = fields.dice("luck", self.luck)

    def play(self, seat: i64, move: i64) -> None:
        super().play(seat, move)
        self.luck.below(6)


def test_a_throw_of_dice_of_any_name_is_not_taken_back() -> None:
    lucky = Game("lucky", "Lucky", "", 1, (2, 2), HEAP.dials, lambda players, options: Lucky(9), HEAP.make_setup, "")
    match, plain = lucky.new(2, 1), HEAP.new(2, 1)
    for each in (match, plain):
        each.play(0, "take 1")
    assert (match.can_take_back(0), plain.can_take_back(0)) == (False, True)
