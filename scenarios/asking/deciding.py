"""Yes or no: what a played story answers."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.cards import BY_SLUG
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import IN_PLAY
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.terms import CardKind, Icon, Phase, Position, Zone
from scenarios.playing.script import Taken

from .boards import PLAYERS, targeted_zones
from .course import Course
from .story import Asks, Done, Story, Until, Where

_FAILS = (EventKind.NO_EFFECT, EventKind.EFFECT_NEGATED, EventKind.ACTIVATION_NEGATED)
_PLAYERS_KINDS = {
    Asks.DAMAGE: (EventKind.BATTLE_DAMAGE, EventKind.EFFECT_DAMAGE),
    Asks.DRAWS: (EventKind.DRAWN,),
    Asks.GAINS: (EventKind.GAINED_LP,),
}
"""What happens to a player if the answer is yes."""


def verdict(story: Story, made: Course, *, any_effect: bool = False) -> bool | None:
    """Yes or no as what was played answers it; None if it answers neither.

    Args:
        story: The story.
        made: It as it was played, with every act.
        any_effect: whether any effect of a card with several is meant if it is asked whether its effect happens.
    """
    events = [event for one in _asked_of(story, made) for event in one.events]
    about = made.uids.get(story.about or "", NOBODY)
    if story.asks is Asks.MAY_STOP:
        return None
    if story.asks is Asks.NEGATES:
        return _stops(story, made)
    if story.asks is Asks.MAY:
        return None if _aims_elsewhere(story, made) or _is_in_vain(story, made) else True
    if story.asks in _PLAYERS_KINDS:
        return _is_met(story, [event for event in events if event.kind in _PLAYERS_KINDS[story.asks]])
    if story.asks in (Asks.ATTACKS, Asks.STOPPED):
        if all(act.done is not Done.ATTACK for act in story.acts):
            return None
        return (story.asks is Asks.ATTACKS) == any(event.kind is EventKind.DAMAGE_CALCULATED for event in events)
    if story.asks is Asks.SPARES:
        player = PLAYERS.index(story.acts[-1].actor)
        return not any(event.kind in _PLAYERS_KINDS[Asks.DAMAGE] and event.player == player and event.get("amount")
                       for event in events)  # fmt: skip
    if about == NOBODY:
        return None
    if story.asks is Asks.TO_GRAVEYARD:
        return made.taken[-1].after.cards[about].zone == Zone.GRAVEYARD
    if story.asks is Asks.TO_DECK:
        return made.taken[-1].after.cards[about].zone in (Zone.DECK, Zone.EXTRA)
    if story.asks is Asks.CONTROLS:
        user = next((act.actor for act in story.acts if act.target == story.about), "you")
        after = made.taken[-1].after
        return after.cards[about].zone == Zone.MONSTER and _controller(after, about) == PLAYERS.index(user)
    if story.asks in (Asks.RETURNS, Asks.TO_HAND, Asks.DEFENSE):
        return _is_moved(story.asks, made, about)
    destroyed = any(event.kind is EventKind.DESTROYED and event.subject.uid == about for event in events)
    if story.only and _befalls_others(made, events, about):
        return False
    if story.asks in (Asks.DESTROYED, Asks.DESTROYS):
        return destroyed
    if story.asks is Asks.BANISHED:
        came = made.start.cards[about].zone != Zone.BANISHED and made.taken[-1].after.cards[about].zone == Zone.BANISHED
        return came or any(event.kind is EventKind.BANISHED and event.subject.uid == about for event in events)
    if story.asks is Asks.WINS:
        return _wins(story, made, about, destroyed=destroyed)
    if story.asks is Asks.SURVIVES and _is_untouched(story, made, events):
        return None
    if story.asks in (Asks.SURVIVES, Asks.LEAVES, Asks.SAVES):
        return (story.asks is not Asks.LEAVES) == (made.taken[-1].after.cards[about].zone in IN_PLAY)
    if story.asks is Asks.HAPPENS and story.until is not Until.NOW and _is_played_card(story):
        return None  # it was used before
    if story.asks is Asks.HAPPENS and _is_ready(story) and not _is_used(story):
        return None  # it could still be activated
    brought = any(act.target == story.about for act in story.acts)  # that it comes is told, and no question
    if story.asks is Asks.HAPPENS and made.start.cards[about].zone == Zone.DECK and not (_is_used(story) or brought):
        return made.taken[-1].after.cards[about].zone in (*IN_PLAY, Zone.HAND)
    away = made.start.cards[about].zone not in (*IN_PLAY, Zone.HAND)
    if story.asks is Asks.HAPPENS and away and not _is_used(story) and not (brought and _has_effect(story.about or "")):
        return made.taken[-1].after.cards[about].zone in IN_PLAY
    if story.asks is Asks.HAPPENS and _has_effect(story.about or ""):
        happens = _happens(events, about)
        if not happens and brought and BY_SLUG[story.about or ""].in_extra_deck:
            return None  # whether it may be Summoned is asked, rather than its effect
        several = happens and not any_effect and _effects(story.about or "") > 1
        return None if several else happens  # which one is meant is not read
    return None


_NEAREST: dict[Asks, tuple[Asks, ...]] = {
    Asks.MAY_STOP: (Asks.NEGATES, Asks.MAY),
    Asks.NEGATES: (Asks.MAY,),
    Asks.RESULT: (Asks.HAPPENS,),
}
"""What is probably asked where what was read has no yes or no."""


def probable(story: Story, made: Course) -> bool | None:
    """Yes or no if the question was read rightly, though not all of its words were; None if it has no such answer."""
    if story.asks is Asks.MAY and _is_in_vain(story, made):
        return False
    for asks in (story.asks, *_NEAREST.get(story.asks, ())):
        found = verdict(story.model_copy(update={"asks": asks}), made, any_effect=True)
        if found is not None:
            return found
    return None


def _asked_of(story: Story, made: Course) -> list[Taken]:
    """The part of what was played that the question is about: all of it, or the phase it is played on to."""
    if story.until is Until.NOW:
        return made.taken
    phase = Phase.END if story.until is Until.END else Phase.STANDBY
    own = [(one, one.before.turn if one.before.phase == phase else one.after.turn) for one in made.taken
           if phase in (one.before.phase, one.after.phase)]  # fmt: skip
    return [one for one, turn in own if turn == max(turn for _, turn in own)]


def _is_met(story: Story, events: Sequence[Event]) -> bool:
    """Whether a player draws, or gains or loses as many points as are asked about, and no other if only one shall."""
    theirs = [event for event in events if _is_about(event, story)]
    others = story.model_copy(update={"who": None})
    if story.only and any(_is_about(event, others) for event in events if event not in theirs):
        return False
    amounts = [amount for event in theirs if isinstance(amount := event.get("amount"), int)]
    return bool(theirs) and (story.points is None or story.points in (*amounts, sum(amounts)))


def _befalls_others(made: Course, events: Sequence[Event], about: int) -> bool:
    """Whether monsters of the other player are destroyed or banished, too."""
    owner = _controller(made.start, about)
    return any(event.kind in (EventKind.DESTROYED, EventKind.BANISHED) and event.subject.uid != about
               and _controller(made.start, event.subject.uid) != owner
               and made.start.cards[event.subject.uid].zone == Zone.MONSTER for event in events)  # fmt: skip


def _is_about(event: Event, story: Story) -> bool:
    """Whether an event of a player's hand or Life Points is about the player who is asked about, and not empty."""
    theirs = story.who is None or event.player == PLAYERS.index(story.who)
    return theirs and (event.kind is EventKind.DRAWN or bool(event.get("amount")))


