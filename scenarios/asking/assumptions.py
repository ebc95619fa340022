"""What a story assumes because the question does not say it, and the story with an assumption changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import CardKind, Icon

from .story import Done, Moment, Slug, Stood, Story, Until, Where

Key = Literal["turn", "moment", "owner", "place", "order"]
_ORDERS = {"answer": "later", "later": "answer"}
_OTHER = {"you": "opponent", "opponent": "you"}


class Assumption(NamedTuple):
    """What is assumed: turn, phase, whose a card is, where, or when it is used; and the story with another value."""

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
    """Yield what a story assumes, once for each other value.

    That is the turn and phase unless they are said, when an act on a card is done that was just used, the owner and
    place of cards only named, and the position of an attacked monster.
    """
    if not story.turn_said:
        other = _OTHER[story.turn]
        yield Assumption("turn", "", story.turn, other, story.model_copy(update={"turn": other, "confirmed": True}))
    yield from _moments(story)
    for at, act in enumerate(story.acts):
        if not act.order_said:
            value = "later" if act.later else "answer"
            acts = (*story.acts[:at], act.model_copy(update={"later": not act.later}), *story.acts[at + 1 :])
            changed = story.model_copy(update={"acts": acts, "confirmed": True})
            yield Assumption("order", act.card, value, _ORDERS[value], changed)
    attacked = {act.target for act in story.acts if act.done is Done.ATTACK}
    for at, one in enumerate(story.cards):
        if not one.said:
            owner = one.model_copy(update={"owner": _OTHER[one.owner]})
            yield Assumption("owner", one.card, one.owner, owner.owner, _with(story, at, owner))
        lying = one.card in attacked and one.place in (Where.FIELD, Where.DEFENSE)
        for where in _elsewhere(one) if not one.said else _positions(one) if lying else ():
            place = one.model_copy(update={"place": where})
            yield Assumption("place", one.card, one.place, where, _with(story, at, place))


def _moments(story: Story) -> Iterator[Assumption]:
    """The phase in which a fast card is used if no attack and no phase is told."""
    attacks = any(act.done is Done.ATTACK for act in story.acts)
    if attacks or not story.acts or story.moment is Moment.DAMAGE or story.until is not Until.NOW:
        return
    card = BY_SLUG[story.acts[0].card]
    if story.acts[0].done is Done.ACTIVATE and (card.kind is CardKind.TRAP or card.icon is Icon.QUICK_PLAY):
        other = Moment.ANY if story.moment is Moment.BATTLE else Moment.BATTLE
        changed = story.model_copy(update={"moment": other, "confirmed": True})
        yield Assumption("moment", "", story.moment, other, changed)


def change(story: Story, text: str) -> Story | None:
    """The story with an assumption changed.

    Args:
        story: The story.
        text: ``turn=opponent``, ``owner:sangan=you``, ``place:sangan=graveyard`` or ``order:dark-hole=later``.

    Returns:
        The changed story; None if it does not assume this or there is no such value.
    """
    named, _, value = text.partition("=")
    key, _, slug = named.partition(":")
    found = next((one for one in assumptions(story) if (one.key, one.card) == (key, slug)), None)
    moments: list[str] = [Moment.ANY, Moment.BATTLE]
    values: dict[str, list[str]] = {"place": list(Where), "order": list(_ORDERS), "moment": moments}
    if found is None or value not in values.get(key, list(_OTHER)):
        return None
    if key in ("order", "moment"):
        return found.changed if value == found.other else story.model_copy(update={"confirmed": True})
    if key == "turn":
        return Story.model_validate({**story.model_dump(), "turn": value, "confirmed": True})
    at = next(at for at, one in enumerate(story.cards) if one.card == slug)
    return _with(story, at, Stood.model_validate({**story.cards[at].model_dump(), key: value}))


def _with(story: Story, at: int, stood: object) -> Story:
    cards = (*story.cards[:at], stood, *story.cards[at + 1 :])
    return story.model_copy(update={"cards": cards, "confirmed": True})


def _positions(one: Stood) -> tuple[Where, ...]:
    """The battle positions in which a face-up monster could be instead."""
    return (Where.FIELD,) if one.place is Where.DEFENSE else (Where.DEFENSE,)


def _elsewhere(one: Stood) -> tuple[Where, ...]:
    """The places where a card is most likely if it is not where it was assumed."""
    if one.place is not Where.FIELD:
        return (Where.FIELD,)
    card = BY_SLUG[one.card]
    if card.kind is not CardKind.MONSTER:
        return (Where.SET, Where.HAND)
    return (Where.EXTRA if card.in_extra_deck else Where.HAND, Where.GRAVEYARD, Where.DEFENSE, Where.SET)
