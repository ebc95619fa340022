"""The page works under the Content Security Policy that docs/hosting.md gives, and violates none of it."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import streamlit
from playwright.sync_api import Browser, Route

from tests.browser.visitor import visiting

ROOT = Path(__file__).resolve().parents[2]


INJECTED = """() => { const script = document.createElement("script")
  script.textContent = "window.injected = 1"
  document.head.append(script)
  return window.injected || 0 }"""


def policy() -> str:
    found = re.search(r'Content-Security-Policy "([^"]+)"', (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"))
    assert found
    return found[1]


def test_the_policy_names_the_inline_script_of_the_installed_streamlit() -> None:
    page = (Path(streamlit.__file__).parent / "static" / "index.html").read_text(encoding="utf-8")
    scripts = [text for text in re.findall(r"<script[^>]*>(.*?)</script>", page, re.S) if text.strip()]
    hashes = {f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in scripts}
    assert hashes == set(re.findall(r"'sha256-[^']+'", policy()))


def test_the_page_works_under_the_policy(browser: Browser, address: str) -> None:
    def guarded(route: Route) -> None:
        if route.request.resource_type != "document":
            return route.continue_()
        answer = route.fetch()
        headers = {"content-type": "text/html; charset=utf-8", "content-security-policy": policy()}
        return route.fulfill(status=answer.status, headers=headers, body=answer.text())

    allowed = ["local-network-access"]  # an answer made by the test has no address of its own
    with visiting(browser, address, permissions=allowed) as visit:
        visit.page.route("**/*", guarded)
        visit.open("?scenario=ruling.chain.heavy-storm&lang=en")
        before = visit.region("why").inner_text()
        visit.page.locator("[data-primary]").first.click()
        visit.page.wait_for_function(
            "before => [...document.querySelectorAll('*')].some(each => each.shadowRoot?.querySelector("
            "'[data-region=why]') && each.shadowRoot.querySelector('[data-region=why]').innerText !== before)",
            arg=before,
        )
        assert visit.problems == []
        assert visit.page.evaluate(INJECTED) == 0
        visit.problems.clear()  # that script was the violation
