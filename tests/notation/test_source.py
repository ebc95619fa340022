"""The source of a card evaluates to the card."""

from __future__ import annotations

from rulebook.cards import BY_SLUG, POOL
from rulebook.notation.source import WIDTH, names, source
from rulebook.vocabulary.effects import Card
from tests.each import each


@each("card", POOL, ids=lambda card: card.slug)
def test_the_source_makes_the_card(card: Card) -> None:
    for width in (WIDTH, 40):
        assert eval(source(card, width), dict(names())) == card


def test_the_source_reads_like_a_declaration() -> None:
    said = source(BY_SLUG["heavy-storm"])
    assert "operation=Destroy(All(" in said
    assert said.startswith('spell_card(\n    19613556,\n    "heavy-storm",\n    Icon.NORMAL,')
    assert "limit=None" not in said
    assert "EffectKind.ACTIVATION" not in said


def test_lines_are_broken_where_they_are_long() -> None:
    lines = [line for card in POOL for line in source(card).splitlines()]
    assert sum(len(line) > WIDTH for line in lines) < len(lines) / 1000
