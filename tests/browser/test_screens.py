"""Every page, light and dark, wide and narrow: rendered, without overflow, and with a screenshot to look at.

Screenshots are stored in the folder named by TUTOR_SCREENSHOTS.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_play import assert_nothing_sticks_out, scenario
from tests.browser.visitor import visiting
from tutor_app.texts.messages import message

PAGES = {
    "start": "?lang=en",
    "lessons": "?lang=de&page=lessons",
    "lesson": "?lang=it&scenario=lesson.targets",
    "practice": "?lang=nl&page=practice",
    "today": "?lang=de&page=today",
    "progress": "?lang=en&page=progress",
    "puzzles": "?lang=it&page=puzzles",
    "rulings": "?lang=nl&page=rulings",
    "cards": "?lang=de&page=cards",
    "card": "?lang=it&card=toon-summoned-skull",
    "card-text": "?lang=nl&card=relinquished&text=running",
    "card-unknown": "?lang=en&card=dragon",
    "library": "?lang=it&page=library",
    "search": "?lang=de&page=library&q=kosten+oder+efekt&topic=chains",
    "search-nothing": "?lang=nl&page=library&q=zzzzqq",
    "answered": "?lang=en&page=library&q=can+i+chain+mystical+space+typhoon+to+call+of+the+haunted%3F",
    "class": "?lang=nl&page=class",
    "terms": "?lang=de&page=terms",
    "disputes": "?lang=nl&page=disputes",
    "rule": "?lang=en&rule=battle.replay",
    "article": "?lang=de&article=replay",
    "term": "?lang=nl&term=destroy",
    "ruling": "?lang=it&ruling=ruling.summon.ritual-tributes-at-least-or-exactly",
    "dispute": "?lang=en&dispute=field-spells",
    "rule-unknown": "?lang=de&rule=battle.repley",
    "play-puzzle": "?lang=en&scenario={puzzle}",
    "play-ruling": "?lang=de&scenario={ruling}",
}


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "dark")])
@pytest.mark.parametrize("name", sorted(PAGES))
def test_page(browser: Browser, address: str, tmp_path: Path, name: str, theme: str, width: int) -> None:
    query = PAGES[name].format(puzzle=scenario("puzzle").scenario.id, ruling=scenario("ruling").scenario.id)
    size = {"width": width, "height": 900 if width > 500 else 844}
    with visiting(browser, address, viewport=size, color_scheme=theme, locale="en-US") as visit:
        visit.open(query)
        expect(visit.page.locator(".stage")).to_have_attribute("data-theme", theme)
        if name == "play-ruling":
            visit.page.locator("[data-primary]").first.click()
            visit.settle()
        assert_nothing_sticks_out(visit)
        for points in visit.page.locator(".lp .points").all():  # a number and its LP, side by side
            assert points.evaluate("each => each.getClientRects().length + (each.offsetHeight > 40 ? 1 : 0)") == 1
        folder = Path(os.environ.get("TUTOR_SCREENSHOTS", tmp_path))
        folder.mkdir(parents=True, exist_ok=True)
        picture = visit.page.screenshot(path=folder / f"{name}-{theme}-{width}.png")
        assert len(picture) > 10_000


LYING = """cards => cards.map(card => {
  const box = card.getBoundingClientRect()
  return { sideways: card.classList.contains("sideways"), wide: box.width, high: box.height } })"""


@pytest.mark.parametrize("size", [(1280, 900), (640, 450), (390, 844), (320, 640)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_card_in_defense_position_lies_on_its_side(
    browser: Browser, address: str, lang: str, size: tuple[int, int]
) -> None:
    with visiting(browser, address, viewport={"width": size[0], "height": size[1]}, locale="en-US") as visit:
        for name in ("puzzle.borrowed-machines", "puzzle.phoenix-shield"):
            visit.open(f"?lang={lang}&scenario={name}")
            cards = visit.page.locator(".row .card").evaluate_all(LYING)
            assert len({card["sideways"] for card in cards}) == 2
            for card in cards:
                assert (card["wide"] > card["high"]) == card["sideways"], card
            cut = "cards => cards.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
            assert visit.page.locator(".card .numbers").evaluate_all(cut) == []
            assert visit.page.locator(".card .sign").count() > 0


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_your_set_monster_shows_its_attribute_and_level(browser: Browser, address: str, width: int) -> None:
    with visiting(browser, address, viewport={"width": width, "height": 844}, locale="en-US") as visit:
        visit.open("?lang=de&scenario=puzzle.giant-soldier-of-stone.1")
        card = visit.page.locator(".card.mine.down.sideways")
        expect(card.locator(".sign.dark")).to_be_visible()
        expect(card.locator(".kind")).to_have_text("★6")
        cut = "each => [each, each.parentElement].some(one => one.scrollWidth > one.clientWidth)"
        assert not card.locator(".kind").evaluate(cut)
        expect(card.locator(".position")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_a_long_name_is_broken_at_a_hyphen(browser: Browser, address: str, width: int) -> None:
    with visiting(browser, address, viewport={"width": width, "height": 844}, locale="en-US") as visit:
        visit.open("?lang=de&scenario=puzzle.night-assailant.1")
        name = visit.page.locator(".card .name", has_text="Watt\u00adschwanz\u00addra\u00adche")
        assert name.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
        assert name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 8
        assert "\u00ad" not in (visit.page.locator(".card.mine").first.get_attribute("aria-label") or "")


def test_on_a_phone_the_answers_to_a_question_are_within_reach(browser: Browser, address: str) -> None:
    size = {"width": 390, "height": 844}
    with visiting(browser, address, viewport=size, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.your-deck")
        for answer in visit.page.locator(".task .answer").all():
            box = answer.bounding_box()
            assert box is not None
            assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"]
        expect(visit.region("moves")).to_be_hidden()


def test_on_a_phone_a_notice_stands_beside_the_moves(browser: Browser, address: str) -> None:
    with visiting(browser, address, viewport={"width": 390, "height": 844}, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.first-chain&line=%3Cb%3E")
        words = message("en", "page.unreadable_line")
        expect(visit.region("moves").locator(".notice")).to_have_text(words)
        expect(visit.region("moves").locator(".notice")).to_be_in_viewport(ratio=1)
        expect(visit.region("notice").get_by_role("status")).to_have_text(words)
        visit.page.set_viewport_size({"width": 1280, "height": 800})
        expect(visit.region("moves").locator(".notice")).to_be_hidden()
        expect(visit.region("notice")).to_be_in_viewport(ratio=1)
