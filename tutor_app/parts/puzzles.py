"""The parts of a puzzle page that come from its proof: hints, the solution as a tree, what is said after a win."""

from __future__ import annotations

from collections.abc import Sequence

from tutor_app.play.solutions import Hint, SolutionLine, Won
from tutor_app.texts.messages import message

from .markup import Markup, button, div, element
from .reasons import fold, rule


def hints_panel(hints: Sequence[Hint], lang: str) -> list[Markup]:
    """The hints shown so far."""
    return [div("help-text", _hint(one, lang)) for one in hints]


def _hint(found: Hint, lang: str) -> list[Markup]:
    """A hint, with the rules it is about and the way to each."""
    return [element("p", None, found.words), *(rule(one, lang) for one in found.rules)]


def tree_fold(lines: Sequence[SolutionLine], lang: str) -> Markup:
    """The solution as a tree: each reply of the opponent opens to show its answer; every line leads to the board."""
    return fold(message(lang, "solution.tree"), [_branch(list(lines), 0, lang)], "solution-tree")


def _branch(rest: list[SolutionLine], level: int, lang: str) -> Markup:
    """What follows a reply, taken from the front of the list up to the next reply to the same move."""
    items: list[Markup] = []
    while rest and rest[0].level >= level:
        line = rest[0]
        if line.level > level:
            items.append(_reply(rest.pop(0), rest, lang))
        elif line.reply and level:
            break
        else:
            items.append(element("li", None, _line(rest.pop(0), lang)))
    return element("ul", {"class": "tree"}, items)


def _reply(line: SolutionLine, rest: list[SolutionLine], lang: str) -> Markup:
    """A reply; it opens to show what follows, if that is not shown elsewhere."""
    if line.same or not rest or rest[0].level < line.level or (rest[0].level == line.level and rest[0].reply):
        return element("li", None, _line(line, lang))
    summary = element("summary", None, f"{line.number}. {line.words}")
    below = [_show(line, lang), _branch(rest, line.level, lang)]
    return element("li", None, element("details", {"data-focus": f"tree-{line.number}"}, summary, below))


def _line(line: SolutionLine, lang: str) -> Markup:
    """A line; pressed, it is shown on the board."""
    same = f" ({message(lang, 'solution.same', number=line.same)})" if line.same else ""
    cut = f" ({message(lang, 'solution.cut')})" if line.cut else ""
    words = f"{line.number}. {line.words}{same}{cut}"
    label = f"{message(lang, 'solution.show')}: {words}"
    return button("plain", line.send, line.send, words, aria_label=label, title=message(lang, "solution.show"))


def _show(line: SolutionLine, lang: str) -> Markup:
    words = message(lang, "solution.show")
    return button("btn small", line.send, line.send, words, aria_label=f"{words}: {line.number}. {line.words}")


def won_panel(won: Won, lang: str) -> Markup:
    """After the win: how many first moves win, which ones, and what decided."""
    ways = fold(message(lang, "won.ways"), [element("ul", None, [element("li", None, way) for way in won.ways])],
                "won-ways") if won.ways else None  # fmt: skip
    return div(
        "panel won", element("p", None, won.first) if won.first else None, ways,
        _hint(won.decides, lang) if won.decides is not None else None,
    )  # fmt: skip
