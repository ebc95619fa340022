"""A card's printed Attribute and type line."""

from __future__ import annotations

from rulebook.languages import english_where_missing
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import Attribute, Icon, MonsterKind, Type

from .lexicon import card_word
from .noun_phrases import KIND_NOUNS, phrase


@english_where_missing
def attribute_name(lang: str, attribute: Attribute) -> str:
    """An Attribute as printed: LIGHT, LICHT, LUCE."""
    return card_word(lang, "attribute", attribute)


@english_where_missing
def type_name(lang: str, type_: Type) -> str:
    """A Type as printed: Dragon, Drache, Drago."""
    return card_word(lang, "type", type_)


@english_where_missing
def type_line(lang: str, card: Card) -> str:
    """The type line: "Machine / Effect" for a monster, "Quick-Play Spell" for a Spell or Trap."""
    if card.stats is not None:
        order = list(MonsterKind)
        kinds = sorted(card.stats.kinds, key=lambda kind: (kind is MonsterKind.EFFECT, -order.index(kind)))
        names = (card_word(lang, "monster_kind", kind) for kind in kinds)
        return " / ".join((type_name(lang, card.stats.type), *names))
    icon = card.icon or Icon.NORMAL
    return phrase(lang, f"{icon}-{KIND_NOUNS[card.kind]}", article="none", case="nom")
