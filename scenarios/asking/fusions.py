"""Where cards can only be: the monster and materials of a Fusion or Ritual Summon, and Spells that do not stay."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Icon, MonsterKind

from .story import Done, Slug, Where, is_monster
from .teller import Teller, stays

_SUMMONS = {"FusionSummon": MonsterKind.FUSION, "RitualSummon": MonsterKind.RITUAL}
"""The operations that Summon with materials, and the monsters that they Summon."""


def turn_down(teller: Teller) -> None:
    """Let Spells and Traps that do not stay on the field, and are said to lie there, be Set."""
    for one in list(teller.cards.values()):
        card = BY_SLUG[one.card]
        lasting = is_monster(one.card) or card.icon in (Icon.CONTINUOUS, Icon.FIELD, Icon.EQUIP) or stays(card)
        if one.place is Where.FIELD and not lasting:
            teller.cards[one.card] = one.model_copy(update={"place": Where.SET})


def fuse(teller: Teller) -> None:
    """Put the monster of a Fusion or Ritual Summon into the Extra Deck or hand, and its materials into the hand.

    What the question says of a material stays.
    """
    for at, act in enumerate(teller.acts):
        kind = _summons(act.card) if act.done is Done.ACTIVATE else None
        if kind is None:
            continue
        own = [one for one in teller.cards.values() if one.owner == act.actor and is_monster(one.card)]
        whose = [one for one in teller.cards.values() if is_monster(one.card) and not one.said]
        made = next((one for one in (*own, *whose) if _is_of(one.card, kind)), None)
        if made is None:
            continue
        home = Where.EXTRA if kind is MonsterKind.FUSION else Where.HAND
        teller.cards[made.card] = made.model_copy(update={"owner": act.actor, "place": home, "said": True})
        teller.acts[at] = act.model_copy(update={"target": made.card})
        used = {slug for other in teller.acts for slug in (other.card, *other.tributes)}
        for one in own:
            if one is not made and not one.said and one.card not in used and not BY_SLUG[one.card].in_extra_deck:
                teller.cards[one.card] = one.model_copy(update={"place": Where.HAND, "said": True})


def _summons(slug: Slug) -> MonsterKind | None:
    """What kind of monster a Spell Summons with materials; None if it is no such Spell."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)] if not is_monster(slug) else []
    names = (type(part).__name__ for effect in own for _, part in walk(effect.operation))
    return next((_SUMMONS[name] for name in names if name in _SUMMONS), None)


def _is_of(slug: Slug, kind: MonsterKind) -> bool:
    stats = BY_SLUG[slug].stats
    return stats is not None and kind in stats.kinds
