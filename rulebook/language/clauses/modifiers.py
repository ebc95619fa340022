"""Modifiers as statements: what continuous and lingering effects change while they apply."""

from __future__ import annotations

import re
from dataclasses import is_dataclass, replace
from typing import assert_never

from rulebook.language.voices import declarations
from rulebook.language.voices.durations import lasts
from rulebook.language.voices.slots import Cards
from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.noun_phrases import participle
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.word_ids import CARD_NOUNS
from rulebook.vocabulary.filters import Amount, Count, Filter, Half, MaterialsUsed, Same, StatOf, Times
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    Apply,
    AttackCost,
    AttackFirst,
    AttackOnly,
    Becomes,
    Cannot,
    Change,
    Control,
    CountsAs,
    DamageRule,
    Doomed,
    Doubled,
    GainsHurt,
    Halved,
    Hold,
    May,
    Modifier,
    MustAttack,
    MustTribute,
    Negated,
    NegatedDoing,
    NegatedLinks,
    OneKind,
    OriginalBecomes,
    PaysTributes,
    Piercing,
    Redirect,
    Reversed,
    Silences,
    SoleAttacker,
    SparesTributes,
    StandsIn,
    TreatAs,
    Unaffected,
    Waive,
)
from rulebook.vocabulary.terms import Ref, Side, Stat, Until, Verb

from . import battle_damage, battles, negated_links, phase_timing
from .attack_costs import attack_cost, attack_only, steps_aside
from .discourse import Scene
from .materials_used import double_tributed, tributed_together
from .replacements import forbids, redirect, renamed
from .tributes import counts_as, must_tribute, pays_tributes, spares


def modifier(scene: Scene, mod: Modifier, until: Until | None = None) -> Act:
    """A continuous or lingering modifier as a statement, with the moment it ends.

    Raises:
        CannotSay: the modifier cannot be rendered.
    """
    said = _holding(scene, mod, until)
    time = lasts(scene.voice.lang, until)
    return said.timed(time) if time and isinstance(mod, _TIMED) and not battles.says_when(mod, until) else said


_TIMED = (Negated, TreatAs, Unaffected, May, Piercing, Reversed)
"""Modifiers whose wording is the same for any duration."""


def _holding(scene: Scene, mod: Modifier, until: Until | None) -> Act:
    """The statement without the moment it ends, unless its wording depends on it.

    Raises:
        CannotSay: the modifier cannot be rendered.
    """
    voice = scene.voice
    match mod:
        case Change():
            return changed(scene, mod, until)
        case TreatAs(Same(Ref.THIS), name=name, instead=True) if name:
            return renamed(voice.lang, name)
        case TreatAs(subject):
            return voice.treat_as(mod, scene.described(subject))
        case Unaffected(subject, Same() as by):
            return voice.unaffected_by(scene.described(subject), scene.owned(by)[0])
        case Unaffected(subject, by):
            return voice.unaffected(scene.described(subject), negated_links.from_anywhere(describe(by)))
        case Hold(position, subject):
            return voice.hold(scene.described(subject), position)
        case Cannot():
            return _cannot(scene, mod, until)
        case Control():
            return _control(scene, mod)
        case Waive():
            return phase_timing.waived(scene, mod)
        case Redirect():
            return redirect(scene, mod)
        case Negated(subject) if describe(subject).ref is not None:
            return voice.negated_of(scene.owned(subject)[0])
        case Negated(subject):
            return voice.negated(mod, describe(subject))
        case NegatedLinks():
            return negated_links.negated(scene, mod)
        case OneKind(what):
            player, can, rest = row(voice.lang, "modifiers.one_kind")
            return statement(voice.lang, player, can, rest.format(declarations.one(voice.lang, what)))
        case NegatedDoing():
            return _negated_doing(scene, mod)
        case May() | Piercing():
            return battles.permission(scene, mod, until)
        case CountsAs():
            return counts_as(scene, mod)
        case PaysTributes():
            return pays_tributes(scene, mod)
        case SparesTributes(subject):
            return spares(scene, subject)
        case MustTribute():
            return must_tribute(scene, mod, until)
        case AttackCost():
            return attack_cost(scene, mod)
        case StandsIn():
            return statement(voice.lang, *row(voice.lang, "modifiers.stands_in"))
        case MustAttack() | SoleAttacker() | AttackFirst():
            return battles.obligation(scene, mod)
        case GainsHurt(Side.OPPONENT):
            return statement(voice.lang, *row(voice.lang, "modifiers.gains_hurt"))
        case GainsHurt():
            raise CannotSay(f"no words for the modifier {mod!r}")
        case Doomed(subject):
            return _doomed(scene, subject)
        case Reversed(Stat.ATK_DEF):
            return statement(voice.lang, *row(voice.lang, "modifiers.reversed"))
        case Reversed():
            raise CannotSay(f"no words for the modifier {mod!r}")
        case AttackOnly():
            return attack_only(scene, mod)
        case Silences():
            return battle_damage.silences(scene, mod)
        case DamageRule():
            return battle_damage.damage_rule(scene, mod, until)
        case _:
            assert_never(mod)


def _doomed(scene: Scene, subject: Filter) -> Act:
    """Example: this card is destroyed."""
    said, passive = scene.described(subject), wordings(scene.voice.lang, "basic.passive")
    return scene.voice.predicate(
        said, (passive["one"], passive["many"]), participle(scene.voice.lang, "destroy", said.noun, said.n)
    )


