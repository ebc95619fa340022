"""The rules a card touches."""

from __future__ import annotations

from dataclasses import fields

from rulebook.articles.touching import table, touched
from rulebook.cards import BY_SLUG, POOL
from rulebook.notation.source import names
from rulebook.vocabulary.terms import MonsterKind


def test_every_card_touches_a_rule() -> None:
    assert [card.slug for card in POOL if not touched(card)] == []


def test_every_entry_names_a_piece_of_the_language() -> None:
    made_up = {"Card.TRAP", "Card.high_level", "Card.low_level", "Trap.when", "Trigger.optional_when"}
    made_up |= {f"Monster.{kind.name}" for kind in MonsterKind}
    made_up |= {f"{kind}.{icon}" for kind in ("Spell", "Trap") for icon in ("NORMAL", "CONTINUOUS")}
    for key in set(table()) - made_up:
        piece, _, part = key.partition(".")
        known = names()[piece]
        assert not part or part in getattr(known, "__members__", {}) or part in [each.name for each in fields(known)]


def test_what_is_special_comes_first() -> None:
    assert touched(BY_SLUG["solemn-judgment"])[0] == "trap.counter"
    assert touched(BY_SLUG["relinquished"])[0] == "ritual.requirements"
    assert touched(BY_SLUG["peten-the-dark-clown"])[-1] == "summon.normal.once"


def test_an_optional_effect_of_when_can_miss_its_timing_and_one_of_if_cannot() -> None:
    assert "mechanic.D2" in touched(BY_SLUG["peten-the-dark-clown"])
    assert "mechanic.D2" not in touched(BY_SLUG["sangan"])


def test_tributes_are_for_monsters_that_can_be_normal_summoned() -> None:
    assert "summon.tribute.needed" in touched(BY_SLUG["jinzo"])
    assert "summon.tribute.needed" not in touched(BY_SLUG["relinquished"])
    assert "summon.tribute.needed" not in touched(BY_SLUG["stardust-dragon"])


def test_a_card_that_names_traps_is_none() -> None:
    assert "trap.must-set" not in touched(BY_SLUG["heavy-storm"])
    assert "trap.must-set" in touched(BY_SLUG["solemn-judgment"])


def test_only_a_trap_that_names_an_event_waits_for_its_situation() -> None:
    asks = "trap.activation-condition"
    assert [asks in touched(BY_SLUG[slug]) for slug in ("trap-hole", "elemental-hero-stratos")] == [True, False]
