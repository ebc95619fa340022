"""German acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.word_ids import COUNTER_NOUNS
from rulebook.vocabulary.terms import CounterKind, Until

from .acts import GermanAct, GermanStatement
from .modifiers import GermanModifiers


class GermanEquips(GermanModifiers):
    """See ``Voice``."""

    def take_control(self, cards: Pointer, until: Until) -> Act:
        time = {Until.END_PHASE: "bis zur End Phase", Until.END_OF_TURN: "bis zum Ende dieses Spielzugs"}.get(until, "")
        return GermanAct(verb("de", "take-control"), f"{time} die Kontrolle über {self.point(cards).text}".strip())

    def control_returns(self, thing: Thing) -> Act:
        subject = f"die Kontrolle über {self.thing(thing, 2, article='all').text}"
        return GermanStatement(subject, "geht", "an ihre Besitzer zurück")

    def cannot_switch(self, cards: Pointer) -> Act:
        return GermanStatement(f"die Kontrolle über {self.point(cards).text}", "kann", "nicht wechseln")

    # Counters -------------------------------------------------------------------------------------

    def place_counters(self, kind: CounterKind, count: int, card: Pointer, most: int) -> Act:
        where = self.point(card).text + self._most(most)
        return GermanAct(verb("de", "send"), f"{self._counters(kind, count)} auf {where}")

    def remove_counters(self, kind: CounterKind, count: int, card: Pointer) -> Act:
        return GermanAct(verb("de", "remove"), f"{self._counters(kind, count)} von {self.point(card, 'dat').text}")

    def for_each_counter(self, kind: CounterKind, card: Pointer) -> str:
        return f"für {phrase('de', COUNTER_NOUNS[kind], article='every')} auf {self.point(card, 'dat').text}"

    def has_counters(self, kind: CounterKind, count: int, card: Pointer) -> str:
        where = self.point(card, "dat").text
        return f"auf {where} mindestens {self._counters(kind, count)} {'liegen' if count > 1 else 'liegt'}"

    def _counters(self, kind: CounterKind, count: int) -> str:
        return phrase("de", COUNTER_NOUNS[kind], count, article="digit")

    # Events and states ----------------------------------------------------------------------------

    def resolves_after(self, card: Said) -> str:
        return f"{card.text} aufgelöst wird, die aktiviert wurde, während diese Karte offen lag"

    def gets_equip(self) -> str:
        return "diese Karte mit einer Ausrüstungskarte ausgerüstet wird"

    def is_equipped_with(self, negative: bool) -> str:
        return f"diese Karte mit {'keiner' if negative else 'einer'} Karte ausgerüstet ist"

    def holding(self, thing: Thing, n: int) -> list[str]:
        entry = noun("de", thing.noun)
        parts = []
        if thing.equipped:
            with_ = "denen" if entry.plural(n) else "der" if entry.gender == "f" else "dem"
            parts.append(f", mit {with_} diese Karte ausgerüstet ist")
        if thing.without_equip:
            which = "die" if entry.plural(n) or entry.gender == "f" else "das" if entry.gender == "n" else "der"
            equip = phrase("de", thing.without_equip, case="dat", article="no")
            joint = " und" if self.controlled(thing) else ","
            parts.append(f"{joint} {which} mit {equip} ausgerüstet {'sind' if entry.plural(n) else 'ist'}")
        return parts

    def while_equipped(self, event: str) -> str:
        return f"{event}, während ein Monster mit ihr ausgerüstet ist"

    def _most(self, most: int) -> str:
        return f" (max. {most})" if most else ""

    def was_flipped(self, card: Pointer) -> str:
        return f"{self.point(card, 'nom').text} in diesem Spielzug aufgedeckt wurde"

    def either(self, clauses: list[str]) -> str:
        return " oder ".join(clauses)

    def once_together(self) -> str:
        return "Einmal pro Spielzug kannst du 1 dieser Effekte verwenden"

    def is_equip(self) -> str:
        return "ein Monster mit dieser Karte ausgerüstet ist"

    def gemini(self) -> str:
        return (
            "Diese Karte gilt als Normales Monster, solange sie offen auf dem Spielfeld oder im Friedhof liegt. "
            "Liegt sie offen auf dem Spielfeld, kannst du sie noch einmal als Normalbeschwörung beschwören: "
            "Dann wird sie zu einem Effektmonster mit dem Effekt, der hier folgt."
        )
