"""Checks of records: seed and moves are the game, and a record that has suffered says where."""

from __future__ import annotations

from hegemon.conformance.case import Case, spaced
from hegemon.conformance.damage import damaged_lines
from hegemon.conformance.dice_fields import places_of
from hegemon.conformance.strays import stray_moves
from hegemon.conformance.walk import Step, legal_steps
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.match import Match
from hegemon.engine.record import Record, parse_record
from hegemon.engine.replay import replay

SHORTEST = 40  # moves of the record that is damaged
DAMAGED_LINES = 12
FORBIDDEN = 20
DAMAGED_MOVES = ["0 xyzzy", "xyzzy", "0", "99 xyzzy", "-1 xyzzy", "\u0663 xyzzy"]


def records_replay(case: Case) -> None:
    """The record, written and read, gives the same state, the same log and the same record."""
    match = case.played(0)
    text = str(match.record())
    again = replayed(case, parse_record(text))
    assert again.position() == match.position(), f"{case.name}: the replay ends elsewhere"
    assert again.state.digest() == match.state.digest(), f"{case.name}: the replay has another digest"
    for watcher in (None, *range(case.players)):
        assert again.log(watcher) == match.log(watcher), f"{case.name}: the replay is told differently"
    assert str(again.record()) == text, f"{case.name}: the record of the replay is another"


def matches_and_states_agree(case: Case) -> None:
    """A match, which checks and records, comes to the same state as the bare rules."""
    assert case.played(0).state.same(case.courses[0].states[-1]), f"{case.name}: a match plays differently"


def cut_records_replay(case: Case) -> None:
    """A record cut after some moves gives the state of that moment; also when it began from a position."""
    course = case.courses[0]
    record = case.record(0)
    moves = len(course.steps) // 2
    half = replayed(case, record.cut(moves))
    assert half.state.same(course.states[moves]), f"{case.name}: cut after {moves} moves, it is another state"
    placed = Record(record.header, 0, record.names, record.moves[moves:])
    placed.position = half.state.lines()
    again = replayed(case, parse_record(str(placed)))
    assert again.state.same(course.states[-1]), f"{case.name}: a record from a position ends elsewhere"


def damaged_records_say_where(case: Case) -> None:
    """NotUnderstood with the line, unless the damage does not matter; never another error."""
    text = str(short_record(case))
    for damaged in damaged_lines(text, spaced(range(len(text.splitlines())), DAMAGED_LINES)):
        problem = problem_in(damaged)
        assert problem is None or problem.line, f"{case.name}: {problem} - but in which line?\n{damaged}"


def impossible_records_say_where(case: Case) -> None:
    """What can be read but not played: other rules, no such game of it, options and moves that do not fit."""
    lines = str(short_record(case)).splitlines()
    for at, damaged in impossible_lines(lines):
        problem = problem_in_playing(case, "\n".join([*lines[:at], damaged, *lines[at + 1 :], ""]))
        assert problem is not None, f"{case.name}: line {at + 1} is {damaged!r} and was played"
        assert problem.line == at + 1, f"{case.name}: line {at + 1} is now {damaged!r}, but: {problem}"


def impossible_lines(lines: list[str]) -> list[tuple[int, str]]:
    """Lines to put in the place of others, by their index."""
    begin = {line.split()[0]: at for at, line in enumerate(lines) if line}
    found = [(begin["version"], "version 999")]
    if "option" in begin:
        found.append((begin["option"], "option xyzzy 3"))
        found.append((begin["option"], f"option {lines[begin['option']].split()[1]} xyzzy"))
    last = len(lines) - 1
    return found + [(last, damaged) for damaged in DAMAGED_MOVES]


def refused_moves_leave_a_match_alone(case: Case) -> None:
    """Neither bad text nor a forbidden move changes the match or its record."""
    match = case.match(0)
    before = (match.position(), str(match.record()))
    for seat, text in [(0, "xyzzy"), (case.players, "xyzzy"), (-1, ""), *forbidden(case, match)]:
        try:
            match.play(seat, text)
        except (NotAllowed, NotUnderstood):
            assert (match.position(), str(match.record())) == before, f"{case.name}: {text!r} changed something"
        else:
            raise AssertionError(f"{case.name}: {text!r} was played by seat {seat}")


def forbidden(case: Case, match: Match) -> list[tuple[int, str]]:
    """Moves that are well written and not allowed now."""
    legal = set(legal_steps(match.state))
    steps = [Step(seat, move) for move in stray_moves(case) for seat in range(case.players)]
    return [(step.seat, match.notation.format(step.move)) for step in steps if step not in legal][:FORBIDDEN]


def moves_are_taken_back(case: Case) -> None:
    """Where a move may be taken back, the match is as it was before it; one that threw dice may not."""
    match = case.match(0)
    for step in case.courses[0].steps:
        before, dice = match.position(), places_of(match.state)
        try:
            match.play_move(step.seat, step.move)
        except NotAllowed as problem:
            raise AssertionError(f"{case.name}: {step} was legal and now is not: {problem}") from problem
        assert places_of(match.state) == dice or not match.can_take_back(step.seat), (
            f"{case.name}: dice can be taken back"
        )
        if match.can_take_back(step.seat):
            match.take_back(step.seat)
            assert match.position() == before, f"{case.name}: taking back {step} does not restore the position"
            return


def replayed(case: Case, record: Record) -> Match:
    """The match that the record of a real game leads to."""
    try:
        return replay(case.game, record)
    except NotUnderstood as problem:
        raise AssertionError(f"{case.name}: a game cannot be played again: {problem}") from problem


def short_record(case: Case) -> Record:
    """The first moves of it."""
    return case.record(0).cut(SHORTEST)


def problem_in(text: str) -> NotUnderstood | None:
    """What is wrong with the text of a record, if anything."""
    try:
        parse_record(text)
    except NotUnderstood as problem:
        return problem
    return None


def problem_in_playing(case: Case, text: str) -> NotUnderstood | None:
    """What is wrong with the game that a record tells of, if anything."""
    try:
        replay(case.game, parse_record(text))
    except NotUnderstood as problem:
        return problem
    return None
