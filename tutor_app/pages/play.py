"""A visit as markup: every region of the play page, in one language."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import NOBODY, Purpose, RequestKind
from rulebook.engine.core.verdict import Verdict
from rulebook.graphs.chain import chain_graph
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from rulebook.vocabulary.terms import Cause
from scenarios.playing.history import YOU
from tutor_app.parts.board import Marks, board
from tutor_app.parts.card_panel import card_panel
from tutor_app.parts.chain_svg import chain_panel
from tutor_app.parts.markup import Markup, div, element
from tutor_app.parts.moves import MovesView, moves_panel
from tutor_app.parts.shell import step_bar
from tutor_app.play.answers import CHOICES, decode
from tutor_app.play.beats import chain_until
from tutor_app.play.narration import Narration
from tutor_app.play.offers import Offer, card_offers, main_answers, names_offered, option_rows, possible_moves
from tutor_app.play.tempting_lines import refusing
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message
from tutor_app.wording.card_faces import side_of
from tutor_app.wording.card_texts import Reading, Running, asked_part, card_view, running_in, running_of
from tutor_app.wording.moves import ANNOUNCES, card_name, line_label
from tutor_app.wording.prompts import asking_part, ending, prompt, summoned_now, taken_so_far
from tutor_app.wording.reasons import Reason, plain_reason, refused

from .play_help import failure, help_panel, notices, onward, task_panel


class PlayRegions(Narration):
    """One view of a visit, with the values that several regions need."""

    def __init__(self, visit: Visit, lang: str, *, running_text: bool = False) -> None:
        super().__init__(visit, lang)
        self.running_text = running_text
        self.links, self.since = chain_until(self.line, self.index, self.end)
        self.over = any(event.kind == EventKind.CHAIN_ENDED for event in self.since)
        self.uid, self.number, self.running = self._running()

    def regions(self) -> dict[str, Markup]:
        """The markup of every region of the play page that depends on the duel."""
        return {
            "notice": notices(self.visit, self.lang),
            "board": board(self.book, self.state, self.lang, self._marks()),
            "steps": self._steps(),
            "chain": self._chain(),
            "task": task_panel(self.visit, self.lang),
            "why": self._why(),
            "moves": self._moves(),
            "card": self._card(),
            "more": help_panel(self.visit, self.lang, self._log()),
        }

    # The step bar -------------------------------------------------------------------------------

    def _steps(self) -> Markup:
        moments = self._moments
        stops = self.visit.stops
        marked = {self.stop_of(place) for place in self.traced}
        shown = [
            moments[self.visit.told_before(stop) - 1]._replace(marked=number in marked)
            for number, stop in enumerate(stops)
            if stop
        ]
        here = sum(0 < stop <= self.visit.cursor for stop in stops)
        return step_bar(self.lang, shown, here, branch=self._off_branch())

    def _off_branch(self) -> bool:
        session = self.visit.session
        if session.branch is None or not self.visit.live:
            return False
        return session.loaded.scenario.kind != "puzzle" or bool(failure(self.visit, self.lang))

    # The field and the Chain --------------------------------------------------------------------

    def _running(self) -> tuple[int, int, Running]:
        """The card whose text is running: the one being announced, otherwise the one of the resolving Chain Link."""
        request = self.whole.request
        part = asking_part(self.book, self.asked) if self.visit.deciding else None
        if part is not None and request.kind not in _WINDOWS:
            uid, number, effect, path = part
            return uid, number, frozenset({(effect, path)})
        summoned = summoned_now(self.asked) if self.visit.deciding else NOBODY
        if summoned != NOBODY:
            return summoned, self.state.cards[summoned].number, frozenset()
        if self.visit.deciding and request.purpose in (Purpose.COST, Purpose.TARGET, Purpose.MODE):
            mode = NOBODY
            for entry in reversed(self.visit.history[: self.index + 1]):
                action = entry.taken.action
                if entry.taken.before.request.purpose == Purpose.MODE:
                    mode = action.value - 1
                if action.kind == ActionKind.ACTIVATE:
                    number = self.whole.cards[action.card].number
                    return action.card, number, asked_part(action.index, request.purpose, mode)
                if action.kind not in (ActionKind.CHOOSE, ActionKind.NUMBER, ActionKind.DONE):
                    break
        uid, number = running_in(self.links, self.events)
        if uid == NOBODY:
            acting = [event.subject for event in self.events if event.kind in _ACTING and event.subject.number]
            if acting:
                uid, number = acting[-1].uid, acting[-1].number
        return uid, number, running_of(uid, self.ran)

    def _marks(self) -> Marks:
        visit, request = self.visit, self.whole.request
        asked = visit.deciding and bool(visit.legal) and request.kind in CHOICES
        options = {action.card for action in visit.legal if action.kind in (ActionKind.CHOOSE, ActionKind.LOT)}
        if asked and request.kind == RequestKind.PICK:
            options = set(request.options) - set(request.picked)
        playable = {action.card for action in visit.legal if action.kind in ANNOUNCES}
        picked = (*visit.choices.picked, *request.picked)
        if request.purpose == Purpose.SUMMON:
            picked += taken_so_far(self.asked)
        links: dict[int, tuple[int, ...]] = {}
        if not self.over:
            for number, link in enumerate(self.links, 1):
                uid = link.context.source.uid
                links[uid] = (*links.get(uid, ()), number)
        return Marks(
            selected=visit.choices.selected,
            options=frozenset(options - {NOBODY}) if asked else frozenset(),
            picked=frozenset(picked) if asked else frozenset(),
            playable=frozenset(playable),
            now=self.uid,
            links=links,
            touched=self._touched(),
            piles=visit.choices.piles,
        )

    def _touched(self) -> dict[int, str]:
        found: dict[int, str] = {}
        for event in self.events:
            uid = event.subject.uid
            if uid == NOBODY or event.kind in _UNTOUCHED or uid == self.uid:
                continue
            role = {Cause.COST: "cost", Cause.EFFECT: "effect"}.get(event.cause)
            if event.kind == EventKind.TARGETED:
                role = "target"
            if role:
                found[uid] = role
        if self.visit.choices.picked:
            role = {Purpose.COST: "cost", Purpose.TARGET: "target"}.get(Purpose(self.whole.request.purpose), "choice")
            found |= dict.fromkeys(self.visit.choices.picked, role)
        return found

    def _chain(self) -> Markup:
        if not self.links:
            return Markup("")
        resolving = any(event.kind in (EventKind.CHAIN_RESOLVES, EventKind.RESOLVING) for event in self.since)
        title = "chain.over" if self.over else "chain.resolves" if resolving else "chain.building"
        graph = chain_graph(self.book, self.links, self.since)
        focus = next((event.link for event in reversed(self.events) if event.kind == EventKind.RESOLVING), 0)
        drawn = chain_panel(self.book, graph, self.lang, focus)
        return div("panel", element("h2", None, message(self.lang, title)), drawn)

    # The card and its moves ---------------------------------------------------------------------

    def _card(self) -> Markup:
        uid, opened = self.visit.choices.selected, self.visit.choices.selected != NOBODY
        if not opened:
            uid = self.clause[0] if self.clause is not None else self.uid
        running = self.running if uid == self.uid else running_of(uid, self.ran)
        number = self.state.cards[uid].number if uid != self.uid and uid != NOBODY else self.number
        if opened:
            number = self.state.cards[uid].number
        card = card_view(self.book, self.lang, number, running)
        title = "card.runs" if not opened and uid == self.uid and number else "card.title"
        chosen = self.visit.choices.clause
        reading = Reading(
            running_text=self.running_text,
            slug=self.book.by_number[number].slug if card is not None else "",
            uid=uid,
            chosen=chosen[1] if self.clause is not None and chosen is not None and chosen[0] == uid else NOBODY,
            silent=self.silent,
            trace=self.trace() if self.clause is not None and self.clause[0] == uid else [],
        )
        heading = element("h2", None, message(self.lang, title))
        return div("panel", heading, card_panel(card, self.lang, reading, hidden=opened and not number))

    def _moves(self) -> Markup:
        visit, lang = self.visit, self.lang
        title = message(lang, "moves.title")
        if not visit.deciding:
            skip = Offer("skip", message(lang, "moves.skip"))
            view = MovesView(title, message(lang, "ask.playback"), (self._next(), skip), latest=self._latest())
            return moves_panel(view, lang)
        if visit.live and visit.session.waits_for_next:
            main = [Offer("goon", self._next().what)]
        else:
            main = main_answers(self.book, self.asked, visit.legal, lang, visit.choices.picked)
        lit = bool(main) and main[0].send in ("goon", "confirm", "chance")
        if not visit.live:
            main = [*main, Offer("redo", message(lang, "steps.redo"))]
        suggestion = self._suggestion()
        if suggestion is not None:
            main, lit = [suggestion, *main], True
        elif visit.live and visit.session.suggestion is not None and len(main) == 1:
            lit = True
        first = onward(visit, lang)
        if self._off_branch() and visit.session.loaded.scenario.kind != "ruling":
            first = Offer("branch", message(lang, "steps.branch"))
        if first is not None:
            main, lit = [first, *main], True
        theirs = visit.player == 1 - YOU
        view = MovesView(
            message(lang, "moves.title_opponent") if theirs else title,
            f"{message(lang, 'ask.for_opponent')} {self._prompt()}" if theirs else self._prompt(),
            tuple(main),
            self._opened(),
            tuple(self._offers()),
            tuple(card_name(self.book, self.state, uid, lang) for uid in visit.choices.picked),
            self._moves_remark(),
            lit,
            self._refusal(visit.choices.refused),
            bool(visit.legal) and (self.whole.request.kind in CHOICES or self._asks_name()),
            self._latest(),
            message(lang, "moves.find_name") if self._asks_name() else "",
        )
        return moves_panel(view, lang)

    def _asks_name(self) -> bool:
        return bool(self.visit.legal) and self.whole.request.purpose == Purpose.DECLARE_NAME

    def _latest(self) -> Reason | None:
        """What a narrow page shows beside the moves: the task of a lesson, otherwise the latest event.

        In one sentence, preferring what an effect, a cost or a battle did over the fact that it runs.
        """
        visit, lang = self.visit, self.lang
        if words := failure(visit, lang):
            return plain_reason("rule", words)
        step = visit.session.step if visit.live else None
        if step is not None:
            said = visit.session.feedback
            text = said.text if said is not None and said.kind != "right" else None
            return plain_reason("rule", (text or step.ask).in_language(lang))
        answer = visit.session.loaded.scenario.in_language(lang).answer
        if visit.done and answer and not visit.played_on:
            return plain_reason("rule", answer)
        if not self.told_at:
            return None
        found = self._spoken()
        return next((each for each in found if each.role not in ("chain", "rule")), found[0])

    def _prompt(self) -> str:
        if self.visit.live and self.visit.session.waits_for_next:
            return message(self.lang, "ruling.done" if self.visit.done else "ask.playback")
        if self.whole.winner != NOBODY:
            return ending(self.whole, self.lang)
        if not self.visit.legal:
            return message(self.lang, "moves.opponent_decides")
        return prompt(self.book, self.asked, self.lang, len(self.visit.choices.picked))

    def _moves_remark(self) -> str:
        entry = self.visit.history[self.index].taken.origin if self.index >= 0 else ""
        if entry == "unproved" and self.visit.session.loaded.scenario.kind == "puzzle":
            return message(self.lang, "puzzle.unproved")
        asked = self.visit.legal and self.whole.request.kind == RequestKind.OPEN
        return message(self.lang, "moves.choose_card") if asked and self.visit.choices.selected == NOBODY else ""

    def _next(self) -> Offer:
        """The highlighted playback button: it names the next step if that is a link."""
        ahead = self._ahead()
        resolving = next((event for event in ahead if event.kind == EventKind.RESOLVING), None)
        if resolving is not None:
            words = message(self.lang, "moves.next_link", link=resolving.link)
        elif any(event.kind == EventKind.CHAIN_ENDED for event in ahead):
            words = message(self.lang, "moves.next_end")
        else:
            waiting = [number for number, link in enumerate(self.whole.chain, 1) if not link.done]
            goes_on = self.visit.live and self.visit.session.waits_for_next and waiting
            words = message(self.lang, "moves.next")
            if goes_on:
                words = message(self.lang, "moves.next_link", link=waiting[-1])
        return Offer("next", words)

    def _ahead(self) -> tuple[Event, ...]:
        """The events of the beats up to the next stop."""
        visit = self.visit
        to = next((stop for stop in visit.stops if stop > visit.cursor), visit.cursor)
        found: tuple[Event, ...] = ()
        for beat in visit.beats[visit.cursor : to]:
            found += self.line[beat.turned].events[beat.start : beat.end]
        return found

    def _suggestion(self) -> Offer | None:
        session = self.visit.session
        asked = self.visit.player == YOU or session.shows_refusal
        entry = session.suggestion if self.visit.live and asked else None
        if entry is None:
            return None
        actions: tuple[Action, ...] = ()
        try:
            actions = resolve(self.book, self.whole, parse_line(entry.do)).actions
        except NotationError as error:
            if entry.expect.illegal is None:  # not yet: the open window has to be passed first
                return None
            actions = (error.action,) if isinstance(error, Refused) else ()
        words = line_label(self.book, self.asked, actions, self.lang) if actions else entry.do
        key = "ruling.try_line" if entry.expect.illegal is not None else "ruling.play_line"
        return Offer("suggestion", message(self.lang, key, move=words))

    def _opened(self) -> str:
        uid = self.visit.choices.selected
        if uid == NOBODY or self._asks_name() or not self._may_offer(uid):
            return ""
        return card_name(self.book, self.state, uid, self.lang)

    def _may_offer(self, uid: int) -> bool:
        player = 1 - YOU if self.visit.player == 1 - YOU else YOU
        return bool(self.state.cards[uid].number) and side_of(self.book, self.whole, uid) == player

    def _offers(self) -> list[Offer]:
        visit, request, lang = self.visit, self.whole.request, self.lang
        if self._asks_name():
            return names_offered(self.book, self.asked, visit.legal, lang)
        if visit.legal and request.kind in CHOICES:
            options = request.options if request.kind == RequestKind.PICK else [
                action.card for action in visit.legal if action.kind in (ActionKind.CHOOSE, ActionKind.LOT)
            ]  # fmt: skip
            return option_rows(self.book, self.state, lang, options, visit.choices.picked)
        uid = visit.choices.selected
        if uid != NOBODY:
            if not self._may_offer(uid):
                return []
            player = 1 - YOU if visit.player == 1 - YOU else YOU
            return [self._with_lesson(offer) for offer in card_offers(self.book, self.whole, player, uid, lang)]
        if request.kind in (RequestKind.OPEN, RequestKind.RESPOND):
            return possible_moves(self.book, self.state, visit.legal, lang)
        return []

    def _with_lesson(self, offer: Offer) -> Offer:
        """The offer with the comment of the lesson's step, or of the puzzle's tempting line, on its refusal."""
        action = decode(offer.send)
        if offer.refusal is None or action is None:
            return offer
        step = self.visit.session.step if self.visit.live else None
        texts = [step.on_refusal.get(check) for check in offer.checks] if step is not None else []
        said = next((text.in_language(self.lang) for text in texts if text is not None), "")
        return offer._replace(remark=said or refusing(self.visit, action, offer.checks, self.lang))

    def _refusal(self, verdict: Verdict | None) -> Reason | None:
        if verdict is None or verdict.ok:
            return None
        return refused(self.book, self.lang, self.state, self.visit.hide(verdict), "refused")


_WINDOWS = (RequestKind.NOTHING, RequestKind.OPEN, RequestKind.RESPOND)
_ACTING = frozenset({
    EventKind.ATTACK_DECLARED, EventKind.DAMAGE_CALCULATED, EventKind.SUMMON_DECLARED, EventKind.SUMMONED,
    EventKind.SET, EventKind.FLIPPED,
})  # fmt: skip
_UNTOUCHED = frozenset({
    EventKind.ACTIVATED, EventKind.RESOLVING, EventKind.RESOLVED, EventKind.TRIGGER_MET, EventKind.SUMMON_DECLARED,
    EventKind.NO_EFFECT, EventKind.TIMING_MISSED, EventKind.SENT_AFTER_CHAIN, EventKind.STAYS,
})  # fmt: skip
