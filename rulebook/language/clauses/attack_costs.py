"""The cost of an attack, and restrictions on its target, in all languages."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Mood
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.modifiers import AttackCost, AttackOnly, Cannot
from rulebook.vocabulary.terms import Ref

from .discourse import Scene


def steps_aside(scene: Scene, mod: Cannot) -> Act:
    """Example: This card cannot be attacked, but does not prevent your opponent from attacking you directly.

    Raises:
        CannotSay: it concerns other monsters.
    """
    if mod.subject is None or describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    finite, rest = row(scene.voice.lang, "attack_costs.steps_aside")
    return statement(scene.voice.lang, scene.described(mod.subject).text, finite, rest)


def attack_cost(scene: Scene, mod: AttackCost) -> Act:
    """The cost of an attack with this monster.

    Raises:
        CannotSay: it concerns other monsters.
    """
    from .operations import act

    if describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    subject, finite, rest = row(scene.voice.lang, "attack_costs.pays")
    said = act(scene, mod.pay).say(Mood.CAN)
    return statement(scene.voice.lang, subject, finite, rest.format(pay=said))


def attack_only(scene: Scene, mod: AttackOnly) -> Act:
    """Example: This card must target a Toon monster for its attacks.

    Raises:
        CannotSay: it concerns other monsters, or the targets cannot be rendered.
    """
    if describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    lang = scene.voice.lang
    one, many, rest = row(lang, "attack_costs.only")
    subject = scene.described(mod.subject)
    target = scene.voice.thing(describe(mod.targets), 1, "acc", "indef")
    return statement(lang, subject.text, many if subject.n != 1 else one, rest.format(target=target.text + target.tail))
