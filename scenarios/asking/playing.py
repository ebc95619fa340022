"""Plays a story: its position as a board, and its acts through the engine, each at the first moment it is possible."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.api import against_card, announcements, judge, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.notation.faults import Refused
from rulebook.vocabulary.terms import Phase, Step, Zone
from scenarios.formats.board import board_state
from scenarios.formats.faults import Fault
from scenarios.formats.models import Board
from scenarios.playing.script import Origin, take

from .boards import PLAYERS, boards
from .choices import asks_for_target, choice, mode
from .course import Course, second_of, uids_of
from .story import Act, Asks, Done, Moment, Story, Until

MOST_STEPS, MOST_WAITED = 60, 120
_KINDS: dict[Done, tuple[ActionKind, ...]] = {
    Done.ACTIVATE: (ActionKind.ACTIVATE,),
    Done.ATTACK: (ActionKind.ATTACK,),
    Done.SUMMON: (ActionKind.SUMMON,),
    Done.SPECIAL: (ActionKind.SPECIAL,),
    Done.FLIP: (ActionKind.FLIP,),
    Done.SET: (ActionKind.SET,),
    Done.CHANGE: (ActionKind.CHANGE,),
}


# The acts ----------------------------------------------------------------------------------------------


def play(book: Book, story: Story) -> Course | None:
    """Play a story on the first of its boards that allows most of its acts; None if no board is possible."""
    best = _best(book, story)
    at = best.done if best is not None else 0
    too_early = best is not None and best.refused is not None and _check(best.refused) == "activate.event"
    if too_early and at + 1 < len(story.acts) and story.acts[at].actor != story.acts[at + 1].actor:
        acts = [*story.acts[:at], story.acts[at + 1], story.acts[at], *story.acts[at + 2 :]]
        other = _best(book, story.model_copy(update={"acts": tuple(acts), "turn": acts[0].actor}))
        if other is not None and best is not None and other.done > best.done:
            return other
    now = _check(best.refused) if best is not None and best.refused is not None else ""
    if best is not None and now in (*_NOT_NOW, _IN_VAIN) and not story.turn_said:
        turned = _best(book, story.model_copy(update={"turn": PLAYERS[story.turn == PLAYERS[0]]}))
        if turned is not None and (turned.done > best.done or _is_legal(turned, now, story.asks)):
            return turned
    return best


_NOT_NOW = ("activate.condition",)
"""Refusals that may rest on whose turn it is."""
_OTHER_EFFECT = "activate.trigger"
"""The refusal of an effect that only triggers, beside which another effect of the card may be meant."""
_IN_VAIN = "activate.nothing"
"""The refusal of an act that changes nothing, which may rest on whose turn it is, too."""


def _is_legal(turned: Course, check: str, asks: Asks) -> bool:
    """Whether an act refused in one turn is legal in the other, or refused there for a reason of another kind."""
    if check not in _NOT_NOW:
        return asks is Asks.MAY and turned.refused is None
    return turned.refused is None or _check(turned.refused) not in _NOT_NOW


def _check(refused: Refused) -> str:
    return refused.verdict.failures[0].check


def _best(book: Book, story: Story) -> Course | None:
    best: Course | None = None
    for board in boards(story):
        try:
            made = _play(book, story, board)
        except Fault:
            continue
        if made is not None and (best is None or _rank(made) > _rank(best)):
            best = made
        if best is not None and best.done == len(story.acts) and not best.guessed:
            break
    return best


def _rank(made: Course) -> tuple[int, bool, bool]:
    aimless = made.refused is not None and _check(made.refused) == "activate.target"
    return made.done, not made.guessed, not aimless


def _targets_itself(made: Course) -> bool:
    """Whether an effect had no other target than its own card."""
    return any(
        event.kind is EventKind.TARGETED and event.subject.uid == event.source.uid
        for one in made.taken
        for event in one.events
    )


_FATES = (Asks.BANISHED, Asks.DESTROYED, Asks.LEAVES, Asks.SURVIVES)


def _aims_beside(made: Course, about: str | None) -> bool:
    """Whether an effect of the card whose fate is asked has a target that is not told, which might be itself."""
    uid, told = made.uids.get(about or "", NOBODY), set(made.uids.values())
    events = [event for one in made.taken for event in one.events]
    gone = (EventKind.DESTROYED, EventKind.BANISHED)
    if any(event.kind in gone and event.subject.uid == uid for event in events):
        return False
    aims = [event for event in events if event.kind is EventKind.TARGETED and event.source.uid == uid]
    return any(event.subject.uid not in told for event in aims)


def _play(book: Book, story: Story, board: Board) -> Course | None:
    state = board_state(book, board)
    made = Course(board, state, uids_of(state, story), story.moment)
    made.second = second_of(state, made.uids)
    made.prompt = story.general
    for act in story.acts:
        if not _do(book, made, act):
            if act is not story.acts[-1] and _was_done(made):
                made.begins.append(len(made.taken))
                made.refused = None
                continue
            return made
    guessed = made.guessed
    _settle(book, made)
    made.settled = len(made.taken)
    made.guessed = guessed if story.asks is Asks.MAY else made.guessed or _targets_itself(made)
    made.guessed = made.guessed or (story.asks in _FATES and _aims_beside(made, story.about))
    if story.until is not Until.NOW:
        _play_on(book, made, story.until)
    return made


def _was_done(made: Course) -> bool:
    """Whether an act is refused because its card is face-up already."""
    return made.refused is not None and made.refused.verdict.failures[0].check == "activate.face-up"


def _now(made: Course) -> DuelState:
    return made.taken[-1].after if made.taken else made.start


def _do(book: Book, made: Course, act: Act) -> bool:
    """Take an act at the first moment it is legal; else keep why it is refused."""
    uid, player = made.uids.get(act.card, NOBODY), PLAYERS.index(act.actor)
    if (uid, act.done) in made.used:
        uid = made.second.get(uid, uid)
    if act.done is Done.ACTIVATE and _is_on_chain(made, uid):
        made.begins.append(len(made.taken))
        return True
    verdicts: list[tuple[int, DuelState, Verdict]] = []
    answers = made.prompt and act.done is Done.ACTIVATE and bool(_now(made).chain)
    for _ in range(MOST_STEPS):
        state = _now(made)
        if answers and not state.chain:
            break
        legal = legal_actions(book, state)
        now = made.moment is not Moment.DAMAGE or act.done is Done.ATTACK or state.step in _DAMAGE_STEP
        now = now and not (act.later and state.chain)
        chosen = None if not now else _matching(state, legal, act, uid, player)
        if chosen is not None:
            made.begins.append(len(made.taken))
            before = len(made.taken)
            _take(book, made, chosen)
            if _choose(book, made, act, player):
                made.refused = _against_target(book, made, act, before, state, chosen)
                if made.refused is None and not _is_done_otherwise(made, act, before):
                    made.used.add((uid, act.done))
                    return True
            asked = made.refused is not None and made.refused.state is not state
            made.begun = made.taken[before:] if asked else []
            del made.taken[before:]
            made.begins.pop()
            return False
        if now and uid != NOBODY and state.request.player == player and state.request.kind in _TIMES:
            at = len(made.taken)
            verdicts += [(at, state, judge(book, state, one)) for one in announcements(book, state, player, uid)
                         if one.kind in _KINDS[act.done]]  # fmt: skip
        following = _next(book, state, act, made)
        if following is None:
            if act.done is Done.ATTACK and state.request.kind is RequestKind.OPEN and state.phase == Phase.MAIN_1:
                going = Action(ActionKind.NEXT, player, value=Phase.BATTLE)
                verdicts.insert(0, (len(made.taken), state, judge(book, state, going)))
            break
        _take(book, made, following)
        if act.done is Done.ACTIVATE and _is_on_chain(made, uid):
            made.begins.append(len(made.taken))
            return True
    refused = [one for one in verdicts if not one[2].ok]
    if refused:
        timely = [one for one in refused if one[2].failures[0].check not in _NOT_NOW]
        timely.sort(key=lambda one: one[2].failures[0].check == _OTHER_EFFECT)
        at, state, verdict = (*timely, *refused)[0] if act.done is Done.ACTIVATE else refused[-1]
        del made.taken[at:]  # the board ends where the act is refused
        made.refused = Refused(state, verdict.action, verdict)
    return False


def _is_done_otherwise(made: Course, act: Act, since: int) -> bool:
    """Whether the act was done, but to other cards than the question says."""
    return _is_aimed_elsewhere(made, act, since) or _is_paid_otherwise(made, act, since)


def _against_target(book: Book, made: Course, act: Act, since: int, state: DuelState, chosen: Action) -> Refused | None:
    """Why an attack or an effect met another card or a player than the story tells; None if it did not."""
    target = made.uids.get(act.target or "", NOBODY)
    if act.done is Done.ACTIVATE and _is_aimed_elsewhere(made, act, since):
        other = against_card(book, state, chosen, target)
        return Refused(state, other.action, other) if other is not None else None
    if act.done is not Done.ATTACK or target == NOBODY:
        return None
    events = [event for one in made.taken[since:] for event in one.events]
    aims = [event.get("target") for event in events if event.kind is EventKind.ATTACK_DECLARED]
    met = {aim.uid if isinstance(aim, Snapshot) else NOBODY for aim in aims}
    verdict = against_card(book, state, chosen, target) if met and target not in met else None
    return Refused(state, verdict.action, verdict) if verdict is not None else None


def _is_paid_otherwise(made: Course, act: Act, since: int) -> bool:
    """Whether a Summon has taken other Tributes than those that are told."""
    if act.done is not Done.SUMMON or not act.tributes:
        return False
    events = [event for one in made.taken[since:] for event in one.events]
    paid = {event.subject.uid for event in events if event.kind is EventKind.TRIBUTED}
    return bool(paid) and not all(made.uids.get(one, NOBODY) in paid for one in act.tributes)


def _is_aimed_elsewhere(made: Course, act: Act, since: int) -> bool:
    """Whether the act has targeted only other cards than the one it is done to: that one is no possible target."""
    target = made.uids.get(act.target or "", NOBODY)
    events = [event for one in made.taken[since:] for event in one.events]
    aimed = {event.subject.uid for event in events if event.kind is EventKind.TARGETED}
    return target != NOBODY and act.done is Done.ACTIVATE and bool(aimed) and target not in aimed


def _is_on_chain(made: Course, uid: int) -> bool:
    """Whether an effect of a card has been activated without anybody's choice since the last act began, and waits."""
    state = _now(made)
    since = [event for one in made.taken[made.begins[-1] if made.begins else 0 :] for event in one.events]
    waiting = any(link.context.source.uid == uid and not link.card_activation and not link.done for link in state.chain)
    activated = any(event.kind is EventKind.ACTIVATED and event.subject.uid == uid for event in since)
    return uid != NOBODY and waiting and activated and not _chosen(made, uid)


