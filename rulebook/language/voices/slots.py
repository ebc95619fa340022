"""Slots of phrases that specify a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.language.words.descriptions import Thing
from rulebook.language.words.noun_phrases import phrase

if TYPE_CHECKING:
    from .speech import Pointer, Said
    from .voice_of_nouns import Nouns


class Cards:
    """Cards of a kind as a slot of a phrase, which specifies case and article: ``{cards:gen-def}``.

    Defaults: the accusative, and the article given. ``{cards:dat-none-closed}``: more words follow, so that a comma
    closes a relative clause.
    """

    def __init__(self, voice: Nouns, thing: Thing, n: int = 2, article: str = "none", style: str = "in") -> None:
        self.voice, self.thing, self.n, self.article, self.style = voice, thing, n, article, style

    def __format__(self, form: str) -> str:
        case, _, rest = form.partition("-")
        article, _, closed = rest.partition("-")
        said = self.voice.thing(self.thing, self.n, case or "acc", article or self.article, self.style)
        return self.voice.whole(said) if closed else f"{said.text}{said.tail}"


class Known:
    """Known cards as a slot of a phrase, which specifies the case: ``{card:dat}``. Default: the accusative."""

    def __init__(self, voice: Nouns, pointer: Pointer) -> None:
        self.voice, self.pointer = voice, pointer

    def __format__(self, case: str) -> str:
        return self.voice.point(self.pointer, case or "acc").text


class Phrase:
    """A rendered noun phrase as a slot of a phrase. ``{cards:closed}``: a comma closes its relative clause."""

    def __init__(self, voice: Nouns, said: Said) -> None:
        self.voice, self.said = voice, said

    def __format__(self, form: str) -> str:
        return self.voice.whole(self.said) if form else self.said.text


class Counted:
    """A number of things as a slot of a phrase, which may put words behind the number: ``{counters:or more}``."""

    def __init__(self, lang: str, noun: str, count: int) -> None:
        self.lang, self.noun, self.count = lang, noun, count

    def __format__(self, words: str) -> str:
        if not words:
            return phrase(self.lang, self.noun, self.count, article="digit")
        return f"{self.count} {words} {phrase(self.lang, self.noun, 2, article='none')}"
