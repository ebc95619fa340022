"""What the owner of a card may do, and what a die decides: phrases that are said whole."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.voice import Act
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.noun_phrases import join_list
from rulebook.vocabulary.filters import And, Filter, In, StatIs
from rulebook.vocabulary.modifiers import NegatedLinks
from rulebook.vocabulary.operations import Add, Operation, Optional, Pick
from rulebook.vocabulary.terms import Cause, Op, Side, Stat

from .discourse import Scene
from .each_time import Whole

NOT_BY_BATTLE = frozenset(Cause) - {Cause.BATTLE}
EXCEPT_BATTLE = {
    "en": ", except by battle",
    "de": ", außer durch Kampf",
    "it": ", eccetto in battaglia",
    "nl": ", behalve in een gevecht",
}
_ADDS = {
    "en": "its owner can add {} with a lower Level than that monster from their Deck to their hand",
    "de": "sein Besitzer kann seiner Hand {}, dessen Stufe niedriger als die jenes Monsters ist, von seinem Deck "
    "hinzufügen",
    "it": "il suo proprietario può aggiungere {} con un Livello inferiore a quello di quel mostro dal suo Deck alla "
    "sua mano",
    "nl": "de eigenaar mag {} met een lager Level dan dat monster uit zijn Deck aan zijn hand toevoegen",
}


def of_owner(scene: Scene, operation: Operation) -> Act | None:
    """its owner can add 1 monster with a lower Level from their Deck to their hand; None for anything else

    Raises:
        CannotSay: the owner does something else.
    """
    if not isinstance(operation, Optional) or operation.by is not Side.OWNER:
        return None
    inner = operation.operation
    if not isinstance(inner, Add) or not isinstance(inner.cards, Pick) or not isinstance(inner.cards.filter, And):
        raise CannotSay(f"no words for {operation!r}")
    kept: list[Filter] = []
    lower = False
    for part in inner.cards.filter.parts:
        if isinstance(part, StatIs) and part.stat is Stat.LEVEL and part.op is Op.LT:
            lower = True
        elif not isinstance(part, In):
            kept.append(part)
    if not lower:
        raise CannotSay(f"no words for {operation!r}")
    thing = replace(describe(And(tuple(kept))), zones=(), side=None)
    return Whole(_ADDS[scene.voice.lang].format(scene.voice.thing(thing, 1).text))


_ROLLED = {
    "en": "before an opponent's effect with this card as a target resolves, roll a six-sided die, and on a {}, negate "
    "that effect, and if you do, destroy that card",
    "de": "bevor ein Karteneffekt deines Gegners aufgelöst wird, der diese Karte als Ziel gewählt hat, wirf einen "
    "sechsseitigen Würfel und bei einer {} annulliere jenen Effekt und falls du dies tust, zerstöre jene Karte",
    "it": "prima che si risolva l'effetto di una carta del tuo avversario con questa carta come bersaglio, tira un "
    "dado a sei facce e, con un {}, annulla quell'effetto e, se lo fai, distruggi quella carta",
    "nl": "voordat een kaarteffect van je tegenstander met deze kaart als doelwit wordt afgehandeld, gooi je met een "
    "dobbelsteen, en bij een {} annuleer je dat effect, en als je dat doet, vernietig je die kaart",
}


def rolled(lang: str, mod: NegatedLinks) -> Act:
    """What the throw of a die does to an effect that is about to resolve."""
    return Whole(_ROLLED[lang].format(join_list(lang, [str(number) for number in mod.rolled], "or")))
