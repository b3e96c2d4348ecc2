"""The searching bot: it halves the moves that look best, and looks further where two of them are close.

At the root every move gets a first look, as the greedy bot gives it. The best of them are tried in the same imagined
worlds, round after round; after each part of the budget the worse half is dropped. Below the root grows one tree in
which every seat plays for itself. What several seats answer at once is chosen by each without knowing the others.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.greedy import Greedy, candidates, settle
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.ends import Ends
from hegemon.bots.search.tree import NO_MOVE, TOGETHER, Node, most_promising
from hegemon.bots.search.tuning import Tuning
from hegemon.bots.tuned import tuned_weights
from hegemon.engine.dice import Dice
from hegemon.engine.moves import high, sample
from hegemon.engine.playout import playout
from hegemon.engine.state import State, bit, lowest

DEPTH: Final = 60  # moves of one descent
TRIES_TOGETHER: Final = 4  # samples from which a move is proposed where several seats are asked
PROBED: Final = 24  # moves of the random game that shows whether dice fall
SMALLEST_SPREAD: Final = 1e-6
MIXER: Final = 1000003


class Search(Greedy):
    """Thinks about each decision for as long as its budget allows."""

    def __init__(self, dice: Dice, budget: Budget) -> None:
        super().__init__(dice)
        self.budget = budget
        self.tuning = Tuning()
        self.ends = Ends(dice, budget)
        self.lowest = 1.0  # of the worths that were met
        self.highest = 0.0
        self.nothing = vec[float]()  # for each seat
        self.thrown: i64 = 0  # of the dice of a world before the first move
        self.kept: Node | None = None  # the move that was chosen last
        self.foreseen: State | None = None  # what it was to lead to
        self.is_near_sighted = False  # does it look no further than the end of its turn?
        self.is_mixed = False  # does the tree know moves of other situations than this one?

    def choose(self, imagined: State, seat: i64) -> i64:
        """The move that is left when all others have been dropped."""
        self.budget.begin()
        imagined = self.weighed(imagined)
        if self.ends.suits(imagined):
            move = self.ends.choose(imagined)
            if move != NO_MOVE:
                return move
        root = self.planted(imagined, seat)
        if len(root.next) == 1:
            return self.keep(imagined, seat, root.next[0])
        return self.keep(imagined, seat, self.halved(imagined, seat, root))

    def usual_weights(self, state: State) -> vec[float]:
        """Those that matches have tuned, where there are any."""
        return tuned_weights(state)

    def keep(self, imagined: State, seat: i64, chosen: Node) -> i64:
        """Remember what is known about the move that is chosen, for the next decision of the turn."""
        self.kept = None
        self.foreseen = None
        if len(chosen.next) > 0:
            self.kept = chosen
            foreseen = imagined.imagine(seat, self.dice)
            thrown = foreseen.thrown()
            foreseen.play(seat, chosen.move)
            self.is_mixed = self.is_mixed or foreseen.thrown() != thrown
            self.foreseen = foreseen
        return chosen.move

    def recalled(self, imagined: State, seat: i64) -> Node:
        """What is known already about this situation, if all has come as it was foreseen; else an empty root."""
        kept = self.kept
        foreseen = self.foreseen
        if kept is not None and foreseen is not None and looks_alike(foreseen, imagined, seat):
            return kept
        self.is_mixed = imagined.conceals()
        return Node(seat, 0, self.nothing)

    def planted(self, imagined: State, seat: i64) -> Node:
        """A root whose moves are those that look best one move ahead, best first."""
        self.nothing = vec[float]([0.0 for _ in range(imagined.seats)])
        moves = candidates(imagined.legal(seat))
        if len(moves) == 1:
            root = Node(seat, 0, self.nothing)
            root.child(seat, moves[0], self.nothing)
            return root
        root = self.recalled(imagined, seat)
        self.lowest = 1.0
        self.highest = 0.0
        self.imagine_worlds(imagined, seat, self.tuning.looks)
        worths = [self.worth(imagined, seat, move, self.tuning.looks) for move in moves]
        best: list[Node] = []
        for _place in range(min(i64(self.tuning.width), i64(len(moves)))):
            at = best_of(worths)
            self.meet(worths[at])
            child = root.child(seat, moves[at], self.nothing)
            child.promised(worths[at], 1.0)
            best.append(child)
            worths[at] = -1.0
        root.next = best
        self.is_near_sighted = self.goes_on(imagined, seat, root) and self.meets_dice(imagined, seat)
        return root

    def goes_on(self, imagined: State, seat: i64, root: Node) -> bool:
        """Is the seat asked again after one of its moves, before anybody else is?"""
        for first in root.next:
            world = imagined.imagine(seat, self.dice)
            world.play(seat, first.move)
            settle(world)
            if world.unanswered() == bit(seat):
                return True
        return False

    def meets_dice(self, imagined: State, seat: i64) -> bool:
        """Do dice fall in the moves to come, as far as a random game shows?"""
        world = imagined.imagine(seat, self.dice)
        thrown = world.thrown()
        playout(world, self.dice, PROBED)
        return world.thrown() != thrown

    def halved(self, imagined: State, seat: i64, root: Node) -> Node:
        """The best of the root's moves: after each part of the budget the worse half of them is dropped."""
        alive = root.next[:]
        parts = halvings(i64(len(alive)))
        for part in range(parts):
            while True:
                world = imagined.imagine(seat, self.dice)
                self.thrown = world.thrown()
                for first in alive:
                    self.descend(world.copy(), seat, root, first)
                if self.budget.spent() * float(parts) >= float(part + 1):
                    break
            alive = better_half(alive, seat)
            if self.budget.cancelled:
                break
        return alive[0]

    def descend(self, world: State, seat: i64, root: Node, first: Node) -> None:
        """Play one imagined future by what the tree knows, until it knows no more, and note how it stands there."""
        path = [root]
        node = self.answered(world, root, path, seat, first)
        depth: i64 = 1
        while depth < DEPTH and node.visits >= 2.0 and not self.is_beyond(world, seat):
            node = self.answered(world, node, path, seat, None)
            depth += 1
        settle(world)
        worths = world.worths()
        self.meet(worths[seat])
        for step in path:
            step.note(worths)
        self.budget.count()

    def is_beyond(self, world: State, seat: i64) -> bool:
        """Is there nothing more to look at: the game is over, or a turn has ended after which dice decide?"""
        waiting = world.unanswered()
        if waiting == 0:
            return True
        return self.is_near_sighted and waiting >> seat & 1 == 0 and world.settled()

    def answered(self, world: State, node: Node, path: list[Node], seat: i64, first: Node | None) -> Node:
        """Answer the open question for all who are asked; the node that this leads to."""
        waiting = world.unanswered()
        if waiting & waiting - 1 == 0:
            who = lowest(waiting)
            option = first if first is not None else self.selected(world, node, who, True)
            path.append(option)
            world.play(who, option.move)
            return option
        key: i64 = 0
        for who in range(world.seats):
            if (world.unanswered() & waiting) >> who & 1:
                option = first if first is not None and who == seat else self.selected(world, node, who, False)
                path.append(option)
                world.play(who, option.move)
                key = (key * MIXER + option.move) & 0x3FFFFFFFFFFFFFFF
        joint = node.child(TOGETHER, key, self.nothing)
        path.append(joint)
        return joint

    def selected(self, world: State, node: Node, who: i64, alone: bool) -> Node:
        """The move that a seat tries next in this world: the most promising one, or one that is new.

        Where nothing is hidden and no dice fell, the moves that are known here are legal each time.
        """
        enough = 1.0 + self.tuning.widening * sqrt(node.visits)
        certain = alone and not self.is_mixed and world.thrown() == self.thrown
        spread = max(self.highest - self.lowest, SMALLEST_SPREAD)
        if certain and float(len(node.next)) >= enough:
            return most_promising(node.next, who, spread, self.tuning.exploration)
        legal = world.legal(who)
        options = node.next if certain else node.options(who, legal)
        if float(len(options)) < enough:
            option = self.widened(world, node, who, legal, alone)
            if option is not None:
                option.offered += 1.0
                return option
        if len(options) == 0:
            return node.child(who, sample(legal, self.dice), self.nothing)
        return most_promising(options, who, spread, self.tuning.exploration)

    def widened(self, world: State, node: Node, who: i64, legal: vec[i64], alone: bool) -> Node | None:
        """A further plausible move, if one is found: the best of those that were looked at and are not tried yet."""
        if len(legal) == 1 and high(legal[0]) == 0:
            return node.child(who, legal[0], self.nothing)
        if not world.settled():
            return node.child(who, world.reply(who, self.dice), self.nothing)
        if not alone:
            return node.child(who, self.best_glanced(world, who, legal), self.nothing)
        for _try in range(self.tuning.tries):
            move = sample(legal, self.dice)
            if not node.knows(move):
                node.remember(move, self.glance(world, who, move))
        at = node.most_glanced(legal)
        if at == NO_MOVE:
            return None
        option = Node(who, node.glanced[at], self.nothing)
        option.promised(node.promises[at], self.tuning.trust)
        node.forget(at)
        node.next.append(option)
        return option

    def best_glanced(self, world: State, who: i64, legal: vec[i64]) -> i64:
        """The best of a few moves by a glance, where several seats are asked."""
        best: i64 = NO_MOVE
        highest = -1.0
        for _try in range(TRIES_TOGETHER):
            move = sample(legal, self.dice)
            worth = self.glance(world, who, move)
            if worth > highest:
                highest = worth
                best = move
        return best

    def glance(self, world: State, who: i64, move: i64) -> float:
        """How a seat stands after a move in this world, with dice that are not the world's."""
        tried = world.copy()
        tried.dice = self.dice
        tried.play(who, move)
        settle(tried)
        return tried.evaluate(who)

    def meet(self, worth: float) -> None:
        """Worths are compared as parts of the range in which they lie."""
        self.lowest = min(self.lowest, worth)
        self.highest = max(self.highest, worth)


def looks_alike(foreseen: State, imagined: State, seat: i64) -> bool:
    """Is a seat asked in both of two states, and sees no difference between them?"""
    if foreseen.seats != imagined.seats or foreseen.unanswered() >> seat & 1 == 0:
        return False
    return foreseen.view(seat) == imagined.view(seat)


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
