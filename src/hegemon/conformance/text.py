"""Checks of the text forms: moves and positions are written and read back, and bad text is turned down politely."""

from __future__ import annotations

from hegemon.conformance.case import Case, drawn, spaced
from hegemon.conformance.damage import damaged_lines, damaged_words
from hegemon.conformance.walk import legal_steps, walk
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.match import Match
from hegemon.engine.moves import count, high
from hegemon.engine.notation import Notation
from hegemon.engine.record import Header, format_position, parse_position
from hegemon.engine.replay import match_from_position
from hegemon.engine.state import State

PLAYED_ON = 30  # moves after reading a position back
DAMAGED_MOVES = 2  # of each moment
DAMAGED_LINES = 16  # of a position for each random game, drawn by lot: the cases of a game together meet them all
NOTED_LINES = 40


def moves_are_read_back(case: Case) -> None:
    """Every legal move has a text of its own in lower-case ASCII, and that text means it."""
    for state in case.moments:
        notation = state.notation()
        steps = legal_steps(state)
        texts = {notation.format(step.move): step.move for step in steps}
        assert len(texts) == len({step.move for step in steps}), f"{case.name}: two moves are written alike"
        for text, move in texts.items():
            assert is_plain(text), f"{case.name}: {text!r} is not plain notation"
            assert notation.parse(text) == move, f"{case.name}: {text!r} is read as another move"
            assert notation.parse(f"  {text.replace(' ', '   ')} ") == move, f"{case.name}: spaces matter in {text!r}"


def is_plain(text: str) -> bool:
    """Lower-case ASCII words with one space between them."""
    return text.isascii() and text == text.lower() == " ".join(text.split())


def spans_are_written_with_their_range(case: Case) -> None:
    """`place fysik 1-3` stands for three moves; a range is not itself a move."""
    for state in case.open_moments:
        notation = state.notation()
        for seat in range(case.players):
            for entry in [*state.legal(seat), *state.asides(seat)]:
                if high(entry) > count(entry):
                    text = notation.format(entry)
                    assert text.endswith(f"{count(entry)}-{high(entry)}"), f"{text!r} hides its range"
                    assert understood(notation, text) is None, f"{text!r} is a range and was read as a move"


def bad_moves_are_not_understood(case: Case) -> None:
    """Damaged notation is NotUnderstood with a sentence and a column, or it is the text of some other move."""
    for state in case.open_moments:
        notation = state.notation()
        for step in spaced(legal_steps(state), DAMAGED_MOVES):
            for text in damaged_words(notation.format(step.move)):
                move = understood(notation, text)
                assert move is None or notation.parse(notation.format(move)) == move, f"{text!r} is read as nonsense"
                assert move is None or state.why_not(step.seat, move) or move in moves_of(state, step.seat)


def moves_of(state: State, seat: int) -> set[int]:
    return {step.move for step in legal_steps(state) if step.seat == seat}


def understood(notation: Notation, text: str) -> int | None:
    """The move that a text means, if any; no error but NotUnderstood may come of it."""
    try:
        return int(notation.parse(text))
    except NotUnderstood as caught:
        problem = caught
    assert problem.sentence, f"{text!r} is not understood, and no word why"
    assert 1 <= problem.column <= len(text) + 1, f"{text!r} is said to be wrong in column {problem.column}"
    return None


def positions_are_read_back(case: Case) -> None:
    """A position is read back equal, and the game goes on from it as it would have."""
    for number, state in enumerate(case.moments):
        lines = state.lines()
        loaded = case.loaded(lines)
        assert loaded.lines() == lines, f"{case.name}: a position is not read back equal"
        assert loaded.digest() == state.digest(), f"{case.name}: a position read back has another digest"
        assert "".join(lines).isascii(), f"{case.name}: a position is not plain text"
        assert "\n".join(lines).splitlines() == lines, f"{case.name}: a position is not one field a line"
        original = state.copy()
        for step in walk(original, case.dice(200 + number), PLAYED_ON):
            loaded.play(step.seat, step.move)
            assert loaded.same(original), f"{case.name}: a position read back goes on differently"


def position_files_are_read_back(case: Case) -> None:
    """The file with its header, too, as a match of its own."""
    for state in spaced(case.moments, 3):
        text = position_file(case, state)
        match = read_position(case, text)
        assert match.position() == text, f"{case.name}: the position file is not read back equal"


def bad_positions_are_not_understood(case: Case) -> None:
    """A damaged position is NotUnderstood, with its line, or it is another position; never another error."""
    text = position_file(case, case.open_moments[-1])
    places = drawn(range(len(text.splitlines())), DAMAGED_LINES * case.scale, case.dice(2300))
    for damaged in damaged_lines(text, places):
        problem = problem_with(case, damaged)
        assert problem is None or problem.line, f"{case.name}: {problem} - but in which line?\n{damaged}"


def errors_in_positions_name_their_line(case: Case) -> None:
    """The line of the field that is wrong, counted from the top of the file, comments and empty lines included."""
    lines = position_file(case, case.open_moments[0]).splitlines()
    second = lines.index("") + 2
    lines[second:second] = ["# a note", ""]
    for at in spaced(range(second + 2, len(lines)), NOTED_LINES):
        damaged = [*lines[:at], f"{lines[at]} xyzzy", *lines[at + 1 :]]
        problem = problem_with(case, "\n".join(damaged))
        assert problem is not None, f"{case.name}: {damaged[at]!r} was read"
        assert problem.line == at + 1, f"{case.name}: {damaged[at]!r} stands in line {at + 1}, but {problem}"


def problem_with(case: Case, text: str) -> NotUnderstood | None:
    """What is wrong with a position file, if anything; no error but NotUnderstood may come of it."""
    try:
        header, fields, first_line = parse_position(text)
        if header.players == case.players:
            state = case.blank.copy()
            state.load(fields, first_line)
            state.audit()
    except NotUnderstood as problem:
        return problem
    return None


def position_file(case: Case, state: State) -> str:
    header = Header(case.game.name, case.game.version, case.players, case.options)
    return format_position(header, state.lines())


def read_position(case: Case, text: str) -> Match:
    return match_from_position(case.game, *parse_position(text))
