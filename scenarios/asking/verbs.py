"""Forms of words that no list has: conjugated verbs, verbs with a prefix, and names of cards used as verbs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES, table
from rulebook.search.meanings import MARK, meanings
from rulebook.search.names import nicknames
from rulebook.search.words import stem, words_of

_SHORTEST = 4
"""A word or the stem of a verb with fewer letters is not told from its form."""
_VERB_ENDINGS = ("", "t", "d", "s", "en", "n", "te", "de", "ed", "et", "st")
"""What a verb made from the name of a card ends in: "taifunt", "rebornen", "msted"."""
_BEGINNINGS = ("", "ge")


_OTHERWISE = (
    "agree", "claims", "claimed", "right", "correction", "filler", "relative_pronoun", "ordinary", "sons", "daughters",
    "children", "brothers", "sisters", "several_children", "the_one", "the_other", "male", "female", "hers", "friends",
    "spoken_to", "spoken_to_own", "spoken_to_only", "anyone", "claims_mine", "claims_yours", "right_his", "right_mine",
    "right_short", "wrong", "contrast", "edition", "frame", "long_ago", "excuse", "unnamed", "noun_endings",
)  # fmt: skip
"""Lists of words that are looked for otherwise: see ``claims``, ``corrections``, ``relatives``, ``persons``,
``frames`` and ``reading``."""


@cache
def listed(key: str, lang: str = "") -> frozenset[tuple[str, ...]]:
    """The words of a list of a language's ``search/story``; of all languages if none is given."""
    langs = (lang,) if lang else LANGUAGES
    return frozenset(tuple(words_of(one)) for own in langs for one in table(own, "search/story")[key])


@cache
def kinds(lang: str) -> dict[tuple[str, ...], frozenset[str]]:
    """What the words of a language's ``search/story`` say in a question: ``:kind`` of the list, or a meaning."""
    found: dict[tuple[str, ...], set[str]] = {}
    listed = dict(table(lang, "search/story"))
    also = listed.pop("also", {})
    for whole in _OTHERWISE:
        listed.pop(whole, None)
    for kind, said in [*((f":{kind}", said) for kind, said in listed.items()), *also.items()]:
        for one in said:
            found.setdefault(tuple(words_of(one)), set()).add(kind)
    return {words: frozenset(said) for words, said in found.items()}


def unlisted(langs: Sequence[str], word: str) -> frozenset[str]:
    """What a word says that no list has, as another form of one that a list has; empty if it is none."""
    return frozenset().union(*(_unlisted(lang, word) for lang in langs))


@cache
def _unlisted(lang: str, word: str) -> frozenset[str]:
    verbs = table(lang, "search/verbs")
    marks = tuple(verbs.get("marks", ()))
    for form in dict.fromkeys((word, *_without(word, marks))):
        said = _of_stem(lang, form)
        if said:
            return said
    infinitive = _without_pronoun(word, verbs)
    if infinitive:
        return _of_stem(lang, infinitive) | kinds(lang).get((infinitive,), frozenset()) | {":it"}
    for prefix in sorted((fold for one in verbs.get("prefixes", ()) for fold in words_of(one)), key=len, reverse=True):
        rest = word.removeprefix(prefix)
        for form in (rest, *_without(rest, marks)):
            said = _of_stem(lang, form) if rest != word else frozenset()
            if said:
                return said
    return frozenset()


def _without(word: str, marks: Sequence[str]) -> list[str]:
    """A word without the mark of a participle or infinitive: "gekettet", "zu ketten"."""
    return [word.removeprefix(mark) for mark in marks if word.startswith(mark)]


def has_pronoun(langs: Sequence[str], word: str) -> bool:
    """Whether a word is an infinitive with a pronoun joined to it: "evocarlo"."""
    return any(len(_without_pronoun(word, table(lang, "search/verbs"))) > _SHORTEST for lang in langs)


def _without_pronoun(word: str, verbs: Mapping[str, Sequence[str]]) -> str:
    """The infinitive that a pronoun is joined to: "sacrificarlo"; "" if it is none."""
    for pronoun in verbs.get("pronouns", ()):
        base = word.removesuffix(pronoun)
        if base != word and base.endswith(tuple(verbs.get("infinitives", ()))):
            return base + "e"
    return ""


_DEEDS = frozenset({
    ":play", "activate", "special", "tribute", "banish", "discard", "take-control", "respond", "revive", ":sets",
    "equip",
})  # fmt: skip
"""What a verb says that a player does."""


def person_of(langs: Sequence[str], word: str, said: Collection[str]) -> str:
    """Who does what a verb says, by its ending: "tributo", "tributa"; "" where the ending does not tell."""
    if len(word) < _SHORTEST or _DEEDS.isdisjoint(said) or not {":i", ":he"}.isdisjoint(said):
        return ""
    for lang in langs:
        verbs = table(lang, "search/verbs")
        if word.endswith(tuple(verbs.get("nouns", ()))) or _without_pronoun(word, verbs):
            continue
        for kind, key in ((":i", "first"), (":he", "third")):
            if word.endswith(tuple(verbs.get(key, ()))):
                return kind
    return ""


def is_noun(langs: Sequence[str], words: Sequence[str], at: int) -> bool:
    """Whether a determiner before a word tells that it is a noun, and no verb of the same form: "l'attacco di X"."""
    before = words[at - 1] if at else ""
    verb = before == "l" and at + 1 < len(words) and (words[at + 1],) in listed("with")  # "l'attacco con X"
    return not verb and any(before in table(lang, "search/verbs").get("determiners", ()) for lang in langs)


