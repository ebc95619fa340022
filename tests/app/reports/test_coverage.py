"""The coverage table: what it counts, and that ``docs/cards.md`` is up to date."""

from __future__ import annotations

import json
from functools import cache

import pytest

from rulebook.cards import BY_SLUG
from rulebook.solver.pool import Seen
from rulebook.vocabulary.operations import Destroy
from tutor_app.commands.main import main
from tutor_app.reports import coverage


@cache
def today() -> tuple[tuple[coverage.Row, ...], Seen]:
    seen = coverage.watched()
    return coverage.rows(seen), seen


def test_the_table_is_up_to_date() -> None:
    page = coverage.PAGE.read_text(encoding="utf-8")
    assert coverage.written(page, *today()) == page, "update it with python3 run.py coverage --write"


def test_every_card_is_counted_once_and_rendered_in_four_languages() -> None:
    found, _ = today()
    assert sorted(row.slug for row in found) == sorted(BY_SLUG)
    assert [row.slug for row in found if len(row.said) < 4] == []
    together = [coverage.counts([row for row in found if row.sort == sort]) for sort in {row.sort for row in found}]
    assert tuple(map(sum, zip(*together, strict=True))) == coverage.counts(found)


def test_a_card_has_its_sort() -> None:
    sorts = {
        "sangan": "Effect Monsters",
        "mystical-space-typhoon": "Quick-Play Spells",
        "solemn-judgment": "Counter Traps",
        "stardust-dragon": "Synchro Monsters",
        "fluff-token": "Tokens",
    }
    assert {slug: coverage.sort_of(BY_SLUG[slug]) for slug in sorts} == sorts


def test_no_card_is_used_before_anything_was_played() -> None:
    found = coverage.rows(Seen())
    assert not any(row.at_work for row in found)
    lines = list(coverage.as_text(found, Seen(performed={Destroy})))
    assert any(line.startswith("sangan: lacks work") for line in lines)
    assert "carried out on these boards: 1 of" in lines[-1]


def test_the_report_as_json() -> None:
    found, seen = today()
    report = json.loads(json.dumps(coverage.as_json(found, seen)))
    assert (report["format"], report["version"]) == ("duel-tutor/coverage", 1)
    assert report["counts"]["cards"] == len(report["cards"]) == len(BY_SLUG)
    assert "Destroy" in report["operations"]


def test_a_page_without_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        coverage.written("# A page", (), Seen())


def test_the_command_prints_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _, seen = today()
    monkeypatch.setattr(coverage, "watched", lambda: seen)
    assert main(["coverage"]) == 0
    assert capsys.readouterr().out.startswith("| sort | cards |")
    assert main(["coverage", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["version"] == 1
