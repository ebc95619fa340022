"""A chat model may read a question; whatever it answers, only a valid story about the named cards is used."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, ClassVar

import pytest

from scenarios.asking import chat
from scenarios.asking.chat import Endpoint, endpoint, message_for, read_by_chat
from scenarios.asking.story import Story
from scenarios.catalogue.stories import answered_by_story, story_told

CARDS = {"jinzo", "battle-fader"}
STORY: dict[str, Any] = {
    "cards": [
        {"card": "jinzo", "owner": "opponent", "place": "field"},
        {"card": "battle-fader", "owner": "you", "place": "hand"},
    ],
    "acts": [
        {"actor": "opponent", "done": "attack", "card": "jinzo"},
        {"actor": "you", "done": "activate", "card": "battle-fader"},
    ],
    "asks": "may", "about": "battle-fader", "turn": "opponent", "turn_said": True,
}  # fmt: skip


class Server(BaseHTTPRequestHandler):
    """Answers every request with ``content`` as the message, or with ``raw`` as it is."""

    content: ClassVar[str] = ""
    raw: ClassVar[bytes] = b""
    status: ClassVar[int] = 200
    location: ClassVar[str] = ""
    trickle: ClassVar[float] = 0.0
    """Seconds between the bytes of an answer."""
    wait: ClassVar[threading.Event | None] = None
    heard: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.heard.append({"body": json.loads(self.rfile.read(length)), "key": self.headers.get("Authorization")})
        if self.wait is not None:
            self.wait.wait(5)
        said = self.raw or json.dumps({"choices": [{"message": {"content": self.content}}]}).encode()
        try:
            self.send_response(self.status)
            self.send_header("Content-Length", str(len(said)))
            if self.location:
                self.send_header("Location", self.location)
            self.end_headers()
            for at in range(len(said)) if self.trickle else ():
                self.wfile.write(said[at : at + 1])
                self.wfile.flush()
                threading.Event().wait(self.trickle)
            self.wfile.write(b"" if self.trickle else said)
        except OSError:
            return  # the reader has gone

    def log_message(self, format: str, *args: Any) -> None:
        return


@pytest.fixture
def server() -> Iterator[type[Server]]:
    """A chat endpoint on the loopback address."""

    class Own(Server):
        heard: ClassVar[list[dict[str, Any]]] = []

    own = HTTPServer(("127.0.0.1", 0), Own)
    threading.Thread(target=own.serve_forever, daemon=True).start()
    Own.address = f"http://127.0.0.1:{own.server_port}/v1/chat/completions"  # type: ignore[attr-defined]
    yield Own
    own.shutdown()
    own.server_close()


def ask(server: type[Server], cards: set[str] = CARDS) -> Story | None:
    return read_by_chat("he hits me with jinzo, fader?", cards, Endpoint(server.address, "secret", "m"))  # type: ignore[attr-defined]


def test_a_story_is_read_and_only_the_question_is_sent(server: type[Server]) -> None:
    server.content = json.dumps(STORY)
    story = ask(server)
    assert story is not None
    assert [act.card for act in story.acts] == ["jinzo", "battle-fader"]
    (heard,) = server.heard
    assert heard["key"] == "Bearer secret"
    assert heard["body"] == message_for("he hits me with jinzo, fader?", CARDS, Endpoint("", "", "m"))
    assert heard["body"]["messages"][1]["content"] == "he hits me with jinzo, fader?"


@pytest.mark.parametrize(
    "content",
    [
        "", "I think yes.", "{}", "[]", "null", json.dumps({**STORY, "asks": "everything"}),
        json.dumps({**STORY, "cards": [{"card": "raigeki", "owner": "you", "place": "hand"}]}),
        json.dumps({**STORY, "about": "raigeki"}), json.dumps({**STORY, "system": "rm -rf /"}),
        json.dumps({**STORY, "acts": STORY["acts"] * 20}), "x" * 100_000,
        json.dumps({**STORY, "cards": [{"card": "<script>", "owner": "you", "place": "hand"}]}),
    ],
)  # fmt: skip
def test_made_up_and_hostile_answers_are_no_story(server: type[Server], content: str) -> None:
    server.content = content
    assert ask(server) is None


@pytest.mark.parametrize("raw", [b"<html>", b"{", b"\xff\xfe", b'{"choices": []}', b'{"choices": [{"message": null}]}'])
def test_an_answer_of_another_form_is_no_story(server: type[Server], raw: bytes) -> None:
    server.raw = raw
    assert ask(server) is None


def test_an_error_and_silence_are_no_story(server: type[Server], monkeypatch: pytest.MonkeyPatch) -> None:
    server.content, server.status = json.dumps(STORY), 500
    assert ask(server) is None
    server.status, server.wait = 200, threading.Event()
    monkeypatch.setattr(chat, "SECONDS", 0.2)
    assert ask(server) is None
    server.wait.set()
    assert read_by_chat("x", CARDS, Endpoint("http://127.0.0.1:9/none")) is None


def test_a_model_confirms_no_assumption_for_the_reader(server: type[Server]) -> None:
    server.content = json.dumps({**STORY, "confirmed": True})
    story = ask(server)
    assert story is not None
    assert not story.confirmed


def test_a_redirection_is_not_followed(server: type[Server]) -> None:
    """The key would go to another address."""
    server.content, server.status = json.dumps(STORY), 307
    server.location = server.address  # type: ignore[attr-defined]
    assert ask(server) is None
    assert len(server.heard) == 1


def test_an_answer_that_trickles_in_is_given_up(server: type[Server], monkeypatch: pytest.MonkeyPatch) -> None:
    server.content, server.trickle = json.dumps(STORY), 0.05
    monkeypatch.setattr(chat, "SECONDS", 0.3)
    assert ask(server) is None


@pytest.mark.parametrize("address", ["", "file:///etc/passwd", "ftp://x", "javascript:1"])
def test_without_an_http_address_it_is_off(address: str) -> None:
    assert endpoint({chat.ADDRESS: address}) is None


def test_what_the_tutor_does_not_understand_is_read_by_the_model_and_played(
    server: type[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "jinzo swings, no monsters over here, battle fader?"
    server.content = json.dumps(STORY)
    story_told.cache_clear()
    monkeypatch.setenv(chat.ADDRESS, server.address)  # type: ignore[attr-defined]
    found = answered_by_story(text)
    story_told.cache_clear()
    assert found is not None
    assert found.yes is True
    assert len(server.heard) == 1
