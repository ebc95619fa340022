"""Dutch wording for Summons with materials: see ``Materials`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Said
from rulebook.language.voices.voice_of_materials import Materials
from rulebook.language.words.lexicon import verb
from rulebook.language.words.word_ids import summon_words
from rulebook.vocabulary.terms import Op, SummonKind

from .acts import DutchAct


class DutchMaterials(Materials):
    """See ``Materials``."""

    def fusion_summon(self, monster: Said, materials: Said, banish: bool) -> Act:
        how = "te verbannen" if banish else "te gebruiken"
        tail = f"door {materials.text} {how}"
        return DutchAct(verb("nl", "summon"), monster.text, "", "met een Fusion Summon", tail)

    def ritual_summon(self, monster: Said, tributes: Said, op: Op, levels: int | None, single: bool) -> Act:
        total = f"{levels}" if levels is not None else "het Level van dat monster"
        if single:
            sum_ = f"waarvan het Level {total}{' of hoger' if op is Op.GE else ''} is"
        elif op is Op.GE:
            sum_ = f"waarvan de Levels samen {total} of meer zijn"
        else:
            sum_ = f"waarvan de Levels samen precies gelijk zijn aan {total}"
        tail = f"door {tributes.text} als Tribute te offeren {sum_}"
        return DutchAct(verb("nl", "summon"), monster.text, "", "met een Ritual Summon", tail)

    def detach(self, materials: str) -> Act:
        return DutchAct(verb("nl", "detach"), materials, "", "van deze kaart")

    def contact(self, both: bool, banish: bool) -> str:
        whose = "van beide kanten van het veld" if both else "die je onder controle hebt"
        how = "te verbannen" if banish else "naar de Graveyard te sturen"
        return f" door de bovenstaande materialen {whose} {how}"

    def ritual_of(self, spell: str) -> str:
        return f"Je mag deze kaart met een Ritual Summon oproepen met {spell}"

    def first_own(self) -> str:
        return "Deze kaart moet eerst volgens zijn eigen voorschrift met een Special Summon worden opgeroepen"

    def only(self, kind: SummonKind) -> str:
        ways = summon_words("nl", kind)
        must = f"Deze kaart moet {ways}worden opgeroepen"
        return f"{must} en kan op geen andere manier met een Special Summon worden opgeroepen"

    def never_from_graveyard(self) -> str:
        return "Deze kaart kan niet met een Special Summon uit de Graveyard worden opgeroepen"

    def no_fusion_material(self) -> str:
        return "Deze kaart kan niet als Fusion Material worden gebruikt"
