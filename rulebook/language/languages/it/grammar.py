"""Italian noun phrases: articles by sound, articulated prepositions, agreement."""

from __future__ import annotations

import re

from rulebook.language.words.grammar import Asked, Grammar
from rulebook.language.words.lexicon import Noun, Words, adjective
from rulebook.language.words.word_ids import summon_words
from rulebook.vocabulary.terms import SummonKind

ENDING = "§"
"""Stands in a phrase for the ending of a participle that agrees with cards."""

_IMPURE = re.compile(r"^(s[bcdfgklmnpqrtvz]|z|ps|gn|x|y)", re.IGNORECASE)
_FUSED = {
    "di": "de",
    "a": "a",
    "da": "da",
    "in": "ne",
    "su": "su",
}
_ENDS = {"il": "l", "lo": "llo", "l'": "ll'", "la": "lla", "i": "i", "gli": "gli", "le": "lle"}
_BEFORE_NOUN = ("other", "same", "next", "first", "second")
_ENDING = {(False, False): "o", (True, False): "a", (False, True): "i", (True, True): "e"}
_FORMS = {(False, False): "m", (True, False): "f", (False, True): "mp", (True, True): "fp"}


def _sound(word: str, flag: str) -> str:
    first = word.lstrip("“")
    if flag == "lo" or _IMPURE.match(first):
        return "lo"
    if flag == "noelide":
        return "consonant"
    if flag == "elide" or first[:1].lower() in "aeiouàèéìòù":
        return "vowel"
    return "consonant"


def definite(word: str, feminine: bool, many: bool, flag: str = "") -> str:
    """Example: il, lo, l', la, i, gli, le by gender, number and the first sound of ``word``."""
    sound = _sound(word, flag)
    if feminine:
        return "le" if many else "l'" if sound == "vowel" else "la"
    if many:
        return "i" if sound == "consonant" else "gli"
    return {"vowel": "l'", "lo": "lo", "consonant": "il"}[sound]


def indefinite(word: str, feminine: bool, flag: str = "") -> str:
    """Example: un, uno, una, un'."""
    sound = _sound(word, flag)
    if feminine:
        return "un'" if sound == "vowel" else "una"
    return "uno" if sound == "lo" else "un"


def demonstrative(word: str, feminine: bool, many: bool) -> str:
    """Example: quel, quello, quell', quella, quei, quegli, quelle."""
    article = definite(word, feminine, many)
    return {
        "il": "quel",
        "lo": "quello",
        "l'": "quell'",
        "la": "quella",
        "i": "quei",
        "gli": "quegli",
        "le": "quelle",
    }[article]


def fuse(prep: str, article: str) -> str:
    """Articulated prepositions: del, alla, nell' ...; prepositions that do not contract stay separate."""
    if prep not in _FUSED:
        return f"{prep} {article}"
    return _FUSED[prep] + _ENDS[article]


def agree(form: str, word: Noun, n: int) -> str:
    """A participle in -o agreed with a noun; only the first word of a phrase agrees."""
    feminine, many = word.gender == "f", word.plural(n)
    first, *rest = form.split(" ")
    if first.endswith("o"):
        first = first[:-1] + _ENDING[feminine, many]
    return " ".join((first, *rest))


def agree_endings(text: str, word: Noun, n: int) -> str:
    """Every ``ENDING`` in a phrase as the ending that agrees with a noun."""
    return text.replace(ENDING, _ENDING[word.gender == "f", word.plural(n)]) if ENDING in text else text


def _glue(first: str, rest: str) -> str:
    if not first:
        return rest
    return f"{first}{rest}" if first.endswith("'") else f"{first} {rest}"


