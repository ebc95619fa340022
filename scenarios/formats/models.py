"""The contents of a scenario file: pydantic models of the TOML format, version 1.

The models only check shape and size. ``loader`` parses the lines and cards in them, ``board`` turns the board into a
duel. All texts are plain text: markup is rejected here, so that it cannot reach a page.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from .fields import (
    RESERVE,
    Cards,
    CardSpec,
    Happening,
    Identifier,
    Language,
    Line,
    LocalText,
    Model,
    PhaseWord,
    Plain,
    PlayerWord,
    RuleId,
    StepWord,
    Title,
)
from .judged import DeckAsked, Judged

FORMAT_VERSION = 1


class Text(Model):
    """The page's texts for the scenario, in one language.

    ``stated`` is the answer of a ruling's source if the engine plays otherwise; ``parts`` is the reason.
    """

    title: Title
    intro: Plain | None = None
    question: Plain | None = None
    answer: Plain | None = None
    stated: Plain | None = None
    parts: Plain | None = None
    learned: Annotated[tuple[Plain, ...], Field(max_length=3)] = ()
    """What a lesson has taught, in up to three lines."""

    @model_validator(mode="after")
    def _both(self) -> Self:
        if (self.stated is None) != (self.parts is None):
            raise ValueError("give stated (what the source answers) together with parts (why it is played otherwise)")
        return self


class Side(Model):
    """The cards and Life Points of one player. ``deck`` is a list from the top, or a number of unknown cards."""

    lp: Annotated[int, Field(ge=1, le=9_999_999)] = 8000
    hand: Cards = ()
    monsters: Cards = ()
    spells: Cards = ()
    field: Cards = ()
    pendulum: Cards = ()
    graveyard: Cards = ()
    banished: Cards = ()
    deck: Cards | Annotated[int, Field(ge=0, le=60)] = 20
    extra: Cards = ()


class Board(Model):
    """A described position; ``scenarios.formats.board`` validates it and builds the duel.

    ``knowledge`` "open": both players know every card; "hidden": hands and Set cards are hidden from the other player.
    ``summons`` is the number of Normal Summons and Sets already used this turn. ``opening``: not a position but the
    start of a Duel, before the coin toss, with these Decks.
    """

    turn: Annotated[int, Field(ge=1, le=999)] = 3
    turn_player: PlayerWord = "you"
    phase: PhaseWord = "main1"
    step: StepWord = "none"
    knowledge: Literal["open", "hidden"] = "open"
    summons: Annotated[int, Field(ge=0, le=1)] = 0
    opening: bool = False
    you: Side = Side()
    opponent: Side = Side()


class LineExpect(Model):
    """The expectation for one line: legal, or illegal because of a check or rule; and the events it causes.

    A line with ``illegal`` is judged immediately, without implied passes, and is not played. ``alone``: no other check
    may fail.
    """

    legal: bool | None = None
    illegal: RuleId | None = None
    alone: bool = False
    happened: tuple[Happening, ...] = ()

    @model_validator(mode="after")
    def _one(self) -> Self:
        if self.illegal is not None and (self.legal or self.happened):
            raise ValueError("an illegal line is not played: give illegal alone")
        return self


class ScriptLine(Model):
    """One line of play, with a note for the reader (``why``) and its expectation."""

    do: Line
    expect: LineExpect = LineExpect()
    why: LocalText | None = None


class SideExpect(Model):
    """Exact contents of zones (as multisets) and Life Points of one player; omitted zones are not compared.

    A number instead of a list compares the number of cards.
    """

    lp: int | None = None
    hand: Cards | int | None = None
    monsters: Cards | int | None = None
    spells: Cards | int | None = None
    field: Cards | int | None = None
    pendulum: Cards | int | None = None
    graveyard: Cards | int | None = None
    banished: Cards | int | None = None
    deck: Cards | int | None = None
    extra: Cards | int | None = None
    attached: Cards | int | None = None


class Illegal(Model):
    """A line that must be illegal, and the check or rule that must be among the reasons."""

    do: Line
    because: RuleId


class Expect(Model):
    """What must hold after the lines and everything pending have been played.

    ``happened`` lists events that did (or, with ``not-``, did not) happen, in any order; ``order`` in this order.
    ``why_not`` lists what is (or, with ``not-``, is not) told not to happen: the card whose effect could be expected,
    and what decides (``sangan trigger.place``, see ``rulebook.explain.contrast``).
    """

    you: SideExpect = SideExpect()
    opponent: SideExpect = SideExpect()
    winner: Literal["you", "opponent", "draw", "nobody"] | None = None
    phase: PhaseWord | None = None
    happened: tuple[Happening, ...] = ()
    order: tuple[Happening, ...] = ()
    why_not: tuple[Happening, ...] = ()
    legal: tuple[Line, ...] = ()
    illegal: tuple[Illegal, ...] = ()


class Goal(Model):
    """The goal of a puzzle.

    ``survive``: do not lose before the opponent's next turn ends. ``happened``: it happens in this turn (with ``not-``:
    it does not).
    """

    kind: Literal["win-this-turn", "survive", "happened"] = "win-this-turn"
    happened: Happening | None = None

    @model_validator(mode="after")
    def _named(self) -> Self:
        if (self.kind == "happened") != (self.happened is not None):
            raise ValueError('give happened = "..." together with kind = "happened", and only then')
        return self


class Tempting(Model):
    """A wrong attempt that looks right, and why it fails. ``expect`` is compared after its lines."""

    lines: Annotated[tuple[Line, ...], Field(min_length=1, max_length=60)]
    why: LocalText
    expect: Expect = Expect()
    illegal: RuleId | None = None
    """If the last line is refused: the check or rule that refuses it."""


class Answer(Model):
    """The opponent's decision: the first legal answer whose ``when`` has just happened is used."""

    when: Happening | None = None
    do: Line


