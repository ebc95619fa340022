"""How a language words materials and the Summons that use them. The words are in ``phrases/materials.toml``."""

from __future__ import annotations

from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.vocabulary.terms import Op, SummonKind

from .slots import Phrase
from .speech import Act, Said
from .voice_of_acts import Acts


class Materials(Acts):
    """A part of ``Voice``: Summons with materials; the other parts cover everything else."""

    def _summoned(self, key: str, **slots: object) -> Act:
        """An order from a phrase: its object, the words with the verb, those behind the object, and the close."""
        obj, close, rest, tail = (part.format(**slots) for part in row(self.lang, f"materials.{key}"))
        return self.closing(self.order("summon", Said(obj), rest, close=close), tail)

    def fusion_summon(self, monster: Said, materials: Said, banish: bool) -> Act:
        """Fusion Summon a monster, using (or banishing) materials."""
        how = row(self.lang, "materials.fusion_by")[banish]
        return self._summoned("fusion_summon", monster=monster.text, how=how.format(materials=Phrase(self, materials)))

    def ritual_summon(self, monster: Said, tributes: Said, op: Op, levels: int | None, single: bool) -> Act:
        """Ritual Summon a monster by Tributing monsters with these Levels."""
        words = wordings(self.lang, "materials.levels")
        number = "single" if single else "several"
        total = words["its_level"] if levels is None else f"{levels}"
        sum_ = words[f"{number}_{'least' if op is Op.GE else 'exact'}"].format(total=total)
        return self._summoned("ritual_summon", monster=monster.text, tributes=Phrase(self, tributes), levels=sum_)

    def detach(self, materials: str) -> Act:
        """Detach materials from this card."""
        return self.order("detach", Said(materials), wording(self.lang, "materials.detach"))

    def contact(self, both: bool, banish: bool) -> str:
        """How a Fusion Monster that needs no Spell is Summoned, after the words that say it can be."""
        whose = row(self.lang, "materials.contact_whose")[both]
        how, behind = row(self.lang, "materials.contact_banish" if banish else "materials.contact_send")
        return wording(self.lang, "materials.contact", whose=whose, how=how, behind=behind)

    def ritual_of(self, spell: str) -> str:
        """You can Ritual Summon this card with that Spell."""
        return wording(self.lang, "materials.ritual_of", spell=spell)

    def first_own(self) -> str:
        """Example: It must first be Summoned in its own way."""
        return wording(self.lang, "materials.first_own")

    def only(self, kind: SummonKind) -> str:
        """Example: It must be Summoned in this way and in no other."""
        return wording(self.lang, "materials.only", ways=self.ways(kind))

    def never_from_graveyard(self) -> str:
        """It can never be Special Summoned from the GY."""
        return wording(self.lang, "materials.never_from_graveyard")

    def no_fusion_material(self) -> str:
        """It cannot be used for a Fusion Summon."""
        return wording(self.lang, "materials.no_fusion_material")
