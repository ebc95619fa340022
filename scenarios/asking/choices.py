"""The choices a player makes while an act of a story is played."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.operations import Tribute
from rulebook.vocabulary.terms import Zone

from .boards import modes_of
from .course import Course
from .fetches import fetches
from .story import Act


def mode(made: Course, state: DuelState, legal: Sequence[Action], act: Act) -> Action | None:
    """The effect chosen of a card with several: one that fetches a card of the story, or costs a Tribute if told."""
    if state.request.purpose is not Purpose.MODE:
        return None
    if any(state.cards[uid].zone == Zone.DECK for uid in made.uids.values()):
        fetching = [at for at, one in enumerate(modes_of(act.card), 1) if fetches(one)]
        return next((one for one in legal if one.value in fetching), None)
    fits = [bool(act.tributes) == any(isinstance(part, Tribute) for part in one.cost) for one in modes_of(act.card)]
    return next((one for one in legal if 1 <= one.value <= len(fits) and fits[one.value - 1]), None)


def asks_for_target(state: DuelState) -> bool:
    """Whether a target is chosen now, and none has been yet."""
    request = state.request
    aims = request.kind is RequestKind.ATTACK_TARGET or request.purpose is Purpose.TARGET
    return aims and not request.picked


def choice(state: DuelState, legal: Sequence[Action], wanted: Sequence[int], made: Course, player: int) -> Action:
    """The choice that belongs to an act: what is told, else what concerns the fewest cards of the story."""
    if state.request.picked:
        done = next((one for one in legal if one.kind is ActionKind.DONE), None)
        if done is not None and not any(one.card in wanted for one in legal):
            return done
    told = set(made.uids.values())
    for uid in (*wanted, *(uid for uid in told if state.cards[uid].zone == Zone.DECK)):
        found = next((one for one in legal if one.card == uid), None)
        if found is not None:
            return found
    if state.request.purpose is Purpose.TARGET and sum(one.card in told for one in legal) > 1:
        made.guessed = True
    plain = [one for one in legal if one.card >= 0 and one.card not in told and state.cards[one.card].zone == Zone.HAND]
    theirs = [one for one in legal if one.card >= 0 and state.cards[one.card].holder != player]
    direct = [one for one in legal if one.kind is ActionKind.CHOOSE and one.card == NOBODY]
    yes = [one for one in legal if one.kind is ActionKind.YES]
    return next(iter((*direct, *plain, *theirs, *yes)), legal[0])
