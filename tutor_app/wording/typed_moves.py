"""A move typed in words, read as a line of notation: the first reading that the rules allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from rulebook.engine.api import known, legal_actions
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import Ambiguous, NotationError, Refused
from rulebook.notation.lines import CardName, Clause, LineAction
from rulebook.notation.names import shortest_name, side_of
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import line_of
from rulebook.notation.resolver import Played, resolve
from rulebook.notation.words import NUMBER_WORD, TARGET_WORD
from rulebook.vocabulary.terms import Phase, Position, Zone

from .decisions import ANNOUNCES
from .typed_options import Line, line_name, moments, possible_lines
from .typed_words import Mention, read_words, uids_of

_KINDS: dict[str, tuple[ActionKind, ...]] = {
    "activate": (ActionKind.ACTIVATE,),
    "special": (ActionKind.SPECIAL,),
    "flip": (ActionKind.FLIP,),
    "summon": (ActionKind.SUMMON, ActionKind.SPECIAL, ActionKind.FLIP),
    "attack": (ActionKind.ATTACK,),
    "direct": (ActionKind.ATTACK,),
    "play": (ActionKind.ACTIVATE, ActionKind.SUMMON, ActionKind.SPECIAL, ActionKind.SET),
    "set": (ActionKind.SET,),
    "to_attack": (ActionKind.CHANGE, ActionKind.FLIP),
    "to_defense": (ActionKind.CHANGE,),
    "change": (ActionKind.CHANGE, ActionKind.FLIP),
    "cost": (ActionKind.SUMMON, ActionKind.ACTIVATE),
}
"""The moves that a word can mean, the first word of this list that occurs, the likeliest move first."""
_VERBS = {
    ActionKind.ACTIVATE: "activate", ActionKind.SPECIAL: "special-summon", ActionKind.FLIP: "flip",
    ActionKind.SUMMON: "summon", ActionKind.ATTACK: "attack", ActionKind.SET: "set", ActionKind.CHANGE: "change",
}  # fmt: skip
_ANSWERS = {"pass": ActionKind.PASS, "yes": ActionKind.YES, "no": ActionKind.NO, "done": ActionKind.DONE,
            "withdraw": ActionKind.WITHDRAW}  # fmt: skip
_PHASES = {
    "draw_phase": Phase.DRAW, "standby_phase": Phase.STANDBY, "main_1_phase": Phase.MAIN_1,
    "battle_phase": Phase.BATTLE, "main_2_phase": Phase.MAIN_2, "end_phase": Phase.END, "end": Phase.END,
}  # fmt: skip
_POSITIONS = {"to_attack": Position.ATTACK, "to_defense": Position.DEFENSE}
_FIELD = (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM)
_MOST_READINGS = 60


class Unclear(Exception):
    """A typed move that is not understood, or not completely.

    ``problem`` is a message of ``[typed]``, ``words`` what it is about, ``card`` the number of a card it names, and
    ``lines`` are the moves that could be meant.
    """

    def __init__(self, problem: str, lines: Iterable[Line] = (), words: str = "", card: int = 0) -> None:
        super().__init__(problem)
        self.problem, self.lines, self.words, self.card = problem, tuple(lines), words, card


class Understood(NamedTuple):
    """A typed move that can be played: as notation, and what it does."""

    line: str
    played: Played


def understand(book: Book, state: DuelState, lang: str, text: str, reader: int) -> Understood:
    """What a typed move does, be it in notation, in the words of a player, or as the page names it.

    Args:
        book: ruleset and cards.
        state: the duel before the move.
        lang: the language of the words; those of English are read as well.
        text: what was typed.
        reader: see ``resolver.resolve``.

    Raises:
        Refused: it is clear, but illegal.
        Unclear: it is not understood, or could mean several moves.
    """
    try:
        line = parse_line(text)
        return Understood(str(line), resolve(book, state, line, reader))
    except Refused:
        raise
    except NotationError:
        return _Reader(book, state, lang, text, reader).understood()


class _Reader:
    """One line, its words, and the duel as its writer knows it."""

    def __init__(self, book: Book, state: DuelState, lang: str, text: str, reader: int) -> None:
        self.book, self.whole, self.lang, self.reader = book, state, lang, reader
        self.state = state if reader == NOBODY else known(book, state, reader)
        head, colon, rest = text.partition(":")
        self.text = rest if colon and head.strip().lower() in ("you", "opponent", "chance") else text
        self.player = max(state.request.player, 0)
        self.said = read_words(book, self.state, lang, self.text, reader)
        self.legal = legal_actions(book, self.state)

    def understood(self) -> Understood:
        """The move meant.

        Raises:
            Refused: it is clear, but illegal.
            Unclear: it is not understood, or could mean several moves.
        """
        said = self.said
        named = self._named()
        if named:
            return self._only([self._tried([named])])
        kinds = self._kinds()
        if said.strangers:
            raise Unclear("stranger", self._possible(kinds), card=said.strangers[0])
        if said.unread:
            raise Unclear("unread", self._possible(kinds), words=" ".join(said.unread))
        tiers = list(self._answers()) or list(self._announcements(kinds))
        if not tiers and said.mentions:
            first, *rest = said.mentions
            others = [tuple(("onto", uid) for uid in uids) for uids in _some([each.uids for each in rest])]
            tiers = [[self._line(kind, uid, other) for uid in first.uids for kind in self._kinds_of(uid)
                      for other in others]]  # fmt: skip
            if not any(tiers):
                raise Unclear("nothing_with", self._possible(()), card=self._number(first))
        if not tiers:
            raise Unclear("which" if kinds else "unread", self._possible(kinds), words=self.text.strip())
        return self._only(self._tried(tier) for tier in tiers)

    # What is said -------------------------------------------------------------------------------

    def _named(self) -> LineAction | None:
        """The move that is called so on the page; None if there is none."""
        wanted = self.text.strip().casefold()
        for action in self.legal:
            name = line_name(self.book, self.state, (action,), self.lang).casefold()
            if name == wanted:
                return self._written((action,))
            if wanted.startswith(f"{name} →"):
                some = possible_lines(self.book, self.state, {action.kind}, {action.card}, _MOST_READINGS)
                for line in some:
                    if line_name(self.book, self.state, line, self.lang).casefold() == wanted:
                        return self._written(line)
        return None

    def _written(self, line: Line) -> LineAction:
        return line_of(self.book, moments(self.book, self.state, line), self.reader)

    def _kinds(self) -> tuple[ActionKind, ...]:
        said = self.said.kinds
        if "down" in said and "play" in said:
            return (ActionKind.SET,)
        if "play" in said and self._position() is not None:
            return (*_KINDS["change"], *_KINDS["play"])
        if "direct" in said and "attack" not in said and self.whole.request.kind == RequestKind.ATTACK_TARGET:
            return ()
        return next((kinds for word, kinds in _KINDS.items() if word in said), ())

    def _kinds_of(self, uid: int) -> list[ActionKind]:
        """The moves possible with a card."""
        return list(dict.fromkeys(ActionKind(action.kind) for action in self.legal
                                  if action.card == uid and action.kind in ANNOUNCES))  # fmt: skip

    def _number(self, mention: Mention) -> int:
        return next((self.state.cards[uid].number for uid in mention.uids), 0)

    def _possible(self, kinds: tuple[ActionKind, ...]) -> tuple[Line, ...]:
        """The moves to name: those of the kind meant, and with the cards meant, if there are any."""
        uids = uids_of(self.said.mentions)
        for some, cards in ((kinds, uids), (kinds, ()), ((), uids)):
            found = possible_lines(self.book, self.state, some, cards) if some or cards else ()
            if cards and some and not found:
                found = tuple(line for line in possible_lines(self.book, self.state, some, ())
                              if any(action.card in uids for action in line))  # fmt: skip
            if found:
                return found
        return possible_lines(self.book, self.state)

    # Answers to what is asked -------------------------------------------------------------------

    def _answers(self) -> Iterator[list[LineAction]]:
        """A phase, a pass, yes or no, cards chosen, a position, a number."""
        said, request = self.said, self.whole.request
        moves = self._kinds()
        mentions = said.mentions
        if request.kind in (RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY, RequestKind.LOT):
            if mentions and (ActionKind.ATTACK not in moves[:1] or request.kind != RequestKind.PICK):
                picks = [[uid for uid in each.uids if uid in request.options] or list(each.uids) for each in mentions]
                verb = "lot" if request.kind == RequestKind.LOT else "choose"
                yield [LineAction(self.player, verb, tuple(map(self._name, uids))) for uids in _some(picks)]
                return
            if "direct" in said.kinds:
                yield [LineAction(self.player, "choose", directly=True)]
                return
        if request.kind == RequestKind.TRIGGER and mentions:
            yield [LineAction(self.player, "order", (self._name(uid),)) for each in mentions for uid in each.uids]
            return
        if request.kind == RequestKind.POSITION and (facing := self._position()):
            yield [LineAction(self.player, "choose", position=facing)]
            return
        if request.kind == RequestKind.NUMBER and said.numbers:
            yield [LineAction(self.player, "choose", number=said.numbers[0])]
            return
        if mentions or any(kind in ANNOUNCES for kind in moves):
            return
        phase = self._phase()
        if phase is not None:
            yield [LineAction(self.player, "next", phase=phase)]
            return
        for word, kind in _ANSWERS.items():
            if word in said.kinds:
                yield [LineAction(self.player, kind.name.lower())]
                return
        if {"next", "leave"}.intersection(said.kinds):
            yield [self._written((action,)) for action in self.legal if action.kind == ActionKind.NEXT]

    def _phase(self) -> Phase | None:
        """The phase to go to; Main Phase 2 after Main Phase 1, and the next one if the current one is to be left."""
        said = self.said.kinds
        phase = next((_PHASES[word] for word in _PHASES if word in said), None)
        if phase == self.state.phase and "leave" in said:
            onward = [action.value for action in self.legal if action.kind == ActionKind.NEXT]
            return Phase(min(onward)) if onward else phase
        return Phase.MAIN_2 if phase == Phase.MAIN_1 and self.state.phase >= Phase.MAIN_1 else phase

    def _position(self) -> Position | None:
        return next((_POSITIONS[word] for word in _POSITIONS if word in self.said.kinds), None)

    # Announcements ------------------------------------------------------------------------------

    def _announcements(self, kinds: tuple[ActionKind, ...]) -> Iterator[list[LineAction]]:
        """Readings with a card that acts, the likeliest first."""
        if ActionKind.ATTACK in kinds:
            yield from self._attacks()
            return
        said = [mention for mention in self.said.mentions if mention.uids]
        for kind in kinds:
            if not said:
                legal = [action.card for action in self.legal if action.kind == kind]
                yield [self._line(kind, uid, ()) for uid in dict.fromkeys(legal)]
            for acting in sorted(said, key=lambda each: each.role in ("onto", "cost")):
                rest = [each for each in said if each is not acting]
                for roles in _roles(rest):
                    yield [
                        self._line(kind, uid, tuple(zip(roles, others, strict=True)))
                        for uid in self._own_first(acting.uids) for others in _some([each.uids for each in rest])
                    ]  # fmt: skip

    def _attacks(self) -> Iterator[list[LineAction]]:
        said = [mention for mention in self.said.mentions if mention.uids]
        mine = [uid for uid in range(len(self.state.cards)) if self._on_field(uid, self.player)]
        theirs = [uid for uid in range(len(self.state.cards)) if self._on_field(uid, 1 - self.player)]
        down = [uid for uid in theirs if self.state.cards[uid].position == Position.SET] if self._down else []
        able = [action.card for action in self.legal if action.kind == ActionKind.ATTACK] or mine
        for by, at in self._pairs(said):
            attackers = [uid for uid in by.uids if uid in mine] or list(by.uids) if by else able
            targets = [uid for uid in at.uids if uid in theirs] or list(at.uids) if at else down
            if by is None and at is not None and not set(at.uids).intersection(theirs):
                continue
            yield [
                self._line(ActionKind.ATTACK, uid, (("onto", target),) if target is not None else ())
                for uid in dict.fromkeys(attackers) for target in targets or (None,)
            ]  # fmt: skip

    def _pairs(self, said: list[Mention]) -> Iterator[tuple[Mention | None, Mention | None]]:
        """Who attacks, and what is attacked."""
        by = next((each for each in said if each.role == "with"), None)
        if by is None and said:
            at = next((each for each in said if each.role == "onto"), None)
            rest = [each for each in said if each is not at]
            before = self.said.kinds.get("attack", -1) < said[0].at
            one, other = (rest[0] if rest else None), at or said[-1]
            if at is None and len(said) == 1:
                one, other = None, said[0]
            swapped = len(said) == 1 and at is None and not before
            yield from ((other, one), (one, other)) if swapped else ((one, other), (other, one))
            return
        yield by, next((each for each in said if each is not by), None)

    @property
    def _down(self) -> bool:
        return "down" in self.said.kinds or "set" in self.said.kinds

    def _on_field(self, uid: int, player: int) -> bool:
        return self.state.cards[uid].zone == Zone.MONSTER and side_of(self.book, self.state, uid) == player

    def _own_first(self, uids: tuple[int, ...]) -> list[int]:
        own = [uid for uid in uids if side_of(self.book, self.state, uid) == self.player]
        return own or list(uids)

    def _name(self, uid: int) -> CardName:
        return shortest_name(self.book, self.state, uid, self.reader)

    def _line(self, kind: ActionKind, uid: int, others: tuple[tuple[str, int], ...]) -> LineAction:
        """A line about a card, with other cards as targets or to pay with."""
        said = self.said
        clauses = [Clause(word, names) for word, role in ((TARGET_WORD, "onto"), ("using", "cost"))
                   if (names := tuple(self._name(other) for how, other in others if how == role))]  # fmt: skip
        number = said.numbers[0] if said.numbers and kind == ActionKind.ACTIVATE else None
        if number is not None:
            clauses.append(Clause(NUMBER_WORD, (), number))
        positions = kind in (ActionKind.SUMMON, ActionKind.SPECIAL, ActionKind.SET, ActionKind.FLIP)
        return LineAction(
            self.player, _VERBS[kind], (self._name(uid),), tuple(clauses),
            position=self._position() if positions else None,
            directly=kind == ActionKind.ATTACK and "direct" in said.kinds,
        )  # fmt: skip

    # What the rules say to it -------------------------------------------------------------------

    def _tried(self, lines: list[LineAction]) -> _Tried:
        found = _Tried([], [], [])
        for line in lines[:_MOST_READINGS]:
            try:
                found.played.append(Understood(str(line), resolve(self.book, self.whole, line, self.reader)))
            except Refused as error:
                found.refused.append(error)
            except Ambiguous:
                found.open.append(line)
            except NotationError:
                continue
        return found

    def _only(self, tiers: Iterable[_Tried]) -> Understood:
        """The only move of the first reading that is possible; otherwise what is wrong with the first."""
        refused: list[Refused] = []
        left_open: list[LineAction] = []
        for tried in tiers:
            names = {line_name(self.book, self.state, each.played.actions, self.lang): each for each in tried.played}
            if len(names) == 1 and not tried.open:
                return next(iter(names.values()))
            if names:
                played = tuple(each.played.actions for each in names.values())
                raise Unclear("which", self._open(tried.open, played) if tried.open else played)
            refused += tried.refused
            left_open = left_open or tried.open
        if left_open:
            raise Unclear("which", self._open(left_open, ()))
        if refused:
            raise min(refused, key=lambda error: len(error.verdict.failures))
        kinds = self._kinds()
        card = self._number(self.said.mentions[0]) if self.said.mentions else 0
        raise Unclear("nothing_with" if card else "impossible", self._possible(kinds), card=card)

    def _open(self, lines: list[LineAction], played: tuple[Line, ...]) -> tuple[Line, ...]:
        """The ways to complete lines that leave a choice open."""
        verbs = {word: kind for kind, word in _VERBS.items()}
        kinds = {verbs[line.verb] for line in lines if line.verb in verbs}
        wanted = {str(name) for line in lines for name in line.cards}
        uids = [action.card for action in self.legal
                if action.kind in kinds and str(self._name(action.card)) in wanted]  # fmt: skip
        found = possible_lines(self.book, self.state, kinds, uids) if uids else ()
        return played + tuple(line for line in found if line not in played) or self._possible(self._kinds())


class _Tried(NamedTuple):
    """What came of lines that are equally likely."""

    played: list[Understood]
    refused: list[Refused]
    open: list[LineAction]


def _roles(rest: list[Mention]) -> Iterator[tuple[str, ...]]:
    """Which of the other cards are targets and which pay, as said first."""
    ways = [("cost", "onto") if each.role == "cost" else ("onto", "cost") for each in rest]
    yield from product(*ways)


def _some(groups: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """One card of each group, none twice."""
    for chosen in product(*groups):
        if len(set(chosen)) == len(chosen):
            yield chosen
