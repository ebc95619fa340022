"""German wording for Summons with materials: see ``Materials`` in ``voices``."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Said
from rulebook.language.voices.voice_of_materials import Materials
from rulebook.language.words.lexicon import verb
from rulebook.language.words.word_ids import summon_words
from rulebook.vocabulary.terms import Op, SummonKind

from .acts import GermanAct, whole


class GermanMaterials(Materials):
    """See ``Materials``."""

    def fusion_summon(self, monster: Said, materials: Said, banish: bool) -> Act:
        how = "verbannst" if banish else "verwendest"
        return GermanAct(
            verb("de", "summon"), f"{monster.text} als Fusionsbeschwörung", f", indem du {whole(materials)} {how}"
        )

    def ritual_summon(self, monster: Said, tributes: Said, op: Op, levels: int | None, single: bool) -> Act:
        total = f"{levels}" if levels is not None else "der Stufe jenes Monsters"
        if single:
            sum_ = f"dessen Stufe {total}{' oder höher' if op is Op.GE else ''} ist"
        elif op is Op.GE:
            sum_ = f"deren Stufen zusammen {total} oder mehr ergeben"
        else:
            sum_ = f"deren Stufen zusammen genau {total} entsprechen"
        how = f", indem du {whole(tributes)} als Tribut anbietest, {sum_}"
        return GermanAct(verb("de", "summon"), f"{monster.text} als Ritualbeschwörung", how)

    def detach(self, materials: str) -> Act:
        return GermanAct(verb("de", "detach"), f"{materials} von dieser Karte")

    def contact(self, both: bool, banish: bool) -> str:
        those = "die oben genannten Materialien"
        whose = f"{those} von beiden Seiten des Spielfelds" if both else f"{those}, die du kontrollierst,"
        how = "verbannst" if banish else "auf den Friedhof legst"
        return f", indem du {whose} {how}"

    def ritual_of(self, spell: str) -> str:
        return f"Du kannst diese Karte mit {spell} als Ritualbeschwörung beschwören"

    def first_own(self) -> str:
        return "Diese Karte muss zuerst nach ihrer eigenen Vorgabe als Spezialbeschwörung beschworen werden"

    def only(self, kind: SummonKind) -> str:
        ways = summon_words("de", kind)
        must = f"Diese Karte muss {ways}beschworen werden"
        return f"{must} und kann nicht auf andere Art als Spezialbeschwörung beschworen werden"

    def never_from_graveyard(self) -> str:
        return "Diese Karte kann nicht als Spezialbeschwörung vom Friedhof beschworen werden"

    def no_fusion_material(self) -> str:
        return "Diese Karte kann nicht als Fusionsmaterial verwendet werden"
