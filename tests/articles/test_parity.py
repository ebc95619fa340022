"""Every entry of the library says the same in four languages: the same numbers, the same glossary terms."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from rulebook.articles.chapters import chapters
from rulebook.articles.definitions import contrasts, definitions
from rulebook.articles.disagreements import disagreements
from rulebook.articles.glossary import glossary
from rulebook.articles.rules import statements
from rulebook.articles.standing import standings
from rulebook.cards import POOL
from rulebook.languages import LANGUAGES
from scenarios.catalogue.casebook import casebook
from scenarios.catalogue.library import documents

Texts = Mapping[str, str]
OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
QUOTED = re.compile(r"[“„][^“”]*[“”]")
"""Card names and other quoted words are not terms."""


def texts() -> Iterator[tuple[str, str, Texts]]:
    """Yield every text of every entry: the entry, its part, the text in each language."""
    for id, words in statements().items():
        yield f"rule:{id}", "", words
    for id, found in definitions().items():
        yield f"term:{id}", "", found.words
    for pair in contrasts():
        yield f"contrast:{'/'.join(pair.terms)}", "", pair.words
    for chapter in chapters():
        yield f"chapter:{chapter.id}", "title", chapter.title
        yield f"chapter:{chapter.id}", "intro", chapter.intro
        for article in chapter.articles:
            yield f"article:{article.id}", "title", article.title
    for point in disagreements().values():
        for part, words in {"title": point.title, "why": point.why, **point.readings}.items():
            yield f"dispute:{point.id}", part, words
    for id, one in casebook().items():
        for part in ("title", "question", "answer", "stated", "parts", "unplayed"):
            yield f"ruling:{id}", part, {lang: getattr(one.texts[lang], part) for lang in LANGUAGES}


TEXTS = list(texts())


def test_every_entry_has_every_text_in_every_language() -> None:
    for entry, part, words in TEXTS:
        assert set(words) >= set(LANGUAGES), (entry, part)
        assert len({bool(words[lang].strip()) for lang in LANGUAGES}) == 1, (entry, part)
    for entry in {entry for entry, _, _ in TEXTS}:
        assert any(words["en"] for each, _, words in TEXTS if each == entry), entry


def test_no_entry_of_the_library_is_left_out_here() -> None:
    """Everything searchable is compared, except cards, whose sentences are generated."""
    compared = {entry for entry, _, _ in TEXTS}
    found = {one.id for one in documents() if one.kind != "card"}
    assert {id for id in found if id not in compared} == set()
    assert set(standings()) <= set(statements())


def test_the_numbers_are_the_same_in_every_language() -> None:
    for entry, part, words in TEXTS:
        # Without quotations: a card name may contain a number in one language and a word in another.
        shown = {lang: sorted(re.findall(r"\d+", QUOTED.sub("", words[lang]))) for lang in LANGUAGES}
        assert all(numbers == shown["en"] for numbers in shown.values()), (entry, part, shown)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_cards_are_named_in_every_language(lang: str) -> None:
    for entry, part, words in TEXTS:
        if entry != "dispute:two-spellings":  # about a German name
            assert cards_in(words[lang], lang) == cards_in(words["en"], "en"), (entry, part, words[lang])


def cards_in(text: str, lang: str) -> set[str]:
    """The slugs of the cards named in a text, each in quotation marks."""
    named = {found.group().strip("“”„") for found in QUOTED.finditer(text)}
    return {card.slug for card in POOL if card.names.in_language(lang) in named}


# Terms ----------------------------------------------------------------------------------------------

EVERYDAY = {
    "player", "win", "lose", "draw-result", "tie-battle", "type", "card-name", "face-up", "face-down", "effect", "hand",
    "field", "turn", "phase", "step", "die", "coin", "target", "condition", "cost", "pay", "return", "owner",
    "control", "level", "attack", "set", "limited", "forbidden", "random", "cut", "draw",
}  # fmt: skip
"""Terms whose English word is also an everyday word, or part of many others: a match means nothing."""
TWICE = {"chain-dutch", "summon-dutch", "tribute-dutch", "destroy-verb"}
"""Terms listed twice in the glossary because of their other Dutch word."""

FORMS = {
    "summon": {"de": "beschw", "it": "evoc", "nl": r"summon|oproep|opgeroep|\broep"},
    "resolve": {"de": r"aufl|aufgel|\blos\w*\b.*\bauf\b", "it": "riso[lt]", "nl": r"afhand|afgehand|\bhandel.*\baf\b"},
    "tribute": {"de": "tribut", "it": "tribut", "nl": "tribute"},
    "discard": {"de": r"abw[ei]rf|abgeworf|abzuwerf|\bw[ie]rf.*\bab\b", "nl": r"afgooi|afgegooid|\bgooi.*\baf\b"},
    "destroy": {"it": "distru"},
    "excavate": {
        "de": r"ausgrab|ausgegrab|\bgrabst?\b.*\baus\b",
        "nl": r"excavate|omdraai|omgedraai|\bdraai\w*\b.*\bom\b",
    },
    "reveal": {"de": r"vorz|vorgez|\bzeig\w*\b.*\bvor\b", "nl": "toon|tonen"},
    "attach": {"de": r"anh|angeh", "it": "attacc", "nl": "vast"},
    "chain-link": {"it": "anell"},
    "add-to-hand": {"it": "aggiun"},
    "attack-target": {"de": "ziel", "it": "bersagl", "nl": "doelwit"},
    "synchro-summon": {"it": "synchro evoca"},
    "pendulum-summon": {"it": "evoc.*pendulum"},
    "activate": {"nl": "activ"},
    "direct-damage": {"de": "direkt", "it": "diretta", "nl": "direct"},
    "non-tuner": {"nl": "geen tuner|niet-tuner"},
}
"""Irregular forms: how the glossary's word occurs in texts, without accents, in lower case."""

