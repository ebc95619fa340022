"""Conditions and events of the card language as subordinate clauses, without their conjunction."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Count, Counters, EquippedTo, Lp, Namesakes, Number, Same, StatIs
from rulebook.vocabulary.terms import Cause, Op, Ref, Side, Verb

from . import answered_activations, battles, phase_timing, win_conditions
from .damage_taken import takes, took
from .deck_handling import is_a
from .discourse import Scene
from .materials_used import all_there
from .pendulum import other_zone, returned_alone
from .stat_comparison import measured
from .was_destroyed import fell

_NOT_BY_BATTLE = frozenset(Cause) - {Cause.BATTLE}


def condition(scene: Scene, asked: c.Condition, negative: bool = False) -> str:
    """A condition as a clause.

    Raises:
        CannotSay: the condition cannot be rendered.
    """
    voice = scene.voice
    match asked:
        case c.AllOf((one, other)) if not negative and (said := battles.meeting(scene, one, other)):
            return said
        case c.AllOf(parts) if not negative:
            return voice.both([condition(scene, part) for part in parts])
        case c.AnyOf(parts) if not negative:
            return voice.either(voice.ellipsis([condition(scene, part) for part in parts]))
        case c.Happened(On(Verb.FLIP, Same(Ref.THIS)), ever=True) if not negative:
            return wording(voice.lang, "conditions.once_flipped")
        case c.Happened(On(Verb.FLIP, Same(Ref.THIS))) if not negative:
            return voice.was_flipped(scene.pointer(Ref.THIS))
        case c.Happened(On(Verb.DESTROY, Same(Ref.THIS), other=None) | On(Verb.BANISH)) if not negative:
            return fell(voice.lang, asked)
        case c.Happened(On(Verb.DECLARE_ATTACK, Same(Ref.THIS))) if negative:
            return battles.has_not_attacked(scene)
        case c.NotSo(part):
            return condition(scene, part, not negative)
        case c.Exists(filter_) if said := other_zone(voice.lang, filter_, negative):
            return said
        case c.Exists(Same(Ref.WORN)):
            return wording(voice.lang, "conditions.wears").format(wording(voice.lang, "conditions.not") * negative)
        case c.Exists(Same(Ref.USED)) if not negative:
            return all_there(voice.lang, scene.done)
        case c.Exists(Same(Ref.MATERIALS)):
            return (
                row(voice.lang, "conditions.has_material")[negative]
                .format(voice.point(scene.pointer(Ref.THIS), "nom").text)
                .strip()
            )
        case c.Exists(EquippedTo(Ref.THIS)):
            return voice.is_equipped_with(negative)
        case c.Exists(Namesakes(count) as alike) if not negative:
            return voice.so_many(describe(alike), Op.GE, count)
        case c.Exists(filter_):
            return voice.exists(describe(filter_), negative)
        case c.Compare(Count(theirs), Op.GE, Count(yours), more) if more and not negative:
            return voice.outnumbered(describe(theirs), describe(yours), more)
        case c.Compare(Lp(side), op, Lp(other)) if not negative and side is not other:
            return voice.lp_against(side, op)
        case c.Compare(Counters(kind, ref), Op.GE, int() as number) if not negative:
            return voice.has_counters(kind, number, scene.pointer(ref))
        case c.Compare(Number(Ref.TRIBUTED), Op.EQ, int() as number) if not negative:
            return wording(voice.lang, "conditions.so_many_tributed", number=number)
        case c.Compare(Count(filter_), op, int() as number) if not negative:
            return voice.so_many(describe(filter_), op, number)
        case c.Is() | c.Was() | c.Now() | c.Happened() if not negative and (said := battles.condition(scene, asked)):
            return said
        case c.Is(ref, StatIs() as part) if not negative:
            return measured(scene, ref, part)
        case c.Is(ref, filter_) if (it := describe(filter_)) == Thing(it.noun, attribute=it.attribute):
            return is_a(voice, scene.pointer(ref), it, negative)
        case c.Is(ref, filter_):
            return voice.is_so(scene.pointer(ref), describe(filter_), negative)
        case c.Happened(pattern):
            return voice.happened(pattern, subject_of(scene, pattern, False, negative), negative)
        case c.CausedBy(side) if not negative:
            return voice.caused_by(side)
        case c.AsLink(op, number) if op.name.lower() in wordings(voice.lang, "conditions.link") and not negative:
            return wording(voice.lang, f"conditions.link.{op.name.lower()}").format(number)
        case c.Untributed() if not negative:
            return wording(voice.lang, "conditions.untributed")
        case c.AllNamesDiffer() if not negative:
            return wording(voice.lang, "conditions.all_differ")
        case c.HasSet(slugs) if not negative:
            return win_conditions.has_set(voice.lang, slugs)
        case c.DamageWas(cause) if not negative:
            return took(voice.lang, cause)
        case c.UsedEffect() if not negative:
            return wording(voice.lang, "conditions.used")
        case c.RolledIn(numbers) if not negative:
            return voice.rolled_in(numbers)
        case _:
            raise CannotSay(f"no words for the condition {asked!r}")


def subject_of(scene: Scene, on: On, many: bool, negative: bool = False) -> Said:
    """The card an event happens to, or the object if the subject of the clause is a player.

    ``negative``: the clause denies its object: you have Summoned no monster.
    """
    thing = describe(on.subject)
    case = "acc" if on.verb in (Verb.SUMMON, Verb.WOULD_SUMMON) and on.by.value < 2 else "nom"
    if thing.ref is Ref.THIS and thing.adjectives:
        return scene.voice.this_so(thing.adjectives, case)
    if thing.ref is not None:
        return scene.voice.point(scene.pointer(thing.ref), case)
    denied = negative and (case == "acc" or on.other is not None)
    return scene.voice.some(thing, many, case, on.verb, scene.voice.denied_article if denied else "indef")


def concerns_one(on: On) -> bool:
    """Whether an event concerns a single card: an attack, or a player's monster that a battle destroys."""
    fallen = on.verb is Verb.DESTROY and on.cause == (Cause.BATTLE,)
    alone = fallen and describe(on.subject).side in (Side.YOU, Side.OPPONENT)
    return alone or on.alone or on.verb in (Verb.DECLARE_ATTACK, Verb.BATTLE_DAMAGE) or on.other is not None


