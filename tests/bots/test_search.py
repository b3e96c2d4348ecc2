"""The searching bot: it sees what comes after a move, takes no answer for known that is still secret, and is exact."""

from __future__ import annotations

from collections import Counter
from threading import Timer

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.test_greedy import Urns
from tests.engine.toys import new_sealed

from hegemon.bots.greedy import Greedy
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.search import Search
from hegemon.bots.search.tree import Node
from hegemon.bots.search.tuning import Tuning
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.moves import contains, first, pack
from hegemon.engine.state import Standing, State

PICK = 1
HEADS, TAILS, SAFE = range(3)
THOROUGH = 400  # descents
WIDTH = Tuning().width


class Toy(State):
    """Two seats, who pick numbers; what it is worth to the first follows from all that was picked."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.picked: list[int] = []

    def play(self, seat: i64, move: i64) -> None:
        self.picked.append(int(first(move)))

    def copy(self) -> Toy:
        twin = type(self)()
        twin.picked = self.picked[:]
        return twin

    def imagine(self, seat: i64, dice: Dice) -> Toy:
        return self.copy()

    def standing(self) -> Standing:
        return Standing([1, 2], [0, 0], "" if self.pending() else "All have picked.")

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(PICK, number) for number in self.numbers(int(seat))])

    def numbers(self, seat: int) -> list[int]:
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        return self.worth() if seat == 0 else 1.0 - self.worth()

    def worth(self) -> float:
        raise NotImplementedError


class Trap(Toy):
    """The first picks 0 or 1, then the second. After 1 the first seems to win, but the second can take it all."""

    def standing(self) -> Standing:
        worth = 0.5 if self.pending() else self.worth()
        return Standing([1 + (worth < 0.5), 1 + (worth > 0.5)], [0, 0], "" if self.pending() else "All have picked.")

    def pending(self) -> i64:
        return (1, 2, 0)[len(self.picked)]

    def numbers(self, seat: int) -> list[int]:
        return [0, 1]

    def worth(self) -> float:
        after = {(): 0.5, (0,): 0.5, (1,): 0.9, (0, 0): 0.5, (0, 1): 0.5, (1, 0): 1.0, (1, 1): 0.0}
        return after[tuple(self.picked)]


class Veiled(Trap):
    """The same where something may be hidden, so that nothing can be proven."""

    def conceals(self) -> bool:
        return True


class Pennies(Toy):
    """Both pick at once. The first wins with the same side as the second, or takes 0.3 for sure."""

    def __init__(self) -> None:
        super().__init__()
        self.laid = [-1, -1]

    def pending(self) -> i64:
        return 3 if -1 in self.laid else 0

    def unanswered(self) -> i64:
        return i64(sum(1 << seat for seat in range(2) if self.laid[seat] < 0))

    def settled(self) -> bool:
        return self.laid == [-1, -1] or not self.pending()

    def play(self, seat: i64, move: i64) -> None:
        self.laid[seat] = int(first(move))

    def copy(self) -> Pennies:
        twin = Pennies()
        twin.laid = self.laid[:]
        return twin

    def numbers(self, seat: int) -> list[int]:
        return [HEADS, TAILS, SAFE] if seat == 0 else [HEADS, TAILS]

    def worth(self) -> float:
        mine, others = self.laid
        return 0.3 if mine == SAFE else float(mine == others)


def thinking(descents: int, seed: int = 1) -> Search:
    return Search(seeded(seed), Budget(0.0, descents))


def test_it_sees_the_trap_that_a_glance_does_not() -> None:
    assert first(Greedy(seeded(1)).choose(Veiled(), 0)) == 1
    assert [first(thinking(THOROUGH, seed).choose(Veiled(), 0)) for seed in range(5)] == [0] * 5


def test_what_is_answered_at_once_is_not_known_to_the_others() -> None:
    chosen = Counter(int(first(thinking(THOROUGH, seed).choose(Pennies(), 0))) for seed in range(12))
    assert chosen[SAFE] == 0, "as if the other saw the penny"
    assert min(chosen[HEADS], chosen[TAILS]) > 0, "anyone could foresee it"


class Late(Pennies):
    """The same between the second and the third of three seats; the first only looks on."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 3

    def pending(self) -> i64:
        return super().pending() << 1

    def unanswered(self) -> i64:
        return super().unanswered() << 1

    def numbers(self, seat: int) -> list[int]:
        return super().numbers(seat - 1)

    def play(self, seat: i64, move: i64) -> None:
        super().play(seat - 1, move)

    def copy(self) -> Late:
        twin = Late()
        twin.laid = self.laid[:]
        return twin

    def evaluate(self, seat: i64) -> float:
        return 0.0 if seat == 0 else super().evaluate(seat - 1)


@pytest.mark.parametrize(("state", "seat"), [(Pennies(), 0), (Late(), 1)], ids=["first and second", "second and third"])
def test_all_who_are_asked_at_once_answer_in_one_step(state: Pennies, seat: int) -> None:
    bot = thinking(THOROUGH)
    root = bot.planted(state, seat)
    bot.halved(state, seat, root)
    others = [node for node in root.next if node.seat == seat + 1]
    assert {int(first(node.move)) for node in others} == {HEADS, TAILS}, (
        "the other learns at the root, not after a penny"
    )
    assert all(not node.next for node in root.next), "nobody is asked anything after it"


