"""Battles in card text: moments, events, conditions, permissions and what is done to an attack."""

from __future__ import annotations

from typing import Any

from rulebook.language.languages.de.acts import GermanStatement
from rulebook.language.languages.de.grammar import possessive
from rulebook.language.languages.en.acts import EnglishAct
from rulebook.language.languages.it.acts import ItalianStatement
from rulebook.language.languages.nl.acts import DutchStatement
from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import NounPhrase
from rulebook.language.words.word_ids import PHASE_NOUNS
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Condition, Filter, Happened, Is, LostBattle, MaterialsUsed, Now, Was, itself
from rulebook.vocabulary.modifiers import May, Piercing
from rulebook.vocabulary.operations import All, AttackAgain, ChangePosition, EndBattlePhase, Selector, SkipPhase
from rulebook.vocabulary.terms import Position, Ref, Side, Step, Verb, Zone

from .battle_timing import HAS_ATTACKED, STEPS
from .discourse import FOR_EACH_MATERIAL, Scene


def _says(lang: str, subject: str, finite: str, rest: str) -> Act:
    """A statement; in Italian "you" goes without saying."""
    if lang == "en":
        return EnglishAct(finite, finite, rest, subject, True)
    if lang == "de":
        return GermanStatement(subject, finite, rest)
    if lang == "it":
        return ItalianStatement(subject, f"{finite} {rest}".strip())
    return DutchStatement(subject, finite, rest)


# Modifiers ----------------------------------------------------------------------------------------

_MAY: dict[str, dict[str, tuple[str, str, str]]] = {
    "direct": {
        "en": ("can", "can", "attack directly"),
        "de": ("kann", "können", "direkt angreifen"),
        "it": ("può", "possono", "attaccare direttamente"),
        "nl": ("kan", "kunnen", "direct aanvallen"),
    },
    "again": {
        "en": ("can", "can", "make a second attack during each Battle Phase"),
        "de": ("kann", "können", "während jeder Battle Phase einen zweiten Angriff durchführen"),
        "it": ("può", "possono", "effettuare un secondo attacco durante ogni Battle Phase"),
        "nl": ("kan", "kunnen", "in elke Battle Phase een tweede aanval uitvoeren"),
    },
    "every": {
        "en": ("can", "can", "attack all monsters your opponent controls, once each"),
        "de": ("kann", "können", "alle Monster, die dein Gegner kontrolliert, je einmal angreifen"),
        "it": ("può", "possono", "attaccare tutti i mostri che il tuo avversario controlla, una volta ciascuno"),
        "nl": ("kan", "kunnen", "alle monsters die je tegenstander onder controle heeft één keer aanvallen"),
    },
    "piercing": {
        "en": ("inflicts", "inflict", "piercing battle damage"),
        "de": ("fügt", "fügen", "durchschlagenden Kampfschaden zu"),
        "it": ("infligge", "infliggono", "danno da combattimento perforante"),
        "nl": ("brengt", "brengen", "doorborende gevechtsschade toe"),
    },
}


def permission(scene: Scene, mod: May | Piercing) -> Act:
    """This card can attack directly, or a second time, or every monster; it inflicts piercing battle damage."""
    if isinstance(mod, May) and mod.verb is not Verb.ATTACK:
        raise CannotSay(f"no words for the permission to {mod.verb!r}")
    if isinstance(mod, May) and mod.monsters != 0:
        return _on_monsters(scene, mod)
    key = "piercing" if isinstance(mod, Piercing) else "again" if mod.again else "every" if mod.every else "direct"
    lang, subject = scene.voice.lang, scene.described(mod.subject)
    one, many, rest = _MAY[key][lang]
    text = f"{subject.text}{subject.tail}," if subject.tail else subject.text
    return _says(lang, text, many if subject.n != 1 else one, rest)


