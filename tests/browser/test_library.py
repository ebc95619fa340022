"""The library in a real browser: entries, the ways between them, and the way to the board and back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulebook.articles.chapters import articles
from rulebook.articles.rules import statement
from tutor_app.messages import LANGUAGES, message

from .visit import visiting

RULING = "ruling.battle.spear-dragon-magic-cylinder"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_the_chapters_to_a_rule_to_its_board_and_back_by_keyboard(
    browser: Browser, address: str, lang: str
) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang={lang}")
        visit.press("page:library")
        visit.press("article:replay")
        expect(visit.page.locator("h1")).to_have_text(articles()["replay"].title[lang])
        visit.press("rule:battle.replay")
        words = statement("battle.replay", lang) or ""
        expect(visit.page.locator("h1")).to_have_text(words)
        assert visit.page.title() == message(lang, "page.title", title="battle.replay")
        visit.press("open:rule.battle.replay.1")
        expect(visit.region("board").locator(".board")).to_be_visible()
        visit.page.go_back()
        expect(visit.page.locator("h1")).to_have_text(words)
        visit.page.go_back()
        expect(visit.page.locator("h1")).to_have_text(articles()["replay"].title[lang])


def test_a_rule_of_the_reasons_opens_its_entry_and_the_board_is_still_there(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="de-DE") as visit:
        visit.open(f"?lang=de&scenario={RULING}").click("suggestion")
        step = visit.step
        rule = visit.region("why").locator("a.rule-id").first
        id = rule.inner_text()
        visit.press(f"rule:{id}")
        expect(visit.page.locator("h1")).to_have_text(statement(id, "de") or "")
        visit.page.go_back()
        expect(visit.region("board").locator(".board")).to_be_visible()
        assert visit.step == step


def test_a_ruling_opens_the_board_at_the_step_in_question(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang=en&ruling={RULING}")
        expect(visit.page.locator(".told > li")).to_have_count(2)
        visit.page.locator('[data-send^="at:"]').last.click()
        visit.settle()
        expect(visit.region("board").locator(".board")).to_be_visible()
        assert "line=" in visit.page.url
        expect(visit.region("board")).to_contain_text("6100")
        visit.click(f"ruling:{RULING}")
        expect(visit.page.locator(".told > li")).to_have_count(2)


def test_the_language_changes_and_the_entry_stays(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&rule=battle.replay").click("lang:it")
        expect(visit.page.locator("h1")).to_have_text(statement("battle.replay", "it") or "")
        assert "rule=battle.replay" in visit.page.url


def test_the_glossary_is_narrowed_by_a_word_of_any_language(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=de&page=terms")
        visit.page.locator("[data-find]").fill("distruggere")
        expect(visit.send("term:destroy")).to_be_visible()
        expect(visit.send("term:banish")).to_be_hidden()


def test_on_paper_there_is_the_entry_and_nothing_to_press(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&article=replay")
        visit.page.emulate_media(media="print")
        expect(visit.page.locator(".top")).to_be_hidden()
        expect(visit.page.locator(".tools")).to_be_hidden()
        expect(visit.page.locator(".rulebook li").last).to_be_visible()
        heights = visit.page.evaluate("""() => { const main = document.querySelector('[data-testid="stMain"]')
          return [main.scrollHeight, main.clientHeight] }""")
        assert heights[0] <= heights[1] + 1
