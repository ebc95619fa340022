"""What a card that a question names is a kind of: concepts that a statement about a rule can speak of."""

from __future__ import annotations

from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.recipes import FusionSummon
from rulebook.vocabulary.terms import CardKind, Icon, MonsterKind

_MONSTERS = {
    MonsterKind.TOKEN: "token", MonsterKind.FUSION: "fusion", MonsterKind.SYNCHRO: "synchro", MonsterKind.XYZ: "xyz",
    MonsterKind.RITUAL: "ritual", MonsterKind.PENDULUM: "pendulum", MonsterKind.TUNER: "tuner",
    MonsterKind.GEMINI: "gemini", MonsterKind.SPIRIT: "spirit", MonsterKind.UNION: "union", MonsterKind.TOON: "toon",
    MonsterKind.NORMAL: "normal-monster",
}  # fmt: skip
_SPELLS = {
    Icon.NORMAL: "normal-spell", Icon.QUICK_PLAY: "quick-play", Icon.CONTINUOUS: "continuous-spell",
    Icon.FIELD: "field-spell", Icon.EQUIP: "equip", Icon.RITUAL: "ritual-spell",
}  # fmt: skip
_TRAPS = {Icon.NORMAL: "normal-trap", Icon.CONTINUOUS: "continuous-trap", Icon.COUNTER: "counter-trap"}


@cache
def kinds_of(slug: str) -> tuple[str, ...]:
    """The concepts that a card is a kind of, the widest first."""
    card = BY_SLUG[slug]
    if card.kind is CardKind.MONSTER:
        kinds = card.stats.kinds if card.stats is not None else ()
        return ("monster", *(_MONSTERS[one] for one in kinds if one in _MONSTERS))
    icons = _SPELLS if card.kind is CardKind.SPELL else _TRAPS
    wide = "spell" if card.kind is CardKind.SPELL else "trap"
    fuses = any(isinstance(one, Activated) and isinstance(one.operation, FusionSummon) for one in card.effects)
    return (wide, *((icons[card.icon],) if card.icon in icons else ()), *(("fusion-summon",) if fuses else ()))