class Chests(Urns):
    """The same where something may be hidden, so that nothing can be proven."""

    def conceals(self) -> bool:
        return True

    def copy(self) -> Chests:
        twin = Chests(self.urns)
        twin.dice = self.dice.copy()
        return twin


@pytest.mark.parametrize(("urns", "best"), [([10, 80, 30], 1), ([40, -100, 30], 0), ([5, -90], 1)])
def test_chance_is_averaged(urns: list[int], best: int) -> None:
    assert first(thinking(THOROUGH).choose(Chests(urns), 0)) == best


def test_the_same_seed_and_descents_give_the_same_choice() -> None:
    for seed in range(6):
        state = new_sealed(3, seed)
        choices = {int(thinking(200, 7).choose(state.copy(), 1)) for _ in range(3)}
        assert len(choices) == 1


class Ladder(Toy):
    """The first seat picks three times, then the second once; higher numbers are better for who picks them."""

    def pending(self) -> i64:
        return (1, 1, 1, 2, 0)[len(self.picked)]

    def numbers(self, seat: int) -> list[int]:
        return list(range(20))

    def worth(self) -> float:
        return 0.3 + (sum(self.picked[:3]) - sum(self.picked[3:])) / 100

    def view(self, seat: i64) -> dict[str, object]:
        return {"picked": self.picked}


class Slippery(Ladder):
    """The same with a die after every pick."""

    def play(self, seat: i64, move: i64) -> None:
        super().play(seat, move)
        self.picked[-1] -= int(self.dice.below(2))

    def imagine(self, seat: i64, dice: Dice) -> Slippery:
        twin = self.copy()
        twin.dice = dice.fork()
        return twin

    def copy(self) -> Slippery:
        twin = Slippery()
        twin.picked, twin.dice = self.picked[:], self.dice.copy()
        return twin


def after(picked: list[int]) -> Ladder:
    state = Ladder()
    state.picked = picked
    return state


def test_what_was_learnt_is_kept_while_all_comes_as_foreseen() -> None:
    bot = thinking(THOROUGH)
    chosen = int(first(bot.choose(Ladder(), 0)))
    assert bot.recalled(after([chosen]), 0).visits > 50
    assert bot.recalled(after([chosen - 1]), 0).visits == 0
    assert bot.recalled(after([chosen, 7]), 0).visits == 0


def test_who_keeps_what_was_learnt_finds_good_moves() -> None:
    bot, state = thinking(THOROUGH), Ladder()
    for _ in range(3):
        state.play(0, bot.choose(state.copy(), 0))
    assert sum(state.picked) >= 55


@pytest.mark.parametrize(("state", "near"), [(Ladder(), False), (Slippery(), True), (Veiled(), False)])
def test_where_dice_fall_it_looks_no_further_than_its_turn(state: Toy, near: bool) -> None:
    bot = thinking(THOROUGH)
    root = bot.planted(state, 0)
    bot.halved(state, 0, root)
    assert bot.is_near_sighted == near
    assert ({0} if near else {0, 1}) == seats_below(root)


def seats_below(node: Node) -> set[int]:
    """Who moves anywhere in a tree."""
    return {int(move.seat) for move in node.next}.union(*map(seats_below, node.next))


def test_it_thinks_as_long_as_it_may() -> None:
    bot = thinking(300)
    bot.choose(new_sealed(3, 1), 0)
    assert 300 <= bot.budget.done < 300 + WIDTH


def test_what_has_one_answer_costs_no_thought() -> None:
    bot = thinking(300)
    assert first(bot.choose(Chests([50]), 0)) == 0
    assert bot.budget.done == 0


def test_a_budget_of_seconds_ends_by_the_processors_clock() -> None:
    bot = Search(seeded(1), Budget(0.05, 0))
    bot.choose(new_sealed(3, 1), 0)
    assert bot.budget.spent() >= 1.0
    assert bot.budget.done > 0


def test_another_thread_cuts_a_thought_short() -> None:
    bot = Search(seeded(1), Budget(600.0, 0))
    Timer(0.05, bot.budget.cancel).start()
    state = new_sealed(3, 1)
    assert contains(state.legal(0), bot.choose(state, 0))
    assert bot.budget.cancelled


def test_a_thought_that_is_cut_short_before_it_begins_is_a_glance() -> None:
    bot = thinking(1_000_000)
    bot.budget.cancel()
    state = new_sealed(3, 1)
    assert contains(state.legal(0), bot.choose(state, 0))
    assert bot.budget.done <= WIDTH
    bot.budget.renew()
    bot.budget.descents = 300
    bot.choose(state, 0)
    assert bot.budget.done >= 300


def test_a_budget_without_an_end_is_refused() -> None:
    with pytest.raises(AssertionError, match="without an end"):
        Budget(0.0, 0)