_PIERCES = {
    "en": ("if {} attacks a Defense Position monster", "if {} attack a Defense Position monster"),
    "de": (
        "falls {} ein Monster in Verteidigungsposition angreift",
        "falls {} ein Monster in Verteidigungsposition angreifen",
    ),
    "it": ("se {} attacca un mostro in Posizione di Difesa", "se {} attaccano un mostro in Posizione di Difesa"),
    "nl": (
        "als {} een monster in verdedigingspositie aanvalt",
        "als {} een monster in verdedigingspositie aanvallen",
    ),
}
_PIERCING = {
    "en": "inflict piercing battle damage to your opponent",
    "de": "füge deinem Gegner durchschlagenden Kampfschaden zu",
    "it": "infliggi danno da combattimento perforante al tuo avversario",
    "nl": "breng je tegenstander doorborende gevechtsschade toe",
}


def pierces(scene: Scene, mod: Piercing) -> tuple[str, str]:
    """The clause about an attack on a monster in Defense Position, and what then is inflicted."""
    subject, lang = scene.described(mod.subject), scene.voice.lang
    text = f"{subject.text}{subject.tail}," if subject.tail else subject.text
    return _PIERCES[lang][subject.n != 1].format(text), _PIERCING[lang]


_MONSTERS = {
    "en": ("can", "can", "make one attack on a monster {}, in each Battle Phase"),
    "de": ("kann", "können", "in jeder Battle Phase {} einen Angriff auf ein Monster durchführen"),
    "it": ("può", "possono", "effettuare un attacco a un mostro {}, in ogni Battle Phase"),
    "nl": ("kan", "kunnen", "in elke Battle Phase één aanval op een monster uitvoeren {}"),
}


def _on_monsters(scene: Scene, mod: May) -> Act:
    """This card can attack a monster once for each material used for its Summon."""
    if mod.monsters != MaterialsUsed():
        raise CannotSay(f"no words for {mod.monsters!r} attacks on monsters")
    subject, lang = scene.described(mod.subject), scene.voice.lang
    one, many, rest = _MONSTERS[lang]
    return _says(lang, subject.text, many if subject.n != 1 else one, rest.format(FOR_EACH_MATERIAL[lang][1]))


# Operations ---------------------------------------------------------------------------------------

_INTO = {
    "en": {Position.ATTACK: "to face-up Attack Position", Position.DEFENSE: "to Defense Position"},
    "de": {Position.ATTACK: "in die offene Angriffsposition", Position.DEFENSE: "in die Verteidigungsposition"},
    "it": {Position.ATTACK: "scoperto in Posizione di Attacco", Position.DEFENSE: "in Posizione di Difesa"},
    "nl": {Position.ATTACK: "open in aanvalspositie", Position.DEFENSE: "in verdedigingspositie"},
}
def _change_position(scene: Scene, operation: ChangePosition) -> Act:
    lang = scene.voice.lang
    said = scene.select(operation.cards)
    scene.after("change", said, operation.cards)
    if operation.position is None:
        return scene.voice.do("turn", _position_of(scene, said, operation.cards))
    into = _INTO[lang].get(operation.position)
    if into is None:
        raise CannotSay(f"no words for a change to {operation.position!r}")
    return scene.voice.change_into(said, into)


_POSITIONS = {
    "en": ("the battle position", "the battle positions"),
    "de": ("die Kampfposition", "die Kampfpositionen"),
    "it": ("la posizione", "le posizioni"),
    "nl": ("de positie", "de posities"),
}


def _position_of(scene: Scene, said: Said, cards: Selector) -> Said:
    """The battle position of the cards just named: its, of that monster, of all face-up monsters."""
    lang = scene.voice.lang
    if isinstance(cards, All):
        every = scene.voice.thing(describe(cards.filter), 2, "gen", "all")
        return Said(f"{_POSITIONS[lang][1]} {every.text}", every.tail)
    if said.pronoun and lang == "en":
        return Said(f"{'its' if said.n == 1 else 'their'} battle position{'s' * (said.n != 1)}")
    if said.pronoun and lang == "de":
        position = noun("de", "battle-position")
        return Said(f"{possessive(noun('de', said.noun), said.n, 'acc', position, 1)} {position.sg}")
    if said.pronoun and lang == "it":
        return Said("la sua posizione" if said.n == 1 else "la loro posizione")
    whose = scene.voice.point(Pointer("that", said.noun, said.n), "gen").text
    return Said(f"{_POSITIONS[lang][said.n != 1]} {whose}")


