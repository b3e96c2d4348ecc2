"""Games played at random, and what their faces show at every moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import hegemon
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.match import Match
from hegemon.engine.moves import count, high
from hegemon.presentation import Presentation

SVG = "http://www.w3.org/2000/svg"
SHORT: dict[str, dict[str, Any]] = {
    "campus": {"map": "university"},
    "frontier": {"material_weight": 30, "woods_weight": 20, "gold_weight": 5},
}


def match_of(name: str, players: int = 4, seed: int = 5) -> Match:
    return hegemon.game(name).new(players, seed, ["Ada", "Bo & <co>"], **SHORT.get(name, {}))


def played(match: Match, moves: int, dice: Dice | None = None) -> Iterator[int]:
    """Play so many random moves, now and then something beside the question; each time the seat that is next."""
    dice = dice or seeded(match.seed, 3)
    for _ in range(moves):
        if match.over:
            return
        seat = match.unanswered[int(dice.below(len(match.unanswered)))]
        yield seat
        beside = match.state.asides(seat)
        if len(beside) and not dice.below(8):
            entry = int(beside[int(dice.below(len(beside)))])
            match.play(seat, lowest_count(match, entry))
        else:
            match.play_move(seat, int(match.state.sample(seat, dice)))


def lowest_count(match: Match, entry: int) -> str:
    text = match.notation.format(entry)
    return re.sub(r"-\d+$", "", text) if high(entry) > count(entry) else text


def page(presentation: Presentation, match: Match, seat: int) -> str:
    """All that one seat is shown at once: board, panels, players and hand."""
    view, own = match.view(), match.view(seat)
    layers = presentation.still(view) + presentation.live(view)
    board = f'<svg xmlns="{SVG}" viewBox="{presentation.view_box(view)}">{layers}</svg>'
    beside = [*presentation.panels(view).values(), presentation.hand(own), *cards_in(presentation, own)]
    return f"<div>{board}{players_in(match)}{''.join(beside)}</div>"


def cards_in(presentation: Presentation, own: dict[str, Any]) -> Iterator[str]:
    """The cards of a hand, each marked as a pick names it."""
    for card in presentation.cards(own):
        yield f"<div {presentation.spot(card['kind'], card['word'])}>{card['art']}</div>"


def players_in(match: Match) -> str:
    """The list of players, where a seat is picked."""
    return "".join(f'<p data-player="{letter}"/>' for letter in "abcdefgh"[: match.players])


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)
