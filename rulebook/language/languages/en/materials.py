"""English wording for Summons with materials: see ``Materials`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Said
from rulebook.language.voices.voice_of_materials import Materials
from rulebook.language.words.lexicon import verb
from rulebook.language.words.word_ids import summon_words
from rulebook.vocabulary.terms import Op, SummonKind

from .acts import EnglishAct


class EnglishMaterials(Materials):
    """See ``Materials``."""

    def fusion_summon(self, monster: Said, materials: Said, banish: bool) -> Act:
        how = f" by banishing {materials.text}" if banish else f", using {materials.text}"
        return EnglishAct("Fusion Summon", "Fusion Summons", f"{monster.text}{how}")

    def ritual_summon(self, monster: Said, tributes: Said, op: Op, levels: int | None, single: bool) -> Act:
        total = f"{levels}" if levels is not None else "that monster's Level"
        if single:
            sum_ = f"whose Level is {total}{' or more' if op is Op.GE else ''}"
        else:
            sum_ = f"whose total Levels {'equal ' + total + ' or more' if op is Op.GE else 'exactly equal ' + total}"
        said = f"{monster.text} by Tributing {tributes.text} {sum_}"
        return EnglishAct("Ritual Summon", "Ritual Summons", said)

    def detach(self, materials: str) -> Act:
        forms = verb("en", "detach")
        return EnglishAct(forms["base"], forms["sg3"], f"{materials} from this card")

    def contact(self, both: bool, banish: bool) -> str:
        whose = "from either field" if both else "you control"
        if banish:
            return f" by banishing the above materials {whose}"
        return f" by sending the above materials {whose} to the GY"

    def ritual_of(self, spell: str) -> str:
        return f"You can Ritual Summon this card with {spell}"

    def first_own(self) -> str:
        return "Must first be Special Summoned by its own procedure"

    def only(self, kind: SummonKind) -> str:
        return f"Must be {summon_words('en', kind)}Summoned and cannot be Special Summoned by other ways"

    def never_from_graveyard(self) -> str:
        return "Cannot be Special Summoned from the GY"

    def no_fusion_material(self) -> str:
        return "Cannot be used as Fusion Material"
