"""That this card fell to the opponent: destroyed on its owner's field and sent to the Graveyard."""

from __future__ import annotations

from rulebook.language.words.lexicon import noun
from rulebook.language.words.word_ids import PHASE_NOUNS
from rulebook.vocabulary.filters import Condition, Happened
from rulebook.vocabulary.terms import Cause, Phase, Side, Verb

_SAID = {
    "en": "this card in your Monster Zone was destroyed by {by}{now} and sent to your GY{last}",
    "de": "diese Karte{last}{now} in deiner Monsterzone durch {by} zerstört und auf deinen Friedhof gelegt wurde",
    "it": "questa carta è stata distrutta nella tua Zona Mostri {by}{now} e mandata al tuo Cimitero{last}",
    "nl": "deze kaart{last}{now} in je Monster Zone door {by} is vernietigd en naar je Graveyard is gestuurd",
}
_BY = {
    "en": ("an opponent's card", "an opponent's card effect"),
    "de": ("eine Karte deines Gegners", "einen Karteneffekt deines Gegners"),
    "it": ("da una carta del tuo avversario", "dall'effetto di una carta del tuo avversario"),
    "nl": ("een kaart van je tegenstander", "een kaarteffect van je tegenstander"),
}
_NOW = {"en": " this turn", "de": " in diesem Spielzug", "it": " in questo turno", "nl": " deze beurt"}
_LAST = {
    "en": " after your last {phase}",
    "de": " nach deiner letzten {phase}",
    "it": " dopo la tua ultima {phase}",
    "nl": " na je vorige {phase}",
}


def says_fell(asked: Condition | None) -> bool:
    """Whether a condition is this one: it says where the card lies, so that need not be said before it."""
    return (
        isinstance(asked, Happened)
        and asked.pattern.verb in (Verb.DESTROY, Verb.BANISH)
        and asked.pattern.other is None
    )


_BANISHED = {
    "en": "this card was banished this turn while face-up on your field",
    "de": "diese Karte in diesem Spielzug verbannt wurde, während sie offen auf deiner Spielfeldseite lag",
    "it": "questa carta è stata bandita in questo turno mentre era scoperta sul tuo Terreno",
    "nl": "deze kaart deze beurt is verbannen terwijl die open op jouw veld lag",
}


_FELL = {
    "en": "this card was destroyed on the field and sent to the GY this turn",
    "de": "diese Karte in diesem Spielzug auf dem Spielfeld zerstört und auf den Friedhof gelegt wurde",
    "it": "questa carta è stata distrutta sul Terreno e mandata al Cimitero in questo turno",
    "nl": "deze kaart deze beurt op het veld is vernietigd en naar de Graveyard is gestuurd",
}


def fell(lang: str, asked: Happened) -> str:
    """this card in your Monster Zone was destroyed by an opponent's card this turn and sent to your GY"""
    if asked.pattern.by is Side.ANY and asked.pattern.verb is Verb.DESTROY:
        return _FELL[lang]
    if asked.pattern.verb is Verb.BANISH:
        return _BANISHED[lang]
    by = _BY[lang][asked.pattern.cause == (Cause.EFFECT,)]
    last = _LAST[lang].format(phase=noun(lang, PHASE_NOUNS[Phase(asked.before)]).sg) if asked.before else ""
    return _SAID[lang].format(by=by, now="" if last else _NOW[lang], last=last)
