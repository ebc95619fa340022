"""Slots of phrases that specify a case."""

from __future__ import annotations

from rulebook.language.words.descriptions import Thing

from .voice import Voice


class Cards:
    """Cards of a kind as a slot of a phrase, which specifies case and article: ``{cards:gen-def}``.

    Defaults: the accusative, and the article given.
    """

    def __init__(self, voice: Voice, thing: Thing, n: int = 2, article: str = "none", style: str = "in") -> None:
        self.voice, self.thing, self.n, self.article, self.style = voice, thing, n, article, style

    def __format__(self, form: str) -> str:
        case, _, article = form.partition("-")
        said = self.voice.thing(self.thing, self.n, case or "acc", article or self.article, self.style)
        return f"{said.text}{said.tail}"
