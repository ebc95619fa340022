"""The Chain as a drawing (links in a row by number, affected cards below, links on links above) and as a list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulebook.graphs.chain import Edge, Node, NodeKind, Status, edges, links_of
from rulebook.graphs.edges import EdgeKind
from tutor_app.play.running import ChainPanel
from tutor_app.texts.messages import message

from .markup import Markup, div, element, join, span

LINK_WIDTH, LINK_HEIGHT, LINK_GAP = 190, 50, 96
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 148, 34, 14
MARGIN, LABEL, ARC = 14, 15, 34


class _Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


STYLES: dict[EdgeKind, str] = {
    EdgeKind.RESPONDS_TO: "answer",
    EdgeKind.TARGETS: "target",
    EdgeKind.NEGATES: "negate",
    EdgeKind.MISSES: "miss",
    EdgeKind.PROTECTED: "miss",
}
"""The line style of edges that are neither cost nor effect."""


def chain_panel(panel: ChainPanel, lang: str, *, brief: bool = False) -> Markup:
    """Drawing and list of the Chain under its title; a ``brief`` one has its list for screen readers only."""
    said = chain_list(panel, lang)
    drawn = div("chain", chain_svg(panel, lang), div("hidden-label", said) if brief else said)
    return div("panel", element("h2", {"class": "hidden-label" if brief else None}, panel.title), drawn)


def edge_word(lang: str, edge: Edge) -> str:
    """The label of an edge: "destroys", "will destroy", "cost: discards 1000 LP" ..."""
    word = message(lang, f"edge.{edge.kind.value}")
    if edge.amount and edge.kind in (EdgeKind.PAYS, EdgeKind.DAMAGES, EdgeKind.GAINS):
        word = f"{word} {edge.amount} LP"
    if edge.cost:
        word = message(lang, "edge.as_cost", edge=word)
    return message(lang, "edge.planned", edge=word) if edge.planned else word


def chain_list(panel: ChainPanel, lang: str) -> Markup:
    """The same as text: one entry per link, in activation order."""
    entries: list[Markup] = []
    graph = panel.graph
    drawn = edges(graph)
    for node in links_of(graph):
        said = [
            element("li", None, span("word", edge_word(lang, edge)), " ", _name(panel, edge.end, lang))
            for edge in drawn
            if edge.start == node and edge.kind != EdgeKind.RESPONDS_TO
        ]
        data = graph.nodes[node]
        entries.append(element(
            "li", {"class": f"link {data['status']}"},
            element("b", None, panel.names[node] or message(lang, "board.unknown")), " · ",
            span("meta", _meta(panel, node, lang)), " · ",
            span(f"status {data['status']}", message(lang, f"chain.{data['status']}")),
            element("ul", None, said) if said else None,
        ))  # fmt: skip
    return element("ol", {"class": "chainlist"}, entries)


def chain_svg(panel: ChainPanel, lang: str) -> Markup:
    """The drawing. Line style and label show the kind, outline and word the progress; colour is never the only sign."""
    graph = panel.graph
    links = links_of(graph)
    below = [edge for edge in edges(graph) if edge.end.kind != NodeKind.LINK]
    above = [edge for edge in edges(graph) if edge.end.kind == NodeKind.LINK and edge.kind != EdgeKind.RESPONDS_TO]
    above = [edge for edge in above if edge.start != edge.end]
    top = MARGIN + (ARC + 18 * max((_stacked(above)), default=0) if above else 4)
    boxes: dict[Node, _Box] = {
        node: _Box(MARGIN + place * (LINK_WIDTH + LINK_GAP), top, LINK_WIDTH, LINK_HEIGHT)
        for place, node in enumerate(links)
    }
    touched = _row(boxes, below)
    stack = max((sum(edge.end == node for edge in below) for node in touched), default=0)
    row = top + LINK_HEIGHT + 40 + LABEL * stack
    for node, x in touched.items():
        boxes[node] = _Box(x, row, CARD_WIDTH, CARD_HEIGHT)
    width = max(box.x + box.width for box in boxes.values()) + MARGIN if boxes else 0
    height = (row + CARD_HEIGHT if touched else top + LINK_HEIGHT) + MARGIN
    drawing = [
        *(_response(boxes[edge.start], boxes[edge.end], lang) for edge in edges(graph)
          if edge.kind == EdgeKind.RESPONDS_TO),
        *_arcs(boxes, above, lang),
        *_drops(boxes, below, lang),
        *(_link_box(panel, node, boxes[node], lang) for node in links),
        *(_card_box(panel, node, boxes[node], lang) for node in touched),
    ]  # fmt: skip
    svg = element(
        "svg",
        {"viewBox": f"0 0 {width:.0f} {height:.0f}", "width": f"{width:.0f}", "height": f"{height:.0f}", "role": "img",
         "aria-label": message(lang, "chain.label", count=len(links))},
        _markers(), drawing,
    )  # fmt: skip
    return div("scroll", svg, tabindex=0, role="group", aria_label=message(lang, "chain.title"))


def _stacked(above: list[Edge]) -> Iterable[int]:
    for edge in above:
        yield sum({other.start, other.end} == {edge.start, edge.end} for other in above)


def _row(boxes: dict[Node, _Box], below: list[Edge]) -> dict[Node, float]:
    """The x coordinates of the affected nodes: below the links that affect them, in order, without overlap."""
    wanted: dict[Node, list[float]] = {}
    for edge in below:
        wanted.setdefault(edge.end, []).append(boxes[edge.start].middle)
    order = sorted(wanted, key=lambda node: (sum(wanted[node]) / len(wanted[node]), node.kind, node.id))
    placed: dict[Node, float] = {}
    left = float(MARGIN)
    starts: list[float] = []
    for node in order:
        start = max(left, sum(wanted[node]) / len(wanted[node]) - CARD_WIDTH / 2)
        starts.append(start)
        left = start + CARD_WIDTH + CARD_GAP
    # pull back what was pushed beyond the last link on the right
    limit = max((box.x + box.width for box in boxes.values()), default=0.0)
    for place in range(len(order) - 1, -1, -1):
        room = limit - CARD_WIDTH
        floor = MARGIN + place * (CARD_WIDTH + CARD_GAP)
        starts[place] = max(float(floor), min(starts[place], room))
        limit = starts[place] - CARD_GAP
    for node, start in zip(order, starts, strict=True):
        placed[node] = start
    return placed


def _style(edge: Edge) -> str:
    style = "cost" if edge.cost else STYLES.get(edge.kind, "effect")
    return f"{style} planned" if edge.planned else style


def _path(d: str, edge_class: str, marker: str) -> Markup:
    return element("path", {"d": d, "class": f"edge {edge_class}", "marker-end": f"url(#arrow-{marker})"})


def _label(x: float, y: float, word: str, class_: str) -> Markup:
    return element("text", {"x": f"{x:.0f}", "y": f"{y:.0f}", "text-anchor": "middle", "class": f"word {class_}"}, word)


def _response(start: _Box, end: _Box, lang: str) -> Markup:
    y = start.y + start.height / 2
    x1, x2 = start.x, end.x + end.width + 3
    return join([
        _path(f"M{x1:.0f},{y:.0f} L{x2:.0f},{y:.0f}", "answer", "answer"),
        _label((x1 + x2) / 2, y - 7, message(lang, "edge.responds-to"), "answer"),
    ])  # fmt: skip


def _arcs(boxes: dict[Node, _Box], above: list[Edge], lang: str) -> Iterable[Markup]:
    count: dict[frozenset[Node], int] = {}
    for edge in above:
        start, end = boxes[edge.start], boxes[edge.end]
        pair = frozenset((edge.start, edge.end))
        level = count[pair] = count.get(pair, -1) + 1
        lift = ARC + 24 * level
        x1, x2 = start.middle - 26 + 20 * level, end.middle + 26 - 20 * level
        y = start.y
        d = f"M{x1:.0f},{y:.0f} C{x1:.0f},{y - lift:.0f} {x2:.0f},{y - lift:.0f} {x2:.0f},{y - 3:.0f}"
        style = _style(edge)
        yield _path(d, style, style.split()[0])
        yield _label((x1 + x2) / 2, y - lift * 0.75 - 3, edge_word(lang, edge), style)


def _drops(boxes: dict[Node, _Box], below: list[Edge], lang: str) -> Iterable[Markup]:
    level: dict[Node, int] = {}
    leaving: dict[Node, int] = {}
    for edge in below:
        start, end = boxes[edge.start], boxes[edge.end]
        place, out = level.get(edge.end, 0), leaving.get(edge.start, 0)
        level[edge.end], leaving[edge.start] = place + 1, out + 1
        total = sum(other.end == edge.end for other in below)
        going = sum(other.start == edge.start for other in below)
        x1 = start.x + start.width * (out + 1) / (going + 1)
        x2 = end.x + end.width * (place + 1) / (total + 1)
        y1, y2 = start.y + start.height, end.y - 3
        bend = (y2 - y1) * 0.45
        style = _style(edge)
        yield _path(f"M{x1:.0f},{y1:.0f} C{x1:.0f},{y1 + bend:.0f} {x2:.0f},{y2 - bend:.0f} {x2:.0f},{y2:.0f}",
                    style, style.split()[0])  # fmt: skip
        y = y2 - 9 - LABEL * place
        yield _label(_x_at(x1, x2, y1, y2, bend, y), y, edge_word(lang, edge), style)


def _x_at(x1: float, x2: float, y1: float, y2: float, bend: float, y: float) -> float:
    """Where an edge passes the height ``y``, so that its label sits on its own line."""
    low, high = 0.0, 1.0
    for _ in range(20):
        t = (low + high) / 2
        at = y1 * (1 - t) ** 3 + 3 * (y1 + bend) * t * (1 - t) ** 2 + 3 * (y2 - bend) * t * t * (1 - t) + y2 * t**3
        low, high = (t, high) if at < y else (low, t)
    return x1 * ((1 - low) ** 3 + 3 * low * (1 - low) ** 2) + x2 * (low**3 + 3 * low * low * (1 - low))


def _link_box(panel: ChainPanel, node: Node, box: _Box, lang: str) -> Markup:
    data = panel.graph.nodes[node]
    kind = panel.kinds[node]
    state = "resolving" if node.id == panel.focus or data["status"] == Status.RESOLVING else str(data["status"])
    word = message(lang, f"chain.{state}") if state != Status.WAITING else _meta(panel, node, lang)
    return element(
        "g", {"class": f"node link {kind} {state} {'mine' if data['player'] == 0 else 'theirs'}"},
        element("title", None, f"{_name(panel, node, lang)}, {_meta(panel, node, lang)}"),
        _rect(box), _line(box, 20, f"{node.id} · {_short(panel.names[node], 21)}", "strong"),
        _line(box, 38, word, "soft"),
    )  # fmt: skip


def _card_box(panel: ChainPanel, node: Node, box: _Box, lang: str) -> Markup:
    name = _name(panel, node, lang)
    kind = panel.kinds[node] if node.kind == NodeKind.CARD else "player"
    return element(
        "g", {"class": f"node touched {kind}"},
        element("title", None, name), _rect(box), _line(box, 21, _short(name, 20), ""),
    )  # fmt: skip


def _rect(box: _Box) -> Markup:
    return element("rect", {"x": f"{box.x:.0f}", "y": f"{box.y:.0f}", "width": f"{box.width:.0f}",
                            "height": f"{box.height:.0f}", "rx": 9})  # fmt: skip


def _line(box: _Box, down: int, said: str, class_: str) -> Markup:
    return element("text", {"x": f"{box.middle:.0f}", "y": f"{box.y + down:.0f}", "text-anchor": "middle",
                            "class": class_}, said)  # fmt: skip


def _markers() -> Markup:
    kinds = ("answer", "target", "negate", "cost", "effect", "miss")
    return element("defs", None, [
        element("marker", {"id": f"arrow-{kind}", "class": f"head {kind}", "markerWidth": 8, "markerHeight": 8,
                           "refX": 7, "refY": 4, "orient": "auto", "markerUnits": "userSpaceOnUse"},
                element("path", {"d": "M0,0 L8,4 L0,8 z"}))
        for kind in kinds
    ])  # fmt: skip


def _name(panel: ChainPanel, node: Node, lang: str) -> str:
    if node.kind == NodeKind.PLAYER:
        return message(lang, "board.you" if node.id == 0 else "board.opponent")
    name = panel.names[node] or message(lang, "board.unknown")
    return f"{node.id} · {name}" if node.kind == NodeKind.LINK else name


def _meta(panel: ChainPanel, node: Node, lang: str) -> str:
    data = panel.graph.nodes[node]
    return message(lang, "chain.meta_yours" if data["player"] == 0 else "chain.meta_theirs", speed=data["speed"])


def _short(name: str, length: int) -> str:
    return name if len(name) <= length else f"{name[: length - 1].rstrip()}…"
