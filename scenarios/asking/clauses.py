"""The clauses of a question: its parts between punctuation marks, split where another clause begins."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from rulebook.search.words import words_of

_ENDS = re.compile(r"[.?!;:,\n]+(?=\s|$)|\s-+\s")


_BEGINNING = 2
"""How many words may stand before the verb of a question."""


def join_examples(numbered: list[int], said: Sequence[frozenset[str]], named: Sequence[tuple[str, int, int]]) -> None:
    """Join a clause that only gives an example ("for instance X") with the one before it, and the rest after it."""
    for _, start, end in named:
        begins = start > 0 and numbered[start - 1] == numbered[start]
        at = next((at for at in (start - 1, start - 2) if at > 0 and ":such" in said[at]), -1)
        if begins and at > 0 and numbered[at] != numbered[at - 1]:
            own, before = numbered[at], numbered[at - 1]
            follows = numbered[end] if end < len(numbered) and not any(
                one[1] >= end and numbered[one[1]] == numbered[end] for one in named) else own  # fmt: skip
            for place in range(at, len(numbered)):
                if numbered[place] in (own, follows):
                    numbered[place] = before


def join_wish(numbered: list[int], said: Sequence[frozenset[str]]) -> None:
    """Join a question that only asks if something is possible with the wish before it: "I want to draw. May I?"."""
    last = numbered[-1] if numbered else 0
    own = [one for at, one in enumerate(said) if numbered[at] == last]
    before = [one for at, one in enumerate(said) if numbered[at] == last - 1]
    asks = len(own) <= _SHORT and any(":can" in one for one in own) and all(one <= _ONLY_ASKING for one in own)
    if asks and any(":wish" in one for one in before) and not any(":can" in one for one in before):
        numbered[:] = [last - 1 if number == last else number for number in numbered]


_SHORT = 5
"""How many words a question has at most that only asks if something is possible."""
_ONLY_ASKING = frozenset({
    ":can", ":plain", ":it", ":i", ":he", ":still", ":goes", ":tag", ":already", ":object", ":fine", ":also_can",
    "optional", ":which", ":get", ":works", ":if",
})  # fmt: skip


def same_part(clauses: Sequence[int], numbered: Sequence[int], clause: int) -> bool:
    """Whether the clause before this one is in the same part between punctuation marks."""
    at = numbered.index(clause)
    return at > 0 and clauses[at - 1] == clauses[at]


def tags_of(numbered: Sequence[int], said: Sequence[frozenset[str]], clause: int) -> frozenset[int]:
    """The words of a mere "right?" or "or not?" at the end of a clause."""
    found: set[int] = set()
    for at in range(len(numbered) - 1, -1, -1):
        if numbered[at] > clause:
            continue
        if numbered[at] < clause or ":tag" not in said[at]:
            break
        found.add(at)
    return frozenset(found)


def says_who(said: Collection[str]) -> bool:
    """Whether a word names a player, and not whose something is."""
    return any(one in said for one in _PERSONS) and not any(
        one in said for one in (":my", ":his", ":can", ":has", ":also_can"))  # fmt: skip


def says_nothing(numbered: Sequence[int], said: Sequence[frozenset[str]], clause: int) -> bool:
    """Whether a clause only ends the one before it: ", too?"."""
    own = [one for at, one in enumerate(said) if numbered[at] == clause]
    return bool(own) and all(one and one <= {":plain", ":still"} for one in own)


def asks_before(numbered: Sequence[int], said: Sequence[frozenset[str]], condition: int, clause: int) -> bool:
    """Whether a clause begins as a question does, and only its condition follows: "may I attack, if he has X?"."""
    own = [one for at, one in enumerate(said) if numbered[at] == clause]
    after = [one for at, one in enumerate(said) if numbered[at] == condition]
    asks = any(":can" in one for one in own[:_BEGINNING]) or (
        bool(own) and bool(own[0] & _ASKING) and ":then" not in own[0]
    )
    return asks and not any(":can" in one for one in after)


_ASKING = frozenset({
    ":get", ":also_can", ":what", "survive", "destroy", "banish", "return", "lose", "draw", ":takes", ":wins", ":works",
    ":passive",
})  # fmt: skip
"""What the verb says that begins a question."""


def gives_reason(numbered: Sequence[int], said: Sequence[frozenset[str]], clause: int) -> bool:
    """Whether a clause states only why what the one before asks may be so: "can it attack, it is only Level 3?"."""
    own = [one for at, one in enumerate(said) if numbered[at] == clause]
    before = [one for at, one in enumerate(said) if numbered[at] == clause - 1]
    asks = any(":can" in one for one in before[:_BEGINNING]) and len(before) >= _FEWEST
    states = len(own) >= _FEWEST and bool(own[0] & {":it", ":i", ":he", ":because"}) and not own[0] & _ASKING
    level = bool(own[:1]) and ":passive" in own[0] and any(":level" in one for one in own)  # "è solo di livello 3"
    states = states or level
    copula = level or any(one & {":passive", ":has"} for one in own[1:3])
    return asks and states and copula and not any(one & {":can", ":also_can", ":what", ":get"} for one in own)


def continued(numbered: Sequence[int], said: Sequence[frozenset[str]], conditions: Collection[int]) -> frozenset[int]:
    """The clauses that go on with a condition: "if he attacks and I have no monster"."""
    found: set[int] = set()
    for clause in dict.fromkeys(numbered):
        own = [one for at, one in enumerate(said) if numbered[at] == clause]
        goes_on = clause - 1 in conditions or clause - 1 in found
        if goes_on and ":then" in own[0] and not any(one & {":can", ":also_can"} for one in own):
            found.add(clause)
    return frozenset(found)


def further_of(numbered: Sequence[int], said: Sequence[frozenset[str]], last: int) -> frozenset[int]:
    """The last clause if it asks a second question: "can he chain X, and do I still draw?"."""
    own = [at for at, number in enumerate(numbered) if number == last]
    before = [at for at, number in enumerate(numbered) if number == last - 1]
    first = any(":can" in said[at] for at in before[:_BEGINNING])
    second = len(own) > 1 and ":then" in said[own[0]] and any(said[at] & {":also_can", ":can"} for at in own[1:3])
    return frozenset((last,)) if first and second else frozenset()


_FEWEST = 3
"""A question with fewer words is no second one: "right?", "or not?"."""


def after_first(
    clauses: Sequence[int], said: Sequence[frozenset[str]], covered: Collection[int], asking: Collection[int]
) -> int:
    """The first word after the first of several questions; -1 if there is only one, or the first asks of no card."""
    first = min(asking, default=0)
    own, later = ([at for at, part in enumerate(clauses) if fits(part)] for fits in (first.__eq__, first.__lt__))
    if len(asking) < 2 or not own or not later or clauses[-1] not in asking:
        return -1
    asks = any(":can" in said[at] for at in own) or bool(said[own[0]] & _ASKING)
    named = any(at in covered for at in range(own[-1] + 1))
    another = [at for at in later if ":tag" not in said[at] and (at in covered or said[at])]
    return later[0] if asks and named and len(own) >= _FEWEST and len(another) >= _FEWEST else -1


_ASIDE = re.compile(r"(?<=\w)\s*\([^()]*\)\W*$")
"""Words in brackets at the end of a text."""


def parts_of(text: str) -> tuple[list[str], list[int], set[int]]:
    """The words, the number of the part between punctuation marks that each is in, and the parts that are questions."""
    words = words_of(text)
    found: list[int] = []
    questions: set[int] = set()
    at = number = 0
    for end in _ENDS.finditer(text):
        found += [number] * len(words_of(text[at : end.start()]))
        if "?" in end.group():
            questions.add(number)
        at, number = end.end(), number + 1
    found += [number] * len(words_of(text[at:]))
    aside = _ASIDE.search(text)
    if aside is not None and not questions and found and len(found) == len(words):
        questions = {found[len(words_of(text[: aside.start()])) - 1]}  # what is asked stands before the aside
    if len(found) != len(words):  # a mark belongs to a name
        return words, [0] * len(words), {0}
    return words, found, questions


def _only_asks(clauses: Sequence[int], said: Sequence[frozenset[str]], at: int) -> bool:
    """Whether nothing but "may it" stands before a word in its part, so that the question goes on: "may it then"."""
    before = [one for place, one in enumerate(said[:at]) if clauses[place] == clauses[at]]
    return any(":can" in one for one in before) and all(one & {":can", ":it", ":i", ":he"} for one in before)


def _says_what_for(clauses: Sequence[int], said: Sequence[frozenset[str]], begun: int, at: int) -> bool:
    """Whether a word begins what is done in a question for: "can I discard it so I take no damage"."""
    asks = any(":can" in said[place] for place in range(begun, at) if clauses[place] == clauses[at])
    return asks and ":purpose" in said[at]


def split_clauses(
    clauses: Sequence[int], said: Sequence[frozenset[str]], covered: Collection[int], inside: Collection[int]
) -> list[int]:
    """Clauses, also begun by "if", by "and" or "then" before a person, by the next person who does something, and by a
    question that follows what was told.

    No clause begins inside a name.
    """
    found: list[int] = []
    number, before, begun = 0, clauses[0] if clauses else 0, 0
    for at, own in enumerate(clauses):
        begins = own != before and at not in inside
        if not begins and ":then" in said[at] and at not in covered:
            begins = any(one & {":i", ":he", ":also_can"} for one in said[at + 1 : at + 3])
            begins = begins or _tells_what_it_is(said, at)
            begins = begins and not _only_asks(clauses, said, at)
            begins = begins and not _says_what_for(clauses, said, begun, at)
        begins = begins or (":if" in said[at] and at not in covered)
        begins = begins or (own == before and _acts_next(said, covered, inside, begun, at))
        begins = begins or (own == before and _asks_next(said, covered, begun, at))
        begun = at if begins else begun
        number += int(begins)
        before = own
        found.append(number)
    return found


def _tells_what_it_is(said: Sequence[frozenset[str]], at: int) -> bool:
    """Whether the words behind a conjunction tell which card something is: "and it turns out to be X"."""
    named = ":passive" in said[at + 2] if at + 2 < len(said) and ":it" in said[at + 1] else False
    return named or any(":turns_out" in one for one in said[at + 1 : at + 4])


_PERSONS = frozenset({":i", ":he"})
_ACTING = frozenset({":play", "attack", ":attack", "summon", "special", "activate", "respond", "tribute"})
"""What is said to be done by a person who begins a clause without a conjunction."""
_GOES_ON = frozenset({
    ":can", ":also_can", ":if", ":relative", ":then", ":my", ":his", ":with", ":by", ":onto", ":for", ":what", ":after",
    ":not", ":of", ":get", ":i", ":he", ":me", ":object", ":such", ":purpose", ":an", ":passive", ":only",
})  # fmt: skip
"""What stands before a person who does not begin a clause."""


def _asks_next(said: Sequence[frozenset[str]], covered: Collection[int], begun: int, at: int) -> bool:
    """Whether a question begins here, after something was told without a mark between: "he plays X can I use Y"."""
    before = range(begun, at)
    if at not in covered and (_asks_behind_condition(said, covered, begun, at) or _acts_behind_condition(
           said, covered, begun, at)):  # fmt: skip
        return True
    if at in covered or ":can" not in said[at] or not any(one & _PERSONS for one in said[at : at + 2]):
        return False
    named = any(place in covered for place in before)
    told = any(place not in covered and said[place] & _DONE for place in before)
    asked = any(said[place] & {":can", ":what"} for place in before) or bool(said[at - 1] & {":not", ":relative"})
    return named and told and not asked


def _asks_behind_condition(said: Sequence[frozenset[str]], covered: Collection[int], begun: int, at: int) -> bool:
    """Whether a verb before its person begins a question behind a condition: "wenn X Y zerstört bekomm ich es"."""
    if ":if" not in said[begun] or at + 1 >= len(said) or at <= begun + 2:
        return False
    verb = said[at] & {":can", ":get", ":also_can", "draw"} and not said[at] & {":i", ":he", ":passive"}
    person = said[at + 1] & _PERSONS and not said[at + 1] & {":my", ":his"} and at + 1 not in covered
    done = [place for place in range(begun, at) if place not in covered and said[place] & _DONE]
    named = any(place in covered for place in range(begun, at))
    return bool(verb and person and done and named)


def _acts_behind_condition(said: Sequence[frozenset[str]], covered: Collection[int], begun: int, at: int) -> bool:
    """Whether a verb before its person tells what is done where a condition holds: "als ik X set activeert hij Y"."""
    if ":if" not in said[begun] or at + 2 >= len(said) or not said[at] & _ACTING or said[at] & _PERSONS:
        return False
    told = any(place not in covered and said[place] & {*_ACTING, ":sets"} for place in range(begun, at))
    return told and says_who(said[at + 1]) and at + 1 not in covered and at + 2 in covered


_DONE = frozenset({":play", "attack", ":attack", "summon", "special", "activate", "respond", "tribute", "destroy",
                   "take-control"})  # fmt: skip
"""What is told to have been done before a question begins."""


def _acts_next(
    said: Sequence[frozenset[str]], covered: Collection[int], inside: Collection[int], begun: int, at: int
) -> bool:
    """Whether a person does something here, after something was told: "X attacks he flips Y i chain Z"."""
    if at in covered or at + 1 >= len(said) or not said[at] & _PERSONS or (at and said[at - 1] & _GOES_ON):
        return False
    if said[at] & {":one", ":an"} or (":with" in said[begun] and said[at - 1] & _ACTING):
        return False  # "mit X opfere ich Y"
    named = any(place in covered for place in range(begun, at))
    told = any(place not in covered and said[place] & {*_ACTING, ":sets"} for place in range(begun, at))
    if not (named and told):
        return False
    following = said[at + 1]
    if said[at] & _ACTING:  # a verb that says who does it
        near = [place for place in range(at + 1, min(at + 4, len(said))) if place in covered and place not in inside]
        return ":play" in said[at] and bool(near)
    verb = bool(following & _ACTING) and not following & {":laid", ":sets"}
    return verb or (at + 1 in covered and at + 1 not in inside)