def _chosen(made: Course, uid: int) -> bool:
    """Whether the card was activated as an act of the story."""
    return (uid, Done.ACTIVATE) in made.used


_DAMAGE_STEP = range(Step.DAMAGE_START, Step.DAMAGE_END + 1)
_TIMES = (RequestKind.OPEN, RequestKind.RESPOND, RequestKind.TRIGGER)


def _matching(state: DuelState, legal: Sequence[Action], act: Act, uid: int, player: int) -> Action | None:
    if state.request.player != player:
        return None
    kinds = _KINDS[act.done]
    if state.request.kind is RequestKind.TRIGGER and act.done is Done.ACTIVATE:
        kinds = (*kinds, ActionKind.CHOOSE)
    return next((one for one in legal if one.card == uid and one.kind in kinds), None)


def _next(book: Book, state: DuelState, act: Act, made: Course) -> Action | None:
    """What is done while the moment of an act has not come: passing, and going on to the Battle Phase for an attack."""
    legal = [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW]
    if state.request.kind is RequestKind.OPEN:
        goal = Phase.BATTLE if act.done is Done.ATTACK else Phase.MAIN_1
        if made.moment is Moment.BATTLE and PLAYERS.index(act.actor) != state.turn_player:
            goal = Phase.MAIN_2
        elif act.done is Done.ACTIVATE and PLAYERS.index(act.actor) != state.turn_player:
            goal = Phase.BATTLE  # the last moment of the Main Phase
        if state.phase >= goal:
            return None
        goal = Phase.MAIN_1 if state.phase < Phase.MAIN_1 else goal
        return next((one for one in legal if one.kind is ActionKind.NEXT and one.value == goal), None)
    return _default(legal, state, made)


