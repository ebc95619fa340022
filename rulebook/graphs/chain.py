"""The Chain as a graph: links in activation order, the cards and players they affect, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple, TypeAlias

import networkx as nx

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.effect_modes import operation_of
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Link
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Each, If, Join, Negate, Operation, Optional, The
from rulebook.vocabulary.terms import Cause, Negation, Ref

from .edges import EDGE_OF_EVENT, EDGE_OF_OPERATION, EdgeKind


class NodeKind(StrEnum):
    """What a node represents."""

    LINK = "link"
    CARD = "card"
    PLAYER = "player"


class Node(NamedTuple):
    """A node: a Chain Link by its number, a card by its uid, a player by 0 or 1."""

    kind: NodeKind
    id: int


class Status(StrEnum):
    """The progress of a Chain Link."""

    WAITING = "waiting"
    RESOLVING = "resolving"
    RESOLVED = "resolved"
    NEGATED = "negated"
    NO_EFFECT = "no-effect"


class Edge(NamedTuple):
    """One edge, for readers of the graph. ``planned``: the link has not resolved yet."""

    start: Node
    end: Node
    kind: EdgeKind
    cost: bool
    planned: bool
    amount: int


ChainGraph: TypeAlias = "nx.MultiDiGraph[Node]"


def chain_graph(book: Book, links: Sequence[Link], events: Sequence[Event] = ()) -> ChainGraph:
    """Build the graph of a Chain.

    Args:
        book: provides the effects of the cards on the Chain.
        links: the Chain Links in activation order; after the Chain has ended, their last state.
        events: the events since Chain Link 1 was activated, in order.

    Returns:
        Nodes are ``Node``; link nodes carry ``card``, ``player``, ``speed`` and ``status``, card nodes ``card``
        (a snapshot). Edges carry ``kind``, ``cost``, ``planned`` and ``amount``; ``edges`` lists them in order.
    """
    graph: ChainGraph = nx.MultiDiGraph()
    of_card: dict[int, int] = {}
    for number, link in enumerate(links, 1):
        context = link.context
        status = _status(number, link, events)
        graph.add_node(
            Node(NodeKind.LINK, number), card=context.source, player=context.player, speed=link.speed, status=status
        )
        of_card[context.source.uid] = number
        if number > 1:
            _add(graph, Node(NodeKind.LINK, number), Node(NodeKind.LINK, number - 1), EdgeKind.RESPONDS_TO)
    shown = {(event.link, event.subject.uid) for event in events if event.kind == EventKind.TARGETED}
    last = _last_seen(events)
    for number, link in enumerate(links, 1):
        start = Node(NodeKind.LINK, number)
        for card in link.context.paid:
            if not any(event.link == number and event.cause == Cause.COST and event.subject.uid == card.uid
                       for event in events):  # fmt: skip
                _add(graph, start, _card(graph, of_card, card), EdgeKind.SENDS, cost=True)
        for ref in (ref for group in link.context.targets for ref in group):
            if (number, ref.uid) not in shown:
                card = last.get(ref.uid) or Snapshot(ref.uid, ref.incarnation, ref.stamp, 0, -1, -1, 0, 0, 0, 0, 0)
                _add(graph, start, _card(graph, of_card, card), EdgeKind.TARGETS)
    for event in events:
        _of_event(graph, of_card, event, len(links))
    for number, link in enumerate(links, 1):
        if graph.nodes[Node(NodeKind.LINK, number)]["status"] == Status.WAITING:
            _plan(graph, of_card, book, number, link)
    return graph


def edges(graph: ChainGraph) -> tuple[Edge, ...]:
    """The edges in order of creation."""
    found = sorted(graph.edges(data=True), key=lambda edge: int(edge[2]["order"]))
    return tuple(
        Edge(start, end, data["kind"], data["cost"], data["planned"], data["amount"]) for start, end, data in found
    )


def links_of(graph: ChainGraph) -> tuple[Node, ...]:
    """The link nodes in activation order."""
    return tuple(sorted((node for node in graph.nodes if node.kind == NodeKind.LINK), key=lambda node: node.id))


def _status(number: int, link: Link, events: Sequence[Event]) -> Status:
    status = Status.RESOLVED if link.done else Status.WAITING
    nothing = False
    for event in events:
        if event.link != number:
            continue
        if event.kind in (EventKind.ACTIVATION_NEGATED, EventKind.EFFECT_NEGATED):
            return Status.NEGATED
        if event.kind == EventKind.RESOLVING:
            status = Status.RESOLVING
        elif event.kind == EventKind.NO_EFFECT:
            nothing = True
        elif event.kind == EventKind.RESOLVED:
            status = Status.RESOLVED
    if link.negated:
        return Status.NEGATED
    return Status.NO_EFFECT if nothing else status


def _last_seen(events: Sequence[Event]) -> dict[int, Snapshot]:
    return {event.subject.uid: event.subject for event in events if event.subject.uid != NOBODY}


def _card(graph: ChainGraph, of_card: dict[int, int], card: Snapshot) -> Node:
    """The node of a card: its Chain Link if it is on the Chain, otherwise a node of its own."""
    if card.uid in of_card:
        return Node(NodeKind.LINK, of_card[card.uid])
    node = Node(NodeKind.CARD, card.uid)
    if node not in graph or not graph.nodes[node]["card"].number:
        graph.add_node(node, card=card)
    return node


def _add(
    graph: ChainGraph, start: Node, end: Node, kind: EdgeKind, *, cost: bool = False, planned: bool = False,
    amount: int = 0,
) -> None:  # fmt: skip
    graph.add_edge(start, end, kind=kind, cost=cost, planned=planned, amount=amount, order=graph.number_of_edges())


def _of_event(graph: ChainGraph, of_card: dict[int, int], event: Event, count: int) -> None:
    kind = EDGE_OF_EVENT[event.kind]
    if kind is None:
        return
    number = event.link
    if kind == EdgeKind.NEGATES:
        source = event.source if event.source.uid != NOBODY else event.get("source", 0)
        number = of_card.get(source.uid, 0) if isinstance(source, Snapshot) else 0
    if not 1 <= number <= count:
        return
    start = Node(NodeKind.LINK, number)
    amount = event.get("amount", event.get("number", 0))
    if kind == EdgeKind.NEGATES and event.link and event.link != number:
        end = Node(NodeKind.LINK, event.link)
    elif event.subject.uid != NOBODY and kind not in (EdgeKind.DAMAGES, EdgeKind.GAINS, EdgeKind.PAYS, EdgeKind.DRAWS):
        end = _card(graph, of_card, event.subject)
    elif event.player != NOBODY:
        end = Node(NodeKind.PLAYER, event.player)
        graph.add_node(end)
    else:
        return
    if end == start and kind not in (EdgeKind.SENDS, EdgeKind.DISCARDS, EdgeKind.TRIBUTES, EdgeKind.SUMMONS):
        return
    _add(graph, start, end, kind, cost=event.cause == Cause.COST, amount=amount if isinstance(amount, int) else 0)


def _plan(graph: ChainGraph, of_card: dict[int, int], book: Book, number: int, link: Link) -> None:
    """Add edges for what an unresolved link will do to its targets, or to the link it responds to."""
    effects = book.effects(link.context.source.number)
    effect = effects[link.context.effect] if link.context.effect < len(effects) else None
    if not isinstance(effect, Activated) or effect.operation is None:
        return
    start = Node(NodeKind.LINK, number)
    done = {(end, data["kind"]) for _, end, data in graph.out_edges(start, data=True)}
    for leaf in _leaves(operation_of(effect, link.context.mode)):
        kind = EDGE_OF_OPERATION[type(leaf)]
        if kind is None:
            continue
        ends: list[Node] = []
        if isinstance(leaf, Negate):
            if (Negation.ACTIVATION in leaf.what or Negation.EFFECT in leaf.what) and number > 1:
                ends.append(Node(NodeKind.LINK, number - 1))
        else:
            ends += [_card(graph, of_card, card) for card in _bound(graph, of_card, leaf, link)]
        for end in ends:
            if (end, kind) not in done and not kind.of_player:
                _add(graph, start, end, kind, planned=True)


def _bound(graph: ChainGraph, of_card: dict[int, int], leaf: Operation, link: Link) -> Iterator[Snapshot]:
    selector = getattr(leaf, "cards", None)
    ref = selector.ref if isinstance(selector, The) else None
    groups = link.context.targets
    if ref == Ref.TARGET:
        chosen = [each for group in groups for each in group]
    elif ref == Ref.TARGET_1:
        chosen = list(groups[0]) if groups else []
    elif ref == Ref.TARGET_2:
        chosen = list(groups[1]) if len(groups) > 1 else []
    else:
        return
    for each in chosen:
        node = Node(NodeKind.LINK, of_card[each.uid]) if each.uid in of_card else Node(NodeKind.CARD, each.uid)
        if node in graph:
            card = graph.nodes[node]["card"]
            if isinstance(card, Snapshot):
                yield card


def _leaves(operation: Operation | None) -> Iterator[Operation]:
    if operation is None:
        return
    if isinstance(operation, Join):
        yield from _leaves(operation.first)
        yield from _leaves(operation.second)
    elif isinstance(operation, (Each, Optional, If)):
        yield from _leaves(operation.operation)
        if isinstance(operation, If):
            yield from _leaves(operation.else_)
    else:
        yield operation
