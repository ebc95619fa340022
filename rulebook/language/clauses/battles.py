"""Battles in card text: moments, events, conditions, permissions and operations on attacks."""

from __future__ import annotations

from typing import Any

from rulebook.language.voices.voice import Act, Pointer, Said
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import NounPhrase, participle
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.quotes import quoted
from rulebook.language.words.word_ids import PHASE_NOUNS, name_of
from rulebook.vocabulary.conditions import Condition, Happened, Is, Now, Was
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Filter, LostBattle, MaterialsUsed, itself, monster, my, trap
from rulebook.vocabulary.modifiers import AttackFirst, May, Modifier, MustAttack, Piercing, SoleAttacker
from rulebook.vocabulary.operations import All, AttackAgain, ChangePosition, EndBattlePhase, Selector, SkipPhase
from rulebook.vocabulary.terms import Cause, Position, Ref, Side, Until, Verb, Zone

from .battle_timing import STEPS
from .discourse import Scene

# Modifiers ----------------------------------------------------------------------------------------


def permission(scene: Scene, mod: May | Piercing, until: Until | None = None) -> Act:
    """Example: This card can attack directly, a second time, or every monster; it inflicts piercing battle damage."""
    if isinstance(mod, May) and mod.verb is Verb.ACTIVATE and mod.subject == trap & my(Zone.HAND):
        player, can, what = row(scene.voice.lang, f"battles.traps_from_hand.{'one' if mod.once else 'any'}")
        return statement(scene.voice.lang, player, can, what)
    if mod == May(Verb.ACTIVATE, trap & my(Zone.SPELL), once=True):
        return statement(scene.voice.lang, *row(scene.voice.lang, "battles.traps_set_now"))
    if isinstance(mod, May) and mod.verb is not Verb.ATTACK:
        raise CannotSay(f"no words for the permission to {mod.verb!r}")
    if isinstance(mod, May) and mod.monsters != 0:
        return _on_monsters(scene, mod)
    key = "piercing" if isinstance(mod, Piercing) else "again" if mod.again else "every" if mod.every else "direct"
    if says_when(mod, until):
        key = "again_now"
    lang, subject = scene.voice.lang, scene.described(mod.subject)
    one, many, rest = row(lang, f"battles.may.{key}")
    text = f"{subject.text}{subject.tail}," if subject.tail else subject.text
    return statement(lang, text, many if subject.n != 1 else one, rest)


def says_when(mod: Modifier, until: Until | None) -> bool:
    """Whether the words for a permission say already that it ends with this turn."""
    return isinstance(mod, May) and mod.again > 0 and until is Until.END_OF_TURN


def obligation(scene: Scene, mod: MustAttack | SoleAttacker | AttackFirst) -> Act:
    """Example: this card must attack if able; only 1 monster can attack in each Battle Phase."""
    lang = scene.voice.lang
    if isinstance(mod, AttackFirst):
        name = quoted(lang, name_of(lang, describe(mod.subject).slug))
        others, finite, what = row(lang, "battles.attack_first")
        return statement(lang, others.format(name=name), finite, what.format(name=name))
    if isinstance(mod, SoleAttacker):
        return statement(lang, *row(lang, "battles.sole_attacker"))
    one, many, rest = row(lang, "battles.must_attack")
    subject = scene.described(mod.subject)
    return statement(lang, scene.voice.whole(subject), many if subject.n != 1 else one, rest)


def pierces(scene: Scene, mod: Piercing) -> tuple[str, str]:
    """The clause about an attack on a monster in Defense Position, and the damage inflicted."""
    subject, lang = scene.described(mod.subject), scene.voice.lang
    text = f"{subject.text}{subject.tail}," if subject.tail else subject.text
    return row(lang, "battles.pierces")[subject.n != 1].format(text), wording(lang, "battles.piercing")


def _on_monsters(scene: Scene, mod: May) -> Act:
    """Example: This card can attack a monster once for each material used for its Summon."""
    if mod.monsters != MaterialsUsed():
        raise CannotSay(f"no words for {mod.monsters!r} attacks on monsters")
    subject, lang = scene.described(mod.subject), scene.voice.lang
    one, many, rest = row(lang, "battles.monsters")
    return statement(
        lang, subject.text, many if subject.n != 1 else one, rest.format(row(lang, "discourse.for_each_material")[1])
    )


# Operations ---------------------------------------------------------------------------------------


