"""A searching bot in states that look the same to its seat: it chooses the same, whatever is hidden."""

from __future__ import annotations

from itertools import cycle, islice

from hegemon.bots.bot import Bot
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.search import Search
from hegemon.conformance import knowledge
from hegemon.conformance.bots import truths_seen
from hegemon.conformance.declared import declared_cases
from hegemon.engine.dice import Dice
from hegemon.engine.game import Game
from soaking.checks import SHOWN, declared_case, one_game
from soaking.finding import Finding, measured, on_all_cores

DESCENTS = 100  # for a decision

Looked = tuple[int, list[str]]  # states that were looked at, and what was found


def blind(game: Game, wanted: int) -> Finding:
    """At least so many states with something hidden, from all variants and numbers of players."""

    def run() -> tuple[str, str, bool]:
        states, games = 0, 0
        failures: list[str] = []
        while states < wanted and not failures:
            more = -(-(wanted - states) // knowledge.MOMENTS)
            for looked, found in looks(game, games, more):
                states += looked
                failures += found
            games += more
        told = f"{len(failures)} failures: {'; '.join(failures[:SHOWN])}" if failures else "always the same choice"
        return f"{states} states of {games} games, {DESCENTS} descents", told, not failures

    return measured(f"search sees no more than its seat: {game.title}", "the case's name", run)


def looks(game: Game, first: int, count: int) -> list[Looked]:
    """So many more games, from all cases in turn."""
    names = [case.name for case in declared_cases(game)]
    chosen = list(islice(cycle(names), first, first + count))
    return list(on_all_cores(look, [game.name] * count, chosen, list(range(first, first + count))))


def look(game: str, name: str, number: int) -> Looked:
    """The states of one random game, as another process finds it."""
    case = one_game(declared_case(game, name, 1), number)
    hiding = [state for state in case.open_moments if state.conceals()]
    seen = [seat for state in hiding for seat in truths_seen(case, state, searching)]
    return len(hiding), [f"game {number} of {case.name}: seat {seat} chooses otherwise" for seat in seen]


def searching(dice: Dice) -> Bot:
    return Search(dice, Budget(0.0, DESCENTS))
