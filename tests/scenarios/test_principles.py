"""Questions about a rule that name no card: which statement they ask, and how sure the answer is."""

from __future__ import annotations

import pytest

from rulebook.articles.rules import rules
from rulebook.languages import LANGUAGES, table
from rulebook.search.words import words_of
from scenarios.asking.tokens import tokens_of
from scenarios.catalogue.library import index
from scenarios.catalogue.principles import answered_by_principle
from scenarios.catalogue.stories import answered_by_story
from scenarios.principles.bearing import bearing
from scenarios.principles.concepts import concepts, number_in, spoken_of
from scenarios.principles.matching import Principle, principle
from scenarios.principles.statements import statement_of, statements


def _principle(text: str) -> Principle | None:
    found = index()
    return principle(tokens_of(found.names, found.common, found.short, text))


def test_every_statement_is_about_a_rule_and_names_known_concepts() -> None:
    for one in statements():
        assert one.rule in rules(), one.rule
        assert one.needs, one.rule
        named = one.named | one.bars
        assert named <= concepts(), (one.rule, sorted(named - concepts()))


def test_what_concepts_bear_on_is_known() -> None:
    assert bearing().named() <= concepts()


def test_the_concepts_are_the_same_in_every_language() -> None:
    for lang in LANGUAGES:
        assert set(table(lang, "search/principles")) - {"counting"} == concepts()


ASKED = [
    ("turn.end.hand-limit", True, "muss ich am Ende meines Zuges abwerfen bei 8 Karten"),
    ("turn.draw.first-turn-none", False, "if I go first do I draw (2014)"),
    ("damage.attack-vs-attack.equal", True, "zwei Monster mit je 1800 ATK, sind dann beide weg?"),
    ("damage.piercing", True, "does piercing count as battle damage"),
    ("zone.field.one-each", True, "both of us can have our own field spell out, yeah?"),
    ("summon.special.proper-first", False, "can you revive a synchro never properly summoned"),
    ("win.deck-out", True, "un effetto mi fa pescare ma il mio mazzo è vuoto, ho perso?"),
    ("spell.quick-play.opponent-turn", True,
     "si può posizionare una magia rapida e usarla nel turno dell'avversario"),
    ("trap.not-set-turn", False, "trappola messa coperta adesso, la attivo già in questo turno?"),
    ("effect.quick", True, "kan je een quick effect gebruiken in de beurt van je tegenstander"),
    ("deck.extra.not-counted", False, "tellen de kaarten uit je extra deck mee voor de 40"),
    ("win.draw.both-zero", True, "wir fallen beide gleichzeitig auf 0 lp, unentschieden?"),
    ("pendulum.summon.once", False, "can I pendulum summon twice in one turn"),
    ("deck.main.size", False, "mag je main deck uit 65 kaarten bestaan"),
    ("zone.gy.public", True, "darf ich in den friedhof vom gegner schauen"),
    ("xyz.material.not-on-field", False, "i materiali xyz contano come carte sul terreno?"),
    ("summon.special.unlimited", True, "my uncle says there is no cap on special summons, is he telling the truth"),
    ("summon.special.unlimited", False, "ist die Zahl der Spezialbeschwörungen pro Zug durch ein Limit begrenzt?"),
    ("damage.attack-vs-attack.equal", True, "beide in angriff, beide 1700, geht alles beides drauf?"),
    ("summon.special.position", True, "evoco specialmente un mostro, posso metterlo subito in difesa scoperta?"),
    ("chain.spell-speed.3", True, "mag je een counter trap met nog een counter trap beantwoorden?"),
    ("zone.owner-return", False, "ho rubato un mostro dell'avversario e viene distrutto, va nel mio cimitero?"),
    ("zone.owner-return", True, "he stole my monster and it got destroyed, does it go to my graveyard?"),
    ("turn.sequence", False, "darf ich nach der Battle Phase noch mal in die Main Phase 1?"),
    ("battle.one-attack", False, "un mostro coperto può attaccare?"),
    ("battle.one-attack", False, "kan een face-down monster aanvallen?"),
    ("zone.gy-banished.no-destroy", False, "can cards in the graveyard be destroyed?"),
    ("add.mid-deck", False, "telt opgraven als trekken?"),
    ("priority.options", True, "kan de beurtspeler zijn prioriteit doorgeven?"),
    ("spell.set.not-opponent-turn", False,
     "opp is aan de beurt, mag ik een normal spell activeren die ik vorige beurt heb geset?"),
    ("position.change.manual", True,
     "my guy has been sitting in face-up defense since last turn, can i switch him to attack and attack this turn?"),
    ("synchro.level-sum", False, "tuner livello 3 e non tuner livello 4, posso fare un synchro livello 8?"),
    ("synchro.level-sum", True, "tuner livello 3 e non tuner livello 5, posso fare un synchro livello 8?"),
    ("summon.flip.not-set-turn", True,
     "set a monster face down last turn, can I flip it up this turn and swing with it right away?"),
    ("summon.normal.no-faceup-defense", False, "can I set a monster in face-up defense position?"),
    ("spell.quick-play.opponent-turn", False,
     "gegner ist dran, ich hab nen schnellzauber auf der hand aber nicht gelegt. kann ich den als antwort spielen?"),
    ("turn.main2.after-battle", True, "mag ik na mijn aanval nog een monster oproepen"),
    ("equip.monster.no-move", False, "mag ik een equip spell verplaatsen naar een ander monster"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "yes", "text"), ASKED, ids=[rule for rule, _, _ in ASKED])
