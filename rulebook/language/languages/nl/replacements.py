"""Dutch wording for replacements: see ``Replacements`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.language.voices.voice_of_replacements import Replacements
from rulebook.language.words.lexicon import noun, verb

from .acts import DutchAct, DutchStatement


class DutchReplacements(Replacements):
    """See ``Replacements``."""

    negates_objects = True

    def redirected(self, noun_id: str) -> Act:
        word = noun("nl", noun_id)
        every, that = ("elk", "dat") if word.gender == "het" else ("elke", "die")
        subject = f"{every} {word.sg} {that} naar de Graveyard wordt gestuurd,"
        return DutchStatement(subject, "wordt", "in plaats daarvan verbannen")

    def banish_when_it_leaves(self, said: Said) -> Act:
        leaves = f"{self._it(said.noun, said.n)} het veld {'verlaten' if said.n != 1 else 'verlaat'}"
        return DutchAct(verb("nl", "banish"), said.text, tail=f"wanneer {leaves}")

    def would_be_destroyed(self, subject: Said, by: str) -> str:
        parts = (subject.text, by, "vernietigd", "zouden worden" if subject.n != 1 else "zou worden")
        return " ".join(part for part in parts if part)

    def instead(self, act: Act, optional: bool) -> str:
        if optional:
            return f"mag je {act.say(Mood.CAN, adverb='in plaats daarvan')}"
        return act.say(Mood.ORDER, adverb="in plaats daarvan")

    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        return f"{'worden' if n != 1 else 'wordt'} {self._it(noun_id, n)} niet vernietigd"

    def _it(self, noun_id: str, n: int) -> str:
        """The thing just mentioned, as a subject."""
        return "ze" if n != 1 else "dat" if noun("nl", noun_id).gender == "het" else "die"

    def do_nothing(self) -> Act:
        return DutchStatement("er", "gebeurt", "niets")
