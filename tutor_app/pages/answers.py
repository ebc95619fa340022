"""The computed answer on top of the search results, if the query names two or three cards."""

from __future__ import annotations

from rulebook.language.sentences.render import Depth
from scenarios.catalogue.answers import answered
from scenarios.catalogue.meetings import finding_id
from scenarios.interactions.between import Interaction
from tutor_app.parts import answers as page
from tutor_app.parts.markup import Markup
from tutor_app.texts.messages import message
from tutor_app.wording.computed_answers import assumption, heading, verdict_word
from tutor_app.wording.reasons import reason_of

MOST = 12
"""Maximum number of further findings on the page."""


def answer_part(words: str, lang: str, depth: Depth) -> Markup | None:
    """The computed answer to typed words; None unless they name two or three cards that meet."""
    found = answered(words)
    if found is None:
        return None
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
