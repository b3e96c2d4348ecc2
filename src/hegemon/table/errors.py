"""What a server says when it does not do what was asked: a word for programs, a sentence for people."""

from __future__ import annotations

from hegemon.engine.errors import NotAllowed, NotUnderstood


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, error: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.error = error
        self.sentence = sentence
        self.rule = rule

    def data(self) -> dict[str, str]:
        return {"error": self.error, "sentence": self.sentence, "rule": self.rule}


def refusal_of(problem: NotAllowed | NotUnderstood) -> Refused:
    """A rule's or a parser's objection as an answer to a request."""
    if isinstance(problem, NotAllowed):
        return Refused(409, "not-allowed", problem.sentence, problem.rule)
    return Refused(400, "not-understood", capital(problem.sentence))


def capital(sentence: str) -> str:
    """A sentence as it stands by itself."""
    return sentence[:1].upper() + sentence[1:] + ("" if sentence.endswith((".", "?", "!")) else ".")


def no_table() -> Refused:
    return Refused(404, "no-table", "Table not found. Check the link, it may be incomplete.")


def not_your_seat() -> Refused:
    return Refused(403, "not-your-seat", "This is not your seat. Open the table in the browser you joined with.")


def not_saved() -> Refused:
    return Refused(503, "not-saved", "That could not be saved. Nothing has changed; try again in a moment.")


def not_reached() -> Refused:
    return Refused(503, "not-reached", "The server cannot load your game right now. Try again in a moment.")


def bad_link() -> Refused:
    return Refused(404, "bad-link", "This invitation has expired. Ask the host for a new link.")


def key_used() -> Refused:
    return Refused(409, "key-used", "This key has been used for something else.")


def hosts_only() -> Refused:
    return Refused(403, "host-only", "Only the host can do this.")


def moved_on() -> Refused:
    return Refused(409, "moved-on", "The game has moved on. Please choose again.")
