"""The moves at a moment as values: what is asked, the answers as things to press, the moves of the opened card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulebook.engine.api import announcements, apply, judge, view
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.language.sentences.render import Depth
from rulebook.notation.action_codes import decode, encode
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from rulebook.vocabulary.terms import Cause
from scenarios.playing.history import YOU
from scenarios.playing.script import Origin
from tutor_app.texts.messages import message
from tutor_app.wording.decisions import ANNOUNCES, card_name, ending, line_label, move_label, prompt
from tutor_app.wording.reasons import Reason, plain_reason, refused

from .choices import CHOICES, may_confirm
from .field import side_of
from .help import Said, failure, said_of, strayed
from .narration import Narration
from .scenario_order import following
from .tempting_lines import refusing
from .viewpoint import Moment

_PLAYED = ("act:", "card:")
"""How what an offer sends begins where it is a move or a choice, rather than a way through the page."""

_WITHDRAW = f"act:{int(ActionKind.WITHDRAW)}:"


class Offer(NamedTuple):
    """Something to do. ``refusal`` says why it is illegal, ``checks`` are the ids of the failed checks; without a
    refusal it is a button that sends ``send``.
    """

    send: str
    what: str
    about: str = ""
    refusal: Reason | None = None
    checks: tuple[str, ...] = ()
    remark: str = ""


class MovesPanel(NamedTuple):
    """The moves panel. ``main`` answers the request itself, with the first one highlighted; ``card`` names the open
    card.

    ``offers`` are the moves of that card, the cards asked for (``asked``), or else every possible move. ``said`` and
    ``latest`` are what a lesson says and the latest event or task, for narrow pages where these are out of sight.
    ``find`` labels a filter field for a long list of offers, ``back`` takes an announcement back, after the cards that
    are asked for, and ``example`` is a possible move as it can be typed.
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
    said: Said | None = None
    find: str = ""
    back: Offer | None = None
    example: str = ""


def moves_of(moment: Moment, narration: Narration) -> MovesPanel:
    """What can be done at a moment."""
    lang, choices = narration.lang, moment.choices
    title = message(lang, "moves.title")
    latest = _latest(moment, narration)
    said = said_of(moment, lang, brief=True) if moment.feedback is not None else None
    if not moment.deciding:
        skip = Offer("skip", message(lang, "moves.skip"))
        return MovesPanel(title, message(lang, "ask.playback"), (_next(moment, lang), skip), latest=latest, said=said)
    main, lit = _main(moment, lang)
    asked = _prompt(moment, lang)
    if moment.player == 1 - YOU:
        title, asked = message(lang, "moves.title_opponent"), f"{message(lang, 'ask.for_opponent')} {asked}"
    names = _asks_name(moment)
    asks = bool(moment.legal) and (moment.whole.request.kind in CHOICES or names)
    back = main.pop() if asks and main and main[-1].send.startswith(_WITHDRAW) else None
    card, offers = _opened(moment, lang), tuple(_offers(moment, narration))
    return MovesPanel(
        title,
        asked,
        tuple(main),
        card,
        offers,
        tuple(card_name(moment.book, moment.state, uid, lang) for uid in choices.picked),
        _remark(moment, lang),
        lit,
        _refusal(moment, narration),
        asks,
        latest,
        said,
        message(lang, "moves.find_name") if names else "",
        back,
        _example(card, (*offers, *main), asks=asks),
    )


def _example(card: str, offers: Iterable[Offer], *, asks: bool) -> str:
    """The first possible move as it can be typed; "" if there is none."""
    offer = next((each for each in offers if each.refusal is None and each.send.startswith(_PLAYED)), None)
    if offer is None:
        return ""
    return offer.what.lstrip("☐☑ ") if asks else ": ".join(filter(None, (card, offer.what, offer.about)))


def _main(moment: Moment, lang: str) -> tuple[list[Offer], bool]:
    """The buttons of the panel, and whether the first of them is lit."""
    if moment.waits:
        main = [Offer("goon", _next(moment, lang).what)]
    elif _is_asked(moment):
        main = []
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
        first = Offer("branch", message(lang, "steps.again"))
    elif moment.turn_over and failure(moment, lang):
        first = Offer("restart", message(lang, "steps.restart"))
    if first is not None and _is_finished(moment):
        return [first], True
    return ([first, *main], True) if first is not None else (main, lit)


