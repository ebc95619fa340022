"""Noun phrases as objects: a word with number, case, article, adjectives and owner, rendered in any of the languages.

Sentences are built from these, never concatenated from strings, so that gender and case are right everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import CardKind

from .grammar import Asked, grammar
from .lexicon import Noun, noun, verb
from .phrasebook import wording
from .quotes import quoted

CASES: tuple[str, ...] = ("nom", "acc", "dat", "gen")
ARTICLES: tuple[str, ...] = (
    "def",  # the / der / il / de
    "indef",  # a / ein / un / een
    "none",
    "digit",  # 1 monster, 2 monsters
    "no",  # no / kein / nessun / geen
    "this",
    "that",  # that, those / jener / quel / die, dat
    "your",
    "their",  # of another player: their / sein / il suo / zijn
    "every",
    "all",
)
"""The determiners of a noun. A phrase with ``owner`` determines by itself how the owner is expressed."""

OWNERS: tuple[str, ...] = ("", "you", "opponent", "their")


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun with everything attached to it.

    Args:
        noun: id in the lexicon.
        n: how many; 1 is singular.
        article: one of ``ARTICLES``; ignored when ``owner`` is given and the article is "def".
        adjectives: ids, in English order.
        qualifier: invariable words next to the noun (Attribute, Type); a German or Dutch one ending in a hyphen is
            joined.
        name: a card name, quoted when rendered; the name of a Token takes the place of its noun.
        after: words that follow, already rendered (place, relative clause).
        owner: "you", "opponent" or "their" (the player mentioned).
        ordinal: which of several in a sequence, already rendered: 2nd.
        alone: the name takes the place of the noun, in a language in which it can.
    """

    noun: str
    n: int = 1
    article: str = "def"
    adjectives: tuple[str, ...] = ()
    qualifier: str = ""
    name: str = ""
    after: str = ""
    owner: str = ""
    ordinal: str = ""
    alone: bool = False

    def say(self, lang: str, case: str = "acc", prep: str = "") -> str:
        """Render the phrase in a language.

        Args:
            lang: the code of the language.
            case: nom, acc, dat or gen; "gen" is "of ..." in the other languages.
            prep: a preposition of the language; German and Italian contract it with the article (im, del).

        Raises:
            KeyError: a word is not in the lexicon.
            ValueError: unknown case, article, owner or language.
        """
        if case not in CASES:
            raise ValueError(f"case {case!r} is none of {CASES}")
        if self.article not in ARTICLES:
            raise ValueError(f"article {self.article!r} is none of {ARTICLES}")
        if self.owner not in OWNERS:
            raise ValueError(f"owner {self.owner!r} is none of {OWNERS}")
        if lang not in LANGUAGES:
            raise ValueError(f"language {lang!r} is none of {LANGUAGES}")
        word, name = noun(lang, self.noun), quoted(lang, self.name) if self.name else ""
        if name and self.noun == "token":
            word, name = token_noun(lang, self.name), ""
        elif name and self.alone and (gender := grammar(lang).name_gender) is not None:
            word, name = replace(word, sg=name, pl=name, gender=gender), ""
        tail = " ".join(part for part in (name, self.after) if part)
        article, owner = self.article, self.owner
        if article == "def" and owner in ("you", "their"):
            article, owner = {"you": "your", "their": "their"}[owner], ""
        asked = Asked(word, self.n, case, article, self.adjectives, self.qualifier, tail, owner, prep, self.ordinal)
        return grammar(lang).noun_phrase(asked)

    def with_(self, **changes: object) -> NounPhrase:
        """A copy with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


def token_noun(lang: str, name: str) -> Noun:
    """A Token's name as a noun, in quotation marks, with the forms of the noun in it: “Sheep Token”, “Sheep Tokens”."""
    word = noun(lang, "token")

    def named(form: str) -> str:
        return quoted(lang, f"{name.removesuffix(word.sg)}{form}" if name.endswith(word.sg) else name)

    return replace(word, sg=named(word.sg), pl=named(word.pl), gen=named(word.gen), dat_pl=named(word.dat_pl))


def phrase(
    lang: str,
    noun_id: str,
    n: int = 1,
    case: str = "acc",
    article: str = "def",
    adjectives: tuple[str, ...] = (),
    *,
    qualifier: str = "",
    name: str = "",
    after: str = "",
    owner: str = "",
    prep: str = "",
    alone: bool = False,
) -> str:
    """A noun phrase in one call; see ``NounPhrase`` and ``NounPhrase.say`` for arguments and errors."""
    made = NounPhrase(noun_id, n, article, adjectives, qualifier, name, after, owner, alone=alone)
    return made.say(lang, case, prep)


