"""``run.py architecture``: which part of the code imports which, as a list and as the picture in ``docs``.

A part is a sub-package, or a module beside sub-packages. An arrow runs from a part to one that it imports. The picture
leaves out arrows that follow from others: with A -> B and B -> C, A -> C is not drawn.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeAlias

import networkx as nx

from tutor_app.parts.markup import Attribute, Markup, element

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "architecture.svg"
PACKAGES = ("rulebook", "scenarios", "tutor_app")
COLUMNS = (("", "scenarios"), ("rulebook.engine",), ("rulebook.language",), ("tutor_app",))
"""What the picture shows, column by column: the whole project, and the packages that have parts of their own."""

Graph: TypeAlias = "nx.DiGraph[str]"
Rows = list[list[str]]


class _Box(NamedTuple):
    x: float
    y: float
    width: float


# Reading the code -----------------------------------------------------------------------------------


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the project by its dotted name, with its file."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(name: str, path: Path) -> Iterator[str]:
    """What a module imports anywhere in its code: dotted names of modules, and of what is taken from them."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parent = package.split(".")
                parent = parent[: len(parent) - node.level + 1]
                base = ".".join([*parent, base] if base else parent)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def import_graph(package: str = "") -> Graph:
    """The parts of a package and what they import of each other.

    Args:
        package: the dotted name of a package; without one, the whole project by its packages, ``rulebook`` by those
            inside it.

    Returns:
        A directed graph of short names. Parts that import each other in a circle are one node, named by all of them.
    """
    found: Graph = nx.DiGraph()
    known = _imported()
    for name, imported in known.items():
        mine = _part(package, name, known)
        if mine:
            found.add_node(mine)
            theirs = {_part(package, one, known) for one in imported} - {mine, ""}
            found.add_edges_from((mine, other) for other in theirs)
    return _acyclic(found)


@cache
def _imported() -> Mapping[str, frozenset[str]]:
    """What every module imports."""
    return {name: frozenset(imports(name, path)) for name, path in modules()}


def _part(package: str, module: str, known: Collection[str]) -> str:
    """The part of a package that a module belongs to; empty for one outside, or for the package itself."""
    if not package:
        top, _, rest = module.partition(".")
        if top not in PACKAGES:
            return ""
        return rest.split(".")[0] if top == "rulebook" else top
    inside = module.removeprefix(package + ".")
    if inside == module or inside == "__main__":
        return ""
    part = inside.split(".")[0]
    return part if f"{package}.{part}" in known else ""


def _acyclic(graph: Graph) -> Graph:
    circles = nx.condensation(graph)
    names = {node: ", ".join(sorted(data["members"])) for node, data in circles.nodes(data=True)}
    found: Graph = nx.DiGraph()
    found.add_nodes_from(names.values())
    found.add_edges_from((names[start], names[end]) for start, end in circles.edges)
    return found


# Drawing it -----------------------------------------------------------------------------------------

HEIGHT, GAP, ROW, MARGIN, LETTER, TITLE = 30, 18, 74, 26, 7.4, 34
TINTS = {"": "#eef3fb", "rulebook.engine": "#fdf1e3", "rulebook.language": "#e9f6ec", "scenarios": "#f6ecf8",
         "tutor_app": "#fbeeee"}  # fmt: skip


def drawing() -> str:
    """The picture as SVG: the whole project, and next to it the packages with parts of their own."""
    drawn: list[Markup] = []
    left, height = 0.0, 0.0
    for column in COLUMNS:
        top, width = 0.0, 0.0
        for package in column:
            panel, across, down = _panel(package, left, top)
            drawn.append(panel)
            top, width = top + down, max(width, across)
        left, height = left + width, max(height, top)
    attributes: dict[str, Attribute] = {
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {left:.0f} {height:.0f}", "width": f"{left:.0f}",
        "height": f"{height:.0f}", "role": "img", "aria-label": "Which part of the code imports which",
        "font-family": "sans-serif",
    }  # fmt: skip
    back = element("rect", {"width": f"{left:.0f}", "height": f"{height:.0f}", "fill": "#ffffff"})
    tip = element("path", {"d": "M0,1 L7,4 L0,7 z", "fill": "#5a6575"})
    head = element("marker", {"id": "head", "markerWidth": 8, "markerHeight": 8, "refX": 6, "refY": 4,
                              "orient": "auto"}, tip)  # fmt: skip
    return f"{element('svg', attributes, back, element('defs', None, head), drawn)}\n".replace("><", ">\n<")


def _rows(graph: Graph) -> Rows:
    """The parts in rows, each above everything it imports."""
    return [sorted(row) for row in nx.topological_generations(graph.reverse())][::-1]