class Accept(Model):
    """What counts as completing a step; all given conditions must hold.

    ``happened``: events caused by the move; ``select``: the learner opened this card; ``next``: the learner continued
    the Chain. ``example``: lines that satisfy it, so that a lesson can be checked.
    """

    happened: tuple[Happening, ...] = ()
    select: CardSpec | None = None
    next: bool = False
    example: tuple[Line, ...] = ()

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.happened and self.select is None and not self.next:
            raise ValueError("give happened, select or next")
        return self


class Option(Model):
    """One answer to a question of a lesson. It is right if everything in ``holds`` happens in the play asked about.

    ``why`` is said to a learner who chooses it although it is wrong.
    """

    text: LocalText
    holds: Annotated[tuple[Happening, ...], Field(min_length=1)]
    why: LocalText | None = None


StepKind = Literal["do", "show", "predict", "sort", "may", "order"]
QUESTIONS: tuple[StepKind, ...] = ("predict", "sort", "may", "order")
"""The kinds of step that ask a question with answers to choose from."""
JUDGED: tuple[StepKind, ...] = ("predict", "may", "order")
"""The kinds of step that can ask about what is ``judged``."""


class Step(Model):
    """One step of a lesson: what it asks for, what it accepts, and its feedback.

    ``kind`` says what the learner does. ``do``: a move, accepted by ``accept``. ``show``: watch, and go on. The others
    answer a question, and the engine decides which answer is right. ``predict``: which of the ``options`` happens in
    the lines of ``then``; ``sort``: which one has happened in those of ``do``; ``order``: in which order the options
    happen; ``may``: whether ``move``, or playing with ``deck``, is legal. With ``judged``, the question is not about
    lines but about what the rules say of it, and ``holds`` are words of ``scenarios.playing.judged``.

    ``do`` lines are played before the step begins, ``then`` lines once its question is answered. ``board`` sets up a
    new position first. ``right`` is shown after an accepted move or the right answer, ``on_refusal`` after a refused
    move (by check id), ``otherwise`` after any other.
    """

    kind: StepKind = "do"
    ask: LocalText
    accept: tuple[Accept, ...] = ()
    options: Annotated[tuple[Option, ...], Field(max_length=5)] = ()
    move: Line | None = None
    deck: DeckAsked | None = None
    judged: Judged | None = None
    then: tuple[Line, ...] = ()
    right: LocalText | None = None
    on_refusal: dict[RuleId, LocalText] = Field(default_factory=dict)
    otherwise: LocalText | None = None
    hint: LocalText | None = None
    do: tuple[Line, ...] = ()
    board: Board | None = None
    cites: tuple[RuleId, ...] = ()

    @property
    def asks(self) -> bool:
        """Whether the step asks a question with answers to choose from."""
        return self.kind in QUESTIONS

    @property
    def settles(self) -> bool:
        """Whether what the lines of ``do`` have begun comes to its end before the question."""
        return self.kind == "sort" or (bool(self.do) and self.judged is not None)

    @property
    def waits(self) -> bool:
        """Whether the learner only has to go on."""
        return self.kind == "show" or any(way.next for way in self.accept)

    @model_validator(mode="after")
    def _kind(self) -> Self:
        if (self.kind == "do") != bool(self.accept):
            raise ValueError('give accept in a step that asks for a move (kind = "do"), and only there')
        if (self.kind in ("predict", "sort", "order")) != (len(self.options) > 1):
            raise ValueError("give at least two [[step.options]] to predict, sort or order, and only there")
        asked = sum(value is not None for value in (self.move, self.deck, self.judged))
        if asked != (self.kind == "may") and (self.judged is None or asked > 1 or self.kind not in JUDGED):
            raise ValueError('give either move = "...", [step.deck] or [step.judged] with kind = "may", and only then')
        played = self.then or self.judged or (self.kind == "order" and self.do)
        if self.kind in ("predict", "order") and not played:
            raise ValueError("give the lines that are asked about: then = [...]")
        if self.kind == "sort" and not self.do:
            raise ValueError("give the lines that are asked about: do = [...]")
        if self.then and not self.asks:
            raise ValueError("only a question has then: use do in the next step")
        if self.kind == "order" and any(len(option.holds) != 1 for option in self.options):
            raise ValueError("in an order, each of the options holds one event")
        return self


