"""The Chain graph shows what the Chain did, link by link."""

from __future__ import annotations

from typing import get_args

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.engine.core.book import Book, Ruleset
from rulebook.engine.core.card_state import CardRef, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context, Link
from rulebook.graphs.chain import ChainGraph, Edge, Node, NodeKind, Status, chain_graph, edges, links_of
from rulebook.graphs.edges import EDGE_OF_EVENT, EDGE_OF_OPERATION, EdgeKind
from rulebook.vocabulary.operations import Operation
from rulebook.vocabulary.terms import Cause, Position, Zone

BOOK = Book(Ruleset("test", 20140701, {}, {}), POOL)
STORM, ROAR, TOOLS, DRAGON, MOON = range(5)
SLUGS = ("heavy-storm", "threatening-roar", "seven-tools-of-the-bandit", "cyber-dragon", "book-of-moon")


def snapshot(uid: int, player: int = 0) -> Snapshot:
    zone = Zone.MONSTER if uid == DRAGON else Zone.SPELL
    return Snapshot(uid, 0, 0, BY_SLUG[SLUGS[uid]].number, player, player, zone, Position.UP, 0, 0, 0)


def link(uid: int, player: int, speed: int, targets: tuple[tuple[CardRef, ...], ...] = (), done: int = 0) -> Link:
    return Link(Context(player=player, source=snapshot(uid, player), targets=targets), 1, speed, done=done)


def event(kind: EventKind, uid: int, number: int, cause: Cause = Cause.EFFECT, source: int = TOOLS) -> Event:
    return Event(kind, snapshot(uid), 0, cause, number, source=snapshot(source))


def found(graph: ChainGraph, kind: EdgeKind) -> list[Edge]:
    return [edge for edge in edges(graph) if edge.kind == kind]


def node(number: int) -> Node:
    return Node(NodeKind.LINK, number)


THREE = (link(STORM, 0, 1), link(ROAR, 1, 2), link(TOOLS, 0, 3))


def test_tables_name_every_kind() -> None:
    assert set(EDGE_OF_OPERATION) == set(get_args(Operation))
    assert set(EDGE_OF_EVENT) == set(EventKind)


def test_each_link_responds_to_the_one_before() -> None:
    graph = chain_graph(BOOK, THREE)
    assert [(edge.start, edge.end) for edge in found(graph, EdgeKind.RESPONDS_TO)] == [
        (node(2), node(1)),
        (node(3), node(2)),
    ]
    assert links_of(graph) == (node(1), node(2), node(3))
    assert all(graph.nodes[each]["status"] == Status.WAITING for each in links_of(graph))


def test_a_negation_is_planned_until_it_has_happened() -> None:
    planned = found(chain_graph(BOOK, THREE), EdgeKind.NEGATES)
    assert [(edge.start, edge.end, edge.planned) for edge in planned] == [(node(3), node(2), True)]
    events = (
        event(EventKind.RESOLVING, TOOLS, 3),
        event(EventKind.ACTIVATION_NEGATED, ROAR, 2),
        event(EventKind.DESTROYED, ROAR, 3),
        event(EventKind.RESOLVED, TOOLS, 3),
        event(EventKind.RESOLVING, STORM, 1, source=STORM),
    )
    graph = chain_graph(BOOK, THREE, events)
    assert [(edge.start, edge.end, edge.planned) for edge in found(graph, EdgeKind.NEGATES)] == [
        (node(3), node(2), False)
    ]
    assert [(edge.start, edge.end) for edge in found(graph, EdgeKind.DESTROYS)] == [(node(3), node(2))]
    assert [graph.nodes[each]["status"] for each in links_of(graph)] == [
        Status.RESOLVING,
        Status.NEGATED,
        Status.RESOLVED,
    ]


def test_a_target_is_drawn_below_with_what_will_happen_to_it() -> None:
    chain = (link(MOON, 0, 2, targets=((CardRef(DRAGON, 0, 0),),)),)
    targeted = event(EventKind.TARGETED, DRAGON, 1, source=MOON)
    graph = chain_graph(BOOK, chain, (targeted,))
    below = Node(NodeKind.CARD, DRAGON)
    assert [(edge.kind, edge.planned) for edge in edges(graph)] == [
        (EdgeKind.TARGETS, False),
        (EdgeKind.TURNS_DOWN, True),
    ]
    assert all(edge.end == below for edge in edges(graph))
    done = chain_graph(BOOK, chain, (targeted, event(EventKind.TURNED_FACE_DOWN, DRAGON, 1, source=MOON),
                                     event(EventKind.RESOLVED, MOON, 1)))  # fmt: skip
    assert [(edge.kind, edge.planned) for edge in edges(done)] == [
        (EdgeKind.TARGETS, False),
        (EdgeKind.TURNS_DOWN, False),
    ]


@pytest.mark.parametrize(("cause", "cost"), [(Cause.COST, True), (Cause.EFFECT, False)])
def test_cost_and_effect_are_distinguished(cause: Cause, cost: bool) -> None:
    paid = Event(EventKind.PAID_LP, player=0, cause=cause, link=3, arguments=(("amount", 1000), ("left", 7000)))
    (edge,) = found(chain_graph(BOOK, THREE, (paid,)), EdgeKind.PAYS)
    assert (edge.start, edge.end, edge.cost, edge.amount) == (node(3), Node(NodeKind.PLAYER, 0), cost, 1000)


def test_a_lost_target_and_a_link_without_effect_are_in_the_graph() -> None:
    chain = (link(MOON, 0, 2, targets=((CardRef(DRAGON, 0, 0),),)),)
    events = (event(EventKind.TARGETED, DRAGON, 1), event(EventKind.RESOLVING, MOON, 1),
              event(EventKind.TARGET_GONE, DRAGON, 1), event(EventKind.NO_EFFECT, MOON, 1))  # fmt: skip
    graph = chain_graph(BOOK, chain, events)
    assert len(found(graph, EdgeKind.MISSES)) == 1
    assert graph.nodes[node(1)]["status"] == Status.NO_EFFECT


def test_the_empty_chain() -> None:
    assert len(chain_graph(BOOK, ())) == 0


def test_an_unseen_target_is_still_drawn() -> None:
    graph = chain_graph(BOOK, (link(MOON, 0, 2, targets=((CardRef(DRAGON, 0, 0),),)),))
    assert Node(NodeKind.CARD, DRAGON) in graph
