"""Questions about a rule that name no card: sure ones with words left over, and those without yes or no."""

from __future__ import annotations

import pytest

from scenarios.asking.tokens import tokens_of
from scenarios.catalogue.library import index
from scenarios.catalogue.principles import answered_by_principle
from scenarios.principles.matching import Principle, principle, told_by_rule


def _principle(text: str) -> Principle | None:
    found = index()
    return principle(tokens_of(found.names, found.common, found.short, text))


def _told(text: str) -> str:
    found = index()
    told = told_by_rule(tokens_of(found.names, found.common, found.short, text))
    return told.rule if told is not None else ""


SURE = [
    ("battle.first-turn-none", False,
     "wir fangen grad erst an, ich bin erster spieler. darf ich gleich im allerersten zug angreifen?"),
    ("spell.quick-play.not-set-turn", False,
     "ich setze einen Schnellzauber verdeckt. Darf ich ihn noch in demselben Zug umdrehen?"),
    ("fusion.returned-to-hand", False, "mein fusionsmonster geht auf die hand zurück. darf ich es dort behalten"),
    ("mechanic.C3", True, "auf meinem monster liegt ein zähler und es wird verdeckt gedreht. ist der zähler weg?"),
    ("position.change.not-new", False,
     "heb net deze beurt een monster normaal opgeroepen in aanvalspositie. kan ik hem in verdediging draaien?"),
    ("effect.flip.events", False,
     "mijn dichte flip monster werd vernietigd zonder dat hij omgedraaid is. mag ik het flip-effect doen?"),
    ("deck.ritual-in-main", True, "horen ritueelmonsters in het hoofddeck en niet bij het extra deck?"),
    ("equip.lost", True, "mijn monster met een equip erop werd dichtgedraaid. moet die equip spell nu weg?"),
    ("turn.main2.after-battle", False, "salto la battle phase. posso comunque andare nella main phase 2?"),
    ("pendulum.summon.levels", False, "scale pendulum 1 e 8. ho un mostro di livello 8, lo posso evocare pendulum?"),
    ("deck.copies", False, "mag ik 4 kopieën van dezelfde kaart in mijn deck hebben"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "yes", "text"), SURE)
def test_a_question_that_names_most_of_a_rule_is_answered_for_sure(rule: str, *, yes: bool, text: str) -> None:
    found = _principle(text)
    assert found is not None
    assert (found.rule, found.yes) == (rule, yes)


def test_the_other_way_after_or_is_not_asked() -> None:
    for text in (
        "un mostro evocato specialmente può attaccare già in questo turno o deve aspettare?",
        "can a monster attack the turn it was special summoned or does it have to wait?",
    ):
        found = _principle(text)
        assert found is not None, text
        assert (found.rule, found.answer) == ("battle.one-attack", True), text


def test_what_must_be_in_another_sentence_makes_no_other_question() -> None:
    told = _principle("an Equip Spell weakens it, that need not be mine. may I equip it to a monster of my opponent?")
    assert told is not None
    assert (told.rule, told.answer) == ("equip.effect", True)
    asked = _principle("must I equip it to a monster of my opponent?")
    assert asked is None or asked.rule != "equip.effect"


def test_equal_points_are_not_higher_ones() -> None:
    found = _principle("attacco con 2000 atk un mostro in difesa con 2000 def. nessuno viene distrutto, giusto?")
    assert found is not None
    assert (found.rule, found.answer) == ("damage.attack-vs-defense.equal", True)


def test_whose_counter_trap_it_is_decides() -> None:
    his = _principle("er aktiviert eine konterfalle. ich hab einen schnellzauber gesetzt. kann ich den dranketten?")
    own = _principle("er aktiviert einen schnellzauber. kann ich meine konterfalle dranketten?")
    assert his is not None
    assert his.answer is False
    assert own is None or own.answer is not False


TOLD = [
    ("turn.end.hand-limit", "how many cards may I hold at the end of my turn"),
    ("turn.end.hand-limit", "Am Ende meines Zuges habe ich 9 Karten auf der Hand. Wie viele muss ich jetzt abwerfen?"),
    ("battle.direct.damage", "how much damage does a direct attack do"),
    ("equip.lost", "wat gebeurt er met mijn equip kaart als mijn monster doodgaat"),
    ("equip.lost", "cosa succede alla carta equipaggiamento se il mostro viene distrutto"),
    ("token.removed", "waar gaat een token heen als hij kapot is"),
    ("token.removed", "dove va un segna mostro distrutto"),
    ("summon.tribute.count", "how many tributes do I need for a level 8 monster"),
    ("summon.normal.once", "wie oft darf ich im zug normal beschwören"),
    ("setup.lp", "hoeveel levenspunten heb je aan het begin"),
    ("pendulum.summon.levels", "links bereich 2, rechts bereich 6. welche stufen darf ich jetzt rausholen?"),
    ("win.draw.both-zero", "one effect damaged us both at the same time and we both dropped to 0. who wins"),
    ("chain.spell-speed.3", "what spell speed is a counter trap"),
    ("setup.lp", "Wir haben das Spiel meines Enkels zum ersten Mal ausgepackt: Mit wie vielen Lebenspunkten fängt "
     "jeder Spieler ein Duell an?"),
    ("deck.main.size", "First regional coming up and I keep cutting cards: what's the smallest number of cards my Main "
     "Deck can legally be?"),
    ("setup.opening-hand", "Oud-speler hier, weer van zolder gehaald. Met hoeveel kaarten in je hand begin je het "
     "duel ook alweer?"),
    ("zone.spell-trap.limit", "quante magie e trappole posso avere sul campo contemporaneamente"),
    ("deck.side.size", "Compilando la decklist mi è venuto un dubbio: quante carte al massimo si mettono nel Side?"),
    ("battle.first-turn-none", "waarom mag ik in mijn eerste beurt niet aanvallen"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text"), TOLD)
def test_a_question_without_yes_or_no_is_told_the_rule(rule: str, text: str) -> None:
    assert _told(text) == rule
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.yes, found.likely) == (rule, None, None)


@pytest.mark.parametrize(
    "text",
    [
        "how many cards does my uncle sell",
        "what happens to Summoned Skull when he is destroyed",
        "may I hold seven cards at the end of my turn, whatever happens",
        "mein 1800er haut auf seinen 1800er, beide in angriffsposition. wer stirbt und kriegt wer schaden?",
    ],
)
def test_nothing_is_told_where_no_rule_is_asked(text: str) -> None:
    found = answered_by_principle(text)
    assert found is None or found.principle.answer is not None


def test_who_begins_and_what_is_denied_decide() -> None:
    second = _principle("ik begin niet, mag ik in mijn eerste beurt een kaart trekken")
    assert second is None or second.yes is not False
    fought = _principle("I entered my battle phase but did not attack. do I get a main phase 2")
    assert fought is None or fought.yes is not False
    pierced = _principle("I do have piercing. does he take damage when I destroy his defense position monster")
    assert pierced is None or pierced.yes is not False
