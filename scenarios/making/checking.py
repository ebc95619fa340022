"""Checks exercises: one right answer, no two answers alike in any language, no wrong answer that is right as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulebook.explain.tree import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id

from .index import Entry
from .maker import remade
from .permitted import refusals_here
from .values import MOST_OPTIONS, Exercise, Kind


def faults(entry: Entry) -> Iterator[str]:
    """Yield what is wrong with a stored exercise, one sentence each."""
    found = remade(entry.recipe)
    if found is None:
        yield f"{entry.id}: it can no longer be made from {entry.recipe.source}"
        return
    if found.rules != entry.rules:
        yield f"{entry.id}: the index names other rules"
    yield from faults_of(found)


def faults_of(one: Exercise) -> Iterator[str]:
    """Yield what is wrong with an exercise, one sentence each."""
    if not 2 <= len(one.options) <= MOST_OPTIONS:
        yield f"{one.id}: it has {len(one.options)} options"
    right = [option for option in one.options if option.because is None]
    if len(right) != 1:
        yield f"{one.id}: it has {len(right)} right answers"
        return
    true = tuple(_true(one))
    for lang in LANGUAGES:
        for depth in Depth:
            if not text(lang, one.question, depth=depth).strip():
                yield f"{one.id}: it asks nothing in {lang}"
            said = [text(lang, option.told, depth=depth) for option in one.options]
            yield from (f"{one.id}: {lang} says {words!r} twice" for words, many in Counter(said).items() if many > 1)
            holds = {text(lang, each, depth=depth) for each in true}
            wrong = [words for words, option in zip(said, one.options, strict=True) if option.because is not None]
            yield from (f"{one.id}: {words!r} is right as well" for words in wrong if words in holds)


def _true(one: Exercise) -> Iterator[Explanation]:
    """Yield the answers that hold: the right one, and every reason of a refusal."""
    yield one.options[one.right].told
    loaded = by_id(one.recipe.source) if one.kind is Kind.MAY_I else None
    if loaded is not None:
        yield from refusals_here(loaded, one.recipe)
