"""What a game's folder declares for its battery, in `tests/variants.py`.

    VARIANTS     options to play with: a list of mappings
    CONSTANTS    attributes of a state that all its copies share: a set of names
    swap         (state, seat, dice): a state that differs only in what the seat cannot see

And for the soak, which plays more and longer:

    SOAK                  options of full games: a list of mappings
    RANDOM_GAMES          random games over all of SOAK and all numbers of players, every account checked; 100,000
    GREEDY_GAMES          the same between greedy bots; none
    THINKING_GAMES        between bots that think ahead, for each number of players: what wins, what is never used; none
    GREEDY_WINS           the least share of greedy against random, from either seat; a list has one for each of SOAK
    GREEDY_AMONG_RANDOM   the least share of greedy against three random bots
    FAIR                  what is held to be fair between greedy bots: a hegemon.lab.fairness.Bounds
    traits                (state): what each seat was dealt that should make no difference, by kind, for FAIR
    length                (state): how long a game was that is over, for FAIR
    TRIALS                what the game tries at length in its own way: a list of hegemon.conformance.trial.Trial

All are optional; a folder without the file is played with its defaults.
"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from hegemon.conformance.case import Case, cases, no_swap
from hegemon.engine.game import Game


def declared_cases(game: Game, scale: int = 1) -> list[Case]:
    """Every declared variant for every number of players that it allows."""
    declared = declaration(game)
    return cases(
        game,
        getattr(declared, "VARIANTS", ({},)),
        frozenset(getattr(declared, "CONSTANTS", ())),
        getattr(declared, "swap", no_swap),
        scale,
    )


def declaration(game: Game) -> ModuleType | None:
    """The module of the game's folder, if it has one."""
    path = game.folder / "tests" / "variants.py"
    spec = spec_from_file_location(f"hegemon_variants_{game.name}", path)
    if not path.exists() or spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
