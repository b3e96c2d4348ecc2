"""Checks of what a game shows and says of itself, for every seat and for who only watches, to the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar
from xml.etree import ElementTree

from hegemon.conformance.case import Case, spaced
from hegemon.engine.events import SEAT, Event
from hegemon.engine.state import SPECTATOR, State
from hegemon.presentation import Presentation, module_of

T = TypeVar("T")
View = dict[str, object]

DRAWN = 4  # moments of a game whose boards are drawn; hands are drawn at every one
IMAGINED = 2  # positions in which a hint or a deal is asked for
HINTS = 3  # moves of a seat that are remarked on at each moment
NAMES = ["Ada", "Bo & <Co>", 'Cy "the" {0}']  # what people call themselves
SVG = "http://www.w3.org/2000/svg"
BOX = re.compile(r"-?[\d.]+( -?[\d.]+){3}")
KEY = re.compile(r"[\w.:-]+")  # of a piece: it becomes an id


class Watcher:
    """A seat, or who only watches, at one moment; every question that fails says who asked what."""

    def __init__(self, case: Case, state: State, seat: int, sees: bool = True) -> None:
        self.case = case
        self.state = state
        self.seat = seat
        self.view: View = state.view(seat) if sees else {}  # only listeners need none
        self.view["names"] = names_of(case)

    def imagine(self, number: int) -> State:
        """One of the positions that the seat takes for possible."""
        return self.state.imagine(self.seat, self.case.dice(2200 + number))

    def ask_alike(self, what: str, question: Callable[[Callable[[], State]], T]) -> T:
        """The same where it may ask the rules: it must not depend on what the seat only imagines."""
        said = [self.ask(what, partial(question, partial(self.imagine, number))) for number in range(IMAGINED)]
        told = " or ".join(repr(one) for one in said)
        assert all(one == said[0] for one in said), f"{self.who()} `{what}` says {told}, as the rest is imagined"
        return said[0]

    def ask(self, what: str, question: Callable[[], T]) -> T:
        """The answer; whatever goes wrong is a failure of the game."""
        try:
            return question()
        except Exception as problem:
            raise AssertionError(f"{self.who()} `{what}` fails: {problem!r}") from problem

    def who(self) -> str:
        return f"{self.case.name}: for {'a spectator' if self.seat == SPECTATOR else f'seat {self.seat}'}"


def pictures_can_be_drawn(case: Case) -> None:
    """Board, panels and hand are sound pictures in which no id stands twice, for every seat and for spectators."""
    presentation = Presentation(case.game, strict=True)
    drawn = spaced(range(len(case.moments)), DRAWN)
    for number, state in enumerate(case.moments):
        public = Watcher(case, state, SPECTATOR)
        board = ids_in(public, board_of(presentation, public) if number in drawn else "")
        check_page(public, board)
        for seat in range(case.players):
            watcher = Watcher(case, state, seat)
            is_drawn = number in drawn and seat == number % case.players
            own = ids_in(watcher, board_of(presentation, watcher)) if is_drawn else board
            check_page(watcher, own + ids_in(watcher, watcher.ask("hand", partial(presentation.hand, watcher.view))))


def board_of(presentation: Presentation, watcher: Watcher) -> str:
    """The picture of the map and what lies beside it, as a page shows them."""
    view = watcher.view
    box, still, pieces = watcher.ask("board", partial(presentation.picture, view))
    assert BOX.fullmatch(box), f"{watcher.who()} `view_box` is {box!r}, not four numbers"
    for key in pieces:
        assert KEY.fullmatch(key), f"{watcher.who()} a piece is called {key!r}, which is no id"
    panels = watcher.ask("panels", partial(presentation.panels, view))
    return f'<svg xmlns="{SVG}" viewBox="{box}">{still}{presentation.live(view)}</svg>{"".join(panels.values())}'


def ids_in(watcher: Watcher, picture: str) -> Counter[str]:
    """The ids of a picture, which is markup that can be read."""
    try:
        page = ElementTree.fromstring(f"<div>{picture}</div>")
    except ElementTree.ParseError as problem:
        raise AssertionError(f"{watcher.who()} the picture cannot be read: {problem}") from problem
    return Counter(name for element in page.iter() if (name := element.get("id")))


def check_page(watcher: Watcher, ids: Counter[str]) -> None:
    """In all that lies before a player, each id is given once."""
    twice = [name for name, times in ids.items() if times > 1]
    assert not twice, f"{watcher.who()} an id is given twice: {', '.join(twice)}"


def things_have_a_place_of_their_own(case: Case) -> None:
    """No two things of one kind are marked alike on the board: whoever picks one would pick the other too."""
    presentation = Presentation(case.game, strict=True)
    watcher = Watcher(case, case.moments[0], SPECTATOR)
    kinds = {kind.name: kind.names for verb in watcher.state.notation().verbs for kind in verb.kinds}
    for kind, words in kinds.items():
        spots = Counter(watcher.ask("spot", partial(presentation.spot, kind, word)) for word in words)
        twice = [spot for spot, times in spots.items() if times > 1]
        assert not twice, f"{case.name}: two of the kind {kind!r} are marked alike: {', '.join(twice)}"


def boards_can_be_written(case: Case) -> None:
    """The board in characters: the end as all see it, and what a seat sees of a moment that the lot chooses."""
    show = terminal_of(case)
    if show is not None:
        dice = case.dice(2100)
        chosen = case.moments[dice.below(len(case.moments))], int(dice.below(case.players))
        for state, seat in [(case.moments[-1], SPECTATOR), chosen]:
            watcher = Watcher(case, state, seat)
            assert watcher.ask("show", partial(show, watcher.view)).strip(), f"{watcher.who()} `show` is empty"


def every_moment_can_be_put_into_words(case: Case) -> None:
    """Describe, moment, chapter, rules, scores, deals and hints, and in the end the outcome, for everyone."""
    presentation = Presentation(case.game, strict=True)
    for state in case.moments:
        for seat in (SPECTATOR, *range(case.players)):
            watcher = Watcher(case, state, seat)
            check_words(presentation, watcher)
            if seat != SPECTATOR:
                check_deals(presentation, watcher)
                check_hints(presentation, watcher)
    check_curves(presentation, [Watcher(case, state, SPECTATOR) for state in case.moments])
    check_deeds(presentation, Watcher(case, case.moments[-1], SPECTATOR))


def check_words(presentation: Presentation, watcher: Watcher) -> None:
    view = watcher.view
    assert watcher.ask("describe", partial(presentation.describe, view)), f"{watcher.who()} `describe` says nothing"
    for what, question in {"moment": presentation.moment, "chapter": presentation.chapter}.items():
        check_text(watcher, what, watcher.ask(what, partial(question, view)))
    for rule in watcher.ask("governs", partial(presentation.governs, view)):
        check_text(watcher, "governs", rule)
    for seat in range(watcher.case.players):
        check_text(watcher, "score", watcher.ask("score", partial(presentation.score, view, seat)))
    if not watcher.state.pending():
        check_text(watcher, "outcome", watcher.ask("outcome", partial(presentation.outcome, view)))


def check_text(watcher: Watcher, what: str, text: object) -> None:
    assert isinstance(text, str), f"{watcher.who()} `{what}` is of type {type(text).__name__}, not a text"


def check_curves(presentation: Presentation, watchers: list[Watcher]) -> None:
    """What is drawn over time has the same titles all game long, and a value for every seat."""
    looked = [watcher.ask("curves", partial(presentation.curves, watcher.view)) for watcher in watchers]
    for watcher, curves in zip(watchers, looked):
        titles, first = [curve["title"] for curve in curves], [curve["title"] for curve in looked[0]]
        assert titles == first, f"{watcher.who()} `curves` are {titles}, and were {first} at first"
        for curve in curves:
            is_whole = len(curve["values"]) == watcher.case.players
            assert is_whole, f"{watcher.who()} `curves` has not one value for every seat: {curve}"


def check_deeds(presentation: Presentation, watcher: Watcher) -> None:
    """What is counted comes from events that the game tells, and is somebody's."""
    kinds = {telling.name: telling.kinds for telling in watcher.state.chronicle().by_code.values()}
    for deed in watcher.ask("deeds", presentation.deeds):
        told = kinds.get(deed["event"], [])
        is_known = 0 <= deed["seat"] < len(told) and told[deed["seat"]] is SEAT and deed["sums"] < len(told)
        assert is_known, f"{watcher.who()} `deeds` counts what no event tells: {deed}"


