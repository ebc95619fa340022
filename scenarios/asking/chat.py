"""Lets a chat model read a question: it fills in the story, and nothing else. Off unless the host names an endpoint.

Any endpoint of the common chat-completion form will do, a local one too. The model gets the question, the cards that
the tutor recognised in it, and the JSON Schema of a story. Its answer is checked like any other input; the engine plays
the story and decides.
"""

from __future__ import annotations

import json
import os
import urllib.request
from collections.abc import Collection, Mapping
from http.client import HTTPResponse
from time import monotonic
from typing import Any, NamedTuple

from pydantic import ValidationError

from .story import Story

ADDRESS, KEY, MODEL = "DUEL_TUTOR_CHAT_URL", "DUEL_TUTOR_CHAT_KEY", "DUEL_TUTOR_CHAT_MODEL"
SECONDS = 8.0
"""How long an answer may take."""
MOST_BYTES = 20_000
"""How much of an answer is read."""
LONGEST = 300
"""How many characters of a question are sent."""
_TASK = (
    "Read a question about a card game as a story: which player has which card where, what is done in which order, "
    "and what is asked. Use only these cards, by their id: {cards}. Answer with one JSON object of the given schema, "
    "nothing else. Do not answer the question."
)


class Endpoint(NamedTuple):
    """Where the questions go: the address of the chat completions, the key ("" if it needs none), and the model."""

    address: str
    key: str = ""
    model: str = "default"


def endpoint(environment: Mapping[str, str] | None = None) -> Endpoint | None:
    """The endpoint that the host has set; None if there is none or its address is no http address."""
    found = os.environ if environment is None else environment
    address = found.get(ADDRESS, "")
    if not address.startswith(("http://", "https://")):
        return None
    return Endpoint(address, found.get(KEY, ""), found.get(MODEL, "default"))


def message_for(question: str, cards: Collection[str], to: Endpoint) -> dict[str, Any]:
    """All that is sent: the question, the ids of the cards recognised in it, and the schema of a story."""
    return {
        "model": to.model,
        "temperature": 0,
        "messages": [
            {"role": "system", "content": _TASK.format(cards=", ".join(sorted(cards)))},
            {"role": "user", "content": question[:LONGEST]},
        ],
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "story", "schema": Story.model_json_schema()},
        },
    }


def read_by_chat(question: str, cards: Collection[str], to: Endpoint) -> Story | None:
    """The story as a chat model reads it.

    Args:
        question: the question.
        cards: the slugs of the cards recognised in it.
        to: the endpoint.

    Returns:
        The story; None if the endpoint does not answer in time, its answer is no story, or the story contains a card
        that the question does not name.
    """
    body = json.dumps(message_for(question, cards, to)).encode()
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {to.key}"} if to.key else {})}
    asked = urllib.request.Request(to.address, data=body, headers=headers, method="POST")
    try:
        with urllib.request.build_opener(_Staying).open(asked, timeout=SECONDS) as answer:
            said = json.loads(_within(answer, monotonic() + SECONDS))
        story = Story.model_validate_json(said["choices"][0]["message"]["content"])
    except (OSError, ValueError, LookupError, TypeError, ValidationError):
        return None
    named = {one.card for one in story.cards}
    acting = {slug for act in story.acts for slug in (act.card, act.target, *act.tributes) if slug is not None}
    if not named <= set(cards) or not acting <= named or (story.about is not None and story.about not in named):
        return None
    return story.model_copy(update={"confirmed": False})  # nobody has seen what it assumes


class _Staying(urllib.request.HTTPRedirectHandler):
    """Follows no redirection: the key is for the address that the host has set."""

    def redirect_request(self, *_: object, **__: object) -> None:
        """No request: the redirection is an error."""


def _within(answer: HTTPResponse, until: float) -> bytes:
    """The beginning of an answer; TimeoutError if it is not there in time, however steadily it comes."""
    read = b""
    while len(read) < MOST_BYTES:
        part = answer.read1(MOST_BYTES - len(read))
        if monotonic() > until:
            raise TimeoutError
        if not part:
            break
        read += part
    return read
