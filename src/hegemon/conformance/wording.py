"""Checks of what a game gives the table to arrange: every part has its shape, for everyone, at every moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from hegemon.conformance.case import Case, spaced
from hegemon.conformance.presentations import Watcher, beginnings, check_text, names_of
from hegemon.engine.events import Event
from hegemon.engine.state import NOBODY, SPECTATOR, State
from hegemon.presentation import Presentation
from hegemon.presentation.parts import Card, Fact, Headline, Note, Phases, Preview, Progress, Scene, Showdown, VerbWords
from hegemon.presentation.scenes import parted, retold

COUNT_GAP = "{n}"  # in the words of a move whose count is still open
SIDES = 2  # of a showdown
OFFERED = 8  # moves of a seat whose buttons are asked for at each moment
OF_THE_MOMENT: dict[str, Any] = {
    "moment": str,
    "heading": str,
    "phases": Phases,
    "notice": Note | None,
    "notes": list[Note],
    "cards": list[Card],
    "verbs": dict[str, VerbWords],
    "ground": tuple[str, str],
}
OF_A_SEAT: dict[str, Any] = {"role": str, "facts": list[Fact], "progress": Progress | None, "score": str}


def what_the_table_arranges_has_its_shape(case: Case) -> None:
    """Prompts, facts, cards, notices and words for moves, at every moment for every seat and for who only watches."""
    presentation = Presentation(case.game, strict=True)
    for state in case.moments:
        for seat in (SPECTATOR, *range(case.players)):
            watcher = Watcher(case, state, seat)
            check_parts(presentation, watcher)
            if seat != SPECTATOR:
                check_offers(presentation, watcher)


def check_parts(presentation: Presentation, watcher: Watcher) -> None:
    """What is told of the moment and of each player; who is asked is told what to do."""
    view = watcher.view
    for what, shape in OF_THE_MOMENT.items():
        check_shape(watcher, what, watcher.ask(what, partial(getattr(presentation, what), view)), shape)
    for seat in range(watcher.case.players):
        for what, shape in OF_A_SEAT.items():
            check_shape(watcher, what, watcher.ask(what, partial(getattr(presentation, what), view, seat)), shape)
        if is_asked(watcher.state, seat):
            check_text(watcher, "doing", watcher.ask("doing", partial(presentation.doing, view, seat)))
    if watcher.seat != SPECTATOR and is_asked(watcher.state, watcher.seat):
        prompt = watcher.ask("prompt", partial(presentation.prompt, view))
        check_text(watcher, "prompt", prompt)
        assert prompt, f"{watcher.who()} `prompt` says nothing to who is asked"
    phases = presentation.phases(view)
    assert -1 <= phases["now"] < len(phases["names"]), f"{watcher.who()} `phases` has no phase {phases['now']}"


def is_asked(state: State, seat: int) -> bool:
    return int(state.pending()) >> seat & 1 == 1


def check_offers(presentation: Presentation, watcher: Watcher) -> None:
    """The button of a whole move; what a move in the making means is the same whatever the seat imagines."""
    for words in whole_moves(watcher):
        check_text(watcher, "button", watcher.ask("button", partial(presentation.button, watcher.view, words)))
    for words in beginnings(watcher):
        what = f"preview {' '.join(words)}"
        seen = watcher.ask_alike(what, partial(preview_of, presentation, watcher.view, words))
        check_shape(watcher, what, seen, Preview)


def preview_of(
    presentation: Presentation, view: dict[str, object], words: list[str], imagine: Callable[[], State]
) -> Preview:
    return presentation.preview(view, imagine, words)


def whole_moves(watcher: Watcher) -> Iterator[list[str]]:
    """Some of the moves of a seat, as a table speaks of them: the count is left open."""
    state, notation = watcher.state, watcher.state.notation()
    for entry in spaced([*state.legal(watcher.seat), *state.asides(watcher.seat)], OFFERED):
        words = notation.format(entry).split()
        yield [*words[:-1], COUNT_GAP] if notation.verb_of(entry).ends_in_count else words


def every_move_has_its_headline(case: Case) -> None:
    """One line for one move, for every seat and for who only watches, with what was lost by it."""
    presentation = Presentation(case.game, strict=True)
    for course in case.courses:
        state = course.states[0].copy()
        for step in course.steps:
            state.heard = []
            state.play(step.seat, step.move)
            for seat in (SPECTATOR, *range(case.players)):
                check_headline(presentation, Watcher(case, state, seat, sees=False), state.heard or [])


def check_headline(presentation: Presentation, watcher: Watcher, heard: list[Event]) -> None:
    chronicle = watcher.state.chronicle()
    names = ["you" if seat == watcher.seat else name for seat, name in enumerate(names_of(watcher.case))]
    scenes: list[Scene] = [retold(chronicle, event, names) for event in heard if event.seen_by(watcher.seat)]
    for scene in scenes:
        check_shape(watcher, "begins", watcher.ask("begins", partial(presentation.begins, scene)), bool)
    for part in filter(None, parted(scenes, presentation.begins)):
        line = watcher.ask("headline", partial(presentation.headline, part))
        check_shape(watcher, "headline", line, Headline | None)
        lost = [] if line is None else [seat for seat, _, _ in line["lost"]]
        assert all(0 <= seat < watcher.case.players for seat in lost), f"{watcher.who()} `headline`: nobody lost that"


def every_showdown_has_its_shape(case: Case) -> None:
    """The great moments of every move, for every seat and for who only watches, add up and speak of real seats."""
    presentation = Presentation(case.game, strict=True)
    for course in case.courses:
        state = course.states[0].copy()
        told: dict[int, list[Scene]] = {seat: [] for seat in (SPECTATOR, *range(case.players))}
        for step in course.steps:
            state.heard = []
            state.play(step.seat, step.move)
            for seat, earlier in told.items():
                earlier += check_showdowns(presentation, case, state, seat, earlier)


def check_showdowns(
    presentation: Presentation, case: Case, state: State, seat: int, earlier: list[Scene]
) -> list[Scene]:
    """What this seat is told of a move, once its showdowns are found to be sound."""
    heard = [event for event in state.heard or [] if event.seen_by(seat)]
    names = ["you" if other == seat else name for other, name in enumerate(names_of(case))]
    scenes = [retold(state.chronicle(), event, names) for event in heard]
    watcher = Watcher(case, state, seat, sees=bool(scenes))
    watcher.view["names"] = names
    ask = partial(presentation.showdowns, watcher.view, scenes, lambda: earlier)
    shown = watcher.ask("showdowns", ask) if scenes else []
    check_shape(watcher, "showdowns", shown, list[Showdown])
    for showdown in shown:
        check_showdown(watcher, showdown)
    return scenes


def check_showdown(watcher: Watcher, showdown: Showdown) -> None:
    """Two sides or more, seats that there are, and nothing that happens after the last step."""
    sides, last = showdown["sides"], len(showdown["steps"])
    assert len(sides) >= SIDES, f"{watcher.who()} `showdowns` has {len(sides)} sides"
    seats = [*showdown["seats"], *(side["seat"] for side in sides if side["seat"] != NOBODY)]
    seats += [toll["seat"] for side in sides for toll in side["losses"]]
    assert all(0 <= seat < watcher.case.players for seat in seats), f"{watcher.who()} `showdowns`: no such seat"
    times = [one["at"] for side in sides for one in [*side["cards"], *side["terms"]]]
    assert all(0 <= at <= last for at in times), f"{watcher.who()} `showdowns`: no such step in {showdown['steps']}"
    for side in sides:
        counted = [int(term["value"]) for term in side["terms"] if is_number(term["value"]) and not term["struck"]]
        adds_up = side["score"] is None or sum(counted) == side["score"]
        assert adds_up, f"{watcher.who()} `showdowns`: {side['terms']} is not {side['score']}"


def is_number(value: str) -> bool:
    """Is this a part of a sum, and no words?

    >>> is_number("+6"), is_number("3"), is_number("kills Rill")
    (True, True, False)
    """
    return value.lstrip("+-").isdigit()


def check_shape(watcher: Watcher, what: str, value: object, shape: Any) -> None:
    assert fits(value, shape), f"{watcher.who()} `{what}` has not its shape: {value!r}"


def fits(value: Any, shape: Any) -> bool:
    """Is a value of this shape, as far down as it goes?

    >>> fits(["a"], list[str]), fits([1], list[str]), fits({"title": "Rain"}, Note), fits(None, Note | None)
    (True, False, False, True)
    >>> fits((1, 2, 3), tuple[int, ...]), fits((1, "2"), tuple[int, ...]), fits((1, 2), tuple[int])
    (True, False, False)
    """
    kind, inner = get_origin(shape), get_args(shape)
    if kind is UnionType:
        return any(fits(value, one) for one in inner)
    if kind is list or inner[1:] == (...,):
        return isinstance(value, kind or ()) and all(fits(one, inner[0]) for one in value)
    if kind is dict:
        return isinstance(value, dict) and all(fits(one, inner[1]) for one in value.values())
    if kind is tuple:
        return isinstance(value, tuple) and len(value) == len(inner) and all(map(fits, value, inner))
    if is_typeddict(shape):
        parts, needed = parts_of(shape)
        known = isinstance(value, dict) and needed <= value.keys() <= parts.keys()
        return known and all(fits(one, parts[key]) for key, one in value.items())
    if kind is NotRequired:
        return fits(value, inner[0])
    return value is None if shape is NoneType else type(value) is shape


@cache
def parts_of(shape: Any) -> tuple[dict[str, Any], set[str]]:
    """The shape of everything that a dictionary of this shape may hold, and what it must hold."""
    parts = get_type_hints(shape, include_extras=True)
    return parts, {key for key, part in parts.items() if get_origin(part) is not NotRequired}
