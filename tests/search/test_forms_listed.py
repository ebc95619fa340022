"""A form that is listed under a meaning says only that, whatever else has its stem."""

from __future__ import annotations

from rulebook.search.meanings import MARK, meanings


def test_a_listed_form_has_no_other_meaning_of_its_stem() -> None:
    assert f"{MARK}set" in meanings().of_word("it", "posiziona")
    assert meanings().of_word("it", "posizione") == (f"{MARK}position",)


def test_a_form_that_is_not_listed_is_known_by_its_stem() -> None:
    assert f"{MARK}draw" in meanings().of_word("en", "drawing")
