"""Checks of copies: equal in every field, independent, and nothing forgotten."""

from __future__ import annotations

from hegemon.conformance.case import Case
from hegemon.conformance.walk import walk
from hegemon.engine.adapter import Adapter
from hegemon.engine.fields import Names
from hegemon.engine.state import State

PLAYED_ON = 30  # moves on the copy, then on the original
COPIED = 60  # moves of the game whose states are copied
# nobody listens to a copy; how many play is known before a position is read; weights and truces are no part of the game
NO_FIELDS = {"heard", "seats", "weights", "truces"}


def a_copy_is_equal(case: Case) -> None:
    """Field by field, and of the same kind."""
    state = case.start(0)
    for _ in walk(state, case.dice(4), COPIED):
        twin = state.copy()
        assert type(twin) is type(state), f"{case.name}: a copy is of another kind"
        assert twin.lines() == state.lines(), f"{case.name}: a copy differs"
        assert twin.digest() == state.digest(), f"{case.name}: a copy has another digest"
        assert (twin.seats, twin.pending()) == (state.seats, state.pending())


def nobody_listens_to_a_copy(case: Case) -> None:
    """What happens to a copy is not told to those who listen to the original."""
    state = case.start(0)
    state.heard = []
    for _ in walk(state, case.dice(5), COPIED):
        twin = state.copy()
        heard = len(state.heard or [])
        list(walk(twin, case.dice(6), 2))
        assert len(state.heard or []) == heard, f"{case.name}: what happens to a copy is told of the original"
        assert twin.heard is None, f"{case.name}: somebody listens to a copy"


def a_copy_is_independent(case: Case) -> None:
    """What is played on the one does not touch the other, and both roll the same dice."""
    for number, state in enumerate(case.open_moments):
        original, twin = state.copy(), state.copy()
        before = original.lines()
        steps = list(walk(twin, case.dice(300 + number), PLAYED_ON))
        assert original.lines() == before, f"{case.name}: playing on a copy changed the original"
        after = twin.lines()
        for step in steps:
            original.play(step.seat, step.move)
        assert twin.lines() == after, f"{case.name}: playing on the original changed a copy"
        assert original.lines() == after, f"{case.name}: a copy plays on differently"


def no_field_is_forgotten(case: Case) -> None:
    """`visit` shows every attribute of the state, each once, but for constants and what `derive` works out."""
    for state in (case.blank, case.moments[0], case.moments[-1]):
        shown = Names()
        state.visit(shown)
        assert len(set(shown.names)) == len(shown.names), f"{case.name}: a field is shown twice: {shown.names}"
        expected = attributes(state) - case.constants - set(state.copy().derive())
        forgotten, absent = expected - {*shown.names} - NO_FIELDS, {*shown.names} - expected - NO_FIELDS
        assert not forgotten, (
            f"{case.name}: not shown by `visit`: {forgotten}; show it, or name it in `constants` if all copies share it"
        )
        assert not absent, f"{case.name}: shown by `visit`, but no attribute: {absent}"


def what_is_derived_is_kept_right(case: Case) -> None:
    """What a state keeps beside its fields for speed is what follows from them, at every moment."""
    for course in case.courses:
        for state in course.states:
            loaded = case.loaded(state.lines())
            names = loaded.derive()
            right, kept = values_of(loaded, names), values_of(state, names)
            assert right == kept, f"{case.name}: {names} follow from the fields as {right}, but are kept as {kept}"


def values_of(state: State, names: list[str]) -> list[str]:
    return [str(getattr(rules_of(state), name)) for name in names]


def constants_are_shared(case: Case) -> None:
    """What is declared constant is there, and copies and imagined states have the very same."""
    state = rules_of(case.moments[0])
    for name in case.constants:
        for twin in (case.moments[0].copy(), case.moments[0].imagine(0, case.dice(3))):
            assert getattr(rules_of(twin), name) == getattr(state, name), f"{case.name}: {name} is not constant"


def attributes(state: State) -> set[str]:
    """The names of all attributes, of an interpreted or a compiled state."""
    inner = rules_of(state)
    names = set(getattr(inner, "__dict__", {}))
    for kind in type(inner).__mro__:
        names |= set(vars(kind).get("__mypyc_attrs__", ())) | set(vars(kind).get("__slots__", ()))
    return {name for name in names if not name.startswith("__")}


def rules_of(state: State) -> object:
    """The object that knows the rules: the state itself, or what an adapter carries."""
    return state.inner if isinstance(state, Adapter) else state
