"""The address that opens a puzzle of a reader's own."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.requests import Request

from rulebook.cards import BY_SLUG
from scenarios.importing.links import opened_puzzle
from tutor_app.pages.opening import LARGEST, puzzle_file

CARD = f"Debug.AddCard({BY_SLUG['gemini-elf'].number},0,0,LOCATION_MZONE,0,POS_FACEUP_ATTACK)\n"


def post(text: str | bytes, **headers: str) -> dict[str, Any]:
    content = text.encode() if isinstance(text, str) else text
    sent = {"accept-language": "de", **headers}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": content, "more_body": False}

    fields = [(name.lower().encode(), value.encode()) for name, value in sent.items()]
    scope = {"type": "http", "method": "POST", "path": "/puzzle/file", "query_string": b"", "headers": fields}
    with ThreadPoolExecutor(1) as apart:  # a browser test in the same process may have left its event loop running
        answer = apart.submit(asyncio.run, puzzle_file(Request(scope, receive))).result()
    assert answer.status_code == 200
    found: dict[str, Any] = json.loads(bytes(answer.body))
    return found


def test_a_script_gets_an_id_that_opens_it() -> None:
    found = post(CARD)
    loaded = opened_puzzle(found["id"])
    assert loaded is not None
    assert loaded.scenario.board.you.monsters == ("gemini-elf@1|atk",)
    assert found["notes"] == []


def test_what_is_missing_is_asked_for_and_left_out() -> None:
    script = CARD + "Debug.AddCard(77,0,0,LOCATION_HAND,0,10)\n"
    asked = post(script)
    assert (asked["ask"], "id" in asked) == (True, False)
    assert asked["notes"] == [
        "Zeile 2: Die Karte mit der Nummer 77 gehört nicht zur Sammlung. Sie kann weggelassen werden."
    ]
    assert "id" in post(script, **{"X-Leave-Out": "1"})


def test_a_script_with_code_is_refused_with_its_line() -> None:
    found = post(CARD + "for i = 1, 2 do end")
    assert "id" not in found
    assert found["notes"][0].startswith("Zeile 2: Das ist Programmcode: „for“.")


def test_a_lesson_is_no_puzzle() -> None:
    text = 'id = "x"\nkind = "card"\n[text.en]\ntitle = "x"\n[board]\n'
    found = post(text, **{"X-Name": "x.toml"})
    assert (found["told"], "id" in found) == ("Diese Datei ist kein Rätsel.", False)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"<script>alert(1)</script>", b"x" * (LARGEST + 10)])
def test_other_content_is_told(content: bytes) -> None:
    found = post(content, **{"X-Name": "%3Cscript%3E.toml"})
    assert "id" not in found
    assert found["told"]


@pytest.mark.parametrize(("text", "name"), [("#main\n77\n", "x.ydk"), ("#main\n77\n", ""), ("ydke://TQAAAA==!!!", "")])
def test_a_deck_is_looked_through_and_is_no_puzzle(text: str, name: str) -> None:
    found = post(text, **({"X-Name": name} if name else {}))
    assert "id" not in found
    assert (
        found["told"] == "Das ist ein Deck, kein Rätsel: 1 Karten, Extra Deck 0, Side Deck 0. Nicht in der Sammlung: 1."
    )
    assert found["notes"][0].endswith("Die Karte mit der Nummer 77 gehört nicht zur Sammlung.")


def test_a_damaged_deck_is_told_with_its_line() -> None:
    found = post("#main\nsangan\n", **{"X-Name": "x.ydk"})
    assert found["notes"] == ["Zeile 2: „sangan“ ist keine Kartennummer. Schreibe in jede Zeile eine Nummer."]
