"""What a played story answers: yes, no or neither, and the explanations that say why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import IN_PLAY
from rulebook.engine.core.verdict import Verdict
from rulebook.explain import refuse
from rulebook.explain.tree import Explanation
from rulebook.notation.printer import Moment, lines_of
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.terms import Zone
from scenarios.formats.models import Board
from scenarios.interactions.findings import mentioned
from scenarios.playing.script import Taken

from .assumptions import assumptions
from .course import Course
from .deciding import probable, verdict
from .playing import play
from .reasons import deciding_reason, reasons_of
from .story import REFUSABLE, Asks, Done, Stood, Story, Until, Where
from .story import Moment as When

_DECIDING = ("owner", "order", "stands")
"""The assumptions under which the answer must stay the same."""
_MOST_OWNERS = 4
"""How many of these there may be for one answer."""
_MOMENTS = ("activate.event", "activate.trigger", "activate.waiting", "activate.condition")
"""Refusals of an answer to something that has not happened."""


_BEFORE = ("activate.trap.set-turn", "activate.quick-play.set-turn", "summon.tributes", "attack.first-turn",
           "activate.cost.cards", "change.attacked", "change.arrived")  # fmt: skip
"""Refusals that rest on what happened before or on what a player lacks."""


@dataclass(frozen=True, slots=True)
class Ends:
    """The duel before and after a story, the story's cards in it as uids, and whether there was a battle."""

    before: DuelState
    after: DuelState
    cards: tuple[int, ...]
    fought: bool


@dataclass(frozen=True, slots=True)
class Conclusion:
    """The answer to a story: ``yes`` (None if it has no such answer), the explanations, and what plays it.

    ``refused`` is the check that refuses the last of ``lines``, if any. ``whole``: every act of the story was played,
    or the last one was refused. ``likely`` is the answer if the question was read rightly, where that is not sure.
    ``ends``: how the board has changed; None if the last act was refused. ``deciding`` is the one of ``told`` that the
    answer rests on; None if none stands out. ``happened``: the kinds of what happened before anything was refused.
    """

    story: Story
    yes: bool | None
    told: tuple[Explanation, ...]
    board: Board
    lines: tuple[str, ...]
    refused: str = ""
    whole: bool = True
    likely: bool | None = None
    ends: Ends | None = None
    deciding: Explanation | None = None
    happened: frozenset[EventKind] = frozenset()

    @property
    def answer(self) -> bool | None:
        """Yes or no, sure or likely; None if it has no such answer."""
        return self.likely if self.yes is None else self.yes

    @property
    def firm(self) -> bool | None:
        """No where what the question says happened before refuses the act; else None."""
        return self.yes if self.refused in _BEFORE else None


def is_misread(found: Conclusion | None) -> bool:
    """Whether a story was probably read wrongly: an act in it answers nothing, or comes at a time when it cannot."""
    if found is None or not found.story.acts:
        return False
    return not found.whole or (found.refused in _MISREAD and not _is_hindered(found.told))


_MISREAD = (*_MOMENTS, "activate.speed", "turn.not-yours")
"""Refusals of an act that is legal, or refused for a better reason, where another player does something."""


def is_played(found: Conclusion | None) -> bool:
    """Whether every act of a story was played, or the last one refused for a reason that answers the question."""
    if found is None or not found.whole:
        return False
    stands = found.refused not in _MISREAD or _is_hindered(found.told)
    return not found.refused or (found.yes is not None and stands)


def _is_hindered(told: Sequence[Explanation]) -> bool:
    """Whether an act is refused, whatever has happened: a card lies where none may, or Life Points are too few."""
    return told[0].node.endswith(".hinders") or _UNPAID in told[0].node


