"""The search page: results are grouped, highlighted, filtered, and always plain text."""

from __future__ import annotations

import html
import random
import re
import time

import pytest

from rulebook.articles.rules import statement
from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from scenarios.asking.assumptions import assumptions
from scenarios.asking.codes import code_of
from scenarios.catalogue import library
from scenarios.catalogue.library import FILTERS, KINDS, by_document_id, choices, id_now, renamed
from scenarios.catalogue.stories import story_id, story_told
from tests.app.play.test_visit import Wellformed
from tutor_app.pages import answers
from tutor_app.pages.library import rule_regions
from tutor_app.pages.search import (
    Asked,
    asked_in,
    library_page,
    marked,
    snippet,
    words_for,
)
from tutor_app.parts.search import LONGEST
from tutor_app.play.playing_meetings import PlayingMeetings, Progress
from tutor_app.texts.messages import message


@pytest.fixture(autouse=True)
def _waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits for what happens between cards, however slow the machine is."""
    monkeypatch.setattr(answers, "MEETINGS", PlayingMeetings(patience=300.0))


def drawn(asked: Asked, lang: str) -> str:
    found = "".join(library_page(asked, lang).values())
    Wellformed(found)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_about_both_cards_come_first_and_the_words_are_marked(lang: str) -> None:
    found = drawn(Asked("MST Call of the Haunted chain"), lang)
    assert re.search(r'class="result".*?data-send="([^"]*)"', found)[1].startswith("ruling:")  # type: ignore[index]
    assert "<mark>" in found
    assert 'data-send="about:mystical-space-typhoon"' in found


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "mst vs mirror force"), ("en", "what happens between mst and mirror force"),
    ("de", "Was passiert bei Taifun und Spiegelkraft?"), ("it", "cosa succede con tifone e Forza Riflessa"),
    ("nl", "wat gebeurt er met mst en mirror force"),
])  # fmt: skip
def test_a_question_that_only_names_cards_is_answered_by_their_meeting(lang: str, words: str) -> None:
    names = ", ".join(BY_SLUG[one].names.in_language(lang) for one in ("mirror-force", "mystical-space-typhoon"))
    top = html.unescape(re.sub(r"<[^>]*>", "", drawn(Asked(words), lang)))
    assert (
        message(lang, "between.title", cards=names) in top
        or message(lang, "between.title", cards=", ".join(reversed(names.split(", ")))) in top
    )


def test_filters_narrow_and_are_taken_off_again() -> None:
    asked = Asked("chain").narrowed("kind", "rule").narrowed("topic", "chains")
    assert asked.query == {"page": "library", "q": "chain", "kind": "rule", "topic": "chains"}
    assert asked_in(asked.query) == asked
    results = re.findall(r'class="result"[^>]*data-send="(\w+):', drawn(asked, "en"))
    assert set(results) == {"rule"}
    assert asked.narrowed("kind", "rule").filters == (("topic", "chains"),)
    assert asked_in({"q": "x", "kind": "<b>", "topic": "none", "about": "jinzo"}).filters == (("about", "jinzo"),)


@pytest.mark.parametrize("words", ["monster", "destroy a monster"])
def test_every_entry_that_is_counted_can_be_seen(words: str) -> None:
    found = drawn(Asked(words), "en")
    chips = re.findall(r'data-send="filter:kind:(\w+)"[^>]*>[^<]* · (\d+)<', found)
    counts = {kind: int(count) for kind, count in chips}
    assert sum(counts.values()) > 700
    assert any(message("en", f"library.{key}", count=sum(counts.values())) in found for key in ("found", "related"))
    for kind in ("card", "rule"):
        assert f">{message('en', 'library.all_of', count=counts[kind])}</a>" in found
        alone = drawn(Asked(words, (("kind", kind),)), "en")
        assert alone.count('class="result"') == counts[kind]


def test_the_card_filter_keeps_what_is_about_that_card() -> None:
    found = drawn(Asked("Trap effect", (("about", "jinzo"),)), "en")
    assert 'class="result"' in found
    for send in re.findall(r'class="result"[^>]*data-send="([^"]*)"', found):
        id = send.replace("about:", "card:")
        assert "jinzo" in by_document_id()[id].cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_filter_has_its_words(lang: str) -> None:
    assert choices()["kind"] == KINDS
    assert tuple(choices()) == FILTERS
    for name in FILTERS:
        assert message(lang, f"library.filter_{name}")
        assert all(words_for(name, value, lang) for value in choices()[name])


def test_nothing_found_says_so_and_shows_the_chapters() -> None:
    found = drawn(Asked("zzzzqq xxyyzz"), "de")
    assert message("de", "library.nothing") in html.unescape(found)
    assert 'data-send="article:replay"' in found


def test_marks_leave_the_text_as_it_was() -> None:
    for document in list(by_document_id().values())[::37]:
        text = document.body["it"]
        runs = marked(text, frozenset(("caten", "effett")), "it")
        assert "".join(run.text for run in runs) == text
        short = snippet(text, frozenset(("caten",)), "it")
        assert len(short) < 260
        assert short.strip("… ") in text


def test_no_words_make_the_page_slow_or_break_it() -> None:
    chance = random.Random(14)
    signs = "abcdeißüé<>&\"'%\x00\x1b\u202e漢🂠 \t\n(){}[]*+?.\\/"
    drawn(Asked("warm"), "en")
    for number in range(60):
        words = "".join(chance.choice(signs) for _ in range(chance.randrange(2000)))
        asked = asked_in({"q": words, "kind": words[:9], "about": words})
        assert len(asked.words) <= LONGEST
        start = time.process_time()
        found = drawn(asked, LANGUAGES[number % 4])
        assert time.process_time() - start < 2
        assert "\x00" not in found


def test_what_was_renamed_is_found_under_its_old_id(monkeypatch: pytest.MonkeyPatch) -> None:
    for old, new in renamed().items():
        assert old not in by_document_id(), old
        assert new in by_document_id(), new
        assert old.partition(":")[0] == new.partition(":")[0]
    monkeypatch.setattr(library, "renamed", lambda: {"rule:battle.again": "rule:battle.replay"})
    assert id_now("rule", "battle.again") == "battle.replay"
    assert id_now("term", "battle.again") == "battle.again"
    assert rule_regions("battle.again", "en") == rule_regions("battle.replay", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_named_cards_are_answered_by_the_engine_first(lang: str) -> None:
    first, second = (BY_SLUG[slug].names.in_language(lang) for slug in ("magic-jammer", "raigeki"))
    above = library_page(Asked(f"{first} + {second}"), lang)["intro"]
    assert above.index(message(lang, "between.computed")) < above.index(message(lang, "library.best"))
    assert "open:between.magic-jammer.raigeki.1" in above
    assert "between.magic-jammer" not in library_page(Asked(first), lang)["intro"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_assumption_of_a_story_is_answered_under_the_same_words(lang: str) -> None:
    words = "Gravity Bind liegt offen, Schwarzes Loch, Marshmallon kaputt?"
    story = story_told(words)
    assert story is not None
    other = next(assumptions(story)).changed
    plain, changed = (library_page(Asked(words, (), code), lang)["intro"] for code in ("", code_of(other)))
    assert f"filter:story:{code_of(other)}" in plain
    assert story_id(other) in changed
    assert message(lang, "between.assumptions") in changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_what_happens_between_cards_the_story_that_may_be_meant_is_offered(lang: str) -> None:
    told = "mein gesetzter magier des glaubens wird von adliger der auslöschung entfernt"
    words = f"{told}, bekomm ich den flipp effekt noch?"
    found = drawn(Asked(words), lang)
    top = found[found.index("results computed") : found.index(message(lang, "library.best"))]
    assert message(lang, "between.likely_no") in top
    assert 'data-send="filter:story:' in top


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_stands_on_top_with_its_rule_and_its_board(lang: str) -> None:
    found = drawn(Asked("Can I chain Magic Jammer to Raigeki?"), lang)
    top = found[found.index("results computed") : found.index(message(lang, "library.best"))]
    assert message(lang, "between.yes") in top
    assert 'data-send="rule:' in top
    assert 'class="thumbnail"' in top
    assert 'data-send="open:' in top


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_one_card_is_answered_on_top_from_its_text(lang: str) -> None:
    found = drawn(Asked("Does Mirror Force target?"), lang)
    top = found[found.index("results computed") : found.index(message(lang, "library.best"))]
    assert message(lang, "between.no") in top
    assert message(lang, "between.computed") in top
    assert 'data-send="rule:target.all-not"' in top
    assert 'data-send="open:card.mirror-force.' in top


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ruling_that_asks_the_same_is_the_answer(lang: str) -> None:
    names = [BY_SLUG[slug].names.in_language(lang) for slug in ("mystical-space-typhoon", "call-of-the-haunted")]
    found = drawn(Asked(" ".join(names)), lang)
    assert 'data-focus="answer-ruling:ruling.chain.call-of-the-haunted-typhoon"' in found
    assert message(lang, "between.computed") not in found


def test_a_rule_that_answers_is_said_on_top() -> None:
    found = drawn(Asked("do tokens go to the graveyard"), "en")
    assert re.search(r'data-focus="answer-rule:(token[^"]*|mechanic.F5)"', found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_a_rule_is_answered_with_yes_or_no_and_the_rule(lang: str) -> None:
    found = drawn(Asked("does piercing count as battle damage"), lang)
    assert f"<strong>{message(lang, 'between.yes')}</strong>" in found
    assert 'data-focus="answer-rule:damage.piercing"' in found
    assert 'data-send="open:rule.damage.piercing.1"' in found


def test_the_best_entries_of_all_kinds_come_first_with_their_kind() -> None:
    found = drawn(Asked("differenza tra scartare e mandare al cimitero"), "it")
    assert found.index(message("it", "library.best")) < found.index(message("it", "library.kind_rule"))
    assert f'<span class="kind">{message("it", "library.one_rule")}</span>' in found


def test_what_is_still_being_played_is_asked_for_again_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked("Can I chain Magic Jammer to Raigeki")
    monkeypatch.setattr(answers, "answered_by_story", lambda _: None)
    monkeypatch.setattr(answers, "MEETINGS", lambda _: Progress())
    assert message("nl", "between.begun") in drawn(asked, "nl")
    monkeypatch.setattr(answers, "MEETINGS", lambda _: Progress(7, 90))
    assert 'data-again="search"' in drawn(asked, "nl")
    assert message("nl", "between.progress", played="7", scenes="90") in drawn(asked, "nl")
    monkeypatch.setattr(answers, "MEETINGS", PlayingMeetings(patience=300.0))
    assert 'data-again="search"' not in drawn(asked, "nl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_more_than_is_read_is_said(lang: str) -> None:
    asked = asked_in({"q": "monster " * 625})
    assert asked.cut
    assert message(lang, "between.too_long", most=LONGEST) in html.unescape(drawn(asked, lang))
    assert not asked_in({"q": "monster"}).cut


def test_a_name_that_is_begun_is_offered() -> None:
    assert 'data-send="find:does Mirror Force"' in drawn(Asked("does mirr"), "en")


def test_a_question_about_a_rule_without_yes_or_no_is_told_the_rule() -> None:
    above = library_page(Asked("how many cards may I hold at the end of my turn"), "en")["intro"]
    assert "computed" in above
    assert html.escape(statement("turn.end.hand-limit", "en") or "?") in above
    assert message("en", "between.yes") not in above


def test_the_reason_that_decides_stands_beside_the_answer_and_what_is_asked_is_said_once() -> None:
    asked = Asked("he destroys my Sangan with Dark Hole, does the effect of Sangan activate?")
    above = library_page(asked, "en")["intro"]
    answer = above[above.index("<strong>") : above.index("rests")]
    assert "triggers" in answer or "effect of" in answer
    assert "destroys" not in answer
    assert "Read as" not in above
