"""The file with a visitor's answers over HTTP: only with the key, of bounded size, and in the visitor's language."""

from __future__ import annotations

import http.client
import json
import os
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route

from tutor_app.pages.transfer import progress_file
from tutor_app.progress.exchange import LARGEST
from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.server import listening
from tutor_app.store.store import store
from tutor_app.texts.messages import message

KEY = "0123456789abcdef" * 2
AT = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Answer(NamedTuple):
    """The answer to a request."""

    status_code: int
    text: str
    headers: dict[str, str]


class Client:
    """Sends requests to a server in this process."""

    def __init__(self, port: int) -> None:
        self._port = port

    def request(self, method: str, content: bytes | None = None, key: str | None = None) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
        headers = {"X-Visitor": KEY if key is None else key, "Accept-Language": "nl"}
        connection.request(method, "/progress/file", body=content, headers=headers)
        found = connection.getresponse()
        answer = Answer(
            found.status, found.read().decode(), {name.lower(): value for name, value in found.getheaders()}
        )
        connection.close()
        return answer


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", f"sqlite:///{tmp_path / 'progress.sqlite'}")
    application = Starlette(routes=[Route("/progress/file", progress_file, methods=["GET", "PUT"])])
    with listening("127.0.0.1", 0) as taken:
        server = uvicorn.Server(uvicorn.Config(application, log_level="error"))
        thread = threading.Thread(target=server.run, args=([taken],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield Client(taken.getsockname()[1])
        server.should_exit = True
        thread.join(10)
    store().close()


def test_a_file_moves_the_answers_to_another_visitor(client: Client) -> None:
    store().add(KEY, [Result(Item(ItemKind.EXERCISE, "may-i.1"), True, AT, ("battle.declare",))])
    saved = client.request("GET")
    assert saved.headers["content-disposition"].startswith("attachment")
    for added in (1, 0):
        loaded = client.request("PUT", saved.text.encode(), KEY[::-1])
        assert json.loads(loaded.text) == {"all": 1, "added": added}
    assert store().after(KEY[::-1]).results == store().after(KEY).results


@pytest.mark.parametrize("key", ["", "x" * 32, KEY + "0", "' OR 1=1 --"])
def test_without_a_key_nothing_is_told(client: Client, key: str) -> None:
    found = client.request("GET", key=key)
    assert found[:2] == (400, message("nl", "progress.no_key"))


@pytest.mark.parametrize(
    ("content", "wrong"),
    [(b"{", "broken"), (b"{}", "other"), (b" " * (LARGEST + 1), "large"),
     (b'{"format": "duel-tutor-progress", "version": 99}', "newer")],
)  # fmt: skip
def test_a_file_that_cannot_be_read_changes_nothing(client: Client, content: bytes, wrong: str) -> None:
    store().add(KEY, [Result(Item(ItemKind.EXERCISE, "may-i.1"), True, AT)])
    found = client.request("PUT", content)
    assert found[:2] == (400, message("nl", f"progress.file_{wrong}"))
    assert len(store().after(KEY).results) == 1


def test_a_database_that_is_gone_is_named(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    good = os.environ["DUEL_TUTOR_DATABASE"]
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", "sqlite:////proc/nowhere/x.sqlite")
    found = client.request("GET")
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", good)
    assert found[:2] == (503, message("nl", "progress.fault_gone"))
