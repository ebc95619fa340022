"""``run.py sentences --changed``: each wording change once, with its number of occurrences."""

from __future__ import annotations

import pytest

from tutor_app.commands import sentences
from tutor_app.commands.main import main
from tutor_app.reports import rendered_sentences as rendered


def test_the_same_change_of_words_is_shown_once() -> None:
    old = {"cards": {"a": {"en": "Draw 1 card.\nIt stays."}, "b": {"en": "Draw 2 card."}}}
    new = {"cards": {"a": {"en": "Draw 1 cards.\nIt stays."}, "b": {"en": "Draw 2 cards.\nNew."}}}
    said = list(sentences.report(old, new, {"cards": {"a": ("en",), "b": ("en",)}}, ["en"]))
    assert said == [
        "[en] cards a and 1 more lines",
        "  - Draw 1 card.",
        "  + Draw 1 cards.",
        "[en] cards b",
        "  + New.",
        "2 texts differ, 2 different changes",
    ]


def test_a_text_that_is_new_gone_or_changed_differs() -> None:
    kept = {"gone": {"en": "1", "de": "2"}, "same": {"en": "3"}, "changed": {"en": "4", "de": "5"}}
    found = {"same": {"en": "3"}, "changed": {"en": "4", "de": "6"}, "new": {"en": "7"}}
    assert rendered.differing(kept, found) == {"changed": ("de",), "gone": ("en", "de"), "new": ("en",)}


def test_without_git_the_command_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert main(["sentences", "--changed"]) == sentences.UNCLEAR
    assert "install git" in capsys.readouterr().err


def test_an_unknown_commit_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sentences", "--changed", "--since", "no-such-commit"]) == sentences.UNCLEAR
    assert "no-such-commit" in capsys.readouterr().err
