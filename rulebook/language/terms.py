"""Names of zones, phases, steps, positions, kinds and numbers, and the type line of a card."""

from __future__ import annotations

from rulebook.articles.glossary import glossary
from rulebook.articles.glossary import term as glossary_term
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import (
    Attribute,
    CardKind,
    Icon,
    MonsterKind,
    Phase,
    Position,
    Stat,
    Step,
    Type,
    Zone,
)

from .lexicon import all_nouns, card_word
from .phrases import capital, phrase
from .quotes import LANGUAGES

_Names = dict[str, str]

_ZONES: dict[Zone, str] = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.MONSTER: "monster-zone",
    Zone.SPELL: "spell-trap-zone",
    Zone.FIELD: "field-zone",
    Zone.PENDULUM: "pendulum-zone",
    Zone.GRAVEYARD: "graveyard",
    Zone.EXTRA: "extra-deck",
}
_MORE_ZONES: dict[Zone, _Names] = {
    Zone.BANISHED: {"de": "verbannte Karten", "en": "banished cards", "it": "carte bandite", "nl": "verbannen kaarten"},
    Zone.SUMMONING: {
        "de": "wird beschworen",
        "en": "being Summoned",
        "it": "in corso di Evocazione",
        "nl": "wordt opgeroepen",
    },
    Zone.ATTACHED: {
        "de": "Xyz-Material",
        "en": "Xyz Material",
        "it": "Materiale Xyz",
        "nl": "Xyz Material",
    },
    Zone.GONE: {"de": "nicht mehr im Duell", "en": "out of the Duel", "it": "fuori dal Duello", "nl": "uit het duel"},
}
_PHASES: dict[Phase, str] = {
    Phase.DRAW: "draw-phase",
    Phase.STANDBY: "standby-phase",
    Phase.BATTLE: "battle-phase",
    Phase.END: "end-phase",
}
_STEPS: dict[Step, _Names] = {
    Step.NONE: {"de": "", "en": "", "it": "", "nl": ""},
    Step.START: {"de": "Start Step", "en": "Start Step", "it": "Start Step", "nl": "Start Step"},
    Step.BATTLE: {"de": "Battle Step", "en": "Battle Step", "it": "Battle Step", "nl": "Battle Step"},
    Step.DAMAGE_START: {
        "de": "Beginn des Damage Steps",
        "en": "start of the Damage Step",
        "it": "inizio del Damage Step",
        "nl": "begin van de Damage Step",
    },
    Step.BEFORE_CALCULATION: {
        "de": "vor der Schadensberechnung",
        "en": "before damage calculation",
        "it": "prima del calcolo dei danni",
        "nl": "vóór de schadeberekening",
    },
    Step.CALCULATION: {
        "de": "Schadensberechnung",
        "en": "damage calculation",
        "it": "calcolo dei danni",
        "nl": "schadeberekening",
    },
    Step.AFTER_CALCULATION: {
        "de": "nach der Schadensberechnung",
        "en": "after damage calculation",
        "it": "dopo il calcolo dei danni",
        "nl": "na de schadeberekening",
    },
    Step.DAMAGE_END: {
        "de": "Ende des Damage Steps",
        "en": "end of the Damage Step",
        "it": "fine del Damage Step",
        "nl": "einde van de Damage Step",
    },
    Step.END: {"de": "End Step", "en": "End Step", "it": "End Step", "nl": "End Step"},
}
_POSITIONS: dict[Position, _Names] = {
    Position.NONE: {"de": "", "en": "", "it": "", "nl": ""},
    Position.ATTACK: {
        "de": "Angriffsposition",
        "en": "Attack Position",
        "it": "Posizione di Attacco",
        "nl": "aanvalspositie",
    },
    Position.DEFENSE: {
        "de": "Verteidigungsposition",
        "en": "Defense Position",
        "it": "Posizione di Difesa",
        "nl": "verdedigingspositie",
    },
    Position.SET: {"de": "verdeckt", "en": "face-down", "it": "coperta", "nl": "dicht"},
    Position.UP: {"de": "offen", "en": "face-up", "it": "scoperta", "nl": "open"},
}
_SET_MONSTER: _Names = {
    "de": "verdeckte Verteidigungsposition",
    "en": "face-down Defense Position",
    "it": "coperto in Posizione di Difesa",
    "nl": "dicht in verdedigingspositie",
}
_KINDS: dict[CardKind, str] = {CardKind.MONSTER: "monster", CardKind.SPELL: "spell", CardKind.TRAP: "trap"}
_MONSTER_KINDS: dict[MonsterKind, _Names] = {
    MonsterKind.NORMAL: {"de": "Normal", "en": "Normal", "it": "Normale", "nl": "Normal"},
    MonsterKind.EFFECT: {"de": "Effekt", "en": "Effect", "it": "Effetto", "nl": "Effect"},
    MonsterKind.FLIP: {"de": "Flipp", "en": "Flip", "it": "Scoperta", "nl": "Flip"},
    MonsterKind.TUNER: {"de": "Empfänger", "en": "Tuner", "it": "Tuner", "nl": "Tuner"},
    MonsterKind.PENDULUM: {"de": "Pendel", "en": "Pendulum", "it": "Pendulum", "nl": "Pendulum"},
    MonsterKind.RITUAL: {"de": "Ritual", "en": "Ritual", "it": "Rituale", "nl": "Ritual"},
    MonsterKind.FUSION: {"de": "Fusion", "en": "Fusion", "it": "Fusione", "nl": "Fusion"},
    MonsterKind.SYNCHRO: {"de": "Synchro", "en": "Synchro", "it": "Synchro", "nl": "Synchro"},
    MonsterKind.XYZ: {"de": "Xyz", "en": "Xyz", "it": "Xyz", "nl": "Xyz"},
    MonsterKind.UNION: {"de": "Union", "en": "Union", "it": "Unione", "nl": "Union"},
    MonsterKind.SPIRIT: {"de": "Spirit", "en": "Spirit", "it": "Spirit", "nl": "Spirit"},
    MonsterKind.GEMINI: {"de": "Zwilling", "en": "Gemini", "it": "Gemello", "nl": "Gemini"},
    MonsterKind.TOON: {"de": "Toon", "en": "Toon", "it": "Toon", "nl": "Toon"},
    MonsterKind.TOKEN: {"de": "Spielmarke", "en": "Token", "it": "Segna-Mostro", "nl": "Token"},
}
_STATS: dict[Stat, _Names] = {
    Stat.ATK: dict.fromkeys(LANGUAGES, "ATK"),
    Stat.DEF: dict.fromkeys(LANGUAGES, "DEF"),
    Stat.ATK_DEF: dict.fromkeys(LANGUAGES, "ATK/DEF"),
    Stat.LEVEL: {"de": "Stufe", "en": "Level", "it": "Livello", "nl": "Level"},
    Stat.RANK: {"de": "Rang", "en": "Rank", "it": "Rango", "nl": "Rank"},
    Stat.SCALE: {"de": "Pendelbereich", "en": "Pendulum Scale", "it": "Valore Pendulum", "nl": "Pendulum Scale"},
}
_ROLES: dict[str, _Names] = {
    "condition": {"de": "Bedingung", "en": "Condition", "it": "Condizione", "nl": "Voorwaarde"},
    "cost": {"de": "Kosten", "en": "Cost", "it": "Costo", "nl": "Kosten"},
    "target": {"de": "Ziel", "en": "Target", "it": "Bersaglio", "nl": "Doelwit"},
    "effect": {"de": "Effekt", "en": "Effect", "it": "Effetto", "nl": "Effect"},
    "limit": {"de": "Beschränkung", "en": "Limit", "it": "Limite", "nl": "Beperking"},
}


