"""What a record proves about its dice, finding by finding, each a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hegemon.engine import discovery
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.match import Match
from hegemon.engine.record import Record
from hegemon.table.proof.lines import Proof, parse_proof, parted
from hegemon.table.proof.mixing import commitment, digest, mixed_seed

MATCHES = "The dice match."
DIFFERS = "The dice do not match."
SEED_ONLY = "The dice match the seed, but the server alone chose it."


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: whether it is as it should be, and what that means."""

    is_right: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Noted:
    """What somebody wrote down at the table, to hold a record against."""

    commitment: str = ""
    numbers: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """All findings on a record, and the match that it tells of, if it can be played."""

    findings: list[Finding]
    proof: Proof | None
    commitment: str  # of the secret or, where there is none, of the seed
    match: Match | None

    @property
    def is_right(self) -> bool:
        return all(finding.is_right for finding in self.findings)

    @property
    def verdict(self) -> str:
        """All of it in a sentence."""
        if not self.is_right:
            return DIFFERS
        return MATCHES if self.proof is not None else SEED_ONLY


def check_record(text: str, noted: Noted | None = None) -> Report:
    """Look at everything that a record says of its dice; NotUnderstood where it is no record."""
    record = discovery.read_record(text)
    if record.position:
        raise NotUnderstood("this game began from a position, not from a seed: it has no dice that could be checked")
    proof = parse_proof(text)
    shown = proof.commitment if proof is not None else commitment(f"{record.seed:064x}")
    findings = proof_findings(text, record, proof) if proof is not None else [seed_finding(shown)]
    match, replayed = replay_finding(record)
    findings += [replayed, *noted_findings(shown, proof, noted or Noted())]
    return Report(findings, proof, shown, match)


def proof_findings(text: str, record: Record, proof: Proof) -> list[Finding]:
    head, moves = parted(text)
    return [
        secret_finding(proof),
        mixed_finding(record, proof),
        either(
            digest(head) == proof.game,
            "Game, options and players are as the table wrote them.",
            "The game, its options or its players were changed: they are not what the table wrote.",
        ),
        either(
            digest(moves) == proof.moves,
            f"The moves are as the table wrote them ({len(moves)}).",
            "The moves were changed: they are not what the table wrote.",
        ),
    ]


def secret_finding(proof: Proof) -> Finding:
    return either(
        commitment(proof.secret) == proof.commitment,
        f"The server's secret fits its fingerprint, {proof.commitment}.",
        f"The server's secret does not fit its fingerprint, {proof.commitment}: one of them was changed.",
    )


def mixed_finding(record: Record, proof: Proof) -> Finding:
    added = [name for name, number in zip(record.names, proof.numbers) if number]
    numbers = "number" if len(added) == 1 else "numbers"
    right = f"The seed comes from the secret and the {numbers} from {told(added)}: nobody could choose the dice."
    if not added:
        right = "The seed comes from the secret alone: no player's browser added a number."
    is_right = len(proof.numbers) == record.header.players
    is_right = is_right and mixed_seed(proof.table, proof.secret, proof.numbers) == record.seed
    wrong = "The seed does not come from the secret and the players' numbers: one of them was changed."
    return either(is_right, right, wrong)


def seed_finding(shown: str) -> Finding:
    sentence = f"This record says nothing of how its seed was made. The seed's fingerprint is {shown}: if the table"
    return Finding(True, f"{sentence} showed it from the start, the dice were settled by then.")


def replay_finding(record: Record) -> tuple[Match | None, Finding]:
    """Play all of it again: dice that fell otherwise make a move impossible sooner or later."""
    try:
        match = discovery.replay_record(record)
    except (NotAllowed, NotUnderstood) as problem:
        return None, Finding(False, f"The game cannot have gone like this: {problem}")
    return match, Finding(True, f"All {len(match.moves)} moves are legal, with the dice and cards of this seed.")


def noted_findings(shown: str, proof: Proof | None, noted: Noted) -> list[Finding]:
    findings = []
    if noted.commitment:
        wrong = f"This is not the fingerprint that you noted, {noted.commitment}."
        findings.append(either(noted.commitment == shown, "This is the fingerprint that you noted.", wrong))
    for number in noted.numbers:
        is_in = proof is not None and number in proof.numbers
        right, wrong = f"The number {number} was mixed in.", f"The number {number} was not mixed in."
        findings.append(either(is_in, right, wrong))
    return findings


def either(is_right: bool, right: str, wrong: str) -> Finding:
    return Finding(is_right, right if is_right else wrong)


def told(words: Sequence[str]) -> str:
    """Words in a row.

    >>> told(["A"]), told(["A", "B", "C"])
    ('A', 'A, B and C')
    """
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
