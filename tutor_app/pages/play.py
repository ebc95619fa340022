"""The play page: a visit is read into one view, and the parts of the page draw it, region by region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulebook.language.sentences.render import Depth
from tutor_app.parts.board import board
from tutor_app.parts.chain_svg import chain_panel
from tutor_app.parts.lesson import lesson_card, lesson_intro, lesson_more, lesson_why
from tutor_app.parts.markup import Markup, button, div, element, join
from tutor_app.parts.panels import card_panel, help_panel, moves_panel, notices, task_panel
from tutor_app.parts.puzzles import won_panel
from tutor_app.parts.reasons import fold, reason, reasons
from tutor_app.parts.shell import step_bar
from tutor_app.play.field import Field, field_of
from tutor_app.play.help import Help, Notice, Task, help_of, notices_of, strayed, task_of, won
from tutor_app.play.lesson_view import LessonView, lesson_of
from tutor_app.play.marks import marks_of
from tutor_app.play.moves import MovesPanel, moves_of
from tutor_app.play.narration import Narration, ToldStep
from tutor_app.play.running import CardPanel, ChainPanel, card_of, chain_of, running_card, seen_chain
from tutor_app.play.solutions import Won
from tutor_app.play.viewpoint import Moment
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message
from tutor_app.wording.reasons import Reason, WhyNotTold


class PageView(NamedTuple):
    """What a play page shows.

    ``steps`` are those of the step bar, ``here`` how many of them are done, ``strayed`` whether there is a way back to
    the branch. ``why`` are the reasons of the moment, ``why_not`` what does not happen, ``remark`` what the file adds.
    ``what_if`` is what would happen without one of its rules, if that was asked. ``lesson`` is set in a lesson.
    """

    notices: tuple[Notice, ...]
    field: Field
    steps: tuple[ToldStep, ...]
    here: int
    strayed: bool
    chain: ChainPanel | None
    task: Task | None
    won: Won | None
    why: tuple[Reason, ...]
    why_not: WhyNotTold
    what_if: tuple[Reason, ...] | None
    remark: str
    moves: MovesPanel
    card: CardPanel
    help: Help
    log: tuple[ToldStep, ...]
    lesson: LessonView | None


def play_regions(
    visit: Visit, lang: str, *, running_text: bool = False, depth: Depth = Depth.EXACT
) -> dict[str, Markup]:
    """The markup of every region of the play page that depends on the duel, by the name of the region.

    Args:
        visit: the visitor at a scenario, at the step to be shown.
        lang: the language of the page.
        running_text: whether card texts are shown as printed rather than clause by clause.
        depth: how reasons are told.
    """
    view = page_view(visit, lang, running_text=running_text, depth=depth)
    return {**_common(view, lang), **(_beside(view, lang) if view.lesson is None else _lesson(view, view.lesson, lang))}


def _common(view: PageView, lang: str) -> dict[str, Markup]:
    """The regions that are alike on every play page."""
    brief = view.lesson is not None
    return {
        "steps": step_bar(lang, view.steps, view.here, branch=view.strayed, brief=brief),
        "board": board(view.field, lang),
        "chain": chain_panel(view.chain, lang, brief=brief) if view.chain is not None else Markup(""),
        "notice": notices(view.notices, brief=brief),
        "task": join([task_panel(view.task, lang), *([won_panel(view.won, lang)] if view.won is not None else [])]),
    }


def _beside(view: PageView, lang: str) -> dict[str, Markup]:
    """The regions beside a field."""
    return {
        "why": _why(view, lang),
        "moves": moves_panel(view.moves, view.help.typed, lang, view.notices),
        "card": _card(view.card, lang),
        "more": help_panel(view.help, view.log, lang),
    }


def _lesson(view: PageView, lesson: LessonView, lang: str) -> dict[str, Markup]:
    """The regions beside the field of a lesson, and its introduction."""
    moves = Markup("") if lesson.asked else moves_panel(view.moves, view.help.typed, lang, view.notices, view.task)
    rest = [_not_more(view, lang, view.why_not.rest), _what_if(view, lang), _remark(view)]
    past = {"chain": Markup("")} if not lesson.watching and view.chain is not None and view.chain.over else {}
    return {
        **past,
        "intro": lesson_intro(lesson, view.task, lang),
        "why": lesson_why(lesson, (*view.why, *view.why_not.shown), rest, lang) if view.here else Markup(""),
        "moves": moves,
        "card": lesson_card(lesson, view.card, lang),
        "more": lesson_more(lesson, view.help, view.log, lang),
    }


def _why(view: PageView, lang: str) -> Markup:
    title = element("h2", None, message(lang, "why.title"))
    more = _not_more(view, lang, view.why_not.rest)
    live = div("live", reasons((*view.why, *view.why_not.shown), lang), more, aria_live="polite")
    return div("panel why", title, live, _what_if(view, lang), _remark(view))


def _not_more(view: PageView, lang: str, found: Sequence[Reason]) -> Markup | None:
    """What else does not happen, folded."""
    rest = [reason(each, lang, large=False) for each in found]
    return fold(message(lang, "why.not_more"), rest, f"why-not-{view.here}") if rest else None


def _remark(view: PageView) -> Markup | None:
    return element("p", {"class": "remark"}, view.remark) if view.remark else None


def _what_if(view: PageView, lang: str) -> Markup | None:
    """The button that asks what would happen without a rule, and the answer."""
    if not any(each.rules for each in view.why):
        return None
    asked = view.what_if is not None
    words = message(lang, "why.what_if")
    ask = button("btn small", "show:what-if", "what-if", words, aria_expanded="true" if asked else "false")
    told = [reason(each, lang, known=frozenset(rule.id for rule in each.rules)) for each in view.what_if or ()]
    if asked and not told:
        told = [element("p", {"class": "help-text"}, message(lang, "why.what_if_nothing"))]
    return div("imagined", div("help", ask), div("live", told, aria_live="polite"))


def _card(panel: CardPanel, lang: str) -> Markup:
    drawn = card_panel(panel.card, lang, panel.reading, hidden=panel.hidden)
    return div("panel", element("h2", None, panel.title), drawn)


def page_view(visit: Visit, lang: str, *, running_text: bool = False, depth: Depth = Depth.EXACT) -> PageView:
    """What the page of a visit shows where the visit looks.

    Args:
        visit: the visitor at a scenario; it is read once, nothing in it is changed.
        lang: the language of every word.
        running_text: whether card texts are shown as printed rather than clause by clause.
        depth: how reasons are told.
    """
    moment = Moment.of(visit)
    narration = Narration(moment, lang, depth)
    steps, log = tuple(narration.steps), tuple(narration.log)
    ran, what_if = narration.ran, narration.what_if
    remark, why_not, why = narration.remark, narration.why_not, narration.spoken
    chain = seen_chain(moment)
    drawn = chain_of(moment, chain, lang)
    now = running_card(moment, ran, chain)
    card = card_of(moment, narration, now, running_text=running_text)
    marks = marks_of(moment, now.uid, () if chain.over else chain.links)
    return PageView(
        field=field_of(moment.book, moment.state, lang, marks),
        remark=remark,
        why=why,
        why_not=why_not,
        what_if=what_if,
        steps=steps,
        here=sum(0 < stop <= moment.cursor for stop in moment.stops),
        log=log,
        notices=notices_of(moment, lang),
        strayed=strayed(moment, lang),
        chain=drawn,
        task=task_of(moment, lang),
        won=won(moment, lang),
        help=help_of(moment, lang, depth),
        moves=moves_of(moment, narration),
        card=card,
        lesson=lesson_of(moment, lang) if moment.loaded.scenario.kind == "lesson" else None,
    )
