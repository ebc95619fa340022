"""Italian statements for modifiers."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.vocabulary.operations import Change
from rulebook.vocabulary.terms import Until

from .acts import ItalianActs


class ItalianModifiers(ItalianActs):
    """See ``Voice``."""

    def change(
        self, mod: Change, subject: Said, amount: int | None, for_each: str, equal_to: str, until: Until | None
    ) -> Act:
        if subject.pronoun and until is not None:  # "guadagna" alone would be an imperative
            subject = self.point(Pointer("that", subject.noun, subject.n), "nom")
        return super().change(mod, subject, amount, for_each, equal_to, until)
