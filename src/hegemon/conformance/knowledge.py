"""Checks of knowledge: what a seat may not know reaches it in no way, and nobody sees dice that are not thrown yet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from hegemon.conformance.case import Case, once_a_case, spaced
from hegemon.conformance.dice_fields import Regraft, dice_of, places_of
from hegemon.conformance.strays import stray_moves
from hegemon.conformance.walk import Step, legal_steps
from hegemon.engine.dice import Dice
from hegemon.engine.fields import format_key
from hegemon.engine.state import SPECTATOR, State

REASONS_A_MOMENT = 40
STEPS_A_MOMENT = 4
MOMENTS = 6  # whose events are compared
OTHER_DICE = 3
TELLING_WORD = 1 << 20  # a word of a key below this could stand in a view by chance
IMAGINED = 6  # states imagined of one moment, to see whether chance is open


def views_are_plain_data(case: Case) -> None:
    """A view is what JSON can hold, the same on a second call, and whoever changes it changes nothing else."""
    for state in case.moments:
        for seat in (*range(case.players), SPECTATOR):
            shown = state.view(seat)
            written = sight_of(case, state).seen(seat)
            assert json.loads(written) == shown, f"{case.name}: the view of seat {seat} is not plain data"
            empty(shown)
            assert view_text(state, seat) == written, f"{case.name}: the view of seat {seat} is the state itself"


def an_imagined_state_looks_the_same(case: Case) -> None:
    """To the seat and to spectators, byte for byte; also one that is imagined from an imagined one."""
    for seat, state, imagined in imagined_moments(case):
        seen = sight_of(case, state)
        assert view_text(imagined, seat) == seen.seen(seat), f"{case.name}: seat {seat} can tell"
        assert view_text(imagined, SPECTATOR) == seen.seen(SPECTATOR), f"{case.name}: a spectator can tell"


def an_imagined_state_offers_the_same(case: Case) -> None:
    """What a seat may do, and why not, does not depend on what it cannot see; nor does who is asked."""
    for seat, state, imagined in imagined_moments(case):
        same_choices(case, seat, state, imagined)


def swapped_secrets_change_nothing(case: Case) -> None:
    """Two states that differ only in what a seat cannot see are one to it: view, choices and reasons."""
    for seat, state, swapped in swapped_moments(case):
        seen = sight_of(case, state)
        assert view_text(swapped, seat) == seen.seen(seat), f"{case.name}: seat {seat} sees what was swapped"
        assert view_text(swapped, SPECTATOR) == seen.seen(SPECTATOR), f"{case.name}: spectators see the swap"
        same_choices(case, seat, state, swapped)


def events_tell_no_more_than_views(case: Case) -> None:
    """Where a secret of others differs and a seat's view does not, neither does what it is told.

    So what is revealed is also shown: a player who comes back, and a bot, know no less than the log.
    """
    for number, state in enumerate(spaced(case.open_moments, MOMENTS)):
        before = sight_of(case, state)
        worlds = [Sight(world) for world in worlds_like(case, state, case.dice(700 + number))]
        for step in spaced(legal_steps(state), STEPS_A_MOMENT):
            true = Outcome(before, step)
            for other in worlds:
                if other.state.why_not(step.seat, step.move) is None:
                    heard_alike(case, true, Outcome(other, step), everyone(state))


def moves_that_look_alike_are_told_alike(case: Case) -> None:
    """Where others cannot see which of two secret moves a seat made, the events do not say so."""
    for state in case.open_moments:
        before = sight_of(case, state)
        for seat in range(case.players):
            watchers = [SPECTATOR, *[other for other in range(case.players) if other != seat]]
            steps = [step for step in legal_steps(state) if step.seat == seat]
            outcomes = [Outcome(before, step) for step in spaced(steps, STEPS_A_MOMENT)]
            for other in outcomes[1:]:
                heard_alike(case, outcomes[0], other, watchers)


class Sight:
    """A state and what everyone sees of it, looked at only when somebody asks: views of a large board take long."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.texts: dict[int, str] = {}

    def seen(self, seat: int) -> str:
        if seat not in self.texts:
            self.texts[seat] = view_text(self.state, seat)
        return self.texts[seat]


@once_a_case
def sight_of(case: Case, state: State) -> Sight:
    """A moment of the case, whose views many checks compare with others."""
    return Sight(state)


class Outcome:
    """What everyone sees before and after a step, and what they are told about it."""

    def __init__(self, before: Sight, step: Step) -> None:
        after = played(before.state, step)
        self.sights = (before, Sight(after))
        self.told = {seat: told(after, seat) for seat in everyone(after)}

    def looks_like(self, other: Outcome, seat: int) -> bool:
        pairs = zip(self.sights, other.sights, strict=True)
        return all(one.seen(seat) == another.seen(seat) for one, another in pairs)


def everyone(state: State) -> tuple[int, ...]:
    """All seats, and who only watches."""
    return (SPECTATOR, *range(int(state.seats)))


