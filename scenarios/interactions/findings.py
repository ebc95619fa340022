"""What a scene shows about two cards: findings, each with its group, its reasons and the lines that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rulebook.engine.api import legal_actions
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import Event, EventKind, Trait
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.explain import refuse
from rulebook.explain.contrast import FOIL, Kind, Step, why_not
from rulebook.explain.narrate import narrate
from rulebook.explain.things import Reader
from rulebook.explain.tree import Explanation, Role, Thing
from rulebook.notation.printer import line_of
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import Cause
from scenarios.playing.script import Taken

from .courses import MOST_STEPS, Course, Window, answered, lines
from .places import FACE_UP, FIELD, GRAVEYARD
from .scenes import Scene


class Group(StrEnum):
    """What a finding is about, in the order in which it is told."""

    NEGATES = "negates"
    PREVENTS = "prevents"
    REMOVES = "removes"
    PROTECTED = "protected"
    COMBINES = "combines"
    ANSWERS = "answers"
    AFFECTS = "affects"
    BATTLES = "battles"
    CANNOT_ANSWER = "cannot-answer"
    LOOPS = "loops"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that happens between two cards.

    ``occasion`` is what the other card answers, if it does or cannot. ``acts``: the other card is the one that does
    something. ``told`` is never empty. ``lines`` play it on the board of ``scene``; ``refused`` is the check that
    refuses the last one, if any. ``third`` is the third card, without which it would happen otherwise.
    """

    group: Group
    told: tuple[Explanation, ...]
    scene: Scene
    lines: tuple[str, ...]
    refused: str = ""
    occasion: EventKind | None = None
    acts: bool = True
    third: Card | None = None

    @property
    def actor(self) -> Card:
        """The card that does something, or cannot."""
        return self.third or (self.other if self.acts else self.card)

    @property
    def acted_on(self) -> Card:
        """The card that something is done to."""
        return self.card if self.acts else self.other

    @property
    def can_answer(self) -> bool:
        """Whether the other card is activated in answer to the card."""
        return self.occasion is not None and not self.refused

    @property
    def card(self) -> Card:
        """The card that is used."""
        return self.scene.card

    @property
    def other(self) -> Card:
        """The card that is there, or answers."""
        return self.scene.other

    @property
    def key(self) -> tuple[object, ...]:
        """Two findings with the same key say the same."""
        first = self.told[0]
        names = (self.card.slug, self.other.slug, self.third.slug if self.third is not None else "")
        return (self.group, *names, first.node, tuple(one.node for one in self.told[1:]))


def findings(made: Course) -> Iterator[Finding]:
    """Yield what a course shows: what is refused, what becomes of the card, and each answer of the other card."""
    yield from _refused(made)
    yield from _passive(made)
    for window in made.windows:
        if window.options:
            for option in window.options[:2]:
                yield from _answer(made, window, answered(made, window, option))
        elif window.verdict is not None and made.scene.place not in (GRAVEYARD, FACE_UP, FIELD):
            yield from _no_answer(made, window)


def _refused(made: Course) -> Iterator[Finding]:
    refused = made.refused
    if refused is None:
        return
    told = refuse(made.book, refused.state, refused.verdict)
    if made.other in mentioned(told):
        line = str(line_of(made.book, [(refused.state, refused.action)]))
        played = (*lines(made.book, made.taken), line)
        group = Group.LOOPS if told.node.endswith(".loop") else Group.PREVENTS
        yield Finding(group, (told,), made.scene, played, refused.verdict.failures[0].check)


def _passive(made: Course) -> Iterator[Finding]:
    """What the other card does by being there."""
    told = told_of(made, made.taken)
    both = [one for one in told if is_between(one, {made.card, made.other})]
    if both:
        met = told.index(both[0])
        after = [one for one in told[met:] if is_telling(one) and {made.card, made.other} & mentioned(one)]
        chosen = [one for one in told if one in both[:2] or one in after[:2]]
        negated = any(one.node == f"{FOIL}{Kind.HAS}.negated" for one in both)
        group, acts = (Group.NEGATES, True) if negated else group_of(made, made.events)
        if comes_round(made):
            group, chosen = Group.LOOPS, [Explanation("between.repeats", ()), *chosen]
        yield Finding(group, tuple(chosen), made.scene, lines(made.book, made.taken), acts=acts)


def _answer(made: Course, window: Window, after: tuple[Taken, ...]) -> Iterator[Finding]:
    """The other card is used in answer to the card."""
    events = tuple(event for one in after for event in one.events)
    head = head_of(made, window)
    told = told_of(made, after)
    both = [one for one in told if is_between(one, {made.card, made.other})]
    own = [one for one in told if made.card in mentioned(one) and is_telling(one) and one not in both]
    chosen = tuple([*both[:2], *own][:3])
    played = lines(made.book, (*made.taken[: window.at], *after))
    if len(after) >= MOST_STEPS:
        endless = Explanation("between.endless", things_of(made))
        yield Finding(Group.LOOPS, (head, endless), made.scene, played, occasion=window.occasion.kind)
        return
    group, _ = group_of(made, events, Group.ANSWERS)
    yield Finding(group, (head, *chosen), made.scene, played, occasion=window.occasion.kind)


