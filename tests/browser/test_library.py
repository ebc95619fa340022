"""The library in a real browser: entries, the links between them, and the link to the board and back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulebook.articles.chapters import article_of, articles, chapter_of
from rulebook.articles.rules import statement
from rulebook.languages import LANGUAGES
from tests.browser.visitor import WAIT, visiting
from tutor_app.pages.library import rule_in_short
from tutor_app.texts.messages import message

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
        short = rule_in_short("battle.replay", lang)
        named = f"{articles()['replay'].title[lang]}: {short}"
        assert visit.page.title() == message(lang, "page.title", title=named)
        visit.press("open:rule.battle.replay.1")
        expect(visit.region("board").locator(".board")).to_be_visible()
        expect(visit.page.locator("a.back")).to_have_text(f"‹ {short}")
        visit.page.go_back()
        expect(visit.page.locator("h1")).to_have_text(words)
        visit.page.go_back()
        expect(visit.page.locator("h1")).to_have_text(articles()["replay"].title[lang])


def test_a_rule_of_the_reasons_opens_its_entry_and_the_board_is_still_there(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="de-DE") as visit:
        visit.open(f"?lang=de&depth=exact&scenario={RULING}").click("suggestion")
        step = visit.step
        rule = visit.region("why").locator("a.rule-id").first
        id = rule.inner_text()
        visit.press(f"rule:{id}")
        expect(visit.page.locator("h1")).to_have_text(statement(id, "de") or "")
        visit.page.go_back()
        expect(visit.region("board").locator(".board")).to_be_visible()
        assert visit.step == step


@pytest.mark.parametrize("depth", ["exact", ""])
def test_a_link_opened_in_a_new_tab_keeps_the_depth(browser: Browser, address: str, depth: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&rule=battle.replay" + (f"&depth={depth}" if depth else ""))
        with visit.page.context.expect_page() as opened:
            visit.page.locator('.stage a[data-send^="rule:"]').first.click(modifiers=["ControlOrMeta"])
        opened.value.wait_for_selector("h1")
        assert ("depth=exact" in opened.value.url) == bool(depth)


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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_print_shows_the_entry_without_buttons(browser: Browser, address: str, theme: str) -> None:
    with visiting(browser, address, locale="en-US", color_scheme=theme) as visit:
        visit.open("?lang=en&article=replay")
        visit.page.emulate_media(media="print")
        expect(visit.page.locator(".top")).to_be_hidden()
        expect(visit.page.locator(".tools")).to_be_hidden()
        expect(visit.page.locator(".rulebook li").last).to_be_visible()
        expect(visit.page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")
        expect(visit.page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
        expect(visit.page.locator(".rulebook > li").last).to_have_css("background-color", "rgb(255, 255, 255)")
        heights = visit.page.evaluate("""() => { const main = document.querySelector('[data-testid="stMain"]')
          return [main.scrollHeight, main.clientHeight] }""")
        assert heights[0] <= heights[1] + 1
        visit.page.emulate_media(media="screen")
        visit.open(f"?lang=en&ruling={RULING}")
        visit.page.emulate_media(media="print")
        expect(visit.page.locator(".told > li").last).to_be_visible()
        assert visit.page.locator("button, summary, .btn").filter(visible=True).count() == 0


def test_on_paper_a_card_has_no_switch_and_no_way_back(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&card=sangan")
        expect(visit.page.locator(".forms")).to_be_visible()
        visit.page.emulate_media(media="print")
        expect(visit.page.locator(".forms")).to_be_hidden()
        expect(visit.page.locator(".back")).to_be_hidden()
        expect(visit.page.locator(".cardtext")).to_be_visible()


def test_print_of_a_search_shows_the_query(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&page=library&q=ignition+effect")
        visit.page.emulate_media(media="print")
        expect(visit.page.locator("[data-search]")).to_be_visible()
        expect(visit.page.locator("[data-search]")).to_have_value("ignition effect")
        expect(visit.page.locator(".results > .chip").first).to_be_hidden()


TYPED = {
    "de": ("Kosten oder Efekt", "term:cost"),
    "en": ("Can I chain MST to stop Call of the Haunted?", "about:call-of-the-haunted"),
    "it": ("distruzione o sacrificio", "term:destroy"),
    "nl": ("mag ik tributen met tokens", "rule:"),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_typed_query_is_found_opened_and_returned_to(browser: Browser, address: str, lang: str) -> None:
    words, expected = TYPED[lang]
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang={lang}").click("page:library")
        before = visit.page.evaluate("history.length")
        visit.reach(lambda active: active["focus"] == "search")
        visit.page.keyboard.type(words, delay=25)
        expect(visit.page.locator(f'[data-send^="{expected}"]').first).to_be_visible(timeout=WAIT)
        expect(visit.page.locator("mark").first).to_be_visible()
        visit.page.wait_for_timeout(400)
        visit.settle()
        assert visit.active["focus"] == "search"
        assert visit.page.locator("[data-search]").input_value() == words
        assert visit.page.evaluate("history.length") == before  # typing adds no history entries
        visit.page.keyboard.press("Enter")
        first = visit.active["send"]
        assert first
        visit.page.keyboard.press("Enter")
        expect(visit.page.locator("[data-search]")).to_have_count(0)
        visit.page.go_back()
        expect(visit.page.locator("[data-search]")).to_have_value(words)
        expect(visit.page.locator(".result").first).to_have_attribute("data-send", first)
        visit.page.reload()
        expect(visit.page.locator("[data-search]")).to_have_value(words)
        expect(visit.page.locator(".result").first).to_have_attribute("data-send", first)


def test_results_are_narrowed_in_the_address(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&page=library&q=chain").click("filter:kind:rule")
        expect(visit.page.locator(".results")).to_have_count(1)
        assert "kind=rule" in visit.page.url
        assert "q=chain" in visit.page.url
        visit.page.go_back()
        expect(visit.page.locator(".results")).not_to_have_count(1)
        visit.page.locator("[data-search]").fill("")
        expect(visit.page.locator(".chapters")).to_be_visible()
        assert "q=" not in visit.page.url


def test_markup_in_the_field_stays_text(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&page=library")
        visit.page.locator("[data-search]").fill("<img src=x onerror=alert(1)> \"' & chain ~*()!")
        expect(visit.page.locator(".result").first).to_be_visible()
        visit.page.wait_for_timeout(300)
        assert visit.page.locator(".stage img").count() == 0
        visit.page.reload()
        expect(visit.page.locator("[data-search]")).to_have_value("<img src=x onerror=alert(1)> \"' & chain ~*()!")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_copied_link_opens_the_same_entry_in_the_same_language(browser: Browser, address: str, lang: str) -> None:
    other = "it" if lang != "it" else "nl"
    with visiting(browser, address, locale="en-US", permissions=["clipboard-read", "clipboard-write"]) as visit:
        visit.open(f"?lang={other}&rule=battle.replay").click(f"lang:{lang}")
        words = statement("battle.replay", lang) or ""
        expect(visit.page.locator("h1")).to_have_text(words)
        visit.page.locator("[data-copy]").click()
        expect(visit.page.locator("[data-copy]")).to_have_text(message(lang, "link.copied"))
        copied = visit.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"{address}/?")
    with visiting(browser, address, locale="en-US") as friend:
        friend.open(copied.removeprefix(f"{address}/"))
        expect(friend.page.locator("h1")).to_have_text(words)


def test_the_chapter_in_the_way_to_an_entry_leads_to_that_chapter(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=de&rule=effect.card-over-rule")
        chapter = chapter_of(article_of("effect.card-over-rule"))
        visit.press(f"chapter:{chapter.id}")
        found = visit.page.locator(f'[data-focus="chapter-{chapter.id}"]')
        expect(found.locator("h3")).to_contain_text(chapter.title["de"])
        expect(found.locator("h3")).to_be_in_viewport()
        assert visit.page.evaluate("document.querySelector('[data-testid=stMain]').scrollTop") > 0
        visit.page.locator("[data-search]").fill("x")
        visit.page.wait_for_timeout(400)
        visit.page.locator("[data-search]").fill("")
        expect(found).to_be_visible()
        visit.settle()
        assert visit.active["focus"] == "search"


def test_forward_leads_where_back_came_from(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=nl&article=replay").click("rule:battle.replay")
        words = statement("battle.replay", "nl") or ""
        expect(visit.page.locator("h1")).to_have_text(words)
        visit.click("open:rule.battle.replay.1")
        expect(visit.region("board").locator(".board")).to_be_visible()
        board = visit.page.url
        for _ in range(2):
            visit.page.go_back()
            visit.settle()
        expect(visit.page.locator("h1")).to_have_text(articles()["replay"].title["nl"])
        visit.page.go_forward()
        expect(visit.page.locator("h1")).to_have_text(words)
        visit.page.go_forward()
        expect(visit.region("board").locator(".board")).to_be_visible()
        assert visit.page.url == board


NARROW = (
    "page=library", "page=library&q=chain", "page=terms", "page=disputes", "article=replay", "term=destroy",
    "rule=effect.card-over-rule", "rule=mechanic.G2", f"ruling={RULING}", "dispute=field-spells",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_library_has_no_overflow_or_overlap(browser: Browser, address: str, lang: str) -> None:
    with visiting(browser, address, locale="en-US", viewport={"width": 390, "height": 844}) as visit:
        for query in NARROW:
            visit.open(f"?lang={lang}&{query}")
            assert visit.crowded() == [], query


def test_a_term_in_a_lesson_opens_its_entry(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.first-chain")
        visit.page.locator(".ask .term", has_text="Chain Link").click()
        visit.settle()
        assert "term=chain-link" in visit.page.url
        visit.page.go_back()
        expect(visit.page.locator(".board")).to_be_visible()
