"""Cards in sentences: how many there are of each name, and what agrees with a name alone."""

from __future__ import annotations

import pytest

from rulebook.explain.things import Reader
from rulebook.explain.tree import Naming
from rulebook.language.sentences.card_nouns import noun_of
from rulebook.language.words.spans import plain
from rulebook.vocabulary.terms import Position, Zone
from tests.explain.happenings import BOOK, lying


def said(lang: str, form: str, *slugs: str, zone: Zone = Zone.MONSTER) -> str:
    snaps = tuple(lying(uid, slug, 0, zone, Position.UP) for uid, slug in enumerate(slugs))
    return plain(noun_of(lang, Reader(BOOK, 0).things(snaps)).spans(form, owner=True))


@pytest.mark.parametrize(
    ("lang", "two", "three"),
    [
        ("en", "2 of your monsters (both “Jinzo”)", "3 of your monsters (all “Jinzo”)"),
        ("de", "2 deiner Monster (beide „Jinzo“)", "3 deiner Monster (alle „Jinzo“)"),
        ("it", "2 tuoi mostri (entrambi “Jinzo”)", "3 tuoi mostri (tutti “Jinzo”)"),
        ("nl", "2 monsters van jou (beide “Jinzo”)", "3 monsters van jou (alle “Jinzo”)"),
    ],
)
def test_copies_are_told_as_such(lang: str, two: str, three: str) -> None:
    assert said(lang, "nom", *["jinzo"] * 2) == two
    assert said(lang, "nom", *["jinzo"] * 3) == three


def test_the_word_agrees_with_the_kind_of_card() -> None:
    assert said("it", "nom", *["heavy-storm"] * 2, zone=Zone.SPELL) == "2 tue Magie (entrambe “Tempesta Potente”)"
    assert said("it", "nom", *["heavy-storm"] * 3, zone=Zone.SPELL) == "3 tue Magie (tutte “Tempesta Potente”)"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "2 “Jinzo” and 1 “Sangan”"),
        ("de", "2 „Jinzo“ und 1 „Sangan“"),
        ("it", "2 “Jinzo” e 1 “Sangan”"),
        ("nl", "2 “Jinzo” en 1 “Sangan”"),
    ],
)
def test_copies_among_others_are_counted(lang: str, words: str) -> None:
    assert said(lang, "list", "jinzo", "jinzo", "sangan") == words
    assert f"({words})" in said(lang, "nom", "jinzo", "jinzo", "sangan")


def test_cards_with_names_of_their_own_are_not_counted_one_by_one() -> None:
    assert said("en", "list", "jinzo", "sangan") == "“Jinzo” and “Sangan”"


def test_a_dutch_name_without_its_noun_is_a_de_word() -> None:
    (thing,) = Reader(BOOK, 0).things((lying(1, "jinzo", 0, Zone.MONSTER, Position.UP),))
    assert noun_of("nl", thing._replace(naming=Naming.FULL)).agreement == "het"
    assert noun_of("nl", thing._replace(naming=Naming.PLAIN)).agreement == "de"
    assert noun_of("de", thing._replace(naming=Naming.PLAIN)).agreement == "n"