def conclude(book: Book, story: Story) -> Conclusion | None:
    """Play a story and say what it answers; None if it cannot be played or nothing can be told about it."""
    if (not story.acts and story.until is Until.NOW) or not story.known():
        return None
    made = play(book, story)
    if made is None or (not made.taken and made.refused is None):
        return None
    whole = made.done == len(story.acts) or (made.refused is not None and made.done == len(story.acts) - 1)
    if made.refused is not None:
        refusal = _with_told_first(story, made.refused.verdict)
        told = (refuse(book, made.refused.state, refusal),)
        lines = _lines(book, (*made.taken, *made.begun), (made.refused.state, made.refused.action))
        check = refusal.failures[0].check
        moment = check in _MOMENTS and not _is_hindered(told)
        fights = story.asks not in REFUSABLE and story.acts[-1].done is Done.ATTACK  # told, so that it was possible
        untold = check == "turn.phase" and not _is_phase_told(story)
        idle = moment and _answers_nothing(story) and not story.general and not _is_turn_said(story, told[0])
        untold = untold or (moment and _answers_own_attack(story))
        idle = idle or untold or (fights and check in _PLACES) or check == _BOTH_HAVE
        works = story.asks is Asks.HAPPENS and story.about == story.acts[-1].card and not moment and not fights
        asked = whole and (works or story.asks in REFUSABLE) and not idle
        asked = asked and not (check == "activate.place" and (_has_idle_card(story) or _has_own_before(story)))
        asked = asked and not (check == "turn.not-yours" and _is_out_of_turn(story))
        answer = False if asked else _fate_without(story, check) if whole else None
        answer = not answer if answer is not None and story.denied else answer
        rests = _rests_on_position(story, check) and not story.confirmed
        yes = answer if answer is not None and not rests and _is_sure(book, story, yes=answer) else None
        likely = None
        if (
            yes is None
            and whole
            and not idle
            and not _is_guess(story, result=True)
            and not (rests and check in _LACKED)
        ):
            likely = _LIKELY_FATES.get(story.asks, False) != story.denied
        first = made.refused.verdict.failures[0].check
        return Conclusion(story, yes, told, made.board, lines, first, whole, likely, happened=_happened(made))
    if not whole:
        return None
    answer = verdict(story, made) if not made.guessed and not story.open else None
    if answer is not None and story.denied:
        answer = not answer
    yes = answer if answer is not None and _is_sure(book, story, yes=answer) else None
    likely = probable(story, made) if yes is None and not _is_guess(story, result=True) else None
    if likely is not None and story.denied:
        likely = not likely
    reasons = reasons_of(book, story, made)
    if not _tells_of(story, made, reasons.told):
        yes = likely = None
    lines = _lines(book, made.taken)
    cards = tuple(dict.fromkeys((*made.uids.values(), *made.second.values())))
    fought = any(act.done is Done.ATTACK for act in story.acts)
    ends = Ends(made.start, made.taken[-1].after, cards, fought)
    if not reasons.told:
        return None
    answer = likely if yes is None else yes
    about = made.uids.get(story.about or "", NOBODY)
    deciding = deciding_reason(story, reasons, about, yes=answer != story.denied) if answer is not None else None
    return Conclusion(
        story, yes, reasons.told, made.board, lines, likely=likely, ends=ends, deciding=deciding,
        happened=_happened(made),
    )  # fmt: skip


def _happened(made: Course) -> frozenset[EventKind]:
    return frozenset(event.kind for one in (*made.taken, *made.begun) for event in one.events)


def _tells_of(story: Story, made: Course, reasons: Sequence[Explanation]) -> bool:
    """Whether the reasons speak of the card whose effect is asked about; if none does, they answer nothing."""
    if story.asks is not Asks.HAPPENS or story.about is None:
        return True
    if any(story.about in (act.card, act.target, *act.tributes) for act in story.acts):
        return True
    uid = made.uids.get(story.about, NOBODY)
    if uid == NOBODY or made.start.cards[uid].zone not in (*IN_PLAY, Zone.HAND):
        return True  # whether it comes is asked
    return any(uid in mentioned(one) for one in reasons)


def _is_guess(story: Story, *, result: bool = False) -> bool:
    """Whether nothing is likely: it has no yes or no, or what is asked or done may be what was not read."""
    unread = bool(story.unread) and not story.heard
    used = {slug for act in story.acts for slug in (act.card, act.target)}
    idle = any(one.card not in used and not (one.typical or _applies(one)) for one in story.cards)
    return story.open or (unread and result and story.asks is Asks.RESULT) or (story.imagined and (unread or idle))


def _applies(one: Stood) -> bool:
    """Whether a card lies face-up with an effect that applies all the time, and so takes part without being used."""
    lasting = any(isinstance(effect, Continuous) for effect in BY_SLUG[one.card].effects)
    return one.said and one.place is Where.FIELD and lasting


_FATES = {Asks.DESTROYED: False, Asks.BANISHED: False, Asks.LEAVES: False, Asks.SURVIVES: True}
"""What becomes of a card to which nothing happens."""


def _answers_nothing(story: Story) -> bool:
    """Whether the last act may answer what is not told: nothing was done before but cards used by the same player."""
    last = story.acts[-1]
    return all(act.actor == last.actor and act.done is Done.ACTIVATE for act in story.acts[:-1])


def _answers_own_attack(story: Story) -> bool:
    """Whether a player answers their own direct attack with a monster without a name: the other player's is meant."""
    if len(story.acts) < 2:
        return False
    before, last = story.acts[-2:]
    own = before.actor == last.actor and before.done is Done.ATTACK and before.direct
    return own and any(one.typical and one.card == before.card for one in story.cards)


