"""A tutorial, where a game has one: it can be followed move by move, and points at what is there at that moment."""

from __future__ import annotations

from collections.abc import Iterator

from hegemon.conformance.case import Case
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.presentation import Presentation
from hegemon.presentation.tutorial import Remark, Tutorial, tutorial_of


def a_tutorial_can_be_followed(case: Case) -> None:
    """Every move fits, every remark points at something, and the learner is never left without a word."""
    tutorial = tutorial_of(case.game)
    faults = list(faults_of(case.game, tutorial)) if tutorial is not None else []
    assert not faults, faults[0]


def faults_of(game: Game, tutorial: Tutorial) -> Iterator[str]:
    """Whatever would puzzle somebody who follows a tutorial."""
    presentation = Presentation(game, strict=True)
    match = Match(game, tutorial.players, tutorial.options, tutorial.seed, tutorial.names)
    match.deal()
    for made in range(len(tutorial.moves) + 1):
        for remark in tutorial.remarks:
            if remark.after == made:
                yield from missing_things(presentation, match, tutorial.learner, remark)
        if made < len(tutorial.moves):
            seat, text = tutorial.moves[made]
            yield from unasked(match, tutorial, made)
            match.play(seat, text)


def missing_things(presentation: Presentation, match: Match, learner: int, remark: Remark) -> Iterator[str]:
    """What a remark points at though it cannot be seen."""
    own, public = match.shown(learner), match.shown()
    cards = [(card["kind"], card["word"]) for card in presentation.cards(own)]
    hand = presentation.hand(own)
    parts: dict[str, object] = {
        "hand": hand or cards,
        "panels": presentation.panels(public),
        "phases": presentation.phases(public)["names"],
        "notice": presentation.notice(public),
    }
    drawn = presentation.still(public) + presentation.live(public) + hand
    for kind, word in remark.things:
        if word:
            is_there = presentation.spot(kind, word) in drawn or (kind, word) in cards
        else:
            is_there = bool(parts.get(kind, True))
        if not is_there:
            yield f"there is no {kind} {word} to point at when the coach says: {remark.text}"


def unasked(match: Match, tutorial: Tutorial, made: int) -> Iterator[str]:
    """A move of the learner that no remark asks for, or that is no answer to what the game asks."""
    seat, text = tutorial.moves[made]
    if seat != tutorial.learner or made < tutorial.prologue:
        return
    last = [remark for remark in tutorial.remarks if remark.after <= made][-1]
    if tutorial.moves[last.after][0] != seat:
        yield f"nothing is said right before the learner's move {text}"
    if not match.attempt(seat, text).is_answer:
        yield f"the learner's move {text} is not what the game asks for"