KIND_NOUNS: dict[CardKind, str] = {CardKind.MONSTER: "monster", CardKind.SPELL: "spell", CardKind.TRAP: "trap"}


def kind_noun(card: Card | None) -> str:
    """The noun id before a card's name; "card" for an unidentified card."""
    if card is None:
        return "card"
    return "token" if card.is_token else KIND_NOUNS[card.kind]


def card_name(lang: str, card: Card) -> str:
    """The name of a card in the quotation marks of the language; Dutch players use the English name."""
    return quoted(lang, card.names.in_language(lang))


def card_phrase(lang: str, card: Card | None, case: str = "acc", article: str = "def", prep: str = "") -> str:
    """A card as "the Trap “X”"; an unidentified one (``None``) as "a card" with the article given."""
    name = card.names.in_language(lang) if card is not None else ""
    return NounPhrase(kind_noun(card), article=article, name=name).say(lang, case, prep)


def player(lang: str, who: str, case: str = "nom", prep: str = "") -> str:
    """A player in a sentence: ``who`` is "you" or "opponent" (your opponent).

    Italian omits "you" as a subject.
    """
    if who == "opponent":
        return phrase(lang, "opponent", case=case, article="your", prep=prep)
    return f"{prep} {wording(lang, f'basic.you.{case}')}".strip()


def pronoun(lang: str, noun_id: str, n: int = 1, case: str = "nom") -> str:
    """The personal pronoun for a noun: er/ihn/ihm, it/them, lo/la/li/le (object), hij/hem/die; Dutch het-words: dat."""
    return grammar(lang).pronoun(noun(lang, noun_id), n, case)


def participle(lang: str, verb_id: str, noun_id: str = "card", n: int = 1) -> str:
    """The participle after "is": agrees with the noun in Italian (distrutta), otherwise invariable."""
    return grammar(lang).participle(verb(lang, verb_id), noun(lang, noun_id), n)


def passive(lang: str, verb_id: str, noun_id: str = "card", n: int = 1) -> str:
    """The passive of an action in the present, verb first: is destroyed / wird zerstört / viene distrutta / wordt ...

    The German verb-final order is ``participle`` + " wird"; Dutch keeps "wordt vernietigd" in both.
    """
    number = "many" if noun(lang, noun_id).plural(n) else "one"
    return f"{wording(lang, f'basic.passive.{number}')} {participle(lang, verb_id, noun_id, n)}"


def conjugate(lang: str, verb_id: str, who: str) -> str:
    """The present tense for "you", "opponent" (third person) or "they" (plural), without a German or Dutch prefix."""
    return verb(lang, verb_id)[grammar(lang).persons[who]]


def join_list(lang: str, items: tuple[str, ...] | list[str], word: str = "and") -> str:
    """Example: A, B and C; ``word`` is "and" or "or". Only English puts a comma before it for three or more."""
    if len(items) < 2:
        return "".join(items)
    joint = grammar(lang).joint(wording(lang, f"basic.{word}"), items[-1])
    comma = "," if grammar(lang).comma_before_last and len(items) > 2 else ""
    return f"{', '.join(items[:-1])}{comma} {joint} {items[-1]}"


def number(lang: str, value: int) -> str:
    """A number as cards print it: digits without grouping in every language."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is none of {LANGUAGES}")
    return str(value)


def capital(text: str) -> str:
    """Capitalise the first letter, skipping an opening quotation mark."""
    for index, sign in enumerate(text):
        if sign.isalpha():
            return text[:index] + sign.upper() + text[index + 1 :]
        if sign not in "„“”‚‘(":
            break
    return text


def uncapital(text: str) -> str:
    """Begin with a small letter, except with an abbreviation or a quotation mark."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def sentence(text: str) -> str:
    """The text as a sentence: capitalised, with one final full stop (inside no quotation mark)."""
    text = capital(" ".join(text.split()))
    return text if text[-1:] in ".!?" else f"{text}."


__all__ = [
    "ARTICLES",
    "CASES",
    "KIND_NOUNS",
    "NounPhrase",
    "capital",
    "card_name",
    "card_phrase",
    "conjugate",
    "join_list",
    "kind_noun",
    "number",
    "participle",
    "passive",
    "phrase",
    "player",
    "pronoun",
    "quoted",
    "sentence",
]