def zone_name(lang: str, zone: Zone) -> str:
    """What a zone is called, without article."""
    return phrase(lang, _ZONES[zone], article="none") if zone in _ZONES else _MORE_ZONES[zone][lang]


def phase_name(lang: str, phase: Phase) -> str:
    """What a phase is called: Main Phase 1, End Phase."""
    if phase in _PHASES:
        return phrase(lang, _PHASES[phase], article="none")
    return f"{phrase(lang, 'main-phase', article='none')} {1 if phase is Phase.MAIN_1 else 2}"


def step_name(lang: str, step: Step) -> str:
    """What a step of the Battle Phase, or a moment of the Damage Step, is called; empty for no step."""
    return _STEPS[step][lang]


def position_name(lang: str, position: Position, kind: CardKind = CardKind.MONSTER) -> str:
    """How a card lies; a monster that is Set lies in face-down Defense Position."""
    if position is Position.SET and kind is CardKind.MONSTER:
        return _SET_MONSTER[lang]
    return _POSITIONS[position][lang]


def kind_name(lang: str, kind: CardKind) -> str:
    """Monster, Spell or Trap, with a capital."""
    return capital(phrase(lang, _KINDS[kind], article="none", case="nom"))


def attribute_name(lang: str, attribute: Attribute) -> str:
    """An Attribute as printed: LIGHT, LICHT, LUCE."""
    return card_word(lang, "attribute", attribute)


def type_name(lang: str, type_: Type) -> str:
    """A Type as printed: Dragon, Drache, Drago."""
    return card_word(lang, "type", type_)


def stat_name(lang: str, stat: Stat) -> str:
    """ATK, DEF or the word for Level."""
    return _STATS[stat][lang]


def role_name(lang: str, role: str) -> str:
    """The label of a clause: Cost, Target, Effect ...

    Raises:
        KeyError: no such role of a clause.
    """
    return _ROLES[role][lang]


def type_line(lang: str, card: Card) -> str:
    """The type line: "Machine / Effect" for a monster, "Quick-Play Spell" for a Spell or Trap."""
    if card.stats is not None:
        kinds = sorted(card.stats.kinds, key=list(MonsterKind).index, reverse=True)
        words = [type_name(lang, card.stats.type)]
        words += [_MONSTER_KINDS[kind][lang] for kind in kinds if kind is not MonsterKind.EFFECT]
        if MonsterKind.EFFECT in kinds:
            words.append(_MONSTER_KINDS[MonsterKind.EFFECT][lang])
        return " / ".join(words)
    icon = card.icon or Icon.NORMAL
    return phrase(lang, f"{icon}-{_KINDS[card.kind]}", article="none", case="nom")


def term(lang: str, word: str) -> str:
    """A term of the glossary, or else a noun of the lexicon, in its base form.

    Raises:
        KeyError: neither knows it.
    """
    if word in glossary():
        return glossary_term(word, lang)
    if word in all_nouns():
        return phrase(lang, word, article="none", case="nom")
    raise KeyError(f"no term {word!r}")
