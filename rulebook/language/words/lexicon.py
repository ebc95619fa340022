"""The lexicon: words with gender, number and forms, from the TOML files in the folder of each language."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rulebook.languages import MissingWord, table


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in one language.

    ``gender``: de m, f, n, pl, m+f; it m, f; nl de, het, pl; en empty. An empty ``sg`` or ``pl`` is an unused form.
    ``article`` is Italian only: elide, noelide, lo, or empty if the sound decides.
    """

    id: str
    lang: str
    sg: str
    pl: str
    gender: str = ""
    gen: str = ""
    dat_pl: str = ""
    weak: bool = False
    article: str = ""

    def __format__(self, form: str) -> str:
        """The noun in a phrase: its singular, or its plural where a slot says ``{zone:pl}``."""
        return self.pl if form == "pl" else self.sg

    def plural(self, n: int) -> bool:
        """Whether the form for ``n`` things is plural (always, for words without a singular)."""
        return self.gender == "pl" or not self.sg or (n != 1 and bool(self.pl))


@dataclass(frozen=True, slots=True)
class Words:
    """The forms of an adjective or a verb in one language, by the name of the form."""

    id: str
    lang: str
    forms: dict[str, str] = field(hash=False)

    def __getitem__(self, form: str) -> str:
        """The form called ``form``.

        Raises:
            MissingWord: the word has no such form.
        """
        try:
            return self.forms[form]
        except KeyError:
            raise MissingWord(f"{self.id} has no form {form!r} in {self.lang}") from None

    def get(self, form: str, default: str = "") -> str:
        return self.forms.get(form, default)


def _entry(lang: str, name: str, word: str) -> dict[str, Any]:
    try:
        entry: dict[str, Any] = table(lang, f"words/{name}")[word]
    except KeyError:
        raise MissingWord(f"{lang} has no {word!r} in words/{name}.toml") from None
    return entry


@cache
def noun(lang: str, word: str) -> Noun:
    """The noun with this id.

    Raises:
        MissingWord: the lexicon has no such noun in this language.
    """
    entry = _entry(lang, "nouns", word)
    get = {key: str(value) for key, value in entry.items()}
    return Noun(
        word,
        lang,
        get.get("sg", ""),
        get.get("pl", ""),
        get.get("g", ""),
        get.get("gen", ""),
        get.get("dat_pl", ""),
        bool(entry.get("weak", False)),
        get.get("art", ""),
    )


@cache
def adjective(lang: str, word: str) -> Words:
    """The adjective or participle with this id (forms: see adjectives.toml).

    Raises:
        MissingWord: the lexicon has no such adjective.
    """
    return Words(word, lang, {key: str(value) for key, value in _entry(lang, "adjectives", word).items()})


@cache
def verb(lang: str, word: str) -> Words:
    """The verb with this id (forms: en base, sg3, pp; de, it inf, imp, sg2, sg3, pl3, pp; nl inf, imp, sg3, pl, pp).

    Raises:
        MissingWord: the lexicon has no such verb.
    """
    return Words(word, lang, {key: str(value) for key, value in _entry(lang, "verbs", word).items()})


def card_word(lang: str, kind: str, word: str) -> str:
    """The word for a Type (kind "type") or an Attribute (kind "attribute").

    Raises:
        MissingWord: the language has no such word.
    """
    try:
        return str(table(lang, "words/printed_words")[kind][word])
    except KeyError:
        raise MissingWord(f"{lang} has no {kind}.{word} in words/printed_words.toml") from None
