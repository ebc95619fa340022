"""Words that agree with a noun, in ``words/agreeing.toml`` of each language."""

from __future__ import annotations

from functools import cache

from rulebook.languages import MissingWord, table

from .grammar import grammar
from .lexicon import noun


@cache
def agreeing(lang: str, key: str, noun_id: str, n: int = 1) -> str:
    """The form of the words ``key`` for ``n`` of a noun.

    Raises:
        MissingWord: the language has no such words, or not in this form.
    """
    word = noun(lang, noun_id)
    form = grammar(lang).agrees_with(word, word.plural(n))
    forms = table(lang, "words/agreeing").get(key, {})
    if form not in forms:
        raise MissingWord(f"{lang} has no {key}.{form} in words/agreeing.toml")
    return str(forms[form])
