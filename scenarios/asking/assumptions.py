"""What a story assumes, what was read of it and could be otherwise, and the story with one of these changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import CardKind, Zone

from .alternatives import alternatives, asked_in, asking_instead, with_stand_in, without
from .boards import MONSTER_PLACES, targeted_zones
from .story import OTHER, Act, Done, Moment, Slug, Stood, Story, Until, Where
from .supposed import is_fast, usual_occasions
from .typical import others

Key = Literal["unread", "asks", "turn", "moment", "occasion", "target", "order", "stands", "owner", "place", "card"]
DIRECTLY, THERE, AWAY, HEARD, NOTHING = "directly", "there", "away", "left-out", "nothing"


class Assumption(NamedTuple):
    """What is assumed or was read, and the story with another value.

    ``said``: the question says so, as it was read. ``key`` tells what it is: words that were not understood, what is
    asked, turn, phase, what a card is used in answer to, the target of an attack or a card, when a card is used, which
    card stands for one without a name, whose a card is, where it is, or whether it takes part.
    """

    key: Key
    card: Slug
    value: str
    other: str
    changed: Story
    said: bool = False

    @property
    def text(self) -> str:
        """What is assumed, as ``change`` reads it."""
        return self._as(self.value)

    @property
    def change(self) -> str:
        """What it is changed to, as ``change`` reads it."""
        return self._as(self.other)

    def _as(self, value: str) -> str:
        return f"{self.key}{':' if self.card else ''}{self.card}={value}"


def assumptions(story: Story) -> Iterator[Assumption]:
    """Yield what a story assumes or was read to say, once for each other value.

    That is words not understood, what is asked, turn and phase, what the first card answers, whom an attack or a card
    is for, when an act on a card is done, the monsters without a name, the owner, place and position of cards, and
    whether a card takes part at all.
    """
    if story.unread and not story.heard:
        changed = story.model_copy(update={"heard": True, "confirmed": True})
        yield Assumption("unread", "", "", HEARD, changed)
    now = asked_in(story).text
    for asking in alternatives(story):
        yield Assumption("asks", "", now, asking.text, asking_instead(story, asking), said=True)
    other = OTHER[story.turn]
    changed = story.model_copy(update={"turn": other, "confirmed": True})
    yield Assumption("turn", "", story.turn, other, changed, said=story.turn_said)
    yield from _moments(story)
    yield from _occasions(story)
    for at, act in enumerate(story.acts):
        yield from _targets(story, at, act)
        if at and act.done is Done.ACTIVATE and not _is_first_of_its_player(story, at):
            value, later = ("later", "answer") if act.later else ("answer", "later")
            timed = _with_act(story, at, act.model_copy(update={"later": not act.later}))
            yield Assumption("order", act.card, value, later, timed, said=act.order_said)
    yield from _of_cards(story)


def _is_first_of_its_player(story: Story, at: int) -> bool:
    """Whether nothing is done before an act that it could answer."""
    return all(one.done is Done.SET for one in story.acts[:at])


def _of_cards(story: Story) -> Iterator[Assumption]:
    """The cards: which stands for one without a name, whose they are, where they lie, and whether they take part."""
    attacked = {act.target for act in story.acts if act.done is Done.ATTACK}
    for at, one in enumerate(story.cards):
        known = {other.card for other in story.cards}
        for slug in others(one, general=story.general) if one.typical else ():
            if slug not in known:
                yield Assumption("stands", one.card, one.card, slug, with_stand_in(story, one.card, slug))
        owner = one.model_copy(update={"owner": OTHER[one.owner]})
        changed = _with(story, at, owner)
        acts = tuple(act.model_copy(update={"actor": owner.owner}) if act.card == one.card and one.said else act
                     for act in story.acts)  # fmt: skip
        changed = changed.model_copy(update={"acts": acts})
        yield Assumption("owner", one.card, one.owner, owner.owner, changed, said=one.said)
        lying = one.card in attacked and one.place in (Where.FIELD, Where.DEFENSE)
        positions = _positions(one) if lying else ()
        for where in dict.fromkeys((*positions, *_elsewhere(one))):
            place = one.model_copy(update={"place": where})
            said = one.said and where not in positions
            yield Assumption("place", one.card, one.place, where, _with(story, at, place), said=said)
        left = without(story, one.card)
        if left is not None:
            yield Assumption("card", one.card, THERE, AWAY, left, said=True)


def _occasions(story: Story) -> Iterator[Assumption]:
    """What the first card is used in answer to: nothing, an attack, a Summon or an activation of the other player."""
    first = story.acts[0] if story.acts else None
    if first is None or first.done is not Done.ACTIVATE or story.general or story.until is not Until.NOW:
        return
    if not is_fast(first.card):
        return
    for name, changed in usual_occasions(story):
        sure = changed.model_copy(update={"confirmed": True, "supposed": False, "imagined": False})
        yield Assumption("occasion", first.card, NOTHING, name, sure)


def _targets(story: Story, at: int, act: Act) -> Iterator[Assumption]:
    """Whom an attack is for: a monster of the other player, or that player directly; else what a card is used on."""
    if act.done is Done.ACTIVATE:
        yield from _aims(story, at, act)
    if act.done is not Done.ATTACK:
        return
    there = [one.card for one in story.cards if one.owner != act.actor and one.place in MONSTER_PLACES
             and BY_SLUG[one.card].kind is CardKind.MONSTER]  # fmt: skip
    now = DIRECTLY if act.direct else act.target or (there[0] if there else DIRECTLY)
    for value in (*there, DIRECTLY):
        if value != now:
            direct = value == DIRECTLY
            aimed = act.model_copy(update={"direct": direct, "target": None if direct else value})
            said = act.direct or act.target is not None
            yield Assumption("target", act.card, now, value, _with_act(story, at, aimed), said=said)


def _aims(story: Story, at: int, act: Act) -> Iterator[Assumption]:
    """Which card of the story an effect that targets is used on."""
    zones = targeted_zones(BY_SLUG[act.card])
    fitting = [one.card for one in story.cards if one.card != act.card and zones & _zones(one)]
    for value in fitting if zones else ():
        if value != act.target:
            aimed = _with_act(story, at, act.model_copy(update={"target": value}))
            yield Assumption("target", act.card, act.target or NOTHING, value, aimed, said=act.target is not None)


def _zones(one: Stood) -> set[Zone]:
    """The zones in which a card of a story can be a target."""
    if one.place in MONSTER_PLACES:
        return {Zone.MONSTER if BY_SLUG[one.card].kind is CardKind.MONSTER else Zone.SPELL}
    return {Zone.GRAVEYARD} if one.place is Where.GRAVEYARD else set()


def _moments(story: Story) -> Iterator[Assumption]:
    """The phase or step in which a fast card is used."""
    attacks = any(act.done is Done.ATTACK for act in story.acts)
    if not story.acts or story.until is not Until.NOW:
        return
    used = next((act for act in story.acts if act.done is Done.ACTIVATE), None)
    card = BY_SLUG[used.card] if used is not None else None
    if card is None or not is_fast(card.slug):
        return
    if attacks:
        moments = (Moment.ANY, Moment.DAMAGE) if story.acts[0].done is Done.ATTACK and len(story.acts) > 1 else ()
    else:
        moments = (Moment.ANY, Moment.BATTLE) if story.acts[0].done is Done.ACTIVATE else ()
    now = story.moment if not attacks or story.moment is Moment.DAMAGE else Moment.ANY
    for moment in moments:
        if moment is not now and now in moments:
            changed = story.model_copy(update={"moment": moment, "confirmed": True})
            yield Assumption("moment", "", _phase(now, attacks=attacks), _phase(moment, attacks=attacks), changed)


def _phase(moment: Moment, *, attacks: bool) -> str:
    """The phase in which a moment is: an attack is in the Battle Phase."""
    return Moment.BATTLE if attacks and moment is Moment.ANY else moment


def change(story: Story, text: str) -> Story | None:
    """The story with an assumption changed.

    Args:
        story: The story.
        text: ``turn=opponent``, ``owner:sangan=you``, ``place:sangan=graveyard``, ``order:dark-hole=later``,
            ``asks=destroyed:sangan``, ``unread=left-out`` or ``card:sangan=away``.

    Returns:
        The changed story; None if it does not assume this or there is no such value.
    """
    named, _, value = text.partition("=")
    key, _, slug = named.partition(":")
    offered = [one for one in assumptions(story) if (one.key, one.card) == (key, slug)]
    found = next((one for one in offered if one.other == value), None)
    if found is not None:
        return found.changed
    if offered and value == offered[0].value:
        return story.model_copy(update={"confirmed": True})
    if offered and key == "place" and value in list(Where):
        at = next(at for at, one in enumerate(story.cards) if one.card == slug)
        return _with(story, at, Stood.model_validate({**story.cards[at].model_dump(), key: value}))
    return None


def _with(story: Story, at: int, stood: object) -> Story:
    cards = (*story.cards[:at], stood, *story.cards[at + 1 :])
    return story.model_copy(update={"cards": cards, "confirmed": True})


def _with_act(story: Story, at: int, act: Act) -> Story:
    return story.model_copy(update={"acts": (*story.acts[:at], act, *story.acts[at + 1 :]), "confirmed": True})


def _positions(one: Stood) -> tuple[Where, ...]:
    """The battle positions in which a face-up monster could be instead."""
    return (Where.FIELD,) if one.place is Where.DEFENSE else (Where.DEFENSE,)


def _elsewhere(one: Stood) -> tuple[Where, ...]:
    """The places where a card is most likely if it is not where it was assumed."""
    card = BY_SLUG[one.card]
    if card.kind is not CardKind.MONSTER:
        return tuple(where for where in (Where.FIELD, Where.SET, Where.HAND) if where is not one.place)
    if one.place is not Where.FIELD:
        return (Where.FIELD,)
    return (Where.EXTRA if card.in_extra_deck else Where.HAND, Where.GRAVEYARD, Where.DEFENSE, Where.SET)
