"""Italian acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.vocabulary.terms import Until

from .acts_it import ItalianAct, ItalianActs, ItalianStatement
from .lexicon import verb
from .things import Thing
from .voice import Act, Pointer, Said


class ItalianHolds(ItalianActs):
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
