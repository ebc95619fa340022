"""Playing in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulebook.engine.core.actions import ActionKind
from rulebook.languages import LANGUAGES
from rulebook.notation.action_codes import encode
from scenarios.catalogue.course import lessons
from scenarios.formats.loader import Loaded, shelf
from scenarios.playing.script import Script, Taken
from tests.browser.visitor import Visitor, visiting
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

LOCALES = {"de": "de-CH", "en": "en-GB", "it": "it-IT", "nl": "nl-BE"}


def scenario(kind: str, index: int = 0) -> Loaded:
    found = sorted((each for each in shelf() if each.scenario.kind == kind), key=lambda each: each.scenario.order)
    return found[index]


def first_chain() -> Loaded:
    return next(each for each in shelf() if each.scenario.id == "lesson.first-chain")


def solution(loaded: Loaded) -> list[Taken]:
    """The visitor's own actions in the solution."""
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    for line in (*loaded.scenario.line, *loaded.scenario.solution):
        script.play(line.do)
    return [taken for taken in script.history if taken.action.player == 0]


def sends(mirror: Visit, taken: Taken) -> list[str]:
    """The clicks for an action."""
    if taken.action.kind == ActionKind.CHOOSE and taken.action.card >= 0:
        alone = len(mirror.state.request.options) == 1
        return [f"card:{taken.action.card}", *([] if alone else ["confirm"])]
    return [encode(taken.action)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_visit_follows_the_browser(browser: Browser, address: str, lang: str) -> None:
    with visiting(browser, address, locale=LOCALES[lang]) as visit:
        visit.open()
        assert visit.page.locator(".stage").get_attribute("lang") == lang
        assert visit.page.evaluate("document.documentElement.lang") == lang
        assert visit.page.title() == message(lang, "page.brand")
        assert f"lang={lang}" in visit.page.url
        first = lessons()[0].scenario
        visit.click(f"open:{first.id}")
        expect(visit.region("moves")).to_contain_text(message(lang, "moves.title"))
        expect(visit.region("task").locator(".ask")).to_have_text(first.step[0].ask.in_language(lang))
        expect(visit.region("task").locator(".ask")).to_be_in_viewport()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(390, 844), (1280, 900)])
def test_the_doors_of_the_first_page_are_on_one_screen(
    browser: Browser, address: str, lang: str, size: tuple[int, int]
) -> None:
    with visiting(browser, address, viewport={"width": size[0], "height": size[1]}) as visit:
        visit.open(f"?lang={lang}")
        for door in ("learn", "solve", "look"):
            expect(visit.page.locator(f".door.{door}")).to_be_in_viewport(ratio=1)


def test_a_new_visitor_attacks_with_six_clicks(browser: Browser, address: str) -> None:
    first = lessons()[0].scenario
    with visiting(browser, address, locale="en-US") as visit:
        visit.open()
        visit.click(f"open:{first.id}")
        visit.click("card:0")
        for found in (".move", ".card.option", "[data-primary]", "[data-primary]"):
            visit.page.locator(found).first.click()
            visit.settle()
        expect(visit.region("task")).to_contain_text(first.step[0].right.in_language("en"))


