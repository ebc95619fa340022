"""States that this card was destroyed by the opponent on its owner's field and sent to the Graveyard."""

from __future__ import annotations

from rulebook.language.words.lexicon import noun
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.word_ids import PHASE_NOUNS
from rulebook.vocabulary.filters import Condition, Happened
from rulebook.vocabulary.terms import Cause, Phase, Side, Verb


def says_fell(asked: Condition | None) -> bool:
    """Whether a condition is this one, which includes the card's location, so that it need not be stated before."""
    return (
        isinstance(asked, Happened)
        and asked.pattern.verb in (Verb.DESTROY, Verb.BANISH)
        and asked.pattern.other is None
    )


def fell(lang: str, asked: Happened) -> str:
    """Example: this card in your Monster Zone was destroyed by an opponent's card this turn and sent to your GY."""
    if asked.pattern.by is Side.ANY and asked.pattern.verb is Verb.DESTROY:
        return wording(lang, "was_destroyed.fell")
    if asked.pattern.verb is Verb.BANISH:
        return wording(lang, "was_destroyed.banished")
    by = row(lang, "was_destroyed.by")[asked.pattern.cause == (Cause.EFFECT,)]
    last = (
        wording(lang, "was_destroyed.last").format(phase=noun(lang, PHASE_NOUNS[Phase(asked.before)]).sg)
        if asked.before
        else ""
    )
    return wording(lang, "was_destroyed.said").format(
        by=by, now="" if last else wording(lang, "was_destroyed.now"), last=last
    )
