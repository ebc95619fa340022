"""How monsters are Summoned from materials: material lines, the Summons that use them, detaching."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook.language.voices.voice import Act, Must, Said, Voice
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.noun_phrases import phrase, quoted
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.word_ids import name_of
from rulebook.vocabulary.effects import SummonCondition
from rulebook.vocabulary.filters import Filter, my
from rulebook.vocabulary.operations import Detach, FusionSummon, NormalSummon, Pick, RitualSummon
from rulebook.vocabulary.recipes import ContactFusion, FusionMaterials, Recipe, RitualOf, SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import Side, Verb, Zone

from .discourse import Scene
from .tributes import normal_summon


def _pool(voice: Voice, thing: Thing, many: int, article: str) -> Said:
    """The cards that may be used, with their locations."""
    places = wordings(voice.lang, "materials.pools").get("-".join(zone.name.lower() for zone in thing.zones))
    if places is None:
        return voice.thing(thing, many, article=article)
    said = voice.thing(thing.anywhere(), many, article=article)
    return said._replace(text=f"{said.text} {places}")


# Operations ---------------------------------------------------------------------------------------


def fusion_summon(scene: Scene, operation: FusionSummon) -> Act:
    monster = scene.voice.thing(describe(operation.fusion & my(Zone.EXTRA)), style="from")
    materials = _pool(scene.voice, describe(operation.materials), 2, "none")
    scene.clear = False
    return scene.voice.fusion_summon(monster, materials, operation.by is Verb.BANISH)


def ritual_summon(scene: Scene, operation: RitualSummon) -> Act:
    monster = scene.voice.thing(describe(operation.ritual & my(Zone.HAND)), style="from")
    tributes = describe(operation.tributes)
    many, article = (1, "digit") if operation.single else (2, "none")
    said = _pool(scene.voice, tributes, many, article)
    scene.clear = False
    return scene.voice.ritual_summon(monster, said, operation.op, operation.levels, operation.single)


def detach(scene: Scene, operation: Detach) -> Act:
    if not isinstance(operation.cards, Pick) or not isinstance(operation.cards.count, int):
        raise CannotSay(f"no words for detaching {operation.cards!r}")
    count = operation.cards.count
    scene.done_verb = "detach"
    scene.clear = False
    return scene.voice.detach(phrase(scene.voice.lang, "material", count, article="digit"))


MADE: dict[type, Callable[[Scene, Any], Act]] = {
    FusionSummon: fusion_summon,
    RitualSummon: ritual_summon,
    NormalSummon: normal_summon,
    Detach: detach,
}
"""The acts of the operations that Summon monsters."""


# Sentences of the card itself ---------------------------------------------------------------------


def _part(voice: Voice, filter_: Filter, count: str) -> str:
    thing = describe(filter_)
    if thing.slug:
        return quoted(voice.lang, name_of(voice.lang, thing.slug))
    many = 2 if count == "1+" else 1
    return f"{count} {voice.thing(thing, many, 'nom', 'none').text}"


def recipe_text(voice: Voice, recipe: Recipe, must: Must = Must.NOT) -> str:
    """The line or sentence on how a monster is Summoned, without its full stop; ``must`` of a contact fusion."""
    match recipe:
        case FusionMaterials(parts, more):
            if len(parts) > 1 and not more and set(parts) == {parts[0]} and not describe(parts[0]).slug:
                return voice.thing(describe(parts[0]), len(parts), "nom").text
            last = [_part(voice, parts[-1], "1+" if more else "1")]
            return " + ".join([*(_part(voice, part, "1") for part in parts[:-1]), *last])
        case SynchroSummon(tuner, others):
            return f"{_tuner(voice, tuner)} + 1+ {_others(voice, others)}"
        case XyzSummon(count, filter_):
            return voice.thing(describe(filter_), count, "nom").text
        case ContactFusion(where, by):
            both = describe(where).side is not Side.YOU
            head = voice.own_way(voice.place((Zone.EXTRA,), Side.YOU, "from"), must)
            return head + voice.contact(both, by is Verb.BANISH)
        case RitualOf(slug):
            return voice.ritual_of(quoted(voice.lang, name_of(voice.lang, slug)))


def _tuner(voice: Voice, filter_: Filter | None) -> str:
    if filter_ is None:
        return phrase(voice.lang, "tuner", 1, "nom", "digit")
    return _part(voice, filter_, "1")


def _others(voice: Voice, filter_: Filter | None) -> str:
    if filter_ is not None:
        raise CannotSay(f"no words for other materials that are {filter_!r}")
    return phrase(voice.lang, "non-tuner", 2, "nom", "none")


def only_activated(voice: Voice, clause: str) -> str:
    """The activation condition of a card without an immediate effect."""
    return wording(voice.lang, "materials.only_activated").format(clause)


def without_tribute(voice: Voice, clause: str, at_will: bool = False) -> str:
    """States that a monster can be Normal Summoned (or Set) without Tributing, with its condition."""
    if at_will and not clause:
        return wording(voice.lang, "materials.tribute_at_will")
    return row(voice.lang, "materials.without_tribute")[bool(clause)].format(clause)


def more_conditions(voice: Voice, effect: SummonCondition) -> tuple[str, ...]:
    """The statements of a Summoning condition on the first Summon, locations and materials."""
    said = voice
    found = []
    if effect.first_own:
        found.append(said.first_own())
    if effect.tributes:
        found.append(wording(voice.lang, "materials.by_tributing").format(effect.tributes))
    if effect.or_tributes:
        found.append(wording(voice.lang, "materials.or_tributing").format(effect.or_tributes))
    if effect.only_by:
        found.append(
            wording(voice.lang, "materials.only_by").format(quoted(voice.lang, name_of(voice.lang, effect.only_by)))
        )
    if effect.only is not None:
        found.append(said.only(effect.only))
    if effect.cannot_from and effect.unless is None:
        if effect.cannot_from != (Zone.GRAVEYARD,):
            raise CannotSay(f"no words for places {effect.cannot_from!r}")
        found.append(said.never_from_graveyard())
    if Verb.FUSION_MATERIAL in effect.cannot:
        found.append(said.no_fusion_material())
    return tuple(found)
