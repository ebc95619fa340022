"""The points on which the sources differ: none is left out, and only what changes a Duel carries a badge."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from rulebook.articles import disagreements as module
from rulebook.articles.disagreements import KINDS, badge, disagreements
from rulebook.articles.reading import LANGUAGES, ArticleError
from rulebook.articles.rules import rules

SHARED = Path(__file__).parents[2].parent / "shared"
PARTS = ("v9_language_differences", "internal_contradictions_and_guide_conflicts")
MISPRINT = {
    "title": dict.fromkeys(LANGUAGES, "Title"),
    "a": dict.fromkeys(LANGUAGES, "One."),
    "b": dict.fromkeys(LANGUAGES, "Two."),
    "why": dict.fromkeys(LANGUAGES, "Because."),
    "rules": ["chain.link"],
    "played": "a",
    "kind": "misprint",
}


@pytest.mark.skipif(not SHARED.is_dir(), reason="the reference material is not here")
def test_every_difference_between_the_sources_is_told() -> None:
    listed = yaml.safe_load((SHARED / "inventory" / "ruleset-differences.yaml").read_text(encoding="utf-8"))
    wanted = {entry["id"]: set(entry["rules"]) for part in PARTS for entry in listed[part]}
    told: dict[str, set[str]] = {}
    for entry in disagreements().values():
        for id in entry.inventory:
            told.setdefault(id, set()).update(entry.rules)
    assert set(told) == set(wanted)
    assert [id for id, rules in wanted.items() if rules and not rules & told[id]] == []


def test_every_point_names_rules_that_exist_and_both_readings() -> None:
    for entry in disagreements().values():
        assert entry.played in entry.readings
        assert set(entry.rules) <= set(rules()), entry.id
        for lang in LANGUAGES:
            assert entry.readings["a"][lang] != entry.readings["b"][lang], (entry.id, lang)


def test_only_a_point_that_changes_a_duel_carries_a_badge() -> None:
    for entry in disagreements().values():
        for id in entry.rules:
            assert (badge(id) is entry) == (entry.kind == "rule"), (entry.id, id)
    assert {entry.kind for entry in disagreements().values()} == set(KINDS)


def test_numbers_of_a_point_are_the_same_in_every_language() -> None:
    for entry in disagreements().values():
        for words in (entry.title, entry.why, *entry.readings.values()):
            shown = {lang: sorted(re.findall(r"\d+", text)) for lang, text in words.items()}
            assert all(numbers == shown["en"] for numbers in shown.values()), (entry.id, shown)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"kind": "rumour"}, "kind must be"),
        ({"rules": []}, "rules must list"),
        ({"inventory": "lang.shuffle"}, "inventory must be"),
        ({"played": "c"}, "played must be"),
    ],
)
def test_a_point_that_is_wrong_is_refused(
    wrong: dict[str, object], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "entries", lambda folder: [("file", "point", {**MISPRINT, **wrong})])
    with pytest.raises(ArticleError, match=complaint):
        disagreements.__wrapped__()