_SECOND_ATTACK = {
    "en": ("can", "make a second attack in a row"),
    "de": ("kann", "sofort einen zweiten Angriff durchführen"),
    "it": ("può", "effettuare un secondo attacco di seguito"),
    "nl": ("kan", "meteen een tweede aanval uitvoeren"),
}


def _attack_again(scene: Scene, operation: AttackAgain) -> Act:
    finite, rest = _SECOND_ATTACK[scene.voice.lang]
    return _says(scene.voice.lang, scene.voice.point(scene.pointer(operation.card), "nom").text, finite, rest)


_BATTLE_PHASE = {"en": "the Battle Phase", "de": "die Battle Phase", "it": "la Battle Phase", "nl": "de Battle Phase"}


def _end_battle_phase(scene: Scene, operation: EndBattlePhase) -> Act:
    scene.clear = False
    return scene.voice.do("end", Said(_BATTLE_PHASE[scene.voice.lang]))


_SKIP: dict[str, tuple[str, str, str, str]] = {
    "en": ("your next {}", "your opponent", "skips", "their next {}"),
    "de": ("deine nächste {}", "dein Gegner", "überspringt", "seine nächste {}"),
    "it": ("la tua prossima {}", "il tuo avversario", "salta", "la sua prossima {}"),
    "nl": ("je volgende {}", "je tegenstander", "slaat", "zijn volgende {} over"),
}
"""Skip your next Draw Phase; your opponent skips their next Draw Phase."""


def _skip_phase(scene: Scene, operation: SkipPhase) -> Act:
    lang = scene.voice.lang
    phase = noun(lang, PHASE_NOUNS[operation.phase]).sg
    scene.clear = False
    own, who, finite, rest = _SKIP[lang]
    if operation.who is Side.YOU:
        return scene.voice.do("skip", Said(own.format(phase)))
    return _says(lang, who, finite, rest.format(phase))


ACTS: dict[type, Any] = {
    ChangePosition: _change_position,
    AttackAgain: _attack_again,
    EndBattlePhase: _end_battle_phase,
    SkipPhase: _skip_phase,
}
"""The renderers of the operations on battles."""


# Events and conditions ----------------------------------------------------------------------------

_BATTLES = {
    "en": "{who} battles {other}",
    "de": "{who} gegen {other} kämpft",
    "it": "{who} combatte con {other}",
    "nl": "{who} tegen {other} vecht",
}
_BATTLES_ALONE = {
    "en": "{who} battles",
    "de": "{who} kämpft",
    "it": "{who} combatte",
    "nl": "{who} vecht",
}
_ATTACKS = {
    "en": "{who} attacks",
    "de": "{who} angreift",
    "it": "{who} attacca",
    "nl": "{who} aanvalt",
}
_IS_ATTACKED = {
    "en": "{who} is attacked",
    "de": "{who} angegriffen wird",
    "it": "{who} viene attaccata",
    "nl": "{who} wordt aangevallen",
}
_ATTACKS_OTHER = {
    "en": "{who} attacks {other}",
    "de": "{who} {other} angreift",
    "it": "{who} attacca {other}",
    "nl": "{who} {other} aanvalt",
}
_TARGETED = {
    "en": "{who} is targeted for an attack",
    "de": "{who} als Ziel für einen Angriff gewählt wird",
    "it": "{who} viene scelta come bersaglio di un attacco",
    "nl": "{who} als doelwit van een aanval wordt gekozen",
}
_DIRECT = {
    "en": "{who} declares a direct attack",
    "de": "{who} einen direkten Angriff deklariert",
    "it": "{who} dichiara un attacco diretto",
    "nl": "{who} een directe aanval aankondigt",
}
_DESTROYS = {
    "en": ("{who} destroys {other} by battle", " and sends it to the GY"),
    "de": ("{who} {other} durch Kampf zerstört", " und auf den Friedhof legt"),
    "it": ("{who} distrugge {other} in battaglia", " e lo manda al Cimitero"),
    "nl": ("{who} {other} in een gevecht vernietigt", " en naar de Graveyard stuurt"),
}


