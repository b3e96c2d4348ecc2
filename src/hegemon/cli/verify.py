"""`hegemon verify`: were the dice of a game what they should have been?"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import click

from hegemon.cli import files
from hegemon.cli.failures import DONE, NOT_AS_IT_SHOULD_BE, Refusal

if TYPE_CHECKING:
    from hegemon.table.proof.checking import Report

HELP = """Check the dice of the record in FILE (`-` is standard input), as a table offers it when a game is over.

The seed of a game is made of a secret that the server fixed first, of which the table shows the fingerprint from the
start, and a random number from each player's browser. This checks that the record fits together, and plays all of it
again. What you wrote down at the table (Menu, Dice) can be held against it. The exit code is 1 if anything is wrong.

\b
Examples:
  hegemon verify campus-k7mp2xw9ra.txt
  hegemon verify campus-k7mp2xw9ra.txt --fingerprint 9c1f... --number 51d3...
"""
DIGITS = re.compile(r"[0-9a-f]+")


@click.command("verify", help=HELP, short_help="Check the dice of a record.")
@click.argument("file")
@click.option("--fingerprint", default="", metavar="DIGITS", help="What the table showed from the start.")
@click.option("--number", "numbers", multiple=True, metavar="DIGITS", help="What a browser added; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="Print plain data for programs.")
def command(file: str, fingerprint: str, numbers: tuple[str, ...], as_json: bool) -> int:
    """Print what was found; the exit code says whether all of it is right."""
    from hegemon.table.proof.checking import Noted, check_record

    noted = Noted(digits("fingerprint", fingerprint, 64), [digits("number", number, 32) for number in numbers])
    text = files.read_text(file)
    with files.named(file):
        report = check_record(text, noted)
    click.echo(json.dumps(report_data(report), indent=2) if as_json else "\n".join(report_lines(report)))
    return DONE if report.is_right else NOT_AS_IT_SHOULD_BE


def digits(option: str, typed: str, length: int) -> str:
    """Hex digits as they were noted, in letters of any size."""
    word = typed.strip().lower()
    if word and (not DIGITS.fullmatch(word) or len(word) != length):
        raise Refusal(f"--{option} takes {length} hex digits, not {typed!r}")
    return word


def report_lines(report: Report) -> list[str]:
    lines = [
        f"{'ok' if finding.is_right else 'WRONG':<7}{files.printable(finding.sentence)}" for finding in report.findings
    ]
    return [*lines, report.verdict]


def report_data(report: Report) -> dict[str, object]:
    """The same as plain data."""
    proof = report.proof
    return {
        "right": report.is_right,
        "mixed": proof is not None,
        "table": proof.table if proof is not None else None,
        "fingerprint": report.commitment,
        "numbers": [number or None for number in proof.numbers] if proof is not None else [],
        "findings": [{"right": finding.is_right, "sentence": finding.sentence} for finding in report.findings],
    }
