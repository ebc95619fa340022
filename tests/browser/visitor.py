"""A visitor in the browser: opens URLs, clicks or presses keys, and waits for the page to respond."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

WAIT = 30_000
ACTIVE = """() => { let at = document.activeElement
  while (at && at.shadowRoot && at.shadowRoot.activeElement) at = at.shadowRoot.activeElement
  return at ? { send: at.dataset.send || "", focus: at.dataset.focus || "" } : { send: "", focus: "" } }"""

CROWDED = """() => {
  const host = [...document.querySelectorAll("*")].find((each) => each.shadowRoot?.querySelector(".stage"))
  const stage = host.shadowRoot.querySelector(".stage")
  const found = []
  const whole = document.scrollingElement
  if (stage.scrollWidth > stage.clientWidth || whole.scrollWidth > innerWidth) found.push("sideways")
  const written = (each) => [...each.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())
  const said = [...stage.querySelectorAll("*")].filter((each) =>
    each.checkVisibility() && !each.closest(".hidden-label") && (each.matches("input") || written(each)))
  const boxes = said.flatMap((each) => [...each.getClientRects()].map((box) => [each, box]))
  if (boxes.length < 20) found.push("nothing is there")
  boxes.sort((one, other) => one[1].top - other[1].top)
  boxes.forEach(([each, box], at) => {
    const words = each.textContent.slice(0, 60)
    if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`${words}: sticks out`)
    for (const [other, near] of boxes.slice(at + 1)) {
      if (near.top > box.bottom - 4) break
      if (each.contains(other) || other.contains(each)) continue
      const wide = Math.min(box.right, near.right) - Math.max(box.left, near.left)
      const high = Math.min(box.bottom, near.bottom) - near.top
      if (wide > 2 && high > 4) found.push(`${words}: lies on ${other.textContent.slice(0, 60)}`)
    }
  })
  return found }"""


class Visitor:
    """One visitor. ``problems`` are the errors in the browser's console, except those about other servers."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.problems: list[str] = []
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _note(self, told: ConsoleMessage) -> None:
        url = told.location.get("url", "")
        if told.type == "error" and (not url.startswith("http") or url.startswith(self.address)):
            self.problems.append(told.text)

    def open(self, query: str = "") -> Visitor:
        self.page.goto(f"{self.address}/{query}")
        self.page.wait_for_selector(".stage .top", timeout=WAIT)
        self.settle()
        return self

    def settle(self) -> None:
        """Wait until the last click has been handled."""
        self.page.wait_for_selector(".stage:not([aria-busy])", timeout=WAIT)
        self.page.wait_for_timeout(120)

    def region(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    def send(self, what: str) -> Locator:
        """The first element that sends ``what``."""
        return self.page.locator(f'[data-send="{what}"]').first

    def click(self, what: str) -> None:
        self._act(lambda: self.send(what).click(timeout=WAIT))

    def press(self, what: str) -> None:
        """Reach it with the Tab key alone, then press Enter."""
        self.reach(lambda active: active["send"] == what)
        self._act(lambda: self.page.keyboard.press("Enter"))

    def reach(self, found: Callable[[dict[str, str]], bool]) -> None:
        for _ in range(300):
            if found(self.page.evaluate(ACTIVE)):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key never gets there")

    def _act(self, act: Callable[[], None]) -> None:
        act()
        self.page.wait_for_timeout(60)
        self.settle()

    def crowded(self) -> list[str]:
        """Elements that overflow the window at its sides, and overlapping words."""
        found: list[str] = self.page.evaluate(CROWDED)
        return found

    @property
    def step(self) -> str:
        return self.page.locator(".stage").get_attribute("data-step") or ""

    def wait_for_step(self, step: str, timeout: int = 4 * WAIT) -> None:
        """Wait until the page shows a step: the opponent of a puzzle may be looking for the best answer."""
        self.page.wait_for_selector(f'.stage[data-step="{step}"]', timeout=timeout)
        self.settle()

    @property
    def active(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(ACTIVE)
        return found


@contextmanager
def visiting(browser: Browser, address: str, **context: object) -> Iterator[Visitor]:
    """A separate visitor; at the end, the console must be free of errors."""
    made = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **context})  # type: ignore[arg-type]
    try:
        visit = Visitor(made.new_page(), address)
        yield visit
        assert visit.problems == [], visit.problems
    finally:
        made.close()
