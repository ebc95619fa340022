"""Italian acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.word_ids import COUNTER_NOUNS
from rulebook.vocabulary.terms import CounterKind, Until

from .acts import ItalianAct, ItalianStatement
from .grammar import agree
from .modifiers import ItalianModifiers


class ItalianEquips(ItalianModifiers):
    """See ``Voice``."""

    def take_control(self, cards: Pointer, until: Until) -> Act:
        time = {Until.END_PHASE: "fino alla End Phase", Until.END_OF_TURN: "fino alla fine di questo turno"}
        of = self.point(cards, "gen").text
        return ItalianAct(verb("it", "take-control"), Said(f"il controllo {of}"), time.get(until, ""))

    def control_returns(self, thing: Thing) -> Act:
        return ItalianStatement(
            f"il controllo {self.thing(thing, 2, 'gen', 'all').text}", "ritorna ai rispettivi proprietari"
        )

    def cannot_switch(self, cards: Pointer) -> Act:
        return ItalianStatement(f"il controllo {self.point(cards, 'gen').text}", "non può cambiare")

    # Counters -------------------------------------------------------------------------------------

    def place_counters(self, kind: CounterKind, count: int, card: Pointer, most: int) -> Act:
        where = self.point(card).text + self._most(most)
        return ItalianAct(verb("it", "change"), Said(self._counters(kind, count)), f"su {where}")

    def remove_counters(self, kind: CounterKind, count: int, card: Pointer) -> Act:
        return ItalianAct(verb("it", "remove"), Said(self._counters(kind, count)), f"da {self.point(card).text}")

    def for_each_counter(self, kind: CounterKind, card: Pointer) -> str:
        return f"per {phrase('it', COUNTER_NOUNS[kind], article='every')} su {self.point(card).text}"

    def has_counters(self, kind: CounterKind, count: int, card: Pointer) -> str:
        be = "ci sono" if count > 1 else "c'è"
        return f"{be} almeno {self._counters(kind, count)} su {self.point(card).text}"

    def _counters(self, kind: CounterKind, count: int) -> str:
        return phrase("it", COUNTER_NOUNS[kind], count, article="digit")

    # Events and states ----------------------------------------------------------------------------

    def resolves_after(self, card: Said) -> str:
        return f"si risolve {card.text} attivata mentre questa carta era scoperta"

    def gets_equip(self) -> str:
        return "una Carta Equipaggiamento viene equipaggiata a questa carta"

    def is_equipped_with(self, negative: bool) -> str:
        return "nessuna carta è equipaggiata a questa carta" if negative else "una carta è equipaggiata a questa carta"

    def holding(self, thing: Thing, n: int) -> list[str]:
        entry = noun("it", thing.noun)
        parts = [f"{agree('equipaggiato', entry, n)} a questa carta"] if thing.equipped else []
        if thing.without_equip:
            equip = phrase("it", thing.without_equip, article="indef")
            joint = "e " if self.controlled(thing) else ""
            be = "sono" if n != 1 else "è"
            parts.append(f"{joint}che non {be} {agree('equipaggiato', entry, n)} con {equip}")
        return parts

    def while_equipped(self, event: str) -> str:
        return f"{event} mentre è equipaggiata"

    def _most(self, most: int) -> str:
        return f" (massimo {most})" if most else ""

    def was_flipped(self, card: Pointer) -> str:
        said = self.point(card, "nom")
        entry = noun("it", said.noun)
        return f"{said.text} è {agree('stato', entry, 1)} {agree('scoperto', entry, 1)} in questo turno"

    def either(self, clauses: list[str]) -> str:
        return " o ".join(clauses)

    def once_together(self) -> str:
        return "Una volta per turno, puoi utilizzare 1 di questi effetti"

    def is_equip(self) -> str:
        return "un mostro è equipaggiato con questa carta"

    def gemini(self) -> str:
        return (
            "Questa carta vale come Mostro Normale mentre è scoperta sul Terreno o nel Cimitero. Mentre è scoperta sul "
            "Terreno, puoi Evocarla Normalmente ancora una volta: diventa così un Mostro con Effetto con l'effetto che "
            "segue."
        )
