"""Italian wording for Summons with materials: see ``Materials`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Said
from rulebook.language.voices.voice_of_materials import Materials
from rulebook.language.words.lexicon import verb
from rulebook.vocabulary.terms import Op, SummonKind

from .acts import ItalianAct
from .grammar import summoned as summoned_as


class ItalianMaterials(Materials):
    """See ``Materials``."""

    def fusion_summon(self, monster: Said, materials: Said, banish: bool) -> Act:
        how = "bandendo" if banish else "utilizzando"
        said = Said(f"{monster.text}, {how} {materials.text}")
        return ItalianAct(verb("it", "summon"), said, close="tramite Fusione")

    def ritual_summon(self, monster: Said, tributes: Said, op: Op, levels: int | None, single: bool) -> Act:
        total = f"{levels}" if levels is not None else "al Livello di quel mostro"
        if single:
            sum_ = f"il cui Livello sia {total}{' o superiore' if op is Op.GE else ''}"
        elif op is Op.GE:
            sum_ = f"il cui Livello totale sia {total} o superiore"
        else:
            sum_ = f"il cui Livello totale sia esattamente pari {total}"
        said = Said(f"{monster.text}, offrendo come Tributo {tributes.text} {sum_}")
        return ItalianAct(verb("it", "summon"), said, close="tramite Rituale")

    def detach(self, materials: str) -> Act:
        return ItalianAct(verb("it", "detach"), Said(materials), "da questa carta")

    def contact(self, both: bool, banish: bool) -> str:
        whose = "da qualsiasi lato del Terreno" if both else "che controlli"
        how = "bandendo" if banish else "mandando al Cimitero"
        return f" {how} i materiali indicati sopra {whose}"

    def ritual_of(self, spell: str) -> str:
        return f"Puoi Evocare tramite Rituale questa carta con {spell}"

    def first_own(self) -> str:
        return "Deve prima essere Evocato Specialmente con la sua procedura"

    def only(self, kind: SummonKind) -> str:
        summoned = summoned_as("Evocato", kind)
        return f"Deve essere {summoned} e non può essere Evocato Specialmente in altri modi"

    def never_from_graveyard(self) -> str:
        return "Non può essere Evocato Specialmente dal Cimitero"

    def no_fusion_material(self) -> str:
        return "Non può essere utilizzato come Materiale da Fusione"
