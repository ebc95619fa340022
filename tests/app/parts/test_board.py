"""The drawn field: every zone of both players, every card with its facts in words, positions by shape and word."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from rulebook.cards import BY_SLUG
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.state import DuelState
from rulebook.engine.positions import position
from rulebook.language.words.type_line import attribute_name, type_name
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Attribute, Icon, Phase, Position, Step, Type, Zone
from tests.each import each
from tutor_app.parts.assets import asset
from tutor_app.parts.board import board
from tutor_app.parts.panels import card_panel
from tutor_app.parts.reasons import reasons
from tutor_app.play.field import field_of
from tutor_app.play.marks import Marks
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import CardView, Clause, card_view
from tutor_app.wording.reasons import Dispute, Piece, Reason, Rule

BOOK = open_book("2014")
BOTH = 3


def lying(slug: str, player: int, zone: Zone, slot: int = 0, how: Position = Position.NONE) -> CardState:
    return CardState(BY_SLUG[slug].number, player, player, zone, slot, how, seen=BOTH)


def state(cards: Sequence[CardState]) -> DuelState:
    return position(BOOK, cards, lp=(700, 8000), turn=5, turn_player=0, phase=Phase.MAIN_1, step=Step.NONE)


CARDS = (
    lying("cyber-dragon", 0, Zone.MONSTER, 1, Position.ATTACK),
    lying("spirit-reaper", 0, Zone.MONSTER, 2, Position.DEFENSE),
    lying("sangan", 0, Zone.MONSTER, 3, Position.SET),
    lying("book-of-moon", 0, Zone.SPELL, 0, Position.SET),
    lying("goldd-wu-lord-of-dark-world", 0, Zone.HAND),
    lying("jinzo", 1, Zone.MONSTER, 4, Position.ATTACK),
    lying("zombie-master", 1, Zone.GRAVEYARD),
    lying("treeborn-frog", 1, Zone.BANISHED),
    lying("wattaildragon", 1, Zone.DECK),
)


def card_of(markup: str, uid: int) -> str:
    found = re.search(rf'<button [^>]*data-uid="{uid}"[^>]*>.*?</button>', markup)
    assert found
    return found[0]


def label_of(markup: str, uid: int) -> str:
    found = re.search(r'aria-label="([^"]*)"', card_of(markup, uid))
    assert found
    return found[1]


def class_of(markup: str, uid: int) -> set[str]:
    found = re.search(r'class="([^"]*)"', card_of(markup, uid))
    assert found
    return set(found[1].split())


def test_the_field_of_both_players_is_in_view() -> None:
    drawn = board(field_of(BOOK, state(CARDS), "en"), "en")
    for zone in ("monster", "spell"):
        full = sum(card.zone == Zone[zone.upper()] for card in CARDS)
        assert drawn.count(f'class="zone {zone}"') + full == 10
    assert drawn.count('class="zone field"') == 2
    assert drawn.count('class="zone pendulum"') == 4
    for pile in ("graveyard", "banished", "extra", "deck"):
        assert len(re.findall(rf'class="zone pile {pile}', drawn)) == 2
    assert "700" in drawn
    assert "8000" in drawn
    assert re.search(r'aria-current="step"[^>]*>Main 1<', drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_shows_its_kind_and_position(lang: str) -> None:
    drawn = board(field_of(BOOK, state(CARDS), lang), lang)
    dragon = BY_SLUG["cyber-dragon"]
    said = label_of(drawn, 0)
    assert dragon.names.in_language(lang) in said
    assert {"5", "2100", "1600"} <= set(re.findall(r"\d+", said))
    assert message(lang, "position.attack") in said
    assert message(lang, "position.defense") in label_of(drawn, 1)
    assert message(lang, "position.set_monster") in label_of(drawn, 2)
    assert message(lang, "position.set") in label_of(drawn, 3)


def test_position_shows_in_shape_and_word() -> None:
    drawn = board(field_of(BOOK, state(CARDS), "en"), "en")
    assert "sideways" not in class_of(drawn, 0)
    assert {"sideways"} <= class_of(drawn, 1)
    assert {"sideways", "down"} <= class_of(drawn, 2)
    assert ">DEF<" in card_of(drawn, 1)
    assert ">Set<" in card_of(drawn, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_shows_its_attribute_and_type_in_signs_and_words(lang: str) -> None:
    drawn = board(field_of(BOOK, state(CARDS), lang), lang)
    for uid, attribute, type_ in ((0, "light", "machine"), (1, "dark", "zombie"), (5, "dark", "machine")):
        named = attribute_name(lang, Attribute(attribute))
        assert f'<span class="sign {attribute}" title="{named}"></span>' in card_of(drawn, uid)
        assert f'<span class="type">{type_name(lang, Type(type_))}</span>' in card_of(drawn, uid)
        assert f"{named}, {type_name(lang, Type(type_))}," in label_of(drawn, uid)


def test_the_signs_follow_what_the_monster_counts_as_now() -> None:
    electrum = lying("elemental-hero-electrum", 0, Zone.MONSTER, 0, Position.ATTACK)
    signs = re.findall(r'class="sign (\w+)"', card_of(board(field_of(BOOK, state([electrum]), "en"), "en"), 0))
    assert sorted(signs) == ["earth", "fire", "light", "water", "wind"]


def test_a_spell_or_trap_shows_its_icon_as_a_sign() -> None:
    found = [
        lying(slug, 0, Zone.SPELL, slot, Position.UP)
        for slot, slug in enumerate(("mystical-space-typhoon", "call-of-the-haunted", "solemn-judgment", "heavy-storm"))
    ]
    drawn = board(field_of(BOOK, state(found), "en"), "en")
    assert [re.findall(r'class="sign ([\w-]+)"', card_of(drawn, uid)) for uid in range(4)] == [
        ["quick-play"], ["continuous"], ["counter"], [],
    ]  # fmt: skip


def test_every_sign_has_a_shape() -> None:
    sheet = asset("style.css").text
    for one in (*Attribute, *(icon for icon in Icon if icon != Icon.NORMAL)):
        assert re.search(rf"\.sign\.{one.value} {{ [^}}]*--form: polygon", sheet), one


def test_a_long_word_says_how_much_room_it_needs() -> None:
    def widths(slug: str) -> list[str]:
        held = state([lying(slug, 0, Zone.HAND)])
        return re.findall(r"--letters:(\d+)", card_of(board(field_of(BOOK, held, "en"), "en"), 0))

    assert widths("relinquished") == ["12"]
    assert widths("wattaildragon") == [f"{len('Wattail-')}"]
    assert widths("blue-eyes-white-dragon") == []


def test_an_unknown_card_is_a_back_without_a_name() -> None:
    hidden = CardState(0, 1, 1, Zone.SPELL, 0, Position.SET)
    drawn = board(field_of(BOOK, state((*CARDS, hidden)), "en"), "en")
    back = card_of(drawn, len(CARDS))
    assert message("en", "board.unknown") in label_of(drawn, len(CARDS))
    assert {"down", "unknown", "theirs"} <= class_of(drawn, len(CARDS))
    assert 'class="name"></span>' in back


def test_piles_open_and_options_are_spread_out_automatically() -> None:
    shut = board(field_of(BOOK, state(CARDS), "en"), "en")
    assert 'data-uid="6"' not in shut
    assert 'data-uid="8"' not in shut
    opened = board(field_of(BOOK, state(CARDS), "en", Marks(piles=frozenset({(1, int(Zone.GRAVEYARD))}))), "en")
    assert 'data-uid="6"' in opened
    asked = board(field_of(BOOK, state(CARDS), "en", Marks(options=frozenset({7, 8}))), "en")
    assert "option" in class_of(asked, 7)
    assert "option" in class_of(asked, 8)


def test_highlights_are_also_worded() -> None:
    marks = Marks(selected=0, picked=frozenset({1}), now=5, links={5: (1, 3)}, touched={0: "target"})
    drawn = board(field_of(BOOK, state(CARDS), "en", marks), "en")
    assert {"selected", "touched", "target"} <= class_of(drawn, 0)
    assert message("en", "role.target") in label_of(drawn, 0)
    assert message("en", "board.is_picked") in label_of(drawn, 1)
    assert message("en", "board.in_link", link=3) in label_of(drawn, 5)
    assert "now" in class_of(drawn, 5)


def test_a_card_aimed_at_in_a_pile_marks_the_pile() -> None:
    graveyard = re.compile(rf'<button [^>]*data-send="pile:1:{int(Zone.GRAVEYARD)}"[^>]*>.*?</button>')
    plain, marked = (
        graveyard.search(board(field_of(BOOK, state(CARDS), "en", marks), "en"))
        for marks in (Marks(), Marks(aims=((0, 6),)))
    )
    assert plain is not None
    assert marked is not None
    assert "touched" not in plain[0]
    assert f'<span class="mark">{message("en", "role.target")}</span>' in marked[0]
    assert re.search(rf'aria-label="[^"]*{message("en", "role.target")}"', marked[0])


def test_life_points_say_what_they_have_changed_by() -> None:
    drawn = board(field_of(BOOK, state(CARDS), "en", Marks(lp=(-300, 500))), "en")
    assert '<span class="change">−300</span>' in drawn
    assert '<span class="change gain">+500</span>' in drawn
    assert 'class="change' not in board(field_of(BOOK, state(CARDS), "en"), "en")


def test_dutch_pages_mark_english_names() -> None:
    assert 'class="name" lang="en"' in card_of(board(field_of(BOOK, state(CARDS), "nl"), "nl"), 0)
    assert "lang=" not in card_of(board(field_of(BOOK, state(CARDS), "de"), "de"), 0)


def test_reasons_show_rule_page_and_both_readings() -> None:
    rule = Rule("a.b", "A <rule>.", "Rulebook 9.0, p. 42", Dispute("yes", "no", "reading A"))
    found = Reason("cost", (Piece("text", "You pay "), Piece("name", "“X”")), (rule,), (), "k")
    drawn = reasons([found, found], "en")
    assert "A &lt;rule&gt;." in drawn
    assert drawn.count("Rulebook 9.0, p. 42") == 2
    assert drawn.count("<details") >= 2
    for said in ("yes", "no", "reading A", message("en", "role.cost"), message("en", "why.disputed")):
        assert said in drawn


def test_clauses_are_marked_by_colour_and_by_word() -> None:
    view = CardView("X", "Trap", (Clause("cost", "Pay."), Clause("effect", "Destroy it.", True)))
    drawn = card_panel(view, "en")
    assert f">{message('en', 'role.cost')}<" in drawn
    assert f"{message('en', 'role.effect')} · {message('en', 'role.running')}" in drawn
    assert 'class="clause effect running"' in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@each("slug", sorted(BY_SLUG))
def test_every_card_can_be_read(slug: str, lang: str) -> None:
    card = BY_SLUG[slug]
    view = card_view(BOOK, lang, card.number)
    assert view is not None
    assert view.name == card.names.in_language(lang)
    assert bool(view.clauses) == bool(BOOK.effects(card.number))
    assert all(message(lang, f"role.{clause.role}") for clause in view.clauses)


def test_a_rule_is_shown_once_per_reason_including_its_fold() -> None:
    rule, other = (Rule(id, f"Says {id}.", "Rulebook 9.0") for id in ("a.b", "c.d"))
    behind = Reason("rule", (Piece("text", "Also."),), (rule, other), (), "k.0")
    drawn = reasons([Reason("cost", (Piece("text", "You pay."),), (rule,), (behind,), "k")], "en")
    assert drawn.count("Says a.b.") == 1
    assert drawn.count("Says c.d.") == 1
    assert drawn.count("Also.") == 1
