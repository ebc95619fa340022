"""The cost of an attack, and restrictions on its target, in all languages."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.voice import Act, Mood
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.filters import any_, monster
from rulebook.vocabulary.modifiers import AttackCost, AttackOnly, Cannot
from rulebook.vocabulary.operations import Send, Top
from rulebook.vocabulary.terms import Ref, Side, Zone

from .discourse import Scene

_ANY_MONSTER = describe(monster & any_(Zone.MONSTER))
_PAYERS = {Side.ANY: "any", Side.OPPONENT: "opponent"}


def steps_aside(scene: Scene, mod: Cannot) -> Act:
    """Example: This card cannot be attacked, but does not prevent your opponent from attacking you directly.

    With ``players`` as you, it is worded for the opponent of the card's player.

    Raises:
        CannotSay: it concerns other monsters.
    """
    if mod.subject is None or describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    turned = "_turned" if mod.players is Side.YOU else ""
    finite, rest = row(scene.voice.lang, f"attack_costs.steps_aside{turned}")
    return statement(scene.voice.lang, scene.described(mod.subject).text, finite, rest)


def attack_cost(scene: Scene, mod: AttackCost) -> Act:
    """The cost of an attack with this monster, or with every monster of the players.

    Raises:
        CannotSay: it concerns other monsters.
    """
    from .operations import act

    thing, pay = describe(mod.subject), mod.pay
    if thing.ref is Ref.THIS:
        key = "pays"
    elif thing == replace(_ANY_MONSTER, side=thing.side) and thing.side in _PAYERS:
        key = f"pays_{_PAYERS[thing.side]}"
        pay = Send(Top(pay.cards.count, Side.EACH)) if isinstance(pay, Send) and isinstance(pay.cards, Top) else pay
    else:
        raise CannotSay(f"no words for {mod!r}")
    subject, finite, rest = row(scene.voice.lang, f"attack_costs.{key}")
    said = act(scene, pay).say(Mood.CAN)
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
