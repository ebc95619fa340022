"""What a question of a lesson asks the rules about where no line of play can show it: Decks, a Match, single moves."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from .fields import Cards, CardSpec, Identifier, Line, Model, PlayerWord


class DeckAsked(Model):
    """A Deck that a question asks about: a bundled one, ``without`` its first cards, and with these cards added.

    ``listed`` are cards that the Forbidden & Limited list names besides, with the copies allowed.

    With ``out``, ``into`` or ``new``, the question is whether the Deck may be changed like this between two Duels of a
    Match: ``out`` goes to the Side Deck and ``into`` comes from it; ``new`` comes from elsewhere, and as many of
    ``out`` leave the Decks.
    """

    base: Literal["soldiers", "shadows"] = "soldiers"
    without: Annotated[int, Field(ge=0, le=60)] = 0
    main: Cards = ()
    extra: Cards = ()
    side: Cards = ()
    official: bool = True
    listed: dict[CardSpec, Annotated[int, Field(ge=0, le=2)]] = Field(default_factory=dict)
    out: Cards = ()
    into: Cards = ()
    new: Cards = ()

    @property
    def traded(self) -> bool:
        """Whether the question is about a change between two Duels."""
        return bool(self.out or self.into or self.new)


class MatchAsked(Model):
    """A Match: who won its Duels so far, and who had chosen the first player of each.

    ``nobody`` is a Duel that was broken off. ``reading`` is a disputed point that is read the other way.
    """

    results: Annotated[tuple[Literal["you", "opponent", "draw", "nobody"], ...], Field(max_length=3)] = ()
    chose: Annotated[tuple[PlayerWord | Literal["chance"], ...], Field(max_length=3)] = ()
    reading: Identifier | None = None


class MoveAsked(Model):
    """A card that an effect moves to another zone, named as in a line of play."""

    card: Line
    to: Literal["hand", "deck", "graveyard", "banished"]


class EquipAsked(Model):
    """A card on the field that an effect equips to a monster, both named as in a line of play."""

    card: Line
    to: Line


class NumberAsked(Model):
    """Whether a card meets a condition on a number: ``atk`` or ``def`` of at most ``most``."""

    card: Line
    stat: Literal["atk", "def"] = "atk"
    most: Annotated[int, Field(ge=0, le=9999)]


class Judged(Model):
    """What a question asks about; give one key. ``scenarios.playing.judged`` says what the engine finds.

    ``look``: whether you know a card; ``pile``: the order of the cards in it, such as ``you.graveyard``.
    """

    match: MatchAsked | None = None
    move: MoveAsked | None = None
    equip: EquipAsked | None = None
    number: NumberAsked | None = None
    look: Line | None = None
    pile: Annotated[str, Field(pattern=r"^(you|opponent)\.(graveyard|deck)$")] | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if sum(value is not None for _, value in self) != 1:
            raise ValueError("give one of match, move, equip, number, look and pile")
        return self
