"""The pages of the library: every entry has one, every link on them works, whatever the URL."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest

from rulebook.articles.chapters import article_of, articles
from rulebook.articles.disagreements import disagreements
from rulebook.articles.glossary import glossary, term
from rulebook.articles.rules import rules, statement
from rulebook.articles.standing import standings
from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from scenarios.catalogue.casebook import casebook
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.rule_boards import shown_by
from scenarios.formats.loader import shelf
from tests.app.play.test_visit import Wellformed
from tutor_app.pages.cards import card_regions
from tutor_app.pages.chapters import terms_page
from tutor_app.pages.disputes import disputes_page
from tutor_app.pages.library import BEGINNING, article_regions, rule_regions, term_regions
from tutor_app.pages.routes import ENTRY_PAGES, READ, list_of
from tutor_app.pages.rulings import ruling_regions
from tutor_app.pages.search import Asked, library_page
from tutor_app.parts.links import href_of
from tutor_app.parts.markup import Markup
from tutor_app.parts.shell import PAGES
from tutor_app.play.script_steps import told_of
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message
from tutor_app.wording.card_examples import LONGEST, board_story
from tutor_app.wording.reasons import short

PLAYED = [loaded.scenario.id for loaded in shelf() if loaded.scenario.kind == "ruling"]
ENTRIES = {
    "rule": list(rules()), "article": list(articles()), "term": list(glossary()), "ruling": list(casebook()),
    "dispute": list(disagreements()),
}  # fmt: skip


def plain(markup: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", markup))


def whole(regions: dict[str, Markup]) -> str:
    drawn = "".join(regions.values())
    Wellformed(drawn)
    return drawn


def dead(drawn: str, lang: str) -> Iterator[str]:
    """Yield links that lead nowhere, or whose click and URL lead to different places."""
    known = {kind: set(ids) for kind, ids in ENTRIES.items()}
    for href, send in re.findall(r'<a [^>]*?href="([^"]*)" data-send="([^"]*)"', drawn):
        query = {key: value[0] for key, value in parse_qs(urlsplit(html.unescape(href)).query).items()}
        if query.pop("lang") != lang:
            yield href
        (key, id), *_ = query.items()
        if key == "scenario":
            good = by_id(id) is not None
        elif key == "card":
            good = id in BY_SLUG
        elif key == "page":
            good = (id in PAGES or id in READ) and set(query) <= {"page", "between", "chapter"}
        else:
            good = id in known[key]
        if not good or (not send.startswith("at:") and href_of(send, lang) != html.unescape(href)):
            yield href


@pytest.mark.parametrize("place", range(8))
@pytest.mark.parametrize("kind", ENTRIES)
def test_every_entry_has_its_page_and_no_dead_link(kind: str, place: int) -> None:
    """Each in one language only, chosen by its index."""
    for number, id in list(enumerate(ENTRIES[kind]))[place::8]:
        lang = LANGUAGES[number // 8 % 4]
        title, regions = ENTRY_PAGES[kind](id, lang)
        drawn = whole(regions)
        assert title, id
        assert "notice" not in regions, id
        assert list(dead(drawn, lang)) == [], id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_that_are_no_entry_lead_to_every_entry(lang: str) -> None:
    first, terms, disputes = whole(library_page(Asked(), lang)), whole(terms_page(lang)), whole(disputes_page(lang))
    assert [*dead(first, lang), *dead(terms, lang), *dead(disputes, lang)] == []
    assert all(f'data-send="article:{id}"' in first for id in articles())
    read_alike = [id for id in glossary() if f'data-send="term:{id}"' not in terms]
    assert {"chain-dutch", "destroy-verb"} == set(read_alike)
    assert glossary()["chain-dutch"].words == glossary()["chain"].words
    assert all(f'data-send="dispute:{id}"' in disputes for id in disagreements())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_boards_that_read_alike_stand_once_below_a_rule(lang: str) -> None:
    task = rule_regions("summon.tribute.count", lang)[1]["task"]
    assert "open:rule.summon.tribute.count.1" in task
    assert "open:rule.summon.tribute.count.2" not in task


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_shows_wording_sources_and_examples(lang: str) -> None:
    _, regions = rule_regions("battle.replay", lang)
    assert (statement("battle.replay", lang) or "?") in plain(regions["head"])
    assert "35" in plain(regions["lists"])
    assert 'data-send="open:rule.battle.replay.1"' in regions["task"]
    assert 'data-send="ruling:ruling.battle.scapegoat-replay"' in regions["task"]
    assert 'data-send="rule:battle.replay.choices"' in regions["why"]
    assert 'data-send="about:scapegoat"' in regions["more"]
    assert message(lang, "why.played") in regions["card"]


def test_a_rule_nobody_can_enforce_says_so() -> None:
    for id, standing in standings().items():
        said = plain(rule_regions(id, "en")[1]["head"])
        assert (message("en", "rule.not_enforced") in said) == (standing.kind == "informative"), id


def test_every_rule_is_in_its_article() -> None:
    for id, article in articles().items():
        drawn = article_regions(id, "nl")[1]["lists"]
        assert [one for one in article.rules if f'data-send="rule:{one}"' not in drawn] == []


def test_a_term_is_contrasted_with_similar_ones() -> None:
    _, regions = term_regions("destroy", "it")
    assert all(term("destroy", lang) in plain(regions["head"]) for lang in LANGUAGES)
    assert 'data-send="term:send-to-graveyard"' in regions["task"]
    assert 'data-send="rule:term.destroy"' in regions["why"]


@pytest.mark.parametrize("number", range(6))
def test_every_ruling_is_narrated_by_the_engine_to_its_end(number: int) -> None:
    """Every refusal mentioned in its file is among the steps, and every URL opens the moment it names."""
    for id in PLAYED[number::6]:
        loaded = by_id(id)
        assert loaded is not None
        told = told_of(id, LANGUAGES[number % 4])
        wanted = sum(line.expect.illegal is not None for line in loaded.scenario.line)
        assert sum(step.refused for step in told.steps) == wanted, id
        assert told.steps, id
        assert all(step.reasons for step in told.steps if step.refused), id
        if told.line:
            last = told.steps[-1].at
            visit = Visit.open(loaded, told.line, last)
            assert (visit.status, visit.cursor) == ("ok", last), id


def test_the_reason_of_a_ruling_is_what_the_engine_says() -> None:
    told = told_of("ruling.battle.spear-dragon-magic-cylinder", "en")
    assert [step.move for step in told.steps] == ["Spear Dragon: Attack", "Your opponent: Magic Cylinder: Activate"]
    said = [short(reason) for step in told.steps for reason in step.reasons]
    assert "The effect of “Magic Cylinder” inflicts 1900 damage to you: you have 6100 LP left." in said


def test_a_ruling_shows_both_where_the_sources_differ() -> None:
    _, regions = ruling_regions("ruling.cost.instant-fusion-at-1000-lp", "de")
    assert message("de", "why.reading_b") in regions["task"]
    assert 'data-send="dispute:last-life-points"' in regions["task"]


@pytest.mark.parametrize("kind", ENTRIES)
@pytest.mark.parametrize(
    "junk", ["nowhere", "<script>" * 500, "\x1b[0m\x00", "a" * 10_000, "../../etc", "%", "destroi"]
)
def test_an_unknown_entry_is_answered_with_the_nearest(kind: str, junk: str) -> None:
    title, regions = ENTRY_PAGES[kind](junk, "en")
    drawn = whole(regions)
    assert title == ""
    assert "<script>" not in drawn
    assert len(drawn) < 3000
    assert 'data-send="page:library"' in drawn
    assert list(dead(drawn, "en")) == []


def test_ids_ignore_case() -> None:
    assert rule_regions("MECHANIC.e2", "en") == rule_regions("mechanic.E2", "en")
    assert 'data-send="rule:battle.replay"' in rule_regions("battle.repley", "en")[1]["notice"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_whose_source_answers_otherwise_shows_both(lang: str) -> None:
    parted = [ruling for ruling in casebook().values() if ruling.texts[lang].stated]
    assert parted
    for ruling in parted:
        drawn = ruling_regions(ruling.id, lang)[1]["task"]
        text = ruling.texts[lang]
        for words in (text.stated, text.answer, text.parts, message(lang, "why.played")):
            assert words in plain(drawn), ruling.id
    assert message(lang, "library.parted") not in plain(ruling_regions("chain.heavy-storm", lang)[1]["task"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_without_a_board_says_why(lang: str) -> None:
    for ruling in casebook().values():
        _, regions = ruling_regions(ruling.id, lang)
        drawn = whole(regions)
        assert (f'data-send="open:{ruling.id}"' in drawn) == (ruling.loaded is not None), ruling.id
        assert (message(lang, "library.unplayed") in plain(drawn)) == (ruling.loaded is None), ruling.id
        if ruling.loaded is None:
            assert ruling.texts[lang].unplayed in plain(regions["task"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_rulings_leads_to_every_ruling_and_to_its_board(lang: str) -> None:
    drawn = str(list_of("rulings", lang))
    Wellformed(drawn)
    assert list(dead(drawn, lang)) == []
    for id, ruling in casebook().items():
        assert f'data-send="ruling:{id}"' in drawn
        assert (f'data-send="open:{id}"' in drawn) == (ruling.loaded is not None)


def test_a_ruling_shows_its_sources_and_authority() -> None:
    _, guide = ruling_regions("target.trap-hole-cyber-phoenix", "de")
    assert "Leitfaden zu Regelfragen, „Zielende Karten / Bestimmte Ziele“" in plain(guide["lists"])
    assert message("de", "library.by_guide") in plain(guide["head"])
    _, asked = ruling_regions("battle.attack-into-higher-def", "en")
    assert message("en", "library.by_rulebook") in plain(asked["head"])
    assert message("en", "library.by_practice") in plain(asked["head"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_without_a_board_is_reached_from_its_rules_and_cards(lang: str) -> None:
    for ruling in casebook().values():
        if ruling.loaded is None:
            for rule in ruling.cites:
                assert f'data-send="ruling:{ruling.id}"' in rule_regions(rule, lang)[1]["task"], rule
            for slug in ruling.cards:
                assert f'data-send="ruling:{ruling.id}"' in card_regions(slug, lang, running_text=False)[1]["lists"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_board_has_a_one_sentence_summary(lang: str) -> None:
    ids = [id for each in rules() for id in shown_by(each) if id.startswith("rule.")]
    told = {id: board_story(id, lang) for id in ids}
    assert [id for id, story in told.items() if not story.move or not 0 < len(story.outcome) <= LONGEST] == []
    effect, rule = told["rule.mechanic.c1.1"].outcome, told["rule.token.on-field-only.1"].outcome
    assert BY_SLUG["raigeki"].names.in_language(lang) in effect
    assert BY_SLUG["dark-hole"].names.in_language(lang) not in rule  # the one of the last two steps that cites the rule
    assert rule in plain(rule_regions("token.on-field-only", lang)[1]["task"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_window_of_a_rule_is_called_by_its_article_and_how_the_rule_begins(lang: str) -> None:
    for id in ("battle.replay", "card.attribute"):
        title, words = rule_regions(id, lang)[0], statement(id, lang) or "?"
        article, begins = title.split(": ", 1)
        assert article == article_of(id).title[lang]
        assert words.startswith(begins.removesuffix("…"))
        assert len(begins) <= BEGINNING
        assert id not in title
