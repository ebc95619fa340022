"""The articles: every rule has sources, every wording four languages, and no page is invented."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from rulebook.articles import reading
from rulebook.articles.disagreements import Disagreement, badge, disagreements
from rulebook.articles.glossary import UnknownTerm, glossary, term
from rulebook.articles.reading import ArticleError
from rulebook.articles.rules import (
    UnknownRule,
    citation,
    citations,
    headings,
    rule,
    rules,
    sources,
    statement,
    statements,
)
from rulebook.languages import LANGUAGES
from scenarios.catalogue.casebook import casebook

PROJECT = Path(__file__).parents[2]
SHARED = PROJECT.parent / "shared"
needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="the reference material is not here")


def wordings() -> list[tuple[str, str, str]]:
    """Every text of the package as (where, language, text)."""
    found = [(key, lang, text) for key, words in statements().items() for lang, text in words.items()]
    for entry in disagreements().values():
        for name, words in {"title": entry.title, "why": entry.why, **entry.readings}.items():
            found += [(f"{entry.id}.{name}", lang, text) for lang, text in words.items()]
    return found


@needs_shared
def test_every_rule_of_the_inventory_is_here_with_its_places() -> None:
    inventory = yaml.safe_load((SHARED / "inventory" / "rules.yaml").read_text(encoding="utf-8"))
    assert {entry["id"] for entry in inventory} == {found.id for found in rules().values() if not found.practice}
    for entry in inventory:
        found = rule(entry["id"])
        assert found.engine == entry["engine"], entry["id"]
        assert found.ruleset == {"v9": "2014"}.get(entry["ruleset"], entry["ruleset"]), entry["id"]
        places = {(place["seed"], str(place["page"]) if place["page"] else None) for place in entry["sources"]}
        assert {(place.seed, place.page) for place in found.sources} == places, entry["id"]


@needs_shared
def test_every_mechanic_is_here() -> None:
    text = (SHARED / "inventory" / "mechanics.md").read_text(encoding="utf-8")
    wanted = {f"mechanic.{number}" for number in re.findall(r"^\*\*([A-H]\d+) ", text, re.MULTILINE)}
    assert wanted == {found.id for found in rules().values() if found.practice}


@needs_shared
def test_every_term_of_the_inventory_is_here() -> None:
    inventory = yaml.safe_load((SHARED / "inventory" / "glossary.yaml").read_text(encoding="utf-8"))
    assert {entry["id"] for entry in inventory["terms"]} == set(glossary())


@needs_shared
def test_every_heading_is_in_its_document() -> None:
    files = {"en-9.0": "002", "de": "000", "it": "004", "nl-old": "001", "de-rulings": "003"}
    plain = {
        seed: _letters(next((SHARED / "seeds").glob(f"{number}_*.txt")).read_text(encoding="utf-8"))
        for seed, number in files.items()
    }
    for found in rules().values():
        for place in found.sources:
            if place.seed in plain:
                # "Glossary: X" and "Section / X" give the section before the heading; some add a topic.
                parts = re.split(r": | / | \(", place.heading)
                assert any(_letters(part) in plain[place.seed] for part in parts), (found.id, place)


@needs_shared
def test_the_words_are_our_own() -> None:
    run = subprocess.run(
        [sys.executable, str(SHARED / "tools" / "own_words.py"), str(PROJECT)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in run.stdout.splitlines() if line.startswith("rulebook/articles/")] == []


def test_every_page_is_a_page_of_its_document() -> None:
    for found in rules().values():
        for place in found.sources:
            assert place.page is None or place.page in sources().pages[place.seed], (found.id, place)


def test_every_rule_is_cited_in_every_language() -> None:
    for found in rules().values():
        for lang in LANGUAGES:
            for told in citations(found.id, lang):
                assert told.strip(), found.id
                assert "{" not in told, (found.id, told)
                assert "None" not in told, (found.id, told)


def test_a_citation_never_shows_a_page_that_no_source_has() -> None:
    for found in rules().values():
        pages = {place.page for place in found.sources if place.page}
        for lang in LANGUAGES:
            shown = re.search(r"(?:p|S|pag)\. (\w+)\)?$", citation(found.id, lang))
            assert shown is None or shown.group(1) in pages, (found.id, lang)


def test_each_reader_is_sent_to_the_own_edition() -> None:
    assert citation("chain.spell-speed.3", "en") == "Rulebook 9.0, p. 41"
    assert citation("chain.spell-speed.3", "de").startswith("Regelbuch 9.0, ")
    assert citation("chain.spell-speed.3", "it").startswith("Regolamento 9.0, ")
    assert citation("chain.spell-speed.3", "nl") == "Regelboek 9.0 (Engels), p. 41"
    assert citation("term.destroy.classic", "nl").startswith("Spelregels, “")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_classic_game_the_document_of_the_classic_rules_is_cited(lang: str) -> None:
    both = [id for id, found in rules().items() if found.ruleset == "both" and not found.practice]
    classic = [id for id in both if any(place.seed == "nl-old" for place in rule(id).sources)]
    assert classic
    name = sources().cite["nl-old"][lang]
    for id in classic:
        assert citation(id, lang, "classic").startswith(f"{name}, "), id
        assert (
            not citation(id, lang, "2014").startswith(f"{name}, ") or len({one.seed for one in rule(id).sources}) == 1
        )


def test_a_page_known_only_from_the_english_edition_is_named_with_the_place_in_the_document() -> None:
    place = next(place for place in rule("chain.example.heavy-storm").sources if place.seed == "de")
    assert place.inferred
    assert citation("chain.example.heavy-storm", "de") == f"Regelbuch 9.0, „{place.heading}“"
    full = citations("chain.example.heavy-storm", "de", original=True)
    assert full[0] == f"Regelbuch 9.0, „{place.heading}“ (englische Ausgabe S. 43)"


def test_a_document_without_pages_is_cited_by_its_heading() -> None:
    assert citation("cost.lp-not-to-zero", "de") == "Leitfaden zu Regelfragen, „Kosten“"


def test_every_heading_of_a_document_in_one_language_is_translated() -> None:
    for seed, listed in headings().items():
        used = {place.heading for found in rules().values() for place in found.sources if place.seed == seed}
        used |= {place.heading for found in casebook().values() for place in found.sources if place.seed == seed}
        assert used == set(listed), seed
    assert set(headings()) == {"de-rulings", "nl-old"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_heading_is_cited_in_the_language_of_the_reader(lang: str) -> None:
    heading = {"en": "Costs", "de": "Kosten", "it": "Costi", "nl": "Kosten"}[lang]
    name = sources().cite["de-rulings"][lang]
    quoted = sources().words["heading"][lang].format(heading=heading)
    assert citation("cost.lp-not-to-zero", lang) == f"{name}, {quoted}"
    original = "" if heading == "Kosten" else " (“Kosten”)"
    assert f"{name}, {quoted}{original}" in citations("cost.lp-not-to-zero", lang, original=True)


def test_what_no_document_says_is_cited_as_judge_practice() -> None:
    assert citation("mechanic.D3", "en") == "judge practice"
    assert len(citations("mechanic.D3", "en")) > 1


def test_every_rule_is_worded() -> None:
    assert [found.id for found in rules().values() if statement(found.id, "en") is None] == []


def test_every_wording_belongs_to_a_rule() -> None:
    assert set(statements()) <= set(rules())


def test_every_wording_differs_between_languages() -> None:
    for key, words in statements().items():
        assert len(set(words.values())) == len(LANGUAGES), key


# Words that players of a language do not use: from other games, literal translations, older printings.
SHUNNED = {
    "en": [r"\b(he|his|him|GY)\b", r"\ba (Xyz|attack|effect|opponent)\b"],
    "de": [
        r"\bRunden?\b",
        r"\bAttacken?\b",
        r"\bAttribut",
        r"\baus dem Spiel\b(?! entfern)",
        r"\bnicht eine?n?\b",
        r"ausser\b",
    ],
    "it": [
        r"\bnega\w*",
        r"\binvia\w*",
        r"\btributo\b",
        r"\bevoca",
        r"\bposizionar",
        r"\bdel Extra\b",
        r"\bToken\b",
        r"\bla [aeiou]",
    ],
    "nl": [
        r"\bnege(er|ren)",
        r"\bcontroleer",
        r"\bmagie\b",
        r"\b(het|dat|dit) (kaart|beurt|Spell|Trap|Chain|hand|speler)\b",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_that_players_of_the_language_do_not_use(lang: str) -> None:
    pattern = re.compile("|".join([*SHUNNED[lang], '"']))
    assert [(where, text) for where, own, text in wordings() if own == lang and pattern.search(text)] == []


def test_sentences_are_clean() -> None:
    for where, lang, text in wordings():
        assert text == text.strip(), (where, lang)
        assert not re.search(r"\s[.,;:]|  |[{}]", text), (where, lang, text)
        # A repeated word is a typo, except in "eine Karte, die die Aktivierung ..." and "nadat je je Deck ...".
        assert not re.search(r"\b(?!die die\b|je je\b)(\w+) \1\b", text), (where, lang, text)
        opening, closing = "„“" if lang == "de" else "“”"
        assert text.count(opening) == text.count(closing), (where, lang, text)
        if not where.endswith(".title"):
            assert text.endswith((".", "”.", "“.")), (where, lang, text)


def test_the_badge_of_a_point_shows_the_reading_that_is_played() -> None:
    found = badge("cost.lp-not-to-zero")
    assert isinstance(found, Disagreement)
    assert (found.id, found.played) == ("last-life-points", "a")
    assert badge("chain.reverse-resolution") is None


def test_the_glossary_names_things_and_does_not_count_cards() -> None:
    said = {lang: term("hand-limit", lang) for lang in ("en", "de", "it", "nl")}
    assert not [words for words in said.values() if re.search(r"\d", words)]


def test_glossary_terms_are_those_of_the_cards() -> None:
    assert term("graveyard", "de") == "Friedhof"
    assert term("graveyard", "nl") == "Graveyard"
    assert "Afgooistapel" in glossary()["graveyard"].old["nl"]
    assert term("banish", "it") == "bandire"
    assert term("target", "nl") == "doelwit"


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(UnknownRule):
        rule("chain.unheard-of")
    with pytest.raises(UnknownRule):
        statement("chain.unheard-of", "en")
    with pytest.raises(UnknownTerm):
        term("unheard-of", "en")
    with pytest.raises(KeyError, match="no language 'fr'"):
        citation("chain.purpose", "fr")


def test_a_wording_without_a_language_is_refused() -> None:
    with pytest.raises(ArticleError, match="here: nl must be a non-empty string"):
        reading.texts({"en": "a", "de": "b", "it": "c", "nl": " "}, "here")


def _letters(text: str) -> str:
    return re.sub(r"\W+", " ", text).lower().strip()
