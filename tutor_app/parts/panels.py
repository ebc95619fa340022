"""The panels beside the field as markup: notices, task, moves, the card to read, hints, typed moves, the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby

from tutor_app.play.help import Choice, Help, Notice, Task, Typed
from tutor_app.play.moves import MovesPanel, Offer
from tutor_app.play.narration import ToldStep
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import CardView, Clause, Reading
from tutor_app.wording.short_form import shortened

from .links import address
from .markup import Attribute, Child, Markup, button, classes, div, element, finder, join, span
from .puzzles import hints_panel, tree_fold
from .reasons import depths, fold, pieces, reason, reasons, rule, shown_rules
from .reasons import reason as reason_markup
from .shell import log, notice, waiting
from .terms import with_terms

PLAIN = Reading()

MOST_SAID = 22
"""What a lesson says to a move or answer has about this many words at once."""


def notices(found: Sequence[Notice], *, brief: bool = False) -> Markup:
    """Lines that must not be missed; a ``brief`` page shows no praise for what is said beside the field anyway."""
    return join(
        (waiting if each.waits else notice)(
            each.words, classes(each.tone, "hidden-label" if brief and _praise(each) else None), *_button(each)
        )
        for each in found
    )


def _praise(told: Notice) -> bool:
    """Whether a notice says that something is done, and nothing else."""
    return told.tone == "good" and not told.send


def _button(told: Notice) -> tuple[Markup, ...]:
    return (button("btn small", told.send, told.send, told.label),) if told.send else ()


def task_panel(task: Task | None, lang: str) -> Markup:
    """What a lesson asks now, with a dot for each of its tasks, or the answer of a finished case."""
    if task is None:
        return Markup("")
    if task.answer is not None:
        stated = [
            element("p", {"class": "remark"}, element("b", None, f"{message(lang, 'library.stated')}:"), " ",
                    task.stated),
            element("p", {"class": "remark"}, task.parts),
        ] if task.stated else None  # fmt: skip
        title = element("h2", None, task.title)
        return div("panel task", title, reason(task.answer, lang), stated, role="status")
    brief = shortened(task.said, MOST_SAID, least=2)
    said = [
        dots(task.number, task.steps) if task.steps else None,
        element("p", {"class": f"feedback {task.tone}"}, with_terms(brief.first, lang, "said")) if task.said else None,
        fold(message(lang, "why.more"), [element("p", None, with_terms(brief.rest, lang, "said-more"))], "said-fold")
        if brief.rest
        else None,
        element("h2", {"class": "hidden-label" if task.steps else None}, task.title) if task.title else None,
        element("p", {"class": "ask"}, with_terms(task.ask, lang, "ask")) if task.ask else None,
        _answers(task.choices, lang) if task.choices else None,
        _learned(task.learned, lang) if task.learned else None,
        fold(message(lang, "lesson.rules"), [rule(each, lang) for each in task.rules], "lesson-rules")
        if task.rules else None,
        element("p", {"class": "help-text"}, with_terms(task.hint, lang, "hint")) if task.hint else None,
        hint(lang) if task.may_hint else None,
    ]  # fmt: skip
    return div("panel task", said, role="status", tabindex=-1, data_focus="asked")


def dots(full: int, total: int) -> Markup:
    """How many of several things are done, as dots, which screen readers do not need."""
    drawn = [span(classes("dot", "full" if at < full else "now" if at == full else None)) for at in range(total)]
    return div("dots", drawn, aria_hidden="true")


def _learned(lines: Sequence[str], lang: str) -> Markup:
    """What a lesson has taught."""
    rows = [with_terms(line, lang, f"learned-{number}") for number, line in enumerate(lines)]
    return element("ul", {"class": "learned"}, [element("li", None, row) for row in rows])


def _answers(choices: Sequence[Choice], lang: str) -> Markup:
    """The answers to a question as buttons; one that was tried says so in words and cannot be chosen again."""
    found: list[Markup] = []
    for each in choices:
        mark = f"{each.place}. " if each.place else "✗ " if each.wrong else ""
        state = message(lang, "lesson.tried") if each.wrong else ""
        name = each.send.replace(":", "-")
        shown = [span("mark", mark) if mark else None, each.words]
        attributes: dict[str, Attribute] = {"disabled": bool(each.place or each.wrong)}
        if state:
            attributes["title"] = state
        words = join(part for part in shown if part is not None)
        found.append(
            button(classes("btn", "answer", "wrong" if each.wrong else ""), each.send, name, words, **attributes)
        )
    return div("answers", found, role="group", aria_label=message(lang, "lesson.answers"), tabindex=-1)


def hint(lang: str, look: str = "btn small", focus: str = "hint") -> Markup:
    """The button that shows a hint."""
    return button(look, "show:hint", focus, message(lang, "puzzle.hint"))


def help_panel(found: Help, steps: Sequence[ToldStep], lang: str) -> Markup:
    """Hints, solution and answer, settings, link and log."""
    return div("panel more", [*_puzzle_help(found, lang), *_answer(found, lang), *settings(found, steps, lang)])


def settings(found: Help, steps: Sequence[ToldStep], lang: str) -> list[Markup]:
    """What is rarely needed: the log, the settings, and the link to the position."""
    parts: list[Markup] = []
    if steps:
        parts.append(fold(message(lang, "why.log"), [log(steps, lang)], "log-fold"))
    switches = div("switches", _switch(lang, "opponent", found.opponent), _switch(lang, "stops", found.stops))
    parts.append(fold(message(lang, "switch.title"), [switches, depths(lang, found.depth)], "settings-fold"))
    copied = message(lang, "link.copied")
    parts.append(element("button", {"type": "button", "class": "btn small", "data-copy": copied, "data-focus": "copy"},
                         message(lang, "link.copy")))  # fmt: skip
    return parts


@cache
def _switch(lang: str, name: str, on: bool) -> Markup:
    """A setting that is on or off."""
    return element(
        "button", {"type": "button", "class": "switch", "role": "switch", "aria-checked": "true" if on else "false",
                   "data-send": f"switch:{name}", "data-focus": f"switch-{name}"},
        span("knob"), message(lang, f"switch.{name}"),
    )  # fmt: skip


def _puzzle_help(found: Help, lang: str) -> list[Markup]:
    if not found.solves:
        return []
    word = "puzzle.hide" if found.solution_shown else "puzzle.solution"
    buttons = [hint(lang)] if found.may_hint else []
    buttons.append(button("btn small", "show:solution", "solution", message(lang, word),
                          aria_expanded="true" if found.solution_shown else "false"))  # fmt: skip
    parts = [div("help", None if found.solved else element("span", None, message(lang, "puzzle.stuck")), buttons)]
    if found.hints:
        parts += hints_panel(found.hints, lang)
    if found.solution_shown:
        parts.append(div("help-text", element("ol", None, [
            element("li", None, said, element("p", {"class": "intro"}, why) if why else None)
            for said, why in found.solution
        ])))  # fmt: skip
        if found.tree:
            parts.append(div("help-text", tree_fold(found.tree, lang)))
    return parts


def _answer(found: Help, lang: str) -> list[Markup]:
    if not found.answers:
        return []
    shown = found.answer is not None
    word = message(lang, "puzzle.hide" if shown else "ruling.show_answer")
    parts = [button("btn small", "show:answer", "answer", word,
                    aria_expanded="true" if shown else "false")]  # fmt: skip
    if found.answer is not None:
        title = element("b", None, message(lang, "ruling.answer"))
        parts.append(div("help-text", title, reason(found.answer, lang, large=False)))
    return parts


def _typed_form(typed: Typed, lang: str, example: str, *, brief: bool) -> Markup:
    """The typed move: a line to be judged, and the verdict; ``example`` is a move that can be typed now, if any.

    A ``brief`` one is opened with a sign.
    """
    title, answer = message(lang, "typed.title"), _judgement(typed, lang)
    form = element(
        "form", {"class": "typed", "data-form": "typed"},
        element("input", {"type": "text", "name": "line", "value": typed.text, "maxlength": 300, "autocomplete": "off",
                          "spellcheck": "false", "aria-label": title, "data-focus": "typed",
                          "placeholder": message(lang, "typed.example", move=example) if example else None}),
        element("button", {"type": "submit", "class": "btn", "data-focus": "judge"}, message(lang, "typed.judge")),
    )  # fmt: skip
    said = div("judgement", answer, role="status") if answer else None
    return element("details", {"class": classes("typing", None if example else "idle"), "data-focus": "typed-fold",
                               "open": bool(answer) or None},
                   element("summary", {"title": title if brief else None},
                           span(classes("words", "hidden-label" if brief else None), title)), form, said)  # fmt: skip


def _judgement(typed: Typed, lang: str) -> list[Markup]:
    """The judgement on a typed move."""
    if typed.allowed:
        fine = element("p", {"class": "fine"}, message(lang, "typed.allowed"))
        move = element("p", None, typed.move) if typed.move != typed.text else Markup("")
        if typed.theirs:
            return [fine, move, element("p", {"class": "remark"}, typed.theirs)]
        return [fine, move, button("btn primary", "typed-play", "typed-play", message(lang, "typed.play"))]
    if not typed.problem:
        return []
    said = [element("p", {"class": "problem"}, typed.problem)]
    if typed.reason is not None:
        remark = element("p", {"class": "remark"}, typed.remark) if typed.remark else Markup("")
        return [*said, reasons([typed.reason], lang), remark]
    if typed.options:
        rows = [element("li", None, button("btn small", f"typed:{option}", f"option-{place}", option))
                for place, option in enumerate(typed.options)]  # fmt: skip
        said += [element("p", {"class": "remark"}, message(lang, "typed.instead")), element("ul", None, rows)]
    return said


def moves_panel(
    view: MovesPanel, typed: Typed, lang: str, told: Sequence[Notice] = (), task: Task | None = None
) -> Markup:
    """The panel: prompt, cards chosen but not confirmed, main answers, the offers of the open card, the typed move.

    Narrow pages, where it is within reach of the thumb, also show in it what is ``told`` at the top of the page, and
    the hint of the ``task`` of a lesson. A lesson says what to do, so it is not said again, and moves are looked for on
    the field.
    """
    chosen = div("chosen", [span("chip", name) for name in view.chosen]) if view.chosen else None
    buttons = [_main(offer, place, view.lit, brief=task is not None) for place, offer in enumerate(view.main)]
    listed = [offer_row(offer, place, lang) for place, offer in enumerate(view.offers)]
    heading = element("h3", None, message(lang, "moves.of_card", card=view.card)) if view.card else None
    if view.card and not listed:
        listed = [element("li", None, message(lang, "moves.nothing"))]
    shown = None if view.card or view.asked else "possible"
    if task is not None and shown:
        listed = []
    prompts = classes("prompt", "hidden-label" if task and view.prompt == message(lang, "ask.playback") else None)
    if task is not None and task.may_hint:
        buttons.append(hint(lang, "btn here", "here-hint"))
    return div(
        classes("panel moves", "opened" if view.card else None),
        element("h2", {"class": "hidden-label" if task is not None else None}, view.title),
        [_told_again(each) for each in told if each.words != view.prompt and not (task and _praise(each))],
        element("p", {"class": f"latest feedback {view.said.tone}", "aria-hidden": "true"}, view.said.words)
        if view.said and not (task and task.learned)
        else None,
        element("p", {"class": "latest", "aria-hidden": "true"}, pieces(view.latest.pieces)) if view.latest else None,
        element("p", {"class": prompts, "aria-live": "polite", "tabindex": -1, "data-focus": "asked"}, view.prompt)
        if view.prompt
        else None,
        chosen,
        div("because", reason_markup(view.refusal, lang, large=False)) if view.refusal else None,
        element("p", {"class": "help-text here", "aria-hidden": "true"}, task.hint) if task and task.hint else None,
        div("main-moves", buttons) if buttons else None,
        heading,
        finder(view.find, "find-move") if view.find else None,
        element("ul", {"class": classes("movelist", shown, "long" if view.find else None)}, listed) if listed else None,
        div("main-moves", _main(view.back, len(view.main), lit=False)) if view.back is not None else None,
        element("p", {"class": "remark"}, view.remark) if view.remark and task is None else None,
        _typed_form(typed, lang, view.example, brief=task is not None),
    )


def _told_again(told: Notice) -> Markup:
    """A notice beside the moves; a screen reader hears the one at the top of the page."""
    again = button("btn small", told.send, f"here-{told.send}", told.label) if told.send else None
    return div(classes("notice here", told.tone), element("span", {"aria-hidden": "true"}, told.words), again)


def _main(offer: Offer, place: int, lit: bool, *, brief: bool = False) -> Markup:
    first = place == 0 and lit
    if brief and offer.send == "skip":
        return button("btn sign-only", offer.send, f"main-{place}", "»", title=offer.what, aria_label=offer.what)
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


def card_panel(card: CardView | None, lang: str, reading: Reading = PLAIN, *, hidden: bool = False) -> Markup:
    """A card, or a notice why there is none to show."""
    if card is None:
        return element("p", {"class": "prompt"}, message(lang, "card.unknown" if hidden else "card.none"))
    name: Child = card.name
    if reading.slug:
        name = element("a", {"href": address(lang, card=reading.slug), "data-send": f"about:{reading.slug}",
                             "data-focus": "about", "title": message(lang, "entry.open")}, card.name)  # fmt: skip
    heading = element("h3", {"lang": card.name_lang or None}, name)
    return div("cardtext", heading, element("p", {"class": "type"}, card.type_line), card_body(card, lang, reading))


def card_body(card: CardView, lang: str, reading: Reading = PLAIN) -> Markup:
    """The text of a card, clause by clause or as printed, with a switch between the two."""
    always = element("p", {"class": "always"}, card.always) if card.always else None
    if not card.clauses:
        return join([always or element("p", None, message(lang, "card.no_effect"))])
    if reading.running_text:
        text = join([*_printed(card, reading), _trace(lang, reading) if reading.chosen >= 0 else None])
    else:
        text = join([
            [_section(section), element("ul", {"class": "clauses"}, [
                _clause(clause, number, lang, reading) for number, clause in found
            ])]
            for section, found in groupby(enumerate(card.clauses), key=lambda each: each[1].section)
        ])  # fmt: skip
    return join([_forms(lang, reading.running_text), None if reading.running_text else always, text])


def _forms(lang: str, running: bool) -> Markup:
    """The switch between the two forms of the text."""
    forms = [("parts", "entry.as_parts", not running), ("running", "entry.as_text", running)]
    return div("forms", [
        button("", f"text:{form}", f"text-{form}", message(lang, key), aria_pressed="true" if on else "false")
        for form, key, on in forms
    ], role="group", aria_label=message(lang, "entry.text"))  # fmt: skip


def _section(name: str) -> Markup | None:
    return element("h4", None, name) if name else None


def _printed(card: CardView, reading: Reading) -> Iterator[Markup | None]:
    """The text in printed order, its parts underlined by role; one paragraph per text box."""
    places = {(clause.effect, clause.part): number for number, clause in enumerate(card.clauses)}
    for section, printed in groupby(card.running_text, key=lambda piece: piece.section):
        yield _section(section)
        yield element("p", {"class": "running-text"}, join(_underlined(printed, places, reading)))


def _underlined(
    pieces: Iterable[Clause], places: Mapping[tuple[int, str | tuple[int, ...]], int], reading: Reading
) -> list[Child]:
    words: list[Child] = []
    for piece in pieces:
        if not piece.role:
            words.append(piece.text)
            continue
        number = places.get((piece.effect, piece.part), -1)
        chosen = number == reading.chosen >= 0
        look = classes(piece.role, "running" if piece.running else None, "held" if chosen else None)
        pressed: dict[str, Attribute] = {"class": look}
        if reading.uid >= 0 and number >= 0:
            pressed |= {"role": "button", "tabindex": 0, "data-send": f"clause:{reading.uid}:{number}",
                        "data-focus": f"clause-{number}", "aria-pressed": "true" if chosen else "false"}  # fmt: skip
        words.append(element("u", pressed, piece.text))
    return words


def _clause(clause: Clause, number: int, lang: str, reading: Reading) -> Markup:
    label = clause.label or message(lang, f"role.{clause.role}")
    if clause.running:
        label = f"{label} · {message(lang, 'role.running')}"
    chosen = number == reading.chosen
    said: list[Child] = [span(f"tag {clause.role}", label), " ", clause.text]
    if reading.uid >= 0:
        said = [button("pick", f"clause:{reading.uid}:{number}", f"clause-{number}", said,
                       aria_pressed="true" if chosen else "false")]  # fmt: skip
    starts = number > 0 and clause.starts
    return element(
        "li",
        {"class": classes("clause", clause.role, "running" if clause.running else None, "held" if chosen else None,
                          "starts" if starts else None),
         "aria-current": "true" if clause.running else None},
        said, _trace(lang, reading) if chosen else None,
    )  # fmt: skip


def _trace(lang: str, reading: Reading) -> Markup:
    """The steps in which the chosen clause ran."""
    if not reading.trace:
        words = message(lang, "clause.silent") if reading.silent else message(lang, "clause.never")
        return element("p", {"class": "trace"}, words)
    rows = [element("li", None, button("line", send, f"trace-{send}", words)) for send, words in reading.trace]
    return div("trace", element("p", None, message(lang, "clause.ran")), element("ol", None, rows))
