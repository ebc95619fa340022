"""Wording for battle damage taken by nobody or by the other player, and for effects negated by battle."""

from __future__ import annotations

from rulebook.language.voices.slots import Cards
from rulebook.language.voices.voice import Act, Pointer
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import Thing, describe
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.modifiers import DamageRule, Silences
from rulebook.vocabulary.terms import DamageKind, Side, Until

from .discourse import Scene


def damage_rule(scene: Scene, mod: DamageRule, until: Until | None) -> Act:
    """Example: You take no battle damage this turn; your opponent takes it."""
    lang = scene.voice.lang
    origin = ""
    if mod.battles is not None:
        origin = wording(lang, "battle_damage.from").format(scene.described(mod.battles, "dat").text)
    elif until is Until.END_OF_DAMAGE_STEP:
        origin = wording(lang, "battle_damage.that_battle")
    elif until is Until.END_OF_TURN:
        origin = wording(lang, "battle_damage.this_turn")
    if mod.kind is DamageKind.ORIGINAL_ATK:
        return statement(lang, *row(lang, "battle_damage.original_atk"))
    if mod.kind is DamageKind.ZERO and mod.players is Side.ANY and mod.battles is not None:
        return _nobody(scene, describe(mod.battles))
    if mod.kind is DamageKind.ZERO:
        key = {Side.YOU: "zero", Side.OPPONENT: "theirs"}.get(mod.players, "nobody")
    else:
        key = "also" if mod.kind is DamageKind.ALSO_TO_OPPONENT else "to_opponent"
    subject, finite, what = row(lang, f"battle_damage.{key}")
    return statement(lang, subject, finite, " ".join(what.format(origin).split()))


def _nobody(scene: Scene, thing: Thing) -> Act:
    """Example: The controllers of Fairy monsters take no battle damage from battles involving those monsters."""
    voice = scene.voice
    those = voice.point(Pointer("that", thing.noun, 2), "dat")
    subject, finite, rest = row(voice.lang, "battle_damage.controllers")
    cards = Cards(voice, thing, article=voice.generic_article)
    return statement(voice.lang, subject.format(cards=cards), finite, rest.format(those=those.text))


def silences(scene: Scene, mod: Silences) -> Act:
    """Example: The effects of monsters destroyed by battle with these monsters are negated."""
    lang, thing = scene.voice.lang, describe(mod.by)
    if thing.ref is not None:
        said = scene.voice.point(scene.pointer(thing.ref), "dat")
    else:
        said = scene.voice.thing(thing, 2, "dat", scene.voice.generic_article)
    subject, finite, rest = row(lang, "battle_damage.silenced")
    return statement(lang, subject.format(scene.voice.whole(said)), finite, rest)
