"""WCAG 2.2 AA as far as axe-core can tell, on every kind of page; and every page on the narrowest screen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.test_play import assert_nothing_sticks_out, scenario
from tests.browser.test_screens import PAGES
from tests.browser.visitor import WAIT, Visitor, visiting

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
"""The groups of axe's rules: WCAG 2.0, 2.1 and 2.2, levels A and AA."""
NARROWEST = {"width": 320, "height": 640}
ENLARGED = {"width": 640, "height": 450}
"""A window of 1280 by 900 at 200 % zoom."""
OPEN_FOLDS = """() => {
  const host = [...document.querySelectorAll("*")].find((each) => each.shadowRoot?.querySelector(".stage"))
  for (const fold of host.shadowRoot.querySelectorAll("details")) fold.open = true }"""
STILL = """() => {
  const host = [...document.querySelectorAll("*")].find((each) => each.shadowRoot?.querySelector(".stage"))
  return host.shadowRoot.getAnimations().length }"""


def query_of(name: str) -> str:
    return PAGES[name].format(puzzle=scenario("puzzle").scenario.id, ruling=scenario("ruling").scenario.id)


def faults(visit: Visitor) -> list[str]:
    """What axe finds on the page as it is now."""
    found = Axe().run(visit.page, options={"runOnly": RULES}).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]}: {[told['message'] for told in node['any'] + node['all'] + node['none']]}"
        for each in found
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("name", sorted(PAGES))
def test_axe_finds_no_fault(browser: Browser, address: str, name: str) -> None:
    with visiting(browser, address, locale="en-US", reduced_motion="reduce") as visit:
        visit.open(query_of(name))
        visit.page.evaluate(OPEN_FOLDS)
        assert faults(visit) == []
        visit.page.emulate_media(color_scheme="dark")
        visit.page.wait_for_selector('.stage[data-theme="dark"]')
        assert faults(visit) == []
        visit.page.set_viewport_size({"width": 390, "height": 844})
        assert faults(visit) == []


AFTER_CLICKS = {
    "exercise": ("?lang=en&page=practice", [".answers a"]),
    "wrong": ("?lang=de&scenario=lesson.and-then-also", ["[data-send='answer:1']"]),
    "right": ("?lang=it&scenario=lesson.and-then-also", ["[data-send^=answer]"]),
    "card": ("?lang=nl&scenario={puzzle}", [".zone [data-send^=card]"]),
    "hint": ("?lang=en&scenario={puzzle}", ["[data-send='show:hint']"]),
    "solution": ("?lang=en&scenario={puzzle}", ["[data-send='show:solution']"]),
    "keys": ("?lang=de&scenario={puzzle}", ["[data-shortcuts]"]),
}
"""What else is shown after some clicks, each on the first that can be clicked."""


@pytest.mark.parametrize("name", sorted(AFTER_CLICKS))
def test_axe_finds_no_fault_after_clicks(browser: Browser, address: str, name: str) -> None:
    query, clicks = AFTER_CLICKS[name]
    with visiting(browser, address, locale="en-US", reduced_motion="reduce") as visit:
        visit.open(query.format(puzzle=scenario("puzzle").scenario.id))
        for each in clicks:
            visit.page.locator(f"{each}:not([disabled])").first.click(timeout=WAIT)
            visit.settle()
        visit.page.evaluate(OPEN_FOLDS)
        assert faults(visit) == []
        visit.page.emulate_media(color_scheme="dark")
        visit.page.wait_for_selector('.stage[data-theme="dark"]')
        assert faults(visit) == []


def test_axe_sees_the_page(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(query_of("lesson"))
        visit.page.locator(".lp .who").first.evaluate("each => { each.style.color = '#ccc' }")
        assert any(fault.startswith("color-contrast") for fault in faults(visit))


@pytest.mark.parametrize("size", [NARROWEST, ENLARGED], ids=["320", "zoom"])
@pytest.mark.parametrize("name", sorted(PAGES))
def test_nothing_sticks_out_of_a_small_window(browser: Browser, address: str, name: str, size: dict[str, int]) -> None:
    with visiting(browser, address, locale="en-US", viewport=size) as visit:
        visit.open(query_of(name))
        assert_nothing_sticks_out(visit)


def test_nothing_moves_for_a_reader_who_wants_no_motion(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US", reduced_motion="reduce") as visit:
        visit.open("?lang=en&scenario=lesson.first-chain")
        visit.send("goon").click()
        visit.page.wait_for_selector(".node.link.resolving")
        assert visit.page.evaluate(STILL) == 0
