"""How a language words replacements. The words are in ``phrases/replacements.toml``."""

from __future__ import annotations

from rulebook.language.words.agreement import agreeing
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import participle
from rulebook.language.words.phrasebook import row

from .slots import Phrase
from .speech import Act, Mood, Said
from .voice_of_acts import Acts


class Replacements(Acts):
    """A part of ``Voice``; the other parts cover everything else."""

    negates_objects = False
    """Whether a prohibition negates its object instead of its verb: du kannst keine Karten verbannen."""

    def redirected(self, noun_id: str) -> Act:
        """Example: any card sent to the GY is banished instead."""
        subject, finite, rest = row(self.lang, "replacements.redirected")
        cards = agreeing(self.lang, "redirected", noun_id).format(card=noun(self.lang, noun_id).sg)
        banished = participle(self.lang, "banish", noun_id, 1)
        return self.statement(subject.format(cards=cards), finite, rest.format(banished=banished))

    def banish_when_it_leaves(self, said: Said) -> Act:
        """Example: banish it when it leaves the field."""
        words = row(self.lang, "replacements.when_it_leaves")[said.n != 1].format(
            it=agreeing(self.lang, "it", said.noun, said.n)
        )
        obj = said._replace(text=f"{said.text}{said.tail}", tail="")
        return self.closing(self.order("banish", obj), words)

    def would_be_destroyed(self, subject: Said, by: str) -> str:
        """Example: this card would be destroyed by battle; ``by`` may be empty."""
        words = row(self.lang, "replacements.would_be_destroyed")[subject.n != 1]
        destroyed = participle(self.lang, "destroy", subject.noun, subject.n)
        said = words.format(cards=Phrase(self, subject), by=by, destroyed=destroyed)
        return " ".join(said.split())

    def instead(self, act: Act, optional: bool) -> str:
        """Example: you can destroy this card instead, after a comma; an imperative if it is not ``optional``."""
        words, adverb = row(self.lang, "replacements.instead" if optional else "replacements.instead_must")
        return words.format(act=act.say(Mood.CAN if optional else Mood.ORDER, adverb=adverb))

    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        """Example: it is not destroyed, after a comma."""
        words = row(self.lang, "replacements.is_not_destroyed")[n != 1]
        return words.format(
            it=agreeing(self.lang, "it", noun_id, n), destroyed=participle(self.lang, "destroy", noun_id, n)
        )

    def do_nothing(self) -> Act:
        """Doing nothing."""
        subject, finite, rest = row(self.lang, "replacements.do_nothing")
        return self.statement(subject, finite, rest)
