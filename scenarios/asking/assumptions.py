"""What a story assumes because the question does not say it, and the story with an assumption changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import CardKind

from .story import Slug, Stood, Story, Where

Key = Literal["turn", "owner", "place"]
_OTHER = {"you": "opponent", "opponent": "you"}


class Assumption(NamedTuple):
    """What is assumed: the turn, or whose a card is or where; and the story with the other value."""

    key: Key
    card: Slug
    value: str
    other: str
    changed: Story

    @property
    def text(self) -> str:
        """What is assumed, as ``change`` reads it."""
        return f"{self.key}{':' if self.card else ''}{self.card}={self.value}"


def assumptions(story: Story) -> Iterator[Assumption]:
    """Yield what a story assumes: the turn unless it is said, and the owner and place of cards only named."""
    if not story.turn_said:
        other = _OTHER[story.turn]
        yield Assumption("turn", "", story.turn, other, story.model_copy(update={"turn": other, "confirmed": True}))
    for at, one in enumerate(story.cards):
        if one.said:
            continue
        owner = one.model_copy(update={"owner": _OTHER[one.owner]})
        yield Assumption("owner", one.card, one.owner, owner.owner, _with(story, at, owner))
        place = one.model_copy(update={"place": _elsewhere(one.card, one.place)})
        yield Assumption("place", one.card, one.place, place.place, _with(story, at, place))


def change(story: Story, text: str) -> Story | None:
    """The story with an assumption changed.

    Args:
        story: The story.
        text: ``turn=opponent``, ``owner:sangan=you`` or ``place:sangan=graveyard``.

    Returns:
        The changed story; None if it does not assume this or there is no such value.
    """
    named, _, value = text.partition("=")
    key, _, slug = named.partition(":")
    found = next((one for one in assumptions(story) if (one.key, one.card) == (key, slug)), None)
    if found is None or value not in (list(Where) if key == "place" else list(_OTHER)):
        return None
    if key == "turn":
        return Story.model_validate({**story.model_dump(), "turn": value, "confirmed": True})
    at = next(at for at, one in enumerate(story.cards) if one.card == slug)
    return _with(story, at, Stood.model_validate({**story.cards[at].model_dump(), key: value}))


def _with(story: Story, at: int, stood: object) -> Story:
    cards = (*story.cards[:at], stood, *story.cards[at + 1 :])
    return story.model_copy(update={"cards": cards, "confirmed": True})


def _elsewhere(slug: Slug, place: Where) -> Where:
    """The place where a card is most likely if it is not where it was assumed."""
    if place is not Where.FIELD:
        return Where.FIELD
    card = BY_SLUG[slug]
    if card.in_extra_deck:
        return Where.EXTRA
    return Where.HAND if card.kind is CardKind.MONSTER else Where.SET