def _default(legal: Sequence[Action], state: DuelState, made: Course) -> Action | None:
    """Pass, or else what concerns the story's cards, or the first thing possible."""
    if not legal or state.request.kind is RequestKind.NOTHING:
        return None
    own = set(made.uids.values())
    if state.request.kind is RequestKind.TRIGGER:
        wanted = next((one for one in legal if one.card in own and one.kind in _USES), None)
        if wanted is not None:
            return wanted
    for kind in (ActionKind.PASS, ActionKind.YES, ActionKind.DONE):
        found = next((one for one in legal if one.kind is kind), None)
        if found is not None and (kind is not ActionKind.DONE or state.request.picked):
            return found
    told = [one for one in legal if one.card in own]
    if state.request.purpose is Purpose.TARGET:
        return _target(made, state, legal, told)
    return next(iter(told), legal[0])


def _target(made: Course, state: DuelState, legal: Sequence[Action], told: Sequence[Action]) -> Action:
    """The target of an effect nobody chose to use: a card of the story, the other player's first, and not itself."""
    met = [event.subject.uid for taken in made.taken for event in taken.events if event.kind is EventKind.TRIGGER_MET]
    source = met[-1] if met else NOBODY
    others = [one for one in told if one.card != source]
    theirs = [one for one in others if state.cards[one.card].holder != state.request.player]
    plain = [one for one in legal if one.card >= 0 and state.cards[one.card].holder != state.request.player]
    made.guessed = made.guessed or len(others) > 1 or not (others or plain)
    return next(iter((*theirs, *others, *plain)), legal[0])


