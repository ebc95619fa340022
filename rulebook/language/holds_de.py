"""German acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.vocabulary.terms import Until

from .acts_de import GermanAct, GermanActs, GermanStatement
from .lexicon import verb
from .things import Thing
from .voice import Act, Pointer


class GermanHolds(GermanActs):
    """See ``Voice``."""

    def take_control(self, cards: Pointer, until: Until) -> Act:
        time = {Until.END_PHASE: "bis zur End Phase", Until.END_OF_TURN: "bis zum Ende dieses Spielzugs"}.get(until, "")
        return GermanAct(verb("de", "take-control"), f"{time} die Kontrolle über {self.point(cards).text}".strip())

    def control_returns(self, thing: Thing) -> Act:
        subject = f"die Kontrolle über {self.thing(thing, 2, article='all').text}"
        return GermanStatement(subject, "geht", "an ihre Besitzer zurück")

    def cannot_switch(self, cards: Pointer) -> Act:
        return GermanStatement(f"die Kontrolle über {self.point(cards).text}", "kann", "nicht wechseln")
