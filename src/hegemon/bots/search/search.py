"""The searching bot: it halves the moves that look best, and looks further where two of them are close.

At the root every move gets a first look, as the greedy bot gives it. The best of them are tried in the same imagined
worlds, round after round; after each part of the budget the worse half is dropped. Below the root grows one tree in
which every seat plays for itself. What several seats answer at once is chosen by each without knowing the others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.greedy import Greedy, candidates, settle
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.tree import TOGETHER, Node, most_promising
from hegemon.engine.dice import Dice
from hegemon.engine.moves import high, sample
from hegemon.engine.state import State, lowest

LOOKS: Final = 4  # samples of every move at the first look
WIDTH: Final = 12  # moves that are searched
DEPTH: Final = 60  # moves of one descent
TRIES: Final = 6  # samples from which a further move is proposed
SMALLEST_SPREAD: Final = 1e-6
MIXER: Final = 1000003


class Search(Greedy):
    """Thinks about each decision for as long as its budget allows."""

    def __init__(self, dice: Dice, budget: Budget) -> None:
        super().__init__(dice)
        self.budget = budget
        self.lowest = 1.0  # of the worths that were met
        self.highest = 0.0

    def choose(self, imagined: State, seat: i64) -> i64:
        """The move that is left when all others have been dropped."""
        self.budget.begin()
        root = self.planted(imagined, seat)
        if len(root.next) == 1:
            return root.next[0].move
        return self.halved(imagined, seat, root).move

    def planted(self, imagined: State, seat: i64) -> Node:
        """A root whose moves are those that look best one move ahead, best first."""
        root = Node(seat, 0, imagined.seats)
        moves = candidates(imagined.legal(seat))
        if len(moves) == 1:
            root.child(seat, moves[0])
            return root
        self.lowest = 1.0
        self.highest = 0.0
        self.imagine_worlds(imagined, seat, LOOKS)
        worths = [self.worth(imagined, seat, move, LOOKS) for move in moves]
        for _place in range(min(i64(WIDTH), i64(len(moves)))):
            at = best_of(worths)
            self.meet(worths[at])
            child = root.child(seat, moves[at])
            child.visits = 1.0
            child.totals[seat] = worths[at]
            worths[at] = -1.0
        return root

    def halved(self, imagined: State, seat: i64, root: Node) -> Node:
        """The best of the root's moves: after each part of the budget the worse half of them is dropped."""
        alive = root.next[:]
        parts = halvings(i64(len(alive)))
        for part in range(parts):
            while True:
                world = imagined.imagine(seat, self.dice)
                for first in alive:
                    self.descend(world.copy(), seat, root, first)
                if self.budget.spent() * float(parts) >= float(part + 1):
                    break
            alive = better_half(alive, seat)
        return alive[0]

    def descend(self, world: State, seat: i64, root: Node, first: Node) -> None:
        """Play one imagined future by what the tree knows, until it knows no more, and note how it stands there."""
        path = [root]
        node = self.answered(world, root, path, seat, first)
        depth: i64 = 1
        while depth < DEPTH and node.visits >= 2.0 and world.unanswered() != 0:
            node = self.answered(world, node, path, seat, None)
            depth += 1
        settle(world)
        worths = world.worths()
        self.meet(worths[seat])
        for step in path:
            step.note(worths)
        self.budget.count()

    def answered(self, world: State, node: Node, path: list[Node], seat: i64, first: Node | None) -> Node:
        """Answer the open question for all who are asked; the node that this leads to."""
        waiting = world.unanswered()
        if waiting & waiting - 1 == 0:
            who = lowest(waiting)
            option = first if first is not None else self.selected(world, node, who)
            path.append(option)
            world.play(who, option.move)
            return option
        key: i64 = 0
        for who in range(world.seats):
            if (world.unanswered() & waiting) >> who & 1:
                option = first if first is not None and who == seat else self.selected(world, node, who)
                path.append(option)
                world.play(who, option.move)
                key = (key * MIXER + option.move) & 0x3FFFFFFFFFFFFFFF
        joint = node.child(TOGETHER, key)
        path.append(joint)
        return joint

    def selected(self, world: State, node: Node, who: i64) -> Node:
        """The move that a seat tries next in this world: the most promising one, or one that is new."""
        legal = world.legal(who)
        options = node.options(who, legal)
        if node.is_narrow(i64(len(options))):
            option = node.child(who, self.proposed(world, who, legal))
            option.offered += 1.0
            return option
        return most_promising(options, who, max(self.highest - self.lowest, SMALLEST_SPREAD))

    def proposed(self, world: State, who: i64, legal: vec[i64]) -> i64:
        """A plausible move: the best of a few by a look one move ahead, with dice that are not the world's."""
        if len(legal) == 1 and high(legal[0]) == 0:
            return legal[0]
        if not world.settled():
            return world.reply(who, self.dice)
        best: i64 = 0
        highest = -1.0
        for _try in range(TRIES):
            move = sample(legal, self.dice)
            worth = self.glance(world, who, move)
            if worth > highest:
                highest = worth
                best = move
        return best

    def glance(self, world: State, who: i64, move: i64) -> float:
        """How a seat stands after a move in this world."""
        tried = world.copy()
        tried.dice = self.dice.fork()
        tried.play(who, move)
        settle(tried)
        return tried.evaluate(who)

    def meet(self, worth: float) -> None:
        """Worths are compared as parts of the range in which they lie."""
        self.lowest = min(self.lowest, worth)
        self.highest = max(self.highest, worth)


def best_of(worths: list[float]) -> i64:
    """Where the highest worth stands, the first of equals."""
    best: i64 = 0
    for at in range(1, i64(len(worths))):
        if worths[at] > worths[best]:
            best = at
    return best


def halvings(number: i64) -> i64:
    """How often so many moves can be halved until one is left.

    >>> [halvings(number) for number in (1, 2, 3, 4, 12)]
    [0, 1, 2, 2, 4]
    """
    times: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        times += 1
    return times


def better_half(moves: list[Node], seat: i64) -> list[Node]:
    """The half that went better for a seat; of an odd number the larger one."""
    best_first = sorted(moves, key=lambda move: -move.mean(seat))
    return best_first[: (len(moves) + 1) // 2]
