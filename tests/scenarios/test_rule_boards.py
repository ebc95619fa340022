"""What shows a rule: every board is found by its id, and related rules are other rules."""

from __future__ import annotations

import pytest

from rulebook.articles.rules import UnknownRule, rules, statement
from rulebook.articles.standing import standings
from rulebook.cards import BY_SLUG
from scenarios.catalogue.lookup import by_id, named
from scenarios.catalogue.rule_boards import MOST, cards_of, see_also, shown_by
from scenarios.formats.loader import shelf
from scenarios.playing.runner import check


def test_every_scenario_that_shows_a_rule_is_found_and_cites_it() -> None:
    for rule in rules():
        for id in shown_by(rule):
            loaded = by_id(id)
            assert loaded is not None, id
            assert rule in loaded.scenario.cites


def test_what_is_built_in_is_shown_on_the_board_that_its_standing_names() -> None:
    for id, standing in standings().items():
        if standing.kind == "structural":
            assert f"rule.{id.lower()}." in " ".join(shown_by(id)), id


def test_rulings_come_before_small_boards() -> None:
    for rule in rules():
        small = [id.startswith("rule.") for id in shown_by(rule)]
        assert small == sorted(small)


def test_a_board_says_its_rule_in_every_language() -> None:
    (id, *_) = [id for id in shown_by("damage.zero-atk") if id.startswith("rule.")]
    loaded = named(id)
    assert check(loaded) == []
    assert [text.intro for text in loaded.scenario.text.values()] == [
        statement("damage.zero-atk", str(lang)) for lang in loaded.scenario.text
    ]


def test_rules_beside_a_rule_are_others_and_few() -> None:
    for rule in rules():
        beside = see_also(rule)
        assert rule not in beside
        assert len(set(beside)) == len(beside) <= MOST
        assert set(beside) <= set(rules())


def test_cards_of_a_rule_are_declared() -> None:
    assert all(slug in BY_SLUG for rule in rules() for slug in cards_of(rule))
    assert "call-of-the-haunted" in cards_of("mechanic.C6")


def test_unknown_rules_and_ids() -> None:
    with pytest.raises(UnknownRule):
        shown_by("win.by-luck")
    assert by_id("rule.win.by-luck.1") is None
    assert by_id(shelf()[0].scenario.id) is shelf()[0]
