"""Dutch acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.word_ids import COUNTER_NOUNS
from rulebook.vocabulary.terms import CounterKind, Until

from .acts import DutchAct, DutchStatement
from .modifiers import DutchModifiers


class DutchEquips(DutchModifiers):
    """See ``Voice``."""

    def take_control(self, cards: Pointer, until: Until) -> Act:
        time = {Until.END_PHASE: "tot de End Phase", Until.END_OF_TURN: "tot het einde van deze beurt"}.get(until, "")
        said = f"{time} de controle over {self.point(cards).text}".strip()
        return DutchAct(verb("nl", "take-control"), said)

    def control_returns(self, thing: Thing) -> Act:
        subject = f"de controle over {self.thing(thing, 2, article='all').text}"
        return DutchStatement(subject, "gaat", "terug naar hun eigenaars")

    def cannot_switch(self, cards: Pointer) -> Act:
        return DutchStatement(f"de controle over {self.point(cards).text}", "kan", "niet wisselen")

    # Counters -------------------------------------------------------------------------------------

    def place_counters(self, kind: CounterKind, count: int, card: Pointer, most: int) -> Act:
        where = self.point(card).text + self._most(most)
        return DutchAct(verb("nl", "place"), self._counters(kind, count), end=f"op {where}")

    def remove_counters(self, kind: CounterKind, count: int, card: Pointer) -> Act:
        return DutchAct(verb("nl", "remove"), self._counters(kind, count), end=f"van {self.point(card).text}")

    def for_each_counter(self, kind: CounterKind, card: Pointer) -> str:
        return f"voor {phrase('nl', COUNTER_NOUNS[kind], article='every')} op {self.point(card).text}"

    def has_counters(self, kind: CounterKind, count: int, card: Pointer) -> str:
        lie = "liggen" if count > 1 else "ligt"
        return f"er minstens {self._counters(kind, count)} op {self.point(card).text} {lie}"

    def _counters(self, kind: CounterKind, count: int) -> str:
        return phrase("nl", COUNTER_NOUNS[kind], count, article="digit")

    # Events and states ----------------------------------------------------------------------------

    def resolves_after(self, card: Said) -> str:
        return f"{card.text} wordt afgehandeld die is geactiveerd terwijl deze kaart open lag"

    def gets_equip(self) -> str:
        return "deze kaart met een Equip Card wordt uitgerust"

    def is_equipped_with(self, negative: bool) -> str:
        return f"deze kaart met {'geen' if negative else 'een'} kaart is uitgerust"

    def holding(self, thing: Thing, n: int) -> list[str]:
        entry = noun("nl", thing.noun)
        parts = ["waarmee deze kaart is uitgerust"] if thing.equipped else []
        if thing.without_equip:
            which = "dat" if entry.gender == "het" and not entry.plural(n) else "die"
            equip = phrase("nl", thing.without_equip, article="indef")
            joint = "en " if self.controlled(thing) else ""
            parts.append(f"{joint}{which} niet met {equip} is uitgerust")
        return parts

    def while_equipped(self, event: str) -> str:
        return f"{event} terwijl er een monster mee is uitgerust"

    def _most(self, most: int) -> str:
        return f" (max. {most})" if most else ""

    def was_flipped(self, card: Pointer) -> str:
        return f"{self.point(card, 'nom').text} deze beurt is opengedraaid"

    def either(self, clauses: list[str]) -> str:
        return " of ".join(clauses)

    def once_together(self) -> str:
        return "Eén keer per beurt mag je 1 van deze effecten gebruiken"

    def is_equip(self) -> str:
        return "een monster met deze kaart is uitgerust"

    def gemini(self) -> str:
        return (
            "Deze kaart geldt als Normal Monster zolang die open op het veld of in de Graveyard ligt. Ligt de kaart "
            "open op het veld, dan mag je die nog eens met een Normal Summon oproepen: dan wordt het een Effect "
            "Monster met het effect dat hier volgt."
        )