def _cannot(scene: Scene, mod: Cannot, until: Until | None) -> Act:
    """A prohibition: of players, of cards, or of what players do with cards."""
    voice, subject = scene.voice, mod.subject
    if mod.verb is Verb.BE_ATTACKED and mod.direct:
        return steps_aside(scene, mod)
    if mod.verb is Verb.CONTROL and isinstance(subject, Same):
        return voice.cannot_switch(scene.pointer(subject.ref))
    if subject is None:
        return voice.cannot(mod, None, until)
    if mod.players is not None:
        time = lasts(voice.lang, until)
        return forbids(scene, mod).timed(time) if time else forbids(scene, mod)
    if mod.verb is Verb.BE_BANISHED:
        return voice.cannot(mod, scene.described(subject, style="in-the"), until)
    if mod.verb is Verb.ACTIVATE and describe(subject).noun not in CARD_NOUNS:
        effects = voice.negated(Negated(subject), describe(subject))
        return voice.cannot(mod, Said(getattr(effects, "subject", ""), noun="effect", n=2), until)
    return voice.cannot(mod, scene.described(subject, long=mod.verb is Verb.ACTIVATE), until)


def _control(scene: Scene, mod: Control) -> Act:
    match mod:
        case Control(Same(ref), Side.YOU):
            return scene.voice.take_control(named(scene.pointer(ref)), Until.ALWAYS)
        case Control(subject, Side.OWNER):
            return scene.voice.control_returns(describe(subject))
        case _:
            raise CannotSay(f"no words for the modifier {mod!r}")


def named(pointer: Pointer) -> Pointer:
    """The same cards without a pronoun, where words must come between it and the verb."""
    return pointer._replace(how="that") if pointer.how == "pronoun" else pointer


_COMPARED = {Becomes: "becomes", Halved: "halved", Doubled: "doubled"}


def changed(scene: Scene, mod: Change, until: Until | None) -> Act:
    """A change of a stat: gained or lost, set to a value, halved or doubled; a Level is raised or lowered.

    Raises:
        CannotSay: its amount cannot be rendered.
    """
    voice, how = scene.voice, mod.change
    match how:
        case Halved() | Doubled():
            verb, value = _COMPARED[type(how)], ""
        case Becomes(amount) | OriginalBecomes(amount):
            verb, value = "becomes", _value(scene, mod, amount)
            if isinstance(how, OriginalBecomes) and value == voice.share("half", *_pronoun(scene, mod)):
                verb, value = "halved", ""
        case int() if mod.stat is Stat.LEVEL:
            verb, value = "raised" if how > 0 else "lowered", str(abs(how))
        case _:
            number, for_each, equal_to = scene.amount(how)
            return voice.change(mod, scene.described(mod.subject), number, for_each, equal_to, until)
    of, _ = scene.owned(mod.subject)
    return voice.reckoned(mod.stat, of, isinstance(how, OriginalBecomes), verb, value, until)


def _pronoun(scene: Scene, mod: Change) -> tuple[Said, Stat]:
    return scene.owned(mod.subject)[1], mod.stat


def _value(scene: Scene, mod: Change, amount: Amount) -> str:
    """What a stat becomes: 2000, double its original ATK."""
    match amount:
        case int():
            return str(amount)
        case Times(factor, MaterialsUsed()):
            number = wording(scene.voice.lang, "discourse.materials_used")
            return wording(scene.voice.lang, "modifiers.times", number=number, factor=factor)
        case Times(2, StatOf(Stat.ATK, Ref.TRIBUTED, True)):
            return double_tributed(scene.voice.lang)
        case Times(factor, Count(filter_)):
            cards = Cards(scene.voice, describe(filter_))
            number = wording(scene.voice.lang, "discourse.number_of", cards=cards)
            return wording(scene.voice.lang, "modifiers.times", number=number, factor=factor)
        case StatOf(Stat.ATK, Ref.TRIBUTED, True):
            return tributed_together(scene.voice.lang)
        case Times(2, StatOf(_, _, True)):
            return scene.voice.share("double", *_pronoun(scene, mod))
        case Half(StatOf(_, _, True)):
            return scene.voice.share("half", *_pronoun(scene, mod))
        case _:
            _, _, equal_to = scene.amount(amount)
            if not equal_to:
                raise CannotSay(f"no words for becoming {amount!r}")
            return scene.voice.equal(equal_to)


_DOING = (
    Verb.MOVE,
    Verb.TREAT_AS,
)


def _negated_doing(scene: Scene, mod: NegatedDoing) -> Act:
    """Example: card effects that would move cards in the GY, other than their own card, to a different place are
    negated.
    """
    lang = scene.voice.lang
    if mod.verb not in _DOING:
        raise CannotSay(f"no words for the modifier {mod!r}")
    subject, finite, rest = row(lang, f"modifiers.doing.{mod.verb.name.lower()}")
    cards = Cards(scene.voice, describe(mod.subject), style="in-the")
    return statement(lang, subject.format(cards=cards), finite, rest)


def applied(scene: Scene, operation: Apply) -> Act:
    """A lingering effect: its modifier, with the moment it ends."""
    if isinstance(operation.modifier, Change) and (thing := describe(operation.modifier.subject)).ref is None:
        scene.done = Pointer("that", thing.noun, 2)
    if isinstance(operation.until, Moment):
        return modifier(scene, operation.modifier, None).timed(phase_timing.until(scene, operation.until))
    if scene.span is not None and scene.voice.drops_subject:
        scene.clear = False
    said = modifier(scene, operation.modifier, None if operation.until is scene.span else operation.until)
    rest = getattr(said, "rest", "")
    if not operation.exactly or not is_dataclass(said) or not rest:
        return said
    exact: Act = replace(
        said, rest=re.sub(r"(\d)", rf"{wording(scene.voice.lang, 'modifiers.exactly')} \1", rest, count=1)
    )
    return exact