def event(scene: Scene, on: On) -> str:
    """What must happen in a battle, as a clause; empty if the event is of another sort.

    Raises:
        CannotSay: it is an event of battle for which there are no words.
    """
    lang = scene.voice.lang
    if on.verb is Verb.BEGIN_STEP:
        if on.step not in STEPS:
            raise CannotSay(f"no words for the beginning of {on.step!r}")
        return STEPS[on.step][lang]
    if on.verb is Verb.BATTLE:
        scene.met = on.other is not None
        other = _any(scene, on.other, "acc", met=True) if on.other is not None else ""
        pattern = _BATTLES[lang] if other else _BATTLES_ALONE[lang]
        return pattern.format(who=_any(scene, on.subject, "nom"), other=other)
    if on.verb is Verb.DECLARE_ATTACK and on.other is not None:
        return _TARGETED[lang].format(who=_any(scene, on.other, "nom"))
    if on.verb is Verb.DECLARE_ATTACK and on.direct:
        return _DIRECT[lang].format(who=_any(scene, on.subject, "nom"))
    if on.verb is Verb.DESTROY and on.other is not None:
        said, sent = _DESTROYS[lang]
        scene.met = True
        text = said.format(who=_any(scene, on.other, "nom"), other=_any(scene, on.subject, "acc", met=True))
        return text + (sent if Zone.GRAVEYARD in on.to else "")
    return ""


def _any(scene: Scene, filter_: Filter, case: str, *, met: bool = False) -> str:
    """The card pointed at, or any card that fits; a monster met in battle is the opponent's without "controls"."""
    thing = describe(filter_)
    if thing.ref is not None:
        return scene.voice.point(scene.pointer(thing.ref), case).text
    said = scene.voice.some(thing, False, case, Verb.DECLARE_ATTACK)
    return f"{said.text}{said.tail}," if said.tail else said.text


_LOST = {
    "en": "{who} is destroyed by battle",
    "de": "{who} durch Kampf zerstört wird",
    "it": "{who} viene distrutta in battaglia",
    "nl": "{who} in een gevecht wordt vernietigd",
}
_ROLES = {Ref.ATTACKER: _ATTACKS, Ref.ATTACKED: _IS_ATTACKED, Ref.FIGHTING: _BATTLES_ALONE, Ref.BATTLED: _BATTLES_ALONE}


_MEETING = {(Ref.ATTACKER, Ref.ATTACKED): _ATTACKS_OTHER, (Ref.FIGHTING, Ref.BATTLED): _BATTLES}


def meeting(scene: Scene, one: Condition, other: Condition) -> str:
    """Two questions about the sides of one battle as one clause: this card attacks a face-down monster; else empty."""
    if not isinstance(one, Is) or not isinstance(other, Is) or (one.ref, other.ref) not in _MEETING:
        return ""
    who, met = _any(scene, one.filter, "nom"), _any(scene, other.filter, "acc", met=True)
    return _MEETING[one.ref, other.ref][scene.voice.lang].format(who=who, other=met)


_HAS_NOT = {
    "en": "{who} has not declared an attack this turn",
    "de": "{who} in diesem Spielzug keinen Angriff deklariert hat",
    "it": "{who} non ha dichiarato un attacco in questo turno",
    "nl": "{who} deze beurt geen aanval heeft aangekondigd",
}


def has_not_attacked(scene: Scene) -> str:
    """This card has not declared an attack this turn."""
    return _HAS_NOT[scene.voice.lang].format(who=scene.voice.point(scene.pointer(Ref.THIS), "nom").text).strip()