def check_deals(presentation: Presentation, watcher: Watcher) -> None:
    """A deal has a text, and its moves can be played."""
    for deal in watcher.ask_alike("deals", partial(presentation.deals, watcher.view)):
        moves = deal.get("moves") if deal.get("text") else None
        assert isinstance(moves, list), f"{watcher.who()} a deal lacks `text` or `moves`: {deal}"
        for move in moves:
            watcher.ask("deals", partial(watcher.state.notation().parse, move["move"]))
            check_text(watcher, "deals", move["label"])


def check_hints(presentation: Presentation, watcher: Watcher) -> None:
    """On a move, on each of its beginnings, and on words that are none: whatever is typed, a hint is a text.

    It is the same whatever the seat imagines, and so tells nothing of what the seat does not know.
    """
    for words in beginnings(watcher):
        said = watcher.ask_alike(f"hint {' '.join(words)}", partial(hint_on, presentation, watcher.view, words))
        check_text(watcher, "hint", said)


def hint_on(presentation: Presentation, view: View, words: list[str], imagine: Callable[[], State]) -> str:
    return presentation.hint(view, imagine, words)


def beginnings(watcher: Watcher) -> Iterator[list[str]]:
    state, seat = watcher.state, watcher.seat
    yield []
    yield ["xyzzy"]
    for entry in spaced(list(state.legal(seat)), HINTS) + spaced(list(state.asides(seat)), HINTS):
        words = state.notation().format(entry).split()
        for many in range(1, len(words) + 1):
            yield words[:many]
        yield [words[0], *["xyzzy"] * len(words)]


