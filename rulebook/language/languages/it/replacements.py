"""Italian wording for replacements: see ``Replacements`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.language.voices.voice_of_replacements import Replacements
from rulebook.language.words.lexicon import noun, verb

from .acts import ItalianAct, ItalianStatement
from .grammar import agree


class ItalianReplacements(Replacements):
    """See ``Replacements``."""

    def redirected(self, noun_id: str) -> Act:
        word = noun("it", noun_id)
        subject = f"qualsiasi {word.sg} {agree('mandato', word, 1)} al Cimitero"
        return ItalianStatement(subject, f"viene invece {agree('bandito', word, 1)}")

    def banish_when_it_leaves(self, said: Said) -> Act:
        return ItalianAct(verb("it", "banish"), said, f"quando {'lasciano' if said.n != 1 else 'lascia'} il Terreno")

    def would_be_destroyed(self, subject: Said, by: str) -> str:
        destroyed = agree("distrutto", noun("it", subject.noun), subject.n)
        return f"{subject.text} {'stanno' if subject.n != 1 else 'sta'} per essere {destroyed} {by}".strip()

    def instead(self, act: Act, optional: bool) -> str:
        return f"puoi invece {act.say(Mood.CAN)}" if optional else f"invece {act.say(Mood.ORDER)}"

    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        return f"non {'vengono' if n != 1 else 'viene'} {agree('distrutto', noun('it', noun_id), n)}"

    def do_nothing(self) -> Act:
        return ItalianStatement("", "non succede nulla")
