"""Slots of phrases that specify a case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.language.words.descriptions import Thing

if TYPE_CHECKING:
    from .speech import Pointer
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