def terminal_of(case: Case) -> Callable[[View], str] | None:
    """How the game shows its board in characters, if it does."""
    found: Callable[[View], str] | None = getattr(module_of(case.game, "terminal"), "show", None)
    return case.game.show or found


def every_event_has_a_sentence(case: Case) -> None:
    """From the deal to the end, whatever happens is told, and the telling has all that its sentence asks for."""
    heard: list[Event] = []
    case.game.begin(case.players, case.dice(2000), case.options, heard)
    check_events(case, case.moments[0], heard)
    for course in case.courses:
        state = course.states[0].copy()
        for step in course.steps:
            state.heard = []
            state.play(step.seat, step.move)
            check_events(case, state, state.heard or [])


def check_events(case: Case, state: State, heard: list[Event]) -> None:
    told = state.chronicle()
    for event in heard:
        assert told.knows(event), (
            f"{case.name}: an event of kind {event.kind} happens, and the chronicle has no telling"
        )
        try:
            sentence = told.sentence(event, names_of(case))
        except Exception as problem:
            words = f"{case.name}: the telling {told.name(event)!r} fails with the values {event.values()}"
            raise AssertionError(f"{words}: {problem!r}") from problem
        assert sentence.strip(), f"{case.name}: the telling {told.name(event)!r} says nothing"


def names_of(case: Case) -> list[str]:
    return [NAMES[seat % len(NAMES)] for seat in range(case.players)]