def _change_position(scene: Scene, operation: ChangePosition) -> Act:
    lang = scene.voice.lang
    said = scene.select(operation.cards)
    scene.after("change", said, operation.cards)
    if operation.position is None:
        return scene.voice.do("turn", _position_of(scene, said, operation.cards))
    into = wordings(lang, "battles.into").get(operation.position.name.lower())
    if into is None:
        raise CannotSay(f"no words for a change to {operation.position!r}")
    return scene.voice.change_into(said, into)


def _position_of(scene: Scene, said: Said, cards: Selector) -> Said:
    """The battle position of the cards just mentioned: its, of that monster, of all face-up monsters."""
    lang = scene.voice.lang
    if isinstance(cards, All):
        every = scene.voice.thing(describe(cards.filter), 2, "gen", "all")
        return Said(f"{row(lang, 'battles.positions')[1]} {every.text}", every.tail)
    if own := scene.voice.own_position(said):
        return Said(own)
    whose = scene.voice.point(Pointer("that", said.noun, said.n), "gen").text
    return Said(f"{row(lang, 'battles.positions')[said.n != 1]} {whose}")


def _attack_again(scene: Scene, operation: AttackAgain) -> Act:
    finite, rest = row(scene.voice.lang, "battles.second_attack")
    return statement(scene.voice.lang, scene.voice.point(scene.pointer(operation.card), "nom").text, finite, rest)


def _end_battle_phase(scene: Scene, operation: EndBattlePhase) -> Act:
    scene.clear = False
    return scene.voice.do("end", Said(wording(scene.voice.lang, "battles.battle_phase")))


def _skip_phase(scene: Scene, operation: SkipPhase) -> Act:
    lang = scene.voice.lang
    phase = noun(lang, PHASE_NOUNS[operation.phase]).sg
    scene.clear = False
    own, who, finite, rest = row(lang, "battles.skip")
    if operation.who is Side.YOU:
        return scene.voice.do("skip", Said(own.format(phase)))
    return statement(lang, who, finite, rest.format(phase))


ACTS: dict[type, Any] = {
    ChangePosition: _change_position,
    AttackAgain: _attack_again,
    EndBattlePhase: _end_battle_phase,
    SkipPhase: _skip_phase,
}
"""The renderers of the operations on battles."""


# Events and conditions ----------------------------------------------------------------------------


def event(scene: Scene, on: On) -> str:
    """A battle event as a clause; empty if the event is of another kind.

    Raises:
        CannotSay: the battle event cannot be rendered.
    """
    lang = scene.voice.lang
    if on.verb is Verb.BEGIN_STEP:
        if on.step not in STEPS:
            raise CannotSay(f"no words for the beginning of {on.step!r}")
        return wording(lang, f"battle_timing.steps.{on.step.name.lower()}")
    if on.verb is Verb.BATTLE:
        scene.met = on.other is not None
        other = _any(scene, on.other, "acc", met=True) if on.other is not None else ""
        pattern = wording(lang, "battles.battles") if other else wording(lang, "battles.battles_alone")
        return pattern.format(who=_any(scene, on.subject, "nom"), other=other)
    if on.verb is Verb.CONTROL and on == On(Verb.CONTROL, itself, controlled_by=Side.OPPONENT):
        return wording(lang, "battles.control_shifts").format(who=_any(scene, on.subject, "acc"))
    if on.verb is Verb.CHANGE_POSITION and describe(on.subject).position is Position.ATTACK:
        ref = describe(on.subject).ref
        known = scene.voice.point(scene.pointer(ref)._replace(how="that"), "nom").text if ref is not None else ""
        return wording(lang, "battles.into_defense").format(who=known or _any(scene, on.subject, "nom"))
    if on.verb is Verb.DECLARE_ATTACK and on.other is not None:
        return wording(lang, "battles.targeted").format(who=_any(scene, on.other, "nom"))
    if on.verb is Verb.DECLARE_ATTACK and on.direct:
        return wording(lang, "battles.direct").format(who=_any(scene, on.subject, "nom"))
    if on.verb is Verb.DESTROY and on.other == monster and on.cause == (Cause.RULE,):
        return wording(lang, "battles.with_host").format(who=_any(scene, on.subject, "nom"))
    if on.verb is Verb.DESTROY and on.other is not None:
        said, sent = row(lang, "battles.destroys")
        scene.met = True
        text = said.format(who=_any(scene, on.other, "nom"), other=_any(scene, on.subject, "acc", met=True))
        return text + (sent if Zone.GRAVEYARD in on.to else "")
    return ""


