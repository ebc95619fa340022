"""Which statement about a rule a question asks, how sure that is, and the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import NamedTuple

from rulebook.search.words import stop_words
from scenarios.asking.contradicted import is_contradicted
from scenarios.asking.reading import languages_of
from scenarios.asking.tokens import Tokens

from .bearing import bearing
from .computed import FEW, comparison, computed
from .concepts import Spoken, number_in, spoken_of
from .kinds import kinds_of
from .numbers import SUMS, added, between
from .statements import Statement, statements, told_only
from .waiting import without_waiting

_INVERTS, _TRUE = frozenset({"forbidden", "no-damage"}), "true"
_BETWEEN = ("inside", "outside")
_DENYING = frozenset({"not", "skip", "without", "optional", "free-field", "empty", "cant-draw"})
_BARRED = frozenset({"must", "classic", "wh"})
"""What makes a question another one, unless a statement knows of it."""
_PLAIN = "plain"
_MUST, _WH = "must", "wh"
"""Of these, what does so only in a clause that asks."""
_ACTIVATE, _SET, _NOT, _SEVERAL = "activate", "set", "not", "several"
_NO_NUMBER = ("rules-2014", "new")
"""What a number says that counts nothing: the year of the rules, and "neuen", which folds to "neun"."""
_LACKS = frozenset({"free-field", "empty", "fail", "idle-effect", "no-damage", "no-piercing", "this-turn"})
"""Concepts whose words deny nothing: "no monsters", "not until next turn"."""
_LEFT_OUT = frozenset({"without", "skip"})
"""What "without" says, which denies nothing that is done."""
_AND = frozenset({"and", "but", "und", "aber", "e", "ed", "ma", "en", "maar"})
"""The words before a "not" that denies only what is contrasted: "in the Main Deck and not in the Extra Deck"."""
_NEEDLESS = 2
"""How far "not" and "need" stand apart at most: "that is not needed"."""
_UNKNOWN, _UNREAD = 0.35, 0.6
"""The same for a word that says nothing, and for one that says something that is no concept here."""
_COUNTED, _POINTS = 0.4, 0.1
"""Numbers below the first count something; how much a number makes doubtful that is not asked for, if so and if not."""
_MOST_NAMED = 1
"""How many cards a question may name."""
_SURE, _SURE_EACH, _LIKELY = 0.4, 0.25, 4.0
"""How doubtful an answer may be to be sure: at all, and for each concept asked for; and to be given."""
_HEAVY = 0.8
"""A concept that weighs this much is never left over where an answer is sure; nor is a word of a clause that asks or of
a condition."""
_BESIDE = 0.5
"""How much a word counts that says nothing and is in no clause that asks or begins with "if"."""
_ALTERNATIVE = 4
"""How soon after "or" the other way is told: "or do I have to wait"."""
_TOLD_ANYWAY = frozenset({_WH, _MUST, "not"})
"""What makes no other question of one to which a rule is told without yes or no."""
_FEW_NEEDS = 2
"""A statement that is true or not must ask for more than this to be told without yes or no."""
_MOST_IDLE = 2
"""How many words that say nothing a question without yes or no may have."""
_HAS_TO = frozenset({"must", "wait"})
_NUMBER, _DOUBT = 0.9, 0.4
"""How much a number counts that a statement asks for, and how much a doubt takes away."""
_CLOSE_BY = 0.6
"""How close the score of one with the same answer must come that explains the whole question."""
_CLOSE = 0.3
"""How close the score of a statement with the other answer may come before nothing is sure."""


class Principle(NamedTuple):
    """The answer to a question about a rule: for sure, or (``likely``) if it was read rightly.

    Both are None where the rule answers a question that has no yes or no.
    ``doubt``: how much of the question was not explained.
    """

    rule: str
    yes: bool | None
    likely: bool | None
    doubt: float

    @property
    def answer(self) -> bool | None:
        """Yes or no, sure or not."""
        return self.likely if self.yes is None else self.yes


@dataclass(frozen=True, slots=True)
class _Fit:
    """``heavy``: how much the heaviest concept weighs that is left over."""

    statement: Statement
    score: float
    doubt: float
    heavy: float = 0.0

    @property
    def sure(self) -> bool:
        """Whether so little is left over that nothing else can be meant: the more is asked for, the more may be."""
        least = _SURE_EACH * (len(self.statement.needs) + len(self.statement.ranges) + bool(self.statement.compares))
        return self.statement.safe and self.heavy < _HEAVY and self.doubt <= max(_SURE, least)


class _Heard(NamedTuple):
    """A question with what it speaks of; ``idle``: the words that ask nothing; ``aside``: what bars no statement."""

    tokens: Tokens
    spoken: list[Spoken]
    idle: frozenset[int]
    aside: frozenset[str]


def principle(tokens: Tokens) -> Principle | None:
    """The answer to a question about a rule; a card that it names stands for its kind, so that nothing is sure.

    None if it names more than one, asks no statement that is known, or is no question but only terms of the game.
    """
    named = {one.card for one in tokens.mentions if not one.typical}
    if len(named) > _MOST_NAMED or stop_words().isdisjoint(tokens.words) or is_contradicted(tokens):
        return None
    heard = _heard(tokens)
    plain, waiting = _answered(heard), without_waiting(heard.spoken, tokens)
    at_once = _answered(heard._replace(spoken=waiting)) if waiting is not None else None
    if at_once is not None and (plain is None or plain.score < at_once.score):
        return at_once.denied()
    return plain.principle if plain is not None else None


class _Answered(NamedTuple):
    principle: Principle
    score: float

    def denied(self) -> Principle:
        """The opposite answer: that one must wait is that it is not possible at once."""
        yes, likely = self.principle.yes, self.principle.likely
        return self.principle._replace(
            yes=None if yes is None else not yes, likely=None if likely is None else not likely
        )


def _answered(heard: _Heard) -> _Answered | None:
    tokens = heard.tokens
    named = {one.card for one in tokens.mentions if not one.typical}
    fits = sorted((fit for one in statements() if (fit := _fit(heard, one))), key=lambda fit: -fit.score)
    if not fits:
        return None
    best = fits[0]
    rival = next((one for one in fits if one.statement.yes is not best.statement.yes), None)
    apart = best.score - rival.score if rival is not None else _LIKELY
    if best.doubt > _LIKELY or apart <= 0:
        return None
    said = {one.concept for one in heard.spoken}
    asks_denied = any(group & said & _DENYING for group in best.statement.needs)
    denied = _is_denied(heard) and not (asks_denied and _is_needless(heard))
    denied = denied or _is_opposite_true(heard, said, best.statement)
    turned = bool(_INVERTS & said - best.statement.named) != denied
    yes = best.statement.yes is not turned
    sure = [one for one in fits if one.statement.yes is best.statement.yes and best.score - one.score <= _CLOSE_BY
            and one.sure]  # fmt: skip
    if sure and apart > _CLOSE and not _strange(tokens) and not named and not (asks_denied and tokens.denied):
        return _Answered(Principle(sure[0].statement.rule, yes, None, sure[0].doubt), best.score)
    return _Answered(Principle(best.statement.rule, None, yes, best.doubt), best.score)


def told_by_rule(tokens: Tokens) -> Principle | None:
    """The rule that says what a question asks which has no yes or no: "how many cards may I hold?".

    None if it is not sure which rule that is.
    """
    heard = _heard(tokens)
    tokens = replace(tokens, asking=tokens.asking | _joined(tokens))
    heard = heard._replace(tokens=tokens)
    asks = any(one.concept == _WH and _begins(tokens, one) for one in heard.spoken)
    if not asks or _strange(tokens) or any(not one.typical for one in tokens.mentions):
        return None
    heard = heard._replace(aside=heard.aside | _TOLD_ANYWAY)
    alone = _alone(heard)
    own = [fit for one in told_only() if (fit := _fit(heard, one)) and (fit.sure or _is_sure(alone, one))]
    other = [fit for one in statements() if (fit := _fit(heard, one)) and fit.sure and len(one.needs) > _FEW_NEEDS]
    best = max(own, key=lambda fit: fit.score, default=None) or max(other, key=lambda fit: fit.score, default=None)
    return Principle(best.statement.rule, None, None, best.doubt) if best is not None else None


def _alone(heard: _Heard) -> _Heard:
    """A question by what is asked in it: who asks and why stands before, and a word that says nothing adds nothing."""
    tokens = heard.tokens
    named = {at for one in heard.spoken for at in one.places}
    asked = [at for at in range(len(tokens.words)) if tokens.clause[at] in tokens.asking]
    idle = [at for at in asked if at not in named and not tokens.said[at] and number_in(tokens.words[at]) is None]
    spoken = [one for one in heard.spoken if all(at in asked for at in one.places)]
    told = heard.idle.union(set(range(len(tokens.words))).difference(asked), idle[:_MOST_IDLE])
    return heard._replace(spoken=spoken, idle=told)


def _is_sure(heard: _Heard, one: Statement) -> bool:
    """Whether a statement explains a question."""
    found = _fit(heard, one)
    return found is not None and found.sure


def _joined(tokens: Tokens) -> frozenset[int]:
    """The clause that one which asks goes on from with "and": "how many Spells and Traps may I have"."""
    return frozenset(one - 1 for one in tokens.asking if one and tokens.words[tokens.bounds(one)[0]] in _AND)


def _begins(tokens: Tokens, one: Spoken) -> bool:
    """Whether a clause that asks begins with the words for a concept, or has them after one other."""
    at = one.places[0]
    return tokens.clause[at] in tokens.asking and at - tokens.bounds(tokens.clause[at])[0] <= 1


def _is_denied(heard: _Heard) -> bool:
    """Whether a question asks if the opposite is right, and does not only say that there is nothing."""
    tokens = heard.tokens
    at = tokens.first(tokens.bounds(max(tokens.asking, default=0))[0], len(tokens.words), ":not")
    contrasts = at > 0 and tokens.words[at - 1] in _AND
    said = {one.concept for one in heard.spoken if at in one.places}
    doubts = said == {_PLAIN}  # "I don't think so"
    return tokens.denied and not contrasts and not doubts and not said & _LACKS and not said >= _LEFT_OUT


def _is_needless(heard: _Heard) -> bool:
    """Whether it is told that something is not needed, which denies nothing that is done without it."""
    needed = {at for one in heard.spoken if one.concept == _MUST for at in one.places}
    denied = {at for one in heard.spoken if one.concept == _NOT for at in one.places}
    return any(abs(at - other) <= _NEEDLESS for at in needed for other in denied)


def _is_opposite_true(heard: _Heard, said: AbstractSet[str], one: Statement) -> bool:
    """Whether it is asked if the opposite is true: "is it true that you cannot ...?"."""
    if _denied_before(heard):
        return False
    denies = any(group & said & _DENYING for group in one.needs)
    return _TRUE in said and bool(said & {"not", "without"}) and not denies


def _denied_before(heard: _Heard) -> set[int]:
    """The words that deny something in a clause before the last one that tells what shall be true."""
    tokens = heard.tokens
    asked = {at for one in heard.spoken if one.concept == _TRUE for at in one.places}
    idle = bearing().adds_nothing | {_TRUE, _NOT}
    last = max((tokens.clause[one.places[-1]] for one in heard.spoken if one.places and one.concept not in idle
                and asked.isdisjoint(one.places)), default=0)  # fmt: skip
    return {at for one in heard.spoken if one.concept in (_NOT, "without") for at in one.places
            if tokens.clause[at] < last and tokens.clause[at] not in tokens.asking}  # fmt: skip


def _heard(tokens: Tokens) -> _Heard:
    """What a question speaks of, without its tag ("right?") and a second question."""
    found = spoken_of(tokens.words, languages_of(list(tokens.words), set()))
    found += _otherwise_spoken(tokens, found)
    idle = _idle(tokens, found)
    inside = _named_places(tokens)
    found = [one for one in found if idle.isdisjoint(one.places) and inside.isdisjoint(one.places)]
    found = _without_parts([one for one in found if one.concept != _MUST or _is_asked(tokens, one)])
    measures = _measures(tokens, found)
    found = [one for one in found if one.concept != _SEVERAL or measures.isdisjoint(one.places)]
    found += [Spoken(concept, tuple(range(one.start, one.end)), run=True) for one in tokens.mentions
              if not one.typical for concept in kinds_of(one.card)]  # fmt: skip
    found += computed(tokens, found)
    found += [one._replace(concept=also) for one in found for also in bearing().implies.get(one.concept, ())]
    aside = frozenset(one.concept for one in found if one.concept == _WH and not _is_asked(tokens, one))
    return _Heard(tokens, found, frozenset(idle), aside)


def _otherwise_spoken(tokens: Tokens, found: Sequence[Spoken]) -> list[Spoken]:
    """What words speak of that are not listed for rules, by what they say in a story."""
    read = {at for one in found for at in one.places}
    return [
        Spoken(concept, (at,), run=False)
        for at, said in enumerate(tokens.said) if at not in read and ":plain" not in said
        for concept in sorted({bearing().spoken[one] for one in said if one in bearing().spoken})
    ]  # fmt: skip


def _idle(tokens: Tokens, spoken: Sequence[Spoken]) -> set[int]:
    """The words that ask nothing: a tag ("right?"), a second question, and the other way ("or do I have to wait?")."""
    idle = {at for at, clause in enumerate(tokens.clause) if clause in tokens.further} | tokens.tags
    has_to = {one.places[0] for one in spoken if one.concept in _HAS_TO}
    for one in spoken:
        at = one.places[-1] if one.concept == "or" else len(tokens.words)
        if has_to & set(range(at + 1, at + 1 + _ALTERNATIVE)) and tokens.clause[at] in tokens.asking:
            idle |= set(range(at, len(tokens.words)))
    return idle


def _is_asked(tokens: Tokens, one: Spoken) -> bool:
    """Whether a concept is spoken of in a clause that asks, and gives no reason ("perché" is also "because")."""
    return all(tokens.clause[at] in tokens.asking and ":because" not in tokens.said[at] for at in one.places)


def _without_parts(spoken: Sequence[Spoken]) -> list[Spoken]:
    """What is spoken of, without what the same words only seem to say: an Attack Position is no attack."""
    said = {(part, one.places) for one in spoken for part in bearing().part_of.get(one.concept, ())}
    return [one for one in spoken if (one.concept, one.places) not in said]


def _measures(tokens: Tokens, spoken: Sequence[Spoken]) -> set[int]:
    """The numbers that say a Level, a Rank or a Scale, and count nothing: the one behind, else the one before it."""
    found = set()
    for at in (one.places[-1] for one in spoken if one.concept in bearing().measures):
        beside = (place for place in (at + 1, at - 1) if 0 <= place < len(tokens.words))
        found |= {next((place for place in beside if number_in(tokens.words[place]) is not None), at)}
    return found


def _strange(tokens: Tokens) -> frozenset[int]:
    """The words that seem to name a card which is not in the collection, without those for any monster or Token."""
    typical = (range(one.start, one.end) for one in tokens.mentions if one.typical)
    return tokens.strange.difference(*typical)


def _named_places(tokens: Tokens) -> set[int]:
    """The words that name cards."""
    return {at for one in tokens.mentions if not one.typical for at in range(one.start, one.end)}


def _fit(heard: _Heard, one: Statement) -> _Fit | None:
    """How well a question fits a statement; None if it does not."""
    tokens, spoken = heard.tokens, heard.spoken
    said = {each.concept for each in spoken}
    barred = one.bars | (_BARRED - one.named - heard.aside)
    kinds = {kind for each in said - one.named if (kind := bearing().kind_of.get(each))}
    if barred & (said | kinds) or not all(group & said for group in one.needs):
        return None
    inside = _named_places(tokens) | {at for each in spoken if each.concept in _NO_NUMBER for at in each.places}
    numbers = {at: number for at, word in enumerate(tokens.words)
               if at not in inside and (number := number_in(word)) is not None}  # fmt: skip
    counted = {at for low, high in one.ranges for at, number in numbers.items() if low <= number <= high}
    if any(not any(low <= number <= high for number in numbers.values()) for low, high in one.ranges):
        return None
    if any(low <= number <= high for low, high in one.outside for number in numbers.values()):
        return None
    within = between(tokens, spoken, numbers) if one.compares in _BETWEEN else ""
    if within and within != one.compares:
        return None
    sum_of = added(numbers) if one.compares in SUMS else ""
    if sum_of and sum_of != one.compares:
        return None
    if sum_of or within:
        counted |= set(numbers)
    points = [number for number in numbers.values() if number >= FEW or (number == 0 and one.compares)]
    if one.compares and not (within or sum_of) and comparison(points) != one.compares:
        return None
    doubt, heavy = _doubt(heard, one, numbers, counted)
    score = len(one.needs) + _NUMBER * len(one.ranges) + bool(one.compares) - _DOUBT * doubt
    return _Fit(one, score, doubt, heavy)


def _doubt(heard: _Heard, one: Statement, numbers: Mapping[int, int], counted: set[int]) -> tuple[float, float]:
    """How much of a question is not explained by a statement, and how heavy the heaviest concept of that is."""
    tokens, spoken = heard.tokens, heard.spoken
    known = one.named | bearing().adds_nothing | _INVERTS | {_TRUE} | heard.aside
    true = any(each.concept == _TRUE for each in spoken) and not _denied_before(heard)
    known |= {"not", "without"} if true else set()
    by_place: dict[int, set[str]] = {}
    for each in spoken:
        for at in each.places:
            by_place.setdefault(at, set()).add(each.concept)
    measured = {at + step for at, own in by_place.items() if own & bearing().measures for step in (-1, 1)}
    doubts: dict[str, float] = {}
    total = heavy = 0.0
    for at, word in enumerate(tokens.words):
        own = by_place.get(at, set())
        if at in heard.idle or own & known or at in counted:
            continue
        if own:
            least = min(own, key=bearing().weight)
            doubts[least] = bearing().weight(least)
            heavy = _HEAVY if own <= bearing().turning else heavy
        elif at in numbers:
            few = 1 < numbers[at] < FEW and not one.ranges and at not in measured
            total += _COUNTED if few else _POINTS
        elif word not in stop_words() and ":plain" not in tokens.said[at] and len(word) > 1:
            share = 1.0 if tokens.clause[at] in tokens.asking | tokens.conditions else _BESIDE
            total += share * (_UNREAD if tokens.said[at] else _UNKNOWN)
            heavy = _HEAVY if share == 1.0 else heavy
    if _tells_what_may_turn(tokens, by_place, one):
        heavy = _HEAVY
    return total + sum(doubts.values()), max((heavy, *doubts.values()))


def _tells_what_may_turn(tokens: Tokens, by_place: Mapping[int, AbstractSet[str]], one: Statement) -> bool:
    """Whether it is told before the question that something was Set, which a statement only allows for."""
    if _SET not in one.may or any(_SET in group for group in one.needs):
        return False
    told = tokens.asking | tokens.conditions
    return any(_SET in own and tokens.clause[at] not in told for at, own in by_place.items())