def _is_turn_said(story: Story, told: Explanation) -> bool:
    """Whether an act is refused for whose turn it is, which the question says."""
    return story.turn_said and ".condition.turn" in told.node


_POSITIONS = ("activate.nothing", "activate.target", "activate.cost.cards", "summon.procedure.materials")
"""Refusals for what a player lacks."""


_PLACES = ("attack.position", "attack.face-down")
"""Refusals of an attack for how the attacker lies."""


_BOTH_HAVE = "card.not-yours"
"""Where both players are said to have a card, a story has it only once."""


_LACKED = ("activate.nothing",)
"""Refusals for what a question need not tell of, so that they answer nothing."""


def _with_told_first(story: Story, refusal: Verdict) -> Verdict:
    """Why an act is refused, beginning with too few Life Points where the question says how many there are."""
    told = story.acts[-1].actor in {player for player, _ in story.lp}
    first = sorted(refusal.failures, key=lambda one: not (told and one.check == _UNPAID))
    return replace(refusal, failures=tuple(first))


_UNPAID = "activate.cost.lp"


def _rests_on_position(story: Story, check: str) -> bool:
    """Whether a refusal rests on a lack in the position, or on a card, that the question does not tell of."""
    last = story.acts[-1]
    if story.general:
        return False
    others = any(one.card not in {act.card for act in story.acts} for one in story.cards)
    told = last.target or last.tributes or story.lacking or others
    unnamed = any(one.typical for one in story.cards)
    return (check in _POSITIONS and not told) or (check == "activate.speed" and unnamed)


_LIKELY_FATES = {Asks.SURVIVES: True, Asks.STOPPED: True}
"""What is likely to be right where the last act is refused; what is not listed is likely not."""


def _fate_without(story: Story, check: str) -> bool | None:
    """What becomes of the card or attack asked about if another card forbids the last act; None if a battle decides."""
    if check != "activate.prohibited":
        return None
    fought = any(act.done is Done.ATTACK for act in story.acts)
    return False if story.asks is Asks.STOPPED else None if fought else _FATES.get(story.asks)


def _is_sure(book: Book, story: Story, *, yes: bool) -> bool:
    """Whether the question was understood well enough: all is told, or whose card it is and the order do not matter."""
    if not story.confirmed and not story.general and any(_is_idle(story, one) for one in story.cards):
        return False
    if story.sure or story.supposed or (story.unread and not story.heard):
        return story.sure
    others = [one.changed for one in assumptions(story) if one.key in _DECIDING and not one.said]
    found = [conclude(book, other) for other in (others if story.general else others[:_MOST_OWNERS])]
    few = story.general or len(others) <= _MOST_OWNERS
    return few and all(one is None or one.yes is yes for one in found)


def _is_idle(story: Story, one: Stood) -> bool:
    """Whether the question names a card without saying where it is, and nothing is done with it or could be by it."""
    used = {slug for act in story.acts for slug in (act.card, act.target, *act.tributes)}
    lasting = any(isinstance(effect, Continuous) for effect in BY_SLUG[one.card].effects)
    return not (one.said or one.typical or lasting or one.card in used or one.card == story.about)


def _is_phase_told(story: Story) -> bool:
    """Whether a question says in which phase something is done, or what was told before put it there."""
    before = [act for act in story.acts[:-1] if act.actor == story.acts[-1].actor]
    led = any(act.done in (Done.ATTACK, Done.ACTIVATE) for act in before)
    return story.moment is not When.ANY or story.general or led


def _is_out_of_turn(story: Story) -> bool:
    """Whether the last act is one of a player's own turn, and what was told before put the story in the other's."""
    return len(story.acts) > 1 and story.acts[-1].done is not Done.ACTIVATE


def _has_own_before(story: Story) -> bool:
    """Whether the player of the last act used another card just before, which may have been in answer to it."""
    *_, before, last = (None, None, *story.acts)
    own = before is not None and last is not None and before.actor == last.actor
    return own and before is not None and before.done is Done.ACTIVATE and story.asks is Asks.HAPPENS


def _has_idle_card(story: Story) -> bool:
    """Whether a monster on the field takes no part, so that what another card is said to do may be its effect."""
    used = {slug for act in story.acts for slug in (act.card, act.target, *act.tributes)}
    return any(one.card not in used and one.place is Where.FIELD and not one.typical for one in story.cards)


def _lines(book: Book, taken: Sequence[Taken], *refused: Moment) -> tuple[str, ...]:
    """The lines of what was taken, and of the action that was refused if any."""
    return tuple(str(line) for line, _ in lines_of(book, [*((one.before, one.action) for one in taken), *refused]))
