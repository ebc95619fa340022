"""The moves at a moment as values: what is asked, the answers, and the moves of the opened card."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from scenarios.playing.history import YOU
from scenarios.playing.script import Origin
from tutor_app.texts.messages import message
from tutor_app.wording.card_faces import side_of
from tutor_app.wording.moves import card_name, line_label
from tutor_app.wording.prompts import ending, prompt
from tutor_app.wording.reasons import Reason, plain_reason, refused

from .help import failure, strayed
from .moment import Moment
from .narration import Narration
from .offers import CHOICES, Offer, card_offers, decode, main_answers, names_offered, option_rows, possible_moves
from .scenario_order import following
from .tempting_lines import refusing


class MovesPanel(NamedTuple):
    """The moves panel. ``main`` answers the request itself, with the first one highlighted; ``card`` names the open
    card.

    ``offers`` are the moves of that card, the cards asked for (``asked``), or else every possible move. ``latest`` is
    the latest event, for narrow pages where the reasons are out of sight. ``find`` labels a filter field for a long
    list of offers.
    """

    title: str
    prompt: str
    main: tuple[Offer, ...] = ()
    card: str = ""
    offers: tuple[Offer, ...] = ()
    chosen: tuple[str, ...] = ()
    remark: str = ""
    lit: bool = True
    refusal: Reason | None = None
    asked: bool = False
    latest: Reason | None = None
    find: str = ""


def moves_panel(moment: Moment, narration: Narration) -> MovesPanel:
    """What can be done at a moment."""
    lang, choices = narration.lang, moment.choices
    title = message(lang, "moves.title")
    latest = _latest(moment, narration)
    if not moment.deciding:
        skip = Offer("skip", message(lang, "moves.skip"))
        return MovesPanel(title, message(lang, "ask.playback"), (_next(moment, lang), skip), latest=latest)
    main, lit = _main(moment, lang)
    asked = _prompt(moment, lang)
    if moment.player == 1 - YOU:
        title, asked = message(lang, "moves.title_opponent"), f"{message(lang, 'ask.for_opponent')} {asked}"
    names = _asks_name(moment)
    return MovesPanel(
        title,
        asked,
        tuple(main),
        _opened(moment, lang),
        tuple(_offers(moment, narration)),
        tuple(card_name(moment.book, moment.state, uid, lang) for uid in choices.picked),
        _remark(moment, lang),
        lit,
        _refusal(moment, narration),
        bool(moment.legal) and (moment.whole.request.kind in CHOICES or names),
        latest,
        message(lang, "moves.find_name") if names else "",
    )


def _main(moment: Moment, lang: str) -> tuple[list[Offer], bool]:
    """The buttons of the panel, and whether the first of them is lit."""
    if moment.waits:
        main = [Offer("goon", _next(moment, lang).what)]
    else:
        main = main_answers(moment.book, moment.asked, moment.legal, lang, moment.choices.picked)
    lit = bool(main) and main[0].send in ("goon", "confirm", "chance")
    if not moment.live:
        main = [*main, Offer("redo", message(lang, "steps.redo"))]
    suggestion = _suggestion(moment, lang)
    if suggestion is not None:
        main, lit = [suggestion, *main], True
    elif moment.script_line is not None and len(main) == 1:
        lit = True
    first = _onward(moment, lang)
    if strayed(moment, lang) and moment.loaded.scenario.kind != "ruling":
        first = Offer("branch", message(lang, "steps.branch"))
    return ([first, *main], True) if first is not None else (main, lit)


def _onward(moment: Moment, lang: str) -> Offer | None:
    """The link to the next scenario, once this one is done."""
    after = following(moment.loaded) if moment.done else None
    if after is None:
        return None
    title = after.scenario.in_language(lang).title
    return Offer(f"open:{after.scenario.id}", message(lang, "moves.onward", title=title))


def _asks_name(moment: Moment) -> bool:
    return bool(moment.legal) and moment.whole.request.purpose == Purpose.DECLARE_NAME


def _latest(moment: Moment, narration: Narration) -> Reason | None:
    """What a narrow page shows beside the moves: the task of a lesson, else what has just happened.

    In one sentence: what an effect, a cost or a battle did rather than that it runs.
    """
    lang = narration.lang
    if words := failure(moment, lang):
        return plain_reason("rule", words)
    if moment.step is not None:
        said = moment.feedback
        text = said.text if said is not None and said.kind != "right" else None
        return plain_reason("rule", (text or moment.step.ask).in_language(lang))
    answer = moment.loaded.scenario.in_language(lang).answer
    if moment.done and answer and not moment.played_on:
        return plain_reason("rule", answer)
    if not moment.told_at:
        return None
    found = narration.spoken
    return next((each for each in found if each.role not in ("chain", "rule")), found[0])


def _prompt(moment: Moment, lang: str) -> str:
    if moment.waits:
        return message(lang, "ruling.done" if moment.done else "ask.playback")
    if moment.whole.winner != NOBODY:
        return ending(moment.whole, lang)
    if not moment.legal:
        return message(lang, "moves.opponent_decides")
    return prompt(moment.book, moment.asked, lang, len(moment.choices.picked))


def _remark(moment: Moment, lang: str) -> str:
    origin = moment.history[moment.index].taken.origin if moment.index >= 0 else ""
    if origin == Origin.UNPROVED and moment.loaded.scenario.kind == "puzzle":
        return message(lang, "puzzle.unproved")
    asked = moment.legal and moment.whole.request.kind == RequestKind.OPEN
    return message(lang, "moves.choose_card") if asked and moment.choices.selected == NOBODY else ""


def _next(moment: Moment, lang: str) -> Offer:
    """The highlighted playback button: it names the next step if that is a link."""
    ahead = _ahead(moment)
    resolving = next((event for event in ahead if event.kind == EventKind.RESOLVING), None)
    if resolving is not None:
        return Offer("next", message(lang, "moves.next_link", link=resolving.link))
    if any(event.kind == EventKind.CHAIN_ENDED for event in ahead):
        return Offer("next", message(lang, "moves.next_end"))
    waiting = [number for number, link in enumerate(moment.whole.chain, 1) if not link.done]
    if moment.waits and waiting:
        return Offer("next", message(lang, "moves.next_link", link=waiting[-1]))
    return Offer("next", message(lang, "moves.next"))


def _ahead(moment: Moment) -> tuple[Event, ...]:
    """The events of the beats up to the next stop."""
    to = next((stop for stop in moment.stops if stop > moment.cursor), moment.cursor)
    return tuple(event for place in range(moment.cursor + 1, to + 1) for event in moment.events_of(place))


def _suggestion(moment: Moment, lang: str) -> Offer | None:
    """The next line of a ruling's script, as a button."""
    entry = moment.script_line if moment.script_offered else None
    if entry is None:
        return None
    actions: tuple[Action, ...] = ()
    try:
        actions = resolve(moment.book, moment.whole, parse_line(entry.do)).actions
    except NotationError as error:
        if entry.expect.illegal is None:  # not yet: first the window that is open has to be passed
            return None
        actions = (error.action,) if isinstance(error, Refused) else ()
    words = line_label(moment.book, moment.asked, actions, lang) if actions else entry.do
    key = "ruling.try_line" if entry.expect.illegal is not None else "ruling.play_line"
    return Offer("suggestion", message(lang, key, move=words))


