"""Arguments that several commands share, with what a shell completes for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from hegemon.cli.failures import Refusal

if TYPE_CHECKING:
    from hegemon.engine.dials import Dial
    from hegemon.engine.game import Game

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def complete_game(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """The names of games."""
    from hegemon.engine.discovery import names

    return [CompletionItem(name) for name in names() if name.startswith(begun)]


def complete_bots(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """The names of bots, also the next one after a comma."""
    from hegemon.bots.roster import bot_names

    before, comma, last = begun.rpartition(",")
    kinds = bot_names() if parameter.name == "bots" else ["human", *bot_names()]
    return [CompletionItem(f"{before}{comma}{kind}") for kind in kinds if kind.startswith(last)]


def complete_dial(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """The names of a game's dials; after the equals sign what the dial takes."""
    from hegemon.engine.discovery import game, names

    typed = [str(ctx.params.get("game")), *os.environ.get("COMP_WORDS", "").split()]
    chosen = next((word for word in typed if word in names()), None)
    dials = game(chosen).dials if chosen else []
    name, equals, value = begun.partition("=")
    if not equals:
        return [CompletionItem(f"{dial.name}=", help=dial.explanation) for dial in dials if dial.name.startswith(name)]
    values = [value for dial in dials if dial.name == name for value in dial_values(dial)]
    return [CompletionItem(f"{name}={known}") for known in values if known.startswith(value)]


def dial_values(dial: Dial) -> list[str]:
    return ["on", "off"] if dial.kind == "switch" else list(dial.choices)


def game_argument(required: bool = True) -> Callable[[Decorated], Decorated]:
    """GAME, the name of a game."""
    return click.argument("game", required=required, shell_complete=complete_game)


def set_option() -> Callable[[Decorated], Decorated]:
    """--set NAME=VALUE, as often as wanted."""
    return click.option(
        "--set",
        "dials",
        multiple=True,
        metavar="NAME=VALUE",
        shell_complete=complete_dial,
        help="Turn a dial of the game, such as round_limit=30; `hegemon games GAME` lists them.",
    )


def seed_option(text: str) -> Callable[[Decorated], Decorated]:
    """--seed, from which all chance follows."""
    return click.option("--seed", callback=parse_seed, metavar="NUMBER", help=text)


def parse_seed(ctx: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
    """A whole number of up to 256 bits, when one is given."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit()) or len(text) > 78 or int(text) >= 2**256:
        raise Refusal(f"a seed is a whole number from 0 to 2**256 - 1, not {text!r}")
    return int(text)


def parse_dials(given: tuple[str, ...]) -> dict[str, object]:
    """`NAME=VALUE` texts as a mapping.

    >>> parse_dials(("batch=2", "map=random:3"))
    {'batch': '2', 'map': 'random:3'}
    """
    dials: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Refusal(f"a dial is set as NAME=VALUE, not {text!r}")
        if name.strip() in dials:
            raise Refusal(f"the dial {name.strip()!r} is set twice")
        dials[name.strip()] = value.strip()
    return dials


def find_game(name: str) -> Game:
    """The game of this name."""
    from hegemon.engine.discovery import game

    return game(name)
