"""Tokens: sentences call them Tokens, agree with that word, and never send one to a zone it cannot reach."""

from __future__ import annotations

import pytest

from rulebook.engine.core.events import EventKind
from rulebook.explain import Explanation, Word, narrate, refuse
from rulebook.language.samples.frames import MONSTER, TOKEN
from rulebook.language.sentences.render import text
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import token_noun
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import Cause, Zone

from . import happenings as given
from .happenings import BOOK, EMPTY, moved, refused, table
from .play import of, tell

K = EventKind
MONSTERS = {"en": "monster", "de": "Monster", "it": "mostr", "nl": "monster"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_on_a_real_board_are_called_tokens(lang: str) -> None:
    (made,) = of("summoned", tell("you: activate scapegoat", you='hand = ["scapegoat"]'))
    said = text(lang, made)
    named = token_noun(lang, TOKEN.names.in_language(lang)) if TOKEN.names else noun(lang, "token")
    assert f"4 {named.pl} " in said
    assert MONSTERS[lang] not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_token_is_a_token_and_a_token_among_monsters_is_a_monster(lang: str) -> None:
    one = text(lang, Explanation("destroyed.battle", (("cards", (TOKEN,)),)))
    mixed = text(lang, Explanation("destroyed.battle", (("cards", (TOKEN, MONSTER)),)))
    assert TOKEN.names is not None
    assert token_noun(lang, TOKEN.names.in_language(lang)).sg in one
    assert f"2 {noun(lang, 'monster').pl}" in mixed.replace("of your ", "").replace("deiner ", "").replace("tuoi ", "")


@pytest.mark.parametrize("kind", [K.SENT, K.RETURNED])
@pytest.mark.parametrize("cause", [Cause.EFFECT, Cause.RULE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_token_that_is_sent_or_returned_leaves_the_field_and_reaches_no_other_place(
    kind: EventKind, cause: Cause, lang: str
) -> None:
    (made,) = narrate(BOOK, EMPTY, [moved(kind, given.SHEEP[0], cause, given.STORM, to=Zone.GONE)])
    said = text(lang, made)
    field = {"en": "the field", "de": "vom Spielfeld", "it": "Terreno", "nl": "het veld"}
    places = {
        "en": ("Graveyard", "hand", "Duel", "return"),
        "de": ("Friedhof", "Hand", "Duell", "zurück"),
        "it": ("Cimitero", "mano", "Duello", "ritorna"),
        "nl": ("Graveyard", "hand", "duel", "terug"),
    }
    assert field[lang] in said
    assert not [place for place in places[lang] if place in said], said
    assert not made.children


def test_wording_about_a_token_agrees_with_its_noun() -> None:
    board = table(("sheep-token", 0, Zone.MONSTER), ("cyber-dragon", 0, Zone.MONSTER))
    said = [
        {lang: text(lang, refuse(BOOK, board, refused("attack.once", card=card))) for lang in LANGUAGES}
        for card in (0, 1)
    ]
    assert "Sie hat" in said[0]["de"]
    assert "Das Monster hat" in said[1]["de"]
    assert ": het heeft" in said[0]["nl"]
    assert ": het heeft" in said[1]["nl"]


def test_a_move_of_no_cards_is_not_a_move_of_tokens() -> None:
    assert "Tokens" not in text("en", Explanation("banished.rule", (("cards", ()), ("to", Word("zone", "banished")))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zone_monster_full_tokens_name_the_zones_they_need(lang: str) -> None:
    others = '"axe-raider", "battle-ox", "sangan", "gemini-elf"'
    (made,) = of(
        "not-done",
        tell(
            "opponent: activate fissure", board='turn = 3\nturn_player = "opponent"\nphase = "main1"',
            you=f'monsters = ["dandylion|def", {others}]', opponent='hand = ["fissure"]',
        ),
    )  # fmt: skip
    assert made.node == "not-done.zone.few"
    assert {"1", "2"} <= set(text(lang, made).replace(".", "").split())
