"""The voices by language."""

from __future__ import annotations

from rulebook.languages import LANGUAGES, module

from .voice import Act, Voice


def voice(lang: str) -> Voice:
    """The voice of a language.

    Raises:
        ValueError: the language is not supported.
        MissingWord: the language has no voice yet.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is none of {LANGUAGES}")
    found: Voice = module(lang, "voice").VOICE
    return found


def statement(lang: str, subject: str, finite: str, rest: str) -> Act:
    """A subject, its finite verb and the rest, in the word order of the language."""
    return voice(lang).statement(subject, finite, rest)
