"""English wording for replacements: see ``Replacements`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.language.voices.voice_of_replacements import Replacements
from rulebook.language.words.lexicon import noun, verb

from .acts import EnglishAct


class EnglishReplacements(Replacements):
    """See ``Replacements``."""

    def redirected(self, noun_id: str) -> Act:
        return EnglishAct("is", "is", "banished instead", f"any {noun('en', noun_id).sg} sent to the GY")

    def banish_when_it_leaves(self, said: Said) -> Act:
        forms, leaves = verb("en", "banish"), "they leave" if said.n != 1 else "it leaves"
        return EnglishAct(forms["base"], forms["sg3"], f"{said.text} when {leaves} the field")

    def would_be_destroyed(self, subject: Said, by: str) -> str:
        return f"{subject.text} would be destroyed {by}".strip()

    def instead(self, act: Act, optional: bool) -> str:
        said = f"you can {act.say(Mood.CAN)}" if optional else act.say(Mood.ORDER)
        return f"{said} instead"

    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        return "they are not destroyed" if n != 1 else "it is not destroyed"

    def do_nothing(self) -> Act:
        return EnglishAct("do", "does", "nothing")
