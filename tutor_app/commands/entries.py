"""Terms and disputed points as ``run.py rule`` prints them, the entries of the search that are not rules."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.articles.definitions import definitions
from rulebook.articles.disagreements import Disagreement, disagreements
from rulebook.articles.glossary import glossary, term
from rulebook.articles.rules import rules, statement
from rulebook.languages import LANGUAGES
from tutor_app.texts.messages import message

from .json_shapes import Json, header


def entry_json(id: str, lang: str) -> Json | None:
    """A term or disputed point as JSON, None if there is neither with this id."""
    if id in disagreements():
        found = disagreements()[id]
        return {
            **header("dispute"), "id": id, "lang": lang, "title": found.title[lang], "played": found.played,
            "readings": {side: words[lang] for side, words in found.readings.items()}, "why": found.why[lang],
            "rules": list(found.rules),
        }  # fmt: skip
    if id in glossary():
        words = {code: term(id, code) for code in LANGUAGES}
        found_term = definitions()[id]
        return {**header("term"), "id": id, "lang": lang, "names": words, "text": found_term.words[lang],
                "rules": list(found_term.rules)}  # fmt: skip
    return None


def entry_lines(id: str, lang: str) -> Iterator[str]:
    """A term or disputed point as text; nothing if there is neither with this id."""
    if id in disagreements():
        yield from _dispute(disagreements()[id], lang)
    elif id in glossary():
        others = ", ".join(f"{term(id, code)} ({code})" for code in LANGUAGES if code != lang)
        yield f"{term(id, lang)}  ·  {others}"
        yield definitions()[id].words[lang]
        yield from _on_it(definitions()[id].rules, lang)


def _dispute(found: Disagreement, lang: str) -> Iterator[str]:
    yield f"{message(lang, 'rule.disputed')}: {found.title[lang]}"
    yield from readings_of(found, lang)
    yield found.why[lang]
    yield from _on_it(found.rules, lang)


def readings_of(found: Disagreement, lang: str) -> Iterator[str]:
    """Both readings of a disputed point, an asterisk before the one that is played."""
    return (f"   {'*' if side == found.played else ' '} {words[lang]}" for side, words in found.readings.items())


def _on_it(ids: tuple[str, ...], lang: str) -> Iterator[str]:
    """The rules of an entry that the book has, with their wording."""
    own = [id for id in ids if id in rules()]
    if own:
        yield ""
        yield message(lang, "library.rules_on")
        yield from (f"   {id}: {statement(id, lang)}" for id in own)
