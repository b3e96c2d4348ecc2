"""Random games of Tianxia played beside the oracle, and where the two part.

    python -m hegemon.games.tianxia.tests.oracle.compare 40             forty games over all variants
    python -m hegemon.games.tianxia.tests.oracle.compare 40 --from 100  other games

The game is driven through its public interface only: `new`, `pending`, `legal`, `asides`, `play`, `view`, `standing`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import hegemon
from hegemon.conformance.trial import Outcome
from hegemon.engine.match import Match
from hegemon.games.tianxia.tests.oracle.board import CARDS
from hegemon.games.tianxia.tests.oracle.choosers import Variant, spread, variant_of
from hegemon.games.tianxia.tests.oracle.oracle import Model
from hegemon.games.tianxia.tests.oracle.parts import Dials, View
from hegemon.games.tianxia.tests.oracle.scores import itemised, open_items, worth
from hegemon.games.tianxia.tests.oracle.sights import seen_by, shown, sight_of
from hegemon.games.tianxia.tests.oracle.watched import Watched

MOST_MOVES = 5000
Found = tuple[str, Any, Any]  # a part of the state, in the game and in the oracle


@dataclass
class Difference:
    """Where the two part: which part of the state, after which moves."""

    variant: Variant
    seed: int
    part: str
    game: Any
    oracle: Any
    moves: list[str]

    def report(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.variant.options.items())
        last = "\n    ".join(self.moves[-10:])
        return (
            f"{self.part}: game {self.game}, oracle {self.oracle}\n  players={self.variant.players} seed={self.seed}"
            f" {options}, after {len(self.moves)} moves, the last:\n    {last}"
        )


def compare_game(variant: Variant, seed: int, tally: Counter[str]) -> list[Difference]:
    """One random game in both; the differences of the first state that differs."""
    match = hegemon.game("tianxia").new(variant.players, seed=seed, **variant.options)
    model = Watched(variant.players, Dials(**variant.options), sight_of(match), tally)
    player = variant.chooser(seed)
    moves: list[str] = []
    found = list(differences(match, model))
    while match.pending and not found:
        seat, text = player.choose(match)
        tally["states"] += 1
        tally[text.split()[0]] += 1
        moves.append(f"{seat} {text}")
        found = [*advance(match, model, seat, text), *differences(match, model)]
        assert len(moves) <= MOST_MOVES, f"the game of seed {seed} does not end"
    tally["games"] += 1
    return [Difference(variant, seed, *one, moves) for one in found]


def advance(match: Match, model: Model, seat: int, text: str) -> Iterator[Found]:
    """Play a move in both; within a turn it can be taken back unless it drew an objective."""
    turn, held = model.turn, set(model.seats[seat].hand)
    match.play(seat, text)
    model.play(seat, text, sight_of(match))
    is_within = model.turn is turn and model.asked() == [seat] and not model.toll
    if is_within and text.split()[0] not in ("order", "objective"):
        yield from apart("undo", match.can_take_back(seat), model.seats[seat].hand == held)


def differences(match: Match, model: Model) -> Iterator[Found]:
    """Name, what the game says, what the oracle says; who is asked and the legal moves first."""
    yield from apart("asked", list(match.pending), model.asked())
    yield from apart("unanswered", list(match.unanswered), model.unanswered())
    for seat in range(match.players):
        legal = {text for entry in match.legal(seat) for text in spread(entry)}
        yield from sets_apart(f"legal of {seat}", legal, set(model.legal(seat)))
        yield from sets_apart(f"asides of {seat}", set(match.asides(seat)), set(model.asides(seat)))
    sight, table = model.sight, shown(model)
    yield from apart("view", comparable(sight.table), table)
    for seat in range(match.players):
        yield from apart(f"view of {seat}", comparable(sight.seats[seat]), seen_by(model, seat, table))
    if match.pending:
        known = [sum(open_items(model, seat).values()) for seat in range(match.players)]
        yield from apart("known scores", list(match.standing.scores), known)
    else:
        yield from scores_apart(match, model, sight.table["scores"])


def comparable(view: View) -> View:
    """A view without what is compared by itself, and without what a match adds."""
    rest = {name: value for name, value in view.items() if name not in ("names", "scores")}
    return {**rest, "parts": sorted(view["parts"])}


def scores_apart(match: Match, model: Model, scores: Any) -> Iterator[Found]:
    """TIANXIA-6.2, 6.3 Item by item; of objectives that are worth the same any may be among the best three."""
    for seat, found in enumerate(scores):
        own = itemised(model, seat)
        yield from apart(f"scores of {seat}", without_cards(found), without_cards(own))
        for card in set(found) & set(CARDS):
            yield from apart(f"scores of {seat}: {card}", found[card], worth(model, seat, card))
        yield from apart(f"total of {seat}", sum(found.values()), sum(own.values()))
    yield from apart("scores", list(match.standing.scores), model.totals())
    yield from apart("places", list(match.standing.places), model.standing())


def without_cards(items: dict[str, int]) -> dict[str, int]:
    return {item: points for item, points in items.items() if item not in CARDS}


def apart(name: str, game: Any, oracle: Any) -> Iterator[Found]:
    """The innermost things that differ, by their path; of a view, what the oracle knows how to say."""
    if game == oracle:
        return
    if isinstance(game, dict) and isinstance(oracle, dict):
        for key in oracle:
            yield from apart(f"{name}.{key}", game.get(key, "missing"), oracle[key])
    elif isinstance(game, list) and isinstance(oracle, list) and len(game) == len(oracle):
        for at, (one, other) in enumerate(zip(game, oracle, strict=True)):
            yield from apart(f"{name}[{at}]", one, other)
    else:
        yield name, game, oracle


def sets_apart(name: str, game: set[str], oracle: set[str]) -> Iterator[Found]:
    if game != oracle:
        yield name, f"alone {sorted(game - oracle)}", f"alone {sorted(oracle - game)}"


def compare_games(numbers: Iterable[int]) -> tuple[Counter[str], list[Difference]]:
    """Many games: what was met, and for each part of a state that differs the shortest way there."""
    shortest: dict[str, Difference] = {}
    tally: Counter[str] = Counter()
    for seed in numbers:
        for difference in compare_game(variant_of(seed), seed, tally)[:1]:
            tally[f"differs: {difference.part}"] += 1
            known = shortest.get(difference.part)
            if not known or len(difference.moves) < len(known.moves):
                shortest[difference.part] = difference
    return tally, list(shortest.values())


def agreed_games(numbers: range) -> Outcome:
    """Games over all variants."""
    tally, found = compare_games(numbers)
    counted = Counter({kind: tally[kind] for kind in ("games", "states")})
    return Outcome(counted, [difference.report().replace("\n", " ") for difference in found])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--from", dest="start", type=int, default=1)
    chosen = parser.parse_args()
    tally, found = compare_games(range(chosen.start, chosen.start + chosen.games))
    print(*(f"{name}: {count}" for name, count in sorted(tally.items())), sep="\n")
    print(*(difference.report() for difference in found), sep="\n\n")


if __name__ == "__main__":
    main()