def test_words_typed_on_the_first_page_are_looked_up(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open()
        visit.page.locator('[data-focus="look"]').fill("heavy storm")
        visit.page.keyboard.press("Enter")
        expect(visit.region("lists")).to_contain_text("Heavy Storm")
        assert "q=heavy+storm" in visit.page.url


def test_the_language_can_be_changed_in_the_middle_of_a_chain(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.first-chain").click("goon")
        before = visit.step
        visit.click("lang:it")
        assert visit.step == before
        assert visit.page.locator(".stage").get_attribute("lang") == "it"
        expect(visit.region("chain")).to_contain_text(message("it", "chain.resolves"))


def test_playback_goes_on_link_by_link(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.first-chain")
        expect(visit.page.locator("[data-primary]")).to_have_text(message("en", "moves.next_link", link=3))
        visit.click("goon")
        for link in (2, 1):
            expect(visit.page.locator("[data-primary]")).to_have_text(message("en", "moves.next_link", link=link))
            visit.click("next")
        visit.click("next")
        expect(visit.region("task")).to_contain_text(message("en", "lesson.step", step=2, steps=9))


@pytest.mark.parametrize("index", [0, 1, 2])
def test_a_puzzle_is_won_by_keyboard_alone(browser: Browser, address: str, index: int) -> None:
    loaded = scenario("puzzle", index)
    mirror = Visit.open(loaded)
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang=en&scenario={loaded.scenario.id}")
        for taken in solution(loaded):
            while not mirror.deciding:
                mirror.handle("next")
                visit.press("next")
            if mirror.session.over or taken.action not in mirror.legal:
                continue
            for what in sends(mirror, taken):
                mirror.handle(what)
                visit.press(what)
                visit.wait_for_step(mirror.token)
        while not mirror.live:
            mirror.handle("next")
            visit.press("next")
        assert mirror.session.solved
        expect(visit.region("notice")).to_contain_text(message("en", "puzzle.solved"))


def test_a_refused_play_shows_its_reason(browser: Browser, address: str) -> None:
    loaded = first_chain()
    mirror = Visit.open(loaded)
    uid = next(uid for uid, card in enumerate(mirror.state.cards)
               if loaded.book.by_number.get(card.number) is loaded.book.by_slug["smashing-ground"])  # fmt: skip
    with visiting(browser, address, locale="de-DE") as visit:
        visit.open("?lang=de&scenario=lesson.first-chain").click("goon")
        visit.click("skip")
        visit.click(f"card:{uid}")
        visit.click("undo")
        visit.click("redo")
        visit.click(f"card:{uid}")
        visit.click("restart")
        visit.click(f"card:{uid}")
        refused = visit.page.locator(".no-move").first
        expect(refused).to_contain_text(message("de", "moves.why_not"))
        expect(refused.locator(".because")).to_be_hidden()
        refused.locator("summary").first.click()
        expect(refused.locator(".because")).to_be_visible()
        expect(refused.locator(".because .rule").first).to_contain_text("Regelbuch 9.0")


def test_a_typed_move_is_judged(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        loaded = scenario("puzzle")
        visit.open(f"?lang=en&scenario={loaded.scenario.id}")
        visit.page.locator('[data-focus="typed-fold"] > summary').click()
        field = visit.page.locator('input[data-focus="typed"]')
        for text, said in (
            ("fly away", message("en", "typed.unread", words="fly away")),
            ("attack kuriboh", message("en", "typed.stranger", card="Kuriboh")),
            ("draw phase", message("en", "typed.refused")),
            (loaded.scenario.solution[0].do, message("en", "typed.allowed")),
        ):
            field.fill(text)
            field.press("Enter")
            visit.settle()
            expect(visit.page.locator(".judgement")).to_contain_text(said)
        before = visit.step
        visit.click("typed-play")
        assert visit.step != before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_offered_instead_is_tapped_and_played(browser: Browser, address: str, lang: str) -> None:
    with visiting(browser, address, viewport={"width": 390, "height": 844}, has_touch=True) as visit:
        visit.open(f"?lang={lang}&scenario=lesson.first-attack")
        visit.page.locator('[data-focus="typed-fold"] > summary').tap()
        field = visit.page.locator('input[data-focus="typed"]')
        field.fill("xyzzy")
        field.press("Enter")
        visit.settle()
        expect(visit.page.locator(".judgement")).to_contain_text(message(lang, "typed.instead"))
        before = visit.step
        visit.page.locator('.judgement [data-send^="typed:"]').first.tap()
        visit.settle()
        visit.click("typed-play")
        assert visit.step != before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_field_and_the_line_to_type_in_stay_in_view(browser: Browser, address: str, lang: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    mirror = Visit.open(first_attack := lessons()[0])
    attack = first_attack.scenario.step[0].accept[0].example[0]
    with visiting(browser, address, **phone) as visit:
        visit.open(f"?lang={lang}&scenario={first_attack.scenario.id}")
        visit.page.locator('[data-focus="typed-fold"] > summary').tap()
        field = visit.page.locator('input[data-focus="typed"]')
        for text in ("xyzzy", "end phase", attack):
            field.fill(text)
            field.press("Enter")
            visit.settle()
            expect(visit.page.locator(".judgement > :first-child")).to_be_in_viewport(ratio=1)
            expect(field).to_be_in_viewport(ratio=1)
            assert_the_field_is_above_the_panel(visit)
        visit.page.locator('[data-send="typed-play"]').tap()
        visit.settle()
        mirror.handle(f"typed:{attack}")
        mirror.handle("typed-play")
        assert visit.step == mirror.token
        expect(visit.region("moves").locator(".latest")).to_be_in_viewport(ratio=1)
        assert_the_field_is_above_the_panel(visit)


def assert_the_field_is_above_the_panel(visit: Visitor) -> None:
    """Hold that the whole field, hands included, is in view and not under the panel of the moves."""
    field, panel = visit.page.locator(".board").bounding_box(), visit.region("moves").bounding_box()
    assert field is not None
    assert panel is not None
    assert 0 <= field["y"] < field["y"] + field["height"] <= panel["y"] + 1


def test_undo_leads_back_and_redo_forward(browser: Browser, address: str) -> None:
    loaded = scenario("puzzle")
    first = solution(loaded)[0].action
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang=en&scenario={loaded.scenario.id}")
        start = visit.region("board").inner_html()
        visit.click(encode(first))
        assert visit.region("board").inner_html() != start
        visit.click("undo")
        assert visit.region("board").inner_html() == start
        visit.click("redo")
        assert visit.region("board").inner_html() != start
        visit.page.go_back()
        visit.page.wait_for_timeout(500)
        visit.settle()
        assert visit.region("board").inner_html() == start


def test_a_link_brings_another_reader_to_the_same_position(browser: Browser, address: str) -> None:
    loaded = scenario("puzzle")
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang=en&scenario={loaded.scenario.id}").click(encode(solution(loaded)[0].action))
        url, shown = visit.page.url, visit.region("board").inner_html()
        visit.page.reload()
        visit.page.wait_for_selector(".stage .board")
        visit.settle()
        assert visit.region("board").inner_html() == shown
    with visiting(browser, address, locale="nl-NL") as other:
        other.open(url.removeprefix(address).removeprefix("/").replace("lang=en", "lang=nl"))
        assert other.page.locator(".stage").get_attribute("lang") == "nl"
        assert other.page.locator(".board .card").count() == shown.count('class="card')
        assert "line=" in url


def test_a_changed_scenario_says_so(browser: Browser, address: str) -> None:
    loaded = scenario("puzzle")
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang=en&scenario={loaded.scenario.id}&line=1.00000000.")
        expect(visit.region("notice")).to_contain_text(message("en", "page.changed"))
        visit.open(f"?lang=en&scenario={loaded.scenario.id}&line=%3Cb%3E")
        expect(visit.region("notice")).to_contain_text(message("en", "page.unreadable_line"))
        visit.open("?lang=en&scenario=%3Cscript%3Ealert(1)%3C/script%3E")
        expect(visit.region("notice")).to_contain_text("<script>")


def test_rapid_clicks_count_once(browser: Browser, address: str) -> None:
    loaded = first_chain()
    mirror = Visit.open(loaded)
    mirror.handle("goon")
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.first-chain")
        visit.page.evaluate(
            """() => { const find = (root) => root.querySelector('[data-send="goon"]')
              || [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean)
              const button = find(document); for (let i = 0; i < 6; i++) button.click() }"""
        )
        visit.page.wait_for_timeout(400)
        visit.settle()
        assert visit.step == mirror.token
        mirror.handle("next")
        visit.send("next").dblclick()
        visit.page.wait_for_timeout(400)
        visit.settle()
        shown = int(visit.step.rsplit("/", 1)[1])
        assert shown in (mirror.cursor, mirror.stops[mirror.stops.index(mirror.cursor) + 1])


def test_a_card_opens_by_keyboard_and_gives_the_focus_back(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        loaded = scenario("puzzle")
        visit.open(f"?lang=en&scenario={loaded.scenario.id}")
        hand = visit.page.locator(".hand.mine .card, .half.mine .card").first.get_attribute("data-send") or ""
        visit.press(hand)
        assert visit.active["focus"].startswith("move-")
        visit.page.keyboard.press("Escape")
        visit.settle()
        assert visit.active["send"] == hand


def test_the_pages_of_the_top_line(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=it")
        for page in ("lessons", "puzzles", "rulings"):
            visit.click(f"page:{page}")
            expect(visit.page.locator("h1")).to_have_text(message("it", f"page.{page}"))
        visit.page.locator(".tile").first.click()
        visit.settle()
        expect(visit.page.locator(".told")).to_be_visible()
        visit.page.locator(".btn.primary").click()
        visit.settle()
        expect(visit.page.locator(".board")).to_be_visible()
        visit.click("page:rulings")
        visit.page.locator(".runs .run").first.click()
        visit.settle()
        expect(visit.page.locator(".board")).to_be_visible()
        visit.click("page:start")
        expect(visit.page.locator(".doors")).to_be_visible()
        assert "scenario=" not in visit.page.url


def test_a_ruling_plays_itself_step_by_step(browser: Browser, address: str) -> None:
    loaded = next(each for each in shelf() if each.scenario.id == "ruling.chain.heavy-storm")
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang=en&scenario={loaded.scenario.id}")
        for _ in range(40):
            lit = visit.page.locator("[data-primary]")
            what = lit.first.get_attribute("data-send") or "" if lit.count() else ""
            if not what or what.startswith("open:"):
                break
            visit.click(what)
        expect(visit.region("task")).to_contain_text(loaded.scenario.in_language("en").answer or "?")


def test_on_a_phone_the_chain_shows_the_link_at_work(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US", viewport={"width": 390, "height": 844}) as visit:
        visit.open("?lang=en&scenario=lesson.first-chain")
        for link in (3, 3, 2, 1):
            seen = (
                visit.region("chain")
                .locator(".node.link")
                .nth(link - 1)
                .evaluate(
                    """(node) => { const box = node.closest(".scroll").getBoundingClientRect()
                  const at = node.getBoundingClientRect(); return at.left >= box.left && at.right <= box.right }"""
                )
            )
            assert seen, link
            visit.click(visit.page.locator("[data-primary]").get_attribute("data-send") or "")


def test_back_leads_through_the_steps_that_were_seen(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.first-chain")
        seen = [visit.step]
        for what in ("goon", "next", "next"):
            visit.click(what)
            seen.append(visit.step)
        for wanted in reversed(seen[1:-1]):
            visit.page.go_back()
            expect(visit.page.locator(".stage")).to_have_attribute("data-step", wanted)


def test_a_link_keeps_the_window_that_was_open(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=ruling.send.goldd-card-destruction")
        visit.page.locator('[data-focus="settings-fold"] > summary').click()
        visit.click("switch:opponent")
        visit.click("switch:stops")
        visit.click("suggestion")
        expect(visit.region("moves")).to_contain_text(message("en", "ask.for_opponent"))
        url, step = visit.page.url, visit.step
        visit.page.reload()
        visit.page.wait_for_selector(".stage .board")
        visit.settle()
        assert visit.step == step
        expect(visit.region("moves")).to_contain_text(message("en", "ask.for_opponent"))
        assert visit.page.url == url


def assert_nothing_sticks_out(visit: Visitor) -> None:
    wide = visit.page.evaluate("() => document.scrollingElement.scrollWidth - window.innerWidth")
    inner = visit.page.evaluate(
        """() => { const host = [...document.querySelectorAll("*")].find((e) => e.shadowRoot?.querySelector(".stage"))
          const stage = host.shadowRoot.querySelector(".stage"); return stage.scrollWidth - stage.clientWidth }"""
    )
    assert wide <= 0
    assert inner <= 0