def happens_to(events: tuple[On, ...]) -> str:
    """The noun of the cards of an event: "card" if they need not be monsters."""
    return "card" if any(describe(on.subject).noun == "card" for on in events) else "monster"


def event(scene: Scene, on: On) -> str:
    """An event as a clause: "this card is sent from the field to the GY"."""
    if on.verb is Verb.BEGIN_PHASE and on.phase is not None:
        return scene.voice.phase(on.phase, on.by)
    if on.verb is Verb.ACTIVATE and not answered_activations.plain(on):
        return answered_activations.activated(scene, on)
    if on.verb is Verb.EQUIP and on.targets_this:
        return scene.voice.gets_equip()
    if frozenset(on.cause) == _NOT_BY_BATTLE:
        return event(scene, replace(on, cause=())) + wording(scene.voice.lang, "conditions.except_battle")
    if on.witnessed:
        return scene.voice.resolves_after(scene.voice.some(describe(on.subject), False, "nom", Verb.ACTIVATE))
    if on.while_equipped:
        return scene.voice.while_equipped(event(scene, replace(on, while_equipped=False)))
    if on.verb in phase_timing.YOU_DO and on == On(on.verb, by=Side.YOU):
        return wording(scene.voice.lang, f"phase_timing.you_do.{on.verb.name.lower()}")
    if on.alone and on.verb in (Verb.SUMMON, Verb.WOULD_SUMMON):
        lang, one = scene.voice.lang, event(scene, replace(on, alone=False))
        return wording(lang, "conditions.exactly_one", event=one)
    if on.alone:
        return returned_alone(scene.voice, on)
    if on.own_effect:
        return wording(scene.voice.lang, "damage_taken.by_own_effect")
    said = takes(scene.voice.lang, on) or battles.event(scene, on)
    if said:
        return said
    if on.targets_this:
        return scene.voice.event(on, scene.voice.point(Pointer("this"), "acc"), False)
    return scene.voice.event(on, subject_of(scene, on, scene.event_many), scene.event_many)
