"""The computed answer on top of the search results, if the query tells a story or names two or three cards."""

from __future__ import annotations

from rulebook.language.sentences.render import Depth
from scenarios.asking.answering import Answer
from scenarios.asking.assumptions import assumptions
from scenarios.asking.chat import LONGEST
from scenarios.asking.codes import code_of, story_of
from scenarios.asking.concluding import Conclusion
from scenarios.catalogue.answers import answered
from scenarios.catalogue.meetings import finding_id
from scenarios.catalogue.stories import answered_by_code, answered_by_story, is_better, is_sent, story_id
from scenarios.interactions.between import Interaction
from tutor_app.parts import answers as page
from tutor_app.parts.markup import Markup
from tutor_app.parts.search import WORDS
from tutor_app.texts.messages import message
from tutor_app.wording.computed_answers import assumed, assumption, heading, not_understood, verdict_word
from tutor_app.wording.reasons import reason_of

MOST = 12
"""Maximum number of further findings on the page."""


def answer_part(words: str, code: str, lang: str, depth: Depth) -> Markup | None:
    """The computed answer to typed words: to the story they tell, else what happens between two or three cards.

    ``code`` is that of a story that is answered instead. None if nothing can be played.
    """
    told = answered_by_code(words, code) if story_of(code) is not None else answered_by_story(words)
    found = None if code else answered(words)
    if told is not None and (code or is_better(told, found)):
        return _story(words, told, lang, depth)
    return _between(found, lang, depth) if found is not None else None


def _story(words: str, told: Conclusion, lang: str, depth: Depth) -> Markup:
    chips = [page.Chip(*assumed(lang, one), code_of(one.changed)) for one in assumptions(told.story)]
    found = tuple(reason_of(lang, one, f"story-{at}", depth) for at, one in enumerate(told.told))
    query = {"page": "library", WORDS: words}
    sent = message(lang, "between.sent", question=words[:LONGEST]) if is_sent(words) else ""
    return page.told(verdict_word(lang, told.yes), found, chips, query, story_id(told.story), lang,
                     sent=sent, unread=not_understood(lang, told.story))  # fmt: skip


def _between(found: Answer, lang: str, depth: Depth) -> Markup:
    interaction = found.interaction
    names = ", ".join(card.names.in_language(lang) for card in interaction.cards)
    rest = [number for number in range(len(interaction.findings)) if number != found.number][:MOST]
    return page.computed(
        message(lang, "between.title", cards=names),
        verdict_word(lang, found.yes),
        _shown(interaction, found.number, lang, depth),
        [_shown(interaction, number, lang, depth) for number in rest],
        lang,
    )


def _shown(interaction: Interaction, number: int, lang: str, depth: Depth) -> page.Shown:
    one = interaction.findings[number]
    reasons = tuple(reason_of(lang, told, f"between-{number}-{at}", depth) for at, told in enumerate(one.told))
    return page.Shown(heading(lang, one), reasons, assumption(lang, one.scene), finding_id(interaction, number))
