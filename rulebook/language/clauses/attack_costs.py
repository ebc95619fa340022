"""What an attack costs, and what it has to be aimed at: the words of all four languages side by side."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Mood
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.vocabulary.modifiers import AttackCost, AttackOnly, Cannot
from rulebook.vocabulary.terms import Ref

from .discourse import Scene
from .replacements import statement

_PAYS = {
    "en": ("you", "must", "{pay} to declare an attack with this monster"),
    "de": ("du", "musst", "{pay}, um einen Angriff mit diesem Monster zu deklarieren"),
    "it": ("", "devi", "{pay} per dichiarare un attacco con questo mostro"),
    "nl": ("je", "moet", "{pay} om met dit monster een aanval aan te kondigen"),
}
_ONLY = {
    "en": ("must", "must", "target {target} for its attacks"),
    "de": ("muss", "müssen", "{target} als Ziel für ihre Angriffe wählen"),
    "it": ("deve", "devono", "scegliere come bersaglio per i suoi attacchi {target}"),
    "nl": ("moet", "moeten", "{target} als doelwit van elke aanval kiezen"),
}


_STEPS_ASIDE = {
    "en": ("cannot", "be attacked, but does not prevent your opponent from attacking you directly"),
    "de": ("kann", "nicht angegriffen werden, verhindert aber nicht, dass dein Gegner dich direkt angreift"),
    "it": ("non può", "essere attaccata, ma non impedisce al tuo avversario di attaccarti direttamente"),
    "nl": ("kan", "niet worden aangevallen, maar dat verhindert niet dat je tegenstander je direct aanvalt"),
}


def steps_aside(scene: Scene, mod: Cannot) -> Act:
    """This card cannot be attacked, but does not prevent your opponent from attacking you directly.

    Raises:
        CannotSay: it is said of other monsters.
    """
    if mod.subject is None or describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    finite, rest = _STEPS_ASIDE[scene.voice.lang]
    return statement(scene.voice.lang, scene.described(mod.subject).text, finite, rest)


def attack_cost(scene: Scene, mod: AttackCost) -> Act:
    """What an attack with this monster costs.

    Raises:
        CannotSay: it is asked of other monsters.
    """
    from .operations import act

    if describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    subject, finite, rest = _PAYS[scene.voice.lang]
    said = act(scene, mod.pay).say(Mood.CAN)
    return statement(scene.voice.lang, subject, finite, rest.format(pay=said))


def attack_only(scene: Scene, mod: AttackOnly) -> Act:
    """This card must target a Toon monster for its attacks.

    Raises:
        CannotSay: it is asked of other monsters, or the targets cannot be named.
    """
    if describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    lang = scene.voice.lang
    one, many, rest = _ONLY[lang]
    subject = scene.described(mod.subject)
    target = scene.voice.thing(describe(mod.targets), 1, "acc", "indef")
    return statement(lang, subject.text, many if subject.n != 1 else one, rest.format(target=target.text + target.tail))