def test_a_question_about_a_rule_is_answered_by_the_rule(rule: str, *, yes: bool, text: str) -> None:
    found = _principle(text)
    assert found is not None
    assert (found.rule, found.answer) == (rule, yes)


def test_a_plain_question_is_sure_and_one_that_says_more_is_not() -> None:
    plain = _principle("does piercing count as battle damage")
    more = _principle("does piercing count as battle damage if the wizard of my uncle is asleep")
    assert plain is not None
    assert plain.yes is True
    assert more is not None
    assert more.yes is None
    assert more.likely is True
    assert more.doubt > plain.doubt


BY_KIND = [
    ("trap.not-set-turn", False, "hab grad compulse gesetzt, kann ich das noch im selben zug aktivieren?"),
    ("search.reveal.restricted", True, "cerco un mostro con sangan, l'avversario può vedere che carta prendo?"),
    ("fusion.materials", True, "con polimerizzazione posso fondere un mostro sul terreno con uno che ho in mano?"),
    ("fusion.materials", True, "polymerization, mag je dan 1 monster van het veld gebruiken en 1 uit je hand"),
]


@pytest.mark.parametrize(("rule", "yes", "text"), BY_KIND, ids=[rule for rule, _, _ in BY_KIND])
def test_a_card_named_alone_stands_for_its_kind_but_nothing_is_sure(rule: str, *, yes: bool, text: str) -> None:
    found = _principle(text)
    assert found is not None
    assert (found.rule, found.yes, found.likely) == (rule, None, yes)


def test_a_card_taken_for_its_kind_answers_only_where_nothing_is_played() -> None:
    text = "cerco un mostro con sangan, l'avversario può vedere che carta prendo?"
    found, told = answered_by_principle(text), answered_by_story("can I attack with Summoned Skull")
    assert found is not None
    assert told is not None
    assert found.beside(None) is found
    assert told.answer is not None
    assert found.beside(told) is None


def test_several_cards_are_no_question_about_a_rule() -> None:
    assert _principle("can I activate a trap the turn I set it") is not None
    assert _principle("can I activate Waboku and Mirror Force the turn I set it") is None


def test_asking_whether_it_is_forbidden_turns_the_answer() -> None:
    allowed, forbidden = _principle("is a 61 card deck allowed"), _principle("is a 61 card deck forbidden")
    assert allowed is not None
    assert forbidden is not None
    assert (allowed.answer, forbidden.answer) == (False, True)


def test_a_statement_that_no_card_is_drawn_is_denied() -> None:
    told = _principle("klopt het dat degene die begint geen kaart trekt in zijn eerste beurt")
    plain = _principle("trekt degene die begint een kaart in zijn eerste beurt")
    assert told is not None
    assert plain is not None
    assert told.rule == plain.rule == "turn.draw.first-turn-none"
    assert (told.answer, plain.answer) == (True, False)


