"""Everything about one rule: its sources, examples and related rules."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from rulebook.articles.chapters import Article, Chapter, article_of, chapter_of
from rulebook.articles.definitions import definitions
from rulebook.articles.disagreements import Disagreement, disagreements
from rulebook.articles.rules import Rule, UnknownRule, citations, rule, rules, statement
from rulebook.articles.standing import standings
from scenarios.catalogue.library import id_now
from scenarios.catalogue.rule_boards import cards_of, see_also, shown_by
from tutor_app.texts.messages import message


@dataclass(frozen=True)
class RuleEntry:
    """A rule for one reader. ``note`` is set if no check of the engine enforces it."""

    rule: Rule
    lang: str
    words: str
    article: Article
    chapter: Chapter
    sources: tuple[str, ...]
    holds: str
    note: str
    disputed: tuple[Disagreement, ...]
    terms: tuple[str, ...]
    see: tuple[str, ...]
    shown: tuple[str, ...]
    cards: tuple[str, ...]


def rule_entry(id: str, lang: str) -> RuleEntry:
    """Everything about a rule in a language.

    Raises:
        UnknownRule: there is no such rule.
    """
    found, article = rule(id), article_of(id)
    standing = standings().get(id)
    notes = {"informative": "rule.not_enforced", "structural": "rule.built_in"}
    return RuleEntry(
        rule=found,
        lang=lang,
        words=statement(id, lang) or "",
        article=article,
        chapter=chapter_of(article),
        sources=citations(id, lang, original=True),
        holds=message(lang, f"rule.held_{found.ruleset}"),
        note=message(lang, notes[standing.kind]) if standing else "",
        disputed=tuple(one for one in disagreements().values() if id in one.rules),
        terms=tuple(key for key, one in definitions().items() if id in one.rules and not one.same),
        see=see_also(id),
        shown=shown_by(id),
        cards=cards_of(id),
    )


def find_rule(words: str) -> str:
    """The id of a rule as typed, ignoring case and spaces.

    Raises:
        UnknownRule: there is none; its second argument lists similar ids.
    """
    wanted = id_now("rule", words.strip().replace(" ", "-")[:80])
    by_case = {id.lower(): id for id in rules()}
    if wanted.lower() in by_case:
        return by_case[wanted.lower()]
    near = get_close_matches(wanted.lower(), by_case, 4, 0.5)
    raise UnknownRule(wanted, tuple(by_case[id] for id in near))
