from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import hegemon
from hegemon.cli.failures import Refusal
from hegemon.cli.rulebook import Rulebook, split_rules

BOOK = "# Sea\n\n**SEA-1.1** Ships sail.\n\n> Example.\n\n- **SEA-1.2** Not on land.\n\n## 2 Land\n\n**SEA-2.1** Dry.\n"


def test_rules_end_at_the_next_rule_or_heading() -> None:
    rules = split_rules(BOOK)
    assert list(rules) == ["SEA-1.1", "SEA-1.2", "SEA-2.1"]
    assert rules["SEA-1.1"] == "**SEA-1.1** Ships sail.\n\n> Example."
    assert rules["SEA-1.2"] == "- **SEA-1.2** Not on land."


def test_a_rule_is_found_by_its_whole_number_or_its_end(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(BOOK)
    book = Rulebook(tmp_path / "RULES.md")
    assert book.rule("sea-2.1") == book.rule("2.1") == "**SEA-2.1** Dry."
    with pytest.raises(Refusal, match=r"there is no rule '2.2'; there are: SEA-1.1"):
        book.rule("2.2")


def test_a_book_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"the rule book RULES.md cannot be read: No such file"):
        Rulebook(tmp_path / "RULES.md")


def test_into_a_pipe_goes_the_book_as_it_is_written(run: Run) -> None:
    assert run("rules", "campus").output == hegemon.game("campus").rules.read_text(encoding="utf-8") + "\n"


def test_one_rule_is_shown_alone(run: Run) -> None:
    output = run("rules", "campus", "3.7").output
    assert output.startswith("**CAMPUS-3.7** At least one troop")
    assert "CAMPUS-4.1" not in output


def test_json_has_every_rule(run: Run) -> None:
    rules = json.loads(run("rules", "campus", "--json").output)["rules"]
    assert {"CAMPUS-1.1", "CAMPUS-3.6", "CAMPUS-5.2"} <= set(rules)


def test_coverage_lists_every_rule_with_its_tests(run: Run) -> None:
    result = run("rules", "campus", "--coverage", "--json")
    data = json.loads(result.output)
    assert set(data["rules"]) == set(json.loads(run("rules", "campus", "--json").output)["rules"])
    assert (result.exit_code == 0) == (data["without_test"] == [])
    assert f"{len(data['rules'])} rules, " in run("rules", "campus", "--coverage").output
