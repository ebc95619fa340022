"""The play page: a visit is read into one view, and the parts of the page draw it, region by region."""

from __future__ import annotations

from rulebook.language.sentences.render import Depth
from tutor_app.parts.board import board
from tutor_app.parts.card_panel import card_panel
from tutor_app.parts.chain_svg import chain_panel
from tutor_app.parts.help import help_panel, notices, task_panel
from tutor_app.parts.markup import Markup, div, element
from tutor_app.parts.moves import moves_panel
from tutor_app.parts.reasons import fold, reason, reasons
from tutor_app.parts.shell import step_bar
from tutor_app.play.page_view import PageView, page_view
from tutor_app.play.running import CardPanel
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message


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
    return {
        "board": board(view.field, lang),
        "why": _why(view, lang),
        "moves": moves_panel(view.moves, lang),
        "card": _card(view.card, lang),
        "chain": chain_panel(view.chain, lang) if view.chain is not None else Markup(""),
        "steps": step_bar(lang, view.steps, view.here, branch=view.strayed),
        "notice": notices(view.notices),
        "task": task_panel(view.task, lang),
        "more": help_panel(view.help, view.log, lang),
    }


def _why(view: PageView, lang: str) -> Markup:
    title = element("h2", None, message(lang, "why.title"))
    remark = element("p", {"class": "remark"}, view.remark) if view.remark else None
    rest = [reason(each, lang, large=False) for each in view.why_not.rest]
    more = fold(message(lang, "why.not_more"), rest, f"why-not-{view.here}") if rest else None
    live = div("live", reasons((*view.why, *view.why_not.shown), lang), more, aria_live="polite")
    return div("panel why", title, live, remark)


def _card(panel: CardPanel, lang: str) -> Markup:
    drawn = card_panel(panel.card, lang, panel.reading, hidden=panel.hidden)
    return div("panel", element("h2", None, panel.title), drawn)
