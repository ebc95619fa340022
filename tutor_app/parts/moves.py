"""The available moves: those of the selected card, legal and illegal, and the answers to a request."""

from __future__ import annotations

from tutor_app.play.moves import MovesPanel
from tutor_app.play.offers import Offer
from tutor_app.texts.messages import message

from .markup import Markup, button, classes, div, element, finder, join, span
from .reasons import fold, pieces, rule, shown_rules
from .reasons import reason as reason_markup


def moves_panel(view: MovesPanel, lang: str) -> Markup:
    """The panel: prompt, cards chosen but not confirmed, main answers, then the offers of the open card."""
    chosen = div("chosen", [span("chip", name) for name in view.chosen]) if view.chosen else None
    buttons = [_main(offer, place, view.lit) for place, offer in enumerate(view.main)]
    listed = [offer_row(offer, place, lang) for place, offer in enumerate(view.offers)]
    heading = element("h3", None, message(lang, "moves.of_card", card=view.card)) if view.card else None
    if view.card and not listed:
        listed = [element("li", None, message(lang, "moves.nothing"))]
    shown = None if view.card or view.asked else "possible"
    return div(
        classes("panel moves", "opened" if view.card else None),
        element("h2", None, view.title),
        element("p", {"class": "latest", "aria-hidden": "true"}, pieces(view.latest.pieces)) if view.latest else None,
        element("p", {"class": "prompt", "aria-live": "polite"}, view.prompt) if view.prompt else None,
        chosen,
        div("because", reason_markup(view.refusal, lang, large=False)) if view.refusal else None,
        div("main-moves", buttons) if buttons else None,
        heading,
        finder(view.find, "find-move") if view.find else None,
        element("ul", {"class": classes("movelist", shown, "long" if view.find else None)}, listed) if listed else None,
        element("p", {"class": "remark"}, view.remark) if view.remark else None,
    )


def _main(offer: Offer, place: int, lit: bool) -> Markup:
    first = place == 0 and lit
    return button(classes("btn", "primary lit" if first else None), offer.send, f"main-{place}", offer.what,
                  data_primary=True if first else None)  # fmt: skip


def offer_row(offer: Offer, place: int, lang: str) -> Markup:
    """One entry of the list: a button, or the grey move with its "why not?"."""
    about = span("card-name", offer.about) if offer.about else None
    if offer.refusal is None:
        return element("li", None, button("move", offer.send, f"move-{place}", span("what", offer.what), about))
    refusal = offer.refusal
    first = shown_rules(refusal)
    inner = [rule(each, lang) for each in refusal.rules[len(first) :]]
    inner += [reason_markup(each, lang, large=False) for each in refusal.more]
    summary = element(
        "summary", {"data-focus": f"move-{place}"},
        element("span", {"class": "what", "aria-disabled": "true"}, join([offer.what, " ", about])),
        span("whynot", message(lang, "moves.why_not")),
    )  # fmt: skip
    remark = element("p", {"class": "remark"}, offer.remark) if offer.remark else None
    because = div("because", pieces(refusal.pieces), [rule(each, lang) for each in first], remark,
                  fold(message(lang, "why.more"), inner, f"more-{offer.send}") if inner else None)  # fmt: skip
    details = element("details", {"data-focus": f"why-{offer.send}"}, summary, because)
    return element("li", {"class": "no-move"}, details)
