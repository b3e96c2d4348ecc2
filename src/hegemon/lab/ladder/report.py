"""What a ladder came to, as text for the screen and for a page of documents."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from hegemon.bots.roster import kind_of, title_of
from hegemon.engine.discovery import game
from hegemon.lab.intervals import interval
from hegemon.lab.ladder.plan import Played, parse_bot
from hegemon.lab.ladder.ratings import ratings
from hegemon.lab.ladder.results import Results

HEAD = ["level", "thought", "rating", "takes from the one below", "games"]


class Share(NamedTuple):
    """What part of some games a bot won, with its 95 % interval; shared wins count in parts."""

    won: float
    games: int

    def __str__(self) -> str:
        if not self.games:
            return "-"
        low, high = interval(self.won, self.games)
        return f"{100 * self.won / self.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def share_of(bot: str, games: Iterable[Played]) -> Share:
    """What a bot won of the games that came to their end."""
    over = [played for played in games if played.over]
    return Share(sum(part_of(bot, played) for played in over), len(over))


def part_of(bot: str, played: Played) -> float:
    winners = [who for who, place in zip(played.fixture.seating, played.places) if place == 1]
    return winners.count(bot) / len(winners)


def level_rows(results: Results) -> list[list[str]]:
    """A row for each bot, the weakest first, under the names of its columns."""
    ladder, rated = results.ladder, ratings(results.played.values(), results.ladder.bots)
    rows = [HEAD]
    for at, bot in enumerate(ladder.bots):
        below = share_of(bot, results.of((ladder.bots[at - 1], bot))) if at else None
        rating = str(rated[bot]) if bot in rated else "-"
        rows.append([called(bot), thought(bot), rating, *([str(below), str(below.games)] if below else ["", ""])])
    return rows


def called(bot: str) -> str:
    """What people call a bot that a ladder names.

    >>> called("master"), called("master:4")
    ('Master', 'Master with 4 times the thought')
    """
    name, patience = parse_bot(bot)
    return title_of(name) if patience == 1 else f"{title_of(name)} with {patience:g} times the thought"


def thought(bot: str) -> str:
    """The processor time that a bot has for a decision.

    >>> thought("master:4"), thought("easy")
    ('200 ms', '')
    """
    name, patience = parse_bot(bot)
    return f"{1000 * kind_of(name).seconds * patience:g} ms" if kind_of(name).seconds else ""


def remarks(results: Results) -> list[str]:
    """What else was played, in sentences."""
    ladder, lines = results.ladder, []
    for group in ladder.groups():
        games = results.of(group)
        if games:
            shares = ", ".join(f"{called(bot)} {share_of(bot, games)}" for bot in group)
            lines.append(f"{len(group)} at a table, {len(games)} games: {shares}.")
    for bots, told in [
        (ladder.top, "The ceiling of luck: {} takes {} from itself, {} games."),
        (ladder.duel, "{} takes {} from the greedy bot, {} games."),
        (ladder.odd_one_out, "{} among three greedy bots takes {} of {} games; 25 % would be its fair share."),
    ]:
        games = results.of(bots)
        if games:
            lines.append(told.format(called(bots[-1]), share_of(bots[-1], games), len(games)))
    cut = sum(not played.over for played in results.played.values())
    return lines + ([f"{cut} games were cut after {ladder.limit:,} moves and count for nobody."] if cut else [])


def heading(results: Results) -> str:
    """Which ladder this is, and how far it has come."""
    ladder = results.ladder
    dials = "".join(f", {name} {value}" for name, value in sorted(ladder.options.items()))
    missing = len(results.missing())
    left = f"; {missing:,} are still to be played" if missing else ""
    return f"{game(ladder.game).title}{dials}: {len(results.played):,} games, seed {ladder.seed}{left}"


def markdown(results: Results) -> str:
    """The same as a part of a page."""
    head, *rows = level_rows(results)
    table = [cells(head), cells(["---", "---:", "---:", "---:", "---:"]), *map(cells, rows)]
    return "\n\n".join([f"{heading(results)}.", "\n".join(table), *remarks(results)])


def cells(texts: list[str]) -> str:
    return "| " + " | ".join(texts) + " |"


def write_between_marks(path: Path, results: Results) -> None:
    """Put the report into a page, between the marks of its game; a page without them gets them at its end."""
    name = results.ladder.game
    first, last = f"<!-- ladder {name} -->", f"<!-- end of ladder {name} -->"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if first not in text or last not in text:
        text = f"{text.rstrip()}\n\n## {game(name).title}\n\n{first}\n{last}\n".lstrip()
    before, _, rest = text.partition(first)
    after = rest.partition(last)[2]
    path.write_text(f"{before}{first}\n\n{markdown(results)}\n\n{last}{after}", encoding="utf-8")