def test_asking_whether_the_opposite_is_true_turns_the_answer() -> None:
    true, may = (
        _principle("is it true that you can't activate a trap the turn you set it"),
        _principle("can't I activate a trap the turn I set it"),
    )
    none = _principle("kriegt man beim angriff auf ein monster in verteidigung mit höherer def keinen schaden")
    assert true is not None
    assert may is not None
    assert none is not None
    assert (true.answer, may.answer, none.answer) == (True, False, False)


def test_a_kind_of_summon_is_a_summon_where_that_makes_it_another_question() -> None:
    found = _principle("normal summoned it this turn and it did not attack, may i switch it to defense in main phase 2")
    assert found is not None
    assert found.answer is False


def test_whether_one_must_is_not_whether_one_may() -> None:
    must, may = _principle("must i attack"), _principle("may i choose not to attack")
    assert must is not None
    assert may is not None
    assert (must.answer, may.answer) == (False, True)


@pytest.mark.parametrize("text", ["how many cards do I draw in my first turn if I go first", "is Jinzo immune", "",
                                  "piercing battle damage"])  # fmt: skip
def test_no_statement_is_asked(text: str) -> None:
    assert _principle(text) is None


def test_a_number_decides_which_statement_is_asked() -> None:
    few, many = _principle("extra deck with 15 cards"), _principle("extra deck with 16 cards")
    assert few is not None
    assert many is not None
    assert (few.answer, many.answer) == (True, False)


def test_a_story_that_is_played_comes_first_and_an_opposite_one_makes_it_doubtful() -> None:
    from scenarios.catalogue.stories import answered_by_story

    text = "can i attack on turn 1 if im going first"
    told, by_rule = answered_by_story(text), answered_by_principle(text)
    assert told is not None
    assert told.yes is False
    assert by_rule is not None
    assert by_rule.beside(told) is None
    assert by_rule.beside(None) is by_rule
    other = type(by_rule)(by_rule.principle._replace(yes=True, doubt=0.4), "").beside(told)
    assert other is not None
    assert (other.yes, other.likely) == (None, True)
    whole = type(by_rule)(by_rule.principle._replace(yes=True, doubt=0.0), "").beside(told)
    assert whole is not None
    assert whole.yes is True


def test_a_phrase_is_read_as_a_whole_and_an_open_end_and_a_gap_are_read() -> None:
    def said(lang: str, text: str) -> set[str]:
        return {one.concept for one in spoken_of(words_of(text), [lang])}

    assert "extra-deck" in said("en", "my extra deck")
    assert "deck" not in said("en", "my extra deck")
    assert "discard" in said("de", "ich werfe zwei Karten ab")
    assert "discard" in said("de", "abgeworfen")
    assert "damage-step" in said("nl", "in de damage step")


def test_numbers_are_read_in_figures_and_words() -> None:
    assert (number_in("65"), number_in("acht"), number_in("otto"), number_in("deck")) == (65, 8, 8, None)


def test_a_reading_is_taken_apart() -> None:
    one = statement_of("win.lp-zero", "~a/b c ?d !e #7+ !#1-6 @equal", yes=True)
    assert one.needs == (frozenset("ab"), frozenset("c"))
    assert (one.may, one.bars, one.compares, one.safe) == (frozenset("d"), frozenset("e"), "equal", False)
    assert one.ranges[0][0] == 7
    assert one.outside == ((1, 6),)


def test_a_level_is_compared_with_the_two_scales() -> None:
    inside, outside = (
        _principle("scales 2 and 8, is level 7 possible"),
        _principle("scales 2 and 8, is level 8 possible"),
    )
    assert inside is not None
    assert outside is not None
    assert (inside.answer, outside.answer) == (True, False)


def test_who_does_it_and_what_is_named_twice_decide() -> None:
    itself = _principle("kan een monster in defense position zelf aanvallen")
    twice, once = (
        _principle("counter trap op een counter trap chainen, mag dat"),
        _principle("can i chain to a counter trap"),
    )
    assert itself is not None
    assert itself.answer is False
    assert twice is not None
    assert twice.answer is True
    assert once is None or once.yes is None


def test_a_question_about_a_token_is_told_without_the_token_before_it() -> None:
    from scenarios.catalogue.stories import answered_by_story

    assert answered_by_story("can I activate scapegoat and tribute the tokens?") is not None
