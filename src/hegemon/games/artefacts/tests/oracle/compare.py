"""Random games of Artefacts played beside the oracle, and where the two part.

    python -m hegemon.games.artefacts.tests.oracle.compare 40             forty games over all variants
    python -m hegemon.games.artefacts.tests.oracle.compare 40 --from 100  other games
    python -m hegemon.games.artefacts.tests.oracle.compare 40 --flight    games bent towards allies who flee

The game is driven through its public interface only: `new`, `pending`, `legal`, `play`, `view`, `standing`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar

import hegemon
from hegemon.conformance.trial import Outcome
from hegemon.engine.match import Match
from hegemon.games.artefacts.tests.oracle.effects import CURSES
from hegemon.games.artefacts.tests.oracle.oracle import Model
from hegemon.games.artefacts.tests.oracle.parts import ATTACK, DEFEND, Battle, Dials
from hegemon.games.artefacts.tests.oracle.sights import seen, seen_in_game, seen_in_oracle, world_of
from hegemon.games.artefacts.tests.oracle.world import SHARES, check_world

View = dict[str, Any]
MOST_MOVES = 5000
WORLD_DIALS = ("size", "map", "obstacles", "artefacts", "powers")  # they make the world, which the oracle is given


@dataclass
class Variant:
    """Options of the real game, and the same for the oracle."""

    players: int
    options: dict[str, Any]

    def dials(self) -> Dials:
        extra = measured_extra(self.players) if self.options["opening"] == "extra" else ()
        return Dials(extra=extra, **{name: self.options[name] for name in self.options if name not in WORLD_DIALS})

    def shares(self) -> dict[str, float]:
        plural = {"obstacle": "obstacles", "artefact": "artefacts", "power": "powers"}
        return {one: self.options.get(name, 100 * SHARES[one]) / 100 for one, name in plural.items()}


def variant_of(number: int, flight: bool = False) -> Variant:
    """Seats, sizes and dials drawn by the number; each dial is at its default in half of the games."""
    lot = Random(f"variant {number}")
    players = lot.choice([2, 3, 3, 4, 4, 5, 6])
    sizes = ["tiny", "tiny", "small"] if players < 5 else ["small", "small", "regular"]
    options: dict[str, Any] = {"size": lot.choice(sizes), "opening": lot.choice(["off", "k_th", "extra"])}
    for name, values in DIALS.items():
        if lot.random() < 0.5:
            options[name] = lot.choice(values)
    return Variant(players, {**options, "artefacts": 30} if flight else options)


DIALS: dict[str, list[Any]] = {
    "starting_armies": [1, 3, 4],
    "snake": [True],
    "battles": [2, 3],
    "two_rounds": [True],
    "losses": ["difference", "total"],
    "debrief": ["half"],
    "allies": ["adjacent"],
    "rewards": [0, 2, 3],
    "obstacles": [0, 15],
    "artefacts": [0, 20, 30, 30],
    "powers": [0, 60, 100, 100],
    "round_limit": [1, 4, 8, 60],
}


@cache
def measured_extra(players: int) -> tuple[int, ...]:
    """ARTEFACTS-4.4 The table of `extra` is data of the game: read off one quiet round of 4 armies each."""
    options = {"size": "regular", "starting_armies": 4, "artefacts": 0, "powers": 0, "opening": "extra"}
    match = new_match(players, 1, {**options, "round_limit": 1})
    lot, first = Random(1), seen(match)["first"]
    extra: dict[int, int] = {}
    while match.pending:
        seat, view = match.pending[0], seen(match)
        if view["phase"] == "raising":
            extra.setdefault((seat - first) % players, view["reserve"] - view["income"][seat])
        quiet = "done" in match.legal(seat)
        match.play(seat, "done" if quiet else lot.choice(match.legal(seat)))
    return tuple(extra[place] for place in range(players))


def new_match(players: int, seed: int, options: dict[str, Any]) -> Match:
    return hegemon.game("artefacts").new(players, seed=seed, **options)


# Games


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
        only = sets_apart(self.game, self.oracle) if self.part == "legal" else f"game {self.game}, oracle {self.oracle}"
        last = "\n    ".join(self.moves[-8:])
        options = " ".join(f"{name}={value}" for name, value in self.variant.options.items())
        return (
            f"{self.part}: {only}\n  players={self.variant.players} seed={self.seed} {options},"
            f" after {len(self.moves)} moves, the last:\n    {last}"
        )


def sets_apart(game: list[str], oracle: list[str]) -> str:
    only_game, only_oracle = sorted(set(game) - set(oracle)), sorted(set(oracle) - set(game))
    return f"only in the game {only_game[:12]}, only in the oracle {only_oracle[:12]}"


def compare_game(variant: Variant, seed: int, tally: Counter[str], flight: bool = False) -> list[Difference]:
    """One random game in both; the differences of the first state that differs."""
    match = new_match(variant.players, seed, variant.options)
    view = seen(match)
    world = world_of(view)
    for sentence in check_world(world, str(variant.options.get("size", "regular")), variant.players, variant.shares()):
        tally[f"world: {' '.join(word for word in sentence.split() if not word.isdigit())}"] += 1
    model = Watched(world, variant.players, variant.dials(), first=view["first"])
    lot = Random(seed)
    moves: list[str] = []
    thrift = lot.choice([0.3, 2.0])
    while True:
        game, oracle = seen_in_game(match), seen_in_oracle(model)
        apart = [part for part in game if game[part] != oracle[part]]
        if apart or not game["asked"] or len(moves) > MOST_MOVES:
            tally["games"] += 1
            tally[f"ending {oracle['standing'][1:]}"] += 1
            return [Difference(variant, seed, part, game[part], oracle[part], moves) for part in apart]
        tally["states"] += 1
        relics = frozenset(str(number + 1) for number, ground in enumerate(game["slots"]) if ground == "relic")
        legal = bent_to_flight(model, game["legal"]) if flight else game["legal"]
        text = choose(lot, legal, relics, thrift)
        count_words(model, text, tally)
        moves.append(f"{game['asked'][0]} {text}")
        match.play(game["asked"][0], text)
        model.play(text)


def count_words(model: Model, text: str, tally: Counter[str]) -> None:
    """What was met, so that a silent gap in what is compared is seen."""
    words = text.split()
    if words[0] != "use":
        tally[words[0]] += 1
        return
    kinds = {str(one.number): one.kind for one in model.artefacts}
    tally[f"use {kinds.get(words[1]) or model.powers[model.area_numbers[words[1]]]}"] += 1


def choose(lot: Random, legal: list[str], relics: frozenset[str] = frozenset(), thrift: float = 2.0) -> str:
    """A verb first, so that there are not only marches; `done` seldom; half of the marches to artefacts, if any."""
    verbs = Counter(text.split()[0] for text in legal)
    weights = [{"done": 0.4, "march": 1.0, "use": thrift, "fight": 3.0}.get(verb, 1.5) for verb in verbs]
    verb = lot.choices(list(verbs), weights)[0]
    moves = [text for text in legal if text.split()[0] == verb]
    taking = [text for text in moves if text.split()[-1] in relics]
    return lot.choice(taking if taking and verb == "march" and lot.random() < 0.5 else moves)


def bent_to_flight(model: Model, legal: list[str]) -> list[str]:
    """Of these moves those that lead to allies who flee: nobody abstains, and nothing but the Path is used first."""
    paths = {f"use {one.number}" for one in model.artefacts if one.kind == "path-to-the-underworld"}
    fleeing = [text for text in legal if text.startswith("flee") or text in paths]
    others = [text for text in legal if text != "abstain" and not text.startswith("use")]
    return fleeing or others or legal


class Watched(Model):
    """The oracle, with a tally of what seldom happens, so that a gap in what is compared is seen."""

    tally: ClassVar[Counter[str]] = Counter()

    def kill(self, slot: int) -> None:
        for artefact in self.carried_in(slot):
            self.tally[f"destroyed {artefact.kind}" if artefact.kind in CURSES else "destroyed without a curse"] += 1
        super().kill(slot)

    def deaths(self, battle: Battle, winner: str, loser: str) -> list[tuple[int, int, int]]:
        found = super().deaths(battle, winner, loser)
        self.tally["owner suffers"] += bool(found[-1][2] and self.armies_in(battle.owner, battle.area))
        self.tally["what is not living takes losses"] += self.not_living(battle, winner) > 0
        self.tally["several winners"] += len(self.contributors(battle, winner)) > 1
        return found

    def count_battle(self, battle: Battle) -> list[int]:
        sides = [bool(self.contributors(battle, side)) for side in (ATTACK, DEFEND)]
        self.tally["a side has fled"] += sides.count(False) == 1
        self.tally["both sides have fled"] += sides.count(False) == 2
        winners = super().count_battle(battle)
        self.tally["winner without any army"] += any(not self.armies_of(seat) for seat in winners)
        return winners

    def battle_uses(self, battle: Battle, seat: int) -> list[str]:
        is_ally = seat in battle.side and seat not in (battle.attacker, battle.defender)
        if is_ally and battle.base[seat] == battle.area and seat not in self.seats_in(battle.area):
            self.tally["an ally that fled, with artefacts left" if self.held_by(seat) else "an ally that fled"] += 1
        return super().battle_uses(battle, seat)


def compare_games(numbers: range, flight: bool = False) -> tuple[Counter[str], list[Difference]]:
    """Many games: what was met, and for each part of a state that differs the shortest way there."""
    shortest: dict[str, Difference] = {}
    tally: Counter[str] = Counter()
    Watched.tally.clear()
    for seed in numbers:
        for difference in compare_game(variant_of(seed, flight), seed, tally, flight):
            tally[f"differs: {difference.part}"] += 1
            known = shortest.get(difference.part)
            if not known or len(difference.moves) < len(known.moves):
                shortest[difference.part] = difference
    return tally + Watched.tally, list(shortest.values())


def agreed_games(numbers: range) -> Outcome:
    """Games over all variants, every fourth of them bent towards flight."""
    counted: Counter[str] = Counter()
    wrong: list[str] = []
    for number in numbers:
        tally, differences = compare_games(range(number, number + 1), flight=number % 4 == 0)
        counted.update({kind: tally[kind] for kind in ("games", "states")})
        wrong += [difference.report().replace("\n", " ") for difference in differences]
        wrong += [f"game {number}, {sentence}" for sentence in tally if sentence.startswith("world: ")]
    return Outcome(counted, wrong)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--from", dest="start", type=int, default=1)
    parser.add_argument("--flight", action="store_true")
    chosen = parser.parse_args()
    tally, differences = compare_games(range(chosen.start, chosen.start + chosen.games), chosen.flight)
    print(*(f"{name}: {count}" for name, count in sorted(tally.items())), sep="\n")
    print(*(difference.report() for difference in differences), sep="\n\n")


if __name__ == "__main__":
    main()
