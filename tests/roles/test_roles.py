"""Card text has the roles of the printed text in the same order, or a known reason for the difference."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.vocabulary.effects import Card
from tests.each import each
from tests.roles.compare import GOLDEN, LANGUAGES, MEANINGS, Finding, causes, findings, golden_line
from tests.roles.reading import made, printed

LISTS = sorted((Path(__file__).parents[3] / "shared" / "cards").glob("*.jsonl"))
needs_list = pytest.mark.skipif(not LISTS, reason="the card lists are not here")
WITH_TEXT = [card for card in POOL if card.effects]
ALIKE = {"same", "equip"}


def found() -> list[Finding]:
    return list(findings(line for one in LISTS for line in one.read_text(encoding="utf-8").splitlines()))


@needs_list
def test_no_card_differs_from_print_for_an_unknown_cause() -> None:
    """Inspect the card with ``python -m tests.roles.compare CARDS.jsonl open``; fix it or record the cause."""
    assert sorted({one.slug for one in found() if one.cause == "open"}) == []


@needs_list
def test_every_cause_that_was_written_down_is_needed() -> None:
    differ = {one.slug for one in found() if one.cause not in ALIKE}
    assert sorted(slug for slug in causes() if slug not in differ) == []
    assert set(causes().values()) <= set(MEANINGS)


@needs_list
@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_of_four_cards_have_the_roles_of_print(lang: str) -> None:
    with_signs = (one for one in found() if one.lang == lang and one.cause != "signs")
    counts = Counter(one.cause in ALIKE for one in with_signs)
    assert counts[True] >= 3 * counts[False]


def test_roles_and_numbers_are_those_of_the_golden_file() -> None:
    """Rewrite it with ``python -m tests.roles.compare --write`` and read the difference."""
    golden = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))
    now = {card.slug: golden_line(card) for card in WITH_TEXT}
    assert {slug: line for slug, line in now.items() if golden.get(slug) != line} == {}
    assert set(golden) <= set(now)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@each("card", WITH_TEXT, ids=lambda card: card.slug)
def test_every_language_has_the_same_roles(lang: str, card: Card) -> None:
    assert made(lang, card) == made("en", card)


def test_the_signs_of_a_text_are_read() -> None:
    text = "Once per turn, if you have 0 LP: You can discard 1 card, then target 1 card; destroy it, then draw 1 card."
    assert printed("en", text) == ("L", "C", "?", "K", "T", "E", "THEN", "E", ".")
    assert printed("en", "When this card is Summoned: Draw 1 card, and if you do, discard 1 card.") == (
        "Cw", "E", "IF_DO", "E", ".",
    )  # fmt: skip
    assert printed("de", "Falls du 1 Karte ziehst: Wirf 1 Karte ab und wähle dann 1 Monster; zerstöre es.") == (
        "C", "K", "T", "E", ".",
    )  # fmt: skip
    assert printed("it", "Scarta 1 carta; pesca 2 carte, inoltre il tuo avversario pesca 1 carta.") == (
        "K", "E", "ALSO", "E", ".",
    )  # fmt: skip
    assert printed("en", "2 Level 4 monsters\nCannot be Normal Summoned/Set.", materials=True) == ("M", ".", "N", ".")


def test_a_cost_worded_as_an_effect_is_detected() -> None:
    """A card whose cost moved behind the semicolon has different roles."""
    assert made("en", BY_SLUG["raigeki-break"])[:3] == ("K", "T", "E")
    assert printed("en", "Target 1 card on the field; discard 1 card, then destroy it.")[:2] == ("T", "E")


def test_the_golden_file_keeps_no_sentence() -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()[1:]
    words = {word for line in lines for word in line.split('"')[1].split()}
    roles = {"L", "C", "Cw", "Q", "?", "K", "T", "E", "THEN", "ALSO", "IF_DO", "B", "N", "M", "A", "G", "R", ".", "|"}
    assert {word for word in words if not word.isdigit()} <= roles
