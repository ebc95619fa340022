"""The answer above the entries: the ruling that asks the same, what the tutor plays, or the entry that says it."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.articles.chapters import article_of
from rulebook.articles.definitions import definitions
from rulebook.articles.rules import statement
from rulebook.cards import BY_SLUG
from rulebook.language.sentences.render import Depth, text
from rulebook.search.document import Document, Found
from rulebook.shelf import open_book
from scenarios.asking.answering import Answer
from scenarios.asking.chat import LONGEST
from scenarios.asking.codes import code_of, story_of
from scenarios.asking.concluding import Conclusion
from scenarios.asking.reading import Question
from scenarios.catalogue.answers import answered, question
from scenarios.catalogue.casebook import casebook
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.meetings import finding_id, nothing_between
from scenarios.catalogue.principles import PrincipleAnswer, answered_by_principle
from scenarios.catalogue.properties import PropertyAnswer, answered_by_property
from scenarios.catalogue.stories import (
    answered_by_code,
    answered_by_story,
    changes,
    is_better,
    is_sent,
    reconciled,
    settles,
    story_id,
)
from scenarios.interactions.between import MOST_CARDS, Interaction
from tutor_app.parts import answers as page
from tutor_app.parts.links import Place
from tutor_app.parts.markup import Markup
from tutor_app.parts.search import WORDS
from tutor_app.parts.shell import notice, waiting
from tutor_app.parts.thumbnail import Lying
from tutor_app.play.playing_meetings import MEETINGS, Progress
from tutor_app.texts.messages import message
from tutor_app.wording.computed_answers import (
    assumed,
    assumption,
    heading,
    not_understood,
    question_asked,
    stand_ins,
    verdict_word,
)
from tutor_app.wording.outcomes import fates
from tutor_app.wording.questions import trouble, unknown_cards
from tutor_app.wording.reasons import reason_of, rule_of

from .puzzle_list import lying_on

MOST = 12
"""Maximum number of further findings on the page."""


class Top(NamedTuple):
    """What stands above the entries.

    ``settled``: it stays as it is. ``entry``: the entry shown in it, if any. ``told``: it says itself what is asked.
    """

    parts: tuple[Markup, ...] = ()
    settled: bool = True
    entry: str = ""
    told: bool = False

    @property
    def answers(self) -> bool:
        """Whether something is shown there."""
        return bool(self.parts)


def top_of(words: str, code: str, found: Found, lang: str, depth: Depth) -> Top:
    """What stands above the entries.

    Args:
        words: the question.
        code: the code of a story that is answered instead, or "".
        found: what the search has found.
        lang: the language.
        depth: how reasons are told.
    """
    first = found.hits[0].document if found.answered and found.hits else None
    entry = _entry(first, lang) if first is not None and not code else None
    shown = first.id if first is not None and entry is not None else ""
    asked = question(words)
    by_card = answered_by_property(words) if not code else None
    if by_card is not None and by_card.yes is not None:
        return Top((_by_card(by_card, lang, depth),))
    same = first is not None and first.kind == "ruling" and _asks_the_same(first, asked, words)
    if entry is not None and shown and same:
        return Top((entry,), entry=shown)
    played = _played(words, code, asked, by_card, lang, depth)
    if isinstance(played, Progress):
        figures = {"played": str(played.played), "scenes": str(played.scenes)}
        said = message(lang, "between.progress", **figures) if played.scenes else message(lang, "between.begun")
        return Top((waiting(said, "quiet"),), settled=False)
    if played is not None:
        unknown = unknown_cards(words, lang)
        parts = (played.said, notice(unknown, "quiet")) if unknown else (played.said,)
        return Top(parts, told=played.told)
    if entry is not None:
        return Top((entry,), entry=shown)
    problem = trouble(words, lang)
    return Top((notice(problem, "quiet"),)) if problem else Top()


class _Played(NamedTuple):
    """What is played, as it is said; ``told``: it says itself what is asked."""

    said: Markup
    told: bool = True


def _played(
    words: str, code: str, asked: Question, by_card: PropertyAnswer | None, lang: str, depth: Depth
) -> _Played | Progress | None:
    """What is played: the story that the words tell, else what the card says, or what happens between the cards."""
    told = answered_by_code(words, code) if story_of(code) is not None else answered_by_story(words)
    if by_card is not None and by_card.outranks(told.firm if told is not None else None):
        return _Played(_by_card(by_card, lang, depth))
    by_rule = answered_by_principle(words) if not code else None
    by_rule = by_rule.beside(told) if by_rule is not None else None
    if by_rule is not None:
        return _Played(_by_rule(by_rule, lang))
    if told is not None and (code or settles(words, told, asked)):
        return _Played(_story(words, told, lang, depth))
    found: Answer | None = None
    if not code and 2 <= len(asked.cards) <= MOST_CARDS:
        met = MEETINGS(tuple(sorted(asked.cards)))
        if isinstance(met, Progress):
            return met
        found = answered(words, lambda _: met)
        if found is None and (told is None or (told.yes is None and told.likely is None)):
            return _Played(_nothing(met, lang), told=False)
    if told is not None and is_better(told, found):
        return _Played(_story(words, told, lang, depth))
    found = reconciled(told, found)
    return _Played(_between(words, found, told, lang, depth), told=False) if found is not None else None


def _asks_the_same(ruling: Document, asked: Question, words: str) -> bool:
    """Whether a ruling is about the cards of a question; if about others with effects, only where no story answers."""
    beside = ruling.cards.difference(asked.cards)
    if not asked.cards or not ruling.cards.issuperset(asked.cards):
        return False
    if not any(BY_SLUG[one].effects for one in beside):
        return True
    told = answered_by_story(words)
    return not asked.bare and (told is None or told.answer is None)


def _entry(first: Document, lang: str) -> Markup | None:
    """An entry as an answer; None for kinds that are not read at a glance."""
    kind, _, id = first.id.partition(":")
    place = Place(f"{kind}:{id}", first.title[lang], message(lang, f"library.one_{kind}"))
    if kind == "rule":
        return page.entry(place, statement(id, lang) or "", (rule_of(lang, id)._replace(statement=""),), None, lang)
    if kind == "term":
        term = definitions()[id]
        return page.entry(place, term.words[lang], [rule_of(lang, one) for one in term.rules[:1]], None, lang)
    if kind == "ruling":
        found = casebook()[id]
        words = found.texts[lang]
        shown = page.Shown("", (), "", id, lying_on(found.loaded)) if found.loaded is not None else None
        rules = [rule_of(lang, one) for one in found.cites[:1]]
        return page.entry(place, f"{words.question} {words.answer}", rules, shown, lang)
    return None


def _nothing(met: Interaction, lang: str) -> Markup:
    return notice(" ".join(text(lang, one) for one in nothing_between(met)), "quiet")


def _read(words: str, told: Conclusion, lang: str) -> page.Story:
    """What was read of a question, and the chips that change it."""
    chips = [
        page.Chip(*assumed(lang, one.assumption, told.story), code_of(one.assumption.changed), one.assumption.said,
                  matters=one.matters)
        for one in changes(told)
    ]  # fmt: skip
    query = {"page": "library", WORDS: words}
    sent = message(lang, "between.sent", question=words[:LONGEST]) if is_sent(words) else ""
    asked = message(lang, "between.asked", question=question_asked(lang, told.story))
    asked = " ".join((asked, *(f"{one}." for one in stand_ins(lang, told.story))))
    ends = fates(open_book(), told.ends, lang) if told.ends is not None and told.answer is None else ()
    return page.Story(chips, query, not_understood(lang, told), sent, asked, ends)


def _story(words: str, told: Conclusion, lang: str, depth: Depth) -> Markup:
    found = tuple(reason_of(lang, one, f"story-{at}", depth) for at, one in enumerate(told.told))
    story = _read(words, told, lang)
    id = story_id(told.story)
    deciding = told.told.index(told.deciding) if told.deciding is not None else 0
    shown = page.Shown("", found, "", id, _lying(id), deciding)
    verdict = verdict_word(lang, told.yes, told.likely)
    return page.computed(message(lang, "between.played"), verdict, shown, lang, story=story)


def _by_card(found: PropertyAnswer, lang: str, depth: Depth) -> Markup:
    title = message(lang, "between.by_card", card=found.card.names.in_language(lang))
    reasons = tuple(reason_of(lang, one, f"card-{at}", depth) for at, one in enumerate(found.told))
    shown = page.Shown("", reasons, "", found.example, _lying(found.example))
    return page.computed(title, verdict_word(lang, found.yes), shown, lang)


def _by_rule(found: PrincipleAnswer, lang: str) -> Markup:
    """What a rule says, as the answer to a question about it."""
    rule = rule_of(lang, found.rule)
    place = Place(f"rule:{found.rule}", article_of(found.rule).title[lang], message(lang, "library.one_rule"))
    shown = page.Shown("", (), "", found.example, _lying(found.example)) if found.example else None
    verdict = verdict_word(lang, found.yes, found.likely)
    return page.entry(place, rule.statement, (rule._replace(statement=""),), shown, lang, verdict=verdict)


def _between(words: str, found: Answer, told: Conclusion | None, lang: str, depth: Depth) -> Markup:
    """What happens between the cards; the story that the question may tell is offered with its chips."""
    interaction = found.interaction
    names = ", ".join(card.names.in_language(lang) for card in interaction.cards)
    rest = [number for number in range(len(interaction.findings)) if number != found.number][:MOST]
    first = _shown(interaction, found.number, lang, depth)
    return page.computed(
        message(lang, "between.title", cards=names),
        verdict_word(lang, found.yes, found.likely),
        first._replace(lying=_lying(first.id)),
        lang,
        others=[_shown(interaction, number, lang, depth) for number in rest],
        story=_read(words, told, lang)._replace(unread="") if told is not None and found.yes is None else None,
    )


def _shown(interaction: Interaction, number: int, lang: str, depth: Depth) -> page.Shown:
    one = interaction.findings[number]
    reasons = tuple(reason_of(lang, told, f"between-{number}-{at}", depth) for at, told in enumerate(one.told))
    return page.Shown(heading(lang, one), reasons, assumption(lang, one.scene), finding_id(interaction, number))


def _lying(id: str) -> tuple[Lying, ...]:
    loaded = by_id(id)
    return lying_on(loaded) if loaded is not None else ()
