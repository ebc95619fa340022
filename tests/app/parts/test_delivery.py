"""Every text is sent to a browser once, and a changed text as a difference."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from tutor_app.parts import stage as module
from tutor_app.parts.stage import Delivery, Piece, change, name_of, shared

TEXTS = some.text(alphabet="ab<é🂠", max_size=300)


class Browser:
    """Stores what it receives like ``delivery.js``, counting UTF-16 code units."""

    def __init__(self) -> None:
        self.texts: dict[str, bytes] = {}
        self.collection = ""

    def receive(self, held: str, texts: dict[str, Piece], page: dict[str, str]) -> dict[str, str]:
        if held != self.collection:
            self.texts, self.collection = {}, held
        for name, sent in texts.items():
            if isinstance(sent, str):
                self.texts[name] = sent.encode("utf-16-le")
            else:
                base, start, end, between = sent
                text = self.texts[str(base)]
                tail = text[len(text) - 2 * int(end) :]
                self.texts[name] = text[: 2 * int(start)] + str(between).encode("utf-16-le") + tail
        return {region: self.texts[name].decode("utf-16-le") for region, name in page.items()}


@given(TEXTS, TEXTS, TEXTS)
def test_a_change_leads_to_the_text(head: str, tail: str, between: str) -> None:
    base, text = head + "<>" + tail, head + between + tail
    made = Browser().receive("x", {name_of(base): base, name_of(text): change(base, text)}, {"": name_of(text)})
    assert made == {"": text}


def test_a_small_change_of_a_long_text_is_sent_as_that() -> None:
    base = "<li>card</li>" * 400
    text = base[:2000] + "<b>here</b>" + base[2000:]
    assert len(str(change(base, text))) < 100
    assert shared(base, text) >= 2000


@given(some.lists(some.tuples(some.dictionaries(some.sampled_from("xyz"), TEXTS), some.booleans(), some.booleans())))
def test_the_browser_has_every_page_whatever_is_lost(runs: list[tuple[dict[str, str], bool, bool]]) -> None:
    sender, browser = Delivery(), Browser()
    for page, arrives, acknowledged in runs:
        texts, (now, ahead) = sender.pack([page, {**page, "x": "ahead"}])
        if arrives:
            assert browser.receive(sender.name, texts, now) == page
            assert browser.receive(sender.name, {}, {**now, **ahead})["x"] == "ahead"
            if acknowledged:
                sender.acknowledged(sender.name, [sender.serial])


@given(some.lists(some.tuples(some.dictionaries(some.sampled_from("xyz"), TEXTS), TEXTS, some.integers(0, 3))))
def test_a_message_that_follows_needs_the_page_before_it_and_nothing_else(
    runs: list[tuple[dict[str, str], str, int]],
) -> None:
    sender, browser = Delivery(), Browser()
    for page, ahead, acknowledged in runs:
        texts, (now,) = sender.pack([page])
        shown = sender.serial
        more, (again, other) = sender.pack_after([{"x": ahead}])
        assert again == now
        assert not more.keys() & texts.keys()
        assert browser.receive(sender.name, texts, now) == page
        assert browser.receive(sender.name, more, {**now, **other}) == {**page, "x": ahead}
        sender.acknowledged(sender.name, (shown, sender.serial)[:acknowledged])


def test_what_was_acknowledged_is_not_sent_again() -> None:
    sender = Delivery()
    page = {"x": "one", "y": "two"}
    assert sender.pack([page])[0]
    assert sender.pack([page])[0]  # its arrival has not been acknowledged
    sender.acknowledged("another collection", [1, 2])
    assert sender.pack([page])[0]
    sender.acknowledged(sender.name, [3])
    assert not sender.pack([page])[0]


def test_a_full_browser_begins_anew() -> None:
    sender = Delivery()
    first = sender.name
    for number in range(module.MOST_HELD + 2):
        sender.pack([{"x": str(number)}])
        sender.acknowledged(sender.name, [sender.serial])
    texts, (now,) = sender.pack([{"x": "last"}])
    assert sender.name != first
    assert Browser().receive(sender.name, texts, now) == {"x": "last"}


def test_a_text_never_acknowledged_leaves_no_trace() -> None:
    sender = Delivery()
    for number in range(500):
        sender.pack([{"x": str(number)}])
    assert len(sender._open) <= module.MOST_OPEN
    assert not sender._held
