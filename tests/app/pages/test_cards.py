"""The page of every card, and the list of all cards."""

from __future__ import annotations

import html
import re
import time

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.language.card_text.card_text import card_text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Card
from scenarios.catalogue.card_examples import examples, examples_of
from scenarios.playing.refusals import refused_because
from tests.app.play.test_visit import Wellformed
from tests.each import each
from tutor_app.pages.cards import card_regions, list_region
from tutor_app.pages.play import play_regions
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message
from tutor_app.wording.card_entry import SORTS, sort_of
from tutor_app.wording.card_examples import story
from tutor_app.wording.card_texts import text_of

NUMBERED = list(enumerate(POOL))


def plain(markup: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", markup))


@each("number, card", NUMBERED, ids=lambda pair: pair[1].slug, parts=2)
def test_every_card_has_its_page(number: int, card: Card) -> None:
    lang = LANGUAGES[number % 4]
    for running_text in (False, True):
        found, regions = card_regions(card.slug, lang, running_text=running_text)
        assert found is card
        for markup in regions.values():
            Wellformed(str(markup))
        assert card.names.in_language(lang) in plain(regions["head"])
        assert plain(regions["why"])
        assert ("running-text" in regions["card"]) == (running_text and 'class="forms"' in regions["card"])
        assert 'data-send="clause:' not in regions["card"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_facts_stand_on_the_page(lang: str) -> None:
    head = plain(card_regions("jinzo", lang, running_text=False)[1]["head"])
    for fact in ("2400", "1500", "77585513", message(lang, "entry.level") + "6"):
        assert fact in head


def test_examples_open_their_boards_and_say_what_happens() -> None:
    card, regions = card_regions("toon-world", "en", running_text=False)
    assert card is not None
    for example in examples_of("toon-world"):
        assert f'data-send="open:{example.id}"' in regions["task"]
        assert f"scenario={example.id}" in regions["task"]
        assert story(example.id, "en").outcome in plain(regions["task"])
    assert message("en", "entry.fails") in regions["task"]
    assert message("en", "entry.happens") in regions["task"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_is_described_in_words(lang: str) -> None:
    """Each in one language only, chosen by its index."""
    for number, example in enumerate(examples()):
        if LANGUAGES[number % 4] == lang:
            told = story(example.id, lang)
            assert told.outcome, example.id


def test_a_refused_example_gives_the_reason_it_is_about() -> None:
    refused = [one for one in examples() if one.cards[0] == "toon-world" and one.shows == "fails"]
    assert any("900" in story(one.id, "en").outcome for one in refused)


def test_a_name_that_means_no_card_is_answered() -> None:
    card, regions = card_regions("dragon", "de", running_text=False)
    assert card is None
    assert 'data-send="about:cyber-dragon"' in regions["notice"]
    card, regions = card_regions("hevy strom", "de", running_text=False)
    assert card is BY_SLUG["heavy-storm"]
    card, regions = card_regions("<b>" * 10_000 + "\x1b", "de", running_text=False)
    assert card is None
    assert "<b><b>" not in regions["notice"]
    assert len(regions["notice"]) < 4000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_has_every_card_under_its_sort(lang: str) -> None:
    drawn = str(list_region(lang))
    Wellformed(drawn)
    for card in POOL:
        assert f'data-send="about:{card.slug}"' in drawn
    for sort in SORTS:
        count = sum(sort_of(card) == sort for card in POOL)
        assert drawn.count(f'data-sort="{sort}"') == count
        if count:
            assert f"{message(lang, f'cards.filter_{sort}')} · {count}" in plain(drawn)


def test_pages_and_texts_are_made_once() -> None:
    assert list_region("it") is list_region("it")
    first = card_regions("jinzo", "it", running_text=False)[1]
    start = time.perf_counter()
    again = card_regions("jinzo", "it", running_text=False)[1]
    assert time.perf_counter() - start < 0.01
    assert first is again
    from rulebook.shelf import open_book

    number = BY_SLUG["jinzo"].number
    assert text_of(open_book(), "it", number) is text_of(open_book(), "it", number)


def test_rules_lead_to_the_rulings_that_cite_them() -> None:
    why = card_regions("toon-summoned-skull", "en", running_text=False)[1]["why"]
    assert re.search(r'data-send="ruling:ruling\.', why)


@pytest.mark.parametrize("number", range(10))
def test_every_example_can_be_watched_to_its_end_and_shows_its_refusals(number: int) -> None:
    """The highlighted button leads through it; refused lines are tried at that point."""
    for example in examples()[number::10]:
        visit, tried = Visit.open(example.loaded), set[str]()
        for _ in range(60):
            if visit.done:
                break
            sends = re.findall(r'data-send="([^"]*)"', str(play_regions(visit, "en")["moves"]))
            line = visit.session.suggestion
            if "suggestion" in sends and line is not None and visit.live:
                visit.handle("suggestion")
                if line.expect.illegal is not None:
                    assert visit.choices.refused is not None, (example.id, line.do)
                    first = visit.choices.refused.failures[:1]
                    assert refused_because(first, line.expect.illegal), (example.id, line.do)
                    tried.add(line.do)
            else:
                lit = [send for send in ("next", "goon") if send in sends]
                passing = [send for send in sends if send.startswith("act:7:")]
                visit.handle((lit + passing)[0])
        assert visit.done, example.id
        assert tried == {line.do for line in example.loaded.scenario.line if line.expect.illegal}, example.id


@pytest.mark.parametrize("running_text", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pendulum_monster_has_two_boxes_of_text(lang: str, running_text: bool) -> None:
    text = card_regions("timegazer-magician", lang, running_text=running_text)[1]["card"]
    found = re.findall(r"<h4>(.*?)</h4>", text)
    assert found == [message(lang, "entry.pendulum_effect"), message(lang, "entry.monster_effect")]
    assert "<h4>" not in card_regions("jinzo", lang, running_text=running_text)[1]["card"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_is_like_no_other_still_leaves_ways_to_go(lang: str) -> None:
    card, regions = card_regions("\x00", lang, running_text=False)
    assert card is None
    assert message(lang, "library.instead") in regions["notice"]
    assert 'data-send="page:cards"' in regions["notice"]
    assert "\x00" not in regions["notice"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["sangan", "elemental-hero-stratos", "thunder-dragon", "macro-cosmos"])
def test_the_line_of_an_example_tells_what_the_card_itself_did(slug: str, lang: str) -> None:
    assert BY_SLUG[slug].names.in_language(lang) in story(f"card.{slug}.1", lang).outcome


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["don-zaloog", "enemy-controller", "elemental-hero-stratos"])
def test_a_choice_of_effects_is_a_labelled_piece_of_its_own(slug: str, lang: str) -> None:
    text = card_text(lang, BY_SLUG[slug])
    choice = next(clause for clause in text.clauses if clause.role == "choice")
    after = text.clauses[text.clauses.index(choice) + 1 :]
    assert "1" in choice.text
    assert [clause.text[:3] for clause in after if clause.text[1:3] == ") "][:2] == ["A) ", "B) "]
