"""The program itself: which commands there are, and what becomes of errors.

A command's module is imported only when the command is used or listed, and it imports the rules only when it runs, so
that help and completion stay quick.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from hegemon.cli import failures

COMMANDS = (
    "serve",
    "play",
    "games",
    "rules",
    "simulate",
    "fit",
    "train",
    "ladder",
    "replay",
    "verify",
    "draw",
    "map",
    "position",
    "bench",
    "completion",
)

HELP = """Games of conquest: play them here, let bots play them, measure them.

\b
Examples:
  hegemon serve                               play in the browser, against bots and with friends
  hegemon play campus                         play in the terminal against a bot
  hegemon simulate campus --players 4 --games 1000 --bots greedy,random
  hegemon rules campus                        read the rule book
  hegemon COMMAND --help                      more about a command
"""


class Program(click.Group):
    """Finds commands by the names of their files, and turns every expected error into one sentence and a code."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"hegemon.cli.{cmd_name}").command
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"there is no command {args[0]!r}; {failures.nearest(args[0], COMMANDS)}", ctx)
        return super().resolve_command(ctx, args)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the arguments, which may mean to print help at once; nobody reading that is not a fault."""
        try:
            return super().make_context(info_name, args, parent, **extra)
        except BrokenPipeError:
            failures.silence()
            raise click.exceptions.Exit(failures.PIPE_CLOSED) from None

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; nobody reading on is not its fault."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            failures.silence()
            return failures.PIPE_CLOSED
        return result

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, and leave with an exit code: 0 done, 1 not as it should be, 2 not understood, 130 stopped."""

        def run() -> object:
            return super(Program, self).main(args, "hegemon", complete_var, standalone_mode=False, **extra)

        sys.exit(failures.guarded(run))


def show_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    """Print the version and the form of the rules that runs, and why that one."""
    if not wanted or ctx.resilient_parsing:
        return
    import hegemon

    click.echo(f"hegemon {hegemon.__version__}, rules {hegemon.form.FORM}: {hegemon.form.REASON}")
    ctx.exit(2 if hegemon.form.FORM == hegemon.form.REFUSED else 0)


@click.group(
    cls=Program,
    help=HELP,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version and whether the rules run compiled or interpreted.",
)
@click.pass_context
def program(ctx: click.Context) -> None:
    """Everything is done by the commands; without one, say which there are."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