def condition(scene: Scene, asked: Condition) -> str:
    """A question about the battle in progress as a clause; empty if it asks something else."""
    lang = scene.voice.lang
    if isinstance(asked, Is) and isinstance(asked.filter, LostBattle):
        return _LOST[lang].format(who=scene.voice.point(scene.pointer(asked.ref), "nom").text).strip()
    if isinstance(asked, Is) and asked.ref in _ROLES:
        said = _any(scene, asked.filter, "nom")
        if lang == "it" and asked.ref is Ref.ATTACKED and asked.filter != itself:
            return f"{said} viene attaccato"
        roles = HAS_ATTACKED if scene.met and asked.ref is Ref.ATTACKER else _ROLES[asked.ref]
        return roles[lang].format(who=said).strip()
    if isinstance(asked, Was):
        return _was(scene, asked)
    if isinstance(asked, Now):
        owner = "opponent" if asked.whose is Side.OPPONENT else ""
        article = "your" if asked.whose is Side.YOU else "def"
        phase = NounPhrase(PHASE_NOUNS[asked.phase], article=article, owner=owner)
        return _NOW[lang].format(phase.say(lang, "nom"))
    if isinstance(asked, Happened) and asked.pattern.verb in _DID:
        subject = scene.voice.point(scene.pointer(Ref.THIS), "nom").text
        return _DID[asked.pattern.verb][lang].format(who=subject).strip()
    return ""


_NOW = {"en": "it is {}", "de": "{} läuft", "it": "è in corso {}", "nl": "{} bezig is"}
_DID = {
    Verb.BATTLE: {
        "en": "{who} attacked or was attacked this turn",
        "de": "{who} in diesem Spielzug angegriffen hat oder angegriffen wurde",
        "it": "{who} ha attaccato o è stata attaccata in questo turno",
        "nl": "{who} deze beurt heeft aangevallen of is aangevallen",
    },
    Verb.ATTACK: {
        "en": "{who} attacked this turn",
        "de": "{who} in diesem Spielzug angegriffen hat",
        "it": "{who} ha attaccato in questo turno",
        "nl": "{who} deze beurt heeft aangevallen",
    },
    Verb.DESTROY: {
        "en": "{who} destroyed a monster by battle this turn",
        "de": "{who} in diesem Spielzug ein Monster durch Kampf zerstört hat",
        "it": "{who} ha distrutto un mostro in battaglia in questo turno",
        "nl": "{who} deze beurt een monster in een gevecht heeft vernietigd",
    },
}
_WAS = {
    "en": "{who} was {how} {when}",
    "de": "{who} {when} {how} lag",
    "it": "{who} era {how} {when}",
    "nl": "{who} {when} {how} lag",
}


def _was(scene: Scene, asked: Was) -> str:
    lang, thing = scene.voice.lang, describe(asked.filter)
    subject = scene.voice.point(scene.pointer(asked.ref), "nom")
    if thing.position is not None:
        how = _IN[lang][thing.position]
    elif "face-down" in thing.adjectives:
        how = _FACE_DOWN[lang]
    else:
        raise CannotSay(f"no words for having been {asked.filter!r}")
    return _WAS[lang].format(who=subject.text, how=how, when=STEPS[Step.DAMAGE_START][lang]).strip()


_IN = {
    "en": {Position.ATTACK: "in Attack Position", Position.DEFENSE: "in Defense Position"},
    "de": {Position.ATTACK: "in Angriffsposition", Position.DEFENSE: "in Verteidigungsposition"},
    "it": {Position.ATTACK: "in Posizione di Attacco", Position.DEFENSE: "in Posizione di Difesa"},
    "nl": {Position.ATTACK: "in aanvalspositie", Position.DEFENSE: "in verdedigingspositie"},
}
_FACE_DOWN = {"en": "face-down", "de": "verdeckt", "it": "coperta", "nl": "dicht"}

__all__ = ["ACTS", "condition", "event", "meeting", "permission"]
