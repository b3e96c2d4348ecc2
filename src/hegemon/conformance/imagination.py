"""Checks of imagination: a seat imagines what it cannot know, and never finds the truth there every time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from hegemon.bots.greedy import candidates, settle
from hegemon.conformance.case import Case, spaced
from hegemon.conformance.copies import rules_of
from hegemon.conformance.knowledge import imagined_moments, swapped_moments
from hegemon.conformance.twins import (
    Twins,
    Values,
    cells_of,
    exchanges,
    grafted,
    matters,
    sealed_answers,
    secret_moves,
    several_asked,
    swaps,
    unless_impossible,
)
from hegemon.conformance.walk import walk
from hegemon.engine.state import UNKNOWN, State, seats_in

IMAGINED = 12  # states imagined of each twin before imagination is held to follow the truth
MOMENTS = 4
TRIED = 12  # moves that are tried in two worlds
PLAYED_ON = 10  # moves of a game that is only imagined


def imagination_forgets_what_others_played(case: Case) -> None:
    """A secret answer of another seat, a sealed one above all, is not in what a seat imagines."""
    for twins in secret_moves(case):
        leak = leak_of(case, twins)
        assert not leak, leak


def imagination_forgets_what_is_hidden(case: Case) -> None:
    """Hands, the order of decks and prizes to come are not in what a seat imagines, unless it can see them."""
    for twins in swaps(case):
        leak = leak_of(case, twins)
        assert not leak, leak
    for twins in exchanges(case):
        leak = unless_impossible(partial(leak_of, case, twins), "")
        assert not leak, leak


def what_looks_alike_is_imagined_alike(case: Case) -> None:
    """With the same dice a seat imagines the same, whatever the truth behind its view: so no bot can choose by it."""
    for number, (seat, state, other) in enumerate([*imagined_moments(case), *swapped_moments(case)]):
        one, two = (true.imagine(seat, case.dice(1900 + number)).lines() for true in (state, other))
        differing = ", ".join(line.split()[0] for line, another in zip(one, two, strict=True) if line != another)
        assert one == two, f"{case.name}: what seat {seat} imagines depends on what it cannot see: {differing}"


def what_is_hidden_is_said_to_be(case: Case) -> None:
    """`conceals` is true wherever a seat cannot tell the true state from another and it makes a difference."""
    for twins in exchanges(case):
        if twins.one.settled() and not twins.one.conceals():
            hidden = unless_impossible(partial(matters, case, twins), False)
            assert not hidden, f"{case.name}: seat {twins.seat} cannot see {twins.about}, and `conceals` denies it"


def what_is_said_to_be_hidden_is_imagined(case: Case) -> None:
    """Where `conceals` is true, somebody imagines something otherwise than it is, and not the dice alone."""
    found: list[bool] = []
    for state in [*case.open_moments, *spaced(several_asked(case), MOMENTS)]:
        if state.conceals():
            truth = cells_of(state)
            found += [imagined_cells(case, state, seat, 0) == truth for seat in range(case.players)]
    assert not found or not all(found), f"{case.name}: `conceals` is true, and all imagine the truth{remedy(case)}"


def what_turns_up_nothing_is_the_same_in_every_world(case: Case) -> None:
    """A move that turned up nothing, by `turned_up`, leaves its seat as well off wherever it imagines to play it."""
    for number, state in enumerate(spaced(case.open_moments, MOMENTS)):
        for seat in seats_in(state.unanswered()):
            worlds = [state.imagine(seat, case.dice(1900 + 2 * number + which)) for which in range(2)]
            for move in spaced(list(candidates(state.legal(seat))), TRIED):
                one, other = (outcome(world.copy(), seat, int(move)) for world in worlds)
                told = f"{case.name}: {state.notation().format(move)} is said to turn up nothing"
                assert UNKNOWN in (one, other) or one == other, f"{told}, and is worth {one} or {other}"


def outcome(world: State, seat: int, move: int) -> float:
    """How a seat stands after a move and what follows at once; UNKNOWN where something was turned up."""
    before = world.turned_up()
    world.play(seat, move)
    settle(world)
    return world.evaluate(seat) if UNKNOWN != before == world.turned_up() else UNKNOWN


def open_choices_are_not_settled(case: Case) -> None:
    """While a sealed answer waits for the others, `settled` is false: an evaluation would know it, or mean nothing."""
    for actor, state in sealed_answers(case):
        assert not state.settled(), f"{case.name}: seat {actor} has answered in secret, others not, and it is `settled`"


def an_imagined_state_is_independent(case: Case) -> None:
    """What is played in imagination does not touch the truth."""
    for number, state in enumerate(spaced(case.open_moments, MOMENTS)):
        before = state.lines()
        for seat in range(case.players):
            list(walk(state.imagine(seat, case.dice(1700 + number)), case.dice(1800 + number), PLAYED_ON))
            assert state.lines() == before, f"{case.name}: what seat {seat} imagines happens in truth"


def leak_of(case: Case, twins: Twins) -> str:
    """What a seat imagines of either twin, every time, and has no way of knowing; empty when there is nothing."""
    kept = kept_cells(case, twins)
    if not kept:
        return ""
    following = grafted(twins.one, kept)
    if not matters(case, twins if following.audit() else replace(twins, other=following)):
        return ""
    fields = ", ".join(sorted({name for name, _ in kept}))
    words = f"seat {twins.seat} cannot see {twins.about}, and always imagines the truth of it"
    return f"{case.name}: {words}: {fields}{remedy(case)}"


def remedy(case: Case) -> str:
    """What is wrong, where it is as plain as that."""
    return "" if hasattr(rules_of(case.blank), "imagine") else "; the game has no `imagine`"


def kept_cells(case: Case, twins: Twins) -> Values:
    """The cells in which the twins differ and in which whatever is imagined of either is as it is there."""
    here, there = cells_of(twins.one), cells_of(twins.other)
    kept = {cell for cell in here if there.get(cell, here[cell]) != here[cell]}
    for number in range(IMAGINED):
        for state, values in ((twins.one, here), (twins.other, there)):
            if not kept:
                return {}
            imagined = imagined_cells(case, state, twins.seat, number)
            kept = {cell for cell in kept if imagined.get(cell) == values[cell]}
    return {cell: there[cell] for cell in kept}


def imagined_cells(case: Case, state: State, seat: int, number: int) -> Values:
    return cells_of(state.imagine(seat, case.dice(1600 + number)))
