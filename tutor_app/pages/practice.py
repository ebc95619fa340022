"""The page of an exercise: the position or card, the question, the answers, and when a wrong one would be right."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from functools import cache, lru_cache
from hashlib import blake2b
from typing import NamedTuple

from rulebook.cards import POOL
from rulebook.engine.api import view
from rulebook.explain.tree import Explanation, Thing
from rulebook.language.sentences.render import Depth, text
from scenarios.catalogue.lookup import by_id
from scenarios.making.index import index, opened
from scenarios.making.values import Exercise, Kind
from scenarios.playing.history import YOU
from scenarios.playing.runner import play_scenario
from tutor_app.parts import library as page
from tutor_app.parts.board import board
from tutor_app.parts.links import Place, link
from tutor_app.parts.markup import Markup, div, element, join, span
from tutor_app.parts.reasons import fold
from tutor_app.play.field import SEEN_PILES, field_of
from tutor_app.play.marks import Marks
from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.texts.messages import message
from tutor_app.wording.reasons import rule_of
from tutor_app.wording.short_form import shortened

from .library import Regions, card_places

MOST_TOLD = 9
"""An answer to choose has about this many words; the chosen one is told in full."""
MOST_BECAUSE = 20
"""What is said to an answer has about this many words at once."""

EXERCISE, CHOSEN = "exercise", "chosen"
"""The query parameters: the id of the exercise, and the number of the answer chosen."""
_NO_ANSWER = -1


@cache
def in_turn() -> tuple[str, ...]:
    """Every exercise in a fixed order in which neighbours have little in common."""
    return tuple(sorted(index(), key=lambda id: blake2b(id.encode(), digest_size=8).digest()))


def of_the_day(day: date) -> str:
    """The exercise that everybody gets first on a day; empty without exercises."""
    found = in_turn()
    return found[day.toordinal() % len(found)] if found else ""


def following(id: str) -> str:
    """The exercise after this one; after the last one the first comes again."""
    found = in_turn()
    return found[(found.index(id) + 1) % len(found)]


@lru_cache(maxsize=512)
def _opened(id: str) -> Exercise | None:
    return opened(id)


def chosen_answer(number: str) -> int:
    """The number of an answer as it stands in the URL, from 0; -1 if it is none."""
    return int(number) if number.isdecimal() and len(number) < 2 else _NO_ANSWER


def answer_to(id: str, number: str, now: datetime) -> Result | None:
    """The answer that a visitor gives to an exercise; None if there is no such exercise or answer."""
    one, chosen = _opened(id), chosen_answer(number)
    if one is None or not 0 <= chosen < len(one.options):
        return None
    return Result(Item(ItemKind.EXERCISE, id), chosen == one.right, now, one.rules)


def practice_page(lang: str, id: str, chosen: str) -> Regions:
    """The page of an exercise; an unknown or missing id shows the one of the day.

    Args:
        lang: the language of the page.
        id: the id of the exercise.
        chosen: the number of the answer chosen, from 0, as it stands in the URL.
    """
    shown, number = (id, chosen_answer(chosen)) if id in index() else (of_the_day(date.today()), _NO_ANSWER)
    head = page.entry_head(page.Head((), message(lang, "practice.title")), lang)
    if not shown:
        return {"head": head, "intro": element("p", {"class": "lead"}, message(lang, "practice.none"))}
    intro = element("p", {"class": "lead"}, message(lang, "practice.intro"))
    way = Way("exercise", f"exercise:{following(shown)}")
    return {"head": head, "intro": intro, "lists": exercise_shown(lang, shown, number, way)}


class Way(NamedTuple):
    """Where an exercise is asked: the click that answers it, and the click that leads to the next one."""

    answer: str
    onward: str


@lru_cache(maxsize=256)
def exercise_shown(lang: str, id: str, chosen: int, way: Way) -> Markup:
    """An exercise with its position and answers, and after a choice whether it is right, and why."""
    one = _opened(id)
    assert one is not None
    return div("practice", _asked(one, chosen, lang, way), _position(one, lang))


def _position(one: Exercise, lang: str) -> Markup:
    """The field at the moment asked about; nothing for a question about a card, which the question links to."""
    loaded = by_id(one.recipe.source)
    if loaded is None:
        return Markup("")
    script, _, _ = play_scenario(loaded)
    state = script.history[one.at].before if one.at < len(script.history) else script.state
    seen = field_of(loaded.book, view(loaded.book, state, YOU), lang, Marks(piles=SEEN_PILES))
    return board(seen, lang, still=True)


def _asked(one: Exercise, chosen: int, lang: str, way: Way) -> Markup:
    """The question with its answers, and after a choice whether it is right, and why."""
    answered = chosen == one.right
    told = answers_told(one, lang)
    rows = [_option(one, at, chosen, told[at], lang, way.answer)
            for at in range(len(one.options)) if at == chosen or not answered]  # fmt: skip
    parts: list[Markup | None] = [
        element("p", {"class": "ask"}, text(lang, one.question, depth=Depth.SIMPLE)),
        element("ul", {"class": "answers", "aria-label": message(lang, "lesson.answers")}, rows),
    ]
    if 0 <= chosen < len(one.options):
        because = one.options[chosen].because
        said = message(lang, "practice.right") if answered else message(lang, "practice.wrong")
        why = shortened(text(lang, because, depth=Depth.SIMPLE) if because is not None else "", MOST_BECAUSE, least=1)
        parts.append(element("p", {"class": "feedback" if answered else "feedback otherwise", "role": "status"},
                             element("b", None, said), f" {why.first}" if why.first else None))  # fmt: skip
        if why.rest:
            parts.append(fold(message(lang, "why.more"), [element("p", None, why.rest)], "because-more"))
    if answered:
        places = [Place(f"rule:{id}", rule_of(lang, id).statement or id) for id in one.rules[:3]]
        parts.append(fold(message(lang, "practice.rules"), [page.places(places, lang, "practice")], "practice-rules"))
    onward = link(way.onward, lang, message(lang, "practice.next"),
                  class_="btn primary" if answered else "btn", where="next")  # fmt: skip
    parts.append(element("p", None, onward))
    parts.append(_cards(one, lang))
    title = element("h2", {"class": "hidden-label"}, message(lang, "practice.question"))
    return div("panel", title, join(part for part in parts if part is not None))


def answers_told(one: Exercise, lang: str) -> list[str]:
    """The answers in their short form, or in full where two of them would say the same."""
    whole = [text(lang, option.told, depth=Depth.SIMPLE) for option in one.options]
    if one.kind is Kind.SORT:
        brief = [f"{named}." if colon else named for named, colon, _ in (words.partition(":") for words in whole)]
    else:
        least = [2 if option.told.node == "exercise.answer.no" else 1 for option in one.options]
        brief = [shortened(words, MOST_TOLD, least[at]).first for at, words in enumerate(whole)]
    return brief if len(set(brief)) == len(brief) else whole


def _cards(one: Exercise, lang: str) -> Markup:
    """Links to the cards that the question and the answers name, folded."""
    told = [one.question, *(option.told for option in one.options)]
    named = {value.names.en for each in told for value in _things(each) if value.names is not None}
    found = [card for card in POOL if card.names.en in named]
    if not found:
        return Markup("")
    chips = page.chips_of(card_places((card.slug for card in found), lang), lang, "practice")
    return fold(message(lang, "page.cards"), [chips], "practice-cards")


def _things(told: Explanation) -> Iterator[Thing]:
    for _, value in told.arguments:
        if isinstance(value, Thing):
            yield value
        elif isinstance(value, Explanation):
            yield from _things(value)
        elif isinstance(value, tuple):
            yield from (each for each in value if isinstance(each, Thing))


def _option(one: Exercise, at: int, chosen: int, words: str, lang: str, answer: str) -> Markup:
    if at == chosen:
        words = text(lang, one.options[at].told, depth=Depth.SIMPLE)
        mark = "✓ " if at == one.right else "✗ "
        return element("li", None, span("btn answer chosen", span("mark", mark), words))
    return element("li", None, link(f"{answer}:{one.id}:{at}", lang, words, class_="btn answer"))
