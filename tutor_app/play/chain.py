"""The Chain at a moment as values: its links as far as they have been seen, and what to draw of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Link, Snapshot
from rulebook.graphs.chain import ChainGraph, Node, chain_graph
from rulebook.vocabulary.terms import CardKind
from tutor_app.texts.messages import message
from tutor_app.wording.card_faces import name_of

from .beats import chain_until
from .moment import Moment


class SeenChain(NamedTuple):
    """The Chain in view, the events since it began, and whether it has resolved; without a Chain, no links."""

    links: tuple[Link, ...]
    since: tuple[Event, ...]
    over: bool


class ChainPanel(NamedTuple):
    """The Chain to draw. ``names`` and ``kinds`` are those of the cards at the nodes, ``focus`` the link at work."""

    title: str
    graph: ChainGraph
    names: Mapping[Node, str]
    kinds: Mapping[Node, str]
    focus: int


def seen_chain(moment: Moment) -> SeenChain:
    """The Chain in view at a moment."""
    links, since = chain_until(moment.line, moment.index, moment.end)
    return SeenChain(links, since, any(event.kind == EventKind.CHAIN_ENDED for event in since))


def chain_panel(moment: Moment, chain: SeenChain, lang: str) -> ChainPanel | None:
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
    )
