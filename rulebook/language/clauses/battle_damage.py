"""Wording for battle damage taken by nobody or by the other player, and for effects negated by battle."""

from __future__ import annotations

from rulebook.language.languages.nl.acts import closed
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
    if mod.kind is DamageKind.ZERO and mod.players is Side.ANY and mod.battles is not None:
        return _nobody(scene, describe(mod.battles))
    if mod.kind is DamageKind.ZERO:
        subject, finite, what = row(lang, "battle_damage.zero" if mod.players is Side.YOU else "battle_damage.nobody")
        order = (origin, what) if lang in ("de", "nl") else (what, origin)
        return statement(lang, subject, finite, " ".join(part for part in order if part))
    subject, finite, what = row(
        lang, "battle_damage.also" if mod.kind is DamageKind.ALSO_TO_OPPONENT else "battle_damage.to_opponent"
    )
    return statement(lang, subject, finite, " ".join(what.format(origin).split()))


def _nobody(scene: Scene, thing: Thing) -> Act:
    """Example: The controllers of Fairy monsters take no battle damage from battles involving those monsters."""
    voice, it = scene.voice, scene.voice.lang == "it"
    who = voice.thing(thing, 2, "gen" if it else "dat", voice.generic_article)
    those = voice.point(Pointer("that", who.noun, 2), "dat")
    subject, finite, rest = row(voice.lang, "battle_damage.controllers")
    return statement(voice.lang, subject.format(who.text + who.tail), finite, rest.format(those.text))


def silences(scene: Scene, mod: Silences) -> Act:
    """Example: The effects of monsters destroyed by battle with these monsters are negated."""
    lang, thing = scene.voice.lang, describe(mod.by)
    if thing.ref is not None:
        said = scene.voice.point(scene.pointer(thing.ref), "dat")
    else:
        said = scene.voice.thing(thing, 2, "dat", scene.voice.generic_article)
    subject, finite, rest = row(lang, "battle_damage.silenced")
    by = f"{said.text}{said.tail}," if said.tail else said.text
    return statement(lang, subject.format(closed(by) if lang == "nl" else by), finite, rest)