def heard_alike(case: Case, one: Outcome, other: Outcome, watchers: Sequence[int]) -> None:
    """Whoever sees no difference hears none, unless nobody sees any: then nothing is secret here."""
    for seat in watchers:
        if one.told[seat] != other.told[seat] and one.looks_like(other, seat):
            heard = f"{one.told[seat]} or {other.told[seat]}"
            secret = any(not one.looks_like(other, watcher) for watcher in one.told)
            assert not secret, f"{case.name}: seat {seat} hears what it cannot see: {heard}"


def worlds_like(case: Case, state: State, dice: Dice) -> list[State]:
    """Other states that seats might take for this one: imagined, swapped by the game, or with other dice."""
    worlds = [state.copy() for _ in range(OTHER_DICE)]
    for world in worlds:
        world.visit(Regraft([dice.fork()]))
    for seat in range(case.players):
        imagined = state.imagine(seat, dice)
        imagined.visit(Regraft(dice_of(state)))
        worlds.append(imagined)
    swapped = [case.swap(state, seat, dice) for seat in range(case.players)]
    return worlds + [world for world in swapped if world is not None]


def nobody_sees_the_dice(case: Case) -> None:
    """Neither a view nor an imagined position holds the key of the true dice."""
    for seat, state, imagined in imagined_moments(case):
        seen = sight_of(case, state)
        text = seen.seen(seat) + seen.seen(SPECTATOR) + "\n".join(imagined.lines())
        for dice in dice_of(state):
            words = [str(word) for word in dice.key if word >= TELLING_WORD]
            assert format_key(dice.key) not in text, f"{case.name}: the key of the dice can be read by seat {seat}"
            assert not any(word in text for word in words), f"{case.name}: a part of the key can be read by seat {seat}"


def imagined_dice_fall_otherwise(case: Case) -> None:
    """A move that throws dice does not always end in imagination as it ends in truth."""
    outcomes: list[bool] = []
    for number, state in enumerate(case.open_moments):
        for step in spaced([step for step in legal_steps(state) if throws_dice(state, step)], STEPS_A_MOMENT):
            true_end = view_text(played(state, step), step.seat)
            for _ in range(IMAGINED):
                imagined = state.imagine(step.seat, case.dice(400 + number + len(outcomes)))
                outcomes.append(view_text(played(imagined, step), step.seat) == true_end)
    assert len(outcomes) < 2 * IMAGINED or not all(outcomes), f"{case.name}: imagination knows how the dice will fall"


def imagined_moments(case: Case) -> Iterator[tuple[int, State, State]]:
    """Every seat at every moment, with a state it imagines and one that it imagines from there."""
    for number, state in enumerate(case.moments):
        for seat in range(case.players):
            imagined = state.imagine(seat, case.dice(500 + number))
            yield seat, state, imagined
            yield seat, state, imagined.imagine(seat, case.dice(600 + number))


def swapped_moments(case: Case) -> Iterator[tuple[int, State, State]]:
    """States in which the game itself has swapped what the seat cannot see."""
    for number, state in enumerate(case.open_moments):
        for seat in range(case.players):
            swapped = case.swap(state, seat, case.dice(800 + number))
            if swapped is not None:
                yield seat, state, swapped


def same_choices(case: Case, seat: int, state: State, other: State) -> None:
    assert other.pending() == state.pending(), f"{case.name}: other seats are asked in the eyes of seat {seat}"
    assert other.question() == state.question(), f"{case.name}: the question has another number for seat {seat}"
    assert list(other.legal(seat)) == list(state.legal(seat)), f"{case.name}: seat {seat} has other legal moves"
    assert list(other.asides(seat)) == list(state.asides(seat)), f"{case.name}: seat {seat} has other asides"
    for move in spaced(stray_moves(case), REASONS_A_MOMENT):
        reasons = [str(one.why_not(seat, move)) for one in (state, other)]
        assert reasons[0] == reasons[1], f"{case.name}: reasons tell seat {seat} a secret: {reasons}"


def played(state: State, step: Step) -> State:
    """A copy on which the step has been played, and somebody listened."""
    after = state.copy()
    after.heard = []
    after.play(step.seat, step.move)
    return after


def told(state: State, seat: int) -> list[str]:
    """The sentences that a seat, or a spectator, has heard."""
    names = [f"seat {number}" for number in range(int(state.seats))]
    chronicle = state.chronicle()
    return [chronicle.sentence(event, names) for event in state.heard or [] if event.seen_by(seat)]


def throws_dice(state: State, step: Step) -> bool:
    """Does this step draw from the state's dice?"""
    after = state.copy()
    after.play(step.seat, step.move)
    return places_of(after) != places_of(state)


def view_text(state: State, seat: int) -> str:
    """A view as the bytes that would be sent."""
    return json.dumps(state.view(seat), allow_nan=False)


def empty(data: object) -> None:
    """Throw away everything in a piece of plain data."""
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in parts:
        empty(part)
    if isinstance(data, dict | list):
        data.clear()
