"""Who is who in a question: relatives at the table, "Player A" and "Player B", and the one who is spoken to."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import NamedTuple

from rulebook.languages import LANGUAGES

from .verbs import listed

FIRST, SECOND = "playera", "playerb"
"""The words that players called by a letter are read as."""
_LETTERED = re.compile(r"\bA\b(?!['’.-]).*\bB\b(?!['’-])|\bB\b(?!['’-]).*\bA\b(?!['’.-])", re.DOTALL)
_CALLED = r"(?:[Pp]layer|[Ss]pieler(?:in)?|[Gg]iocat(?:ore|rice)|[Ss]peler|[Ss]peelster|[Dd]uellant(?:in)?)"
_PLAYER = re.compile(rf"\b{_CALLED} ([AB])\b(?![-'’])")
_LETTER = re.compile(r"\b([AB])\b(?![-'’])")
_ENGLISH_NOUN = re.compile(r" (?:monster|card|spell|trap|player|duel|[A-Z])")
_LONGEST = 3
_MALE, _FEMALE = "male", "female"


def with_players(text: str) -> str:
    """A question with players called by a letter as one word each: "Player A attacks B" is told of two persons."""
    two = _LETTERED.search(text) is not None
    found = _PLAYER.sub(lambda one: _word(one.group(1)), text)
    return (
        _LETTER.sub(lambda one: one.group() if _is_article(found, one) else _word(one.group()), found) if two else found
    )


def _word(letter: str) -> str:
    return FIRST if letter == "A" else SECOND


def _is_article(text: str, one: re.Match[str]) -> bool:
    """Whether "A" is the article that begins an English sentence or a name: "A monster", "A Feint Plan"."""
    return one.group() == "A" and _ENGLISH_NOUN.match(text, one.end()) is not None


class _Person(NamedTuple):
    """Words that mean a person: from ``start`` up to ``end``; ``gender`` is "" where either is possible.

    ``first``: it is the one who is "you" in the story, if the teller does not play.
    """

    start: int
    end: int
    gender: str
    first: bool


@dataclass(frozen=True, slots=True)
class Heard:
    """The words of a question and what each of them says, with the lists of persons looked up once.

    Args:
        langs: the languages of the question; all if empty.
        words: its words.
        said: what each of them says; ``read_persons`` changes it.
        clauses: the number of the part between punctuation marks that each is in.
        covered: the words of the names of cards.
    """

    langs: Sequence[str]
    words: Sequence[str]
    said: Sequence[set[str]]
    clauses: Sequence[int]
    covered: AbstractSet[int]
    _within: dict[str, frozenset[int]] = field(default_factory=dict)

    def places(self, key: str) -> Iterator[tuple[int, int]]:
        """Where the words of a list stand outside the names of cards: the first word, and the word after it."""
        known = frozenset().union(*(listed(key, lang) for lang in self.langs or LANGUAGES))
        for at in range(len(self.words)):
            longest = min(_LONGEST, len(self.words) - at)
            sizes = (size for size in range(longest, 0, -1) if tuple(self.words[at : at + size]) in known)
            size = next(sizes, 0)
            if size and not self.covered & set(range(at, at + size)):
                yield at, at + size

    def within(self, key: str) -> frozenset[int]:
        """The words of a list outside the names of cards."""
        if key not in self._within:
            self._within[key] = frozenset(at for start, end in self.places(key) for at in range(start, end))
        return self._within[key]

    def says(self, at: int, *kinds: str) -> bool:
        """Whether there is such a word, and it says one of these."""
        return 0 <= at < len(self.said) and not self.said[at].isdisjoint(kinds)

    def begins(self, at: int) -> bool:
        """Whether a part between punctuation marks begins with a word."""
        return at == 0 or self.clauses[at - 1] != self.clauses[at]


def read_persons(heard: Heard) -> None:
    """Say of each word for a person whether it means the player who is "you" in the story, or the other one."""
    lettered = [at for at, word in enumerate(heard.words) if word in (FIRST, SECOND)]
    if lettered:
        for own in heard.said:
            if ":i" in own and ":he" not in own:
                own -= {":me", ":i"}  # a judge asks
        _tell_apart(heard, [_Person(at, at + 1, "", heard.words[at] == FIRST) for at in lettered])
        return
    persons = _relatives(heard)
    spoken_to = heard.within("spoken_to") | heard.within("spoken_to_own")
    told = _is_told_by_one(heard, persons, spoken_to)
    if any(one.first for one in persons) and not told and not spoken_to:
        _tell_apart(heard, persons)
        return
    for one in persons:
        _mark(heard, one, first=False)
    for at in heard.within("hers") if any(one.gender == _FEMALE for one in persons) else ():
        heard.said[at].add(":his")
    _read_spoken_to(heard, told=told)


def _relatives(heard: Heard) -> list[_Person]:
    """The relatives of a question in order: the first child is the first person, and all others are the second."""
    pair = _pair(heard)
    if pair:
        return pair
    kinds = (("sons", _MALE), ("daughters", _FEMALE), ("children", ""), ("brothers", _MALE), ("sisters", _FEMALE))
    found = sorted((start, end, gender, key) for key, gender in kinds for start, end in heard.places(key))
    head = next((heard.words[end - 1] for _, end, _, key in found if key in _YOUNG), "")
    return [_Person(start, end, gender, heard.words[end - 1] == head) for start, end, gender, _ in found]


_YOUNG = ("sons", "daughters", "children")


def _pair(heard: Heard) -> list[_Person]:
    """The two of several children: "one of my boys attacked, the other one ..."."""
    several = heard.within("several_children")
    ones = [
        _Person(start, end, "", first=True)
        for start, end in heard.places("the_one")
        if heard.begins(start) or (heard.says(end, ":of", ":by") and several & set(range(end, end + 4)))
    ]
    if not several or not ones:
        return []
    others = [_Person(start, end, "", first=False) for start, end in heard.places("the_other")
              if not heard.says(end, *_NOUNS) and end not in heard.covered]  # fmt: skip
    for at in several:
        heard.said[at].clear()
        heard.said[at].add(":plain")
        for before in (at - 1, at - 2):  # "my two boys"
            if before >= 0 and before not in heard.covered:
                heard.said[before].discard(":my")
    return sorted([ones[0], *others])


def _is_told_by_one(heard: Heard, persons: Sequence[_Person], spoken_to: Collection[int]) -> bool:
    """Whether the teller plays in the story, and does not only say or think something."""
    beside = {*spoken_to, *heard.within("anyone"), *heard.within("claims_mine"), *heard.covered}
    beside |= {at for one in persons for at in range(one.start - 1, one.end)}
    return any(own & {":i", ":my", ":me"} and not own & {":one", ":he"} for at, own in enumerate(heard.said)
               if at not in beside)  # fmt: skip


def _mark(heard: Heard, one: _Person, *, first: bool) -> None:
    """Say of the words for a person who that is, or whose something is: "my son's X"."""
    owns = one.end < len(heard.words) and heard.words[one.end] == "s"
    kind = (":my" if first else ":his") if owns else (":i" if first else ":he")
    for at in range(one.start, one.end):
        heard.said[at].clear()
        heard.said[at] |= {kind, ":plain"} | (set() if first or owns else {"opponent"})
    at = one.start - 1
    if at not in heard.covered and heard.says(at, ":my", ":his"):
        heard.said[at].clear()
        heard.said[at].add(":plain" if first else kind)


def _tell_apart(heard: Heard, persons: Sequence[_Person]) -> None:
    """Read what is told of one or two persons, none of whom is the teller: the first one is "you"."""
    by_end = {one.end - 1: one for one in persons}
    inside = {at for one in persons for at in range(one.start, one.end)}
    genders = {one.first: one.gender for one in persons if one.gender}
    male, female, friends = heard.within("male"), heard.within("female"), heard.within("friends")
    both = any(not one.first for one in persons) or any("opponent" in own for own in heard.said)
    current = True
    for at, own in enumerate(heard.said):
        if at in by_end and not heard.says(by_end[at].start - 1, *_BESIDE_SUBJECT):
            current = by_end[at].first
        if at in inside or at in heard.covered:
            continue
        if "opponent" in own or at in friends:
            current = False
            continue
        if at in female and not own & {":he", ":his"} and _FEMALE in genders.values():
            own.add(":his" if at in heard.within("hers") else ":he")
        if own & {":he", ":his"}:
            gender = _MALE if at in male else _FEMALE if at in female else ""
            if not both or _means_first(gender, genders, current=current):
                own |= {":i" if one == ":he" else ":my" for one in own & {":he", ":his"}}
                own -= {":he", ":his"}
    for one in persons:
        _mark(heard, one, first=one.first)


_BESIDE_SUBJECT = (":of", ":by", ":onto", ":with", ":for")
"""What stands before a person of whom something else is told: "B's monster", "attacks B"."""


def _means_first(gender: str, genders: dict[bool, str], *, current: bool) -> bool:
    """Whether a pronoun means the first person: by its gender, else if that was spoken of last."""
    fits = [first for first in (True, False) if gender and genders.get(first) == gender]
    if len(fits) == 1:
        return fits[0]
    return current != (bool(gender) and genders.get(current, gender) != gender)


def _read_spoken_to(heard: Heard, *, told: bool) -> None:
    """Read "you" as the opponent where the teller plays, too, and "your" as the teller's own where nobody else does."""
    owned = {at for at in heard.within("spoken_to_own") if not heard.says(at + 1, "opponent", ":he")}
    plain, strong = heard.within("spoken_to"), heard.within("spoken_to_only")
    if not told:
        for at in owned - plain:
            heard.said[at].discard(":his")
            heard.said[at].add(":my")
        for at in strong:
            heard.said[at].add(":i")
        return
    if not (owned | strong) and not any(_acts_on_mine(heard, at) for at in plain):
        return
    for at in plain | owned:
        owns = at in owned or (heard.words[at] in _OWNING_TOO and at not in strong
                               and (at + 1 in heard.covered or heard.says(at + 1, *_NOUNS)))  # fmt: skip
        heard.said[at] -= {":i", ":my"}
        heard.said[at].add(":his" if owns else ":he")


def _acts_on_mine(heard: Heard, at: int) -> bool:
    """Whether "you" does something with what is "mine", or is told to have done it: "you attack my X", "you used X"."""
    own = [place for place, clause in enumerate(heard.clauses) if clause == heard.clauses[at]]
    if heard.begins(at) and heard.says(at + 1, *_DEEDS) and not any(heard.says(place, ":can") for place in own):
        return True
    alone = all(not heard.says(place, ":i") or place in heard.within("spoken_to") for place in own)
    return alone and any(heard.says(place, ":my") for place in own)


_DEEDS = ("attack", ":attack", ":play", "activate", "summon", "special", "destroy", "negate", ":laid", "tribute")
_OWNING_TOO = ("je", "u")
"""What means the person spoken to and what is theirs: Dutch "je hand"."""
_NOUNS = ("monster", "card", "spell", "trap", ":hand", ":graveyard", "turn", "deck", ":on_field", ":lp")
