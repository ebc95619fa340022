"""Card text: every card, every operation, and the places the clauses refer to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import get_args

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.engine.core.effect_modes import modes_of
from rulebook.language.card_text.card_text import Clause, card_text
from rulebook.language.clauses.operations import RENDERERS
from rulebook.language.voices.voices import voice
from rulebook.language.words import lexicon
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.spans import ROLES, mark, plain
from rulebook.language.words.type_line import type_line
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Activated, Card, activation
from rulebook.vocabulary.filters import Filter, my, spell_trap
from rulebook.vocabulary.operations import (
    Destroy,
    Each,
    Either,
    If,
    Join,
    Later,
    Modes,
    NextTime,
    Operation,
    Optional,
    Pick,
    RollDie,
)
from rulebook.vocabulary.terms import Side, Type, Zone
from tests.each import each


def test_every_operation_of_the_card_language_has_a_renderer() -> None:
    assert set(RENDERERS) == set(get_args(Operation))


@pytest.mark.parametrize("lang", LANGUAGES)
@each("card", POOL, ids=lambda card: card.slug)
def test_every_card_has_its_text(lang: str, card: Card) -> None:
    text = card_text(lang, card)
    assert bool(text.running_text()) == bool(card.effects or card.series)
    assert {span.role for span in text.spans} <= set(ROLES)
    assert plain(text.spans) == text.running_text()


def _paths(operation: Operation, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    match operation:
        case Join(_, first, second):
            return _paths(first, (*path, 0)) + _paths(second, (*path, 1))
        case If(_, inner, else_) if else_ is not None:
            return _paths(inner, (*path, 0)) + _paths(else_, (*path, 1))
        case Each(inner) | Optional(inner) | If(_, inner) | Later(_, inner) | NextTime(_, inner):
            return _paths(inner, (*path, 0))
        case Either(options):
            return [found for number, option in enumerate(options) for found in _paths(option, (*path, number))]
        case Modes(options):
            return [found for number, mode in enumerate(options) for found in _paths(mode.operation, (*path, number))]
        case _:
            return [path]


@each("card", POOL, ids=lambda card: card.slug)
def test_every_cost_target_and_operation_has_a_clause_of_its_own(card: Card) -> None:
    for index, effect in enumerate(card.effects):
        if not isinstance(effect, Activated):
            continue
        wanted: list[object] = [f"cost:{number}" for number in range(len(effect.cost))]
        wanted += [f"target:{number}" for number in range(len(effect.targets))]
        for number, mode in enumerate(modes_of(effect)):
            wanted += [f"mode:{number}:cost:{one}" for one in range(len(mode.cost))]
            wanted += [f"mode:{number}:target:{one}" for one in range(len(mode.targets))]
            wanted += _paths(mode.operation, (number,))
        if effect.operation is not None and not modes_of(effect):
            wanted += _paths(effect.operation)
        clauses = [clause for clause in card_text("en", card).clauses if clause.reference[0] == index]
        found = [clause.reference[1] for clause in clauses if clause.role in ("cost", "target", "effect")]
        assert found == wanted


def test_the_skeleton_of_a_card_with_cost_and_target() -> None:
    clauses = card_text("en", BY_SLUG["dd-crow"]).clauses
    assert [(clause.role, clause.reference) for clause in clauses] == [
        ("cost", (0, "cost:0")),
        ("target", (0, "target:0")),
        ("effect", (0, ())),
    ]
    assert all(isinstance(clause, Clause) and clause.text[0].isupper() for clause in clauses)


def test_the_german_relative_clause_jumps_over_the_verb_but_not_over_a_direction() -> None:
    card = BY_SLUG["lightning-vortex"]
    picked = Pick(1, spell_trap & my(Zone.SPELL))
    assert "Zerstöre 1 Zauber/Falle, die du kontrollierst." in (
        card_text("de", card, [activation(operation=Destroy(picked))]).running_text()
    )
    text = card_text("de", BY_SLUG["golden-dragon-summoner"]).running_text()
    assert "1 Monster, das du kontrollierst, als Tribut anbieten" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_of_a_card_is_asked_of_a_random_one_too(lang: str) -> None:
    zombie = Thing(noun="monster", types=(Type.ZOMBIE,), zones=(Zone.HAND,), side=Side.OPPONENT)
    assert lexicon.card_word(lang, "type", Type.ZOMBIE) in voice(lang).random(1, zombie).text


def test_the_name_of_the_card_decides_nothing() -> None:
    """The same effects under another card's name give the same text, except for a limit that quotes the name."""
    for card in POOL:
        if "limit" in str(card.effects).lower():
            continue
        other = replace(card, names=BY_SLUG["jinzo"].names, slug="another", number=1)
        assert card_text("de", other).running_text() == card_text("de", card).running_text()


def test_what_has_no_words_is_an_error_not_silence() -> None:
    @dataclass(frozen=True)
    class Strange(Filter):
        """A filter that cannot be rendered."""

    with pytest.raises(CannotSay, match="Strange"):
        describe(Strange())
    joined = Each(Join("and", RollDie(), RollDie()))  # type: ignore[arg-type]
    with pytest.raises(CannotSay, match="join"):
        card_text("en", BY_SLUG["heavy-storm"], [activation(operation=joined)])


def test_type_lines() -> None:
    assert {lang: type_line(lang, BY_SLUG["jinzo"]) for lang in LANGUAGES} == {
        "de": "Maschine / Effekt",
        "en": "Machine / Effect",
        "it": "Macchina / Effetto",
        "nl": "Machine / Effect",
    }
    assert type_line("de", BY_SLUG["call-of-the-haunted"]) == "Permanente Falle"
    assert type_line("de", BY_SLUG["heavy-storm"]) == "Normaler Zauber"
    assert type_line("it", BY_SLUG["green-turtle-summoner"]) == "Incantatore / Scoperta / Effetto"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_words_are_errors(lang: str) -> None:
    for read in (lexicon.noun, lexicon.verb, lexicon.adjective):
        with pytest.raises(KeyError, match="no-such-word"):
            read(lang, "no-such-word")
    with pytest.raises(KeyError, match="no form"):
        lexicon.verb(lang, "destroy")["no-such-form"]


def test_spans_mark_names_and_numbers() -> None:
    spans = mark("de", "Die Falle „Fallgrube“ kostet 1000 LP.", {"Fallgrube": ("card", 4206964)})
    assert [(span.role, span.text) for span in spans] == [
        ("text", "Die Falle "),
        ("name", "„Fallgrube“"),
        ("text", " kostet "),
        ("number", "1000"),
        ("text", " LP."),
    ]
    assert spans[1].reference == ("card", 4206964)


def test_in_english_the_place_stands_before_the_values() -> None:
    said = {slug: card_text("en", BY_SLUG[slug]).running_text() for slug in ("sangan", "pandemonium")}
    assert said["sangan"].endswith("Add 1 monster from your Deck with 1500 or less ATK to your hand.")
    assert said["pandemonium"].endswith("with a lower Level than that monster from their Deck to their hand.")