def _onward(moment: Moment, lang: str) -> Offer | None:
    """The link to the next scenario, once this one is done."""
    after = following(moment.loaded) if moment.done else None
    if after is None:
        return None
    title = after.scenario.in_language(lang).title
    return Offer(f"open:{after.scenario.id}", message(lang, "moves.onward", title=title))


def _is_finished(moment: Moment) -> bool:
    """Whether a lesson is done and another one follows."""
    return moment.loaded.scenario.kind == "lesson" and _onward(moment, "en") is not None


def _is_asked(moment: Moment) -> bool:
    """Whether a question of the lesson has to be answered first."""
    return moment.step is not None and moment.step.asks


def _asks_name(moment: Moment) -> bool:
    return bool(moment.legal) and moment.whole.request.purpose == Purpose.DECLARE_NAME


def _latest(moment: Moment, narration: Narration) -> Reason | None:
    """What a narrow page shows beside the moves: the task of a lesson, else what has just happened.

    In one sentence: what an effect, a cost or a battle did rather than that it runs.
    """
    lang, feedback = narration.lang, moment.feedback
    if _is_finished(moment) or (moment.live and feedback is not None and feedback.kind != "right"):
        return None
    if moment.step is not None:
        return plain_reason("rule", moment.step.ask.in_language(lang))
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
    if _is_asked(moment):
        return message(lang, "lesson.asked")
    if moment.whole.winner != NOBODY and not _is_finished(moment):
        return ending(moment.whole, lang)
    if _onward(moment, lang) is not None:
        return ""
    if not moment.legal:
        return message(lang, "moves.opponent_decides")
    if moment.step is not None and moment.whole.request.kind == RequestKind.OPEN:
        return ""  # the task of the lesson says what to do
    return prompt(moment.book, moment.asked, lang, len(moment.choices.picked))


def _remark(moment: Moment, lang: str) -> str:
    origin = moment.history[moment.index].taken.origin if moment.index >= 0 else ""
    if origin == Origin.UNPROVED and moment.loaded.scenario.kind == "puzzle":
        return message(lang, "puzzle.unproved")
    asked = moment.legal and moment.whole.request.kind == RequestKind.OPEN
    asked = asked and not moment.done
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
    if uid == NOBODY or _is_asked(moment) or _asks_name(moment) or not _may_offer(moment, uid):
        return ""
    return card_name(moment.book, moment.state, uid, lang)


def _offers(moment: Moment, narration: Narration) -> list[Offer]:
    request, book, lang = moment.whole.request, moment.book, narration.lang
    if _is_asked(moment):
        return []
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
    if request.kind in (RequestKind.OPEN, RequestKind.RESPOND) and not _is_finished(moment):
        return _possible_moves(book, moment.state, moment.legal, lang)
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


def main_answers(
    book: Book, state: DuelState, legal: Sequence[Action], lang: str, picked: Sequence[int]
) -> list[Offer]:
    """The answers to the request itself: pass, confirm, yes or no, numbers, the next phase, withdraw."""
    request = state.request
    found: list[Offer] = []
    if request.kind == RequestKind.DIE:
        found.append(Offer("chance", message(lang, "moves.roll")))
    elif request.kind == RequestKind.COIN:
        found.append(Offer("chance", message(lang, "moves.toss")))
    elif request.kind == RequestKind.LOT:
        found.append(Offer("chance", message(lang, "moves.lot")))
    elif request.kind in CHOICES and picked and may_confirm(request, picked):
        names = ", ".join(card_name(book, state, uid, lang) for uid in sorted(picked))
        found.append(Offer("confirm", message(lang, "moves.confirm_named", cards=names)))
    for action in legal:
        kind = ActionKind(action.kind)
        if kind in ANNOUNCES and request.kind != RequestKind.TRIGGER:
            continue
        if kind in (ActionKind.CHOOSE, ActionKind.LOT) and action.card != NOBODY:
            continue
        if kind == ActionKind.NUMBER and request.purpose == Purpose.DECLARE_NAME:
            continue
        if kind == ActionKind.DONE:
            if not picked:
                label = "moves.confirm" if request.picked else "moves.confirm_none"
                label = "moves.enough" if state.agenda and any(state.agenda[-1].chosen) else label
                label = "moves.others_first" if request.purpose == Purpose.OBLIGATION else label
                found.append(Offer(encode(action), message(lang, label)))
            continue
        send, words = encode(action), move_label(book, state, action, lang)
        if kind == ActionKind.PASS and request.kind == RequestKind.RESPOND:
            words = message(lang, "moves.pass_resolve")
        elif kind == ActionKind.ACTIVATE:
            words = f"{card_name(book, state, action.card, lang)}: {words}"
        found.append(Offer(send, words))
    return sorted(found, key=lambda offer: offer.send.startswith(_WITHDRAW))


