"""A rule book by its rules: each begins with its number in bold, such as **CAMPUS-3.1**."""

from __future__ import annotations

import re
from pathlib import Path

from hegemon.cli.failures import Refusal, nearest
from hegemon.conformance.coverage import RULE

END = re.compile(r"^#{1,6} ", re.MULTILINE)


class Rulebook:
    """The text of a game's RULES.md, and its rules by number."""

    def __init__(self, path: Path) -> None:
        try:
            self.text = path.read_text(encoding="utf-8")
        except OSError as problem:
            raise Refusal(f"the rule book {path.name} cannot be read: {problem.strerror}") from problem
        self.rules = split_rules(self.text)

    def rule(self, number: str) -> str:
        """The text of a rule; its number may be given without the name of the game, as `3.6`."""
        wanted = number.upper()
        for known, text in self.rules.items():
            if wanted in (known, known.partition("-")[2]):
                return text
        raise Refusal(f"there is no rule {number!r}; {nearest(wanted, self.rules)}")

    def chapters(self) -> list[str]:
        """The headings, in order."""
        return re.findall(r"^## +(.+)$", self.text, re.MULTILINE)


def split_rules(text: str) -> dict[str, str]:
    """Each rule from its number to the next rule or heading, by number."""
    found = list(RULE.finditer(text))
    rules: dict[str, str] = {}
    for this, after in zip(found, [*found[1:], None]):
        heading = END.search(text, this.end())
        ends = [mark.start() for mark in (after, heading) if mark is not None]
        rules[this.group(1)] = text[this.start() : min(ends, default=len(text))].strip()
    return rules


def shown(markdown: str, width: int, colour: bool) -> str:
    """Markdown as a terminal shows it."""
    from io import StringIO

    from rich.console import Console
    from rich.markdown import Markdown

    page = StringIO()
    depth = "256" if colour else None
    console = Console(file=page, width=width, force_terminal=colour, color_system=depth)  # type: ignore[arg-type]
    console.print(Markdown(markdown))
    return page.getvalue()