def things_of(made: Course) -> tuple[tuple[str, Thing], ...]:
    """The two cards, and the third one if there is one, as what an explanation speaks of; as they lay at first."""
    reader, state = Reader(made.book, 0), made.taken[0].before
    cards = [("card", made.card), ("other", made.other), *([("third", made.third)] if made.third != NOBODY else [])]
    return tuple((name, reader.card(uid, state.cards[uid])) for name, uid in cards)


def head_of(made: Course, window: Window) -> Explanation:
    """That the other card can be used in this window."""
    reader, cards = Reader(made.book, 0), window.state.cards
    both = (("card", made.card), ("other", made.other))
    things = tuple((name, reader.card(uid, cards[uid])) for name, uid in both)
    return Explanation(f"between.answers.{window.occasion.kind.value}", things, rules=_GROUNDS[window.occasion.kind])


def comes_round(made: Course) -> bool:
    """Whether everything lies as before what was done, and the same can be done again, as often as one likes."""
    first, last = made.taken[0], made.taken[-1].after
    if made.scene.use.lines or last.request.kind != RequestKind.OPEN:
        return False
    return _places(first.before) == _places(last) and first.action in legal_actions(made.book, last)


def _places(state: DuelState) -> list[tuple[object, ...]]:
    return [(one.zone, one.holder, one.position) for one in state.cards]


def _no_answer(made: Course, window: Window) -> Iterator[Finding]:
    assert window.verdict is not None
    told = refuse(made.book, window.state, window.verdict)
    strangers = mentioned(told) - {made.card, made.other}
    if not window.verdict.ok and not strangers:
        line = str(line_of(made.book, [(window.state, window.verdict.action)]))
        played = (*lines(made.book, made.taken[: window.at]), line)
        check = window.verdict.failures[0].check
        yield Finding(Group.CANNOT_ANSWER, (told,), made.scene, played, check, window.occasion.kind)


_GROUNDS = {
    EventKind.ACTIVATED: ("chain.spell-speed.respond",),
    EventKind.SUMMON_DECLARED: ("mechanic.F1",),
    EventKind.SUMMONED: ("mechanic.B6",),
    EventKind.ATTACK_DECLARED: ("mechanic.E1",),
    EventKind.STEP_BEGAN: ("mechanic.E4",),
}
"""The rules on which an answer to each occasion rests."""
_OBVIOUS = ("targeted", "passed", "resolving", "resolved", "activated.card", "activated.effect", "attack-declared",
            "sent-after-chain")  # fmt: skip


def is_telling(one: Explanation) -> bool:
    """Whether what became of the card is worth telling without the other one: what failed or did not happen."""
    return one.role in (Role.NOTHING, Role.PARTLY) or one.node.startswith(FOIL)


def told_of(made: Course, taken: Sequence[Taken]) -> list[Explanation]:
    """Everything told of these actions, with what could have been expected."""
    found: list[Explanation] = []
    for one in taken:
        found += narrate(made.book, one.before, one.events)
        step = Step(made.book, one.before, one.events, moments=one.moments, sees_all=True)
        found += why_not(step).shown
    return found


def is_between(told: Explanation, both: set[int]) -> bool:
    """Whether an explanation is about what one of the two cards does to the other, and no third card does it."""
    several = told.get("cards") is not None
    actors = {
        value.uid for name, value in told.arguments if isinstance(value, Thing) and not (several and name == "card")
    }
    return both <= mentioned(told) and actors <= both and not told.node.startswith(_OBVIOUS)


def mentioned(told: Explanation) -> set[int]:
    """The uids of the cards an explanation speaks of."""
    found: set[int] = set()
    for _, value in told.arguments:
        for thing in value if isinstance(value, tuple) and not isinstance(value, Thing) else (value,):
            if isinstance(thing, Thing):
                found.add(thing.uid)
    return found


def group_of(made: Course, events: Sequence[Event], otherwise: Group = Group.AFFECTS) -> tuple[Group, bool]:
    """What one of the cards does to the other, from the events between them; and whether it is the other one."""
    both = {made.card, made.other}
    acts = True
    if any(event.kind is EventKind.LOOP_BROKEN and event.subject.uid in both for event in events):
        return Group.LOOPS, acts
    for event in events:
        if event.subject.uid not in both or event.source.uid not in both - {event.subject.uid}:
            continue
        acts = event.source.uid == made.other
        if Trait.NEGATES in event.kind.traits or event.kind is EventKind.ATTACK_NEGATED:
            return Group.NEGATES, acts
        if event.kind is EventKind.PROTECTED:
            return Group.PROTECTED, acts
        if event.cause in (Cause.COST, Cause.SUMMON) or event.kind in _TOGETHER:
            return Group.COMBINES, acts
        if event.kind in _REMOVED:
            return Group.REMOVES, acts
    fought = any(event.kind is EventKind.DAMAGE_CALCULATED and _fights(event, both) for event in events)
    if fought and otherwise is Group.AFFECTS:
        return Group.BATTLES, False
    return otherwise, acts


def _fights(event: Event, both: set[int]) -> bool:
    target = event.get("target")
    return isinstance(target, Snapshot) and {event.subject.uid, target.uid} == both


_TOGETHER = (EventKind.SUMMONED, EventKind.ADDED, EventKind.EQUIPPED, EventKind.ATTACHED)
_REMOVED = (EventKind.DESTROYED, EventKind.BANISHED, EventKind.RETURNED, EventKind.SENT, EventKind.PLACED)
