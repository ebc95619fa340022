"""What is asked of one card: right answers, decided by the rules, for cards whose effects differ in one respect."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.explain.properties.facts import fact
from rulebook.explain.properties.values import Property
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from tests.each import each

YES, NO, DEPENDS = True, False, None
BY_WORDS = (
    # mechanic.C1, target.all-not, nontarget.resolution-choice
    ("dimensional-prison", "targets", "", YES),
    ("mirror-force", "targets", "", NO),
    ("smashing-ground", "targets", "", NO),
    ("compulsory-evacuation-device", "targets", "", YES),
    ("jinzo", "targets", "", NO),
    # cost.definition, effect.definition, mechanic.F3, cost.maintenance.not-negated
    ("raigeki-break", "cost", "discard", YES),
    ("graceful-charity", "cost", "discard", NO),
    ("solemn-judgment", "cost", "pay", YES),
    ("mirror-force", "cost", "", NO),
    ("imperial-order", "cost", "pay", YES),
    ("lava-golem", "cost", "tribute", NO),
    # mechanic.D1
    ("sangan", "mandatory", "", YES),
    ("caius-the-shadow-monarch", "mandatory", "", YES),
    ("mobius-the-frost-monarch", "mandatory", "", NO),
    ("honest", "mandatory", "", NO),
    # mechanic.D2
    ("peten-the-dark-clown", "misses", "", YES),
    ("sangan", "misses", "", NO),
    ("dandylion", "misses", "", NO),
    ("treeborn-frog", "misses", "", NO),
    ("mirror-force", "misses", "", NO),
    # chain.spell-speed.1 to 3
    ("book-of-moon", "speed", 2, YES),
    ("solemn-judgment", "speed", 2, NO),
    ("solemn-judgment", "speed", 3, YES),
    ("monster-reborn", "speed", 1, YES),
    ("sangan", "speed", 1, YES),
    ("thunder-king-rai-oh", "speed", 2, YES),
    # mechanic.H1, mechanic.F1, effect.continuous.no-activation
    ("jinzo", "chain", "", NO),
    ("cyber-dragon", "chain", "summon", NO),
    ("treeborn-frog", "chain", "", YES),
    ("stardust-dragon", "chain", "summon", NO),
    ("pot-of-greed", "chain", "", YES),
    # mechanic.E4
    ("kuriboh", "damage-step", "", YES),
    ("honest", "damage-step", "", YES),
    ("shrink", "damage-step", "", YES),
    ("divine-wrath", "damage-step", "", YES),
    ("stardust-dragon", "damage-step", "", YES),
    ("mirror-force", "damage-step", "", NO),
    ("book-of-moon", "damage-step", "", NO),
    ("trap-hole", "damage-step", "", NO),
    ("sangan", "damage-step", "", YES),
    ("brionac-dragon-of-the-ice-barrier", "damage-step", "", NO),
    # effect.ignition, effect.quick, spell.quick-play.opponent-turn, trap.opponent-turn
    ("breaker-the-magical-warrior", "opponents-turn", "", NO),
    ("thunder-king-rai-oh", "opponents-turn", "", YES),
    ("monster-reborn", "opponents-turn", "", NO),
    ("book-of-moon", "opponents-turn", "", YES),
    ("waboku", "opponents-turn", "", YES),
    ("treeborn-frog", "opponents-turn", "", NO),
    ("effect-veiler", "own-turn", "", NO),
    ("kuriboh", "own-turn", "", YES),
    # cost.once-per-turn-absent
    ("card-trooper", "limit", "", YES),
    ("brionac-dragon-of-the-ice-barrier", "limit", "", NO),
    ("book-of-moon", "limit", "", NO),
    ("card-trooper", "by-name", "", NO),
    # summon.normal.eligible, summon.tribute.count, summon.set.tribute
    ("gorz-the-emissary-of-darkness", "normal-summon", "", YES),
    ("dark-armed-dragon", "normal-summon", "", NO),
    ("stardust-dragon", "normal-summon", "", NO),
    ("relinquished", "normal-summon", "", NO),
    ("mirror-force", "normal-summon", "", NO),
    ("jinzo", "set", "", YES),
    ("dark-armed-dragon", "set", "", NO),
    # mechanic.F2, summon.special.proper-first
    ("sangan", "revive", "", YES),
    ("stardust-dragon", "revive", "", DEPENDS),
    ("dark-armed-dragon", "revive", "", NO),
    ("dark-ruler-ha-des", "revive", "", NO),
    ("sheep-token", "revive", "", NO),
    ("asura-priest", "special", "", NO),
    ("cyber-dragon", "special", "", YES),
    # trap.must-set, spell.timing
    ("mirror-force", "hand", "", NO),
    ("monster-reborn", "hand", "", YES),
    ("honest", "hand", "", YES),
    ("jinzo", "hand", "", NO),
    ("treeborn-frog", "graveyard", "", YES),
    ("sangan", "does", "add", YES),
    ("mirror-force", "does", "banish", NO),
    # mechanic.B4
    ("divine-wrath", "negates-activation", "", YES),
    ("forbidden-chalice", "negates-activation", "", NO),
    ("thunder-king-rai-oh", "negates-activation", "", NO),
)  # fmt: skip


@each("slug, asked, said, yes", BY_WORDS, ids=lambda case: ".".join(map(str, case)))
def test_a_property_is_read_from_the_effects(slug: str, asked: str, said: str | int, yes: bool | None) -> None:
    doing = (said,) if isinstance(said, str) and said else ()
    found = fact(open_book(), BY_SLUG[slug], Property(asked), doing, said if isinstance(said, int) else 0)
    assert found is not None
    assert found.yes is yes
    assert all(text(lang, told) for told in found.told for lang in LANGUAGES)


@each("asked", Property)
def test_everything_that_can_be_asked_is_said_of_every_card_in_every_language(asked: Property) -> None:
    for card in POOL:
        found = fact(open_book(), card, asked, ("destroy",) if asked is Property.DOES else ())
        for told in found.told if found is not None else ():
            for lang in LANGUAGES:
                said = text(lang, told, cite=False)
                assert card.names.in_language(lang) in said
                assert not said.endswith(": ."), "it quotes a text in which the card says nothing"


@pytest.mark.parametrize(
    ("slug", "asked", "doing"), [("michizure", "does", "destroy"), ("armed-dragon-lv5", "cost", "destroy")]
)
def test_what_is_quoted_begins_where_the_words_it_points_to_do(slug: str, asked: str, doing: str) -> None:
    found = fact(open_book(), BY_SLUG[slug], Property(asked), (doing,))
    assert found is not None
    assert all("1 monster" in text("en", told) for told in found.told)


def test_the_effect_that_the_question_speaks_of_decides() -> None:
    trooper, book = BY_SLUG["card-trooper"], open_book()
    whole = fact(book, trooper, Property.MANDATORY)
    drawing, milling = (fact(book, trooper, Property.MANDATORY, (word,)) for word in ("draw", "excavate"))
    assert whole is not None
    assert whole.yes is None
    assert drawing is not None
    assert drawing.yes is True
    assert milling is not None
    assert milling.yes is False


def test_a_question_about_what_no_effect_does_gets_no_verdict() -> None:
    found = fact(open_book(), BY_SLUG["mirror-force"], Property.TARGETS, ("draw",))
    assert found is None or found.yes is None


@pytest.mark.parametrize("slug", ["sangan", "dandylion"])
def test_what_never_misses_its_timing_does_not_whatever_happened(slug: str) -> None:
    found = fact(open_book(), BY_SLUG[slug], Property.MISSES, ("tribute",))
    assert found is not None
    assert (found.yes, found.always) == (False, True)