def noun_phrase(asked: Asked) -> str:
    """See ``phrases.NounPhrase``."""
    word, n, case, article, adjectives, qualifier, after, owner, prep, ordinal = asked
    many = word.plural(n) and article != "no"
    feminine = word.gender == "f"
    forms = {entry: adjective("it", entry)[_FORMS[feminine, many]] for entry in adjectives}
    before = [ordinal] if ordinal else []
    before += [text for entry, text in forms.items() if entry in _BEFORE_NOUN]
    behind = [text for entry, text in forms.items() if entry not in _BEFORE_NOUN]
    owned = "del tuo avversario" if owner == "opponent" else ""
    core = " ".join(part for part in (*before, word.pl if many else word.sg, qualifier, *behind, owned, after) if part)
    if owner in ("you", "their") and article != "def":
        core = f"{_possessive(owner, feminine, many)} {core}"
    prep = "di" if case == "gen" and not prep else prep
    flag = "" if before else word.article
    if article in ("def", "your", "their"):
        if article != "def":
            core, flag = f"{_possessive(article, feminine, many)} {core}", ""
        first = definite(core, feminine, many, flag)
        return _glue(fuse(prep, first) if prep else first, core)
    if article == "all":
        start = f"tutt{'e' if feminine else 'i'} {definite(core, feminine, True, flag)}"
    elif article == "that":
        start = demonstrative(core, feminine, many)
    else:
        start = {
            "indef": "" if many else indefinite(core, feminine, flag),
            "none": "",
            "digit": str(n),
            "no": f"ness{indefinite(core, feminine, flag)}",
            "this": f"quest{_ENDING[feminine, many]}",
            "every": "ogni",
        }[article]
    return " ".join(part for part in (prep, _glue(start, core)) if part)


def _possessive(owner: str, feminine: bool, many: bool) -> str:
    stem = {"your": "tu", "you": "tu", "their": "su"}[owner]
    return stem + {(False, False): "o", (True, False): "a", (False, True): "oi", (True, True): "e"}[(feminine, many)]


def pronoun(word: Noun, n: int, case: str) -> str:
    """Subject esso, essa, essi, esse; object lo, la, li, le; dative gli, le, loro."""
    key = (word.gender == "f", word.plural(n))
    order = [(False, False), (True, False), (False, True), (True, True)]
    table = {
        "nom": ("esso", "essa", "essi", "esse"),
        "acc": ("lo", "la", "li", "le"),
        "dat": ("gli", "le", "loro", "loro"),
        "gen": ("di esso", "di essa", "di essi", "di esse"),
    }
    return table[case][order.index(key)]


def clitic(order: str, word: Noun, n: int) -> str:
    """An imperative or infinitive with the object attached: distruggilo, mandarla, fallo ritornare, Evocalo
    Specialmente.
    """
    joined = pronoun(word, n, "acc")
    first, *rest = order.split(" ")
    if first == "fai":
        first = "fal"
    elif first.endswith("re"):
        first = first[:-1]
    elif first == "far":
        first = "far"
    return " ".join((first + joined, *rest))


def summoned(verb: str, kinds: SummonKind) -> str:
    """A form of "Evocare" with the kinds of Summon: "Evocata Normalmente", "Evocare Xyz", but "Synchro Evocata"."""
    return f"Synchro {verb}" if kinds == SummonKind.SYNCHRO else f"{verb}{summon_words('it', kinds)}"


class Italian(Grammar):
    """See ``Grammar``."""

    tokens_take_articles = False
    agreement = ("m", "f", "mp", "fp")

    def noun_phrase(self, asked: Asked) -> str:
        return noun_phrase(asked)

    def pronoun(self, word: Noun, n: int, case: str) -> str:
        return pronoun(word, n, case)

    def figure(self, number: int, form: str) -> str:
        said = str(number)
        if form != "def":
            return said
        vowel = said.startswith("8") or (said.startswith("11") and len(said) % 3 == 2)  # otto, ottocento; undici
        return f"{'gli' if vowel else 'i'} {said}"

    def agrees_with(self, word: Noun, plural: bool) -> str:
        return f"{word.gender}p" if plural else word.gender

    def participle(self, words: Words, word: Noun, n: int) -> str:
        return agree(words["pp"], word, n)

    def joint(self, joint: str, following: str) -> str:
        return "ed" if joint == "e" and following.lstrip("“").startswith(("e", "E")) else joint


GRAMMAR = Italian()
