"""Where a card can be when it meets another one."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import CardKind, Icon


@dataclass(frozen=True, slots=True)
class Place:
    """A key of a board's side, and the position flag of a card there ("" if it needs none)."""

    key: str
    flag: str = ""

    def spec(self, slug: str) -> str:
        """The card as a board describes it there."""
        return f"{slug}|{self.flag}" if self.flag else slug


HAND, GRAVEYARD, EXTRA, FIELD = Place("hand"), Place("graveyard"), Place("extra"), Place("field")
MONSTER, MONSTER_SET = Place("monsters", "atk"), Place("monsters", "set")
SET, FACE_UP = Place("spells", "set"), Place("spells", "up")
LASTING = (Icon.CONTINUOUS, Icon.EQUIP)


def places(card: Card) -> tuple[Place, ...]:
    """The places in which a card can take part in a duel, the most usual first."""
    if card.is_token:
        return (MONSTER,)
    if card.kind is CardKind.MONSTER:
        own = (MONSTER, EXTRA) if card.in_extra_deck else (MONSTER, HAND, MONSTER_SET)
        return (*own, GRAVEYARD)
    if card.icon is Icon.FIELD:
        return (FIELD, HAND)
    lasting = (FACE_UP,) if card.icon is Icon.CONTINUOUS else ()
    if card.kind is CardKind.TRAP:
        return (*lasting, SET, GRAVEYARD)
    return (*lasting, HAND, SET) if card.icon is Icon.QUICK_PLAY else (*lasting, HAND, GRAVEYARD)


ROOM = {"monsters": 5, "spells": 5, "field": 1, "hand": 20, "graveyard": 80, "extra": 15}
"""How many cards a side can list under each key."""
