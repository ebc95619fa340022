"""States that this card was destroyed by the opponent on its owner's field and sent to the Graveyard."""

from __future__ import annotations

from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import participle
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.word_ids import PHASE_NOUNS
from rulebook.vocabulary.conditions import Condition, Happened
from rulebook.vocabulary.terms import Cause, Phase, Side, Verb, Zone


def says_fell(asked: Condition | None) -> bool:
    """Whether a condition is this one, which includes the card's location, so that it need not be stated before."""
    return (
        isinstance(asked, Happened)
        and asked.pattern.verb in (Verb.DESTROY, Verb.BANISH)
        and asked.pattern.other is None
    )


def fell(lang: str, asked: Happened) -> str:
    """Example: this card was destroyed in your Monster Zone by an opponent's card this turn and sent to your GY."""
    on = asked.pattern
    destroyed, yours = on.verb is Verb.DESTROY, on.controlled_by is Side.YOU or on.by is Side.OPPONENT
    phase = noun(lang, PHASE_NOUNS[Phase(asked.before)]).sg if asked.before else ""
    parts = {
        "done": participle(lang, "destroy" if destroyed else "banish"),
        "where": wording(lang, f"was_destroyed.where.{'monster' if yours else 'field'}") if destroyed else "",
        "by": row(lang, "was_destroyed.by")[on.cause == (Cause.EFFECT,)] if on.by is Side.OPPONENT else "",
        "now": "" if phase else wording(lang, "was_destroyed.now"),
        "last": wording(lang, "was_destroyed.last", phase=phase) if phase else "",
        "sent": wording(lang, f"was_destroyed.sent.{'your' if yours else 'the'}") if Zone.GRAVEYARD in on.to else "",
        "while": "" if destroyed else wording(lang, "was_destroyed.while"),
    }
    return " ".join(wording(lang, "was_destroyed.said", **parts).split())