def _any(scene: Scene, filter_: Filter, case: str, *, met: bool = False) -> str:
    """The referenced card, or any matching card; a monster met in battle is the opponent's without "controls"."""
    thing = describe(filter_)
    if thing.ref is not None:
        return scene.voice.point(scene.pointer(thing.ref), case).text
    said = scene.voice.some(thing, False, case, Verb.DECLARE_ATTACK)
    return scene.voice.whole(said)


_ROLES = {
    Ref.ATTACKER: "battles.attacks",
    Ref.ATTACKED: "battles.is_attacked",
    Ref.FIGHTING: "battles.battles_alone",
    Ref.BATTLED: "battles.battles_alone",
}
_MEETING = {(Ref.ATTACKER, Ref.ATTACKED): "battles.attacks_other", (Ref.FIGHTING, Ref.BATTLED): "battles.battles"}


def meeting(scene: Scene, one: Condition, other: Condition) -> str:
    """Two conditions on the sides of one battle as one clause, or empty.

    Examples: this card attacks a face-down monster; this card attacks directly (only during the Damage Step).
    """
    if isinstance(one, Was) and one.ref is Ref.ATTACKER and other == ~Was(Ref.ATTACKED, monster):
        return wording(scene.voice.lang, "battles.hits_directly", who=_any(scene, one.filter, "nom")).strip()
    if not isinstance(one, Is) or not isinstance(other, Is) or (one.ref, other.ref) not in _MEETING:
        return ""
    who, met = _any(scene, one.filter, "nom"), _any(scene, other.filter, "acc", met=True)
    return wording(scene.voice.lang, _MEETING[one.ref, other.ref], who=who, other=met)


def has_not_attacked(scene: Scene) -> str:
    """Example: This card has not declared an attack this turn."""
    return (
        wording(scene.voice.lang, "battles.has_not")
        .format(who=scene.voice.point(scene.pointer(Ref.THIS), "nom").text)
        .strip()
    )


def condition(scene: Scene, asked: Condition) -> str:
    """A condition on the current battle as a clause; empty for other conditions."""
    lang = scene.voice.lang
    if isinstance(asked, Is) and isinstance(asked.filter, LostBattle):
        return wording(lang, "battles.lost").format(who=scene.voice.point(scene.pointer(asked.ref), "nom").text).strip()
    if isinstance(asked, Is) and asked.ref in _ROLES:
        has_attacked = scene.met and asked.ref is Ref.ATTACKER
        key = "battle_timing.has_attacked" if has_attacked else _ROLES[asked.ref]
        attacked = participle(lang, "attack", "card" if asked.filter == itself else describe(asked.filter).noun)
        return wording(lang, key, who=_any(scene, asked.filter, "nom"), attacked=attacked).strip()
    if isinstance(asked, Was):
        return _was(scene, asked)
    if isinstance(asked, Now):
        owner = "opponent" if asked.whose is Side.OPPONENT else ""
        article = "your" if asked.whose is Side.YOU else "def"
        phase = NounPhrase(PHASE_NOUNS[asked.phase], article=article, owner=owner)
        return wording(lang, "battles.now").format(phase.say(lang, "nom"))
    if isinstance(asked, Happened) and asked.pattern == On(Verb.BATTLE_DAMAGE, itself, direct=True) and asked.before:
        who = scene.voice.point(scene.pointer(Ref.THIS), "nom").text
        return wording(lang, "battles.inflicted_since", who=who, phase=noun(lang, PHASE_NOUNS[asked.before]).sg).strip()
    if isinstance(asked, Happened) and asked.pattern.verb in _DID:
        subject = scene.voice.point(scene.pointer(Ref.THIS), "nom").text
        return wording(lang, f"battles.did.{asked.pattern.verb.name.lower()}").format(who=subject).strip()
    return ""


_DID = (
    Verb.BATTLE,
    Verb.ATTACK,
    Verb.DESTROY,
)


def _was(scene: Scene, asked: Was) -> str:
    lang, thing = scene.voice.lang, describe(asked.filter)
    subject = scene.voice.point(scene.pointer(asked.ref), "nom")
    if thing.position is not None:
        how = wording(lang, f"battles.in.{thing.position.name.lower()}")
    elif "face-down" in thing.adjectives:
        how = wording(lang, "battles.face_down")
    else:
        raise CannotSay(f"no words for having been {asked.filter!r}")
    return (
        wording(lang, "battles.was")
        .format(who=subject.text, how=how, when=wording(lang, "battle_timing.steps.damage_start"))
        .strip()
    )


__all__ = ["ACTS", "condition", "event", "meeting", "permission"]