_USES = (ActionKind.ACTIVATE, ActionKind.CHOOSE)
_GOES_ON = (RequestKind.RESPOND, RequestKind.TRIGGER, RequestKind.OPEN, RequestKind.NOTHING)


def _choose(book: Book, made: Course, act: Act, player: int) -> bool:
    """Make the choices that belong to an act, its target and Tributes first; False if its target cannot be chosen."""
    target = made.uids.get(act.target or "", NOBODY)
    wanted = [*(made.uids[one] for one in act.tributes if one in made.uids), *([target] if target != NOBODY else [])]
    for _ in range(MOST_STEPS):
        state = _now(made)
        if state.request.kind in _GOES_ON or state.request.player != player:
            return True
        legal = [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW]
        if not legal:
            return True
        if act.direct and state.request.kind is RequestKind.ATTACK_TARGET:
            verdict = judge(book, state, Action(ActionKind.CHOOSE, player, NOBODY))
            if not verdict.ok:
                made.refused = Refused(state, verdict.action, verdict)
                return False
        if target != NOBODY and asks_for_target(state) and not any(one.card == target for one in legal):
            verdict = judge(book, state, Action(ActionKind.CHOOSE, player, target))
            if not verdict.ok:
                made.refused = Refused(state, verdict.action, verdict)
                return False
        _take(book, made, mode(made, state, legal, act) or choice(state, legal, wanted, made, player))
    return True


def _settle(book: Book, made: Course) -> None:
    for _ in range(MOST_STEPS):
        state = _now(made)
        if state.request.kind in (RequestKind.OPEN, RequestKind.NOTHING):
            return
        following = _default(
            [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW], state, made
        )
        if following is None:
            return
        _take(book, made, following)


def _play_on(book: Book, made: Course, until: Until) -> None:
    """Go on to the end of this turn, or through the next Standby Phase of a player; own effects are used."""
    own = set(made.uids.values())
    turn = made.start.turn
    for _ in range(MOST_WAITED):
        state = _now(made)
        if state.request.kind is RequestKind.NOTHING or _is_over(state, turn, until):
            return
        legal = [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW]
        waits = state.phase in (Phase.STANDBY, Phase.END)
        used = next((one for one in legal if waits and one.card in own and one.kind is ActionKind.ACTIVATE
                     and state.cards[one.card].zone != Zone.SPELL), None)  # fmt: skip
        following = used or (
            _onwards(legal) if state.request.kind is RequestKind.OPEN else _default(legal, state, made)
        )
        if following is None:
            return
        _take(book, made, following)


def _is_over(state: DuelState, turn: int, until: Until) -> bool:
    if until is Until.END:
        return state.turn > turn
    player = 0 if until is Until.YOURS else 1
    return state.turn > turn and state.turn_player == player and state.phase > Phase.STANDBY


def _onwards(legal: Sequence[Action]) -> Action | None:
    """To the End Phase in a Main Phase, else to the next phase."""
    phases = [one for one in legal if one.kind is ActionKind.NEXT]
    return max(phases, key=lambda one: (one.value == Phase.END, one.value), default=None)


def _take(book: Book, made: Course, action: Action) -> None:
    made.taken.append(take(book, _now(made), action, Origin.CHOSEN))
