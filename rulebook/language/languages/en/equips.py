"""English acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import verb
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.word_ids import COUNTER_NOUNS
from rulebook.vocabulary.terms import CounterKind, Until

from .acts import EnglishAct
from .modifiers import EnglishModifiers


class EnglishEquips(EnglishModifiers):
    """See ``Voice``."""

    def take_control(self, cards: Pointer, until: Until) -> Act:
        time = {Until.END_PHASE: "until the End Phase", Until.END_OF_TURN: "until the end of this turn"}.get(until, "")
        forms = verb("en", "take-control")
        return EnglishAct(forms["base"], forms["sg3"], f"{self.point(cards).text} {time}".strip())

    def control_returns(self, thing: Thing) -> Act:
        return EnglishAct("", "returns", "to their owners", f"control of {self.thing(thing, 2, article='all').text}")

    def cannot_switch(self, cards: Pointer) -> Act:
        return EnglishAct("", "cannot", "switch", f"control of {self.point(cards).text}")

    # Counters -------------------------------------------------------------------------------------

    def place_counters(self, kind: CounterKind, count: int, card: Pointer, most: int) -> Act:
        where = self.point(card).text + self._most(most)
        return EnglishAct("place", "places", f"{self._counters(kind, count)} on {where}")

    def remove_counters(self, kind: CounterKind, count: int, card: Pointer) -> Act:
        return EnglishAct("remove", "removes", f"{self._counters(kind, count)} from {self.point(card).text}")

    def for_each_counter(self, kind: CounterKind, card: Pointer) -> str:
        return f"for {phrase('en', COUNTER_NOUNS[kind], article='every')} on {self.point(card).text}"

    def has_counters(self, kind: CounterKind, count: int, card: Pointer) -> str:
        what = phrase("en", COUNTER_NOUNS[kind], 2, article="none")
        return f"{self.point(card, 'nom').text} has {count} or more {what}"

    def _counters(self, kind: CounterKind, count: int) -> str:
        return phrase("en", COUNTER_NOUNS[kind], count, article="digit")

    # Events and states ----------------------------------------------------------------------------

    def resolves_after(self, card: Said) -> str:
        return f"{card.text} that was activated while this card was face-up resolves"

    def gets_equip(self) -> str:
        return "an Equip Card is equipped to this card"

    def is_equipped_with(self, negative: bool) -> str:
        return f"{'no' if negative else 'a'} card is equipped to this card"

    def holding(self, thing: Thing, n: int) -> list[str]:
        parts = ["equipped to this card"] if thing.equipped else []
        if thing.without_equip:
            parts.append(f"that is not equipped with {phrase('en', thing.without_equip, article='indef')}")
        return parts

    def while_equipped(self, event: str) -> str:
        return f"{event} while it is equipped"

    def _most(self, most: int) -> str:
        return f" (max. {most})" if most else ""

    def was_flipped(self, card: Pointer) -> str:
        return f"{self.point(card, 'nom').text} was flipped face-up this turn"

    def either(self, clauses: list[str]) -> str:
        return " or ".join(clauses)

    def once_together(self) -> str:
        return "Once per turn, you can use 1 of these effects"

    def is_equip(self) -> str:
        return "a monster is equipped with this card"

    def gemini(self) -> str:
        return (
            "This card is a Normal Monster while it is face-up on the field or in the GY. While it is face-up on the "
            "field, you can Normal Summon it once more: it then becomes an Effect Monster with the effect that follows."
        )
