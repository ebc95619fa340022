"""How a language words control, Equip Cards and counters. The words are in ``phrases/equips.toml``."""

from __future__ import annotations

from rulebook.language.words.agreement import agreeing
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.quotes import quoted
from rulebook.language.words.word_ids import COUNTER_NOUNS, name_of
from rulebook.vocabulary.terms import CounterKind, Until

from .durations import lasts
from .slots import Cards, Counted, Known
from .speech import Act, Pointer, Said
from .voice_of_acts import Acts


class Equips(Acts):
    """A part of ``Voice``; the other parts cover everything else."""

    def _ordered(self, key: str, **slots: object) -> Act:
        """An order from a phrase: its verb, its object, what follows."""
        verb, obj, rest = row(self.lang, f"equips.{key}")
        return self.order(verb, Said(" ".join(obj.format(**slots).split())), rest.format(**slots).strip())

    def _stated(self, key: str, **slots: object) -> Act:
        """A statement from a phrase: its subject, its verb, what follows."""
        subject, finite, rest = row(self.lang, f"equips.{key}")
        return self.statement(subject.format(**slots), finite, rest)

    # Control --------------------------------------------------------------------------------------

    def take_control(self, cards: Pointer, until: Until) -> Act:
        """Take control of known cards, until the given time."""
        return self._ordered("take_control", cards=Known(self, cards), time=lasts(self.lang, until))

    def give_control(self, cards: Pointer, until: Until) -> Act:
        """Give the opponent control of known cards, until the given time."""
        return self._ordered("give_control", cards=Known(self, cards), time=lasts(self.lang, until))

    def return_control(self, thing: Thing) -> Act:
        """Return control of all such monsters to their owners."""
        return self._ordered("return_control", cards=Cards(self, thing, article="all"))

    def control_returns(self, thing: Thing) -> Act:
        """Control of all such monsters returns to their owners."""
        return self._stated("control_returns", cards=Cards(self, thing, article="all"))

    def cannot_switch(self, cards: Pointer) -> Act:
        """Control of known cards cannot change."""
        return self._stated("cannot_switch", cards=Known(self, cards))

    # Counters -------------------------------------------------------------------------------------

    def place_counters(self, kind: CounterKind, count: int, card: Pointer, most: int) -> Act:
        """Place counters; ``most`` is how many the card can hold, 0 if unspecified."""
        limit = wording(self.lang, "equips.most", number=most) if most else ""
        counters = self._counters(kind, count)
        return self._ordered("place_counters", counters=counters, card=Known(self, card), most=limit)

    def remove_counters(self, kind: CounterKind, count: int, card: Pointer) -> Act:
        """Remove counters from a card."""
        return self._ordered("remove_counters", counters=self._counters(kind, count), card=Known(self, card))

    def for_each_counter(self, kind: CounterKind, card: Pointer) -> str:
        """Example: for each Spell Counter on this card."""
        counter = phrase(self.lang, COUNTER_NOUNS[kind], article="every")
        return wording(self.lang, "equips.for_each_counter", counter=counter, card=Known(self, card))

    def has_counters(self, kind: CounterKind, count: int, card: Pointer) -> str:
        """Example: this card has 3 or more Spell Counters."""
        said = row(self.lang, "equips.has_counters")[count > 1]
        return said.format(counters=self._counters(kind, count), card=Known(self, card))

    def _counters(self, kind: CounterKind, count: int) -> Counted:
        return Counted(self.lang, COUNTER_NOUNS[kind], count)

    # Events and states ----------------------------------------------------------------------------

    def resolves_after(self, card: Said) -> str:
        """Example: a card resolves that was activated while this card was face-up."""
        return wording(self.lang, "equips.resolves_after", card=card.text)

    def gets_equip(self) -> str:
        """Example: an Equip Card is equipped to this card."""
        return wording(self.lang, "equips.gets_equip")

    def is_equipped_with(self, negative: bool) -> str:
        """Example: a card is (no card is) equipped to this card."""
        return row(self.lang, "equips.is_equipped_with")[negative]

    def holding(self, thing: Thing, n: int) -> list[str]:
        """Relative clauses: to which this card is equipped; used for a Fusion Summon; not equipped with something."""
        parts = [agreeing(self.lang, "equipped", thing.noun, n)] if thing.equipped else []
        if thing.fought:
            parts.append(agreeing(self.lang, "fought", thing.noun, n))
        if thing.for_fusion:
            parts.append(agreeing(self.lang, "for_fusion", thing.noun, n))
        if thing.with_equip:
            equip = quoted(self.lang, name_of(self.lang, thing.with_equip))
            joint = row(self.lang, "equips.with_name")[not self.controlled(thing)]
            parts.append(agreeing(self.lang, "with", thing.noun, n).format(joint=joint, equip=equip))
        if thing.without_equip:
            case, article, controlled, alone = row(self.lang, "equips.without_phrase")
            equip = phrase(self.lang, thing.without_equip, case=case, article=article)
            joint = controlled if self.controlled(thing) else alone
            parts.append(agreeing(self.lang, "without", thing.noun, n).format(joint=joint, equip=equip))
        return parts

    def while_equipped(self, event: str) -> str:
        """Example: this card is destroyed while it is equipped."""
        return wording(self.lang, "equips.while_equipped", event=event)

    def was_flipped(self, card: Pointer) -> str:
        """Example: this card was flipped face-up this turn."""
        said = self.point(card, "nom")
        words = self.agreeing(wording(self.lang, "equips.was_flipped"), said._replace(n=1))
        return words.format(card=said.text)

    def either(self, clauses: list[str]) -> str:
        """Example: one clause or the other."""
        return wording(self.lang, "equips.either").join(clauses)

    def once_together(self) -> str:
        """Example: Once per turn, you can use 1 of these effects; with an initial capital."""
        return wording(self.lang, "equips.once_together")

    def is_equip(self) -> str:
        """Example: a monster is equipped with this card."""
        return wording(self.lang, "equips.is_equip")

    def gemini(self) -> str:
        """The implicit text of a Gemini monster, as whole sentences."""
        return wording(self.lang, "equips.gemini")