def _is_moved(asks: Asks, made: Course, uid: int) -> bool | None:
    """Whether a card comes back, goes to the hand or is changed to Defense Position; None if it was not away."""
    before, after = made.rest, made.taken[-1].after
    then, now = before.cards[uid], after.cards[uid]
    if asks is Asks.TO_HAND:
        moved = (event for one in made.taken for event in one.events if event.kind is not EventKind.DRAWN)
        others = any(event.get("to_zone") == Zone.HAND for event in moved)
        if others and now.zone != Zone.HAND:
            return None  # another card goes there, which may be the one that is meant
        left = any(one.after.cards[uid].zone != Zone.HAND for one in made.taken)
        return now.zone == Zone.HAND if made.start.cards[uid].zone != Zone.HAND or left else None
    if asks is Asks.DEFENSE:
        return now.position == Position.DEFENSE if now.zone == Zone.MONSTER else None
    mine = _controller(after, uid) == now.owner
    if made.start.cards[uid].zone not in IN_PLAY and made.settled == len(made.taken):
        return now.zone in IN_PLAY
    if then.zone not in IN_PLAY:
        return now.zone in IN_PLAY if made.settled < len(made.taken) else None
    states = (made.start, *(one.after for one in made.taken))
    away = any(state.cards[uid].zone in IN_PLAY and _controller(state, uid) != then.owner for state in states)
    return now.zone in IN_PLAY and mine if away else None


def _controller(state: DuelState, uid: int) -> int:
    """Who controls a card on the field."""
    for one in reversed(state.control):
        if one.card.uid == uid and one.card.incarnation == state.cards[uid].incarnation:
            return one.player
    return state.cards[uid].holder


