"""Does this checkout show the same as an earlier one? Plays the same games in both and compares all that is shown.

    .venv/bin/python tools/guard.py ../before              some 2,000 games, over every game, number of players, variant
    .venv/bin/python tools/guard.py ../before --only swarm --scale 3
    .venv/bin/python tools/guard.py ../before --leave-out resume       a field that is meant to differ
    .venv/bin/python tools/guard.py ../before --read-as "#120E0A=#FFFFFF"      and so in pictures: new=old

`../before` is a worktree of the earlier commit, whose rules are compiled and which has a `tools/observe.py` of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from difflib import unified_diff
from pathlib import Path
from typing import IO, Any

HERE = Path(__file__).resolve().parent.parent
GAMES = 2_000
Answer = dict[str, Any]


class Checkout:
    """A process that plays in one checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, str(folder / "tools" / "observe.py")],
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, task: Answer) -> None:
        pipe(self.process.stdin).write(json.dumps(task) + "\n")
        pipe(self.process.stdin).flush()

    def answer(self) -> Answer:
        line = pipe(self.process.stdout).readline()
        if not line:
            sys.exit(f"guard: the games in {self.folder} cannot be played on; its error stands above")
        found: Answer = json.loads(line)
        return found

    def close(self) -> None:
        pipe(self.process.stdin).close()
        self.process.wait()


def pipe(end: IO[str] | None) -> IO[str]:
    assert end is not None
    return end


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "HEGEMON_FORM": "compiled"}


def tasks(arguments: argparse.Namespace) -> list[Answer]:
    """So many of each game, number of players and variant that they come to 2,000 in all."""
    command = [sys.executable, str(HERE / "tools" / "observe.py"), "tasks", str(arguments.scale or 1)]
    listed = json.loads(
        subprocess.run(command, env=environment(HERE), capture_output=True, text=True, check=True).stdout
    )
    if not arguments.scale:
        arguments.scale = -(-GAMES // len(listed))
        return tasks(arguments)
    read_as = [pair.split("=", 1) for pair in arguments.read_as]
    common = {"drawn_every": arguments.drawn_every, "left_out": arguments.leave_out, "read_as": read_as}
    wanted = [{**task, **common} for task in listed if arguments.only in ("", task["game"])]
    return sorted(wanted, key=lambda task: int(task["seed"]))  # every case once before any is played again


def show_difference(before: Checkout, after: Checkout, task: Answer, part: str) -> None:
    """The first move after which a part is another one, as a difference of lines."""
    for checkout, read_as in ((before, []), (after, task["read_as"])):
        checkout.ask({**task, "part": part, "read_as": read_as})
    texts = [checkout.answer()["texts"] for checkout in (before, after)]
    for number, (old, new) in enumerate(zip(*texts)):
        if old != new:
            print(f"{task['name']} {task['policy']} {task['seed']}: {part} differ after move {number}")
            lines = list(unified_diff(old.splitlines(), new.splitlines(), "before", "after", lineterm="", n=0))
            print("\n".join(line[:2000] for line in lines[:12]))
            return
    print(f"{task['name']} {task['policy']} {task['seed']}: {part}: {len(texts[0])} and {len(texts[1])} moves")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("--only", default="", metavar="GAME")
    parser.add_argument("--scale", type=int, default=0, help="games of each case and policy")
    parser.add_argument("--leave-out", action="append", default=[], metavar="FIELD", help="a field meant to differ")
    parser.add_argument("--read-as", action="append", default=[], metavar="NEW=OLD", help="a picture's meant change")
    parser.add_argument("--drawn-every", type=int, default=40, help="moves from one picture to the next")
    parser.add_argument("--most", type=int, default=5, help="differences shown of a part")
    return parser.parse_args()


def main() -> None:
    """Play, compare, and say what differs."""
    arguments = parsed()
    listed = tasks(arguments)
    before, after = Checkout(arguments.before.resolve()), Checkout(HERE)
    differing: dict[str, int] = {}
    moves = 0
    began = time.monotonic()
    for number, task in enumerate(listed, 1):
        before.ask({**task, "read_as": []})
        after.ask(task)
        old, new = before.answer(), after.answer()
        moves += new["moves"]
        for part in old["parts"]:
            if old["parts"][part] != new["parts"].get(part):
                key = f"{task['game']} {part}"
                differing[key] = differing.get(key, 0) + 1
                if differing[key] <= arguments.most:
                    show_difference(before, after, task, part)
        if number % 20 == 0 or number == len(listed):
            print(
                f"guard: {number} of {len(listed)} games, {moves} moves, {time.monotonic() - began:.0f} s", flush=True
            )
    before.close()
    after.close()
    print(f"guard: {sum(differing.values())} differences {differing or ''}")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
