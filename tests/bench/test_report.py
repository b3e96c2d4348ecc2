"""Rates, ratios and promises follow from the samples, and a row that is missing says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import contenders, goals
from bench.contenders import Contender
from bench.peers.run_all import PROGRAMS
from bench.report import BEGIN, END, Findings, as_data, as_text, write_into
from bench.rounds import Row, Sample, ratio, run_rounds
from bench.versus import Versus
from bench.whole import Cores
from hegemon.form import FORM

pytestmark = pytest.mark.once

PAGE = Path(__file__).parents[2] / "docs" / "performance.md"


def row(key: str, *moves: int, missing: str = "") -> Row:
    """A row with a sample for each number of moves, each made in half a second of processor time."""
    samples = [Sample(number, 1, 1.0, 0.5) for number in moves]
    return Row(Contender(key, "a game", "someone", "a loop", []), samples, "a loop", "1.0", missing)


def findings(*rows: Row) -> Findings:
    found = {one.contender.key: one for one in rows}
    return Findings(found, goals.judge(found, None, None), None, None, {}, 1, 1.0)


def test_a_rate_goes_by_processor_time_and_is_the_best_of_the_rounds() -> None:
    assert row("a", 10, 1000, 30).rate == 2000


def test_a_ratio_is_of_the_best_against_the_best() -> None:
    rows = {"a": row("a", 10, 90, 40), "b": row("b", 10, 20, 30)}
    assert ratio(rows, "a", "b") == 3


def test_there_is_no_ratio_to_a_row_that_is_missing() -> None:
    assert ratio({"a": row("a", 1), "b": row("b", missing="It is not here.")}, "a", "b") is None


def test_a_program_that_fails_keeps_its_row_and_says_why() -> None:
    broken = Contender("a", "a game", "someone", "a loop", ["no-such-program"])
    rows = run_rounds([broken], rounds=2, seconds=0.1, tell=lambda what: None)
    assert "no-such-program" in rows["a"].missing
    assert rows["a"].missing in as_text(findings(*rows.values()))


def test_without_a_compiler_the_row_of_c_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    row_of_c = contenders.limit(contenders.SETTINGS[0], "counted", "a", "a game")
    assert row_of_c.missing == "There is no C compiler here."


def test_a_promise_is_reached_at_its_bound() -> None:
    found = findings(row("ours-loop", 15), row("open_spiel_loop", 10))
    verdicts = {goal.what: goal.verdict for goal in found.goals}
    assert verdicts["Connect Four from a Python loop beside OpenSpiel's"] == "reached"
    assert verdicts["Connect Four beside boardgame.io"] == "not measured"


def test_a_promise_below_its_bound_is_not_reached() -> None:
    found = findings(row("ours-loop", 14), row("open_spiel_loop", 10))
    assert [goal.verdict for goal in found.goals if goal.value is not None] == ["not reached"]


def test_every_promise_is_about_rows_that_are_measured() -> None:
    campus = [f"campus-{one.map}-{form}" for one in contenders.SETTINGS for form in ("compiled", *contenders.WAYS)]
    others = [row.key for row in [*contenders.games(), *contenders.searches(), *contenders.states()]]
    peers = [Path(program.file).stem for program in PROGRAMS]
    named = {key for ours, theirs, _, _ in goals.RATIOS for key in (ours, theirs)}
    named |= {key for key, _, _ in [*goals.RATES, *goals.DESCENTS, *goals.EVALUATIONS]}
    assert named <= {*campus, *others, *peers, "ours-loop", "ours-playout"}


@pytest.mark.parametrize(("moves", "verdict"), [(150_000, "reached"), (149_999, "not reached")])
def test_a_promised_rate_is_reached_at_its_bound(moves: int, verdict: str) -> None:
    found = findings(row("swarm-compiled", moves))
    assert [goal.verdict for goal in found.goals if goal.value is not None] == [verdict]


@pytest.mark.parametrize(("looks", "verdict"), [(251_000, "reached"), (249_000, "not reached")])
def test_an_evaluation_may_take_so_long_and_no_longer(looks: int, verdict: str) -> None:
    found = findings(row("evaluate-swarm", looks))
    assert [goal.verdict for goal in found.goals if goal.value is not None] == [verdict]


def test_what_makes_states_is_told_in_nanoseconds_for_each() -> None:
    text = as_text(findings(row("imagine-swarm", 1000), row("swarm-compiled", 1000)))
    assert "| 500000 ns | 1000000 ns " in text
    assert "| 2 k " in text


@pytest.mark.parametrize(
    "contender",
    [*contenders.games()[1::2], *contenders.states(), contenders.searches()[0]],
    ids=lambda contender: contender.key,
)
def test_our_programs_say_what_they_did(contender: Contender) -> None:
    one = contender._replace(environment={"HEGEMON_FORM": FORM})
    measured = run_rounds([one], rounds=1, seconds=0.05, tell=lambda what: None)[contender.key]
    assert measured.missing == ""
    assert measured.rate > 0
    assert measured.driver == contender.driver


def test_a_match_is_told_with_what_both_took() -> None:
    found = findings(row("a", 10))
    found.versus = Versus(games=8, won=5.5, simulations=2500, ours_ms=15.04, theirs_ms=14.0)
    assert "took 5.5 of 8 games" in as_text(found)
    assert "ours took 15.0 ms and its 14.0 ms" in as_text(found)
    verdicts = {goal.what: goal.verdict for goal in goals.judge({}, None, None, found.versus)}
    assert verdicts["Connect Four, our search against OpenSpiel's"] == "reached"


def test_two_cores_gain_what_the_wall_says() -> None:
    assert Cores(1000, [10.0, 12.0, 9.0], [5.0, 6.0, 6.0]).gain == 2


def test_all_figures_are_in_the_data() -> None:
    data = as_data(findings(row("a", 10), row("b", missing="It is not here.")))
    assert [(one["key"], one.get("rate"), one.get("missing")) for one in data["rows"]] == [  # type: ignore[attr-defined]
        ("a", 20, None),
        ("b", None, "It is not here."),
    ]


def test_figures_are_written_between_the_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    write_into(page, "new\n")
    assert page.read_text() == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"


def test_the_page_has_its_marks() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count(BEGIN) == text.count(END) == 1
