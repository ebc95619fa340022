"""The card to read at a moment: the one opened, else the one whose text runs, with the clauses that run."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOBODY, Purpose, RequestKind
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import CardView, Reading, Running, asked_part, card_view, running_in, running_of
from tutor_app.wording.prompts import asking_part, summoned_now

from .chain import SeenChain
from .moment import Moment
from .narration import Narration

_WINDOWS = (RequestKind.NOTHING, RequestKind.OPEN, RequestKind.RESPOND)
_ACTING = frozenset({
    EventKind.ATTACK_DECLARED, EventKind.DAMAGE_CALCULATED, EventKind.SUMMON_DECLARED, EventKind.SUMMONED,
    EventKind.SET, EventKind.FLIPPED,
})  # fmt: skip


class RunningCard(NamedTuple):
    """The card whose text runs, by uid and card number, and the clauses that run; NOBODY where none does."""

    uid: int
    number: int
    running: Running


class CardPanel(NamedTuple):
    """A card to read, how it is read, and whether it is one the reader does not know."""

    title: str
    card: CardView | None
    reading: Reading
    hidden: bool


def running_card(moment: Moment, narration: Narration, chain: SeenChain) -> RunningCard:
    """The card whose text is running: the one being announced, otherwise the one of the resolving Chain Link."""
    request = moment.whole.request
    part = asking_part(moment.book, moment.asked) if moment.deciding else None
    if part is not None and request.kind not in _WINDOWS:
        uid, number, effect, path = part
        return RunningCard(uid, number, frozenset({(effect, path)}))
    summoned = summoned_now(moment.asked) if moment.deciding else NOBODY
    if summoned != NOBODY:
        return RunningCard(summoned, moment.state.cards[summoned].number, frozenset())
    if moment.deciding and request.purpose in (Purpose.COST, Purpose.TARGET, Purpose.MODE):
        found = _announced(moment)
        if found is not None:
            return found
    uid, number = running_in(chain.links, moment.events)
    if uid == NOBODY:
        acting = [event.subject for event in moment.events if event.kind in _ACTING and event.subject.number]
        if acting:
            uid, number = acting[-1].uid, acting[-1].number
    return RunningCard(uid, number, running_of(uid, narration.ran))


def _announced(moment: Moment) -> RunningCard | None:
    """The card that is being activated, where one is."""
    mode = NOBODY
    for entry in reversed(moment.history[: moment.index + 1]):
        action = entry.taken.action
        if entry.taken.before.request.purpose == Purpose.MODE:
            mode = action.value - 1
        if action.kind == ActionKind.ACTIVATE:
            part = asked_part(action.index, moment.whole.request.purpose, mode)
            return RunningCard(action.card, moment.whole.cards[action.card].number, part)
        if action.kind not in (ActionKind.CHOOSE, ActionKind.NUMBER, ActionKind.DONE):
            break
    return None


def card_panel(moment: Moment, narration: Narration, now: RunningCard, *, running_text: bool) -> CardPanel:
    """The card to read; ``running_text`` shows its text as printed rather than clause by clause."""
    lang, clause, chosen = narration.lang, narration.clause, moment.choices.clause
    uid, opened = moment.choices.selected, moment.choices.selected != NOBODY
    if not opened:
        uid = clause[0] if clause is not None else now.uid
    running = now.running if uid == now.uid else running_of(uid, narration.ran)
    number = moment.state.cards[uid].number if opened or uid not in (now.uid, NOBODY) else now.number
    card = card_view(moment.book, lang, number, running)
    title = "card.runs" if not opened and uid == now.uid and number else "card.title"
    reading = Reading(
        running_text=running_text,
        slug=moment.book.by_number[number].slug if card is not None else "",
        uid=uid,
        chosen=chosen[1] if clause is not None and chosen is not None and chosen[0] == uid else NOBODY,
        silent=narration.silent,
        trace=narration.trace() if clause is not None and clause[0] == uid else [],
    )
    return CardPanel(message(lang, title), card, reading, opened and not number)