def _threads(graph: Graph, rows: Rows) -> dict[tuple[str, str], list[str]]:
    """The arrows to draw, each as the places it passes through: both ends, and a gap in every row between them.

    Adds the gaps to the rows and sorts the rows so that each entry is close to what it is connected with.
    """
    level = {name: number for number, row in enumerate(rows) for name in row}
    threads: dict[tuple[str, str], list[str]] = {}
    joined: Graph = nx.DiGraph()
    for start, end in sorted(nx.transitive_reduction(graph).edges):
        gaps = [f"{start}>{end}>{number}" for number in range(level[start] + 1, level[end])]
        for number, gap in enumerate(gaps, level[start] + 1):
            rows[number].append(gap)
        threads[start, end] = [start, *gaps, end]
        nx.add_path(joined, threads[start, end])
    joined.add_nodes_from(level)
    for _ in range(12):
        for upper, lower in pairwise(rows):
            lower.sort(key=lambda name: (_mean(upper, joined.predecessors(name)), name))
        for lower, upper in pairwise(reversed(rows)):
            upper.sort(key=lambda name: (_mean(lower, joined.successors(name)), name))
    return threads


def _mean(row: Sequence[str], names: Iterable[str]) -> float:
    places = [(row.index(name) + 0.5) / len(row) for name in names if name in row]
    return sum(places) / len(places) if places else 0.5


def _panel(package: str, left: float, top: float) -> tuple[Markup, float, float]:
    """One package: its markup, its width and its height."""
    graph = import_graph(package)
    rows = _rows(graph)
    threads = _threads(graph, rows)
    widths = [sum(map(_width, row)) + GAP * (len(row) - 1) for row in rows]
    across = max(*widths, len(package) * 10) + 2 * MARGIN
    boxes: dict[str, _Box] = {}
    for number, row in enumerate(rows):
        x = left + (across - widths[number]) / 2
        for name in row:
            boxes[name] = _Box(x, top + TITLE + MARGIN + number * ROW, _width(name))
            x += _width(name) + GAP
    title = element("text", {"x": f"{left + MARGIN:.0f}", "y": f"{top + TITLE:.0f}", "font-size": 17,
                             "font-weight": "bold", "fill": "#222b38"}, package or "the whole project")  # fmt: skip
    arrows = [_arrow([boxes[name] for name in thread]) for thread in threads.values()]
    nodes = [_node(name, boxes[name], TINTS[package]) for row in rows for name in row if name in graph]
    return element("g", None, title, arrows, nodes), across, TITLE + MARGIN + len(rows) * ROW


def _width(name: str) -> float:
    return 10 if ">" in name else len(name) * LETTER + 24


def _arrow(through: Sequence[_Box]) -> Markup:
    d = ""
    for start, end in pairwise(through):
        x1, y1 = start.x + start.width / 2, start.y + HEIGHT
        x2, y2 = end.x + end.width / 2, end.y - (4 if end is through[-1] else 0)
        bend = (y2 - y1) * 0.5
        d += f"L{x1:.0f},{y1:.0f} " if d else f"M{x1:.0f},{y1:.0f} "
        d += f"C{x1:.0f},{y1 + bend:.0f} {x2:.0f},{y2 - bend:.0f} {x2:.0f},{y2:.0f} "
    return element("path", {"d": d.strip(), "fill": "none", "stroke": "#8a94a3", "stroke-width": "1.3",
                            "marker-end": "url(#head)"})  # fmt: skip


def _node(name: str, box: _Box, tint: str) -> Markup:
    return element(
        "g", None,
        element("rect", {"x": f"{box.x:.0f}", "y": f"{box.y:.0f}", "width": f"{box.width:.0f}", "height": HEIGHT,
                         "rx": 7, "fill": tint, "stroke": "#5a6575"}),
        element("text", {"x": f"{box.x + box.width / 2:.0f}", "y": f"{box.y + 20:.0f}", "text-anchor": "middle",
                         "font-size": 13, "fill": "#222b38"}, name),
    )  # fmt: skip


# The command ----------------------------------------------------------------------------------------


def listing() -> Iterator[str]:
    """The same as text: per package its parts from the top down, each with what it imports of the others."""
    for package in (package for column in COLUMNS for package in column):
        graph = import_graph(package)
        yield package or "the whole project"
        for name in (name for row in _rows(graph) for name in row):
            yield f"  {name} -> {', '.join(sorted(graph.successors(name))) or 'nothing'}"


def write() -> None:
    """Update the picture in ``docs``."""
    PICTURE.write_text(drawing(), encoding="utf-8")