def _of_stem(lang: str, word: str) -> frozenset[str]:
    """What the listed words with the same stem say, or the meanings of the stem."""
    if len(word) < _SHORTEST:
        return frozenset()
    own = stem(lang, word)
    said = {meaning.removeprefix(MARK) for meaning in meanings().of(lang, own)}
    return _by_stem(lang).get(own, frozenset()) | said


@cache
def _by_stem(lang: str) -> dict[str, frozenset[str]]:
    """What the verbs among the listed words say, by their stems."""
    found: dict[str, set[str]] = {}
    for words, said in kinds(lang).items():
        if len(words) == 1 and len(words[0]) >= _SHORTEST:
            found.setdefault(stem(lang, words[0]), set()).update(said)
    return {one: frozenset(said) for one, said in found.items()}


def named_by_verb(word: str, short: Mapping[str, str]) -> str | None:
    """The name, nickname or abbreviation in a verb made from it: "taifunt", "gemst"; None if there is none."""
    names, joined = _names()
    if word in names or (word,) in nicknames():
        return None
    for begins in _BEGINNINGS:
        for ends in _VERB_ENDINGS:
            if not (begins or ends) or not (word.startswith(begins) and word.endswith(ends)):
                continue
            base = word[len(begins) : len(word) - len(ends)]
            if (len(base) >= _SHORTEST and (base,) in nicknames()) or (len(base) == _LETTERS and base in short):
                return base
            if len(base) >= _LONG and base in joined:
                return base
    return None


@cache
def _names() -> tuple[frozenset[str], frozenset[str]]:
    """The words of the cards' names, and the names written as one word."""
    said = [words_of(card.names.in_language(lang)) for card in BY_SLUG.values() for lang in LANGUAGES]
    return frozenset(word for words in said for word in words), frozenset("".join(words) for words in said)


def name_words() -> frozenset[str]:
    """The words of the cards' names."""
    return _names()[0]


_LONG = 7
"""From how many letters on a name written as one word is told from a verb."""
_LETTERS = 3
"""How many letters an abbreviation has that becomes a verb."""


def uninflected(words: Sequence[str]) -> list[str]:
    """The words with the last one of a name in its basic form: "he mind controlled", "lava golems"."""
    found = list(words)
    for at in range(1, len(words)):
        starts = range(max(0, at - _MOST_WORDS + 1), at)
        if any(tuple(words[start : at + 1]) in _long_names() for start in starts):
            continue
        fitting = (form for form in _basic(words[at]) for start in starts
                   if (*words[start:at], form) in _long_names())  # fmt: skip
        found[at] = next(fitting, words[at])
    return found


def _basic(word: str) -> list[str]:
    """What a word may be without the ending of a verb or a plural."""
    bases = [word.removesuffix(end) for end in ("s", "es", "ed", "d", "ing") if word.endswith(end)]
    single = [base[:-1] for base in bases if len(base) > 1 and base[-1] == base[-2]]
    return [base for base in (*bases, *single) if len(base) >= _SHORTEST]


@cache
def _long_names() -> frozenset[tuple[str, ...]]:
    """The English names and nicknames of more than one word."""
    said = [tuple(words_of(card.names.in_language("en"))) for card in BY_SLUG.values()]
    return frozenset(words for words in (*said, *nicknames()) if 1 < len(words) <= _MOST_WORDS)


_MOST_WORDS = 5
"""How many words a name has of which another form is understood."""


def is_listed(word: str) -> bool:
    """Whether a word says something in a question in any language."""
    return any(meanings().of(lang, stem(lang, word)) or (word,) in kinds(lang) for lang in LANGUAGES)


_GONE = ("destroy", ":gone", ":back", "return", "leave", ":graveyard", ":hand", ":toward")
"""Where something goes, beside the verb: "geht kaputt", "gaat dood"."""


def read_going(said: Sequence[set[str]], clauses: Sequence[int], asking: Collection[int]) -> None:
    """Tell "it goes" in the sense of "it is possible" from going somewhere, and read "all right?" as "possible?"."""
    last = max(asking, default=clauses[-1] if clauses else 0)
    for at, one in enumerate(said):
        if (
            ":fine" in one
            and clauses[at] == last
            and not any(":can" in said[place] for place in _places(clauses, last))
        ):
            one.add(":can")
        if ":goes" not in one:
            continue
        own = [place for place, clause in enumerate(clauses) if clause == clauses[at]]
        after = set().union(*(said[place] for place in own if place > at), set())
        if not after.isdisjoint(_GONE):
            one.discard(":can")
        elif clauses[at] == last and not after - _EMPTY and not any(":can" in said[place] for place in own):
            one.add(":can")


def _places(clauses: Sequence[int], clause: int) -> list[int]:
    return [at for at, own in enumerate(clauses) if own == clause]


_EMPTY = frozenset({":plain", ":tag", ":still", ":it", ":already"})
"""What may be said behind "it goes" at the end of a question."""


def leave_out_alternative(
    words: Sequence[str], said: Sequence[set[str]], clauses: Sequence[int], covered: Collection[int]
) -> None:
    """Let what must be done if something is not possible say nothing: "may I use it now, or must it wait a turn?"."""
    for at, one in enumerate(said):
        after = [place for place in _places(clauses, clauses[at]) if place > at]
        asked = any(":can" in said[place] for place in range(at) if clauses[place] >= clauses[at] - 1)
        must = any("mandatory" in said[place] for place in after[:_SOON])
        must = must or any((words[place],) in listed("merely") for place in after[:_SOON])
        if ":or" in one and at not in covered and asked and must and not any(place in covered for place in after):
            for place in (at, *after):
                said[place].clear()
                said[place].add(":plain")


_SOON = 2
"""How many words behind "or" may stand before "must"."""