def option_rows(book: Book, state: DuelState, lang: str, options: Iterable[int], picked: Sequence[int]) -> list[Offer]:
    """The cards that can be chosen, as rows beside the field."""
    return [
        Offer(f"card:{uid}", f"{'☑' if uid in picked else '☐'} {card_name(book, state, uid, lang)}")
        for uid in options
        if uid != NOBODY
    ]


def names_offered(book: Book, state: DuelState, legal: Sequence[Action], lang: str) -> list[Offer]:
    """The card names that can be declared, in alphabetical order; those the reader sees in the duel first."""
    seen = {card.number for card in state.cards}
    found = [(action.value not in seen, move_label(book, state, action, lang), encode(action))
             for action in legal if action.kind == ActionKind.NUMBER]  # fmt: skip
    return [Offer(send, words) for _, words, send in sorted(found, key=lambda one: (one[0], one[1].casefold()))]


def foreseen(book: Book, state: DuelState, action: Action, lang: str) -> str:
    """What announcing a legal activation immediately pays and targets by forced choices; "" otherwise.

    The cards are named as the player sees them.
    """
    if action.kind != ActionKind.ACTIVATE:
        return ""
    shown = view(book, state, action.player)
    events = apply(book, state, action, trusted=True).events
    costs = [
        f"{event.get('amount')} LP" if event.kind == EventKind.PAID_LP
        else card_name(book, shown, event.subject.uid, lang)
        for event in events if event.cause == Cause.COST and event.kind != EventKind.NUMBER_CHOSEN
    ]  # fmt: skip
    targets = [card_name(book, shown, event.subject.uid, lang) for event in events if event.kind == EventKind.TARGETED]
    named = (("role.cost", costs), ("role.target", targets))
    return " · ".join(f"{message(lang, key)}: {', '.join(words)}" for key, words in named if words)


def card_offers(
    book: Book, state: DuelState, player: int, uid: int, lang: str, depth: Depth = Depth.EXACT
) -> list[Offer]:
    """One entry per verb of the card: a button if it is legal, the reason if it is not.

    Legal ones come first, and Setting a card after all others.
    """
    found: list[Offer] = []
    for place, action in enumerate(announcements(book, state, player, uid)):
        verdict = judge(book, state, action)
        words = move_label(book, state, action, lang)
        why = None if verdict.ok else refused(book, lang, state, verdict, f"refused-{uid}-{place}", depth)
        checks = tuple(failure.check for failure in verdict.failures)
        about = foreseen(book, state, action, lang) if verdict.ok else ""
        found.append(Offer(encode(action), words, about, why, checks))
    setting = f"act:{int(ActionKind.SET)}:"
    return sorted(found, key=lambda offer: (offer.refusal is not None, offer.send.startswith(setting)))


def _possible_moves(book: Book, state: DuelState, legal: Sequence[Action], lang: str) -> list[Offer]:
    """Every legal move with a card, for when no card is open."""
    return [
        Offer(encode(action), card_name(book, state, action.card, lang), move_label(book, state, action, lang))
        for action in legal
        if action.kind in ANNOUNCES
    ]