SAID_OTHERWISE: dict[str, set[tuple[str, str, str]]] = {
    "a drawn Duel is one word: patta, gelijkspel": {
        ("rule:setup.first-player.after-draw.de", "duel", "it"), ("dispute:drawn-match", "duel", "it"),
        ("rule:setup.first-player.after-draw", "duel", "nl"), ("rule:setup.first-player.after-draw.de", "duel", "nl"),
        ("dispute:drawn-match", "duel", "nl"), ("dispute:choice-after-draw", "duel", "nl"),
    },
    "to lose, to play against each other: the Duel is understood": {
        ("rule:excavate.no-deckout", "duel", "de"), ("rule:excavate.no-deckout", "duel", "nl"),
        ("term:player", "duel", "nl"),
    },
    "an effect with or without a target, said with the word for target": {
        ("rule:target.negation-by-target", "non-targeting", "de"),
        ("rule:target.negation-by-target", "non-targeting", "it"),
        ("rule:target.needs-legal", "targeting-effect", "it"),
    },
    "two compounds that share their second half, or a word bent in another way": {
        ("term:summoning-card", "fusion-monster", "de"),
        ("rule:draw.definition", "pick-up", "de"), ("rule:draw.definition", "pick-up", "it"),
        ("term:synchro-monster", "synchro-summon", "it"),
    },
    "a title or a list that does without the verb": {
        ("dispute:damage-step-timings", "activate", "de"), ("dispute:damage-step-timings", "activate", "it"),
        ("dispute:damage-step-timings", "activate", "nl"), ("term:damage-step", "activate", "de"),
        ("ruling:ruling.cost.scapegoat-activation-negated", "negate", "de"),
        ("ruling:ruling.cost.scapegoat-activation-negated", "negate", "it"),
        ("ruling:ruling.cost.scapegoat-activation-negated", "negate", "nl"),
        ("ruling:ruling.cost.scapegoat-effect-negated", "negate", "it"),
        ("ruling:ruling.cost.scapegoat-effect-negated", "negate", "nl"),
        ("ruling:ruling.summon.polymerization-solemn-judgment", "resolve", "nl"),
        ("ruling:ruling.damage.shadowpriestess-damage", "battle-damage", "it"),
        ("term:special-summon-monster", "summon", "it"),
    },
}  # fmt: skip
"""Texts without a term that the English version names: (entry, term, language), by reason."""


def plain(text: str) -> str:
    """A text without quotations and accents, in lower case."""
    bare = unicodedata.normalize("NFKD", QUOTED.sub(" ", text).casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


@cache
def form(term: str, lang: str) -> re.Pattern[str]:
    """The pattern for a term in a text: the beginnings of its longer words."""
    if own := FORMS.get(term, {}).get(lang):
        return re.compile(own)
    words = [word.removesuffix("karte") for word in re.findall(r"\w+", plain(glossary()[term].words[lang]))]
    words = ["evoc" if word == "evocazione" else word for word in words if len(word) > 3 or word in ("atk", "xyz")]
    stems = [word[: max(4, len(word) - 3)] if len(word) > 4 else word[:3] for word in words]
    return re.compile("".join(f"(?=.*{re.escape(stem)})" for stem in stems), re.DOTALL)


@cache
def named(term: str) -> re.Pattern[str]:
    """The pattern for an English term in any of its forms."""
    word = re.escape(glossary()[term].words["en"])
    return re.compile(rf"(?<![\w-]){word}(?:s|es|ed|d|ing|'s)?(?![\w-])")


LONGEST_FIRST = sorted(set(glossary()) - EVERYDAY - TWICE, key=lambda term: -len(glossary()[term].words["en"]))


def terms_in(text: str) -> list[str]:
    """The terms in an English text; a longer one hides those inside it."""
    text, found = QUOTED.sub("¤", text), []
    for term in LONGEST_FIRST:
        if named(term).search(text):
            found.append(term)
            text = named(term).sub("¤", text)
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_a_term_of_the_glossary_is_named_by_its_own_word_in_every_language(lang: str) -> None:
    excused = {(entry, term) for reason in SAID_OTHERWISE.values() for entry, term, code in reason if code == lang}
    missing = {
        (entry, term): (words["en"], words[lang])
        for entry, _, words in TEXTS
        for term in terms_in(words["en"])
        if not form(term, lang).search(plain(words[lang]))
    }
    assert {found: texts for found, texts in missing.items() if found not in excused} == {}
    assert excused - set(missing) == set(), "these are named now: take them off the list"
