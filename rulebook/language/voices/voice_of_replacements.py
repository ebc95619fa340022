"""How a language words replacements. The words are in ``phrases/replaced.toml``."""

from __future__ import annotations

from rulebook.language.words.grammar import grammar
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import participle, phrase
from rulebook.language.words.phrasebook import row, wording, wordings

from .speech import Act, Mood, Said
from .voice_of_acts import Acts


class Replacements(Acts):
    """A part of ``Voice``; the other parts cover everything else."""

    negates_objects = False
    """Whether a prohibition negates its object instead of its verb: du kannst keine Karten verbannen."""

    def redirected(self, noun_id: str) -> Act:
        """Example: any card sent to the GY is banished instead."""
        subject, finite, rest = row(self.lang, "replaced.redirected")
        form = wordings(self.lang, "replaced.redirected_cards")[self._form(noun_id, 1)]
        said = {"card": noun(self.lang, noun_id).sg, "banished": participle(self.lang, "banish", noun_id, 1)}
        return self.statement(subject.format(**said, cards=form.format(**said)), finite, rest.format(**said))

    def banish_when_it_leaves(self, said: Said) -> Act:
        """Example: banish it when it leaves the field."""
        it = self.it(said.noun, said.n)
        words = row(self.lang, "replaced.when_it_leaves")[said.n != 1].format(it=it)
        obj = said._replace(text=f"{said.text}{said.tail}", tail="")
        return self.closing(self.order("banish", obj), words)

    def would_be_destroyed(self, subject: Said, by: str) -> str:
        """Example: this card would be destroyed by battle; ``by`` may be empty."""
        words = row(self.lang, "replaced.would_be_destroyed")[subject.n != 1]
        destroyed = participle(self.lang, "destroy", subject.noun, subject.n)
        said = words.format(cards=subject.text, closed=self.whole(subject), by=by, destroyed=destroyed)
        return " ".join(said.split())

    def instead(self, act: Act, optional: bool) -> str:
        """Example: you can destroy this card instead, after a comma; an imperative if it is not ``optional``."""
        words, adverb = row(self.lang, "replaced.instead" if optional else "replaced.instead_must")
        return words.format(act=act.say(Mood.CAN if optional else Mood.ORDER, adverb=adverb))

    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        """Example: it is not destroyed, after a comma."""
        words = row(self.lang, "replaced.is_not_destroyed")[n != 1]
        return words.format(it=self.it(noun_id, n), destroyed=participle(self.lang, "destroy", noun_id, n))

    def do_nothing(self) -> Act:
        """Doing nothing."""
        subject, finite, rest = row(self.lang, "replaced.do_nothing")
        return self.statement(subject, finite, rest)

    def it(self, noun_id: str, n: int) -> str:
        """The thing just mentioned, as a subject."""
        return self.pronoun(noun_id, n, "nom").text

    def _form(self, noun_id: str, n: int) -> str:
        word = noun(self.lang, noun_id)
        return grammar(self.lang).agrees_with(word, word.plural(n))
