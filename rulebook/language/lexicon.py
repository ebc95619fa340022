"""The lexicon: words with gender, number and forms, read once from the TOML files beside this module."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

Entry = dict[str, dict[str, str | bool]]


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in one language.

    ``gender``: de m, f, n, pl, m+f; it m, f; nl de, het, pl; en empty. An empty ``sg`` or ``pl`` is a form nobody
    uses. ``article`` is Italian only: elide, noelide, lo, or empty where the sound decides.
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

    def plural(self, n: int) -> bool:
        """Whether the form for ``n`` things is plural (always, for words that have no singular)."""
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
            KeyError: the word has no such form.
        """
        try:
            return self.forms[form]
        except KeyError:
            raise KeyError(f"{self.id} has no form {form!r} in {self.lang}") from None

    def get(self, form: str, default: str = "") -> str:
        return self.forms.get(form, default)


@cache
def _read(name: str) -> dict[str, Entry]:
    text = files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _entry(table: str, word: str, lang: str) -> dict[str, str | bool]:
    try:
        return _read(table)[word][lang]
    except KeyError:
        raise KeyError(f"no {lang} entry {word!r} in {table}.toml") from None


@cache
def noun(lang: str, word: str) -> Noun:
    """The noun with this id.

    Raises:
        KeyError: the lexicon has no such noun in this language.
    """
    entry = _entry("nouns", word, lang)
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
        KeyError: the lexicon has no such adjective.
    """
    return Words(word, lang, {key: str(value) for key, value in _entry("adjectives", word, lang).items()})


@cache
def verb(lang: str, word: str) -> Words:
    """The verb with this id (forms: en base, sg3, pp; de, it inf, imp, sg2, sg3, pl3, pp; nl inf, imp, sg3, pl, pp).

    Raises:
        KeyError: the lexicon has no such verb.
    """
    return Words(word, lang, {key: str(value) for key, value in _entry("verbs", word, lang).items()})


def card_word(lang: str, table: str, word: str) -> str:
    """The word for a Type (table "type") or an Attribute (table "attribute").

    Raises:
        KeyError: no such word.
    """
    words = _read("card_words")[table]
    if word not in words:
        raise KeyError(f"no {table} {word!r} in card_words.toml")
    return str(words[word][lang])


def all_nouns() -> tuple[str, ...]:
    """The ids of all nouns."""
    return tuple(_read("nouns"))


def all_adjectives() -> tuple[str, ...]:
    """The ids of all adjectives."""
    return tuple(_read("adjectives"))


def all_verbs() -> tuple[str, ...]:
    """The ids of all verbs."""
    return tuple(_read("verbs"))
