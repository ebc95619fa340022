"""``run.py between`` and ``ask``: what happens between cards, and a typed question, as text or JSON."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import groupby

from rulebook.cards import BY_SLUG, POOL
from rulebook.language.sentences.render import Depth, text
from rulebook.notation.finding import find_card
from rulebook.search.foreign import is_foreign
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card
from scenarios.asking.answering import Answer
from scenarios.asking.assumptions import assumptions, change
from scenarios.asking.concluding import Conclusion
from scenarios.asking.reading import LONGEST, Question
from scenarios.asking.story import Story
from scenarios.catalogue.answers import answered, question
from scenarios.catalogue.library import index
from scenarios.catalogue.meetings import finding_id, keep_in, meeting, nothing_between
from scenarios.catalogue.principles import PrincipleAnswer, answered_by_principle
from scenarios.catalogue.properties import PropertyAnswer, answered_by_property
from scenarios.catalogue.stories import (
    answered_by_story,
    concluded,
    is_better,
    reconciled,
    settles,
    story_id,
    story_told,
)
from scenarios.interactions.between import MOST_CARDS, Interaction, Report
from tutor_app.store.meetings import KeptMeetings
from tutor_app.texts.messages import message
from tutor_app.wording.computed_answers import (
    assumed,
    assumption,
    not_understood,
    question_asked,
    stand_ins,
    verdict_word,
)
from tutor_app.wording.outcomes import fates
from tutor_app.wording.questions import trouble, unknown_cards
from tutor_app.wording.reasons import rule_of

from .arguments import JSON, LANG, Commands
from .cards import found_lines
from .exit_status import PASSED, UNCLEAR, as_json
from .json_shapes import Json, header, told_json

PATIENCE = 2.0
"""Seconds until progress is told."""
MOST_NEAR = 3
"""How many entries are offered where a question is not answered."""


def register(commands: Commands) -> None:
    """Register the commands for what happens between cards."""
    depth = argparse.ArgumentParser(add_help=False)
    depths = [each.value for each in Depth]
    depth.add_argument("--depth", choices=depths, default="exact", help="how reasons are told (default: exact)")
    asking = commands.add_parser("between", parents=[LANG, JSON, depth], help="what happens between two or three cards")
    asking.add_argument("cards", nargs="+", metavar="CARD", help="their names in any language, each in quotes")
    asking.set_defaults(run=_between)
    questions = commands.add_parser("ask", parents=[LANG, JSON, depth], help="a question that names two or three cards")
    questions.add_argument("words", nargs="+", metavar="QUESTION", help="as you would ask it at a table")
    assuming = "change what was assumed: turn=opponent, owner:sangan=you, place:sangan=graveyard, moment=battle-phase"
    questions.add_argument("--assume", action="append", default=[], metavar="KEY=VALUE", help=assuming)
    questions.set_defaults(run=_ask)


def answer_lines(lang: str, found: Answer, depth: Depth) -> Iterator[str]:
    """The answer as text: yes or no, the reasons, what was assumed, and the scenario that plays it."""
    one = found.finding
    verdict = verdict_word(lang, found.yes, found.likely)
    yield from ([verdict] if verdict else [])
    yield from (text(lang, told, cite=True, depth=depth) for told in one.told)
    yield f"({assumption(lang, one.scene)})"
    yield f"-> {finding_id(found.interaction, found.number)}"


def answer_json(lang: str, words: str, read: Question, found: Answer | None) -> Json:
    """The answer as JSON; ``answer`` is null if the question names too few or too many cards."""
    answered: Json | None = None
    if found is not None:
        answered = {
            "yes": found.yes,
            "likely": found.likely,
            "assumed": assumption(lang, found.finding.scene),
            **_finding_json(lang, found.interaction, found.number),
        }
    return {
        **header("ask"),
        "lang": lang,
        "question": words[:300],
        "cards": list(read.cards),
        "wanted": read.wanted.value,
        "actor": read.actor or None,
        "answer": answered,
    }


def property_lines(lang: str, found: PropertyAnswer, depth: Depth) -> Iterator[str]:
    """The answer to a question about one card as text: yes or no, the reasons, and an example of the card."""
    verdict = verdict_word(lang, found.yes)
    yield from ([verdict] if verdict else [])
    yield from (text(lang, told, cite=True, depth=depth) for told in found.told)
    yield from ([f"-> {found.example}"] if found.example else [])


def property_json(lang: str, found: PropertyAnswer) -> Json:
    """The answer to a question about one card as JSON, with what was read."""
    return {
        "yes": found.yes,
        "card": found.card.slug,
        "asks": found.asked.about.value,
        "id": found.example or None,
        "told": [told_json(lang, told) for told in found.told],
    }


def principle_lines(lang: str, found: PrincipleAnswer) -> Iterator[str]:
    """The answer to a question about a rule as text: yes or no, what the rule says and where, and a board of it."""
    rule = rule_of(lang, found.rule)
    verdict = verdict_word(lang, found.yes, found.likely)
    yield from ([verdict] if verdict else [])
    yield f"{rule.statement} ({rule.citation})"
    yield from ([f"-> {found.example}"] if found.example else [])


def principle_json(lang: str, found: PrincipleAnswer) -> Json:
    """The answer to a question about a rule as JSON."""
    statement = rule_of(lang, found.rule).statement
    return {
        "yes": found.yes, "likely": found.likely, "rule": found.rule, "text": statement, "id": found.example or None,
    }  # fmt: skip


def story_lines(lang: str, found: Conclusion, depth: Depth) -> Iterator[str]:
    """The answer to a story as text: yes or no, the reasons, the deciding one first, what was assumed, the scenario."""
    verdict = verdict_word(lang, found.yes, found.likely)
    yield from ([verdict] if verdict else [])
    if found.likely is not None:
        yield message(lang, "between.asked", question=question_asked(lang, found.story))
    unread = not_understood(lang, found)
    yield from ([unread] if unread else [])
    if found.ends is not None and found.answer is None:
        yield message(lang, "between.ends")
        yield from (f"   {one}" for one in fates(open_book(), found.ends, lang))
    first = (found.deciding,) if found.deciding is not None else ()
    told = (*first, *(one for one in found.told if one is not found.deciding))
    yield from (text(lang, one, cite=True, depth=depth) for one in told)
    yield from (f"({one})" for one in (*_assumed(lang, found), *stand_ins(lang, found.story)))
    yield f"-> {story_id(found.story)}"


def _assumed(lang: str, found: Conclusion) -> list[str]:
    """What the answer to a story assumes, each once."""
    unsaid = [one for one in assumptions(found.story) if not one.said and one.key != "unread"]
    return list(dict.fromkeys(assumed(lang, one, found.story)[0] for one in unsaid))


def story_json(lang: str, found: Conclusion) -> Json:
    """The answer to a story as JSON, with the story as it was read."""
    return {
        "yes": found.yes,
        "likely": found.likely,
        "id": story_id(found.story),
        "read": found.story.model_dump(mode="json"),
        "lines": list(found.lines),
        "ends": list(fates(open_book(), found.ends, lang)) if found.ends is not None else [],
        "assumed": _assumed(lang, found),
        "told": [told_json(lang, told) for told in found.told],
        "deciding": found.told.index(found.deciding) if found.deciding is not None else None,
    }


def interaction_lines(lang: str, found: Interaction, depth: Depth) -> Iterator[str]:
    """The findings as text, group by group, each with the id of the scenario that plays it."""
    names = ", ".join(card.names.in_language(lang) for card in found.cards)
    yield message(lang, "between.title", cards=names)
    if not found.meets:
        yield from ("", *(f"   {text(lang, told)}" for told in nothing_between(found)))
    numbered = list(enumerate(found.findings))
    for group, ones in groupby(numbered, key=lambda one: one[1].group):
        yield ""
        yield message(lang, f"between.{group.value.replace('-', '_')}")
        for number, one in ones:
            yield from (f"   {text(lang, told, cite=True, depth=depth)}" for told in one.told)
            yield f"      -> {finding_id(found, number)}"
    yield ""
    yield message(lang, "between.scenes", number=str(found.scenes))


def interaction_json(lang: str, found: Interaction) -> Json:
    """The findings as JSON."""
    return {
        **header("between"),
        "lang": lang,
        "cards": [card.slug for card in found.cards],
        "scenes": found.scenes,
        "findings": [_finding_json(lang, found, number) for number in range(len(found.findings))],
    }


def _finding_json(lang: str, found: Interaction, number: int) -> Json:
    one = found.findings[number]
    return {
        "group": one.group.value,
        "card": one.card.slug,
        "other": one.other.slug,
        "third": one.third.slug if one.third is not None else None,
        "id": finding_id(found, number),
        "lines": list(one.lines),
        "told": [told_json(lang, told) for told in one.told],
    }


def _between(arguments: argparse.Namespace) -> int:
    lang: str = arguments.lang
    cards: list[Card] = []
    for name in arguments.cards[: MOST_CARDS + 1]:
        found = find_card(POOL, name)
        if found.card is None:
            print(*found_lines(name, found, lang), sep="\n", file=sys.stderr)
            return UNCLEAR
        cards.append(found.card)
    if not 2 <= len(cards) <= MOST_CARDS or len(set(cards)) < len(cards):
        print(message(lang, "between.few"), file=sys.stderr)
        return UNCLEAR
    keep_in(KeptMeetings())
    interaction = meeting(tuple(card.slug for card in cards), _progress(lang))
    if arguments.json:
        print(as_json(interaction_json(lang, interaction)))
    else:
        print(*interaction_lines(lang, interaction, Depth(arguments.depth)), sep="\n")
    return PASSED


def _progress(lang: str) -> Report:
    """Tells on the error stream, every two seconds, how many positions have been played."""
    told = time.monotonic()

    def report(played: int, scenes: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PATIENCE:
            told = time.monotonic()
            print(message(lang, "between.progress", played=str(played), scenes=str(scenes)), file=sys.stderr)

    return report


def _ask(arguments: argparse.Namespace) -> int:
    lang, words = str(arguments.lang), " ".join(arguments.words)
    keep_in(KeptMeetings())
    if is_foreign(index(), words):
        print(message(lang, "between.other_language"), file=sys.stderr)
        return UNCLEAR
    if len(words) > LONGEST:
        print(message(lang, "between.too_long", most=str(LONGEST)), file=sys.stderr)
        words = words[:LONGEST]
    read, told = question(words), answered_by_story(words)
    by_card = answered_by_property(words) if not arguments.assume else None
    if by_card is not None and not by_card.outranks(told.firm if told is not None else None):
        by_card = None
    if by_card is not None and not arguments.json:
        print(*property_lines(lang, by_card, Depth(arguments.depth)), sep="\n")
        return PASSED
    by_rule = answered_by_principle(words) if by_card is None and not arguments.assume else None
    by_rule = by_rule.beside(told) if by_rule is not None else None
    if by_rule is not None and not arguments.json:
        print(*principle_lines(lang, by_rule), sep="\n")
        return PASSED
    settled = told is not None and settles(words, told, read) and not arguments.json
    playable = 2 <= len(read.cards) <= MOST_CARDS and not settled
    met = meeting(tuple(sorted(read.cards)), _progress(lang)) if playable else None
    found = answered(words, lambda _: met) if met is not None else None
    if arguments.assume:
        story = _changed(story_told(words), arguments.assume, lang)
        if story is None:
            return UNCLEAR
        told, found = concluded(story), None
        if told is None:
            print(message(lang, "between.unplayed"), file=sys.stderr)
            return UNCLEAR
    elif told is not None and (
        not is_better(told, found) or (met is not None and not found and told.yes is None and told.likely is None)
    ):
        told, found = None, reconciled(told, found)
    if arguments.json:
        made = answer_json(lang, words, read, found)
        made["story"] = story_json(lang, told) if told is not None else None
        made["property"] = property_json(lang, by_card) if by_card is not None else None
        made["principle"] = principle_json(lang, by_rule) if by_rule is not None else None
        print(as_json(made))
        return PASSED if any(one is not None for one in (found, told, by_card, by_rule)) else UNCLEAR
    if told is not None:
        print(*story_lines(lang, told, Depth(arguments.depth)), sep="\n")
        if unknown := unknown_cards(words, lang):
            print(unknown, file=sys.stderr)
        return PASSED
    if found is None:
        print(*_help(lang, words, read, met), sep="\n", file=sys.stderr)
        return UNCLEAR
    print(*answer_lines(lang, found, Depth(arguments.depth)), sep="\n")
    return PASSED


def _help(lang: str, words: str, read: Question, met: Interaction | None) -> Iterator[str]:
    """Why a question is not answered, and the entries nearest to it."""
    problem = trouble(words, lang)
    if met is not None:
        yield from (text(lang, told) for told in nothing_between(met))
    elif problem:
        yield problem
    else:
        names = ", ".join(BY_SLUG[slug].names.in_language(lang) for slug in read.cards)
        recognised = f"{message(lang, 'between.recognised', cards=names)} " if names else ""
        yield f"{recognised}{message(lang, 'between.unread')}"
    near = index().find(words, lang, most=MOST_NEAR)
    if near.hits:
        yield message(lang, "library.found" if near.answered else "library.nearest", count=len(near.hits))
    for hit in near.hits:
        yield f"   {hit.document.title[lang]}  ·  {hit.document.id.partition(':')[2]}"


def _changed(story: Story | None, changes: Sequence[str], lang: str) -> Story | None:
    """The story with its assumptions changed; None, and what it does assume, if it does not assume one of them."""
    for asked in changes:
        known = ", ".join(dict.fromkeys(one.text for one in assumptions(story))) if story is not None else ""
        story = change(story, asked) if story is not None else None
        if story is None:
            print(message(lang, "between.not_assumed", assumed=asked[:80], known=known or "-"), file=sys.stderr)
            return None
    return story
