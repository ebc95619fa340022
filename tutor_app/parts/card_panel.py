"""The card panel: name, type line and text clause by clause, with the running one highlighted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import CardView, Clause, Reading

from .links import address
from .markup import Attribute, Child, Markup, button, classes, div, element, join, span

PLAIN = Reading()


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
    for section, pieces in groupby(card.running_text, key=lambda piece: piece.section):
        yield _section(section)
        yield element("p", {"class": "running-text"}, join(_underlined(pieces, places, reading)))


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
