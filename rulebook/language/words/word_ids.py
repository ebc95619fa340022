"""Names shared by all voices: lexicon ids for verbs, phases and numbers, words for kinds of Summon, card names."""

from __future__ import annotations

import re

from rulebook.language.words.phrasebook import wording
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.modifiers import TreatAs
from rulebook.vocabulary.terms import ANY_SUMMON, CounterKind, Phase, Stat, SummonKind, Verb

from .descriptions import CannotSay, Thing
from .lexicon import card_word
from .noun_phrases import join_list, kind_noun, quoted

PASSIVE_VERBS: dict[Verb, str] = {
    Verb.DESTROY: "destroy",
    Verb.SEND: "send",
    Verb.DISCARD: "discard",
    Verb.TRIBUTE: "tribute",
    Verb.BANISH: "banish",
    Verb.RETURN: "return-hand",
    Verb.ADD: "add",
    Verb.SET: "set",
    Verb.FLIP: "flip",
    Verb.ACTIVATE: "activate",
}
"""Verbs of patterns that are rendered in the passive, with their lexicon ids."""

STAYING_VERBS: tuple[Verb, ...] = (Verb.DESTROY, Verb.TRIBUTE)
"""Passive verbs that imply no destination: it is stated separately ("and sent to the GY")."""

CARD_NOUNS: dict[str, str] = {"spell": "spell-card", "trap": "trap-card", "spell-trap": "spell-trap-card"}
"""The long nouns, for activating the card itself."""

COUNTER_NOUNS: dict[CounterKind, str] = {CounterKind.SPELL: "spell-counter", CounterKind.PLAIN: "counter"}

PHASE_NOUNS: dict[Phase, str] = {
    Phase.DRAW: "draw-phase",
    Phase.STANDBY: "standby-phase",
    Phase.MAIN_1: "main-phase",
    Phase.BATTLE: "battle-phase",
    Phase.MAIN_2: "main-phase",
    Phase.END: "end-phase",
}

_BY_NAME = (SummonKind.FUSION, SummonKind.RITUAL, SummonKind.SYNCHRO, SummonKind.XYZ, SummonKind.PENDULUM)
_ORDER = (SummonKind.NORMAL, SummonKind.TRIBUTE, SummonKind.FLIP, SummonKind.SPECIAL, *_BY_NAME)


def stat_noun(lang: str, stat: Stat) -> str:
    """What a number of a card is called: ATK, Level."""
    return wording(lang, f"word_ids.stat.{stat.name.lower()}")


def summon_words(lang: str, kinds: SummonKind) -> str:
    """The kinds of Summon next to the verb, with the joining space; empty for "in any way".

    "Normal or Special ", "als Normal- oder Spezialbeschwörung ", " Normalmente o Specialmente", "met een ... Summon ".
    """
    if kinds & ANY_SUMMON == ANY_SUMMON:
        return ""
    words = [wording(lang, f"word_ids.summon_words.{str(kind.name).lower()}") for kind in _ORDER if kind in kinds]
    ways = wording(lang, "word_ids.ways_joint").join(words)
    said = wording(lang, "word_ids.ways", ways=ways)
    return re.sub(r"-([a-z])", lambda found: found[0].upper(), said)  # Xyz-Beschwörung, but Normal- oder ...


def _by_slug(slug: str) -> Card:
    from rulebook.cards import BY_SLUG
    from rulebook.cards.mentioned import MENTIONED

    found = BY_SLUG.get(slug) or MENTIONED.get(slug)
    if found is None:
        raise CannotSay(f"no card has the slug {slug!r}")
    return found


def name_of(lang: str, slug: str) -> str:
    """The name of the card with this slug.

    Raises:
        CannotSay: there is no such card.
    """
    return _by_slug(slug).names.in_language(lang)


def named_trait(lang: str, mod: TreatAs) -> str:
    """The Type, Attribute or (quoted) name that a card is given.

    Raises:
        CannotSay: it names none.
    """
    if mod.name:
        return quoted(lang, name_of(lang, mod.name))
    if mod.declared is not None:
        return wording(lang, f"word_ids.declared.{mod.declared.name.lower()}")
    if mod.attributes:
        return join_list(lang, [card_word(lang, "attribute", one) for one in mod.attributes], "and")
    if mod.attribute is not None:
        return card_word(lang, "attribute", mod.attribute)
    if mod.type is None:
        raise CannotSay(f"no words for {mod!r}")
    return card_word(lang, "type", mod.type)


def or_names(lang: str, thing: Thing) -> list[str]:
    """The alternative names of a thing, each preceded by "or"."""
    joint = wording(lang, "basic.or")
    return [f"{joint} {quoted(lang, name_of(lang, slug))}" for slug in thing.more_slugs]


def named_kind(thing: Thing) -> str:
    """The noun before the name by which a thing is described."""
    return kind_noun(_by_slug(thing.slug))


def token(slug: str) -> Card:
    """The Token with this slug."""
    return _by_slug(slug)
