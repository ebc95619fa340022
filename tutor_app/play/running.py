"""What runs at a moment: the Chain as far as it has been seen, and the card to read with the clauses that run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Link
from rulebook.explain.clauses import Ran, ran
from rulebook.graphs.chain import ChainGraph, Node, chain_graph
from rulebook.vocabulary.terms import CardKind
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import CardView, Reading, Running, card_view, name_of
from tutor_app.wording.decisions import asking_part, summoned_now

from .beats import STARTS_BEAT, Turned
from .narration import Narration
from .viewpoint import Moment

_WINDOWS = (RequestKind.NOTHING, RequestKind.OPEN, RequestKind.RESPOND)
_ACTING = frozenset({
    EventKind.ATTACK_DECLARED, EventKind.DAMAGE_CALCULATED, EventKind.SUMMON_DECLARED, EventKind.SUMMONED,
    EventKind.SET, EventKind.FLIPPED,
})  # fmt: skip


_BESIDE = frozenset({EventKind.TRIGGER_MET, EventKind.TIMING_MISSED, EventKind.NO_EFFECT})
"""Events about a card other than the one at work."""


class SeenChain(NamedTuple):
    """The Chain in view, the events since it began, and whether it has resolved; without a Chain, no links."""

    links: tuple[Link, ...]
    since: tuple[Event, ...]
    over: bool


class ChainPanel(NamedTuple):
    """The Chain to draw. ``names`` and ``kinds`` are those of the cards at the nodes, ``focus`` the link at work.

    ``over``: it has resolved.
    """

    title: str
    graph: ChainGraph
    names: Mapping[Node, str]
    kinds: Mapping[Node, str]
    focus: int
    over: bool


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


def seen_chain(moment: Moment) -> SeenChain:
    """The Chain in view at a moment."""
    links, since = chain_until(moment.line, moment.index, moment.end)
    return SeenChain(links, since, any(event.kind == EventKind.CHAIN_ENDED for event in since))


def chain_of(moment: Moment, chain: SeenChain, lang: str) -> ChainPanel | None:
    """What to draw of the Chain; None if there is none."""
    if not chain.links:
        return None
    resolving = any(event.kind in (EventKind.CHAIN_RESOLVES, EventKind.RESOLVING) for event in chain.since)
    title = "chain.over" if chain.over else "chain.resolves" if resolving else "chain.building"
    graph = chain_graph(moment.book, chain.links, chain.since)
    numbers = {node: card.number if isinstance(card := data.get("card"), Snapshot) else 0
               for node, data in graph.nodes(data=True)}  # fmt: skip
    cards = {node: moment.book.by_number.get(number) for node, number in numbers.items()}
    return ChainPanel(
        message(lang, title),
        graph,
        {node: name_of(moment.book, number, lang) for node, number in numbers.items()},
        {node: CardKind(card.kind).name.lower() if card else "unknown" for node, card in cards.items()},
        next((event.link for event in reversed(moment.events) if event.kind == EventKind.RESOLVING), 0),
        chain.over,
    )


def chain_until(line: Sequence[Turned], index: int, end: int) -> tuple[tuple[Link, ...], tuple[Event, ...]]:
    """The Chain being built or resolved, or the last one, and the events since it began.

    Args:
        line: the transitions.
        index: the transition shown.
        end: the number of its events that have happened.

    Returns:
        The links activated so far, and the events; both empty if there is no Chain.
    """
    events: list[Event] = []
    seen: list[tuple[Link, ...]] = []
    over = False
    for place in range(min(index + 1, len(line))):
        turned = line[place]
        for event in turned.events[:end] if place == index else turned.events:
            if event.kind == EventKind.ACTIVATED and event.link == 1:
                events, seen, over = [], [], False
            elif over and event.kind in STARTS_BEAT - {EventKind.SENT_AFTER_CHAIN}:
                events, seen, over = [], [], False
                continue
            events.append(event)
            over = over or event.kind == EventKind.CHAIN_ENDED
        seen += [turned.before.chain, turned.after.chain]
    first = next((event for event in events if event.kind == EventKind.ACTIVATED and event.link == 1), None)
    if first is None:
        return (), ()
    count = sum(event.kind == EventKind.ACTIVATED for event in events)
    links = max(
        (chain for chain in seen if chain and chain[0].context.source.uid == first.subject.uid), key=len, default=()
    )
    return links[:count], tuple(events)


def running_card(moment: Moment, ran: Iterable[Ran], chain: SeenChain) -> RunningCard:
    """The card whose text is running: the one being announced, otherwise the one of the resolving Chain Link.

    ``ran`` are the clauses that run at the moment.
    """
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
    return RunningCard(uid, number, running_of(uid, ran))


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


def card_of(moment: Moment, narration: Narration, now: RunningCard, *, running_text: bool) -> CardPanel:
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
        silent=clause is not None and narration.silent,
        trace=narration.trace() if clause is not None and clause[0] == uid else [],
    )
    return CardPanel(message(lang, title), card, reading, opened and not number)


def running_in(links: Sequence[Link], events: Sequence[Event]) -> tuple[int, int]:
    """The card whose text is running in some events: (uid, card number); NOBODY if there is none.

    The last one is used; a card being activated or resolving takes precedence over those it affects.
    """
    uid, number = NOBODY, 0
    for event in events:
        link = links[event.link - 1] if 0 < event.link <= len(links) else None
        if link is not None and event.kind in (EventKind.ACTIVATED, EventKind.RESOLVING):
            uid, number = link.context.source.uid, link.context.source.number
        elif event.kind not in _BESIDE or uid == NOBODY:
            for one in ran(event):
                uid, number = one.uid, one.number
    return uid, number


def running_of(uid: int, found: Iterable[Ran]) -> Running:
    """The running parts that belong to one card's text."""
    return frozenset((one.effect, one.part) for one in found if one.uid == uid)


def asked_part(effect: int, purpose: int, mode: int = NOBODY) -> Running:
    """The clauses an open request belongs to; ``mode`` is the one chosen before, if there are several."""
    part = {Purpose.COST: "cost:*", Purpose.TARGET: "target:*"}.get(Purpose(purpose))
    if part is None:
        return frozenset()
    return frozenset({(effect, part)} | ({(effect, f"mode:{mode}:{part}")} if mode != NOBODY else set()))
