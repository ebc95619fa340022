"""A question as tokens: its words with what they say, in sentences, and the cards it names."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rulebook.search.meanings import MARK, meanings
from rulebook.search.names import Names
from rulebook.search.words import stem, stop_words, words_of

from .card_names import (
    LONGEST_RUN,
    SHORT,
    beside_each_other,
    is_half,
    is_in_phrase,
    is_told_by_points,
    is_verb,
    of_other_names,
    own_words,
    with_nicknames,
    with_rest,
    with_translations,
    without_repeats,
)
from .claims import without_claim
from .clauses import (
    after_first,
    asks_before,
    continued,
    further_of,
    gives_reason,
    join_examples,
    join_wish,
    parts_of,
    same_part,
    says_nothing,
    says_who,
    split_clauses,
    tags_of,
)
from .corrections import corrected
from .frames import without_frame
from .likened import likened
from .persons import Heard, read_persons, with_players
from .reading import cards_named, common_words, languages_of
from .relatives import unfolded
from .spelt_out import read_points, read_than, spelt_out
from .turning_up import turn_up
from .typical import stand_ins
from .verbs import (
    has_pronoun,
    is_listed,
    is_noun,
    kinds,
    leave_out_alternative,
    person_of,
    read_going,
    uninflected,
    unlisted,
)

_SHORTENED = re.compile(r"\b(?:z\. ?B|e\.g|i\.e|bijv|bv|usw|bzw|p\.? ?es|vs|opp)\.", re.IGNORECASE)
"""Abbreviations whose full stop ends no clause."""
_LEVEL = re.compile(r"(?:lv|lvl|l)\d{1,2}")
"""A Level written as one word: "lv3"."""
_THOUSANDS = re.compile(r"\b(\d)[.,](\d{3})(?!\d)")
"""A number with a mark between its thousands: "1,800", "1.800"."""
_CONTRACTED = re.compile(r"\b([mz])['’](n)\b", re.IGNORECASE)
"""Dutch "m'n" and "z'n", which are one word each."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A card named in the words from ``start`` up to ``end``, and the number of its clause.

    ``typical``: the words name none, and the card stands for a monster like that.
    """

    card: str
    start: int
    end: int
    clause: int
    typical: bool = False


@dataclass(frozen=True, slots=True)
class Tokens:
    """The words of a question, what each says, the clause it is in, and the cards named.

    ``said`` has for each word the kinds of ``search/story`` and the meanings of ``search/meanings``; for words that
    belong to a card's name it is empty. ``asking``: the clauses that end with a question mark, or the last one.
    ``conditions``: the clauses that begin with "if" or "when". ``strange``: the words that seem to name a card which
    is not in the collection. ``tags``: the words of a mere "right?" at the end. ``further``: the clauses of a second
    question, which is not answered.
    """

    words: tuple[str, ...]
    said: tuple[frozenset[str], ...]
    clause: tuple[int, ...]
    mentions: tuple[Mention, ...]
    asking: frozenset[int]
    conditions: frozenset[int] = frozenset()
    strange: frozenset[int] = frozenset()
    tags: frozenset[int] = frozenset()
    further: frozenset[int] = frozenset()

    @property
    def denied(self) -> bool:
        """Whether the question asks if the opposite is right: "it is not destroyed, right?"."""
        start, end = self.bounds(max(self.asking, default=0))
        at = self.first(start, min((*self.tags, end)), ":not") if self.tags else -1
        wrong = any(":wrong_tag" in self.said[place] for place in self.tags)
        return wrong != (
            at >= 0 and not self.span(start, at, ":because")
        )  # "it may attack because it has no Level, right?"

    def span(self, start: int, end: int, *kinds: str) -> bool:
        """Whether a word from ``start`` up to ``end`` says one of these."""
        return any(kind in said for said in self.said[max(0, start) : end] for kind in kinds)

    def first(self, start: int, end: int, *kinds: str) -> int:
        """The first word from ``start`` up to ``end`` that says one of these; -1 if there is none."""
        found = (
            at for at in range(max(0, start), min(end, len(self.said))) if any(kind in self.said[at] for kind in kinds)
        )
        return next(found, -1)

    def last(self, start: int, end: int, *kinds: str) -> int:
        """The last word from ``start`` up to ``end`` that says one of these; -1 if there is none."""
        found = (
            at
            for at in range(min(end, len(self.said)) - 1, max(0, start) - 1, -1)
            if any(kind in self.said[at] for kind in kinds)
        )
        return next(found, -1)

    def bounds(self, clause: int) -> tuple[int, int]:
        """The first word of a clause and the word after it."""
        places = [at for at, own in enumerate(self.clause) if own == clause]
        return (places[0], places[-1] + 1) if places else (0, 0)


def tokens_of(names: Names, common: Collection[str], short: Mapping[str, str], text: str) -> Tokens:
    """Split a question into words, clauses and named cards.

    Args:
        names: the names of the cards.
        common: the terms of the game, which are no typos of card names.
        short: abbreviations and what they stand for.
        text: the question.
    """
    text = without_frame(text, lambda own: bool(cards_named(names, common, own)))
    text = without_claim(with_players(text))
    text = _SHORTENED.sub(lambda found: found.group().replace(".", ""), text)
    text = _THOUSANDS.sub(r"\1\2", _CONTRACTED.sub(r"\1\2", text))
    typed, clauses, asking = parts_of(text)
    names_like = _capitalised(text, typed, clauses)
    short = {word: full for word, full in short.items() if word not in common_words(languages_of(typed, set()))}
    words, clauses = spelt_out(typed, clauses, short)
    words = uninflected(words)
    listed = [
        one for one in cards_named(names, common, words)
        if not (is_verb(words, *one) or is_in_phrase(words, *one) or is_told_by_points(words, one[1]))
    ]  # fmt: skip
    named = with_translations(text, words, with_rest(words, with_nicknames(words, listed)))
    words, clauses, named = unfolded(text, *corrected(words, clauses, named))
    others = of_other_names(words, named)
    named = [one for one in named if others.isdisjoint(range(one[1], one[2]))]
    covered = {at for _, start, end in named for at in range(start, end)}
    langs = languages_of(words, covered)
    spoken = _said(langs, words, clauses)
    for card, start, end in likened(words, spoken, clauses, named):
        named = [one for one in named if one[0] != card or not start <= one[1] < end]
        covered -= set(range(start, end))
        spoken[start:end] = [{":plain"} for _ in range(start, end)]
    typical = stand_ins(words, spoken, clauses, named, asking)
    nameless = {card for card, _, _ in typical} - {card for card, _, _ in named}
    named = without_repeats(words, sorted([*named, *typical], key=lambda one: one[1]))
    covered |= {at for _, at, _ in typical}
    for one in named:
        spoken[one[1] : one[2]] = [set() for _ in range(one[1], one[2])]
    read_persons(Heard(langs, words, spoken, clauses, covered))
    read_points(words, spoken, covered)
    read_than(spoken)
    _read_as_verbs(spoken, {start for _, start, _ in named}, clauses)
    turn_up(spoken, clauses, named)
    read_going(spoken, clauses, asking)
    leave_out_alternative(words, spoken, clauses, {at for _, start, end in named for at in range(start, end)})
    said = tuple(frozenset(one) for one in spoken)
    inside = {at for _, start, end in named for at in range(start + 1, end)}
    numbered = split_clauses(clauses, said, covered, inside)
    join_examples(numbered, said, named)
    join_wish(numbered, said)
    mentions = tuple(Mention(card, start, end, numbered[start], typical=card in nameless) for card, start, end in named)
    asked = {numbered[at] for at, own in enumerate(clauses) if own in asking}
    conditions = frozenset(
        numbered[at] for at, one in enumerate(said)
        if one & {":if", ":relative"} and (not at or numbered[at - 1] != numbered[at])
    )  # fmt: skip
    conditions |= continued(numbered, said, conditions)
    last = {max(asked)} if asked else set(numbered[-1:])
    while last and last <= conditions and same_part(clauses, numbered, max(last)):
        last = {max(last) - 1}
    if last and last <= conditions:
        before = max((clause for clause in range(max(last)) if clause not in conditions), default=-1)
        if before >= 0 and asks_before(numbered, said, max(last), before):
            last = {before}
    if last and gives_reason(numbered, said, max(last)):
        last = {max(last) - 1}
    further = further_of(numbered, said, max(last)) if last else frozenset()
    second = after_first(clauses, said, covered, asking)
    further |= frozenset(numbered[max(second, 0) :] if second > 0 else ())
    if further:
        last = {min(further) - 1}
    if last and max(last) in numbered and max(last) > numbered[0] and says_nothing(numbered, said, max(last)):
        last = {max(last) - 1}
    tags = tags_of(numbered, said, max(last)) if last else frozenset()
    if tags and numbered.index(max(last)) in tags and max(last) > 0:
        last = {max(last) - 1}
        while last <= conditions and same_part(clauses, numbered, max(last)):
            last = {max(last) - 1}  # "he takes no damage if he discards it, right?"
    unknown = [at for at, one in enumerate(said) if not one and at not in covered and _is_strange(words[at], common)]
    of_names = {word for card, _, _ in named for word in own_words(card)}
    unknown = [at for at in unknown if words[at] not in of_names]
    strange = {at for at in unknown if is_half(words, named, at)}
    strange |= beside_each_other(words, named, said) | others
    if len(words) == len(typed):  # one word with a capital can be any noun in German
        strange |= {at for at in unknown if at in names_like and not names_like.isdisjoint((at - 1, at + 1))}
    return Tokens(
        tuple(words), said, tuple(numbered), mentions, frozenset(last), conditions, frozenset(strange), tags, further
    )


def _capitalised(text: str, words: Sequence[str], clauses: Sequence[int]) -> frozenset[int]:
    """The words written with a capital that do not begin a clause; none if case tells nothing."""
    upper: list[bool] = []
    for part in text.split():
        found = words_of(part)
        upper += [part.lstrip("\"'“”„«»([")[:1].isupper()] * len(found)
    if len(upper) != len(words) or text.isupper():
        return frozenset()
    return frozenset(at for at, one in enumerate(upper) if one and at and clauses[at] == clauses[at - 1])


def _is_strange(word: str, common: Collection[str]) -> bool:
    """Whether a word says nothing: no common word of any language, no term of the game, no number."""
    return word not in common and word not in stop_words() and not word.isdigit() and not is_listed(word)


def _said(langs: Sequence[str], words: Sequence[str], clauses: Sequence[int]) -> list[set[str]]:
    """What each word says, alone or together with those beside it in the same part."""
    found: list[set[str]] = [set() for _ in words]
    for lang in langs:
        own_kinds = kinds(lang)
        for at, word in enumerate(words):
            found[at] |= {meaning.removeprefix(MARK) for meaning in meanings().of_word(lang, word)}
            for size in range(1, LONGEST_RUN + 1):
                apart = clauses[at] != clauses[min(at + size, len(words)) - 1]
                own = frozenset() if apart else own_kinds.get(tuple(words[at : at + size]), frozenset())
                for place in range(at, min(at + size, len(words))):
                    found[place] |= own
    for at, (word, said) in enumerate(zip(words, found, strict=True)):
        if not said and word not in stop_words():
            said |= _loaned(word) or unlisted(langs, word)
        said |= {":it"} if said and has_pronoun(langs, word) else set()
        noun = is_noun(langs, words, at)
        if noun and said & {"attack", ":attack"}:
            said -= {":i"}
            said |= {":noun"}
        who = person_of(langs, word, said) if not noun else ""
        said |= {who} if who else set()
        said |= {":level"} if _LEVEL.fullmatch(word) else set()
        said |= {kind for meaning, kind in _LYING.items() if meaning in said}
        for kind, less in _LESS.items():
            if kind in said:
                said -= less
    return found


_LESS = {
    ":attacker": {"attack"},  # who attacks, not that somebody does
    ":damage_step": {"damage"},
    ":attack_position": {"attack", ":attack"},
    ":battle_phase": {"attack", ":attack"},
    ":wins": {"win"},
    ":battle": {"attack", ":attack"},
    ":only": {"once"},
    ":again": {"how-often"},
    ":first_turn": {"old-rules", "order", "begin"},
    ":already": {"several", "count", "how-many"},
    ":such": {"type", ":if"},
    ":main_phase": {"phase"},
    ":end_phase": {"end", "phase", "turn", ":plain"},
    ":standby": {"phase"},
    ":as": {":if", "count", "several"},
    ":also_can": {":play"},
    ":opened": {":up"},
    ":set": {"deck"},
    "negate": {":sets", ":turns"},
    ":other": {"survive"},
    ":fails": {"empty"},
    ":last_turn": {"count", "several", "how-many", ":two", "old-rules", ":already"},
    ":together": {"how-often", "timing"},
}
"""What a word does not say beside something else."""
_LYING = {"face-down": ":set", "face-up": ":up"}
"""Meanings that say where a card is."""
_BESIDE = 3
"""How many words after its verb a name may begin."""


def _read_as_verbs(said: Sequence[set[str]], starts: set[int], clauses: Sequence[int]) -> None:
    """Tell a verb from the adjective with the same form: a verb has a name behind it."""
    for at, one in enumerate(said):
        if ":for" in set().union(*said[at + 1 : at + 2]) and ":it" in set().union(*said[at + 2 : at + 3]):
            one -= {":attack", "attack"} if not one & {":i", ":he"} else set()  # "is it a legal hit for it?"
        if ":instead" in set().union(*said[max(0, at - 2) : at]) and one & {"attack", ":attack"}:
            one -= {"attack", ":attack"}  # "may I leave it in Defense instead of attacking?"
            one.add(":plain")
        verb = any(at < start <= at + _BESIDE and clauses[start] == clauses[at] for start in starts)
        if {":up", ":play"} <= one:
            one -= {":up"} if verb else {":play", ":i", ":he"}
        if {":set", ":laid"} <= one and verb and at and says_who(said[at - 1]):
            one |= {":sets"}  # "when I set X"


_BEGINNINGS, _ENDINGS = ("", "ge"), ("", "t", "en", "e", "et", "ed", "te", "n", "d", "s", "a", "o", "are", "ato", "ata")
"""What the other languages put before and after an English word."""


@cache
def _loaned(word: str) -> frozenset[str]:
    """What an English word says that another language has borrowed, with its own beginning and ending."""
    own_kinds = kinds("en")
    for begins in _BEGINNINGS:
        for ends in _ENDINGS:
            if not (word.startswith(begins) and word.endswith(ends)):
                continue
            base = word[len(begins) : len(word) - len(ends)]
            said = {one.removeprefix(MARK) for one in meanings().of("en", stem("en", base))}
            said |= own_kinds.get((base,), frozenset())
            if len(base) > SHORT - 1 and said:
                return frozenset(said)
    return frozenset()
