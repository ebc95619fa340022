"""Disputed points: none is missing, and only those that affect a Duel have a badge."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from rulebook.articles import disagreements as module
from rulebook.articles.disagreements import KINDS, badge, disagreements, said_in
from rulebook.articles.points import points
from rulebook.articles.reading import ArticleError
from rulebook.articles.rules import rules
from rulebook.languages import LANGUAGES

SHARED = Path(__file__).parents[2].parent / "shared"
PARTS = ("v9_language_differences", "internal_contradictions_and_guide_conflicts", "classic_vs_v9")
BETWEEN = {
    "lang": {"editions", "within", "guide"},
    "intern": {"guide", "within", "eras"},
    "diff": {"eras", "editions", "within"},
}
"""By section of the comparison: whom its points can be between; a point may be in two sections."""
OPTIONS = {
    "deck_max": "deck-size", "copy_limit_scope": "copies-of-old", "banlist_levels": "restricted-cards",
    "extra_deck_max": "second-deck", "extra_deck_kinds": "second-deck", "side_deck_rule": "side-deck-size",
    "match_scoring": "drawn-match", "first_turn_draw": "first-turn-draw", "field_spell_scope": "field-spells",
    "pendulum_zones": "zones-of-the-mat", "replay_cause": "what-causes-a-replay", "replay_result": "replay-result",
    "counter_traps_in_damage_step": "counter-traps-in-the-damage-step", "set_turn_lock_trap_quickplay": "set-turn",
    "zero_atk_exception": "zero-atk", "destroy_semantics": "meaning-of-destroyed",
    "banished_reusable": "banished-cards-return", "priority_rule": "who-may-act-first",
}  # fmt: skip
"""By option in which the compared rulesets differ: the point about it."""
MISPRINT = {
    "title": dict.fromkeys(LANGUAGES, "Title"),
    "a": dict.fromkeys(LANGUAGES, "One."),
    "b": dict.fromkeys(LANGUAGES, "Two."),
    "why": dict.fromkeys(LANGUAGES, "Because."),
    "rules": ["chain.link"],
    "played": "a",
    "kind": "misprint",
    "between": "editions",
    "says": {"a": ["en-9.0"], "b": ["de"]},
}


@pytest.mark.skipif(not SHARED.is_dir(), reason="the reference material is not here")
def test_every_difference_between_the_sources_is_described() -> None:
    listed = yaml.safe_load((SHARED / "inventory" / "ruleset-differences.yaml").read_text(encoding="utf-8"))
    wanted = {entry["id"]: _rules_of(entry) for part in PARTS for entry in listed[part]}
    told: dict[str, set[str]] = {}
    for entry in disagreements().values():
        for id in entry.inventory:
            told.setdefault(id, set()).update(entry.rules)
    assert set(told) == set(wanted)
    assert [id for id, rules in wanted.items() if rules and not rules & told[id]] == []


def _rules_of(entry: dict[str, list[str]]) -> set[str]:
    return {rule for key in ("rules", "classic_rules", "v9_rules") for rule in entry.get(key, ())}


@pytest.mark.skipif(not SHARED.is_dir(), reason="the reference material is not here")
def test_every_option_in_which_the_eras_differ_is_described() -> None:
    listed = yaml.safe_load((SHARED / "inventory" / "ruleset-differences.yaml").read_text(encoding="utf-8"))
    differing = {one["option"] for one in listed["ruleset_presets"] if one["v9"] != one["classic"]}
    assert differing == set(OPTIONS)
    for option, id in OPTIONS.items():
        assert any(listed_as.startswith("diff.") for listed_as in disagreements()[id].inventory), option


def test_every_point_of_the_eras_is_described_once() -> None:
    told = [id.removeprefix("diff.") for one in disagreements().values() for id in one.inventory if "diff." in id]
    assert sorted(told) == sorted(point.id for point in points())


def test_whom_a_point_is_between_fits_where_it_is_listed() -> None:
    for entry in disagreements().values():
        for id in entry.inventory:
            assert entry.between in BETWEEN[id.partition(".")[0]], (entry.id, id)
    assert {entry.between for entry in disagreements().values()} == set(module.BETWEEN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reading_names_its_sources(lang: str) -> None:
    """Between the eras, the rules of either side are the sources; readings without a source are listed here."""
    for entry in disagreements().values():
        places = [said_in(entry, side, lang) for side in ("a", "b")]
        if entry.between == "eras":
            assert any(id.startswith("diff.") for id in entry.inventory), entry.id
        elif entry.id != "remembered-face-down-card":
            assert all(places), entry.id
    assert said_in(disagreements()["utopia-materials"], "b", "en") == ("Rulebook 9.0 (Italian), p. 14",)


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


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"kind": "rumour"}, "kind must be"),
        ({"rules": []}, "rules must list"),
        ({"inventory": "lang.shuffle"}, "inventory must be"),
        ({"played": "c"}, "played must be"),
        ({"between": "friends"}, "between must be"),
        ({"says": {"a": ["nl-old"], "b": []}}, "none of the rules is in nl-old"),
    ],
)
def test_a_point_that_is_wrong_is_refused(
    wrong: dict[str, object], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "entries", lambda folder: [("file", "point", {**MISPRINT, **wrong})])
    with pytest.raises(ArticleError, match=complaint):
        disagreements.__wrapped__()
