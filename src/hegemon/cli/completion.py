"""`hegemon completion`: what makes a shell complete commands, games, bots, dials and options."""

from __future__ import annotations

import click

VARIABLE = "_HEGEMON_COMPLETE"
INSTALL = {
    "bash": 'Put this line in ~/.bashrc:  eval "$(hegemon completion bash)"',
    "zsh": 'Put this line in ~/.zshrc, after compinit:  eval "$(hegemon completion zsh)"',
    "fish": "Run once:  hegemon completion fish > ~/.config/fish/completions/hegemon.fish",
}
HELP = """Print the script that lets a SHELL (bash, zsh or fish) complete what you type.

\b
To install it:
  bash   put  eval "$(hegemon completion bash)"  in ~/.bashrc
  zsh    put  eval "$(hegemon completion zsh)"   in ~/.zshrc, after compinit
  fish   hegemon completion fish > ~/.config/fish/completions/hegemon.fish
"""


@click.command("completion", help=HELP, short_help="Print the completion script of a shell.")
@click.argument("shell", type=click.Choice(list(INSTALL)))
def command(shell: str) -> None:
    """Print the script, with a comment that says where it goes."""
    from click.shell_completion import get_completion_class

    from hegemon.cli.program import program

    kind = get_completion_class(shell)
    assert kind is not None
    script = kind(program, {}, "hegemon", VARIABLE).source()
    quiet = f"HEGEMON_FORM=interpreted {VARIABLE}="  # nothing to check and nothing to announce at every tab
    note = f"# {INSTALL[shell]}\n"
    body = script.replace(f"{VARIABLE}=", quiet).lstrip("\n")
    head, mark, rest = body.partition("\n") if body.startswith("#compdef") else ("", "", body)
    click.echo(f"{head}{mark}{note}{rest}")
