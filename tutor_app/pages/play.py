"""The play page: a visit is read into one view, and the parts of the page draw it, region by region."""

from __future__ import annotations

from tutor_app.parts.board import board
from tutor_app.parts.card_panel import card_panel
from tutor_app.parts.chain_svg import chain_panel
from tutor_app.parts.help import help_panel, notices, task_panel
from tutor_app.parts.markup import Markup, div, element
from tutor_app.parts.moves import moves_panel
from tutor_app.parts.reasons import reasons
from tutor_app.parts.shell import step_bar
from tutor_app.play.page_view import PageView, page_view
from tutor_app.play.running_card import CardPanel
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message


def play_regions(visit: Visit, lang: str, *, running_text: bool = False) -> dict[str, Markup]:
    """The markup of every region of the play page that depends on the duel, by the name of the region.

    Args:
        visit: the visitor at a scenario, at the step to be shown.
        lang: the language of the page.
        running_text: whether card texts are shown as printed rather than clause by clause.
    """
    view = page_view(visit, lang, running_text=running_text)
    return {
        "notice": notices(view.notices),
        "board": board(view.field, lang),
        "steps": step_bar(lang, view.steps, view.here, branch=view.strayed),
        "chain": chain_panel(view.chain, lang) if view.chain is not None else Markup(""),
        "task": task_panel(view.task, lang),
        "why": _why(view, lang),
        "moves": moves_panel(view.moves, lang),
        "card": _card(view.card, lang),
        "more": help_panel(view.help, view.log, lang),
    }


def _why(view: PageView, lang: str) -> Markup:
    title = element("h2", None, message(lang, "why.title"))
    remark = element("p", {"class": "remark"}, view.remark) if view.remark else None
    return div("panel why", title, div("live", reasons(view.why, lang), aria_live="polite"), remark)


def _card(panel: CardPanel, lang: str) -> Markup:
    drawn = card_panel(panel.card, lang, panel.reading, hidden=panel.hidden)
    return div("panel", element("h2", None, panel.title), drawn)