def _decider(moment: Moment) -> int:
    """The player whose cards are offered."""
    return 1 - YOU if moment.player == 1 - YOU else YOU


def _may_offer(moment: Moment, uid: int) -> bool:
    return bool(moment.state.cards[uid].number) and side_of(moment.book, moment.whole, uid) == _decider(moment)


def _opened(moment: Moment, lang: str) -> str:
    uid = moment.choices.selected
    if uid == NOBODY or _asks_name(moment) or not _may_offer(moment, uid):
        return ""
    return card_name(moment.book, moment.state, uid, lang)


def _offers(moment: Moment, narration: Narration) -> list[Offer]:
    request, book, lang = moment.whole.request, moment.book, narration.lang
    if _asks_name(moment):
        return names_offered(book, moment.asked, moment.legal, lang)
    if moment.legal and request.kind in CHOICES:
        options = request.options if request.kind == RequestKind.PICK else [
            action.card for action in moment.legal if action.kind in (ActionKind.CHOOSE, ActionKind.LOT)
        ]  # fmt: skip
        return option_rows(book, moment.state, lang, options, moment.choices.picked)
    uid = moment.choices.selected
    if uid != NOBODY:
        if not _may_offer(moment, uid):
            return []
        found = card_offers(book, moment.whole, _decider(moment), uid, lang, narration.depth)
        return [_with_lesson(moment, offer, lang) for offer in found]
    if request.kind in (RequestKind.OPEN, RequestKind.RESPOND):
        return possible_moves(book, moment.state, moment.legal, lang)
    return []


def _with_lesson(moment: Moment, offer: Offer, lang: str) -> Offer:
    """The offer with the comment of the lesson's step, or of the puzzle's tempting line, on its refusal."""
    action = decode(offer.send)
    if offer.refusal is None or action is None:
        return offer
    texts = [moment.step.on_refusal.get(check) for check in offer.checks] if moment.step is not None else []
    said = next((text.in_language(lang) for text in texts if text is not None), "")
    return offer._replace(remark=said or refusing(moment, action, offer.checks, lang))


def _refusal(moment: Moment, narration: Narration) -> Reason | None:
    verdict, whole = moment.choices.refused, moment.choices.refused_in or moment.whole
    if verdict is None or verdict.ok:
        return None
    reader = moment.reader
    heard = reader.heard(whole, verdict)
    return refused(moment.book, narration.lang, reader.seen(whole), heard, "refused", narration.depth)
