"""Patterns that a generated sentence must not match, per language, and lexicon checks that need gender."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rulebook.language.languages.it.grammar import definite
from rulebook.language.words import lexicon
from rulebook.language.words.quotes import QUOTES
from rulebook.languages import table

EVERYWHERE: tuple[str, ...] = (
    r"\s[,.;:]",
    r"  ",
    r"\bundefined\b|\bNone\b|[{}§\x00]",
    r"\b(ATK|DEF|LP) \d\.\d{3}\b|\b\d\.\d{3} (ATK|DEF|LP)\b",
    r"[a-z]'s (ATK|DEF)\b|-s\b",
    r"\.\.|,,|;;|::",
    '"',
)
PATTERNS: dict[str, tuple[str, ...]] = {
    "de": (
        r"(?<![,–] )(?<!die oder )\b(der|die|das|den|dem|des|ein\w*) (der|die|das|den|dem|des|ein\w*)\b"
        r"(?<!den oder)(?<!eines der)",
        r"\b1 (offene|verdeckte|andere) Monster\b",
        r"\bkein (Karten)\b",
        r"(?<!weniger )(?<!mehr )\b(ATK|LP|DEF) (wird|ist)\b",
        r"\bnicht ein(e|en)?\b",
        r"(?<!am )\bZug\b",
        r"\bAttacke\b",
        r"aus dem Spiel",
        r" zu$",
        r"\bvon (der|dem) Friedhof\b|\bin dem Friedhof\b|\bauf dem Friedhof\b",
        r"\b[Ww]irf (?!.*\b(ab|Würfel)\b)",
        r"\b[Ff]üge (?!.*\b(hinzu|zu)\b)",
        r"\b[Gg]ib (?!.*\bzurück\b)",
        r"\b[Rr]üste (?!.*\baus\b)",
        r"\b[Bb]iete (?!.*\ban\b)",
        r"(?<!kontrolliert)(?<!kontrollierst), und falls",
        r", (die|das|den|der) (du|dein Gegner|er) kontrollier(st|t)(?![,.;:]| \(| und d)",
        r"\bein (oder mehr )?(Karten?|Fallen?)\b",
        r"\b(Runde|Attribut|Effektes)\b",
        r"\b(dem|einem|jenem|deinem|seinem) \w+ Monstern\b",
        r"\bMonsters?n\b(?<!Monstern)",
    ),
    "en": (
        r"\ba (Xyz|attack|effect|opponent|EARTH)\b",
        r"\ban (Synchro|Tuner|Union|monster|card|Spell|Trap)\b",
        r"\b(he|his|him)\b",
        r"\b(ATK|DEF|LP)s\b",
        r"\b1 (monsters|cards|Spells|Traps)\b",
        r"(?<!Level )\b([2-9]) (monster|card|Spell|Trap)\b(?! Counter)",
    ),
    "it": (
        r"\b(il|lo|la|un|una) (il|lo|la|i|gli|le|un|una)\b",
        r"\b(di|a|da|in|su) (il|lo|la|i|gli|le) |\b(di|a|da|in|su) l'",
        r"\bil (s[bcdfgklmnpqrtvz]|z|ps|gn)",
        r"(?<!non )\bla [aeiou](?!nd)",
        r"\bun' ?[bcd]",
        r"\bdel Extra\b",
        r"\bnega\w*",
        r"\binvia\w*",
        r"(?<!di una )(?<!di questa )(?<!della )(?<!quella )carta (viene|è) \w+t[oi]\b",
        r"mostr[oi] \S+ (viene|vengono) (?!durante)\w+t[ae]\b",
        r"\bnon controlli mostri\b",
        r"\bdanno \d|\d+ danno\b",
        r"\bevoca",
        r"\bposizion(a|ato|are)\b",
        r"\btributo\b",
        r"\b1 (mostri|carte|Magie|Trappole)\b",
        r"\b[2-9] (mostro|carta|Magia|Trappola)\b",
    ),
    "nl": (
        r"\b(het|dat|dit) (kaart|beurt|Spell|Trap|Chain|hand|speler)\b",
        r"\b(de|die|deze) (monster|effect|Deck|veld|doelwit|gevecht)\b",
        r"\been \w+e (monster|effect|doelwit)\b",
        r"\bnegeer|\bnegeren\b",
        r"\b(krijgt|kunt|hebt) je (?!tegenstander)\d",
        r"\bmeer \w+s (\w+ )?(wordt|verlaat)\b",
        r"\bcontroleer",
        r"\b1 (\w+ )?monster die\b",
        r"\bkaart dat\b",
        r", dan (?!die)",
        r"\bkaart effect|monster kaart|gevecht schade",
        r"\b[Gg]ooi (?!(?:je )?met)(?!.*\baf\b)",
        r"\b[Vv]oeg (?!.*\btoe\b)",
        r"\b[Rr]oep (?!.*\bop\b)",
        r"\b[Rr]ust (?!.*\buit\b)",
        r"\b1 (monsters|kaarten)\b",
        r"\b[2-9] (monster|kaart)\b",
        r"onder controle (hebt|heeft) (wordt|worden|kan|kunnen|krijgt|krijgen|verliest|verliezen)\b",
        r"(?<!Chain )\b[Ll]inks?\b",
        r"\b([Aa]ls|[Ww]anneer|[Zz]olang|terwijl|nadat|waarmee) die (op|open|dicht|zo|eerder|is|in|het|niet|nu|al)\b",
        r"\b(kan|mag|wordt|blijft|moet|heeft|kun je|mag je) die (niet|geen|nog|als|een|daarna|nu|dus|al|alleen|maar)\b",
        r"\b([Ss]tuur|[Vv]ernietig|[Vv]erban|[Tt]oon|[Ll]eg|[Ss]et) die daarna\b",
        r"\b[Hh]et eigen effect\b|\b[Dd]e eigen tekst\b",
    ),
}
_TWICE = re.compile(r"\b([^\W\d_]+) \1\b")
_RELATIVE = {"die", "sie", "das", "den", "van", "je"}


def faults(lang: str, text: str, cards: bool) -> Iterator[str]:
    """Yield the faults of a sentence, as far as patterns can tell; ``cards``: it is card text, not an explanation."""
    place = {True: r"\bGraveyard\b", False: r"\bGY\b"}[cards] if lang == "en" else r"\bGY\b"
    for pattern in (*EVERYWHERE, *PATTERNS[lang], place):
        found = re.search(pattern, text)
        if found:
            yield f"{pattern!r} matches {found.group()!r}"
    opening, closing = QUOTES[lang]
    if text.count(opening) != text.count(closing):
        yield "unbalanced quotation marks"
    if text and text[-1] not in ".!?":
        yield "no full stop"
    for found in _TWICE.finditer(text):
        if found.group(1) not in _RELATIVE:
            yield f"the same word twice: {found.group()!r}"
    yield from {"de": _german_nouns, "it": _italian_articles}.get(lang, _nothing)(text)


def _nothing(text: str) -> Iterator[str]:
    return iter(())


@cache
def _small_nouns() -> re.Pattern[str]:
    """Any German lexicon noun in lower case, except words that are also verb forms."""
    words = {lexicon.noun("de", word).sg.lower() for word in table("de", "words/nouns")} - {"setzen", "typ", "ziel"}
    return re.compile(rf"\b({'|'.join(sorted(word for word in words if word.isalpha()))})\b")


def _german_nouns(text: str) -> Iterator[str]:
    found = _small_nouns().search(text)
    if found:
        yield f"noun in small letters: {found.group()!r}"


@cache
def _wrong_articles() -> re.Pattern[str]:
    """Any Italian article before a lexicon noun that requires another one."""
    wrong = []
    for word in table("it", "words/nouns"):
        noun = lexicon.noun("it", word)
        right = definite(noun.sg, noun.gender == "f", False, noun.article) if noun.sg else ""
        wrong += [f"{article} {re.escape(noun.sg)}" for article in ("il", "lo", "la") if noun.sg and article != right]
    return re.compile(rf"\b({'|'.join(sorted(set(wrong)))})\b")


def _italian_articles(text: str) -> Iterator[str]:
    found = _wrong_articles().search(text)
    if found:
        yield f"wrong article: {found.group()!r}"