def _aims_elsewhere(story: Story, made: Course) -> bool:
    """Whether the last act targets other cards than the one that the question names."""
    target = made.uids.get(story.acts[-1].target or "", NOBODY)
    events = [event for one in made.taken[made.begins[-1] :] for event in one.events]
    aimed = {event.subject.uid for event in events if event.kind is EventKind.TARGETED}
    return target != NOBODY and bool(aimed) and target not in aimed


def _is_in_vain(story: Story, made: Course) -> bool:
    """Whether the card of the last act may be activated, but a card that nobody uses negates its effect."""
    uid, used = made.uids.get(story.acts[-1].card, NOBODY), {made.uids.get(act.card, NOBODY) for act in story.acts}
    events = [event for one in made.taken for event in one.events]
    return any(event.kind is EventKind.EFFECT_NEGATED and event.subject.uid == uid and event.source.uid not in used
               for event in events)  # fmt: skip


def _is_untouched(story: Story, made: Course, events: Sequence[Event]) -> bool:
    """Whether nothing in the story threatens the card asked about: what it shall survive was not read."""
    met = {slug for act in story.acts for slug in (act.card, act.target, *act.tributes)}
    fought = any(act.done is Done.ATTACK for act in story.acts)
    brought = {made.uids.get(one.card) for one in story.cards if one.place is Where.FIELD
               and targeted_zones(BY_SLUG[one.card]) == {Zone.GRAVEYARD} and one.card not in met}  # fmt: skip
    if any(event.subject.uid in brought for event in events):
        return False  # what brought it back is gone
    if BY_SLUG[story.about or ""].icon is Icon.FIELD and any(BY_SLUG[slug].icon is Icon.FIELD for slug in met if slug):
        return False  # another Field Spell is played
    return story.about not in met and not fought and all(event.kind not in _REMOVALS for event in events)


_REMOVALS = (*_FAILS, EventKind.DESTROYED, EventKind.BANISHED)


def _is_ready(story: Story) -> bool:
    """Whether the card asked about is a Set Spell or Trap."""
    return any(one.card == story.about and one.place is Where.SET and BY_SLUG[one.card].kind is not CardKind.MONSTER
               for one in story.cards)  # fmt: skip


def _is_played_card(story: Story) -> bool:
    """Whether the card asked about is a Spell or Trap that is used."""
    used = any(act.card == story.about for act in story.acts)
    return used and BY_SLUG[story.about or ""].kind is not CardKind.MONSTER


def _is_used(story: Story) -> bool:
    """Whether the card asked about does something itself, or is Tributed."""
    return any(story.about == act.card or story.about in act.tributes for act in story.acts)


def _has_effect(slug: str) -> bool:
    return any(isinstance(effect, Activated | Unclassified) for effect in BY_SLUG[slug].effects)


def _effects(slug: str) -> int:
    """How many effects of a card can be activated or are met by an event."""
    return sum(isinstance(effect, Activated) for effect in BY_SLUG[slug].effects)


def _happens(events: Sequence[Event], uid: int) -> bool:
    """Whether an effect of a card resolves, or does something without a Chain Link."""
    failed = {event.link for event in events if event.kind in _FAILS}
    if any(
        event.kind is EventKind.RESOLVING and event.subject.uid == uid and event.link not in failed for event in events
    ):
        return True
    return any(
        event.source.uid == uid
        and event.clause
        and not event.link
        and event.kind not in (*_FAILS, EventKind.TRIGGER_MET)
        for event in events
    )


def _stops(story: Story, made: Course) -> bool | None:
    """Whether the last act stops the one of the other player that it answers; None if there is none."""
    last = story.acts[-1]
    before = [act for act in story.acts[:-1] if act.actor != last.actor]
    if not before:
        return None
    events = [event for one in made.taken for event in one.events]
    uid = made.uids.get(before[-1].card, NOBODY)
    if before[-1].done is Done.ATTACK:
        return all(event.kind is not EventKind.DAMAGE_CALCULATED for event in events)
    if before[-1].done is Done.ACTIVATE:
        return not _happens(events, uid)
    return made.taken[-1].after.cards[uid].zone not in IN_PLAY


def _wins(story: Story, made: Course, about: int, *, destroyed: bool) -> bool | None:
    """Whether a monster destroys the one it battles and is not destroyed itself; None if it battles none."""
    attacks = [act for act in story.acts if act.done is Done.ATTACK and act.target]
    fighting = {made.uids.get(slug or "", NOBODY) for act in attacks for slug in (act.card, act.target)} - {about}
    if len(fighting) != 1:
        return None
    lost = {event.subject.uid for one in made.taken for event in one.events if event.kind is EventKind.DESTROYED}
    return not destroyed and fighting <= lost
