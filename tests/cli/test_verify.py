"""`hegemon verify`: a record whose dice are right, and forged ones, each told by what does not match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from click.testing import Result
from tests.cli.conftest import Run

import hegemon
from hegemon.engine.dice import seeded
from hegemon.table.proof.lines import parted, with_proof
from hegemon.table.proof.mixing import commitment, digest, mixed_seed

pytestmark = pytest.mark.once
TABLE, SECRET, OTHER = "k7mp2xw9ra", "ab" * 32, "cd" * 32
NUMBERS = ["0123456789abcdef" * 2, "", "f" * 32]
SECRET_WRONG = "The server's secret does not fit its fingerprint"
SEED_WRONG = "The seed does not come from the secret and the players' numbers"
MOVES_WRONG = "The moves were changed"
GAME_WRONG = "The game, its options or its players were changed"
REPLAY_WRONG = "The game cannot have gone like this"


@cache
def played(secret: str = SECRET) -> str:
    """The record of a whole game as a table gives it out."""
    seed = mixed_seed(TABLE, secret, NUMBERS)
    match = hegemon.game("campus").new(players=3, seed=seed, names=["Mia", "Noa", "Eve"], round_limit=1)
    dice = seeded(1)
    while not match.over:
        seat = match.unanswered[0]
        match.play_move(seat, int(match.state.sample(seat, dice)))
    return with_proof(str(match.record()), TABLE, secret, NUMBERS)


def hashed_anew(record: str) -> str:
    """A forgery that knows its trade: its hashes of game and moves are right."""
    head, moves = parted(record)
    record = re.sub(r"(?m)^# dice game .*$", f"# dice game {digest(head)}", record)
    return re.sub(r"(?m)^# dice moves .*$", f"# dice moves {digest(moves)}", record)


def of_another(record: str) -> str:
    """The first move as that of the next seat."""
    return re.sub(r"\n\n(\d)", lambda found: f"\n\n{(int(found[1]) + 1) % 3}", record)


def mixed_anew(record: str, number: str) -> str:
    """One that knows it better still: another number, and the seed that comes from it."""
    seed = mixed_seed(TABLE, SECRET, [number, *NUMBERS[1:]])
    return with_seed(record.replace(NUMBERS[0], number), seed)


def with_seed(record: str, seed: int) -> str:
    return re.sub(r"(?m)^seed \d+$", f"seed {seed}", record)


@pytest.fixture
def verify(run: Run, tmp_path: Path) -> Run:
    """`verify(record, "--json")`, the record as text."""

    def call(record: str, *options: str) -> Result:
        path = tmp_path / "game.txt"
        path.write_text(record, encoding="utf-8")
        return run("verify", str(path), *options)

    return call


def wrong(result: Result) -> list[str]:
    return [line.removeprefix("WRONG  ") for line in result.output.splitlines() if line.startswith("WRONG")]


def test_a_record_as_the_table_wrote_it_is_right(verify: Run) -> None:
    result = verify(played())
    assert (result.exit_code, wrong(result)) == (0, [])
    assert "ok     The seed comes from the secret and the numbers from Mia and Eve: nobody" in result.output
    assert result.output.endswith("moves are legal, with the dice and cards of this seed.\nThe dice match.\n")


def test_the_proof_is_nothing_but_comments_to_a_program_that_does_not_know_it() -> None:
    old = [line for line in played().splitlines() if not line.startswith("# dice ")]
    assert str(hegemon.read_record(played())).splitlines() == old


Forgery = Callable[[str], str]
FORGED: dict[str, tuple[Forgery, list[str]]] = {
    "other dice": (lambda record: with_seed(record, 7), [SEED_WRONG, REPLAY_WRONG]),
    "another secret": (lambda record: record.replace(SECRET, OTHER), [SECRET_WRONG, SEED_WRONG]),
    "another fingerprint": (lambda record: record.replace(commitment(SECRET), "0" * 64), [SECRET_WRONG]),
    "another number": (lambda record: record.replace(NUMBERS[0], "e" * 32), [SEED_WRONG]),
    "a number left out": (lambda record: record.replace(NUMBERS[2], "none"), [SEED_WRONG]),
    "a seat left out": (lambda record: record.replace(f"# dice number 2 {NUMBERS[2]}\n", ""), [SEED_WRONG]),
    "another table": (lambda record: record.replace(TABLE, "abcdefghjk"), [SEED_WRONG]),
    "the end cut off": (lambda record: record.rstrip().rpartition("\n")[0] + "\n", [MOVES_WRONG]),
    "another player": (lambda record: record.replace("seat 0 Mia", "seat 0 Mio"), [GAME_WRONG]),
    "another move": (of_another, [MOVES_WRONG, REPLAY_WRONG]),
    "another move, hashed anew": (lambda record: hashed_anew(of_another(record)), [REPLAY_WRONG]),
    "another number, mixed anew": (lambda record: mixed_anew(record, "e" * 32), [REPLAY_WRONG]),
}


@pytest.mark.parametrize("forgery", FORGED)
def test_a_forged_record_is_told_by_what_does_not_match(verify: Run, forgery: str) -> None:
    forge, sentences = FORGED[forgery]
    result = verify(forge(played()))
    assert result.exit_code == 1
    told = [line[: len(sentence)] for line, sentence in zip(wrong(result), sentences)]
    assert (told, len(wrong(result))) == (sentences, len(sentences)), result.output
    assert result.output.endswith("\nThe dice do not match.\n")


def test_what_was_noted_at_the_table_finds_a_whole_game_that_was_made_up(verify: Run) -> None:
    made_up = played(OTHER)
    assert verify(made_up).exit_code == 0
    result = verify(made_up, "--fingerprint", commitment(SECRET), "--number", "e" * 32, "--number", NUMBERS[0])
    assert (result.exit_code, [line.partition(",")[0] for line in wrong(result)]) == (
        1,
        ["This is not the fingerprint that you noted", f"The number {'e' * 32} was not mixed in."],
    )
    assert verify(played(), "--fingerprint", commitment(SECRET).upper(), "--number", NUMBERS[2]).exit_code == 0


def test_a_record_without_a_proof_has_a_seed_to_be_compared(verify: Run, record: str) -> None:
    result = verify(Path(record).read_text())
    assert result.exit_code == 0
    assert f"The seed's fingerprint is {commitment(f'{7:064x}')}" in result.output
    assert result.output.endswith("The dice match the seed, but the server alone chose it.\n")
    assert verify(Path(record).read_text(), "--fingerprint", "0" * 64).exit_code == 1


def test_a_program_gets_plain_data(verify: Run) -> None:
    data = json.loads(verify(with_seed(played(), 7), "--json").output)
    assert (data["right"], data["mixed"], data["table"]) == (False, True, TABLE)
    assert data["fingerprint"] == commitment(SECRET)
    assert data["numbers"] == [NUMBERS[0], None, NUMBERS[2]]
    assert [finding["right"] for finding in data["findings"]] == [True, False, True, True, False]


DAMAGED = {
    "has no line `# dice secret ...`": lambda record: record.replace(f"# dice secret {SECRET}\n", ""),
    "has a second line `# dice table ...`": lambda record: record.replace(
        "# dice table", f"# dice table {TABLE}\n# dice table"
    ),
    "knows no line '# dice luck'": lambda record: record.replace("# dice table", "# dice luck 7\n# dice table"),
    "'abab' is not what follows `# dice secret`": lambda record: record.replace(SECRET, "abab"),
    "does not begin with 'hegemon record 1'": lambda record: record.replace("hegemon record 1", "hegemon record 9"),
}


@pytest.mark.parametrize("sentence", DAMAGED)
def test_a_damaged_record_is_one_sentence(verify: Run, sentence: str) -> None:
    result = verify(DAMAGED[sentence](played()))
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert sentence in result.stderr


def test_a_game_from_a_position_has_no_seed_to_check(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(run("position", record, "--until", "3").output)
    run("play", "--load", f"{tmp_path}/here", "--seats", "random,random", "--save", f"{tmp_path}/on.record")
    result = run("verify", f"{tmp_path}/on.record")
    assert (result.exit_code, "began from a position" in result.stderr) == (2, True)


@pytest.mark.parametrize(("option", "digits"), [("--fingerprint", 64), ("--number", 32)])
def test_what_was_noted_wrongly_is_refused_with_what_would_be_right(verify: Run, option: str, digits: int) -> None:
    result = verify(played(), option, "12ab")
    assert (result.exit_code, result.stderr) == (2, f"hegemon: {option} takes {digits} hex digits, not '12ab'\n")
