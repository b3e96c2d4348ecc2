"""Long series of games: checked at every state, greedy against random, and bots among equals."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from types import ModuleType

from hegemon.conformance.case import Case
from hegemon.conformance.declared import declaration
from hegemon.engine import discovery
from hegemon.engine.dials import Options, format_value
from hegemon.engine.game import Game
from hegemon.engine.state import State
from hegemon.lab.fairness import Bounds, Facts, Remedy, Series, Share, play_series
from hegemon.lab.intervals import interval
from hegemon.lab.measures.uses import Measured as Uses
from hegemon.lab.simulate import Plan, simulate
from hegemon.lab.tally import Tally
from soaking.finding import Finding, Progress, measured, spoken_cases, spoken_endings

DESCENTS = 100  # of a bot that thinks ahead, for a decision: by the clock its games could not be played again
RARE = 0.02  # part of the games in which something is used that is hardly used


def checked_games(group: list[Case], bot: str, games: int, seed: int) -> Finding:
    """So many games of a bot with itself for each number of players, with every account checked at every state."""

    def run() -> tuple[str, str, bool]:
        endings: Counter[str] = Counter()
        moves = 0
        for case in group:
            plan = Plan(case.game.name, case.players, games, (bot,), seed, case.options, check=True)
            tally = simulate(plan, progress=Progress(spoken_cases([case]), games).show)
            endings += tally.endings
            moves += tally.moves
        many = f"{games * len(group)} games, {moves} moves"
        told = f"no stuck state, no broken account; {spoken_endings(endings)}"
        return many, told, "unfinished" not in endings

    return measured(f"{bot} games, checked: {spoken_cases(group)}", str(seed), run)


def duel(case: Case, least: float, games: int, seed: int) -> Finding:
    """Greedy against random, from both seats."""

    def run() -> tuple[str, str, bool]:
        plan = Plan(case.game.name, 2, from_every_seat(games, 2), ("greedy", "random"), seed, case.options)
        tally = simulate(plan, progress=Progress(spoken_cases([case]), plan.games).show)
        shares = [share_at(tally, seat) for seat in range(2)]
        passed = tally.unfinished == 0 and min(share.share for share in shares) >= least
        return f"{tally.games} games", f"greedy wins, {'; '.join(map(str, shares))}", passed

    return measured(f"greedy against random: {spoken_cases([case])}", str(seed), run)


def among_random(case: Case, least: float, games: int, seed: int) -> Finding:
    """One greedy bot, all others random, from all seats in turn."""

    def run() -> tuple[str, str, bool]:
        bots = ("greedy", *["random"] * (case.players - 1))
        plan = Plan(case.game.name, case.players, from_every_seat(games, case.players), bots, seed, case.options)
        tally = simulate(plan, progress=Progress(spoken_cases([case]), plan.games).show)
        share = share_of(tally)
        seats = "; ".join(str(share_at(tally, seat)) for seat in range(case.players))
        return f"{tally.games} games", f"{share}; {seats}", tally.unfinished == 0 and share.share >= least

    return measured(f"greedy among random bots: {spoken_cases([case])}", str(seed), run)


def from_every_seat(games: int, players: int) -> int:
    """At least so many games, and from every seat equally many."""
    return -(-games // players) * players


def share_at(tally: Tally, seat: int) -> Share:
    """Greedy's share of the games that it played from a seat."""
    games = tally.games_by_bot_and_seat[f"greedy@{seat}"]
    wins = float(tally.wins_by_bot_and_seat[f"greedy@{seat}"])
    return Share(f"seat {seat}:", wins / games, *interval(wins, games), 1 / tally.players)


def share_of(tally: Tally) -> Share:
    """Greedy's share of all its games."""
    games, wins = tally.seats_by_bot["greedy"], float(tally.wins_by_bot["greedy"])
    return Share("greedy wins", wins / games, *interval(wins, games), 1 / tally.players)


def fairness(game: Game, bounds: Bounds, players: int, games: int) -> Finding:
    """Greedy bots among themselves: every seat and every trait wins its part, in games of the right length."""

    def run() -> tuple[str, str, bool]:
        series = among_equals(game, bounds, players, games, {})
        unfair = series.unfair(bounds)
        shares = ", ".join(map(str, [*series.seats, *series.traits]))
        told = [*unfair, shares, f"median length {series.median_length:g}", spoken_endings(series.tally.endings)]
        return f"{games} games, {series.tally.moves} moves", "; ".join(told), not unfair

    return measured(f"fairness between greedy bots: {game.title}, {players} players", str(bounds.seed), run)


def thoughtful(game: Game, seed: int, players: int, games: int) -> Finding:
    """Reported of bots that think ahead, among themselves: what wins of all that is dealt, and what is hardly used."""

    def run() -> tuple[str, str, bool]:
        plan = Plan(game.name, players, games, ("hard",), seed, measures=("uses",), descents=DESCENTS)
        progress = Progress(f"{game.title}, {players} players", games).show
        series = play_series(plan, partial(facts_of, game.name), progress=progress)
        uses = series.tally.measures["uses"]
        assert isinstance(uses, Uses)
        rare = ", ".join(uses.rare(RARE)) or "nothing"
        told = [", ".join(map(str, [*series.seats, *series.traits])), f"in less than {RARE:.0%} of the games: {rare}"]
        many = f"{games} games, {series.tally.moves} moves, {DESCENTS} descents a decision"
        return many, "; ".join(told), series.tally.unfinished == 0

    return measured(f"between thinking bots: {game.title}, {players} players", str(seed), run)


def remedied(game: Game, bounds: Bounds, remedy: Remedy, players: int, games: int) -> Finding:
    """The same games with what should make them fairer, and without it or with something else."""

    def run() -> tuple[str, str, bool]:
        ways = [{}, *remedy.others]
        tried = [among_equals(game, bounds, players, games, way) for way in ways]
        told = [
            f"{spoken_way(way)}: {spoken_distance(one, remedy.trait)}" for way, one in zip(ways, tried, strict=True)
        ]
        best, *others = [one.distance(remedy.trait) for one in tried]
        return f"{len(ways)} x {games} games", "; ".join(told), best < min(others)

    others = " and ".join(map(spoken_way, remedy.others))
    return measured(f"what helps: {game.title}, {players} players, beside {others}", str(bounds.seed), run)


def spoken_way(options: Options) -> str:
    """The dials of a series, in words."""
    return ", ".join(f"{name} {format_value(value)}" for name, value in options.items()) or "as it is"


def among_equals(game: Game, bounds: Bounds, players: int, games: int, options: Options) -> Series:
    """A series between greedy bots."""
    plan = Plan(game.name, players, games, ("greedy",), bounds.seed, options)
    progress = Progress(f"{game.title}, {players} players", games).show
    return play_series(plan, partial(facts_of, game.name), bounds.options, progress=progress)


def spoken_distance(series: Series, kind: str) -> str:
    """What the traits of a kind win, and how far they are from their part at most."""
    return f"{', '.join(map(str, series.of(kind)))}, at most {series.distance(kind):.1%} off"


def facts_of(name: str, state: State) -> Facts:
    """What a game's folder has to say of a game that is over."""
    declared = declaration_of(name)
    return Facts(declared.traits(state), declared.length(state))


@cache
def declaration_of(name: str) -> ModuleType:
    declared = declaration(discovery.game(name))
    assert declared is not None, f"{name} declares nothing"
    return declared
