"""Long words of card names are broken where a reader of the language would break them."""

from __future__ import annotations

import pytest

from rulebook.language.words.hyphens import LONGEST_WHOLE, SOFT_HYPHEN, hyphenated
from rulebook.shelf import open_book
from rulebook.vocabulary.names import NAME_LANGUAGES


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        ("de", "Watt-schwanz-dra-che"), ("de", "Unter-drü-ckungs-herr-schaft"), ("de", "Kampf-ochse"),
        ("de", "Men-schen-fres-ser-kä-fer"), ("de", "Zwangs-eva-kuie-rungs-ge-rät"), ("de", "Waf-fen-still-stand"),
        ("de", "Geis-ter-ru-fer"), ("it", "Tele-tra-spor-ta-tore"), ("it", "Sac-cheg-gia-tore"),
        ("it", "Obbli-ga-to-rio"), ("it", "Branco-acciaio"), ("en", "Inter-dimensional"), ("en", "Shadow-priestess"),
    ],
)  # fmt: skip
def test_a_long_word_is_broken_between_its_parts_and_syllables(lang: str, word: str) -> None:
    assert hyphenated(lang, word.replace("-", "")).replace(SOFT_HYPHEN, "-") == word


@pytest.mark.parametrize("lang", NAME_LANGUAGES)
def test_a_name_only_gains_soft_hyphens_and_no_part_is_too_short_or_long(lang: str) -> None:
    for card in open_book().by_number.values():
        name = card.names.in_language(lang)
        marked = hyphenated(lang, name)
        assert marked.replace(SOFT_HYPHEN, "") == name
        for word in marked.replace("-", " ").split():
            parts = word.split(SOFT_HYPHEN)
            assert len(parts) == 1 or (min(len(parts[0]), len(parts[-1])) >= 3 and min(map(len, parts)) >= 2)
            if lang != "en":
                assert max(map(len, parts)) <= LONGEST_WHOLE + len("dell\u2019")


def test_only_long_words_are_marked() -> None:
    assert hyphenated("de", "Roter Drache LV6") == "Roter Drache LV6"
    assert hyphenated("en", "Polymerization") == "Polymer\u00adization"
