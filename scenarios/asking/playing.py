"""Plays a story: its position as a board, and its acts through the engine, each at the first moment it is possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulebook.cards import BY_SLUG
from rulebook.engine.api import announcements, judge, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.notation.faults import Refused
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.terms import CardKind, Icon, Phase, Step, Zone
from scenarios.formats.board import board_state
from scenarios.formats.faults import Fault
from scenarios.formats.models import Board, PhaseWord, PlayerWord, Side
from scenarios.interactions.plain_uses import CLEARS, DECK, SET_CARD, STRONG, WEAK
from scenarios.playing.script import Origin, Taken, take

from .story import Act, Done, Moment, Slug, Stood, Story, Where

MOST_STEPS = 60
PLAYERS: tuple[PlayerWord, PlayerWord] = ("you", "opponent")
_KINDS: dict[Done, tuple[ActionKind, ...]] = {
    Done.ACTIVATE: (ActionKind.ACTIVATE,),
    Done.ATTACK: (ActionKind.ATTACK,),
    Done.SUMMON: (ActionKind.SUMMON,),
    Done.SPECIAL: (ActionKind.SPECIAL,),
    Done.FLIP: (ActionKind.FLIP,),
    Done.SET: (ActionKind.SET,),
}


@dataclass(slots=True)
class Course:
    """A story as it was played: what was taken, from which of these each act begins, and the act that was refused.

    ``uids`` are the story's cards on the board. ``done`` is how many acts were played.
    """

    board: Board
    start: DuelState
    uids: dict[Slug, int]
    moment: Moment = Moment.ANY
    taken: list[Taken] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)
    refused: Refused | None = None

    @property
    def done(self) -> int:
        """How many acts were played."""
        return len(self.begins)


# The board ---------------------------------------------------------------------------------------------


def boards(story: Story) -> Iterator[Board]:
    """Yield the boards of a story, the likeliest first: as told, then with more cards that effects could need."""
    first = story.acts[0].actor if story.acts else story.turn
    for faced in ((), ("opponent" if first == "you" else "you",), PLAYERS):
        yield _board(story, faced)


def _board(story: Story, faced: Sequence[str]) -> Board:
    """The board of a story; the players in ``faced`` have a monster and a Set card of no importance, too."""
    sides = {player: _side(story, player, faced=player in faced) for player in PLAYERS}
    battle = story.moment is Moment.BATTLE or (bool(story.acts) and story.acts[0].done is Done.ATTACK)
    early = bool(story.acts) and story.acts[0].actor != story.turn
    phase: PhaseWord = "battle" if battle else "standby" if early else "main1"
    return Board(
        turn=5, turn_player=story.turn, phase=phase, step="battle" if battle else "none",
        you=sides["you"], opponent=sides["opponent"],
    )  # fmt: skip


_KEYS = {Where.HAND: "hand", Where.GRAVEYARD: "graveyard", Where.BANISHED: "banished", Where.EXTRA: "extra"}


def _side(story: Story, player: str, *, faced: bool) -> Side:
    listed: dict[str, list[str]] = {
        key: [] for key in ("hand", "monsters", "spells", "field", "graveyard", "banished", "extra")
    }
    own = [one for one in story.cards if one.owner == player]
    for one in own:
        key, spec = _spec(one, own)
        listed[key].append(spec)
    attacked = any(act.done is Done.ATTACK and act.actor != player and act.target is None for act in story.acts)
    if not listed["monsters"] and faced and not attacked:
        listed["monsters"].append(f"{STRONG}|atk")
    tributes = sum(_tributes(act) for act in story.acts if act.actor == player)
    listed["monsters"] += [f"{WEAK}|atk"] * tributes
    if faced and not listed["spells"]:
        listed["spells"].append(f"{SET_CARD}|set")
    if not any(Where.HAND is one.place for one in own) or faced or _discards(story, player):
        listed["hand"] += [WEAK, WEAK]
    buried = any(one.place is Where.GRAVEYARD for one in story.cards)
    if not buried and any(Zone.GRAVEYARD in targeted_zones(BY_SLUG[one.card]) for one in own):
        listed["graveyard"] += [CLEARS, SET_CARD]
    listed["graveyard"] += [WEAK] if faced and not buried else []
    room = {"monsters": 5, "spells": 5, "field": 1}
    kept = {key: tuple(cards[: room.get(key, len(cards))]) for key, cards in listed.items()}
    return Side().model_copy(update={**kept, "deck": DECK})


def targeted_zones(card: Card) -> set[Zone]:
    """The zones in which an effect of a card can have its target."""
    return {
        zone
        for effect in card.effects
        if isinstance(effect, Activated)
        for target in effect.targets
        for part in getattr(target.filter, "parts", (target.filter,))
        for zone in getattr(part, "zones", ())
    }


def _discards(story: Story, player: str) -> bool:
    """Whether a player uses a card that may cost cards from the hand."""
    return any(act.actor == player and act.done is Done.ACTIVATE for act in story.acts)


def _tributes(act: Act) -> int:
    """How many Tributes a Normal Summon still needs."""
    card = BY_SLUG[act.card]
    if act.done is not Done.SUMMON or card.stats is None or card.in_extra_deck:
        return 0
    needed = 0 if card.stats.level <= 4 else 1 if card.stats.level <= 6 else 2
    return max(0, needed - len(act.tributes)) if not act.tributes else 0


def _spec(one: Stood, own: Sequence[Stood]) -> tuple[str, str]:
    """The key of a side and the card as a board describes it."""
    card = BY_SLUG[one.card]
    if one.place in _KEYS:
        return _KEYS[one.place], one.card
    if card.kind is CardKind.MONSTER:
        counters = "".join(f"|counters={kind.name.lower()}:1" for kind, _ in card.counter_caps)
        flag = {Where.SET: "set", Where.DEFENSE: "def"}.get(one.place, "atk")
        return "monsters", f"{one.card}|{flag}{counters if flag != 'set' else ''}"
    if card.icon is Icon.FIELD:
        return "field", f"{one.card}|{'set' if one.place is Where.SET else 'up'}"
    if one.place is Where.SET:
        return "spells", f"{one.card}|set"
    host = next((other.card for other in own if BY_SLUG[other.card].kind is CardKind.MONSTER
                 and other.place in (Where.FIELD, Where.DEFENSE)), "")  # fmt: skip
    return "spells", f"{one.card}|up|equip={host}" if card.icon is Icon.EQUIP and host else f"{one.card}|up"


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
    return best


def _check(refused: Refused) -> str:
    return refused.verdict.failures[0].check


def _best(book: Book, story: Story) -> Course | None:
    best: Course | None = None
    for board in boards(story):
        try:
            made = _play(book, story, board)
        except Fault:
            continue
        if made is not None and (best is None or made.done > best.done):
            best = made
        if best is not None and best.done == len(story.acts):
            break
    return best


def _play(book: Book, story: Story, board: Board) -> Course | None:
    state = board_state(book, board)
    made = Course(board, state, _uids(state, story), story.moment)
    for act in story.acts:
        if not _do(book, made, act):
            if act is not story.acts[-1] and _was_done(made):
                made.begins.append(len(made.taken))
                made.refused = None
                continue
            return made
    _settle(book, made)
    return made


def _was_done(made: Course) -> bool:
    """Whether an act is refused because its card is face-up already."""
    return made.refused is not None and made.refused.verdict.failures[0].check == "activate.face-up"


def _uids(state: DuelState, story: Story) -> dict[Slug, int]:
    found: dict[Slug, int] = {}
    for one in story.cards:
        number, player = BY_SLUG[one.card].number, PLAYERS.index(one.owner)
        there = [uid for uid, card in enumerate(state.cards) if (card.number, card.owner) == (number, player)
                 and card.zone != Zone.DECK]  # fmt: skip
        if there:
            found[one.card] = there[0]
    return found


def _now(made: Course) -> DuelState:
    return made.taken[-1].after if made.taken else made.start


def _do(book: Book, made: Course, act: Act) -> bool:
    """Take an act at the first moment it is legal; else keep why it is refused."""
    uid, player = made.uids.get(act.card, NOBODY), PLAYERS.index(act.actor)
    verdicts: list[tuple[int, DuelState, Verdict]] = []
    for _ in range(MOST_STEPS):
        state = _now(made)
        legal = legal_actions(book, state)
        now = made.moment is not Moment.DAMAGE or act.done is Done.ATTACK or state.step in _DAMAGE_STEP
        chosen = None if not now else _matching(state, legal, act, uid, player)
        if chosen is not None:
            made.begins.append(len(made.taken))
            before = len(made.taken)
            _take(book, made, chosen)
            if _choose(book, made, act, player):
                return True
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
    refused = [one for one in verdicts if not one[2].ok]
    if refused:
        at, state, verdict = refused[0 if act.done is Done.ACTIVATE else -1]
        del made.taken[at:]  # the board ends where the act is refused
        made.refused = Refused(state, verdict.action, verdict)
    return False


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
    return next((one for one in legal if one.card in own), legal[0])


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
        if target != NOBODY and _asks_for_target(state) and not any(one.card == target for one in legal):
            verdict = judge(book, state, Action(ActionKind.CHOOSE, player, target))
            if not verdict.ok:
                made.refused = Refused(state, verdict.action, verdict)
                return False
        _take(book, made, _choice(state, legal, wanted, made, player))
    return True


def _asks_for_target(state: DuelState) -> bool:
    """Whether a target is chosen now, and none has been yet."""
    request = state.request
    aims = request.kind is RequestKind.ATTACK_TARGET or request.purpose is Purpose.TARGET
    return aims and not request.picked


def _choice(state: DuelState, legal: Sequence[Action], wanted: Sequence[int], made: Course, player: int) -> Action:
    if state.request.picked:
        done = next((one for one in legal if one.kind is ActionKind.DONE), None)
        if done is not None and not any(one.card in wanted for one in legal):
            return done
    for uid in wanted:
        found = next((one for one in legal if one.card == uid), None)
        if found is not None:
            return found
    told = set(made.uids.values())
    plain = [one for one in legal if one.card >= 0 and one.card not in told and state.cards[one.card].zone == Zone.HAND]
    theirs = [one for one in legal if one.card >= 0 and state.cards[one.card].holder != player]
    direct = [one for one in legal if one.kind is ActionKind.CHOOSE and one.card == NOBODY]
    yes = [one for one in legal if one.kind is ActionKind.YES]
    return next(iter((*direct, *plain, *theirs, *yes)), legal[0])


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


def _take(book: Book, made: Course, action: Action) -> None:
    made.taken.append(take(book, _now(made), action, Origin.CHOSEN))