Part = Literal["game", "turn", "summons", "battle", "chains", "effects", "branches", "classic"]


class Scenario(Model):
    """One scenario file.

    ``line`` is the script of a ruling or card example, or the moves played before a lesson or puzzle begins.
    """

    id: Identifier
    kind: Literal["lesson", "puzzle", "ruling", "card"]
    ruleset: Literal["2014", "classic"] = "2014"
    cites: tuple[RuleId, ...] = ()
    cases: tuple[RuleId, ...] = ()
    """The ids of the collected rulings and players' questions it covers."""
    order: int = 0
    """Its position in the list of its kind."""
    part: Part | None = None
    """The part of the course that a lesson belongs to."""
    text: Annotated[dict[Language, Text], Field(min_length=1)]
    board: Board
    line: Annotated[tuple[ScriptLine, ...], Field(max_length=200)] = ()
    expect: Expect = Expect()
    goal: Goal | None = None
    solution: Annotated[tuple[ScriptLine, ...], Field(max_length=100)] = ()
    tempting: tuple[Tempting, ...] = ()
    hints: tuple[LocalText, ...] = ()
    answers: tuple[Answer, ...] = ()
    step: Annotated[tuple[Step, ...], Field(max_length=60)] = ()

    @model_validator(mode="after")
    def _kind(self) -> Self:
        if self.kind == "lesson" and not self.step:
            raise ValueError("a lesson needs at least one [[step]]")
        if self.kind != "lesson" and (self.step or self.part):
            raise ValueError('only a lesson has part and [[step]]: set kind = "lesson" or remove them')
        if any((self.kind == "lesson") != bool(text.learned) for text in self.text.values()):
            raise ValueError("give learned, what was learned in up to three lines, in a lesson, and only there")
        if self.kind == "puzzle" and self.goal is None:
            raise ValueError('a puzzle needs a goal: write goal = { kind = "win-this-turn" }')
        if self.kind != "puzzle" and (self.goal or self.solution or self.tempting):
            raise ValueError("only a puzzle has goal, [[solution]] and [[tempting]]")
        return self

    @property
    def plan(self) -> tuple[ScriptLine, ...]:
        """The lines that play is compared with: a ruling's script, a puzzle's solution, none in a lesson."""
        if self.kind == "puzzle":
            return self.solution
        return () if self.kind == "lesson" else self.line

    def in_language(self, language: str) -> Text:
        """The texts in ``language``, or in the first fallback language."""
        return next(self.text[code] for code in (language, *RESERVE) if code in self.text)
