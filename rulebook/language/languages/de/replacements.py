"""German wording for replacements: see ``Replacements`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.language.voices.voice_of_replacements import Replacements
from rulebook.language.words.lexicon import noun, verb

from .acts import GermanAct, GermanStatement, whole
from .grammar import pronoun


class GermanReplacements(Replacements):
    """See ``Replacements``."""

    negates_objects = True

    def redirected(self, noun_id: str) -> Act:
        word = noun("de", noun_id)
        every, that = {"m": ("jeder", "der"), "f": ("jede", "die"), "n": ("jedes", "das")}[word.gender]
        subject = f"{every} {word.sg}, {that} auf den Friedhof gelegt wird,"
        return GermanStatement(subject, "wird", "stattdessen verbannt")

    def banish_when_it_leaves(self, said: Said) -> Act:
        it = pronoun(noun("de", said.noun), said.n, "nom")
        leaves = "verlassen" if said.n != 1 else "verlässt"
        return GermanAct(verb("de", "banish"), f"{said.text}{said.tail}", f", wenn {it} das Spielfeld {leaves}")

    def would_be_destroyed(self, subject: Said, by: str) -> str:
        parts = (whole(subject), by, "zerstört", "würden" if subject.n != 1 else "würde")
        return " ".join(part for part in parts if part)

    def instead(self, act: Act, optional: bool) -> str:
        if optional:
            return f"kannst du {act.say(Mood.CAN, adverb='stattdessen')}"
        return act.say(Mood.ORDER, adverb="stattdessen")

    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        return f"{'werden' if n != 1 else 'wird'} {pronoun(noun('de', noun_id), n, 'nom')} nicht zerstört"

    def do_nothing(self) -> Act:
        return GermanStatement("es", "geschieht", "nichts")
