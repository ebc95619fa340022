"""Noun phrases: gender, case, articles and agreement against the examples of the grammar notes."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.language.languages.it.grammar import summoned
from rulebook.language.words import lexicon
from rulebook.language.words.noun_phrases import (
    ARTICLES,
    CASES,
    NounPhrase,
    card_phrase,
    join_list,
    passive,
    phrase,
    sentence,
)
from rulebook.languages import LANGUAGES, table
from rulebook.vocabulary.terms import SummonKind


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("monster", 1, "acc", "digit", ("face-up",)), "1 offenes Monster"),
        (("continuous-spell", 1, "acc", "digit"), "1 Permanenten Zauber"),
        (("monster", 1, "dat", "digit", ("face-up",)), "1 offenen Monster"),
        (("monster", 2, "dat", "digit", ("face-up",)), "2 offenen Monstern"),
        (("monster", 2, "gen", "digit", ("face-up",)), "2 offener Monster"),
        (("continuous-trap", 1, "nom", "digit"), "1 Permanente Falle"),
        (("continuous-trap", 1, "dat", "digit"), "1 Permanenten Falle"),
        (("monster", 1, "gen", "def", ("attacking",)), "des angreifenden Monsters"),
        (("card-name", 1, "acc", "that"), "den Namen"),
        (("original-atk", 1, "nom", "their"), "seine Grund-ATK"),
        (("card", 2, "acc", "all", ("other",)), "alle anderen Karten"),
    ],
)
def test_german_declension(arguments: tuple[str, int, str, str], expected: str) -> None:
    assert phrase("de", *arguments) == expected


@pytest.mark.parametrize(
    ("noun", "n", "article", "prep", "expected"),
    [
        ("effect", 1, "def", "di", "dell'effetto"),
        ("end-phase", 1, "def", "a", "alla End Phase"),
        ("spell-speed", 1, "def", "", "lo Spell Speed"),
        ("damage-step", 1, "def", "in", "nel Damage Step"),
        ("hand", 1, "your", "da", "dalla tua mano"),
        ("opponent", 1, "your", "a", "al tuo avversario"),
        ("monster", 2, "def", "su", "sui mostri"),
        ("atk", 1, "def", "", "l'ATK"),
        ("card", 2, "no", "", "nessuna carta"),
        ("effect", 1, "that", "di", "di quell'effetto"),
    ],
)
def test_italian_articles(noun: str, n: int, article: str, prep: str, expected: str) -> None:
    assert phrase("it", noun, n, article=article, prep=prep) == expected


@pytest.mark.parametrize(
    ("noun", "n", "article", "adjectives", "expected"),
    [
        ("monster", 1, "indef", ("face-down",), "een dicht monster"),
        ("monster", 2, "def", ("face-down",), "de dichte monsters"),
        ("monster", 1, "that", (), "dat monster"),
        ("card", 1, "that", (), "die kaart"),
        ("card", 1, "indef", ("banished",), "een verbannen kaart"),
        ("effect", 1, "this", (), "dit effect"),
    ],
)
def test_dutch_articles(noun: str, n: int, article: str, adjectives: tuple[str, ...], expected: str) -> None:
    assert phrase("nl", noun, n, article=article, adjectives=adjectives) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_noun_can_be_rendered_in_every_form(lang: str) -> None:
    for word in table(lang, "words/nouns"):
        entry = lexicon.noun(lang, word)
        for n in (1, 2):
            if not (entry.pl if n == 2 else entry.sg or entry.pl):
                continue
            for case in CASES:
                for article in ARTICLES:
                    said = NounPhrase(word, n, article).say(lang, case)
                    assert said
                    assert "  " not in said
                    assert "§" not in said


def test_a_name_follows_its_kind() -> None:
    trap = BY_SLUG["trap-hole"]
    said = {lang: card_phrase(lang, trap, "nom") for lang in LANGUAGES}
    assert said == {
        "de": "die Falle „Fallgrube“",
        "en": "the Trap “Trap Hole”",
        "it": "la Trappola “Buco Trappola”",
        "nl": "de Trap “Trap Hole”",
    }


def test_the_italian_participle_agrees() -> None:
    assert passive("it", "destroy", "card", 1) == "viene distrutta"
    assert passive("it", "destroy", "monster", 2) == "vengono distrutti"


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        (SummonKind.SYNCHRO, "Synchro Evocata"),
        (SummonKind.XYZ, "Evocata Xyz"),
        (SummonKind.FUSION, "Evocata tramite Fusione"),
        (SummonKind.NORMAL | SummonKind.SPECIAL, "Evocata Normalmente o Specialmente"),
    ],
)
def test_only_synchro_stands_before_the_italian_verb(kinds: SummonKind, expected: str) -> None:
    assert summoned("Evocata", kinds) == expected


def test_lists_and_sentences() -> None:
    assert join_list("en", ["a", "b", "c"], "or") == "a, b, or c"
    assert join_list("de", ["a", "b", "c"], "or") == "a, b oder c"
    assert sentence("“x” is here") == "“X” is here."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_word_is_an_error_that_names_it(lang: str) -> None:
    with pytest.raises(KeyError, match="no-such-word"):
        phrase(lang, "no-such-word")


def test_a_wrong_article_or_case_is_refused() -> None:
    with pytest.raises(ValueError, match="article"):
        phrase("de", "card", article="some")
    with pytest.raises(ValueError, match="case"):
        phrase("de", "card", case="abl")
