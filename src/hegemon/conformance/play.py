"""Checks of play: games end, legal moves are what can be played, and nothing else can."""

from __future__ import annotations

from hegemon.conformance.case import Case, spaced
from hegemon.conformance.strays import strange_numbers, stray_moves
from hegemon.conformance.walk import Step, legal_steps
from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.invariants import broken
from hegemon.engine.moves import count, expand, high, sample
from hegemon.engine.state import SPECTATOR, State, seats_in, submit

MOVES_A_MOMENT = 40  # of the legal moves that are tried at one moment
STRAYS_A_MOMENT = 60  # of moves that belong elsewhere


def random_play_ends(case: Case) -> None:
    """Random play ends, and the end has a winner, places and a score for each seat."""
    for played in case.courses:
        assert played.ended, f"{case.name}: not over after {len(played.steps)} moves"
        standing = played.states[-1].standing()
        assert standing.ending, f"{case.name}: it is over and nobody says why"
        assert len(standing.places) == len(standing.scores) == case.players
        assert all(place == expected_place(standing.places, place) for place in standing.places), standing
        assert abs(sum(standing.share(seat) for seat in range(case.players)) - 1.0) < 1e-9


def expected_place(places: list[int], place: int) -> int:
    """One more than there are better places: ties share, and the next place is left out."""
    return 1 + sum(other < place for other in places)


def legal_moves_are_listed_once_and_in_order(case: Case) -> None:
    """The same list on a second call, on a copy and after reading the position back; no move stands in it twice."""
    for state in case.moments:
        twins = [state, state.copy(), case.loaded(state.lines())]
        for seat in range(case.players):
            entries = list(state.legal(seat))
            assert all(list(twin.legal(seat)) == entries for twin in twins), f"{case.name}: the order of moves changes"
            assert all(is_sound(entry) for entry in entries), f"{case.name}: a span ends before it begins"
            moves = [*expand(state.legal(seat)), *expand(state.asides(seat))]
            assert len(set(moves)) == len(moves), f"{case.name}: seat {seat} has a move twice\n{state.lines()}"


def is_sound(entry: int) -> bool:
    """One move, or a span whose highest count is not below its lowest."""
    return high(entry) == 0 or high(entry) >= count(entry)


def every_legal_move_can_be_played(case: Case) -> None:
    """On a copy; what comes out is sound, and the original knows nothing of it."""
    for state in case.moments:
        before = state.lines()
        for step in spaced(legal_steps(state), MOVES_A_MOMENT):
            tried = state.copy()
            submit(tried, step.seat, step.move)
            assert not broken(tried), f"{case.name}: after {written(state, step)}: {broken(tried)}"
        assert state.lines() == before, f"{case.name}: playing on copies changed the original"


def other_moves_are_refused(case: Case) -> None:
    """Moves of other moments, of other seats, or of nobody: refused with a sentence, and nothing changes."""
    for number, state in enumerate(case.moments):
        legal = set(legal_steps(state))
        tried = state.copy()
        strays = [Step(seat, move) for move in stray_moves(case, number) for seat in range(case.players)]
        for step in spaced([step for step in strays if step not in legal], STRAYS_A_MOMENT):
            refuse(case, tried, step)
        assert tried.same(state), f"{case.name}: a refused move changed the state"


def refuse(case: Case, state: State, step: Step) -> None:
    reason = state.why_not(step.seat, step.move)
    assert reason is not None, f"{case.name}: nothing is said against {written(state, step)}\n{state.lines()}"
    assert reason.sentence.strip(), f"{case.name}: {written(state, step)} is forbidden without a sentence"
    assert is_refused(state, step), f"{case.name}: {written(state, step)} could be played"


def why_not_is_silent_on_legal_moves(case: Case) -> None:
    """There is no reason against a legal move."""
    for state in case.moments:
        for step in spaced(legal_steps(state), MOVES_A_MOMENT):
            reason = state.why_not(step.seat, step.move)
            assert reason is None, f"{case.name}: {written(state, step)} is legal and yet: {reason}"


def sampling_is_drawing_from_the_list(case: Case) -> None:
    """A game that finds a random move without making the list finds the same one, with the same dice."""
    for number, course in enumerate(case.courses):
        for at, state in enumerate(course.states):
            for seat in seats_in(state.pending()):
                quick, plain = case.dice(50 + number + at), case.dice(50 + number + at)
                found = state.sample(seat, quick)
                assert found == sample(state.legal(seat), plain), f"{case.name}: another move than the list gives"
                assert quick.drawn == plain.drawn, f"{case.name}: sampling draws other dice than the list does"


def no_choice_lies_open_at_the_end(case: Case) -> None:
    """A game that is over is settled."""
    for state in case.moments:
        assert state.settled() or state.pending(), f"{case.name}: it is over and a sealed choice lies open"


def strange_numbers_are_refused(case: Case) -> None:
    """Numbers that are no move of this game, and seats that do not exist."""
    for state in case.moments:
        tried = state.copy()
        for number in strange_numbers(state, case.dice(1)):
            for seat in range(case.players):
                assert is_refused(tried, Step(seat, number)), f"{case.name}: seat {seat} could play the number {number}"
        for step in spaced(legal_steps(state), 3):
            for seat in (-1, case.players, 63, 64, -64, 1 << 40):
                assert is_refused(tried, Step(seat, step.move)), f"{case.name}: there is no seat {seat} and it moved"
        assert tried.same(state), f"{case.name}: a refused number changed the state"


def nobody_moves_when_it_is_over(case: Case) -> None:
    """The end is the end: no legal moves, no asides, and a reason why not."""
    for played in case.courses:
        end = played.states[-1]
        assert not legal_steps(end), f"{case.name}: there are moves after the end"
        for step in spaced(played.steps, STRAYS_A_MOMENT):
            refuse(case, end, step)


def asking_changes_nothing(case: Case) -> None:
    """Every question of the contract leaves the state as it was."""
    for state in case.moments:
        before = state.lines()
        ask_everything(state, case.moves[0], case.dice(2))
        assert state.lines() == before, f"{case.name}: a question changed the state"


def ask_everything(state: State, move: int, dice: Dice) -> None:
    """Put every question of the contract once."""
    for seat in seats_in(state.pending()):
        state.sample(seat, dice)
    for seat in range(int(state.seats)):
        state.legal(seat)
        state.asides(seat)
        state.view(seat)
        state.evaluate(seat)
        state.why_not(seat, move)
        state.imagine(seat, dice)
    state.view(SPECTATOR)
    state.pending()
    state.settled()
    state.standing()
    state.audit()
    state.digest()
    state.copy()


def is_refused(state: State, step: Step) -> bool:
    """Does `submit` turn the step down, and as it should?"""
    try:
        submit(state, step.seat, step.move)
    except (NotAllowed, NotUnderstood):
        return True
    return False


def written(state: State, step: Step) -> str:
    return f"`{state.notation().format(step.move)}` by seat {step.seat}"
